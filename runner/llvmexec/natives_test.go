package llvmexec_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/llvmexec"
)

// formats are formats of printf with an argument, and what the C library prints.
var formats = []struct{ format, typ, value, want string }{
	{"%d", "i32", "-7", "-7"}, {"%i", "i32", "2147483647", "2147483647"}, {"%d", "i32", "4294967295", "-1"}, {"%ld", "i64", "-9223372036854775808", "-9223372036854775808"},
	{"%u", "i32", "-1", "4294967295"}, {"%lu", "i64", "-1", "18446744073709551615"}, {"%zu", "i64", "12", "12"}, {"%x", "i32", "-255", "ffffff01"}, {"%lx", "i64", "48879", "beef"},
	{"%p", "i64", "4096", "0x1000"}, {"%c", "i32", "65", "A"}, {"%c", "i32", "321", "A"}, {"a%%b %d", "i32", "1", "a%b 1"},
	{"%5d|", "i32", "-42", "  -42|"}, {"%-5d|", "i32", "-42", "-42  |"}, {"%05d|", "i32", "-42", "-0042|"}, {"%-05d|", "i32", "-42", "-42  |"}, {"%2d", "i32", "12345", "12345"},
	{"%.4d", "i32", "-42", "-0042"}, {"%.4d", "i32", "42", "0042"}, {"%7.4d", "i32", "-42", "  -0042"}, {"%07.4d", "i32", "-42", "  -0042"}, {"%.2u", "i32", "7", "07"}, {"%08x", "i32", "48879", "0000beef"},
	{"%3c|", "i32", "66", "  B|"}, {"%-3c|", "i32", "66", "B  |"}, {"%10p", "i64", "4096", "    0x1000"},
	{"%f", "f64", "0.5", "0.500000"}, {"%.2f", "f64", "2.675", "2.67"}, {"%.0f", "f64", "2.5", "2"}, {"%8.3f|", "f64", "-1.5", "  -1.500|"}, {"%08.3f|", "f64", "-1.5", "-001.500|"}, {"%-8.1f|", "f64", "1.25", "1.2     |"},
	{"%e", "f64", "12345.678", "1.234568e+04"}, {"%.3e", "f64", "0.001", "1.000e-03"}, {"%g", "f64", "1000000.0", "1e+06"}, {"%g", "f64", "100000.0", "100000"}, {"%g", "f64", "0.0001", "0.0001"},
	{"%g", "f64", "0.00001", "1e-05"}, {"%.0g", "f64", "25.0", "2e+01"}, {"%.3g", "f64", "1234.5", "1.23e+03"}, {"%.12g", "f64", "3.14159265358979", "3.14159265359"},
	{"%f", "f64", "0x7FF0000000000000", "inf"}, {"%f", "f64", "0xFFF0000000000000", "-inf"}, {"%e", "f64", "0x7FF8000000000000", "nan"}, {"%06f", "f64", "0x7FF0000000000000", "   inf"},
	{"%s!", "text", "", "abc!"}, {"%5s|", "text", "", "  abc|"}, {"%-5s|", "text", "", "abc  |"}, {"%.2s|", "text", "", "ab|"}, {"%4.1s|", "text", "", "   a|"}, {"%.9s|", "text", "", "abc|"},
}

func TestPrintf(t *testing.T) {
	var b strings.Builder
	want := ""
	b.WriteString("llvm.func @printf(!llvm.ptr, ...) -> i32\nllvm.mlir.global internal @text(\"abc\\00\") : !llvm.array<4 x i8>\n")
	for i, f := range formats {
		fmt.Fprintf(&b, "llvm.mlir.global internal @f%d(\"%s\\0A\\00\") : !llvm.array<%d x i8>\n", i, f.format, len(f.format)+2)
	}
	b.WriteString("llvm.func @main() -> i32 {\n")
	for i, f := range formats {
		typ := f.typ
		if typ == "text" {
			typ = "!llvm.ptr"
			fmt.Fprintf(&b, "%%v%d = llvm.mlir.addressof @text : !llvm.ptr\n", i)
		} else {
			fmt.Fprintf(&b, "%%v%d = llvm.mlir.constant(%s : %s) : %s\n", i, f.value, typ, typ)
		}
		fmt.Fprintf(&b, "%%f%d = llvm.mlir.addressof @f%d : !llvm.ptr\n%%r%d = llvm.call @printf(%%f%d, %%v%d) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, %s) -> i32\n", i, i, i, i, i, typ)
		want += f.want + "\n"
	}
	b.WriteString("llvm.return %r0 : i32\n}\n")
	r, out, err := run(t, b.String())
	if err != nil || r[0] != 3 {
		t.Fatal(r, err)
	}
	if got, want := strings.Split(out, "\n"), strings.Split(want, "\n"); out != strings.Join(want, "\n") {
		for i, f := range formats {
			if got[i] != want[i] {
				t.Errorf("%s of %s: got %s, want %s", f.format, f.value, got[i], want[i])
			}
		}
	}
}

// A format that is wrong, and a call with too few arguments, are faults.
func TestPrintfFaults(t *testing.T) {
	for _, c := range []struct {
		format string
		kind   llvmexec.FaultKind
		text   string
	}{
		{"%d %d", llvmexec.BadCall, `printf has fewer arguments than its format "%d %d"`},
		{"%d %", llvmexec.BadCall, `the format "%d %" of printf ends within a conversion`},
		{"%5.", llvmexec.BadCall, `the format "%5." of printf ends within a conversion`},
		{"%05n", llvmexec.Unsupported, "the conversion %05n of printf is not supported"},
		{"%d", "", ""},
	} {
		_, _, err := run(t, fmt.Sprintf(`llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal @f("%s\00") : !llvm.array<%d x i8>
llvm.func @main() -> i32 {
  %%f = llvm.mlir.addressof @f : !llvm.ptr
  %%v = llvm.mlir.constant(1 : i32) : i32
  %%r = llvm.call @printf(%%f, %%v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return %%r : i32
}`, c.format, len(c.format)+1))
		check(t, c.format, err, c.kind, c.text)
	}
}

// check compares a fault with what it has to be: none if kind is empty.
func check(t *testing.T, about string, err error, kind llvmexec.FaultKind, text string) {
	t.Helper()
	f, ok := err.(*llvmexec.Fault)
	switch {
	case kind == "" && err != nil:
		t.Errorf("%s: %v", about, err)
	case kind != "" && (!ok || f.Kind != kind || text != "" && f.Text != text):
		t.Errorf("%s: got %v, want %s: %s", about, err, kind, text)
	}
}

// Functions of the runner's libraries print as those of MLIR do.
func TestPrinted(t *testing.T) {
	_, out, err := run(t, `
llvm.func @printI64(i64)
llvm.func @printU64(i64)
llvm.func @printF16(i16)
llvm.func @printBF16(i16)
llvm.func @printF32(f32)
llvm.func @printF64(f64)
llvm.func @printApFloat(i32, i64)
llvm.func @printString(!llvm.ptr)
llvm.func @printOpen()
llvm.func @printClose()
llvm.func @printComma()
llvm.func @printNewline()
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @putchar(i32) -> i32
llvm.mlir.global internal @text("ab\00") : !llvm.array<3 x i8>
llvm.func @main() -> i32 {
  %i = llvm.mlir.constant(-3 : i64) : i64
  %h = llvm.mlir.constant(15872 : i16) : i16
  %b = llvm.mlir.constant(16320 : i16) : i16
  %f = llvm.mlir.constant(-2.5 : f32) : f32
  %d = llvm.mlir.constant(123456789.0 : f64) : f64
  %inf = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %nan = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %c = llvm.mlir.constant(322 : i32) : i32
  llvm.call @printOpen() : () -> ()
  llvm.call @printI64(%i) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printU64(%i) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF16(%h) : (i16) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printBF16(%b) : (i16) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF32(%f) : (f32) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%d) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%inf) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%nan) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  %e5m2 = llvm.mlir.constant(7 : i32) : i32
  %least = llvm.mlir.constant(1 : i64) : i64
  llvm.call @printApFloat(%e5m2, %least) : (i32, i64) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printNewline() : () -> ()
  llvm.call @printString(%t) : (!llvm.ptr) -> ()
  %0 = llvm.call @puts(%t) : (!llvm.ptr) -> i32
  %1 = llvm.call @putchar(%c) : (i32) -> i32
  llvm.return %1 : i32
}`)
	if want := "( -3, 18446744073709551613, 1.5, 1.5, -2.5, 1.23457e+08, -inf, nan, 1.52588e-05 )\nabab\nB"; err != nil || out != want {
		t.Errorf("%q, want %q; %v", out, want, err)
	}
}

// Functions of math.h compute in the format that their name says, and take no other.
func TestMathFunctions(t *testing.T) {
	for _, c := range []struct{ name, args, want string }{
		{"sqrt", "2.25", "1.5"}, {"cbrt", "-27.0", "-3"}, {"pow", "2.0, 10.0", "1024"}, {"fmod", "7.5, 2.0", "1.5"}, {"fmin", "1.0, -2.0", "-2"}, {"fmax", "1.0, -2.0", "1"},
		{"copysign", "3.0, -0.0", "-3"}, {"hypot", "3.0, 4.0", "5"}, {"atan2", "0.0, 1.0", "0"}, {"floor", "-1.5", "-2"}, {"ceil", "-1.5", "-1"}, {"trunc", "-1.75", "-1"},
		{"round", "2.5", "3"}, {"roundeven", "2.5", "2"}, {"rint", "3.5", "4"}, {"fabs", "-4.0", "4"}, {"exp", "0.0", "1"}, {"exp2", "3.0", "8"}, {"expm1", "0.0", "0"}, {"log", "1.0", "0"},
		{"log2", "8.0", "3"}, {"log10", "1000.0", "3"}, {"log1p", "0.0", "0"}, {"sin", "0.0", "0"}, {"cos", "0.0", "1"}, {"tan", "0.0", "0"}, {"asin", "1.0", "1.5708"}, {"acos", "0.0", "1.5708"},
		{"atan", "1.0", "0.785398"}, {"sinh", "0.0", "0"}, {"cosh", "0.0", "1"}, {"tanh", "0.0", "0"}, {"asinh", "0.0", "0"}, {"acosh", "1.0", "0"}, {"atanh", "0.0", "0"}, {"erf", "0.0", "0"}, {"erfc", "0.0", "1"},
	} {
		for _, f := range []struct{ suffix, typ, print string }{{"", "f64", "printF64"}, {"f", "f32", "printF32"}} {
			_, out, err := run(t, callOf(c.name+f.suffix, c.args, f.typ, f.print))
			if err != nil || out != c.want {
				t.Errorf("%s%s(%s) is %s, want %s; %v", c.name, f.suffix, c.args, out, c.want, err)
			}
		}
		_, _, err := run(t, callOf(c.name, c.args, "f32", "printF32"))
		check(t, c.name, err, llvmexec.BadCall, "a mathematical function is called with an argument of another type")
		_, _, err = run(t, callOf(c.name+"l", c.args, "f64", "printF64"))
		check(t, c.name+"l", err, llvmexec.BadCall, "the function "+c.name+"l has no body, and is none that the executor knows")
	}
}

func callOf(name, args, typ, print string) string {
	b := ""
	var names, types []string
	for i, a := range strings.Split(args, ", ") {
		b += fmt.Sprintf("%%a%d = llvm.mlir.constant(%s : %s) : %s\n", i, a, typ, typ)
		names, types = append(names, fmt.Sprintf("%%a%d", i)), append(types, typ)
	}
	n, ty := strings.Join(names, ", "), strings.Join(types, ", ")
	return fmt.Sprintf("llvm.func @%s(%s) -> %s\nllvm.func @%s(%s)\nllvm.func @main() {\n%s%%r = llvm.call @%s(%s) : (%s) -> %s\nllvm.call @%s(%%r) : (%s) -> ()\nllvm.return\n}",
		name, ty, typ, print, typ, b, name, n, ty, typ, print, typ)
}

package llvmexec_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/llvmexec"
)

// returning is a function main that returns 1.
const returning = "\nllvm.func @main() -> i32 {\n  %r = llvm.mlir.constant(1 : i32) : i32\n  llvm.return %r : i32\n}"

// modules are modules with the fault of loading or running them, and modules that are nearly the same and run.
var modules = []struct {
	text string
	kind llvmexec.FaultKind
	want string
}{
	{`module attributes {llvm.data_layout = "E-p:64:64"} {` + returning + "}", llvmexec.Unsupported, "big-endian memory is not supported"},
	{`module attributes {llvm.data_layout = "e-p:32:32"} {` + returning + "}", llvmexec.Unsupported, "pointers of 32 bits are not supported"},
	{`module attributes {llvm.data_layout = "e-p:64:64-p1:32:32-i64:64"} {` + returning + "}", "", ""},
	{`module attributes {llvm.data_layout = "e-m:e-n8:16-:8-p:x:32"} {` + returning + "}", "", ""},
	{"llvm.mlir.global external @g() : vector<[4]xi32>" + returning, llvmexec.Unsupported, "scalable vectors are not supported"},
	{"llvm.mlir.global external @g() : vector<4xi32>" + returning, "", ""},
	{"llvm.mlir.global external @g() : !llvm.struct<\"o\", opaque>" + returning, llvmexec.Unsupported, "values of the opaque type '!llvm.struct<\"o\", opaque>' are not supported"},
	{"llvm.mlir.global external @g() : !llvm.array<2 x struct<\"o\", opaque>>" + returning, llvmexec.Unsupported, "values of the opaque type '!llvm.struct<\"o\", opaque>' are not supported"},
	{"llvm.mlir.global external @g() : !llvm.struct<(i8, struct<\"o\", opaque>)>" + returning, llvmexec.Unsupported, "values of the opaque type '!llvm.struct<\"o\", opaque>' are not supported"},
	{"llvm.mlir.global external @g() : !llvm.struct<\"o\", (i8, ptr)>" + returning, "", ""},
	{"llvm.mlir.global external @g() : !llvm.array<2000000000 x i8>" + returning, llvmexec.Limit, "the globals take too much memory"},
	{"llvm.mlir.global external @g() : !llvm.array<20000000 x i8>" + returning, "", ""},
	{"llvm.mlir.global external @g() : !llvm.array<4294967296 x i8>" + returning, llvmexec.Unsupported, "values of type '!llvm.array<4294967296 x i8>' are too large"},
	{"llvm.mlir.global external @g() : !llvm.array<2000000000 x array<1000 x i8>>" + returning, llvmexec.Unsupported, "values of type '!llvm.array<2000000000 x array<1000 x i8>>' are too large"},
	{"llvm.mlir.global external @g() : vector<2000000xi8>" + returning, llvmexec.Unsupported, "values of type 'vector<2000000xi8>' are too large"},
	{"llvm.mlir.global external @g(dense<1> : tensor<2000000xi8>) : !llvm.array<2000000 x i8>" + returning, llvmexec.Unsupported, "initial values of type '!llvm.array<2000000 x i8>' are too large"},
	{"llvm.mlir.global external @g(dense<1> : tensor<1000000xi8>) : !llvm.array<1000000 x i8>" + returning, "", ""},
	{"llvm.mlir.global external @g() : i32 {\n  %u = llvm.mlir.constant(0 : i32) : i32\n  %v = llvm.udiv %u, %u : i32\n  llvm.return %v : i32\n}" + returning, llvmexec.DivideByZero, "division by zero"},
	{"llvm.mlir.global external @g(\"abc\") : !llvm.array<3 x i8>" + returning, "", ""},
	{"llvm.func @f()\nllvm.func @main() {\n  llvm.call @f() : () -> ()\n  llvm.return\n}", llvmexec.BadCall, "the function f has no body, and is none that the executor knows"},
	{"llvm.func @main(%x: i32) {\n  llvm.return\n}", llvmexec.BadCall, "the function main takes 1 words of arguments, not 0"},
	{"llvm.func @main()", llvmexec.BadCall, "the module defines no function main"},
	{"llvm.func @other() {\n  llvm.return\n}", llvmexec.BadCall, "the module defines no function main"},
	{"llvm.func @main() -> i32 {\n  %u = llvm.mlir.undef : i32\n  llvm.return %u : i32\n}", llvmexec.Undefined, "the function main returns a value that is not defined"},
	{"llvm.func @main() {\n  %u = llvm.mlir.undef : !llvm.array<2000000 x i8>\n  llvm.return\n}", llvmexec.Unsupported, "values of type '!llvm.array<2000000 x i8>' are too large"},
	{"llvm.func @main() {\n  %u = llvm.mlir.undef : !llvm.array<200000 x i8>\n  llvm.return\n}", "", ""},
	{"llvm.func @main() {\n  %u = llvm.mlir.undef : vector<[2]xi8>\n  llvm.return\n}", llvmexec.Unsupported, "scalable vectors are not supported"},
	{"llvm.func @main() {\n  %c = llvm.mlir.constant(1 : i128) : i128\n  llvm.switch %c : i128, ^a [\n  1: ^a\n  ]\n^a:\n  llvm.return\n}", llvmexec.Unsupported, "a switch over more than 64 bits cannot be executed"},
	{"llvm.func @main() {\n  %c = llvm.mlir.constant(1 : i64) : i64\n  llvm.switch %c : i64, ^a [\n  1: ^a\n  ]\n^a:\n  llvm.return\n}", "", ""},
	{"llvm.func @main() {\n  %n = llvm.mlir.constant(1099511627777 : i64) : i64\n  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr\n  llvm.return\n}", llvmexec.Limit, "the program needs too much memory"},
	{"llvm.func @main() {\n  %n = llvm.mlir.constant(4611686018427387905 : i64) : i64\n  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr\n  llvm.return\n}", llvmexec.Limit, "the program needs too much memory"},
	{"llvm.func @main() {\n  %n = llvm.mlir.constant(4611686018427387905 : i64) : i64\n  %p = llvm.alloca %n x !llvm.struct<()> : (i64) -> !llvm.ptr\n  llvm.return\n}", "", ""},
	{"llvm.func @main() {\n  llvm.call_intrinsic \"llvm.donothing\"() : () -> ()\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.call_intrinsic' cannot be executed"},
	{"llvm.func @main() {\n  %a = llvm.mlir.zero : !llvm.ptr\n  llvm.indirectbr %a : !llvm.ptr, [\n  ^b\n  ]\n^b:\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.indirectbr' cannot be executed"},
	{"llvm.mlir.global external @g() : !llvm.array<2147483649 x struct<()>>" + returning, llvmexec.Unsupported, "values of type '!llvm.array<2147483649 x struct<()>>' are too large"},
	{"llvm.mlir.global external @g() : !llvm.array<2147483648 x struct<()>>" + returning, "", ""},
	{"llvm.func @main() {\n  %n = llvm.mlir.constant(1000000000 : i64) : i64\n  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr\n  llvm.return\n}", llvmexec.Limit, "the program needs too much memory"},
	{"llvm.func @main() {\n  %n = llvm.mlir.constant(1000000 : i64) : i64\n  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr\n  llvm.return\n}", "", ""},
	{"llvm.func @main() {\n  %n = llvm.mlir.undef : i64\n  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr\n  llvm.return\n}", llvmexec.Undefined, "the number of elements of an allocation on the stack is not defined"},
	{"llvm.func @f() attributes {personality = @p} {\n  llvm.return\n}\nllvm.func @p(...) -> i32\nllvm.func @main() attributes {personality = @p} {\n  llvm.invoke @f() to ^a unwind ^b : () -> ()\n^a:\n  llvm.return\n^b:\n" +
		"  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n  llvm.resume %l : !llvm.struct<(ptr, i32)>\n}", "", ""},
	{"llvm.func @main() {\n  %f = llvm.mlir.constant(1.0 : f128) : f128\n  %g = llvm.intr.sin(%f) : (f128) -> f128\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.intr.sin' on 'f128' cannot be executed"},
	{"llvm.func @main() {\n  %f = llvm.mlir.constant(1.0 : f128) : f128\n  %g = llvm.intr.pow(%f, %f) : (f128, f128) -> f128\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.intr.pow' on 'f128' cannot be executed"},
	{"llvm.func @main() {\n  %f = llvm.mlir.constant(1.0 : f128) : f128\n  %g = llvm.intr.fma(%f, %f, %f) : (f128, f128, f128) -> f128\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.intr.fma' on 'f128' cannot be executed"},
	{"llvm.func @main() {\n  %f = llvm.mlir.constant(1.0 : f128) : f128\n  %g = llvm.intr.lround(%f) : (f128) -> i64\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.intr.lround' on 'f128' cannot be executed"},
	{"llvm.func @main() {\n  %f = llvm.mlir.constant(1.0 : f128) : f128\n  %i = llvm.mlir.constant(2 : i32) : i32\n  %g = llvm.intr.powi(%f, %i) : (f128, i32) -> f128\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.intr.powi' on 'f128' cannot be executed"},
	{"llvm.func @main() {\n  %i = llvm.mlir.constant(2 : i32) : i32\n  %p = llvm.alloca %i x i32 : (i32) -> !llvm.ptr\n  %o = llvm.atomicrmw uinc_wrap %p, %i monotonic : !llvm.ptr, i32\n  llvm.return\n}", llvmexec.Unsupported, "this atomic operation on 'i32' cannot be executed"},
	{"llvm.func @main() {\n  %i = llvm.mlir.constant(2 : i32) : i32\n  %p = llvm.alloca %i x i32 : (i32) -> !llvm.ptr\n  llvm.store %i, %p : i32, !llvm.ptr\n  %o = llvm.atomicrmw umax %p, %i monotonic : !llvm.ptr, i32\n  llvm.return\n}", "", ""},
	{"llvm.func @main() {\n  %i = llvm.mlir.constant(2 : i32) : i32\n  %f = llvm.inline_asm \"nop\", \"=r,r\" %i : (i32) -> i32\n  llvm.return\n}", llvmexec.Unsupported, "the operation 'llvm.inline_asm' cannot be executed"},
	{"llvm.func @main() {\n  %i = llvm.mlir.constant(2 : i32) : i32\n  llvm.cond_br %c, ^a, ^b\n^a:\n  %f = llvm.inline_asm \"nop\", \"=r,r\" %i : (i32) -> i32\n  llvm.br ^b\n^b:\n  llvm.return\n}", "", ""},
}

func TestModules(t *testing.T) {
	for _, m := range modules {
		text := strings.ReplaceAll(m.text, "llvm.cond_br %c,", "%c = llvm.mlir.constant(false) : i1\n  llvm.cond_br %c,")
		_, _, err := run(t, text)
		check(t, m.text, err, m.kind, m.want)
	}
}

// Types have the size that the data layout of the module says.
func TestLayouts(t *testing.T) {
	for _, c := range []struct {
		layout, typ string
		offset      int
	}{
		{"", "i64", 8}, {"e-i64:32", "i64", 4}, {"e-i64:32:64", "i64", 4}, {"e-i64:64", "i64", 8}, {"e-i64:8", "i64", 1}, {"e-i64:4", "i64", 8}, {"e-i64:24", "i64", 8}, {"e-i64:x", "i64", 8}, {"e-i65:32", "i64", 8},
		{"", "i128", 16}, {"e-i128:64", "i128", 8}, {"", "i13", 2}, {"", "i24", 4}, {"", "i48", 8}, {"", "i1", 1}, {"", "i200", 16}, {"", "f16", 2}, {"", "f80", 16}, {"e-f80:32", "f80", 4}, {"", "f128", 16}, {"e-f64:32", "f64", 4},
		{"", "vector<2xi32>", 8}, {"e-v64:32", "vector<2xi32>", 4}, {"", "vector<3xi32>", 16}, {"", "vector<9xi1>", 2}, {"", "!llvm.ptr", 8}, {"", "!llvm.array<3 x i16>", 2}, {"", "!llvm.struct<(i8, i32)>", 4},
		{"", "!llvm.struct<packed (i8, i32)>", 1}, {"", "!llvm.struct<()>", 1}, {"e-i999999999999:32-i64:99999999999999999999", "i64", 8},
	} {
		text := fmt.Sprintf(`module attributes {llvm.data_layout = "%s"} {
llvm.func @main() -> i64 {
  %%z = llvm.mlir.zero : !llvm.ptr
  %%p = llvm.getelementptr %%z[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i8, %s)>
  %%i = llvm.ptrtoint %%p : !llvm.ptr to i64
  llvm.return %%i : i64
}
}`, c.layout, strings.TrimPrefix(c.typ, "!llvm."))
		r, _, err := run(t, text)
		if err != nil || int(r[0]) != c.offset {
			t.Errorf("%s with %q: %v, %v, want %d", c.typ, c.layout, r, err, c.offset)
		}
	}
}

// A program has the limits of its options, and the places of a fault are those of its calls.
func TestLimits(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	module, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte(`
llvm.func @steps() {
  %a = llvm.mlir.zero : i32
  %b = llvm.add %a, %a : i32
  %c = llvm.add %a, %a : i32
  llvm.return
}
llvm.func @memory() {
  %n = llvm.mlir.constant(100 : i64) : i64
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.return
}
llvm.func @calls() {
  llvm.call @steps() : () -> ()
  llvm.return
}
llvm.func @pair(%x: i32, %y: !llvm.struct<(i8, i64)>) -> !llvm.struct<(i64, i32)> {
  %u = llvm.mlir.undef : !llvm.struct<(i64, i32)>
  %a = llvm.extractvalue %y[1] : !llvm.struct<(i8, i64)>
  %v = llvm.insertvalue %a, %u[0] : !llvm.struct<(i64, i32)>
  %w = llvm.insertvalue %x, %v[1] : !llvm.struct<(i64, i32)>
  llvm.return %w : !llvm.struct<(i64, i32)>
}`)))
	if !ok {
		t.Fatal("the text cannot be parsed")
	}
	for _, c := range []struct {
		name    string
		options llvmexec.Options
		want    string
	}{
		{"steps", llvmexec.Options{MaxSteps: 3}, ""}, {"steps", llvmexec.Options{MaxSteps: 2}, "more than 2 operations were executed"},
		{"memory", llvmexec.Options{MaxMemory: 100}, ""}, {"memory", llvmexec.Options{MaxMemory: 99}, "the program needs too much memory"},
		{"calls", llvmexec.Options{MaxDepth: 2}, ""}, {"calls", llvmexec.Options{MaxDepth: 1}, "more than 1 nested call"},
		{"pair", llvmexec.Options{}, ""},
	} {
		p, err := llvmexec.New(module, c.options)
		if err != nil {
			t.Fatal(err)
		}
		var r llvmexec.Result
		if c.name == "pair" {
			r, err = p.Run(c.name, 7, 8, 9)
			if fmt.Sprint(r) != "[9 7]" {
				t.Errorf("pair returns %v", r)
			}
		} else {
			_, err = p.Run(c.name)
		}
		if err == nil && c.want == "" {
			// What a call used is free again.
			if _, err = p.Run("pair", 1, 2, 3); c.name == "memory" && err == nil {
				_, err = p.Run(c.name)
			}
			if c.name == "steps" {
				err = nil
			}
		}
		if f := (*llvmexec.Fault)(nil); c.want == "" && err != nil || c.want != "" && (!errors.As(err, &f) || f.Text != c.want || f.Kind != llvmexec.Limit) {
			t.Errorf("%s with %+v: %v, want %q", c.name, c.options, err, c.want)
		}
	}
}

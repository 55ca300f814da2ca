package toolchain_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/opt"

	"example.com/fixed/fixed"
	"example.com/fixed/toolchain"
)

// run runs the tool of this module on text.
func run(t *testing.T, text string, args ...string) (code int, out, diags string) {
	t.Helper()
	var o, e bytes.Buffer
	tool := opt.Tool{Dialects: toolchain.Dialects(), Passes: toolchain.Passes(), Workers: 1}
	code = tool.Run(t.Context(), args, opt.Streams{In: strings.NewReader(text), Out: &o, Err: &e})
	return code, o.String(), e.String()
}

// Formats that leave something unbound are bugs, which this finds.
func TestFormats(t *testing.T) {
	if err := ir.CheckFormats(fixed.Dialect()); err != nil {
		t.Error(err)
	}
}

const roundTrip = `module {
  func.func @f(%arg0: !fixed.q<16, 8>, %arg1: i32, %arg2: f32) -> i32 attributes {a.value = #fixed.value<-3> : !fixed.q<8, 7>} {
    %0 = fixed.constant -2.50390625 : !fixed.q<16, 8>
    %1 = fixed.constant {a.b} 0.0 : !fixed.q<16, 8>
    %2 = fixed.add %arg0, %0 : !fixed.q<16, 8>
    %3 = fixed.sub %2, %1 exact : !fixed.q<16, 8>
    %4 = fixed.mul %3, %3 {a.c} : !fixed.q<16, 8>
    %5 = fixed.from_float %arg2 : f32 to !fixed.q<16, 8>
    %6 = fixed.to_float %4 : !fixed.q<16, 8> to f32
    %7 = fixed.from_bits %arg1 : i32 to !fixed.q<8, 0>
    %8 = fixed.to_bits %7 : !fixed.q<8, 0> to i32
    return %8 : i32
  }
}

`

func TestRoundTrip(t *testing.T) {
	for _, args := range [][]string{nil, {"--mlir-print-op-generic"}} {
		code, out, diags := run(t, roundTrip, append(args, "--allow-unregistered-dialect")...)
		if code == 0 && args != nil {
			code, out, diags = run(t, out, "--allow-unregistered-dialect")
		}
		if code != 0 || out != roundTrip {
			t.Errorf("%v: exit code %d, %s\n%s", args, code, diags, out)
		}
	}
}

// TestInvalid has a case for each rule that types, attributes and ops state.
func TestInvalid(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"func.func private @f(!fixed.q<17, 8>)", "the width of '!fixed.q' must be 2 to 16, but is 17"},
		{"func.func private @f(!fixed.q<1, 0>)", "the width of '!fixed.q' must be 2 to 16, but is 1"},
		{"func.func private @f(!fixed.q<8, 8>)", "must leave a bit for the sign, but has 8 of 8 bits"},
		{"func.func private @f() attributes {a.b = #fixed.value<128> : !fixed.q<8, 4>}", "128 is out of the range of '!fixed.q<8, 4>'"},
		{"func.func private @f() attributes {a.b = #fixed.value<-129> : !fixed.q<8, 4>}", "-129 is out of the range of '!fixed.q<8, 4>'"},
		{"func.func private @f() attributes {a.b = #fixed.value<1>}", "a '#fixed.value' needs a type '!fixed.q'"},
		{"func.func private @f() attributes {a.b = #fixed.value<1> : i32}", "a '#fixed.value' needs a type '!fixed.q'"},
		{"%c = fixed.constant 0.03 : !fixed.q<8, 4>", "the number is none of '!fixed.q<8, 4>'"},
		{"%c = fixed.constant 8.0 : !fixed.q<8, 4>", "the number is none of '!fixed.q<8, 4>'"},
		{"%c = fixed.constant 8.0 : i32", "the type of a constant must be '!fixed.q', but is 'i32'"},
		{"%c = \"fixed.constant\"() {value = 1 : i32} : () -> !fixed.q<8, 4>", "failed to satisfy constraint: fixed-point value"},
		{"%c = \"fixed.constant\"() {value = #fixed.value<1> : !fixed.q<8, 4>} : () -> !fixed.q<8, 5>", "has a value of type '!fixed.q<8, 4>', but a result of type '!fixed.q<8, 5>'"},
		{"%c = fixed.constant 1.0 : !fixed.q<8, 4>\n%d = \"fixed.add\"(%c, %c) : (!fixed.q<8, 4>, !fixed.q<8, 4>) -> !fixed.q<8, 3>", "requires the same type for all operands and results"},
		{"%c = arith.constant 1 : i16\n%d = \"fixed.from_bits\"(%c) : (i16) -> !fixed.q<8, 4>", "operand #0 must be 32-bit signless integer, but got 'i16'"},
		{"%c = arith.constant 1.0 : f64\n%d = \"fixed.from_float\"(%c) : (f64) -> !fixed.q<8, 4>", "operand #0 must be 32-bit float, but got 'f64'"},
	} {
		if code, _, diags := run(t, c.text, "--allow-unregistered-dialect"); code != 1 || !strings.Contains(diags, c.want) {
			t.Errorf("%s\nexit code %d, want 1 and %q:\n%s", c.text, code, c.want, diags)
		}
	}
}

// canonical returns the function of ops on %a and %b, of type q<8, 4>, after
// canonicalization.
func canonical(t *testing.T, body string) string {
	t.Helper()
	code, out, diags := run(t, "func.func @f(%a: !fixed.q<8, 4>, %b: i32) -> i32 {\n"+body+"\n%z = fixed.to_bits %r : !fixed.q<8, 4> to i32\nreturn %z : i32\n}", "--canonicalize")
	if code != 0 {
		t.Fatal(diags)
	}
	return out
}

func TestFolds(t *testing.T) {
	const typ = " : !fixed.q<8, 4>"
	constant := func(name, v string) string { return "%" + name + " = fixed.constant " + v + typ + "\n" }
	for _, c := range []struct{ body, want string }{
		{constant("x", "1.5") + constant("y", "2.25") + "%r = fixed.add %x, %y" + typ, "arith.constant 60 : i32"},
		{constant("x", "7.0") + constant("y", "2.25") + "%r = fixed.add %x, %y" + typ, "arith.constant 127 : i32"},
		{constant("x", "-7.0") + constant("y", "2.25") + "%r = fixed.sub %x, %y" + typ, "arith.constant -128 : i32"},
		{constant("x", "-0.0625") + constant("y", "0.5") + "%r = fixed.mul %x, %y" + typ, "arith.constant -1 : i32"}, // rounded down
		{constant("x", "0.0") + "%r = fixed.add %x, %a" + typ, "to_bits %arg0"},
		{constant("x", "0.0") + "%r = fixed.sub %a, %x" + typ, "to_bits %arg0"},
		{constant("x", "1.0") + "%r = fixed.mul %x, %a" + typ, "to_bits %arg0"},
		{constant("x", "0.5") + "%r = fixed.sub %a, %x exact" + typ, "fixed.constant -0.5"},
		{constant("x", "0.5") + "%r = fixed.sub %a, %x exact" + typ, "fixed.add %arg0, %0 exact"},
		{constant("x", "0.5") + "%r = fixed.sub %a, %x" + typ, "fixed.add %arg0, %0 :"},
		{constant("x", "-8.0") + "%r = fixed.sub %a, %x" + typ, "fixed.sub"}, // 8 is none of the type
		{"%r = fixed.sub %a, %a" + typ, "fixed.sub"},
		{"%r = fixed.max %a, %a" + typ, "to_bits %arg0"},
		{constant("x", "-8.0") + "%r = fixed.max %a, %x" + typ, "to_bits %arg0"},
		{constant("x", "-0.5") + constant("y", "1.5") + "%r = fixed.max %x, %y" + typ, "arith.constant 24 : i32"},
		{"%q = fixed.from_bits %b : i32 to !fixed.q<8, 4>\n%s = fixed.add %a, %q exact" + typ + "\n%t = fixed.add %q, %q" + typ + "\n%r = fixed.max %s, %t" + typ, "fixed.add %1, %0 :"},
		{"%i = fixed.to_bits %a" + typ + " to i32\n%r = fixed.from_bits %i : i32 to !fixed.q<8, 4>", "to_bits %arg0"},
		{"%q = fixed.from_bits %b : i32 to !fixed.q<8, 5>\n%i = fixed.to_bits %q : !fixed.q<8, 5> to i32\n%r = fixed.from_bits %i : i32 to !fixed.q<8, 4>", "fixed.from_bits %1 : i32 to !fixed.q<8, 4>"},
		{"%i = arith.constant 0x1ff : i32\n%r = fixed.from_bits %i : i32 to !fixed.q<8, 4>", "arith.constant -1 : i32"},
		{"%f = arith.constant 0.09375 : f32\n%r = fixed.from_float %f : f32 to !fixed.q<8, 4>", "arith.constant 2 : i32"}, // 1.5 units, to even
		{"%f = arith.constant 0x7F800000 : f32\n%r = fixed.from_float %f : f32 to !fixed.q<8, 4>", "arith.constant 127 : i32"},
		{"%f = arith.constant 0x7FC00000 : f32\n%r = fixed.from_float %f : f32 to !fixed.q<8, 4>", "fixed.from_float"},
		{constant("x", "-1.25") + "%f = fixed.to_float %x" + typ + " to f32\n%g = arith.addf %f, %f : f32\n%r = fixed.from_float %g : f32 to !fixed.q<8, 4>", "arith.constant -40 : i32"},
	} {
		if out := canonical(t, c.body); !strings.Contains(out, c.want) {
			t.Errorf("%s\nwant %q in\n%s", c.body, c.want, out)
		}
	}
}

// TestElideSaturation checks which operations the pass marks, by ranges that constants
// bound.
func TestElideSaturation(t *testing.T) {
	const text = `func.func @f(%a: !fixed.q<8, 4>) -> !fixed.q<8, 4> {
  %half = fixed.constant 0.5 : !fixed.q<8, 4>
  %most = fixed.constant 7.9375 : !fixed.q<8, 4>
  %0 = fixed.mul %a, %half : !fixed.q<8, 4>
  %1 = fixed.add %0, %0 : !fixed.q<8, 4>
  %2 = fixed.add %1, %half : !fixed.q<8, 4>
  %3 = fixed.sub %0, %half : !fixed.q<8, 4>
  %4 = fixed.mul %a, %a : !fixed.q<8, 4>
  %5 = fixed.add %most, %half : !fixed.q<8, 4>
  %6 = fixed.sub %5, %half : !fixed.q<8, 4>
  return %6 : !fixed.q<8, 4>
}`
	code, out, diags := run(t, text, "--pass-pipeline=builtin.module(func.func(fixed-elide-saturation{report}))", "--mlir-pass-statistics")
	if code != 0 {
		t.Fatal(diags)
	}
	marked := map[int]bool{}
	line := 0
	for l := range strings.Lines(out) {
		if strings.Contains(l, "fixed.mul") || strings.Contains(l, "fixed.add") || strings.Contains(l, "fixed.sub") {
			marked[line] = strings.Contains(l, " exact ")
			line++
		}
	}
	for i, want := range []bool{true, true, false, true, false, false, true} {
		if marked[i] != want {
			t.Errorf("%%%d: marked is %v\n%s", i, marked[i], out)
		}
	}
	if n := strings.Count(diags, "remark: cannot saturate"); n != 4 {
		t.Errorf("%d remarks, want 4", n)
	}
	if !strings.Contains(diags, "(S) 4 elided") {
		t.Errorf("no statistics of 4:\n%s", diags)
	}
}

// TestToSPIRV converts single ops; that kernels compute the same is TestMix.
func TestToSPIRV(t *testing.T) {
	for _, c := range []struct{ op, want, never string }{
		{"%r = fixed.add %a, %b : !fixed.q<8, 4>", "spirv.GL.SClamp", "fixed"},
		{"%r = fixed.add %a, %b exact : !fixed.q<8, 4>", "spirv.IAdd", "Clamp"},
		{"%r = fixed.mul %a, %b exact : !fixed.q<8, 4>", "spirv.ShiftRightArithmetic", "Clamp"},
	} {
		text := "spirv.module Logical GLSL450 {}\nfunc.func @f(%a: !fixed.q<8, 4>, %b: !fixed.q<8, 4>) -> !fixed.q<8, 4> {\n" + c.op + "\nreturn %r : !fixed.q<8, 4>\n}"
		code, out, diags := run(t, text, "--convert-to-spirv")
		if code != 0 || !strings.Contains(out, c.want) || strings.Contains(out, c.never) {
			t.Errorf("%s: exit code %d, want %q and no %q:\n%s%s", c.op, code, c.want, c.never, diags, out)
		}
	}
}

// An OpenCL target has no instruction that clamps integers as Vulkan's does: the
// conversion leaves such an operation, and the driver takes back what it tried.
func TestNoClamp(t *testing.T) {
	const text = `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: !fixed.q<8, 4>) -> !fixed.q<8, 4> {
    %r = fixed.add %a, %a : !fixed.q<8, 4>
    return %r : !fixed.q<8, 4>
  }
}`
	if code, out, diags := run(t, text, "--convert-to-spirv"); code != 0 || !strings.Contains(out, "fixed.add") || strings.Contains(out, "IAdd") {
		t.Errorf("exit code %d: %s\n%s", code, diags, out)
	}
}

package spirv

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// simplified returns the lines of the function's body after patterns and folds.
func simplified(t *testing.T, lines string, ps ...*rewrite.Pattern) string {
	t.Helper()
	op, msgs := parseText(t, inFunc(lines))
	if len(msgs) > 0 {
		t.Fatalf("%s: %q", lines, msgs)
	}
	var fn *ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(Func) {
			fn = o
		}
	})
	rewrite.ApplyGreedily(fn, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{})
	if !ir.Verify(op) {
		t.Errorf("%s: invalid afterwards", lines)
	}
	text := string(ir.Print(nil, fn, ir.PrintOptions{LocalScope: true}))
	_, body, _ := strings.Cut(text, "{\n")
	body, _, _ = strings.Cut(body, "spirv.Return\n")
	return strings.Join(strings.Fields(strings.ReplaceAll(strings.TrimSpace(body), "\n", " ; ")), " ")
}

const keep = "\nspirv.Store \"StorageBuffer\" %ip, %r : i32"

// consts defines constants under names that no op suggests.
const consts = "%z = spirv.Constant 0 : i32\n%o = spirv.Constant 1 : i32\n%n = spirv.Constant -7 : i32\n%t = spirv.Constant 3 : i32\n"

func TestFolds(t *testing.T) {
	stores := func(v string) string { return `spirv.Store "StorageBuffer" %arg8, ` + v + " : i32" }
	constant := func(v string) string {
		return "%cst" + v + "_i32 = spirv.Constant " + v + " : i32 ; " + stores("%cst"+v+"_i32")
	}
	for _, row := range []struct{ in, want string }{
		{"%r = spirv.IAdd %i, %z : i32", stores("%arg0")},
		{"%r = spirv.IMul %i, %o : i32", stores("%arg0")},
		{"%r = spirv.ISub %i, %i : i32", constant("0")},
		{"%r = spirv.SDiv %n, %t : i32", constant("-2")},
		{"%r = spirv.SMod %n, %t : i32", constant("2")},
		{"%r = spirv.SRem %n, %t : i32", constant("-1")},
		{"%r = spirv.UMod %t, %t : i32", constant("0")},
		{"%r = spirv.Not %z : i32", constant("-1")},
		{"%q = spirv.SNegate %i : i32\n%r = spirv.SNegate %q : i32", stores("%arg0")},
		{"%r = spirv.ShiftLeftLogical %t, %o : i32, i32", constant("6")},
		{"%r = spirv.ShiftRightArithmetic %n, %o : i32, i32", constant("-4")},
		{"%r = spirv.BitwiseAnd %i, %z : i32", constant("0")},
		{"%r = spirv.BitwiseXor %i, %i : i32", constant("0")},
		{"%c = spirv.SLessThan %n, %t : i32\n%r = spirv.Select %c, %i, %t : i1, i32", stores("%arg0")},
		{"%c = spirv.ULessThan %n, %t : i32\n%r = spirv.Select %c, %t, %i : i1, i32", stores("%arg0")},
		{"%c = spirv.Bitcast %i : i32 to f32\n%r = spirv.Bitcast %c : f32 to i32", stores("%arg0")},
		{"%c = spirv.CompositeInsert %i, %w[2 : i32] : i32 into vector<4xi32>\n%r = spirv.CompositeExtract %c[2 : i32] : vector<4xi32>", stores("%arg0")},
		{"%c = spirv.Constant dense<[5, 6]> : vector<2xi32>\n%r = spirv.CompositeExtract %c[1 : i32] : vector<2xi32>", constant("6")},
	} {
		if got := simplified(t, consts+row.in+keep); got != row.want {
			t.Errorf("%s:\n%s, want\n%s", row.in, got, row.want)
		}
	}
}

func TestUndefinedDivisionsStay(t *testing.T) {
	for _, line := range []string{"%r = spirv.SDiv %i, %z : i32", "%r = spirv.UDiv %t, %z : i32", "%r = spirv.SRem %t, %z : i32"} {
		if got := simplified(t, consts+line+keep); !strings.Contains(got, "%0 = spirv."+line[len("%r = spirv."):len("%r = spirv.")+4]) {
			t.Errorf("%s: %s", line, got)
		}
	}
}

func TestCanonicalizations(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"%c = spirv.IEqual %i, %z : i32\n%d = spirv.LogicalNot %c : i1\n%r = spirv.Select %d, %i, %t : i1, i32", "spirv.INotEqual %arg0, %cst0_i32 : i32"},
		{"%c = spirv.IAddCarry %i, %z : !spirv.struct<(i32, i32)>\n%r = spirv.CompositeExtract %c[0 : i32] : !spirv.struct<(i32, i32)>", `spirv.Store "StorageBuffer" %arg8, %arg0 : i32`},
		{"%c = spirv.UMulExtended %i, %o : !spirv.struct<(i32, i32)>\n%r = spirv.CompositeExtract %c[1 : i32] : !spirv.struct<(i32, i32)>", `%arg8, %cst0_i32 : i32`},
		{"spirv.mlir.selection {\nspirv.BranchConditional %b, ^t, ^f\n^t:\nspirv.Store \"StorageBuffer\" %ip, %i : i32\nspirv.Branch ^m\n^f:\nspirv.Store \"StorageBuffer\" %ip, %t : i32\nspirv.Branch ^m\n^m:\nspirv.mlir.merge\n}\n%r = spirv.IAdd %i, %i : i32",
			"%0 = spirv.Select %arg4, %arg0, %cst3_i32 : i1, i32"},
	} {
		if got := simplified(t, consts+row.in+keep, canonicalizer{}.CanonicalizationPatterns(nil)...); !strings.Contains(got, row.want) {
			t.Errorf("%s:\n%s, want\n%s", row.in, got, row.want)
		}
	}
}

func TestClamps(t *testing.T) {
	for _, in := range []string{
		"%c = spirv.SLessThan %n, %i : i32\n%m0 = spirv.Select %c, %i, %n : i1, i32\n%d = spirv.SLessThan %m0, %t : i32\n%r = spirv.Select %d, %m0, %t : i1, i32",
		"%c = spirv.SLessThan %i, %n : i32\n%m0 = spirv.Select %c, %n, %i : i1, i32\n%d = spirv.SLessThan %t, %i : i32\n%r = spirv.Select %d, %t, %m0 : i1, i32",
	} {
		want := "%0 = spirv.GL.SClamp %arg0, %cst-7_i32, %cst3_i32 : i32"
		if got := simplified(t, consts+in+keep, GLPatterns()...); !strings.Contains(got, want) {
			t.Errorf("%s:\n%s, want\n%s", in, got, want)
		}
	}
}

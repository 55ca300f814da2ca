package rewrite

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestRuleResults(t *testing.T) {
	second := Rule{Match: Op(rUn, Op(rThree, x).Result(1)), Build: Nodes{Op(rUn, x)}}
	unused := Rule{
		Match: Op(rThree, x).As(op),
		Where: []Condition{If("the last result is unused", func(in Args) bool { return !in.Value(0).HasUses() && in.Op(0) == in.Root() }, op.Result(2)), TypeIs(op.Result(0), ir.I32Constraint)},
		Build: Nodes{Op(rNone, x), Op(rTwo).As(other), Op(rUn, other.Result(1)), Op(rTwo).Result(0), x},
	}
	parts := Rule{Match: Op(rThree, x), Build: Nodes{Op(rUn, x), Op(rTwo)}}
	whole := Rule{Match: Op(rThree, x), Build: Nodes{Op(rTwo).As(op), Op(rThree, op.Result(0)).As(z)}}
	captured := Rule{Match: Op(rThree, x), Build: Nodes{Op(rTwo).As(op), Op(rSame, x).As(z), z, op}}
	erased := Rule{Match: Op(rNone, x).As(op), Then: Nodes{Do("note", func(rw *Rewriter, in Args) { rw.Create(in.Loc(), rSrc, nil, []ir.Type{in.Value(0).Type()}) }, x)}}
	three := gotX + `%1:3 = "r.three"(%0) : (i32) -> (i32, i64, i8)` + "\n"
	inThree := srcX + `%t:3 = "r.three"(%x) : (i32) -> (i32, i64, i8)` + "\n"
	use := `"r.none"(%t#0) : (i32) -> ()` + "\n" + `"r.none"(%t#1) : (i64) -> ()` + "\n" + `"r.none"(%t#2) : (i8) -> ()`
	checkRules(t, false, []ruleCase{
		{"second", second, inThree + `%u = "r.un"(%t#1) : (i64) -> i32`, three + `%2 = "r.un"(%0) : (i32) -> i32`, ""},
		{"second", second, inThree + `%u = "r.un"(%t#0) : (i32) -> i32`, "", "an operand is not defined by r.three"},
		{"second", second, inThree + `%u = "r.un"(%t#2) : (i8) -> i32`, "", "an operand is not defined by r.three"},
		{"unused", unused, srcX + `%t:3 = "r.three"(%x) : (i32) -> (i32, i32, i32)` + "\n" + `"r.none"(%t#0) : (i32) -> ()` + "\n" + `"r.none"(%t#1) : (i32) -> ()`,
			gotX + `"r.none"(%0) : (i32) -> ()` + "\n" + `%1:2 = "r.two"() : () -> (i32, i64)` + "\n" + `%2 = "r.un"(%1#1) : (i64) -> i32` + "\n" + `%3:2 = "r.two"() : () -> (i32, i64)` + "\n" +
				`"r.none"(%2) : (i32) -> ()` + "\n" + `"r.none"(%3#0) : (i32) -> ()`, ""},
		{"unused", unused, srcX + `%t:3 = "r.three"(%x) : (i32) -> (i32, i32, i32)` + "\n" + `"r.none"(%t#2) : (i32) -> ()`, "", "the last result is unused"},
		{"unused", unused, srcX + `%t:3 = "r.three"(%x) : (i32) -> (i64, i32, i32)`, "", "32-bit signless integer"},
		{"parts", parts, inThree + use, gotX + `%1 = "r.un"(%0) : (i32) -> i32` + "\n" + `%2:2 = "r.two"() : () -> (i64, i8)` + "\n" +
			`"r.none"(%1) : (i32) -> ()` + "\n" + `"r.none"(%2#0) : (i64) -> ()` + "\n" + `"r.none"(%2#1) : (i8) -> ()`, ""},
		{"whole", whole, inThree + use, gotX + `%1:2 = "r.two"() : () -> (i32, i64)` + "\n" + `%2:3 = "r.three"(%1#0) : (i32) -> (i32, i64, i8)` + "\n" +
			`"r.none"(%2#0) : (i32) -> ()` + "\n" + `"r.none"(%2#1) : (i64) -> ()` + "\n" + `"r.none"(%2#2) : (i8) -> ()`, ""},
		{"captured", captured, srcX + `%t:3 = "r.three"(%x) : (i32) -> (i32, i32, i64)` + "\n" + `"r.none"(%t#0) : (i32) -> ()` + "\n" + `"r.none"(%t#2) : (i64) -> ()`,
			gotX + `%1:2 = "r.two"() : () -> (i32, i64)` + "\n" + `%2 = "r.same"(%0) : (i32) -> i32` + "\n" + `"r.none"(%2) : (i32) -> ()` + "\n" + `"r.none"(%1#1) : (i64) -> ()`, ""},
		{"erased", erased, srcX + `"r.none"(%x) : (i32) -> ()`, gotX + `%1 = "r.src"() : () -> i32`, ""},
	})
}

func TestRuleTypes(t *testing.T) {
	wide := TypeCall("twice as wide", func(in Args) ir.Type {
		return in.Context().I(in.Value(0).Type().(*ir.IntegerType).Width * 2)
	}, x)
	in := srcX + `%u = "r.un"(%x) : (i32) -> i8`
	checkRules(t, false, []ruleCase{
		{"called", Rule{Match: Op(rUn, x), Build: Nodes{Op(rUn, Op(rUn, x).Types(wide))}}, in, gotX + `%1 = "r.un"(%0) : (i32) -> i64` + "\n" + `%2 = "r.un"(%1) : (i64) -> i8`, ""},
		{"copied", Rule{Match: Op(rUn, x), Build: Nodes{Op(rUn, Op(rUn, x).Types(x))}}, in, gotX + `%1 = "r.un"(%0) : (i32) -> i32` + "\n" + `%2 = "r.un"(%1) : (i32) -> i8`, ""},
		{"given", Rule{Match: Op(rUn, x), Build: Nodes{Op(rUn, x).Types(x)}}, in, gotX + `%1 = "r.un"(%0) : (i32) -> i32`, ""},
		{"groups", Rule{Match: Op(rNone, x), Build: Nodes{Op(rMixOut).Types(Variadic(x, wide), TypeOf(ir.I8Constraint), Variadic())}}, srcX + `"r.none"(%x) : (i32) -> ()`,
			gotX + `%1:3 = "r.mixout"() <{resultSegmentSizes = array<i32: 2, 1, 0>}> : () -> (i32, i64, i8)`, ""},
		{"range", Rule{Match: Op(rMany, x), Build: Nodes{Op(rMany, x).As(op).Types(x), op}}, srcX + `%m:2 = "r.many"(%x, %x) : (i32, i32) -> (i8, i8)`,
			gotX + `%1:2 = "r.many"(%0, %0) : (i32, i32) -> (i32, i32)`, ""},
		{"inferred", Rule{Match: Op(rUn, x), Build: Nodes{Op(rUn, Op(rSame, Op(rConst, Text("4 : i16"))))}}, in,
			gotX + `%1 = "r.const"() <{value = 4 : i16}> : () -> i16` + "\n" + `%2 = "r.same"(%1) : (i16) -> i16` + "\n" + `%3 = "r.un"(%2) : (i16) -> i8`, ""},
	})
}

func TestRuleLocations(t *testing.T) {
	in := `%x = "r.src"() : () -> i32 loc("x")` + "\n" + `%a = "r.same"(%x) : (i32) -> i32 loc("a")` + "\n" + `%c = "r.const"() <{value = 1 : i32}> : () -> i32 loc("c")` + "\n" +
		`%b = "r.same"(%a) : (i32) -> i32 loc("b")` + "\n"
	bin := in + `%r = "r.bin"(%b, %c) : (i32, i32) -> i32 loc("r")`
	line := func(n Node) Rule {
		return Rule{Match: Op(rBin, Op(rSame, Op(rSame, x).As(y)).As(z), ConstantOf(k)).As(w), Build: Nodes{n}}
	}
	want := func(loc string) string {
		return `%0 = "r.const"() <{value = 1 : i32}> : () -> i32 loc(unknown)` + "\n" + `%1 = "r.src"() : () -> i32 loc("x")` + "\n" +
			`%2 = "r.same"(%1) : (i32) -> i32 loc("a")` + "\n" + `%3 = "r.same"(%2) : (i32) -> i32 loc("b")` + "\n" + `%4 = "r.un"(%1) : (i32) -> i32 loc(` + loc + ")"
	}
	first := Rule{Match: Op(rBin, ConstantOf(k), Op(rSame, x)), Build: Nodes{Op(rUn, x)}}
	checkRules(t, true, []ruleCase{
		{"all", line(Op(rUn, x)), bin, want(`fused["r", "a", "b"]`), ""},
		{"of value", line(Op(rUn, x).At(x)), bin, want(`"x"`), ""},
		{"of operation", line(Op(rUn, x).At(w)), bin, want(`"r"`), ""},
		{"several", line(Op(rUn, x).At(z, x)), bin, want(`fused["b", "x"]`), ""},
		{"name", line(Op(rUn, x).AtNamed("here")), bin, want(`"here"`), ""},
		{"metadata", line(Op(rUn, x).AtNamed("here", y, z)), bin, want(`fused<"here">["a", "b"]`), ""},
		{"one with metadata", line(Op(rUn, x).AtNamed("here", y)), bin, want(`fused<"here">["a"]`), ""},
		{"constant first", first, in + `%r = "r.bin"(%c, %b) : (i32, i32) -> i32 loc("r")`, strings.Replace(want(`"r"`), `un"(%1)`, `un"(%2)`, 1), ""},
		{"root", Rule{Match: Op(rBin, x, y), Build: Nodes{Op(rUn, Op(rConst, Text("5 : i8")))}}, `%a = "r.src"() : () -> i32 loc("x")` + "\n" + `%r = "r.bin"(%a, %a) : (i32, i32) -> i32 loc("r")`,
			`%0 = "r.src"() : () -> i32 loc("x")` + "\n" + `%1 = "r.const"() <{value = 5 : i8}> : () -> i8 loc("r")` + "\n" + `%2 = "r.un"(%1) : (i8) -> i32 loc("r")`, ""},
		{"after a failure", Rule{Match: Op(rBin, Either(Op(rSame, x).As(y), Op(rSame, z))).As(op), Where: []Condition{If("it is the second", func(in Args) bool { return in.Op(0).Next() == nil || in.Loc() == 0 || in.Op(0).Next().Is(rBin) }, y)}, Build: Nodes{Op(rUn, x)}},
			`%x = "r.src"() : () -> i32 loc("x")` + "\n" + `%a = "r.same"(%x) : (i32) -> i32 loc("a")` + "\n" + `%b = "r.same"(%x) : (i32) -> i32 loc("b")` + "\n" + `%r = "r.bin"(%a, %b) : (i32, i32) -> i32 loc("r")`,
			`%0 = "r.src"() : () -> i32 loc("x")` + "\n" + `%1 = "r.same"(%0) : (i32) -> i32 loc("a")` + "\n" + `%2 = "r.same"(%0) : (i32) -> i32 loc("b")` + "\n" + `%3 = "r.un"(%0) : (i32) -> i32 loc(fused["r", "b", "a"])`, ""},
	})
}

func TestRuleCalls(t *testing.T) {
	swap := ValuesCall("swap", 2, func(_ *Rewriter, in Args, out []*ir.Value) {
		if in.Len() != 2 {
			panic("two args")
		}
		out[0], out[1] = in.Value(1), in.Value(0)
	}, x, y)
	in := srcX + srcY + `%r = "r.bin"(%x, %y) : (i32, i32) -> i32` + "\n" + `"r.none"(%r) : (i32) -> ()`
	make := ValueCall("make", func(rw *Rewriter, in Args) *ir.Value {
		return rw.Create(in.Loc(), rSrc, nil, []ir.Type{in.Value(0).Type()}, ir.Named("n", in.Attr(1))).Result(0)
	}, x, Text("1 : i8"))
	nothing := AttrCall("nothing", func(Args) ir.Attribute { return nil })
	checkRules(t, false, []ruleCase{
		{"values", Rule{Match: Op(rBin, x, y), Build: Nodes{Op(rMany, swap.As(z)).Types(Variadic()), Op(rBin, z.Result(1), z.Result(0))}}, in,
			gotXY + `"r.many"(%1, %0) : (i32, i32) -> ()` + "\n" + `%2 = "r.bin"(%0, %1) <{mode = 7 : i32}> : (i32, i32) -> i32` + "\n" + `"r.none"(%2) : (i32) -> ()`, ""},
		{"one of values", Rule{Match: Op(rBin, x, y), Build: Nodes{ValuesCall("both", 2, swap.values, x, y).Result(0)}}, in, gotXY + `"r.none"(%1) : (i32) -> ()`, ""},
		{"made", Rule{Match: Op(rBin, x, y), Build: Nodes{make}}, in, gotXY + `%2 = "r.src"() <{n = 1 : i8}> : () -> i32` + "\n" + `"r.none"(%2) : (i32) -> ()`, ""},
		{"captured", Rule{Match: Op(rBin, x, y), Build: Nodes{ValueCall("same", func(_ *Rewriter, in Args) *ir.Value { return in.Value(0) }, y).As(z), Op(rNone, z), z}}, in,
			gotXY + `"r.none"(%1) : (i32) -> ()` + "\n" + `"r.none"(%1) : (i32) -> ()`, ""},
		{"absent", Rule{Match: Op(rBin, x, y), Build: Nodes{Op(rBin, x, y, nothing, nothing)}}, in, gotXY + `%2 = "r.bin"(%0, %1) <{mode = 7 : i32}> : (i32, i32) -> i32` + "\n" + `"r.none"(%2) : (i32) -> ()`, ""},
		{"then", Rule{Match: Op(rBin, x, y).As(op), Build: Nodes{x}, Then: Nodes{Do("mark the users", func(rw *Rewriter, in Args) {
			u := in.Op(0).Result(0).FirstUse().Owner()
			rw.Modify(u, func() { u.SetAttr("r.user", in.Context().Unit()) })
		}, op)}}, in, gotXY + `"r.none"(%0) {r.user} : (i32) -> ()`, ""},
		{"block argument", Rule{Match: Op(rNone, x), Where: []Condition{If("an argument", func(in Args) bool { return in.Op(0) == nil }, x)}}, srcX + `"r.none"(%x) : (i32) -> ()`, "", "an argument"},
	})
}

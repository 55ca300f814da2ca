package rewrite

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// The dialect r has operations of all shapes that rules distinguish. None of them is pure, so that what a rule leaves stays.
var (
	rSrc    = &ir.OpDef{Name: "r.src", Results: toyResult, Attrs: []ir.AttrDef{{Name: "n", Type: ir.AnyAttr, Optional: true}}}
	rUn     = &ir.OpDef{Name: "r.un", Operands: toyPair[:1], Results: toyResult}
	rSame   = &ir.OpDef{Name: "r.same", Operands: toyPair[:1], Results: toyResult, Traits: []ir.Trait{ir.SameOperandsAndResultType}}
	rBin    = &ir.OpDef{Name: "r.bin", Operands: toyPair, Results: toyResult, Attrs: []ir.AttrDef{{Name: "tag", Type: ir.AnyAttr, Optional: true}, {Name: "mode", Type: ir.I32AttrKind, Default: "7"}}}
	rNeed   = &ir.OpDef{Name: "r.need", Attrs: []ir.AttrDef{{Name: "sym", Type: ir.StringAttrKind, Discardable: true}, {Name: "must", Type: ir.AnyAttr}}}
	rTwo    = &ir.OpDef{Name: "r.two", Results: []ir.ValueDef{{Name: "a", Type: ir.I32Constraint}, {Name: "b", Type: ir.I64Constraint}}}
	rThree  = &ir.OpDef{Name: "r.three", Operands: toyPair[:1], Results: ir.ValuesOf(ir.AnyType, "a", "b", "c")}
	rMany   = &ir.OpDef{Name: "r.many", Operands: toyMany, Results: []ir.ValueDef{{Name: "r", Type: ir.AnyType, Quantity: ir.Variadic}}}
	rMix    = &ir.OpDef{Name: "r.mix", Operands: rMixValues, Traits: []ir.Trait{ir.AttrSizedOperandSegments}}
	rMixOut = &ir.OpDef{Name: "r.mixout", Results: rMixValues, Traits: []ir.Trait{ir.AttrSizedResultSegments}}
	rOpt    = &ir.OpDef{Name: "r.opt", Operands: []ir.ValueDef{{Name: "a", Type: ir.AnyType, Quantity: ir.Optional}}, Results: toyResult}
	rConst  = &ir.OpDef{Name: "r.const", Attrs: []ir.AttrDef{{Name: "value", Type: ir.TypedAttrKind}}, Results: toyResult, Traits: []ir.Trait{ir.ConstantLike, ir.AllTypesMatch("value", "result")}}
	rNone   = &ir.OpDef{Name: "r.none", Operands: toyPair[:1]}

	rMixValues = []ir.ValueDef{{Name: "a", Type: ir.AnyType, Quantity: ir.Variadic}, {Name: "b", Type: ir.AnyType}, {Name: "c", Type: ir.AnyType, Quantity: ir.Variadic}}
)

const x, y, z, w, k, l, op, other = Capture("x"), Capture("y"), Capture("z"), Capture("w"), Capture("k"), Capture("l"), Capture("op"), Capture("other")

func ruleContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("r", func() *ir.Dialect {
		d := &ir.Dialect{Name: "r", Ops: []ir.OpEntry{ir.OpEntry{Def: rConst}.ConstantIn(0)}}
		for _, def := range []*ir.OpDef{rSrc, rUn, rSame, rBin, rNeed, rTwo, rThree, rMany, rMix, rMixOut, rOpt, rNone} {
			d.Ops = append(d.Ops, ir.OpEntry{Def: def})
		}
		return d
	})
	return ir.NewContext(reg)
}

// parseRuleInput parses operations, one a line, in which `NAME: …` stands for a location and `%v = r.un %x` for the generic form of an operation
// whose values all are i32.
func parseRuleInput(t testing.TB, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	module, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte("module {\n"+text+"\n}")))
	if !ok {
		t.Fatal("cannot parse " + text)
	}
	return module
}

// textOf returns the operations of module, one a line, with locations if they are asked for.
func textOf(module *ir.Operation, locations bool) string {
	text := string(ir.Print(nil, module, ir.PrintOptions{Generic: true, DebugInfo: locations, LocalScope: true}))
	var lines []string
	for _, l := range strings.Split(text, "\n") {
		if strings.HasPrefix(l, "  ") {
			lines = append(lines, strings.TrimSpace(l))
		}
	}
	return strings.Join(lines, "\n")
}

type ruleCase struct {
	name string
	rule Rule
	in   string
	want string // "" if the rule does not apply
	why  string // the reason, if it does not apply
}

func checkRules(t *testing.T, locations bool, cases []ruleCase) {
	t.Helper()
	for _, c := range cases {
		ctx := ruleContext()
		module := parseRuleInput(t, ctx, c.in)
		before := textOf(module, locations)
		c.rule.Name = c.name
		p, err := c.rule.Compile()
		if err != nil {
			t.Error(err)
			continue
		}
		why := ""
		res := ApplyGreedily(module, NewPatternSet(p), GreedyConfig{MaxRewrites: 1, MaxIterations: 1, OnFail: func(_ *ir.Operation, _ *Pattern, s string) { why = s }})
		got := textOf(module, locations)
		switch {
		case c.want == "" && (res.Rewrites != 0 || got != before):
			t.Errorf("%s: applied:\n%s", c.name, got)
		case c.want == "" && c.why != why:
			t.Errorf("%s: got the reason %q, not %q", c.name, why, c.why)
		case c.want != "" && got != strings.TrimSpace(c.want):
			t.Errorf("%s: got\n%s\nwant\n%s\n%s", c.name, got, c.want, why)
		}
	}
}

const srcX, srcY = `%x = "r.src"() : () -> i32` + "\n", `%y = "r.src"() : () -> i32` + "\n"

// Lines that what is printed begins with.
const gotX, gotXY = `%0 = "r.src"() : () -> i32` + "\n", `%0 = "r.src"() : () -> i32` + "\n" + `%1 = "r.src"() : () -> i32` + "\n"

func TestRuleOperands(t *testing.T) {
	swap := Rule{Match: Op(rBin, x, y), Build: Nodes{Op(rBin, y, x, Text("true"), Any)}}
	swap.Match.Attr("tag", Absent())
	inner := Rule{Match: Op(rUn, Op(rSame, x)), Build: Nodes{Op(rUn, Op(rUn, x).Types(TypeOf(ir.I64Constraint)))}}
	either := Rule{Match: Op(rBin, Either(Op(rUn, x), y.Typed(ir.I32Constraint)), Absent(), Any), Build: Nodes{Op(rBin, x, y, Text("unit"), Any)}}
	twice := Rule{Match: Op(rBin, Either(Op(rUn, Any), x), Absent(), Any), Where: []Condition{If("x is a source", func(in Args) bool { return in.Op(0).Is(rSrc) }, x)}, Build: Nodes{x}}
	equal := Rule{Match: Op(rBin, x, x), Build: Nodes{x}}
	deep := Rule{Match: Op(rBin, op, Op(rUn, x).As(op)), Build: Nodes{x}}
	constants := Rule{Match: Op(rBin, ConstantOf(k.Kind(ir.I32AttrKind)), ConstantOf(Text("3 : i32"))), Build: Nodes{Op(rConst, k)}}
	same := Rule{Match: Op(rBin, ConstantOf(k), ConstantOf(k)), Build: Nodes{Op(rConst, k)}}
	produced := Rule{Match: Op(rUn, Producer("a source", func(op *ir.Operation) (*ir.Value, bool) { return op.Result(0), op.Is(rSrc) }, x)), Build: Nodes{x}}
	un := srcX + `%u = "r.un"(%x) : (i32) -> i32` + "\n"
	gotUn := gotX + `%1 = "r.un"(%0) : (i32) -> i32` + "\n"
	checkRules(t, false, []ruleCase{
		{"swap", swap, srcX + srcY + `%b = "r.bin"(%x, %y) : (i32, i32) -> i32`, gotXY + `%2 = "r.bin"(%1, %0) <{mode = 7 : i32, tag = true}> : (i32, i32) -> i32`, ""},
		{"swap", swap, srcX + `%b = "r.bin"(%x, %x) <{tag}> : (i32, i32) -> i32`, "", "an attribute is there"},
		{"nested", inner, srcX + `%s = "r.same"(%x) : (i32) -> i32` + "\n" + `%u = "r.un"(%s) : (i32) -> i8`,
			gotX + `%1 = "r.same"(%0) : (i32) -> i32` + "\n" + `%2 = "r.un"(%0) : (i32) -> i64` + "\n" + `%3 = "r.un"(%2) : (i64) -> i8`, ""},
		{"nested", inner, srcX + `%u = "r.un"(%x) : (i32) -> i8`, "", "an operand is not defined by r.same"},
		{"either", either, un + `%b = "r.bin"(%u, %x) : (i32, i32) -> i32`, gotUn + `%2 = "r.bin"(%0, %0) <{mode = 7 : i32, tag}> : (i32, i32) -> i32`, ""},
		{"either", either, un + srcY + `%b = "r.bin"(%y, %u) : (i32, i32) -> i32`, gotUn + `%2 = "r.src"() : () -> i32` + "\n" + `%3 = "r.bin"(%0, %2) <{mode = 7 : i32, tag}> : (i32, i32) -> i32`, ""},
		{"either", either, `%u = "r.src"() : () -> i8` + "\n" + `%b = "r.bin"(%u, %u) : (i8, i8) -> i32`, "", "an operand is not defined by r.un"},
		{"either", either, `%u = "r.src"() : () -> i8` + "\n" + `%v = "r.un"(%u) : (i8) -> i8` + "\n" + `%b = "r.bin"(%v, %u) : (i8, i8) -> i32`, "", "an operand is not defined by r.un"},
		{"twice", twice, un + `%v = "r.un"(%x) : (i32) -> i32` + "\n" + `%b = "r.bin"(%u, %v) : (i32, i32) -> i32`, "", "x is a source"},
		{"twice", twice, un + `%b = "r.bin"(%x, %u) : (i32, i32) -> i32` + "\n" + `"r.none"(%b) : (i32) -> ()`, gotUn + `"r.none"(%0) : (i32) -> ()`, ""},
		{"equal", equal, srcX + `%b = "r.bin"(%x, %x) : (i32, i32) -> i32`, gotX, ""},
		{"equal", equal, srcX + srcY + `%b = "r.bin"(%x, %y) : (i32, i32) -> i32`, "", "the parts called $x differ"},
		{"deep", deep, un + `%b = "r.bin"(%u, %u) : (i32, i32) -> i32`, gotUn, ""},
		{"deep", deep, un + `%b = "r.bin"(%x, %u) : (i32, i32) -> i32`, "", "the parts called $op differ"},
		{"constants", constants, `%a = "r.const"() <{value = 2 : i32}> : () -> i32` + "\n" + `%b = "r.const"() <{value = 3 : i32}> : () -> i32` + "\n" + `%c = "r.bin"(%a, %b) : (i32, i32) -> i32`,
			`%0 = "r.const"() <{value = 2 : i32}> : () -> i32` + "\n" + `%1 = "r.const"() <{value = 3 : i32}> : () -> i32` + "\n" + `%2 = "r.const"() <{value = 2 : i32}> : () -> i32`, ""},
		{"constants", constants, `%a = "r.const"() <{value = 2 : i64}> : () -> i64` + "\n" + `%b = "r.const"() <{value = 3 : i32}> : () -> i32` + "\n" + `%c = "r.bin"(%a, %b) : (i64, i32) -> i32`, "", "$k is no 32-bit signless integer attribute"},
		{"constants", constants, `%b = "r.const"() <{value = 4 : i32}> : () -> i32` + "\n" + `%c = "r.bin"(%b, %b) : (i32, i32) -> i32`, "", "an attribute is not 3 : i32"},
		{"constants", constants, srcX + `%c = "r.bin"(%x, %x) : (i32, i32) -> i32`, "", "an operand is not constant"},
		{"same", same, `%a = "r.const"() <{value = 2 : i32}> : () -> i32` + "\n" + `%b = "r.const"() <{value = 3 : i32}> : () -> i32` + "\n" + `%c = "r.bin"(%a, %b) : (i32, i32) -> i32`, "", "the parts called $k differ"},
		{"same", same, `%a = "r.const"() <{value = 2 : i32}> : () -> i32` + "\n" + `%c = "r.bin"(%a, %a) : (i32, i32) -> i32`,
			`%0 = "r.const"() <{value = 2 : i32}> : () -> i32` + "\n" + `%1 = "r.const"() <{value = 2 : i32}> : () -> i32`, ""},
		{"produced", produced, srcX + `%c = "r.un"(%x) : (i32) -> i32`, gotX, ""},
		{"produced", produced, `%x:2 = "r.two"() : () -> (i32, i64)` + "\n" + `%c = "r.un"(%x#1) : (i64) -> i32`, "", "a source"},
	})
}

func TestRuleAttributes(t *testing.T) {
	tag := Rule{Match: Op(rBin, x, Any, k, l.Kind(ir.I32AttrKind)), Build: Nodes{Op(rUn, x).Attr("r.tag", k).Attr("r.mode", l)}}
	need := Rule{Match: Op(rNeed, k, Text("5")), Build: Nodes{Op(rNeed, k, Text("6"))}}
	must := Rule{Match: Op(rNeed).Attr("must", k), Build: Nodes{Op(rNeed, Text(`"new"`), k).Attr("r.was", Text("1 : i8"))}}
	named := Rule{Match: Op(rSrc).Attr("r.x", k).Attr("n", k), Build: Nodes{Op(rSrc, k)}}
	text := Rule{Match: Op(rBin, x, x, Text(`"a"`), Text("8")), Build: Nodes{Op(rBin, x, x, Const("b", func(c *ir.Context) ir.Attribute { return c.String("b") }), Text("-9"))}}
	several := Rule{Match: Op(rSrc, k.Kind(ir.AnyAttr, ir.I32AttrKind)), Build: Nodes{Op(rSrc)}}
	checkRules(t, false, []ruleCase{
		{"tag", tag, srcX + `%b = "r.bin"(%x, %x) <{tag = 1 : i8}> : (i32, i32) -> i32`, gotX + `%1 = "r.un"(%0) {r.mode = 7 : i32, r.tag = 1 : i8} : (i32) -> i32`, ""},
		{"tag", tag, srcX + `%b = "r.bin"(%x, %x) <{mode = 8 : i32}> : (i32, i32) -> i32`, gotX + `%1 = "r.un"(%0) {r.mode = 8 : i32} : (i32) -> i32`, ""},
		{"need", need, `"r.need"() <{must = 5}> {sym = "s"} : () -> ()`, `"r.need"() <{must = 6 : i64}> {sym = "s"} : () -> ()`, ""},
		{"need", need, `"r.need"() <{must = 5}> : () -> ()`, "", "an attribute is missing"},
		{"need", need, `"r.need"() <{must = 4}> {sym = "s"} : () -> ()`, "", "an attribute is not 5"},
		{"must", must, `"r.need"() <{must = 4}> {sym = "s"} : () -> ()`, `"r.need"() <{must = 4 : i64}> {r.was = 1 : i8, sym = "new"} : () -> ()`, ""},
		{"named", named, `%a = "r.src"() <{n = 1 : i8}> {r.x = 1 : i8} : () -> i8`, `%0 = "r.src"() <{n = 1 : i8}> : () -> i8`, ""},
		{"named", named, `%a = "r.src"() <{n = 1 : i8}> {r.x = 2 : i8} : () -> i8`, "", "the parts called $k differ"},
		{"named", named, `%a = "r.src"() <{n = 1 : i8}> : () -> i8`, "", "an attribute is missing"},
		{"text", text, srcX + `%b = "r.bin"(%x, %x) <{tag = "a", mode = 8 : i32}> : (i32, i32) -> i32`, gotX + `%1 = "r.bin"(%0, %0) <{mode = -9 : i32, tag = "b"}> : (i32, i32) -> i32`, ""},
		{"text", text, srcX + `%b = "r.bin"(%x, %x) <{tag = "b", mode = 8 : i32}> : (i32, i32) -> i32`, "", `an attribute is not "a"`},
		{"several", several, `%a = "r.src"() <{n = 1 : i32}> : () -> i8`, `%0 = "r.src"() : () -> i8`, ""},
		{"several", several, `%a = "r.src"() <{n = 1 : i8}> : () -> i8`, "", "$k is no any attribute"},
		{"several", several, `%a = "r.src"() : () -> i8`, "", "$k is no any attribute"},
	})
}

func TestRuleGroups(t *testing.T) {
	pair := Rule{Match: Op(rMany, Variadic(x, Op(rUn, y)).As(z)), Build: Nodes{Op(rMany, Variadic(z, y, x))}}
	mix := Rule{Match: Op(rMix, x, y, Variadic(z, w)), Build: Nodes{Op(rMix, Variadic(w, x), z, y)}}
	equal := Rule{Match: Op(rMix, x, y, x), Build: nil}
	typed := Rule{Match: Op(rMix, x.Typed(ir.I64Constraint), y.Typed(ir.I32Constraint), z), Build: Nodes{Op(rMix, z, y, x)}}
	optional := Rule{Match: Op(rOpt, x), Where: []Condition{If("the operand is there", func(in Args) bool { return in.Value(0) != nil && len(in.Values(0)) == 1 }, x)}, Build: Nodes{Op(rOpt, x).Types(TypeOf(ir.I32Constraint))}}
	one := Rule{Match: Op(rOpt, Op(rSrc, Any).As(op)), Build: Nodes{op}}
	out := Rule{Match: Op(rMixOut), Build: Nodes{Op(rMixOut)}}
	forward := Rule{Match: Op(rMany, x), Build: Nodes{x}}
	any := Rule{Match: Op(rMix), Build: nil}
	src3 := `%a = "r.src"() : () -> i32` + "\n" + `%b = "r.un"(%a) : (i32) -> i64` + "\n"
	got3 := `%0 = "r.src"() : () -> i32` + "\n" + `%1 = "r.un"(%0) : (i32) -> i64` + "\n"
	checkRules(t, false, []ruleCase{
		{"pair", pair, src3 + `%r:2 = "r.many"(%a, %b) : (i32, i64) -> (i8, i16)`, got3 + `%2:2 = "r.many"(%0, %1, %0, %0) : (i32, i64, i32, i32) -> (i8, i16)`, ""},
		{"pair", pair, src3 + `%r = "r.many"(%a, %b, %b) : (i32, i64, i64) -> i8`, "", "the operand operands has another number of values"},
		{"pair", pair, src3 + `"r.many"(%a) : (i32) -> ()`, "", "the operand operands has another number of values"},
		{"mix", mix, src3 + `"r.mix"(%a, %b, %b, %a) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i64, i64, i32) -> ()`,
			got3 + `"r.mix"(%0, %0, %1, %1) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, i32, i64, i64) -> ()`, ""},
		{"mix", mix, src3 + `"r.mix"(%a, %b, %b) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i64, i64) -> ()`, "", "the operand c has another number of values"},
		{"equal", equal, src3 + `"r.mix"(%a, %b, %b, %a, %b) <{operandSegmentSizes = array<i32: 2, 1, 2>}> : (i32, i64, i64, i32, i64) -> ()`, got3, ""},
		{"equal", equal, src3 + `"r.mix"(%a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 2, 1, 2>}> : (i32, i64, i64, i64, i64) -> ()`, "", "the parts called $x differ"},
		{"equal", equal, src3 + `"r.mix"(%a, %b, %b, %a) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, i64, i64, i32) -> ()`, "", "the parts called $x differ"},
		{"typed", typed, src3 + `"r.mix"(%b, %b, %a) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (i64, i64, i32) -> ()`,
			got3 + `"r.mix"(%0, %1, %1) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (i32, i64, i64) -> ()`, ""},
		{"typed", typed, src3 + `"r.mix"(%b, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (i64, i32, i32) -> ()`, "", "$x is no 64-bit signless integer"},
		{"typed", typed, src3 + `"r.mix"(%b, %b, %b) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (i64, i64, i64) -> ()`, "", "$y is no 32-bit signless integer"},
		{"optional", optional, src3 + `%r = "r.opt"(%b) : (i64) -> i8`, got3 + `%2 = "r.opt"(%1) : (i64) -> i32`, ""},
		{"optional", optional, `%r = "r.opt"() : () -> i8`, "", "the operand is there"},
		{"one", one, srcX + `%r = "r.opt"(%x) : (i32) -> i32`, gotX, ""},
		{"one", one, `%r = "r.opt"() : () -> i32`, "", "the operand a has another number of values"},
		{"out", out, `%r:4 = "r.mixout"() <{resultSegmentSizes = array<i32: 1, 1, 2>}> {r.old} : () -> (i1, i2, i3, i4)`,
			`%0:4 = "r.mixout"() <{resultSegmentSizes = array<i32: 1, 1, 2>}> : () -> (i1, i2, i3, i4)`, ""},
		{"forward", forward, src3 + `%r:2 = "r.many"(%b, %a) : (i64, i32) -> (i64, i32)` + "\n" + `"r.none"(%r#0) : (i64) -> ()`, got3 + `"r.none"(%1) : (i64) -> ()`, ""},
		{"forward", forward, src3 + `%r = "r.many"(%b, %a) : (i64, i32) -> i32`, "", "the replacement has another number of values than the root"},
		{"any", any, src3 + `"r.mix"(%b) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i64) -> ()`, got3, ""},
	})
}

package rewrite_test

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	. "github.com/spvc/spvc/ir/rewrite"
)

const x, y, z, c, k0, k1, pred, res = Capture("x"), Capture("y"), Capture("z"), Capture("c"), Capture("k0"), Capture("k1"), Capture("pred"), Capture("res")

func sum(a, b ir.Attribute) ir.Attribute {
	k, l := a.(*ir.IntegerAttr), b.(*ir.IntegerAttr)
	return k.Context().APInt(k.Type(), k.Value.Add(l.Value))
}

func isAllOnes(a ir.Attribute) bool {
	k, ok := a.(*ir.IntegerAttr)
	return ok && k.Value.IsAllOnes()
}

func isEquality(a ir.Attribute) bool { return a.(*ir.IntegerAttr).Int64Or(9) <= int64(arith.NE) }

func number(n string) Node { return Op(arith.Constant, Text(n+" : i32")) }

func predicate(p arith.CmpIPredicate) Node {
	return Const("a predicate", func(ctx *ir.Context) ir.Attribute { return ctx.Int(ctx.I64(), int64(p)) })
}

// rules are the patterns as rows.
func rules() []*Pattern {
	rule := func(name string, match *OpNode, build ...Node) Rule {
		return Rule{Name: name, Match: match, Build: build}
	}
	constrained := rule("and-all-ones", Op(arith.AndI, x, Op(arith.Constant, k0)), x)
	constrained.Where = []Condition{If("all bits are set", func(in Args) bool { return isAllOnes(in.Attr(0)) }, k0)}
	equality := rule("compare-sums", Op(arith.CmpI, Op(arith.AddI, x, z), Op(arith.AddI, y, z), pred), Op(arith.CmpI, x, y, pred))
	equality.Where = []Condition{If("it is an equality", func(in Args) bool { return isEquality(in.Attr(0)) }, pred)}
	// Patterns of one root have different benefits, because PDL does not say which of two equal ones comes first.
	low := rule("low-half", Op(arith.AddI, Op(arith.MulUIExtended, x, y).Result(0), z), Op(arith.AddI, Op(arith.MulI, x, y), z))
	low.Benefit = 1
	cancel := rule("add-sub", Op(arith.AddI, Either(Op(arith.SubI, x, y), y)), x)
	cancel.Benefit = 3
	same := rule("select-same", Op(arith.Select, Any, x, x), x)
	same.Benefit = 4
	return FromRules(
		rule("add-zero", Op(arith.AddI, x, number("0")), x),
		rule("add-add", Op(arith.AddI, Op(arith.AddI, x, Op(arith.Constant, k0)), Op(arith.Constant, k1)),
			Op(arith.AddI, x, Op(arith.Constant, AttrCall("sum", func(in Args) ir.Attribute { return sum(in.Attr(0), in.Attr(1)) }, k0, k1)))),
		rule("sub-self", Op(arith.SubI, x, x), number("0")),
		rule("carry", Op(arith.AddUIExtended, x, y), Op(arith.AddI, x, y).As(res), Op(arith.CmpI, res, x, predicate(arith.ULT))),
		rule("times-one", Op(arith.MulUIExtended, x, number("1")), x, number("0")),
		low,
		cancel,
		rule("splat", Op(tensor.FromElements, Variadic(x, x)), Op(tensor.Splat, x, Variadic())),
		same,
		rule("select-select", Op(arith.Select, c, Op(arith.Select, c, x, Any), y), Op(arith.Select, c, x, y)),
		constrained,
		rule("xor-xor", Op(arith.XOrI, Op(arith.XOrI, x, y), y), x),
		rule("double", Op(arith.ShLI, x, number("1")), Op(arith.AddI, x, x).AtNamed("doubled")),
		rule("remainder", Op(arith.RemUI, x, y).As(res), Op(arith.DivUI, x, y).As(z).At(res), Op(arith.SubI, x, Op(arith.MulI, z, y)).AtNamed("rest", res)),
		equality,
	)
}

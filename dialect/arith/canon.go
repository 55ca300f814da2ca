package arith

import (
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the arith dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern { return patterns() }

// patterns are the compiled rules, which all contexts share.
var patterns = sync.OnceValue(func() []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, rules := range [][]rewrite.Rule{addRules(), subRules(), mulRules(), bitRules(), compareRules()} {
		ps = append(ps, rewrite.FromRules(rules...)...)
	}
	ps = append(ps, rewrite.OnOp("CmpFIntToFPConst", CmpF, compareOfIntToFloat))
	ps = append(ps, rewrite.FromRules(castRules()...)...)
	ps = append(ps, rewrite.FromRules(selectRules()...)...)
	return append(ps, rewrite.OnOp("SelectToExtUI", Select, selectToExtUI))
})

// The captures of the rules.
const (
	x    = rewrite.Capture("x")
	y    = rewrite.Capture("y")
	z    = rewrite.Capture("z")
	c0   = rewrite.Capture("c0")
	c1   = rewrite.Capture("c1")
	ovf0 = rewrite.Capture("ovf0")
	ovf1 = rewrite.Capture("ovf1")
	res  = rewrite.Capture("res")
	pred = rewrite.Capture("pred")
)

// rule is a row with one result graph and without or with conditions.
//
//go:noinline
func rule(name string, match *rewrite.OpNode, build rewrite.Node, where ...rewrite.Condition) rewrite.Rule {
	return rewrite.Rule{Name: name, Match: match, Where: where, Build: rewrite.Nodes{build}}
}

// scalarOf matches an operand that is a scalar integer constant.
func scalarOf(c rewrite.Capture) rewrite.Node { return rewrite.ConstantOf(c.Kind(scalarInt)) }

var scalarInt = &ir.AttrConstraint{Summary: "arbitrary integer attribute", Match: func(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok }}

// sum, difference and product make the constant of two scalar constants.
func sum(a, b rewrite.Capture) rewrite.Node { return constant("sum", apint.Int.Add, a, b) }
func difference(a, b rewrite.Capture) rewrite.Node {
	return constant("difference", apint.Int.Sub, a, b)
}
func product(a, b rewrite.Capture) rewrite.Node { return constant("product", apint.Int.Mul, a, b) }

//go:noinline
func constant(name string, f func(a, b apint.Int) apint.Int, a, b rewrite.Capture) rewrite.Node {
	return rewrite.Op(Constant, rewrite.AttrCall(name, func(in rewrite.Args) ir.Attribute {
		k, l := in.Attr(0).(*ir.IntegerAttr), in.Attr(1).(*ir.IntegerAttr)
		return in.Context().APInt(k.Type(), f(k.Value, l.Value))
	}, a, b))
}

// zeroLike makes the constant 0 of the type of v, for which hasZero holds.
func zeroLike(v rewrite.Node) rewrite.Node {
	return rewrite.Op(Constant, rewrite.AttrCall("zero", func(in rewrite.Args) ir.Attribute { return ZeroAttr(in.Value(0).Type()) }, v))
}

func hasZero(v rewrite.Node) rewrite.Condition {
	return rewrite.If("the type has a zero", func(in rewrite.Args) bool {
		_, ok := ZeroAttr(in.Value(0).Type()).(ir.TypedAttr)
		return ok
	}, v)
}

// commonFlags are the overflow flags that both operations have.
func commonFlags() rewrite.Node {
	return rewrite.AttrCall("common", func(in rewrite.Args) ir.Attribute {
		return OverflowOf(in.Context(), overflowIn(in.Attr(0))&overflowIn(in.Attr(1)))
	}, ovf0, ovf1)
}

func sameTypes(a, b rewrite.Node) rewrite.Condition {
	return rewrite.If("the types are the same", func(in rewrite.Args) bool { return in.Value(0).Type() == in.Value(1).Type() }, a, b)
}

func allOnes(c rewrite.Capture) rewrite.Condition {
	return rewrite.If("the constant is -1", func(in rewrite.Args) bool { return isAllOnes(in.Attr(0)) }, c)
}

func boolean(b bool) rewrite.Node {
	name := "false"
	if b {
		name = "true"
	}
	return rewrite.Const(name, func(c *ir.Context) ir.Attribute { return c.Bool(b) })
}

func addRules() []rewrite.Rule {
	return []rewrite.Rule{
		rule("AddIAddConstant", rewrite.Op(AddI, rewrite.Op(AddI, x, scalarOf(c0), ovf0), scalarOf(c1), ovf1),
			rewrite.Op(AddI, x, sum(c0, c1), commonFlags())),
		rule("AddISubConstantRHS", rewrite.Op(AddI, rewrite.Op(SubI, x, scalarOf(c0), ovf0), scalarOf(c1), ovf1),
			rewrite.Op(AddI, x, difference(c1, c0), commonFlags())),
		rule("AddISubConstantLHS", rewrite.Op(AddI, rewrite.Op(SubI, scalarOf(c0), x, ovf0), scalarOf(c1), ovf1),
			rewrite.Op(SubI, sum(c0, c1), x, commonFlags())),
		rule("AddIMulNegativeOneRhs", rewrite.Op(AddI, x, rewrite.Op(MulI, y, rewrite.ConstantOf(c0))),
			rewrite.Op(SubI, x, y), allOnes(c0)),
		rule("AddIMulNegativeOneLhs", rewrite.Op(AddI, rewrite.Op(MulI, x, rewrite.ConstantOf(c0)), y),
			rewrite.Op(SubI, y, x), allOnes(c0)),
		lowHalf("AddUIExtendedToAddI", AddUIExtended, AddI),
	}
}

// lowHalf replaces an extended operation whose second result is unused. Any value of the right type can replace
// the unused result.
func lowHalf(name string, extended, def *ir.OpDef) rewrite.Rule {
	return rewrite.Rule{
		Name:  name,
		Match: rewrite.Op(extended, x, y).As(res),
		Where: []rewrite.Condition{rewrite.If("the second result is unused", func(in rewrite.Args) bool { return !in.Value(0).HasUses() }, res.Result(1))},
		Build: rewrite.Nodes{rewrite.Op(def, x, y), x},
	}
}

func subRules() []rewrite.Rule {
	return []rewrite.Rule{
		rule("SubIRHSAddConstant", rewrite.Op(SubI, rewrite.Op(AddI, x, scalarOf(c0)), scalarOf(c1)),
			rewrite.Op(AddI, x, difference(c0, c1))),
		rule("SubILHSAddConstant", rewrite.Op(SubI, scalarOf(c1), rewrite.Op(AddI, x, scalarOf(c0), ovf0), ovf1),
			rewrite.Op(SubI, difference(c1, c0), x, commonFlags())),
		rule("SubIRHSSubConstantRHS", rewrite.Op(SubI, rewrite.Op(SubI, x, scalarOf(c0), ovf0), scalarOf(c1), ovf1),
			rewrite.Op(SubI, x, sum(c0, c1), commonFlags())),
		rule("SubIRHSSubConstantLHS", rewrite.Op(SubI, rewrite.Op(SubI, scalarOf(c0), x, ovf0), scalarOf(c1), ovf1),
			rewrite.Op(SubI, difference(c0, c1), x, commonFlags())),
		rule("SubILHSSubConstantRHS", rewrite.Op(SubI, scalarOf(c1), rewrite.Op(SubI, x, scalarOf(c0), ovf0), ovf1),
			rewrite.Op(SubI, sum(c0, c1), x, commonFlags())),
		rule("SubILHSSubConstantLHS", rewrite.Op(SubI, scalarOf(c1), rewrite.Op(SubI, scalarOf(c0), x, ovf0), ovf1),
			rewrite.Op(AddI, x, difference(c1, c0), commonFlags())),
		rule("SubISubILHSRHSLHS", rewrite.Op(SubI, rewrite.Op(SubI, x, y, ovf0), x, ovf1),
			rewrite.Op(SubI, zeroLike(y), y, commonFlags()), hasZero(y)),
	}
}

func mulRules() []rewrite.Rule {
	return []rewrite.Rule{
		rule("MulIMulIConstant", rewrite.Op(MulI, rewrite.Op(MulI, x, scalarOf(c0), ovf0), scalarOf(c1), ovf1),
			rewrite.Op(MulI, x, product(c0, c1), commonFlags())),
		lowHalf("MulSIExtendedToMulI", MulSIExtended, MulI),
		lowHalf("MulUIExtendedToMulI", MulUIExtended, MulI),
		{
			Name:  "MulSIExtendedRHSOne",
			Match: rewrite.Op(MulSIExtended, x, rewrite.ConstantOf(c1)),
			Where: []rewrite.Condition{
				rewrite.If("the constant is 1", func(in rewrite.Args) bool {
					one, ok := IntSplat(in.Attr(0)) // for i1 the bit pattern 1 is -1
					return ok && one.IsOne() && one.IsStrictlyPositive()
				}, c1),
				hasZero(x),
			},
			Build: rewrite.Nodes{x, rewrite.Op(ExtSI, rewrite.Op(CmpI, x, zeroLike(x), rewrite.Const("slt", func(c *ir.Context) ir.Attribute {
				return c.Int(c.I64(), int64(SLT))
			})))},
		},
		negatedOperands("MulFOfNegF", MulF),
		negatedOperands("DivFOfNegF", DivF),
	}
}

// negatedOperands drops the negations of both operands.
func negatedOperands(name string, def *ir.OpDef) rewrite.Rule {
	const fastmath = rewrite.Capture("fastmath")
	return rule(name, rewrite.Op(def, rewrite.Op(NegF, x), rewrite.Op(NegF, y), fastmath), rewrite.Op(def, x, y, fastmath))
}

func bitRules() []rewrite.Rule {
	inverse := rewrite.AttrCall("inverse", func(in rewrite.Args) ir.Attribute {
		p, _ := predicateIn(in.Attr(0))
		return in.Context().Int(in.Context().I64(), int64(p.Inverse()))
	}, pred)
	rows := []rewrite.Rule{
		rule("XOrINotCmpI", rewrite.Op(XOrI, rewrite.Op(CmpI, x, y, pred.Kind(cmpIKind)), rewrite.ConstantOf(boolean(true))),
			rewrite.Op(CmpI, x, y, inverse)),
	}
	for _, row := range []struct {
		name string
		def  *ir.OpDef
		ext  *ir.OpDef
	}{
		{"XOrIOfExtUI", XOrI, ExtUI}, {"XOrIOfExtSI", XOrI, ExtSI},
		{"AndOfExtUI", AndI, ExtUI}, {"AndOfExtSI", AndI, ExtSI},
		{"OrOfExtUI", OrI, ExtUI}, {"OrOfExtSI", OrI, ExtSI},
	} {
		rows = append(rows, rule(row.name, rewrite.Op(row.def, rewrite.Op(row.ext, x), rewrite.Op(row.ext, y)),
			rewrite.Op(row.ext, rewrite.Op(row.def, x, y)), sameTypes(x, y)))
	}
	return rows
}

func compareRules() []rewrite.Rule {
	return []rewrite.Rule{compareOfExt("CmpIExtSI", ExtSI), compareOfExt("CmpIExtUI", ExtUI)}
}

// compareOfExt moves a comparison before the extension of its operands.
func compareOfExt(name string, ext *ir.OpDef) rewrite.Rule {
	equality := rewrite.If("the comparison is for equality", func(in rewrite.Args) bool {
		p, ok := predicateIn(in.Attr(0))
		return ok && (p == EQ || p == NE)
	}, pred)
	return rule(name, rewrite.Op(CmpI, rewrite.Op(ext, x), rewrite.Op(ext, y), pred), rewrite.Op(CmpI, x, y, pred), equality, sameTypes(x, y))
}

func selectRules() []rewrite.Rule {
	return []rewrite.Rule{
		rule("RedundantSelectFalse", rewrite.Op(Select, x, y, rewrite.Op(Select, x, rewrite.Any, z)), rewrite.Op(Select, x, y, z)),
		rule("RedundantSelectTrue", rewrite.Op(Select, x, rewrite.Op(Select, x, y, rewrite.Any), z), rewrite.Op(Select, x, y, z)),
		rule("SelectNotCond", rewrite.Op(Select, rewrite.Op(XOrI, x, scalarOf(c0)), y, z), rewrite.Op(Select, x, z, y), allOnes(c0)),
		rule("SelectI1ToNot", rewrite.Op(Select, x, rewrite.ConstantOf(boolean(false)), rewrite.ConstantOf(boolean(true))),
			rewrite.Op(XOrI, x, rewrite.Op(Constant, boolean(true)))),
	}
}

// selectToExtUI turns select(c, 1, 0) into an extension of c, and select(c, 0, 1) into one
// of its complement.
func selectToExtUI(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok || t.Width == 1 {
		return rw.Fail("the result is not an integer wider than i1")
	}
	yes, no := ir.ConstantOf(op.Operand(1)), ir.ConstantOf(op.Operand(2))
	cond := op.Operand(0)
	switch {
	case isOne(yes) && isZero(no):
	case isZero(yes) && isOne(no):
		one := NewInt(&rw.Builder, op.Loc(), cond.Type(), 1)
		cond = NewBinary(&rw.Builder, op.Loc(), XOrI, cond, one)
	default:
		return rw.Fail("not a choice of 0 and 1")
	}
	rw.Replace(op, NewCast(&rw.Builder, op.Loc(), ExtUI, cond, t))
	return true
}

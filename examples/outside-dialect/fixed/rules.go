package fixed

import (
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// canonicalizer brings the rules of the dialect into the pass canonicalize.
type canonicalizer struct{}

// CanonicalizationPatterns implements rewrite.Canonicalizer.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern { return patterns() }

// patterns are the rules, compiled once for all contexts.
var patterns = sync.OnceValue(func() []*rewrite.Pattern { return rewrite.FromRules(subtractedConstant, largerSum) })

// The captures of the rules.
const (
	x     = rewrite.Capture("x")
	y     = rewrite.Capture("y")
	z     = rewrite.Capture("z")
	c     = rewrite.Capture("c")
	exact = rewrite.Capture("exact")
)

// number is the constraint of constants of this dialect.
var number = ir.AttrOfClass("fixed-point value", ValueDef)

// subtractedConstant makes x - c the sum x + -c, which other rules need not know twice. The sum promises what the
// difference promised.
var subtractedConstant = rewrite.Rule{
	Name:  "subtracted constant",
	Match: rewrite.Op(Sub, x, rewrite.ConstantOf(c.Kind(number)), exact),
	Where: []rewrite.Condition{rewrite.If("the negated constant does not saturate", negatable, c)},
	Build: rewrite.Nodes{rewrite.Op(Add, x, rewrite.Op(Constant, rewrite.AttrCall("minus", minus, c)), exact)},
}

func negatable(in rewrite.Args) bool {
	v := in.Attr(0).(*ValueAttr)
	return v.Units != v.typ.Min()
}

func minus(in rewrite.Args) ir.Attribute {
	v := in.Attr(0).(*ValueAttr)
	return Value(v.typ, -v.Units)
}

// largerSum adds z to the larger one of x and y, in place of both. Saturation keeps the order of sums. The sum that is left may
// saturate even if one of the others promised that it does not, so it promises nothing.
var largerSum = rewrite.Rule{
	Name:  "larger sum",
	Match: rewrite.Op(Max, rewrite.Op(Add, x, z), rewrite.Op(Add, y, z)),
	Build: rewrite.Nodes{rewrite.Op(Add, rewrite.Op(Max, x, y), z)},
}

package toy

import (
	"math"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// canonicalizer brings the rules of the dialect into the pass canonicalize.
type canonicalizer struct{}

// CanonicalizationPatterns implements rewrite.Canonicalizer.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern { return patterns() }

// patterns are the rules, compiled once for all contexts.
var patterns = sync.OnceValue(func() []*rewrite.Pattern {
	return rewrite.FromRules(transposedTwice, reshapedTwice, reshapedToItself, reshapedConstant)
})

// The captures of the rules.
const (
	x      = rewrite.Capture("x")
	result = rewrite.Capture("result")
)

// transposedTwice replaces the transpose of a transpose by the tensor.
var transposedTwice = rewrite.Rule{
	Name:  "transposed twice",
	Match: rewrite.Op(Transpose, rewrite.Op(Transpose, x)),
	Build: rewrite.Nodes{x},
}

// reshapedTwice leaves out the first one of two reshapes.
var reshapedTwice = rewrite.Rule{
	Name:  "ReshapeReshapeOptPattern",
	Match: rewrite.Op(Reshape, rewrite.Op(Reshape, x)),
	Build: rewrite.Nodes{rewrite.Op(Reshape, x)},
}

// reshapedToItself leaves out a reshape that changes nothing.
var reshapedToItself = rewrite.Rule{
	Name:  "RedundantReshapeOptPattern",
	Match: rewrite.Op(Reshape, x).As(result),
	Where: []rewrite.Condition{rewrite.If("the shapes are equal", sameTypes, result, x)},
	Build: rewrite.Nodes{x},
}

// reshapedConstant makes a constant of the new shape.
var reshapedConstant = rewrite.Rule{
	Name:  "FoldConstantReshapeOptPattern",
	Match: rewrite.Op(Reshape, rewrite.Op(Constant, x.Kind(numbers))).As(result),
	Where: []rewrite.Condition{rewrite.If("the elements fill the new shape", fills, x, result)},
	Build: rewrite.Nodes{rewrite.Op(Constant, rewrite.AttrCall("reshaped", reshaped, x, result))},
}

func sameTypes(in rewrite.Args) bool { return in.Value(0).Type() == in.Value(1).Type() }

// fills reports whether the new shape has as many elements as the constant, or the constant is a single number, which fills it.
func fills(in rewrite.Args) bool {
	from := in.Attr(0).(*ir.DenseElementsAttr)
	if len(from.ShapedType().Shape()) == 0 {
		return true
	}
	n := int64(1)
	for _, size := range in.Value(1).Type().(*ir.RankedTensorType).Shape() {
		if size > 0 && n > math.MaxInt64/size {
			return false
		}
		n *= size
	}
	return from.NumElements() == n
}

func reshaped(in rewrite.Args) ir.Attribute {
	from := in.Attr(0).(*ir.DenseElementsAttr)
	t := in.Value(1).Type().(*ir.RankedTensorType)
	if v := from.SplatValue(); v != nil {
		return in.Context().SplatOf(t, v)
	}
	elems := make([]ir.Attribute, from.NumElements())
	for i := range elems {
		elems[i] = from.Element(int64(i))
	}
	return in.Context().DenseOf(t, elems)
}

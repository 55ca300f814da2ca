// Package transform rewrites structured operations: it tiles and fuses them, drops and merges dimensions, and changes layouts.
// Passes and the compile pipeline call it.
package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// indexDim returns the loop whose index op, a linalg.index, reads.
func indexDim(op *ir.Operation) int {
	a, _ := op.Prop(0).(*ir.IntegerAttr)
	return int(a.Int64Or(0))
}

// newIndex creates a linalg.index of loop i.
func newIndex(b *ir.Builder, loc ir.Location, i int) *ir.Value {
	c := b.Context()
	return b.Create(loc, linalg.Index, nil, []ir.Type{c.Index()}, ir.Named("dim", c.Int(c.I64(), int64(i)))).Result(0)
}

// parts is what makes up a linalg.generic. Patterns change it and create the new op of it.
type parts struct {
	inputs, inits []*ir.Value
	maps          []*ir.AffineMap
	its           []linalg.IteratorKind
}

// partsOf returns the parts of s in new slices.
func partsOf(s linalg.StructuredOp) parts {
	return parts{slices.Clone(s.Inputs()), slices.Clone(s.Inits()), slices.Clone(s.Maps()), slices.Clone(s.Iterators())}
}

// operands returns the inputs and the inits.
func (p parts) operands() []*ir.Value { return append(slices.Clone(p.inputs), p.inits...) }

// resultTypes returns the types of the inits that are tensors.
func (p parts) resultTypes() []ir.Type {
	var out []ir.Type
	for _, v := range p.inits {
		if _, ok := v.Type().(*ir.RankedTensorType); ok {
			out = append(out, v.Type())
		}
	}
	return out
}

// create creates the linalg.generic of p with the body.
func (p parts) create(b *ir.Builder, loc ir.Location, body func(b *ir.Builder, args []*ir.Value) []*ir.Value) *ir.Operation {
	return linalg.NewGeneric(b, loc, p.resultTypes(), p.inputs, p.inits, p.maps, p.its, body)
}

// createLike creates the linalg.generic of p with a copy of the body of s, whose arguments are the same ones.
func (p parts) createLike(b *ir.Builder, s linalg.StructuredOp) *ir.Operation {
	return p.create(b, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return copyBody(b, s.Body(), args, ir.NewMapping())
	})
}

// copyBody copies the operations of body, and returns the copies of what it yields. args replace its arguments; a nil one means
// that m has the replacement, as it may have for loop indices.
func copyBody(b *ir.Builder, body *ir.Block, args []*ir.Value, m *ir.Mapping) []*ir.Value {
	return copyIndexed(b, body, args, m, nil)
}

// copyIndexed is copyBody, with index in the place of the operations that read loop indices.
func copyIndexed(b *ir.Builder, body *ir.Block, args []*ir.Value, m *ir.Mapping, index func(o *ir.Operation) *ir.Value) []*ir.Value {
	for i, v := range args {
		// The region of a linalg.map of MLIR 19 has no argument for the init.
		if v != nil && i < body.NumArgs() {
			m.Map(body.Arg(i), v)
		}
	}
	end := body.Last()
	for o := body.First(); o != end; o = o.Next() {
		switch {
		case index != nil && o.Is(linalg.Index):
			m.Map(o.Result(0), index(o))
		case m.Value(firstResult(o)) == firstResult(o):
			b.Insert(b.Arena().Clone(o, m))
		}
	}
	out := end.Operands()
	for i, v := range out {
		out[i] = m.Value(v)
	}
	return out
}

// firstResult returns the first result of op, or nil.
func firstResult(op *ir.Operation) *ir.Value {
	if op.NumResults() == 0 {
		return nil
	}
	return op.Result(0)
}

// isGeneric returns v's defining linalg.generic.
func genericOf(v *ir.Value) (linalg.StructuredOp, bool) {
	def := v.DefinedBy(linalg.Generic)
	if def == nil {
		return linalg.StructuredOp{}, false
	}
	return linalg.AsStructured(def)
}

// allParallel reports whether all loops of s are parallel.
func allParallel(s linalg.StructuredOp) bool {
	return !slices.ContainsFunc(s.Iterators(), func(k linalg.IteratorKind) bool { return k != linalg.Parallel })
}

// hasIndices reports whether the body of s reads loop indices.
func hasIndices(s linalg.StructuredOp) bool {
	for o := s.Body().First(); o != nil; o = o.Next() {
		if o.Is(linalg.Index) {
			return true
		}
	}
	return false
}

// usesElement reports whether the body of s uses the element of operand i.
func usesElement(s linalg.StructuredOp, i int) bool {
	a := s.BodyArg(i)
	return a != nil && a.HasUses()
}

// invertible reports whether each of the dims loops is the index of a dimension of an operand with one of the maps.
func invertible(maps []*ir.AffineMap, dims int) bool {
	_, ok := loopSources(maps, dims)
	return ok
}

// inverse returns the map from the results of m to its dimensions. m must be a permutation.
func inverse(m *ir.AffineMap) *ir.AffineMap {
	out := make([]*ir.AffineExpr, m.Dims)
	for i, e := range m.Results {
		out[e.Value] = m.Context().AffineDimExpr(i)
	}
	return m.Context().AffineMap(len(m.Results), 0, out...)
}

// On returns a pattern for linalg.generic.
func onGeneric(name string, f func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool) *rewrite.Pattern {
	return rewrite.OnOp(name, linalg.Generic, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		s, ok := linalg.AsStructured(op)
		return ok && f(s, rw)
	})
}

// emptyLike creates a tensor.empty with the sizes of v, a ranked tensor.
func emptyLike(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	t := v.Type().(*ir.RankedTensorType)
	var sizes []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			sizes = append(sizes, tensor.NewDim(b, loc, v, int64(i)))
		}
	}
	return tensor.NewEmpty(b, loc, b.Context().Tensor(t.Shape(), t.ElementType(), nil), sizes...)
}

// emptyOfSizes creates a tensor.empty with the given sizes.
func emptyOfSizes(b *ir.Builder, loc ir.Location, sizes []interfaces.IndexValue, elem ir.Type) *ir.Value {
	values, shape := interfaces.SplitIndices(sizes)
	return tensor.NewEmpty(b, loc, b.Context().Tensor(shape, elem, nil), values...)
}

// window is the kind of loops over the window of a convolution. Only generic operations written by hand have it.
const window linalg.IteratorKind = 2

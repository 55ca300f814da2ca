package linalg

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
)

// SizeOf returns the size of dimension i of v, a tensor or memref: the constant of the type, or the result of a new tensor.dim or
// memref.dim.
func SizeOf(b *ir.Builder, loc ir.Location, v *ir.Value, i int) interfaces.IndexValue {
	if n := shapeOf(v)[i]; n != ir.Dynamic {
		return interfaces.IndexValue{Const: n}
	}
	if _, ok := v.Type().(*ir.MemRefType); ok {
		return interfaces.IndexValue{Value: memref.NewDim(b, loc, v, arith.NewIndex(b, loc, int64(i)))}
	}
	return interfaces.IndexValue{Value: tensor.FoldedDim(b, loc, v, i)}
}

// OperandSizes returns the sizes of all dimensions of all operands of s.
func (s StructuredOp) OperandSizes(b *ir.Builder) []interfaces.IndexValue {
	var sizes []interfaces.IndexValue
	for i := range s.NumOperands() {
		for d := range shapeOf(s.Operand(i)) {
			sizes = append(sizes, SizeOf(b, s.Loc(), s.Operand(i), d))
		}
	}
	return sizes
}

// LoopExtents returns the number of iterations of each loop. It creates operations for sizes that are not static.
func (s StructuredOp) LoopExtents(b *ir.Builder) []interfaces.IndexValue {
	sizes := s.OperandSizes(b)
	extents := make([]interfaces.IndexValue, s.NumLoops())
	done := make([]bool, len(extents))
	k := 0
	for _, m := range s.Maps() {
		for _, e := range m.Results {
			if e.Kind == ir.AffineDim && !done[e.Value] {
				extents[e.Value], done[e.Value] = sizes[k], true
			}
			k++
		}
	}
	return extents
}

// reifyStructured returns the sizes of the results of a structured operation. It computes those that the inputs determine from them.
func reifyStructured(op *ir.Operation, b *ir.Builder) (all [][]interfaces.IndexValue, ok bool) {
	s, ok := AsStructured(op)
	if !ok || !s.OnTensors() {
		return nil, false
	}
	maps, loops := s.Maps(), s.NumLoops()
	dims, ok := shapeDims(maps, loops)
	if !ok {
		return nil, false
	}
	inputs := s.NumInputs()
	operands := make([]interfaces.IndexValue, loops)
	for k, init := range s.Inits() {
		sizes := make([]interfaces.IndexValue, rankOf(init))
		for i, n := range shapeOf(init) {
			switch e := maps[inputs+k].Results[i]; {
			case n != ir.Dynamic:
				sizes[i].Const = n
			case fromInputs(e, dims, inputs):
				e.Walk(func(x *ir.AffineExpr) {
					if x.Kind == ir.AffineDim && operands[x.Value] == (interfaces.IndexValue{}) {
						d := dims[x.Value]
						operands[x.Value] = SizeOf(b, op.Loc(), op.Operand(d.Operand), d.Dim)
					}
				})
				sizes[i] = affine.ComposedFoldedApply(b, op.Loc(), affinemap.Simplify(b.Context().AffineMap(loops, 0, e)), operands)
			default:
				sizes[i] = SizeOf(b, op.Loc(), init, i)
			}
		}
		all = append(all, sizes)
	}
	return all, true
}

// fromInputs reports whether the inputs determine the sizes of all loops in e.
func fromInputs(e *ir.AffineExpr, dims []OperandDim, inputs int) bool {
	ok := true
	e.Walk(func(x *ir.AffineExpr) {
		if x.Kind == ir.AffineDim && dims[x.Value].Operand >= inputs {
			ok = false
		}
	})
	return ok
}

// structuredSizes is the model that computes the sizes of results.
type structuredSizes struct{}

// ReifyShapes returns the sizes of the results.
func (structuredSizes) ReifyShapes(op *ir.Operation, b *ir.Builder) ([][]interfaces.IndexValue, bool) {
	return reifyStructured(op, b)
}

// sizesOfSoftmax returns the sizes of the result: those of the input where they are not static.
func sizesOfSoftmax(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	if op.NumResults() == 0 {
		return nil, false
	}
	shape := shapeOf(op.Result(0))
	sizes := make([]interfaces.IndexValue, len(shape))
	for i, n := range shape {
		sizes[i].Const = n
		if n == ir.Dynamic {
			sizes[i] = SizeOf(b, op.Loc(), op.Operand(0), i)
		}
	}
	return sizes, true
}

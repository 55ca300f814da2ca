package memory

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// Expand replaces accesses to vectors in memory of scalars by accesses to their elements. It
// reports whether it changed anything.
func Expand(root *ir.Operation) (changed bool) {
	x := &expander{b: ir.NewBuilder(root.Context(), nil)}
	var ops []*ir.Operation
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(vector.Load) || op.Is(vector.Store) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		x.loc = op.Loc()
		changed = x.vector(vector.AccessOp{Operation: op}) || changed
	}
	return changed
}

// expander replaces operations one by one.
type expander struct {
	b   *ir.Builder
	loc ir.Location
}

// vector replaces a load or store of a vector by accesses to its elements. It leaves
// memory of vectors to the conversion, unless the vector is one element of it.
func (x *expander) vector(op vector.AccessOp) bool {
	base, v := op.Base(), op.VectorType()
	elem := op.BaseType().ElementType()
	x.b.SetBefore(op.Operation)
	if elem == ir.Type(v) {
		if op.Is(vector.Load) {
			op.Result(0).ReplaceAllUsesWith(memref.NewLoad(x.b, x.loc, base, op.Indices()...))
		} else {
			memref.NewStore(x.b, x.loc, op.Stored(), base, op.Indices()...)
		}
		op.Erase()
		return true
	}
	if _, nested := elem.(*ir.VectorType); nested || v.IsScalable() {
		return false
	}
	var result *ir.Value
	if op.Is(vector.Load) {
		result = arith.NewConstant(x.b, x.loc, x.b.Context().SplatOf(v, zeroOf(v.ElementType())))
	}
	at := make([]int64, len(v.Shape()))
	for range ir.NumElements(v.Shape()) {
		indices := x.offset(op.Indices(), at)
		switch {
		case result == nil && len(at) == 0:
			memref.NewStore(x.b, x.loc, vector.NewExtract(x.b, x.loc, op.Stored()), base, indices...)
		case result == nil:
			memref.NewStore(x.b, x.loc, vector.NewExtract(x.b, x.loc, op.Stored(), at...), base, indices...)
		default:
			result = vector.NewInsert(x.b, x.loc, memref.NewLoad(x.b, x.loc, base, indices...), result, at...)
		}
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; at[i] < v.Shape()[i] {
				break
			}
			at[i] = 0
		}
	}
	if result != nil {
		op.Result(0).ReplaceAllUsesWith(result)
	}
	op.Erase()
	return true
}

// offset adds at to the last indices.
func (x *expander) offset(indices []*ir.Value, at []int64) []*ir.Value {
	out := append([]*ir.Value(nil), indices...)
	first := len(out) - len(at)
	for i, n := range at {
		if n != 0 {
			out[first+i] = arith.NewBinary(x.b, x.loc, arith.AddI, out[first+i], arith.NewIndex(x.b, x.loc, n))
		}
	}
	return out
}

// zeroOf returns the zero of an integer or float type or of index.
func zeroOf(t ir.Type) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return t.Context().FloatValue(f, 0)
	}
	return t.Context().Int(t, 0)
}

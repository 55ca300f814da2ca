package memory

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// Expand replaces copies by loops, and accesses to vectors in memory of scalars by
// accesses to their elements. It removes hints. It reports whether it changed anything,
// and whether all went well, after it emitted errors.
func Expand(root *ir.Operation) (changed, ok bool) {
	x := &expander{b: ir.NewBuilder(root.Context(), nil)}
	var ops []*ir.Operation
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch op.Def() {
		case memref.Copy, memref.AssumeAlignment, memref.Prefetch, vector.Load, vector.Store:
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	ok = true
	for _, op := range ops {
		x.loc = op.Loc()
		switch op.Def() {
		case memref.AssumeAlignment, memref.Prefetch:
			op.Erase()
			changed = true
		case memref.Copy:
			ok = x.copy(memref.CopyOp{Operation: op}) && ok
			changed = true
		default:
			changed = x.vector(vector.AccessOp{Operation: op}) || changed
		}
	}
	return changed, ok
}

// expander replaces operations one by one.
type expander struct {
	b   *ir.Builder
	loc ir.Location
}

// copy replaces op by a loop for each dimension.
func (x *expander) copy(op memref.CopyOp) bool {
	from, ok := op.Source().Type().(*ir.MemRefType)
	to, ranked := op.Target().Type().(*ir.MemRefType)
	if !ok || !ranked {
		return op.EmitError("a kernel copies only buffers of known rank",
			ir.Note(op.Loc(), "cast the buffers to ranked memrefs first"))
	}
	x.b.SetBefore(op.Operation)
	var at []*ir.Value
	index := func(v int64) *ir.Value { return arith.NewIndex(x.b, x.loc, v) }
	for i, n := range from.Shape() {
		if n == ir.Dynamic {
			n = to.Shape()[i]
		}
		var end *ir.Value
		if n == ir.Dynamic {
			end = memref.NewDim(x.b, x.loc, op.Source(), index(int64(i)))
		} else {
			end = index(n)
		}
		loop := scf.NewFor(x.b, x.loc, index(0), end, index(1))
		x.b.SetStart(loop.Body())
		scf.NewYield(x.b, x.loc)
		x.b.SetStart(loop.Body())
		at = append(at, loop.InductionVar())
	}
	memref.NewStore(x.b, x.loc, memref.NewLoad(x.b, x.loc, op.Source(), at...), op.Target(), at...)
	op.Erase()
	return true
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

package scalars

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// Wide integers lie in memory with the low bits first, as on the host: those of 64 bits as vectors of two, wider ones as two
// elements that follow each other in the last dimension.

// inPairs reports whether wide integers in memory are vectors of two.
func (x *widener) inPairs() bool { return x.width == 64 }

// inMemory returns the type of a memref whose elements are halves.
func (x *widener) inMemory(m *ir.MemRefType) *ir.MemRefType {
	ctx := x.fn.Context()
	if x.inPairs() {
		return m.WithShape(m.Shape(), pairType(ctx)).(*ir.MemRefType)
	}
	return m.WithShape(doubled(m.Shape()), x.halfType(x.wideType())).(*ir.MemRefType)
}

// doubled returns a shape with two elements for each one.
func doubled(shape []int64) []int64 {
	if len(shape) == 0 {
		return []int64{2}
	}
	out := slices.Clone(shape)
	if last := len(out) - 1; out[last] != ir.Dynamic {
		out[last] *= 2
	}
	return out
}

// places returns the indices of the two halves of the element at the given indices.
func (x *widener) places(indices []*ir.Value) (low, high []*ir.Value) {
	one := arith.NewIndex(x.b, x.Loc, 1)
	if len(indices) == 0 {
		return []*ir.Value{arith.NewIndex(x.b, x.Loc, 0)}, []*ir.Value{one}
	}
	last := len(indices) - 1
	low, high = slices.Clone(indices), slices.Clone(indices)
	low[last] = x.Op(arith.ShLI, indices[last], one)
	high[last] = x.Op(arith.OrI, low[last], one)
	return low, high
}

// load returns the halves of an element of memory.
func (x *widener) load(m *ir.Value, indices []*ir.Value) halves {
	if x.inPairs() {
		return x.unpack(memref.NewLoad(x.b, x.Loc, m, indices...))
	}
	low, high := x.places(indices)
	return halves{memref.NewLoad(x.b, x.Loc, m, low...), memref.NewLoad(x.b, x.Loc, m, high...)}
}

// store stores the halves of an element.
func (x *widener) store(p halves, m *ir.Value, indices []*ir.Value) {
	if x.inPairs() {
		v := x.b.Create(x.Loc, vector.FromElements, []*ir.Value{p.low, p.high}, []ir.Type{pairType(x.fn.Context())}).Result(0)
		memref.NewStore(x.b, x.Loc, v, m, indices...)
		return
	}
	low, high := x.places(indices)
	memref.NewStore(x.b, x.Loc, p.low, m, low...)
	memref.NewStore(x.b, x.Loc, p.high, m, high...)
}

// unpack returns the halves of a vector of two.
func (x *widener) unpack(v *ir.Value) halves {
	return halves{vector.NewExtract(x.b, x.Loc, v, 0), vector.NewExtract(x.b, x.Loc, v, 1)}
}

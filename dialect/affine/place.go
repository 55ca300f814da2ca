package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Place is an element of a memref, or the first of several.
type Place struct {
	MemRef   *ir.Value
	Map      *ir.AffineMap
	Operands []*ir.Value
}

// PlaceAt returns the element with the given subscripts. The maps of affine.apply operations that
// compute them become part of its map. As in MLIR, constants stay operands if there are none.
func PlaceAt(m *ir.Value, indices []*ir.Value) Place {
	identity := m.Context().IdentityMap(len(indices))
	if len(ReachableApplies(indices)) == 0 {
		return Place{m, identity, indices}
	}
	at, operands := ComposeMap(identity, indices)
	return Place{m, at, operands}
}

// values returns the operands of an operation that stand for p.
func (p Place) values() []*ir.Value { return slices.Concat([]*ir.Value{p.MemRef}, p.Operands) }

// NewLoad creates an affine.load.
func NewLoad(b *ir.Builder, loc ir.Location, p Place) *ir.Value {
	element := p.MemRef.Type().(*ir.MemRefType).ElementType()
	return b.Create(loc, Load, p.values(), []ir.Type{element}, ir.Named(mapName, b.Context().MapAttr(p.Map))).Result(0)
}

// NewStore creates an affine.store.
func NewStore(b *ir.Builder, loc ir.Location, v *ir.Value, p Place) *ir.Operation {
	return b.Create(loc, Store, slices.Concat([]*ir.Value{v}, p.values()), nil, ir.Named(mapName, b.Context().MapAttr(p.Map)))
}

// NewDmaStart creates an affine.dma_start. rest holds the number of elements, and a stride with
// the number of elements of a part for transfers with strides.
func NewDmaStart(b *ir.Builder, loc ir.Location, src, dst, tag Place, rest ...*ir.Value) *ir.Operation {
	c := b.Context()
	return b.Create(loc, DmaStart, slices.Concat(src.values(), dst.values(), tag.values(), rest), nil,
		ir.Named(SrcMapName, c.MapAttr(src.Map)), ir.Named(DstMapName, c.MapAttr(dst.Map)), ir.Named(TagMapName, c.MapAttr(tag.Map)))
}

// NewDmaWait creates an affine.dma_wait for a number of elements.
func NewDmaWait(b *ir.Builder, loc ir.Location, tag Place, count *ir.Value) *ir.Operation {
	return b.Create(loc, DmaWait, append(tag.values(), count), nil, ir.Named(TagMapName, b.Context().MapAttr(tag.Map)))
}

// UniqueResults returns m without results that are there before (removeDuplicateExprs).
func UniqueResults(m *ir.AffineMap) *ir.AffineMap {
	f := formOf(m, nil)
	f.dropDuplicates()
	return f.toMap(m.Context())
}

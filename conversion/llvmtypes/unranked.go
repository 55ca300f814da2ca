package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// Positions in descriptors of unranked memrefs.
const (
	rankField = iota
	pointerField
)

// NewUnranked puts a descriptor of an unranked memref of type t.
func (c *Converter) NewUnranked(b *ir.Builder, loc ir.Location, t ir.Type, rank, pointer *ir.Value) *ir.Value {
	v := NoValue(b, loc, c.Convert(t))
	v = llvm.NewInsertValue(b, loc, v, rank, rankField)
	return llvm.NewInsertValue(b, loc, v, pointer, pointerField)
}

// PackUnranked puts a descriptor of the values of its fields.
func (c *Converter) PackUnranked(b *ir.Builder, loc ir.Location, t *ir.UnrankedMemRefType, fields []*ir.Value) *ir.Value {
	return c.NewUnranked(b, loc, t, fields[rankField], fields[pointerField])
}

// RankOf puts an operation that reads the rank of an unranked memref.
func RankOf(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	return llvm.NewExtractValue(b, loc, v, rankField)
}

// PointerOf puts an operation that reads the pointer of an unranked memref to its descriptor.
func PointerOf(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	return llvm.NewExtractValue(b, loc, v, pointerField)
}

// Unranked is an unranked memref, for the size of its descriptor.
type Unranked struct {
	Value *ir.Value
	Space uint32 // the address space of the memref's elements
}

// DescriptorSizes puts operations that compute how many bytes the descriptors take to which unranked memrefs point: two pointers
// and, for a rank of n, 1 + 2n indices.
func (c *Converter) DescriptorSizes(b *ir.Builder, loc ir.Location, memrefs []Unranked) []*ir.Value {
	if len(memrefs) == 0 {
		return nil
	}
	index := c.IndexType()
	constant := func(n int64) *ir.Value { return IndexConstant(b, loc, index, n) }
	bin := func(def *ir.OpDef, x, y *ir.Value) *ir.Value { return llvm.NewWrapping(b, loc, def, x, y, 0) }
	one, two := constant(1), constant(2)
	indexBytes := constant(int64(c.bits+7) / 8)
	var sizes []*ir.Value
	for _, m := range memrefs {
		pointers := bin(llvm.Mul, two, constant(int64(c.PointerBits(m.Space)+7)/8))
		doubleRank := bin(llvm.Mul, two, RankOf(b, loc, m.Value))
		indices := bin(llvm.Mul, bin(llvm.Add, doubleRank, one), indexBytes)
		sizes = append(sizes, bin(llvm.Add, pointers, indices))
	}
	return sizes
}

// IndexConstant puts a constant of type t, whose attribute has the type index.
func IndexConstant(b *ir.Builder, loc ir.Location, t ir.Type, n int64) *ir.Value {
	return llvm.NewConstant(b, loc, t, b.Context().Int(b.Context().Index(), n))
}

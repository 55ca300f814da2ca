package tensor

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// invalidPositions reports whether dims are not distinct dimensions below rank.
func invalidPositions(dims []int64, rank int) bool {
	if len(dims) > rank {
		return true
	}
	for i, d := range dims {
		if d < 0 || d >= int64(rank) || slices.Contains(dims[:i], d) {
			return true
		}
	}
	return false
}

// packedShape returns the shape of a packed tensor. perm is empty for the identity.
func packedShape(shape, tiles, pos, perm []int64) []int64 {
	out := slices.Clone(shape)
	for i, p := range pos {
		switch t := tiles[i]; {
		case out[p] == ir.Dynamic:
		case t == ir.Dynamic:
			out[p] = ir.Dynamic
		default:
			out[p] = ir.CeilDiv(out[p], t)
		}
	}
	if len(perm) > 0 {
		outer := slices.Clone(out)
		for i, p := range perm {
			out[i] = outer[p]
		}
	}
	return append(out, tiles...)
}

// PackedType returns the type of t packed with tiles of the dimensions pos. perm
// permutes the outer dimensions unless it is empty.
func PackedType(t *ir.RankedTensorType, tiles, pos, perm []int64) *ir.RankedTensorType {
	return t.Context().Tensor(packedShape(t.Shape(), tiles, pos, perm), t.ElementType(), nil)
}

func verifyRelayout(op *ir.Operation) bool {
	r := RelayoutOp{op}
	tiles, pos, perm := r.Tiles(), r.InnerPos(), r.OuterPerm()
	if slices.ContainsFunc(tiles, func(x interfaces.IndexValue) bool { return x.IsConst(0) }) {
		return op.EmitError("invalid zero tile factor")
	}
	unpacked, packed := r.Types()
	rank := len(unpacked.Shape())
	switch {
	case invalidPositions(pos, rank):
		return op.EmitError("invalid inner_dims_pos vector")
	case invalidPositions(perm, rank):
		return op.EmitError("invalid outer_dims_perm vector")
	case len(perm) > 0 && len(perm) != rank:
		return op.EmitError("outer_dims_perm must be a permutation or empty")
	case len(tiles) > rank:
		return op.EmitError("tiling factors must be less than or equal to the input rank for pack or output rank for unpack")
	case len(tiles) != len(pos):
		return op.EmitError("tiling factors must equal the number of dimensions to tile")
	case rank+len(tiles) != len(packed.Shape()):
		return wrongPackedRank(op, len(packed.Shape()), rank+len(tiles))
	}
	want := PackedType(unpacked, r.StaticTiles(), pos, perm)
	if op.Context().MLIR() > lastInTensor {
		return verifyInner(r, packed.Shape()[rank:]) && (ir.CompatibleDims(want.Shape(), packed.Shape()) ||
			op.EmitError("expected "+ir.QuoteType(want)+" for the packed domain value, got "+ir.QuoteType(packed)))
	}
	for i, d := range want.Shape() {
		if have := packed.Shape()[i]; d != ir.Dynamic && have != ir.Dynamic && d > have {
			return op.EmitError("the shape of output is not large enough to hold the packed data. Expected at least " + ir.QuoteType(want) + ", got " + ir.QuoteType(packed))
		}
	}
	return verifyInner(r, packed.Shape()[rank:])
}

func wrongPackedRank(op *ir.Operation, rank, want int) bool {
	if op.Context().MLIR() > lastInTensor {
		return op.EmitError("packed rank != (unpacked rank + num tiling factors), got " + strconv.Itoa(rank) + " != " + strconv.Itoa(want))
	}
	return op.EmitError("packed rank must equal unpacked rank + tiling factors")
}

// verifyInner checks that inner, the last dimensions of the packed type, have the sizes of the tiles. Until MLIR 20 they may be dynamic.
func verifyInner(r RelayoutOp, inner []int64) bool {
	for i, d := range inner {
		if d != r.StaticTiles()[i] && !(d == ir.Dynamic && r.Context().MLIR() <= lastInTensor) {
			return r.EmitError("mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type")
		}
	}
	return true
}

func verifyPack(op *ir.Operation) bool {
	if !verifyRelayout(op) {
		return false
	}
	r := RelayoutOp{op}
	elem := elementOf(r.Source().Type())
	v := r.Padding()
	if v != nil && v.Type() != elem {
		return op.EmitOpError("expected padding_value has " + ir.QuoteType(elem) + " but got: " + ir.QuoteType(v.Type()))
	}
	if v == nil && needsPadding(r) {
		return op.EmitOpError("invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set")
	}
	return true
}

// needsPadding reports whether some tile of a pack is known to be incomplete.
func needsPadding(r RelayoutOp) bool {
	shape := rankedType(r.Source()).Shape()
	outer := slices.Clone(rankedType(r.Dest()).Shape()[:len(shape)])
	for i, p := range r.OuterPerm() {
		outer[p] = rankedType(r.Dest()).Shape()[i]
	}
	tiles := r.Tiles()
	for i, p := range r.InnerPos() {
		if shape[p] == ir.Dynamic {
			continue
		}
		if t, ok := tiles[i].Constant(); !ok {
			if outer[p] != ir.Dynamic && outer[p] != 0 && shape[p]%outer[p] != 0 {
				return true
			}
		} else if shape[p]%t != 0 {
			return true
		}
	}
	return false
}

// relayoutSpeculation says that tensor.pack and tensor.unpack cannot fail if all tiles
// are static, or if tensor.pack pads what does not fill a tile.
type relayoutSpeculation struct{}

// IsSpeculatable reports whether op cannot fail.
func (relayoutSpeculation) IsSpeculatable(op *ir.Operation) bool {
	r := RelayoutOp{op}
	if r.Padding() != nil {
		return true
	}
	tiles := r.Tiles()
	_, packed := r.Types()
	inner := packed.Shape()[len(packed.Shape())-len(tiles):]
	for i, t := range tiles {
		if _, ok := t.Constant(); !ok || inner[i] == ir.Dynamic {
			return false
		}
	}
	return true
}

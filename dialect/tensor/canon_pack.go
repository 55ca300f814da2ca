package tensor

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

// RelayoutPatterns returns the canonicalization patterns of Pack and UnPack for versions in which they belong to the dialect linalg.
func RelayoutPatterns(ctx *ir.Context) []*rewrite.Pattern {
	if ctx.MLIR() <= lastInTensor {
		return nil
	}
	return append(packPatterns(),
		rewrite.On("FoldTensorCastPackOp", Pack, relayoutOfCast),
		rewrite.On("FoldTensorCastUnPackOp", UnPack, relayoutOfCast),
	)
}

// isRelayout reports whether op is a pack or an unpack.
func isRelayout(op *ir.Operation) bool { return op.Is(Pack) || op.Is(UnPack) }

func packPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("PackOp::canonicalize", Pack, canonicalizePack),
		rewrite.On("UnPackOp::canonicalize", UnPack, canonicalizeUnPack),
	}
}

func isIdentity(perm []int64) bool {
	for i, p := range perm {
		if p != int64(i) {
			return false
		}
	}
	return true
}

// inverse reports whether one of the ops undoes the other.
func inverse(pack, unpack RelayoutOp) bool {
	if pack.Padding() != nil || !slices.Equal(pack.InnerPos(), unpack.InnerPos()) {
		return false
	}
	p, u := pack.OuterPerm(), unpack.OuterPerm()
	if !slices.Equal(p, u) && !(len(p) == 0 && isIdentity(u)) && !(len(u) == 0 && isIdentity(p)) {
		return false
	}
	a, b := pack.Tiles(), unpack.Tiles()
	for i := range a {
		if i >= len(b) {
			return false
		}
		x, ok1 := a[i].Constant()
		y, ok2 := b[i].Constant()
		if a[i] != b[i] && !(ok1 && ok2 && x == y) {
			return false
		}
	}
	return len(a) == len(b)
}

func canonicalizePack(op RelayoutOp, rw *rewrite.Rewriter) bool {
	if u := op.Source().DefinedBy(UnPack); u != nil {
		un := RelayoutOp{u}
		if un.Source().Type() != op.Dest().Type() || !inverse(op, un) {
			return rw.Fail("the source is unpacked in another way")
		}
		rw.Replace(op.Operation, un.Source())
		return true
	}
	if op.Padding() != nil && paddingUnneeded(op) {
		rw.Modify(op.Operation, func() {
			start, _ := op.OperandGroup(2)
			_, tiles := op.OperandGroup(3)
			op.EraseOperands(start, start+1)
			segments := rw.Context().Segments(1, 1, 0, tiles)
			op.SetAttr(segments.Name, segments.Value)
		})
		return true
	}
	return castRelayout(op, rw)
}

func paddingUnneeded(op RelayoutOp) bool {
	t := rankedType(op.Source())
	for _, p := range op.InnerPos() {
		if t.Shape()[p] == ir.Dynamic {
			return false
		}
	}
	return shapes.DynamicDims(op.StaticTiles()) == 0 && !needsPadding(op)
}

func canonicalizeUnPack(op RelayoutOp, rw *rewrite.Rewriter) bool {
	if p := op.Source().DefinedBy(Pack); p != nil {
		pack := RelayoutOp{p}
		if pack.Source().Type() != op.Dest().Type() || !inverse(pack, op) {
			return rw.Fail("the source is packed in another way")
		}
		rw.Replace(op.Operation, pack.Source())
		return true
	}
	if def := op.Dest().DefiningOp(); def != nil {
		if m, ok := ir.TraitOf[interfaces.DestinationStyle](def.Info()); ok {
			start, _ := def.OperandGroup(m.Inits)
			rw.Modify(op.Operation, func() { op.SetOperand(1, def.Operand(start+op.Dest().Index())) })
			return true
		}
	}
	if rw.Context().MLIR() > lastInTensor && unpackSlice(op, rw) {
		return true
	}
	return castRelayout(op, rw)
}

// unpackSlice unpacks into a slice what is only used to extract that slice.
func unpackSlice(op RelayoutOp, rw *rewrite.Rewriter) bool {
	use := op.Result(0).FirstUse()
	if use == nil || !op.Result(0).HasOneUse() || !use.Owner().Is(ExtractSlice) || use.Index() != 0 {
		return false
	}
	s := SliceOp{use.Owner()}
	if !keepsTiles(op, s) {
		return false
	}
	rw.SetBefore(op.Operation)
	t := s.Result(0).Type()
	dest := NewExtractSlice(&rw.Builder, s.Loc(), t, op.Dest(), s.Offsets(), s.Sizes(), s.Strides())
	rw.Modify(op.Operation, func() {
		op.SetOperand(1, dest)
		op.Result(0).SetType(t)
	})
	rw.Replace(s.Operation, op.Result(0))
	return true
}

// keepsTiles reports whether s, a slice of the result of op, has all elements of the dimensions that are not tiled and elements of each tile.
func keepsTiles(op RelayoutOp, s SliceOp) bool {
	not := func(n int64) func(interfaces.IndexValue) bool {
		return func(x interfaces.IndexValue) bool { return !x.IsConst(n) }
	}
	unpacked, packed := op.Types()
	shape := rankedType(s.Result(0)).Shape()
	if len(shape) != len(unpacked.Shape()) || slices.ContainsFunc(s.Offsets(), not(0)) || slices.ContainsFunc(s.Strides(), not(1)) {
		return false
	}
	perm, tiles := op.OuterPerm(), op.StaticTiles()
	for i, n := range shape {
		outer := packed.Shape()[i]
		if len(perm) > 0 {
			outer = packed.Shape()[slices.Index(perm, int64(i))]
		}
		tile := int64(1)
		if k := slices.Index(op.InnerPos(), int64(i)); k >= 0 {
			tile = tiles[k]
		}
		if n == ir.Dynamic || outer == ir.Dynamic || tile == ir.Dynamic || outer*tile-n >= tile {
			return false
		}
	}
	return true
}

// relayoutOfCast replaces operands by the sources of their casts, if the casts lose static information. Tiles become as static as the
// packed tensor is.
func relayoutOfCast(op RelayoutOp, rw *rewrite.Rewriter) bool {
	v := [2]*ir.Value{op.Source(), op.Dest()}
	changed := false
	for i := range v {
		if src := knownSource(v[i]); src != nil {
			v[i], changed = src, true
		}
	}
	if !changed {
		return rw.Fail("no operand is a cast that can be passed")
	}
	packed := v[1]
	if op.Is(UnPack) {
		packed = v[0]
	}
	tiles := op.Tiles()
	for i, n := range rankedType(packed).Shape()[len(rankedType(packed).Shape())-len(tiles):] {
		if n != ir.Dynamic {
			tiles[i] = interfaces.IndexValue{Const: n}
		}
	}
	var perm []int64
	if len(op.OuterPerm()) > 0 {
		perm = op.OuterPerm()
	}
	r := NewRelayout(&rw.Builder, op.Loc(), op.Def(), v[0], v[1], op.Padding(), perm, op.InnerPos(), tiles)
	for _, a := range op.DiscardableAttrs() {
		if a.Value != nil {
			r.DefiningOp().SetAttr(a.Name, a.Value)
		}
	}
	if t := op.Result(0).Type(); t != r.Type() {
		r = NewCast(&rw.Builder, op.Loc(), r, t)
	}
	rw.Replace(op.Operation, r)
	return true
}

// castRelayout casts source and destination to types that combine their static
// information about each untiled dimension.
func castRelayout(op RelayoutOp, rw *rewrite.Rewriter) bool {
	unpacked, packed := op.Types()
	low, high := slices.Clone(unpacked.Shape()), slices.Clone(packed.Shape())
	perm := op.OuterPerm()
	changed := false
	for i := range low {
		if slices.Contains(op.InnerPos(), int64(i)) {
			continue
		}
		k := i
		if len(perm) > 0 {
			k = slices.Index(perm, int64(i))
		}
		if (low[i] == ir.Dynamic) != (high[k] == ir.Dynamic) {
			size := max(low[i], high[k]) // Dynamic is the smallest number
			low[i], high[k], changed = size, size, true
		}
	}
	if !changed {
		return rw.Fail("no static size is to be gained")
	}
	src, dst := low, high
	if op.Is(UnPack) {
		src, dst = high, low
	}
	source, dest := op.Source(), op.Dest()
	if t := rankedType(source).WithShape(src, elementOf(source.Type())); t != ir.ShapedType(rankedType(source)) {
		source = NewCast(&rw.Builder, op.Loc(), source, t)
	}
	old := rankedType(dest)
	t := old.WithShape(dst, old.ElementType())
	if t != ir.ShapedType(old) {
		dest = NewCast(&rw.Builder, op.Loc(), dest, t)
	}
	operands := op.Operands()
	operands[0], operands[1] = source, dest
	n := rw.Create(op.Loc(), op.Def(), operands, []ir.Type{dest.Type()}, op.Attrs()...)
	v := n.Result(0)
	if t != ir.ShapedType(old) {
		v = NewCast(&rw.Builder, op.Loc(), v, old)
	}
	rw.Replace(op.Operation, v)
	return true
}

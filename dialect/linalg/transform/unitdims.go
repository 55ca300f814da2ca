package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// UnitDims says how dimensions of size 1 are dropped.
type UnitDims struct {
	// Slices makes slices of lower rank instead of reshapes.
	Slices bool
	// Loops returns the loops of an op, or the dimensions of a pad, that may be dropped. A nil Loops allows all.
	Loops func(op *ir.Operation) []int
}

func (u UnitDims) allows(op *ir.Operation, n int) []bool {
	out := make([]bool, n)
	if u.Loops == nil {
		for i := range out {
			out[i] = true
		}
		return out
	}
	for _, i := range u.Loops(op) {
		if i >= 0 && i < n {
			out[i] = true
		}
	}
	return out
}

// Patterns returns the patterns that drop dimensions of size 1 from operations (populateFoldUnitExtentDimsPatterns), without
// canonicalizations.
func (u UnitDims) Patterns() []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		onGeneric("DropUnitDims", u.drop),
		rewrite.On("DropPadUnitDims", tensor.Pad, u.dropInPad),
	}
	if u.Slices {
		return ps
	}
	return append(ps, rewrite.On("RankReducedExtractSliceOp", tensor.ExtractSlice, reduceExtractSlice),
		rewrite.On("RankReducedInsertSliceOp", tensor.InsertSlice, reduceInsertSlice),
		rewrite.On("RankReducedInsertSliceOp", tensor.ParallelInsertSlice, reduceInsertSlice))
}

// Drop drops unit dimensions of s, a linalg.generic, once.
func (u UnitDims) Drop(rw *rewrite.Rewriter, s linalg.StructuredOp) bool {
	rw.SetBefore(s.Operation)
	return u.drop(s, rw)
}

// collapsibleType reports whether dimensions of size 1 of a value of type t can be dropped.
func collapsibleType(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.Encoding == nil
	case *ir.MemRefType:
		return t.LayoutMap().IsIdentity()
	}
	return false
}

// unitLoops returns which loops of s, of those in allowed, have one iteration. ok is false if some sizes are not known.
func unitLoops(s linalg.StructuredOp, allowed []bool) (unit []bool, any, ok bool) {
	sources, ok := loopSources(s.Maps(), len(s.Iterators()))
	if !ok {
		return nil, false, false
	}
	unit = make([]bool, len(sources))
	for i, src := range sources {
		shape, _ := shapedOperand(s.Operand(src.operand))
		if allowed[i] && shape[src.dim] == 1 {
			unit[i], any = true, true
		}
	}
	return unit, any, true
}

// reduced is an operand without the dimensions of size 1.
type reduced struct {
	m      *ir.AffineMap
	shape  []int64
	groups [][]int64
	less   bool
	// kept says which dimensions stay.
	kept []bool
}

// reduce drops the dimensions of an operand of the given shape that unit loops, or 0, index. by replaces the loops in its map.
func reduce(m *ir.AffineMap, shape []int64, unit []bool, by []*ir.AffineExpr, loops int) reduced {
	var r reduced
	drops := func(d int) bool {
		if shape[d] != 1 {
			return false
		}
		e := m.Results[d]
		return e.Kind == ir.AffineDim && unit[e.Value] || e.Kind == ir.AffineConstant && e.Value == 0
	}
	var out []*ir.AffineExpr
	var group []int64
	for d := range shape {
		r.kept = append(r.kept, !drops(d))
		if drops(d) {
			group = append(group, int64(d))
			if len(out) > 0 {
				r.groups[len(out)-1], group = append(r.groups[len(out)-1], group...), nil
			}
			continue
		}
		r.groups, group = append(r.groups, append(group, int64(d))), nil
		out = append(out, m.Results[d].ReplaceDimsAndSymbols(by, nil))
		r.shape = append(r.shape, shape[d])
	}
	r.m = m.Context().AffineMap(loops, 0, out...)
	r.less = len(out) < len(shape)
	return r
}

// drop drops loops of one iteration, and the dimensions of operands that they index.
func (u UnitDims) drop(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	n := len(s.Iterators())
	unit, _, ok := unitLoops(s, u.allows(s.Operation, n))
	if !ok {
		return rw.Fail("the sizes of the loops are not known")
	}
	c := rw.Context()
	p := partsOf(s)
	by := make([]*ir.AffineExpr, n)
	its := p.its
	p.its = nil
	for i, one := range unit {
		if by[i] = c.AffineConst(0); !one {
			by[i] = c.AffineDimExpr(len(p.its))
			p.its = append(p.its, its[i])
		}
	}
	operands := p.operands()
	rs := make([]reduced, len(operands))
	maps := make([]*ir.AffineMap, len(operands))
	for i, v := range operands {
		m := p.maps[i]
		if collapsibleType(v.Type()) {
			shape, _ := shapedOperand(v)
			rs[i] = reduce(m, shape, unit, by, len(p.its))
		} else {
			rs[i].m = c.AffineMap(len(p.its), 0, replaceIn(m, by)...)
		}
		maps[i] = rs[i].m
	}
	if slices.Equal(maps, p.maps) || !invertible(maps, len(p.its)) {
		return rw.Fail("there are no loops to drop")
	}
	b := &rw.Builder
	for i, r := range rs {
		if r.less {
			operands[i] = u.collapse(b, s.Loc(), operands[i], r)
		}
	}
	k := len(p.inputs)
	p.inputs, p.inits, p.maps = operands[:k], operands[k:], maps
	made := p.create(b, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return copyIndexed(b, s.Body(), args, ir.NewMapping(), func(o *ir.Operation) *ir.Value { return indexWithout(b, o, unit) })
	})
	out := made.Results()
	for i, v := range out {
		at := interfaces.TiedInit(s.Operation, i)
		if rs[at].less {
			out[i] = u.expand(b, s.Loc(), v, s.Operand(at), rs[at])
		}
	}
	if len(out) == 0 {
		rw.Erase(s.Operation)
		return true
	}
	rw.Replace(s.Operation, out...)
	return true
}

func replaceIn(m *ir.AffineMap, by []*ir.AffineExpr) []*ir.AffineExpr {
	out := make([]*ir.AffineExpr, len(m.Results))
	for i, e := range m.Results {
		out[i] = e.ReplaceDimsAndSymbols(by, nil)
	}
	return out
}

// indexWithout returns what the loop index is that o reads: 0 if the loop has one iteration, or else that of the loop that stays.
func indexWithout(b *ir.Builder, o *ir.Operation, unit []bool) *ir.Value {
	i := indexDim(o)
	if unit[i] {
		return arith.NewIndex(b, o.Loc(), 0)
	}
	to := i
	for _, one := range unit[:i] {
		if one {
			to--
		}
	}
	return newIndex(b, o.Loc(), to)
}

// collapse returns v without the dimensions that r drops.
func (u UnitDims) collapse(b *ir.Builder, loc ir.Location, v *ir.Value, r reduced) *ir.Value {
	t, isTensor := v.Type().(*ir.RankedTensorType)
	if !u.Slices {
		return collapseValue(b, loc, v, r.groups)
	}
	rank, _ := shapedOperand(v)
	sizes := make([]interfaces.IndexValue, len(rank))
	for i := range sizes {
		sizes[i] = SizeOf(b, loc, v, i)
	}
	zeros, ones := make([]interfaces.IndexValue, len(sizes)), interfaces.UnitStrides(len(sizes))
	if isTensor {
		return tensor.NewExtractSlice(b, loc, b.Context().Tensor(r.shape, t.ElementType(), nil), v, zeros, sizes, ones)
	}
	m := v.Type().(*ir.MemRefType)
	strides, offset, _ := m.StridesAndOffset()
	var kept []int64
	for i, s := range strides {
		if r.kept[i] {
			kept = append(kept, s)
		}
	}
	to := b.Context().MemRef(r.shape, m.ElementType(), b.Context().StridedLayout(offset, kept), m.MemorySpace)
	return memref.NewStridedView(b, loc, memref.SubView, to, v, zeros, sizes, ones)
}

// expand returns v, which r describes, as a value of the shape of dest.
func (u UnitDims) expand(b *ir.Builder, loc ir.Location, v, dest *ir.Value, r reduced) *ir.Value {
	t := dest.Type().(*ir.RankedTensorType)
	if u.Slices {
		sizes := make([]interfaces.IndexValue, len(t.Shape()))
		for i := range sizes {
			sizes[i] = tensor.FoldedSize(b, loc, dest, i)
		}
		return tensor.NewInsertSlice(b, loc, tensor.InsertSlice, v, dest, make([]interfaces.IndexValue, len(sizes)), sizes, interfaces.UnitStrides(len(sizes))).Result(0)
	}
	return expandUnits(b, loc, v, t, r.groups)
}

// expandUnits adds dimensions of size 1 to v.
func expandUnits(b *ir.Builder, loc ir.Location, v *ir.Value, t *ir.RankedTensorType, groups [][]int64) *ir.Value {
	if len(groups) > 0 {
		return expandValue(b, loc, v, t, groups)
	}
	return NewExpandShape(b, loc, v, t, groups, interfaces.ConstIndices(t.Shape()...))
}

// unitGroups returns which dimensions of shape merge so that those of size 1 go away: with the next other one at the front, and
// else with the one before.
func unitGroups(shape []int64, gone func(i int) bool) (groups [][]int64) {
	var group []int64
	for i := range shape {
		if gone(i) && len(groups) > 0 {
			groups[len(groups)-1] = append(groups[len(groups)-1], int64(i))
			continue
		}
		group = append(group, int64(i))
		if !gone(i) {
			groups, group = append(groups, group), nil
		}
	}
	return groups
}

// unitsBefore is unitGroups for all dimensions of size 1, which merge with the next other one, and only at the end with the one before.
func unitsBefore(shape []int64) (groups [][]int64) {
	var group []int64
	for i, d := range shape {
		if group = append(group, int64(i)); d != 1 {
			groups, group = append(groups, group), nil
		}
	}
	if n := len(groups); n > 0 {
		groups[n-1] = append(groups[n-1], group...)
	}
	return groups
}

// reduceExtractSlice extracts a slice without dimensions of size 1, and adds them to it.
func reduceExtractSlice(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	t := s.Result(0).Type().(*ir.RankedTensorType)
	groups := unitsBefore(t.Shape())
	if len(groups) == len(t.Shape()) {
		return rw.Fail("no dimension has size 1")
	}
	to := rw.Context().Tensor(collapsedShape(t.Shape(), groups), t.ElementType(), nil)
	v := tensor.NewExtractSlice(&rw.Builder, s.Loc(), to, s.Source(), s.Offsets(), s.Sizes(), s.Strides())
	rw.Replace(s.Operation, expandUnits(&rw.Builder, s.Loc(), v, t, groups))
	return true
}

// reduceInsertSlice inserts a tensor without dimensions of size 1.
func reduceInsertSlice(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	t := s.SourceType()
	groups := unitsBefore(t.Shape())
	if len(groups) == len(t.Shape()) {
		return rw.Fail("no dimension has size 1")
	}
	if s.Is(tensor.ParallelInsertSlice) {
		rw.SetBefore(s.Parent())
	}
	v := NewCollapseShape(&rw.Builder, s.Loc(), s.Source(), groups)
	rw.Modify(s.Operation, func() { s.SetOperand(0, v) })
	return true
}

// dropInPad drops dimensions of size 1 that are not padded.
func (u UnitDims) dropInPad(p tensor.PadOp, rw *rewrite.Rewriter) bool {
	shape := p.SourceType().Shape()
	value := PaddingValue(p)
	if value == nil {
		return rw.Fail("unimplemented: non-constant padding value")
	}
	low, high, allowed := p.Low(), p.High(), u.allows(p.Operation, len(shape))
	gone := func(i int) bool { return allowed[i] && shape[i] == 1 && low[i].IsConst(0) && high[i].IsConst(0) }
	r := reduced{groups: unitGroups(shape, gone)}
	var keptLow, keptHigh []interfaces.IndexValue
	var resultShape []int64
	for i := range shape {
		if !gone(i) {
			keptLow, keptHigh = append(keptLow, low[i]), append(keptHigh, high[i])
			r.shape, resultShape = append(r.shape, shape[i]), append(resultShape, p.Type().Shape()[i])
		}
	}
	if len(r.shape) == len(shape) {
		return rw.Fail("no unit dimensions to collapse")
	}
	b := &rw.Builder
	source := u.collapse(b, p.Loc(), p.Source(), r)
	to := rw.Context().Tensor(resultShape, p.Type().ElementType(), nil)
	v := NewPad(b, p.Loc(), to, source, keptLow, keptHigh, value, p.Nofold())
	dest := p.Result(0)
	if u.Slices {
		sizes := make([]interfaces.IndexValue, len(shape))
		k := 0
		for i := range sizes {
			if sizes[i].Const = 1; !gone(i) {
				sizes[i] = tensor.FoldedSize(b, p.Loc(), v, k)
				k++
			}
		}
		dest = emptyOfSizes(b, p.Loc(), sizes, to.ElementType())
	}
	rw.Replace(p.Operation, u.expand(b, p.Loc(), v, dest, r))
	return true
}

// PaddingValue returns the value that p pads with if it is the same everywhere: a constant or a value from outside. Otherwise it
// returns nil.
func PaddingValue(p tensor.PadOp) *ir.Value {
	v := p.Region(0).First().Last().Operand(0)
	if ir.ConstantOf(v) != nil || v.ParentRegion() != p.Region(0) {
		return v
	}
	return nil
}

// NewPad creates a tensor.pad of type t with one padding value.
func NewPad(b *ir.Builder, loc ir.Location, t *ir.RankedTensorType, source *ir.Value, low, high []interfaces.IndexValue, value *ir.Value, nofold bool) *ir.Value {
	c := b.Context()
	lows, staticLow := interfaces.SplitIndices(low)
	highs, staticHigh := interfaces.SplitIndices(high)
	attrs := []ir.NamedAttribute{ir.Named("static_low", c.DenseI64Array(staticLow...)), ir.Named("static_high", c.DenseI64Array(staticHigh...)),
		c.Segments(1, len(lows), len(highs))}
	if nofold {
		attrs = append(attrs, ir.Named("nofold", c.Unit()))
	}
	op := b.CreateWithRegions(loc, tensor.Pad, append(append([]*ir.Value{source}, lows...), highs...), []ir.Type{t}, 1, attrs...)
	body := op.Region(0).AddBlock()
	for range low {
		body.AddArg(c.Index(), loc)
	}
	at := b.InsertionPoint()
	b.SetEnd(body)
	b.Create(loc, tensor.Yield, []*ir.Value{outside(b, value, op)}, nil)
	b.SetInsertionPoint(at)
	return op.Result(0)
}

// outside returns v, or a copy of the constant that v is if v is defined in a region that op is not in.
func outside(b *ir.Builder, v *ir.Value, op *ir.Operation) *ir.Value {
	def := v.DefiningOp()
	if def == nil || ir.AncestorIn(def.ParentRegion(), op) != nil {
		return v
	}
	return b.Insert(b.Arena().Clone(def, ir.NewMapping())).Result(0)
}

// InitsToInputs returns the pattern by which an elementwise op reads the elements of its inits as inputs
// (populateMoveInitOperandsToInputPattern).
func InitsToInputs() []*rewrite.Pattern {
	return []*rewrite.Pattern{onGeneric("MoveInitOperandsToInput", func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
		if !s.OnTensors() || !allParallel(s) {
			return rw.Fail("the op is not elementwise on tensors")
		}
		p := partsOf(s)
		n := len(p.inputs)
		var moved []int
		for i := range p.inits {
			if usesElement(s, n+i) && writesAll(p.maps[n+i], p.inits[i]) {
				moved = append(moved, i)
			}
		}
		if len(moved) == 0 {
			return rw.Fail("the body reads no init")
		}
		initMaps := slices.Clone(p.maps[n:])
		p.maps = p.maps[:n]
		for _, i := range moved {
			v := p.inits[i]
			p.inputs, p.maps = append(p.inputs, v), append(p.maps, initMaps[i])
			p.inits[i] = emptyLike(&rw.Builder, s.Loc(), v)
		}
		p.maps = append(p.maps, initMaps...)
		made := p.create(&rw.Builder, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
			old := append(slices.Clone(args[:n]), args[n+len(moved):]...)
			for k, i := range moved {
				old[n+i] = args[n+k]
			}
			return copyBody(b, s.Body(), old, ir.NewMapping())
		})
		rw.Replace(s.Operation, made.Results()...)
		return true
	})}
}

// writesAll reports whether an operation whose loops are all parallel writes each element of v, whose map is m.
func writesAll(m *ir.AffineMap, v *ir.Value) bool {
	shape := v.Type().(*ir.RankedTensorType).Shape()
	seen := make([]bool, m.Dims)
	for i, x := range m.Results {
		switch {
		case x.Kind == ir.AffineDim && !seen[x.Value]:
			seen[x.Value] = true
		case x.Kind == ir.AffineDim || shape[i] != 1:
			return false
		}
	}
	return true
}

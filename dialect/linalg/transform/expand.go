package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// ReshapeByExpansion returns the patterns that move reshapes over structured operations, which then have more loops
// (populateFoldReshapeOpsByExpansionPatterns).
func ReshapeByExpansion(control Control) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("FoldReshapeWithGenericOpByExpansion", tensor.ExpandShape, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return expandProducer(tensor.ReshapeOp{Operation: op}, rw, control)
		}),
		rewrite.OnOp("FoldWithProducerReshapeOpByExpansion", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			s, ok := linalg.AsStructured(op)
			return ok && expandConsumer(s, rw, control)
		}),
		rewrite.On("FoldPadWithProducerReshapeOpByExpansion", tensor.Pad, func(p tensor.PadOp, rw *rewrite.Rewriter) bool {
			return expandPad(p, rw, control)
		}),
	}
}

// sinceExpandedSizes is the first version in which the sizes of expanded operands are those of the reshape. Earlier versions compute them
// from the operands, and so need a single unknown size per group.
const sinceExpandedSizes = 21

// expansion says into which loops each loop of an op is split.
type expansion struct {
	// groups holds the new loops of each loop, shapes their sizes.
	groups, shapes [][]int64
	loops          int
	// sizes are the sizes of the new loops from sinceExpandedSizes on.
	sizes []interfaces.IndexValue
}

// setSizes sets the sizes of the new loops: those of the reshaped operand k, and those of the old loops for the others. It creates operations
// at the place of b.
func (e *expansion) setSizes(b *ir.Builder, s linalg.StructuredOp, k int, groups [][]int64, reshaped []interfaces.IndexValue) bool {
	if b.Context().MLIR() < sinceExpandedSizes {
		return true
	}
	e.sizes = make([]interfaces.IndexValue, e.loops)
	split := make([]bool, len(e.groups))
	for i, r := range s.Maps()[k].Results {
		split[r.Value] = true
		for n, d := range groups[i] {
			e.sizes[e.groups[r.Value][n]] = reshaped[d]
		}
	}
	if !slices.Contains(split, false) {
		return true
	}
	old, ok := LoopSizes(b, s)
	for i, g := range e.groups {
		if ok && !split[i] {
			e.sizes[g[0]] = old[i]
		}
	}
	return ok
}

// expandable reports whether operand k can get more dimensions: the maps of s are projected permutations, and the loops of the
// operand are parallel.
func expandable(s linalg.StructuredOp, k int) bool {
	if !s.OnTensors() || s.Body() == nil {
		return false
	}
	for _, m := range s.Maps() {
		if !affinemap.IsProjectedPermutation(m, false) {
			return false
		}
	}
	m, its := s.Maps()[k], s.Iterators()
	for _, e := range m.Results {
		if its[e.Value] != linalg.Parallel {
			return false
		}
	}
	return len(m.Results) > 0
}

// newExpansion returns how the loops of s split if operand k gets the given shape, whose dimensions are grouped by those of the
// operand.
func newExpansion(s linalg.StructuredOp, k int, groups [][]int64, shape []int64) expansion {
	m := s.Maps()[k]
	extents := staticLoops(s)
	e := expansion{groups: make([][]int64, m.Dims), shapes: make([][]int64, m.Dims)}
	for i, r := range m.Results {
		for _, d := range groups[i] {
			e.shapes[r.Value] = append(e.shapes[r.Value], shape[d])
		}
	}
	for i := range e.groups {
		if len(e.shapes[i]) == 0 {
			e.shapes[i] = []int64{extents[i]}
		}
		for range e.shapes[i] {
			e.groups[i] = append(e.groups[i], int64(e.loops))
			e.loops++
		}
	}
	return e
}

// staticLoops returns the sizes of the loops of s that types tell, and ir.Dynamic for the others.
func staticLoops(s linalg.StructuredOp) []int64 {
	out := make([]int64, len(s.Iterators()))
	for i := range out {
		out[i] = ir.Dynamic
	}
	for k, m := range s.Maps() {
		shape, ok := shapedOperand(s.Operand(k))
		for r, e := range m.Results {
			if ok && e.Kind == ir.AffineDim && out[e.Value] == ir.Dynamic {
				out[e.Value] = shape[r]
			}
		}
	}
	return out
}

// indicesFit reports whether the body of s can compute its loop indices: the sizes of all but the first new loop are known.
func (e expansion) indicesFit(s linalg.StructuredOp) bool {
	for o := s.Body().First(); o != nil; o = o.Next() {
		if o.Is(linalg.Index) && slices.Contains(e.shapes[indexDim(o)][1:], ir.Dynamic) {
			return false
		}
	}
	return true
}

// fits reports whether the operands of s other than k can be expanded, and the body can compute its loop indices.
func (e expansion) fits(s linalg.StructuredOp, k int) bool {
	several := s.Context().MLIR() >= sinceExpandedSizes
	for i, m := range s.Maps() {
		t, ranked := s.Operand(i).Type().(*ir.RankedTensorType)
		if !ranked || i == k {
			continue
		}
		to, groups := e.expandedType(t, m)
		if !expandFits(t.Shape(), to.Shape(), groups, several) {
			return false
		}
	}
	return several || e.indicesFit(s)
}

// sourceSizes returns the sizes of the source of r if setSizes needs them.
func sourceSizes(b *ir.Builder, loc ir.Location, r tensor.ReshapeOp) []interfaces.IndexValue {
	if b.Context().MLIR() < sinceExpandedSizes {
		return nil
	}
	return tensor.MixedSizes(b, loc, r.Source())
}

// moveSizes moves the definitions of the sizes of r, a tensor.expand_shape, before op, if setSizes needs them.
func moveSizes(rw *rewrite.Rewriter, r tensor.ReshapeOp, op *ir.Operation) bool {
	if rw.Context().MLIR() < sinceExpandedSizes {
		return true
	}
	moved, ok := ir.MovableDefinitions(ir.NewDominance(), r.OperandsIn(1), op)
	for _, o := range moved {
		rw.MoveBefore(o, op)
	}
	return ok
}

// expandedMap returns m over the new loops.
func (e expansion) expandedMap(m *ir.AffineMap) *ir.AffineMap {
	c := m.Context()
	var out []*ir.AffineExpr
	for _, r := range m.Results {
		for _, d := range e.groups[r.Value] {
			out = append(out, c.AffineDimExpr(int(d)))
		}
	}
	return c.AffineMap(e.loops, 0, out...)
}

// expandedType returns the type of an operand of type t with map m over the new loops, and the groups of its dimensions.
func (e expansion) expandedType(t *ir.RankedTensorType, m *ir.AffineMap) (*ir.RankedTensorType, [][]int64) {
	var shape []int64
	var groups [][]int64
	for _, r := range m.Results {
		var g []int64
		for _, d := range e.shapes[r.Value] {
			g = append(g, int64(len(shape)))
			shape = append(shape, d)
		}
		groups = append(groups, g)
	}
	return t.Context().Tensor(shape, t.ElementType(), nil), groups
}

// expandFits reports whether a tensor of shape from can be expanded to shape to by groups. several allows several unknown sizes in a group.
func expandFits(from, to []int64, groups [][]int64, several bool) bool {
	for i, g := range groups {
		product, dynamic := int64(1), 0
		for _, d := range g {
			if to[d] == ir.Dynamic {
				dynamic++
			} else {
				product *= to[d]
			}
		}
		if from[i] == ir.Dynamic {
			if dynamic != 1 && !several || dynamic == 0 {
				return false
			}
		} else if dynamic > 0 || product != from[i] {
			return false
		}
	}
	return true
}

// expandValue reshapes v to type t by groups. It computes the dynamic size of a group from that of v.
func expandValue(b *ir.Builder, loc ir.Location, v *ir.Value, t *ir.RankedTensorType, groups [][]int64) *ir.Value {
	from := v.Type().(*ir.RankedTensorType).Shape()
	dims := make([]*ir.Value, len(from))
	for i, d := range from {
		if d == ir.Dynamic {
			dims[i] = tensor.NewDim(b, loc, v, int64(i))
		}
	}
	sizes := interfaces.ConstIndices(t.Shape()...)
	for i, g := range groups {
		product, at := int64(1), int64(-1)
		for _, d := range g {
			if t.Shape()[d] == ir.Dynamic {
				at = d
			} else {
				product *= t.Shape()[d]
			}
		}
		if at >= 0 {
			by := arith.NewIndex(b, loc, product)
			sizes[at].Value = rewrite.CreateOrFoldOne(b, loc, arith.DivUI, []*ir.Value{dims[i], by}, b.Context().Index())
		}
	}
	return NewExpandShape(b, loc, v, t, groups, sizes)
}

// NewExpandShape creates a tensor.expand_shape of type t with the given sizes.
func NewExpandShape(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type, groups [][]int64, sizes []interfaces.IndexValue) *ir.Value {
	values, static := interfaces.SplitIndices(sizes)
	c := b.Context()
	return b.Create(loc, tensor.ExpandShape, append([]*ir.Value{v}, values...), []ir.Type{t}, ir.Named("reassociation", c.Reassociation(groups)),
		ir.Named("static_output_shape", c.DenseI64Array(static...))).Result(0)
}

// NewCollapseShape creates a tensor.collapse_shape.
func NewCollapseShape(b *ir.Builder, loc ir.Location, v *ir.Value, groups [][]int64) *ir.Value {
	t := v.Type().(*ir.RankedTensorType)
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		for _, d := range g {
			if n := t.Shape()[d]; n == ir.Dynamic || shape[i] == ir.Dynamic {
				shape[i] = ir.Dynamic
			} else {
				shape[i] *= n
			}
		}
	}
	c := b.Context()
	return b.Create(loc, tensor.CollapseShape, []*ir.Value{v}, []ir.Type{c.Tensor(shape, t.ElementType(), nil)},
		ir.Named("reassociation", c.Reassociation(groups))).Result(0)
}

// expandOp creates s over the loops of e, and returns values of the types of its results. source, if not nil, takes the place of
// operand k.
func expandOp(rw *rewrite.Rewriter, s linalg.StructuredOp, e expansion, k int, source *ir.Value) []*ir.Value {
	inputs := len(s.Inputs())
	types, groups := make([]*ir.RankedTensorType, s.NumOperands()), make([][][]int64, s.NumOperands())
	for i, m := range s.Maps() {
		t, ranked := s.Operand(i).Type().(*ir.RankedTensorType)
		if !ranked {
			continue
		}
		types[i], groups[i] = e.expandedType(t, m)
	}
	p := partsOf(s)
	operands := p.operands()
	for i, v := range operands {
		switch {
		case i == k && source != nil:
			operands[i] = source
		case types[i] != nil && len(types[i].Shape()) != len(v.Type().(*ir.RankedTensorType).Shape()):
			operands[i] = e.expandOperand(&rw.Builder, s.Loc(), v, s.Maps()[i], types[i], groups[i])
		}
		p.maps[i] = e.expandedMap(p.maps[i])
	}
	p.inputs, p.inits = operands[:inputs], operands[inputs:]
	its := p.its
	p.its = nil
	for i, g := range e.groups {
		for range g {
			p.its = append(p.its, its[i])
		}
	}
	made := p.create(&rw.Builder, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return copyIndexed(b, s.Body(), args, ir.NewMapping(), func(o *ir.Operation) *ir.Value { return e.index(b, o) })
	})
	out := made.Results()
	for i, v := range out {
		if v.Type() != s.Result(i).Type() {
			out[i] = collapseTo(&rw.Builder, s.Loc(), v, groups[inputs+i], s.Result(i).Type())
		}
	}
	return out
}

// expandOperand reshapes v, an operand with the map m, to type t by groups.
func (e expansion) expandOperand(b *ir.Builder, loc ir.Location, v *ir.Value, m *ir.AffineMap, t *ir.RankedTensorType, groups [][]int64) *ir.Value {
	if e.sizes == nil {
		return expandValue(b, loc, v, t, groups)
	}
	sizes := interfaces.ConstIndices(t.Shape()...)
	next := 0
	for _, r := range m.Results {
		for _, d := range e.groups[r.Value] {
			if sizes[next].Const == ir.Dynamic {
				sizes[next] = e.sizes[d]
			}
			next++
		}
	}
	return NewExpandShape(b, loc, v, t, groups, sizes)
}

// collapseTo collapses v by groups to type t.
func collapseTo(b *ir.Builder, loc ir.Location, v *ir.Value, groups [][]int64, t ir.Type) *ir.Value {
	c := b.Context()
	return b.Create(loc, tensor.CollapseShape, []*ir.Value{v}, []ir.Type{t}, ir.Named("reassociation", c.Reassociation(groups))).Result(0)
}

// index computes the loop index that o reads from those of the new loops.
func (e expansion) index(b *ir.Builder, o *ir.Operation) *ir.Value {
	c := b.Context()
	i := indexDim(o)
	group := e.groups[i]
	var rest []*ir.Value
	for _, d := range group[1:] {
		rest = append(rest, newIndex(b, o.Loc(), int(d)))
	}
	v := newIndex(b, o.Loc(), int(group[0]))
	for k, x := range rest {
		if e.sizes != nil {
			at := []interfaces.IndexValue{{Value: x}, {Value: v}, e.sizes[group[k+1]]}
			sum := c.AffineDimExpr(0).Add(c.AffineDimExpr(1).Mul(c.AffineSymbolExpr(0)))
			v = affine.ComposedApply(b, o.Loc(), c.AffineMap(2, 1, sum), at)
			continue
		}
		sum := c.AffineDimExpr(0).Add(c.AffineDimExpr(1).MulConst(e.shapes[i][k+1]))
		v = affine.NewApply(b, o.Loc(), c.AffineMap(2, 0, sum), []*ir.Value{x, v})
	}
	return v
}

// expandConsumer uses the source of a tensor.collapse_shape as operand of s.
func expandConsumer(s linalg.StructuredOp, rw *rewrite.Rewriter, control Control) bool {
	for i, v := range s.Inputs() {
		def := v.DefinedBy(tensor.CollapseShape)
		if def == nil || !expandable(s, i) || !control(s.OperandUse(i)) {
			continue
		}
		r := tensor.ReshapeOp{Operation: def}
		e := newExpansion(s, i, r.Groups(), r.SourceType().Shape())
		if !e.fits(s, i) {
			return rw.Fail("an operand cannot be expanded")
		}
		if !e.setSizes(&rw.Builder, s, i, r.Groups(), sourceSizes(&rw.Builder, s.Loc(), r)) {
			return rw.Fail("the sizes of the loops are not known")
		}
		out := expandOp(rw, s, e, i, r.Source())
		rw.Replace(s.Operation, out...)
		return true
	}
	return rw.Fail("no input is collapsed")
}

// expandProducer gives the structured operation whose result r expands the shape of the result of r.
func expandProducer(r tensor.ReshapeOp, rw *rewrite.Rewriter, control Control) bool {
	def := r.Source().DefiningOp()
	if def == nil {
		return rw.Fail("the source is an argument")
	}
	s, ok := linalg.AsStructured(def)
	if !ok {
		return rw.Fail("the source is no result of a structured operation")
	}
	k := interfaces.TiedInit(def, r.Source().Index())
	if k < 0 || !expandable(s, k) || !control(r.OperandUse(0)) {
		return rw.Fail("the producer cannot have more loops")
	}
	e := newExpansion(s, k, r.Groups(), r.Type().Shape())
	if !e.fits(s, -1) {
		return rw.Fail("an operand cannot be expanded")
	}
	rw.SetBefore(def)
	if !moveSizes(rw, r, def) || !e.setSizes(&rw.Builder, s, k, r.Groups(), r.OutputShape()) {
		return rw.Fail("the sizes of the loops are not known before the operation")
	}
	out := expandOp(rw, s, e, -1, nil)
	expanded := out[r.Source().Index()]
	if c := expanded.DefinedBy(tensor.CollapseShape); c != nil {
		expanded = c.Operand(0)
	}
	rw.Replace(r.Operation, expanded)
	rw.Replace(def, out...)
	return true
}

// expandPad pads the source of a tensor.collapse_shape, whose merged dimensions p does not pad.
func expandPad(p tensor.PadOp, rw *rewrite.Rewriter, control Control) bool {
	def := p.Source().DefinedBy(tensor.CollapseShape)
	if def == nil || !p.Source().HasOneUse() || !control(p.OperandUse(0)) {
		return rw.Fail("the source is not collapsed for the pad alone")
	}
	value := PaddingValue(p)
	if value == nil {
		return rw.Fail("the padding is not the same everywhere")
	}
	r := tensor.ReshapeOp{Operation: def}
	shape := slices.Clone(r.SourceType().Shape())
	low, high := make([]interfaces.IndexValue, len(shape)), make([]interfaces.IndexValue, len(shape))
	for i, g := range r.Groups() {
		l, h := p.Low()[i], p.High()[i]
		if len(g) > 1 && !(l.IsConst(0) && h.IsConst(0)) {
			return rw.Fail("a merged dimension is padded")
		}
		if len(g) == 1 {
			low[g[0]], high[g[0]], shape[g[0]] = l, h, p.Type().Shape()[i]
		}
	}
	t := rw.Context().Tensor(shape, p.Type().ElementType(), nil)
	v := NewPad(&rw.Builder, p.Loc(), t, r.Source(), low, high, value, p.Nofold())
	rw.Replace(p.Operation, collapseTo(&rw.Builder, p.Loc(), v, r.Groups(), p.Type()))
	return true
}

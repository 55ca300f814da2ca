package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// ReshapeByCollapsing returns the patterns that move reshapes over linalg.generic, which then has fewer loops
// (populateFoldReshapeOpsByCollapsingPatterns).
func ReshapeByCollapsing(control Control) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		onGeneric("FoldWithProducerReshapeOpByCollapsing", func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
			return collapseConsumer(s, rw, control)
		}),
	}
}

// CollapseDims returns the pattern that merges the loops that choose names for an op (populateCollapseDimensions).
func CollapseDims(choose func(s linalg.StructuredOp) [][]int64) []*rewrite.Pattern {
	collapse := func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
		groups := choose(s)
		for _, g := range groups {
			for _, m := range s.Maps() {
				if !affinemap.IsProjectedPermutation(m, false) || !keepsSequence(m, g) {
					return rw.Fail("a group is not a sequence in all maps")
				}
			}
		}
		out, ok := CollapseLoops(rw, s, groups)
		if !ok {
			return false
		}
		if len(out) == 0 {
			rw.Erase(s.Operation)
			return true
		}
		rw.Replace(s.Operation, out...)
		return true
	}
	return []*rewrite.Pattern{
		onGeneric("CollapseLinalgDimensions", collapse),
		rewrite.OnOp("CollapseLinalgDimensions", linalg.Copy, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			s, ok := linalg.AsStructured(op)
			return ok && collapse(s, rw)
		}),
	}
}

// collapseConsumer merges the loops of s that a tensor.expand_shape has split.
func collapseConsumer(s linalg.StructuredOp, rw *rewrite.Rewriter, control Control) bool {
	for i, v := range s.Inputs() {
		def := v.DefinedBy(tensor.ExpandShape)
		if def == nil {
			continue
		}
		groups := collapsible(s, i, tensor.ReshapeOp{Operation: def}.Groups())
		if len(groups) == 0 || !control(s.OperandUse(i)) {
			continue
		}
		out, ok := CollapseLoops(rw, s, groups)
		if !ok {
			return false
		}
		rw.Replace(s.Operation, out...)
		return true
	}
	return rw.Fail("no input is expanded")
}

// collapsible returns the groups of loops that can become one, if groups are those of the dimensions of operand k.
func collapsible(s linalg.StructuredOp, k int, groups [][]int64) (out [][]int64) {
	if !s.OnTensors() || len(s.Inits()) != 1 {
		return nil
	}
	for _, m := range s.Maps() {
		if !affinemap.IsProjectedPermutation(m, false) {
			return nil
		}
	}
	its := s.Iterators()
	var reductions []int64
	for i, k := range its {
		if k == linalg.Reduction {
			reductions = append(reductions, int64(i))
		}
	}
	done := make([]bool, len(its))
	for _, g := range groups {
		if len(g) <= 1 {
			continue
		}
		loops := make([]int64, len(g))
		for i, d := range g {
			loops[i] = s.Maps()[k].Results[d].Value
		}
		kind := its[loops[0]]
		if slices.ContainsFunc(loops, func(l int64) bool { return done[l] || its[l] != kind }) || kind == window ||
			kind == linalg.Reduction && !isWithin(loops, reductions) ||
			slices.ContainsFunc(s.Maps(), func(m *ir.AffineMap) bool { return !keepsSequence(m, loops) }) {
			continue
		}
		for _, l := range loops {
			done[l] = true
		}
		out = append(out, loops)
	}
	return out
}

// isWithin reports whether list has part as a contiguous part.
func isWithin(part, list []int64) bool {
	i := slices.Index(list, part[0])
	return i >= 0 && i+len(part) <= len(list) && slices.Equal(list[i:i+len(part)], part)
}

// keepsSequence reports whether m has the loops next to each other in their order, or none of them.
func keepsSequence(m *ir.AffineMap, loops []int64) bool {
	for i, e := range m.Results {
		if e.Kind != ir.AffineDim {
			continue
		}
		switch at := slices.Index(loops, e.Value); {
		case at > 0:
			return false
		case at == 0:
			for k, l := range loops {
				if i+k >= len(m.Results) || m.Results[i+k].Kind != ir.AffineDim || m.Results[i+k].Value != l {
					return false
				}
			}
			return true
		}
	}
	return true
}

// collapse says which loops of an op become one.
type collapse struct {
	groups [][]int64
	// at says for each loop the number of its group, and its place in it.
	at []struct{ group, place int }
}

func newCollapse(loops int, groups [][]int64) (c collapse, ok bool) {
	seen := make([]bool, loops)
	for _, g := range groups {
		if len(g) == 0 {
			continue
		}
		c.groups = append(c.groups, g)
		for _, l := range g {
			if l < 0 || l >= int64(loops) || seen[l] {
				return c, false
			}
			seen[l] = true
		}
	}
	for i, s := range seen {
		if !s {
			c.groups = append(c.groups, []int64{int64(i)})
		}
	}
	slices.SortFunc(c.groups, func(a, b []int64) int { return int(a[0] - b[0]) })
	c.at = make([]struct{ group, place int }, loops)
	for i, g := range c.groups {
		for k, l := range g {
			c.at[l].group, c.at[l].place = i, k
		}
	}
	return c, len(c.groups) < loops
}

// collapsedMap returns m over the merged loops.
func (c collapse) collapsedMap(m *ir.AffineMap) *ir.AffineMap {
	var out []*ir.AffineExpr
	for _, e := range m.Results {
		if at := c.at[e.Value]; at.place == 0 {
			out = append(out, m.Context().AffineDimExpr(at.group))
		}
	}
	return m.Context().AffineMap(len(c.groups), 0, out...)
}

// operandGroups returns which dimensions of an operand with map m merge.
func (c collapse) operandGroups(m *ir.AffineMap) (out [][]int64) {
	for i := 0; i < len(m.Results); {
		n := len(c.groups[c.at[m.Results[i].Value].group])
		var g []int64
		for range n {
			g = append(g, int64(i))
			i++
		}
		out = append(out, g)
	}
	return out
}

// CollapseLoops creates s with the loops of each group merged, and returns values of the types of its results.
func CollapseLoops(rw *rewrite.Rewriter, s linalg.StructuredOp, groups [][]int64) ([]*ir.Value, bool) {
	c, ok := newCollapse(len(s.Iterators()), groups)
	if !ok {
		return nil, rw.Fail("no loops are merged")
	}
	b := &rw.Builder
	p := partsOf(s)
	operands := p.operands()
	for i, v := range operands {
		if m, isMemRef := v.Type().(*ir.MemRefType); isMemRef && memref.CollapsedType(m, collapsedShape(m.Shape(), c.operandGroups(p.maps[i])), c.operandGroups(p.maps[i])) == nil {
			return nil, rw.Fail("a memref cannot be collapsed")
		}
	}
	ranges, ok := LoopSizes(b, s)
	if !ok && hasIndices(s) {
		return nil, rw.Fail("the sizes of the loops are not known")
	}
	for i, v := range operands {
		if g := c.operandGroups(p.maps[i]); len(g) < len(p.maps[i].Results) {
			operands[i] = collapseValue(b, s.Loc(), v, g)
		}
		p.maps[i] = c.collapsedMap(p.maps[i])
	}
	n := len(p.inputs)
	p.inputs, p.inits = operands[:n], operands[n:]
	its := p.its
	p.its = nil
	for _, g := range c.groups {
		p.its = append(p.its, its[g[0]])
	}
	var made *ir.Operation
	if s.Is(linalg.Generic) {
		made = p.create(b, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
			m := ir.NewMapping()
			c.mapIndices(b, s, m, ranges)
			return copyBody(b, s.Body(), args, m)
		})
	} else {
		made = cloneWith(b, s, operands)
	}
	out := made.Results()
	for i, v := range out {
		if v.Type() != s.Result(i).Type() {
			at := interfaces.TiedInit(s.Operation, i)
			out[i] = expandLike(b, s.Loc(), v, s.Operand(at), c.operandGroups(s.Maps()[at]))
		}
	}
	return out, true
}

func collapsedShape(shape []int64, groups [][]int64) []int64 {
	out := make([]int64, len(groups))
	for i, g := range groups {
		out[i] = 1
		for _, d := range g {
			if shape[d] == ir.Dynamic || out[i] == ir.Dynamic {
				out[i] = ir.Dynamic
			} else {
				out[i] *= shape[d]
			}
		}
	}
	return out
}

// collapseValue merges dimensions of v, a tensor or memref.
func collapseValue(b *ir.Builder, loc ir.Location, v *ir.Value, groups [][]int64) *ir.Value {
	m, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return NewCollapseShape(b, loc, v, groups)
	}
	t := memref.CollapsedType(m, collapsedShape(m.Shape(), groups), groups)
	return b.Create(loc, memref.CollapseShape, []*ir.Value{v}, []ir.Type{t}, ir.Named("reassociation", b.Context().Reassociation(groups))).Result(0)
}

// expandLike gives v the shape of like.
func expandLike(b *ir.Builder, loc ir.Location, v, like *ir.Value, groups [][]int64) *ir.Value {
	t := like.Type().(*ir.RankedTensorType)
	if expandFits(v.Type().(*ir.RankedTensorType).Shape(), t.Shape(), groups, false) {
		return expandValue(b, loc, v, t, groups)
	}
	sizes := make([]interfaces.IndexValue, len(t.Shape()))
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(b, loc, like, i)
	}
	return NewExpandShape(b, loc, v, t, groups, sizes)
}

// mapIndices computes the loop indices that the body of s reads from those of the merged loops.
func (c collapse) mapIndices(b *ir.Builder, s linalg.StructuredOp, m *ir.Mapping, ranges []interfaces.IndexValue) {
	if !hasIndices(s) {
		return
	}
	values := make([]*ir.Value, len(c.at))
	for i, g := range c.groups {
		v := newIndex(b, s.Loc(), i)
		for k := len(g) - 1; k > 0; k-- {
			size := affine.ValueOf(b, s.Loc(), ranges[g[k]])
			values[g[k]] = rewrite.CreateOrFoldOne(b, s.Loc(), arith.RemUI, []*ir.Value{v, size}, v.Type())
			v = rewrite.CreateOrFoldOne(b, s.Loc(), arith.DivUI, []*ir.Value{v, size}, v.Type())
		}
		values[g[0]] = v
	}
	for o := s.Body().First(); o != nil; o = o.Next() {
		if o.Is(linalg.Index) {
			m.Map(o.Result(0), values[indexDim(o)])
		}
	}
}

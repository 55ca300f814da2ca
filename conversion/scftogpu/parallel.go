package scftogpu

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

// visitedName is the attribute that marks visited loops. As in MLIR it stays on
// launches.
const visitedName = "SCFToGPU_visited"

// mappingName is the attribute of scf.parallel that holds the mapping.
const mappingName = "mapping"

// ConvertParallelLoops replaces every outermost scf.parallel with a mapping by a
// gpu.launch, where that is possible. Other loops stay.
func ConvertParallelLoops(op *ir.Operation) bool {
	t := rewrite.NewTarget()
	t.MarkUnknownDynamic(func(*ir.Operation) bool { return true })
	t.AddDynamicOp(func(o *ir.Operation) bool { return o.Attr(mappingName) == nil || o.Attr(visitedName) != nil }, scf.Parallel)
	ok := rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(rewrite.Convert("parallel loop to launch", nil, scf.Parallel, convertParallel)))
	op.Walk(func(o *ir.Operation) {
		if o.Is(scf.Parallel) {
			o.RemoveAttr(visitedName)
		}
	})
	return ok
}

func convertParallel(loop scf.ParallelOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	// The attribute makes the loop legal if the pattern fails, so it must then stay.
	loop.SetAttr(visitedName, rw.Context().Unit())
	if loop.ParentOf(scf.Parallel) != nil {
		return rw.Fail("the loop is inside of another loop")
	}
	c := launchMaker{rw: rw, m: ir.NewMapping(), bounds: map[gpu.Processor]*ir.Value{}}
	return c.convert(loop)
}

// launchMaker clones a nest of loops into a launch.
type launchMaker struct {
	rw     *rewrite.Rewriter
	m      *ir.Mapping
	launch gpu.LaunchOp
	bounds map[gpu.Processor]*ir.Value
	order  []gpu.Processor // order of the bounds
	// work holds the operations to clone, last first; nil ends the innermost
	// region that was opened.
	work []*ir.Operation
}

func (c *launchMaker) convert(loop scf.ParallelOp) bool {
	rw, loc := c.rw, loop.Loc()
	one := arith.NewIndex(&rw.Builder, loc, 1)
	ones := gpu.Dim3{one, one, one}
	c.launch = gpu.NewLaunch(&rw.Builder, loc, ones, ones)
	body := c.launch.Body().First()
	rw.SetEnd(body)
	end := rw.Create(loc, gpu.Terminator, nil, nil)
	rw.SetBefore(end)
	if !c.enter(loop) || !c.cloneAll() {
		return false
	}
	rw.Modify(c.launch.Operation, func() {
		for _, p := range c.order {
			c.launch.SetOperand(int(p), c.bounds[p])
		}
	})
	rw.Erase(loop.Operation)
	return true
}

// cloneAll clones the operations in work. Effects are allowed only in the innermost
// loops, where they happen as often as in the original.
func (c *launchMaker) cloneAll() bool {
	rw := c.rw
	effects, left := false, false
	for len(c.work) > 0 {
		op := c.work[len(c.work)-1]
		c.work = c.work[:len(c.work)-1]
		switch {
		case op == nil:
			rw.SetAfter(rw.Block().Parent())
			effects, left = false, true
		case op.Is(scf.Parallel):
			if effects {
				return rw.Fail("there are effects before an inner loop")
			}
			if !c.enter(scf.ParallelOp{Operation: op}) {
				return false
			}
		default:
			clone := rw.Clone(op, c.m)
			effects = effects || !ir.IsMemoryEffectFree(clone) || clone.NumRegions() > 0
			if effects && left {
				return rw.Fail("there are effects after an inner loop")
			}
		}
	}
	return true
}

// enter computes the indices of a loop and adds its body to work.
func (c *launchMaker) enter(loop scf.ParallelOp) bool {
	mapping, ok := loop.Attr(mappingName).(*ir.ArrayAttr)
	if !ok || loop.NumResults() != 0 {
		return c.rw.Fail("the loop is not mapped, or reduces")
	}
	lower, upper, steps := loop.LowerBounds(), loop.UpperBounds(), loop.Steps()
	for i, iv := range loop.Body().Args()[:min(loop.Body().NumArgs(), len(mapping.Elements))] {
		d, ok := mapping.Elements[i].(*gpu.LoopMapping)
		if !ok {
			return loop.EmitOpError("expected mapping attribute for lowering to GPU")
		}
		index := c.dimension(loop.Loc(), d, lower[i], upper[i], steps[i])
		if index == nil {
			return false
		}
		c.m.Map(iv, index)
	}
	c.keepAttrs(loop)
	body := loop.Body()
	for op := body.Last().Prev(); op != nil; op = op.Prev() {
		c.work = append(c.work, op)
	}
	return true
}

// keepAttrs copies the other attributes of the loop to the launch.
func (c *launchMaker) keepAttrs(loop scf.ParallelOp) {
	c.rw.Modify(c.launch.Operation, func() {
		for _, a := range loop.DiscardableAttrs() {
			if a.Name != mappingName {
				c.launch.SetAttr(a.Name, a.Value)
			}
		}
	})
}

// outside reports whether v is defined outside of the launch.
func (c *launchMaker) outside(v *ir.Value) bool {
	return v.ParentRegion().IsAncestor(c.launch.ParentRegion())
}

func isConstant(v *ir.Value) bool { return v.DefiningOp() != nil && v.DefiningOp().Is(arith.Constant) }

// independent returns the counterpart of v if v does not depend on the launch. It
// copies constants to the insertion point. It returns nil for other values.
func (c *launchMaker) independent(v *ir.Value) *ir.Value {
	v = c.m.Value(v)
	if c.outside(v) {
		return v
	}
	if isConstant(v) {
		return arith.NewConstant(&c.rw.Builder, v.DefiningOp().Loc(), arith.ConstantOp{Operation: v.DefiningOp()}.Value())
	}
	return nil
}

// dimension returns the index that replaces an induction variable, or nil if the
// dimension cannot be mapped.
func (c *launchMaker) dimension(loc ir.Location, d *gpu.LoopMapping, lower, upper, step *ir.Value) *ir.Value {
	rw := c.rw
	if d.Processor == gpu.Sequential {
		loop := scf.NewFor(&rw.Builder, loc, c.m.Value(lower), c.m.Value(upper), c.m.Value(step))
		rw.SetEnd(loop.Body())
		rw.SetBefore(scf.NewYield(&rw.Builder, loc))
		c.work = append(c.work, nil)
		return loop.InductionVar()
	}
	ctx := rw.Context()
	d0, s0, s1 := ctx.AffineDimExpr(0), ctx.AffineSymbolExpr(0), ctx.AffineSymbolExpr(1)
	id := c.launch.Body().First().Arg(int(d.Processor))
	by, from := c.independent(step), c.independent(lower)
	if by == nil || from == nil {
		rw.Fail("the lower bound or the step depends on the loops")
		return nil
	}
	index := affine.NewApply(&rw.Builder, loc, affinemap.Compose(d.Map, ctx.AffineMap(1, 2, d0.Mul(s0).Add(s1))), []*ir.Value{id, by, from})
	precise := c.outside(upper) || isConstant(upper)
	if !c.bound(loc, d, lower, upper, step, precise) {
		return nil
	}
	if !precise {
		cond := arith.NewCmpI(&rw.Builder, loc, arith.SLT, index, c.m.Value(upper))
		n := scf.NewIf(&rw.Builder, loc, cond, nil, false)
		rw.SetEnd(n.Then())
		rw.SetBefore(scf.NewYield(&rw.Builder, loc))
		c.work = append(c.work, nil)
	}
	return index
}

// bound computes, before the launch, how many ids the processor of d needs.
func (c *launchMaker) bound(loc ir.Location, d *gpu.LoopMapping, lower, upper, step *ir.Value, precise bool) bool {
	rw := c.rw
	at := rw.InsertionPoint()
	defer rw.SetInsertionPoint(at)
	rw.SetBefore(c.launch.Operation)
	if !precise {
		if upper = c.staticUpper(upper); upper == nil {
			return rw.Fail("cannot derive loop-invariant upper bound for number of iterations")
		}
	}
	ctx := rw.Context()
	d0, s0, s1 := ctx.AffineDimExpr(0), ctx.AffineSymbolExpr(0), ctx.AffineSymbolExpr(1)
	var operands []*ir.Value
	for _, v := range [...]*ir.Value{upper, lower, step} {
		operands = append(operands, c.independent(v)) // not nil: the caller and staticUpper checked this
	}
	size := affine.NewApply(&rw.Builder, loc, affinemap.Compose(d.Bound, ctx.AffineMap(1, 2, d0.Sub(s0).CeilDiv(s1))), operands)
	if c.bounds[d.Processor] != nil {
		return rw.Fail("cannot redefine the bound for processor")
	}
	c.bounds[d.Processor] = size
	c.order = append(c.order, d.Processor)
	return true
}

// maxDepth bounds the nested products and minima that staticUpper follows.
const maxDepth = 100

// staticUpper returns a constant upper bound of v, or nil if none is known.
func (c *launchMaker) staticUpper(v *ir.Value) *ir.Value { return c.staticUpperOf(v, maxDepth) }

func (c *launchMaker) staticUpperOf(v *ir.Value, depth int) *ir.Value {
	op := v.DefiningOp()
	if op == nil || depth == 0 {
		return nil
	}
	b := &c.rw.Builder
	switch {
	case op.Is(arith.Constant):
		return v
	case op.Is(affine.Min):
		for _, e := range (affine.MapOp{Operation: op}).Map().Results {
			if k, ok := e.Constant(); ok {
				return arith.NewIndex(b, op.Loc(), k)
			}
		}
	case op.Is(arith.MinSI):
		for i := range 2 {
			if u := c.staticUpperOf(op.Operand(i), depth-1); u != nil {
				return u
			}
		}
	case op.Is(arith.MulI):
		l := c.staticUpperOf(op.Operand(0), depth/2)
		if l == nil {
			return nil
		}
		r := c.staticUpperOf(op.Operand(1), depth/2)
		if r == nil {
			return nil
		}
		x, _ := ir.IntConstantOf(l)
		y, _ := ir.IntConstantOf(r)
		if (x < 0) == (y < 0) {
			return arith.NewIndex(b, op.Loc(), x*y)
		}
	}
	return nil
}

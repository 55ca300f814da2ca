package memory

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// divergence finds the values of a function that may differ between the invocations of a
// workgroup. A value in a loop counts as equal if it is equal in each iteration.
type divergence struct {
	fn      *ir.Operation
	differs map[*ir.Value]bool
	work    []*ir.Value
}

// divergenceOf analyzes a function. The arguments of kernels are equal in all invocations, those of
// other functions need not be.
func divergenceOf(fn *ir.Operation) *divergence {
	d := &divergence{fn: fn, differs: map[*ir.Value]bool{}}
	if !isKernel(fn) {
		d.mark(fn.Region(0).First().Args()...)
	}
	for b := fn.Region(0).First().Next(); b != nil; b = b.Next() {
		d.mark(b.Args()...)
	}
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op != fn && !scf.Spreads(op) && (op.NumRegions() > 0 || !keepsUniform(op)) {
			d.markAll(op)
		}
		return ir.WalkAdvance
	})
	for len(d.work) > 0 {
		v := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			d.use(u.Owner(), u.Index())
		}
	}
	return d
}

// keepsUniform reports whether the results of op, which has no regions, are equal in all
// invocations if its operands are. Loads of memory that another invocation may store to between two
// loads are not among these operations.
func keepsUniform(op *ir.Operation) bool {
	switch op.Def() {
	case gpu.ThreadID, gpu.GlobalID, gpu.LaneID, gpu.SubgroupID, gpu.Shuffle, kernel.Shuffle, gpu.SubgroupReduce, gpu.Rotate, gpu.SubgroupBroadcast, memref.Load:
		return false
	case spirv.Load:
		p, ok := op.Operand(0).Type().(*spirv.PointerType)
		return ok && p.Storage == spec.StorageClassPushConstant
	}
	// Some of the operations on groups that others are expanded to have no effects.
	return !strings.HasPrefix(op.Name(), "spirv.Group") && ir.IsMemoryEffectFree(op)
}

func (d *divergence) mark(vs ...*ir.Value) {
	for _, v := range vs {
		if !d.differs[v] {
			d.differs[v] = true
			d.work = append(d.work, v)
		}
	}
}

// markAll marks the results of op and the arguments of its blocks.
func (d *divergence) markAll(op *ir.Operation) {
	d.mark(op.Results()...)
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			d.mark(b.Args()...)
		}
	}
}

// use marks what depends on operand i of op.
func (d *divergence) use(op *ir.Operation, i int) {
	switch op.Def() {
	case scf.For:
		inits := op.NumOperands() - op.NumResults()
		if i < inits {
			d.markAll(op)
			return
		}
		d.mark(op.Result(i-inits), (scf.ForOp{Operation: op}).IterArgs()[i-inits])
	case scf.While:
		d.mark((scf.WhileOp{Operation: op}).Before().Arg(i))
	case scf.Condition:
		loop := op.Parent()
		if i == 0 {
			d.mark(loop.Results()...)
			return
		}
		d.mark(loop.Result(i-1), (scf.WhileOp{Operation: loop}).After().Arg(i-1))
	case scf.Yield, memref.AllocaScopeReturn:
		d.yield(op, i)
	default:
		d.markAll(op)
	}
}

// yield marks what depends on operand i of op, the end of a region.
func (d *divergence) yield(op *ir.Operation, i int) {
	switch to := op.Parent(); to.Def() {
	case scf.While:
		d.mark((scf.WhileOp{Operation: to}).Before().Arg(i))
	case scf.For:
		d.mark(to.Result(i), (scf.ForOp{Operation: to}).IterArgs()[i])
	default:
		d.mark(to.Result(i))
	}
}

// reached reports whether all invocations of a workgroup reach op together.
func (d *divergence) reached(op *ir.Operation) bool {
	for ; op != d.fn; op = op.Parent() {
		if b := op.Block(); b.Prev() != nil {
			return false
		}
		around := op.Parent()
		switch around.Def() {
		case scf.For, scf.While:
			if !d.leftTogether(around) {
				return false
			}
		case scf.If, scf.IndexSwitch:
			if d.differs[around.Operand(0)] {
				return false
			}
		case scf.ExecuteRegion, memref.AllocaScope:
		default:
			if around != d.fn {
				return false
			}
		}
	}
	return true
}

// leftTogether reports whether all invocations that enter a loop leave it after the same number of
// iterations.
func (d *divergence) leftTogether(loop *ir.Operation) bool {
	if loop.Is(scf.While) {
		return !d.differs[(scf.WhileOp{Operation: loop}).Before().Last().Operand(0)]
	}
	decides := loop.Operands()[:loop.NumOperands()-loop.NumResults()]
	return !slices.ContainsFunc(decides, func(v *ir.Value) bool { return d.differs[v] })
}

// MarkUniformLoops gives the attribute [spirv.UniformTripsName] to each scf.for of fn with results
// that may have no iteration, if the invocations of a workgroup that enter it leave it after the same
// number of iterations. It reports whether it changed anything.
func MarkUniformLoops(fn *ir.Operation) (changed bool) {
	var d *divergence
	fn.Walk(func(op *ir.Operation) {
		if !op.Is(scf.For) || op.NumResults() == 0 || (scf.ForOp{Operation: op}).Iterates() {
			return
		}
		if d == nil {
			d = divergenceOf(fn)
		}
		if d.leftTogether(op) {
			op.SetAttr(notes.UniformTripsName, fn.Context().Unit())
			changed = true
		}
	})
	return changed
}

// Package ranges bounds the integers of device functions and simplifies what the bounds decide. The
// bounds hold for an index of the given width, whose sums and products wrap around.
package ranges

import (
	"sync"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/pass"
)

// Facts are what is known about a device function.
type Facts struct {
	// IndexBits is the width of index.
	IndexBits uint32
	// Workgroup are the sizes of a workgroup per dimension; it is empty if launches choose them.
	Workgroup []int64
}

// Narrow bounds the integers of root, a function with structured control flow, and rewrites the
// operations whose bounds allow a simpler form: results with one possible value become constants,
// signed operations on numbers that are not negative become unsigned, divisions by powers of two
// become shifts, and what changes no value goes away. It reports whether it changed anything.
// remark may be nil.
func Narrow(root *ir.Operation, facts Facts, remark pass.Remarker) bool {
	if !worthwhile(root) {
		return false
	}
	a := analyzers.Get().(*analyzer)
	defer a.release()
	a.Facts, a.b, a.remark = facts, ir.NewBuilder(root.Context(), nil), remark
	for i := range root.NumRegions() {
		a.region(root.Region(i))
	}
	return a.changed
}

// worthwhile reports whether root has an operation that bounds may simplify.
func worthwhile(root *ir.Operation) bool {
	return root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if rewrites[op.Def()] != nil || op.Is(arith.CmpI) || op.Is(kernel.CheckIndex) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// analyzer walks over a function once, from definitions to uses.
type analyzer struct {
	Facts
	b *ir.Builder
	// ranges are the ranges of integers. A value that is missing may be anything.
	ranges  table
	undo    []change // what to restore at the end of the regions that conditions guard
	changed bool
	remark  pass.Remarker
	args    []analysis.Range                // the ranges of the operands of the operation that infer looks at
	record  func(*ir.Value, analysis.Range) // set
}

// analyzers are the analyzers that no function uses at the moment.
var analyzers = sync.Pool{New: func() any {
	a := new(analyzer)
	a.record = a.set
	return a
}}

// release makes a, which holds nothing of the function after it, ready for a later one.
func (a *analyzer) release() {
	a.ranges.reset()
	clear(a.undo[:cap(a.undo)])
	*a = analyzer{ranges: a.ranges, undo: a.undo[:0], args: a.args[:0], record: a.record}
	analyzers.Put(a)
}

// change is the range that a value had before a condition narrowed it.
type change struct {
	v        *ir.Value
	previous analysis.Range
}

// width returns the bits of the integers of type t, or 0 if they are none.
func (a *analyzer) width(t ir.Type) uint32 {
	if _, ok := ir.ElementTypeOrSelf(t).(*ir.IndexType); ok {
		return a.IndexBits
	}
	return analysis.WidthOf(t)
}

// rangeOf returns the range of an integer, and the zero Range for other values.
func (a *analyzer) rangeOf(v *ir.Value) analysis.Range {
	if r := a.ranges.find(v); r != nil {
		return *r
	}
	if w := a.width(v.Type()); w != 0 {
		return analysis.MaxRange(w)
	}
	return analysis.Range{}
}

// set records the range of v, unless it says nothing.
func (a *analyzer) set(v *ir.Value, r analysis.Range) {
	w := a.width(v.Type())
	if w == 0 || !r.Known() {
		return
	}
	if r.UMin.Width() > w {
		r = r.Trunc(w)
	}
	if r = tighten(r); consistent(r) && r != analysis.MaxRange(w) {
		a.ranges.set(v, r)
	}
}

// tighten returns r with the bounds that the signed bounds imply for the unsigned ones, and the reverse.
func tighten(r analysis.Range) analysis.Range {
	return r.Intersect(analysis.FromSigned(r.SMin, r.SMax)).Intersect(analysis.FromUnsigned(r.UMin, r.UMax))
}

// consistent reports whether r holds an integer. In code that never runs, conditions contradict each
// other.
func consistent(r analysis.Range) bool { return r.UMin.ULE(r.UMax) && r.SMin.SLE(r.SMax) }

func (a *analyzer) region(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		a.block(b)
	}
}

func (a *analyzer) block(b *ir.Block) {
	for op := b.First(); op != nil; {
		next := op.Next()
		a.visit(op)
		op = next
	}
}

// visit bounds the results of op and simplifies it.
func (a *analyzer) visit(op *ir.Operation) {
	switch {
	case op.Is(scf.For):
		a.loop(scf.ForOp{Operation: op})
	case op.Is(scf.If):
		a.choice(scf.IfOp{Operation: op})
	case op.Is(scf.While):
		a.visitWhile(scf.WhileOp{Operation: op})
	case op.Is(kernel.CheckIndex) && a.isBelow(op.Operand(0), op.Operand(1)):
		op.Erase()
		a.changed = true
		return
	case op.NumRegions() > 0:
		for i := range op.NumRegions() {
			a.region(op.Region(i))
		}
	default:
		a.infer(op)
	}
	if a.fold(op) {
		return
	}
	if f := rewrites[op.Def()]; f != nil {
		if what := f(a, op); what != "" {
			a.changed = true
			if a.remark != nil && what != silent {
				a.remark(op, pass.Applied, what)
			}
			a.erase(op)
		}
	}
}

// isBelow reports whether an index is below a size, as an unsigned number.
func (a *analyzer) isBelow(index, size *ir.Value) bool {
	i, n := a.rangeOf(index), a.rangeOf(size)
	return i.Known() && n.Known() && i.UMax.ULT(n.UMin)
}

// infer bounds the results of an operation without regions.
func (a *analyzer) infer(op *ir.Operation) {
	if op.NumResults() == 0 {
		return
	}
	if op.HasTrait(ir.ConstantLike) {
		if v, ok := constant(op.Result(0)); ok {
			a.set(op.Result(0), analysis.ConstantRange(v))
		}
		return
	}
	if r, ok := a.workgroup(op); ok {
		a.set(op.Result(0), r)
		return
	}
	m, ok := ir.OpInterface[analysis.RangeModel](op.Info())
	if !ok {
		return
	}
	args := a.args[:0]
	for i := range op.NumOperands() {
		args = append(args, a.rangeOf(op.Operand(i)))
	}
	a.args = args
	if op.Is(arith.XOrI) {
		a.set(op.Result(0), exclusiveOr(args))
		return
	}
	m.InferRanges(op, args, a.record)
}

// exclusiveOr returns the range of args[0] ^ args[1]. The bits above those that vary are known. The
// model of the operation is MLIR 19's, which is too narrow.
func exclusiveOr(args []analysis.Range) analysis.Range {
	l, r := args[0], args[1]
	vary := max(l.UMin.Xor(l.UMax).ActiveBits(), r.UMin.Xor(r.UMax).ActiveBits())
	width := l.UMin.Width()
	both := l.UMin.Xor(r.UMin)
	if vary == 0 {
		return analysis.ConstantRange(both)
	}
	low := apint.AllOnes(width).LShr(uint64(width - vary))
	return analysis.FromUnsigned(both.And(low.Not()), both.Or(low))
}

// constant returns the integer that v is, or that all its elements are.
func constant(v *ir.Value) (apint.Int, bool) {
	c := ir.ConstantOf(v)
	if d, ok := c.(*ir.DenseElementsAttr); ok {
		c = d.SplatValue()
	}
	if i, ok := c.(*ir.IntegerAttr); ok {
		return i.Value, true
	}
	return apint.Int{}, false
}

// workgroup returns the range of an id or a size that the size of the workgroup bounds.
func (a *analyzer) workgroup(op *ir.Operation) (analysis.Range, bool) {
	const mostWorkgroups = 1<<32 - 1
	if !op.Is(gpu.ThreadID) && !op.Is(gpu.BlockDim) && !op.Is(gpu.GlobalID) {
		return analysis.Range{}, false
	}
	d := int(gpu.IDOp{Operation: op}.Dimension())
	if d >= len(a.Workgroup) || a.Workgroup[d] <= 0 {
		return analysis.Range{}, false
	}
	n := uint64(a.Workgroup[d])
	switch {
	case op.Is(gpu.BlockDim):
		return analysis.IndexRange(n, n), true
	case op.Is(gpu.GlobalID):
		_, bounded := gpu.IDOp{Operation: op}.UpperBound()
		return analysis.IndexRange(0, n*mostWorkgroups-1), !bounded
	}
	return analysis.IndexRange(0, n-1), true
}

// loop bounds the variable of a loop. The bounds are unknown if the variable may wrap around. What
// the iterations pass on may be anything in them.
func (a *analyzer) loop(f scf.ForOp) {
	lower, upper, step := a.rangeOf(f.LowerBound()), a.rangeOf(f.UpperBound()), a.rangeOf(f.Step())
	one := apint.New(lower.SMin.Width(), 1)
	last, under := upper.SMax.SubOverflow(one, true)
	_, over := last.AddOverflow(step.SMax, true)
	if !under && !over && f.CountsSigned() {
		a.set(f.InductionVar(), analysis.FromSigned(lower.SMin, last))
	}
	a.block(f.Body())
	for i, v := range f.Results() {
		a.set(v, a.rangeOf(f.Inits()[i]).Union(a.rangeOf(f.Yield().Operand(i))))
	}
}

// choice bounds the values in the regions of an if by its condition.
func (a *analyzer) choice(f scf.IfOp) {
	var results []analysis.Range
	for i, b := range [...]*ir.Block{f.Then(), f.Else()} {
		if b == nil {
			continue
		}
		mark := len(a.undo)
		a.assume(f.Condition(), i == 0)
		a.block(b)
		for k := range f.NumResults() {
			r := a.rangeOf(b.Last().Operand(k))
			if i == 0 {
				results = append(results, r)
			} else {
				results[k] = results[k].Union(r)
			}
		}
		a.restore(mark)
	}
	for k, r := range results {
		a.set(f.Result(k), r)
	}
}

// visitWhile bounds what the condition passes to the body, where it holds, and to the results, where it
// does not.
func (a *analyzer) visitWhile(w scf.WhileOp) {
	a.block(w.Before())
	c := scf.ConditionOp{Operation: w.ConditionOp()}
	forward := func(to []*ir.Value, holds bool) {
		mark := len(a.undo)
		a.assume(c.Condition(), holds)
		for i, v := range c.Args() {
			a.set(to[i], a.rangeOf(v))
		}
		a.restore(mark)
	}
	forward(w.After().Args(), true)
	a.block(w.After())
	forward(w.Results(), false)
}

func (a *analyzer) restore(mark int) {
	for i := len(a.undo) - 1; i >= mark; i-- {
		a.ranges.set(a.undo[i].v, a.undo[i].previous)
	}
	a.undo = a.undo[:mark]
}

// fold replaces the integers among the results of op that have one possible value by constants, and
// erases op if nothing needs it. It reports whether it erased op.
func (a *analyzer) fold(op *ir.Operation) bool {
	if op.HasTrait(ir.ConstantLike) {
		return false
	}
	folded := false
	for i := range op.NumResults() {
		v := op.Result(i)
		r := a.ranges.find(v)
		if r == nil || !v.HasUses() {
			continue
		}
		k, ok := r.Constant()
		if !ok || !a.replace(op, v, k) {
			continue
		}
		folded = true
		if op.Is(arith.CmpI) && a.remark != nil {
			a.remark(op, pass.Applied, "the comparison is always "+truth(k))
		}
	}
	a.changed = a.changed || folded
	return folded && a.erase(op)
}

// erase erases op if nothing needs it.
func (a *analyzer) erase(op *ir.Operation) bool {
	if op.NumRegions() > 0 || !(ir.EffectMemo{}).IsTriviallyDead(op) {
		return false
	}
	for i := range op.NumResults() {
		a.ranges.forget(op.Result(i))
	}
	op.Erase()
	return true
}

func truth(k apint.Int) string {
	if k.IsZero() {
		return "false"
	}
	return "true"
}

// replace replaces v, a result of op, by the constant k. It returns false if the type of v has none.
func (a *analyzer) replace(op *ir.Operation, v *ir.Value, k apint.Int) bool {
	if s, ok := v.Type().(ir.ShapedType); ok && !ir.HasStaticShape(s) {
		return false
	}
	n, ok := k.Int64()
	if !ok {
		return false
	}
	a.b.SetBefore(op)
	c := arith.NewInt(a.b, op.Loc(), v.Type(), n)
	a.set(c, analysis.ConstantRange(k))
	v.ReplaceAllUsesWith(c)
	return true
}

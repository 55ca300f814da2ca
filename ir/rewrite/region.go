package rewrite

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// RegionSimplify says how far a driver simplifies control flow.
type RegionSimplify uint8

// RegionsNormal removes unreachable blocks, dead operations and unused block arguments.
// RegionsAggressive also merges identical blocks.
const (
	RegionsAggressive RegionSimplify = iota
	RegionsNormal
	RegionsUnchanged
)

// simplifyRegion erases the unreachable blocks, dead operations and unused block
// arguments of r and of all regions nested in it. If merge is set, it also merges
// identical blocks and drops block arguments that always get the same value. It reports
// whether it erased blocks or operations, like MLIR's simplifyRegions.
func simplifyRegion(r *ir.Region, merge bool) bool {
	changed := eraseUnreachableBlocks(r)
	if EraseDeadCode(r) {
		changed = true
	}
	if merge {
		changed = mergeBlocks(r) || changed
		changed = dropRedundantArgs(r) || changed
	}
	return changed
}

// blockFrame is a block in a depth-first search and the successor to visit next.
type blockFrame struct {
	b    *ir.Block
	next int
}

// postOrder returns the blocks that are reachable from the entry of r, successors first
// except for back edges. It sets the scratch field of those blocks to 1 and that of the
// others to 0.
func postOrder(r *ir.Region) []*ir.Block {
	n := 0
	for b := r.First(); b != nil; b = b.Next() {
		b.Scratch = 0
		n++
	}
	out := make([]*ir.Block, 0, n)
	stack := make([]blockFrame, 0, 8)
	stack = append(stack, blockFrame{b: r.First()})
	r.First().Scratch = 1
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		t := f.b.Last()
		if t == nil || f.next >= t.NumSuccessors() {
			out = append(out, f.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := t.Successor(f.next)
		f.next++
		if s != nil && s.Scratch == 0 && s.Region() == r {
			s.Scratch = 1
			stack = append(stack, blockFrame{b: s})
		}
	}
	return out
}

// blocksModel returns the model with which the parent of r describes its blocks, or nil
// if branches alone determine which blocks are reachable.
func blocksModel(r *ir.Region) interfaces.BlocksModel {
	if r.Parent() == nil || r.Empty() || r.HasOneBlock() {
		return nil
	}
	m, _ := ir.OpInterface[interfaces.BlocksModel](r.Parent().Info())
	return m
}

// keepBlocks marks the unreachable blocks of r that have to stay, and the blocks that
// they reach, as reachable, with the mark of postOrder.
func keepBlocks(r *ir.Region) {
	m := blocksModel(r)
	if m == nil {
		return
	}
	var stack []*ir.Block
	for b := r.First(); b != nil; b = b.Next() {
		if b.Scratch == 0 && m.KeepsBlock(b) {
			b.Scratch = 1
			stack = append(stack, b)
		}
	}
	for len(stack) > 0 {
		t := stack[len(stack)-1].Last()
		stack = stack[:len(stack)-1]
		for i := range terminatorSuccessors(t) {
			if s := t.Successor(i); s != nil && s.Scratch == 0 && s.Region() == r {
				s.Scratch = 1
				stack = append(stack, s)
			}
		}
	}
}

func terminatorSuccessors(t *ir.Operation) int {
	if t == nil {
		return 0
	}
	return t.NumSuccessors()
}

// eraseUnreachableBlocks erases the blocks of r, and of regions nested in it, that
// control cannot reach. It keeps the blocks that [ir.BlocksModel] keeps. It reports
// whether it erased any.
func eraseUnreachableBlocks(r *ir.Region) bool {
	if r.Empty() {
		return false
	}
	changed := false
	if !r.HasOneBlock() {
		postOrder(r)
		keepBlocks(r)
		for b := r.First(); b != nil; b = b.Next() {
			if b.Scratch == 0 {
				for op := b.First(); op != nil; op = op.Next() {
					op.DropAllReferences()
				}
			}
		}
		for b := r.First(); b != nil; {
			next := b.Next()
			if b.Scratch == 0 {
				b.Erase()
				changed = true
			}
			b = next
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumRegions() {
				if eraseUnreachableBlocks(op.Region(i)) {
					changed = true
				}
			}
		}
	}
	return changed
}

// liveness marks live operations and block arguments: their scratch field is 1.
type liveness struct {
	work    []*ir.Operation
	args    []*ir.Value
	effects ir.EffectMemo
	// successors is the index of the terminators' successors before the sweep.
	successors successorIndex
}

// EraseDeadCode erases dead operations and dead block arguments of r and of regions
// nested in it. An operation is dead if it has no effects and no live operation uses
// its results; cycles of dead operations are erased too. An argument is dead if no live
// operation uses it; the operands passed to it are dropped. EraseDeadCode reports
// whether it erased operations. r must have no unreachable blocks except those that
// [EraseUnreachableBlocks] keeps.
func EraseDeadCode(r *ir.Region) bool {
	if r.Empty() {
		return false
	}
	clearMarks(r)
	l := liveness{effects: r.Parent().Context().FixedEffects()}
	l.roots(r)
	return l.sweep(r)
}

func clearMarks(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			a.Scratch = 0
		}
		for op := b.First(); op != nil; op = op.Next() {
			op.Scratch = 0
			for i := range op.NumRegions() {
				clearMarks(op.Region(i))
			}
		}
	}
}

// roots marks the operations that are live by themselves and the values that they need.
func (l *liveness) roots(r *ir.Region) {
	// Unreachable blocks that stay are left unchanged: there is no known order in which
	// their dead operations could be erased.
	kept := blocksModel(r) != nil
	if kept {
		postOrder(r)
	}
	for b := r.First(); b != nil; b = b.Next() {
		stays := kept && b.Scratch == 0
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumRegions() {
				l.roots(op.Region(i))
			}
			if op.Scratch == 0 && (stays || op.HasTrait(ir.Terminator) || !l.effects.WouldBeTriviallyDead(op)) {
				l.markOp(op)
				l.run()
			}
		}
	}
}

func (l *liveness) markOp(op *ir.Operation) {
	if op.Scratch == 0 {
		op.Scratch = 1
		l.work = append(l.work, op)
	}
}

func (l *liveness) run() {
	for len(l.work) > 0 || len(l.args) > 0 {
		if n := len(l.args); n > 0 {
			a := l.args[n-1]
			l.args = l.args[:n-1]
			l.passed(a)
			continue
		}
		op := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		if op.NumSuccessors() > 0 {
			l.branch(op)
			continue
		}
		for i := range op.NumOperands() {
			l.markValue(op.Operand(i))
		}
	}
}

// branch marks the values that the terminator op itself needs: all operands except
// those passed to block arguments that are dead so far, and the block arguments that op
// itself produces.
func (l *liveness) branch(op *ir.Operation) {
	m, ok := ir.OpInterface[ir.BranchModel](op.Info())
	if !ok {
		for i := range op.NumSuccessors() {
			for _, a := range op.Successor(i).Args() {
				l.markValue(a)
			}
		}
		for i := range op.NumOperands() {
			l.markValue(op.Operand(i))
		}
		return
	}
	at := 0
	for i := range op.NumSuccessors() {
		start, n, produced := m.SuccessorOperands(op, i)
		for _, a := range op.Successor(i).Args()[:produced] {
			l.markValue(a)
		}
		for k := range n {
			if op.Successor(i).Arg(produced+k).Scratch != 0 {
				l.markValue(op.Operand(start + k))
			}
		}
		for ; at < start; at++ {
			l.markValue(op.Operand(at))
		}
		at = max(at, start+n)
	}
	for ; at < op.NumOperands(); at++ {
		l.markValue(op.Operand(at))
	}
}

func (l *liveness) markValue(v *ir.Value) {
	if v == nil {
		return
	}
	if op := v.DefiningOp(); op != nil {
		l.markOp(op)
		return
	}
	if v.Scratch != 0 {
		return
	}
	v.Scratch = 1
	l.args = append(l.args, v)
}

// passed marks the operands that the predecessors pass to the block argument v.
func (l *liveness) passed(v *ir.Value) {
	var last *ir.Operation
	for p := v.OwnerBlock().FirstPred(); p != nil; p = p.NextUse() {
		if t := p.Owner(); t != last {
			last = t
			l.passedBy(t, v)
		}
	}
}

// passedBy marks the operand that the terminator t passes to the block argument v.
func (l *liveness) passedBy(t *ir.Operation, v *ir.Value) {
	m, ok := ir.OpInterface[ir.BranchModel](t.Info())
	if !ok {
		return
	}
	for i := range l.successors.indicesOf(t, v.OwnerBlock()) {
		start, n, produced := m.SuccessorOperands(t, i)
		if k := v.Index() - produced; k >= 0 && k < n {
			l.markValue(t.Operand(start + k))
		}
	}
}

func (l *liveness) sweep(r *ir.Region) bool {
	if r.Empty() {
		return false
	}
	if r.HasOneBlock() {
		return l.sweepBlock(r.First())
	}
	order := postOrder(r)
	for b := r.First(); b != nil; b = b.Next() {
		if b.Scratch == 0 {
			order = append(order, b)
		}
	}
	changed := false
	for _, b := range order {
		if t := b.Last(); t != nil && t.NumSuccessors() > 0 {
			l.dropPassed(t)
		}
		if l.sweepBlock(b) {
			changed = true
		}
	}
	for b := r.First().Next(); b != nil; b = b.Next() {
		b.EraseArgsIf(func(a *ir.Value) bool { return a.Scratch == 0 })
	}
	return changed
}

func (l *liveness) sweepBlock(b *ir.Block) bool {
	changed := false
	for op := b.Last(); op != nil; {
		prev := op.Prev()
		if op.Scratch == 0 {
			op.Erase()
			changed = true
		} else {
			for i := range op.NumRegions() {
				if l.sweep(op.Region(i)) {
					changed = true
				}
			}
		}
		op = prev
	}
	return changed
}

// dropPassed drops the operands that t passes to dead block arguments.
func (l *liveness) dropPassed(t *ir.Operation) {
	m, ok := ir.OpInterface[ir.BranchModel](t.Info())
	if !ok {
		return
	}
	var lists [][]*ir.Value // nil if no argument is dead
	for i := range t.NumSuccessors() {
		_, n, produced := m.SuccessorOperands(t, i)
		args := t.Successor(i).Args()[produced:]
		if !slices.ContainsFunc(args[:n], func(a *ir.Value) bool { return a.Scratch == 0 }) {
			continue
		}
		if lists == nil {
			lists = successorLists(t, m)
		}
		kept := make([]*ir.Value, 0, n)
		for k, v := range lists[i] {
			if args[k].Scratch != 0 {
				kept = append(kept, v)
			}
		}
		lists[i] = kept
	}
	if lists != nil {
		ir.SetSuccessorLists(t, lists)
	}
}

package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
)

// arrange appends the blocks of r to the order. The blocks reachable from the first
// come first, in a depth-first order that puts each block after its dominators. The others are
// not written, as in MLIR, except beside constructs that are blocks, whose merge instructions may name them. The continue block of a loop comes after the other blocks that its header reaches. The merge block of a
// structured op, its last block, stays last. Blocks of structured ops get their labels, in the order of the region; other blocks
// get them at first use.
func (f *functionWriter) arrange(r *ir.Region, parent *ir.Operation) segment {
	start := len(f.order)
	for b := r.First(); b != nil; b = b.Next() {
		b.Scratch = 0
		if t := b.Last(); t != nil {
			t.Scratch = 0
		}
	}
	var merge, cont *ir.Block
	if parent != nil {
		merge = r.Last()
		merge.Scratch = unlabeled
	}
	if isLoop(parent) && merge.Prev() != nil && !isHeader(parent, merge.Prev()) && merge.Prev() != r.First() {
		cont = merge.Prev()
		cont.Scratch = unlabeled
	}
	f.visit(r.First(), parent, start)
	if cont != nil {
		cont.Scratch = 0
		f.visit(cont, parent, start)
	}
	for b := r.First(); b != nil; b = b.Next() {
		if b.Scratch == 0 && f.keepsUnreachable() {
			f.visit(b, parent, start)
		}
	}
	if merge != nil {
		f.order = append(f.order, merge)
	}
	seg := segment{start, len(f.order)}
	f.segments = append(f.segments, seg)
	return seg
}

// keepsUnreachable reports whether the function has a construct that is no op, at any depth. Its merge instruction may name a
// block that nothing branches to.
func (f *functionWriter) keepsUnreachable() bool {
	if !f.unreachableKnown {
		f.unreachableKnown, f.unreachable = true, false
		f.sym.op.Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
			if op.NumSuccessors() > 0 && op.Attr(notes.ConstructAttr) != nil {
				f.unreachable = true
				return ir.WalkInterrupt
			}
			return ir.WalkAdvance
		})
	}
	return f.unreachable
}

// visit appends the blocks to the order that root reaches and that the order does not have.
func (f *functionWriter) visit(root *ir.Block, parent *ir.Operation, start int) {
	f.stack = append(f.stack, root)
	for len(f.stack) > 0 {
		b := f.stack[len(f.stack)-1]
		f.stack = f.stack[:len(f.stack)-1]
		if b.Scratch != 0 {
			continue
		}
		b.Scratch = unlabeled
		if f.fusable(b, parent, len(f.order) > start) {
			b.Scratch = fusedLabel
		}
		f.order = append(f.order, b)
		if t := b.Last(); t != nil {
			for i := t.NumSuccessors() - 1; i >= 0; i-- {
				f.stack = append(f.stack, t.Successor(i))
			}
		}
	}
}

// label returns the label of b.
func (f *functionWriter) label(b *ir.Block) uint32 {
	if b.Scratch == unlabeled {
		b.Scratch = f.newID()
	}
	return b.Scratch
}

// labelAll gives the blocks of r their labels, except the first if it is part of the block that holds parent. seg has the blocks in
// the order in which they are written. Their order in the region counts, except beside constructs that are blocks, which MLIR does
// not have: reading those again adds blocks, which changes the order.
func (f *functionWriter) labelAll(r *ir.Region, parent *ir.Operation, seg segment) {
	if m := r.Last(); f.early[m] != 0 {
		m.Scratch = f.early[m]
	}
	if hasConstructs(r) {
		for _, b := range f.order[seg.start:seg.end] {
			if b != r.First() || !continues(parent) {
				f.label(b)
			}
		}
		return
	}
	b := r.First()
	if continues(parent) {
		b = b.Next()
	}
	for ; b != nil; b = b.Next() {
		if b.Scratch != 0 {
			f.label(b)
		}
	}
}

// hasConstructs reports whether a block of r is the header of a construct that is no op.
func hasConstructs(r *ir.Region) bool {
	for b := r.First(); b != nil; b = b.Next() {
		if t := b.Last(); t != nil && len(t.DiscardableAttrs()) > 0 && t.Attr(notes.ConstructAttr) != nil {
			return true
		}
	}
	return false
}

// labelPredecessors gives the blocks their labels that the phis of b name.
func (f *functionWriter) labelPredecessors(b *ir.Block) {
	f.findPredecessors(b)
	for _, p := range f.preds {
		if p.label != 0 {
			continue // the terminator was numbered
		}
		from := f.lastMerge(p.term.Block())
		if from == p.term.Block() {
			f.label(from)
		} else if f.early[from] == 0 {
			f.early[from] = f.newID()
		}
	}
}

// lastMerge returns the block that the terminator of b is written to: the merge block of the last structured op in b, or b.
func (f *functionWriter) lastMerge(b *ir.Block) *ir.Block {
	if m := f.merges[b]; m != nil {
		return m
	}
	if f.early == nil {
		f.early, f.merges = map[*ir.Block]uint32{}, map[*ir.Block]*ir.Block{}
	}
	f.merges[b] = b
	for op := b.Last(); op != nil; op = op.Prev() {
		if op.NumRegions() > 0 && (op.Is(spirv.Loop) || op.Is(spirv.Selection)) && !op.Region(0).Empty() {
			f.merges[b] = op.Region(0).Last()
			break
		}
	}
	return f.merges[b]
}

// numberArgs assigns ids to the arguments of b, and to those of its predecessors that have none. If b is joined with the block
// before it, its arguments are values of that.
func (f *functionWriter) numberArgs(b *ir.Block, joined bool) bool {
	for k, a := range b.Args() {
		if joined {
			a.Scratch = b.FirstPred().Owner().Operand(k).Scratch
			continue
		}
		if f.typeID(b.Parent(), a.Type()) == 0 {
			return false
		}
		a.Scratch = f.newID()
		if k == 0 {
			f.labelPredecessors(b)
		}
	}
	return true
}

// isLoop reports whether op is a loop. The first block of a loop is written into the
// block that holds the loop, before the loop's header.
func isLoop(op *ir.Operation) bool { return op != nil && op.Is(spirv.Loop) }

// continues reports whether the first block of op is written into the block that holds op. number
// gives a selection for which this holds the label of that block.
func continues(op *ir.Operation) bool {
	return isLoop(op) || op != nil && op.Is(spirv.Selection) && op.Scratch != 0
}

// isHeader reports whether b, in the binary, ends with the merge instruction of the
// enclosing op parent.
func isHeader(parent *ir.Operation, b *ir.Block) bool {
	if parent == nil {
		return false
	}
	first := parent.Region(0).First()
	if isLoop(parent) {
		return b == first.Next()
	}
	return b == first
}

// fusedLabel is the label of a fused block until the label of the block before it is
// known. unlabeled is that of an arranged block without a label.
const (
	fusedLabel = 1<<32 - 1
	unlabeled  = 1<<32 - 2
)

// fusable reports whether b can be written as the continuation of its only predecessor:
// b begins with a structured op, and the predecessor is the last block of the order if
// any is set. Reading makes such blocks; writing them as separate blocks would add a
// block with each round trip.
func (f *functionWriter) fusable(b *ir.Block, parent *ir.Operation, any bool) bool {
	u := b.FirstPred()
	if !any || u == nil || u.NextUse() != nil || !u.Owner().Is(spirv.Branch) || f.order[len(f.order)-1] != u.Owner().Block() {
		return false
	}
	if isLoop(parent) && b == parent.Region(0).Last().Prev() {
		if f.opts.JoinBlocks && u.Owner().NumOperands() == b.NumArgs() {
			return isBody(parent, u.Owner().Block())
		}
		return false // A continue block may not be the merge block of another construct.
	}
	op, p := b.First(), u.Owner().Block()
	if op == nil || !op.Is(spirv.Loop) && !op.Is(spirv.Selection) || op.Region(0).Empty() || b.Last().Attr(notes.LabelAttr) != nil {
		return false
	}
	return p != b && !isHeader(parent, p) && u.Owner().Attr(notes.ConstructAttr) == nil && u.Owner().NumOperands() == b.NumArgs()
}

// isBody reports whether b is all of the body of a loop, except for the continue block.
func isBody(loop *ir.Operation, b *ir.Block) bool {
	header := loop.Region(0).First().Next()
	if u := b.FirstPred(); u == nil || u.NextUse() != nil || u.Owner().Block() != header {
		return false
	}
	for op := b.First(); op != nil; op = op.Next() {
		if op.NumRegions() > 0 {
			return false
		}
	}
	return true
}

// fused reports whether numberRegion found b fusable.
func fused(b *ir.Block) bool {
	u := b.FirstPred()
	return u != nil && u.NextUse() == nil && u.Owner().Is(spirv.Branch) && u.Owner().Block() != b && u.Owner().Scratch == b.Scratch
}

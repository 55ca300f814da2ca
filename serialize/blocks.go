package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
)

// arrange appends the blocks of r to the order. The blocks reachable from the first
// come first, in a depth-first order that puts each block after its dominators; then
// come the others. The merge block of a structured op, its last block, stays last.
// Every block gets its label.
func (f *functionWriter) arrange(r *ir.Region, parent *ir.Operation) segment {
	start := len(f.order)
	merge := (*ir.Block)(nil)
	if parent != nil {
		merge = r.Last()
	}
	for b := r.First(); b != nil; b = b.Next() {
		b.Scratch = 0
	}
	if merge != nil {
		merge.Scratch = f.newID()
	}
	for root := r.First(); root != nil; root = root.Next() {
		f.stack = append(f.stack, root)
		for len(f.stack) > 0 {
			b := f.stack[len(f.stack)-1]
			f.stack = f.stack[:len(f.stack)-1]
			if b.Scratch != 0 {
				continue
			}
			if f.fusable(b, parent, len(f.order) > start) {
				b.Scratch = fusedLabel
			} else {
				b.Scratch = f.newID()
			}
			f.order = append(f.order, b)
			if t := b.Last(); t != nil {
				for i := t.NumSuccessors() - 1; i >= 0; i-- {
					f.stack = append(f.stack, t.Successor(i))
				}
			}
		}
	}
	if merge != nil {
		f.order = append(f.order, merge)
	}
	seg := segment{start, len(f.order)}
	f.segments = append(f.segments, seg)
	return seg
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
// known.
const fusedLabel = 1<<32 - 1

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

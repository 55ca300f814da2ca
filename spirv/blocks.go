package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/notes"
)

// blocks is the model that protects the blocks of structured control flow.
type blocks struct{}

// KeepsBlock reports whether b must stay. This holds for the merge block of a selection
// or loop, the continue block of a loop, and the blocks of constructs that are kept as
// blocks.
func (blocks) KeepsBlock(b *ir.Block) bool {
	r := b.Region()
	merge := r.Last()
	switch p := r.Parent(); {
	case b == merge && (p.Is(Selection) || p.Is(Loop)):
		return true
	case b == merge.Prev() && p.Is(Loop):
		return true
	}
	return namedByConstruct(b)
}

func namedByConstruct(b *ir.Block) bool {
	t := b.Last()
	return t != nil && (t.Attr(notes.ConstructAttr) != nil || t.Attr(notes.LabelAttr) != nil)
}

// FixedBlocks reports whether the blocks of r must not be merged. This holds for
// selections and loops of a spirv.func: after a merge, their branches would meet
// outside the merge block, which drivers do not expect. (MLIR merges the blocks. So
// does spvc in other functions, which are lowered further before a driver sees them.)
// It also holds if a construct that is kept as blocks refers to blocks of r.
func (blocks) FixedBlocks(r *ir.Region) bool {
	return !r.Parent().Is(Func) && inFunction(r) || namesBlocks(r)
}

// inFunction reports whether r is a region of a spirv.func, or nested in one.
func inFunction(r *ir.Region) bool {
	for op := r.Parent(); op != nil; op = op.Parent() {
		if op.Is(Func) {
			return true
		}
	}
	return false
}

func namesBlocks(r *ir.Region) bool {
	for b := r.First(); b != nil; b = b.Next() {
		if namedByConstruct(b) {
			return true
		}
	}
	return false
}

// OneValuePerPredecessor reports whether r is in a spirv.func, where block arguments become
// phis.
func (blocks) OneValuePerPredecessor(r *ir.Region) bool { return inFunction(r) }

// hasConstructs reports whether a construct that is kept as blocks refers to a block in
// r or in a nested region.
func hasConstructs(r *ir.Region) bool {
	if namesBlocks(r) {
		return true
	}
	return r.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumRegions() {
			if namesBlocks(op.Region(i)) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

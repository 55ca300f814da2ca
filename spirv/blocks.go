package spirv

import "github.com/spvc/spvc/ir"

// Attributes of terminators in functions whose control flow is not in ops, as the
// deserializer leaves them: the header of a construct has ConstructAttr, {control =
// [words], merge = n} and for a loop continue = n; the block n that it names has
// LabelAttr, n.
const (
	ConstructAttr = "construct"
	LabelAttr     = "label"
)

// blocks keeps the blocks that structured control flow needs.
type blocks struct{}

// KeepsBlock holds for the merge block of a selection or loop, for the continue block of
// a loop, and for the blocks of constructs that are not in ops.
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
	return t != nil && (t.Attr(ConstructAttr) != nil || t.Attr(LabelAttr) != nil)
}

// FixedBlocks holds for selections and loops in functions of SPIR-V: their branches would
// meet elsewhere than in the merge block, which drivers do not expect. (MLIR merges
// there; so do we in other functions, which do not come to a driver as they are.) It
// also holds where a construct that is in no op names blocks.
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

// OneValuePerPredecessor holds in functions of SPIR-V, where block arguments become phis.
func (blocks) OneValuePerPredecessor(r *ir.Region) bool { return inFunction(r) }

// hasConstructs reports whether that is so of r or of a region in it.
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

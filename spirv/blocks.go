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

// KeepsBlock reports whether b must stay: the merge block of a selection or loop, the
// continue block of a loop, and the blocks of constructs that are not in ops.
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

// FixedBlocks reports whether the blocks of r must not be merged. This is so in selections
// and loops of a spirv.func: after a merge their branches would meet outside the merge
// block, which drivers do not expect. (MLIR merges there. So does spvc in other functions,
// which are lowered further before a driver sees them.) It is also so if a construct that
// is in no op names blocks of r.
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

// hasConstructs reports whether r or a region in it has blocks that constructs name.
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

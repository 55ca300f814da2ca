package blocklayout

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// aligned is a rule set with the alignments that the data layout of a module states.
type aligned struct {
	Rules
	stated *target.Alignments // nil if there are none
}

// alignedBy returns r with the alignments of env. MLIR does not know them.
func alignedBy(r Rules, env *target.Env) aligned {
	if l := env.Layout(); r != MLIR && l.Alignments.Any() {
		return aligned{r, &l.Alignments}
	}
	return aligned{Rules: r}
}

// align replaces the alignment of in, n components of type scalar, by the stated one. It
// fails if the rule set or Vulkan does not allow that alignment.
func (r aligned) align(in Info, scalar ir.Type, n int64) (Info, *pathError) {
	if r.stated == nil {
		return in, nil
	}
	a, ok := spirv.AlignedType(scalar)
	if !ok {
		return in, nil
	}
	a.Count = n
	bits, own := int64(r.stated.Of(a)), in.Align
	// Vulkan aligns numbers to their size at least. The default data layout of LLVM permits
	// less for i64, which is no statement about blocks.
	if bits == 0 || bits == 8*own || a.Class == target.AlignedInt && bits < 8*own {
		return in, nil
	}
	what := "the data layout aligns '" + ir.TypeString(in.Type) + "' to " + number(bits) + " bits, "
	switch {
	case bits&(bits-1) != 0 || bits%8 != 0:
		return Info{}, &pathError{msg: what + "which is not a power of two of bytes", alignment: true}
	case bits < 8*in.Size/n:
		return Info{}, &pathError{msg: what + "and Vulkan to at least " + number(8*in.Size/n) + "; state no smaller alignment", alignment: true}
	case r.Rules != C:
		return Info{}, &pathError{msg: what + "and block layout " + r.String() + " to " + number(8*own) +
			`; only "c" follows the data layout: state "spirv.block_layout" = "c", or leave the alignment out`, alignment: true}
	}
	in.Align = bits / 8
	return in, nil
}

// shapeAlign returns the alignment of n components like scalar, which is own if the data
// layout states none that the rule set follows.
func (r aligned) shapeAlign(scalar *block.Shape, n, own int64) int64 {
	if r.stated == nil || r.Rules != C {
		return own
	}
	var class uint8
	switch scalar.Kind {
	case block.Int:
		class = target.AlignedInt
	case block.Float:
		class = target.AlignedFloat
	case block.BFloat:
		class = target.AlignedBFloat
	default:
		return own
	}
	bits := int64(r.stated.Of(target.Aligned{Class: class, Bits: int(scalar.Size * 8), Count: n}))
	if bits&(bits-1) != 0 || bits%8 != 0 || bits < 8*max(scalar.Size, 1) {
		return own
	}
	return bits / 8
}

// rule returns the rule that a type without layout violates.
func (e *pathError) rule() Rule {
	if e.alignment {
		return Demand
	}
	return NoBytes
}

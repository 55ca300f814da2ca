package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// clamps lists comparisons, with the clamp that two of them and two selects form.
var clamps = [...]struct {
	name       string
	less, clip *ir.OpDef
}{
	{"clamp-from-ford-less", FOrdLessThan, GLFClamp},
	{"clamp-from-ford-less-equal", FOrdLessThanEqual, GLFClamp},
	{"clamp-from-s-less", SLessThan, GLSClamp},
	{"clamp-from-s-less-equal", SLessThanEqual, GLSClamp},
	{"clamp-from-u-less", ULessThan, GLUClamp},
	{"clamp-from-u-less-equal", ULessThanEqual, GLUClamp},
}

// GLPatterns returns the patterns that combine instructions into instructions of
// GLSL.std.450 (MLIR's populateSPIRVGLCanonicalizationPatterns).
func GLPatterns() []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, c := range clamps {
		ps = append(ps, rewrite.OnOp(c.name, Select, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			m := matchClamp(op, c.less)
			if m.input == nil {
				return rw.Fail("the selects do not form a clamp")
			}
			rw.ReplaceWithOp(op, rw.Create(fused(op, m.ops[:]...), c.clip, []*ir.Value{m.input, m.lo, m.hi}, op.ResultTypes()))
			return true
		}))
	}
	return ps
}

// clampMatch holds the parts of a clamp: the bounds, the clamped value, and the
// operations other than the last select, in MLIR's order of matching them.
type clampMatch struct {
	input, lo, hi *ir.Value
	ops           [3]*ir.Operation
}

// matchClamp matches `mid < hi ? mid : hi` with mid = `lo < input ? input : lo`, and
// `hi < input ? hi : (input < lo ? lo : input)`. Without a match, all fields of the
// result are nil.
func matchClamp(op *ir.Operation, less *ir.OpDef) clampMatch {
	outer := op.Operand(0).DefinedBy(less)
	if outer == nil {
		return clampMatch{}
	}
	if mid := op.Operand(1).DefinedBy(Select); mid != nil && outer.Operand(0) == op.Operand(1) && outer.Operand(1) == op.Operand(2) {
		if c := mid.Operand(0).DefinedBy(less); c != nil && c.Operand(0) == mid.Operand(2) && c.Operand(1) == mid.Operand(1) {
			return clampMatch{c.Operand(1), c.Operand(0), outer.Operand(1), [...]*ir.Operation{c, mid, outer}}
		}
	}
	if mid := op.Operand(2).DefinedBy(Select); mid != nil && outer.Operand(0) == op.Operand(1) {
		c := mid.Operand(0).DefinedBy(less)
		if c != nil && c.Operand(0) == mid.Operand(2) && c.Operand(1) == mid.Operand(1) && outer.Operand(1) == c.Operand(0) {
			return clampMatch{c.Operand(0), c.Operand(1), outer.Operand(0), [...]*ir.Operation{outer, c, mid}}
		}
	}
	return clampMatch{}
}

package memreftospirv

import (
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// ReportParts reports the loads and stores in root whose elements are parts of words, because the target lacks memory of
// their width. Memory spaces must be storage classes.
func ReportParts(root *ir.Operation, c *spirvtypes.Converter, report pass.EmulationRemarker) {
	l := &lowering{c: c}
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is(memref.Load):
			l.reportPart(op, memref.LoadOp{Operation: op}.Type(), report)
		case op.Is(memref.Store):
			l.reportPart(op, memref.StoreOp{Operation: op}.Type(), report)
		}
		return ir.WalkAdvance
	})
}

// reportPart reports op if it accesses elements of t as parts of words.
func (l *lowering) reportPart(op *ir.Operation, t *ir.MemRefType, report pass.EmulationRemarker) {
	elem, ok := t.ElementType().(*ir.IntegerType)
	if !ok || elem.Signedness != ir.Signless {
		return
	}
	a := &access{lowering: l, op: op, typ: t}
	if !a.words(elem) || a.bits == a.word.Width {
		return
	}
	bits, word := strconv.Itoa(int(a.bits)), strconv.Itoa(int(a.word.Width))
	how := "shifts its " + bits + " bits out of a word of " + word
	switch {
	case op.Is(memref.Load):
	case a.ofInvocation():
		how = "loads a word of " + word + " bits, changes " + bits + " of them by masks, and stores it"
	default:
		how = "changes " + bits + " bits of a word of " + word + " by two atomic operations"
	}
	report(op, pass.Emulation{One: "access to a part of a word", Many: "accesses to parts of words"}, "'"+op.Name()+"' "+how+", because "+l.whyParts(t, a.bits))
}

// whyParts says why memory of type t cannot have elements of so many bits.
func (l *lowering) whyParts(t *ir.MemRefType, bits uint32) string {
	in, _ := storage(t)
	elem := t.Context().I(bits)
	why := "SPIR-V has no " + strconv.Itoa(int(bits)) + "-bit integers"
	if spirv.IsValidInteger(elem) {
		spirv.TypeRequirements(elem, spirv.In(in), func(need *spec.Availability) bool {
			lack := l.c.Env().Lacks(need)
			if lack != nil && len(lack.Capabilities) > 0 {
				why = spirvtypes.LackText(l.c.Env(), lack.Capabilities[0])
			}
			return lack == nil
		})
	}
	return why
}

package scalars

import (
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// ReportWide reports the operations in root that compute with integers that the target lacks: those of more than 64 bits, and
// those of 64 bits without Int64. Made is true if an expansion made the operations, so that their names say nothing to the
// author.
func ReportWide(root *ir.Operation, env *target.Env, made bool, report pass.EmulationRemarker) {
	if report == nil {
		return
	}
	word := 64
	if !env.Has(spec.CapabilityInt64) {
		word = 32
	}
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		width := computesWide(op)
		if int(width) <= word {
			return ir.WalkAdvance
		}
		bits := strconv.Itoa(int(width))
		text := "'" + op.Name() + "' on " + bits + "-bit integers is"
		if made {
			text = bits + "-bit integers, which this operation needs here, are"
		}
		text += " computed with numbers of " + strconv.Itoa(word) + " bits, because "
		if width > 64 {
			text += "SPIR-V has no integers of more than 64 bits"
		} else {
			text += spirvtypes.LackText(env, spec.CapabilityInt64)
		}
		report(op, pass.EmulatedOperations("on "+bits+"-bit integers"), text)
		return ir.WalkAdvance
	})
}

// computesWide returns the greatest width of the integers that op computes with if that is 64 or more, and otherwise 0.
// Operations that only move integers, or extend or truncate them, cost no more on parts.
func computesWide(op *ir.Operation) (width uint32) {
	d := op.Info().Dialect
	switch {
	case d == nil:
		return 0
	case op.Is(scf.For):
		return wideValue(op.Operand(0))
	case op.Is(arith.Constant), op.Is(arith.Select), op.Is(arith.Bitcast), op.Is(arith.ExtSI), op.Is(arith.ExtUI), op.Is(arith.TruncI),
		op.Is(arith.IndexCast), op.Is(arith.IndexCastUI):
		return 0
	case d.Name != "arith" && d.Name != "math" && !op.Is(vector.Reduction) && !op.Is(kernel.Shuffle):
		return 0
	}
	for i := range op.NumOperands() {
		width = max(width, wideValue(op.Operand(i)))
	}
	for i := range op.NumResults() {
		width = max(width, wideValue(op.Result(i)))
	}
	return width
}

// wideValue returns the width of the elements of v if they are integers of 64 or more bits, and otherwise 0.
func wideValue(v *ir.Value) uint32 {
	if i, ok := ir.ElementTypeOrSelf(v.Type()).(*ir.IntegerType); ok && i.Width >= 64 {
		return i.Width
	}
	return 0
}

// reportNarrow reports an operation that needs its narrow operands extended.
func (n *narrower) reportNarrow(op *ir.Operation) {
	width := uint32(0)
	for i := range op.NumOperands() {
		width = max(width, n.width(op.Operand(i).Type()))
	}
	bits := strconv.Itoa(int(width))
	why := "SPIR-V has no " + bits + "-bit integers"
	switch width {
	case 8:
		why = spirvtypes.LackText(n.env, spec.CapabilityInt8)
	case 16:
		why = spirvtypes.LackText(n.env, spec.CapabilityInt16)
	}
	n.report(op, pass.EmulatedOperations("on "+bits+"-bit integers"),
		"'"+op.Name()+"' on "+bits+"-bit integers is computed with 32 bits, to which its operands are extended, because "+why)
}

// reportSmall reports an operation on small floats.
func reportSmall(op *ir.Operation, report pass.EmulationRemarker) {
	var small *ir.FloatType
	for i := range op.NumOperands() {
		if t, ok := smallOf(op.Operand(i).Type()); ok {
			small = t
		}
	}
	for i := range op.NumResults() {
		if t, ok := smallOf(op.Result(i).Type()); ok {
			small = t
		}
	}
	name := ir.TypeString(small)
	report(op, pass.EmulatedOperations("on '"+name+"'"), "'"+op.Name()+"' on '"+name+"' is computed with 'f32' and integers, because kernels have no such floats")
}

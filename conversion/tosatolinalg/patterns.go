// Package tosatolinalg has the patterns from tosa to linalg: to named operations where they exist, else to linalg.generic.
package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns to generic operations to ps. c converts types. With exact, the lowering follows the specification of
// TOSA where that of MLIR does not: searches start from infinities, and resizes of integers round indices down.
func AddPatterns(c *rewrite.TypeConverter, ps []*rewrite.Pattern, exact bool) []*rewrite.Pattern {
	table := elementwise()
	reduce := reductions(exact)
	structural := map[string]convert{
		"tile": tile, "gather": gather,
	}
	// MLIR does not convert the types of these.
	untyped := map[string]convert{
		"identity": identity, "reverse": reverse, "table": tableLookup, "argmax": argMax(exact), "rescale": rescale, "fft2d": fft, "rfft2d": rfft,
	}
	for _, def := range tosa.Rows() {
		if k, ok := table[def.Name[len("tosa."):]]; ok {
			ps = append(ps, rewrite.ConvertOp(def.Name+" to linalg", c, def, elementwisePattern(c, k)))
		}
		if f := structural[def.Name[len("tosa."):]]; f != nil {
			ps = append(ps, rewrite.ConvertOp(def.Name+" to linalg", c, def, f))
		}
		if r, ok := reduce[def.Name[len("tosa."):]]; ok {
			ps = append(ps, rewrite.ConvertOp(def.Name+" to linalg", nil, def, reducePattern(r)))
		}
		if f := untyped[def.Name[len("tosa."):]]; f != nil {
			ps = append(ps, rewrite.ConvertOp(def.Name+" to linalg", nil, def, f))
		}
	}
	for _, def := range tosa.Resizes {
		ps = append(ps, rewrite.ConvertOp("tosa.resize to linalg", nil, def, resizeGeneric(exact)).WithBenefit(100),
			rewrite.ConvertOp("tosa.resize of one element to linalg", nil, def, resizeUnary).WithBenefit(200),
			rewrite.ConvertOp("tosa.resize to a broadcast", nil, def, resizeBroadcast).WithBenefit(300))
	}
	return ps
}

// splitOperands returns the operands of op that are tensors of elements, and the zero points or shifts that are not constant.
func splitOperands(op *ir.Operation, operands []*ir.Value) (tensors, extra []*ir.Value) {
	n := tosa.NumTensors(op)
	if n == len(operands) || tosa.ScalarsKnown(op) {
		return operands[:n], nil
	}
	return operands[:n], operands[n:]
}

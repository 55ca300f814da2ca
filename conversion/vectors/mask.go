package vectors

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// masked breaks down an operation that takes part for some elements only. Elements of the result
// that are off are those of the value to pass through.
func (x *expander) masked(m vector.MaskOp) bool {
	mask := x.elementsOf(m.Mask())
	yield := m.Body().Last()
	op := m.Masked()
	if op != nil {
		x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
		op.MoveBefore(m.Operation)
		if d := op.Info().Dialect; d == nil || d.Name != "vector" {
			return op.EmitOpError("cannot be masked in a kernel: only operations of the vector dialect can")
		}
		if !x.vectorOp(op, mask) {
			return false
		}
	}
	for i := range m.NumResults() {
		parts := x.pieces(yield.Operand(i))
		if p := m.PassThru(); p != nil {
			parts = x.merge(vector.TransferOp{Operation: op}, mask, parts, x.pieces(p))
		}
		x.setParts(m.Result(i), parts)
	}
	x.spread.Discard(m.Operation)
	return true
}

// merge takes elements of a where the mask of a transfer, the only operation with a value to pass
// through, is on, and those of b elsewhere.
func (x *expander) merge(op vector.TransferOp, mask []lane, a, b []*ir.Value) []*ir.Value {
	at := maskNumbers(op)
	var on []lane
	for pos := range vector.Positions(op.VectorType().Shape()) {
		on = append(on, mask[at(pos)])
	}
	out := make([]*ir.Value, len(a))
	for i, c := range x.compose(x.b.Context().I1(), on) {
		out[i] = x.Select(c, a[i], b[i])
	}
	return out
}

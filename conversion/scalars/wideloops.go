package scalars

import (
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// uncount makes a scf.while of each scf.for whose counter is a wide integer: the halves of a number
// cannot be the counter of a scf.for.
func (x *widener) uncount() {
	var loops []scf.ForOp
	x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(scf.For) && x.isWide(op.Operand(0).Type()) {
			loops = append(loops, scf.ForOp{Operation: op})
		}
		return ir.WalkAdvance
	})
	for _, loop := range loops {
		loop.ToWhile(x.b)
	}
}

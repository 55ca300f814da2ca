package async

import "github.com/spvc/spvc/ir"

// ExecuteOp is the typed view of an async.execute.
type ExecuteOp struct{ *ir.Operation }

// Dependencies returns the tokens that the body waits for.
func (x ExecuteOp) Dependencies() []*ir.Value { return x.OperandsIn(0) }

// BodyOperands returns the values that the body waits for and unwraps.
func (x ExecuteOp) BodyOperands() []*ir.Value { return x.OperandsIn(1) }

// NewExecute creates an async.execute without operands and values, and with an empty block.
func NewExecute(b *ir.Builder, loc ir.Location) ExecuteOp {
	op := b.CreateWithRegions(loc, Execute, nil, []ir.Type{Token(b.Context())}, 1, b.Context().Segments(0, 0))
	op.Region(0).AddBlock()
	return ExecuteOp{op}
}

// NewAwait creates an async.await, whose result is what a value holds.
func NewAwait(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Operation {
	var results []ir.Type
	if IsValue(v.Type()) {
		results = []ir.Type{Payload(v.Type())}
	}
	return b.Create(loc, Await, []*ir.Value{v}, results)
}

package interfaces

import "github.com/spvc/spvc/ir"

// RuntimeVerifiableModel is implemented by ops that can check when they run what no verifier can know
// (RuntimeVerifiableOpInterface).
type RuntimeVerifiableModel interface {
	// VerifyAtRuntime creates the operations that compute whether op is right. The insertion point of b is before op; VerifyAtRuntime
	// may move it behind op. It calls check with each condition that must hold, a value of type i1, and with
	// what is wrong if it does not. check may create operations.
	VerifyAtRuntime(op *ir.Operation, b *ir.Builder, check func(holds *ir.Value, wrong string))
}

// RuntimeVerifiable is an implementation of [RuntimeVerifiableModel] by a function.
type RuntimeVerifiable func(op *ir.Operation, b *ir.Builder, check func(holds *ir.Value, wrong string))

// VerifyAtRuntime calls f.
func (f RuntimeVerifiable) VerifyAtRuntime(op *ir.Operation, b *ir.Builder, check func(holds *ir.Value, wrong string)) {
	f(op, b, check)
}

package ir

// RuntimeVerifiableModel is implemented by ops that can check when they run what no verifier can know
// (RuntimeVerifiableOpInterface).
type RuntimeVerifiableModel interface {
	// VerifyAtRuntime creates the operations that compute whether op is right. The insertion point of b is before op; VerifyAtRuntime
	// may move it behind op. It calls check with each condition that must hold, a value of type i1, and with
	// what is wrong if it does not. check may create operations.
	VerifyAtRuntime(op *Operation, b *Builder, check func(holds *Value, wrong string))
}

// RuntimeVerifiable is an implementation of [RuntimeVerifiableModel] by a function.
type RuntimeVerifiable func(op *Operation, b *Builder, check func(holds *Value, wrong string))

// VerifyAtRuntime calls f.
func (f RuntimeVerifiable) VerifyAtRuntime(op *Operation, b *Builder, check func(holds *Value, wrong string)) {
	f(op, b, check)
}

package oneshot

import "github.com/spvc/spvc/ir"

// Alias is a value whose buffer may be the one of an operand, or an operand whose buffer may be the one of a value. One of Value and
// Operand is set.
type Alias struct {
	Value   *ir.Value
	Operand *ir.Operand
	// Equivalent is set if both are the same buffer, with the same first element and the same strides.
	Equivalent bool
	// Definite is set if the buffers are certainly related, and not only on some path.
	Definite bool
}

// Model is implemented by operations on tensors that can be bufferized. A model embeds [Base], which has the defaults, and overrides what
// differs. Operands that are no tensors are never asked for.
type Model interface {
	// Reads reports whether the op reads the buffer of the operand.
	Reads(s *State, o *ir.Operand) bool
	// Writes reports whether the op writes the buffer of the operand.
	Writes(s *State, o *ir.Operand) bool
	// AliasingValues returns the results and arguments of regions whose buffer may be the one of the operand, if it is in place.
	AliasingValues(s *State, o *ir.Operand) []Alias
	// AliasingOperands is the inverse: the operands, also of nested terminators, whose buffer v may have.
	AliasingOperands(s *State, v *ir.Value) []Alias
	// ValueWrites reports whether the buffer of the result v holds new contents when the op is done.
	ValueWrites(s *State, v *ir.Value) bool
	// MustBeInPlace reports whether the operand cannot be copied.
	MustBeInPlace(s *State, o *ir.Operand) bool
	// NotConflicting reports whether the op knows that the write does not disturb the read. The op is the owner of one of them.
	NotConflicting(s *State, read, write *ir.Operand) bool
	// Elementwise reports whether the op reads each position of the two operands before it writes that position.
	Elementwise(s *State, a, b *ir.Operand) bool
	// Allocates reports whether the buffer of the result v is new memory.
	Allocates(op *ir.Operation, v *ir.Value) bool
	// Writable reports whether the buffer of v, a result or an argument of a block of the op, may be written.
	Writable(s *State, v *ir.Value) bool
	// Repeats reports whether the region may run several times each time the op runs.
	Repeats(op *ir.Operation, region *ir.Region) bool
	// Parallel reports whether several invocations run the region side by side.
	Parallel(op *ir.Operation, region *ir.Region) bool
	// AllowsBranches reports whether the regions of the op may have several blocks.
	AllowsBranches() bool
	// OnTensors reports whether the op is still to be bufferized.
	OnTensors(op *ir.Operation) bool
	// ResolveConflicts inserts copies for the operands that are not in place.
	ResolveConflicts(s *State, r *Rewriter, op *ir.Operation) bool
	// BufferType returns the type of the buffer of v, a result or an argument of a block of the op. It returns nil after an error.
	BufferType(t *Types, v *ir.Value) ir.Type
	// Verify emits an error if the op cannot be bufferized with the decisions of the analysis.
	Verify(s *State, op *ir.Operation) bool
	// Bufferize rewrites the op. It emits an error if that fails.
	Bufferize(r *Rewriter, op *ir.Operation) bool
}

// Base has the defaults of a [Model], of an operation without regions whose results are new buffers. It lacks Bufferize.
type Base struct{}

// Reads returns true.
func (Base) Reads(*State, *ir.Operand) bool { return true }

// Writes returns false.
func (Base) Writes(*State, *ir.Operand) bool { return false }

// AliasingValues returns nothing.
func (Base) AliasingValues(*State, *ir.Operand) []Alias { return nil }

// AliasingOperands inverts AliasingValues.
func (Base) AliasingOperands(s *State, v *ir.Value) []Alias {
	var out []Alias
	op := owner(v)
	for i := range op.NumOperands() {
		o := op.OperandUse(i)
		if !isTensor(o.Value().Type()) {
			continue
		}
		for _, a := range s.AliasingValues(o) {
			if a.Value == v {
				out = append(out, Alias{Operand: o, Equivalent: a.Equivalent, Definite: a.Definite})
			}
		}
	}
	return out
}

// ValueWrites reports whether v is no alias of an operand, an operand that v aliases is written, or a write inside of the op reaches v.
func (Base) ValueWrites(s *State, v *ir.Value) bool {
	aliases := s.AliasingOperands(v)
	if len(aliases) == 0 {
		return true
	}
	for _, a := range aliases {
		if s.Writes(a.Operand) {
			return true
		}
	}
	op := v.DefiningOp()
	if op == nil || op.NumRegions() == 0 {
		return false
	}
	inside := func(w *ir.Value) bool { return op.IsAncestor(owner(w)) && s.ValueWrites(w) }
	for _, a := range aliases {
		if len(s.find(a.Operand.Value(), inside, walk{})) > 0 {
			return true
		}
	}
	return false
}

// MustBeInPlace reports whether the operand has no rank, since such tensors cannot be copied.
func (Base) MustBeInPlace(_ *State, o *ir.Operand) bool {
	_, unranked := o.Value().Type().(*ir.UnrankedTensorType)
	return unranked
}

// NotConflicting returns false.
func (Base) NotConflicting(*State, *ir.Operand, *ir.Operand) bool { return false }

// Elementwise returns false.
func (Base) Elementwise(*State, *ir.Operand, *ir.Operand) bool { return false }

// Allocates returns false.
func (Base) Allocates(*ir.Operation, *ir.Value) bool { return false }

// Writable reports whether v is a result.
func (Base) Writable(_ *State, v *ir.Value) bool { return !v.IsBlockArgument() }

// Repeats returns false.
func (Base) Repeats(*ir.Operation, *ir.Region) bool { return false }

// Parallel returns false.
func (Base) Parallel(*ir.Operation, *ir.Region) bool { return false }

// AllowsBranches returns false.
func (Base) AllowsBranches() bool { return false }

// OnTensors reports whether an operand, a result or an argument of a block is a tensor.
func (Base) OnTensors(op *ir.Operation) bool { return hasTensors(op) }

// ResolveConflicts copies operands or results.
func (Base) ResolveConflicts(s *State, r *Rewriter, op *ir.Operation) bool {
	return copyOperands(s, r, op)
}

// BufferType returns the type of the equivalent operand, or a type with the layout for unknown buffers.
func (Base) BufferType(t *Types, v *ir.Value) ir.Type {
	if !v.IsBlockArgument() {
		if aliases := t.state.AliasingOperands(v); len(aliases) > 0 && aliases[0].Equivalent {
			return t.Of(aliases[0].Operand.Value())
		}
	}
	return t.Unknown(v)
}

// Verify returns true.
func (Base) Verify(*State, *ir.Operation) bool { return true }

func isTensor(t ir.Type) bool { return ir.AnyTensor.Match(t) }

// owner returns the operation that defines v, or the one around the block whose argument v is.
func owner(v *ir.Value) *ir.Operation {
	if op := v.DefiningOp(); op != nil {
		return op
	}
	return v.OwnerBlock().Parent()
}

func anyTensor(ts []ir.Type) bool {
	for _, t := range ts {
		if isTensor(t) {
			return true
		}
	}
	return false
}

// usesTensors reports whether an operand or a result of op is a tensor.
func usesTensors(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if isTensor(op.Operand(i).Type()) {
			return true
		}
	}
	return resultTensors(op)
}

func resultTensors(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if isTensor(op.Result(i).Type()) {
			return true
		}
	}
	return false
}

// hasTensors reports whether an operand, a result or an argument of a block of op is a tensor.
func hasTensors(op *ir.Operation) bool {
	if usesTensors(op) {
		return true
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			if anyTensor(b.ArgTypes()) {
				return true
			}
		}
	}
	m, ok := ir.OpInterface[ir.FunctionModel](op.Info())
	if ok {
		t := m.FunctionType(op)
		return t != nil && (anyTensor(t.Inputs) || anyTensor(t.Results))
	}
	return false
}

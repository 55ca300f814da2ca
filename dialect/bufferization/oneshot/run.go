package oneshot

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/ir"
)

// Bufferize analyzes op and rewrites its operations on tensors. If the options say so, the functions of op, a module, get buffers as
// arguments and results. It emits an error and returns false if that is not possible.
func Bufferize(op *ir.Operation, o *Options) bool {
	if o.FunctionBoundaries {
		return bufferizeModule(op, o)
	}
	if !o.CopyBeforeWrite {
		return InsertCopies(op, o) && (o.TestAnalysisOnly || rewriteOps(op, o, nil))
	}
	s := newState(o)
	s.copies = true
	return insertCopies(op, s) && rewriteOps(op, o, nil)
}

// InsertCopies analyzes op, a module or function, and inserts copies of tensors so that afterwards each operation may use its buffers
// in place.
func InsertCopies(op *ir.Operation, o *Options) bool {
	if o.FunctionBoundaries {
		return copyModule(op, o)
	}
	s := newState(o)
	if !s.analyze(op) {
		return false
	}
	return o.TestAnalysisOnly || insertCopies(op, s)
}

func insertCopies(op *ir.Operation, s *State) bool {
	r := newRewriter(op, s.Options)
	r.queued, r.Called = nil, s.Called
	var ops []*ir.Operation
	op.Walk(func(op *ir.Operation) { ops = append(ops, op) })
	for _, op := range ops {
		if m := s.Model(op); m != nil && !m.ResolveConflicts(s, r, op) {
			return false
		}
	}
	return true
}

// rewriteOps bufferizes the operations below op, inner ones first.
func rewriteOps(op *ir.Operation, o *Options, called *functions) bool {
	r := newRewriter(op, o)
	r.Called = called
	r.globals = newGlobals(op)
	op.Walk(func(op *ir.Operation) {
		if op.Is(bufferization.ToMemRef) {
			r.buffers = append(r.buffers, op)
		}
		if o.Allows(op) && onTensors(op) {
			r.Enqueue(op)
		}
	})
	for i := 0; i < len(r.work); i++ {
		op := r.work[i]
		m := Model(nil)
		if !r.erased[op] {
			m = o.model(op)
		}
		if m == nil || !m.OnTensors(op) {
			continue
		}
		r.SetBefore(op)
		if !m.Bufferize(r, op) {
			return op.EmitError("failed to bufferize op")
		}
	}
	r.cleanUp(op)
	return o.AllowUnknownOps || r.complete()
}

func onTensors(op *ir.Operation) bool {
	if m, ok := ir.OpInterface[Model](op.Info()); ok {
		return m.OnTensors(op)
	}
	return hasTensors(op)
}

// cleanUp erases casts between buffers and tensors that undo each other.
func (r *Rewriter) cleanUp(root *ir.Operation) {
	for _, op := range r.buffers {
		if r.erased[op] {
			continue
		}
		if def := op.Operand(0).DefinedBy(bufferization.ToTensor); def != nil {
			r.SetBefore(op)
			if v := castOrCopyTo(r, op.Loc(), def.Operand(0), op.Result(0).Type()); v != nil {
				r.Replace(op, v)
			}
		} else if !op.HasUses() {
			r.Erase(op)
		}
	}
	var dead []*ir.Operation
	root.Walk(func(op *ir.Operation) {
		if op.Is(bufferization.ToTensor) && !op.HasUses() {
			dead = append(dead, op)
		}
	})
	for _, op := range dead {
		r.Erase(op)
	}
}

// complete emits an error if an operation still uses tensors.
func (r *Rewriter) complete() bool {
	for _, op := range r.work {
		if r.erased[op] || !onTensors(op) || op.Is(bufferization.ToTensor) || op.Is(bufferization.ToMemRef) {
			continue
		}
		if !op.HasUses() && ir.IsMemoryEffectFree(op) {
			continue
		}
		return op.EmitError("op was not bufferized")
	}
	return true
}

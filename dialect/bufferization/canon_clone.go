package bufferization

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// HasEffect reports whether op is known to have an effect of the kind on v, or on anything if v is nil.
func HasEffect(op *ir.Operation, kind ir.EffectKind, v *ir.Value) bool {
	found := false
	if e := op.Info().Entry; e != nil && e.Effects != nil {
		e.Effects(op, func(e ir.Effect) { found = found || e.Kind == kind && (v == nil || e.Value == v) })
	}
	return found
}

// Allocates reports whether v is new memory that its operation allocates.
func Allocates(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && HasEffect(op, ir.EffectAllocate, v)
}

// FindDealloc returns the operation that frees v, or nil if there is none. ok is false if there are several, or a reallocation.
func FindDealloc(v *ir.Value) (dealloc *ir.Operation, ok bool) {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		o := u.Owner()
		if !HasEffect(o, ir.EffectFree, v) {
			continue
		}
		if dealloc != nil || o.Is(memref.Realloc) {
			return nil, false
		}
		dealloc = o
	}
	return dealloc, true
}

// ViewBase returns the buffer of which v is a view of a view of …, or v.
func ViewBase(v *ir.Value) *ir.Value {
	for op := v.DefiningOp(); op != nil && memref.IsView(op); op = v.DefiningOp() {
		v = op.Operand(0)
	}
	return v
}

// simplifyClone uses the source in the place of a clone, if one of them is freed in the block of the clone while the other one lives
// on, and erases that operation.
func simplifyClone(op *ir.Operation, rw *rewrite.Rewriter) bool {
	source, output := op.Operand(0), op.Result(0)
	if !output.HasUses() {
		rw.Erase(op)
		return true
	}
	if source.Type() != output.Type() && !memref.CastCompatible(source.Type(), output.Type()) {
		return rw.Fail("the source cannot be cast to the type of the clone")
	}
	redundant := redundantDealloc(op)
	if redundant == nil {
		return rw.Fail("no deallocation of the source or the clone is redundant")
	}
	for pos := op.Next(); pos != redundant; pos = pos.Next() {
		if pos == nil || HasEffect(pos, ir.EffectFree, nil) {
			return rw.Fail("another operation frees memory")
		}
	}
	if source.Type() != output.Type() {
		source = memref.NewCast(&rw.Builder, op.Loc(), source, output.Type())
	}
	rw.Replace(op, source)
	rw.Erase(redundant)
	return true
}

// redundantDealloc returns the operation that frees the clone op, or its source, in the block of op. It returns nil if there is none, or
// if it cannot tell.
func redundantDealloc(op *ir.Operation) *ir.Operation {
	ofClone, ok := FindDealloc(op.Result(0))
	if !ok {
		return nil
	}
	ofSource, ok := FindDealloc(ViewBase(op.Operand(0)))
	if !ok || ofClone != nil && ofSource != nil && ofClone.Block() == ofSource.Block() {
		return nil
	}
	for _, d := range [...]*ir.Operation{ofClone, ofSource} {
		if d != nil && d.Block() == op.Block() {
			return d
		}
	}
	return nil
}

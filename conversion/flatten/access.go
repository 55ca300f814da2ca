package flatten

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// accessed returns the number of the operand that op accesses, followed by indices, or -1.
func accessed(op *ir.Operation) int {
	switch op.Def() {
	case memref.Load, memref.GenericAtomicRMW, gpu.MMALoad:
		return 0
	case memref.Store, memref.AtomicRMW, gpu.MMAStore:
		return 1
	}
	return -1
}

// access turns an access to a view into an access to the flat buffer of its root.
func (f *flattener) access(op *ir.Operation, at int) bool {
	v := f.views[op.Operand(at)]
	if v != nil && f.addressed(v.root) && (op.Is(gpu.MMALoad) || op.Is(gpu.MMAStore)) {
		return f.refuseAddress(op, v.root, "the accesses of cooperative matrices need a descriptor")
	}
	if v == nil || v.isRoot {
		return true
	}
	f.b.SetBefore(op)
	indices := op.OperandsIn(at + 1)
	mixed := make([]interfaces.IndexValue, len(indices))
	for i, x := range indices {
		mixed[i].Value = x
	}
	if v.elem != nil {
		return f.accessBytes(op, v, mixed)
	}
	pos := f.value(f.position(op.Loc(), v, mixed))
	operands := append(append(op.Operands()[:at:at], f.flat(v.root), pos), op.Operands()[at+1+len(indices):]...)
	op.SetOperands(operands)
	return true
}

// copy writes a memref.copy as loops.
func (f *flattener) copy(op *ir.Operation) bool {
	src := f.source(op, op.Operand(0))
	if src == nil {
		return false
	}
	dst := f.source(op, op.Operand(1))
	if dst == nil {
		return false
	}
	if len(src.sizes) != len(dst.sizes) {
		return op.EmitOpError("copies between memrefs of different ranks")
	}
	loc := op.Loc()
	at := make([]interfaces.IndexValue, len(src.sizes))
	for i := range at {
		n := folded(src.sizes[i])
		if n.Value != nil {
			n = folded(dst.sizes[i])
		}
		if n.IsConst(1) && n.Value == nil {
			continue
		}
		loop := scf.NewFor(f.b, loc, f.constant(0), f.value(n), f.constant(1))
		at[i].Value = loop.InductionVar()
		f.b.SetEnd(loop.Body())
		f.b.SetBefore(scf.NewYield(f.b, loc))
	}
	f.store(loc, f.load(loc, src, at), dst, at)
	f.spread.Discard(op)
	return true
}

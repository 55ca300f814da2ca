package flatten

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv/spec"
)

// exchangeable reports whether the target exchanges the elements of v, floats in words of the same size, atomically.
func (f *flattener) exchangeable(v *view) bool {
	size, _ := byteSize(v.elem)
	unit, _ := byteSize(v.root.typ.ElementType())
	return size == unit && (size == 4 || size == 8 && f.o.Env.Has(spec.CapabilityInt64Atomics))
}

// exchange replaces an atomic operation on an element of v by one on the word that holds it.
func (f *flattener) exchange(op *ir.Operation, v *view, indices []interfaces.IndexValue) bool {
	loc, word := op.Loc(), v.root.typ.ElementType()
	at := f.add(loc, v.byte, f.position(loc, v, indices))
	in := func(x *ir.Value) *ir.Value { return arith.NewCast(f.b, loc, arith.Bitcast, x, v.elem) }
	out := func(x *ir.Value) *ir.Value { return arith.NewCast(f.b, loc, arith.Bitcast, x, word) }
	operands := []*ir.Value{f.flat(v.root), f.value(at)}
	if rmw := (memref.AtomicRMWOp{Operation: op}); op.Is(memref.AtomicRMW) && rmw.Kind() == arith.AtomicAssign {
		old := f.b.Create(loc, memref.AtomicRMW, append([]*ir.Value{out(op.Operand(0))}, operands...), []ir.Type{word}, op.Attrs()...).Result(0)
		return f.replace(op, interfaces.IndexValue{Value: in(old)})
	}
	def, end := memref.GenericAtomicRMW, memref.AtomicYield
	if op.Is(memref.AtomicRMW) {
		def, end = kernel.Exchange, kernel.Yield // its result is what the element was
	}
	loop := f.b.CreateWithRegions(loc, def, operands, []ir.Type{word}, 1)
	body := loop.Region(0).AddBlock()
	f.b.SetEnd(body)
	f.b.Create(loc, end, []*ir.Value{out(f.combined(op, in(body.AddArg(word, loc))))}, nil)
	f.b.SetAfter(loop)
	return f.replace(op, interfaces.IndexValue{Value: in(loop.Result(0))})
}

// combined returns what op stores if the element is old. The body of an operation with a region moves to the
// insertion point.
func (f *flattener) combined(op *ir.Operation, old *ir.Value) *ir.Value {
	if op.Is(memref.AtomicRMW) {
		return arith.NewReduction(f.b, op.Loc(), memref.AtomicRMWOp{Operation: op}.Kind(), old, op.Operand(0))
	}
	body := op.Region(0).First()
	body.Arg(0).ReplaceAllUsesWith(old)
	yield := body.Last()
	result := yield.Operand(0)
	yield.Erase()
	for o := body.First(); o != nil; {
		next := o.Next()
		o.Remove()
		f.b.Insert(o)
		o = next
	}
	return result
}

package testdialect

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

var memrefOfI32 = &ir.TypeConstraint{Summary: "memref of 32-bit signless integer values", Match: func(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	return ok && m.ElementType() == ir.Type(t.Context().Integer(32, ir.Signless))
}}

// These are the ops by which MLIR tests mem2reg and sroa: an allocation of several slots,
// and a region in which the order of operations means nothing.
var (
	multiSlotAlloca = &ir.OpDef{
		Name: "test.multi_slot_alloca", Summary: "allocates several memory slots",
		Results: []ir.ValueDef{{Name: "results", Type: memrefOfI32, Quantity: ir.Variadic}},
		Format:  "attr-dict `:` functional-type(operands, results)",
	}
	isolatedGraphRegion = &ir.OpDef{
		Name: "test.isolated_graph_region", Summary: "an isolated region in which operations have no order",
		Regions: []ir.RegionDef{{Name: "region", Kind: ir.AnyRegion}},
		Traits:  []ir.Trait{ir.GraphRegion, ir.IsolatedFromAbove, ir.NoTerminator, ir.AutomaticAllocationScope},
	}
)

func slotEntries() []ir.OpEntry {
	return []ir.OpEntry{{Def: multiSlotAlloca, Interfaces: []any{multiSlots{}}}, {Def: isolatedGraphRegion}}
}

// multiSlots makes slots of the results of test.multi_slot_alloca.
type multiSlots struct{}

func slotOf(v *ir.Value) interfaces.MemorySlot {
	return interfaces.MemorySlot{Ptr: v, Elem: v.Type().(*ir.MemRefType).ElementType()}
}

// PromotableSlots returns a slot for each result.
func (multiSlots) PromotableSlots(op *ir.Operation) []interfaces.MemorySlot {
	var out []interfaces.MemorySlot
	for _, v := range op.Results() {
		out = append(out, slotOf(v))
	}
	return out
}

// DefaultValue makes the constant 42.
func (multiSlots) DefaultValue(op *ir.Operation, s interfaces.MemorySlot, b *ir.Builder) *ir.Value {
	return b.Create(op.Loc(), Constant, nil, []ir.Type{s.Elem}, ir.Named("value", b.Context().Int(s.Elem, 42))).Result(0)
}

// Promoted replaces op by an allocation of its other slots.
func (multiSlots) Promoted(op *ir.Operation, s interfaces.MemorySlot, b *ir.Builder) *ir.Operation {
	if op.NumResults() == 1 {
		op.Erase()
		return nil
	}
	rest := slices.DeleteFunc(op.Results(), func(v *ir.Value) bool { return v == s.Ptr })
	var types []ir.Type
	for _, v := range rest {
		types = append(types, v.Type())
	}
	b.SetBefore(op)
	made := b.Create(op.Loc(), multiSlotAlloca, nil, types)
	for i, v := range rest {
		v.ReplaceAllUsesWith(made.Result(i))
	}
	op.Erase()
	return made
}

// DestructurableSlots returns the results of a few elements.
func (multiSlots) DestructurableSlots(op *ir.Operation) []interfaces.DestructurableSlot {
	var out []interfaces.DestructurableSlot
	for _, v := range op.Results() {
		t := v.Type().(*ir.MemRefType)
		if n := ir.NumElements(t.Shape()); ir.HasStaticShape(t) && n > 1 && n <= 16 {
			out = append(out, interfaces.DestructurableSlot{MemorySlot: slotOf(v), NumElements: int(n)})
		}
	}
	return out
}

// Destructure makes an allocation for each element.
func (multiSlots) Destructure(op *ir.Operation, s interfaces.DestructurableSlot, indices []ir.Attribute, _ bool, b *ir.Builder) []interfaces.MemorySlot {
	b.SetAfter(op)
	var out []interfaces.MemorySlot
	for range indices {
		out = append(out, slotOf(b.Create(op.Loc(), multiSlotAlloca, nil, []ir.Type{b.Context().MemRef(nil, s.Elem, nil, nil)}).Result(0)))
	}
	return out
}

// Destructured replaces op by an allocation of its other slots.
func (m multiSlots) Destructured(op *ir.Operation, s interfaces.DestructurableSlot, b *ir.Builder) *ir.Operation {
	return m.Promoted(op, s.MemorySlot, b)
}

package testdialect

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// testResource is the resource that effects of operations of the dialect are on.
var testResource = &ir.EffectResource{Name: "<Test>"}

// effects returns the hook of an operation that has the given effects.
func effects(list ...ir.Effect) func(*ir.Operation, func(ir.Effect)) {
	return func(_ *ir.Operation, visit func(ir.Effect)) {
		for _, e := range list {
			visit(e)
		}
	}
}

// effectEntries returns the operations that test memory effects and speculation.
func effectEntries() []ir.OpEntry {
	isConstant := speculation(func(op *ir.Operation) bool { return op.Operand(0).DefinedBy(arith.Constant) != nil })
	never := speculation(func(*ir.Operation) bool { return false })
	result := values(i32, "result")
	return []ir.OpEntry{
		{Def: &ir.OpDef{Name: "test.op_with_effects_a", Operands: variadics(ir.AnyMemRef, "_"), Results: unnamed(ir.AnyMemRef),
			Attrs: []ir.AttrDef{attr("first", ir.FlatSymbolRefKind), attr("second", ir.SymbolRefKind), {Name: "optional_symbol", Type: ir.SymbolRefKind, Optional: true}}},
			Effects: effectsOnAll},
		{Def: row("op_with_effects_b", nil, nil), Effects: effects(ir.Effect{Kind: ir.EffectWrite, Resource: testResource})},
		{Def: row("op_with_memread", nil, types(anyInteger)), Effects: effects(ir.Effect{Kind: ir.EffectRead})},
		{Def: row("op_with_memwrite", nil, nil), Effects: effects(ir.Effect{Kind: ir.EffectWrite})},
		{Def: row("test_effects_result", nil, types(i32)), Effects: func(op *ir.Operation, visit func(ir.Effect)) {
			visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0)})
			visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Result(0)})
		}},
		{Def: &ir.OpDef{Name: "test.conditionally_speculatable_op", Operands: values(i32, "input"), Results: result,
			Traits: []ir.Trait{ir.ConditionallySpeculatable, ir.NoMemoryEffect}}, Interfaces: []any{isConstant}},
		{Def: &ir.OpDef{Name: "test.always_speculatable_op", Results: result, Traits: []ir.Trait{ir.Pure}}},
		{Def: &ir.OpDef{Name: "test.never_speculatable_op", Results: result, Traits: []ir.Trait{ir.ConditionallySpeculatable}}, Interfaces: []any{never}},
		{Def: &ir.OpDef{Name: "test.recursively_speculatable_op", Results: result, Regions: region("body", ir.SizedRegion1),
			Traits: []ir.Trait{ir.RecursivelySpeculatable, ir.RecursiveMemoryEffects}}},
	}
}

// speculation is the model of an operation that may run early if the function says so.
type speculation func(op *ir.Operation) bool

// IsSpeculatable implements [ir.SpeculationModel].
func (s speculation) IsSpeculatable(op *ir.Operation) bool { return s(op) }

// effectsOnAll visits the effects of test.op_with_effects_a on its operands, symbols and result.
func effectsOnAll(op *ir.Operation, visit func(ir.Effect)) {
	for i := range op.NumOperands() {
		visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(i)})
	}
	for i, kind := range [...]ir.EffectKind{ir.EffectRead, ir.EffectWrite, ir.EffectRead} {
		if ref, ok := op.Prop(i).(*ir.SymbolRefAttr); ok {
			visit(ir.Effect{Kind: kind, Symbol: ref})
		}
	}
	visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0), Resource: testResource})
}

// statedEffects visits the effects that the attribute "effects" of op lists.
func statedEffects(op *ir.Operation, visit func(ir.Effect)) {
	list, _ := op.Attr("effects").(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for _, a := range list.Elements {
		d, ok := a.(*ir.DictionaryAttr)
		if !ok {
			continue
		}
		var e ir.Effect
		if d.Get("test_resource") != nil {
			e.Resource = testResource
		}
		e.Symbol, _ = d.Get("on_reference").(*ir.SymbolRefAttr)
		switch {
		case d.Get("on_result") != nil:
			e.Value, e.Symbol = op.Result(0), nil
		case d.Get("on_operand") != nil && op.NumOperands() > 0:
			e.Value, e.Symbol = op.Operand(0), nil
		case d.Get("on_argument") != nil && op.NumRegions() > 0:
			e.Value, e.Symbol = op.Region(0).First().Arg(0), nil
		}
		s, _ := d.Get("effect").(*ir.StringAttr)
		for kind, name := range effectNames {
			if s != nil && s.Value == name {
				e.Kind = ir.EffectKind(kind)
				visit(e)
			}
		}
	}
}

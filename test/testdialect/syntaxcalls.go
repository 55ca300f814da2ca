package testdialect

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// callEntries are the calls, and the operations by which dataflow is tested.
func callEntries() []ir.OpEntry {
	anyType := ir.AnyType
	store := func(name string) *ir.OpDef {
		return form(name, "$address attr-dict-with-keyword regions `:` type($address)", ir.OpDef{
			Operands: values(ir.AnyMemRef, "address"), Attrs: attrs(ir.BoolAttrKind, "store_before_region"), Regions: namedRegion("body", ir.AnyRegion), Traits: []ir.Trait{ir.SingleBlock}})
	}
	writes := effectsOnOperands(ir.EffectWrite)
	return []ir.OpEntry{
		{Def: form("call", "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
			ir.OpDef{Attrs: attrs(ir.FlatSymbolRefKind, "callee"), Operands: variadics(anyType, "operands"), Results: variadics(anyType, "_")}), Interfaces: []any{callUses{}}},
		{Def: form("call_and_store", "$callee `(` $callee_operands `)` `,` $address attr-dict `:` functional-type(operands, results)", ir.OpDef{
			Attrs: []ir.AttrDef{attr("callee", ir.SymbolRefKind), attr("store_before_call", ir.BoolAttrKind)}, Results: variadics(anyType, "results"),
			Operands: slices.Concat(values(ir.AnyMemRef, "address"), variadics(anyType, "callee_operands"))}), Effects: writes, Interfaces: []any{calls{from: 1}}},
		{Def: form("call_on_device", "$callee `(` $forwarded_operands `)` `,` $non_forwarded_device_operand attr-dict `:` functional-type(operands, results)", ir.OpDef{
			Attrs: attrs(ir.SymbolRefKind, "callee"), Results: variadics(anyType, "results"),
			Operands: slices.Concat(variadics(anyType, "forwarded_operands"), values(anyType, "non_forwarded_device_operand"))}), Interfaces: []any{calls{to: 1}}},
		{Def: store("store_with_a_region"), Effects: writes, Interfaces: []any{storeFlow{}}},
		{Def: store("store_with_a_loop_region"), Effects: writes, Interfaces: []any{storeFlow{loops: true}}},
		{Def: form("store_with_a_region_terminator", "attr-dict", ir.OpDef{Traits: []ir.Trait{ir.ReturnLike, ir.Terminator, ir.NoMemoryEffect}})},
		{Def: &ir.OpDef{Name: "test.conversion_func_op", Regions: namedRegion("body", ir.AnyRegion), Attrs: []ir.AttrDef{
			attr("sym_name", ir.SymbolNameKind), attr("function_type", ir.FunctionTypeKind), maybe("arg_attrs", ir.DictArrayAttrKind), maybe("res_attrs", ir.DictArrayAttrKind),
			maybe("sym_visibility", ir.StringAttrKind)}},
			Parse: func(p *ir.Parser, st *ir.OperationState) bool {
				return ir.ParseFunction(p, st, &ir.DefaultFunctionSyntax)
			},
			Print:      func(p *ir.Printer, op *ir.Operation) { ir.PrintFunction(p, op, &ir.DefaultFunctionSyntax, false) },
			Interfaces: []any{interfaces.FunctionParts{TypeSlot: 1}}},
	}
}

// storeFlow is the control flow of a store with a region, which runs once or, if it loops, any number of times.
type storeFlow struct{ loops bool }

// RegionSuccessors visits the region, the end, or both for a loop.
func (f storeFlow) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if f.loops || from < 0 {
		visit(0)
	}
	if f.loops || from >= 0 {
		visit(-1)
	}
}

// EntryOperands returns nothing: the region has no arguments.
func (storeFlow) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns nothing.
func (storeFlow) SuccessorInputs(*ir.Operation, int) []*ir.Value { return nil }

// calls is the model of calls that pass on their operands without the first and last ones.
type calls struct{ from, to int }

// Callee implements [ir.CallModel].
func (calls) Callee(op *ir.Operation) (*ir.SymbolRefAttr, *ir.Value) {
	ref, _ := op.Prop(0).(*ir.SymbolRefAttr)
	return ref, nil
}

// CallOperands implements [ir.CallModel].
func (c calls) CallOperands(op *ir.Operation) (start, n int) {
	return c.from, op.NumOperands() - c.from - c.to
}

// SetCallee implements [ir.CallModel].
func (calls) SetCallee(op *ir.Operation, ref *ir.SymbolRefAttr) { op.SetProp(0, ref) }

// callUses checks that a test.call names a function.
type callUses struct{}

// VerifySymbolUses implements [ir.SymbolUserModel].
func (callUses) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return op.EmitOpError("requires a 'callee' symbol reference attribute")
	}
	f := tables.LookupRef(op, ref)
	if f == nil {
		return op.EmitOpError("'" + ref.Root + "' does not reference a valid function")
	}
	if _, ok := ir.OpInterface[ir.FunctionModel](f.Info()); !ok {
		return op.EmitOpError("'" + ref.Root + "' does not reference a valid function")
	}
	return true
}

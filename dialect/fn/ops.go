// Package fn is the func dialect: functions, calls and returns.
//
// For example, this function calls another one, of which only the type is known:
//
//	func.func private @scale(f32) -> f32
//	func.func @twice(%x: f32) -> f32 {
//	  %once = call @scale(%x) : (f32) -> f32
//	  %twice = call @scale(%once) : (f32) -> f32
//	  return %twice : f32
//	}
package fn

import "github.com/spvc/spvc/ir"

// Func declares func.func.
var Func = &ir.OpDef{
	Name:    "func.func",
	Summary: "an operation with a name containing a single SSACFG region",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "function_type", Type: ir.FunctionTypeKind},
		{Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "no_inline", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(20), Hint: true},
	},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.AffineScope, ir.AutomaticAllocationScope, ir.IsolatedFromAbove, ir.Symbol},
}

// Slots of Func's inherent attributes.
const (
	funcSymName = iota
	funcType
	funcVisibility
	funcArgAttrs
	funcResAttrs
	funcNoInline
)

// Slots of the inherent attributes of calls.
const (
	callCallee = iota
	callArgAttrs
	callResAttrs
	callNoInline
)

// Return declares func.return.
var Return = &ir.OpDef{
	Name:     "func.return",
	Summary:  "Function return operation",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.Pure, ir.HasParent("func.func"), ir.MemRefsNormalizable, ir.ReturnLike, ir.Terminator},
	Format:   "attr-dict ($operands^ `:` type($operands))?",
}

// Call declares func.call.
var Call = &ir.OpDef{
	Name:     "func.call",
	Summary:  "call operation",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}},
	Attrs: append(append([]ir.AttrDef{{Name: "callee", Type: ir.FlatSymbolRefKind}}, callAttrs()...),
		ir.AttrDef{Name: "no_inline", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(20), Hint: true}),
	Results: []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:  []ir.Trait{ir.MemRefsNormalizable},
	Format:  "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
}

// callAttrs declares the attributes of the arguments and results of a call.
func callAttrs() []ir.AttrDef {
	return []ir.AttrDef{
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: ir.Since(21)},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: ir.Since(21)},
	}
}

// CallIndirect declares func.call_indirect.
var CallIndirect = &ir.OpDef{
	Name:    "func.call_indirect",
	Summary: "indirect call operation",
	Operands: []ir.ValueDef{
		{Name: "callee", Type: ir.AnyFunction},
		{Name: "callee_operands", Type: ir.AnyType, Quantity: ir.Variadic},
	},
	Attrs:   callAttrs(),
	Results: []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits: []ir.Trait{
		ir.OpPredicate("callee input types match argument types", indirectInputsMatch),
		ir.OpPredicate("callee result types match result types", indirectResultsMatch),
	},
}

// Constant declares func.constant.
var Constant = &ir.OpDef{
	Name:    "func.constant",
	Summary: "constant",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.FlatSymbolRefKind}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	Format:  "attr-dict $value `:` type(results)",
}

func indirectInputsMatch(op *ir.Operation) bool {
	ft, ok := op.Operand(0).Type().(*ir.FunctionType)
	if !ok || len(ft.Inputs) != op.NumOperands()-1 {
		return false
	}
	for i, t := range ft.Inputs {
		if op.Operand(i+1).Type() != t {
			return false
		}
	}
	return true
}

func indirectResultsMatch(op *ir.Operation) bool {
	ft, ok := op.Operand(0).Type().(*ir.FunctionType)
	if !ok || len(ft.Results) != op.NumResults() {
		return false
	}
	for i, t := range ft.Results {
		if op.Result(i).Type() != t {
			return false
		}
	}
	return true
}

// FuncOp is the typed view of a func.func.
type FuncOp struct{ *ir.Operation }

// SymbolName returns the symbol name.
func (f FuncOp) SymbolName() string { return f.StringAttr("sym_name") }

// Type returns the function type.
func (f FuncOp) Type() *ir.FunctionType { return functionModel.FunctionType(f.Operation) }

// Body returns the body, which is an empty region for a declaration.
func (f FuncOp) Body() *ir.Region { return f.Region(0) }

// IsDeclaration reports whether the function has no body.
func (f FuncOp) IsDeclaration() bool { return f.Region(0).Empty() }

// CallOp is the typed view of a func.call.
type CallOp struct{ *ir.Operation }

// Callee returns the name of the called function.
func (c CallOp) Callee() string { return c.Prop(0).(*ir.SymbolRefAttr).Root }

// ClearCallAttrs removes the attributes of a call or function that say how it is called and inlined, and reports whether it had any.
func ClearCallAttrs(op *ir.Operation) (changed bool) {
	var slots []int
	switch op.Def() {
	case Func:
		slots = []int{funcNoInline}
	case Call:
		slots = []int{callArgAttrs, callResAttrs, callNoInline}
	}
	for _, k := range slots {
		if op.Prop(k) != nil {
			op.SetProp(k, nil)
			changed = true
		}
	}
	return changed
}

// NewFunc creates a function with an entry block that has the inputs of t as
// arguments, at the builder's insertion point.
func NewFunc(b *ir.Builder, loc ir.Location, name string, t *ir.FunctionType) FuncOp {
	ctx := b.Context()
	op := b.CreateWithRegions(loc, Func, nil, nil, 1, ir.Named("sym_name", ctx.String(name)), ir.Named("function_type", ctx.TypeAttr(t)))
	entry := op.Region(0).AddBlock()
	for _, in := range t.Inputs {
		entry.AddArg(in, loc)
	}
	return FuncOp{op}
}

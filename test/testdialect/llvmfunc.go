package testdialect

import "github.com/spvc/spvc/ir"

var llvmFunc = &ir.OpDef{
	Name: "llvm.func",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "function_type", Type: ir.FunctionTypeKind},
		{Name: "linkage", Type: ir.EnumAttrOf("LLVM Linkage attribute", llvmLinkage), Optional: true},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
	},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.AutomaticAllocationScope, ir.IsolatedFromAbove, ir.Symbol},
}

func parseLLVMFunc(p *ir.Parser, st *ir.OperationState) bool {
	linkage := uint64(external)
	if kw, ok := p.ParseOptionalAnyKeyword(); ok {
		if linkage, ok = linkages.Parse(kw); !ok {
			return p.EmitError(p.Loc(), "expected a linkage")
		}
	}
	st.AddAttr("linkage", p.Context().Enum(llvmLinkage, linkage))
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr("sym_name", p.Context().String(name))
	loc, syntax := p.Loc(), &ir.DefaultFunctionSyntax
	sig, ok := ir.ParseFunctionSignature(p, false)
	if !ok || !ir.AddFunctionType(p, st, syntax, sig, loc) || !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	ir.AddFunctionAttrs(p, st, syntax, sig)
	body, _, ok := p.ParseOptionalBody(sig.Args)
	st.Regions = append(st.Regions, body)
	return ok
}

func printLLVMFunc(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if e, ok := op.Attr("linkage").(*ir.EnumAttr); ok && e.Value != external {
		p.Enum(linkages, e.Value)
		p.Space()
	}
	p.SymbolName(ir.SymbolName(op))
	t := llvmFunction{}.FunctionType(op)
	ir.PrintFunctionSignature(p, op, &ir.DefaultFunctionSyntax, t.Inputs, t.Results, false)
	p.AttrDictWithKeyword(op, "sym_name", "function_type", "linkage", "arg_attrs", "res_attrs")
	ir.PrintFunctionBody(p, op)
}

// llvmFunction is the model of llvm.func for the function interfaces.
type llvmFunction struct{}

// FunctionType returns the type of the function.
func (llvmFunction) FunctionType(op *ir.Operation) *ir.FunctionType {
	a, ok := op.Prop(1).(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Value.(*ir.FunctionType)
	return t
}

// SetFunctionType changes the type of the function.
func (llvmFunction) SetFunctionType(op *ir.Operation, t *ir.FunctionType) {
	op.SetProp(1, op.Context().TypeAttr(t))
}

// ArgAttrsName returns the name of the attribute with the argument dictionaries.
func (llvmFunction) ArgAttrsName() string { return "arg_attrs" }

// ResAttrsName returns the name of the attribute with the result dictionaries.
func (llvmFunction) ResAttrsName() string { return "res_attrs" }

// CallableRegion returns the body, or nil for a declaration.
func (llvmFunction) CallableRegion(op *ir.Operation) *ir.Region {
	if op.Region(0).Empty() {
		return nil
	}
	return op.Region(0)
}

// CallableResults returns the result types.
func (f llvmFunction) CallableResults(op *ir.Operation) []ir.Type { return f.FunctionType(op).Results }

// DefaultDialect returns "": the ops of the dialect keep their prefix.
func (llvmFunction) DefaultDialect(*ir.Operation) string { return "" }

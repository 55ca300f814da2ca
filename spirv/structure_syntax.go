package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

func parseConstant(p *ir.Parser, st *ir.OperationState) bool {
	v, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	st.AddAttr("value", v)
	t := ir.Type(p.Context().None())
	if ta, ok := v.(ir.TypedAttr); ok {
		t = ta.Type()
	}
	switch t.(type) {
	case *ir.NoneType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		if t, ok = p.ParseColonType(); !ok {
			return false
		}
	}
	st.Results = append(st.Results, t)
	return true
}

func printConstant(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Attr(op.Prop(0))
	if t := op.Result(0).Type(); typeIs[*ArrayType](t) {
		p.Str(" : ")
		p.Type(t)
	}
}

// parseFlatRef reads `@name`.
func parseFlatRef(p *ir.Parser) (*ir.SymbolRefAttr, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	ref, ok := a.(*ir.SymbolRefAttr)
	if !ok || len(ref.Nested) > 0 {
		return nil, p.EmitError(loc, "invalid kind of attribute specified")
	}
	return ref, true
}

// parseFlatRefs reads `@a, @b`.
func parseFlatRefs(p *ir.Parser) ([]ir.Attribute, bool) {
	var refs []ir.Attribute
	for {
		ref, ok := parseFlatRef(p)
		if !ok {
			return nil, false
		}
		refs = append(refs, ref)
		if !p.ParseOptionalComma() {
			return refs, true
		}
	}
}

func parseEntryPoint(p *ir.Parser, st *ir.OperationState) bool {
	if _, ok := parseEnumAttr(p, st, ExecutionModelAttr, "execution_model"); !ok {
		return false
	}
	return parseInterface(p, st) && p.ParseAttrDict(st)
}

// parseInterface reads the function or graph of an entry point, and its variables.
func parseInterface(p *ir.Parser, st *ir.OperationState) bool {
	fn, ok := parseFlatRef(p)
	if !ok {
		return false
	}
	st.AddAttr("fn", fn)
	var vars []ir.Attribute
	if p.ParseOptionalComma() {
		if vars, ok = parseFlatRefs(p); !ok {
			return false
		}
	}
	st.AddAttr("interface", p.Context().Array(vars))
	return true
}

func printAttrList(p *ir.Printer, as []ir.Attribute) {
	for i, a := range as {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(a)
	}
}

func printEntryPoint(p *ir.Printer, op *ir.Operation) {
	p.Str(" \"")
	p.Str(op.Prop(entryModel).(*ir.EnumAttr).Keyword())
	p.Str("\" ")
	p.SymbolName(op.Prop(entryFn).(*ir.SymbolRefAttr).Root)
	if vars := op.Prop(entryInterface).(*ir.ArrayAttr).Elements; len(vars) > 0 {
		p.Str(", ")
		printAttrList(p, vars)
	}
	p.AttrDict(op, "execution_model", "fn", "interface")
}

func parseExecutionMode(p *ir.Parser, st *ir.OperationState) bool {
	ctx := p.Context()
	fn, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	st.AddAttr("fn", fn)
	if _, ok := parseEnumAttr(p, st, ExecutionModeAttr, "execution_mode"); !ok {
		return false
	}
	var values []ir.Attribute
	for p.ParseOptionalComma() {
		loc := p.Loc()
		v, ok := p.ParseAttr(ctx.I32())
		if !ok {
			return false
		}
		i, ok := v.(*ir.IntegerAttr)
		if !ok {
			return p.EmitError(loc, "invalid kind of attribute specified")
		}
		values = append(values, ctx.Int(ctx.I32(), i.Int64Or(0)))
	}
	st.AddAttr("values", ctx.Array(values))
	return true
}

func printExecutionMode(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.Prop(0).(*ir.SymbolRefAttr).Root)
	p.Str(" \"")
	p.Str(op.Prop(1).(*ir.EnumAttr).Keyword())
	p.Byte('"')
	for _, v := range op.Prop(2).(*ir.ArrayAttr).Elements {
		p.Str(", ")
		p.Int(v.(*ir.IntegerAttr).Int64Or(0))
	}
}

func parseSymbol(p *ir.Parser, st *ir.OperationState) bool {
	name, ok := p.ParseSymbolName()
	if ok {
		st.AddAttr(ir.SymbolNameAttr, p.Context().String(name))
	}
	return ok
}

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	return parseFuncOf(p, st, func(p *ir.Parser, st *ir.OperationState) bool {
		_, ok := parseEnumAttr(p, st, FunctionControlAttr, "function_control")
		return ok
	})
}

// parseFuncOf reads a function. It calls control for the control mask.
func parseFuncOf(p *ir.Parser, st *ir.OperationState, control func(*ir.Parser, *ir.OperationState) bool) bool {
	if !parseSymbol(p, st) {
		return false
	}
	loc := p.Loc()
	sig, ok := ir.ParseFunctionSignature(p, false)
	if !ok || !ir.AddFunctionType(p, st, &ir.DefaultFunctionSyntax, sig, loc) {
		return false
	}
	if !control(p, st) || !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	ir.AddFunctionAttrs(p, st, &ir.DefaultFunctionSyntax, sig)
	r, _, ok := p.ParseOptionalBody(sig.Args)
	st.Regions = append(st.Regions, r)
	return ok
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	f := FuncOp{op}
	p.Space()
	p.SymbolName(f.SymbolName())
	t := f.Type()
	ir.PrintFunctionSignature(p, op, &ir.DefaultFunctionSyntax, t.Inputs, t.Results, false)
	p.Str(" \"")
	p.Str(op.Prop(funcControl).(*ir.EnumAttr).Keyword())
	p.Byte('"')
	p.AttrDictWithKeyword(op, "sym_name", "function_type", "arg_attrs", "res_attrs", "function_control")
	ir.PrintFunctionBody(p, op)
}

func parseGlobalVariable(p *ir.Parser, st *ir.OperationState) bool {
	if !parseSymbol(p, st) {
		return false
	}
	if p.ParseOptionalKeyword("initializer") {
		if !p.ParseLParen() {
			return false
		}
		ref, ok := parseFlatRef(p)
		if !ok || !p.ParseRParen() {
			return false
		}
		st.AddAttr("initializer", ref)
	}
	if !parseDecorations(p, st) {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	if !typeIs[*PointerType](t) {
		return p.EmitError(loc, "expected spirv.ptr type")
	}
	st.AddAttr("type", p.Context().TypeAttr(t))
	return true
}

func printGlobalVariable(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	var buf [8]string
	elided := append(buf[:0], "storage_class", "sym_name", "type")
	if ref, ok := op.Prop(varInitializer).(*ir.SymbolRefAttr); ok {
		p.Str(" initializer(")
		p.SymbolName(ref.Root)
		p.Byte(')')
		elided = append(elided, "initializer")
	}
	printDecorations(p, op, elided)
	p.Str(" : ")
	p.Type(op.Prop(varType).(*ir.TypeAttr).Value)
}

func parseModule(p *ir.Parser, st *ir.OperationState) bool {
	return parseModuleOf(p, st, parseEnumWord)
}

// parseModuleOf reads a module. It calls word for the addressing and memory model.
func parseModuleOf(p *ir.Parser, st *ir.OperationState, word func(*ir.Parser, spec.Kind, string) (uint32, bool)) bool {
	ctx := p.Context()
	if name, ok := p.ParseOptionalSymbolName(); ok {
		st.AddAttr(ir.SymbolNameAttr, ctx.String(name))
	}
	am, ok := word(p, spec.KindAddressingModel, "addressing_model")
	if !ok {
		return false
	}
	st.AddAttr("addressing_model", ctx.Enum(AddressingModelAttr, uint64(am)))
	mm, ok := word(p, spec.KindMemoryModel, "memory_model")
	if !ok {
		return false
	}
	st.AddAttr("memory_model", ctx.Enum(MemoryModelAttr, uint64(mm)))
	if p.ParseOptionalKeyword("requires") {
		vce, ok := parsePart[*VCE](p)
		if !ok {
			return false
		}
		st.AddAttr("vce_triple", vce)
	}
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	if r.Empty() {
		r.AddBlock()
	}
	st.Regions = append(st.Regions, r)
	return true
}

func printModule(p *ir.Printer, op *ir.Operation) {
	if name, ok := op.Prop(moduleName).(*ir.StringAttr); ok {
		p.Space()
		p.SymbolName(name.Value)
	}
	p.Space()
	p.Str(op.Prop(moduleAddressing).(*ir.EnumAttr).Keyword())
	p.Space()
	p.Str(op.Prop(moduleMemory).(*ir.EnumAttr).Keyword())
	if vce := op.Prop(moduleVCE); vce != nil {
		p.Str(" requires ")
		p.Attr(vce)
	}
	p.AttrDictWithKeyword(op, "addressing_model", "memory_model", "sym_name", "vce_triple")
	p.Space()
	p.Region(op.Region(0), true, true)
}

func parseSpecConstant(p *ir.Parser, st *ir.OperationState) bool {
	if !parseSymbol(p, st) {
		return false
	}
	if p.ParseOptionalKeyword("spec_id") {
		if !p.ParseLParen() {
			return false
		}
		id, ok := parsePart[*ir.IntegerAttr](p)
		if !ok || !p.ParseRParen() {
			return false
		}
		st.AddAttr("spec_id", id)
	}
	if !p.ParseEqual() {
		return false
	}
	v, ok := p.ParseAttr(nil)
	st.AddAttr("default_value", v)
	return ok
}

func printSpecConstant(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	if id, ok := op.Attr("spec_id").(*ir.IntegerAttr); ok {
		p.Str(" spec_id(")
		p.Int(id.Int64Or(0))
		p.Byte(')')
	}
	p.Str(" = ")
	p.Attr(op.Prop(1))
}

func parseSpecComposite(p *ir.Parser, st *ir.OperationState) bool {
	if !parseSymbol(p, st) || !p.ParseLParen() {
		return false
	}
	var refs []ir.Attribute
	if !p.ParseOptionalRParen() { // MLIR prints an empty list as well, but does not read it
		var ok bool
		if refs, ok = parseFlatRefs(p); !ok || !p.ParseRParen() {
			return false
		}
	}
	st.AddAttr("constituents", p.Context().Array(refs))
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	st.AddAttr("type", p.Context().TypeAttr(t))
	return p.ParseAttrDict(st)
}

func printSpecComposite(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	p.Str(" (")
	printAttrList(p, op.Prop(2).(*ir.ArrayAttr).Elements)
	p.Str(") : ")
	p.Type(op.Prop(0).(*ir.TypeAttr).Value)
	p.AttrDict(op, "type", "constituents", ir.SymbolNameAttr)
}

func parseSpecOperation(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseKeyword("wraps") {
		return false
	}
	r := ir.NewRegion()
	inner, ok := p.ParseGenericOperation(r.AddBlock())
	if !ok {
		return false
	}
	if inner.NumResults() != 1 {
		return p.EmitError(inner.Loc(), "expected an operation with one result")
	}
	b := p.Builder()
	at := b.InsertionPoint()
	b.SetEnd(r.First())
	b.Create(inner.Loc(), Yield, []*ir.Value{inner.Result(0)}, nil)
	b.SetInsertionPoint(at)
	st.Loc = inner.Loc()
	st.Results = append(st.Results, inner.Result(0).Type())
	st.Regions = append(st.Regions, r)
	return p.ParseAttrDict(st)
}

func printSpecOperation(p *ir.Printer, op *ir.Operation) {
	p.Str(" wraps ")
	p.GenericOp(op.Region(0).First().First())
}

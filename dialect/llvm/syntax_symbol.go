package llvm

import "github.com/spvc/spvc/ir"

// parsePrefix reads the clauses before the name of a global or an alias.
func parsePrefix(p *ir.Parser, st *ir.OperationState) {
	c := p.Context()
	st.AddAttr("linkage", c.Enum(LinkageAttrDef, parseCase(p, Linkages, LinkageExternal)))
	st.AddAttr("visibility_", i64(c, parseCase(p, Visibilities, VisibilityDefault)))
	// MLIR 19 writes the clauses in this order, but reads them in the other one.
	threadLocal := p.ParseOptionalKeyword("thread_local")
	st.AddAttr("unnamed_addr", i64(c, parseCase(p, UnnamedAddrs, UnnamedAddrNone)))
	if threadLocal || p.ParseOptionalKeyword("thread_local") {
		st.AddAttr("thread_local_", c.Unit())
	}
}

// printPrefix writes the clauses before the name of a global or an alias, whose attributes are in the given slots.
func printPrefix(p *ir.Printer, op *ir.Operation, linkage, visibility, threadLocal, unnamed int) {
	p.Space()
	printCase(p, Linkages, caseOf(op.Prop(linkage)))
	printCase(p, Visibilities, caseOf(op.Prop(visibility)))
	if op.Prop(threadLocal) != nil {
		p.Str("thread_local ")
	}
	printCase(p, UnnamedAddrs, caseOf(op.Prop(unnamed)))
}

func parseGlobal(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	parsePrefix(p, st)
	if p.ParseOptionalKeyword("constant") {
		st.AddAttr("constant", c.Unit())
	}
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr("sym_name", c.String(name))
	if !p.ParseLParen() {
		return false
	}
	var value ir.Attribute
	if !p.ParseOptionalRParen() {
		if value, ok = p.ParseAttr(nil); !ok || !p.ParseRParen() {
			return false
		}
		st.AddAttr("value", value)
	}
	if !parseComdat(p, st) || !p.ParseAttrDict(st) {
		return false
	}
	ownNames(p.Context(), st)
	return parseGlobalType(p, st, value)
}

// ownNames gives attributes of st that other versions call otherwise the names that they have in the version of c, and the values that
// operations hold.
func ownNames(c *ir.Context, st *ir.OperationState) {
	for i := range st.Info.Def.Attrs {
		d := &st.Info.Def.Attrs[i]
		if len(d.Older) == 0 {
			continue
		}
		for k := range st.Attrs {
			a := &st.Attrs[k]
			if a.Name != d.Name && a.Name != d.Older[0].Name {
				continue
			}
			a.Name = d.NameIn(c.MLIR())
			if d.Encoding != nil {
				a.Value = d.Encoding.Decode(a.Value)
			}
		}
	}
}

// parseGlobalType reads the type and the initializer of a global. The type of a string need not be there.
func parseGlobalType(p *ir.Parser, st *ir.OperationState, value ir.Attribute) bool {
	c := p.Context()
	var types []ir.Type
	if p.ParseOptionalColon() {
		var ok bool
		if types, ok = p.ParseTypeList(); !ok {
			return false
		}
	}
	if len(types) > 1 {
		return p.EmitError(p.NameLoc(), "expected zero or one type")
	}
	var body *ir.Region
	if len(types) == 0 {
		s, ok := value.(*ir.StringAttr)
		if !ok {
			return p.EmitError(p.NameLoc(), "type can only be omitted for string globals")
		}
		types = append(types, Array(c.I(8), uint64(len(s.Value))))
	} else {
		r, present, ok := p.ParseOptionalRegion(nil)
		if !ok {
			return false
		}
		if present {
			body = r
		}
	}
	st.Regions = append(st.Regions, body)
	st.AddAttr("global_type", c.TypeAttr(types[0]))
	return true
}

// parseComdat reads the comdat of a symbol if it comes next.
func parseComdat(p *ir.Parser, st *ir.OperationState) bool {
	return parseClause(p, st, "comdat", "comdat", func(a ir.Attribute) bool { _, ok := a.(*ir.SymbolRefAttr); return ok })
}

func printComdat(p *ir.Printer, a ir.Attribute) {
	if a != nil {
		p.Str(" comdat(")
		p.Attr(a)
		p.Byte(')')
	}
}

func printGlobal(p *ir.Printer, op *ir.Operation) {
	printPrefix(p, op, globalLinkage, globalVisibility, globalThreadLocal, globalUnnamedAddr)
	if op.Prop(globalConstant) != nil {
		p.Str("constant ")
	}
	p.SymbolName(op.StringAttr("sym_name"))
	p.Byte('(')
	value := op.Prop(globalValue)
	if value != nil {
		p.Attr(value)
	}
	p.Byte(')')
	printComdat(p, op.Prop(globalComdat))
	p.AttrDict(op, "sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_", "visibility_", "comdat")
	if _, text := value.(*ir.StringAttr); text {
		return
	}
	p.Str(" : ")
	p.Type(op.Prop(globalType).(*ir.TypeAttr).Value)
	if r := op.Region(0); !r.Empty() {
		p.Space()
		p.Region(r, false, true)
	}
}

func parseAlias(p *ir.Parser, st *ir.OperationState) bool {
	parsePrefix(p, st)
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr("sym_name", p.Context().String(name))
	if !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	body, ok := p.ParseRegion(nil)
	st.Regions = append(st.Regions, body)
	st.AddAttr("alias_type", p.Context().TypeAttr(t))
	return ok
}

func printAlias(p *ir.Printer, op *ir.Operation) {
	printPrefix(p, op, aliasLinkage, aliasVisibility, aliasThreadLocal, aliasUnnamedAddr)
	p.SymbolName(op.StringAttr("sym_name"))
	p.AttrDict(op, "sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")
	p.Str(" : ")
	p.Type(op.Prop(aliasType).(*ir.TypeAttr).Value)
	p.Space()
	p.Region(op.Region(0), false, true)
}

func parseLinkageDirective(p *ir.Parser, a *ir.DirectiveArgs) bool {
	a.SetAttr(0, p.Context().Enum(LinkageAttrDef, parseCase(p, Linkages, LinkageExternal)))
	return true
}

func printLinkageDirective(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	p.Str(Linkages.String(caseOf(a.Attr(0))))
}

// funcSyntax names the attributes with the dictionaries of arguments and results.
var funcSyntax = &ir.DefaultFunctionSyntax

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	st.AddAttr("linkage", c.Enum(LinkageAttrDef, parseCase(p, Linkages, LinkageExternal)))
	st.AddAttr("visibility_", i64(c, parseCase(p, Visibilities, VisibilityDefault)))
	st.AddAttr("unnamed_addr", i64(c, parseCase(p, UnnamedAddrs, UnnamedAddrNone)))
	st.AddAttr("CConv", c.Enum(CConvAttrDef, parseCase(p, CConvs, CConvC)))
	loc := p.Loc()
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr("sym_name", c.String(name))
	sig, ok := ir.ParseFunctionSignature(p, true)
	if !ok {
		return false
	}
	t, why := functionTypeOf(c, sig)
	if why != "" {
		return p.EmitError(loc, "failed to construct function type: "+why)
	}
	st.AddAttr("function_type", c.TypeAttr(t))
	if !parseVScaleRange(p, st) || !parseComdat(p, st) || !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	ownNames(c, st)
	ir.AddFunctionAttrs(p, st, funcSyntax, sig)
	body, _, ok := p.ParseOptionalBody(sig.Args)
	st.Regions = append(st.Regions, body)
	return ok
}

// functionTypeOf returns the type of a function with a signature, or why there is none.
func functionTypeOf(c *ir.Context, sig *ir.FunctionSignature) (*FunctionType, string) {
	results := sig.Results()
	if len(results) > 1 {
		return nil, "expected zero or one function result"
	}
	inputs := sig.Inputs()
	for _, t := range inputs {
		if !Compatible(t) {
			return nil, "expected LLVM type for function arguments"
		}
	}
	result := Void(c)
	if len(results) == 1 {
		if result = results[0]; !Compatible(result) {
			return nil, "expected LLVM type for function results" + ir.QuoteType(result)
		}
	}
	return Function(result, inputs, sig.Variadic()), ""
}

func parseVScaleRange(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseOptionalKeyword("vscale_range") {
		return true
	}
	if !p.ParseLParen() {
		return false
	}
	least, ok := p.ParseInteger()
	if !ok || !p.ParseComma() {
		return false
	}
	most, ok := p.ParseInteger()
	if !ok || !p.ParseRParen() {
		return false
	}
	st.AddAttr("vscale_range", newVScaleRange(p.Context(), least, most))
	return true
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if v := caseOf(op.Prop(funcLinkage)); v != LinkageExternal {
		printCase(p, Linkages, v)
	}
	printCase(p, Visibilities, caseOf(op.Prop(funcVisibility)))
	printCase(p, UnnamedAddrs, caseOf(op.Prop(funcUnnamedAddr)))
	if v := caseOf(op.Prop(funcCConv)); v != CConvC {
		printCase(p, CConvs, v)
	}
	p.SymbolName(op.StringAttr("sym_name"))
	t := FuncOp{op}.Type()
	var results []ir.Type
	if !IsVoid(t.Result) {
		results = []ir.Type{t.Result}
	}
	ir.PrintFunctionSignature(p, op, funcSyntax, t.Params, results, t.VarArg)
	if least, most, ok := vscaleRange(op.Prop(funcVScale)); ok {
		p.Str(" vscale_range(")
		p.Int(least)
		p.Str(", ")
		p.Int(most)
		p.Byte(')')
	}
	printComdat(p, op.Prop(funcComdat))
	p.AttrDictWithKeyword(op, "sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_", "comdat", "unnamed_addr", "vscale_range")
	ir.PrintFunctionBody(p, op)
}

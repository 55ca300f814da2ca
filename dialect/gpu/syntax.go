package gpu

import "github.com/spvc/spvc/ir"

func directives() map[string]*ir.CustomDirective {
	return map[string]*ir.CustomDirective{
		"AsyncDependencies":  {Parse: parseDependencies, Print: printDependencies},
		"LaunchDimType":      {Parse: parseDimType, Print: printDimType},
		"LaunchFuncOperands": {Parse: parseKernelOperands, Print: printKernelOperands},
		"AllReduceOperation": {Parse: parseReduction, Print: printReduction},
		"PrintfArguments":    {Parse: parsePrinted, Print: printPrinted},
		"OffloadingHandler":  {Parse: parseHandler, Print: printHandler},
	}
}

// asyncPrefix reads `async [%a, %b]`. async reports whether the keyword was present.
func asyncPrefix(p *ir.Parser) (deps []ir.UnresolvedOperand, async, ok bool) {
	loc := p.Loc()
	if async = p.ParseOptionalKeyword("async"); async && p.NumResults() == 0 {
		return nil, true, p.EmitError(loc, "needs to be named when marked 'async'")
	}
	deps, ok = p.ParseOperandList(ir.DelimOptionalSquare)
	return deps, async, ok
}

func parseDependencies(p *ir.Parser, a *ir.DirectiveArgs) bool {
	deps, async, ok := asyncPrefix(p)
	if async {
		a.AddType(0, AsyncToken(p.Context()))
	}
	for _, d := range deps {
		a.AddOperand(1, d)
	}
	return ok
}

func printDependencies(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	async, deps := len(a.Types(0)) > 0, a.Values(1)
	if async {
		p.Str("async")
	}
	if len(deps) == 0 {
		return
	}
	if async {
		p.Space()
	}
	p.Byte('[')
	p.Operands(deps)
	p.Byte(']')
}

func parseDimType(p *ir.Parser, a *ir.DirectiveArgs) bool {
	t := ir.Type(p.Context().Index())
	if p.ParseOptionalColon() {
		var ok bool
		if t, ok = p.ParseType(); !ok {
			return false
		}
	}
	a.AddType(0, t)
	if len(a.UnresolvedOperands(1)) > 0 {
		a.AddType(2, t)
		a.AddType(3, t)
		a.AddType(4, t)
	}
	return true
}

func printDimType(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	if t := a.Types(0)[0]; !index.Match(t) {
		p.Str(": ")
		p.Type(t)
	}
}

func parseKernelOperands(p *ir.Parser, a *ir.DirectiveArgs) bool {
	if !p.ParseOptionalKeyword("args") {
		return true
	}
	return p.ParseCommaSeparatedIn(ir.DelimParen, " in argument list", func() bool {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		t, ok := p.ParseColonType()
		a.AddOperand(0, o)
		a.AddType(1, t)
		return ok
	})
}

func printKernelOperands(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	vs := a.Values(0)
	if len(vs) == 0 {
		return
	}
	p.Str("args(")
	for i, v := range vs {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
		p.Str(" : ")
		p.Type(v.Type())
	}
	p.Byte(')')
}

// parsePrinted reads the arguments of a gpu.printf. A comma is before them since MLIR 20. In its absence, a value on the next
// line is the result of the next operation, except in MLIR 19.
func parsePrinted(p *ir.Parser, a *ir.DirectiveArgs) bool {
	var o ir.UnresolvedOperand
	var present, ok bool
	if p.ParseOptionalComma() {
		present = true
		o, ok = p.ParseOperand()
	} else if p.OnSameLine() || p.Context().MLIR() < 20 {
		o, present, ok = p.ParseOptionalOperand()
	}
	if !present || !ok {
		return ok || !present
	}
	for a.AddOperand(0, o); p.ParseOptionalComma(); a.AddOperand(0, o) {
		if o, ok = p.ParseOperand(); !ok {
			return false
		}
	}
	types, ok := p.ParseColonTypeList()
	for _, t := range types {
		a.AddType(1, t)
	}
	return ok
}

func printPrinted(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	vs := a.Values(0)
	if len(vs) == 0 {
		return
	}
	if p.Context().MLIR() >= 20 {
		p.Byte(',')
	}
	p.Space()
	p.Operands(vs)
	p.Str(" : ")
	p.ValueTypes(vs)
}

func parseReduction(p *ir.Parser, a *ir.DirectiveArgs) bool {
	kw, ok := p.ParseOptionalAnyKeyword()
	if !ok {
		return true
	}
	v, ok := ReductionEnum.Parse(kw)
	if !ok {
		return p.EmitError(p.Loc(), "invalid op kind")
	}
	a.SetAttr(0, p.Context().Enum(ReductionAttrDef, v))
	return true
}

func printReduction(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	if e, ok := a.Attr(0).(*ir.EnumAttr); ok {
		p.Space()
		p.Str(e.Keyword())
	}
}

// parseHandler reads the handler of a gpu.binary. The default handler selects the first
// object.
func parseHandler(p *ir.Parser, a *ir.DirectiveArgs) bool {
	h, ok := handler(p)
	if h == nil {
		h = SelectObjectOf(p.Context(), nil)
	}
	a.SetAttr(0, h)
	return ok
}

// handler reads an optional `<#attribute>`.
func handler(p *ir.Parser) (ir.Attribute, bool) {
	if !p.ParseOptionalLess() {
		return nil, true
	}
	h, ok := p.ParseAttr(nil)
	return h, ok && p.ParseGreater()
}

func printHandler(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	if h := a.Attr(0); h != nil && h != ir.Attribute(SelectObjectOf(p.Context(), nil)) {
		p.Byte('<')
		p.Attr(h)
		p.Byte('>')
	}
}

func parseModule(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr(ir.SymbolNameAttr, c.String(name))
	h, ok := handler(p)
	if !ok {
		return false
	}
	st.AddAttr("offloadingHandler", h)
	if p.ParseOptionalLSquare() {
		targets, ok := parseTargets(p)
		if !ok {
			return false
		}
		st.AddAttr("targets", c.Array(targets))
	}
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	if ModuleEnd.Versions.Has(c.MLIR()) {
		p.EnsureTerminator(r, ModuleEnd.Name, st.Loc)
	} else if r.Empty() {
		r.AddBlock()
	}
	st.Regions = append(st.Regions, r)
	return true
}

// parseTargets reads the rest of an array after its bracket.
func parseTargets(p *ir.Parser) (targets []ir.Attribute, ok bool) {
	if p.ParseOptionalRSquare() {
		return nil, true
	}
	ok = p.ParseCommaSeparated(ir.DelimNone, func() bool {
		a, ok := p.ParseAttr(nil)
		targets = append(targets, a)
		return ok
	})
	return targets, ok && p.ParseRSquare()
}

func printModule(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	ends := ModuleEnd.Versions.Has(p.Context().MLIR())
	if h := op.Prop(moduleHandler); h != nil {
		if ends {
			p.Space()
		}
		p.Byte('<')
		p.Attr(h)
		p.Byte('>')
	}
	if t := op.Prop(moduleTargets); t != nil {
		p.Space()
		p.Attr(t)
		if ends {
			p.Space()
		}
	}
	p.AttrDictWithKeyword(op, ir.SymbolNameAttr, "targets", "offloadingHandler")
	p.Space()
	p.Region(op.Region(0), false, !ends)
}

// EndModule creates the terminator of a gpu.module at the insertion point of b, in the versions that have it.
func EndModule(b *ir.Builder, loc ir.Location) {
	if ModuleEnd.Versions.Has(b.Context().MLIR()) {
		b.Create(loc, ModuleEnd, nil, nil)
	}
}

// adaptModule adds the terminator of a gpu.module that was read without it. It returns true.
func adaptModule(rw *ir.Adapter, op *ir.Operation) bool {
	body := op.Region(0).First()
	if body != nil && body == op.Region(0).Last() && body.Terminator() == nil {
		EndModule(rw.AtEnd(body), op.Loc())
	}
	return true
}

// dropModuleEnd erases a gpu.module_end, which later versions do not have. It returns true.
func dropModuleEnd(rw *ir.Adapter, op *ir.Operation) bool {
	if op.Def().Versions.Has(rw.Version) {
		return true
	}
	return rw.Replace(op)
}

var funcSyntax = ir.FunctionSyntax{TypeName: "function_type", ArgAttrs: "arg_attrs", ResAttrs: "res_attrs"}

func parseFunc(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr(ir.SymbolNameAttr, c.String(name))
	loc := p.Loc()
	sig, ok := ir.ParseFunctionSignature(p, false)
	if !ok {
		return false
	}
	if len(sig.Args) > 0 && sig.Args[0].Name.Name == "" {
		return p.EmitError(loc, "gpu.func requires named arguments")
	}
	if !ir.AddFunctionType(p, st, &funcSyntax, sig, loc) {
		return false
	}
	ir.AddFunctionAttrs(p, st, &funcSyntax, sig)
	args := sig.Args
	for _, kind := range attributionKinds {
		list, ok := parseAttributions(p, kind.keyword, true)
		if !ok {
			return false
		}
		if kind.counted {
			st.AddAttr(WorkgroupAttributionsName, c.Int(c.I64(), int64(len(list))))
		}
		st.AddAttr(kind.attrs, attributionAttrs(c, list))
		args = append(args, list...)
	}
	if p.ParseOptionalKeyword("kernel") {
		st.AddAttr(KernelName, c.Unit())
	}
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	r, present, ok := p.ParseOptionalBody(args)
	if !present {
		r, ok = p.ParseRegion(args) // reports a missing region
	}
	st.Regions = append(st.Regions, r)
	return ok
}

// attributionKinds are the lists of buffers of a gpu.func or gpu.launch.
var attributionKinds = [...]struct {
	keyword, attrs string
	counted        bool
}{
	{"workgroup", "workgroup_attrib_attrs", true},
	{"private", "private_attrib_attrs", false},
}

// parseAttributions reads an optional `keyword(%a: type {attrs}, ...)`.
func parseAttributions(p *ir.Parser, keyword string, attrs bool) ([]ir.Argument, bool) {
	if !p.ParseOptionalKeyword(keyword) {
		return nil, true
	}
	return p.ParseArgumentList(ir.DelimParen, true, attrs)
}

// attributionAttrs returns the array of dictionaries, or nil if all are empty.
func attributionAttrs(c *ir.Context, list []ir.Argument) ir.Attribute {
	some := false
	dicts := make([]ir.Attribute, len(list))
	for i := range list {
		some = some || len(list[i].Attrs) > 0
		dicts[i] = c.Dictionary(list[i].Attrs)
	}
	if !some {
		return nil
	}
	return c.Array(dicts)
}

func printFunc(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	f := FuncOp{op}
	t := f.Type()
	ir.PrintFunctionSignature(p, op, &funcSyntax, t.Inputs, t.Results, false)
	printAttributions(p, "workgroup", f.WorkgroupBuffers(), op.Prop(funcWorkgroupAttrs))
	printAttributions(p, "private", f.PrivateBuffers(), op.Prop(funcPrivateAttrs))
	if f.IsKernel() {
		p.Str(" kernel")
	}
	p.AttrDictWithKeyword(op, ir.SymbolNameAttr, WorkgroupAttributionsName, KernelName, "function_type", "arg_attrs", "res_attrs",
		"workgroup_attrib_attrs", "private_attrib_attrs")
	p.Space()
	p.Region(op.Region(0), false, true)
}

func printAttributions(p *ir.Printer, keyword string, vs []*ir.Value, attrs ir.Attribute) {
	if len(vs) == 0 {
		return
	}
	p.Space()
	p.Str(keyword)
	p.Byte('(')
	dicts, _ := attrs.(*ir.ArrayAttr)
	for i, v := range vs {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
		p.Str(" : ")
		p.Type(v.Type())
		if dicts != nil && i < len(dicts.Elements) {
			if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
				p.NamedAttrs(d.Entries)
			}
		}
	}
	p.Byte(')')
}

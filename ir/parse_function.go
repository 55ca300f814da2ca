package ir

// FunctionSyntax says where a function op stores its signature: the names of the
// inherent attributes, and how to build its type.
type FunctionSyntax struct {
	TypeName string // name of the type attribute, "function_type"
	ArgAttrs string // name of the array of argument dictionaries, "arg_attrs"
	ResAttrs string // name of the array of result dictionaries, "res_attrs"
	variadic bool   // whether the argument list may end in `...`
	// build makes the function type, or returns why it cannot. A nil build makes a
	// builtin function type.
	build func(c *Context, inputs, results []Type, variadic bool) (Type, string)
}

// DefaultFunctionSyntax is the syntax of func.func.
var DefaultFunctionSyntax = FunctionSyntax{TypeName: "function_type", ArgAttrs: "arg_attrs", ResAttrs: "res_attrs"}

// FunctionSignature is `(args) -> results` in its source form.
type FunctionSignature struct {
	Args     []Argument
	results  []Type
	resAttrs [][]NamedAttribute // one per result
	variadic bool
}

// Variadic reports whether the list of arguments ends in dots.
func (s *FunctionSignature) Variadic() bool { return s.variadic }

// Results returns the types of the results. The caller must not change the slice.
func (s *FunctionSignature) Results() []Type { return s.results }

// Inputs returns the types of the arguments.
func (s *FunctionSignature) Inputs() []Type {
	ts := make([]Type, len(s.Args))
	for i := range s.Args {
		ts[i] = s.Args[i].Type
	}
	return ts
}

// parseVisibility reads an optional public, private or nested into st's visibility
// attribute.
func parseVisibility(p *Parser, st *OperationState) {
	for _, v := range [...]string{"public", "private", "nested"} {
		if p.ParseOptionalKeyword(v) {
			st.AddAttr(SymbolVisibilityAttr, p.ctx.String(v))
			return
		}
	}
}

// ParseFunction reads the text after the name of a function op: visibility, symbol
// name, signature, `attributes {...}` and the body, if there is one.
func ParseFunction(p *Parser, st *OperationState, syntax *FunctionSyntax) bool {
	parseVisibility(p, st)
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr(SymbolNameAttr, p.ctx.String(name))
	loc := p.Loc()
	sig, ok := ParseFunctionSignature(p, syntax.variadic)
	if !ok || !AddFunctionType(p, st, syntax, sig, loc) {
		return false
	}
	loc = p.Loc()
	before := len(st.Attrs)
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	for _, a := range st.Attrs[before:] {
		if a.Name == SymbolVisibilityAttr || a.Name == SymbolNameAttr || a.Name == syntax.TypeName {
			return p.EmitError(loc, "'"+a.Name+"' is an inferred attribute and should not be specified in the explicit attribute dictionary")
		}
	}
	AddFunctionAttrs(p, st, syntax, sig)
	return parseFunctionBody(p, st, sig)
}

// AddFunctionType adds the type of the signature sig to st. loc is the location of the
// signature.
func AddFunctionType(p *Parser, st *OperationState, syntax *FunctionSyntax, sig *FunctionSignature, loc Location) bool {
	var t Type
	why := ""
	if syntax.build != nil {
		t, why = syntax.build(p.ctx, sig.Inputs(), sig.results, sig.variadic)
	} else {
		t = p.ctx.Function(sig.Inputs(), sig.results)
	}
	if t == nil {
		if why != "" {
			why = ": " + why
		}
		return p.EmitError(loc, "failed to construct function type"+why)
	}
	st.AddAttr(syntax.TypeName, p.ctx.TypeAttr(t))
	return true
}

// AddFunctionAttrs adds the dictionaries of arguments and results to st, if any of them
// has entries.
func AddFunctionAttrs(p *Parser, st *OperationState, syntax *FunctionSyntax, sig *FunctionSignature) {
	args := make([][]NamedAttribute, len(sig.Args))
	for i := range sig.Args {
		args[i] = sig.Args[i].Attrs
	}
	st.AddAttr(syntax.ArgAttrs, p.ctx.dictArray(args))
	st.AddAttr(syntax.ResAttrs, p.ctx.dictArray(sig.resAttrs))
}

// dictArray returns the array of the dictionaries, or nil if all are empty.
func (c *Context) dictArray(dicts [][]NamedAttribute) Attribute {
	some := false
	for _, d := range dicts {
		some = some || len(d) > 0
	}
	if !some {
		return nil
	}
	elems := make([]Attribute, len(dicts))
	for i, d := range dicts {
		elems[i] = c.Dictionary(d)
	}
	return c.Array(elems)
}

// parseFunctionBody reads the optional body of a function and appends its region to st.
// The region is empty for a declaration.
func parseFunctionBody(p *Parser, st *OperationState, sig *FunctionSignature) bool {
	loc := p.Loc()
	r, present, ok := p.ParseOptionalBody(sig.Args)
	if !ok {
		return false
	}
	if present && r.Empty() {
		return p.EmitError(loc, "expected non-empty function body")
	}
	st.Regions = append(st.Regions, r)
	return true
}

// ParseFunctionSignature reads `(args) -> results`. Either all arguments have
// names or none has. The list may end in ... only if variadic is set.
func ParseFunctionSignature(p *Parser, variadic bool) (*FunctionSignature, bool) {
	sig := &FunctionSignature{}
	if !p.ParseCommaSeparated(DelimParen, func() bool { return sig.parseArgument(p, variadic) }) {
		return nil, false
	}
	if !p.accept(tokArrow) {
		return sig, true
	}
	return sig, sig.parseResults(p)
}

func (s *FunctionSignature) parseArgument(p *Parser, variadic bool) bool {
	if s.variadic {
		return p.EmitError(p.Loc(), "variadic arguments must be in the end of the argument list")
	}
	if variadic && p.accept(tokEllipsis) {
		s.variadic = true
		return true
	}
	a, named, ok := p.parseOptionalArgument(true, true)
	if !ok {
		return false
	}
	last := len(s.Args) - 1
	if named {
		if last >= 0 && s.Args[last].Name.Name == "" {
			return p.EmitError(a.Loc, "expected type instead of SSA identifier")
		}
	} else {
		a.Loc = p.Loc()
		if last >= 0 && s.Args[last].Name.Name != "" {
			return p.EmitError(a.Loc, "expected SSA identifier")
		}
		if a.Type, ok = p.ParseType(); !ok {
			return false
		}
		if a.Attrs, ok = p.parseNamedAttrs(); !ok {
			return false
		}
		if a.sourceLoc, a.hasSourceLoc, ok = p.parseTrailingLoc(); !ok {
			return false
		}
	}
	s.Args = append(s.Args, a)
	return true
}

func (s *FunctionSignature) parseResults(p *Parser) bool {
	if !p.accept(tokLParen) {
		t, ok := p.ParseType()
		s.results, s.resAttrs = append(s.results, t), append(s.resAttrs, nil)
		return ok
	}
	if p.accept(tokRParen) {
		return true
	}
	ok := p.ParseCommaSeparated(DelimNone, func() bool {
		t, ok := p.ParseType()
		if !ok {
			return false
		}
		attrs, ok := p.parseNamedAttrs()
		s.results, s.resAttrs = append(s.results, t), append(s.resAttrs, attrs)
		return ok
	})
	return ok && p.ParseRParen()
}

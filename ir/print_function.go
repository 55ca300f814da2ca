package ir

// PrintFunction writes the text after the name of a function op. It is the inverse of
// [ParseFunction].
func PrintFunction(p *Printer, op *Operation, syntax *FunctionSyntax, variadic bool) {
	p.Space()
	if v := op.StringAttr(SymbolVisibilityAttr); v != "" {
		p.Str(v)
		p.Space()
	}
	p.SymbolName(op.StringAttr(SymbolNameAttr))
	inputs, results := functionTypes(op, syntax)
	PrintFunctionSignature(p, op, syntax, inputs, results, variadic)
	printFunctionAttributes(p, op, syntax)
	PrintFunctionBody(p, op)
}

func functionTypes(op *Operation, syntax *FunctionSyntax) (inputs, results []Type) {
	if m, ok := OpInterface[FunctionModel](op.info); ok {
		t := m.FunctionType(op)
		return t.Inputs, t.Results
	}
	if a, ok := op.Attr(syntax.TypeName).(*TypeAttr); ok {
		if t, ok := a.Value.(*FunctionType); ok {
			return t.Inputs, t.Results
		}
	}
	return nil, nil
}

// attrsAt returns dictionary i of an array of dictionaries, or nil if there is none.
func attrsAt(a Attribute, i int) []NamedAttribute {
	if arr, ok := a.(*ArrayAttr); ok && i < len(arr.Elements) {
		if d, ok := arr.Elements[i].(*DictionaryAttr); ok {
			return d.Entries
		}
	}
	return nil
}

// PrintFunctionSignature writes `(args) -> results`. If op has a body, it writes the
// names of the entry block's arguments.
func PrintFunctionSignature(p *Printer, op *Operation, syntax *FunctionSyntax, inputs, results []Type, variadic bool) {
	body, argAttrs := op.Region(0), op.Attr(syntax.ArgAttrs)
	p.Byte('(')
	for i, t := range inputs {
		if i > 0 {
			p.Str(", ")
		}
		if !body.Empty() && i < len(body.first.args) {
			p.Argument(body.first.args[i], attrsAt(argAttrs, i), false)
			continue
		}
		p.Type(t)
		p.NamedAttrs(attrsAt(argAttrs, i))
	}
	if variadic {
		if len(inputs) > 0 {
			p.Str(", ")
		}
		p.Str("...")
	}
	p.Byte(')')
	if len(results) > 0 {
		p.Str(" -> ")
		printFunctionResults(p, results, op.Attr(syntax.ResAttrs))
	}
}

func printFunctionResults(p *Printer, results []Type, attrs Attribute) {
	_, isFunc := results[0].(*FunctionType)
	parens := len(results) > 1 || isFunc || len(attrsAt(attrs, 0)) > 0
	if parens {
		p.Byte('(')
	}
	for i, t := range results {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
		p.NamedAttrs(attrsAt(attrs, i))
	}
	if parens {
		p.Byte(')')
	}
}

// printFunctionAttributes writes `attributes {...}` without the attributes that the
// signature prints.
func printFunctionAttributes(p *Printer, op *Operation, syntax *FunctionSyntax, elided ...string) {
	p.AttrDictWithKeyword(op, append([]string{SymbolNameAttr, SymbolVisibilityAttr, syntax.TypeName, syntax.ArgAttrs, syntax.ResAttrs}, elided...)...)
}

// PrintFunctionBody writes the body, if there is one.
func PrintFunctionBody(p *Printer, op *Operation) {
	if body := op.Region(0); !body.Empty() {
		p.Space()
		p.Region(body, false, true)
	}
}

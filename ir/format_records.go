package ir

// selfTypeParam is the kind of a parameter that the text has after the attribute.
type selfTypeParam struct{ from func(params []any) Type }

// SelfTypeParam is the type of the attribute itself, which the text has after a colon; the value is a Type. No format names the parameter.
// It is NoneType if the text has no type.
var SelfTypeParam ParamKind = selfTypeParam{}

// SelfTypeFrom is SelfTypeParam with another type if the text has none: that which from returns for the other parameters.
func SelfTypeFrom(from func(params []any) Type) ParamKind { return selfTypeParam{from} }

// ParseParam reads the type.
func (selfTypeParam) ParseParam(p *Parser) (any, bool) { return typeParam{}.ParseParam(p) }

// PrintParam writes the type.
func (selfTypeParam) PrintParam(p *Printer, v any) { typeParam{}.PrintParam(p, v) }

func (k selfTypeParam) absent(c *Context, params []any) Type {
	if k.from == nil {
		return c.None()
	}
	return k.from(params)
}

// selfTypeIndex returns the index of the parameter of the kind SelfTypeParam, or -1.
func selfTypeIndex(params []ParamDef) int {
	for i := range params {
		if _, ok := params[i].Kind.(selfTypeParam); ok {
			return i
		}
	}
	return -1
}

type presentParam struct{ kind ParamKind }

// OptionalOf is a parameter of the given kind that may be absent wherever the format names it, as std::optional in MLIR; the value is nil
// if it is absent. Its ParamDef is Optional. kind must be able to see whether a parameter is present, as all kinds of this package are.
func OptionalOf(kind ParamKind) ParamKind {
	if _, ok := kind.(optionalParamKind); !ok {
		panic("ir: OptionalOf needs a kind with ParseOptionalParam")
	}
	return presentParam{kind}
}

// ParseParam reads the parameter if it is present.
func (k presentParam) ParseParam(p *Parser) (any, bool) {
	v, present, ok := k.ParseOptionalParam(p)
	if !present {
		return nil, ok
	}
	return v, ok
}

// ParseOptionalParam reads the parameter if it is present.
func (k presentParam) ParseOptionalParam(p *Parser) (any, bool, bool) {
	return k.kind.(optionalParamKind).ParseOptionalParam(p)
}

// PrintParam writes the parameter.
func (k presentParam) PrintParam(p *Printer, v any) { k.kind.PrintParam(p, v) }

type resourceParam struct{ dialect string }

// ResourceParam is the key of a resource of a dialect, in the section `dialect_resources` of the file; the value is a string. The printer
// writes the resources that it has named at the end of the file. The dialect has a [ResourceModel].
func ResourceParam(dialect string) ParamKind { return resourceParam{dialect} }

// ParseParam reads the key.
func (k resourceParam) ParseParam(p *Parser) (any, bool) {
	off := p.ts
	read := p.ParseOptionalKeywordOrString
	if p.ctx.MLIR() <= 19 {
		read = p.ParseOptionalAnyKeyword
	}
	key, ok := read()
	if !ok {
		return nil, p.errorHere("expected identifier key for 'resource' entry")
	}
	if d, ok := DialectInterface[ResourceModel](p.ctx.Dialect(k.dialect)); ok && !d.DeclaresResource(key) {
		return nil, p.errorAt(off, "unknown 'resource' key '"+key+"' for dialect '"+k.dialect+"'")
	}
	return key, true
}

// PrintParam writes the key.
func (k resourceParam) PrintParam(p *Printer, v any) {
	p.keywordOrString(v.(string))
	p.noteResourceKey(namedResource{k.dialect, v.(string)})
}

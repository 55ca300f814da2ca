package llvm

import "github.com/spvc/spvc/ir"

func structClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "struct", Mutable: true, Print: printStruct, Interfaces: []any{structLayout{}},
		Walk: func(t ir.Type, typ func(ir.Type), _ func(ir.Attribute)) { walkAll(t.(*StructType).Body(), typ) },
	}
	d.Parse = func(p *ir.Parser) ir.Type { return parseStruct(p, d) }
	d.Rebuild = func(t ir.Type, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Type {
		s := t.(*StructType)
		if s.identified {
			return s
		}
		elems := mapAll(s.body.elems, typ)
		if elems == nil || badElement(elems) != nil {
			return nil
		}
		return internLiteral(t.Context(), d, elems, s.body.packed)
	}
	return d
}

// parseStruct reads a struct. Inside of its own body, an identified one is written `struct<"name">`.
func parseStruct(p *ir.Parser, def *ir.TypeDef) ir.Type {
	loc := p.Loc()
	if !p.ParseLess() {
		return nil
	}
	name, identified := p.ParseOptionalString()
	var named *StructType
	if identified {
		named = internNamed(p.Context(), def, name)
		if !p.Enter(named) {
			return parseEnclosing(p, named)
		}
		defer p.Leave(named)
		if end := p.Loc(); p.ParseOptionalGreater() {
			p.EmitError(end, "struct without a body only allowed in a recursive struct")
			return nil
		}
		if !p.ParseComma() {
			return nil
		}
	}
	bodyLoc := p.Loc()
	if p.ParseOptionalKeyword("opaque") {
		return opaqueStruct(p, named, bodyLoc)
	}
	packed := p.ParseOptionalKeyword("packed")
	var elems []ir.Type
	if !p.ParseLParen() {
		return nil
	}
	if first := p.Loc(); !p.ParseOptionalRParen() {
		bodyLoc = first
		if !parseElements(p, &elems) {
			return nil
		}
	}
	if !p.ParseGreater() {
		return nil
	}
	if bad := badElement(elems); bad != nil {
		if !identified {
			bodyLoc = loc
		}
		p.EmitError(bodyLoc, "invalid LLVM structure element type: "+ir.QuoteType(bad))
		return nil
	}
	if !identified {
		return internLiteral(p.Context(), def, elems, packed)
	}
	return withBody(p, named, named.SetBody(elems, packed), bodyLoc)
}

// parseEnclosing reads the rest of a struct inside of its own body, where it has none. As in MLIR, it may be called opaque there.
func parseEnclosing(p *ir.Parser, named *StructType) ir.Type {
	if p.ParseOptionalGreater() {
		return named
	}
	if !p.ParseComma() {
		return nil
	}
	loc := p.Loc()
	if !p.ParseOptionalKeyword("opaque") {
		p.EmitError(loc, "identifier already used for an enclosing struct")
		return nil
	}
	if !p.ParseGreater() {
		return nil
	}
	return named
}

// parseElements reads the elements of a struct and the parenthesis behind them.
func parseElements(p *ir.Parser, elems *[]ir.Type) bool {
	for first := true; first || p.ParseOptionalComma(); first = false {
		t, ok := parseInner(p)
		if !ok {
			return false
		}
		*elems = append(*elems, t)
	}
	return p.ParseRParen()
}

func opaqueStruct(p *ir.Parser, named *StructType, loc ir.Location) ir.Type {
	if named == nil {
		p.EmitError(loc, "only identified structs can be opaque")
		return nil
	}
	if !p.ParseGreater() {
		return nil
	}
	if !named.SetOpaque() {
		p.EmitError(loc, "redeclaring defined struct as opaque")
		return nil
	}
	p.OnRollback(named.withdraw)
	return named
}

func withBody(p *ir.Parser, named *StructType, set bool, loc ir.Location) ir.Type {
	if !set {
		p.EmitError(loc, "identified type already used with a different body")
		return nil
	}
	p.OnRollback(named.withdraw)
	return named
}

// badElement returns a type that a struct cannot have as an element, or nil.
func badElement(elems []ir.Type) ir.Type {
	for _, e := range elems {
		if !IsElement(e) {
			return e
		}
	}
	return nil
}

func printStruct(p *ir.Printer, t ir.Type) {
	s := t.(*StructType)
	p.Byte('<')
	if s.identified {
		p.QuotedString(s.Name)
		if !p.Enter(s) {
			p.Byte('>')
			return
		}
		defer p.Leave(s)
		p.Str(", ")
	}
	if s.Opaque() {
		p.Str("opaque>")
		return
	}
	if s.Packed() {
		p.Str("packed ")
	}
	p.Byte('(')
	printList(p, s.Body())
	p.Str(")>")
}

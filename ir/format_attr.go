package ir

import "strings"

// parseFormatAttr reads `$attr`. It returns nil if the attribute is optional and absent.
func parseFormatAttr(p *Parser, in *instr, d *AttrDef, optional bool) (Attribute, bool) {
	switch in.mode {
	case attrKeyword:
		return parseKeywordAttr(p, d, optional)
	case attrSymbol:
		if optional {
			if s, ok := p.ParseOptionalSymbolName(); ok {
				return p.ctx.String(s), true
			}
			return nil, true
		}
		s, ok := p.ParseSymbolName()
		if !ok {
			return nil, false
		}
		return p.ctx.String(s), true
	}
	var typ Type
	if in.mode == attrTyped {
		typ = d.Type.ValueType(p.ctx)
	}
	loc := p.Loc()
	if optional {
		if !startsOptionalAttr(p, d.Type, in.mode) {
			return nil, true
		}
		if in.mode != attrClass && in.mode != attrArray {
			a, present, ok := p.ParseOptionalAttr(typ)
			if !ok || !present {
				return nil, ok
			}
			return a, checkAttrBase(p, loc, d.Type, a)
		}
	}
	var a Attribute
	ok := true
	switch {
	case in.mode == attrArray && p.kind != tokHash:
		a, ok = parseBareArray(p, d.Type.ValueType(p.ctx))
	case in.mode == attrClass:
		return parseAttrOfClass(p, d.Type.class, nil)
	default:
		a, ok = p.ParseAttr(typ)
	}
	return a, ok && checkAttrBase(p, loc, d.Type, a)
}

// startsOptionalAttr reports whether the current token can start the attribute. A kind
// with its own syntax is present only if that syntax is.
func startsOptionalAttr(p *Parser, c *AttrConstraint, mode attrMode) bool {
	switch {
	case mode == attrArray:
		return p.kind == tokLSquare || p.kind == tokHash
	case mode == attrClass:
		return p.kind == tokHash || p.kind == tokLess || EnumOf(c.class) != nil && p.kind == tokIdent && enumHas(EnumOf(c.class), p.text())
	case c == nil:
	case c == ArrayAttrKind || c == StrArrayAttrKind || c == DictArrayAttrKind:
		return p.kind == tokLSquare || p.kind == tokHash
	case c == StringAttrKind:
		return p.kind == tokString || p.kind == tokHash
	case c == SymbolRefKind || c == FlatSymbolRefKind:
		return p.kind == tokAt || p.kind == tokHash
	}
	return true
}

func enumHas(e *EnumClass, keyword string) bool {
	_, ok := e.Parse(keyword)
	return ok
}

func checkAttrBase(p *Parser, loc Location, c *AttrConstraint, a Attribute) bool {
	if c != nil && c.Base != nil && a != nil && !c.Base(a) {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	return true
}

// parseKeywordAttr reads the keyword of an enumeration that an integer stores, or a
// string with the keywords.
func parseKeywordAttr(p *Parser, d *AttrDef, optional bool) (Attribute, bool) {
	e := d.Type.Enum
	loc := p.Loc()
	text := ""
	switch {
	case p.isKeyword() && enumHas(e, p.text()):
		text = p.text()
		p.advance()
	case p.kind == tokString:
		text, _ = p.ParseOptionalString()
	case optional:
		return nil, true
	default:
		return nil, p.EmitErrorDetail(loc, &UnknownName{Name: p.text(), Candidates: e.keywords}, "expected string or keyword containing one of the following enum values for attribute '"+d.Name+"' ["+e.keywordList(p.ctx.Version)+"]")
	}
	if text == "" {
		return nil, true
	}
	v, ok := parseEnumText(e, text)
	if !ok {
		return nil, p.EmitErrorDetail(loc, &UnknownName{Name: text, Candidates: e.keywords}, "invalid "+d.Name+" attribute specification: \""+text+"\"")
	}
	return p.ctx.Int(d.Type.ValueType(p.ctx), int64(v)), true
}

// parseEnumText returns the value of a keyword, or of several keywords joined by the
// separator of a bit enumeration.
func parseEnumText(e *EnumClass, text string) (uint64, bool) {
	if v, ok := e.Parse(text); ok || !e.Bits {
		return v, ok
	}
	value, sep := uint64(0), byte('|')
	if strings.IndexByte(e.Separator, ',') >= 0 {
		sep = ','
	}
	for text != "" {
		word := text
		if i := strings.IndexByte(text, sep); i >= 0 {
			word, text = text[:i], text[i+1:]
		} else {
			text = ""
		}
		for len(word) > 0 && word[0] == ' ' {
			word = word[1:]
		}
		for len(word) > 0 && word[len(word)-1] == ' ' {
			word = word[:len(word)-1]
		}
		v, ok := e.Parse(word)
		if !ok {
			return 0, false
		}
		value |= v
	}
	return value, true
}

// parseBareArray reads the dense array `[1, 2]`.
func parseBareArray(p *Parser, elem Type) (Attribute, bool) {
	if !p.ParseLSquare() {
		return nil, false
	}
	var raw []byte
	if !p.ParseOptionalRSquare() {
		for {
			var ok bool
			if raw, ok = parseArrayElement(p, elem, raw); !ok {
				return nil, false
			}
			if !p.ParseOptionalComma() {
				break
			}
		}
		if !p.ParseRSquare() {
			return nil, false
		}
	}
	return p.ctx.DenseArray(elem, raw), true
}

func parseArrayElement(p *Parser, elem Type, raw []byte) ([]byte, bool) {
	switch t := elem.(type) {
	case *FloatType:
		v, ok := p.ParseFloat()
		if !ok {
			return raw, false
		}
		return appendElement(raw, p.ctx.FloatValue(t, v)), true
	case *IntegerType:
		if t.Width == 1 {
			b, ok := parseBool(p)
			if !ok {
				return raw, false
			}
			return append(raw, b), true
		}
		v, ok := p.ParseIntegerOfWidth(min(t.Width, 64))
		if !ok {
			return raw, false
		}
		for s := uint32(0); s < t.Width; s += 8 {
			raw = append(raw, byte(v>>s))
		}
		return raw, true
	}
	return raw, p.EmitError(p.Loc(), "expected an array of integers or floats")
}

// parseBool reads true, false or an integer of one bit.
func parseBool(p *Parser) (byte, bool) {
	v, ok := p.ParseIntegerOfWidth(1)
	if v != 0 {
		v = 1
	}
	return byte(v), ok
}

// parseAttrOfClass reads an attribute of class def, with or without its
// `#dialect.mnemonic` prefix.
func parseAttrOfClass(p *Parser, def *AttrClass, typ Type) (Attribute, bool) {
	if p.kind != tokHash {
		if !p.enter() {
			return nil, false
		}
		if p.kind == tokString && p.legacy && EnumOf(def) != nil {
			p.leave()
			a := p.legacyEnumParam(def)
			return a, a != nil
		}
		a := parseAttrParams(p, def, typ)
		p.leave()
		return a, a != nil
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(typ)
	if !ok {
		return nil, false
	}
	if a.AttrDef() != def {
		return nil, p.EmitError(loc, "invalid kind of attribute specified")
	}
	return a, true
}

// parseAttrParams reads the text after the mnemonic of an attribute of class def.
func parseAttrParams(p *Parser, def *AttrClass, typ Type) Attribute {
	switch {
	case def.Parse != nil:
		return def.Parse(p, typ)
	case def.Format != "":
		return parseAttrFormat(p, def, typ)
	case EnumOf(def) != nil:
		if !p.ParseLess() {
			return nil
		}
		v, ok := p.parseEnumKeyword(EnumOf(def))
		if !ok {
			if def.Record != "" {
				p.EmitError(p.Loc(), "failed to parse "+def.Record+" parameter 'value' which is to be a `"+EnumOf(def).Name+"`")
			}
			return nil
		}
		if !p.ParseGreater() {
			return nil
		}
		return p.ctx.Enum(def, v)
	}
	p.paramsLoc = p.Loc()
	return buildAttr(p, def, make([]any, len(def.Params)), typ)
}

// parseTypeParams reads the text after the mnemonic of a type of class def.
func parseTypeParams(p *Parser, def *TypeDef) Type {
	switch {
	case def.Parse != nil:
		return def.Parse(p)
	case def.Format != "":
		return parseTypeFormat(p, def)
	}
	p.paramsLoc = p.Loc()
	return buildType(p, def, nil)
}

package ir

// ParseAttr requires an attribute. If typ is not nil, it is the type of a number or
// string, which the text then need not give.
func (p *Parser) ParseAttr(typ Type) (Attribute, bool) { return p.parseAttr(typ) }

// ParseOptionalAttr reads an attribute if it comes next.
func (p *Parser) ParseOptionalAttr(typ Type) (a Attribute, present, ok bool) {
	return p.parseOptionalAttr(typ)
}

func (p *Parser) parseOptionalAttr(typ Type) (a Attribute, present, ok bool) {
	switch p.kind {
	case tokAt, tokFloat, tokInt, tokHash, tokLBrace, tokLSquare, tokMinus, tokString:
	case tokIdent:
		switch p.text() {
		case "affine_map", "affine_set", "dense", "dense_resource", "false", "loc", "sparse", "true", "unit", "array", "strided", "distinct":
		default:
			if !p.atType() {
				return nil, false, true
			}
		}
	default:
		if !p.atType() {
			return nil, false, true
		}
	}
	a, ok = p.parseAttr(typ)
	return a, true, ok
}

func (p *Parser) parseAttr(typ Type) (Attribute, bool) {
	switch p.kind {
	case tokInt:
		return p.parseIntAttr(typ, false)
	case tokFloat:
		return p.parseFloatAttr(typ, false)
	case tokString:
		return p.parseStringAttr(typ)
	}
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	switch p.kind {
	case tokMinus:
		p.advance()
		switch p.kind {
		case tokInt:
			return p.parseIntAttr(typ, true)
		case tokFloat:
			return p.parseFloatAttr(typ, true)
		}
		return nil, p.errorWrong("expected constant integer or floating point value")
	case tokHash:
		return p.parseDialectAttr(typ)
	case tokAt:
		return p.parseSymbolRef()
	case tokLSquare:
		return p.parseArrayAttr()
	case tokLBrace:
		entries, ok := p.parseDict(nil)
		if !ok {
			return nil, false
		}
		return p.ctx.Dictionary(entries), true
	case tokIdent:
		if a, known, ok := p.parseKeywordAttr(typ); known {
			return a, ok
		}
	}
	if !p.atType() {
		return nil, p.expected("expected attribute value", "array", "dense", "dense_resource", "sparse", "affine_map", "affine_set", "strided", "true", "false", "unit", "loc")
	}
	t, ok := p.parseType()
	if !ok {
		return nil, false
	}
	return p.ctx.TypeAttr(t), true
}

// parseKeywordAttr reads the attributes that begin with a keyword.
func (p *Parser) parseKeywordAttr(typ Type) (a Attribute, known, ok bool) {
	switch p.text() {
	case "true", "false":
		v := p.text() == "true"
		p.advance()
		return p.ctx.Bool(v), true, true
	case "unit":
		p.advance()
		return p.ctx.Unit(), true, true
	case "affine_map":
		a, ok = p.parseAffineMapAttr()
	case "affine_set":
		a, ok = p.parseAffineSetAttr()
	case "dense":
		a, ok = p.parseDense(typ)
	case "dense_resource":
		a, ok = p.parseDenseResource(typ)
	case "array":
		a, ok = p.parseDenseArray()
	case "sparse":
		a, ok = p.parseSparse(typ)
	case "strided":
		a, ok = p.parseStrided()
	case "distinct":
		a, ok = p.parseDistinct(typ)
	case "loc":
		a, ok = p.parseLocAttr()
	default:
		return nil, false, false
	}
	return a, true, ok
}

func (p *Parser) parseStringAttr(typ Type) (Attribute, bool) {
	s := unquote(p.text())
	p.advance()
	if typ == nil && p.accept(tokColon) {
		var ok bool
		if typ, ok = p.parseType(); !ok {
			return nil, false
		}
	}
	return p.ctx.TypedString(s, typ), true
}

func (p *Parser) parseArrayAttr() (Attribute, bool) {
	p.advance()
	base := len(p.elemBuf)
	defer func() { p.elemBuf = p.elemBuf[:base] }()
	ok := p.listUntil(tokRSquare, "]", true, func() bool {
		a, ok := p.parseAttr(nil)
		p.elemBuf = append(p.elemBuf, a)
		return ok
	})
	if !ok {
		return nil, false
	}
	return p.ctx.Array(p.elemBuf[base:]), true
}

// parseSymbolRef reads `@root::@nested`.
func (p *Parser) parseSymbolRef() (Attribute, bool) {
	root := p.symbolText()
	p.advance()
	var nested []string
	for p.kind == tokColon && p.byteAt(p.te) == ':' {
		p.advance()
		p.advance()
		if p.kind != tokAt {
			return nil, p.errorAt(p.ts, "expected nested symbol reference identifier")
		}
		nested = append(nested, p.symbolText())
		p.advance()
	}
	return p.ctx.SymbolRef(root, nested...), true
}

// parseDict appends the entries of `{name = value, ...}` to dst.
func (p *Parser) parseDict(dst []NamedAttribute) ([]NamedAttribute, bool) {
	if p.kind != tokLBrace {
		return dst, p.errorWrong("expected '{' in attribute dictionary")
	}
	p.advance()
	if p.accept(tokRBrace) {
		return dst, true
	}
	base := len(dst)
	var seen map[string]bool
	for {
		name := ""
		switch {
		case p.kind == tokString:
			name = unquote(p.text())
		case p.isKeyword():
			name = p.text()
		default:
			return dst, p.errorWrong("expected attribute name")
		}
		if name == "" {
			return dst, p.errorHere("expected valid attribute name")
		}
		var renew func(*Context, Attribute) Attribute
		if p.isLegacyName(name) {
			name, renew = p.legacyAttr(name)
		}
		var dup bool
		if dup, seen = duplicate(dst[base:], seen, name); dup {
			return dst, p.errorHere("duplicate key '" + name + "' in dictionary attribute")
		}
		p.advance()
		var a Attribute = p.ctx.Unit()
		if p.accept(tokEqual) || p.legacy && p.accept(tokColon) {
			var ok bool
			if a, ok = p.parseAttr(nil); !ok {
				return dst, false
			}
		}
		if renew != nil {
			a = renew(p.ctx, a)
		}
		dst = append(dst, NamedAttribute{name, a})
		if !p.accept(tokComma) {
			break
		}
	}
	if p.accept(tokRBrace) {
		return dst, true
	}
	return dst, p.errorWrong("expected '}' in attribute dictionary")
}

// duplicate reports whether entries already has name. seen is an index of a long list.
func duplicate(entries []NamedAttribute, seen map[string]bool, name string) (bool, map[string]bool) {
	const few = 16
	if len(entries) < few {
		for i := range entries {
			if entries[i].Name == name {
				return true, nil
			}
		}
		return false, nil
	}
	if seen == nil {
		seen = map[string]bool{}
		for i := range entries {
			seen[entries[i].Name] = true
		}
	}
	if seen[name] {
		return true, seen
	}
	seen[name] = true
	return false, seen
}

// ParseAttrDict reads an optional `{name = value, ...}` into st.
func (p *Parser) ParseAttrDict(st *OperationState) (ok bool) {
	if p.kind != tokLBrace {
		return true
	}
	st.Attrs, ok = p.parseDict(st.Attrs)
	return ok
}

// ParseAttrDictWithKeyword reads an optional `attributes {name = value, ...}` into st.
func (p *Parser) ParseAttrDictWithKeyword(st *OperationState) (ok bool) {
	if !p.acceptWord("attributes") {
		return true
	}
	st.Attrs, ok = p.parseDict(st.Attrs)
	return ok
}

// parseNamedAttrs reads an optional `{name = value, ...}`. The list is empty if there is
// none.
func (p *Parser) parseNamedAttrs() ([]NamedAttribute, bool) {
	if p.kind != tokLBrace {
		return nil, true
	}
	return p.parseDict(nil)
}

func (p *Parser) parseStrided() (Attribute, bool) {
	start := p.ts
	p.advance()
	if !p.expect(tokLess, "expected '<' after 'strided'") || !p.expect(tokLSquare, "expected '['") {
		return nil, false
	}
	var strides []int64
	if p.kind != tokRSquare {
		for {
			s, ok := p.strideOrOffset()
			if !ok {
				return nil, false
			}
			strides = append(strides, s)
			if !p.accept(tokComma) {
				break
			}
		}
	}
	if !p.expect(tokRSquare, "expected ']'") {
		return nil, false
	}
	offset := int64(0)
	if !p.accept(tokGreater) {
		if !p.expect(tokComma, "expected ','") {
			return nil, false
		}
		if !p.acceptWord("offset") {
			return nil, p.errorWrong("expected 'offset' after comma")
		}
		if !p.expect(tokColon, "expected ':' after 'offset'") {
			return nil, false
		}
		var ok bool
		if offset, ok = p.strideOrOffset(); !ok || !p.expect(tokGreater, "expected '>'") {
			return nil, false
		}
	}
	for _, s := range strides {
		if s == 0 && p.ctx.MLIR() <= 19 {
			return nil, p.errorAt(start, "strides must not be zero")
		}
	}
	return p.ctx.StridedLayout(offset, strides), true
}

func (p *Parser) strideOrOffset() (int64, bool) {
	if p.accept(tokQuestion) {
		return Dynamic, true
	}
	off := p.ts
	neg := p.accept(tokMinus)
	v, ok := uint64(0), false
	if p.kind == tokInt {
		v, ok = parseUint64(p.text())
	}
	if !ok || v > 1<<63-1 {
		return 0, p.errorAt(off, "expected a 64-bit signed integer or '?'")
	}
	p.advance()
	if neg {
		return -int64(v), true
	}
	return int64(v), true
}

func (p *Parser) parseDistinct(typ Type) (Attribute, bool) {
	off := p.ts
	p.advance()
	if !p.expect(tokLSquare, "expected '[' after 'distinct'") {
		return nil, false
	}
	text := p.text()
	if !p.expect(tokInt, "expected distinct ID") {
		return nil, false
	}
	id, ok := parseUint64(text)
	if !ok {
		return nil, p.errorHere("expected an unsigned 64-bit integer")
	}
	if !p.expect(tokRSquare, "expected ']' to close distinct ID") || !p.expect(tokLess, "expected '<' after distinct ID") {
		return nil, false
	}
	var ref Attribute = p.ctx.Unit()
	if !p.accept(tokGreater) {
		if ref, ok = p.parseAttr(typ); !ok {
			return nil, p.errorHere("expected attribute")
		}
		if !p.expect(tokGreater, "expected '>' to close distinct attribute") {
			return nil, false
		}
	}
	if d := p.distinct[id]; d != nil {
		if d.Referenced != ref {
			return nil, p.errorAt(off, "referenced attribute does not match previous definition: "+AttrString(d.Referenced))
		}
		return d, true
	}
	if p.distinct == nil {
		p.distinct = map[uint64]*DistinctAttr{}
	}
	d := p.ctx.NewDistinct(ref)
	p.distinct[id] = d
	return d, true
}

package text

import "strconv"

// typ reads a type that may not be void.
func (p *parser) typ() *Type {
	at := p.tok.pos
	t := p.anyType("expected type")
	if t == Void {
		p.failAt(at, "void type only allowed for function results")
	}
	return t
}

// anyType reads a type. It returns Void after an error.
func (p *parser) anyType(message string) *Type {
	if !p.enter() {
		return Void
	}
	defer p.leave()
	t := p.baseType(message)
	for p.err == nil {
		switch {
		case p.tok.kind == '(':
			t = p.funcType(t)
		case p.tok.kind == '*' || p.is("addrspace"):
			t = p.oldPointer(t)
		default:
			return t
		}
	}
	return Void
}

// oldPointer reads what makes a pointer of a type in files that know the types of pointees.
func (p *parser) oldPointer(t *Type) *Type {
	switch t.Kind {
	case LabelKind:
		p.fail("basic block pointers are invalid")
	case VoidKind:
		p.fail("pointers to void are invalid - use i8* instead")
	case PtrKind:
		p.fail("ptr* is invalid - use ptr instead")
	case MetadataKind, TokenKind, AMXKind:
		p.fail("pointer to this type is invalid")
	}
	space := p.optionalSpace()
	p.expect('*', "expected '*' in address space")
	return p.m.Pointer(space)
}

// result reads the type of a function's result, without parameters behind it.
func (p *parser) result() *Type {
	if !p.enter() {
		return Void
	}
	defer p.leave()
	return p.baseType("expected type")
}

func (p *parser) baseType(message string) *Type {
	switch p.tok.kind {
	case tokWord:
		return p.wordType(message)
	case '[':
		p.advance()
		return p.sequence('[', ']')
	case '<':
		p.advance()
		if p.tok.kind == '{' {
			fields := p.fields()
			p.expect('>', "expected '>' at end of packed struct")
			return p.m.Struct(true, fields...)
		}
		return p.sequence('<', '>')
	case '{':
		return p.m.Struct(false, p.fields()...)
	case tokLocal, tokLocalID:
		name := p.tok
		key := name.text
		if name.kind == tokLocalID {
			key = "\x00" + key
		}
		ref := p.structs[key]
		if ref == nil {
			ref = p.newStruct(key, name)
		}
		p.advance()
		return ref.typ
	}
	p.fail(message)
	return Void
}

func (p *parser) wordType(message string) *Type {
	w := p.tok.text
	if w == "ptr" {
		p.advance()
		return p.m.Pointer(p.optionalSpace())
	}
	if w == "target" {
		return p.targetType()
	}
	if len(w) > 1 && w[0] == 'i' && isDigit(w[1]) {
		n, err := strconv.ParseUint(w[1:], 10, 64)
		if err != nil && !allDigits(w[1:]) {
			p.fail(message)
			return Void
		}
		if n == 0 || n > 1<<23 {
			p.fail(message)
			return Void
		}
		p.advance()
		return p.m.Int(n)
	}
	for i := range primitives {
		if primitives[i].name == w {
			p.advance()
			return primitives[i].typ
		}
	}
	p.fail(message)
	return Void
}

func allDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if !isDigit(s[i]) {
			return false
		}
	}
	return true
}

// optionalSpace reads addrspace(n), or addrspace("A") with the letter of the data layout.
func (p *parser) optionalSpace() uint64 {
	if !p.acceptWord("addrspace") {
		return 0
	}
	p.expect('(', "expected '(' in address space")
	var n uint64
	if p.tok.kind == tokString {
		d := parseLayout(p.m.DataLayout)
		switch p.tok.text {
		case "A":
			n = d.allocas
		case "G":
			n = d.globals
		case "P":
			n = d.program
		default:
			p.fail("invalid symbolic addrspace '" + p.tok.text + "'")
		}
		p.advance()
	} else {
		at := p.tok.pos
		n = p.integer(32)
		if n >= 1<<24 {
			p.failAt(at, "invalid address space, must be a 24-bit integer")
		}
	}
	p.expect(')', "expected ')' in address space")
	return n
}

// fields reads { types }.
func (p *parser) fields() []*Type {
	p.expect('{', "expected '{' here")
	var list []*Type
	if p.accept('}') {
		return list
	}
	for {
		at := p.tok.pos
		t := p.typ()
		if t.Kind == LabelKind || t.Kind == MetadataKind || t.Kind == TokenKind || t.Kind == FuncKind {
			p.failAt(at, "invalid element type for struct")
		}
		list = append(list, t)
		if !p.accept(',') {
			break
		}
	}
	p.expect('}', "expected '}' at end of struct")
	return list
}

// sequence reads an array or a vector behind its bracket.
func (p *parser) sequence(open, end tokenKind) *Type {
	scalable := false
	if open == '<' && p.acceptWord("vscale") {
		p.expectWord("x", "expected 'x' after vscale")
		scalable = true
	}
	at := p.tok.pos
	if p.tok.kind != tokInt || p.tok.text[0] == '-' {
		p.fail("expected number in address space")
	}
	n := p.length()
	p.expectWord("x", "expected 'x' after element count")
	elemAt := p.tok.pos
	t := p.typ()
	p.expect(end, "expected end of sequential type")
	if p.err != nil {
		return Void
	}
	bad := t.Kind == LabelKind || t.Kind == MetadataKind || t.Kind == TokenKind || t.Kind == FuncKind || t.Kind == AMXKind
	if open == '[' {
		if bad || t.Kind == VectorKind && t.Scalable {
			p.failAt(elemAt, "invalid array element type")
		}
		return p.m.Array(n, t)
	}
	switch {
	case n == 0:
		p.failAt(at, "zero element vector is illegal")
	case n > 1<<32-1:
		p.failAt(at, "size too large for vector")
	case t.Kind != IntKind && t.Kind != PtrKind && !t.IsFloat() && t.Kind != TargetKind:
		p.failAt(elemAt, "invalid vector element type")
	}
	return p.m.Vector(n, t, scalable)
}

func (p *parser) length() uint64 {
	if p.err != nil {
		return 0
	}
	n, err := strconv.ParseUint(p.tok.text, 10, 64)
	if err != nil {
		p.fail("integer too large")
		return 0
	}
	p.advance()
	return n
}

// funcType reads the parameters of a function type.
func (p *parser) funcType(result *Type) *Type {
	at := p.tok.pos
	if result.Kind == FuncKind || result.Kind == LabelKind || result.Kind == MetadataKind {
		p.failAt(at, "invalid function return type")
	}
	p.advance()
	var params []*Type
	variadic := false
	for p.tok.kind != ')' && p.tok.kind != tokEOF {
		if p.accept(tokDots) {
			variadic = true
			break
		}
		at := p.tok.pos
		t := p.typ()
		if t.Kind == FuncKind {
			p.failAt(at, "invalid type for function argument")
		}
		params = append(params, t)
		if p.tok.kind == tokLocal {
			p.fail("argument name invalid in function type")
		}
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "expected ')' at end of argument list")
	return p.m.Func(result, variadic, params...)
}

// targetType reads target("name", types, numbers).
func (p *parser) targetType() *Type {
	p.advance()
	p.expect('(', "expected '(' in target extension type")
	name := p.text("expected string in target extension type")
	var types []*Type
	var ints []uint64
	for p.accept(',') {
		if p.tok.kind == tokInt {
			ints = append(ints, p.integer(32))
			continue
		}
		if len(ints) > 0 {
			p.fail("expected uint32 param")
		}
		types = append(types, p.anyType("expected type"))
	}
	p.expect(')', "expected ')' in target extension type")
	return p.m.Target(name, types, ints)
}

// typeText returns the text of a type for messages.
func typeText(t *Type) string {
	p := printer{version: 19}
	p.typ(t)
	return string(p.out)
}

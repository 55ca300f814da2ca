package ir

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// bracketTable maps the `<` of dialect types and attributes to the closing brackets.
// The outermost type or attribute fills it for all those inside, so that the parser
// scans the text once.
type bracketTable struct {
	pairs []bracketPair // by open
	end   int           // offset up to which the pairs are valid
}

type bracketPair struct{ open, end int }

// bodyEnd returns the offset after the `>` that closes the `<` at open.
func (p *Parser) bodyEnd(open int) (int, bool) {
	t := &p.brackets
	if open >= t.end {
		if !p.scanBody(open) {
			return 0, false
		}
	}
	i := sort.Search(len(t.pairs), func(i int) bool { return t.pairs[i].open >= open })
	if i < len(t.pairs) && t.pairs[i].open == open {
		return t.pairs[i].end, true
	}
	t.end = 0
	return p.bodyEnd(open)
}

// scanBody finds the pairs of the balanced text that begins at open.
func (p *Parser) scanBody(open int) bool {
	t := &p.brackets
	t.pairs = t.pairs[:0]
	var stack []int
	src := p.src
	for i := open; i < len(src); i++ {
		c := src[i]
		switch c {
		case '<', '(', '[', '{':
			if c == '<' {
				t.pairs = append(t.pairs, bracketPair{open: i})
			}
			stack = append(stack, len(t.pairs)-1)
			if c != '<' {
				stack[len(stack)-1] = -int(c)
			}
		case '-':
			if i+1 < len(src) && src[i+1] == '>' {
				i++
			}
		case '>', ')', ']', '}':
			top := stack[len(stack)-1]
			if !closes(top, c) {
				return p.unbalanced(open, stack)
			}
			stack = stack[:len(stack)-1]
			if c == '>' {
				t.pairs[top].end = i + 1
			}
			if len(stack) == 0 {
				t.end = i + 1
				return true
			}
		case '"':
			p.resetTo(i)
			if p.kind != tokString {
				return false
			}
			open = i // as in MLIR, errors point at the last string
			i = p.te - 1
		case 0:
			return p.unbalanced(open, stack)
		}
	}
	return p.unbalanced(open, stack)
}

func (p *Parser) unbalanced(open int, stack []int) bool {
	c := byte('<')
	if top := stack[len(stack)-1]; top < 0 {
		c = byte(-top)
	}
	return p.errorAt(open, "unbalanced '"+string(rune(c))+"' character in pretty dialect name")
}

// closes reports whether c closes the bracket top.
func closes(top int, c byte) bool {
	switch c {
	case '>':
		return top >= 0
	case ')':
		return top == -'('
	case ']':
		return top == -'['
	}
	return top == -'{'
}

// dialectSymbol is a `!dialect.name<...>` or `#dialect<...>` in its source form.
type dialectSymbol struct {
	dialect string
	start   int // offsets of the body: the name and the text in its brackets
	end     int
	next    int // where parsing continues
	sigil   int // where the ! or # is
	dotted  bool
}

// place returns the offset where MLIR reports a symbol of an unknown dialect: the body
// after a dot, else the sigil.
func (s *dialectSymbol) place() int {
	if s.dotted {
		return s.start
	}
	return s.sigil
}

// isNamespace reports whether s is a valid name of a dialect.
func isNamespace(s string) bool {
	for i := range len(s) {
		c := s[i]
		letter := c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_'
		if !letter && (i == 0 || c != '$' && (c < '0' || c > '9')) {
			return false
		}
	}
	return s != ""
}

const unregisteredDialect = "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"

// dialectSymbolHere reads the current ! or # token and its body. For an alias it
// returns the alias's name instead.
func (p *Parser) dialectSymbolHere() (s dialectSymbol, alias string, ok bool) {
	name := p.text()[1:]
	nameStart, nameEnd := p.ts+1, p.te
	trailing := p.byteAt(nameEnd) == '<'
	dot := strings.IndexByte(name, '.')
	if dot < 0 && !trailing {
		return s, name, true
	}
	s.end, s.next, s.sigil, s.dotted = nameEnd, nameEnd, p.ts, dot >= 0
	if dot < 0 {
		s.dialect, s.start = name, nameEnd+1
	} else {
		s.dialect, s.start = name[:dot], nameStart+dot+1
	}
	if trailing {
		if s.next, ok = p.bodyEnd(nameEnd); !ok {
			return s, "", false
		}
		s.end = s.next
		if dot < 0 {
			s.end--
		}
	}
	return s, "", true
}

func (p *Parser) parseDialectType() (Type, bool) {
	s, alias, ok := p.dialectSymbolHere()
	if !ok {
		return nil, false
	}
	if alias != "" {
		p.advance()
		if t := p.typeAlias(alias); t != nil {
			return t, true
		}
		return nil, p.unknownAlias(alias)
	}
	d := p.ctx.Dialect(s.dialect)
	if d == nil {
		if d = p.ctx.legacyDialect(s.dialect); d != nil {
			defer p.leaveLegacy(p.enterLegacy())
		}
	}
	if d == nil {
		p.resetTo(s.next)
		if !isNamespace(s.dialect) {
			return nil, p.errorAt(s.next, "invalid dialect namespace '\""+s.dialect+"\"'")
		}
		if !p.ctx.KeepsDialect(s.dialect) {
			return nil, p.unknownAt(s.place(), s.dialect, p.ctx.registry.Dialects, "`!\""+s.dialect+"\"<\""+p.src[s.start:s.end]+"\">` type "+unregisteredDialect)
		}
		return p.ctx.opaqueType(s.dialect, p.src[s.start:s.end]), true
	}
	p.symbols++
	p.resetTo(s.start)
	before := p.errors
	t, ok := p.typeOf(d, s)
	p.symbols--
	p.resetTo(s.next) // also after an error, so that later errors are reported too
	if !ok || t == nil || p.errors != before {
		return nil, false
	}
	return t, true
}

func (p *Parser) typeOf(d *DialectInfo, s dialectSymbol) (Type, bool) {
	if len(d.types) == 0 && d.ParseType == nil {
		if d.allowUnknownTypes {
			return p.ctx.opaqueType(s.dialect, p.src[s.start:s.end]), true
		}
		return nil, p.errorAt(s.start, "dialect '"+d.Name+"' provides no type parsing hook")
	}
	off := p.ts
	mnemonic, ok := p.ParseAnyKeyword()
	if !ok {
		return nil, false
	}
	p.mnemonicLoc = p.file.At(off)
	if s.dialect != d.Name && d.Legacy.ParseType != nil {
		if t, known := d.Legacy.ParseType(p, mnemonic); known {
			return t, t != nil
		}
	}
	if def := d.types[mnemonic]; def != nil {
		t := p.typeBody(def)
		return t, t != nil
	}
	if d.ParseType != nil {
		if t, known := d.ParseType(p, mnemonic); known {
			return t, t != nil
		}
	}
	return nil, p.errorAt(off, "unknown  type `"+mnemonic+"` in dialect `"+d.Name+"`")
}

// ParseTypeOf requires a type of a dialect without the prefix `!dialect.`.
func (p *Parser) ParseTypeOf(dialect string) (Type, bool) {
	d := p.ctx.Dialect(dialect)
	if d == nil {
		return nil, p.errorHere("dialect '" + dialect + "' is unknown")
	}
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	return p.typeOf(d, dialectSymbol{dialect: dialect, start: p.ts})
}

// unknownAlias reports an alias that is not defined above.
func (p *Parser) unknownAlias(name string) bool {
	defined := func() []string {
		return slices.Concat(slices.Sorted(maps.Keys(p.typeAliases)), slices.Sorted(maps.Keys(p.attrAliases)))
	}
	return p.unknownAt(p.beforeToken(), name, defined, "undefined symbol alias id '"+name+"'")
}

// typeBody reads the text after the mnemonic of a type of class def.
func (p *Parser) typeBody(def *TypeDef) Type { return parseTypeParams(p, def) }

func (p *Parser) parseDialectAttr(typ Type) (Attribute, bool) {
	s, alias, ok := p.dialectSymbolHere()
	if !ok {
		return nil, false
	}
	var a Attribute
	if alias != "" {
		p.advance()
		if a = p.attrAlias(alias, true); a == nil {
			return nil, p.unknownAlias(alias)
		}
	} else if a, ok = p.dialectAttr(s, typ); !ok {
		return nil, false
	}
	if t, ok := a.(TypedAttr); ok && typ != nil && t.Type() != typ {
		return nil, p.errorHere("attribute type different than expected: expected '" + TypeString(typ) + "', but got '" + TypeString(t.Type()) + "'")
	}
	return a, true
}

func (p *Parser) dialectAttr(s dialectSymbol, typ Type) (Attribute, bool) {
	p.resetTo(s.next)
	if p.accept(tokColon) {
		var ok bool
		if typ, ok = p.parseType(); !ok {
			return nil, false
		}
	}
	next := p.ts
	d := p.ctx.Dialect(s.dialect)
	if d == nil {
		if d = p.ctx.legacyDialect(s.dialect); d != nil {
			defer p.leaveLegacy(p.enterLegacy())
		}
	}
	if d == nil {
		if !isNamespace(s.dialect) {
			return nil, p.errorAt(s.next, "invalid dialect namespace '\""+s.dialect+"\"'")
		}
		if !p.ctx.KeepsDialect(s.dialect) {
			if typ == nil {
				typ = p.ctx.None()
			}
			return nil, p.unknownAt(s.place(), s.dialect, p.ctx.registry.Dialects, "#\""+s.dialect+"\"<\""+p.src[s.start:s.end]+"\"> : '"+TypeString(typ)+"' attribute "+unregisteredDialect)
		}
		return p.ctx.OpaqueAttr(s.dialect, p.src[s.start:s.end], typ), true
	}
	p.symbols++
	p.resetTo(s.start)
	before := p.errors
	a, ok := p.attrOf(d, s, typ)
	p.symbols--
	p.resetTo(next)
	if !ok || a == nil || p.errors != before {
		return nil, false
	}
	return a, true
}

func (p *Parser) attrOf(d *DialectInfo, s dialectSymbol, typ Type) (Attribute, bool) {
	if len(d.attrs) == 0 && d.ParseAttr == nil {
		return nil, p.errorAt(s.start, "dialect '"+d.Name+"' provides no attribute parsing hook")
	}
	off := p.ts
	mnemonic, ok := p.ParseAnyKeyword()
	if !ok {
		return nil, false
	}
	p.mnemonicLoc = p.file.At(off)
	if s.dialect != d.Name && d.Legacy.ParseAttr != nil {
		if a, known := d.Legacy.ParseAttr(p, mnemonic); known {
			return a, a != nil
		}
	}
	if class := d.attrs[mnemonic]; class != nil {
		a := p.attrBody(class, typ)
		return a, a != nil
	}
	if d.ParseAttr != nil {
		if a, known := d.ParseAttr(p, mnemonic, typ); known {
			return a, a != nil
		}
	}
	return nil, p.errorAt(off, "unknown attribute `"+mnemonic+"` in dialect `"+d.Name+"`")
}

// attrBody reads the text after the mnemonic of an attribute of the class.
func (p *Parser) attrBody(class *AttrClass, typ Type) Attribute {
	return parseAttrParams(p, class, typ)
}

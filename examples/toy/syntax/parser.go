package syntax

import (
	"strconv"
	"strings"
)

// structChapter is the chapter of the tutorial from which on the language has structures.
const structChapter = 7

// Limits on the nesting of expressions, and on the operators and literals of one expression, so that no source exhausts the stack.
const (
	maxDepth     = 500
	maxOperators = 10_000
)

// Parse reads a source file by the language of a chapter, 1 to 8. The messages are those of MLIR's compiler. As there, an error
// at the end of the file yields the records before it: the module is nil only after other errors.
func Parse(file string, text []byte, chapter int) (m *Module, messages string) {
	p := &parser{lexer: newLexer(file, text, chapter >= structChapter)}
	p.next()
	m = p.module()
	return m, p.messages.String()
}

// parser is a parser by recursive descent. Its methods return nil or false after an error.
type parser struct {
	*lexer
	messages  strings.Builder
	depth     int
	operators int
}

// wrong adds a message.
func (p *parser) wrong(expected, context string) {
	p.messages.WriteString("Parse error (" + strconv.Itoa(p.loc.Line) + ", " + strconv.Itoa(p.loc.Col) + "): expected '" + expected + "' " +
		context + " but has Token " + strconv.Itoa(p.code()))
	if p.kind == charToken && p.char >= ' ' && p.char <= '~' {
		p.messages.WriteString(" '" + string(rune(p.char)) + "'")
	}
	p.messages.WriteByte('\n')
}

// take reads over the character c. It reports what was expected if another token stands there.
func (p *parser) take(c byte, context string) bool {
	if !p.is(c) {
		p.wrong(string(rune(c)), context)
		return false
	}
	p.next()
	return true
}

// identifier reads a name.
func (p *parser) identifier(expected, context string) (string, bool) {
	if p.kind != identifier {
		p.wrong(expected, context)
		return "", false
	}
	name := p.name
	p.next()
	return name, true
}

func (p *parser) module() *Module {
	m := &Module{}
	for {
		var r Record
		switch {
		case p.structs && p.kind == endOfFile:
			return m
		case p.kind == structWord:
			r = p.structure()
		case p.structs && p.kind != defWord:
			p.wrong("'def' or 'struct'", "when parsing top level module records")
			return nil
		default:
			r = p.function()
		}
		if r == nil {
			break
		}
		m.Records = append(m.Records, r)
		if p.kind == endOfFile {
			break
		}
	}
	if p.kind != endOfFile {
		p.wrong("nothing", "at end of module")
		return nil
	}
	return m
}

// function reads a prototype and a block.
func (p *parser) function() Record {
	proto, ok := p.prototype()
	if !ok {
		return nil
	}
	body, ok := p.block()
	if !ok {
		return nil
	}
	return &Function{proto, body}
}

func (p *parser) prototype() (proto Prototype, ok bool) {
	proto.Loc = p.loc
	if p.kind != defWord {
		p.wrong("def", "in prototype")
		return proto, false
	}
	p.next()
	if proto.Name, ok = p.identifier("function name", "in prototype"); !ok {
		return proto, false
	}
	if !p.take('(', "in prototype") {
		return proto, false
	}
	context := "in function parameter list"
	for !p.is(')') {
		v := &VarDecl{At: At{p.loc}}
		if v.Name, ok = p.identifier("identifier", context); !ok {
			return proto, false
		}
		if p.structs && p.kind == identifier {
			v.Type.Name, v.Name = v.Name, p.name
			p.next()
		}
		proto.Params = append(proto.Params, v)
		if !p.is(',') {
			break
		}
		p.next()
		if context = "after ',' in function parameter list"; p.kind != identifier {
			p.wrong("identifier", context)
			return proto, false
		}
	}
	return proto, p.take(')', "to end function prototype")
}

// structure reads `struct Name { var a; Other b; }`.
func (p *parser) structure() Record {
	s := &Struct{Loc: p.loc}
	p.next()
	var ok bool
	if s.Name, ok = p.identifier("name", "in struct definition"); !ok || !p.take('{', "in struct definition") {
		return nil
	}
	for {
		var v *VarDecl
		if p.kind == varWord {
			v = p.varDecl(false)
		} else {
			loc := p.loc
			name, ok := p.identifier("type name", "in variable declaration")
			if !ok {
				return nil
			}
			v = p.structDecl(loc, name, false)
		}
		if v == nil || !p.take(';', "after variable in struct definition") {
			return nil
		}
		s.Variables = append(s.Variables, v)
		if p.is('}') {
			p.next()
			return s
		}
	}
}

// block reads statements that end in semicolons, between braces.
func (p *parser) block() (body []Expr, ok bool) {
	if !p.take('{', "to begin block") {
		return nil, false
	}
	p.semicolons()
	for !p.is('}') && p.kind != endOfFile {
		p.operators = 0
		e := p.statement()
		if e == nil {
			return nil, false
		}
		body = append(body, e)
		if !p.is(';') {
			p.wrong(";", "after expression")
			return nil, false
		}
		p.semicolons()
	}
	return body, p.take('}', "to close block")
}

func (p *parser) semicolons() {
	for p.is(';') {
		p.next()
	}
}

func (p *parser) statement() Expr {
	loc := p.loc
	switch {
	case p.kind == varWord:
		if v := p.varDecl(true); v != nil {
			return v
		}
		return nil
	case p.kind == returnWord:
		p.next()
		if p.is(';') {
			return &Return{At: At{loc}}
		}
		if e := p.expression(); e != nil {
			return &Return{At{loc}, e}
		}
		return nil
	case p.structs && p.kind == identifier:
		name := p.name
		p.next()
		if p.is('(') {
			return p.call(loc, name)
		}
		if v := p.structDecl(loc, name, true); v != nil {
			return v
		}
		return nil
	}
	return p.expression()
}

// varDecl reads `var name<shape> = value`. Init stays nil if the value begins with a token that ends statements.
func (p *parser) varDecl(init bool) *VarDecl {
	v := &VarDecl{At: At{p.loc}}
	p.next()
	var ok bool
	if v.Name, ok = p.identifier("identified", "after 'var' declaration"); !ok {
		return nil
	}
	if p.is('<') && !p.shape(&v.Type) {
		return nil
	}
	if !init {
		return v
	}
	if !p.take('=', "in variable declaration") {
		return nil
	}
	return p.initial(v)
}

// structDecl reads the name after the name of a structure, and the value.
func (p *parser) structDecl(loc Location, structure string, init bool) *VarDecl {
	v := &VarDecl{At: At{loc}, Type: Type{Name: structure}}
	var ok bool
	if v.Name, ok = p.identifier("name", "in variable declaration"); !ok {
		return nil
	}
	if !init {
		return v
	}
	if !p.is('=') {
		p.wrong("initializer", "in variable declaration")
		return nil
	}
	p.next()
	return p.initial(v)
}

// initial reads the value of a declaration. A value that is missing is an error of a later stage, as in MLIR.
func (p *parser) initial(v *VarDecl) *VarDecl {
	before := p.messages.Len()
	if v.Init = p.expression(); v.Init == nil && p.messages.Len() > before {
		return nil
	}
	return v
}

// shape reads `<2, 3>`.
func (p *parser) shape(t *Type) bool {
	p.next()
	for p.kind == number {
		t.Shape = append(t.Shape, int64(p.value))
		p.next()
		if p.is(',') {
			p.next()
		}
	}
	return p.take('>', "to end type")
}

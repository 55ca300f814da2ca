package text

import (
	"sort"
	"strconv"
	"strings"
)

// Error is a syntax error. Lines and columns count from 1.
type Error struct {
	Line, Column int
	Message      string
}

// Error returns line:column: error: message.
func (e *Error) Error() string {
	return strconv.Itoa(e.Line) + ":" + strconv.Itoa(e.Column) + ": error: " + e.Message
}

// Parse reads a file of LLVM IR. The error is an *Error with the message of llvm-as.
func Parse(src string) (*Module, error) {
	p := &parser{
		lexer: lexer{src: src}, m: &Module{}, structs: map[string]*namedType{}, globals: map[string]*globalRef{},
		nodes: map[uint64]*nodeRef{}, groups: map[string]Attrs{}, comdats: map[string]*comdatRef{},
	}
	p.scan()
	p.advance()
	p.module()
	p.finish()
	if p.err != nil {
		return nil, p.err
	}
	return p.m, nil
}

// maxDepth limits the nesting of types, constants and metadata.
const maxDepth = 256

// parser reads a module. After an error every token is the end of the file, so that all loops end and the
// first error stays.
type parser struct {
	lexer
	tok   token
	err   *Error
	m     *Module
	depth int

	structs map[string]*namedType
	globals map[string]*globalRef
	nodes   map[uint64]*nodeRef
	groups  map[string]Attrs
	comdats map[string]*comdatRef
	// pending are uses of attribute groups, which mostly stand at the end of a file.
	pending []pendingGroup
	kinds   map[string]bool
	// unnamed counts globals without names.
	unnamed uint64
	sizes   map[*Type]bool
	// addresses are the addresses of blocks, whose functions may follow.
	addresses []blockUse
	// moduleAsm holds the lines of module asm.
	moduleAsm []string
	*body
}

type namedType struct {
	typ     *Type
	pos     int
	defined bool
}

type nodeRef struct {
	node    *Node
	pos     int
	defined bool
}

type comdatRef struct {
	comdat  *Comdat
	pos     int
	defined bool
}

// blockUse is the address of the block that key names in fn.
type blockUse struct {
	c   *Const
	fn  *Function
	key string
	pos int
	// early is true before the body of the function.
	early bool
}

type pendingGroup struct {
	attrs *Attrs
	ids   []string
	fn    *Function
}

//go:noinline
func (p *parser) advance() {
	if p.err != nil {
		p.tok = token{kind: tokEOF, pos: p.tok.pos}
		return
	}
	p.tok = p.lexer.next()
}

// fail notes an error at the current token.
//
//go:noinline
func (p *parser) fail(message string) { p.failAt(p.tok.pos, message) }

func (p *parser) failAt(pos int, message string) {
	if p.err == nil {
		line := 1 + strings.Count(p.src[:pos], "\n")
		p.err = &Error{line, pos - strings.LastIndexByte(p.src[:pos], '\n'), message}
	}
	p.tok = token{kind: tokEOF, pos: pos}
}

// accept skips the punctuation if it is next.
func (p *parser) accept(kind tokenKind) bool {
	if p.tok.kind != kind {
		return false
	}
	p.advance()
	return true
}

// is reports whether the keyword is next.
func (p *parser) is(word string) bool { return p.tok.kind == tokWord && p.tok.text == word }

// acceptWord skips the keyword if it is next.
func (p *parser) acceptWord(word string) bool {
	if !p.is(word) {
		return false
	}
	p.advance()
	return true
}

// expect skips the punctuation, or fails with the message.
func (p *parser) expect(kind tokenKind, message string) bool {
	if p.accept(kind) {
		return true
	}
	p.fail(message)
	return false
}

func (p *parser) expectWord(word, message string) {
	if !p.acceptWord(word) {
		p.fail(message)
	}
}

// oneOf skips the next keyword and returns it if it is one of the words, which spaces separate.
func (p *parser) oneOf(words string) string {
	if p.tok.kind != tokWord || !hasWord(words, p.tok.text) {
		return ""
	}
	w := p.tok.text
	p.advance()
	return w
}

func hasWord(words, w string) bool {
	for rest := words; rest != ""; {
		var first string
		first, rest, _ = strings.Cut(rest, " ")
		if first == w {
			return true
		}
	}
	return false
}

// enter counts the nesting and reports whether it is within bounds.
func (p *parser) enter() bool {
	p.depth++
	if p.depth > maxDepth {
		p.fail("nesting is too deep")
		return false
	}
	return true
}

func (p *parser) leave() { p.depth-- }

// text reads a string.
func (p *parser) text(message string) string {
	t := p.tok
	if p.expect(tokString, message) {
		return t.text
	}
	return ""
}

// integer reads a number without a sign of at most bits bits.
func (p *parser) integer(bits int) uint64 {
	if p.tok.kind != tokInt || p.tok.text[0] == '-' {
		p.fail("expected integer")
		return 0
	}
	n, err := strconv.ParseUint(p.tok.text, 10, bits)
	if err != nil {
		p.fail("expected " + strconv.Itoa(bits) + "-bit integer (too large)")
		return 0
	}
	p.advance()
	return n
}

// id returns the number of the current token, one such as %3.
func (p *parser) id() uint64 {
	n, err := strconv.ParseUint(p.tok.text, 10, 32)
	if err != nil {
		p.fail("invalid value number (too large)")
	}
	return n
}

// module reads all entities of a file.
func (p *parser) module() {
	for p.tok.kind != tokEOF {
		switch p.tok.kind {
		case tokWord:
			p.entity()
		case tokLocal, tokLocalID:
			p.typeDefinition()
		case tokGlobal, tokGlobalID:
			p.globalDefinition()
		case tokComdat:
			p.comdatDefinition()
		case '!':
			p.nodeDefinition()
		case tokMeta:
			p.namedMetaDefinition()
		case tokSummary:
			p.summary()
		default:
			p.fail("expected top-level entity")
		}
	}
}

func (p *parser) entity() {
	switch p.tok.text {
	case "declare":
		p.advance()
		p.function(false)
	case "define":
		p.advance()
		p.function(true)
	case "module":
		p.advance()
		p.expectWord("asm", "expected 'module asm'")
		s := p.text("expected string constant")
		p.moduleAsm = append(p.moduleAsm, s)
	case "target":
		p.advance()
		what := p.oneOf("triple datalayout")
		if what == "" {
			p.fail("unknown target property")
		}
		p.expect('=', "expected '=' after target "+what)
		s := p.text("expected string constant")
		if what == "triple" {
			p.m.Triple = s
		} else {
			p.m.DataLayout = s
		}
	case "source_filename":
		p.advance()
		p.expect('=', "expected '=' after source_filename")
		p.m.SourceFilename = p.text("expected string constant")
	case "attributes":
		p.groupDefinition()
	case "uselistorder", "uselistorder_bb":
		p.useListOrder()
	default:
		p.fail("expected top-level entity")
	}
}

// useListOrder skips a line with the order of uses.
func (p *parser) useListOrder() {
	for p.tok.kind != '}' && p.tok.kind != tokEOF {
		p.advance()
	}
	p.expect('}', "expected '}' here")
}

// summary skips an entry of the module summary.
func (p *parser) summary() {
	p.advance()
	p.expect('=', "expected '=' here")
	p.advance()
	depth := 0
	for p.tok.kind != tokEOF {
		switch p.tok.kind {
		case '(':
			depth++
		case ')':
			depth--
		}
		p.advance()
		if depth == 0 && p.tok.kind != tokInt {
			return
		}
	}
}

// typeDefinition reads %name = type ….
func (p *parser) typeDefinition() {
	name, quotedID := p.tok, p.tok.kind == tokLocalID
	p.advance()
	p.expect('=', "expected '=' after name")
	p.expectWord("type", "expected 'type' after name")
	key := name.text
	if quotedID {
		key = "\x00" + key
	}
	ref := p.structs[key]
	if ref != nil && ref.defined {
		p.failAt(name.pos, "redefinition of type")
		return
	}
	if p.tok.kind != '{' && p.tok.kind != '<' && !p.is("opaque") {
		if ref != nil {
			p.failAt(name.pos, "forward references to non-struct type")
			return
		}
		p.structs[key] = &namedType{typ: p.typ(), defined: true}
		return
	}
	if ref == nil {
		ref = p.newStruct(key, name)
	}
	ref.defined = true
	if p.acceptWord("opaque") {
		return
	}
	packed := p.accept('<')
	if packed && p.tok.kind != '{' {
		if p.tok.kind == tokInt || p.is("vscale") {
			p.structs[key] = &namedType{typ: p.sequence('<', '>'), defined: true}
			return
		}
		p.fail("expected '{' in packed struct")
	}
	fields := p.fields()
	if packed {
		p.expect('>', "expected '>' in packed struct")
	}
	ref.typ.SetBody(packed, fields...)
}

func (p *parser) newStruct(key string, name token) *namedType {
	n := name.text
	if name.kind == tokLocalID {
		n = ""
	}
	ref := &namedType{typ: p.m.NewStruct(n), pos: name.pos}
	p.structs[key] = ref
	return ref
}

// comdatDefinition reads $name = comdat any.
func (p *parser) comdatDefinition() {
	name := p.tok
	p.advance()
	p.expect('=', "expected '=' here")
	p.expectWord("comdat", "expected comdat keyword")
	kind := p.oneOf("any exactmatch largest nodeduplicate samesize")
	if kind == "" {
		p.fail("unknown selection kind")
	}
	ref := p.comdat(name)
	if ref.defined {
		p.failAt(name.pos, "redefinition of comdat '$"+name.text+"'")
	}
	ref.comdat.Selection, ref.defined = kind, true
}

func (p *parser) comdat(name token) *comdatRef {
	ref := p.comdats[name.text]
	if ref == nil {
		ref = &comdatRef{comdat: &Comdat{Name: name.text, Selection: "any"}, pos: name.pos}
		p.comdats[name.text] = ref
	}
	return ref
}

// finish resolves what the file defines behind its uses, and reports what it does not define.
func (p *parser) finish() {
	if p.err != nil {
		return
	}
	p.m.Asm = strings.Join(p.moduleAsm, "\n")
	p.finishGroups()
	p.undefined(len(p.structs), func(report func(int, string, string)) {
		for name, s := range p.structs {
			if !s.defined {
				if name[0] == 0 {
					report(s.pos, name, "use of undefined type '%"+name[1:]+"'")
				} else {
					report(s.pos, "1"+name, "use of undefined type named '"+name+"'")
				}
			}
		}
	})
	p.undefined(len(p.comdats), func(report func(int, string, string)) {
		for name, c := range p.comdats {
			if !c.defined {
				report(c.pos, name, "use of undefined comdat '$"+name+"'")
			}
		}
	})
	p.finishGlobals()
	p.undefined(len(p.nodes), func(report func(int, string, string)) {
		for id, n := range p.nodes {
			if !n.defined {
				s := strconv.FormatUint(id, 10)
				report(n.pos, strings.Repeat("0", 20-len(s))+s, "use of undefined metadata '!"+s+"'")
			}
		}
	})
	if p.err == nil {
		p.upgrade()
	}
}

// undefined reports the first of the errors in the order of their keys.
func (p *parser) undefined(n int, each func(report func(pos int, key, message string))) {
	if n == 0 || p.err != nil {
		return
	}
	type missing struct {
		pos          int
		key, message string
	}
	var list []missing
	each(func(pos int, key, message string) { list = append(list, missing{pos, key, message}) })
	sort.Slice(list, func(i, j int) bool { return list[i].key < list[j].key })
	if len(list) > 0 {
		p.failAt(list[0].pos, list[0].message)
	}
}

package text

import "strconv"

// globalRef is a global of the file: a *Global, *Function or *Alias.
type globalRef struct {
	value   Value
	link    *Linkage
	pos     int
	defined bool
	// found is true if the file has a definition, called the type of a call of a global without definition.
	found  bool
	called *Type
}

// scan finds the globals that the file defines, so that uses before a definition name it.
func (p *parser) scan() {
	l := lexer{src: p.src}
	depth := 0
	for t := l.next(); t.kind != tokEOF; {
		name := t
		t = l.next()
		switch {
		case name.kind == '{':
			depth++
		case name.kind == '}':
			depth = max(depth-1, 0)
		case depth > 0:
		case name.kind == tokWord && (name.text == "define" || name.text == "declare"):
			for t.kind != tokEOF && t.kind != tokGlobal && t.kind != tokGlobalID {
				t = l.next()
			}
			if t.kind != tokEOF {
				p.found(t, "define")
			}
		case (name.kind == tokGlobal || name.kind == tokGlobalID) && t.kind == '=':
			for t.kind != tokEOF && !(t.kind == tokWord && hasWord("global constant alias ifunc", t.text)) {
				t = l.next()
			}
			p.found(name, t.text)
		}
	}
}

// globalKey returns the key of a name in globals. A number has another key than the name of its digits.
func globalKey(t token) string {
	if t.kind == tokGlobalID {
		return "\x00" + t.text
	}
	return t.text
}

func (p *parser) found(t token, what string) {
	key := globalKey(t)
	if p.globals[key] != nil {
		return
	}
	name := t.text
	if t.kind == tokGlobalID {
		name = ""
	}
	ref := &globalRef{pos: t.pos, found: true}
	switch what {
	case "global", "constant":
		g := &Global{Name: name}
		ref.value, ref.link = g, &g.Linkage
	case "alias", "ifunc":
		a := &Alias{Name: name}
		ref.value, ref.link = a, &a.Linkage
	default:
		f := &Function{Name: name}
		ref.value, ref.link = f, &f.Linkage
	}
	p.globals[key] = ref
}

// globalUse returns the global of the current token as a pointer of type t.
func (p *parser) globalUse(t *Type) Value {
	key, at := globalKey(p.tok), p.tok.pos
	if t.Kind != PtrKind {
		p.fail("global variable reference must have pointer type")
		return Poison(t)
	}
	ref := p.globals[key]
	if ref == nil {
		f := &Function{Name: p.tok.text}
		ref = &globalRef{value: f, link: &f.Linkage, pos: at}
		p.globals[key] = ref
	}
	if ref.link.typ == nil {
		ref.link.typ = t
	}
	if ref.link.typ != t {
		p.typeMismatch("@"+p.tok.text, ref.link.typ, t)
	}
	p.advance()
	return ref.value
}

func (p *parser) typeMismatch(name string, have, want *Type) {
	p.fail("'" + name + "' defined with type '" + typeText(have) + "' but expected '" + typeText(want) + "'")
}

// define marks the global of the name as defined at the pointer type, and checks its number.
func (p *parser) define(name token, what string, t *Type) *globalRef {
	if name.kind == tokGlobalID {
		n, err := strconv.ParseUint(name.text, 10, 32)
		if err != nil || n < p.unnamed {
			p.failAt(name.pos, what+" expected to be numbered '@"+strconv.FormatUint(p.unnamed, 10)+"' or greater")
		}
		p.unnamed = n + 1
	}
	ref := p.globals[globalKey(name)]
	if ref == nil {
		p.failAt(name.pos, "expected global name")
		return nil
	}
	if ref.link.typ != nil && ref.link.typ != t {
		p.failAt(name.pos, "forward reference and definition of global have different types")
	}
	if ref.defined {
		if what == "function" {
			p.failAt(name.pos, "invalid redefinition of function '"+name.text+"'")
		} else {
			p.failAt(name.pos, "redefinition of global '@"+name.text+"'")
		}
	}
	ref.defined, ref.link.typ = true, t
	return ref
}

const (
	linkages     = "private internal weak weak_odr linkonce linkonce_odr available_externally appending common extern_weak external"
	visibilities = "default hidden protected"
)

// linkage reads what precedes the keywords of one kind of global.
func (p *parser) linkage(l *Linkage) {
	if l.Linkage = p.oneOf(linkages); l.Linkage == "external" {
		l.Linkage = ""
	}
	if w := p.oneOf("dso_local dso_preemptable"); w != "" {
		l.DSOLocal = w == "dso_local"
	}
	if l.Visibility = p.oneOf(visibilities); l.Visibility == "default" {
		l.Visibility = ""
	}
	l.DLL = p.oneOf("dllimport dllexport")
}

func (p *parser) threadLocal() string {
	if !p.acceptWord("thread_local") {
		return ""
	}
	if !p.accept('(') {
		return "generaldynamic"
	}
	model := p.oneOf("localdynamic initialexec localexec")
	if model == "" {
		p.fail("expected localdynamic, initialexec or localexec")
	}
	p.expect(')', "expected ')' after thread local model")
	return model
}

// globalDefinition reads a variable, an alias or an ifunc.
func (p *parser) globalDefinition() {
	name := p.tok
	p.advance()
	p.expect('=', "expected '=' in global variable")
	var l Linkage
	external := p.is("external") || p.is("extern_weak")
	local := p.tok.kind == tokWord && isLocalLinkage(p.tok.text)
	p.linkage(&l)
	if local && l.Visibility != "" {
		p.failAt(name.pos, "symbol with local linkage must have default visibility")
	}
	l.TLS = p.threadLocal()
	l.UnnamedAddr = p.oneOf("unnamed_addr local_unnamed_addr")
	if p.is("alias") || p.is("ifunc") {
		p.alias(name, l)
		return
	}
	l.AddrSpace = p.optionalSpace()
	l.typ = p.m.Pointer(l.AddrSpace)
	ref := p.define(name, "global", l.typ)
	if ref == nil {
		return
	}
	g, ok := ref.value.(*Global)
	if !ok {
		p.failAt(name.pos, "redefinition of global '@"+name.text+"'")
		return
	}
	g.Linkage = l
	g.ExternallyInitialized = p.acceptWord("externally_initialized")
	word := p.oneOf("global constant")
	if word == "" {
		p.fail("expected 'global' or 'constant'")
	}
	g.Constant = word == "constant"
	at := p.tok.pos
	g.ValueType = p.typ()
	if !external {
		g.Init = p.globalValue(g.ValueType)
	}
	if g.ValueType.Kind == FuncKind || g.ValueType.Kind == LabelKind || g.ValueType.Kind == MetadataKind || g.ValueType.Kind == TokenKind {
		p.failAt(at, "invalid type for global variable")
	}
	p.m.Globals = append(p.m.Globals, g)
	p.globalClauses(g)
}

func (p *parser) globalClauses(g *Global) {
	for p.accept(',') {
		switch {
		case p.acceptWord("section"):
			g.Section = p.text("expected global section string")
		case p.acceptWord("partition"):
			g.Partition = p.text("expected partition string")
		case p.acceptWord("code_model"):
			if g.CodeModel = p.text("expected global code model string"); !hasWord("tiny small kernel medium large", g.CodeModel) {
				p.fail("invalid code model")
			}
		case p.is("align"):
			g.Align = p.alignment()
		case p.is("comdat"):
			g.Comdat = p.optionalComdat(g.Name)
		case p.tok.kind == tokMeta:
			g.Metadata = append(g.Metadata, p.attachment())
		default:
			w := p.oneOf("no_sanitize_address no_sanitize_hwaddress sanitize_memtag sanitize_address_dyninit")
			if w == "" {
				p.fail("unknown global variable property!")
				return
			}
			g.Sanitize = append(g.Sanitize, w)
		}
	}
	var ids []string
	g.Attrs = p.attrs(false, &ids)
	if len(ids) > 0 {
		p.pending = append(p.pending, pendingGroup{&g.Attrs, ids, nil})
	}
}

// alignment reads align n.
func (p *parser) alignment() uint64 {
	if !p.acceptWord("align") {
		return 0
	}
	parens := p.accept('(')
	at := p.tok.pos
	n := p.integer(64)
	if n == 0 || n&(n-1) != 0 {
		p.failAt(at, "alignment is not a power of two")
	}
	if n > 1<<32 {
		p.failAt(at, "huge alignments are not supported yet")
	}
	if parens {
		p.expect(')', "expected ')'")
	}
	return n
}

func (p *parser) optionalComdat(name string) *Comdat {
	at := p.tok
	if !p.acceptWord("comdat") {
		return nil
	}
	if p.accept('(') {
		t := p.tok
		p.expect(tokComdat, "expected comdat variable")
		p.expect(')', "expected ')' after comdat var")
		return p.comdat(t).comdat
	}
	if name == "" {
		p.fail("comdat cannot be unnamed")
	}
	at.text = name
	return p.comdat(at).comdat
}

func (p *parser) alias(name token, l Linkage) {
	isAlias := p.is("alias")
	p.advance()
	t := p.typ()
	p.expect(',', "expected comma after alias or ifunc's type")
	at := p.tok.pos
	var target Value
	if p.tok.kind == tokWord && opTable[OpOf(p.tok.text)].expr {
		target = p.constantExpr(nil)
	} else {
		target = p.globalValue(p.typ())
	}
	if p.err != nil {
		return
	}
	l.typ = target.Type()
	if l.typ.Kind != PtrKind {
		p.failAt(at, "An alias or ifunc must have pointer type")
		return
	}
	l.AddrSpace = l.typ.N
	ref := p.define(name, "global", l.typ)
	if ref == nil {
		return
	}
	a, ok := ref.value.(*Alias)
	if !ok {
		p.failAt(name.pos, "redefinition of global '@"+name.text+"'")
		return
	}
	a.Linkage, a.ValueType, a.Target = l, t, target
	if isAlias {
		p.m.Aliases = append(p.m.Aliases, a)
	} else {
		p.m.IFuncs = append(p.m.IFuncs, a)
	}
	for p.accept(',') {
		p.expectWord("partition", "unknown alias or ifunc property!")
		a.Partition = p.text("expected partition string")
	}
}

// finishGlobals reports globals without definition. It declares intrinsics that are called.
func (p *parser) finishGlobals() {
	p.undefined(len(p.globals), func(report func(int, string, string)) {
		for key, ref := range p.globals {
			name := key
			if key != "" && key[0] == 0 {
				name = key[1:]
			}
			if !ref.found && !(ref.called != nil && isIntrinsic(name)) {
				report(ref.pos, key, "use of undefined value '@"+name+"'")
			}
		}
	})
	if p.err == nil {
		p.declareIntrinsics()
	}
}

func isIntrinsic(name string) bool { return len(name) > 5 && name[:5] == "llvm." }

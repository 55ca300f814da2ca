package text

import (
	"sort"
	"strconv"
	"strings"
)

// body is the state of a function that the parser reads.
type body struct {
	fn    *Function
	named map[string]Value
	// slots holds values without names by their numbers, of which the text may leave some out.
	slots map[uint64]Value
	free  uint64
	// forward holds values that are used before they are defined, by name or by \x00 and number.
	forward map[string]*forward
	waiting map[string]*blockRef
	// fixes is true if an operand may be a *forward.
	fixes bool
}

// forward stands for a value until its definition.
type forward struct {
	typ   *Type
	pos   int
	value Value
}

// Type returns the type at which the value is used.
func (f *forward) Type() *Type { return f.typ }

type blockRef struct {
	block *Block
	pos   int
}

// function reads a definition or a declaration.
func (p *parser) function(define bool) {
	var meta []Attachment
	for !define && p.tok.kind == tokMeta {
		meta = append(meta, p.attachment())
	}
	var l Linkage
	at := p.tok.pos
	p.linkage(&l)
	switch l.Linkage {
	case "", "extern_weak":
		if l.Linkage != "" && define {
			p.failAt(at, "invalid linkage for function definition")
		}
	case "appending", "common":
		p.failAt(at, "invalid function linkage type")
	default:
		if !define {
			p.failAt(at, "invalid linkage for function declaration")
		}
	}
	if isLocalLinkage(l.Linkage) && l.Visibility != "" {
		p.failAt(at, "symbol with local linkage must have default visibility")
	}
	cc := p.convention()
	ret := p.attrs(false, nil)
	at = p.tok.pos
	result := p.result()
	if result.Kind == FuncKind || result.Kind == LabelKind || result.Kind == MetadataKind {
		p.failAt(at, "invalid function return type")
	}
	name := p.tok
	if name.kind != tokGlobal && name.kind != tokGlobalID {
		p.fail("expected function name")
		return
	}
	p.advance()
	f := &Function{CC: cc, RetAttrs: ret, Name: name.text}
	if name.kind == tokGlobalID {
		f.Name = ""
	}
	ids := p.params(f, result)
	l.UnnamedAddr = p.oneOf("unnamed_addr local_unnamed_addr")
	if p.is("addrspace") {
		l.AddrSpace = p.optionalSpace()
	} else {
		l.AddrSpace = parseLayout(p.m.DataLayout).program
	}
	l.typ = p.m.Pointer(l.AddrSpace)
	l.Metadata = meta
	f.Linkage = l
	f = p.place(f, name)
	if f == nil {
		return
	}
	p.clauses(f)
	if define {
		p.definition(f, ids)
	}
}

// place makes f the function that uses of the name refer to.
func (p *parser) place(f *Function, name token) *Function {
	if p.err != nil {
		return nil
	}
	ref := p.define(name, "function", f.typ)
	if ref == nil {
		return nil
	}
	known, ok := ref.value.(*Function)
	if !ok {
		p.failAt(name.pos, "redefinition of function '@"+name.text+"'")
		return nil
	}
	*known = *f
	p.m.Functions = append(p.m.Functions, known)
	return known
}

// params reads the parameters. It returns the tokens of their names.
func (p *parser) params(f *Function, result *Type) []token {
	p.expect('(', "expected '(' in function argument list")
	var names []token
	var types []*Type
	variadic := false
	next := uint64(0)
	for p.tok.kind != ')' && p.tok.kind != tokEOF {
		if p.accept(tokDots) {
			variadic = true
			break
		}
		at := p.tok.pos
		t := p.typ()
		a := &Param{typ: t, Attrs: p.attrs(false, nil)}
		if t.Kind == FuncKind || t.Kind == LabelKind {
			p.failAt(at, "invalid type for function argument")
		}
		name := token{kind: tokEOF, pos: p.tok.pos}
		if p.tok.kind == tokLocal || p.tok.kind == tokLocalID {
			name = p.tok
			if name.kind == tokLocal {
				a.Name = name.text
			} else if next = max(next, p.id()); next != p.id() {
				p.failAt(at, "argument expected to be numbered '%"+strconv.FormatUint(next, 10)+"' or greater")
			}
			p.advance()
		}
		name.pos = at
		if a.Name == "" {
			next++
		}
		names = append(names, name)
		types = append(types, t)
		f.Params = append(f.Params, a)
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "expected ')' at end of argument list")
	f.Sig = p.m.Func(result, variadic, types...)
	return names
}

// clauses reads what stands between the parameters and the body.
func (p *parser) clauses(f *Function) {
	p.functionAttrs(&f.Attrs, f)
	if p.acceptWord("section") {
		f.Section = p.text("expected string constant")
	}
	if p.acceptWord("partition") {
		f.Partition = p.text("expected string constant")
	}
	f.Comdat = p.optionalComdat(f.Name)
	f.Align = p.alignment()
	if p.acceptWord("gc") {
		f.GC = p.text("expected string")
	}
	for _, c := range [...]struct {
		word string
		into *Value
	}{{"prefix", &f.Prefix}, {"prologue", &f.Prologue}, {"personality", &f.Personality}} {
		if p.acceptWord(c.word) {
			*c.into = p.globalValue(p.typ())
		}
	}
}

// definition reads the body of a function.
func (p *parser) definition(f *Function, names []token) {
	p.body = &body{slots: map[uint64]Value{}, fn: f, named: map[string]Value{}, forward: map[string]*forward{}, waiting: map[string]*blockRef{}}
	for i, a := range f.Params {
		if a.Name == "" {
			if names[i].kind == tokLocalID {
				p.reach(names[i], "argument", "%")
			}
			p.addSlot(a)
			continue
		}
		if p.named[a.Name] != nil {
			p.failAt(names[i].pos, "redefinition of argument '%"+a.Name+"'")
		}
		p.named[a.Name] = a
	}
	for p.tok.kind == tokMeta {
		f.Metadata = append(f.Metadata, p.attachment())
	}
	p.expect('{', "expected '{' in function body")
	if p.tok.kind == '}' || p.is("uselistorder") {
		p.fail("function body requires at least one basic block")
	}
	for p.tok.kind != '}' && p.tok.kind != tokEOF && !p.is("uselistorder") {
		p.block()
	}
	for p.is("uselistorder") {
		p.useListOrder()
	}
	if p.tok.kind == tokEOF {
		p.fail("found end of file when expecting more instructions")
	}
	p.expect('}', "expected instruction opcode")
	p.endFunction()
	p.body = nil
}

// block reads a basic block.
func (p *parser) block() {
	b := p.startBlock()
	if p.err != nil {
		return
	}
	b.Parent = p.fn
	p.fn.Blocks = append(p.fn.Blocks, b)
	for p.err == nil {
		if p.accept('#') {
			b.AddRecord(p.record())
			continue
		}
		if p.instruction(b) {
			return
		}
	}
}

func (p *parser) startBlock() *Block {
	t := p.tok
	if t.kind != tokLabel {
		return p.takeBlock("\x00"+p.nextText(), t)
	}
	p.advance()
	if !t.quoted && allDigits(t.text) {
		if !p.reach(t, "label", "") {
			return nil
		}
		return p.takeBlock("\x00"+p.nextText(), t)
	}
	return p.takeBlock(t.text, t)
}

// takeBlock defines the block of the key.
func (p *parser) takeBlock(key string, t token) *Block {
	b := &Block{}
	if w := p.waiting[key]; w != nil {
		b = w.block
		delete(p.waiting, key)
	}
	if f := p.forward[key]; f != nil {
		p.failAt(t.pos, "unable to create block "+blockWords(key))
		return nil
	}
	if key[0] == 0 {
		p.addSlot(b)
		return b
	}
	b.Name = key
	if old := p.named[key]; old != nil {
		p.failAt(t.pos, "unable to create block named '"+key+"'")
		return nil
	}
	p.named[key] = b
	return b
}

func blockWords(key string) string {
	if key[0] == 0 {
		return "numbered '" + key[1:] + "'"
	}
	return "named '" + key + "'"
}

// localKey returns the key of the current token, one such as %x or %3.
func (p *parser) localKey() string {
	if p.tok.kind == tokLocalID {
		return "\x00" + strconv.FormatUint(p.id(), 10)
	}
	return p.tok.text
}

// known returns the value of the key, nil if the text has not defined it yet.
func (p *parser) known(key string) Value {
	if key != "" && key[0] == 0 {
		n, _ := strconv.ParseUint(key[1:], 10, 64)
		return p.slots[n]
	}
	return p.named[key]
}

// localUse returns the local value of the current token at type t.
func (p *parser) localUse(t *Type) Value {
	if p.body == nil {
		p.fail("invalid use of function-local name")
		return Poison(t)
	}
	if t == Label {
		return p.blockUse()
	}
	key, at := p.localKey(), p.tok.pos
	shown := "%" + p.tok.text
	v := p.known(key)
	if v == nil {
		f := p.forward[key]
		if f == nil {
			f = &forward{typ: t, pos: at}
			p.forward[key] = f
			if w := p.waiting[key]; w != nil {
				p.typeMismatch(shown, Label, t)
			}
		}
		p.fixes = true
		v = f
	}
	if have := v.Type(); have != t {
		if have == Label {
			p.fail("'" + shown + "' is not a basic block")
		} else {
			p.typeMismatch(shown, have, t)
		}
		return Poison(t)
	}
	if t.Kind == FuncKind || t.Kind == VoidKind {
		p.fail("invalid use of a non-first-class type")
	}
	p.advance()
	return v
}

// blockUse returns the block that the current token names.
func (p *parser) blockUse() *Block {
	key, at := p.localKey(), p.tok.pos
	v := p.known(key)
	if v == nil {
		w := p.waiting[key]
		if w == nil {
			w = &blockRef{&Block{Parent: p.fn}, at}
			p.waiting[key] = w
			if f := p.forward[key]; f != nil {
				p.fail("'%" + p.tok.text + "' is not a basic block")
			}
		}
		v = w.block
	}
	b, ok := v.(*Block)
	if !ok {
		p.fail("'%" + p.tok.text + "' is not a basic block")
		return &Block{}
	}
	p.advance()
	return b
}

// label reads label %b.
func (p *parser) label() *Block {
	at := p.tok.pos
	t := p.typ()
	if p.err == nil && (t != Label || p.tok.kind != tokLocal && p.tok.kind != tokLocalID) {
		p.failAt(at, "expected a basic block")
	}
	if p.err != nil {
		return &Block{}
	}
	return p.blockUse()
}

// reach moves on to the number of a name. Numbers may leave gaps, but not go back.
func (p *parser) reach(name token, what, sigil string) bool {
	n, err := strconv.ParseUint(name.text, 10, 32)
	if err != nil || n < p.free {
		p.failAt(name.pos, what+" expected to be numbered '"+sigil+p.nextText()+"' or greater")
		return false
	}
	p.free = n
	return true
}

func (p *parser) nextText() string { return strconv.FormatUint(p.free, 10) }

func (p *parser) addSlot(v Value) {
	p.slots[p.free] = v
	p.free++
}

// setName gives an instruction its name or number.
func (p *parser) setName(name token, i *Inst) {
	if i.typ == Void {
		if name.kind != tokEOF {
			p.failAt(name.pos, "instructions returning void cannot have a name")
		}
		return
	}
	if name.kind == tokLocalID && !p.reach(name, "instruction", "%") {
		return
	}
	key := "\x00" + p.nextText()
	if name.kind == tokLocal {
		key = name.text
		i.Name = key
	}
	if f := p.forward[key]; f != nil {
		if f.typ != i.typ {
			p.failAt(name.pos, "instruction forward referenced with type '"+typeText(f.typ)+"'")
			return
		}
		f.value = i
		delete(p.forward, key)
	}
	if p.waiting[key] != nil {
		p.failAt(name.pos, "instruction forward referenced with type 'label'")
		return
	}
	if i.Name == "" {
		p.addSlot(i)
		return
	}
	if p.named[key] != nil {
		p.failAt(name.pos, "multiple definition of local value named '"+key+"'")
		return
	}
	p.named[key] = i
}

// endFunction reports what is not defined and puts definitions in the place of *forward.
func (p *parser) endFunction() {
	p.undefined(len(p.forward)+len(p.waiting), func(report func(int, string, string)) {
		say := func(key string, pos int) {
			if key[0] == 0 {
				// Names come before numbers.
				report(pos, "1"+strings.Repeat("0", 20-len(key))+key[1:], "use of undefined value '%"+key[1:]+"'")
			} else {
				report(pos, "0"+key, "use of undefined value '%"+key+"'")
			}
		}
		for key, f := range p.forward {
			say(key, f.pos)
		}
		for key, w := range p.waiting {
			say(key, w.pos)
		}
	})
	if p.err == nil && p.fixes {
		p.replaceForward()
	}
}

func (p *parser) replaceForward() {
	fix := func(list []Value) {
		for n, v := range list {
			list[n] = resolved(v)
		}
	}
	records := func(list []*Record) {
		for _, r := range list {
			for _, a := range r.Args {
				fixMeta(a)
			}
		}
	}
	for _, b := range p.fn.Blocks {
		for _, i := range b.Insts {
			fix(i.Args)
			if i.Call != nil {
				i.Call.Callee = resolved(i.Call.Callee)
				for _, bundle := range i.Call.Bundles {
					fix(bundle.Args)
				}
			}
			records(i.Records)
		}
		records(b.Records)
	}
}

func resolved(v Value) Value {
	switch v := v.(type) {
	case *forward:
		return v.value
	case *MetaOperand:
		fixMeta(v.Meta)
	}
	return v
}

func fixMeta(m Metadata) {
	switch m := m.(type) {
	case *MetaValue:
		m.Value = resolved(m.Value)
	case *ArgList:
		for _, a := range m.Args {
			a.Value = resolved(a.Value)
		}
	}
}

// declareIntrinsics declares intrinsics that the file calls and does not declare.
func (p *parser) declareIntrinsics() {
	var names []string
	for name, ref := range p.globals {
		if !ref.found {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	for _, name := range names {
		ref := p.globals[name]
		f := ref.value.(*Function)
		f.Sig, f.typ = ref.called, Ptr
		for _, t := range f.Sig.Elems {
			f.Params = append(f.Params, &Param{typ: t})
		}
		p.m.Functions = append(p.m.Functions, f)
	}
}

package text

import (
	"strings"
)

// nodeDefinition reads !3 = ….
func (p *parser) nodeDefinition() {
	p.advance()
	at := p.tok.pos
	id := p.nodeID()
	p.expect('=', "expected '=' here")
	if p.tok.kind == tokWord && p.err == nil && !p.is("distinct") {
		p.fail("unexpected type in metadata definition")
	}
	distinct := p.acceptWord("distinct")
	if p.tok.kind != '!' && p.tok.kind != tokMeta {
		p.fail("Expected '!' here")
	}
	n := p.node(distinct)
	if p.err != nil {
		return
	}
	ref := p.nodeRef(id, at)
	if ref.defined {
		p.fail("Metadata id is already used")
		return
	}
	*ref.node, ref.defined = *n, true
}

func (p *parser) nodeID() uint64 { return p.integer(32) }

func (p *parser) nodeRef(id uint64, at int) *nodeRef {
	ref := p.nodes[id]
	if ref == nil {
		ref = &nodeRef{node: &Node{}, pos: at}
		p.nodes[id] = ref
	}
	return ref
}

// namedMetaDefinition reads !name = !{…}.
func (p *parser) namedMetaDefinition() {
	name := p.tok.text
	p.advance()
	p.expect('=', "expected '=' here")
	p.expect('!', "Expected '!' here")
	p.expect('{', "Expected '{' here")
	var list []*Node
	for p.tok.kind != '}' && p.tok.kind != tokEOF {
		if p.tok.kind == tokMeta && p.tok.text == "DIExpression" {
			list = append(list, p.node(false))
		} else {
			p.expect('!', "Expected '!' here")
			at := p.tok.pos
			list = append(list, p.nodeRef(p.nodeID(), at).node)
		}
		if !p.accept(',') {
			break
		}
	}
	p.expect('}', "expected end of metadata node")
	p.m.AddNamedMeta(name, list...)
}

// node reads a node at its exclamation mark or name.
func (p *parser) node(distinct bool) *Node {
	if !p.enter() {
		return &Node{}
	}
	defer p.leave()
	if p.tok.kind == tokMeta {
		n := p.special(p.tok.text)
		n.Distinct = distinct
		return n
	}
	p.expect('!', "expected '!' here")
	n := &Node{Distinct: distinct}
	p.expect('{', "expected '{' here")
	n.Ops = p.metaList()
	return n
}

// metaList reads operands up to a brace.
func (p *parser) metaList() []Metadata {
	var list []Metadata
	for p.tok.kind != '}' && p.tok.kind != tokEOF {
		list = append(list, p.operand())
		if !p.accept(',') {
			break
		}
	}
	p.expect('}', "expected end of metadata node")
	return list
}

// operand reads an operand of a node, which may be null.
func (p *parser) operand() Metadata {
	if p.acceptWord("null") {
		return nil
	}
	saved := p.body
	p.body = nil
	m := p.metadata()
	p.body = saved
	return m
}

// metadata reads a reference, a node, a string or a value.
func (p *parser) metadata() Metadata {
	switch p.tok.kind {
	case tokMeta:
		if p.tok.text == "DIArgList" {
			return p.argList()
		}
		return p.node(false)
	case '!':
		saved, tok := p.lexer, p.tok
		p.advance()
		switch p.tok.kind {
		case tokString:
			return MetaString(p.text(""))
		case tokInt:
			at := p.tok.pos
			return p.nodeRef(p.nodeID(), at).node
		}
		p.lexer, p.tok = saved, tok
		return p.node(false)
	}
	at := p.tok.pos
	t := p.anyType("expected metadata operand")
	if p.err == nil && t == MetaType {
		p.failAt(at, "invalid metadata-value-metadata roundtrip")
	}
	if p.err != nil {
		return nil
	}
	return &MetaValue{p.value(t)}
}

func (p *parser) argList() Metadata {
	p.advance()
	p.expect('(', "expected '(' here")
	list := &ArgList{}
	for p.tok.kind != ')' && p.tok.kind != tokEOF {
		t := p.typ()
		list.Args = append(list.Args, &MetaValue{p.value(t)})
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "expected ')' here")
	return list
}

// special reads a specialized node.
func (p *parser) special(kind string) *Node {
	row := nodeTable()[kind]
	if row == nil {
		p.fail("expected metadata type")
		return &Node{}
	}
	p.advance()
	n := &Node{Kind: kind}
	p.expect('(', "expected '(' here")
	if kind == "DIExpression" {
		p.words(n)
		return n
	}
	for p.tok.kind != ')' && p.tok.kind != tokEOF {
		if p.tok.kind != tokLabel {
			p.fail("expected field label here")
			return n
		}
		name := p.tok.text
		if kind == "GenericDINode" && name == "operands" {
			p.advance()
			p.expect('{', "expected '{' here")
			n.Ops = p.metaList()
		} else {
			p.specialField(n, row, name)
		}
		if !p.accept(',') {
			break
		}
	}
	close := p.tok.pos
	p.expect(')', "expected ')' here")
	p.required(n, close)
	p.oldFlags(n)
	return n
}

func (p *parser) specialField(n *Node, row *nodeRow, name string) {
	if !row.has(n.Kind, name) {
		p.fail("invalid field '" + name + "'")
		return
	}
	if n.field(name) != nil {
		p.fail("field '" + name + "' cannot be specified more than once")
		return
	}
	p.advance()
	f := Field{Name: name}
	switch p.tok.kind {
	case tokString:
		f.Kind, f.Text = FieldString, p.tok.text
		p.advance()
	case tokInt:
		f.Kind, f.Text = FieldNumber, p.tok.text
		p.advance()
	case tokWord:
		if p.is("null") {
			p.advance()
			break
		}
		if !p.fieldWord(&f) {
			f.Ref = p.operand()
		}
	default:
		f.Ref = p.operand()
	}
	n.Fields = append(n.Fields, f)
}

// oldFieldNames are fields that nodes take and that are written in another way.
var oldFieldNames = map[string]string{"DISubprogram": "isLocal isDefinition isOptimized virtuality"}

func (r *nodeRow) has(kind, name string) bool {
	for i := range r.fields {
		if r.fields[i].name == name {
			return true
		}
	}
	return hasWord(oldFieldNames[kind], name)
}

// fieldWord reads keywords that bars join. It returns false for a type, which begins a value.
func (p *parser) fieldWord(f *Field) bool {
	w := p.tok.text
	if w == "ptr" || len(w) > 1 && w[0] == 'i' && isDigit(w[1]) {
		return false
	}
	for i := range primitives {
		if primitives[i].name == w {
			return false
		}
	}
	f.Kind = FieldWord
	var words []string
	for {
		words = append(words, p.tok.text)
		p.advance()
		if !p.accept('|') {
			break
		}
	}
	f.Text = strings.Join(orderedFlags(words), " | ")
	return true
}

// debugFlags are the flags of debug information in LLVM's order.
const debugFlags = `DIFlagPublic DIFlagProtected DIFlagPrivate DIFlagSingleInheritance DIFlagMultipleInheritance DIFlagVirtualInheritance
DIFlagIndirectVirtualBase DIFlagFwdDecl DIFlagAppleBlock DIFlagReservedBit4 DIFlagVirtual DIFlagArtificial DIFlagExplicit DIFlagPrototyped
DIFlagObjcClassComplete DIFlagObjectPointer DIFlagVector DIFlagStaticMember DIFlagLValueReference DIFlagRValueReference DIFlagExportSymbols
DIFlagIntroducedVirtual DIFlagBitField DIFlagNoReturn DIFlagTypePassByValue DIFlagTypePassByReference DIFlagEnumClass DIFlagThunk DIFlagNonTrivial
DIFlagBigEndian DIFlagLittleEndian DIFlagAllCallsDescribed DISPFlagVirtual DISPFlagPureVirtual DISPFlagLocalToUnit DISPFlagDefinition
DISPFlagOptimized DISPFlagPure DISPFlagElemental DISPFlagRecursive DISPFlagMainSubprogram DISPFlagDeleted DISPFlagObjCDirect`

// orderedFlags puts flags in LLVM's order if it knows all.
func orderedFlags(words []string) []string {
	if len(words) < 2 {
		return words
	}
	given := map[string]bool{}
	for _, w := range words {
		given[w] = true
	}
	if given["DIFlagFwdDecl"] && given["DIFlagVirtual"] {
		// The two bits together have a name.
		delete(given, "DIFlagFwdDecl")
		delete(given, "DIFlagVirtual")
		given["DIFlagIndirectVirtualBase"] = true
	}
	var out []string
	for _, w := range strings.Fields(debugFlags) {
		if given[w] {
			out = append(out, w)
		}
	}
	if len(out) < len(given) {
		return words
	}
	return out
}

// words reads the elements of a DIExpression.
func (p *parser) words(n *Node) {
	for p.tok.kind == tokWord || p.tok.kind == tokInt {
		n.Words = append(n.Words, p.tok.text)
		p.advance()
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "expected ')' here")
}

// requiredFields are the fields that a node of the kind must have.
var requiredFields = map[string]string{
	"DILocation": "scope", "GenericDINode": "tag", "DIEnumerator": "name value", "DIDerivedType": "tag baseType", "DICompositeType": "tag",
	"DISubroutineType": "types", "DIFile": "filename directory", "DICompileUnit": "file", "DILexicalBlock": "scope",
	"DILexicalBlockFile": "scope discriminator", "DIMacro": "type name", "DIMacroFile": "file", "DIModule": "scope name",
	"DITemplateTypeParameter": "type", "DITemplateValueParameter": "value", "DIGlobalVariable": "scope", "DILocalVariable": "scope",
	"DILabel": "scope name file line", "DIGlobalVariableExpression": "var expr", "DIImportedEntity": "tag scope", "DINamespace": "scope", "DICommonBlock": "scope",
}

func (p *parser) required(n *Node, at int) {
	for _, name := range strings.Fields(requiredFields[n.Kind]) {
		if n.field(name) == nil {
			p.failAt(at, "missing required field '"+name+"'")
			return
		}
	}
	if n.Kind == "DICompileUnit" && n.field("language") == nil && n.field("sourceLanguageName") == nil {
		p.failAt(at, "missing required field 'language'")
	}
}

// oldFlags makes spFlags of the fields that came before them.
func (p *parser) oldFlags(n *Node) {
	if n.Kind != "DISubprogram" {
		return
	}
	var words []string
	for _, f := range [...]struct{ field, value, word string }{
		{"virtuality", "DW_VIRTUALITY_virtual", "DISPFlagVirtual"}, {"virtuality", "DW_VIRTUALITY_pure_virtual", "DISPFlagPureVirtual"},
		{"isLocal", "true", "DISPFlagLocalToUnit"}, {"isDefinition", "true", "DISPFlagDefinition"}, {"isOptimized", "true", "DISPFlagOptimized"},
	} {
		if n.Text(f.field) == f.value || f.field == "isDefinition" && n.field("isDefinition") == nil {
			words = append(words, f.word)
		}
	}
	keep := n.Fields[:0]
	for _, f := range n.Fields {
		if !hasWord(oldFieldNames["DISubprogram"], f.Name) {
			keep = append(keep, f)
		}
	}
	n.Fields = keep
	if n.field("spFlags") == nil && len(words) > 0 {
		n.Fields = append(n.Fields, Word("spFlags", strings.Join(words, " | ")))
	}
}

// attachment reads !kind !node.
func (p *parser) attachment() Attachment {
	kind := p.tok.text
	p.advance()
	p.noteKind(kind)
	if p.tok.kind == tokMeta {
		return Attachment{kind, p.node(false)}
	}
	m := p.metadata()
	n, ok := m.(*Node)
	if !ok {
		p.fail("expected metadata node")
		n = &Node{}
	}
	return Attachment{kind, n}
}

// noteKind gives a kind of attachments that LLVM does not define its place among those.
func (p *parser) noteKind(kind string) {
	if p.kinds == nil {
		p.kinds = map[string]bool{}
		for _, k := range strings.Fields(fixedKinds) {
			p.kinds[k] = true
		}
	}
	if !p.kinds[kind] {
		p.kinds[kind] = true
		p.m.MetaKinds = append(p.m.MetaKinds, kind)
	}
}

// recordSizes are the debug records with the number of their operands.
var recordSizes = map[string]int{"dbg_value": 3, "dbg_declare": 3, "dbg_assign": 6, "dbg_label": 1, "dbg_declare_value": 3}

// record reads a debug record behind the number sign.
func (p *parser) record() *Record {
	word := p.tok.text
	size := recordSizes[word]
	if p.tok.kind != tokWord || size == 0 {
		p.fail("expected debug record type here")
		return &Record{}
	}
	p.advance()
	r := &Record{Kind: strings.TrimPrefix(word, "dbg_")}
	p.expect('(', "Expected '(' here")
	for n := 0; n < size && p.err == nil; n++ {
		r.Args = append(r.Args, p.metadata())
		p.expect(',', "Expected ',' here")
	}
	loc, ok := p.metadata().(*Node)
	if !ok {
		p.fail("expected metadata node")
	}
	r.Loc = loc
	p.expect(')', "Expected ')' here")
	return r
}

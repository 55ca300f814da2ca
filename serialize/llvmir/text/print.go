package text

import (
	"strconv"
	"strings"
)

// Print returns the text of the module. The version is that of LLVM: 19 or 22.
func Print(m *Module, version int) string {
	p := &printer{m: m, version: version}
	p.assign()
	p.module()
	return string(p.out)
}

// printer holds the text so far and the numbers of things without names.
type printer struct {
	m       *Module
	version int
	out     []byte
	layout  *dataLayout
	slots
}

//go:noinline
func (p *printer) str(s string) { p.out = append(p.out, s...) }

func (p *printer) num(n uint64) { p.out = strconv.AppendUint(p.out, n, 10) }

// word writes s and a space if s is not empty.
func (p *printer) word(s string) {
	if s != "" {
		p.out = append(append(p.out, s...), ' ')
	}
}

// quoted writes before, then s in quotation marks, if s is not empty.
func (p *printer) quoted(before, s string) {
	if s != "" {
		p.str(before)
		p.out = appendQuoted(p.out, s)
	}
}

const hexDigits = "0123456789ABCDEF"

// appendQuoted writes s as LLVM writes strings: two hexadecimal digits stand for a byte that is not printable.
func appendQuoted(out []byte, s string) []byte {
	out = append(out, '"')
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= ' ' && c < 0x7f && c != '"' && c != '\\' {
			out = append(out, c)
		} else if c == '\\' {
			out = append(out, '\\', '\\')
		} else {
			out = append(out, '\\', hexDigits[c>>4], hexDigits[c&15])
		}
	}
	return append(out, '"')
}

// appendName writes a name, in quotation marks if the name needs them.
func appendName(out []byte, prefix byte, s string) []byte {
	if prefix != 0 {
		out = append(out, prefix)
	}
	plain := s != "" && (s[0] < '0' || s[0] > '9')
	for i := 0; plain && i < len(s); i++ {
		plain = isAlnum(s[i]) || s[i] == '-' || s[i] == '.' || s[i] == '_'
	}
	if plain {
		return append(out, s...)
	}
	return appendQuoted(out, s)
}

func isAlnum(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func (p *printer) module() {
	m := p.m
	if m.ID != "" && !strings.Contains(m.ID, "\n") {
		p.str("; ModuleID = '" + m.ID + "'\n")
	}
	for _, line := range [...]struct{ before, text string }{
		{"source_filename = ", m.SourceFilename}, {"target datalayout = ", m.DataLayout}, {"target triple = ", m.Triple},
	} {
		p.quoted(line.before, line.text)
		if line.text != "" {
			p.str("\n")
		}
	}
	p.moduleAsm()
	p.typeDefinitions()
	p.comdats()
	if len(m.Globals) > 0 {
		p.str("\n")
	}
	for _, g := range m.Globals {
		p.global(g)
	}
	p.aliases(m.Aliases, "alias ")
	p.aliases(m.IFuncs, "ifunc ")
	for _, f := range m.Functions {
		p.str("\n")
		p.function(f)
	}
	if len(p.groups) > 0 {
		p.str("\n")
	}
	for i, g := range p.groups {
		p.str("attributes #" + strconv.Itoa(i) + " = { " + g + " }\n")
	}
	p.namedMeta()
	p.nodeLines()
}

func (p *printer) moduleAsm() {
	rest := p.m.Asm
	if rest == "" {
		return
	}
	p.str("\n")
	for {
		line, after, _ := strings.Cut(rest, "\n")
		p.str("module asm ")
		p.out = append(appendQuoted(p.out, line), '\n')
		if rest = after; rest == "" {
			return
		}
	}
}

func (p *printer) typeDefinitions() {
	if len(p.structs) > 0 {
		p.str("\n")
	}
	for _, s := range p.structs {
		p.typ(s)
		p.str(" = type ")
		p.structBody(s)
		p.str("\n")
	}
}

func (p *printer) comdats() {
	seen := map[*Comdat]bool{}
	add := func(c *Comdat) {
		if c != nil && !seen[c] {
			seen[c] = true
			p.str("\n")
			p.out = appendName(p.out, '$', c.Name)
			p.str(" = comdat " + c.Selection + "\n")
		}
	}
	for _, f := range p.m.Functions {
		add(f.Comdat)
	}
	for _, g := range p.m.Globals {
		add(g.Comdat)
	}
}

// isLocalLinkage reports whether a linkage hides the symbol from other modules.
func isLocalLinkage(linkage string) bool { return linkage == "private" || linkage == "internal" }

// linkage writes the keywords that precede those of one kind of global.
func (p *printer) linkage(l *Linkage) {
	p.word(l.Linkage)
	implied := isLocalLinkage(l.Linkage) || l.Visibility != "" && l.Linkage != "extern_weak"
	if l.DSOLocal && !implied {
		p.str("dso_local ")
	}
	p.word(l.Visibility)
	p.word(l.DLL)
	switch l.TLS {
	case "":
	case "generaldynamic":
		p.str("thread_local ")
	default:
		p.str("thread_local(" + l.TLS + ") ")
	}
}

func (p *printer) global(g *Global) {
	p.operand(g)
	p.str(" = ")
	if g.Init == nil && g.Linkage.Linkage == "" {
		p.str("external ")
	}
	p.linkage(&g.Linkage)
	p.word(g.UnnamedAddr)
	if g.AddrSpace != 0 {
		p.addrSpace(g.AddrSpace)
		p.str(" ")
	}
	if g.ExternallyInitialized {
		p.str("externally_initialized ")
	}
	if g.Constant {
		p.str("constant ")
	} else {
		p.str("global ")
	}
	p.typ(g.ValueType)
	if g.Init != nil {
		p.str(" ")
		p.operand(g.Init)
	}
	p.quoted(", section ", g.Section)
	p.quoted(", partition ", g.Partition)
	p.quoted(", code_model ", g.CodeModel)
	for _, s := range g.Sanitize {
		p.str(", " + s)
	}
	if g.Comdat != nil {
		p.str(",")
		p.comdat(g.Comdat, g.Name)
	}
	p.align(", align ", g.Align)
	p.attachments(g.Metadata, ", ")
	p.group(g.Attrs)
	p.str("\n")
}

func (p *printer) addrSpace(n uint64) {
	p.str("addrspace(")
	p.num(n)
	p.str(")")
}

func (p *printer) align(before string, n uint64) {
	if n != 0 {
		p.str(before)
		p.num(n)
	}
}

func (p *printer) comdat(c *Comdat, name string) {
	p.str(" comdat")
	if c.Name != name {
		p.str("(")
		p.out = append(appendName(p.out, '$', c.Name), ')')
	}
}

func (p *printer) aliases(list []*Alias, keyword string) {
	if len(list) > 0 {
		p.str("\n")
	}
	for _, a := range list {
		p.operand(a)
		p.str(" = ")
		p.linkage(&a.Linkage)
		p.word(a.UnnamedAddr)
		p.str(keyword)
		p.typ(a.ValueType)
		p.str(", ")
		if c, ok := a.Target.(*Const); ok && c.Kind == ConstExpr {
			p.operand(c)
		} else {
			p.typed(a.Target)
		}
		p.quoted(", partition ", a.Partition)
		p.str("\n")
	}
}

func (p *printer) function(f *Function) {
	p.enterFunction(f)
	if comment := p.attrText(f.Attrs, attrsComment); comment != "" {
		p.str("; Function Attrs: " + comment + "\n")
	}
	declaration := len(f.Blocks) == 0
	if declaration {
		p.str("declare")
		p.attachments(f.Metadata, " ")
		p.str(" ")
	} else {
		p.str("define ")
	}
	p.linkage(&f.Linkage)
	p.word(spaced(f.CC))
	p.word(p.attrText(f.RetAttrs, attrsInline))
	if f == p.ends {
		p.typ(Void)
	} else {
		p.typ(f.Sig.Elem)
	}
	p.str(" ")
	p.operand(f)
	p.str("(")
	for i, a := range f.Params {
		if i > 0 {
			p.str(", ")
		}
		p.typ(a.typ)
		if s := p.attrText(a.Attrs, attrsInline); s != "" {
			p.str(" " + s)
		}
		if !declaration {
			p.str(" ")
			p.operand(a)
		}
	}
	if f.Sig.Variadic {
		if len(f.Params) > 0 {
			p.str(", ")
		}
		p.str("...")
	}
	p.str(")")
	p.functionClauses(f)
	if declaration {
		p.str("\n")
		return
	}
	p.attachments(f.Metadata, " ")
	p.str(" {")
	for i, b := range f.Blocks {
		p.block(b, i == 0)
	}
	p.str("}\n")
}

// functionClauses writes what stands between the parameters of a function and its attachments.
func (p *printer) functionClauses(f *Function) {
	if f.UnnamedAddr != "" {
		p.str(" " + f.UnnamedAddr)
	}
	if f.AddrSpace != 0 || p.layout.program != 0 {
		p.str(" ")
		p.addrSpace(f.AddrSpace)
	}
	p.group(f.Attrs)
	p.quoted(" section ", f.Section)
	p.quoted(" partition ", f.Partition)
	if f.Comdat != nil {
		p.comdat(f.Comdat, f.Name)
	}
	p.align(" align ", f.Align)
	p.quoted(" gc ", f.GC)
	for _, c := range [...]struct {
		before string
		v      Value
	}{{" prefix ", f.Prefix}, {" prologue ", f.Prologue}, {" personality ", f.Personality}} {
		if c.v != nil {
			p.str(c.before)
			p.typed(c.v)
		}
	}
}

// predsColumn is the column of the comment that names the predecessors of a block.
const predsColumn = 50

func (p *printer) block(b *Block, entry bool) {
	p.str("\n")
	start := len(p.out)
	if b.Name != "" {
		p.out = append(appendName(p.out, 0, b.Name), ':')
	} else if !entry {
		p.num(uint64(p.locals[b]))
		p.str(":")
	}
	if !entry {
		for p.str(" "); len(p.out)-start < predsColumn; {
			p.out = append(p.out, ' ')
		}
		preds := p.preds[b]
		if len(preds) == 0 {
			p.str("; No predecessors!")
		}
		for i := len(preds) - 1; i >= 0; i-- {
			if i == len(preds)-1 {
				p.str("; preds = ")
			} else {
				p.str(", ")
			}
			p.operand(preds[i])
		}
	}
	if b.Name != "" || !entry {
		p.str("\n")
	}
	for _, i := range b.Insts {
		p.records(i.Records)
		p.inst(i)
		p.str("\n")
	}
	p.records(b.Records)
}

func (p *printer) namedMeta() {
	if len(p.m.NamedMeta) > 0 {
		p.str("\n")
	}
	for _, n := range p.m.NamedMeta {
		p.str("!")
		p.out = appendMetaName(p.out, n.Name)
		p.str(" = !{")
		for i, node := range n.Nodes {
			if i > 0 {
				p.str(", ")
			}
			p.meta(node)
		}
		p.str("}\n")
	}
}

// appendMetaName writes the name of named metadata, with escapes for what a name may not have.
func appendMetaName(out []byte, s string) []byte {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if isAlnum(c) && (i > 0 || c > '9') || c == '-' || c == '$' || c == '.' || c == '_' {
			out = append(out, c)
		} else {
			out = append(out, '\\', hexDigits[c>>4], hexDigits[c&15])
		}
	}
	return out
}

package cli

import (
	"bytes"
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/internal/shorten"
)

// reflectText prints a report as tables, one for each subject.
type reflectText struct {
	out *bytes.Buffer
	r   *moduleReport
	// shared holds the names that several entry points have.
	shared map[string]bool
}

func (p *reflectText) print() {
	p.header()
	p.shared = map[string]bool{}
	for i := range p.r.EntryPoints {
		_, again := p.shared[p.r.EntryPoints[i].Name]
		p.shared[p.r.EntryPoints[i].Name] = again
	}
	p.entries()
	p.modes()
	for i := range p.r.EntryPoints {
		e := &p.r.EntryPoints[i]
		p.variables("Inputs of "+p.label(e), e.Inputs)
		p.variables("Outputs of "+p.label(e), e.Outputs)
		p.variables("Payloads of "+p.label(e), e.Payloads)
		p.parameters("Parameters of "+p.label(e), e.Parameters)
	}
	p.bindings()
	p.images()
	for i := range p.r.EntryPoints {
		p.heap(&p.r.EntryPoints[i])
	}
	p.specs()
	for i := range p.r.Bindings {
		p.bindingBlocks(&p.r.Bindings[i])
	}
	for i := range p.r.EntryPoints {
		e := &p.r.EntryPoints[i]
		if e.PushConstants != nil {
			at := e.PushConstantRange
			p.block(fmt.Sprintf("Push constants of %s, bytes %d to %d", p.label(e), at.Offset, at.Offset+at.Size), e.PushConstants)
		}
		p.hidden(e)
		p.sharedAtLaunch(e)
		if e.ShaderRecord != nil {
			p.block("Shader record of "+p.label(e), e.ShaderRecord)
		}
	}
	p.memory()
	for i := range p.r.UnusedPushConstants {
		p.block(strings.TrimSpace("Push constants that no entry point uses "+printable(p.r.UnusedPushConstants[i].Name)), p.r.UnusedPushConstants[i].Block)
	}
	for i := range p.r.Pointees {
		p.block(strings.TrimSpace("Block behind addresses "+printable(p.r.Pointees[i].Name)), p.r.Pointees[i].Block)
	}
	if p.r.Truncated {
		p.out.WriteString("\nThe lists are incomplete; some are too long.\n")
	}
}

// hidden prints what the words of a hidden block are.
func (p *reflectText) hidden(e *entryReport) {
	if e.Hidden == nil {
		return
	}
	t := newRows("offset", "bytes", "abi")
	for _, w := range e.Hidden.Words {
		text := fmt.Sprintf("{arg: %d", w.ABI.Arg)
		switch {
		case w.ABI.Value:
			text += ", value}"
		case w.ABI.Address:
			text += ", address"
			if n := w.ABI.Elements; n != nil {
				text += ", " + n.String()
			}
			text += "}"
		case w.ABI.Dim != nil:
			text += fmt.Sprintf(", dim: %d}", *w.ABI.Dim)
		case w.ABI.Stride != nil:
			text += fmt.Sprintf(", stride: %d}", *w.ABI.Stride)
		default:
			text += ", offset}"
		}
		t.add(w.Offset, w.Size, text)
	}
	place := "push constants"
	if b := e.Hidden.Binding; b != nil {
		place = fmt.Sprintf("%d:%d", b[0], b[1])
	}
	p.section("Hidden block of "+p.label(e)+", "+place, t)
}

// memory prints the storage buffers that belong to the module, and how much of their contents is not zero.
func (p *reflectText) memory() {
	if len(p.r.Memory) == 0 {
		return
	}
	t := newRows("set", "binding", "name", "kind", "bytes", "contents")
	for i := range p.r.Memory {
		m := &p.r.Memory[i]
		kind, contents := "variable", "zeros"
		if m.Constant {
			kind = "constant"
		}
		if len(m.Contents) > 0 {
			contents = "in the binary"
		}
		t.add(m.Binding[0], m.Binding[1], printable(m.Name), kind, m.Size, contents)
	}
	p.section("Memory of the module", t)
}

// sharedAtLaunch prints the workgroup memory whose size the launch sets.
func (p *reflectText) sharedAtLaunch(e *entryReport) {
	if s := e.SharedAtLaunch; s != nil {
		t := newRows("specid of the length", "bytes of an element")
		t.add(s.SpecID, s.ElementBytes)
		p.section("Workgroup memory of "+p.label(e)+", set at launch", t)
	}
}

// printable returns a name that is safe to print on a terminal: it quotes a name with
// control characters.
func printable(s string) string {
	if utf8.ValidString(s) && strings.IndexFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) < 0 {
		return s
	}
	return strconv.Quote(s)
}

// lineWidth is the width at which lists are wrapped.
const lineWidth = 96

// list prints items after a title, wrapped.
func (p *reflectText) list(title string, items []string) {
	if len(items) == 0 {
		return
	}
	p.out.WriteString(title + ":")
	at := len(title) + 1
	for i, item := range items {
		item = printable(item)
		if i < len(items)-1 {
			item += ","
		}
		if at+1+len(item) > lineWidth {
			p.out.WriteString("\n ")
			at = 1
		}
		p.out.WriteString(" " + item)
		at += 1 + len(item)
	}
	p.out.WriteByte('\n')
}

func (p *reflectText) header() {
	r := p.r
	title := "SPIR-V " + r.Version
	if r.Name != "" {
		title = "@" + printable(r.Name) + ", " + title
	}
	fmt.Fprintf(p.out, "%s\n", title)
	p.list("Generator", []string{fmt.Sprintf("%s %d", r.Generator.Tool, r.Generator.Version)})
	var sources []string
	for _, s := range r.Sources {
		line := s.Language
		if s.Version != 0 {
			line += fmt.Sprintf(" %d", s.Version)
		}
		if s.File != "" {
			line += " " + printable(s.File)
		}
		sources = append(sources, line)
	}
	p.list("Source", sources)
	p.list("Addressing and memory model", []string{r.AddressingModel, r.MemoryModel})
	p.list("Capabilities", r.Capabilities)
	p.list("Extensions", r.Extensions)
	p.list("Instruction sets", r.InstructionSets)
}

// label returns the name of an entry point, with its execution model if several have
// that name.
func (p *reflectText) label(e *entryReport) string {
	if p.shared[e.Name] {
		return printable(shorten.Name(e.Name)) + " (" + e.Model + ")"
	}
	return printable(shorten.Name(e.Name))
}

// columns configures the columns by name: texts are wrapped, and numbers are aligned to
// the right.
var columns = []table.ColumnConfig{
	{Name: "name", WidthMax: 40, WidthMaxEnforcer: text.WrapHard},
	{Name: "block", WidthMax: 32, WidthMaxEnforcer: text.WrapHard},
	{Name: "entry point", WidthMax: 40, WidthMaxEnforcer: text.WrapHard},
	{Name: "member", WidthMax: 48, WidthMaxEnforcer: text.WrapHard},
	{Name: "type", WidthMax: 40, WidthMaxEnforcer: text.WrapSoft},
	{Name: "bindings", WidthMax: 32, WidthMaxEnforcer: text.WrapSoft},
	{Name: "qualifiers", WidthMax: 32, WidthMaxEnforcer: text.WrapSoft},
	{Name: "mode", WidthMax: 64, WidthMaxEnforcer: text.WrapSoft},
	{Name: "location", Align: text.AlignRight}, {Name: "component", Align: text.AlignRight}, {Name: "index", Align: text.AlignRight},
	{Name: "stream", Align: text.AlignRight}, {Name: "attachment", Align: text.AlignRight}, {Name: "workgroup memory", Align: text.AlignRight},
	{Name: "count", Align: text.AlignRight}, {Name: "bytes", Align: text.AlignRight}, {Name: "runtime stride", Align: text.AlignRight},
	{Name: "stride", Align: text.AlignRight}, {Name: "default", Align: text.AlignRight},
}

// rows is a table that omits empty columns.
type rows struct {
	t table.Writer
	n int
}

func newRows(header ...any) *rows {
	t := fitted.NewTable(nil, header...)
	t.SuppressEmptyColumns()
	t.SetColumnConfigs(columns)
	return &rows{t: t}
}

func (r *rows) add(cells ...any) {
	for i, c := range cells {
		switch c := c.(type) {
		case string:
			cells[i] = printable(c)
		case *uint32:
			cells[i] = ""
			if c != nil {
				cells[i] = *c
			}
		}
	}
	r.t.AppendRow(cells)
	r.n++
}

func (p *reflectText) section(title string, r *rows) {
	if r.n > 0 {
		fmt.Fprintf(p.out, "\n%s\n%s\n", title, r.t.Render())
	}
}

// nonzero returns n, or "" for 0.
func nonzero[N int64 | uint64](n N) any {
	if n == 0 {
		return ""
	}
	return n
}

func (p *reflectText) entries() {
	t := newRows("name", "model", "local size", "workgroup memory", "bindings")
	for i := range p.r.EntryPoints {
		e := &p.r.EntryPoints[i]
		var places []string
		for _, b := range e.Bindings {
			places = append(places, fmt.Sprintf("%d:%d", b[0], b[1]))
		}
		t.add(e.Name, e.Model, e.size(), nonzero(e.WorkgroupMemory), strings.Join(places, " "))
	}
	p.section("Entry points", t)
}

// size returns a text such as `8 x 4 (SpecId 1) x 1`.
func (e *entryReport) size() string {
	if e.LocalSize == nil {
		return ""
	}
	var parts []string
	for i, n := range e.LocalSize {
		s := strconv.FormatUint(uint64(n), 10)
		if e.LocalSizeSpecIDs != nil && len(e.LocalSizeSpecIDs[i]) > 0 {
			s += " (" + expressionText(e.sizeBy[i], e.LocalSizeSpecIDs[i]) + ")"
		}
		parts = append(parts, s)
	}
	text := strings.Join(parts, " x ")
	if e.SizeAtLaunch {
		text += ", set at launch"
	}
	return text
}

func (p *reflectText) modes() {
	t := newRows("entry point", "mode")
	for i := range p.r.EntryPoints {
		e := &p.r.EntryPoints[i]
		for k := range e.ExecutionModes {
			t.add(p.label(e), e.ExecutionModes[k].text)
		}
	}
	p.section("Execution modes", t)
}

func (p *reflectText) variables(title string, list []variableReport) {
	t := newRows("class", "location", "component", "index", "built-in", "name", "type", "qualifiers", "semantic", "stream", "xfb")
	for i := range list {
		v := &list[i]
		class := v.StorageClass
		if class == "Input" || class == "Output" {
			class = ""
		}
		t.place(class, v.Name, v.Type.String(), &v.placeReport)
		for k := range v.Members {
			m := &v.Members[k]
			t.place("", "."+m.Name, m.Type.String(), &m.placeReport)
		}
	}
	p.section(title, t)
}

func (r *rows) place(class, name, typ string, at *placeReport) {
	xfb := ""
	if at.XfbBuffer != nil {
		xfb = strconv.FormatUint(uint64(*at.XfbBuffer), 10)
		if at.XfbOffset != nil {
			xfb += " at byte " + strconv.FormatUint(uint64(*at.XfbOffset), 10)
		}
	}
	r.add(class, at.Location, at.Component, at.Index, at.BuiltIn, name, typ, strings.Join(at.Qualifiers, " "), at.Semantic, at.Stream, xfb)
}

func (p *reflectText) parameters(title string, list []parameterReport) {
	t := newRows("index", "name", "type", "passed", "address space", "qualifiers")
	for i := range list {
		a := &list[i]
		passed := "pointer"
		if a.ByValue {
			passed = "value"
		}
		words := append(append([]string{a.Access}, a.Qualifiers...), a.Attributes...)
		t.add(a.Index, a.Name, a.Type, passed, a.AddressSpace, strings.TrimSpace(strings.Join(words, " ")))
	}
	p.section(title, t)
}

// eachBinding calls f for every bound variable, including each of those that share a
// place.
func (p *reflectText) eachBinding(f func(*bindingReport)) {
	for i := range p.r.Bindings {
		b := &p.r.Bindings[i]
		for k := range b.Variables {
			f(&b.Variables[k])
		}
		if len(b.Variables) == 0 {
			f(b)
		}
	}
}

func (p *reflectText) bindings() {
	t := newRows("set", "binding", "name", "block", "type", "count", "bytes", "runtime stride", "elements", "qualifiers")
	p.eachBinding(func(b *bindingReport) {
		var size any = ""
		if b.Block != nil {
			size = b.Block.Size
		}
		var count any = b.Count
		if b.RuntimeSized {
			count = "runtime"
		}
		t.add(b.Set, b.Binding, printable(cmp.Or(b.Argument, b.Name)), b.BlockName, b.Type, count, size, nonzero(b.RuntimeStride), b.Elements.String(), strings.Join(b.Qualifiers, " "))
	})
	p.section("Bindings", t)
}

// String returns a text such as "i8 in words", or an empty text for nil.
func (e *elementsReport) String() string {
	if e == nil {
		return ""
	}
	return printable(shorten.Name(e.Type)) + " in words"
}

func (p *reflectText) images() {
	t := newRows("set", "binding", "dimension", "multisampled", "depth", "sampled type", "format", "attachment", "access")
	p.eachBinding(func(b *bindingReport) {
		i := b.Image
		if i == nil {
			return
		}
		dim, samples, depth := i.Dimension, "", ""
		if i.Arrayed {
			dim += " array"
		}
		if i.Multisampled {
			samples = "yes"
		}
		if i.Depth == "yes" {
			depth = "yes"
		}
		t.add(b.Set, b.Binding, dim, samples, depth, i.SampledType, i.Format, b.InputAttachmentIndex, i.Access)
	})
	p.section("Images", t)
}

func (p *reflectText) specs() {
	given := false
	for i := range p.r.SpecConstants {
		given = given || p.r.SpecConstants[i].Given != nil
	}
	t := newRows("SpecId", "name", "type", "default")
	if given {
		t = newRows("SpecId", "name", "type", "default", "given")
	}
	for i := range p.r.SpecConstants {
		c := &p.r.SpecConstants[i]
		if given {
			t.add(c.ID, c.Name, c.Type, c.text, c.given)
		} else {
			t.add(c.ID, c.Name, c.Type, c.text)
		}
	}
	p.section("Specialization constants", t)
	l := newRows("array", "length", "by")
	for i := range p.r.Lengths {
		one := &p.r.Lengths[i]
		l.add(one.Of, one.Count, expressionText(one.by, one.SpecIDs))
	}
	p.section("Lengths that specialization constants decide", l)
}

func (p *reflectText) bindingBlocks(b *bindingReport) {
	for i := range b.Variables {
		p.bindingBlocks(&b.Variables[i])
	}
	if b.Block != nil && len(b.Variables) == 0 {
		name := cmp.Or(b.Argument, b.Name)
		if name == "" {
			name = b.BlockName
		}
		p.block(strings.TrimSpace(fmt.Sprintf("Block at %d:%d %s", b.Set, b.Binding, printable(name))), b.Block)
	}
}

func (p *reflectText) block(title string, b *blockReport) {
	t := newRows("offset", "size", "member", "type", "stride")
	for _, m := range b.Members {
		t.add(m.Offset, m.Size, m.Name, m.Type, strideText(m.strides))
	}
	p.section(title, t)
}

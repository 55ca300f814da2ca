package text

import "strconv"

// Describer writes parts of a module as LLVM writes them in messages.
type Describer struct {
	p *printer
	// local numbers the metadata of one function, as LLVM does for an instruction without metadata among its operands.
	local   *printer
	version int
}

// NewDescriber returns a describer for m in the text of a version, which numbers what has no name.
func NewDescriber(m *Module, version int) *Describer {
	p := &printer{m: m, version: version}
	p.assign()
	return &Describer{p: p, version: version}
}

// printerFor returns the printer with the numbers for a message about an instruction of f.
func (d *Describer) printerFor(f *Function, i *Inst) *printer {
	p := d.p
	named := false
	for _, a := range i.Args {
		_, isMeta := a.(*MetaOperand)
		named = named || isMeta
	}
	if !named && len(i.Metadata) > 0 {
		if d.local == nil || d.local.inFunction != f {
			d.local = &printer{m: d.p.m, version: d.version}
			d.local.assignFor(f)
		}
		p = d.local
	}
	if p.inFunction != f {
		p.enterFunction(f)
	}
	return p
}

// take returns the text that write writes.
func (d *Describer) take(write func()) string {
	d.p.out = nil
	write()
	return string(d.p.out)
}

// Inst returns the text of an instruction of f, with the two spaces before it. The attribute groups of calls have the numbers that they
// have in f alone.
func (d *Describer) Inst(f *Function, i *Inst) string {
	p := d.printerFor(f, i)
	p.out = nil
	p.inst(i)
	return string(p.out)
}

// Value returns the text of a constant or global: the definition of a global, and the type and value of other ones.
func (d *Describer) Value(v Value) string {
	return d.take(func() {
		switch v := v.(type) {
		case *Global:
			d.p.global(v)
			d.p.out = d.p.out[:len(d.p.out)-1]
		case *Alias:
			d.p.aliases([]*Alias{v}, "alias ")
			d.p.out = d.p.out[1:]
		default:
			d.p.typed(v)
		}
	})
}

// Meta returns the text of metadata: of a node its number and its definition.
func (d *Describer) Meta(m Metadata) string {
	return d.take(func() {
		n, ok := m.(*Node)
		if !ok {
			d.p.meta(m)
			return
		}
		if k, ok := d.p.slot(n); ok {
			d.p.str("!" + strconv.Itoa(k) + " = ")
			n = d.p.node(n)
		}
		d.p.nodeBody(n)
	})
}

// Record returns the text of a debug record of f.
func (d *Describer) Record(f *Function, r *Record) string {
	if d.p.inFunction != f {
		d.p.enterFunction(f)
	}
	const before, after = "    ", "\n"
	text := d.take(func() { d.p.records([]*Record{r}) })
	return text[len(before) : len(text)-len(after)]
}

// Function returns the text of a function.
func (d *Describer) Function(f *Function) string {
	return d.take(func() { d.p.function(f) })
}

// SortedAttachments returns attachments in the order of their kinds.
func (d *Describer) SortedAttachments(list []Attachment) []Attachment { return d.p.sorted(list) }

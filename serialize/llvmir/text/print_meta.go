package text

import "strconv"

// meta writes a reference to metadata.
func (p *printer) meta(m Metadata) {
	switch m := m.(type) {
	case *Node:
		if m == nil {
			p.str("null")
			return
		}
		if n, ok := p.slot(m); ok {
			p.str("!" + strconv.Itoa(n))
			return
		}
		p.nodeBody(m)
	case MetaString:
		p.str("!")
		p.out = appendQuoted(p.out, string(m))
	case *MetaValue:
		p.typed(m.Value)
	case *ArgList:
		p.str("!DIArgList(")
		for i, a := range m.Args {
			p.sep(i, "")
			p.typed(a.Value)
		}
		p.str(")")
	default:
		p.str("null")
	}
}

// nodeLines writes the numbered nodes.
func (p *printer) nodeLines() {
	if len(p.nodes) > 0 {
		p.str("\n")
	}
	for i, n := range p.nodes {
		p.str("!" + strconv.Itoa(i) + " = ")
		p.nodeBody(n)
		p.str("\n")
	}
}

func (p *printer) nodeBody(n *Node) {
	if n.Distinct || p.loops[n] {
		p.str("distinct ")
	}
	p.str("!")
	if n.Kind == "" {
		p.str("{")
		p.metaList(n.Ops)
		p.str("}")
		return
	}
	p.str(n.Kind + "(")
	for i, w := range n.Words {
		p.sep(i, "")
		p.str(w)
	}
	for i, f := range n.ordered() {
		p.sep(i, "")
		p.field(f)
	}
	if n.Kind == "GenericDINode" && len(n.Ops) > 0 {
		p.str(", operands: {")
		p.metaList(n.Ops)
		p.str("}")
	}
	p.str(")")
}

func (p *printer) metaList(list []Metadata) {
	for i, o := range list {
		p.sep(i, "")
		p.meta(o)
	}
}

func (p *printer) field(f Field) {
	p.str(f.Name + ": ")
	switch f.Kind {
	case FieldRef:
		p.meta(f.Ref)
	case FieldString:
		p.out = appendQuoted(p.out, f.Text)
	default:
		p.str(f.Text)
	}
}

// attachments writes attachments, each with before in front.
func (p *printer) attachments(list []Attachment, before string) {
	for _, a := range p.sorted(list) {
		p.str(before + "!")
		p.out = appendMetaName(p.out, a.Kind)
		p.str(" ")
		p.meta(a.Node)
	}
}

func (p *printer) records(list []*Record) {
	for _, r := range list {
		p.str("    #dbg_" + r.Kind + "(")
		for i, a := range r.Args {
			p.sep(i, "")
			p.meta(a)
		}
		p.str(", ")
		p.meta(r.Loc)
		p.str(")\n")
	}
}

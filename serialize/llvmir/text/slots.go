package text

import (
	"sort"
	"strings"
)

// slots are the numbers that LLVM's slot tracker gives.
type slots struct {
	structs       []*Type
	structNumbers map[*Type]int
	globals       map[Value]int
	// locals and preds are those of inFunction.
	locals     map[Value]int
	preds      map[*Block][]*Block
	inFunction *Function
	// ends is the intrinsic llvm.coro.end if the module declares it with a result, which LLVM 22 no longer knows.
	ends *Function
	// canon gives for each reachable node the one that stands for it and its equals.
	canon map[*Node]*Node
	// loops holds nodes that contain themselves directly, which LLVM makes distinct.
	loops     map[*Node]bool
	metaSlots map[*Node]int
	nodes     []*Node
	// groups are the texts of attribute groups, groupOf their numbers.
	groups  []string
	groupOf map[string]int
	kinds   map[string]int
}

// assign gives numbers to everything that has one in the whole module.
func (p *printer) assign() {
	p.begin()
	p.unify()
	p.globalSlots()
	for _, f := range p.m.Functions {
		p.globalSlot(f.Name, f)
		p.bodySlots(f)
		p.groupSlot(f.Attrs)
	}
}

// assignFor gives numbers to what the module has besides its functions, and to the metadata of f.
func (p *printer) assignFor(f *Function) {
	p.begin()
	p.globalSlots()
	for _, other := range p.m.Functions {
		p.globalSlot(other.Name, other)
		p.groupSlot(other.Attrs)
	}
	p.bodySlots(f)
}

func (p *printer) begin() {
	p.layout = parseLayout(p.m.DataLayout)
	p.globals, p.metaSlots, p.groupOf = map[Value]int{}, map[*Node]int{}, map[string]int{}
	p.structNumbers = map[*Type]int{}
	p.ends = nil
	for _, f := range p.m.Functions {
		if p.version >= 22 && f.Name == "llvm.coro.end" && f.Sig.Elem != Void {
			p.ends = f
		}
	}
	p.structs = findStructs(p.m)
	p.numberStructs()
	p.kindRanks()
}

// globalSlots numbers globals without names, and the metadata of the module itself.
func (p *printer) globalSlots() {
	m := p.m
	for _, g := range m.Globals {
		p.globalSlot(g.Name, g)
		p.attachmentSlots(g.Metadata)
		p.groupSlot(g.Attrs)
	}
	for _, list := range [...][]*Alias{m.Aliases, m.IFuncs} {
		for _, a := range list {
			p.globalSlot(a.Name, a)
		}
	}
	for _, n := range m.NamedMeta {
		for _, node := range n.Nodes {
			p.metaSlot(node)
		}
	}
}

// bodySlots numbers the metadata of a function.
func (p *printer) bodySlots(f *Function) {
	p.attachmentSlots(f.Metadata)
	for _, b := range f.Blocks {
		for _, i := range b.Insts {
			for _, r := range i.Records {
				p.recordSlots(r)
			}
			for _, a := range i.Args {
				if m, ok := a.(*MetaOperand); ok {
					p.metaSlot(m.Meta)
				}
			}
			p.attachmentSlots(i.Metadata)
		}
		for _, r := range b.Records {
			p.recordSlots(r)
		}
	}
}

func (p *printer) recordSlots(r *Record) {
	for _, a := range r.Args {
		p.metaSlot(a)
	}
	if r.Loc != nil {
		p.metaSlot(r.Loc)
	}
}

func (p *printer) globalSlot(name string, v Value) {
	if name == "" {
		p.globals[v] = len(p.globals)
	}
}

func (p *printer) attachmentSlots(list []Attachment) {
	for _, a := range p.sorted(list) {
		p.metaSlot(a.Node)
	}
}

// metaSlot numbers a node, then the nodes that it refers to, each with its parts before the next.
func (p *printer) metaSlot(m Metadata) {
	type step struct {
		ops  []Metadata
		next int
	}
	var stack []step
	enter := func(m Metadata) {
		n, ok := m.(*Node)
		if !ok || n == nil || n.Kind == "DIExpression" {
			return
		}
		n = p.node(n)
		if _, known := p.metaSlots[n]; known {
			return
		}
		p.metaSlots[n] = len(p.nodes)
		p.nodes = append(p.nodes, n)
		stack = append(stack, step{ops: n.operands()})
	}
	for enter(m); len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.next == len(top.ops) {
			stack = stack[:len(stack)-1]
			continue
		}
		top.next++
		enter(top.ops[top.next-1])
	}
}

// node returns the node that stands for n.
func (p *printer) node(n *Node) *Node {
	if c := p.canon[n]; c != nil {
		return c
	}
	return n
}

// enterFunction numbers the values of a function and the attribute groups of its calls, and finds the
// predecessors of its blocks.
func (p *printer) enterFunction(f *Function) {
	p.inFunction, p.locals, p.preds = f, localSlots(f, p.ends), map[*Block][]*Block{}
	for _, b := range f.Blocks {
		for _, i := range b.Insts {
			if i.Call != nil {
				p.groupSlot(i.Call.Attrs)
			}
		}
	}
	order := f.Order
	if order == nil {
		order = f.Blocks
	}
	for _, b := range order {
		if len(b.Insts) == 0 {
			continue
		}
		last := b.Insts[len(b.Insts)-1]
		for _, s := range last.Blocks {
			if s != nil && last.Op != Phi {
				p.preds[s] = append(p.preds[s], b)
			}
		}
	}
}

// localSlots returns the numbers of parameters, blocks and instructions without names. Calls of void, if it is not nil, have no result.
func localSlots(f, void *Function) map[Value]int {
	out := map[Value]int{}
	if len(f.Blocks) == 0 {
		return out
	}
	for _, a := range f.Params {
		if a.Name == "" {
			out[a] = len(out)
		}
	}
	for _, b := range f.Blocks {
		if b.Name == "" {
			out[b] = len(out)
		}
		for _, i := range b.Insts {
			if i.Name == "" && i.typ != Void && !i.calls(void) {
				out[i] = len(out)
			}
		}
	}
	return out
}

// calls reports whether an instruction is a call of f, which may be nil.
func (i *Inst) calls(f *Function) bool { return f != nil && i.Op == Call && i.Call.Callee == Value(f) }

func (p *printer) groupSlot(a Attrs) {
	if len(a) == 0 {
		return
	}
	text := p.attrText(a, attrsGroup)
	if _, known := p.groupOf[text]; !known {
		p.groupOf[text] = len(p.groups)
		p.groups = append(p.groups, text)
	}
}

// group writes the number of an attribute group.
func (p *printer) group(a Attrs) {
	if len(a) > 0 {
		p.str(" #")
		p.num(uint64(p.groupOf[p.attrText(a, attrsGroup)]))
	}
}

// The places of attributes.
const (
	// attrsInline is behind a parameter or a result.
	attrsInline = iota
	// attrsGroup is a line of an attribute group.
	attrsGroup
	// attrsComment is the comment before a function, which leaves string attributes out.
	attrsComment
)

// attrText returns the attributes in LLVM's order: those with keywords, then strings by name.
func (p *printer) attrText(a Attrs, place int) string {
	if len(a) == 0 {
		return ""
	}
	list := append(Attrs(nil), a...)
	for i := range list {
		list[i].spell(p.version)
	}
	list = list.Sorted()
	rows := attrTable()
	outer := p.out
	p.out = nil
	for i := range list {
		if place == attrsComment && list[i].Quoted {
			break
		}
		if i > 0 {
			p.str(" ")
		}
		p.attr(&list[i], rows[list[i].Name].form, place)
	}
	text := string(p.out)
	p.out = outer
	return text
}

// spell gives an attribute the name that it has in the version: LLVM 22 writes nocapture as captures(none).
func (a *Attr) spell(version int) {
	switch {
	case a.Quoted:
	case version > 19 && a.Name == "nocapture":
		a.Name, a.Arg = "captures", "none"
	case version <= 19 && a.Name == "captures" && a.Arg == "none":
		a.Name, a.Arg = "nocapture", ""
	}
}

func (p *printer) attr(a *Attr, form attrForm, place int) {
	if a.Quoted {
		// LLVM escapes the value, but not the name.
		p.str("\"" + a.Name + "\"")
		p.quoted("=", a.Arg)
		return
	}
	p.str(a.Name)
	switch {
	case a.Type == nil && a.Arg == "":
	case place == attrsGroup && (form == alignForm || form == stackForm || form == intForm):
		p.str("=" + a.Arg)
	case form == alignForm:
		p.str(" " + a.Arg)
	default:
		p.str("(")
		if a.Type != nil {
			p.typ(a.Type)
			if a.Arg != "" {
				p.str(" ")
			}
		}
		p.str(a.Arg + ")")
	}
}

// fixedKinds are the kinds of attachments that LLVM defines, in the order of their numbers.
const fixedKinds = `dbg tbaa prof fpmath range tbaa.struct invariant.load alias.scope noalias nontemporal
llvm.mem.parallel_loop_access nonnull dereferenceable dereferenceable_or_null make.implicit unpredictable invariant.group align
llvm.loop type section_prefix absolute_symbol associated callees irr_loop llvm.access.group callback llvm.preserve.access.index
vcall_visibility noundef annotation nosanitize func_sanitize exclude memprof callsite kcfi_type pcsections DIAssignID
coro.outside.frame mmra`

// newKinds are the kinds that LLVM 22 adds.
const newKinds = ` noalias.addrspace callee_type nofree captures alloc_token implicit.ref`

func (p *printer) kindRanks() {
	p.kinds = map[string]int{}
	words := fixedKinds
	if p.version > 19 {
		words += newKinds
	}
	for _, k := range append(strings.Fields(words), p.m.MetaKinds...) {
		p.kindRank(k)
	}
}

func (p *printer) kindRank(kind string) int {
	n, ok := p.kinds[kind]
	if !ok {
		n = len(p.kinds)
		p.kinds[kind] = n
	}
	return n
}

// sorted returns attachments in the order of their kinds.
func (p *printer) sorted(list []Attachment) []Attachment {
	if len(list) < 2 {
		return list
	}
	for _, a := range list {
		p.kindRank(a.Kind)
	}
	out := append([]Attachment(nil), list...)
	sort.SliceStable(out, func(i, j int) bool { return p.kinds[out[i].Kind] < p.kinds[out[j].Kind] })
	return out
}

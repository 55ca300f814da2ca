package text

import "strconv"

// slot returns the number of a node, false for nodes that are written where they are used.
func (p *printer) slot(n *Node) (int, bool) {
	if n.Kind == "DIExpression" {
		return 0, false
	}
	i, ok := p.metaSlots[p.node(n)]
	return i, ok
}

// unifier finds nodes that are equal. It gives each node that stands for its equals a number, which is
// its name in the keys of others.
type unifier struct {
	p     *printer
	state map[*Node]int
	ids   map[*Node]int
	byKey map[string]*Node
}

// unify fills canon and loops for all nodes that the module reaches.
func (p *printer) unify() {
	p.canon, p.loops = map[*Node]*Node{}, map[*Node]bool{}
	u := &unifier{p: p, state: map[*Node]int{}, ids: map[*Node]int{}, byKey: map[string]*Node{}}
	m := p.m
	for _, g := range m.Globals {
		u.attachments(g.Metadata)
	}
	for _, n := range m.NamedMeta {
		for _, node := range n.Nodes {
			u.visit(node)
		}
	}
	for _, f := range m.Functions {
		u.attachments(f.Metadata)
		for _, b := range f.Blocks {
			for _, i := range b.Insts {
				u.records(i.Records)
				for _, a := range i.Args {
					if m, ok := a.(*MetaOperand); ok {
						u.visit(m.Meta)
					}
				}
				u.attachments(i.Metadata)
			}
			u.records(b.Records)
		}
	}
}

func (u *unifier) attachments(list []Attachment) {
	for _, a := range list {
		u.visit(a.Node)
	}
}

func (u *unifier) records(list []*Record) {
	for _, r := range list {
		for _, a := range r.Args {
			u.visit(a)
		}
		if r.Loc != nil {
			u.visit(r.Loc)
		}
	}
}

// The states of nodes.
const (
	nodeOpen = iota + 1
	nodeDone
)

// visit finishes the nodes that m refers to before m itself. A node that is reached again before it is
// finished stands for itself.
func (u *unifier) visit(m Metadata) {
	type step struct {
		node *Node
		ops  []Metadata
		next int
	}
	var stack []step
	enter := func(m Metadata) {
		n, ok := m.(*Node)
		if !ok || n == nil || u.state[n] != 0 {
			return
		}
		u.state[n] = nodeOpen
		u.ids[n] = len(u.ids)
		stack = append(stack, step{node: n, ops: n.operands()})
	}
	for enter(m); len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.next < len(top.ops) {
			top.next++
			enter(top.ops[top.next-1])
			continue
		}
		u.finish(top.node)
		stack = stack[:len(stack)-1]
	}
}

func (u *unifier) finish(n *Node) {
	u.state[n] = nodeDone
	u.p.canon[n] = n
	if n.Distinct {
		return
	}
	for _, o := range n.operands() {
		if o == Metadata(n) {
			u.p.loops[n] = true
			return
		}
	}
	key := u.key(n)
	if old := u.byKey[key]; old != nil {
		u.p.canon[n] = old
		return
	}
	u.byKey[key] = n
}

// key returns a text that is the same for equal nodes.
func (u *unifier) key(n *Node) string {
	p := u.p
	outer := p.out
	p.out = nil
	p.str(n.Kind)
	for _, w := range n.Words {
		p.str("," + w)
	}
	for _, f := range n.ordered() {
		p.str("," + f.Name + ":")
		if f.Kind == FieldRef {
			u.refKey(f.Ref)
		} else {
			p.out = appendQuoted(p.out, f.Text)
		}
	}
	for _, o := range n.Ops {
		p.str(",")
		u.refKey(o)
	}
	key := string(p.out)
	p.out = outer
	return key
}

func (u *unifier) refKey(m Metadata) {
	if n, ok := m.(*Node); ok && n != nil {
		u.p.str("!" + strconv.Itoa(u.ids[u.p.node(n)]))
		return
	}
	u.p.meta(m)
}

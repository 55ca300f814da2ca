package llvmir

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// importedMeta maps nodes to attributes.
type importedMeta struct {
	tbaa, scopes, groups map[*text.Node]ir.Attribute
	loops                map[*text.Node]ir.Attribute
}

// metadata imports the nodes about accesses to memory of all functions, and named metadata.
func (i *importer) metadata() bool {
	i.meta = importedMeta{map[*text.Node]ir.Attribute{}, map[*text.Node]ir.Attribute{}, map[*text.Node]ir.Attribute{}, map[*text.Node]ir.Attribute{}}
	for _, f := range i.m.Functions {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if !i.accessNodes(inst) {
					return false
				}
			}
		}
	}
	i.namedMeta()
	return true
}

func (i *importer) accessNodes(inst *text.Inst) bool {
	if len(inst.Metadata) == 0 {
		return true
	}
	if n := attached(inst.Metadata, "llvm.access.group"); n != nil && !i.accessGroups(n) {
		return i.ctx.EmitError(i.moduleLoc(), "unsupported access group node: "+i.describeNode(n))
	}
	if n := attached(inst.Metadata, "tbaa"); n != nil && !i.tbaaNode(n) {
		return false
	}
	for _, kind := range [...]string{"alias.scope", "noalias"} {
		if n := attached(inst.Metadata, kind); n != nil && !i.aliasScopes(n) {
			return false
		}
	}
	return true
}

// operand returns operand k of a tuple, nil if there is none.
//
//go:noinline
func operand(n *text.Node, k int) text.Metadata {
	if n != nil && k < len(n.Ops) {
		return n.Ops[k]
	}
	return nil
}

// nodeOperand returns operand k if it is a node, else nil.
func nodeOperand(n *text.Node, k int) *text.Node {
	out, _ := operand(n, k).(*text.Node)
	return out
}

// intOperand returns the constant integer that operand k is, nil if it is none.
func intOperand(n *text.Node, k int) *text.Const {
	if v, ok := operand(n, k).(*text.MetaValue); ok {
		if c, ok := v.Value.(*text.Const); ok && c.Kind == text.ConstNumber && c.Type().Kind == text.IntKind {
			return c
		}
	}
	return nil
}

// stringAttr returns the text of a string, nil for other metadata.
func (i *importer) stringAttr(m text.Metadata) ir.Attribute {
	if s, ok := m.(text.MetaString); ok {
		return i.ctx.String(string(s))
	}
	return nil
}

// accessGroups imports an access group or a list of them.
func (i *importer) accessGroups(n *text.Node) bool {
	list := []*text.Node{n}
	if len(n.Ops) > 0 {
		list = list[:0]
		for k := range n.Ops {
			g := nodeOperand(n, k)
			if g == nil {
				i.ctx.EmitWarning(i.moduleLoc(), "expected access group operands to be metadata nodes")
				return false
			}
			list = append(list, g)
		}
	}
	for _, g := range list {
		if i.meta.groups[g] != nil {
			continue
		}
		if len(g.Ops) > 0 || !g.Distinct {
			i.ctx.EmitWarning(i.moduleLoc(), "expected an access group node to be empty and distinct")
			return false
		}
		i.meta.groups[g] = llvm.NewAttr(i.ctx, llvm.AccessGroupDef, llvm.Field{Name: "id", Value: ir.Attribute(i.distinct())})
	}
	return true
}

func (i *importer) distinct() *ir.DistinctAttr { return i.ctx.NewDistinct(i.ctx.Unit()) }

// groupsOf returns the attributes of a list of access groups, false if one was not imported.
func (i *importer) groupsOf(n *text.Node) ([]ir.Attribute, bool) {
	if len(n.Ops) == 0 {
		return i.lookup(i.meta.groups, nil, n)
	}
	return i.lookup(i.meta.groups, n.Ops)
}

// scopesOf returns the attributes of a list of scopes, false if one was not imported.
func (i *importer) scopesOf(n *text.Node) ([]ir.Attribute, bool) {
	list, ok := i.lookup(i.meta.scopes, n.Ops)
	for _, a := range list {
		ok = ok && a.AttrDef() == llvm.AliasScopeDef
	}
	return list, ok
}

func (i *importer) lookup(table map[*text.Node]ir.Attribute, ops []text.Metadata, more ...*text.Node) ([]ir.Attribute, bool) {
	out := []ir.Attribute{}
	for _, o := range ops {
		n, _ := o.(*text.Node)
		more = append(more, n)
	}
	for _, n := range more {
		a := table[n]
		if n == nil || a == nil {
			return nil, false
		}
		out = append(out, a)
	}
	return out, true
}

// scopeID returns the id of a scope or a domain: a text, or a distinct attribute for a node that contains itself.
func (i *importer) scopeID(n *text.Node) ir.Attribute {
	switch first := operand(n, 0).(type) {
	case *text.Node:
		if first == n {
			return i.distinct()
		}
	case text.MetaString:
		if i.modern {
			return i.ctx.String(string(first))
		}
	}
	return nil
}

// describes reports whether operand k is a text or missing.
func describes(n *text.Node, k int) bool {
	if k >= len(n.Ops) {
		return true
	}
	_, ok := n.Ops[k].(text.MetaString)
	return ok
}

func (i *importer) identifies(n *text.Node) bool {
	switch first := operand(n, 0).(type) {
	case *text.Node:
		return first == n
	case text.MetaString:
		return i.modern
	}
	return false
}

// aliasScopes imports the scopes of a list and their domains.
func (i *importer) aliasScopes(list *text.Node) bool {
	const domainAt, nameAt = 1, 2
	for k := range list.Ops {
		s := nodeOperand(list, k)
		if s == nil {
			continue
		}
		domain := nodeOperand(s, domainAt)
		if !i.identifies(s) || domain == nil || !describes(s, nameAt) {
			return i.ctx.EmitError(i.moduleLoc(), "unsupported alias scope node: "+i.describeNode(s))
		}
		if !i.identifies(domain) || !describes(domain, domainAt) {
			return i.ctx.EmitError(i.moduleLoc(), "unsupported alias domain node: "+i.describeNode(domain))
		}
		if i.meta.scopes[s] != nil {
			continue
		}
		if i.meta.scopes[domain] == nil {
			i.meta.scopes[domain] = i.scopeAttr(llvm.AliasScopeDomainDef, domain, operand(domain, domainAt))
		}
		d := i.meta.scopes[domain]
		if d.AttrDef() != llvm.AliasScopeDomainDef {
			return i.ctx.EmitError(i.moduleLoc(), "unsupported alias domain node: "+i.describeNode(domain))
		}
		name := operand(s, nameAt)
		if name == text.MetaString("") {
			name = nil
		}
		i.meta.scopes[s] = i.scopeAttr(llvm.AliasScopeDef, s, name, llvm.Field{Name: "domain", Value: d})
	}
	return true
}

func (i *importer) scopeAttr(def *ir.AttrClass, n *text.Node, name text.Metadata, fields ...llvm.Field) ir.Attribute {
	fields = append(fields, llvm.Field{Name: "id", Value: i.scopeID(n)})
	if s := i.stringAttr(name); s != nil {
		fields = append(fields, llvm.Field{Name: "description", Value: s})
	}
	return llvm.NewAttr(i.ctx, def, fields...)
}

// tbaaNode imports a node of type-based alias analysis and those that it refers to, each behind its operands.
func (i *importer) tbaaNode(root *text.Node) bool {
	waiting := map[*text.Node]bool{}
	for work := []*text.Node{root}; len(work) > 0; {
		n := work[len(work)-1]
		if i.meta.tbaa[n] != nil {
			work = work[:len(work)-1]
			continue
		}
		size := len(work)
		for k := range n.Ops {
			if child := nodeOperand(n, k); child != nil && i.meta.tbaa[child] == nil {
				work = append(work, child)
			}
		}
		if len(work) > size {
			if waiting[n] {
				return i.ctx.EmitError(i.moduleLoc(), "has cycle in TBAA graph: "+i.describeNode(n))
			}
			waiting[n] = true
			continue
		}
		work = work[:len(work)-1]
		a, ok := i.tbaaAttr(n)
		if !ok {
			return false
		}
		if a == nil {
			return i.ctx.EmitError(i.moduleLoc(), "unsupported TBAA node format: "+i.describeNode(n))
		}
		i.meta.tbaa[n] = a
	}
	return true
}

// tbaaAttr returns the root, type or tag that a node is, nil if it is none. It returns false after an error.
func (i *importer) tbaaAttr(n *text.Node) (ir.Attribute, bool) {
	if n.Kind != "" {
		return nil, true
	}
	if len(n.Ops) <= 1 {
		var fields []llvm.Field
		if s := i.stringAttr(operand(n, 0)); s != nil {
			fields = append(fields, llvm.Field{Name: "id", Value: s})
		}
		return llvm.NewAttr(i.ctx, llvm.TBAARootDef, fields...), true
	}
	if id, ok := operand(n, 0).(text.MetaString); ok {
		return i.tbaaType(n, string(id))
	}
	return i.tbaaTag(n)
}

// tbaaType imports a type: its name, and pairs of the types and offsets of its members.
func (i *importer) tbaaType(n *text.Node, id string) (ir.Attribute, bool) {
	members := []ir.Attribute{}
	for k := 1; k/2 < len(n.Ops)/2; k += 2 {
		child := nodeOperand(n, k)
		if child == nil {
			return nil, i.ctx.EmitError(i.moduleLoc(), "operand '"+strconv.Itoa(k)+"' must be MDNode: "+i.describeNode(n))
		}
		offset := int64(0)
		if k+1 < len(n.Ops) {
			c := intOperand(n, k+1)
			if c == nil {
				return nil, i.ctx.EmitError(i.moduleLoc(), "operand '"+strconv.Itoa(k+1)+"' must be ConstantInt: "+i.describeNode(n))
			}
			offset = int64(c.Lo)
		} else if len(n.Ops) != 2 {
			return nil, i.ctx.EmitError(i.moduleLoc(), "missing member offset: "+i.describeNode(n))
		}
		t := i.meta.tbaa[child]
		if t.AttrDef() == llvm.TBAATagDef {
			return nil, true
		}
		members = append(members, llvm.NewAttr(i.ctx, llvm.TBAAMemberDef, llvm.Field{Name: "typeDesc", Value: t}, llvm.Field{Name: "offset", Value: offset}))
	}
	return llvm.NewAttr(i.ctx, llvm.TBAATypeDef, llvm.Field{Name: "id", Value: id}, llvm.Field{Name: "members", Value: members}), true
}

// tbaaTag imports the type of an access: the type of what contains the accessed memory, that of the memory, and the offset.
func (i *importer) tbaaTag(n *text.Node) (ir.Attribute, bool) {
	const offsetAt, constantAt, size = 2, 3, 3
	base, access, offset := nodeOperand(n, 0), nodeOperand(n, 1), intOperand(n, offsetAt)
	if len(n.Ops) != size && len(n.Ops) != size+1 || base == nil || access == nil || offset == nil {
		return nil, true
	}
	if _, ok := operand(access, 0).(text.MetaString); !ok {
		return nil, true
	}
	constant := false
	if len(n.Ops) > size {
		c := intOperand(n, constantAt)
		if c == nil {
			return nil, i.ctx.EmitError(i.moduleLoc(), "operand '3' must be ConstantInt: "+i.describeNode(n))
		}
		constant = c.Lo&1 != 0
	}
	b, a := i.meta.tbaa[base], i.meta.tbaa[access]
	if b.AttrDef() != llvm.TBAATypeDef || a.AttrDef() != llvm.TBAATypeDef {
		return nil, true
	}
	return llvm.NewAttr(i.ctx, llvm.TBAATagDef, llvm.Field{Name: "base_type", Value: b}, llvm.Field{Name: "access_type", Value: a},
		llvm.Field{Name: "offset", Value: int64(offset.Lo)}, llvm.Field{Name: "constant", Value: constant}), true
}

// namedMeta imports options for linkers, and what newer versions keep beyond.
func (i *importer) namedMeta() {
	i.b.SetEnd(i.body)
	for _, named := range i.m.NamedMeta {
		if named.Name == "llvm.linker.options" {
			for _, n := range named.Nodes {
				i.b.Create(i.moduleLoc(), llvm.LinkerOptions, nil, nil, ir.Named("options", i.ctx.Array(i.strings(n.Ops))))
			}
		}
	}
	if !i.modern {
		return
	}
	for _, named := range i.m.NamedMeta {
		if named.Name == "llvm.dependent-libraries" {
			var all []ir.Attribute
			for _, n := range named.Nodes {
				if len(n.Ops) == 1 {
					all = append(all, i.strings(n.Ops)...)
				}
			}
			if len(all) > 0 {
				i.top.SetAttr("llvm.dependent_libraries", i.ctx.Array(all))
			}
		}
	}
	i.moduleFlags()
	for _, name := range [...]string{"llvm.ident", "llvm.commandline"} {
		for _, named := range i.m.NamedMeta {
			if named.Name == name && len(named.Nodes) == 1 && len(named.Nodes[0].Ops) == 1 {
				if s := i.stringAttr(named.Nodes[0].Ops[0]); s != nil {
					i.top.SetAttr(name, s)
				}
			}
		}
	}
}

// strings returns the texts among ops.
func (i *importer) strings(ops []text.Metadata) []ir.Attribute {
	out := []ir.Attribute{}
	for _, o := range ops {
		if s := i.stringAttr(o); s != nil {
			out = append(out, s)
		}
	}
	return out
}

package ir

// Operation is an instance of an op: operands, results, attributes, successors
// and regions, linked into a block.
type Operation struct {
	info  *OpInfo
	loc   Location
	block *Block
	prev  *Operation
	next  *Operation
	rare  *rareParts // nil if the op has none of the rare parts
	order uint32     // position in the block while the block's order is valid
	// Scratch is free for the pass or driver that currently works on the IR. Its
	// content is not kept between them.
	Scratch uint32
	parts   pieceParts
}

// rareParts holds the parts that most operations lack. It is separate so that a walk
// over operations touches little memory.
type rareParts struct {
	attrs   []NamedAttribute // discardable attributes, sorted by name
	succs   []BlockOperand
	regions []Region
	apart   *apartParts
}

func (op *Operation) attrs() []NamedAttribute {
	if op.rare == nil {
		return nil
	}
	return op.rare.attrs
}

// putAttrs replaces the discardable attributes by attrs, which are sorted by name.
func (op *Operation) putAttrs(attrs []NamedAttribute) {
	switch {
	case op.rare != nil:
		op.rare.attrs = attrs
	case len(attrs) > 0:
		op.rare = &rareParts{attrs: attrs}
	}
}

func (op *Operation) succs() []BlockOperand {
	if op.rare == nil {
		return nil
	}
	return op.rare.succs
}

func (op *Operation) regions() []Region {
	if op.rare == nil {
		return nil
	}
	return op.rare.regions
}

// OperationState collects the parts of an operation to create.
type OperationState struct {
	Loc      Location
	Info     *OpInfo
	Operands []*Value
	Results  []Type
	// Props holds the inherent attributes by slot (see OpInfo.Slot). It may be shorter
	// than the number of slots.
	Props []Attribute
	// Attrs holds further attributes. Inherent ones among them move to their slots.
	Attrs      []NamedAttribute
	Successors []*Block
	// Regions are the regions whose blocks move into the new operation. A nil entry
	// stands for an empty region.
	Regions []*Region
}

// AddAttr appends an attribute. It ignores a nil value.
func (st *OperationState) AddAttr(name string, v Attribute) {
	if v != nil {
		st.Attrs = append(st.Attrs, NamedAttribute{name, v})
	}
}

// Attr returns the attribute name set so far, or nil.
func (st *OperationState) Attr(name string) Attribute {
	if st.Info != nil {
		if i := st.Info.Slot(name); i >= 0 && i < len(st.Props) && st.Props[i] != nil {
			return st.Props[i]
		}
	}
	for i := range st.Attrs {
		if st.Attrs[i].Name == name {
			return st.Attrs[i].Value
		}
	}
	return nil
}

// Context returns the context of the operation.
func (op *Operation) Context() *Context { return op.info.ctx }

// Info returns what the context knows of the operation's kind.
func (op *Operation) Info() *OpInfo { return op.info }

// Name returns the full name, such as "arith.addi".
func (op *Operation) Name() string { return op.info.Name }

// Is reports whether the operation is of the kind that def declares.
func (op *Operation) Is(def *OpDef) bool { return op.info.Def == def }

// Def returns the declaration, or nil for an unregistered operation.
func (op *Operation) Def() *OpDef { return op.info.Def }

// IsRegistered reports whether the operation's kind is registered.
func (op *Operation) IsRegistered() bool { return op.info.Def != nil }

// HasTrait reports whether the operation's kind has trait t.
//
//go:noinline
func (op *Operation) HasTrait(t Trait) bool { return op.info.HasTrait(t) }

// Loc returns the location.
func (op *Operation) Loc() Location { return op.loc }

// SetLoc sets the location.
func (op *Operation) SetLoc(l Location) { op.loc = l }

// Block returns the block that holds the operation, nil at top level.
func (op *Operation) Block() *Block { return op.block }

// Next returns the following operation of the block, or nil.
func (op *Operation) Next() *Operation { return op.next }

// Prev returns the preceding operation of the block, or nil.
func (op *Operation) Prev() *Operation { return op.prev }

// ParentRegion returns the region that holds the operation, or nil.
//
//go:noinline
func (op *Operation) ParentRegion() *Region {
	if op.block == nil {
		return nil
	}
	return op.block.region
}

// Parent returns the operation that encloses this one, nil at top level.
func (op *Operation) Parent() *Operation {
	if op.block == nil || op.block.region == nil {
		return nil
	}
	return op.block.region.parent
}

// ParentOf returns the closest enclosing operation of the kind that def declares, or nil.
//
//go:noinline
func (op *Operation) ParentOf(def *OpDef) *Operation {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(def) {
			return p
		}
	}
	return nil
}

// IsAncestor reports whether op is other or encloses it.
//
//go:noinline
func (op *Operation) IsAncestor(other *Operation) bool {
	for ; other != nil; other = other.Parent() {
		if other == op {
			return true
		}
	}
	return false
}

// NumOperands returns the number of operands.
func (op *Operation) NumOperands() int { return len(op.operands()) }

// Operand returns the value of operand i.
func (op *Operation) Operand(i int) *Value { return op.operand(i).value }

// OperandUse returns operand i itself.
func (op *Operation) OperandUse(i int) *Operand { return op.operand(i) }

// SetOperand makes operand i use v.
func (op *Operation) SetOperand(i int, v *Value) { op.operand(i).Set(v) }

// Operands returns the operand values in a new slice.
func (op *Operation) Operands() []*Value {
	vs := make([]*Value, len(op.operands()))
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		vs[i] = uses[i].value
	}
	return vs
}

// AppendOperands appends the operand values to dst.
func (op *Operation) AppendOperands(dst []*Value) []*Value {
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		dst = append(dst, uses[i].value)
	}
	return dst
}

// SetOperands replaces all operands. The caller must update the segment sizes.
func (op *Operation) SetOperands(vs []*Value) {
	old := op.operands()
	for i := range old {
		old[i].unlink()
	}
	ops := op.resizeOperands(len(vs))
	for i, v := range vs {
		o := &ops[i]
		o.owner, o.value = op, v
		o.link()
	}
}

// EraseOperands removes the operands [start, end).
func (op *Operation) EraseOperands(start, end int) {
	vs := op.Operands()
	op.SetOperands(append(vs[:start:start], vs[end:]...))
}

// InsertOperands inserts vs before operand i.
func (op *Operation) InsertOperands(i int, vs ...*Value) {
	old := op.Operands()
	all := make([]*Value, 0, len(old)+len(vs))
	all = append(append(append(all, old[:i]...), vs...), old[i:]...)
	op.SetOperands(all)
}

// NumResults returns the number of results.
func (op *Operation) NumResults() int { return len(op.results()) }

// Result returns result i.
func (op *Operation) Result(i int) *Value { return op.result(i) }

// Results returns the results in a new slice.
func (op *Operation) Results() []*Value {
	vs := make([]*Value, len(op.results()))
	for i, results := 0, op.results(); i < len(results); i++ {
		vs[i] = &results[i]
	}
	return vs
}

// ResultTypes returns the types of the results in a new slice.
func (op *Operation) ResultTypes() []Type {
	ts := make([]Type, len(op.results()))
	for i, results := 0, op.results(); i < len(results); i++ {
		ts[i] = results[i].typ
	}
	return ts
}

// OperandTypes returns the types of the operands in a new slice.
func (op *Operation) OperandTypes() []Type {
	ts := make([]Type, len(op.operands()))
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		ts[i] = uses[i].value.typ
	}
	return ts
}

// HasUses reports whether any result is used.
func (op *Operation) HasUses() bool {
	for i, results := 0, op.results(); i < len(results); i++ {
		if results[i].uses != nil {
			return true
		}
	}
	return false
}

// NumRegions returns the number of regions.
//
//go:noinline
func (op *Operation) NumRegions() int { return len(op.regions()) }

// Region returns region i.
//
//go:noinline
func (op *Operation) Region(i int) *Region { return &op.regions()[i] }

// NumSuccessors returns the number of successors.
//
//go:noinline
func (op *Operation) NumSuccessors() int { return len(op.succs()) }

// Successor returns successor i.
//
//go:noinline
func (op *Operation) Successor(i int) *Block { return op.succs()[i].block }

// SetSuccessor changes successor i.
func (op *Operation) SetSuccessor(i int, b *Block) { op.succs()[i].Set(b) }

// Prop returns the inherent attribute in slot i (the order of OpDef.Attrs), nil
// if absent.
func (op *Operation) Prop(i int) Attribute { return *op.prop(i) }

// SetProp sets the inherent attribute in slot i.
//
//go:noinline
func (op *Operation) SetProp(i int, a Attribute) { *op.prop(i) = a }

// Props returns the operation's own slice of inherent attributes, by slot. The caller must
// not change it.
func (op *Operation) Props() []Attribute { return op.props() }

// DiscardableAttrs returns the operation's own slice of discardable attributes, sorted
// by name. The caller must not change it.
//
//go:noinline
func (op *Operation) DiscardableAttrs() []NamedAttribute { return op.attrs() }

// Attr returns the attribute name, inherent or discardable, or nil.
func (op *Operation) Attr(name string) Attribute {
	if i := op.info.Slot(name); i >= 0 {
		return op.Prop(i)
	}
	a, _ := lookupEntry(op.attrs(), name)
	return a
}

// SetAttr sets the attribute name, inherent or discardable. A nil v removes the attribute.
func (op *Operation) SetAttr(name string, v Attribute) {
	if i := op.info.Slot(name); i >= 0 {
		op.SetProp(i, v)
		return
	}
	if op.rare != nil || v != nil {
		op.putAttrs(setEntry(op.attrs(), name, v))
	}
}

// RemoveAttr removes the attribute name and returns its value, or nil if absent.
func (op *Operation) RemoveAttr(name string) Attribute {
	v := op.Attr(name)
	if v != nil {
		op.SetAttr(name, nil)
	}
	return v
}

// Attrs returns all attributes, inherent and discardable, sorted by name, in a
// new slice.
func (op *Operation) Attrs() []NamedAttribute {
	all := make([]NamedAttribute, 0, len(op.props())+len(op.attrs()))
	for i, v := range op.props() {
		if op.info.shape == nil {
			if d, ok := v.(*DictionaryAttr); ok { // the properties of an unregistered operation
				all = append(all, d.Entries...)
			}
		} else if name := op.info.shape.slots[i]; v != nil && name != "" {
			all = append(all, NamedAttribute{name, v})
		}
	}
	all = append(all, op.attrs()...)
	return sortedEntries(all)
}

// SetDiscardableAttrs replaces the discardable attributes.
func (op *Operation) SetDiscardableAttrs(attrs []NamedAttribute) {
	op.putAttrs(append([]NamedAttribute(nil), sortedEntries(attrs)...))
}

// StringAttr returns the value of the string attribute name. It returns "" if the
// attribute is absent or not a string.
//
//go:noinline
func (op *Operation) StringAttr(name string) string {
	if s, ok := op.Attr(name).(*StringAttr); ok {
		return s.Value
	}
	return ""
}

// Remove unlinks the operation from its block without erasing it.
func (op *Operation) Remove() {
	if op.block != nil {
		op.block.unlink(op)
	}
}

// MoveBefore moves the operation before other, which is in a block.
func (op *Operation) MoveBefore(other *Operation) {
	op.Remove()
	other.block.insertBefore(op, other)
}

// MoveToEnd moves the operation to the end of b.
func (op *Operation) MoveToEnd(b *Block) {
	op.Remove()
	b.insertBefore(op, nil)
}

// DropAllReferences drops the operands and successors of the operation and of all
// operations nested in it.
func (op *Operation) DropAllReferences() {
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		uses[i].unlink()
	}
	for i := range op.succs() {
		op.succs()[i].Set(nil)
	}
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				o.PrefetchNext()
				o.DropAllReferences()
			}
		}
	}
}

// Erase unlinks the operation from its block and drops all its references. Its
// results must have no uses outside of it.
func (op *Operation) Erase() {
	op.Remove()
	op.DropAllReferences()
}

// IsBeforeInBlock reports whether op comes before other, of the same block.
//
//go:noinline
func (op *Operation) IsBeforeInBlock(other *Operation) bool {
	op.block.ensureOrder()
	return op.order < other.order
}

// ReplaceAllUsesWith replaces every use of result i by vs[i].
func (op *Operation) ReplaceAllUsesWith(vs []*Value) {
	for i, results := 0, op.results(); i < len(results); i++ {
		results[i].ReplaceAllUsesWith(vs[i])
	}
}

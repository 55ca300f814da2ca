package bytecode

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// scope is the place of a region among the values that its operations can name. A value
// has a number among those of the regions up to the closest that is isolated from above.
type scope struct {
	values    []*ir.Value
	forward   []bool // for values: whether it is a placeholder
	undefined int    // number of placeholders
}

// readIR reads the operations of the section into top.
func (r *reader) readIR(c *cursor, top *ir.Block) {
	ops, args := c.flagged()
	if args && !r.bad {
		r.fail("top-level block has arguments")
	}
	var s scope
	r.ops(c, ops, top, &region{scope: &s}, 0)
	r.ended(&s)
	if !r.bad && c.remaining() > 0 {
		r.fail("unexpected trailing bytes after IR section")
	}
	if !r.bad && r.version >= withUseListOrders {
		r.orderUses(top.Parent())
	}
}

// region is a region that is being read.
type region struct {
	*scope
	blocks    []*ir.Block
	next, end int // the numbers of its values that are not defined yet
}

// ops reads n operations into block.
func (r *reader) ops(c *cursor, n uint64, block *ir.Block, in *region, depth int) {
	for left := c.atMost(n); left > 0 && !r.bad; left-- {
		if r.src.Stopped() {
			r.bad = true
			return
		}
		r.op(c, block, in, depth)
	}
}

// ended fails if some value of the scope is used and not defined.
func (r *reader) ended(s *scope) {
	if s.undefined > 0 && !r.bad {
		r.fail("not all forward unresolved forward operand references")
	}
}

// op reads an operation into block.
func (r *reader) op(c *cursor, block *ir.Block, in *region, depth int) {
	name := entry(r, r.opNames, c.varint(), "operation name")
	mask := c.byte()
	st := ir.OperationState{Info: name.info, Loc: r.loc(c.varint(), nil)}
	if mask&hasAttrs != 0 {
		st.Attrs = r.dictionary(c.varint())
	}
	if !r.bad && r.version < withProperties && name.info.Def != nil {
		r.inherent(name, &st)
	}
	var bare ir.Attribute // properties of an unregistered operation
	if mask&hasProperties != 0 {
		bare = r.properties(c, name, &st)
	}
	if mask&hasResults != 0 {
		st.Results = list(c, func() ir.Type { return r.typ(c.varint(), nil) })
	}
	if mask&hasOperands != 0 {
		st.Operands = list(c, func() *ir.Value { return r.operand(c.varint(), in) })
	}
	if mask&hasSuccessors != 0 {
		st.Successors = list(c, func() *ir.Block { return *entry(r, in.blocks, c.varint(), "successor") })
	}
	var orders []useOrder
	if mask&hasUseLists != 0 {
		orders = r.useOrders(c, len(st.Results))
	}
	isolated := false
	if mask&hasRegions != 0 {
		var n uint64
		n, isolated = c.flagged()
		st.Regions = make([]*ir.Region, c.atMost(n))
	}
	if r.bad {
		return
	}
	op := r.src.Arena().Create(&st)
	if bare != nil {
		op.SetUnregisteredProps(bare)
	}
	block.Append(op)
	r.define(in, op.Results())
	r.note(orders, op.Results())
	if op.NumRegions() > 0 {
		r.regions(c, op, in, isolated, depth+1)
	}
}

// dictionary returns the entries of attribute i.
// inherent moves the inherent attributes that the dictionary of an operation holds before version 5 of the format into slots.
func (r *reader) inherent(name *opName, st *ir.OperationState) {
	st.Props = make([]ir.Attribute, name.info.NumSlots())
	var rest []ir.NamedAttribute
	for _, a := range st.Attrs {
		i := slices.IndexFunc(name.slots, func(s slot) bool { return s.name == a.Name })
		if i < 0 {
			rest = append(rest, a)
			continue
		}
		k := name.slots[i].index
		st.Props[k] = name.info.FromVersion(k, a.Value, r.mlir)
	}
	st.Attrs = rest
}

func (r *reader) dictionary(i uint64) []ir.NamedAttribute {
	a := r.attr(i, nil)
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		if !r.bad {
			r.fail("expected attribute of type: mlir::DictionaryAttr, but got: " + ir.AttrString(a))
		}
		return nil
	}
	return d.Entries
}

// regions reads the regions of op, which is in the region around. Regions that are
// isolated do not see the values around them, and are together in a section.
func (r *reader) regions(c *cursor, op *ir.Operation, around *region, isolated bool, depth int) {
	if depth > maxDepth {
		r.fail("nesting is too deep")
		return
	}
	var section cursor
	sectioned := isolated && r.version >= withRegionSections
	if sectioned {
		var id sectionID
		id, section = c.section()
		if !r.bad && id != secIR {
			r.fail("expected IR section for region")
		}
		c = &section
	}
	s := around.scope
	if isolated {
		s = &scope{}
	}
	for i := 0; i < op.NumRegions() && !r.bad; i++ {
		r.region(c, op.Region(i), s, depth)
	}
	if isolated {
		r.ended(s)
	}
	if sectioned && !r.bad && c.remaining() > 0 {
		r.fail("unexpected trailing bytes after region section")
	}
}

// region reads a region whose values are in the scope s.
func (r *reader) region(c *cursor, to *ir.Region, s *scope, depth int) {
	n := c.count()
	if n == 0 {
		return
	}
	in := &region{scope: s, blocks: make([]*ir.Block, n)}
	in.next = len(in.values)
	in.end = in.next + r.room(c)
	in.values = append(in.values, make([]*ir.Value, in.end-in.next)...)
	in.forward = append(in.forward, make([]bool, in.end-in.next)...)
	start := in.next
	for i := range in.blocks {
		in.blocks[i] = r.src.Arena().NewBlock()
		to.Append(in.blocks[i])
	}
	for _, b := range in.blocks {
		r.block(c, b, in, depth)
	}
	if in.next != in.end && !r.bad {
		r.fail("expected " + strconv.Itoa(in.end-start) + " values in a region, but got " + strconv.Itoa(in.next-start))
	}
	in.values, in.forward = in.values[:start], in.forward[:start]
}

// room reads the number of values that a region defines, each of which takes a byte.
func (r *reader) room(c *cursor) int {
	n := c.varint()
	if !r.bad && n > uint64(c.remaining()) {
		r.fail("attempting to parse " + strconv.FormatUint(n, 10) + " bytes when only " + strconv.Itoa(c.remaining()) + " remain")
	}
	if r.bad {
		return 0
	}
	return int(n)
}

// block reads the arguments and operations of b.
func (r *reader) block(c *cursor, b *ir.Block, in *region, depth int) {
	ops, args := c.flagged()
	if args {
		r.arguments(c, b, in)
	}
	r.ops(c, ops, b, in, depth)
}

func (r *reader) arguments(c *cursor, b *ir.Block, in *region) {
	for n := c.count(); n > 0 && !r.bad; n-- {
		t, located := c.varint(), true
		if r.version >= withElidedLocations {
			t, located = t>>1, t&1 != 0
		}
		typ, loc := r.typ(t, nil), ir.UnknownLoc
		if located {
			loc = r.loc(c.varint(), nil)
		}
		if !r.bad {
			b.AddArg(typ, loc)
		}
	}
	r.define(in, b.Args())
	if r.version >= withUseListOrders && c.byte() != 0 {
		r.note(r.useOrders(c, b.NumArgs()), b.Args())
	}
}

// operand returns value i, or a placeholder if it is not defined yet.
func (r *reader) operand(i uint64, in *region) *ir.Value {
	v := entry(r, in.values, i, "value")
	if *v == nil && !r.bad {
		st := ir.OperationState{Info: r.ctx.OpInfo(placeholder), Results: []ir.Type{r.ctx.None()}}
		*v = r.src.Arena().Create(&st).Result(0)
		in.forward[i] = true
		in.undefined++
	}
	return *v
}

// placeholder is the operation that stands for the definition of a value.
const placeholder = "builtin.unrealized_conversion_cast"

// define gives the next numbers of the region to values.
func (r *reader) define(in *region, values []*ir.Value) {
	if r.bad {
		return
	}
	if len(values) > in.end-in.next {
		r.fail("value index range was outside of the expected range for the parent region, got [" + strconv.Itoa(in.next) + ", " +
			strconv.Itoa(in.next+len(values)) + "), but the maximum index was " + strconv.Itoa(in.end-1))
		return
	}
	for _, v := range values {
		if in.forward[in.next] {
			in.values[in.next].ReplaceAllUsesWith(v)
			in.forward[in.next] = false
			in.undefined--
		}
		in.values[in.next] = v
		in.next++
	}
}

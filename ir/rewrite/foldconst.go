package rewrite

import "github.com/spvc/spvc/ir"

// constants makes the constants of a region unique and moves them to the front of the
// regions that hold them. It reuses its tables in each round.
type constants struct {
	scopes  []*ir.Region
	entries []constEntry
	heads   []int32 // 1-based index into entries by hash; the length is a power of two
	rw      *Rewriter
	// keepLocs keeps the locations of constants that move.
	keepLocs bool
}

type constEntry struct {
	op    *ir.Operation
	value ir.Attribute
	typ   ir.Type
	hash  uint64
	scope uint32
	next  int32
}

func (c *constants) reset() {
	clear(c.scopes)
	c.scopes = c.scopes[:0]
	clear(c.entries)
	c.entries = c.entries[:0]
	if c.heads == nil {
		c.heads = make([]int32, 64)
	}
	clear(c.heads)
}

// insert registers the constant op, which it does not know yet. If an equal constant is registered already, insert
// replaces op by that constant and returns false.
func (c *constants) insert(op *ir.Operation, value ir.Attribute) bool {
	block := op.Block()
	region := ConstantRegion(block)
	scope := c.scope(region)
	t := op.Result(0).Type()
	h := uint64(ir.NewHash().Add(uint64(scope)).AddAttr(value).AddType(t))
	slot := h & uint64(len(c.heads)-1)
	for i := c.heads[slot]; i != 0; i = c.entries[i-1].next {
		e := &c.entries[i-1]
		if e.hash == h && e.scope == scope && e.value == value && e.typ == t && e.op.Info().Dialect == op.Info().Dialect {
			c.forget(e.op)
			c.rw.Replace(op, e.op.Result(0))
			return false
		}
	}
	front := region.First()
	if block != front || (front.First() != op && !c.owns(op.Prev())) {
		op.MoveBefore(front.First())
		c.forget(op)
	}
	c.entries = append(c.entries, constEntry{op, value, t, h, scope, c.heads[slot]})
	c.heads[slot] = int32(len(c.entries))
	op.Result(0).Scratch = uint32(len(c.entries))
	if len(c.entries) > len(c.heads) {
		c.rehash()
	}
	return true
}

// forget removes the location of a constant, because it stands for several operations, unless the work keeps locations.
func (c *constants) forget(op *ir.Operation) {
	if !c.keepLocs {
		op.SetLoc(ir.UnknownLoc)
	}
}

// owns reports whether op is one of the unique constants. The scratch field of its
// result may hold a value of another user, so owns also checks that the entry names op.
func (c *constants) owns(op *ir.Operation) bool {
	if op == nil || op.NumResults() != 1 {
		return false
	}
	i := op.Result(0).Scratch
	return i != 0 && int(i) <= len(c.entries) && c.entries[i-1].op == op
}

func (c *constants) scope(r *ir.Region) uint32 {
	b := r.First()
	if i := b.Scratch; i != 0 && int(i) <= len(c.scopes) && c.scopes[i-1] == r {
		return i
	}
	c.scopes = append(c.scopes, r)
	b.Scratch = uint32(len(c.scopes))
	return b.Scratch
}

func (c *constants) rehash() {
	c.heads = make([]int32, 4*len(c.heads))
	for i := range c.entries {
		slot := c.entries[i].hash & uint64(len(c.heads)-1)
		c.entries[i].next = c.heads[slot]
		c.heads[slot] = int32(i + 1)
	}
}

// ConstantRegion returns the region whose entry block holds the constants used in b. It
// is a region of the closest enclosing op that is, or may be, isolated from above, that
// is at top level, or whose dialect asks for the constants (FoldHost).
func ConstantRegion(b *ir.Block) *ir.Region {
	for {
		r := b.Region()
		p := r.Parent()
		if p == nil || p.Block() == nil || !p.IsRegistered() || p.HasTrait(ir.IsolatedFromAbove) {
			return r
		}
		if h, ok := ir.DialectInterface[FoldHost](p.Info().Dialect); ok && h.MaterializeInto(r) {
			return r
		}
		b = p.Block()
	}
}

package transform

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Bodies compares the regions of operations that are isolated from above. Call Add for
// an operation before Equal.
type Bodies struct{ c cse }

// Add prepares op for comparisons and returns a hash of its regions. Operations with
// equal bodies have the same hash.
func (b *Bodies) Add(op *ir.Operation) uint64 {
	b.c.renumber(op)
	h := ir.NewHash()
	for i := range op.NumRegions() {
		op.Region(i).WalkPre(func(o *ir.Operation) ir.WalkResult {
			h = o.AddHash(h)
			return ir.WalkAdvance
		})
	}
	return uint64(h)
}

// Equal reports whether the regions of x and y compute the same, with operands in
// the same order. It ignores locations.
func (b *Bodies) Equal(x, y *ir.Operation) bool {
	if x.NumRegions() != y.NumRegions() {
		return false
	}
	c := comparison{x, y, true}
	for i := range x.NumRegions() {
		if !c.region(x.Region(i), y.Region(i)) {
			return false
		}
	}
	return true
}

// EqualButNames reports whether the symbols x and y differ only in their names and locations.
func (b *Bodies) EqualButNames(x, y *ir.Operation) bool {
	if x.Info() != y.Info() {
		return false
	}
	p, q := slices.Clone(x.Props()), slices.Clone(y.Props())
	if slot := x.Info().Slot(ir.SymbolNameAttr); slot >= 0 {
		p[slot], q[slot] = nil, nil
	}
	named := func(a ir.NamedAttribute) bool { return a.Name == ir.SymbolNameAttr }
	e, f := slices.DeleteFunc(slices.Clone(x.DiscardableAttrs()), named), slices.DeleteFunc(slices.Clone(y.DiscardableAttrs()), named)
	return slices.Equal(p, q) && slices.Equal(e, f) && b.Equal(x, y)
}

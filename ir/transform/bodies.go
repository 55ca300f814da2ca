package transform

import "github.com/spvc/spvc/ir"

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

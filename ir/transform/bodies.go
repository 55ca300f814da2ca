package transform

import "github.com/spvc/spvc/ir"

// Bodies compares the regions of operations that are isolated from above. An
// operation is added before it is compared.
type Bodies struct{ c cse }

// Add prepares op for comparisons and returns a hash of its regions: the same for
// operations whose bodies are equal.
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
// the same order; locations do not count.
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

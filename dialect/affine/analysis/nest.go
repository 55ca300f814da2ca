package analysis

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/relation"
)

// IsRectangular reports whether the bounds of each loop of a nest depend on no other one
// (checkIfHyperRectangular).
func IsRectangular(nest []affine.ForOp) bool {
	if len(nest) <= 1 {
		return true
	}
	r, ok := LoopDomain(nest)
	if !ok {
		return false
	}
	for _, row := range slices.Concat(r.Eqs, r.Ineqs) {
		n := 0
		for _, v := range row[:len(nest)] {
			if v != 0 {
				n++
			}
		}
		if n > 1 {
			return false
		}
	}
	return true
}

// LoopDomain returns the iterations of the body of nested loops, outermost first.
func LoopDomain(nest []affine.ForOp) (*relation.Relation, bool) {
	ops := make([]*ir.Operation, len(nest))
	for i, f := range nest {
		ops[i] = f.Operation
	}
	return IndexSet(ops, nest[len(nest)-1].Body().Last())
}

// CanTile reports whether a perfect nest may run in tiles: no dependence that its loops
// carry goes back in the iterations of one of them (isTilingValid).
func (c *Checker) CanTile(nest []affine.ForOp) bool {
	distances, ok := c.Distances(nest)
	for _, d := range distances {
		if slices.ContainsFunc(d, func(x Component) bool { return x.Lower <= x.Upper && x.Upper < 0 }) {
			return false
		}
	}
	return ok
}

// Footprint returns the number of bytes that the accesses from first up to end, which nil
// stands for the end of the block, touch. ok is false if it is not known
// (getMemoryFootprintBytes).
func Footprint(first, end *ir.Operation) (bytes int64, ok bool) {
	depth := NestingDepth(first)
	regions := map[*ir.Value]*Region{}
	var order []*Region
	add := func(op *ir.Operation) ir.WalkResult {
		if !IsRead(op) && !IsWrite(op) {
			return ir.WalkAdvance
		}
		r, ok := RegionOf(op, depth, nil, true)
		if !ok {
			op.EmitError("error obtaining memory region\n")
			return ir.WalkInterrupt
		}
		if known := regions[r.MemRef]; known == nil {
			regions[r.MemRef] = r
			order = append(order, r)
		} else if !known.Union(r) {
			op.EmitWarning("getMemoryFootprintBytes: unable to perform a union on a memory region")
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}
	for op := first; op != end; op = op.Next() {
		if op.WalkPre(add) == ir.WalkInterrupt {
			return 0, false
		}
	}
	for _, r := range order {
		n, ok := r.Size()
		if !ok {
			return 0, false
		}
		bytes += n
	}
	return bytes, true
}

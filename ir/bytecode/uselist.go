package bytecode

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/ir"
)

// The reference order of the uses of a value is the reverse of their order in a walk
// over the IR: the order that a reader makes that adds each use at the front. A value
// whose uses have another order comes with a list. Element i of it is the place of use i
// of the reference order, or the list is pairs of i and its place.

// useOrders reads the orders of uses of some of n values, whose value is still missing.
func (r *reader) useOrders(c *cursor, n int) []useOrder {
	count := 1
	if n != 1 {
		count = c.count()
	}
	var out []useOrder
	for ; count > 0 && !r.bad; count-- {
		o := useOrder{}
		if n != 1 {
			i := c.varint()
			o.number = int(min(i, uint64(n))) // as in MLIR, one of a value that does not exist has no effect
		}
		var size uint64
		size, o.pairs = c.flagged()
		for size := c.atMost(size); size > 0 && !r.bad; size-- {
			o.index = append(o.index, c.varint())
		}
		out = append(out, o)
	}
	return out
}

const badUseOrder = "parsed use-list orders were invalid and could not be applied"

// note keeps the orders for the values.
func (r *reader) note(orders []useOrder, values []*ir.Value) {
	for _, o := range orders {
		if r.bad {
			return
		}
		if o.number >= len(values) {
			continue
		}
		if r.orders == nil {
			r.orders = map[*ir.Value]useOrder{}
		}
		r.orders[values[o.number]] = o
	}
}

// orderUses brings the uses of all values in op into their order.
func (r *reader) orderUses(op *ir.Operation) {
	ids := numberOps(op)
	walkValues(op, func(v *ir.Value) {
		uses := usesOf(v)
		if len(uses) < 2 || r.bad {
			return
		}
		o, given := r.orders[v]
		sorted := inReferenceOrder(uses, ids)
		if !sorted {
			sortUses(uses, ids)
		}
		if given {
			uses = o.apply(uses)
			if uses == nil {
				r.fail(badUseOrder)
				return
			}
		}
		if given || !sorted {
			v.OrderUses(uses)
		}
	})
}

// apply returns uses, which are in the reference order, in the encoded order. It returns
// nil if the encoding is wrong.
func (o *useOrder) apply(uses []*ir.Operand) []*ir.Operand {
	places := make([]uint64, len(uses))
	switch {
	case o.pairs:
		if len(o.index)%2 != 0 {
			return nil
		}
		for i := range places {
			places[i] = uint64(i)
		}
		for i := 0; i < len(o.index); i += 2 {
			if o.index[i] >= uint64(len(places)) {
				return nil
			}
			places[o.index[i]] = o.index[i+1]
		}
	case len(o.index) != len(uses):
		return nil
	default:
		copy(places, o.index)
	}
	out := make([]*ir.Operand, len(uses))
	for i, p := range places {
		if p >= uint64(len(out)) || out[p] != nil {
			return nil
		}
		out[p] = uses[i]
	}
	return out
}

// useList returns the encoding of the order of the uses of v, or nil if it is the
// reference order.
func useList(v *ir.Value, ids map[*ir.Operation]uint64) *useOrder {
	uses := usesOf(v)
	if inReferenceOrder(uses, ids) {
		return nil
	}
	place := make(map[*ir.Operand]uint64, len(uses))
	for i, u := range uses {
		place[u] = uint64(i)
	}
	sortUses(uses, ids)
	o := &useOrder{}
	moved := 0
	for i, u := range uses {
		o.index = append(o.index, place[u])
		if place[u] != uint64(i) {
			moved++
		}
	}
	if o.pairs = moved < len(uses)/2; o.pairs {
		var pairs []uint64
		for i, p := range o.index {
			if p != uint64(i) {
				pairs = append(pairs, uint64(i), p)
			}
		}
		o.index = pairs
	}
	return o
}

func usesOf(v *ir.Value) []*ir.Operand {
	if !v.HasUses() || v.HasOneUse() {
		return nil
	}
	var uses []*ir.Operand
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		uses = append(uses, u)
	}
	return uses
}

// compareUses orders uses as the reference order does.
func compareUses(a, b *ir.Operand, ids map[*ir.Operation]uint64) int {
	if a.Owner() != b.Owner() {
		return cmp.Compare(ids[b.Owner()], ids[a.Owner()])
	}
	return cmp.Compare(b.Index(), a.Index())
}

func inReferenceOrder(uses []*ir.Operand, ids map[*ir.Operation]uint64) bool {
	return slices.IsSortedFunc(uses, func(a, b *ir.Operand) int { return compareUses(a, b, ids) })
}

func sortUses(uses []*ir.Operand, ids map[*ir.Operation]uint64) {
	slices.SortFunc(uses, func(a, b *ir.Operand) int { return compareUses(a, b, ids) })
}

// numberOps numbers op and the operations in it in the order of a walk, parents first.
func numberOps(op *ir.Operation) map[*ir.Operation]uint64 {
	ids := map[*ir.Operation]uint64{}
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		ids[o] = uint64(len(ids))
		return ir.WalkAdvance
	})
	return ids
}

// walkValues visits the values that op, and the operations and blocks in it define.
func walkValues(op *ir.Operation, visit func(*ir.Value)) {
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for i := range o.NumResults() {
			visit(o.Result(i))
		}
		for i := range o.NumRegions() {
			for b := o.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					visit(a)
				}
			}
		}
		return ir.WalkAdvance
	})
}

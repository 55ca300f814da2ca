package transform

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// ForwardTransfers returns the patterns by which vector transfers go to the memory that a copy reads or writes, instead of the
// buffer between them (LinalgCopyVTRForwardingPattern and LinalgCopyVTWForwardingPattern).
func ForwardTransfers() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("LinalgCopyVTRForwardingPattern", vector.TransferRead, forwardRead),
		rewrite.On("LinalgCopyVTWForwardingPattern", vector.TransferWrite, forwardWrite),
	}
}

// onlySubView returns the only memref.subview of buffer, which must be allocated memory or a view of bytes, or nil.
func onlySubView(buffer *ir.Value) *ir.Operation {
	def := buffer.DefiningOp()
	if def == nil || !oneOf(def, memref.View, memref.Alloc) {
		return nil
	}
	var found *ir.Operation
	for u := buffer.FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Is(memref.SubView) {
			if found != nil {
				return nil
			}
			found = u.Owner()
		}
	}
	return found
}

// usedBetween reports whether an operation may use one of vs after first and before second.
func usedBetween(first, second *ir.Operation, vs ...*ir.Value) bool {
	if first.Block() != second.Block() || !first.IsBeforeInBlock(second) {
		return true
	}
	for _, v := range vs {
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			o := u.Owner()
			if o == first || o == second {
				continue
			}
			at := ir.AncestorIn(first.ParentRegion(), o)
			if at == nil || at.Block() != first.Block() || first.IsBeforeInBlock(at) && at.IsBeforeInBlock(second) {
				return true
			}
		}
	}
	return false
}

// copyOf returns a memref.copy whose operand number side is v, for which fits holds.
func copyOf(v *ir.Value, side int, fits func(c *ir.Operation) bool) *ir.Operation {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); o.Is(memref.Copy) && o.Operand(side) == v && fits(o) {
			return o
		}
	}
	return nil
}

// unbounded returns in_bounds attributes that say nothing.
func unbounded(t vector.TransferOp) []bool { return make([]bool, len(t.Map().Results)) }

// anyOutOfBounds reports whether t may access elements outside of its source.
func anyOutOfBounds(t vector.TransferOp) bool {
	in := t.InBounds()
	if len(in) < len(t.Map().Results) {
		return true
	}
	for _, b := range in {
		if !b {
			return true
		}
	}
	return false
}

func forwardRead(t vector.TransferOp, rw *rewrite.Rewriter) bool {
	if t.Mask() != nil || anyOutOfBounds(t) {
		return rw.Fail("the transfer has a mask or may be out of bounds")
	}
	buffer := t.Source()
	sub := onlySubView(buffer)
	if sub == nil {
		return rw.Fail("the source is no buffer with one view")
	}
	view := sub.Result(0)
	c := copyOf(view, 1, func(c *ir.Operation) bool { return !usedBetween(c, t.Operation, buffer, view) })
	if c == nil {
		return rw.Fail("nothing is copied to the view")
	}
	var fill *ir.Operation
	for u := buffer.FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); o.Is(linalg.Fill) && o.Operand(1) == buffer && !usedBetween(o, c, buffer, view) {
			fill = o
		}
	}
	if fill != nil && fill.Operand(0) != t.Padding() {
		return rw.Fail("the padding is not what fills the buffer")
	}
	made := vector.NewTransferRead(&rw.Builder, t.Loc(), t.VectorType(), t.Padding(),
		vector.Transfer{Source: c.Operand(0), Indices: t.Indices(), Map: t.Map(), InBounds: unbounded(t)})
	if fill != nil {
		rw.Erase(fill)
	}
	rw.Erase(c)
	rw.Replace(t.Operation, made.Result(0))
	return true
}

func forwardWrite(t vector.TransferOp, rw *rewrite.Rewriter) bool {
	if t.Mask() != nil || anyOutOfBounds(t) {
		return rw.Fail("the transfer has a mask or may be out of bounds")
	}
	buffer := t.Source()
	sub := onlySubView(buffer)
	if sub == nil {
		return rw.Fail("the destination is no buffer with one view")
	}
	view := sub.Result(0)
	c := copyOf(view, 0, func(c *ir.Operation) bool { return !usedBetween(t.Operation, c, buffer, view) })
	if c == nil {
		return rw.Fail("the view is not copied")
	}
	vector.NewTransferWrite(&rw.Builder, t.Loc(), t.Vector(),
		vector.Transfer{Source: c.Operand(1), Indices: t.Indices(), Map: t.Map(), InBounds: unbounded(t)})
	rw.Erase(c)
	rw.Erase(t.Operation)
	return true
}

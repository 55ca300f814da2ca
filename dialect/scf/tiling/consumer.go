package tiling

import (
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// FuseConsumer moves consumer, which reads result i of the outermost loop after the loops, into the innermost body, where it
// computes on the tile that the body inserts. Its results become results of the loops. FuseConsumer replaces and erases consumer.
// ok is false, and nothing has changed, if this is not possible.
func FuseConsumer(rw *rewrite.Rewriter, n *Nest, i int, consumer *ir.Operation) bool {
	c := consuming{rw: rw, nest: n, op: consumer, result: n.Outer().Result(i), number: i}
	if !c.reads() || !c.fits() {
		return false
	}
	insert := c.insertion()
	if insert == nil {
		return rw.Fail("the loops do not insert one tile into the result")
	}
	s := tensor.SliceOp{Operation: insert}
	part := interfaces.Tile{Offsets: s.Offsets(), Sizes: s.Sizes()}
	if !interfaces.AllConst(s.Strides(), 1) || len(s.SourceType().Shape()) != len(part.Sizes) || !n.covers(part, c.result) || !n.disjoint(part) {
		return rw.Fail("the tiles do not make up the result, or overlap")
	}
	before := insert
	if insert.Is(tensor.ParallelInsertSlice) {
		before = insert.Parent()
	}
	rw.SetBefore(before)
	return c.fuse(s, part)
}

// consuming fuses one consumer.
type consuming struct {
	rw      *rewrite.Rewriter
	nest    *Nest
	op      *ir.Operation
	result  *ir.Value
	number  int
	operand int
	model   interfaces.TilingModel
}

// reads reports whether the op reads the result by exactly one operand, and no other result of the loops.
func (c *consuming) reads() bool {
	c.operand = -1
	for k, v := range c.op.Operands() {
		switch {
		case v == c.result && c.operand < 0:
			c.operand = k
		case v.DefiningOp() == c.nest.Outer():
			return c.rw.Fail("the consumer reads several results of the loops")
		}
	}
	return c.operand >= 0
}

// fits reports whether the op has a model and comes after the loops, and everything else it uses before them.
func (c *consuming) fits() bool {
	outer := c.nest.Outer()
	m, ok := interfaces.Tiling(c.op)
	if !ok || c.op.Block() != outer.Block() || !outer.IsBeforeInBlock(c.op) {
		return c.rw.Fail("the consumer has no tiling model, or is elsewhere")
	}
	c.model = m
	return c.hoist()
}

// maxHoisted bounds the operations that hoist moves.
const maxHoisted = 64

// hoist moves before the loops what the op needs and does not depend on them, such as the tensors that it writes to. It returns
// false, and moves nothing, if the op needs something else from behind the loops.
func (c *consuming) hoist() bool {
	outer := c.nest.Outer()
	needed := map[*ir.Operation]bool{}
	ok := true
	var visit func(root, o *ir.Operation)
	visit = func(root, o *ir.Operation) {
		for _, v := range o.Operands() {
			def := v.DefiningOp()
			if def == nil || v == c.result && o == c.op || root.IsAncestor(def) {
				continue
			}
			at := ir.AncestorIn(outer.ParentRegion(), def)
			if at == nil || at.Block() != outer.Block() || at.IsBeforeInBlock(outer) || needed[at] {
				continue
			}
			if at == outer || len(needed) == maxHoisted || at.NumRegions() > 0 && !isStructured(at) || !ir.IsMemoryEffectFree(at) || !ir.IsSpeculatable(at) {
				ok = false
				return
			}
			needed[at] = true
			at.Walk(func(p *ir.Operation) { visit(at, p) })
		}
	}
	c.op.Walk(func(o *ir.Operation) { visit(c.op, o) })
	if !ok {
		return c.rw.Fail("the consumer uses what is computed after the loops")
	}
	for o := outer.Next(); o != nil && o != c.op; {
		next := o.Next()
		if needed[o] {
			c.rw.MoveBefore(o, outer)
		}
		o = next
	}
	return true
}

// isStructured reports whether op has a tiling model, so that its region only computes elements.
func isStructured(op *ir.Operation) bool {
	_, ok := interfaces.Tiling(op)
	return ok
}

// whole reports whether the part t of the domain of op has all iterations of the loops that are not parallel.
func (c *consuming) whole(op *ir.Operation, t interfaces.Tile) bool {
	domain := c.model.Domain(op, &c.rw.Builder)
	for i, k := range c.model.Iterators(op) {
		if k == interfaces.ParallelIterator {
			continue
		}
		size, ok := domain[i].Size.Constant()
		if !ok || !domain[i].Offset.IsConst(0) || !t.Offsets[i].IsConst(0) || !t.Sizes[i].IsConst(size) {
			return false
		}
	}
	return true
}

// insertion returns the operation in the innermost body that inserts the tile of the result, or nil if it is not the only one.
func (c *consuming) insertion() *ir.Operation {
	loops := c.nest.Loops
	if f, ok := c.nest.forall(); ok {
		arg := f.Body().Arg(f.Rank() + c.number)
		var found *ir.Operation
		for o := f.Body().Last().Region(0).First().First(); o != nil; o = o.Next() {
			if (tensor.SliceOp{Operation: o}).Dest() != arg {
				continue
			}
			if found != nil {
				return nil
			}
			found = o
		}
		return found
	}
	for i := range len(loops) - 1 {
		if y := (scf.ForOp{Operation: loops[i]}).Yield(); y.Operand(c.number) != loops[i+1].Result(c.number) {
			return nil
		}
	}
	last := scf.ForOp{Operation: loops[len(loops)-1]}
	insert := last.Yield().Operand(c.number).DefinedBy(tensor.InsertSlice)
	if insert == nil || (tensor.SliceOp{Operation: insert}).Dest() != last.IterArgs()[c.number] {
		return nil
	}
	return insert
}

// fuse computes the op on the tile that s inserts.
func (c *consuming) fuse(s tensor.SliceOp, part interfaces.Tile) bool {
	m, ok := ir.OpInterface[interfaces.OperandTilingModel](c.op.Info())
	if !ok {
		return c.rw.Fail("the model does not know the domain of an operand")
	}
	b := &c.rw.Builder
	inner := c.rw.Clone(c.op, ir.NewMapping())
	whole := tensor.NewEmpty(b, c.op.Loc(), c.result.Type())
	inner.SetOperand(c.operand, whole)
	undo := func(why string) bool {
		c.rw.Erase(inner)
		return c.rw.Fail(why)
	}
	domain, ok := m.DomainOfOperand(inner, b, c.operand, part)
	if !ok {
		return undo("the model does not know the domain of the operand")
	}
	if !c.whole(inner, domain) {
		return undo("the loops split a reduction of the consumer")
	}
	parts := make([]interfaces.Tile, c.op.NumResults())
	for i := range parts {
		parts[i], ok = c.model.ResultPosition(inner, b, i, domain)
		if !ok || !c.nest.covers(parts[i], c.op.Result(i)) {
			return undo("the tiles of the consumer do not cover its results")
		}
	}
	made, ok := c.model.Tile(inner, b, domain)
	if !ok {
		return undo("the model cannot tile the consumer")
	}
	for _, o := range made.Slices {
		if o.Operand(0) == whole {
			c.rw.Replace(o, conform(c.rw, o.Loc(), s.Source(), o.Result(0).Type().(*ir.RankedTensorType)))
		}
	}
	c.rw.Erase(inner)
	return c.yield(made.Values, parts)
}

// inits returns what the new outputs of the loops begin with. The tiles cover the results, whose types are static. An output whose
// tile updates the tile of the loops begins with an empty tensor.
func (c *consuming) inits() []*ir.Value {
	c.rw.SetBefore(c.nest.Outer())
	out := make([]*ir.Value, c.op.NumResults())
	for i := range out {
		if k := interfaces.TiedInit(c.op, i); k >= 0 && k != c.operand {
			out[i] = c.op.Operand(k)
		} else {
			out[i] = emptyOf(c.rw, c.op.Loc(), c.op.Result(i).Type().(*ir.RankedTensorType), nil)
		}
	}
	return out
}

// yield makes the results of the op results of the loops.
func (c *consuming) yield(tiles []*ir.Value, parts []interfaces.Tile) bool {
	c.nest.addOutputs(c.rw, c.inits(), tiles, parts)
	results := c.nest.Outer().Results()
	c.rw.Replace(c.op, results[len(results)-c.op.NumResults():]...)
	return true
}

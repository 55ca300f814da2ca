package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// InlineCall inserts the body of callable after call: a copy of the body or, if move is
// set, the body itself. It replaces the uses of call's results; the caller must erase
// call. It returns the operations of the body at their new position, block by block and
// without replaced terminators. If dialects do not allow the inlining, it changes
// nothing and returns false. Locations become call-site locations.
func InlineCall(b *ir.Builder, call, callable *ir.Operation, move bool) ([][]*ir.Operation, bool) {
	model, ok := ir.OpInterface[ir.CallableModel](callable.Info())
	if !ok {
		return nil, false
	}
	src := model.CallableRegion(callable)
	if src == nil || src.Empty() {
		return nil, false
	}
	c := &inlining{b: b, call: call, src: src, results: model.CallableResults(callable)}
	if !c.legal(callable, move) || !c.convert() {
		return nil, false
	}
	c.rest = call.Next()
	c.handleArguments(callable)
	body := c.body(move)
	c.processInlined(body)
	if term := body.First().Terminator(); body.HasOneBlock() && term != nil && c.joins(term) {
		c.handleResults(callable, term)
		return [][]*ir.Operation{c.straight(body.First(), term)}, true
	}
	return c.blocks(body), true
}

// inlining is one call of InlineCall.
type inlining struct {
	b        *ir.Builder
	call     *ir.Operation
	src      *ir.Region
	results  []ir.Type
	operands []*ir.Value   // operands of the call, with the types of the arguments
	rest     *ir.Operation // the operation before which the body stands: what dialects make of arguments comes between the call and the body
}

func inlinerOf(op *ir.Operation) ir.InlinerModel {
	if op == nil || op.Info().Dialect == nil {
		return nil
	}
	m, _ := ir.DialectInterface[ir.InlinerModel](op.Info().Dialect)
	return m
}

// legal asks the dialects of the call, of the enclosing operation and of the operations
// of the body.
func (c *inlining) legal(callable *ir.Operation, move bool) bool {
	m := inlinerOf(c.call)
	if m == nil || !m.LegalCall(c.call, callable) {
		return false
	}
	if bm, ok := m.(interfaces.BodyInlinerModel); ok && move && !bm.MayMove(callable) {
		return false
	}
	dst := c.call.ParentRegion()
	around, _ := inlinerOf(dst.Parent()).(interfaces.RegionInlinerModel)
	return around != nil && around.LegalRegion(dst, c.src) && legalOps(c.src, dst)
}

func legalOps(src, dst *ir.Region) bool {
	for b := src.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if m := inlinerOf(op); m == nil || !m.LegalOp(op, dst) {
				return false
			}
			for i := range op.NumRegions() {
				if !legalOps(op.Region(i), dst) {
					return false
				}
			}
		}
	}
	return true
}

// convert converts operands and results whose types differ from those of the body. It
// returns false if that is not possible.
func (c *inlining) convert() bool {
	start, n := 0, c.call.NumOperands()
	if m, ok := ir.OpInterface[ir.CallModel](c.call.Info()); ok {
		start, n = m.CallOperands(c.call)
	}
	entry := c.src.First()
	if n != entry.NumArgs() || c.call.NumResults() != len(c.results) {
		return false
	}
	m := inlinerOf(c.call)
	var casts []*ir.Operation
	undo := func() bool {
		for i := len(casts) - 1; i >= 0; i-- {
			casts[i].ReplaceAllUsesWith(casts[i].Operands()[:casts[i].NumResults()])
			casts[i].Erase()
		}
		return false
	}
	c.b.SetBefore(c.call)
	for i := range n {
		v := c.call.Operand(start + i)
		if want := entry.Arg(i).Type(); v.Type() != want {
			v = m.Materialize(c.b, v, want, c.call.Loc())
			if v == nil {
				return undo()
			}
			casts = append(casts, v.DefiningOp())
		}
		c.operands = append(c.operands, v)
	}
	c.b.SetAfter(c.call)
	for i, t := range c.results {
		r := c.call.Result(i)
		if r.Type() == t {
			continue
		}
		// The cast gets its operand, the value that the body returns, as soon as that value
		// is known.
		v := m.Materialize(c.b, r, r.Type(), c.call.Loc())
		if v == nil {
			return undo()
		}
		casts = append(casts, v.DefiningOp())
		r.ReplaceUsesIf(v, func(u *ir.Operand) bool { return u.Owner() != v.DefiningOp() })
	}
	return true
}

// body returns the body, with arguments replaced by operands.
func (c *inlining) body(move bool) *ir.Region {
	body := c.src
	if !move {
		body = ir.NewRegion()
		c.b.Arena().CloneRegion(c.src, body, ir.NewMapping())
	}
	first := body.First()
	for i, v := range c.operands {
		first.Arg(i).ReplaceAllUsesWith(v)
	}
	first.EraseArgsIf(func(*ir.Value) bool { return true })
	if at := c.call.Loc(); at != ir.UnknownLoc {
		ctx := c.call.Context()
		body.WalkPre(func(o *ir.Operation) ir.WalkResult {
			o.SetLoc(ctx.CallSiteLoc(o.Loc(), at))
			return ir.WalkAdvance
		})
	}
	return body
}

// joins reports whether a body of one block and what follows the call can stand in one block.
func (c *inlining) joins(term *ir.Operation) bool {
	m, ok := inlinerOf(c.call).(interfaces.BodyInlinerModel)
	return !ok || m.MayJoin(term)
}

// straight inserts the operations of the only block of a body after the call. MLIR
// splits the block and merges it again, with the same result.
func (c *inlining) straight(body *ir.Block, term *ir.Operation) []*ir.Operation {
	if m := inlinerOf(term); m != nil {
		m.HandleTerminator(c.b, term, c.call.Results(), nil)
	}
	term.Erase()
	var ops []*ir.Operation
	if c.rest != nil {
		c.b.SetBefore(c.rest)
	} else {
		c.b.SetEnd(c.call.Block())
	}
	for op := body.First(); op != nil; op = body.First() {
		op.Remove()
		ops = append(ops, c.b.Insert(op))
	}
	body.Erase()
	return ops
}

// blocks inserts the blocks of a body after the call's block, which it splits after the
// call, and branches to them and back.
func (c *inlining) blocks(body *ir.Region) [][]*ir.Operation {
	dst := c.call.ParentRegion()
	post := c.call.Block().SplitBefore(c.rest)
	for i, t := range c.results {
		r := c.call.Result(i)
		r.ReplaceAllUsesWith(post.AddArg(t, r.Loc()))
	}
	first := body.First()
	var out [][]*ir.Operation
	for b := first; b != nil; {
		next := b.Next()
		b.Remove()
		dst.InsertBefore(b, post)
		if term := b.Terminator(); term != nil {
			if m := inlinerOf(term); m != nil {
				m.HandleTerminator(c.b, term, nil, post)
			}
		}
		var ops []*ir.Operation
		for op := b.First(); op != nil; op = op.Next() {
			ops = append(ops, op)
		}
		out = append(out, ops)
		b = next
	}
	c.call.Block().TakeOps(first)
	first.Erase()
	return out
}

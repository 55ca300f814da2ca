package rewrite

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/spvc/spvc/ir"
)

const undoBody = `
	%0 = "toy.double"(%a) {note = "n"} : (i32) -> i32
	"toy.scope"() ({
	^bb0(%x: i32):
		%1 = "toy.neg"(%0) : (i32) -> i32
		"toy.cond"(%1, %x, %a)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i32, i32, i32) -> ()
	^bb1(%y: i32):
		"toy.use"(%y, %1) : (i32, i32) -> ()
		"toy.br"(%y)[^bb2] : (i32) -> ()
	^bb2(%z: i32):
		"toy.use"(%z) : (i32) -> ()
		"toy.scope"() ({ "toy.use"(%z, %0) : (i32, i32) -> () }) : () -> ()
		"toy.return"() : () -> ()
	}) : () -> ()
	"toy.use"(%0) : (i32) -> ()
	"toy.return"() : () -> ()`

// change is a change that a pattern on the outer toy.scope of undoBody makes.
type change struct {
	name   string
	change func(op *ir.Operation, rw *Rewriter)
}

// undoChanges returns one change for each method of the rewriter, and combinations.
func undoChanges() []change {
	block := func(op *ir.Operation, i int) *ir.Block {
		b := op.Region(0).First()
		for range i {
			b = b.Next()
		}
		return b
	}
	return []change{
		{"create", func(op *ir.Operation, rw *Rewriter) { rw.Create(0, lowUse, []*ir.Value{op.Prev().Result(0)}, nil) }},
		{"modify", func(op *ir.Operation, rw *Rewriter) {
			d := op.Prev()
			rw.Modify(d, func() {
				d.SetAttr("note", nil)
				d.SetAttr("more", rw.Context().Unit())
				d.InsertOperands(0, d.Operand(0), d.Operand(0))
				d.Result(0).SetType(rw.Context().I64())
			})
			rw.Modify(d, func() { d.SetOperands(nil); d.SetAttr("note", rw.Context().Unit()) })
		}},
		{"modify branch", func(op *ir.Operation, rw *Rewriter) {
			b := block(op, 0).Last()
			rw.Modify(b, func() {
				b.EraseOperands(1, 2)
				b.SetAttr(ir.SegmentSizesName, rw.Context().Segments(1, 0, 1).Value)
				b.SetSuccessor(0, b.Successor(1))
			})
		}},
		{"replace", func(op *ir.Operation, rw *Rewriter) { d := op.Prev(); rw.Replace(d, d.Operand(0)) }},
		{"replace by new", func(op *ir.Operation, rw *Rewriter) {
			rw.ReplaceByNew(op.Prev(), lowMid, []*ir.Value{op.Prev().Operand(0)}, []ir.Type{rw.Context().I32()})
		}},
		{"replace uses", func(op *ir.Operation, rw *Rewriter) { d := op.Prev(); rw.ReplaceUses(d.Operand(0), d.Result(0)) }},
		{"erase", func(op *ir.Operation, rw *Rewriter) { rw.Erase(op.Next()); rw.Erase(op) }},
		{"erase block", func(op *ir.Operation, rw *Rewriter) { rw.EraseBlock(block(op, 1)); rw.EraseBlock(block(op, 1)) }},
		{"split", func(op *ir.Operation, rw *Rewriter) {
			b := block(op, 2)
			rw.SplitBlock(rw.SplitBlock(b, b.First().Next()), nil)
		}},
		{"merge", func(op *ir.Operation, rw *Rewriter) {
			rw.Erase(block(op, 0).Last())
			rw.MergeBlocks(block(op, 2), block(op, 0), []*ir.Value{op.Prev().Result(0)})
		}},
		{"inline before", func(op *ir.Operation, rw *Rewriter) {
			b := block(op, 1)
			rw.InlineBlockBefore(b, op.Block(), op, []*ir.Value{op.Prev().Result(0)})
			rw.Erase(op.Prev())
			rw.Erase(op.Prev().Prev())
		}},
		{"inline region", func(op *ir.Operation, rw *Rewriter) {
			after := rw.SplitBlock(op.Block(), op)
			rw.InlineRegionBefore(op.Region(0), op.ParentRegion(), after)
			rw.Erase(op)
		}},
		{"move", func(op *ir.Operation, rw *Rewriter) {
			rw.MoveBefore(op.Next(), op)
			rw.MoveToEnd(op, op.Block())
			rw.MoveToEnd(block(op, 0).First(), block(op, 2))
		}},
		{"move blocks", func(op *ir.Operation, rw *Rewriter) {
			rw.MoveBlockBefore(block(op, 2), op.Region(0), block(op, 1))
			rw.MoveBlockBefore(block(op, 2), op.Region(0), nil)
		}},
		{"new block", func(op *ir.Operation, rw *Rewriter) {
			b := rw.NewBlockIn(op.Region(0), block(op, 1), []ir.Type{rw.Context().I32()}, 0)
			rw.Create(0, lowUse, []*ir.Value{b.Arg(0)}, nil)
			rw.MoveBefore(block(op, 2).First(), b.First())
		}},
		{"convert arguments", func(op *ir.Operation, rw *Rewriter) {
			sig := NewSignature(1)
			sig.AddTypes(rw.Context().F32())
			sig.Remap(0, op.Prev().Result(0))
			nb := rw.ConvertBlockArgs(block(op, 2), sig, nil)
			rw.Erase(nb.First())
		}},
		{"convert region", func(op *ir.Operation, rw *Rewriter) {
			rw.ConvertRegionTypes(op.Region(0), wideTypes(rw.Context()), nil)
			rw.SplitBlock(block(op, 1), block(op, 1).Last())
		}},
		{"clone", func(op *ir.Operation, rw *Rewriter) {
			n := rw.Clone(op, ir.NewMapping())
			rw.Erase(n.Region(0).First().Next().First())
		}},
		{"region to new op", func(op *ir.Operation, rw *Rewriter) {
			n := rw.CreateWithRegions(0, lowScope, nil, nil, 1)
			rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
			rw.ConvertRegionTypes(n.Region(0), wideTypes(rw.Context()), nil)
			rw.Replace(op)
		}},
	}
}

// TestUndo makes each kind of change in a pattern on the outer toy.scope. The pattern
// then fails, or makes an illegal operation, or succeeds in a conversion that fails
// later or at the commit.
func TestUndo(t *testing.T) {
	for _, k := range undoChanges() {
		for _, how := range []string{"pattern fails", "illegal op", "later op", "commit"} {
			c := newConv(t, "%a: i32", undoBody)
			before := c.text()
			applied := 0
			c.target.AddDynamicOp(func(op *ir.Operation) bool {
				return op.Parent().Is(toyScope) || op.Parent().Is(lowScope) || op.Parent().Is(ir.Module) || op.Next() == nil
			}, toyScope)
			c.target.AddIllegalOp(lowBad)
			ps := []*Pattern{OnOp(k.name, toyScope, func(op *ir.Operation, rw *Rewriter) bool {
				if op.Parent().Is(toyScope) {
					return false
				}
				applied++
				k.change(op, rw)
				if how == "illegal op" {
					rw.Create(0, lowBad, nil, nil)
				}
				return how != "pattern fails"
			})}
			switch how {
			case "later op":
				c.target.AddIllegalOp(toyReturn)
			case "commit":
				// The negation is erased but its users stay.
				c.target.AddIllegalOp(toyReturn)
				ps = append(ps, OnOp("drop", toyReturn, func(op *ir.Operation, rw *Rewriter) bool {
					if op.Parent().Is(toyFunc) {
						f := rw.Create(0, lowConst, nil, []ir.Type{rw.Context().I32()})
						rw.Create(0, lowUse, f.Results(), nil)
						rw.Erase(f)
					}
					rw.Erase(op)
					return true
				}))
			}
			if c.partial(ps...) {
				t.Errorf("%s, %s: converted", k.name, how)
			}
			if applied == 0 || len(c.messages) == 0 {
				t.Errorf("%s, %s: applied %d times, messages %q", k.name, how, applied, c.messages)
			}
			if after := c.text(); after != before {
				t.Errorf("%s, %s: changed to\n%s\n%q", k.name, how, after, c.messages)
			}
			c.checkUses(t)
		}
	}
}

// randomChanges changes IR at random through rw.
type randomChanges struct {
	*rand.Rand
	module *ir.Operation
	arg    *ir.Value // of the function
	erase  bool      // blocks and regions, too, whose values may be in use
}

func (r *randomChanges) op() *ir.Operation {
	var ops []*ir.Operation
	r.module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Scratch&(flagGone|flagCast) == 0 && !op.Is(ir.Module) && !op.Is(toyFunc) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	return ops[r.IntN(len(ops))]
}

// values returns n existing values; the driver does not care about dominance.
func (r *randomChanges) values(n int) []*ir.Value {
	vs := make([]*ir.Value, n)
	for i := range vs {
		for vs[i] == nil {
			if op := r.op(); op.NumResults() > 0 {
				vs[i] = op.Result(0)
			} else if op.Block().NumArgs() > 0 {
				vs[i] = op.Block().Arg(0)
			}
		}
	}
	return vs
}

func (r *randomChanges) step(rw *Rewriter, types *TypeConverter) {
	op := r.op()
	b := op.Block()
	rw.SetBefore(op)
	what := r.IntN(12)
	if !r.erase && op.NumRegions() > 0 && (what == 2 || what == 3) {
		return
	}
	switch what {
	case 0:
		rw.Create(0, lowAdd, r.values(2), []ir.Type{rw.Context().I32()})
	case 1:
		vs := r.values(r.IntN(3))
		rw.Modify(op, func() { op.SetOperands(vs); op.SetAttr("a"+strconv.Itoa(r.IntN(3)), rw.Context().Unit()) })
	case 2:
		if op.NumSuccessors() == 0 {
			rw.Replace(op, r.values(op.NumResults())...)
		}
	case 3:
		ts := op.ResultTypes()
		if len(ts) == 1 && r.IntN(2) == 0 {
			ts[0] = rw.Context().I64()
		}
		rw.ReplaceByNew(op, lowMid, r.values(1), ts)
	case 4:
		rw.SplitBlock(b, op)
	case 5:
		if b.Prev() != nil {
			args := make([]*ir.Value, b.NumArgs())
			for i := range args {
				args[i] = r.arg
			}
			rw.MergeBlocks(b, b.Prev(), args)
		}
	case 6:
		to := r.op()
		if to != op && !op.IsAncestor(to) {
			rw.MoveBefore(op, to)
		}
	case 7:
		n := rw.NewBlockIn(b.Region(), b.Next(), []ir.Type{rw.Context().I32()}, 0)
		rw.Create(0, lowUse, n.Args(), nil)
	case 8:
		if b.NumArgs() > 0 && b.Prev() != nil {
			rw.ConvertBlockArgs(b, types.ConvertSignature(b.ArgTypes()), types)
		}
	case 9:
		if b.Prev() != nil {
			rw.MoveBlockBefore(b, b.Region(), b.Region().First().Next())
		}
	case 10:
		if r.erase && b.Prev() != nil && !op.Parent().Is(toyFunc) {
			rw.EraseBlock(b)
		}
	case 11:
		rw.Clone(op, ir.NewMapping())
	}
}

// TestUndoRandom changes IR at random with patterns, some of which fail. A conversion
// that fails must change nothing; one that succeeds must leave no dangling uses.
func TestUndoRandom(t *testing.T) {
	for _, k := range []struct {
		name         string
		bad          int // one in bad applications makes an illegal op
		erase, casts bool
		convert      func(c *conv, p *Pattern) bool
	}{
		{"full", 4, true, true, func(c *conv, p *Pattern) bool { return c.full(p) }},
		{"partial", 4, false, false, func(c *conv, p *Pattern) bool { return c.partial(p) }},
		{"partial with casts", 4, false, true, func(c *conv, p *Pattern) bool { return c.partial(p) }},
		{"illegal", 4, false, true, func(c *conv, p *Pattern) bool { c.target.AddIllegalOp(toyNeg); return c.partial(p) }},
	} {
		applied, converted := 0, 0
		for seed := range uint64(700) {
			c := newConv(t, "%a: i32", undoBody)
			before := c.text()
			r := &randomChanges{rand.New(rand.NewPCG(seed, 1)), c.module, c.module.Region(0).First().First().Region(0).First().Arg(0), k.erase}
			c.target.AddIllegalOp(lowBad)
			if seed%8 > 0 { // otherwise the operations around new blocks with arguments are in the way of most patterns
				c.target.AddLegalOp(toyFunc, toyScope)
			}
			if k.casts {
				c.withCasts()
			}
			change := ConvertOp("change", c.types, nil, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
				if op.Is(ir.Module) || op.Is(toyFunc) {
					return false
				}
				applied++
				for range 1 + r.IntN(5) {
					r.step(rw, c.types)
				}
				if r.IntN(k.bad) == 0 && op.Block() != nil {
					rw.SetBefore(op)
					rw.Create(0, lowBad, nil, nil)
				}
				return r.IntN(3) > 0
			})
			if k.convert(c, change) {
				converted++
				c.anySuccessors = true
			} else if after := c.text(); after != before {
				t.Fatalf("%s, seed %d: changed to\n%s\nfrom\n%s", k.name, seed, after, before)
			}
			if !k.erase {
				c.checkUses(t)
			}
			if t.Failed() {
				t.Fatalf("%s, seed %d\n%s", k.name, seed, c.text())
			}
		}
		if applied < 1000 || converted == 700 {
			t.Errorf("%s: %d applications, %d conversions", k.name, applied, converted)
		}
	}
}

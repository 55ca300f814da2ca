// Package tosatoscf has the patterns from tosa to scf: conditionals, loops and scatters.
package tosatoscf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns to ps.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, def := range tosa.Ifs {
		ps = append(ps, rewrite.OnOp("tosa.cond_if to scf", def, conditional))
	}
	for _, def := range tosa.Scatters {
		ps = append(ps, rewrite.OnOp("tosa.scatter to scf", def, scatter))
	}
	for _, def := range tosa.Whiles {
		ps = append(ps, rewrite.OnOp("tosa.while_loop to scf", def, loop))
	}
	return ps
}

// inline moves the body of a region into dst, and ends it in what end makes of the yielded values.
func inline(rw *rewrite.Rewriter, src *ir.Region, dst *ir.Block, args []*ir.Value, end func(yield *ir.Operation)) {
	body := src.First()
	yield := body.Terminator()
	rw.InlineBlockBefore(body, dst, nil, args)
	rw.SetBefore(yield)
	end(yield)
	rw.Erase(yield)
}

// condition returns a tensor with one boolean as a scalar.
func condition(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value) *ir.Value {
	var at []*ir.Value
	if t, ok := v.Type().(*ir.RankedTensorType); ok {
		for range t.Shape() {
			at = append(at, arith.NewIndex(&rw.Builder, loc, 0))
		}
	}
	return tensor.NewExtract(&rw.Builder, loc, v, at...)
}

func yields(rw *rewrite.Rewriter) func(yield *ir.Operation) {
	return func(yield *ir.Operation) { scf.NewYield(&rw.Builder, yield.Loc(), yield.Operands()...) }
}

func conditional(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if _, ok := op.Operand(0).Type().(*ir.RankedTensorType); !ok {
		return rw.Fail("the condition is unranked")
	}
	cond := condition(rw, op.Loc(), op.Operand(0))
	f := rw.CreateWithRegions(op.Loc(), scf.If, []*ir.Value{cond}, op.ResultTypes(), 2)
	inputs := op.OperandsIn(1)
	for i := range 2 {
		block := rw.NewBlockIn(f.Region(i), nil, nil, op.Loc())
		inline(rw, op.Region(i), block, inputs, yields(rw))
	}
	rw.Replace(op, f.Results()...)
	return true
}

func loop(op *ir.Operation, rw *rewrite.Rewriter) bool {
	end := op.Region(0).First().Terminator()
	if end.NumOperands() != 1 {
		return rw.Fail("the condition is missing")
	}
	if _, ok := end.Operand(0).Type().(*ir.RankedTensorType); !ok {
		return rw.Fail("the condition is unranked")
	}
	w := rw.CreateWithRegions(op.Loc(), scf.While, op.Operands(), op.ResultTypes(), 2)
	before := rw.NewBlockIn(w.Region(0), nil, op.OperandTypes(), op.Loc())
	after := rw.NewBlockIn(w.Region(1), nil, op.ResultTypes(), op.Loc())
	inline(rw, op.Region(0), before, before.Args(), func(yield *ir.Operation) {
		cond := condition(rw, yield.Loc(), yield.Operand(0))
		scf.NewCondition(&rw.Builder, yield.Loc(), cond, before.Args()...)
	})
	inline(rw, op.Region(1), after, after.Args(), yields(rw))
	rw.Replace(op, w.Results()...)
	return true
}

// scatter makes two loops that insert one row at a time.
func scatter(op *ir.Operation, rw *rewrite.Rewriter) bool {
	values, indices, input := op.Operand(0), op.Operand(1), op.Operand(2)
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*ir.RankedTensorType); !ok {
			return rw.Fail("an operand is unranked")
		}
	}
	b, loc, c := &rw.Builder, op.Loc(), op.Context()
	dims := make([]*ir.Value, 3)
	for i := range dims {
		dims[i] = dimension(b, loc, input, i)
	}
	zero, one := arith.NewIndex(b, loc, 0), arith.NewIndex(b, loc, 1)
	outer := scf.NewFor(b, loc, zero, dims[0], one, values)
	b.SetEnd(outer.Body())
	inner := scf.NewFor(b, loc, zero, dims[1], one, outer.IterArgs()[0])
	b.SetEnd(inner.Body())
	batch, row := outer.InductionVar(), inner.InductionVar()
	index := tensor.NewExtract(b, loc, indices, batch, row)
	at := arith.NewCast(b, loc, arith.IndexCast, index, c.Index())
	list := func(vs ...*ir.Value) []interfaces.IndexValue {
		out := make([]interfaces.IndexValue, len(vs))
		for i, v := range vs {
			out[i].Value = v
		}
		return out
	}
	sizes, strides := list(one, one, dims[2]), list(one, one, one)
	t := c.Tensor([]int64{ir.Dynamic, ir.Dynamic, ir.Dynamic}, ir.ElementTypeOrSelf(input.Type()), nil)
	part := tensor.NewExtractSlice(b, loc, t, input, list(batch, row, zero), sizes, strides)
	next := tensor.NewInsertSlice(b, loc, tensor.InsertSlice, part, inner.IterArgs()[0], list(batch, at, zero), sizes, strides)
	scf.NewYield(b, loc, next.Result(0))
	b.SetEnd(outer.Body())
	scf.NewYield(b, loc, inner.Results()...)
	rw.Replace(op, outer.Results()...)
	return true
}

// dimension returns a size of v. MLIR makes the number of the dimension also where the size is constant.
func dimension(b *ir.Builder, loc ir.Location, v *ir.Value, i int) *ir.Value {
	return tensor.FoldedDim(b, loc, v, i)
}

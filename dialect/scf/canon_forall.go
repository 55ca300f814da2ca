package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

func forallPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("dim-of-forall", tensor.Dim, dimOfForall),
		rewrite.On("forall-of-casts", Forall, forallOfCasts),
		rewrite.On("forall-of-constants", Forall, forallOfConstants),
		rewrite.On("forall-unchanged-outputs", Forall, forallUnchangedOutputs),
		rewrite.On("forall-single-iteration", Forall, forallSingleIteration),
	}
}

// NewForall creates a scf.forall with an empty body, whose arguments are the
// induction variables and the outputs. mapping may be nil.
func NewForall(b *ir.Builder, loc ir.Location, lower, upper, step []interfaces.IndexValue, outputs []*ir.Value, mapping ir.Attribute) ForallOp {
	ctx := b.Context()
	operands, attrs := boundParts(ctx, lower, upper, step)
	types := make([]ir.Type, len(outputs))
	for i, v := range outputs {
		types[i] = v.Type()
	}
	segments := operandCounts(operands, outputs)
	op := b.CreateWithRegions(loc, Forall, append(segments.flat, outputs...), types, 1, append(attrs, ctx.Segments(segments.n[:]...))...)
	if mapping != nil {
		op.SetProp(mappingSlot, mapping)
	}
	body := op.Region(0).AddBlock()
	for range lower {
		body.AddArg(ctx.Index(), loc)
	}
	for _, t := range types {
		body.AddArg(t, loc)
	}
	return ForallOp{op}
}

// segmented is a list of operands with the sizes of its segments.
type segmented struct {
	flat []*ir.Value
	n    [4]int
}

func operandCounts(bounds [3][]*ir.Value, outputs []*ir.Value) (s segmented) {
	for i, vs := range bounds {
		s.flat, s.n[i] = append(s.flat, vs...), len(vs)
	}
	s.n[3] = len(outputs)
	return s
}

// boundParts splits bounds and steps into operands and the attributes of the static
// ones.
func boundParts(ctx *ir.Context, lists ...[]interfaces.IndexValue) (operands [3][]*ir.Value, attrs []ir.NamedAttribute) {
	for i, list := range lists {
		values, static := interfaces.SplitIndices(list)
		operands[i] = values
		attrs = append(attrs, ir.Named(Forall.Attrs[i].Name, ctx.DenseI64Array(static...)))
	}
	return operands, attrs
}

// dimOfForall takes the dimension of a result from its initial output.
func dimOfForall(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	if def == nil || !def.Is(Forall) {
		return rw.Fail("the tensor is not the result of a scf.forall")
	}
	out := (ForallOp{def}).Outputs()[op.Operand(0).Index()]
	rw.Modify(op, func() { op.SetOperand(0, out) })
	return true
}

// forallOfCasts casts the results instead of outputs, if that makes types more static.
func forallOfCasts(op ForallOp, rw *rewrite.Rewriter) bool {
	outputs := append([]*ir.Value(nil), op.Outputs()...)
	changed := false
	for i, v := range outputs {
		if c := v.DefiningOp(); c != nil && c.Is(tensor.Cast) && tensor.PreservesStaticInformation(v.Type(), c.Operand(0).Type()) {
			outputs[i], changed = c.Operand(0), true
		}
	}
	if !changed {
		return rw.Fail("no output is a cast that drops static dimensions")
	}
	n := NewForall(&rw.Builder, op.Loc(), op.LowerBounds(), op.UpperBounds(), op.Steps(), outputs, op.Mapping())
	rank := op.Rank()
	into := append([]*ir.Value(nil), n.Body().Args()...)
	rw.SetEnd(n.Body())
	for i, v := range op.Outputs() {
		if v != outputs[i] {
			into[rank+i] = tensor.NewCast(&rw.Builder, op.Loc(), into[rank+i], v.Type())
		}
	}
	rw.MergeBlocks(op.Body(), n.Body(), into)
	for i := range outputs {
		for _, o := range insertions(n, into[rank+i]) {
			rw.Modify(o, func() { o.SetOperand(1, n.Body().Arg(rank+i)) })
		}
	}
	rw.SetAfter(n.Operation)
	results := append([]*ir.Value(nil), n.Results()...)
	for i, v := range op.Outputs() {
		if v != outputs[i] {
			results[i] = tensor.NewCast(&rw.Builder, op.Loc(), results[i], v.Type())
		}
	}
	rw.Replace(op.Operation, results...)
	return true
}

// insertions returns the ops of f's terminator that insert into out.
func insertions(f ForallOp, out *ir.Value) (ops []*ir.Operation) {
	for o := f.Body().Last().Region(0).First().First(); o != nil; o = o.Next() {
		if o.Operand(1) == out {
			ops = append(ops, o)
		}
	}
	return ops
}

// forallOfConstants makes constant bounds and steps static.
func forallOfConstants(op ForallOp, rw *rewrite.Rewriter) bool {
	lower, upper, step := op.LowerBounds(), op.UpperBounds(), op.Steps()
	changed := interfaces.FoldIndices(lower, false)
	changed = interfaces.FoldIndices(upper, false) || changed
	changed = interfaces.FoldIndices(step, false) || changed
	if !changed {
		return rw.Fail("no bound or step is a constant operand")
	}
	ctx := rw.Context()
	outputs := op.Outputs()
	bounds, attrs := boundParts(ctx, lower, upper, step)
	s := operandCounts(bounds, outputs)
	rw.Modify(op.Operation, func() {
		op.SetOperands(append(s.flat, outputs...))
		for i, a := range attrs {
			op.SetProp(i, a.Value)
		}
		seg := ctx.Segments(s.n[:]...)
		op.SetAttr(seg.Name, seg.Value)
	})
	return true
}

// forallUnchangedOutputs drops outputs without insertions, and those whose result is
// not used.
func forallUnchangedOutputs(op ForallOp, rw *rewrite.Rewriter) bool {
	rank, outputs := op.Rank(), op.Outputs()
	drop := make([]bool, len(outputs))
	var kept []*ir.Value
	for i, v := range outputs {
		if drop[i] = !op.Result(i).HasUses() || len(insertions(op, op.Body().Arg(rank+i))) == 0; !drop[i] {
			kept = append(kept, v)
		}
	}
	if len(kept) == len(outputs) {
		return rw.Fail("all outputs are inserted into and used")
	}
	for i := range outputs {
		if drop[i] {
			for _, o := range insertions(op, op.Body().Arg(rank+i)) {
				rw.Erase(o)
			}
		}
	}
	n := NewForall(&rw.Builder, op.Loc(), op.LowerBounds(), op.UpperBounds(), op.Steps(), kept, op.Mapping())
	into := append([]*ir.Value(nil), n.Body().Args()[:rank]...)
	results := make([]*ir.Value, len(outputs))
	k := 0
	for i, v := range outputs {
		results[i] = v
		if drop[i] {
			into = append(into, v)
			continue
		}
		into, results[i] = append(into, n.Body().Arg(rank+k)), n.Result(k)
		k++
	}
	rw.MergeBlocks(op.Body(), n.Body(), into)
	rw.Replace(op.Operation, results...)
	return true
}

// tripCount returns the number of iterations from l to u in steps of s if it is
// known.
func tripCount(l, u, s interfaces.IndexValue) (int64, bool) {
	if l == u {
		return 0, true
	}
	lower, ok1 := l.Constant()
	upper, ok2 := u.Constant()
	step, ok3 := s.Constant()
	if !ok1 || !ok2 || !ok3 || step <= 0 {
		return 0, false
	}
	n := (upper - lower) / step
	if (upper-lower)%step > 0 {
		n++
	}
	return n, true
}

// forallSingleIteration removes dimensions that run once, and loops that do not run,
// unless they are mapped.
func forallSingleIteration(op ForallOp, rw *rewrite.Rewriter) bool {
	if op.Mapping() != nil {
		return rw.Fail("the loop is mapped")
	}
	lower, upper, step := op.LowerBounds(), op.UpperBounds(), op.Steps()
	var bounds [3][]interfaces.IndexValue
	var once []bool
	for i := range lower {
		n, ok := tripCount(lower[i], upper[i], step[i])
		if ok && n == 0 {
			rw.Replace(op.Operation, op.Outputs()...)
			return true
		}
		once = append(once, ok && n == 1)
		if !once[i] {
			bounds[0], bounds[1], bounds[2] = append(bounds[0], lower[i]), append(bounds[1], upper[i]), append(bounds[2], step[i])
		}
	}
	if len(bounds[0]) == len(lower) {
		return rw.Fail("no dimension is known to run once")
	}
	start := make([]*ir.Value, len(lower))
	for i, x := range lower {
		if start[i] = x.Value; once[i] && x.Value == nil {
			start[i] = arith.NewIndex(&rw.Builder, op.Loc(), x.Const)
		}
	}
	if len(bounds[0]) == 0 {
		return inlineForall(op, rw, start)
	}
	n := NewForall(&rw.Builder, op.Loc(), bounds[0], bounds[1], bounds[2], op.Outputs(), nil)
	n.SetDiscardableAttrs(op.DiscardableAttrs())
	into := make([]*ir.Value, 0, len(start)+len(op.Outputs()))
	k := 0
	for i, v := range start {
		if !once[i] {
			v = n.Body().Arg(k)
			k++
		}
		into = append(into, v)
	}
	into = append(into, n.Body().Args()[k:]...)
	rw.MergeBlocks(op.Body(), n.Body(), into)
	rw.Replace(op.Operation, n.Results()...)
	return true
}

// inlineForall replaces a loop of one iteration by its body.
func inlineForall(op ForallOp, rw *rewrite.Rewriter, start []*ir.Value) bool {
	end := op.Body().Last()
	rw.InlineBlockBefore(op.Body(), op.Block(), op.Operation, append(start, op.Outputs()...))
	rw.SetBefore(op.Operation)
	results := append([]*ir.Value(nil), op.Outputs()...)
	k := 0
	for o := end.Region(0).First().First(); o != nil && k < len(results); o = o.Next() {
		s := tensor.SliceOp{Operation: o}
		results[k] = tensor.NewInsertSlice(&rw.Builder, op.Loc(), tensor.InsertSlice, s.Source(), s.Dest(), s.Offsets(), s.Sizes(), s.Strides()).Result(0)
		k++
	}
	rw.Erase(end)
	rw.Replace(op.Operation, results...)
	return true
}

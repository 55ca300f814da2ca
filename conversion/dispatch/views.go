package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// maxConcat is the highest number of operands of a tensor.concat in a dispatch: each element compares with the place of each.
const maxConcat = 8

func concatDim(op *ir.Operation) int64 {
	return op.Prop(0).(*ir.IntegerAttr).Int64Or(0)
}

// sourceElements computes elements of the same place in operand 0.
func sourceElements(e *evaluator, op *ir.Operation, _ int, at []point) []*ir.Value {
	return e.elements(op.Operand(0), at)
}

func elementOfSlice(e *evaluator, op *ir.Operation, at point) *ir.Value {
	s := tensor.SliceOp{Operation: op}
	offsets, strides := s.Offsets(), s.Strides()
	from := make(point, len(offsets))
	for i := range from {
		from[i] = e.index(0)
	}
	for i, d := range keptDims(s.StaticSizes(), shapeOf(op.Result(0))) {
		from[d] = at[i]
	}
	for i := range from {
		from[i] = e.add(e.mul(from[i], e.mixed(strides[i])), e.mixed(offsets[i]))
	}
	return e.element(s.Source(), from)
}

// elementOfCollapsed computes the indices of the source from those of the groups of its dimensions.
func elementOfCollapsed(e *evaluator, op *ir.Operation, at point) *ir.Value {
	r := tensor.ReshapeOp{Operation: op}
	from := make(point, len(r.SourceType().Shape()))
	for i := range from {
		from[i] = e.index(0)
	}
	for i, group := range r.Groups() {
		group = withoutUnits(group, r.SourceType().Shape())
		rest := at[i]
		for k := len(group) - 1; k > 0; k-- {
			n := e.size(r.Source(), int(group[k]))
			from[group[k]] = e.rem(rest, n)
			rest = e.div(rest, n)
		}
		if len(group) > 0 {
			from[group[0]] = rest
		}
	}
	return e.element(r.Source(), from)
}

// elementOfExpanded computes each index of the source from those of a group of dimensions of the result.
func elementOfExpanded(e *evaluator, op *ir.Operation, at point) *ir.Value {
	r := tensor.ReshapeOp{Operation: op}
	groups := r.Groups()
	from := make(point, len(groups))
	for i, group := range groups {
		from[i] = e.index(0)
		for k, d := range withoutUnits(group, r.Type().Shape()) {
			if k > 0 {
				from[i] = e.mul(from[i], e.size(op.Result(0), int(d)))
			}
			from[i] = e.add(from[i], at[d])
		}
	}
	return e.element(r.Source(), from)
}

// withoutUnits returns the dimensions of group whose size is not 1. Their index is 0.
func withoutUnits(group, shape []int64) []int64 {
	var out []int64
	for _, d := range group {
		if shape[d] != 1 {
			out = append(out, d)
		}
	}
	return out
}

func elementOfPadded(e *evaluator, op *ir.Operation, at point) *ir.Value {
	p := tensor.PadOp{Operation: op}
	low, high := p.Low(), p.High()
	from := append(point(nil), at...)
	w := &window{e: e}
	for i := range from {
		if low[i].IsConst(0) && high[i].IsConst(0) {
			continue
		}
		from[i] = w.shift(at[i], e.mixed(low[i]), e.size(p.Source(), i))
	}
	outside := func() *ir.Value { return e.inline(op.Region(0).First(), at, nil)[0] }
	return w.choose(filled(p.SourceType()), func() *ir.Value { return e.element(p.Source(), from) }, outside)
}

func elementOfInserted(e *evaluator, op *ir.Operation, at point) *ir.Value {
	s := tensor.SliceOp{Operation: op}
	offsets, strides, sizes := s.Offsets(), s.Strides(), s.Sizes()
	w := &window{e: e}
	in := make(point, len(at))
	for i := range at {
		stride := e.mixed(strides[i])
		n := e.mixed(sizes[i])
		from := w.shift(at[i], e.mixed(offsets[i]), e.mul(n, stride))
		if !isConst(stride, 1) {
			w.require(arith.EQ, e.rem(from, stride), e.index(0))
			from = e.div(from, stride)
		}
		in[i] = from
	}
	var from point
	for _, d := range keptDims(s.StaticSizes(), s.SourceType().Shape()) {
		from = append(from, in[d])
	}
	return w.choose(filled(s.SourceType()), func() *ir.Value { return e.element(s.Source(), from) }, func() *ir.Value { return e.element(s.Dest(), at) })
}

func elementOfConcat(e *evaluator, op *ir.Operation, at point) *ir.Value {
	d := concatDim(op)
	return e.fromPart(op.Operands(), int(d), at, at[d])
}

// fromPart returns the element at at, whose index in dimension d is rest more than where the first of parts starts.
func (e *evaluator) fromPart(parts []*ir.Value, d int, at point, rest *ir.Value) *ir.Value {
	from := append(point(nil), at...)
	if len(parts) == 1 {
		from[d] = rest
		return e.element(parts[0], from)
	}
	n := e.size(parts[0], d)
	w := &window{e: e}
	from[d] = w.shift(rest, e.index(0), n)
	t, _ := parts[0].Type().(*ir.RankedTensorType)
	return w.choose(filled(t) && filledAll(parts), func() *ir.Value { return e.element(parts[0], from) }, func() *ir.Value {
		next := e.binary(arith.MaxSI, e.sub(rest, n), e.index(0), func(a, b int64) int64 { return max(a, b) })
		return e.fromPart(parts[1:], d, at, next)
	})
}

// filled reports whether a tensor of type t certainly has elements.
func filled(t *ir.RankedTensorType) bool {
	for _, n := range t.Shape() {
		if n == ir.Dynamic || n == 0 {
			return false
		}
	}
	return true
}

func filledAll(vs []*ir.Value) bool {
	for _, v := range vs {
		if !filled(v.Type().(*ir.RankedTensorType)) {
			return false
		}
	}
	return true
}

// window collects the conditions for an element to be in a part of a tensor.
type window struct {
	e  *evaluator
	in *ir.Value // nil if there is no condition
}

// require adds a condition.
func (w *window) require(p arith.CmpIPredicate, l, r *ir.Value) {
	c := arith.NewCmpI(w.e.b, w.e.loc, p, l, r)
	if w.in != nil {
		c = arith.NewBinary(w.e.b, w.e.loc, arith.AndI, w.in, c)
	}
	w.in = c
}

// shift returns the index i in a part that starts at low and has n elements, and requires that the part has it. If the part lacks it, the result is the
// nearest index that the part has.
func (w *window) shift(i, low, n *ir.Value) *ir.Value {
	e := w.e
	from := i
	if !isConst(low, 0) {
		w.require(arith.SGE, i, low)
		from = e.binary(arith.MaxSI, arith.NewBinary(e.b, e.loc, arith.SubI, i, low), e.index(0), func(a, b int64) int64 { return max(a, b) })
	}
	w.require(arith.SLT, from, n)
	last := e.sub(n, e.index(1))
	return e.binary(arith.MinSI, from, last, func(a, b int64) int64 { return min(a, b) })
}

// choose returns what inside computes if the conditions hold, or else what outside computes. If anyway is set, inside may run in either case; then
// both run, because selections of invocations that go different ways cost more than a load.
func (w *window) choose(anyway bool, inside, outside func() *ir.Value) *ir.Value {
	e := w.e
	if w.in == nil {
		return inside()
	}
	if anyway {
		v := inside()
		return arith.NewSelect(e.b, e.loc, w.in, v, outside())
	}
	at := e.b.InsertionPoint()
	branch := scf.NewIf(e.b, e.loc, w.in, nil, true)
	var results [2]*ir.Value
	for i, f := range []func() *ir.Value{inside, outside} {
		blk := branch.Then()
		if i == 1 {
			blk = branch.Else()
		}
		e.b.SetEnd(blk)
		results[i] = e.nested(f)
		scf.NewYield(e.b, e.loc, results[i])
	}
	e.b.SetInsertionPoint(at)
	return e.withResult(branch, results[0].Type())
}

// withResult replaces a conditional without results, whose branches yield a value of type t, by one with a result.
func (e *evaluator) withResult(branch scf.IfOp, t ir.Type) *ir.Value {
	e.b.SetBefore(branch.Operation)
	full := scf.NewIf(e.b, e.loc, branch.Condition(), []ir.Type{t}, true)
	full.Then().TakeOps(branch.Then())
	full.Else().TakeOps(branch.Else())
	branch.Erase()
	e.b.SetAfter(full.Operation)
	return full.Result(0)
}

// nested runs f for a nested block. What f computes is not known after it.
func (e *evaluator) nested(f func() *ir.Value) *ir.Value {
	e.at = newKnown(e.at)
	v := f()
	e.at = e.at.outer
	return v
}

// zero creates the number 0 of type t.
func (e *evaluator) zero(t ir.Type) *ir.Value {
	return e.atHead(func() *ir.Value { return zeroOf(e.b, e.loc, t) })
}

func elementOfEmpty(e *evaluator, op *ir.Operation, _ point) *ir.Value {
	return e.zero(op.Result(0).Type().(ir.ShapedType).ElementType())
}

func elementOfSplat(e *evaluator, op *ir.Operation, _ point) *ir.Value {
	return e.number(op.Operand(0))
}

func elementOfBitcast(e *evaluator, op *ir.Operation, at point) *ir.Value {
	return arith.NewCast(e.b, e.loc, arith.Bitcast, e.element(op.Operand(0), at), op.Result(0).Type().(ir.ShapedType).ElementType())
}

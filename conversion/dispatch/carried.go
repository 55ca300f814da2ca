package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// carriesElements reports whether a scf.for that carries tensors can run in a kernel: each element that an iteration yields depends on the
// element of the same place that it gets, and on tensors of other operations. A sum of products that advances by tiles is an example.
func carriesElements(op *ir.Operation) bool {
	f := scf.ForOp{Operation: op}
	if f.Unsigned() {
		return false
	}
	for i, v := range f.IterArgs() {
		if v.Type() != f.IterArgs()[0].Type() || !keepsSizes(f.Yield().Operand(i), v) {
			return false
		}
	}
	end := f.Yield()
	sums := false
	loops := map[*ir.Operation]bool{}
	for o := f.Body().First(); o != end; o = o.Next() {
		if _, _, ok := dimension(o); ok || o.HasTrait(ir.ConstantLike) && isNumber(o.Result(0).Type()) || computesNumber(o) {
			continue
		}
		r := ruleOf(o)
		if r.kind == onHost {
			return false
		}
		sums = sums || r.kind == reduced
		loops[o] = r.kind == reduced || slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return loops[v.DefiningOp()] })
		if !computedOnce(o, end, loops[o]) {
			return false
		}
	}
	// A reduction in tiles is no longer than one without. Other loops may take too long for one launch.
	n := iterations(f.LowerBound(), f.UpperBound(), f.Step())
	return (sums || n != ir.Dynamic && n <= steps) && keepsPlaces(f)
}

// computesNumber reports whether op is arithmetic that a kernel can repeat.
func computesNumber(op *ir.Operation) bool {
	return op.NumResults() == 1 && isNumber(op.Result(0).Type()) && isIndexing(op)
}

// computedOnce reports whether the operations that need the result of op, in the body that end ends, need each element of it once, if an element takes loops or
// much work.
func computedOnce(op, end *ir.Operation, loops bool) bool {
	work := workOf(op)
	if !loops && work <= again {
		return true
	}
	for i := range op.NumResults() {
		v := op.Result(i)
		if loops && (op.NumResults() > 1 || v.HasUses() && !v.HasOneUse()) {
			return false
		}
		for use := v.FirstUse(); use != nil; use = use.NextUse() {
			user := use.Owner()
			switch {
			case user == end:
			case user.Block() != op.Block(), ruleOf(user).kind == reduced, loops && !needsOnce(user, use.Index()):
				return false
			}
		}
	}
	return true
}

// keepsSizes reports whether v certainly has the sizes of carried.
func keepsSizes(v, carried *ir.Value) bool {
	t, ok := v.Type().(*ir.RankedTensorType)
	if !ok || ir.HasStaticShape(t) {
		return ok
	}
	for v != carried {
		def := v.DefiningOp()
		if def == nil {
			return false
		}
		like, ok := sourceOfSize(def, v.Index())
		if !ok {
			return false
		}
		v = like
	}
	return true
}

// keepsPlaces reports whether what the body of f yields depends on elements of the same place of what f carries only.
func keepsPlaces(f scf.ForOp) bool {
	depends := map[*ir.Value]bool{}
	for _, v := range f.IterArgs() {
		depends[v] = true
	}
	end := f.Yield()
	for op := f.Body().First(); op != end; op = op.Next() {
		inside := false
		op.WalkPre(func(o *ir.Operation) ir.WalkResult {
			inside = inside || o != op && slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return depends[v] })
			return ir.WalkAdvance
		})
		if inside {
			return false
		}
		for i, v := range op.Operands() {
			if !depends[v] || op.Is(tensor.Dim) {
				continue
			}
			if !atSamePlace(op, i) {
				return false
			}
			for _, r := range op.Results() {
				depends[r] = true
			}
		}
	}
	return true
}

// atSamePlace reports whether an element of the results of op needs the element of the same place of operand i, and no other one.
func atSamePlace(op *ir.Operation, i int) bool {
	switch {
	case op.Is(tensor.Cast):
		return true
	case op.Is(scf.For):
		return i >= 3
	}
	s, ok := linalg.AsStructured(op)
	if !ok {
		return op.HasTrait(ir.Elementwise)
	}
	maps := s.Maps()
	for _, m := range maps[len(s.Inputs()):] {
		if m != maps[i] {
			return false
		}
	}
	return !slices.ContainsFunc(maps[i].Results, func(x *ir.AffineExpr) bool { return x.Kind != ir.AffineDim })
}

// structuredIn returns the structured operations of blk and of the loops in it.
func structuredIn(blk *ir.Block) (list []linalg.StructuredOp) {
	for op := blk.First(); op != nil; op = op.Next() {
		if s, ok := linalg.AsStructured(op); ok {
			list = append(list, s)
		} else if op.Is(scf.For) {
			list = append(list, structuredIn(scf.ForOp{Operation: op}.Body())...)
		}
	}
	return list
}

// scope is an iteration of a loop whose body the evaluator computes. The numbers of the body differ between iterations.
type scope struct {
	body    *ir.Block
	head    *ir.Operation
	numbers map[*ir.Value]*ir.Value
	sizes   map[dim]*ir.Value
	outer   *scope
}

// scopeOf returns the scope whose body has v, or nil.
func (e *evaluator) scopeOf(v *ir.Value) *scope {
	for s := e.scope; s != nil; s = s.outer {
		if v.ParentBlock() == s.body {
			return s
		}
	}
	return nil
}

// atHeadOf creates what f creates before all loops that v does not change in.
func (e *evaluator) atHeadOf(s *scope, f func() *ir.Value) *ir.Value {
	if s == nil {
		return e.atHead(f)
	}
	at := e.b.InsertionPoint()
	e.b.SetBefore(s.head)
	v := f()
	e.b.SetInsertionPoint(at)
	return v
}

// elementsOfFor computes elements of what a scf.for carries by a loop that carries these elements.
func elementsOfFor(e *evaluator, op *ir.Operation, result int, at []point) []*ir.Value {
	f := scf.ForOp{Operation: op}
	n := op.NumResults()
	carried := make([]*ir.Value, len(at)*n)
	for j, v := range f.Inits() {
		for k, x := range e.elements(v, at) {
			carried[k*n+j] = x
		}
	}
	loop := scf.NewFor(e.b, e.loc, e.number(f.LowerBound()), e.number(f.UpperBound()), e.number(f.Step()), carried...)
	e.b.SetEnd(loop.Body())
	head := arith.NewIndex(e.b, e.loc, 0).DefiningOp()
	e.scope = &scope{f.Body(), head, map[*ir.Value]*ir.Value{}, map[dim]*ir.Value{}, e.scope}
	e.held[f.InductionVar()] = loop.InductionVar()
	e.at = newKnown(e.at)
	for k, p := range at {
		for j, a := range f.IterArgs() {
			e.at.elements[element{a, p.key()}] = loop.IterArgs()[k*n+j]
		}
	}
	yielded := make([]*ir.Value, len(carried))
	for j, v := range f.Yield().Operands() {
		for k, x := range e.elements(v, at) {
			yielded[k*n+j] = x
		}
	}
	scf.NewYield(e.b, e.loc, yielded...)
	e.at, e.scope = e.at.outer, e.scope.outer
	delete(e.held, f.InductionVar())
	e.b.SetAfter(loop.Operation)
	out := make([]*ir.Value, len(at))
	for k, p := range at {
		out[k] = loop.Result(k*n + result)
		for j := range n {
			e.at.elements[element{op.Result(j), p.key()}] = loop.Result(k*n + j)
		}
	}
	return out
}

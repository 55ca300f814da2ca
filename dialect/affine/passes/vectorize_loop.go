package passes

import (
	"math"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// loop makes the loop of vectors for f, and moves the builder into it.
func (v *Vectorizer) loop(f affine.ForOp) bool {
	dim, vectorized := v.dims[f.Operation]
	reductions, step := v.reductions[f.Operation], f.Step()
	if vectorized {
		if len(reductions) != f.NumResults() || len(reductions) > 0 && step != 1 || step <= 0 || step > math.MaxInt64/v.sizes[dim] {
			return false
		}
		step *= v.sizes[dim]
	}
	var inits []*ir.Value
	for i, x := range f.Inits() {
		w := (*ir.Value)(nil)
		if vectorized {
			w = v.neutral(reductions[i], x)
		} else {
			w = v.operand(x)
		}
		if w == nil {
			return false
		}
		inits = append(inits, w)
	}
	n := affine.NewFor(v.b, f.Loc(), f.LowerMap(), v.scalarsOf(f.LowerOperands()), f.UpperMap(), v.scalarsOf(f.UpperOperands()), step, inits...)
	if v.root.Operation == nil {
		v.root = n
	}
	v.scalars[f.InductionVar()] = n.InductionVar()
	for i, a := range f.IterArgs() {
		v.vectors[a], v.vectors[f.Result(i)] = n.IterArgs()[i], n.Result(i)
	}
	if vectorized {
		for i, r := range reductions {
			v.reduced = append(v.reduced, [2]*ir.Value{f.Result(i), v.reduce(n, r, f.Inits()[i])})
		}
		v.newDims[n.Operation] = dim
	}
	v.b.SetStart(n.Body())
	if vectorized && f.NumResults() > 0 {
		v.mask(n)
	}
	return true
}

func (v *Vectorizer) scalarsOf(list []*ir.Value) []*ir.Value {
	for i, x := range list {
		list[i] = v.scalar(x)
	}
	return list
}

// neutral makes a vector of the neutral element of a reduction, or returns nil.
func (v *Vectorizer) neutral(r analysis.Reduction, init *ir.Value) *ir.Value {
	e := arith.ReductionIdentity(int64(r.Kind), init.Type())
	if e == nil {
		return nil
	}
	return arith.NewConstant(v.b, init.Loc(), v.b.Context().SplatOf(v.typeOf(init.Type()), e))
}

// vectorKinds are the reductions of vectors for the names in arith.AtomicRMWEnum.
var vectorKinds = map[string]vector.Kind{
	"addf": vector.Add, "addi": vector.Add, "mulf": vector.Mul, "muli": vector.Mul, "minimumf": vector.MinimumF,
	"mins": vector.MinSI, "minu": vector.MinUI, "maximumf": vector.MaximumF, "maxs": vector.MaxSI, "maxu": vector.MaxUI,
	"andi": vector.And, "ori": vector.Or,
}

// reduce combines the elements of the vector that the new loop computes, and the initial value
// if it is not known to be neutral.
func (v *Vectorizer) reduce(n affine.ForOp, r analysis.Reduction, init *ir.Value) *ir.Value {
	c := v.b.Context()
	kind := c.Enum(vector.KindAttrDef, uint64(vectorKinds[arith.AtomicRMWEnum.String(r.Kind)]))
	x := v.b.Create(n.Loc(), vector.Reduction, []*ir.Value{n.Result(r.Position)}, []ir.Type{init.Type()}, ir.Named("kind", kind)).Result(0)
	if ir.ConstantOf(init) == ir.Attribute(arith.ReductionIdentity(int64(r.Kind), init.Type())) {
		return x
	}
	return arith.NewReduction(v.b, n.Loc(), int64(r.Kind), x, init)
}

// mask makes the mask of the elements that belong to iterations of n before its end, unless
// all do.
func (v *Vectorizer) mask(n affine.ForOp) {
	if lower, upper, ok := n.ConstantBounds(); ok && (upper-lower)%n.Step() == 0 {
		return
	}
	c, m := v.b.Context(), n.UpperMap()
	var end *ir.Value
	if len(m.Results) == 1 {
		end = affine.NewApply(v.b, n.Loc(), m, n.UpperOperands())
	} else {
		end = affine.NewMin(v.b, n.Loc(), m, n.UpperOperands())
	}
	left := c.AffineMap(2, 0, c.AffineDimExpr(0).Sub(c.AffineDimExpr(1)))
	count := affine.ComposedApply(v.b, n.Loc(), left, []interfaces.IndexValue{{Value: end}, {Value: n.InductionVar()}})
	if !end.HasUses() {
		end.DefiningOp().Erase()
	}
	v.masks[n.Operation] = vector.NewUnary(v.b, n.Loc(), vector.CreateMask, count, c.Vector(v.sizes, c.I1()))
}

// yield makes the terminator of a new loop, and moves the builder after the loop. Elements that
// a mask leaves out do not change the result of a reduction.
func (v *Vectorizer) yield(op *ir.Operation) bool {
	end := v.widen(op)
	if end == nil {
		return false
	}
	n := affine.ForOp{Operation: end.Parent()}
	if mask := v.masks[n.Operation]; mask != nil {
		for _, r := range analysis.Reductions(n) {
			combiner := n.IterArgs()[r.Position].FirstUse().Owner()
			v.b.SetBefore(combiner)
			masked := arith.NewSelect(v.b, r.Value.Loc(), mask, r.Value, n.Inits()[r.Position])
			for i := range combiner.NumOperands() {
				if combiner.Operand(i) == r.Value {
					combiner.SetOperand(i, masked)
				}
			}
		}
	}
	v.b.SetAfter(n.Operation)
	return true
}

package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

// bounds is a closed interval of index values.
type bounds struct{ lo, hi int64 }

// boundsFinder computes bounds of index values from constants, sums, differences,
// products with a constant, and selections. It stops after a number of steps, so that
// values with many uses do not cost more.
type boundsFinder struct{ steps int }

// maxBound limits the magnitude of bounds, so that arithmetic on them is exact.
const (
	maxBound      = 1 << 31
	maxBoundSteps = 256
)

// boundsOf returns the bounds of v, if they are known.
func (f *boundsFinder) boundsOf(v *ir.Value) (bounds, bool) {
	if f.steps++; f.steps > maxBoundSteps {
		return bounds{}, false
	}
	if k, ok := ir.IntConstantOf(v); ok {
		return bounds{k, k}, k > -maxBound && k < maxBound
	}
	op := v.DefiningOp()
	if op == nil {
		return bounds{}, false
	}
	i, j := 0, 1
	switch {
	case op.Is(arith.AddI), op.Is(arith.SubI), op.Is(arith.MulI):
	case op.Is(arith.Select) && op.Operand(0).Type() == ir.Type(op.Context().I1()):
		i, j = 1, 2
	default:
		return bounds{}, false
	}
	a, ok1 := f.boundsOf(op.Operand(i))
	b, ok2 := f.boundsOf(op.Operand(j))
	if !ok1 || !ok2 {
		return bounds{}, false
	}
	var r bounds
	switch {
	case op.Is(arith.AddI):
		r = bounds{a.lo + b.lo, a.hi + b.hi}
	case op.Is(arith.SubI):
		r = bounds{a.lo - b.hi, a.hi - b.lo}
	case op.Is(arith.Select):
		r = bounds{min(a.lo, b.lo), max(a.hi, b.hi)}
	case a.lo == a.hi:
		r = bounds{min(a.lo*b.lo, a.lo*b.hi), max(a.lo*b.lo, a.lo*b.hi)}
	case b.lo == b.hi:
		r = bounds{min(a.lo*b.lo, a.hi*b.lo), max(a.lo*b.lo, a.hi*b.lo)}
	default:
		return bounds{}, false
	}
	return r, r.lo > -maxBound && r.hi < maxBound
}

// indexCast casts an index with known bounds to a narrower integer and extends
// the result.
func (n narrowing) indexCast(op *ir.Operation, rw *rewrite.Rewriter, kind extensions, ext *ir.OpDef) bool {
	in, t := op.Operand(0), op.Result(0).Type()
	if _, ok := in.Type().(*ir.IndexType); !ok {
		return rw.Fail("no cast of a scalar index")
	}
	var f boundsFinder
	b, ok := f.boundsOf(in)
	if !ok {
		return rw.Fail("the bounds of the index are not known")
	}
	const width = 64
	bits := max(bitsOfInt(apint.NewSigned(width, b.lo), kind), bitsOfInt(apint.NewSigned(width, b.hi), kind))
	narrow := n.narrower(bits, t)
	if narrow == nil {
		return rw.Fail("no narrower type fits the bounds")
	}
	v := arith.NewCast(&rw.Builder, op.Loc(), op.Def(), in, narrow)
	rw.Replace(op, arith.NewCast(&rw.Builder, op.Loc(), ext, v, t))
	return true
}

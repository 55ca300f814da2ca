package vector

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// mismatch is a pair of dimensions that do not fit.
type mismatch struct{ from, to int64 }

// canBroadcast reports whether src may be broadcast to dst. If not, it returns the
// reason: a mismatch of dimensions or a text.
func canBroadcast(src ir.Type, dst *ir.VectorType) (ok bool, dims *mismatch, why string) {
	if shapes.IsIntOrIndexOrFloat(src) && src == dst.ElementType() {
		return true, nil, ""
	}
	from, isVec := src.(*ir.VectorType)
	if !isVec {
		return false, nil, "source type is not a vector"
	}
	lead := len(dst.Shape()) - len(from.Shape())
	if lead < 0 {
		return false, nil, "source rank higher than destination rank"
	}
	for i, s := range from.Shape() {
		if d := dst.Shape()[lead+i]; s != 1 && s != d {
			return false, &mismatch{s, d}, ""
		}
	}
	return true, nil, ""
}

func verifyBroadcast(op *ir.Operation) bool {
	b := BroadcastOp{op}
	ok, dims, why := canBroadcast(b.Source().Type(), b.Type())
	switch {
	case ok:
		return true
	case dims != nil:
		return op.EmitOpError("dimension mismatch (" + itoa(dims.from) + " vs. " + itoa(dims.to) + ")")
	}
	return op.EmitOpError(why)
}

func verifyShuffle(op *ir.Operation) bool {
	s := ShuffleOp{op}
	t1, t2, t := s.V1Type(), s.V2Type(), s.Type()
	r1, r2, r := len(t1.Shape()), len(t2.Shape()), len(t.Shape())
	if !(r1 == 0 && r2 == 0 && r == 1) && !(r1 == r && r2 == r) {
		return op.EmitOpError("rank mismatch")
	}
	for i := 1; i < r1; i++ {
		if t.Shape()[i] != t1.Shape()[i] || t1.Shape()[i] != t2.Shape()[i] {
			return op.EmitOpError("dimension mismatch")
		}
	}
	mask := s.Mask()
	if len(mask) == 0 {
		return op.EmitOpError("invalid mask length")
	}
	if int64(len(mask)) != t.Shape()[0] {
		return op.EmitOpError("mask length mismatch")
	}
	n := leading(t1) + leading(t2)
	for i, k := range mask {
		if (k < 0 && (k != Poison || op.Context().MLIR() == 19)) || k >= n {
			return op.EmitOpError("mask index #" + strconv.Itoa(i+1) + " out of range")
		}
	}
	return true
}

// leading returns the first dimension, or 1 for rank 0.
func leading(t *ir.VectorType) int64 {
	if len(t.Shape()) == 0 {
		return 1
	}
	return t.Shape()[0]
}

func verifyElement(op *ir.Operation) bool {
	e := ElementOp{op}
	switch rank := len(e.Type().Shape()); {
	case rank == 0 && e.Position() != nil:
		return op.EmitOpError("expected position to be empty with 0-D vector")
	case rank > 1:
		return op.EmitOpError("unexpected >1 vector rank")
	case rank == 1 && e.Position() == nil:
		return op.EmitOpError("expected position for 1-D vector")
	}
	return true
}

const positionMismatch = "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- " +
	"this can only happen due to an incorrect fold/rewrite"

func verifyExtract(op *ir.Operation) bool {
	e := ExtractOp{op}
	if countDynamic(e.Static()) != len(e.Dynamic()) {
		return op.EmitOpError(positionMismatch)
	}
	if len(e.Static()) > len(e.Type().Shape()) {
		return op.EmitOpError("expected position attribute of rank no greater than vector rank")
	}
	return verifyPosition(op, e.Static(), e.Type(), "")
}

func countDynamic(vs []int64) int {
	n := 0
	for _, v := range vs {
		if v == ir.Dynamic {
			n++
		}
	}
	return n
}

func verifyPosition(op *ir.Operation, static []int64, t *ir.VectorType, which string) bool {
	for i, v := range static {
		if v == ir.Dynamic || (v == Poison && isNewer(op)) || (v >= 0 && v < t.Shape()[i]) {
			continue
		}
		text := "expected position attribute #" + strconv.Itoa(i+1) +
			" to be a non-negative integer smaller than the corresponding " + which + "vector dimension"
		if isNewer(op) && op.Is(Extract) {
			text += " or poison (-1)"
		}
		return op.EmitOpError(text)
	}
	return true
}

func verifyInsert(op *ir.Operation) bool {
	n := InsertOp{op}
	if countDynamic(n.Static()) != len(n.Dynamic()) {
		return op.EmitOpError(positionMismatch)
	}
	rank, pos := len(n.Type().Shape()), len(n.Static())
	if pos > rank {
		return op.EmitOpError("expected position attribute of rank no greater than dest vector rank")
	}
	src, isVec := n.Source().Type().(*ir.VectorType)
	switch {
	case isVec && len(src.Shape()) == 0 && isNewer(op):
		return op.EmitError("expected a scalar instead of a 0-d vector as the source operand")
	case isVec && len(src.Shape())+pos != rank:
		return op.EmitOpError("expected position attribute rank + source rank to match dest vector rank")
	case !isVec && pos != rank:
		return op.EmitOpError("expected position attribute rank to match the dest vector rank")
	}
	return verifyPosition(op, n.Static(), n.Type(), "dest ")
}

func verifyReduction(op *ir.Operation) bool {
	r := ReductionOp{op}
	if rank := len(r.Type().Shape()); rank > 1 {
		return op.EmitOpError("unsupported reduction rank: " + strconv.Itoa(rank))
	}
	if t := op.Result(0).Type(); !r.Kind().supports(t) {
		return op.EmitOpError("unsupported reduction type '" + ir.QuoteType(t) + "' for kind '" + r.Kind().String() + "'")
	}
	return true
}

func verifyMultiReduction(op *ir.Operation) bool {
	r := ReductionOp{op}
	src := r.Type()
	reduced := make([]bool, len(src.Shape()))
	for _, d := range r.Dims() {
		if d >= 0 && d < int64(len(reduced)) {
			reduced[d] = true
		}
	}
	var shape []int64
	var scalable []bool
	for i, gone := range reduced {
		if !gone {
			shape = append(shape, src.Shape()[i])
			scalable = append(scalable, src.ScalableDim(i))
		}
	}
	want := src.ElementType()
	if len(shape) > 0 {
		want = op.Context().ScalableVector(shape, scalable, want)
	}
	if t := op.Result(0).Type(); t != want {
		return op.EmitOpError("destination type " + ir.QuoteType(t) + " is incompatible with source type " + ir.QuoteType(src))
	}
	return true
}

func verifyScan(op *ir.Operation) bool {
	r := ReductionOp{op}
	src, init := r.Type(), op.Operand(1).Type().(*ir.VectorType)
	rank := int64(len(src.Shape()))
	dim := int64(0)
	if d, ok := op.Prop(scanDimSlot).(*ir.IntegerAttr); ok {
		dim = d.Int64Or(0)
	}
	if dim >= rank {
		return op.EmitOpError("reduction dimension " + itoa(dim) + " has to be less than " + itoa(rank))
	}
	if n := int64(len(init.Shape())); n != rank-1 {
		return op.EmitOpError("initial value rank " + itoa(n) + " has to be equal to " + itoa(rank-1))
	}
	k := 0
	for i, d := range src.Shape() {
		if int64(i) == dim {
			continue
		}
		if k >= len(init.Shape()) || init.Shape()[k] != d {
			return op.EmitOpError("incompatible input/initial value shapes")
		}
		k++
	}
	if t := src.ElementType(); !r.Kind().supports(t) {
		return op.EmitOpError("unsupported reduction type " + ir.QuoteType(t) + " for kind '" + r.Kind().String() + "'")
	}
	return true
}

func verifyOuterProduct(op *ir.Operation) bool {
	o := OuterProductOp{op}
	lhs, t := o.LHS().Type().(*ir.VectorType), o.Type()
	rhs, isVec := o.RHS().Type().(*ir.VectorType)
	if len(lhs.Shape()) != 1 {
		return op.EmitOpError("expected 1-d vector for operand #1")
	}
	if isVec {
		switch {
		case len(rhs.Shape()) != 1:
			return op.EmitOpError("expected 1-d vector for operand #2")
		case len(t.Shape()) != 2:
			return op.EmitOpError("expected 2-d vector result")
		case lhs.Shape()[0] != t.Shape()[0]:
			return op.EmitOpError("expected #1 operand dim to match result dim #1")
		case rhs.Shape()[0] != t.Shape()[1]:
			return op.EmitOpError("expected #2 operand dim to match result dim #2")
		case lhs.IsScalable() && !rhs.IsScalable():
			return op.EmitOpError("expected either both or only #2 operand dim to be scalable")
		}
	} else {
		switch {
		case len(t.Shape()) != 1:
			return op.EmitOpError("expected 1-d vector result")
		case lhs.Shape()[0] != t.Shape()[0]:
			return op.EmitOpError("expected #1 operand dim to match result dim #1")
		}
	}
	if acc := o.Acc(); acc != nil && acc.Type() != ir.Type(t) {
		return op.EmitOpError("expected operand #3 of same type as result type")
	}
	if !o.Kind().supports(t.ElementType()) {
		return op.EmitOpError("unsupported outerproduct type")
	}
	return true
}

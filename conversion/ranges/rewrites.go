package ranges

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apint"
)

// rewrite replaces an operation by a simpler one if the ranges allow it. It returns what it did, for
// a remark, or "" if it did nothing.
type rewrite func(a *analyzer, op *ir.Operation) string

// silent is the result of rewrites that no remark mentions.
const silent = "-"

// rewrites are the simplifications by operation.
var rewrites = map[*ir.OpDef]rewrite{
	arith.DivSI:      (*analyzer).divideSigned,
	arith.FloorDivSI: (*analyzer).divideFloor,
	arith.CeilDivSI:  (*analyzer).divideCeilSigned,
	arith.CeilDivUI:  (*analyzer).divideCeil,
	arith.DivUI:      (*analyzer).divide,
	arith.RemSI:      (*analyzer).remainderSigned,
	arith.RemUI:      (*analyzer).remainder,
	arith.MinSI:      extreme(analysis.SLE, arith.MinUI),
	arith.MaxSI:      extreme(analysis.SGE, arith.MaxUI),
	arith.MinUI:      extreme(analysis.ULE, nil),
	arith.MaxUI:      extreme(analysis.UGE, nil),
	arith.AndI:       (*analyzer).mask,
	arith.ShRSI:      (*analyzer).shiftSigned,
	arith.ShRUI:      (*analyzer).shift,
	arith.ExtSI:      (*analyzer).extendSigned,
	arith.ExtUI:      (*analyzer).extend,
	math.AbsI:        (*analyzer).absolute,
}

func (a *analyzer) emitter(op *ir.Operation) arith.Emitter {
	a.b.SetBefore(op)
	return arith.Emitter{B: a.b, Loc: op.Loc()}
}

// replaceBy replaces the result of op by v.
func (a *analyzer) replaceBy(op *ir.Operation, v *ir.Value) { op.Result(0).ReplaceAllUsesWith(v) }

// replaceByNew replaces the result of op by v, which was made for it and has its range.
func (a *analyzer) replaceByNew(op *ir.Operation, v *ir.Value) {
	a.set(v, a.rangeOf(op.Result(0)))
	a.replaceBy(op, v)
}

// binary replaces op by def of l and r.
func (a *analyzer) binary(op *ir.Operation, def *ir.OpDef, l, r *ir.Value) *ir.Operation {
	v := a.emitter(op).Op(def, l, r)
	a.replaceByNew(op, v)
	return v.DefiningOp()
}

func (a *analyzer) nonNegative(v *ir.Value) bool {
	r := a.rangeOf(v)
	return r.Known() && !r.SMin.IsNegative()
}

func (a *analyzer) bothNonNegative(op *ir.Operation) bool {
	return a.nonNegative(op.Operand(0)) && a.nonNegative(op.Operand(1))
}

// unsignedThen replaces op by def of the same operands, and then simplifies the new operation by f.
func (a *analyzer) unsignedThen(op *ir.Operation, def *ir.OpDef, f rewrite) string {
	made := a.binary(op, def, op.Operand(0), op.Operand(1))
	if f(a, made) != "" {
		a.erase(made)
	}
	return "'" + op.Name() + "' of numbers that are not negative is computed unsigned"
}

// powerOfTwo returns the exponent of v if v is a power of two and not the smallest integer.
func powerOfTwo(v *ir.Value) (exponent int64, ok bool) {
	k, ok := constant(v)
	if !ok || !k.IsPowerOf2() || k.IsNegative() {
		return 0, false
	}
	return int64(k.TrailingZeros()), true
}

func (a *analyzer) divideSigned(op *ir.Operation) string {
	if !a.bothNonNegative(op) {
		return ""
	}
	return a.unsignedThen(op, arith.DivUI, (*analyzer).divide)
}

// divideFloor makes a shift of the division by a power of two, also for negative numbers.
func (a *analyzer) divideFloor(op *ir.Operation) string {
	if a.bothNonNegative(op) {
		return a.unsignedThen(op, arith.DivUI, (*analyzer).divide)
	}
	n, ok := powerOfTwo(op.Operand(1))
	if !ok {
		return ""
	}
	by := a.emitter(op).Int(op.Operand(1).Type(), n)
	a.binary(op, arith.ShRSI, op.Operand(0), by)
	return "'" + op.Name() + "' by a power of two is a shift"
}

func (a *analyzer) divideCeilSigned(op *ir.Operation) string {
	if !a.bothNonNegative(op) {
		return ""
	}
	return a.unsignedThen(op, arith.CeilDivUI, (*analyzer).divideCeil)
}

// divideCeil adds the divisor less one first if the sum cannot wrap around.
func (a *analyzer) divideCeil(op *ir.Operation) string {
	k, ok := constant(op.Operand(1))
	r := a.rangeOf(op.Operand(0))
	if !ok || k.IsZero() || !r.Known() {
		return ""
	}
	k = k.Trunc(r.UMax.Width())
	less := k.Sub(apint.New(k.Width(), 1))
	hi, over := r.UMax.AddOverflow(less, false)
	n, fits := less.Int64()
	if over || !fits {
		return ""
	}
	e := a.emitter(op)
	sum := e.Op(arith.AddI, op.Operand(0), e.Int(op.Operand(0).Type(), n))
	a.set(sum, analysis.FromUnsigned(r.UMin.Add(less), hi))
	if made := a.binary(op, arith.DivUI, sum, op.Operand(1)); a.divide(made) != "" {
		a.erase(made)
	}
	return "'" + op.Name() + "' rounds up by a sum that does not wrap around"
}

func (a *analyzer) divide(op *ir.Operation) string {
	n, ok := powerOfTwo(op.Operand(1))
	if !ok {
		return a.narrowQuotient(op)
	}
	by := a.emitter(op).Int(op.Operand(1).Type(), n)
	a.binary(op, arith.ShRUI, op.Operand(0), by)
	return "'" + op.Name() + "' by a power of two is a shift"
}

func (a *analyzer) remainderSigned(op *ir.Operation) string {
	if !a.bothNonNegative(op) {
		return ""
	}
	return a.unsignedThen(op, arith.RemUI, (*analyzer).remainder)
}

func (a *analyzer) remainder(op *ir.Operation) string {
	l, r := a.rangeOf(op.Operand(0)), a.rangeOf(op.Operand(1))
	if l.Known() && l.UMax.ULT(r.UMin) {
		a.replaceBy(op, op.Operand(0))
		return "'" + op.Name() + "' changes nothing, because the dividend is less than the divisor"
	}
	if n, ok := powerOfTwo(op.Operand(1)); ok && n < 63 {
		mask := a.emitter(op).Int(op.Operand(1).Type(), 1<<n-1)
		a.binary(op, arith.AndI, op.Operand(0), mask)
		return "'" + op.Name() + "' by a power of two is a mask"
	}
	return a.narrowQuotient(op)
}

// narrowQuotient divides integers of 64 bits with 32 if both fit, because a device takes several
// times as long for the former, and a loop where it lacks them.
func (a *analyzer) narrowQuotient(op *ir.Operation) string {
	const narrow = 32
	l, r := a.rangeOf(op.Operand(0)), a.rangeOf(op.Operand(1))
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok || t.Width <= narrow || l.UMax.ActiveBits() > narrow || r.UMax.ActiveBits() > narrow {
		return ""
	}
	e := a.emitter(op)
	i32 := op.Context().I32()
	short := func(v *ir.Value) *ir.Value { return e.Cast(arith.TruncI, v, i32) }
	q := e.Op(op.Def(), short(op.Operand(0)), short(op.Operand(1)))
	a.replaceByNew(op, e.Cast(arith.ExtUI, q, t))
	return "'" + op.Name() + "' is computed with 32 bits, which hold both operands"
}

// extreme replaces a minimum or maximum by the operand that p always holds for, and a signed one of
// numbers that are not negative by the unsigned one.
//
//go:noinline
func extreme(p analysis.Predicate, unsigned *ir.OpDef) rewrite {
	return func(a *analyzer, op *ir.Operation) string {
		l, r := a.rangeOf(op.Operand(0)), a.rangeOf(op.Operand(1))
		if !l.Known() {
			return ""
		}
		for i := range 2 {
			if holds, known := analysis.Decide(p, l, r); known && holds {
				a.replaceBy(op, op.Operand(i))
				return "'" + op.Name() + "' is always the same operand"
			}
			l, r = r, l
		}
		if unsigned == nil || !a.bothNonNegative(op) {
			return ""
		}
		a.binary(op, unsigned, op.Operand(0), op.Operand(1))
		return silent
	}
}

// mask removes an operand that has ones wherever the other can.
func (a *analyzer) mask(op *ir.Operation) string {
	k, ok := constant(op.Operand(1))
	r := a.rangeOf(op.Operand(0))
	if !ok || !r.Known() {
		return ""
	}
	k = k.Trunc(r.UMax.Width())
	if low := k.Not(); low.IsZero() || low.TrailingZeros() < r.UMax.ActiveBits() {
		return ""
	}
	a.replaceBy(op, op.Operand(0))
	return silent
}

// shiftSigned replaces the shift of a number that is not negative by an unsigned one, and the pair
// of shifts that extends the sign of a number by the number if it fits.
func (a *analyzer) shiftSigned(op *ir.Operation) string {
	if v, n, ok := a.shiftedBack(op); ok {
		if r := a.rangeOf(v); fitsSigned(r, r.SMin.Width()-n) {
			a.replaceBy(op, v)
			return silent
		}
	}
	if !a.nonNegative(op.Operand(0)) {
		return ""
	}
	a.binary(op, arith.ShRUI, op.Operand(0), op.Operand(1))
	return silent
}

// shift replaces the pair of shifts that clears high bits by the number if they are clear.
func (a *analyzer) shift(op *ir.Operation) string {
	v, n, ok := a.shiftedBack(op)
	if !ok {
		return ""
	}
	if r := a.rangeOf(v); r.UMax.ActiveBits() > r.UMax.Width()-n {
		return ""
	}
	a.replaceBy(op, v)
	return silent
}

// shiftedBack returns the value that op, a shift to the right by n, and a shift to the left by as
// many bits before it change.
func (a *analyzer) shiftedBack(op *ir.Operation) (v *ir.Value, n uint32, ok bool) {
	left := op.Operand(0).DefiningOp()
	if left == nil || !left.Is(arith.ShLI) {
		return nil, 0, false
	}
	by, ok1 := constant(op.Operand(1))
	same, ok2 := constant(left.Operand(1))
	w := a.width(op.Result(0).Type())
	if !ok1 || !ok2 || by != same || by.Limited(uint64(w)) >= uint64(w) {
		return nil, 0, false
	}
	return left.Operand(0), uint32(by.Limited(uint64(w))), true
}

// fitsSigned reports whether r holds only signed numbers of the given width.
func fitsSigned(r analysis.Range, width uint32) bool {
	w := r.SMin.Width()
	return r.SMin.SGE(apint.MinSigned(width).SExt(w)) && r.SMax.SLE(apint.MaxSigned(width).SExt(w))
}

// extendSigned removes an extension that restores what a truncation removed, and makes that of a
// number that is not negative unsigned.
func (a *analyzer) extendSigned(op *ir.Operation) string {
	if v := truncated(op); v != nil && fitsSigned(a.rangeOf(v), analysis.WidthOf(op.Operand(0).Type())) {
		a.replaceBy(op, v)
		return silent
	}
	if !a.nonNegative(op.Operand(0)) {
		return ""
	}
	a.replaceByNew(op, a.emitter(op).Cast(arith.ExtUI, op.Operand(0), op.Result(0).Type()))
	return silent
}

// extend removes an extension that restores what a truncation removed.
func (a *analyzer) extend(op *ir.Operation) string {
	v := truncated(op)
	if v == nil || a.rangeOf(v).UMax.ActiveBits() > analysis.WidthOf(op.Operand(0).Type()) {
		return ""
	}
	a.replaceBy(op, v)
	return silent
}

// truncated returns the value whose truncation op extends if it has the type of op, or else nil.
func truncated(op *ir.Operation) *ir.Value {
	t := op.Operand(0).DefiningOp()
	if t == nil || !t.Is(arith.TruncI) || t.Operand(0).Type() != op.Result(0).Type() {
		return nil
	}
	return t.Operand(0)
}

func (a *analyzer) absolute(op *ir.Operation) string {
	if !a.nonNegative(op.Operand(0)) {
		return ""
	}
	a.replaceBy(op, op.Operand(0))
	return silent
}

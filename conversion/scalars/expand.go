package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Expand replaces scalar operations whose conversion in MLIR 19 is missing or computes
// something else than docs/semantics.md says. indexBits is the width of index. Expand
// reports whether it changed anything, the greatest width of integers if that is 64 or more and otherwise 0, and whether the target
// has what the new operations need.
func Expand(root *ir.Operation, env *target.Env, indexBits int64) (changed bool, wide uint32, ok bool) {
	x := &expander{b: ir.NewBuilder(root.Context(), nil), env: env, indexBits: indexBits}
	var ops, onComplex []*ir.Operation
	collect := func() {
		ops, onComplex = ops[:0], nil
		root.WalkPre(func(op *ir.Operation) ir.WalkResult {
			d := op.Info().Dialect
			switch {
			case d == nil || op.NumOperands() == 0:
			case d.Name == "arith", d.Name == "math":
				ops = append(ops, op)
			case isComplex(op):
				onComplex = append(onComplex, op)
			}
			wide = max(wide, widest(op))
			return ir.WalkAdvance
		})
	}
	if collect(); onComplex != nil {
		for _, op := range onComplex {
			x.begin(op)
			x.complexOp()
		}
		collect() // with the operations on parts
	}
	for _, op := range ops {
		x.expand(op)
	}
	if wide == 0 && x.changed && !env.Has(spec.CapabilityInt64) { // functions of f64 work on its bits
		root.WalkPre(func(op *ir.Operation) ir.WalkResult {
			wide = max(wide, widest(op))
			return ir.WalkAdvance
		})
	}
	return x.changed, wide, !x.failed
}

// expander replaces operations one by one.
type expander struct {
	b         *ir.Builder
	env       *target.Env
	indexBits int64
	op        *ir.Operation
	changed   bool
	failed    bool // an error was emitted
	arith.Emitter
}

// bits returns the width of the elements of t.
func (x *expander) bits(t ir.Type) int64 {
	elem := ir.ElementTypeOrSelf(t)
	if _, ok := elem.(*ir.IndexType); ok {
		return x.indexBits
	}
	return int64(ir.NumberWidth(elem))
}

// begin makes op the operation that is replaced.
func (x *expander) begin(op *ir.Operation) {
	x.op = op
	x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
}

// expand replaces op, or leaves it alone if the conversions are right about it.
func (x *expander) expand(op *ir.Operation) {
	x.begin(op)
	switch t := op.Operand(0).Type(); {
	case op.Is(arith.Select):
		x.spreadCondition()
		return
	case isBool(t):
		x.booleans()
		return
	case x.lacks(t):
		return
	}
	switch op.Def() {
	case math.Ctpop, math.Cttz, math.Ctlz:
		x.count()
	case arith.FPToSI, arith.FPToUI, arith.IndexCast, arith.IndexCastUI:
		if isBool(op.Result(0).Type()) {
			x.booleanCast()
		}
	case arith.TruncF:
		x.truncation()
	case arith.CeilDivSI:
		x.roundedDivision(arith.DivSI, arith.AddI, x.sameSigns)
	case arith.FloorDivSI:
		x.roundedDivision(arith.DivSI, arith.SubI, x.otherSigns)
	case arith.CeilDivUI:
		x.roundedDivision(arith.DivUI, arith.AddI, nil)
	case arith.RemSI:
		x.signedRemainder()
	case arith.CmpF:
		x.constantPredicate(arith.CmpFOp{Operation: op}.Predicate())
	case arith.MinimumF:
		x.extremum(arith.MinimumF, arith.OrI)
	case arith.MaximumF:
		x.extremum(arith.MaximumF, arith.AndI)
	case math.IPowI:
		x.integerPower()
	case math.PowF:
		x.power()
	case math.FPowI:
		x.integerExponent()
	case math.Trunc:
		x.towardZero()
	case math.CopySign, math.Round:
		if x.bits(x.lhs().Type()) == 64 && !x.env.Has(spec.CapabilityInt64) {
			x.ofHalves()
			return
		}
		x.inFloat32()
	default:
		if row := functionOf(op); row != nil {
			x.function(row)
		}
	}
}

// lacks reports whether t has floats that the target lacks. The conversion refuses them.
func (x *expander) lacks(t ir.Type) bool {
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	return ok && (f.Width() == 16 && !x.env.Has(spec.CapabilityFloat16) || f.Width() == 64 && !x.env.Has(spec.CapabilityFloat64))
}

// setInsertionPoint sets the place of new operations before the replaced one.
func (x *expander) setInsertionPoint() {
	x.b.SetBefore(x.op)
	x.changed = true
}

func (x *expander) lhs() *ir.Value { return x.op.Operand(0) }
func (x *expander) rhs() *ir.Value { return x.op.Operand(1) }

// replace replaces the operation by v.
func (x *expander) replace(v *ir.Value) {
	x.changed = true
	x.op.Result(0).ReplaceAllUsesWith(v)
	x.op.Erase()
}

// truncation rounds to f16 or f32 by the mode that the operation states, for which SPIR-V has no instruction
// that kernels may use. Without a mode, the instruction rounds as the device does.
func (x *expander) truncation() {
	mode, stated := arith.RoundingOf(x.op)
	v, t := x.lhs(), x.op.Result(0).Type()
	from, to := ir.ElementTypeOrSelf(v.Type()).(*ir.FloatType), ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !stated || from.Kind != ir.F32 && from.Kind != ir.F64 || to.Kind != ir.F16 && to.Kind != ir.F32 || x.lacks(t) {
		return
	}
	x.setInsertionPoint()
	e := encodings{x.Emitter}
	ints := withElement(t, t.Context().I(to.Width()))
	short := to.Width() == 16 && !x.env.Has(spec.CapabilityInt16)
	if short {
		ints = to32(t)
	}
	bits := e.rounded(v, to, mode)
	if bits.Type() != ints {
		bits = x.Cast(arith.TruncI, bits, ints)
	}
	if short {
		x.replace(x.Cast(arith.TruncF, e.decoded(to, bits), t)) // f16 has the number, so that no mode matters
		return
	}
	x.replace(x.Cast(arith.Bitcast, bits, t))
}

// roundedDivision adds or subtracts one from the quotient if there is a remainder and, with
// signs, the exact quotient lies on the other side of it. No step overflows unless the
// quotient itself does.
func (x *expander) roundedDivision(div, step *ir.OpDef, signs func(rest *ir.Value) *ir.Value) {
	x.setInsertionPoint()
	t := x.lhs().Type()
	q := x.Op(div, x.lhs(), x.rhs())
	rest := x.Op(arith.SubI, x.lhs(), x.Op(arith.MulI, q, x.rhs()))
	inexact := x.CmpI(arith.NE, rest, x.Int(t, 0))
	if signs != nil {
		inexact = x.Op(arith.AndI, inexact, signs(rest))
	}
	x.replace(x.Select(inexact, x.Op(step, q, x.Int(t, 1)), q))
}

// sameSigns tests that the remainder has the sign of the divisor: the exact quotient is
// above the truncated one.
func (x *expander) sameSigns(rest *ir.Value) *ir.Value {
	return x.CmpI(arith.SGE, x.Op(arith.XOrI, rest, x.rhs()), x.Int(rest.Type(), 0))
}

// otherSigns tests the opposite of sameSigns.
func (x *expander) otherSigns(rest *ir.Value) *ir.Value {
	return x.CmpI(arith.SLT, x.Op(arith.XOrI, rest, x.rhs()), x.Int(rest.Type(), 0))
}

// magnitude returns the absolute value of v as an unsigned number, and whether v is
// negative. The smallest integer is its own magnitude.
func (x *expander) magnitude(v *ir.Value) (abs, negative *ir.Value) {
	zero := x.Int(v.Type(), 0)
	negative = x.CmpI(arith.SLT, v, zero)
	return x.Select(negative, x.Op(arith.SubI, zero, v), v), negative
}

// signedRemainder gives the unsigned remainder of the magnitudes the sign of the dividend.
// The remainder of Vulkan is undefined for negative operands.
func (x *expander) signedRemainder() {
	x.setInsertionPoint()
	l, negative := x.magnitude(x.lhs())
	r, _ := x.magnitude(x.rhs())
	rest := x.Op(arith.RemUI, l, r)
	x.replace(x.Select(negative, x.Op(arith.SubI, x.Int(rest.Type(), 0), rest), rest))
}

// spreadCondition gives a selection between vectors a condition for each element, which
// OpSelect needs before SPIR-V 1.4.
func (x *expander) spreadCondition() {
	v, ok := x.op.Result(0).Type().(*ir.VectorType)
	cond := x.op.Operand(0)
	if _, each := cond.Type().(*ir.VectorType); !ok || each || x.env.Version() >= spec.V1_4 {
		return
	}
	x.setInsertionPoint()
	x.op.SetOperand(0, x.Cast(vector.Broadcast, cond, withElement(v, cond.Type())))
}

// constantPredicate replaces a comparison whose result does not depend on its operands.
func (x *expander) constantPredicate(p arith.CmpFPredicate) {
	if p == arith.AlwaysFalse || p == arith.AlwaysTrue {
		x.setInsertionPoint()
		x.replace(x.Int(x.op.Result(0).Type(), int64(p/arith.AlwaysTrue)))
	}
}

// extremum guards a minimum or maximum against zeros of either sign, which combine bit by
// bit, and NaN, which a sum carries on.
func (x *expander) extremum(def, zeros *ir.OpDef) {
	flags := arith.FastMathOfOp(x.op)
	const plain = arith.NoNaNs | arith.NoSignedZeros
	if flags&plain == plain {
		return
	}
	x.setInsertionPoint()
	l, r := x.lhs(), x.rhs()
	v := x.Op(def, l, r)
	v.DefiningOp().SetAttr("fastmath", arith.FastMathOf(x.op.Context(), flags|plain))
	if flags&arith.NoSignedZeros == 0 {
		v = x.Select(x.CmpF(arith.OEQ, l, r), x.bitwise(zeros, l, r), v)
	}
	if flags&arith.NoNaNs == 0 {
		v = x.Select(x.CmpF(arith.UNO, l, r), x.Op(arith.AddF, l, r), v)
	}
	x.replace(v)
}

// bitwise combines the bits of equal numbers. Numbers of 16 bits, for which the target may
// lack integers, are combined with 32.
func (x *expander) bitwise(def *ir.OpDef, l, r *ir.Value) *ir.Value {
	t, c := l.Type(), l.Context()
	short := x.bits(t) < 32
	if short {
		wide := withElement(t, c.F32())
		l, r = x.Cast(arith.ExtF, l, wide), x.Cast(arith.ExtF, r, wide)
	}
	ints := withElement(t, c.I(uint32(x.bits(l.Type()))))
	v := x.Op(def, x.Cast(arith.Bitcast, l, ints), x.Cast(arith.Bitcast, r, ints))
	v = x.Cast(arith.Bitcast, v, l.Type())
	if short {
		v = x.Cast(arith.TruncF, v, t)
	}
	return v
}

// mask returns the constant of type t with the low bits of pattern.
func (x *expander) mask(t ir.Type, pattern uint64) *ir.Value {
	return x.Int(t, int64(pattern<<(64-x.bits(t)))>>(64-x.bits(t)))
}

// count replaces an operation that counts bits. EmulateWide divides those of more than 64 bits.
func (x *expander) count() {
	switch {
	case x.bits(x.lhs().Type()) > 64:
	case x.op.Is(math.Ctpop):
		x.setInsertionPoint()
		x.replace(x.countOnes(x.lhs()))
	case x.op.Is(math.Cttz):
		x.trailingZeros()
	default:
		x.leadingZeros()
	}
}

// ExpandCounts replaces the operations that count bits, of which EmulateWide makes new ones.
func ExpandCounts(root *ir.Operation, env *target.Env, indexBits int64) {
	x := &expander{b: ir.NewBuilder(root.Context(), nil), env: env, indexBits: indexBits}
	var ops []*ir.Operation
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(math.Ctpop) || op.Is(math.Cttz) || op.Is(math.Ctlz) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		x.begin(op)
		x.count()
	}
}

// countOnes uses the instruction, which Vulkan has for 32 bits, or else adds up neighboring
// bits, pairs, nibbles and bytes.
func (x *expander) countOnes(v *ir.Value) *ir.Value {
	t := v.Type()
	if ir.NumberWidth(ir.ElementTypeOrSelf(t)) == 32 && isScalarOrVector(t) {
		return x.b.Create(x.Loc, spirv.BitCount, []*ir.Value{v}, []ir.Type{t}).Result(0)
	}
	pairs := x.mask(t, 0x3333333333333333)
	v = x.Op(arith.SubI, v, x.Op(arith.AndI, x.shift(v, 1), x.mask(t, 0x5555555555555555)))
	v = x.Op(arith.AddI, x.Op(arith.AndI, v, pairs), x.Op(arith.AndI, x.shift(v, 2), pairs))
	v = x.Op(arith.AndI, x.Op(arith.AddI, v, x.shift(v, 4)), x.mask(t, 0x0f0f0f0f0f0f0f0f))
	for n := int64(8); n < x.bits(t); n *= 2 {
		v = x.Op(arith.AddI, v, x.shift(v, n))
	}
	return x.Op(arith.AndI, v, x.mask(t, uint64(2*x.bits(t)-1)))
}

// isScalarOrVector reports whether t is a type of the operations of shaders.
func isScalarOrVector(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return !ok && spirv.IsScalar(t) || ok && spirv.IsValidVector(v) && v.Shape()[0] <= 4
}

// shift shifts v to the right by n bits.
func (x *expander) shift(v *ir.Value, n int64) *ir.Value {
	return x.Op(arith.ShRUI, v, x.Int(v.Type(), n))
}

// trailingZeros counts the ones below the lowest one.
func (x *expander) trailingZeros() {
	x.setInsertionPoint()
	v := x.lhs()
	minusOne := x.Int(v.Type(), -1)
	x.replace(x.countOnes(x.Op(arith.AndI, x.Op(arith.XOrI, v, minusOne), x.Op(arith.AddI, v, minusOne))))
}

// leadingZeros counts the zeros that are left when all bits below the highest one are set.
// The conversion is right about 32 bits.
func (x *expander) leadingZeros() {
	v := x.lhs()
	bits := x.bits(v.Type())
	if bits == 32 {
		return
	}
	x.setInsertionPoint()
	for n := int64(1); n < bits; n *= 2 {
		v = x.Op(arith.OrI, v, x.shift(v, n))
	}
	x.replace(x.countOnes(x.Op(arith.XOrI, v, x.Int(v.Type(), -1))))
}

// integerPower squares and multiplies once for each bit of the exponent. A negative
// exponent gives the reciprocal, which is zero unless the base is 1 or -1.
func (x *expander) integerPower() {
	x.setInsertionPoint()
	base, exponent := x.lhs(), x.rhs()
	t := base.Type()
	zero, one := x.Int(t, 0), x.Int(t, 1)
	index := func(v int64) *ir.Value { return arith.NewIndex(x.b, x.Loc, v) }
	loop := scf.NewFor(x.b, x.Loc, index(0), index(x.bits(t)), index(1), one, base, exponent)
	body := loop.Body()
	x.b.SetStart(body)
	product, square, rest := body.Arg(1), body.Arg(2), body.Arg(3)
	odd := x.CmpI(arith.NE, x.Op(arith.AndI, rest, one), zero)
	product = x.Select(odd, x.Op(arith.MulI, product, square), product)
	square = x.Op(arith.MulI, square, square)
	scf.NewYield(x.b, x.Loc, product, square, x.Op(arith.ShRUI, rest, one))
	x.setInsertionPoint()
	negative := x.CmpI(arith.SLT, exponent, zero)
	// 1 and -1 are their own reciprocals.
	unit := x.CmpI(arith.ULE, x.Op(arith.AddI, base, one), x.Int(t, 2))
	unit = x.Op(arith.AndI, unit, x.CmpI(arith.NE, base, zero))
	power := loop.Result(0)
	x.replace(x.Select(negative, x.Select(unit, power, zero), power))
}

// towardZero rounds numbers below zero up and others down.
func (x *expander) towardZero() {
	if !isScalarOrVector(x.lhs().Type()) {
		return
	}
	x.setInsertionPoint()
	v := x.lhs()
	negative := x.CmpF(arith.OLT, v, x.Float(v.Type(), 0))
	x.replace(x.Select(negative, x.unary(math.Ceil, v), x.unary(math.Floor, v)))
}

// ofHalves replaces operations on f64 whose conversion needs integers of 64 bits by arithmetic, which
// EmulateWide gives halves.
func (x *expander) ofHalves() {
	x.setInsertionPoint()
	f := x.floats(x.lhs().Type())
	if x.op.Is(math.CopySign) {
		x.replace(f.signOf(x.lhs(), x.rhs()))
		return
	}
	abs := f.abs(x.lhs())
	floor := x.unary(math.Floor, abs)
	up := x.CmpF(arith.OGE, f.sub(abs, floor), f.num(0.5))
	x.replace(f.signOf(f.add(floor, x.Select(up, f.num(1), f.num(0))), x.lhs()))
}

// inFloat32 computes an exact operation on 16-bit floats with 32 bits if the target lacks
// the integers that the conversion needs.
func (x *expander) inFloat32() {
	t := x.op.Result(0).Type()
	if x.bits(t) != 16 || x.env.Has(spec.CapabilityInt16) {
		return
	}
	x.setInsertionPoint()
	wide := withElement(t, t.Context().F32())
	operands := make([]*ir.Value, x.op.NumOperands())
	for i := range operands {
		operands[i] = x.Cast(arith.ExtF, x.op.Operand(i), wide)
	}
	v := x.b.Create(x.Loc, x.op.Def(), operands, []ir.Type{wide}, x.op.Attrs()...).Result(0)
	x.replace(x.Cast(arith.TruncF, v, t))
}

package llvmexec

import (
	"math"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/runner/reference/libm"
)

// floatBinary computes floats: narrow those of 32 bits, double those of 64, wide all others. half formats compute as floats of 32 bits, which
// have more than twice their digits, and round once more, which gives the same result.
type floatBinary struct {
	narrow func(a, b float32) float32
	double func(a, b float64) float64
	wide   func(a, b apfloat.Float) apfloat.Float
}

var floatBinaries = map[*ir.OpDef]floatBinary{
	llvm.FAdd:         {func(a, b float32) float32 { return a + b }, func(a, b float64) float64 { return a + b }, apfloat.Float.Add},
	llvm.FSub:         {func(a, b float32) float32 { return a - b }, func(a, b float64) float64 { return a - b }, apfloat.Float.Sub},
	llvm.FMul:         {func(a, b float32) float32 { return a * b }, func(a, b float64) float64 { return a * b }, apfloat.Float.Mul},
	llvm.FDiv:         {func(a, b float32) float32 { return a / b }, func(a, b float64) float64 { return a / b }, apfloat.Float.Div},
	llvm.FRem:         {viaDouble2(math.Mod), math.Mod, apfloat.Float.Rem},
	llvm.IntrMaxnum:   {viaDouble2(maxNum), maxNum, apfloat.Float.MaxNum},
	llvm.IntrMinnum:   {viaDouble2(minNum), minNum, apfloat.Float.MinNum},
	llvm.IntrMaximum:  {viaDouble2(maximum), maximum, apfloat.Float.Maximum},
	llvm.IntrMinimum:  {viaDouble2(minimum), minimum, apfloat.Float.Minimum},
	llvm.IntrPow:      {viaDouble2(libm.Pow), libm.Pow, nil},
	llvm.IntrAtan2:    {viaDouble2(math.Atan2), math.Atan2, nil},
	llvm.IntrCopysign: {viaDouble2(math.Copysign), math.Copysign, copySign},
}

func viaDouble2(f func(a, b float64) float64) func(a, b float32) float32 {
	return func(a, b float32) float32 { return float32(f(float64(a), float64(b))) }
}

// maxNum returns the greater number, and the number if the other one is NaN.
func maxNum(a, b float64) float64 {
	switch {
	case math.IsNaN(a):
		return b
	case math.IsNaN(b):
		return a
	}
	return math.Max(a, b)
}

func minNum(a, b float64) float64 {
	switch {
	case math.IsNaN(a):
		return b
	case math.IsNaN(b):
		return a
	}
	return math.Min(a, b)
}

// maximum returns the greater number, and NaN if one is. math.Max prefers infinity.
func maximum(a, b float64) float64 {
	if a != a || b != b {
		return math.NaN()
	}
	return math.Max(a, b)
}

func minimum(a, b float64) float64 {
	if a != a || b != b {
		return math.NaN()
	}
	return math.Min(a, b)
}

func copySign(a, b apfloat.Float) apfloat.Float {
	if a.IsNegative() != b.IsNegative() {
		return a.Neg()
	}
	return a
}

// floatUnary computes functions of one float.
type floatUnary struct {
	double func(a float64) float64
	wide   func(a apfloat.Float) apfloat.Float
}

var floatUnaries = map[*ir.OpDef]floatUnary{
	llvm.IntrSqrt: {double: math.Sqrt}, llvm.IntrSin: {double: libm.Sin}, llvm.IntrCos: {double: libm.Cos}, llvm.IntrTan: {double: libm.Tan},
	llvm.IntrExp: {double: libm.Exp}, llvm.IntrExp2: {double: libm.Exp2}, llvm.IntrLog: {double: libm.Log}, llvm.IntrLog2: {double: libm.Log2},
	llvm.IntrLog10: {double: libm.Log10}, llvm.IntrFloor: {double: math.Floor}, llvm.IntrCeil: {double: math.Ceil}, llvm.IntrTrunc: {double: math.Trunc},
	llvm.IntrRound: {double: math.Round}, llvm.IntrRint: {double: math.RoundToEven}, llvm.IntrNearbyint: {double: math.RoundToEven},
	llvm.IntrRoundeven: {double: math.RoundToEven}, llvm.IntrAsin: {double: libm.Asin}, llvm.IntrAcos: {double: libm.Acos}, llvm.IntrAtan: {double: math.Atan},
	llvm.IntrSinh: {double: libm.Sinh}, llvm.IntrCosh: {double: libm.Cosh}, llvm.IntrTanh: {double: libm.Tanh},
	llvm.IntrExp10: {double: libm.Exp10},
}

// semantics returns the format of floats of more or fewer bits than 32 and 64.
func semantics(k ir.FloatKind) apfloat.Semantics {
	switch k {
	case ir.F16:
		return apfloat.F16
	case ir.BF16:
		return apfloat.BF16
	case ir.F32:
		return apfloat.F32
	case ir.F64:
		return apfloat.F64
	case ir.F80:
		return apfloat.F80
	}
	return apfloat.F128
}

// toFloat32 and fromFloat32 convert floats of 16 bits.
func toFloat32(k ir.FloatKind, bits uint64) float32 {
	switch k {
	case ir.F16:
		return apfloat.F32FromF16(uint16(bits))
	case ir.BF16:
		return apfloat.F32FromBF16(uint16(bits))
	}
	return math.Float32frombits(uint32(bits))
}

func fromFloat32(k ir.FloatKind, v float32) uint64 {
	switch k {
	case ir.F16:
		return uint64(apfloat.F16FromF32(v))
	case ir.BF16:
		return uint64(apfloat.BF16FromF32(v))
	}
	return uint64(math.Float32bits(v))
}

func toFloat(s *shape, cells []cell) apfloat.Float {
	return apfloat.FromBits(semantics(s.kind), toInt(cells, s.width))
}

func putFloat(cells []cell, v apfloat.Float) { putInt(cells, v.Bits()) }

// floatBinary compiles an operation on two floats or vectors of them.
func (k *compiler) floatBinary(op *ir.Operation, def floatBinary) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	e := scalarOf(d.shape)
	one := def.one(k, e)
	n := e.cells
	return func(x *thread, f []cell) {
		for i := 0; i < d.cells; i += n {
			one(x, f[d.at+i:d.at+i+n], f[a.at+i:a.at+i+n], f[b.at+i:b.at+i+n])
		}
	}
}

func (def floatBinary) one(k *compiler, e *shape) func(x *thread, d, a, b []cell) {
	switch {
	case e.kind == ir.F32:
		return func(_ *thread, d, a, b []cell) {
			v := def.narrow(math.Float32frombits(uint32(a[0].bits)), math.Float32frombits(uint32(b[0].bits)))
			d[0] = cell{uint64(math.Float32bits(v)), spread(a[0].undef | b[0].undef)}
		}
	case e.kind == ir.F64:
		return func(_ *thread, d, a, b []cell) {
			v := def.double(math.Float64frombits(a[0].bits), math.Float64frombits(b[0].bits))
			d[0] = cell{math.Float64bits(v), spread(a[0].undef | b[0].undef)}
		}
	case e.width == 16:
		return func(_ *thread, d, a, b []cell) {
			v := def.narrow(toFloat32(e.kind, a[0].bits), toFloat32(e.kind, b[0].bits))
			d[0] = cell{fromFloat32(e.kind, v), spread(a[0].undef | b[0].undef)}
		}
	}
	return func(x *thread, d, a, b []cell) {
		if def.wide == nil {
			x.fault(Unsupported, "the operation "+quote(x.op.Name())+" on "+ir.QuoteType(e.typ)+" cannot be executed")
		}
		if !defined(a) || !defined(b) {
			poison(d)
			return
		}
		putFloat(d, def.wide(toFloat(e, a), toFloat(e, b)))
	}
}

// floatUnary compiles a function of one float or of each element of a vector.
func (k *compiler) floatUnary(op *ir.Operation, def floatUnary) step {
	a, d := k.operand(op, 0), k.result(op)
	e := scalarOf(d.shape)
	return func(x *thread, f []cell) {
		for i := 0; i < d.cells; i += e.cells {
			in, out := f[a.at+i:a.at+i+e.cells], f[d.at+i:d.at+i+e.cells]
			switch {
			case !defined(in):
				poison(out)
			case e.kind == ir.F64:
				out[0] = cell{bits: math.Float64bits(def.double(math.Float64frombits(in[0].bits)))}
			case e.width <= 32:
				out[0] = cell{bits: fromFloat32(e.kind, float32(def.double(float64(toFloat32(e.kind, in[0].bits)))))}
			case def.wide != nil:
				putFloat(out, def.wide(toFloat(e, in)))
			default:
				x.fault(Unsupported, "the operation "+quote(x.op.Name())+" on "+ir.QuoteType(e.typ)+" cannot be executed")
			}
		}
	}
}

// signOnly compiles llvm.fneg and llvm.intr.fabs, which change the sign of any float, also of NaN.
func (k *compiler) signOnly(op *ir.Operation, f func(bits, sign uint64) uint64) step {
	a, d := k.operand(op, 0), k.result(op)
	e := scalarOf(d.shape)
	sign := uint64(1) << ((e.width - 1) % 64)
	return func(_ *thread, fr []cell) {
		copy(d.in(fr), a.in(fr))
		for i := e.cells - 1; i < d.cells; i += e.cells {
			fr[d.at+i].bits = f(fr[d.at+i].bits, sign)
		}
	}
}

// fusedMultiply compiles llvm.intr.fma and llvm.intr.fmuladd, which rounds once, too.
func (k *compiler) fusedMultiply(op *ir.Operation) step {
	a, b, c, d := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2), k.result(op)
	e := scalarOf(d.shape)
	return func(x *thread, f []cell) {
		for i := range d.cells {
			u, v, w := f[a.at+i], f[b.at+i], f[c.at+i]
			out := cell{undef: spread(u.undef | v.undef | w.undef)}
			switch e.kind {
			case ir.F64:
				out.bits = math.Float64bits(math.FMA(math.Float64frombits(u.bits), math.Float64frombits(v.bits), math.Float64frombits(w.bits)))
			case ir.F32, ir.F16, ir.BF16:
				out.bits = fromFloat32(e.kind, fma32(toFloat32(e.kind, u.bits), toFloat32(e.kind, v.bits), toFloat32(e.kind, w.bits)))
			default:
				x.fault(Unsupported, "the operation "+quote(x.op.Name())+" on "+ir.QuoteType(e.typ)+" cannot be executed")
			}
			f[d.at+i] = out
		}
	}
}

// fma32 rounds a*b+c once: to an odd number of 64 bits first, so that rounding it to 32 bits is right.
func fma32(a, b, c float32) float32 {
	return float32(libm.OddFused(float64(a), float64(b), float64(c)))
}

// castKind converts a number of one type to another.
type castKind func(x *thread, out, in []cell, from, to *shape)

var casts = map[*ir.OpDef]castKind{
	llvm.Trunc: func(_ *thread, out, in []cell, _, to *shape) {
		copy(out, in)
		cut(&out[len(out)-1], to)
	},
	llvm.ZExt: func(_ *thread, out, in []cell, from, to *shape) {
		clear(out)
		copy(out, in)
		last := len(in) - 1
		out[last].undef &= bytesOf(lastWidth(from.width))
	},
	llvm.SExt: func(_ *thread, out, in []cell, from, to *shape) {
		if !defined(in) {
			poison(out)
			return
		}
		putInt(out, toInt(in, from.width).SExt(to.width))
	},
	llvm.PtrToInt: resize, llvm.IntToPtr: resize,
	llvm.SIToFP: intToFloat(true), llvm.UIToFP: intToFloat(false),
	llvm.FPToSI: floatToInt(true), llvm.FPToUI: floatToInt(false),
	llvm.FPExt: convert, llvm.FPTrunc: convert, llvm.IntrLrint: roundToInt(math.RoundToEven), llvm.IntrLlrint: roundToInt(math.RoundToEven),
	llvm.IntrLround: roundToInt(math.Round), llvm.IntrLlround: roundToInt(math.Round),
	llvm.AddrSpaceCast: resize,
}

// lastWidth returns how many bits of the last cell a number of the width has.
func lastWidth(width uint32) uint32 {
	if r := width % 64; r != 0 {
		return r
	}
	return 64
}

// resize converts between integers and addresses.
func resize(_ *thread, out, in []cell, _, to *shape) {
	clear(out)
	copy(out, in)
	cut(&out[len(out)-1], to)
}

// cut removes the bits and bytes of the last cell of a number that its type does not have.
func cut(c *cell, to *shape) {
	w := lastWidth(to.width)
	c.bits &= maskOf(w)
	c.undef &= bytesOf(w)
}

//go:noinline
func intToFloat(isSigned bool) castKind {
	return func(_ *thread, out, in []cell, from, to *shape) {
		if !defined(in) {
			poison(out)
			return
		}
		v, _ := apfloat.FromInt(semantics(to.kind), toInt(in, from.width), isSigned)
		putFloat(out, v)
	}
}

// floatToInt converts to integers. A number that does not fit is poison.
//
//go:noinline
func floatToInt(isSigned bool) castKind {
	return func(_ *thread, out, in []cell, from, to *shape) {
		if !defined(in) {
			poison(out)
			return
		}
		v, _, ok := toFloat(from, in).ToInt(to.width, isSigned)
		if !ok {
			poison(out)
			return
		}
		putInt(out, v)
	}
}

//go:noinline
func roundToInt(round func(float64) float64) castKind {
	toInt := floatToInt(true)
	return func(x *thread, out, in []cell, from, to *shape) {
		if from.width > 64 {
			x.fault(Unsupported, "the operation "+quote(x.op.Name())+" on "+ir.QuoteType(from.typ)+" cannot be executed")
		}
		if !defined(in) {
			poison(out)
			return
		}
		v := math.Float64frombits(in[0].bits)
		if from.kind != ir.F64 {
			v = float64(toFloat32(from.kind, in[0].bits))
		}
		wide := *from
		wide.kind, wide.width = ir.F64, 64
		toInt(x, out, []cell{{bits: math.Float64bits(round(v))}}, &wide, to)
	}
}

func convert(_ *thread, out, in []cell, from, to *shape) {
	switch {
	case !defined(in):
		poison(out)
	case from.kind == ir.F32 && to.kind == ir.F64:
		out[0] = cell{bits: math.Float64bits(float64(math.Float32frombits(uint32(in[0].bits))))}
	case from.kind == ir.F64 && to.kind == ir.F32:
		out[0] = cell{bits: uint64(math.Float32bits(float32(math.Float64frombits(in[0].bits))))}
	default:
		v, _ := toFloat(from, in).Convert(semantics(to.kind))
		putFloat(out, v)
	}
}

// cast compiles a cast of a number or of each element of a vector.
func (k *compiler) cast(op *ir.Operation, f castKind) step {
	a, d := k.operand(op, 0), k.result(op)
	from, to := scalarOf(a.shape), scalarOf(d.shape)
	n := d.cells / to.cells
	return func(x *thread, fr []cell) {
		for i := range n {
			f(x, fr[d.at+i*to.cells:d.at+(i+1)*to.cells], fr[a.at+i*from.cells:a.at+(i+1)*from.cells], from, to)
		}
	}
}

// bits compiles llvm.bitcast: the bytes in memory are the same.
func (k *compiler) bitcast(op *ir.Operation) step {
	a, d := k.operand(op, 0), k.result(op)
	if a.scalar() && d.scalar() {
		return func(_ *thread, f []cell) { copy(d.in(f), a.in(f)) }
	}
	data, known := make([]byte, a.store), make([]byte, a.store)
	return func(_ *thread, f []cell) {
		a.encode(a.in(f), data, known)
		d.decode(d.in(f), data, known)
	}
}

package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// modfStruct splits a float into its fraction and its whole part, with its sign.
func (l *lowering) modfStruct(op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.modfInto(l.zero(l.typ(op, op.Result(0).Type())), x[0])
}

func (l *lowering) modfInto(all, v *ir.Value) *ir.Value {
	t := v.Type()
	whole := l.one(llvm.IntrTrunc, t, v)
	fraction := l.choose(l.finite(v), l.fsub(v, whole), l.zero(t))
	nan := l.compareFloats(llvm.FCmpUNO, v, v)
	fraction = l.one(llvm.IntrCopysign, t, l.choose(nan, v, fraction), v)
	return l.insertAt(l.insertAt(all, fraction, 0), whole, 1)
}

// inverseSqrt computes in 64 bits, so that the result is rounded once but for rare numbers.
func (l *lowering) inverseSqrt(_ *ir.Operation, x []*ir.Value) *ir.Value {
	wide := l.widened(x[0])
	return l.narrowed(l.fdiv(l.float(wide.Type(), 1), l.sqrt(wide)), x[0].Type())
}

// finite puts whether numbers are neither infinite nor NaN.
func (l *lowering) finite(v *ir.Value) *ir.Value {
	return l.compareFloats(llvm.FCmpOLT, l.one(llvm.IntrFabs, v.Type(), v), l.float(v.Type(), inf))
}

func (l *lowering) isFinite(_ *ir.Operation, x []*ir.Value) *ir.Value { return l.finite(x[0]) }

func (l *lowering) isNormal(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[0].Type()
	least := 0x1p-126
	switch ir.NumberWidth(ir.ElementTypeOrSelf(t)) {
	case 16:
		least = 0x1p-14
	case 64:
		least = 0x1p-1022
	}
	large := l.compareFloats(llvm.FCmpOGE, l.one(llvm.IntrFabs, t, x[0]), l.float(t, least))
	return l.one(llvm.And, large.Type(), large, l.finite(x[0]))
}

// integersLike returns the type of integers with the bits of floats of type t.
func (l *lowering) integersLike(t ir.Type) ir.Type {
	i := l.c.I(ir.NumberWidth(ir.ElementTypeOrSelf(t)))
	if n := lanes(t); n > 0 {
		return l.c.Vector([]int64{n}, i)
	}
	return i
}

func (l *lowering) signBit(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := l.integersLike(x[0].Type())
	return l.compare(llvm.ICmpSLT, l.one(llvm.BitCast, t, x[0]), l.zero(t))
}

func lessOrGreater(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value {
	return l.compareFloats(llvm.FCmpONE, x[0], x[1])
}

// frexpStruct splits a float into significand and exponent.
func (l *lowering) frexpStruct(op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.frexpInto(l.zero(l.typ(op, op.Result(0).Type())), x[0])
}

func (l *lowering) frexpInto(all, x *ir.Value) *ir.Value {
	t := x.Type()
	et := llvm.ElementAt(all.Type(), 1)
	wide := l.widened(x)
	wt := l.integersLike(wide.Type())
	// A product of 2^54 makes numbers normal.
	small := l.compareFloats(llvm.FCmpOLT, l.one(llvm.IntrFabs, wide.Type(), wide), l.float(wide.Type(), 0x1p-1022))
	v := l.choose(small, l.fmul(wide, l.float(wide.Type(), 0x1p54)), wide)
	bits := l.one(llvm.BitCast, wt, v)
	exponent := l.one(llvm.And, wt, l.one(llvm.LShr, wt, bits, l.splat(wt, 52)), l.splat(wt, 0x7ff))
	exponent = l.one(llvm.Sub, wt, exponent, l.choose(small, l.splat(wt, 1022+54), l.splat(wt, 1022)))
	significand := l.one(llvm.Or, wt, l.one(llvm.And, wt, bits, l.splat(wt, ^(0x7ff<<52))), l.splat(wt, 1022<<52))
	zero := l.compareFloats(llvm.FCmpOEQ, wide, l.zero(wide.Type()))
	plain := l.one(llvm.Or, zero.Type(), zero, l.one(llvm.XOr, zero.Type(), l.finite(wide), l.splat(zero.Type(), 1)))
	m := l.choose(plain, wide, l.one(llvm.BitCast, wide.Type(), significand))
	exponent = l.choose(plain, l.zero(wt), exponent)
	if et != wt {
		exponent = l.one(llvm.Trunc, et, exponent)
	}
	return l.insertAt(l.insertAt(all, l.narrowed(m, t), 0), exponent, 1)
}

// ldexp multiplies by a power of two, in 64 bits and in two steps: the exponent is within the bounds of numbers of the type.
func (l *lowering) ldexp(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[0].Type()
	return l.mapped(t, func(x []*ir.Value) *ir.Value {
		f64 := l.c.F64()
		i32 := l.c.I32()
		n := l.resized(x[1], i32)
		l.declare("ldexp", llvm.Function(f64, []ir.Type{f64, i32}, false))
		r := llvm.NewCall(l.b, l.loc, "ldexp", f64, l.extended(x[0], f64), n).Result(0)
		return l.extended(r, ir.ElementTypeOrSelf(t))
	}, x...)
}

// packNumbers returns the formula that makes integers of some bits of numbers from low to 1.
func packNumbers(width uint32, scale, low float64) formula {
	return func(l *lowering, op *ir.Operation, x []*ir.Value) *ir.Value {
		wide := l.widened(x[0])
		t := wide.Type()
		number := l.compareFloats(llvm.FCmpORD, wide, wide)
		v := clamp(l, nil, []*ir.Value{l.choose(number, wide, l.zero(t)), l.float(t, low), l.float(t, 1)})
		v = l.one(llvm.IntrRoundeven, t, l.fmul(v, l.float(t, scale)))
		n := lanes(t)
		fields := l.one(llvm.FPToSI, l.c.Vector([]int64{n}, l.c.I32()), v)
		return l.one(llvm.BitCast, l.typ(op, op.Result(0).Type()), l.one(llvm.Trunc, l.c.Vector([]int64{n}, l.c.I(width)), fields))
	}
}

// unpackNumbers returns the formula that makes numbers of integers of some bits.
func unpackNumbers(width uint32, scale float64, signed bool) formula {
	return func(l *lowering, op *ir.Operation, x []*ir.Value) *ir.Value {
		to := l.typ(op, op.Result(0).Type())
		n := lanes(to)
		wide := l.c.Vector([]int64{n}, l.c.F64())
		def := llvm.UIToFP
		if signed {
			def = llvm.SIToFP
		}
		v := l.one(def, wide, l.one(llvm.BitCast, l.c.Vector([]int64{n}, l.c.I(width)), x[0]))
		v = l.fdiv(v, l.float(wide, scale))
		if signed {
			v = l.one(llvm.IntrMaxnum, wide, v, l.float(wide, -1))
		}
		return l.narrowed(v, to)
	}
}

func (l *lowering) packHalf(op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.one(llvm.BitCast, l.typ(op, op.Result(0).Type()), l.one(llvm.FPTrunc, l.c.Vector([]int64{2}, l.c.F16()), x[0]))
}

func (l *lowering) unpackHalf(op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.one(llvm.FPExt, l.typ(op, op.Result(0).Type()), l.one(llvm.BitCast, l.c.Vector([]int64{2}, l.c.F16()), x[0]))
}

func bits(l *lowering, op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.one(llvm.BitCast, l.typ(op, op.Result(0).Type()), x[0])
}

// quantize rounds to 16 bits and back. Numbers that are subnormal with 16 bits become zeros.
func (l *lowering) quantize(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[0].Type()
	var half ir.Type = l.c.F16()
	if n := lanes(t); n > 0 {
		half = l.c.Vector([]int64{n}, half)
	}
	v := l.one(llvm.FPExt, t, l.one(llvm.FPTrunc, half, x[0]))
	small := l.compareFloats(llvm.FCmpOLT, l.one(llvm.IntrFabs, t, v), l.float(t, 0x1p-14))
	return l.choose(small, l.one(llvm.IntrCopysign, t, l.zero(t), v), v)
}

// Matrices are arrays of columns.

func columns(t ir.Type) int64 {
	if a, ok := t.(*llvm.ArrayType); ok {
		return int64(a.Len)
	}
	return 0
}

// columns returns the number of columns of a matrix. It refuses what is none.
func (l *lowering) columns(t ir.Type) int64 {
	n := columns(t)
	if n < 2 || n > 4 {
		l.misfit()
		return 0
	}
	return n
}

// matrixTimesScalar also scales the share that an invocation has of a cooperative matrix.
func (l *lowering) matrixTimesScalar(_ *ir.Operation, x []*ir.Value) *ir.Value {
	all, n := l.zero(x[0].Type()), columns(x[0].Type())
	if n == 0 || n > maxParts {
		l.misfit()
		return all
	}
	for i := range n {
		c := l.elementAt(x[0], i)
		all = l.insertAt(all, l.fmul(c, l.spread(x[1], c.Type())), i)
	}
	return all
}

// combination adds the columns of a matrix times the elements of a vector.
func (l *lowering) combination(m, v *ir.Value) *ir.Value {
	var sum *ir.Value
	for i := range l.columns(m.Type()) {
		c := l.elementAt(m, i)
		p := l.fmul(c, l.spread(l.elementAt(v, i), c.Type()))
		if sum == nil {
			sum = p
		} else {
			sum = l.fadd(sum, p)
		}
	}
	return sum
}

func (l *lowering) matrixTimesVector(_ *ir.Operation, x []*ir.Value) *ir.Value {
	return l.combination(x[0], x[1])
}

func (l *lowering) vectorTimesMatrix(op *ir.Operation, x []*ir.Value) *ir.Value {
	all := l.zero(l.typ(op, op.Result(0).Type()))
	for i := range l.columns(x[1].Type()) {
		all = l.insertAt(all, l.sumOfProducts(x[0], l.elementAt(x[1], i)), i)
	}
	return all
}

func (l *lowering) matrixTimesMatrix(op *ir.Operation, x []*ir.Value) *ir.Value {
	all := l.zero(l.typ(op, op.Result(0).Type()))
	for i := range l.columns(x[1].Type()) {
		all = l.insertAt(all, l.combination(x[0], l.elementAt(x[1], i)), i)
	}
	return all
}

func (l *lowering) transpose(op *ir.Operation, x []*ir.Value) *ir.Value {
	all := l.zero(l.typ(op, op.Result(0).Type()))
	for i := range l.columns(all.Type()) {
		c := l.elementAt(all, i)
		for j := range l.columns(x[0].Type()) {
			c = l.insertAt(c, l.elementAt(l.elementAt(x[0], j), i), j)
		}
		all = l.insertAt(all, c, i)
	}
	return all
}

func (l *lowering) outerProduct(op *ir.Operation, x []*ir.Value) *ir.Value {
	all := l.zero(l.typ(op, op.Result(0).Type()))
	for i := range lanes(x[1].Type()) {
		all = l.insertAt(all, l.fmul(x[0], l.spread(l.elementAt(x[1], i), x[0].Type())), i)
	}
	return all
}

// foldBits combines the elements of a vector of conditions.
func (l *lowering) foldBits(def *ir.OpDef, v *ir.Value) *ir.Value {
	sum := l.elementAt(v, 0)
	for i := int64(1); i < lanes(v.Type()); i++ {
		sum = l.one(def, sum.Type(), sum, l.elementAt(v, i))
	}
	return sum
}

func (l *lowering) any(_ *ir.Operation, x []*ir.Value) *ir.Value { return l.foldBits(llvm.Or, x[0]) }

func (l *lowering) all(_ *ir.Operation, x []*ir.Value) *ir.Value { return l.foldBits(llvm.And, x[0]) }

// pointerToNumber gives the address as a number.
func (l *lowering) pointerToNumber(op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.one(llvm.PtrToInt, l.typ(op, op.Result(0).Type()), x[0])
}

func (l *lowering) numberToPointer(_ *ir.Operation, x []*ir.Value) *ir.Value {
	return l.one(llvm.IntToPtr, l.ptr, x[0])
}

// selectValue chooses one of two values. A scalar condition may choose vectors and composites.
func (l *lowering) selectValue(_ *ir.Operation, x []*ir.Value) *ir.Value {
	return l.choose(x[0], x[1], x[2])
}

// bitcast converts numbers, vectors and pointers with the same bits.
func (l *lowering) bitcast(op *ir.Operation, x []*ir.Value) *ir.Value {
	to := l.typ(op, op.Result(0).Type())
	from := x[0].Type()
	switch {
	case from == to:
		return x[0]
	case to == l.ptr:
		if isVector(from) {
			x[0] = l.one(llvm.BitCast, l.i64, x[0])
		}
		return l.one(llvm.IntToPtr, to, x[0])
	case from == l.ptr:
		v := l.one(llvm.PtrToInt, l.i64, x[0])
		if to != l.i64 {
			v = l.one(llvm.BitCast, to, v)
		}
		return v
	}
	return l.one(llvm.BitCast, to, x[0])
}

// cofactor puts the determinant of a matrix of rows by columns without a column and a row, with its sign. at gives its elements.
func (l *lowering) cofactor(n, column, row int64, at func(c, r int64) *ir.Value) *ir.Value {
	d := l.determinantOf(n-1, func(c, r int64) *ir.Value {
		if c >= column {
			c++
		}
		if r >= row {
			r++
		}
		return at(c, r)
	})
	if (column+row)%2 != 0 {
		return l.one(llvm.FNeg, d.Type(), d)
	}
	return d
}

func (l *lowering) determinantOf(n int64, at func(c, r int64) *ir.Value) *ir.Value {
	if n == 1 {
		return at(0, 0)
	}
	var sum *ir.Value
	for r := range n {
		p := l.fmul(at(0, r), l.cofactor(n, 0, r, at))
		if sum == nil {
			sum = p
		} else {
			sum = l.fadd(sum, p)
		}
	}
	return sum
}

// elementsOf returns a function that gives the elements of a matrix with 64 bits.
func (l *lowering) elementsOf(m *ir.Value) func(c, r int64) *ir.Value {
	n := l.columns(m.Type())
	var list []*ir.Value
	for c := range n {
		for r := range n {
			list = append(list, l.widened(l.elementAt(l.elementAt(m, c), r)))
		}
	}
	return func(c, r int64) *ir.Value { return list[c*n+r] }
}

func (l *lowering) determinant(op *ir.Operation, x []*ir.Value) *ir.Value {
	return l.narrowed(l.determinantOf(l.columns(x[0].Type()), l.elementsOf(x[0])), l.typ(op, op.Result(0).Type()))
}

// inverse divides the adjugate by the determinant.
func (l *lowering) inverse(op *ir.Operation, x []*ir.Value) *ir.Value {
	n, at := l.columns(x[0].Type()), l.elementsOf(x[0])
	d := l.determinantOf(n, at)
	all := x[0]
	for c := range n {
		column := l.elementAt(all, c)
		for r := range n {
			v := l.fdiv(l.cofactor(n, r, c, at), d)
			column = l.insertAt(column, l.narrowed(v, ir.ElementTypeOrSelf(column.Type())), r)
		}
		all = l.insertAt(all, column, c)
	}
	return all
}

package lower

import (
	"math"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// formula computes an instruction of its operands.
type formula func(l *lowering, op *ir.Operation, x []*ir.Value) *ir.Value

// formulas lists instructions that neither the conversion of the spirv dialect nor another table has, by name. Those of GLSL.std.450 begin with GL,
// those of OpenCL.std with CL.
func formulas() map[string]formula {
	list := map[string]formula{
		"GL.Length": (*lowering).length, "GL.Distance": (*lowering).distance, "GL.Normalize": (*lowering).normalize, "GL.Cross": (*lowering).cross,
		"GL.Reflect": (*lowering).reflect, "GL.Refract": (*lowering).refract, "GL.FaceForward": (*lowering).faceForward,
		"GL.InverseSqrt": (*lowering).inverseSqrt, "CL.rsqrt": (*lowering).inverseSqrt, "GL.Step": (*lowering).step01, "GL.SmoothStep": (*lowering).smoothStep, "GL.ModfStruct": (*lowering).modfStruct,
		"GL.FrexpStruct": (*lowering).frexpStruct, "GL.Ldexp": (*lowering).ldexp, "CL.ldexp": (*lowering).ldexp,
		"GL.PackSnorm4x8": packNumbers(8, 127, -1), "GL.PackUnorm4x8": packNumbers(8, 255, 0), "GL.PackSnorm2x16": packNumbers(16, 32767, -1),
		"GL.PackUnorm2x16": packNumbers(16, 65535, 0), "GL.UnpackSnorm4x8": unpackNumbers(8, 127, true), "GL.UnpackUnorm4x8": unpackNumbers(8, 255, false),
		"GL.UnpackSnorm2x16": unpackNumbers(16, 32767, true), "GL.UnpackUnorm2x16": unpackNumbers(16, 65535, false),
		"GL.PackHalf2x16": (*lowering).packHalf, "GL.UnpackHalf2x16": (*lowering).unpackHalf, "GL.PackDouble2x32": bits, "GL.UnpackDouble2x32": bits,
		"GL.NClamp": clamp, "GL.Determinant": (*lowering).determinant, "GL.MatrixInverse": (*lowering).inverse,
		"BitFieldInsert": (*lowering).bitFieldInsert, "BitFieldUExtract": (*lowering).bitFieldExtract, "BitFieldSExtract": (*lowering).bitFieldExtract,
		"SDot": (*lowering).dot, "UDot": (*lowering).dot, "SUDot": (*lowering).dot, "SDotAccSat": (*lowering).dot, "UDotAccSat": (*lowering).dot, "SUDotAccSat": (*lowering).dot,
		"EXT.ConstantCompositeReplicate": (*lowering).replicate,
		"MatrixTimesScalar":              (*lowering).matrixTimesScalar, "MatrixTimesVector": (*lowering).matrixTimesVector, "VectorTimesMatrix": (*lowering).vectorTimesMatrix,
		"MatrixTimesMatrix": (*lowering).matrixTimesMatrix, "Transpose": (*lowering).transpose, "OuterProduct": (*lowering).outerProduct,
		"Any": (*lowering).any, "All": (*lowering).all, "IsFinite": (*lowering).isFinite, "IsNormal": (*lowering).isNormal, "SignBitSet": (*lowering).signBit,
		"SDiv": (*lowering).signedQuotient, "SRem": (*lowering).signedQuotient, "SMod": (*lowering).signedQuotient, "UDiv": (*lowering).unsignedQuotient, "UMod": (*lowering).unsignedQuotient,
		"LessOrGreater": lessOrGreater, "ConvertPtrToU": (*lowering).pointerToNumber, "ConvertUToPtr": (*lowering).numberToPointer,
		"CopyObject": first, "CopyLogical": first, "ExpectKHR": first, "ArithmeticFenceEXT": first, "QuantizeToF16": (*lowering).quantize,
		"Select": (*lowering).selectValue, "Bitcast": (*lowering).bitcast,
		"IsHelperInvocationEXT": func(l *lowering, _ *ir.Operation, _ []*ir.Value) *ir.Value { return l.truth(false) },
		"PtrEqual":              func(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value { return l.compare(llvm.ICmpEQ, x[0], x[1]) },
		"PtrNotEqual":           func(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value { return l.compare(llvm.ICmpNE, x[0], x[1]) },
		"FMulAdd":               nil,
		"CL.mad":                mulAdd, "CL.degrees": scaled(180 / math.Pi), "CL.radians": scaled(math.Pi / 180), "GL.Degrees": scaled(180 / math.Pi), "GL.Radians": scaled(math.Pi / 180),
	}
	for _, e := range [...]struct{ name, function string }{
		{"GL.Acosh", "acosh"}, {"GL.Asinh", "asinh"}, {"GL.Atanh", "atanh"}, {"CL.acosh", "acosh"}, {"CL.asinh", "asinh"}, {"CL.atanh", "atanh"},
		{"CL.erf", "erf"}, {"CL.erfc", "erfc"}, {"CL.expm1", "expm1"}, {"CL.log1p", "log1p"}, {"CL.cbrt", "cbrt"}, {"CL.tgamma", "tgamma"}, {"CL.lgamma", "lgamma"},
		{"GL.Atan2", "atan2"}, {"CL.atan2", "atan2"}, {"CL.hypot", "hypot"}, {"CL.fmod", "fmod"}, {"CL.remainder", "remainder"}, {"CL.fdim", "fdim"},
		{"CL.nextafter", "nextafter"}, {"CL.logb", "logb"},
	} {
		list[e.name] = library(e.function)
	}
	for _, e := range [...]struct {
		name string
		def  *ir.OpDef
	}{
		{"GL.Trunc", llvm.IntrTrunc}, {"CL.trunc", llvm.IntrTrunc}, {"GL.NMin", llvm.IntrMinnum}, {"GL.NMax", llvm.IntrMaxnum}, {"CL.exp2", llvm.IntrExp2}, {"CL.exp10", llvm.IntrExp10},
		{"CL.log2", llvm.IntrLog2}, {"CL.log10", llvm.IntrLog10}, {"CL.copysign", llvm.IntrCopysign}, {"CL.popcount", llvm.IntrCtpop}, {"CL.s_add_sat", llvm.IntrSaddSat},
		{"CL.u_add_sat", llvm.IntrUaddSat}, {"CL.s_sub_sat", llvm.IntrSsubSat}, {"CL.u_sub_sat", llvm.IntrUsubSat}, {"CL.native_sqrt", llvm.IntrSqrt},
		{"CL.native_sin", llvm.IntrSin}, {"CL.native_cos", llvm.IntrCos}, {"CL.native_exp", llvm.IntrExp}, {"CL.native_log", llvm.IntrLog}, {"CL.fma", llvm.IntrFma}, {"FmaKHR", llvm.IntrFma},
		{"CL.half_sqrt", llvm.IntrSqrt},
	} {
		list[e.name] = func(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value { return l.one(e.def, x[0].Type(), x...) }
	}
	return list
}

// compute lowers an instruction by its formula.
func (l *lowering) compute(op *ir.Operation, f formula) {
	x := l.operandsOf(op)
	if l.err != nil || op.NumResults() == 0 {
		return
	}
	if v := f(l, op, x); v != nil {
		l.values[op.Result(0)] = v
	}
}

func first(_ *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value { return x[0] }

// float puts a float, or a vector of equal ones.
func (l *lowering) float(t ir.Type, n float64) *ir.Value {
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !ok {
		return l.zero(t)
	}
	var a ir.Attribute = l.c.FloatValue(f, n)
	if s, ok := t.(ir.ShapedType); ok {
		a = l.c.SplatOf(s, a)
	}
	return llvm.NewConstant(l.b, l.loc, t, a)
}

func (l *lowering) fadd(a, b *ir.Value) *ir.Value { return l.one(llvm.FAdd, a.Type(), a, b) }
func (l *lowering) fsub(a, b *ir.Value) *ir.Value { return l.one(llvm.FSub, a.Type(), a, b) }
func (l *lowering) fmul(a, b *ir.Value) *ir.Value { return l.one(llvm.FMul, a.Type(), a, b) }
func (l *lowering) fdiv(a, b *ir.Value) *ir.Value { return l.one(llvm.FDiv, a.Type(), a, b) }
func (l *lowering) sqrt(a *ir.Value) *ir.Value    { return l.one(llvm.IntrSqrt, a.Type(), a) }

func (l *lowering) compareFloats(predicate int64, a, b *ir.Value) *ir.Value {
	return l.b.Create(l.loc, llvm.FCmp, []*ir.Value{a, b}, []ir.Type{llvm.BoolShapeOf(a.Type())}, ir.Named("predicate", l.c.Int(l.i64, predicate))).Result(0)
}

func (l *lowering) choose(cond, a, b *ir.Value) *ir.Value {
	return l.one(llvm.Select, a.Type(), cond, a, b)
}

// lanes returns the number of elements of a vector, or 0.
func lanes(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Shape()[0]
	}
	return 0
}

// spread puts a vector like t whose elements are all v.
func (l *lowering) spread(v *ir.Value, t ir.Type) *ir.Value {
	n := lanes(t)
	if n == 0 {
		return v
	}
	all := l.zero(t)
	for i := range n {
		all = l.insertAt(all, v, i)
	}
	return all
}

// mapped computes with each element of values of one shape.
func (l *lowering) mapped(to ir.Type, f func(x []*ir.Value) *ir.Value, x ...*ir.Value) *ir.Value {
	n := lanes(x[0].Type())
	if n == 0 {
		return f(x)
	}
	all := l.zero(to)
	for i := range n {
		parts := make([]*ir.Value, len(x))
		for k := range x {
			parts[k] = l.elementAt(x[k], i)
		}
		all = l.insertAt(all, f(parts), i)
	}
	return all
}

// library returns the formula that calls a function of libm, in the width of the operands, or in 32 bits.
func library(function string) formula {
	return func(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value {
		t := x[0].Type()
		elem := ir.ElementTypeOrSelf(t)
		return l.mapped(t, func(x []*ir.Value) *ir.Value {
			name, wide := function, elem
			if ir.NumberWidth(elem) != 64 {
				name, wide = function+"f", l.c.F32()
			}
			args, types := make([]*ir.Value, len(x)), make([]ir.Type, len(x))
			for i := range x {
				args[i], types[i] = l.extended(x[i], wide), wide
			}
			l.declare(name, llvm.Function(wide, types, false))
			return l.extended(llvm.NewCall(l.b, l.loc, name, wide, args...).Result(0), elem)
		}, x...)
	}
}

// extended converts a float to another width.
func (l *lowering) extended(v *ir.Value, t ir.Type) *ir.Value {
	return l.refitted(v, t, llvm.FPExt, llvm.FPTrunc)
}

// declare declares a function of a library.
func (l *lowering) declare(name string, t *llvm.FunctionType) {
	if l.declared[name] {
		return
	}
	l.declared[name] = true
	b := ir.NewBuilder(l.c, nil)
	b.SetStart(l.top.Region(0).First())
	llvm.NewFunc(b, ir.UnknownLoc, name, t)
}

// sumOfProducts adds the products of the elements.
func (l *lowering) sumOfProducts(a, b *ir.Value) *ir.Value {
	n := lanes(a.Type())
	if n == 0 {
		return l.fmul(a, b)
	}
	products := l.fmul(a, b)
	sum := l.elementAt(products, 0)
	for i := int64(1); i < n; i++ {
		sum = l.fadd(sum, l.elementAt(products, i))
	}
	return sum
}

// length computes in 64 bits what overflows in fewer.
func (l *lowering) length(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := ir.ElementTypeOrSelf(x[0].Type())
	if lanes(x[0].Type()) == 0 {
		return l.one(llvm.IntrFabs, t, x[0])
	}
	wide := l.widened(x[0])
	return l.extended(l.sqrt(l.sumOfProducts(wide, wide)), t)
}

// widened converts floats to 64 bits.
func (l *lowering) widened(v *ir.Value) *ir.Value {
	t := v.Type()
	if ir.NumberWidth(ir.ElementTypeOrSelf(t)) == 64 {
		return v
	}
	var to ir.Type = l.c.F64()
	if n := lanes(t); n > 0 {
		to = l.c.Vector([]int64{n}, to)
	}
	return l.one(llvm.FPExt, to, v)
}

// narrowed rounds floats of 64 bits to a type.
func (l *lowering) narrowed(v *ir.Value, t ir.Type) *ir.Value {
	if v != nil && v.Type() == t {
		return v
	}
	return l.one(llvm.FPTrunc, t, v)
}

func (l *lowering) distance(op *ir.Operation, x []*ir.Value) *ir.Value {
	wide := l.fsub(l.widened(x[0]), l.widened(x[1]))
	t := ir.ElementTypeOrSelf(x[0].Type())
	if lanes(wide.Type()) == 0 {
		return l.extended(l.one(llvm.IntrFabs, wide.Type(), wide), t)
	}
	return l.extended(l.sqrt(l.sumOfProducts(wide, wide)), t)
}

func (l *lowering) normalize(_ *ir.Operation, x []*ir.Value) *ir.Value {
	wide := l.widened(x[0])
	length := l.sqrt(l.sumOfProducts(wide, wide))
	return l.narrowed(l.fdiv(wide, l.spread(length, wide.Type())), x[0].Type())
}

func (l *lowering) cross(_ *ir.Operation, x []*ir.Value) *ir.Value {
	a, b := l.widened(x[0]), l.widened(x[1])
	all := l.zero(a.Type())
	for i := range int64(3) {
		j, k := (i+1)%3, (i+2)%3
		d := l.fsub(l.fmul(l.elementAt(a, j), l.elementAt(b, k)), l.fmul(l.elementAt(a, k), l.elementAt(b, j)))
		all = l.insertAt(all, d, i)
	}
	return l.narrowed(all, x[0].Type())
}

func (l *lowering) reflect(_ *ir.Operation, x []*ir.Value) *ir.Value {
	a, n := l.widened(x[0]), l.widened(x[1])
	d := l.sumOfProducts(n, a)
	return l.narrowed(l.fsub(a, l.fmul(l.spread(l.fadd(d, d), a.Type()), n)), x[0].Type())
}

func (l *lowering) faceForward(_ *ir.Operation, x []*ir.Value) *ir.Value {
	d := l.sumOfProducts(l.widened(x[2]), l.widened(x[1]))
	faces := l.compareFloats(llvm.FCmpOLT, d, l.zero(d.Type()))
	return l.choose(faces, x[0], l.one(llvm.FNeg, x[0].Type(), x[0]))
}

func (l *lowering) refract(_ *ir.Operation, x []*ir.Value) *ir.Value {
	a, n, e := l.widened(x[0]), l.widened(x[1]), l.widened(x[2])
	t := e.Type()
	d, unit := l.sumOfProducts(n, a), l.float(t, 1)
	k := l.fsub(unit, l.fmul(l.fmul(e, e), l.fsub(unit, l.fmul(d, d))))
	factor := l.fadd(l.fmul(e, d), l.sqrt(k))
	v := l.fsub(l.fmul(l.spread(e, a.Type()), a), l.fmul(l.spread(factor, a.Type()), n))
	return l.narrowed(l.choose(l.compareFloats(llvm.FCmpOLT, k, l.zero(t)), l.zero(a.Type()), v), x[0].Type())
}

func (l *lowering) step01(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[1].Type()
	return l.choose(l.compareFloats(llvm.FCmpOLT, x[1], x[0]), l.zero(t), l.float(t, 1))
}

func (l *lowering) smoothStep(_ *ir.Operation, x []*ir.Value) *ir.Value {
	low, high, v := l.widened(x[0]), l.widened(x[1]), l.widened(x[2])
	t := v.Type()
	p := l.fdiv(l.fsub(v, low), l.fsub(high, low))
	p = clamp(l, nil, []*ir.Value{p, l.zero(t), l.float(t, 1)})
	return l.narrowed(l.fmul(l.fmul(p, p), l.fsub(l.float(t, 3), l.fadd(p, p))), x[2].Type())
}

func clamp(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[0].Type()
	return l.one(llvm.IntrMinnum, t, l.one(llvm.IntrMaxnum, t, x[0], x[1]), x[2])
}

func mulAdd(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value {
	return l.fadd(l.fmul(x[0], x[1]), x[2])
}

func scaled(factor float64) formula {
	return func(l *lowering, _ *ir.Operation, x []*ir.Value) *ir.Value {
		wide := l.widened(x[0])
		return l.narrowed(l.fmul(wide, l.float(wide.Type(), factor)), x[0].Type())
	}
}

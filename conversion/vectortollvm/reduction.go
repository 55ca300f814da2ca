package vectortollvm

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

// neutral says which value changes no result of a reduction.
type neutral uint8

const (
	zero neutral = iota
	one
	allOnes
	signedMin
	signedMax
	quietNaN
	negativeNaN
)

// noPredicate stands for a scalar operation in place of a comparison.
const noPredicate = -1

// intReduction says how a kind reduces integers: by an intrinsic, and by an operation or a comparison with the accumulator.
type intReduction struct {
	kind      vector.Kind
	reduce    *ir.OpDef
	scalar    *ir.OpDef // or nil
	predicate int64     // the comparison of the accumulator with the result that selects the accumulator
	masked    *ir.OpDef
	neutral   neutral // the accumulator of masked reductions that have none
}

// floatReduction says how a kind reduces floats. Sums and products have a start value; others are combined with the accumulator by scalar.
type floatReduction struct {
	kind    vector.Kind
	reduce  *ir.OpDef
	scalar  *ir.OpDef // or nil
	masked  *ir.OpDef // or nil
	neutral neutral
}

func intReductions() []intReduction {
	return []intReduction{
		{vector.Add, llvm.IntrVectorReduceAdd, llvm.Add, noPredicate, llvm.IntrVpReduceAdd, zero},
		{vector.Mul, llvm.IntrVectorReduceMul, llvm.Mul, noPredicate, llvm.IntrVpReduceMul, one},
		{vector.MinUI, llvm.IntrVectorReduceUmin, nil, llvm.ICmpULE, llvm.IntrVpReduceUmin, allOnes},
		{vector.MinSI, llvm.IntrVectorReduceSmin, nil, llvm.ICmpSLE, llvm.IntrVpReduceSmin, signedMax},
		{vector.MaxUI, llvm.IntrVectorReduceUmax, nil, llvm.ICmpUGE, llvm.IntrVpReduceUmax, zero},
		{vector.MaxSI, llvm.IntrVectorReduceSmax, nil, llvm.ICmpSGE, llvm.IntrVpReduceSmax, signedMin},
		{vector.And, llvm.IntrVectorReduceAnd, llvm.And, noPredicate, llvm.IntrVpReduceAnd, allOnes},
		{vector.Or, llvm.IntrVectorReduceOr, llvm.Or, noPredicate, llvm.IntrVpReduceOr, zero},
		{vector.Xor, llvm.IntrVectorReduceXor, llvm.XOr, noPredicate, llvm.IntrVpReduceXor, zero},
	}
}

func floatReductions() []floatReduction {
	return []floatReduction{
		{vector.Add, llvm.IntrVectorReduceFadd, nil, llvm.IntrVpReduceFadd, zero},
		{vector.Mul, llvm.IntrVectorReduceFmul, nil, llvm.IntrVpReduceFmul, one},
		{vector.MinimumF, llvm.IntrVectorReduceFminimum, llvm.IntrMinimum, nil, zero},
		{vector.MaximumF, llvm.IntrVectorReduceFmaximum, llvm.IntrMaximum, nil, zero},
		{vector.MinNumF, llvm.IntrVectorReduceFmin, llvm.IntrMinnum, llvm.IntrVpReduceFmin, negativeNaN},
		{vector.MaxNumF, llvm.IntrVectorReduceFmax, llvm.IntrMaxnum, llvm.IntrVpReduceFmax, quietNaN},
	}
}

// neutralOf puts a neutral value of type t.
func (a *at) neutralOf(n neutral, t ir.Type) *ir.Value {
	if f, ok := t.(*ir.FloatType); ok {
		switch n {
		case quietNaN, negativeNaN:
			return llvm.NewConstant(a.b, a.loc, t, a.ctx.FloatConst(f, apfloat.NaN(f.Semantics(), n == negativeNaN)))
		case one:
			return llvm.NewConstant(a.b, a.loc, t, a.ctx.FloatValue(f, 1))
		}
		return llvm.NewConstant(a.b, a.loc, t, a.ctx.FloatValue(f, 0))
	}
	width := t.(*ir.IntegerType).Width
	v := apint.NewSigned(width, 0)
	switch n {
	case one:
		v = apint.NewSigned(width, 1)
	case allOnes:
		v = apint.NewSigned(width, -1)
	case signedMin:
		v = apint.MinSigned(width)
	case signedMax:
		v = apint.MaxSigned(width)
	}
	return llvm.NewConstant(a.b, a.loc, t, a.ctx.APInt(t, v))
}

// fastMath returns the flags of a reduction as LLVM's.
func (a *at) fastMath(r vector.ReductionOp) uint64 {
	e, ok := r.FastMath().(*ir.EnumAttr)
	if !ok {
		return 0
	}
	f := arith.FastMath(e.Value)
	flags := uint64(0)
	for _, x := range [...]struct {
		from arith.FastMath
		to   uint64
	}{
		{arith.NoNaNs, llvm.FastNNaN}, {arith.NoInfs, llvm.FastNInf}, {arith.NoSignedZeros, llvm.FastNSZ}, {arith.AllowRecip, llvm.FastARcp},
		{arith.AllowContract, llvm.FastContract}, {arith.ApproxFunc, llvm.FastAFn}, {arith.Reassoc, llvm.FastReassoc},
	} {
		if f&x.from != 0 {
			flags |= x.to
		}
	}
	return flags
}

func (a *at) flagsAttr(flags uint64) ir.NamedAttribute {
	return ir.Named("fastmathFlags", llvm.FastMathOf(a.ctx, flags))
}

func (a *at) reduction(op *ir.Operation, ad rewrite.Adaptor) bool {
	r := vector.ReductionOp{Operation: op}
	t := a.c.Convert(op.Result(0).Type())
	var acc *ir.Value
	if len(ad.Operands) > 1 {
		acc = ad.Operand(1)
	}
	if _, ok := op.Result(0).Type().(*ir.FloatType); !ok {
		return a.reduceInts(r, t, ad.Operand(0), acc)
	}
	flags := a.fastMath(r)
	if a.opts.Reassociate {
		flags |= llvm.FastReassoc
	}
	for _, f := range floatReductions() {
		if f.kind == r.Kind() {
			a.rw.Replace(op, a.reduceFloats(f, t, ad.Operand(0), acc, flags))
			return true
		}
	}
	return a.rw.Fail("the kind reduces no floats")
}

func (a *at) reduceInts(r vector.ReductionOp, t ir.Type, v, acc *ir.Value) bool {
	if _, ok := t.(*ir.IntegerType); !ok {
		return a.rw.Fail("the elements are no numbers")
	}
	for _, k := range intReductions() {
		if k.kind != r.Kind() {
			continue
		}
		result := a.one(k.reduce, t, []*ir.Value{v})
		switch {
		case acc == nil:
		case k.scalar != nil:
			result = a.one(k.scalar, t, []*ir.Value{acc, result})
		default:
			first := a.one(llvm.ICmp, a.ctx.I1(), []*ir.Value{acc, result}, ir.Named("predicate", a.intAttr(64, k.predicate)))
			result = a.one(llvm.Select, t, []*ir.Value{first, acc, result})
		}
		a.rw.Replace(r.Operation, result)
		return true
	}
	return a.rw.Fail("the kind reduces no integers")
}

func (a *at) reduceFloats(f floatReduction, t ir.Type, v, acc *ir.Value, flags uint64) *ir.Value {
	if f.scalar == nil {
		if acc == nil {
			acc = a.neutralOf(f.neutral, t)
		}
		return a.one(f.reduce, t, []*ir.Value{acc, v}, a.flagsAttr(flags))
	}
	result := a.one(f.reduce, t, []*ir.Value{v}, a.flagsAttr(flags))
	if acc != nil {
		result = a.one(f.scalar, t, []*ir.Value{result, acc})
	}
	return result
}

// maskedReduction uses the intrinsics of vector predication. They lack the maximum and minimum that keep NaNs: those reduce a vector that
// has the least or greatest number where the mask is off, as MLIR does.
func (a *at) maskedReduction(op *ir.Operation, _ rewrite.Adaptor) bool {
	m := vector.MaskOp{Operation: op}
	masked := m.Masked()
	if masked == nil || !masked.Is(vector.Reduction) {
		return a.rw.Fail("the mask has no reduction")
	}
	r := vector.ReductionOp{Operation: masked}
	a.loc = masked.Loc()
	t := a.c.Convert(masked.Result(0).Type())
	v, acc := r.Vector(), r.Acc()
	if _, ok := masked.Result(0).Type().(*ir.FloatType); !ok {
		for _, k := range intReductions() {
			if k.kind == r.Kind() {
				a.rw.Replace(op, a.predicated(k.masked, k.neutral, t, v, acc, m.Mask()))
				return true
			}
		}
		return a.rw.Fail("the kind reduces no integers")
	}
	for _, f := range floatReductions() {
		if f.kind != r.Kind() {
			continue
		}
		if f.masked != nil {
			a.rw.Replace(op, a.predicated(f.masked, f.neutral, t, v, acc, m.Mask()))
			return true
		}
		s := t.(*ir.FloatType).Semantics()
		off := apfloat.Largest(s, false)
		if f.kind == vector.MaximumF {
			off = apfloat.Smallest(s, true)
		}
		vt := v.Type().(*ir.VectorType)
		others := llvm.NewConstant(a.b, a.loc, vt, a.ctx.SplatOf(vt, a.ctx.FloatConst(t.(*ir.FloatType), off)))
		v = a.one(llvm.Select, vt, []*ir.Value{m.Mask(), v, others})
		a.rw.Replace(op, a.reduceFloats(f, t, v, acc, a.fastMath(r)))
		return true
	}
	return a.rw.Fail("the kind reduces no floats")
}

// predicated puts an intrinsic of vector predication, with the number of elements of v.
func (a *at) predicated(def *ir.OpDef, n neutral, t ir.Type, v, acc, mask *ir.Value) *ir.Value {
	if acc == nil {
		acc = a.neutralOf(n, t)
	}
	vt := v.Type().(*ir.VectorType)
	length := llvm.NewInt(a.b, a.loc, a.ctx.I32(), llvm.VectorLen(vt))
	if vt.IsScalable() {
		scale := a.one(vector.VScale, a.ctx.Index(), nil)
		scale = arith.NewCast(a.b, a.loc, arith.IndexCast, scale, a.ctx.I32())
		length = arith.NewBinary(a.b, a.loc, arith.MulI, length, scale)
	}
	return a.one(def, t, []*ir.Value{acc, v, mask, length})
}

package scalars

import (
	"slices"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/pass"
)

// EmulateSmallFloats replaces bf16 and floats of 8 bits in fn by integers of the same width. Operations
// that compute with them compute with f32 and round the result. Arguments of kernels keep their
// types, which are those of the launches, and are cast. EmulateSmallFloats reports whether it changed
// anything, and whether all went well; if not, it emitted errors about complex numbers. A report that is not nil gets the
// operations that compute.
func EmulateSmallFloats(fn *ir.Operation, report pass.EmulationRemarker) (changed, ok bool) {
	x := &shrinker{fn: fn, wide: map[*ir.Value]*ir.Value{}}
	x.b = ir.NewBuilder(fn.Context(), nil)
	found := false
	var ops []*ir.Operation
	ok = true
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if t := complexOfSmall(op); t != nil {
			ok = op.EmitOpError("has a " + ir.QuoteType(t) + ", and kernels have complex numbers of f16, f32 and f64 only: compute with the parts")
		}
		found = found || produces(op, isOrHoldsSmall) || declaresSmall(op)
		if x.computes(op) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	if !found || !ok {
		return false, ok
	}
	for _, op := range ops {
		if report != nil {
			reportSmall(op, report)
		}
		x.expand(op)
	}
	x.retype()
	return true, true
}

// declaresSmall reports whether op is a function with small floats in its type, which may have no body.
func declaresSmall(op *ir.Operation) bool {
	model, ok := ir.OpInterface[ir.FunctionModel](op.Info())
	if !ok {
		return false
	}
	holds := func(t ir.Type) bool { return spirvtypes.AsStored(t) != t }
	t := model.FunctionType(op)
	return slices.ContainsFunc(t.Inputs, holds) || slices.ContainsFunc(t.Results, holds)
}

// complexOfSmall returns the type of a result of op that is a complex number of small floats, or nil.
func complexOfSmall(op *ir.Operation) ir.Type {
	for i := range op.NumResults() {
		c, ok := ir.ElementTypeOrSelf(op.Result(i).Type()).(*ir.ComplexType)
		if !ok {
			continue
		}
		if _, small := smallOf(c.Element); small {
			return c
		}
	}
	return nil
}

// shrinker replaces the small floats of one function.
type shrinker struct {
	b  *ir.Builder
	fn *ir.Operation
	// wide are the values as f32.
	wide map[*ir.Value]*ir.Value
	encodings
}

// smallOf returns the format of t, a small float or a vector of them.
func smallOf(t ir.Type) (*ir.FloatType, bool) {
	switch t := t.(type) {
	case *ir.FloatType:
		return spirvtypes.StoredFloat(t)
	case *ir.VectorType:
		return spirvtypes.StoredFloat(t.ElementType())
	}
	return nil, false
}

func isSmall(v *ir.Value) bool {
	_, ok := smallOf(v.Type())
	return ok
}

// isOrHoldsSmall reports whether v is a small float, a vector of them or a memref of either.
func isOrHoldsSmall(v *ir.Value) bool { return spirvtypes.AsStored(v.Type()) != v.Type() }

func asF32(t ir.Type) ir.Type { return withElement(t, t.Context().F32()) }

// computes reports whether op computes with small floats. Other operations move them.
func (x *shrinker) computes(op *ir.Operation) bool {
	d := op.Info().Dialect
	switch {
	case d == nil:
		return false
	case op.Is(arith.Constant), op.Is(arith.Select), op.Is(arith.Bitcast):
		return false
	case op.Is(vector.Reduction), op.Is(vector.FMA):
	case d.Name != "arith" && d.Name != "math":
		return false
	}
	for i := range op.NumOperands() {
		if isSmall(op.Operand(i)) {
			return true
		}
	}
	for i := range op.NumResults() {
		if isSmall(op.Result(i)) {
			return true
		}
	}
	return false
}

// insertAt sets the place and location of new operations.
func (x *shrinker) insertAt(op *ir.Operation) {
	x.b.SetBefore(op)
	x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
}

// expand replaces op by operations on f32.
func (x *shrinker) expand(op *ir.Operation) {
	operands := op.Operands()
	for i, v := range operands {
		if isSmall(v) {
			operands[i] = x.extended(v)
		}
	}
	x.insertAt(op)
	var result *ir.Value
	switch op.Def() {
	case arith.ExtF:
		result = x.converted(operands[0], op.Result(0).Type(), apfloat.NearestEven)
	case arith.TruncF:
		mode, _ := arith.RoundingOf(op)
		result = x.converted(operands[0], op.Result(0).Type(), mode)
	case arith.SIToFP, arith.UIToFP:
		result = x.small(x.fromInt(operands[0], op.Is(arith.SIToFP)), op.Result(0).Type(), apfloat.NearestEven)
	default:
		result = x.inFloat32(op, operands)
	}
	if result != nil {
		op.Result(0).ReplaceAllUsesWith(result)
		op.Erase()
	}
}

// inFloat32 computes op with f32 and returns the rounded result, or nil if op has no small result and
// needs only other operands.
func (x *shrinker) inFloat32(op *ir.Operation, operands []*ir.Value) *ir.Value {
	if !isSmall(op.Result(0)) {
		op.SetOperands(operands)
		return nil
	}
	t := op.Result(0).Type()
	v := x.b.Create(x.Loc, op.Def(), operands, []ir.Type{asF32(t)}, op.Attrs()...).Result(0)
	return x.small(v, t, apfloat.NearestEven)
}

// extended returns a small float as f32. The number stands after the definition of v, so that all
// users of v share it.
func (x *shrinker) extended(v *ir.Value) *ir.Value {
	if w := x.wide[v]; w != nil {
		return w
	}
	x.Emitter = arith.Emitter{B: x.b, Loc: v.Loc()}
	if def := v.DefiningOp(); def != nil {
		x.b.SetAfter(def)
	} else {
		x.b.SetStart(v.OwnerBlock())
	}
	f, _ := smallOf(v.Type())
	bits := x.Cast(arith.Bitcast, v, spirvtypes.AsStored(v.Type()))
	w := x.decoded(f, x.Cast(arith.ExtUI, bits, to32(v.Type())))
	x.wide[v] = w
	return w
}

// small returns the f32 v as a small float of type t.
func (x *shrinker) small(v *ir.Value, t ir.Type, mode apfloat.Rounding) *ir.Value {
	to, _ := smallOf(t)
	return x.Cast(arith.Bitcast, x.Cast(arith.TruncI, x.rounded(v, to, mode), spirvtypes.AsStored(t)), t)
}

// converted returns the float v, which is no small one, as a float of type t.
func (x *shrinker) converted(v *ir.Value, t ir.Type, mode apfloat.Rounding) *ir.Value {
	f32 := asF32(t)
	switch width := ir.ElementTypeOrSelf(v.Type()).(*ir.FloatType).Width(); {
	case width > 32:
		v = x.toOdd(v, f32)
	case width < 32:
		v = x.Cast(arith.ExtF, v, f32)
	}
	if _, ok := smallOf(t); ok {
		return x.small(v, t, mode)
	}
	switch width := ir.ElementTypeOrSelf(t).(*ir.FloatType).Width(); {
	case width > 32:
		return x.Cast(arith.ExtF, v, t)
	case width < 32:
		return x.Cast(arith.TruncF, v, t)
	}
	return v
}

// toOdd rounds a number of 64 bits to f32 so that a second rounding is as if it were the only one: an
// inexact number has an odd last digit. The conversion gives one of the two neighbors, and the
// other one is the odd one if this is not.
func (x *shrinker) toOdd(v *ir.Value, f32 ir.Type) *ir.Value {
	t := x.Cast(arith.TruncF, v, f32)
	back := x.Cast(arith.ExtF, t, v.Type())
	bits := x.Cast(arith.Bitcast, t, withElement(f32, f32.Context().I32()))
	one := x.Int(bits.Type(), 1)
	abs := func(v *ir.Value) *ir.Value {
		return x.b.Create(x.Loc, math.AbsF, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
	}
	next := x.Select(x.CmpF(arith.OLT, abs(back), abs(v)), one, x.Int(bits.Type(), -1))
	even := x.CmpI(arith.EQ, x.Op(arith.AndI, bits, one), x.Int(bits.Type(), 0))
	// NaN is not different here, and stays.
	off := x.Op(arith.AndI, even, x.CmpF(arith.ONE, back, v))
	return x.Cast(arith.Bitcast, x.Select(off, x.Op(arith.AddI, bits, next), bits), f32)
}

// fromInt converts an integer to f32 so that a second rounding to fewer than 16 digits is as if it were
// the only one.
func (x *shrinker) fromInt(v *ir.Value, signed bool) *ir.Value {
	width := ir.ElementTypeOrSelf(v.Type()).(*ir.IntegerType).Width
	cast, extend := arith.UIToFP, arith.ExtUI
	if signed {
		cast, extend = arith.SIToFP, arith.ExtSI
	}
	f32 := asF32(v.Type())
	if width <= 24 {
		return x.Cast(cast, v, f32)
	}
	ctx := v.Context()
	full := ctx.I32()
	if width > 32 {
		full = ctx.I64()
	}
	if wide := withElement(v.Type(), full); wide != v.Type() {
		v = x.Cast(extend, v, wide)
	}
	var negative *ir.Value
	if signed {
		zero := x.Int(v.Type(), 0)
		negative = x.CmpI(arith.SLT, v, zero)
		v = x.Select(negative, x.Op(arith.SubI, zero, v), v)
	}
	f := x.magnitudeToFloat(v, f32)
	if signed {
		f = x.Select(negative, x.b.Create(x.Loc, arith.NegF, []*ir.Value{f}, []ir.Type{f32}).Result(0), f)
	}
	return f
}

// magnitudeToFloat converts an unsigned number of 32 or 64 bits. The digits below the first 32 become
// one, and those below the first 24 as well.
func (x *shrinker) magnitudeToFloat(v *ir.Value, f32 ir.Type) *ir.Value {
	words := withElement(f32, f32.Context().I32())
	if v.Type() == words {
		return x.wordToFloat(v, f32)
	}
	zero := x.Int(words, 0)
	low := x.Cast(arith.TruncI, v, words)
	high := x.Cast(arith.TruncI, x.Op(arith.ShRUI, v, x.Int(v.Type(), 32)), words)
	zeros := x.b.Create(x.Loc, math.Ctlz, []*ir.Value{high}, []ir.Type{words}).Result(0)
	zeros = x.Op(arith.AndI, zeros, x.Int(words, 31)) // the shift of no high word is not used
	crossing := x.Op(arith.ShRUI, x.Op(arith.ShRUI, low, x.Int(words, 1)), x.Op(arith.SubI, x.Int(words, 31), zeros))
	top := x.Op(arith.OrI, x.Op(arith.ShLI, high, zeros), crossing)
	rest := x.CmpI(arith.NE, x.Op(arith.ShLI, low, zeros), zero)
	top = x.Op(arith.OrI, top, x.Cast(arith.ExtUI, rest, words))
	// 2^(32-zeros) has the biased exponent 159-zeros.
	scale := x.Cast(arith.Bitcast, x.Op(arith.ShLI, x.Op(arith.SubI, x.Int(words, 159), zeros), x.Int(words, 23)), f32)
	far := x.Op(arith.MulF, x.wordToFloat(top, f32), scale)
	return x.Select(x.CmpI(arith.EQ, high, zero), x.wordToFloat(low, f32), far)
}

// wordToFloat converts an unsigned number of 32 bits. If it has more than 24 digits, the lowest 8 become
// one above them, which is set if one of them is.
func (x *shrinker) wordToFloat(v *ir.Value, f32 ir.Type) *ir.Value {
	t := v.Type()
	digits := x.Int(t, 0xff)
	rest := x.CmpI(arith.NE, x.Op(arith.AndI, v, digits), x.Int(t, 0))
	short := x.Op(arith.AndI, v, x.Int(t, ^0xff))
	short = x.Op(arith.OrI, short, x.Select(rest, x.Int(t, 0x100), x.Int(t, 0)))
	v = x.Select(x.CmpI(arith.ULT, v, x.Int(t, 1<<24)), v, short)
	return x.Cast(arith.UIToFP, v, f32)
}

// retype gives all small floats the types of integers.
func (x *shrinker) retype() {
	var casts []*ir.Operation
	x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumResults() {
			r := op.Result(i)
			r.SetType(spirvtypes.AsStored(r.Type()))
		}
		x.retypeArgs(op)
		if model, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
			x.signature(op, model)
		}
		// The value of a constant, of a table or of a variable.
		if a, ok := op.Attr(kernel.ValueName).(ir.TypedAttr); ok && asBitsOf(a) != a {
			op.SetAttr(kernel.ValueName, asBitsOf(a))
		}
		if op.Is(arith.Bitcast) || op.Is(vector.BitCast) {
			casts = append(casts, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range casts {
		if op.Operand(0).Type() == op.Result(0).Type() {
			op.Result(0).ReplaceAllUsesWith(op.Operand(0))
			op.Erase()
		}
	}
}

// retypeArgs changes the types of the arguments of all blocks of op.
func (x *shrinker) retypeArgs(op *ir.Operation) {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				a.SetType(spirvtypes.AsStored(a.Type()))
			}
		}
	}
}

// signature changes the type of a function whose arguments have changed. Those of a kernel get their types
// back and are cast.
func (x *shrinker) signature(fn *ir.Operation, model ir.FunctionModel) {
	t := model.FunctionType(fn)
	if !fn.Is(gpu.Func) || !(gpu.FuncOp{Operation: fn}).IsKernel() {
		model.SetFunctionType(fn, fn.Context().Function(asBitsAll(t.Inputs), asBitsAll(t.Results)))
		return
	}
	entry := fn.Region(0).First()
	for i, own := range t.Inputs {
		a := entry.Arg(i)
		if bits := a.Type(); bits != own {
			x.b.SetStart(entry)
			a.SetType(own)
			cast := x.b.Create(a.Loc(), ir.UnrealizedCast, []*ir.Value{a}, []ir.Type{bits})
			a.ReplaceUsesIf(cast.Result(0), func(use *ir.Operand) bool { return use.Owner() != cast })
		}
	}
}

// asBitsAll returns types with integers for small floats.
func asBitsAll(types []ir.Type) []ir.Type {
	out := make([]ir.Type, len(types))
	for i, t := range types {
		out[i] = spirvtypes.AsStored(t)
	}
	return out
}

// asBitsOf returns the encodings of a small float or of a table of them. It returns other attributes as
// they are.
func asBitsOf(a ir.TypedAttr) ir.TypedAttr {
	ctx := a.Type().Context()
	encoding := func(a ir.Attribute) *ir.IntegerAttr {
		f := a.(*ir.FloatAttr)
		return ctx.Int(ctx.I(f.Type().(*ir.FloatType).Width()), int64(f.Value.Bits64()))
	}
	switch a := a.(type) {
	case *ir.FloatAttr:
		if _, ok := smallOf(a.Type()); ok {
			return encoding(a)
		}
	case *ir.DenseElementsAttr:
		f, ok := spirvtypes.StoredFloat(a.ShapedType().ElementType())
		if !ok {
			return a
		}
		t := a.ShapedType().WithShape(a.ShapedType().Shape(), ctx.I(f.Width()))
		if a.Splat {
			return ctx.SplatOf(t, encoding(a.Element(0)))
		}
		elems := make([]ir.Attribute, a.NumElements())
		for i := range elems {
			elems[i] = encoding(a.Element(int64(i)))
		}
		return ctx.DenseOf(t, elems)
	}
	return a
}

// smallFormat are the numbers that conversions from and to a format are made of. Codes are encodings without
// the sign.
type smallFormat struct {
	bits, fraction int64
	tiny           int64 // the exponent of the smallest normal number
	// largest is the code of the largest number, inf that of infinity and nan that of NaN. Formats
	// without infinity have NaN in its place.
	largest, inf, nan int64
	infinite          bool
	unsignedZero      bool // NaN has the encoding of -0
	noNaN             bool // NaN becomes zero, and infinity the largest number
}

func smallFormatOf(t *ir.FloatType) smallFormat {
	s := t.Semantics()
	f := smallFormat{bits: int64(s.Width()), fraction: int64(s.Precision()) - 1, tiny: int64(apfloat.SmallestNormal(s, false).Exponent()),
		largest: int64(apfloat.Largest(s, false).Bits64()), nan: int64(apfloat.NaN(s, false).Bits64()),
		infinite: s.HasInf(), unsignedZero: !s.HasNegativeZero()}
	f.noNaN = !s.HasNaN()
	switch {
	case f.infinite:
		f.inf = f.largest + 1
	case f.noNaN:
		f.inf = f.largest
	default:
		f.inf = f.nan
	}
	return f
}

// Bits of f32.
const (
	fraction32 = 23
	bias32     = 127
	infinity32 = 0x7f800000
	nan32      = 0x7fc00000
)

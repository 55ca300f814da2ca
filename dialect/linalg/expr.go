package linalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// Fn is a function of elements that the bodies of named operations apply. Its values are those of #linalg.elementwise_kind.
type Fn uint8

// The functions of one, two and three elements.
const (
	FnExp Fn = iota
	FnLog
	FnAbs
	FnCeil
	FnFloor
	FnNegF
	FnReciprocal
	FnRound
	FnSqrt
	FnRsqrt
	FnSquare
	FnTanh
	FnErf
	FnAdd
	FnSub
	FnMul
	FnDiv
	FnDivUnsigned
	FnMaxSigned
	FnMinSigned
	FnMaxUnsigned
	FnMinUnsigned
	FnPowF
	FnSelect
)

// Arity returns the number of arguments of f.
func (f Fn) Arity() int {
	switch {
	case f < FnAdd:
		return 1
	case f < FnSelect:
		return 2
	}
	return 3
}

// ExprKind is the kind of an expression.
type ExprKind uint8

// The kinds of expressions. ExprCast converts its argument to the type of an operand's elements, or to a fixed type. ExprCode is what a
// function of Go makes of the elements of all operands.
const (
	ExprArg ExprKind = iota
	ExprIndex
	ExprInt
	ExprFloat
	ExprFn
	ExprCast
	ExprCode
)

// Out stands for the first init where an [Expr] numbers operands.
const Out = -1

// Expr is the body of a named operation as an expression over the elements of its operands.
type Expr struct {
	Kind ExprKind
	// Arg is the operand whose element ExprArg reads and to whose element type ExprCast converts, or the loop of ExprIndex.
	Arg int
	// Fn is the function of ExprFn.
	Fn Fn
	// Attr names the attribute that states the function of ExprFn or ExprCast in place of Fn and Unsigned, or is empty.
	Attr string
	// Unsigned makes ExprCast read integers as unsigned.
	Unsigned bool
	// To, if not 0, is the type that ExprCast converts to: the width of an integer, or the negative width of a float.
	To int
	// Int and Float are the constants of type i64 and f64.
	Int   int64
	Float float64
	Args  []*Expr
	// Code makes the operations of ExprCode; see [Code].
	Code CodeFunc
}

// CodeFunc creates operations on the elements of the operands and returns the value to yield. attr returns the attributes of the operation, which
// are not verified yet. If no operations fit the types or attributes, CodeFunc returns the reason for an error and a nil value.
type CodeFunc func(b *ir.Builder, elements []*ir.Value, attr func(name string) ir.Attribute) (v *ir.Value, why string)

// Code returns the body whose operations f makes.
//
//go:noinline
func Code(f CodeFunc) *Expr { return &Expr{Kind: ExprCode, Code: f} }

//go:noinline
func in(i int) *Expr { return &Expr{Kind: ExprArg, Arg: i} }

//go:noinline
func apply(f Fn, args ...*Expr) *Expr { return &Expr{Kind: ExprFn, Fn: f, Args: args} }

//go:noinline
func cast(e *Expr) *Expr { return &Expr{Kind: ExprCast, Arg: Out, Args: []*Expr{e}} }

//go:noinline
func castUnsigned(e *Expr) *Expr {
	return &Expr{Kind: ExprCast, Arg: Out, Unsigned: true, Args: []*Expr{e}}
}
func castBy(attr string, e *Expr) *Expr {
	return &Expr{Kind: ExprCast, Arg: Out, Attr: attr, Args: []*Expr{e}}
}
func castTo(t int, e *Expr) *Expr { return &Expr{Kind: ExprCast, To: t, Args: []*Expr{e}} }
func intConst(v int64) *Expr      { return &Expr{Kind: ExprInt, Int: v} }
func loop(i int) *Expr            { return &Expr{Kind: ExprIndex, Arg: i} }

// The bodies that several operations share.
var (
	mulAdd     = apply(FnAdd, in(Out), apply(FnMul, cast(in(0)), cast(in(1))))
	mulAddBy   = apply(FnAdd, in(Out), apply(FnMul, castBy("cast", in(0)), castBy("cast", in(1))))
	mulAddZero = apply(FnAdd, in(Out), apply(FnMul, apply(FnSub, cast(in(0)), cast(in(2))), apply(FnSub, cast(in(1)), cast(in(3)))))
	// mulAddNarrow converts the product, not the first factor.
	mulAddNarrow = apply(FnAdd, in(Out), cast(apply(FnMul, in(0), cast(in(1)))))
)

// pool returns the body that combines the output and a converted input by f.
func pool(f Fn) *Expr {
	if f == FnMaxUnsigned || f == FnMinUnsigned {
		return apply(f, in(Out), castUnsigned(in(0)))
	}
	return apply(f, in(Out), cast(in(0)))
}

func unary(f Fn) *Expr  { return apply(f, in(0)) }
func binary(f Fn) *Expr { return apply(f, in(0), in(1)) }

// randomStep returns one step of the linear congruential generator of fill_rng_2d.
func randomStep(e *Expr) *Expr {
	return apply(FnAdd, apply(FnMul, e, castTo(32, intConst(1103515245))), castTo(32, intConst(12345)))
}

// randomBody is the body of fill_rng_2d: the seed and the indices start a generator whose number is scaled to [min, max]. Its first
// operations come in the order in which MLIR makes them.
func randomBody() *Expr {
	half := castTo(-64, intConst(2147483647))
	column := castTo(32, loop(1))
	state := randomStep(apply(FnAdd, column, randomStep(apply(FnAdd, castTo(32, loop(0)), in(2)))))
	offset := apply(FnAdd, half, castTo(-64, state))
	width := apply(FnMul, apply(FnSub, in(1), in(0)), castTo(-64, &Expr{Kind: ExprFloat, Float: 2.3283063999999999e-10}))
	return cast(apply(FnAdd, apply(FnMul, offset, width), in(0)))
}

// bodyBuilder makes the operations of an expression in the body of an operation.
type bodyBuilder struct {
	b     *ir.Builder
	block *ir.Block
	out   int
	attr  func(name string) ir.Attribute
	// wrong is the reason why MLIR has no operation for the expression, if there is one.
	wrong string
}

// buildBody appends the operations of e and a linalg.yield to block, whose arguments are the elements of the operands. The operand
// out is the first init. attr returns the attributes of the operation. buildBody returns why the types do not fit, or "".
func buildBody(b *ir.Builder, block *ir.Block, e *Expr, out int, attr func(name string) ir.Attribute) string {
	at := b.InsertionPoint()
	b.SetEnd(block)
	bb := &bodyBuilder{b: b, block: block, out: out, attr: attr}
	v := bb.build(e)
	if v != nil {
		b.Create(ir.UnknownLoc, Yield, []*ir.Value{v}, nil)
	}
	b.SetInsertionPoint(at)
	return bb.wrong
}

func (bb *bodyBuilder) arg(i int) *ir.Value {
	if i == Out {
		i = bb.out
	}
	return bb.block.Arg(i)
}

// build returns the value of e, or nil if it has none.
func (bb *bodyBuilder) build(e *Expr) *ir.Value {
	switch e.Kind {
	case ExprArg:
		return bb.arg(e.Arg)
	case ExprIndex:
		return NewIndex(bb.b, ir.UnknownLoc, e.Arg)
	case ExprInt:
		return arith.NewInt(bb.b, ir.UnknownLoc, bb.b.Context().I64(), e.Int)
	case ExprFloat:
		return arith.NewFloat(bb.b, ir.UnknownLoc, bb.b.Context().F64(), e.Float)
	case ExprCode:
		v, why := e.Code(bb.b, bb.block.Args(), bb.attr)
		if why != "" {
			bb.wrong = why
		}
		return v
	}
	var args [3]*ir.Value
	for i, a := range e.Args {
		if args[i] = bb.build(a); args[i] == nil {
			return nil
		}
	}
	if e.Kind == ExprCast {
		return bb.convert(e, args[0])
	}
	f := e.Fn
	if a, ok := bb.stated(e.Attr); ok {
		f = Fn(a)
		if e.Fn >= FnAdd {
			f += FnAdd
		}
	}
	v, why := BuildFn(bb.b, ir.UnknownLoc, f, args[:len(e.Args)]...)
	if why != "" {
		bb.wrong = why
	}
	return v
}

// stated returns the value of the enum attribute name.
func (bb *bodyBuilder) stated(name string) (uint64, bool) {
	if name == "" {
		return 0, false
	}
	a, ok := bb.attr(name).(*ir.EnumAttr)
	if !ok {
		return 0, false
	}
	return a.Value, true
}

func (bb *bodyBuilder) convert(e *Expr, v *ir.Value) *ir.Value {
	var to ir.Type
	switch {
	case e.To > 0:
		to = bb.b.Context().I(uint32(e.To))
	case e.To < 0:
		to = bb.b.Context().F64()
	default:
		to = bb.arg(e.Arg).Type()
	}
	unsigned := e.Unsigned
	if a, ok := bb.stated(e.Attr); ok {
		unsigned = a == 1
	}
	return Convert(bb.b, ir.UnknownLoc, v, to, unsigned)
}

// Convert converts the number v to the type to. Between integers it extends or truncates. If there is no conversion, it warns and
// returns v.
func Convert(b *ir.Builder, loc ir.Location, v *ir.Value, to ir.Type, unsigned bool) *ir.Value {
	from := v.Type()
	if from == to {
		return v
	}
	if def := conversion(from, to, unsigned); def != nil {
		return arith.NewCast(b, loc, def, v, to)
	}
	if c, ok := to.(*ir.ComplexType); ok {
		if _, float := from.(*ir.FloatType); float && c.Element == from {
			zero := arith.NewFloat(b, loc, from, 0)
			return b.Create(loc, complex.Create, []*ir.Value{v, zero}, []ir.Type{to}).Result(0)
		}
	}
	b.Context().EmitWarning(v.Loc(), "could not cast operand of type "+ir.QuoteType(from)+" to "+ir.QuoteType(to))
	return v
}

// conversion returns the op that converts from one scalar type to another, or nil.
func conversion(from, to ir.Type, unsigned bool) *ir.OpDef {
	pick := func(u, s *ir.OpDef) *ir.OpDef {
		if unsigned {
			return u
		}
		return s
	}
	switch to := to.(type) {
	case *ir.IntegerType:
		switch from := from.(type) {
		case *ir.FloatType:
			return pick(arith.FPToUI, arith.FPToSI)
		case *ir.IndexType:
			return arith.IndexCast
		case *ir.IntegerType:
			if to.Width > from.Width {
				return pick(arith.ExtUI, arith.ExtSI)
			}
			if to.Width < from.Width {
				return arith.TruncI
			}
		}
	case *ir.FloatType:
		switch from := from.(type) {
		case *ir.IntegerType:
			return pick(arith.UIToFP, arith.SIToFP)
		case *ir.FloatType:
			if ir.NumberWidth(to) > ir.NumberWidth(from) {
				return arith.ExtF
			}
			if ir.NumberWidth(to) < ir.NumberWidth(from) {
				return arith.TruncF
			}
		}
	}
	return nil
}

// fnOps are the ops of a function of two elements, by the kind of elements. A nil op means that there is none.
type fnOps struct{ complex, float, boolean, integer *ir.OpDef }

// unaryOps are the ops of the functions of one float. The two that take more than one op are nil.
var unaryOps = [FnAdd]*ir.OpDef{
	FnExp: math.Exp, FnLog: math.Log, FnAbs: math.AbsF, FnCeil: math.Ceil, FnFloor: math.Floor, FnNegF: arith.NegF, FnRound: math.Round,
	FnSqrt: math.Sqrt, FnRsqrt: math.Rsqrt, FnTanh: math.Tanh, FnErf: math.Erf,
}

var binaryOps = [FnSelect - FnAdd]fnOps{
	0:                     {complex.Add, arith.AddF, arith.OrI, arith.AddI},
	FnSub - FnAdd:         {complex.Sub, arith.SubF, nil, arith.SubI},
	FnMul - FnAdd:         {complex.Mul, arith.MulF, arith.AndI, arith.MulI},
	FnDiv - FnAdd:         {complex.Div, arith.DivF, nil, arith.DivSI},
	FnDivUnsigned - FnAdd: {nil, arith.DivUI, nil, arith.DivUI}, // the verifier refuses floats, as that of MLIR 19
	FnMaxSigned - FnAdd:   {nil, arith.MaximumF, arith.MaxSI, arith.MaxSI},
	FnMinSigned - FnAdd:   {nil, arith.MinimumF, arith.MinSI, arith.MinSI},
	FnMaxUnsigned - FnAdd: {nil, arith.MaximumF, arith.MaxUI, arith.MaxUI},
	FnMinUnsigned - FnAdd: {nil, arith.MinimumF, arith.MinUI, arith.MinUI},
	FnPowF - FnAdd:        {nil, math.PowF, nil, nil},
}

// unsignedNames are the functions of unsigned integers in error texts.
var unsignedNames = map[Fn]string{FnDivUnsigned: "div", FnMaxUnsigned: "max", FnMinUnsigned: "min"}

// BuildFn applies f to args. If f has no operation for their types, it returns nil and why.
func BuildFn(b *ir.Builder, loc ir.Location, f Fn, args ...*ir.Value) (*ir.Value, string) {
	switch f.Arity() {
	case 1:
		return buildUnary(b, loc, f, args[0])
	case 2:
		return buildBinary(b, loc, f, args[0], args[1])
	}
	if t, ok := args[0].Type().(*ir.IntegerType); !ok || t.Width != 1 || !isFloat(args[1]) && !isInteger(args[1]) || args[1].Type() != args[2].Type() {
		return nil, "unsupported non numeric type"
	}
	return arith.NewSelect(b, loc, args[0], args[1], args[2]), ""
}

func isFloat(v *ir.Value) bool   { _, ok := v.Type().(*ir.FloatType); return ok }
func isInteger(v *ir.Value) bool { _, ok := v.Type().(*ir.IntegerType); return ok }
func isComplex(v *ir.Value) bool { _, ok := v.Type().(*ir.ComplexType); return ok }
func isBool(v *ir.Value) bool    { t, ok := v.Type().(*ir.IntegerType); return ok && t.Width == 1 }

func buildUnary(b *ir.Builder, loc ir.Location, f Fn, v *ir.Value) (*ir.Value, string) {
	if !isFloat(v) {
		return nil, "unsupported non numeric type"
	}
	switch f {
	case FnReciprocal:
		return arith.NewBinary(b, loc, arith.DivF, arith.NewFloat(b, loc, v.Type(), 1), v), ""
	case FnSquare:
		return arith.NewBinary(b, loc, arith.MulF, v, v), ""
	}
	return b.Create(loc, unaryOps[f], []*ir.Value{v}, []ir.Type{v.Type()}).Result(0), ""
}

func buildBinary(b *ir.Builder, loc ir.Location, f Fn, l, r *ir.Value) (*ir.Value, string) {
	ops := binaryOps[f-FnAdd]
	var def *ir.OpDef
	if f == FnDivUnsigned || f == FnMaxUnsigned || f == FnMinUnsigned {
		if isFloat(l) && b.Context().MLIR() >= 20 {
			return nil, "unsupported operation: unsigned " + unsignedNames[f] + " not on uint"
		}
	}
	switch {
	case isComplex(l) && isComplex(r):
		def = ops.complex
	case isFloat(l) && isFloat(r):
		def = ops.float
	case isBool(l) && isBool(r):
		if def = ops.boolean; def == nil && ops.integer != nil {
			return nil, "unsupported operation: " + binaryCases[f-FnAdd] + " with bools"
		}
	case isInteger(l) && isInteger(r):
		def = ops.integer
	}
	if def == nil {
		return nil, "unsupported non numeric type"
	}
	return b.Create(loc, def, []*ir.Value{l, r}, []ir.Type{l.Type()}).Result(0), ""
}

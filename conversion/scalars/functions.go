package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

//go:generate go run -C ../.. ./internal/mathgen

// function is a row of the table of functions on floats.
type function struct {
	op *ir.OpDef
	// instruction is the one of GLSL for floats of 16 and 32 bits. It replaces operations with the
	// flag afn.
	instruction *ir.OpDef
	// native says that Vulkan bounds the relative error of the instruction for all numbers. The
	// conversion takes it for floats of 32 bits then.
	native bool
	// opencl says that OpenCL has an instruction, which the conversion takes.
	opencl bool
	// compute emits the function; y is nil if there is one operand. It is nil if the instruction
	// takes floats of all widths.
	compute func(f *floats, x, y *ir.Value) *ir.Value
	// signed says that the result has the sign of the operand. compute need not be right about it.
	signed bool
	// edges are the results that the instruction and compute may get wrong.
	edges []edge
	// defined is the predicate of numbers, compared with zero, for which GLSL defines the instruction.
	// It gets 1 instead of others.
	defined arith.CmpFPredicate
}

// edge is a special result: a later row overrules earlier ones.
type edge struct {
	predicate arith.CmpFPredicate
	bound     float64 // what the operand is compared with; UNO compares the operand with itself
	// magnitude compares the absolute value of the operand.
	magnitude bool
	result    result
	value     float64
}

// result says what a special result is.
type result uint8

const (
	constant      result = iota
	operandItself        // the operand
	reciprocal           // the reciprocal of the operand
)

var (
	inf = math.Inf(1)
	nan = math.NaN()

	nanStays      = edge{predicate: arith.UNO, result: operandItself}
	infStays      = edge{predicate: arith.OEQ, bound: inf, result: operandItself}
	infinite      = edge{predicate: arith.OEQ, bound: inf, magnitude: true, value: inf}
	noAngle       = edge{predicate: arith.OEQ, bound: inf, magnitude: true, value: nan}
	onlyUnit      = edge{predicate: arith.OGT, bound: 1, magnitude: true, value: nan}
	logarithmic   = []edge{{predicate: arith.OLT, bound: 0, value: nan}, {predicate: arith.OEQ, bound: 0, value: -inf}, infStays, nanStays}
	rootOf        = []edge{{predicate: arith.FULE, bound: 0, result: operandItself}, infStays, {predicate: arith.OLT, bound: 0, value: nan}}
	reciprocalOf  = []edge{{predicate: arith.OEQ, bound: 0, result: reciprocal}, {predicate: arith.OEQ, bound: inf, value: 0}, {predicate: arith.OLT, bound: 0, value: nan}, nanStays}
	exponentialOf = []edge{infStays, {predicate: arith.OEQ, bound: -inf, value: 0}, nanStays}
)

// functions is the table. Operations with rules of their own, such as powers, are not in it.
var functions = []function{
	{op: mathdialect.Sqrt, opencl: true, edges: rootOf, defined: arith.OGE},
	{op: mathdialect.Rsqrt, opencl: true, edges: reciprocalOf, defined: arith.OGT},
	{op: mathdialect.Exp, instruction: spirv.GLExp, native: true, opencl: true, compute: exp, edges: exponentialOf},
	{op: mathdialect.Log, instruction: spirv.GLLog, opencl: true, compute: logarithm(baseE), edges: logarithmic},

	{op: mathdialect.Exp2, compute: exp2},
	{op: mathdialect.ExpM1, compute: expM1, signed: true},
	{op: mathdialect.Sinh, instruction: spirv.GLSinh, compute: sinh, signed: true},
	{op: mathdialect.Cosh, instruction: spirv.GLCosh, compute: cosh},
	{op: mathdialect.Tanh, instruction: spirv.GLTanh, opencl: true, compute: tanh, signed: true},
	{op: mathdialect.Erf, opencl: true, compute: erf, signed: true},
	{op: mathdialect.Erfc, compute: erfc},
	{op: mathdialect.Log2, compute: logarithm(base2), edges: logarithmic},
	{op: mathdialect.Log10, compute: logarithm(base10), edges: logarithmic},
	{op: mathdialect.Log1p, compute: log1p, signed: true, edges: []edge{{predicate: arith.OLT, bound: -1, value: nan}, {predicate: arith.OEQ, bound: -1, value: -inf}, infStays}},
	{op: mathdialect.Asinh, compute: asinh, signed: true, edges: []edge{infinite, nanStays}},
	{op: mathdialect.Acosh, compute: acosh, edges: []edge{{predicate: arith.OLT, bound: 1, value: nan}, infStays, nanStays}},
	{op: mathdialect.Atanh, compute: atanh, signed: true, edges: []edge{{predicate: arith.OEQ, bound: 1, magnitude: true, value: inf}, onlyUnit, nanStays}},
	{op: mathdialect.Sin, instruction: spirv.GLSin, opencl: true, compute: sin, edges: []edge{noAngle}},
	{op: mathdialect.Cos, instruction: spirv.GLCos, opencl: true, compute: cos, edges: []edge{noAngle}},
	{op: mathdialect.Tan, instruction: spirv.GLTan, compute: tan, edges: []edge{noAngle}},
	{op: mathdialect.Atan, instruction: spirv.GLAtan, compute: atan, signed: true},
	{op: mathdialect.Asin, instruction: spirv.GLAsin, compute: asin, signed: true, edges: []edge{onlyUnit}},
	{op: mathdialect.Acos, instruction: spirv.GLAcos, compute: acos, edges: []edge{onlyUnit}},
	{op: mathdialect.Atan2, compute: atan2},
	{op: mathdialect.Cbrt, compute: cbrt, signed: true, edges: []edge{{predicate: arith.OEQ, bound: 0, result: operandItself}, infinite, nanStays}},
}

// functionOf returns the row of an operation, or nil.
func functionOf(op *ir.Operation) *function {
	for i := range functions {
		if op.Is(functions[i].op) {
			return &functions[i]
		}
	}
	return nil
}

// treatment is what Expand does with an operation that has a row in the table.
type treatment uint8

const (
	leaveAlone       treatment = iota // the conversion takes it or refuses it
	useInstruction                    // the instruction replaces it
	guardInstruction                  // the instruction with special results replaces it
	useArithmetic                     // arithmetic replaces it
)

// treatment says how an operation is replaced.
func (x *expander) treatment(op *ir.Operation, row *function) treatment {
	t := op.Operand(0).Type()
	bits := x.bits(t)
	shader := x.env.Has(spec.CapabilityShader)
	approximate := shader && bits < 64 && arith.FastMathOfOp(op)&arith.ApproxFunc != 0
	switch {
	case !isScalarOrVector(t), !shader && row.opencl, approximate && row.compute == nil:
		return leaveAlone
	case approximate && row.instruction != nil:
		return useInstruction
	case row.compute == nil, row.native && bits == 32:
		return guardInstruction
	}
	return useArithmetic
}

// function replaces a function by arithmetic, or guards the instruction. Floats of 16 bits are
// computed with 32.
func (x *expander) function(row *function) {
	t := x.lhs().Type()
	switch x.treatment(x.op, row) {
	case leaveAlone:
		return
	case useInstruction:
		x.setInsertionPoint()
		x.replace(x.unary(row.instruction, x.lhs()))
		return
	case guardInstruction:
		x.setInsertionPoint()
		x.replace(x.floats(t).guarded(row, x.lhs(), x.instruction(row, x.lhs())))
		return
	}
	x.withFloats(t, func(f *floats, operands []*ir.Value) *ir.Value {
		v := operands[0]
		if row.native && f.width == 32 {
			return f.guarded(row, v, x.instruction(row, v))
		}
		var y *ir.Value
		if len(operands) > 1 {
			y = operands[1]
		}
		r := f.guarded(row, v, row.compute(f, v, y))
		if row.signed {
			r = f.signOf(r, v)
		}
		return r
	})
}

// withFloats replaces the operation by what compute makes of its operands. Floats of 16 bits are
// operands and results of 32 bits then.
func (x *expander) withFloats(t ir.Type, compute func(f *floats, operands []*ir.Value) *ir.Value) {
	wide := t
	if x.bits(t) == 16 {
		wide = withElement(t, t.Context().F32())
	}
	x.setInsertionPoint()
	operands := x.op.Operands()
	for i, v := range operands {
		if v.Type() == t && wide != t {
			operands[i] = x.Cast(arith.ExtF, v, wide)
		}
	}
	v := compute(x.floats(wide), operands)
	if wide != t {
		v = x.Cast(arith.TruncF, v, t)
	}
	x.replace(v)
}

// instruction creates the operation, which becomes the instruction, on an operand for which it is
// defined.
func (x *expander) instruction(row *function, v *ir.Value) *ir.Value {
	t := v.Type()
	if row.defined != arith.AlwaysFalse {
		v = x.Select(x.CmpF(row.defined, v, x.Float(t, 0)), v, x.Float(t, 1))
	}
	return x.b.Create(x.Loc, x.op.Def(), []*ir.Value{v}, []ir.Type{t}, x.op.Attrs()...).Result(0)
}

// guarded selects the special results, except those that the flags of the operation exclude.
func (f *floats) guarded(row *function, x, v *ir.Value) *ir.Value {
	flags := arith.FastMathOfOp(f.op)
	for _, e := range row.edges {
		if flags&arith.NoNaNs != 0 && (e.predicate == arith.UNO || e.value != e.value) ||
			flags&arith.NoInfs != 0 && (math.IsInf(e.bound, 0) || math.IsInf(e.value, 0)) {
			continue
		}
		operand, at := x, x
		if e.magnitude {
			operand = f.abs(x)
		}
		if e.predicate != arith.UNO {
			at = f.num(e.bound)
		}
		special := x
		switch e.result {
		case constant:
			special = f.num(e.value)
		case reciprocal:
			special = f.div(f.num(1), x)
		}
		v = f.Select(f.CmpF(e.predicate, operand, at), special, v)
	}
	return v
}

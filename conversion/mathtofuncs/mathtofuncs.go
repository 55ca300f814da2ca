// Package mathtofuncs converts powers with integer exponents and math.ctlz to calls of
// functions, which it adds to the module. It makes the operations that MLIR 19 makes.
package mathtofuncs

import (
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Options says what to convert beside math.ipowi.
type Options struct {
	// MinExponentWidth is the width in bits from which on exponents of math.fpowi make a call.
	MinExponentWidth uint32
	// LeadingZeros converts math.ctlz.
	LeadingZeros bool
}

// maxCalls bounds the calls that stand for an operation on a vector.
const maxCalls = 1 << 16

// Convert adds the functions to the module and replaces operations in it by calls. It returns
// false after an error, for operations on tensors for one.
func (o Options) Convert(module *ir.Operation) bool {
	o.declare(module)
	t := rewrite.NewTarget()
	t.AddLegalDialect("arith", "cf", "func", "vector")
	t.AddIllegalOp(math.IPowI)
	t.AddDynamicOp(func(op *ir.Operation) bool { return o.body(op) == nil }, math.FPowI)
	defs := []*ir.OpDef{math.IPowI, math.FPowI}
	if o.LeadingZeros {
		t.AddIllegalOp(math.Ctlz)
		defs = append(defs, math.Ctlz)
	}
	var ps []*rewrite.Pattern
	for _, def := range defs {
		ps = append(ps, rewrite.ConvertOp("unroll-"+def.Name, nil, def, unroll), rewrite.ConvertOp("call-"+def.Name, nil, def, o.call))
	}
	return rewrite.ConvertPartial([]*ir.Operation{module}, t, rewrite.NewPatternSet(ps...))
}

// declare adds a function for each kind of operation with each type, in the order of the operations.
func (o Options) declare(module *ir.Operation) {
	made := map[string]bool{}
	b := ir.NewBuilder(module.Context(), nil)
	b.SetEnd(module.Region(0).First())
	var missing []*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if o.body(op) != nil && !made[nameOf(op)] {
			made[nameOf(op)] = true
			missing = append(missing, op)
		}
	})
	for _, op := range missing {
		f := newFunction(b, module.Loc(), op)
		o.body(op)(f)
		b.SetAfter(f.op.Operation)
	}
}

// body returns what fills the function that computes op for scalars, or nil if there is none.
func (o Options) body(op *ir.Operation) func(f *function) {
	switch op.Def() {
	case math.IPowI:
		if _, ok := elem(op, 0).(*ir.IntegerType); ok {
			return integerPower
		}
	case math.FPowI:
		if e, ok := elem(op, 1).(*ir.IntegerType); ok && e.Width >= o.MinExponentWidth {
			return floatPower
		}
	case math.Ctlz:
		// An index has no width.
		if _, ok := elem(op, 0).(*ir.IntegerType); ok && o.LeadingZeros {
			return leadingZeros
		}
	}
	return nil
}

func elem(op *ir.Operation, i int) ir.Type { return ir.ElementTypeOrSelf(op.Operand(i).Type()) }

// nameOf returns the name of the function that computes op for scalars.
func nameOf(op *ir.Operation) string {
	name := "__mlir_math_" + strings.TrimPrefix(op.Name(), "math.")
	for i := range op.NumOperands() {
		if i == 0 || elem(op, i) != elem(op, 0) {
			name += "_" + ir.TypeString(elem(op, i))
		}
	}
	return name
}

// call replaces an operation on scalars.
func (o Options) call(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type()
	if _, shaped := t.(ir.ShapedType); shaped || o.body(op) == nil {
		return rw.Fail("there is no function for the type")
	}
	rw.ReplaceByNew(op, fn.Call, ad.Operands, []ir.Type{t}, ir.Named("callee", rw.Context().SymbolRef(nameOf(op))))
	return true
}

// unroll replaces an operation on a vector by one on each element. Scalable vectors count as
// others, as in MLIR.
func unroll(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok || ir.NumElements(t.Shape()) > maxCalls {
		return rw.Fail("the type is not a vector, or has too many elements")
	}
	b, loc := &rw.Builder, op.Loc()
	v := arith.NewConstant(b, loc, arith.ZeroAttr(t).(ir.TypedAttr))
	for at := range vector.Positions(t.Shape()) {
		in := make([]*ir.Value, len(ad.Operands))
		for i, o := range ad.Operands {
			in[i] = vector.NewExtract(b, loc, o, at...)
		}
		scalar := b.Create(loc, op.Def(), in, []ir.Type{t.ElementType()}).Result(0)
		v = vector.NewInsert(b, loc, scalar, v, at...)
	}
	rw.Replace(op, v)
	return true
}

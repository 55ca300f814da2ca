package scalars

import (
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// OutlineMath replaces the math operations of a gpu.module by calls of functions of the module if
// Expand would replace equal operations by long arithmetic in several places. It reports whether
// there are any. indexBits is the width of index.
func OutlineMath(module *ir.Operation, env *target.Env, indexBits int64) bool {
	x := &expander{b: ir.NewBuilder(module.Context(), nil), env: env, indexBits: indexBits}
	groups := map[mathKey]*[]*ir.Operation{}
	var order []*[]*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if op.Info().Dialect == nil || op.Info().Dialect.Name != "math" || !x.isLong(op) {
			return
		}
		k := mathKeyOf(op)
		group := groups[k]
		if group == nil {
			group = new([]*ir.Operation)
			groups[k], order = group, append(order, group)
		}
		*group = append(*group, op)
	})
	var symbols *ir.SymbolNames
	for _, group := range order {
		if len(*group) < 2 {
			continue // a call would save nothing
		}
		if symbols == nil {
			symbols = ir.NewSymbolNames(module)
		}
		outline(x.b, symbols, *group)
	}
	return symbols != nil
}

// mathKey is what equal functions have in common. second is nil if there is one operand.
type mathKey struct {
	def           *ir.OpDef
	first, second ir.Type
	flags         arith.FastMath
}

func mathKeyOf(op *ir.Operation) mathKey {
	k := mathKey{def: op.Def(), first: op.Operand(0).Type(), flags: arith.FastMathOfOp(op)}
	if op.NumOperands() > 1 {
		k.second = op.Operand(1).Type()
	}
	return k
}

// isLong reports whether Expand replaces op by so much arithmetic that a call is shorter. Powers
// with a constant exponent have shorter forms.
func (x *expander) isLong(op *ir.Operation) bool {
	t := op.Operand(0).Type()
	f, isFloat := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !isFloat || f.Kind != ir.F16 && f.Kind != ir.F32 && f.Kind != ir.F64 || !isScalarOrVector(t) || x.lacks(t) {
		return false
	}
	if op.Is(math.PowF) || op.Is(math.FPowI) {
		_, whole := wholeConstant(op.Operand(1))
		return !whole && x.bits(op.Operand(1).Type()) <= x.bits(t) && x.env.Has(spec.CapabilityShader)
	}
	row := functionOf(op)
	return row != nil && x.treatment(op, row) == useArithmetic
}

// outline makes a function of the first of some equal operations, and replaces all by calls.
func outline(b *ir.Builder, symbols *ir.SymbolNames, ops []*ir.Operation) {
	first, c := ops[0], b.Context()
	result := []ir.Type{first.Result(0).Type()}
	inputs := make([]ir.Type, first.NumOperands())
	for i := range inputs {
		inputs[i] = first.Operand(i).Type()
	}
	b.SetInsertionPoint(ir.InsertionPoint{})
	f := fn.NewFunc(b, first.Loc(), functionName(first), c.Function(inputs, result))
	callee := c.SymbolRef(symbols.Insert(f.Operation, nil))
	entry := f.Body().First()
	b.SetEnd(entry)
	r := b.Create(first.Loc(), first.Def(), entry.Args(), result, first.Attrs()...)
	b.Create(first.Loc(), fn.Return, r.Results(), nil)
	for _, op := range ops {
		b.SetBefore(op)
		call := b.Create(op.Loc(), fn.Call, op.Operands(), result, ir.Named("callee", callee))
		op.Result(0).ReplaceAllUsesWith(call.Result(0))
		op.Erase()
	}
}

// functionName returns the name of the function of op, such as sin_f32 or pow_vector_2xf32.
func functionName(op *ir.Operation) string {
	t := strings.NewReplacer("<", "_", ">", "").Replace(ir.TypeString(op.Operand(0).Type()))
	return strings.TrimPrefix(op.Name(), "math.") + "_" + t
}

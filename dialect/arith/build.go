package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewConstant creates a constant of the type of value, an integer, float or elements
// attribute.
func NewConstant(b *ir.Builder, loc ir.Location, value ir.TypedAttr) *ir.Value {
	return b.Create(loc, Constant, nil, []ir.Type{value.Type()}, ir.Named("value", value)).Result(0)
}

// NewInt creates the constant v of type t, an integer, index or float type. For a
// vector or static tensor of these it creates a splat of v.
func NewInt(b *ir.Builder, loc ir.Location, t ir.Type, v int64) *ir.Value {
	return NewConstant(b, loc, IntAttr(t, v).(ir.TypedAttr))
}

// NewIndex creates the index constant v.
func NewIndex(b *ir.Builder, loc ir.Location, v int64) *ir.Value {
	return NewInt(b, loc, b.Context().Index(), v)
}

// NewBool creates the constant v of type i1.
func NewBool(b *ir.Builder, loc ir.Location, v bool) *ir.Value {
	return NewConstant(b, loc, b.Context().Bool(v))
}

// NewFloat creates the constant v of type t, a float type. For a vector or static
// tensor of floats it creates a splat of v.
func NewFloat(b *ir.Builder, loc ir.Location, t ir.Type, v float64) *ir.Value {
	a := ir.TypedAttr(b.Context().FloatValue(ir.ElementTypeOrSelf(t).(*ir.FloatType), v))
	if s, ok := t.(ir.ShapedType); ok {
		a = b.Context().SplatOf(s, a)
	}
	return NewConstant(b, loc, a)
}

// NewBinary creates the op that def declares and returns its result. The operands and
// the result have the same type.
func NewBinary(b *ir.Builder, loc ir.Location, def *ir.OpDef, l, r *ir.Value) *ir.Value {
	vs := [2]*ir.Value{l, r}
	ts := [1]ir.Type{l.Type()}
	return b.Create(loc, def, vs[:], ts[:]).Result(0)
}

// NewCast creates the cast that def declares to type t.
func NewCast(b *ir.Builder, loc ir.Location, def *ir.OpDef, v *ir.Value, t ir.Type) *ir.Value {
	vs := [1]*ir.Value{v}
	ts := [1]ir.Type{t}
	return b.Create(loc, def, vs[:], ts[:]).Result(0)
}

// NewCmpI creates arith.cmpi.
func NewCmpI(b *ir.Builder, loc ir.Location, p CmpIPredicate, l, r *ir.Value) *ir.Value {
	vs := [2]*ir.Value{l, r}
	ts := [1]ir.Type{BoolShapeOf(l.Type())}
	return b.Create(loc, CmpI, vs[:], ts[:], PredicateAttr(b.Context(), int64(p))).Result(0)
}

// CreateOrFoldCmpI creates arith.cmpi, or the constant that it folds to.
func CreateOrFoldCmpI(b *ir.Builder, loc ir.Location, p CmpIPredicate, l, r *ir.Value) *ir.Value {
	ctx := b.Context()
	return rewrite.CreateOrFold(b, &ir.OperationState{Loc: loc, Info: ctx.OpInfoOf(CmpI), Operands: []*ir.Value{l, r},
		Results: []ir.Type{BoolShapeOf(l.Type())}, Attrs: []ir.NamedAttribute{PredicateAttr(ctx, int64(p))}})[0]
}

// NewCmpF creates arith.cmpf without fast-math flags.
func NewCmpF(b *ir.Builder, loc ir.Location, p CmpFPredicate, l, r *ir.Value) *ir.Value {
	vs := [2]*ir.Value{l, r}
	ts := [1]ir.Type{BoolShapeOf(l.Type())}
	return b.Create(loc, CmpF, vs[:], ts[:], PredicateAttr(b.Context(), int64(p))).Result(0)
}

// NewSelect creates arith.select.
func NewSelect(b *ir.Builder, loc ir.Location, cond, t, f *ir.Value) *ir.Value {
	vs := [3]*ir.Value{cond, t, f}
	ts := [1]ir.Type{t.Type()}
	return b.Create(loc, Select, vs[:], ts[:]).Result(0)
}

// PredicateAttr returns the attribute `predicate` for Create of CmpI and CmpF.
func PredicateAttr(c *ir.Context, p int64) ir.NamedAttribute {
	return ir.Named("predicate", c.Int(c.I64(), p))
}

// BinaryOp is the typed view of ops with the operands lhs and rhs and one result,
// of integers or floats.
type BinaryOp struct{ *ir.Operation }

// LHS returns the left operand.
func (op BinaryOp) LHS() *ir.Value { return op.Operand(0) }

// RHS returns the right operand.
func (op BinaryOp) RHS() *ir.Value { return op.Operand(1) }

// CastOp is the typed view of casts.
type CastOp struct{ *ir.Operation }

// In returns the operand.
func (op CastOp) In() *ir.Value { return op.Operand(0) }

// From returns the type of the operand.
func (op CastOp) From() ir.Type { return op.Operand(0).Type() }

// To returns the type of the result.
func (op CastOp) To() ir.Type { return op.Result(0).Type() }

// CmpIOp is the typed view of arith.cmpi.
type CmpIOp struct{ *ir.Operation }

// Predicate returns the predicate.
func (op CmpIOp) Predicate() CmpIPredicate {
	p, _ := predicateOf(op.Operation)
	return p
}

// LHS returns the left operand.
func (op CmpIOp) LHS() *ir.Value { return op.Operand(0) }

// RHS returns the right operand.
func (op CmpIOp) RHS() *ir.Value { return op.Operand(1) }

// CmpFOp is the typed view of arith.cmpf.
type CmpFOp struct{ *ir.Operation }

// Predicate returns the predicate.
func (op CmpFOp) Predicate() CmpFPredicate {
	p, _ := floatPredicateOf(op.Operation)
	return p
}

// LHS returns the left operand.
func (op CmpFOp) LHS() *ir.Value { return op.Operand(0) }

// RHS returns the right operand.
func (op CmpFOp) RHS() *ir.Value { return op.Operand(1) }

// SelectOp is the typed view of arith.select.
type SelectOp struct{ *ir.Operation }

// Condition returns the condition.
func (op SelectOp) Condition() *ir.Value { return op.Operand(0) }

// True returns the value that the op selects if the condition is true.
func (op SelectOp) True() *ir.Value { return op.Operand(1) }

// False returns the value that the op selects if the condition is false.
func (op SelectOp) False() *ir.Value { return op.Operand(2) }

// ConstantOp is the typed view of arith.constant.
type ConstantOp struct{ *ir.Operation }

// Value returns the value.
func (op ConstantOp) Value() ir.TypedAttr { return op.Prop(valueSlot).(ir.TypedAttr) }

// NewContracted creates a cast def of v to t that allows contraction.
func NewContracted(b *ir.Builder, loc ir.Location, def *ir.OpDef, v *ir.Value, t ir.Type) *ir.Value {
	return b.Create(loc, def, []*ir.Value{v}, []ir.Type{t}, ir.Named("fastmath", FastMathOf(b.Context(), AllowContract))).Result(0)
}

// CollapsedSizes returns the sizes that the groups of a collapse make of sizes: the product of each group. Constants stay constants.
func CollapsedSizes(b *ir.Builder, loc ir.Location, sizes []interfaces.IndexValue, groups [][]int64) []interfaces.IndexValue {
	out := make([]interfaces.IndexValue, len(groups))
	value := func(x interfaces.IndexValue) *ir.Value {
		if x.Value != nil {
			return x.Value
		}
		return NewIndex(b, loc, x.Const)
	}
	for i, g := range groups {
		p := interfaces.IndexValue{Const: 1}
		for _, d := range g {
			switch s := sizes[d]; {
			case p.IsConst(1):
				p = s
			case p.Value == nil && s.Value == nil:
				p.Const *= s.Const
			case !s.IsConst(1):
				p = interfaces.IndexValue{Value: NewBinary(b, loc, MulI, value(p), value(s)), Const: ir.Dynamic}
			}
		}
		out[i] = p
	}
	return out
}

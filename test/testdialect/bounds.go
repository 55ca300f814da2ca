package testdialect

import (
	"strconv"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/valuebounds"
)

// The slots of the attributes of reifyBound.
const (
	_ = iota
	boundDim
	boundConstant
	boundScalable
	boundVscaleMin
	boundVscaleMax
)

// The slots of the attributes of compareOp.
const (
	_ = iota
	compareLeft
	compareRight
	compareComposed
)

var (
	optionalI64 = func(name string) ir.AttrDef { return ir.AttrDef{Name: name, Type: ir.I64AttrKind, Optional: true} }
	// reifyBound declares test.reify_bound, which the pass replaces by a bound of its operand.
	reifyBound = &ir.OpDef{
		Name: "test.reify_bound", Summary: "a bound of a value",
		Operands: []ir.ValueDef{{Name: "var", Type: ir.AnyType}},
		Attrs: []ir.AttrDef{
			{Name: "type", Type: ir.StringAttrKind, Default: `"EQ"`}, optionalI64("dim"),
			{Name: "constant", Type: ir.UnitAttrKind, Optional: true}, {Name: "scalable", Type: ir.UnitAttrKind, Optional: true},
			optionalI64("vscale_min"), optionalI64("vscale_max"),
		},
		Results: []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
		Traits:  []ir.Trait{ir.Pure},
	}
	// compareOp declares test.compare, by which the pass says whether a comparison holds.
	compareOp = &ir.OpDef{
		Name: "test.compare", Summary: "a comparison of two maps of values",
		Operands: []ir.ValueDef{ir.VariadicOf("var_operands", ir.IndexTypeConstraint)},
		Attrs: []ir.AttrDef{
			{Name: "cmp", Type: ir.StringAttrKind, Default: `"EQ"`},
			{Name: "lhs_map", Type: ir.AffineMapAttrKind, Optional: true}, {Name: "rhs_map", Type: ir.AffineMapAttrKind, Optional: true},
			{Name: "compose", Type: ir.UnitAttrKind, Optional: true},
		},
	}
)

func boundEntries() []ir.OpEntry {
	return []ir.OpEntry{{Def: reifyBound, Verify: verifyReifyBound}, {Def: compareOp, Verify: verifyCompare}}
}

func verifyReifyBound(op *ir.Operation) bool {
	dim := op.Prop(boundDim) != nil
	switch op.Operand(0).Type().(type) {
	case *ir.IndexType:
		if dim {
			return op.EmitOpError("unexpected 'dim' attribute for index variable")
		}
	case ir.ShapedType:
		if !dim {
			return op.EmitOpError("expected 'dim' attribute for shaped type variable")
		}
		if q := boundOf(op); !q.Valid() {
			return op.EmitOpError("invalid 'dim' attribute for shaped type variable")
		}
	default:
		return op.EmitOpError("expected index-typed variable or shape type variable")
	}
	for _, slot := range [...]int{boundVscaleMin, boundVscaleMax} {
		if (op.Prop(slot) != nil) != (op.Prop(boundScalable) != nil) {
			return op.EmitOpError("expected '" + op.Def().Attrs[slot].Name + "' if and only if 'scalable'")
		}
	}
	return op.Prop(boundScalable) == nil || op.Prop(boundConstant) == nil || op.EmitOpError("'scalable' and 'constant' are mutually exlusive")
}

// boundOf returns the quantity that a test.reify_bound asks for.
func boundOf(op *ir.Operation) valuebounds.Quantity {
	q := valuebounds.Of(op.Operand(0))
	if d, ok := op.Prop(boundDim).(*ir.IntegerAttr); ok {
		q.Dim = int(d.Int64Or(-2))
	}
	return q
}

// sidesOf returns the numbers of operands of both maps of a test.compare.
func sidesOf(op *ir.Operation) (left, right int) {
	count := func(slot int) int {
		if m, ok := op.Prop(slot).(*ir.AffineMapAttr); ok {
			return m.Map.Dims + m.Map.Symbols
		}
		return 1
	}
	return count(compareLeft), count(compareRight)
}

func verifyCompare(op *ir.Operation) bool {
	for _, slot := range [...]int{compareLeft, compareRight} {
		if m, ok := op.Prop(slot).(*ir.AffineMapAttr); ok && (len(m.Map.Results) != 1 || op.Prop(compareComposed) != nil) {
			if op.Prop(compareComposed) != nil {
				return op.EmitOpError("'" + op.Def().Attrs[slot].Name + "' not supported when 'compose' is set")
			}
			return op.EmitOpError("expected single-result '" + op.Def().Attrs[slot].Name + "'")
		}
	}
	l, r := sidesOf(op)
	return l+r == op.NumOperands() ||
		op.EmitOpError("expected "+strconv.Itoa(l+r)+" operands, but got "+strconv.Itoa(op.NumOperands()))
}

// NewReifyValueBounds returns the pass test-affine-reify-value-bounds.
func NewReifyValueBounds() *pass.Pass {
	toArgs, byArith := false, false
	return &pass.Pass{
		Name: "test-affine-reify-value-bounds", Class: "(anonymous namespace)::TestReifyValueBounds",
		Summary: "Tests ValueBoundsOpInterface with affine dialect reification",
		Options: []pass.Option{
			pass.Bool("reify-to-func-args", &toArgs, "Reify in terms of function args"),
			pass.Bool("use-arith-ops", &byArith, "Reify with arith dialect ops"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var bounds, comparisons []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				switch {
				case o.Is(reifyBound):
					bounds = append(bounds, o)
				case o.Is(compareOp):
					comparisons = append(comparisons, o)
				}
			})
			ok := true
			for _, o := range bounds {
				if !reify(o, toArgs, byArith) {
					ok = false
					break
				}
			}
			for _, o := range comparisons {
				if !compare(o) {
					return false
				}
			}
			return ok
		},
	}
}

// reify replaces a test.reify_bound by the bound.
func reify(op *ir.Operation, toArgs, byArith bool) bool {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetAfter(op)
	x, ok := boundFor(b, op, toArgs, byArith)
	if !ok {
		return op.EmitOpError("could not reify bound")
	}
	v := x.Value
	if v == nil {
		v = arith.NewIndex(b, op.Loc(), x.Const)
	}
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
	return true
}

func boundFor(b *ir.Builder, op *ir.Operation, toArgs, byArith bool) (x interfaces.IndexValue, ok bool) {
	var kind valuebounds.Kind
	switch op.StringAttr("type") {
	case "EQ":
	case "LB":
		kind = valuebounds.Lower
	case "UB":
		kind = valuebounds.Upper
	default:
		return x, false
	}
	q := boundOf(op)
	t := valuebounds.TermOf(q)
	switch {
	case op.Prop(boundConstant) != nil:
		x.Const, ok = valuebounds.Constant(kind, t, nil, false)
		return x, ok
	case op.Prop(boundScalable) != nil:
		number := func(slot int) int64 { return op.Prop(slot).(*ir.IntegerAttr).Int64Or(0) }
		m, ok := valuebounds.Scalable(kind, t, number(boundVscaleMin), number(boundVscaleMax), true)
		if !ok {
			return x, false
		}
		var operands []valuebounds.Quantity
		if m.Symbols == 1 {
			operands = append(operands, valuebounds.Of(b.Create(op.Loc(), vector.VScale, nil, []ir.Type{b.Context().Index()}).Result(0)))
		}
		return affine.ReifyTerm(b, op.Loc(), valuebounds.Term{Map: m, Operands: operands}), true
	}
	stop := func(o valuebounds.Quantity, _ *valuebounds.Set) bool { return o.Value != q.Value }
	if toArgs {
		stop = func(o valuebounds.Quantity, _ *valuebounds.Set) bool {
			block := o.Value.OwnerBlock()
			return block != nil && block.Parent() != nil && block.Parent().Is(fn.Func)
		}
	}
	bound, ok := valuebounds.Bound(kind, t, stop, false)
	if !ok {
		return x, false
	}
	if byArith {
		return affine.ReifyTermByArith(b, op.Loc(), bound), true
	}
	return affine.ReifyTerm(b, op.Loc(), bound), true
}

// compare says whether the comparison of a test.compare holds.
func compare(op *ir.Operation) bool {
	by := comparisonOf(op.StringAttr("cmp"))
	if op.Prop(compareComposed) != nil {
		return compareComposedValues(op, by)
	}
	n, _ := sidesOf(op)
	side := func(slot int, operands []*ir.Value) valuebounds.Term {
		if m, ok := op.Prop(slot).(*ir.AffineMapAttr); ok {
			return valuebounds.TermOfMap(m.Map, operands)
		}
		return valuebounds.TermOf(valuebounds.Of(operands[0]))
	}
	l, r := side(compareLeft, op.Operands()[:n]), side(compareRight, op.Operands()[n:])
	holds := func(c valuebounds.Compare) bool { return valuebounds.Holds(l, c, r) }
	switch {
	case holds(by):
		op.EmitRemark("true")
	case by != valuebounds.Same && holds(by.Inverse()), by == valuebounds.Same && (holds(valuebounds.Less) || holds(valuebounds.Greater)):
		op.EmitRemark("false")
	default:
		op.EmitError("unknown")
	}
	return true
}

func comparisonOf(name string) valuebounds.Compare {
	switch name {
	case "LT":
		return valuebounds.Less
	case "LE":
		return valuebounds.LessEqual
	case "GE":
		return valuebounds.GreaterEqual
	case "GT":
		return valuebounds.Greater
	}
	return valuebounds.Same
}

func compareComposedValues(op *ir.Operation, by valuebounds.Compare) bool {
	if by != valuebounds.Same {
		return op.EmitOpError("comparison operator must be EQ when 'composed' is specified")
	}
	switch d, ok := affine.AlwaysDiffersBy(op.Operand(0), op.Operand(1)); {
	case !ok:
		op.EmitError("could not determine equality")
	case d == 0:
		op.EmitRemark("equal")
	default:
		op.EmitRemark("different")
	}
	return true
}

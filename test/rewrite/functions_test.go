package rewrite_test

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// binary is the view of the operations with two operands.
type binary struct{ *ir.Operation }

func (b binary) lhs() *ir.Value { return b.Operand(0) }
func (b binary) rhs() *ir.Value { return b.Operand(1) }

// fused is the location that rules give what they make.
func fused(op *ir.Operation, others ...*ir.Operation) ir.Location {
	locs := []ir.Location{op.Loc()}
	for _, o := range others {
		locs = append(locs, o.Loc())
	}
	return op.Context().FusedLoc(locs, nil)
}

// isNumber reports whether arith.constant defines v as the number n.
func isNumber(v *ir.Value, n int64) bool {
	op := v.DefinedBy(arith.Constant)
	return op != nil && op.Prop(0) == ir.Attribute(v.Context().Int(v.Context().I32(), n))
}

// functions are the patterns as functions of Go. count is called with the name of each that applies.
func functions(count func(name string)) []*rewrite.Pattern {
	on := func(name string, def *ir.OpDef, benefit int, f func(op binary, rw *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.On(name, def, func(op binary, rw *rewrite.Rewriter) bool {
			ok := f(op, rw)
			if ok {
				count(name)
			}
			return ok
		}).WithBenefit(benefit)
	}
	return []*rewrite.Pattern{
		on("add-zero", arith.AddI, 2, func(op binary, rw *rewrite.Rewriter) bool {
			if !isNumber(op.rhs(), 0) {
				return false
			}
			rw.Replace(op.Operation, op.lhs())
			return true
		}),
		on("add-add", arith.AddI, 4, addAdd),
		on("sub-self", arith.SubI, 1, func(op binary, rw *rewrite.Rewriter) bool {
			if op.lhs() != op.rhs() {
				return false
			}
			rw.Replace(op.Operation, arith.NewInt(&rw.Builder, op.Loc(), op.lhs().Type(), 0))
			return true
		}),
		on("carry", arith.AddUIExtended, 1, func(op binary, rw *rewrite.Rewriter) bool {
			s := arith.NewBinary(&rw.Builder, op.Loc(), arith.AddI, op.lhs(), op.rhs())
			rw.Replace(op.Operation, s, arith.NewCmpI(&rw.Builder, op.Loc(), arith.ULT, s, op.lhs()))
			return true
		}),
		on("times-one", arith.MulUIExtended, 2, func(op binary, rw *rewrite.Rewriter) bool {
			if !isNumber(op.rhs(), 1) {
				return false
			}
			rw.Replace(op.Operation, op.lhs(), arith.NewInt(&rw.Builder, fused(op.Operation, op.rhs().DefiningOp()), op.lhs().Type(), 0))
			return true
		}),
		on("low-half", arith.AddI, 3, func(op binary, rw *rewrite.Rewriter) bool {
			m := op.lhs().DefinedBy(arith.MulUIExtended)
			if m == nil || op.lhs().Index() != 0 {
				return false
			}
			loc := fused(op.Operation, m)
			rw.Replace(op.Operation, arith.NewBinary(&rw.Builder, loc, arith.AddI, arith.NewBinary(&rw.Builder, loc, arith.MulI, m.Operand(0), m.Operand(1)), op.rhs()))
			return true
		}),
		on("add-sub", arith.AddI, 5, func(op binary, rw *rewrite.Rewriter) bool {
			for _, v := range [2][2]*ir.Value{{op.lhs(), op.rhs()}, {op.rhs(), op.lhs()}} {
				if d := v[0].DefinedBy(arith.SubI); d != nil && d.Operand(1) == v[1] {
					rw.Replace(op.Operation, d.Operand(0))
					return true
				}
			}
			return false
		}),
		on("splat", tensor.FromElements, 1, func(op binary, rw *rewrite.Rewriter) bool {
			if op.NumOperands() != 2 || op.lhs() != op.rhs() {
				return false
			}
			rw.ReplaceByNew(op.Operation, tensor.Splat, []*ir.Value{op.lhs()}, op.ResultTypes())
			return true
		}),
		on("select-same", arith.Select, 5, func(op binary, rw *rewrite.Rewriter) bool {
			if op.Operand(1) != op.Operand(2) {
				return false
			}
			rw.Replace(op.Operation, op.Operand(1))
			return true
		}),
		on("select-select", arith.Select, 2, func(op binary, rw *rewrite.Rewriter) bool {
			s := op.Operand(1).DefinedBy(arith.Select)
			if s == nil || s.Operand(0) != op.Operand(0) {
				return false
			}
			rw.ReplaceWithOp(op.Operation, rw.Create(fused(op.Operation, s), arith.Select, []*ir.Value{op.Operand(0), s.Operand(1), op.Operand(2)}, op.ResultTypes()))
			return true
		}),
		on("and-all-ones", arith.AndI, 2, func(op binary, rw *rewrite.Rewriter) bool {
			k := op.rhs().DefinedBy(arith.Constant)
			if k == nil || !isAllOnes(k.Prop(0)) {
				return false
			}
			rw.Replace(op.Operation, op.lhs())
			return true
		}),
		on("xor-xor", arith.XOrI, 2, func(op binary, rw *rewrite.Rewriter) bool {
			i := op.lhs().DefinedBy(arith.XOrI)
			if i == nil || i.Operand(1) != op.rhs() {
				return false
			}
			rw.Replace(op.Operation, i.Operand(0))
			return true
		}),
		on("double", arith.ShLI, 2, func(op binary, rw *rewrite.Rewriter) bool {
			if !isNumber(op.rhs(), 1) {
				return false
			}
			rw.Replace(op.Operation, arith.NewBinary(&rw.Builder, op.Context().NameLoc("doubled", ir.UnknownLoc), arith.AddI, op.lhs(), op.lhs()))
			return true
		}),
		on("remainder", arith.RemUI, 1, func(op binary, rw *rewrite.Rewriter) bool {
			q := arith.NewBinary(&rw.Builder, op.Loc(), arith.DivUI, op.lhs(), op.rhs())
			p := arith.NewBinary(&rw.Builder, op.Loc(), arith.MulI, q, op.rhs())
			loc := op.Context().FusedLoc([]ir.Location{op.Loc()}, op.Context().String("rest"))
			rw.Replace(op.Operation, arith.NewBinary(&rw.Builder, loc, arith.SubI, op.lhs(), p))
			return true
		}),
		on("compare-sums", arith.CmpI, 3, func(op binary, rw *rewrite.Rewriter) bool {
			l, r := op.lhs().DefinedBy(arith.AddI), op.rhs().DefinedBy(arith.AddI)
			if l == nil || r == nil || l.Operand(1) != r.Operand(1) || !isEquality(op.Prop(0)) {
				return false
			}
			rw.ReplaceWithOp(op.Operation, rw.Create(fused(op.Operation, l, r), arith.CmpI, []*ir.Value{l.Operand(0), r.Operand(0)}, op.ResultTypes(), ir.Named("predicate", op.Prop(0))))
			return true
		}),
	}
}

func addAdd(op binary, rw *rewrite.Rewriter) bool {
	k1, inner := op.rhs().DefinedBy(arith.Constant), op.lhs().DefinedBy(arith.AddI)
	if k1 == nil || inner == nil {
		return false
	}
	k0 := inner.Operand(1).DefinedBy(arith.Constant)
	if k0 == nil {
		return false
	}
	loc := fused(op.Operation, k0, inner, k1)
	k := arith.NewConstant(&rw.Builder, loc, sum(k0.Prop(0), k1.Prop(0)).(ir.TypedAttr))
	rw.Replace(op.Operation, arith.NewBinary(&rw.Builder, loc, arith.AddI, inner.Operand(0), k))
	return true
}

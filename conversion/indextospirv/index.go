// Package indextospirv converts ops of the index dialect to the spirv dialect.
package indextospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// elementwise lists the ops with a counterpart that takes the same operands.
var elementwise = [...]struct{ from, to *ir.OpDef }{
	{index.Add, spirv.IAdd}, {index.Sub, spirv.ISub}, {index.Mul, spirv.IMul}, {index.DivS, spirv.SDiv}, {index.DivU, spirv.UDiv},
	{index.RemS, spirv.SRem}, {index.RemU, spirv.UMod}, {index.MaxS, spirv.GLSMax}, {index.MaxU, spirv.GLUMax},
	{index.MinS, spirv.GLSMin}, {index.MinU, spirv.GLUMin}, {index.Shl, spirv.ShiftLeftLogical},
	{index.ShrS, spirv.ShiftRightArithmetic}, {index.ShrU, spirv.ShiftRightLogical},
	{index.And, spirv.BitwiseAnd}, {index.Or, spirv.BitwiseOr}, {index.XOr, spirv.BitwiseXor},
}

var comparisons = [...]*ir.OpDef{
	index.EQ: spirv.IEqual, index.NE: spirv.INotEqual,
	index.SLT: spirv.SLessThan, index.SLE: spirv.SLessThanEqual, index.SGT: spirv.SGreaterThan, index.SGE: spirv.SGreaterThanEqual,
	index.ULT: spirv.ULessThan, index.ULE: spirv.ULessThanEqual, index.UGT: spirv.UGreaterThan, index.UGE: spirv.UGreaterThanEqual,
}

// AddPatterns appends the patterns for all ops of index.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, e := range elementwise {
		ps = append(ps, spirvtypes.Elementwise(c, e.from, e.to))
	}
	return append(ps,
		expand(c, index.CeilDivS, ceilDivS), expand(c, index.CeilDivU, ceilDivU), expand(c, index.FloorDivS, floorDivS),
		cast(c, index.CastS, spirv.SConvert), cast(c, index.CastU, spirv.UConvert),
		rewrite.Convert("index.cmp to spirv", &c.TypeConverter, index.Cmp, func(op index.CmpOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.ReplaceByNew(op.Operation, comparisons[op.Predicate()], ad.Operands, []ir.Type{rw.Context().I1()})
			return true
		}),
		rewrite.ConvertOp(spirvtypes.Name(index.Constant, spirv.Constant), &c.TypeConverter, index.Constant,
			func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				a := op.Attr("value").(*ir.IntegerAttr)
				t := c.IndexType()
				rw.Replace(op, spirv.NewConstant(&rw.Builder, op.Loc(), rw.Context().APInt(t, a.Value.SExtOrTrunc(t.Width)), t))
				return true
			}),
		rewrite.ConvertOp(spirvtypes.Name(index.BoolConstant, spirv.Constant), &c.TypeConverter, index.BoolConstant,
			func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				rw.Replace(op, spirv.NewConstant(&rw.Builder, op.Loc(), op.Attr("value"), rw.Context().I1()))
				return true
			}),
		rewrite.ConvertOp(spirvtypes.Name(index.SizeOf, spirv.Constant), &c.TypeConverter, index.SizeOf,
			func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				t := c.IndexType()
				rw.Replace(op, spirv.NewSplat(&rw.Builder, op.Loc(), t, int64(t.Width)))
				return true
			}))
}

// cast converts the width if the converted types differ.
//
//go:noinline
func cast(c *spirvtypes.Converter, from, to *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp(spirvtypes.Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := c.ResultType(op, rw)
		switch {
		case t == nil:
			return false
		case ad.Operand(0).Type() == t:
			rw.Replace(op, ad.Operand(0))
		default:
			rw.ReplaceByNew(op, to, ad.Operands, []ir.Type{t})
		}
		return true
	})
}

// division is the state of expanding a division.
type division struct {
	n, m *ir.Value
	rw   *rewrite.Rewriter
	loc  ir.Location
}

//go:noinline
func expand(c *spirvtypes.Converter, def *ir.OpDef, f func(d division) *ir.Value) *rewrite.Pattern {
	return rewrite.ConvertOp(def.Name+" to spirv", &c.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, f(division{ad.Operand(0), ad.Operand(1), rw, op.Loc()}))
		return true
	})
}

func (d division) constant(v int64) *ir.Value {
	return spirv.NewSplat(&d.rw.Builder, d.loc, d.n.Type(), v)
}

func (d division) int(def *ir.OpDef, vs ...*ir.Value) *ir.Value {
	return spirvtypes.New1(d.rw, d.loc, def, d.n.Type(), vs...)
}

func (d division) bool(def *ir.OpDef, vs ...*ir.Value) *ir.Value {
	return spirvtypes.New1(d.rw, d.loc, def, d.rw.Context().I1(), vs...)
}

// ceilDivS computes (n+x)/m+1 with x = -sign(m) if n and m have the same sign, else
// -(-n/m).
func ceilDivS(d division) *ir.Value {
	zero, one, minus := d.constant(0), d.constant(1), d.constant(-1)
	mPos := d.bool(spirv.SGreaterThan, d.m, zero)
	x := d.int(spirv.Select, mPos, minus, one)
	same := d.int(spirv.IAdd, d.int(spirv.SDiv, d.int(spirv.IAdd, d.n, x), d.m), one)
	other := d.int(spirv.ISub, zero, d.int(spirv.SDiv, d.int(spirv.ISub, zero, d.n), d.m))
	nPos := d.bool(spirv.SGreaterThan, d.n, zero)
	signs := d.bool(spirv.LogicalEqual, nPos, mPos)
	both := d.bool(spirv.LogicalAnd, signs, d.bool(spirv.INotEqual, d.n, zero))
	return d.int(spirv.Select, both, same, other)
}

// ceilDivU computes (n-1)/m+1, and 0 for n = 0.
func ceilDivU(d division) *ir.Value {
	zero, one := d.constant(0), d.constant(1)
	q := d.int(spirv.IAdd, d.int(spirv.UDiv, d.int(spirv.ISub, d.n, one), d.m), one)
	return d.int(spirv.Select, d.bool(spirv.IEqual, d.n, zero), zero, q)
}

// floorDivS computes -1-(x-n)/m with x = -sign(m) if n and m differ in sign, else n/m.
// MLIR 19 swaps the two results of the select, and so does this function.
func floorDivS(d division) *ir.Value {
	zero, one, minus := d.constant(0), d.constant(1), d.constant(-1)
	mNeg := d.bool(spirv.SLessThan, d.m, zero)
	x := d.int(spirv.Select, mNeg, one, minus)
	differ := d.int(spirv.ISub, minus, d.int(spirv.SDiv, d.int(spirv.ISub, x, d.n), d.m))
	same := d.int(spirv.SDiv, d.n, d.m)
	nNeg := d.bool(spirv.SLessThan, d.n, zero)
	signs := d.bool(spirv.LogicalNotEqual, nNeg, mNeg)
	both := d.bool(spirv.LogicalAnd, signs, d.bool(spirv.INotEqual, d.n, zero))
	return d.int(spirv.Select, both, same, differ)
}

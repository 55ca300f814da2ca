// Package indextollvm converts ops of the index dialect to the llvm dialect, as MLIR does.
package indextollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// direct lists the ops with a counterpart that takes the same operands and attributes.
var direct = [...]struct{ from, to *ir.OpDef }{
	{index.Add, llvm.Add}, {index.Sub, llvm.Sub}, {index.Mul, llvm.Mul}, {index.DivS, llvm.SDiv}, {index.DivU, llvm.UDiv},
	{index.RemS, llvm.SRem}, {index.RemU, llvm.URem}, {index.MaxS, llvm.IntrSmax}, {index.MaxU, llvm.IntrUmax},
	{index.MinS, llvm.IntrSmin}, {index.MinU, llvm.IntrUmin}, {index.Shl, llvm.Shl}, {index.ShrS, llvm.AShr}, {index.ShrU, llvm.LShr},
	{index.And, llvm.And}, {index.Or, llvm.Or}, {index.XOr, llvm.XOr}, {index.BoolConstant, llvm.Constant},
}

// AddPatterns appends the patterns for all ops of index.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, e := range direct {
		ps = append(ps, llvmtypes.OneToOne(c, e.from, e.to, llvmtypes.SameAttrs))
	}
	tc := &c.TypeConverter
	return append(ps,
		expand(c, index.CeilDivS, division.ceilS), expand(c, index.CeilDivU, division.ceilU), expand(c, index.FloorDivS, division.floorS),
		cast(c, index.CastS, llvm.SExt), cast(c, index.CastU, llvm.ZExt),
		rewrite.ConvertOp(llvmtypes.Name(index.Cmp, llvm.ICmp), tc, index.Cmp, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			p := index.CmpOp{Operation: op}.Predicate()
			rw.Replace(op, compare(rw, op.Loc(), uint64(p), ad.Operand(0), ad.Operand(1)))
			return true
		}),
		rewrite.ConvertOp(llvmtypes.Name(index.SizeOf, llvm.Constant), tc, index.SizeOf, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Replace(op, llvm.NewInt(&rw.Builder, op.Loc(), c.IndexType(), int64(c.IndexBits())))
			return true
		}),
		rewrite.ConvertOp(llvmtypes.Name(index.Constant, llvm.Constant), tc, index.Constant, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			v, t := op.Attr("value").(*ir.IntegerAttr), c.IndexType()
			rw.Replace(op, llvm.NewConstant(&rw.Builder, op.Loc(), t, rw.Context().APInt(t, v.Value.SExtOrTrunc(t.Width))))
			return true
		}))
}

// compare puts a comparison. The predicates of index have the numbers of LLVM IR.
func compare(rw *rewrite.Rewriter, loc ir.Location, predicate uint64, lhs, rhs *ir.Value) *ir.Value {
	c := rw.Context()
	return rw.Create(loc, llvm.ICmp, []*ir.Value{lhs, rhs}, []ir.Type{c.I1()}, ir.Named("predicate", c.Int(c.I64(), int64(predicate)))).Result(0)
}

// cast converts the width if the converted types differ.
//
//go:noinline
func cast(c *llvmtypes.Converter, from, extend *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp(llvmtypes.Name(from, extend), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		v := ad.Operand(0)
		in, isInt := v.Type().(*ir.IntegerType)
		out, ok := c.Convert(op.Result(0).Type()).(*ir.IntegerType)
		switch {
		case !ok || !isInt:
			return rw.Fail("it casts no integer")
		case in == out:
			rw.Replace(op, v)
		case in.Width > out.Width:
			rw.ReplaceByNew(op, llvm.Trunc, []*ir.Value{v}, []ir.Type{out})
		default:
			rw.ReplaceByNew(op, extend, []*ir.Value{v}, []ir.Type{out})
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
func expand(c *llvmtypes.Converter, def *ir.OpDef, f func(d division) *ir.Value) *rewrite.Pattern {
	return rewrite.ConvertOp(def.Name+" to llvm", &c.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, f(division{ad.Operand(0), ad.Operand(1), rw, op.Loc()}))
		return true
	})
}

func (d division) constant(v int64) *ir.Value {
	return llvm.NewInt(&d.rw.Builder, d.loc, d.n.Type(), v)
}

func (d division) int(def *ir.OpDef, vs ...*ir.Value) *ir.Value {
	return llvm.NewOne(&d.rw.Builder, d.loc, def, d.n.Type(), vs...)
}

func (d division) bool(predicate uint64, l, r *ir.Value) *ir.Value {
	return compare(d.rw, d.loc, predicate, l, r)
}

func (d division) both(l, r *ir.Value) *ir.Value {
	return llvm.NewOne(&d.rw.Builder, d.loc, llvm.And, d.rw.Context().I1(), l, r)
}

// ceilS computes (n+x)/m+1 with x = -sign(m) if n and m have the same sign, else -(-n/m).
func (d division) ceilS() *ir.Value {
	zero, one, minus := d.constant(0), d.constant(1), d.constant(-1)
	mPos := d.bool(llvm.ICmpSGT, d.m, zero)
	x := d.int(llvm.Select, mPos, minus, one)
	same := d.int(llvm.Add, d.int(llvm.SDiv, d.int(llvm.Add, d.n, x), d.m), one)
	other := d.int(llvm.Sub, zero, d.int(llvm.SDiv, d.int(llvm.Sub, zero, d.n), d.m))
	nPos := d.bool(llvm.ICmpSGT, d.n, zero)
	signs := d.bool(llvm.ICmpEQ, nPos, mPos)
	return d.int(llvm.Select, d.both(signs, d.bool(llvm.ICmpNE, d.n, zero)), same, other)
}

// ceilU computes (n-1)/m+1, and 0 for n = 0.
func (d division) ceilU() *ir.Value {
	zero, one := d.constant(0), d.constant(1)
	q := d.int(llvm.Add, d.int(llvm.UDiv, d.int(llvm.Sub, d.n, one), d.m), one)
	return d.int(llvm.Select, d.bool(llvm.ICmpEQ, d.n, zero), zero, q)
}

// floorS computes -1-(x-n)/m with x = -sign(m) if n and m differ in sign, else n/m.
func (d division) floorS() *ir.Value {
	zero, one, minus := d.constant(0), d.constant(1), d.constant(-1)
	mNeg := d.bool(llvm.ICmpSLT, d.m, zero)
	x := d.int(llvm.Select, mNeg, one, minus)
	differ := d.int(llvm.Sub, minus, d.int(llvm.SDiv, d.int(llvm.Sub, x, d.n), d.m))
	same := d.int(llvm.SDiv, d.n, d.m)
	nNeg := d.bool(llvm.ICmpSLT, d.n, zero)
	signs := d.bool(llvm.ICmpNE, nNeg, mNeg)
	return d.int(llvm.Select, d.both(signs, d.bool(llvm.ICmpNE, d.n, zero)), differ, same)
}

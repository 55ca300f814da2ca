package spirvtollvm

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// splat puts a constant whose elements are all n, with the attribute that a constant of SPIR-V would have.
func (x *state) splat(n int64) *ir.Value {
	return llvm.NewConstant(&x.Builder, x.loc, x.to, spirv.SplatAttr(x.from, n))
}

// not inverts all bits.
func (x *state) not() bool {
	ones := x.splat(-1)
	return x.replace(x.one(llvm.XOr, x.op.Operand(0), ones))
}

// amount makes an offset or a count, which is a scalar, a value of the type of the base.
func (x *state) amount(v *ir.Value) *ir.Value {
	if t, ok := x.from.(*ir.VectorType); ok {
		v = x.broadcast(v, t.Shape()[0])
	}
	switch n, m := width(v.Type()), width(x.to); {
	case n < m:
		return x.one(llvm.ZExt, v)
	case n > m:
		return x.one(llvm.Trunc, v)
	}
	return v
}

// broadcast puts a vector of n elements that are all v.
func (x *state) broadcast(v *ir.Value, n int64) *ir.Value {
	t := x.Convert(x.ctx.Vector([]int64{n}, v.Type()))
	all := x.undefined(t)
	for i := range n {
		at := llvm.NewInt(&x.Builder, x.loc, x.ctx.I32(), i)
		all = llvm.NewOne(&x.Builder, x.loc, llvm.InsertElement, t, all, v, at)
	}
	return all
}

// bitFieldInsert computes base & mask | insert << offset, where mask has the bits outside of the field.
func (x *state) bitFieldInsert() bool {
	base, insert := x.op.Operand(0), x.op.Operand(1)
	offset, count := x.amount(x.op.Operand(2)), x.amount(x.op.Operand(3))
	ones := x.splat(-1)
	outside := x.one(llvm.Shl, ones, count)
	field := x.one(llvm.XOr, outside, ones)
	field = x.one(llvm.Shl, field, offset)
	mask := x.one(llvm.XOr, field, ones)
	kept := x.one(llvm.And, base, mask)
	added := x.one(llvm.Shl, insert, offset)
	return x.replace(x.one(llvm.Or, kept, added))
}

// bitFieldUExtract computes base >> offset & ^(-1 << count).
func (x *state) bitFieldUExtract() bool {
	offset, count := x.amount(x.op.Operand(1)), x.amount(x.op.Operand(2))
	ones := x.splat(-1)
	outside := x.one(llvm.Shl, ones, count)
	mask := x.one(llvm.XOr, outside, ones)
	field := x.one(llvm.LShr, x.op.Operand(0), offset)
	return x.replace(x.one(llvm.And, field, mask))
}

// bitFieldSExtract shifts the field to the left end, and back with its sign.
func (x *state) bitFieldSExtract() bool {
	offset, count := x.amount(x.op.Operand(1)), x.amount(x.op.Operand(2))
	size := x.splat(int64(width(x.from)))
	end := x.one(llvm.Add, count, offset)
	left := x.one(llvm.Sub, size, end)
	field := x.one(llvm.Shl, x.op.Operand(0), left)
	right := x.one(llvm.Add, offset, left)
	return x.replace(x.one(llvm.AShr, field, right))
}

// bitcast makes no cast between pointers, which do not say what they point to.
func (x *state) bitcast() bool {
	if _, ok := x.to.(*llvm.PointerType); ok {
		return x.replace(x.ad.Operand(0))
	}
	x.ReplaceByNew(x.op, llvm.BitCast, x.ad.Operands, []ir.Type{x.to}, x.op.Attrs()...)
	return true
}

// number puts a constant float.
func (x *state) number(n int64) *ir.Value { return x.splat(n) }

func (x *state) inverseSqrt() bool {
	one := x.number(1)
	root := x.one(llvm.IntrSqrt, x.op.Operand(0))
	return x.replace(x.one(llvm.FDiv, one, root))
}

func (x *state) tan() bool {
	sin := x.one(llvm.IntrSin, x.op.Operand(0))
	cos := x.one(llvm.IntrCos, x.op.Operand(0))
	return x.replace(x.one(llvm.FDiv, sin, cos))
}

// tanh computes (e - 1) / (e + 1), where e is exp(2x).
func (x *state) tanh() bool {
	two := x.number(2)
	twice := x.one(llvm.FMul, two, x.op.Operand(0))
	e := x.one(llvm.IntrExp, twice)
	one := x.number(1)
	less := x.one(llvm.FSub, e, one)
	more := x.one(llvm.FAdd, e, one)
	return x.replace(x.one(llvm.FDiv, less, more))
}

package lower

import (
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// fit extends or truncates a number without a sign to the elements of a type, and spreads it.
func (l *lowering) fit(v *ir.Value, t ir.Type) *ir.Value {
	return l.spread(l.resized(v, ir.ElementTypeOrSelf(t)), t)
}

// fieldMask puts a number whose lowest bits are set, from none to all of them.
func (l *lowering) fieldMask(n *ir.Value) *ir.Value {
	t := n.Type()
	w := l.splat(t, int64(ir.NumberWidth(ir.ElementTypeOrSelf(t))))
	all := l.splat(t, -1)
	some := l.one(llvm.Sub, t, w, n)
	mask := l.one(llvm.LShr, t, all, l.choose(l.compare(llvm.ICmpULT, some, w), some, l.zero(t)))
	return l.choose(l.compare(llvm.ICmpEQ, n, l.zero(t)), l.zero(t), mask)
}

// bounded puts a number below the width of its type.
func (l *lowering) bounded(n *ir.Value) *ir.Value {
	t := n.Type()
	return l.one(llvm.And, t, n, l.splat(t, int64(ir.NumberWidth(ir.ElementTypeOrSelf(t)))-1))
}

func (l *lowering) bitFieldInsert(_ *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[0].Type()
	at, n := l.bounded(l.fit(x[2], t)), l.fit(x[3], t)
	mask := l.one(llvm.Shl, t, l.fieldMask(n), at)
	kept := l.one(llvm.And, t, x[0], l.one(llvm.XOr, t, mask, l.splat(t, -1)))
	return l.one(llvm.Or, t, kept, l.one(llvm.And, t, l.one(llvm.Shl, t, x[1], at), mask))
}

// bitFieldExtract moves the field to the upper end and back, with its sign or without.
func (l *lowering) bitFieldExtract(op *ir.Operation, x []*ir.Value) *ir.Value {
	t := x[0].Type()
	at, n := l.bounded(l.fit(x[1], t)), l.fit(x[2], t)
	field := l.one(llvm.And, t, l.one(llvm.LShr, t, x[0], at), l.fieldMask(n))
	if nameOf(op) == "BitFieldUExtract" {
		return field
	}
	w := l.splat(t, int64(ir.NumberWidth(ir.ElementTypeOrSelf(t))))
	up := l.bounded(l.one(llvm.Sub, t, w, n))
	return l.one(llvm.AShr, t, l.one(llvm.Shl, t, field, up), up)
}

// dot adds the products of integers: of vectors, or of the bytes of a word. With a third operand, the sum saturates.
func (l *lowering) dot(op *ir.Operation, x []*ir.Value) *ir.Value {
	name := nameOf(op)
	to := l.typ(op, op.Result(0).Type())
	bytes := l.c.Vector([]int64{4}, l.c.I(8))
	for i := range 2 {
		if !isVector(x[i].Type()) {
			x[i] = l.one(llvm.BitCast, bytes, x[i])
		}
	}
	extend := [2]*ir.OpDef{llvm.SExt, llvm.SExt}
	switch {
	case strings.HasPrefix(name, "SU"):
		extend[1] = llvm.ZExt
	case strings.HasPrefix(name, "U"):
		extend = [2]*ir.OpDef{llvm.ZExt, llvm.ZExt}
	}
	const wide = 128
	elem := l.c.I(wide)
	var sum *ir.Value
	for i := range lanes(x[0].Type()) {
		p := l.mul(l.one(extend[0], elem, l.elementAt(x[0], i)), l.one(extend[1], elem, l.elementAt(x[1], i)))
		if sum == nil {
			sum = p
		} else {
			sum = l.add(sum, p)
		}
	}
	if len(x) < 3 {
		return l.one(llvm.Trunc, to, sum)
	}
	least, most, low, high := least, greatest, llvm.IntrSmax, llvm.IntrSmin
	if extend[0] == llvm.ZExt {
		least, most, low, high = zeros, ones, llvm.IntrUmax, llvm.IntrUmin
	}
	g := &gathering{lowering: l}
	bound := func(n identity) *ir.Value { return l.one(extend[0], elem, g.identity(to, n)) }
	sum = l.add(sum, l.one(extend[0], elem, x[2]))
	sum = l.one(high, elem, l.one(low, elem, sum, bound(least)), bound(most))
	return l.one(llvm.Trunc, to, sum)
}

// replicate makes a composite whose parts are all equal.
func (l *lowering) replicate(op *ir.Operation, _ []*ir.Value) *ir.Value {
	return l.parts(op, op.Result(0).Type(), op.Attr("value"))
}

// parts makes a composite of type t whose parts are all value, or whose parts consist of it.
func (l *lowering) parts(op *ir.Operation, t ir.Type, value ir.Attribute) *ir.Value {
	all := l.zero(l.typ(op, t))
	n, ok := spirv.NumElements(t)
	elem := spirv.ElementAt(t, 0)
	switch {
	case !ok || n > maxParts:
		l.refuse(op, "the composite is too large")
		return all
	case elem == nil || l.err != nil:
		return all
	}
	var part *ir.Value
	if _, composite := value.(*ir.DenseElementsAttr); composite || spirv.IsScalar(elem) {
		part = l.constantValue(op, elem, value)
	} else {
		part = l.parts(op, elem, value)
	}
	for i := range n {
		all = l.insertAt(all, part, i)
	}
	return all
}

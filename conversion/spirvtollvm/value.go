package spirvtollvm

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// constant converts a number or a vector. LLVM IR has no signs in types.
func (x *state) constant() bool {
	if !isNumberOrVector(x.from) {
		return x.Fail("it is neither a number nor a vector")
	}
	if i, ok := ir.ElementTypeOrSelf(x.from).(*ir.IntegerType); ok && i.Signedness != ir.Signless {
		v := signless(x.op.Attr("value"), x.to)
		if v == nil {
			return x.Fail("the constant is no number")
		}
		return x.replace(llvm.NewConstant(&x.Builder, x.loc, x.to, v))
	}
	x.ReplaceByNew(x.op, llvm.Constant, nil, []ir.Type{x.to}, x.op.Attrs()...)
	return true
}

// signless returns the integer or elements a with the type t, or nil if a is neither.
func signless(a ir.Attribute, t ir.Type) ir.Attribute {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return t.Context().APInt(t, a.Value)
	case *ir.DenseElementsAttr:
		if v, ok := t.(ir.ShapedType); ok {
			return t.Context().Dense(v, a.Raw)
		}
	}
	return nil
}

// indicesOf returns the constant indices of a composite operation.
func indicesOf(op *ir.Operation) []int64 {
	list, _ := op.Attr("indices").(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	at := make([]int64, len(list.Elements))
	for i, e := range list.Elements {
		if n, ok := e.(*ir.IntegerAttr); ok {
			at[i] = n.Int64Or(-1)
		}
	}
	return at
}

func (x *state) i32(n int64) *ir.Value { return llvm.NewInt(&x.Builder, x.loc, x.ctx.I32(), n) }

// extract reads an element: of a vector at a value, of other composites at a position.
func (x *state) extract() bool {
	at := indicesOf(x.op)
	if _, ok := x.op.Operand(0).Type().(*ir.VectorType); ok {
		return x.replace(x.one(llvm.ExtractElement, x.ad.Operand(0), x.i32(at[0])))
	}
	if llvm.ElementAt(x.ad.Operand(0).Type(), at...) == nil {
		return x.Fail("the element is part of a vector")
	}
	return x.replace(llvm.NewExtractValue(&x.Builder, x.loc, x.ad.Operand(0), at...))
}

// insert changes an element, like extract.
func (x *state) insert() bool {
	object, composite, at := x.ad.Operand(0), x.ad.Operand(1), indicesOf(x.op)
	if _, ok := x.op.Operand(1).Type().(*ir.VectorType); ok {
		return x.replace(x.one(llvm.InsertElement, composite, object, x.i32(at[0])))
	}
	return x.replace(llvm.NewInsertValue(&x.Builder, x.loc, composite, object, at...))
}

// shuffle makes one operation if both vectors have the same length, and otherwise moves element by element.
func (x *state) shuffle() bool {
	list, _ := x.op.Attr("components").(*ir.ArrayAttr)
	v, ok := x.to.(*ir.VectorType)
	if list == nil || !ok {
		return x.Fail(noType)
	}
	first, second := x.ad.Operand(0), x.ad.Operand(1)
	n := vectorLen(first)
	at := make([]int32, len(list.Elements))
	for i, e := range list.Elements {
		if c, ok := e.(*ir.IntegerAttr); ok {
			at[i] = int32(c.Int64Or(-1))
		}
	}
	if n == vectorLen(second) {
		x.ReplaceByNew(x.op, llvm.ShuffleVector, []*ir.Value{first, second}, []ir.Type{x.to}, ir.Named("mask", x.ctx.DenseI32Array(at...)))
		return true
	}
	all := x.undefined(x.to)
	for i, k := range at {
		if k == -1 {
			continue
		}
		from, k := first, int64(k)
		if k >= n {
			from, k = second, k-n
		}
		to := x.i32(int64(i))
		e := llvm.NewOne(&x.Builder, x.loc, llvm.ExtractElement, v.ElementType(), from, x.i32(k))
		all = x.one(llvm.InsertElement, all, e, to)
	}
	return x.replace(all)
}

func vectorLen(v *ir.Value) int64 {
	if t, ok := v.Type().(*ir.VectorType); ok {
		return t.Shape()[0]
	}
	return 0
}

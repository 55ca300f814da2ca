package fixed

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// OfName names the attribute of products of matrices that is the type of their numbers.
const OfName = "of"

// product is the row of an operation on whole matrices, as linalg has them: its loops,
// and which element of each matrix a step of the loops works on. Matrices have the bits
// of numbers as i32, as buffers have them. Linalg's passes and the compiler of spvc need
// to know no more.
var product = &linalg.Named{
	Name: "fixed.matmul", Summary: "product of matrices, added to a third one, saturating in each step",
	Loops: "m n +k", Maps: "m k; k n; m n",
	Attrs: []ir.AttrDef{{Name: OfName, Type: ir.TypeAttrKind}},
	Body:  linalg.Code(multiplyAdd),
}

// MatMul is the op of the row.
var MatMul = linalg.DeclareNamed(product)

// matMulEntry returns the entry of MatMul, which needs a verifier besides what the row gives.
func matMulEntry() ir.OpEntry {
	e := linalg.EntryOfNamed(product)
	e.Verify = verifyMatMul
	return e
}

// multiplyAdd creates the body of a product: what happens to three elements.
func multiplyAdd(b *ir.Builder, in []*ir.Value, attr func(name string) ir.Attribute) (v *ir.Value, why string) {
	t := numbersOf(attr(OfName))
	if t == nil {
		return nil, "the attribute 'of' must be a type '!fixed.q'"
	}
	new1 := func(def *ir.OpDef, t ir.Type, in ...*ir.Value) *ir.Value {
		return b.Create(ir.UnknownLoc, def, in, []ir.Type{t}).Result(0)
	}
	var numbers [3]*ir.Value
	for i, bits := range in {
		if bits.Type() != b.Context().I32() {
			return nil, "the elements must be 'i32', but are " + ir.QuoteType(bits.Type())
		}
		numbers[i] = new1(FromBits, t, bits)
	}
	sum := new1(Add, t, numbers[2], new1(Mul, t, numbers[0], numbers[1]))
	return new1(ToBits, b.Context().I32(), sum), ""
}

// numbersOf returns the type of numbers that an attribute states, or nil.
func numbersOf(a ir.Attribute) *QType {
	if a, ok := a.(*ir.TypeAttr); ok {
		t, _ := a.Value.(*QType)
		return t
	}
	return nil
}

// verifyMatMul checks what multiplyAdd needs. The op may also come with a body of its own, in the generic form.
func verifyMatMul(op *ir.Operation) bool {
	if numbersOf(op.Attr(OfName)) == nil {
		return op.EmitOpError("needs a type '!fixed.q' as attribute 'of'")
	}
	return true
}

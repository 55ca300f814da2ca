package reference

import (
	"math"

	"github.com/spvc/spvc/spirv/spec"
)

// Untyped pointers (SPV_KHR_untyped_pointers) have a storage class, but no pointee; each
// instruction says what the memory holds.

func untypedHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpUntypedVariableKHR:               translateVariable,
		spec.OpUntypedAccessChainKHR:            func(t *translator, in *instruction) { t.untypedChain(in, false) },
		spec.OpUntypedInBoundsAccessChainKHR:    func(t *translator, in *instruction) { t.untypedChain(in, false) },
		spec.OpUntypedPtrAccessChainKHR:         func(t *translator, in *instruction) { t.untypedChain(in, true) },
		spec.OpUntypedInBoundsPtrAccessChainKHR: func(t *translator, in *instruction) { t.untypedChain(in, true) },
		spec.OpUntypedArrayLengthKHR:            translateUntypedLength,
		spec.OpUntypedPrefetchKHR:               translateNothing,
		spec.OpUntypedGroupAsyncCopyKHR:         translateUntypedCopy,
	}
}

// isUntyped reports whether a type is that of untyped pointers.
func (ty *valueType) isUntyped() bool { return ty.kind == pointerType && ty.elem == nil }

// as returns p, or a pointer to values of type ty with p's address if p is untyped.
func (t *translator) as(p value, ty *valueType) value {
	if p.typ.isUntyped() && p.promoted == nil {
		p.view, p.step = t.layoutOf(ty), 0
	}
	return p
}

// isVariable reports whether an instruction declares a variable.
func isVariable(in *instruction) bool {
	return in != nil && (in.op == spec.OpVariable || in.op == spec.OpUntypedVariableKHR)
}

// untypedChain translates access chains whose first operand is the type that the pointer
// points to.
func (t *translator) untypedChain(in *instruction, element bool) {
	ty := t.typeOf(in.arg(0))
	base := t.operand(in, in.arg(1))
	if base.typ.kind != pointerType || !t.typeOf(in.typ).isUntyped() {
		refuse(in, "its operands have the wrong type")
	}
	indices := in.args[min(2, len(in.args)):]
	c := chainBuilder{t: t, inst: in}
	if v := t.variables[in.arg(1)]; v != nil && v.array {
		// The type is that of the array of descriptors.
		if element || ty.kind != arrayType || len(indices) == 0 {
			refuse(in, "it does not select a descriptor")
		}
		ty = ty.elem
		c.descriptor(v, indices[0])
		indices = indices[1:]
	}
	base.view = t.layoutOf(ty)
	c.view = base.view
	if element {
		if len(indices) == 0 {
			refuse(in, "it has no element")
		}
		c.element(base, indices[0])
		indices = indices[1:]
	}
	t.finishChain(&c, base, indices)
}

// translateUntypedLength is translateArrayLength for a block of the type of the first
// operand.
func translateUntypedLength(t *translator, in *instruction) {
	p := t.operand(in, in.arg(1))
	if p.typ.kind != pointerType {
		refuse(in, "its operand is not a pointer")
	}
	p.view = t.layoutOf(t.typeOf(in.arg(0)))
	t.arrayLength(in, p, in.arg(2))
}

// translateUntypedCopy is translateAsyncCopy for elements of a number of bytes.
func translateUntypedCopy(t *translator, in *instruction) {
	size := t.constantValue(in, in.arg(3))
	if size == 0 || size > maxCells {
		refuse(in, "an element of %d bytes", size)
	}
	bytes := t.bytesType(int(min(size, math.MaxInt32)))
	to, from := t.as(t.operand(in, in.arg(1)), bytes), t.as(t.operand(in, in.arg(2)), bytes)
	t.asyncCopy(in, to, from, 4)
}

// bytesType returns the type of an array of bytes.
func (t *translator) bytesType(n int) *valueType {
	return &valueType{kind: arrayType, count: n, cells: n, elem: &valueType{kind: scalarType, scalar: scalar{intScalar, 8}, cells: 1}}
}

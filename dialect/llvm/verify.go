package llvm

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

func verifyBitCast(op *ir.Operation) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	f, fromPtr := ScalarOf(from).(*PointerType)
	t, toPtr := ScalarOf(to).(*PointerType)
	if fromPtr != toPtr {
		return op.EmitOpError("can only cast pointers from and to pointers")
	}
	if !toPtr {
		return true
	}
	switch {
	case IsVector(to) && !IsVector(from):
		return op.EmitOpError("cannot cast pointer to vector of pointers")
	case !IsVector(to) && IsVector(from):
		return op.EmitOpError("cannot cast vector of pointers to pointer")
	case t.AddressSpace != f.AddressSpace:
		return op.EmitOpError("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")
	}
	return true
}

func verifyExtension(op *ir.Operation) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	switch {
	case IsVector(from) && !IsVector(to):
		return op.EmitError("input type is a vector but output type is an integer")
	case IsVector(from) && (VectorLen(from) != VectorLen(to) || IsScalable(from) != IsScalable(to)):
		return op.EmitError("input and output vectors are of incompatible shape")
	case !IsVector(from) && IsVector(to):
		return op.EmitError("input type is an integer but output type is a vector")
	}
	f, ok1 := ScalarOf(from).(*ir.IntegerType)
	t, ok2 := ScalarOf(to).(*ir.IntegerType)
	if ok1 && ok2 && t.Width <= f.Width {
		return op.EmitError("integer width of the output type is smaller or equal to the integer width of the input type")
	}
	return true
}

func verifyZero(op *ir.Operation) bool {
	if x, ok := op.Result(0).Type().(*TargetExtType); ok && !x.HasZero() {
		return op.EmitOpError("target extension type does not support zero-initializer")
	}
	return true
}

func verifyAlloca(op *ir.Operation) bool {
	if a, ok := op.Prop(allocaElemType).(*ir.TypeAttr); ok {
		if x, ok := a.Value.(*TargetExtType); ok && !x.HasMemory() {
			return op.EmitOpError("this target extension type cannot be used in alloca")
		}
	}
	return true
}

func verifyGEP(op *ir.Operation) bool {
	numbers, ok := op.Prop(gepIndices).(*ir.DenseArrayAttr)
	elem, is := op.Prop(gepElemType).(*ir.TypeAttr)
	if !ok || !is {
		return true // the constraints of the row report it
	}
	raw := numbers.Int64s()
	dynamic := 0
	for _, n := range raw {
		if n == DynamicIndex {
			dynamic++
		}
	}
	if dynamic != op.NumOperands()-1 {
		return op.EmitOpError("expected as many dynamic indices as specified in 'rawConstantIndices'")
	}
	if caseOf(op.Prop(gepFlags)) == GEPInBoundsFlag {
		return op.EmitOpError("'inbounds_flag' cannot be used directly.")
	}
	t := elem.Value
	for i := 1; i < len(raw); i++ {
		next := gepStep(op, t, i, raw[i])
		if next == nil {
			return false
		}
		t = next
	}
	return true
}

// gepStep returns the type of the part of t with the number n, which is index i of op. It returns nil after an error.
func gepStep(op *ir.Operation, t ir.Type, i int, n int64) ir.Type {
	switch t := t.(type) {
	case *StructType:
		if n == DynamicIndex {
			op.EmitOpError("expected index " + strconv.Itoa(i) + " indexing a struct to be constant")
			return nil
		}
		body := t.Body()
		if n < 0 || n >= int64(len(body)) {
			op.EmitOpError("index " + strconv.Itoa(i) + " indexing a struct is out of bounds")
			return nil
		}
		return body[n]
	case *ArrayType:
		return t.Element
	case *ir.VectorType, *VectorType:
		return ScalarOf(t)
	}
	op.EmitOpError("type " + ir.QuoteType(t) + " cannot be indexed (index #" + strconv.Itoa(i) + ")")
	return nil
}

// isAtomicType reports whether atomic operations can access a value of type t: 8 bits at least, and a power of two.
func isAtomicType(op *ir.Operation, t ir.Type) bool {
	var bits uint64
	switch t := t.(type) {
	case *ir.IntegerType:
		bits = uint64(t.Width)
	case *ir.FloatType:
		if !IsFloat(t) {
			return false
		}
		bits = uint64(t.Width())
	case *PointerType:
		bits = 64
		if layout, err := datalayout.Closest(op); err == nil {
			if size, err := layout.Bits(t); err == nil {
				bits = size.Min
			}
		}
	default:
		return isClass(t, PPCFP128Def)
	}
	return bits >= 8 && bits&(bits-1) == 0
}

func verifyAtomic(op *ir.Operation, t ir.Type, ordering, syncScope, alignment int, unsupported ...uint64) bool {
	o := caseOf(op.Prop(ordering))
	if o == OrderingNotAtomic {
		if op.Prop(syncScope) != nil {
			return op.EmitOpError("expected syncscope to be null for non-atomic access")
		}
		return true
	}
	if !isAtomicType(op, t) {
		return op.EmitOpError("unsupported type " + ir.QuoteType(t) + " for atomic access")
	}
	for _, u := range unsupported {
		if o == u {
			return op.EmitOpError("unsupported ordering '" + AtomicOrderings.String(o) + "'")
		}
	}
	if op.Prop(alignment) == nil {
		return op.EmitOpError("expected alignment for atomic access")
	}
	return true
}

func verifyLoad(op *ir.Operation) bool {
	return verifyAtomic(op, op.Result(0).Type(), loadOrdering, loadSyncScope, loadAlignment, OrderingRelease, OrderingAcqRel)
}

func verifyStore(op *ir.Operation) bool {
	return verifyAtomic(op, op.Operand(0).Type(), storeOrdering, storeSyncScope, storeAlignment, OrderingAcquire, OrderingAcqRel)
}

func verifyAtomicRMW(op *ir.Operation) bool {
	t := op.Operand(1).Type()
	switch v := caseOf(op.Prop(rmwBinOp)); v {
	case AtomicFAdd, AtomicFSub, AtomicFMin, AtomicFMax, AtomicFMinimum, AtomicFMaximum:
		if !verifyFloatRMW(op, t) {
			return false
		}
	case AtomicXchg:
		if !isAtomicType(op, t) {
			return op.EmitOpError("unexpected LLVM IR type for 'xchg' bin_op")
		}
	default:
		i, ok := t.(*ir.IntegerType)
		if !ok || i.Width != 8 && i.Width != 16 && i.Width != 32 && i.Width != 64 {
			return op.EmitOpError("expected LLVM IR integer type")
		}
	}
	if caseOf(op.Prop(rmwOrdering)) < OrderingMonotonic {
		return op.EmitOpError("expected at least 'monotonic' ordering")
	}
	return true
}

func verifyFloatRMW(op *ir.Operation, t ir.Type) bool {
	switch {
	case IsVector(t) && IsScalable(t):
		return op.EmitOpError("expected LLVM IR fixed vector type")
	case IsVector(t) && !IsFloat(ScalarOf(t)):
		return op.EmitOpError("expected LLVM IR floating point type for vector element")
	case !IsVector(t) && !IsFloat(t):
		return op.EmitOpError("expected LLVM IR floating point type")
	}
	return true
}

func verifyCmpXchg(op *ir.Operation) bool {
	if !isAtomicType(op, op.Operand(2).Type()) {
		return op.EmitOpError("unexpected LLVM IR type")
	}
	success, failure := caseOf(op.Prop(cmpXchgSuccess)), caseOf(op.Prop(cmpXchgFailure))
	if success < OrderingMonotonic || failure < OrderingMonotonic {
		return op.EmitOpError("ordering must be at least 'monotonic'")
	}
	if failure == OrderingRelease || failure == OrderingAcqRel {
		return op.EmitOpError("failure ordering cannot be 'release' or 'acq_rel'")
	}
	return true
}

func verifyFence(op *ir.Operation) bool {
	if caseOf(op.Prop(0)) <= OrderingMonotonic {
		return op.EmitOpError("can be given only acquire, release, acq_rel, and seq_cst orderings")
	}
	return true
}

func verifyShuffleVector(op *ir.Operation) bool {
	mask, ok := op.Prop(0).(*ir.DenseArrayAttr)
	if !ok || !IsScalable(op.Operand(0).Type()) {
		return true
	}
	for _, n := range mask.Int64s() {
		if n != 0 {
			return op.EmitOpError("expected a splat operation for scalable vectors")
		}
	}
	return true
}

// partAt returns the type of the part of t at a position, or why there is none.
func partAt(t ir.Type, position []int64) (part ir.Type, why string) {
	if !Compatible(t) {
		return nil, "expected LLVM IR Dialect type, got " + ir.QuoteType(t)
	}
	for _, i := range position {
		outside := true
		switch a := t.(type) {
		case *ArrayType:
			if outside = i < 0 || uint64(uint32(i)) >= a.Len; !outside {
				t = a.Element
			}
		case *StructType:
			body := a.Body()
			if outside = i < 0 || i >= int64(len(body)); !outside {
				t = body[i]
			}
		default:
			return nil, "expected LLVM IR structure/array type, got: " + ir.QuoteType(t)
		}
		if outside {
			return nil, "position out of bounds: " + strconv.FormatInt(i, 10)
		}
	}
	return t, ""
}

func verifyExtractValue(op *ir.Operation) bool {
	from, got := op.Operand(0).Type(), op.Result(0).Type()
	t, why := partAt(from, positionOf(op))
	if why != "" {
		return op.EmitOpError(why)
	}
	if t != got {
		return op.EmitOpError("Type mismatch: extracting from " + ir.QuoteType(from) + " should produce " + ir.QuoteType(t) +
			" but this op returns " + ir.QuoteType(got))
	}
	return true
}

func verifyInsertValue(op *ir.Operation) bool {
	into, v := op.Operand(0).Type(), op.Operand(1).Type()
	t, why := partAt(into, positionOf(op))
	if why != "" {
		return op.EmitOpError(why)
	}
	if t != v {
		return op.EmitOpError("Type mismatch: cannot insert " + ir.QuoteType(v) + " into " + ir.QuoteType(into))
	}
	return true
}

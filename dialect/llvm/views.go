package llvm

import "github.com/spvc/spvc/ir"

// GlobalOp is the typed view of a llvm.mlir.global.
type GlobalOp struct{ *ir.Operation }

// Type returns the type of the variable.
func (g GlobalOp) Type() ir.Type { return typeIn(g.Prop(globalType)) }

// Value returns the attribute that is the initial value, or nil.
func (g GlobalOp) Value() ir.Attribute { return g.Prop(globalValue) }

// Constant reports whether the variable never changes.
func (g GlobalOp) Constant() bool { return g.Prop(globalConstant) != nil }

// Alignment returns the alignment in bytes, 0 if none is stated.
func (g GlobalOp) Alignment() int64 { return intIn(g.Prop(globalAlignment)) }

// AddressSpace returns the address space of the variable.
func (g GlobalOp) AddressSpace() int64 { return intIn(g.Prop(globalAddrSpace)) }

func typeIn(a ir.Attribute) ir.Type {
	if t, ok := a.(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

func intIn(a ir.Attribute) int64 {
	if i, ok := a.(*ir.IntegerAttr); ok {
		return i.Int64Or(0)
	}
	return 0
}

// GEPOp is the typed view of a llvm.getelementptr.
type GEPOp struct{ *ir.Operation }

// Elem returns the type in whose values the first index counts.
func (g GEPOp) Elem() ir.Type { return typeIn(g.Prop(gepElemType)) }

// Flags returns the flags.
func (g GEPOp) Flags() GEPFlags { return GEPFlags(intIn(g.Prop(gepFlags))) }

// Indices calls f with each index: its value, or nil and its number.
func (g GEPOp) Indices(f func(v *ir.Value, n int64)) {
	list, ok := g.Prop(gepIndices).(*ir.DenseArrayAttr)
	if !ok {
		return
	}
	next := 1
	for i := range list.Len() {
		n := list.Int64(i)
		if n == DynamicIndex && next < g.NumOperands() {
			f(g.Operand(next), 0)
			next++
			continue
		}
		f(nil, n)
	}
}

// Alignment returns the alignment in bytes that a load, a store or an alloca states, or 0.
func Alignment(op *ir.Operation) int64 {
	switch {
	case op.Is(Load):
		return intIn(op.Prop(loadAlignment))
	case op.Is(Store):
		return intIn(op.Prop(storeAlignment))
	case op.Is(Alloca):
		return intIn(op.Prop(allocaAlignment))
	}
	return 0
}

// AllocaElem returns the type of the values that a llvm.alloca allocates.
func AllocaElem(op *ir.Operation) ir.Type { return typeIn(op.Prop(allocaElemType)) }

// PositionOf returns the position of a llvm.extractvalue or llvm.insertvalue.
func PositionOf(op *ir.Operation) []int64 { return positionOf(op) }

// CalleeOf returns the name of the function that a llvm.call or llvm.invoke calls, "" if the first operand is its address.
func CalleeOf(op *ir.Operation) string {
	if s, ok := op.Prop(callCallee).(*ir.SymbolRefAttr); ok {
		return s.Root
	}
	return ""
}

// OverflowFlagsOf returns the overflow flags of an operation, 0 if it has none.
func OverflowFlagsOf(op *ir.Operation) Overflow {
	if e, ok := op.Attr("overflowFlags").(*ir.EnumAttr); ok {
		return Overflow(e.Value)
	}
	return 0
}

// IsExact reports whether a division or a right shift promises to have no remainder.
func IsExact(op *ir.Operation) bool { return op.Attr("isExact") != nil }

// IsDisjoint reports whether a llvm.or promises that its operands have no bit in common.
func IsDisjoint(op *ir.Operation) bool { return op.Attr("isDisjoint") != nil }

// PredicateOf returns the number of the predicate of a comparison.
func PredicateOf(op *ir.Operation) uint64 { return numberIn(op.Prop(predicateSlot)) }

// AtomicOpOf returns the number of the operation of a llvm.atomicrmw.
func AtomicOpOf(op *ir.Operation) uint64 { return numberIn(op.Prop(rmwBinOp)) }

// ShuffleMaskOf returns the mask of a llvm.shufflevector, with -1 for poison.
func ShuffleMaskOf(op *ir.Operation) []int64 {
	if list, ok := op.Attr("mask").(*ir.DenseArrayAttr); ok {
		return list.Int64s()
	}
	return nil
}

// numberIn returns the number of an attribute that is an integer or a case of an enumeration.
func numberIn(a ir.Attribute) uint64 {
	if e, ok := a.(*ir.EnumAttr); ok {
		return e.Value
	}
	return uint64(intIn(a))
}

// MemoryEffectsName returns the name of the attribute with the memory effects of a llvm.func in the version of the context.
func MemoryEffectsName(c *ir.Context) string {
	if c.MLIR() < 20 {
		return "memory"
	}
	return "memory_effects"
}

package spirv

import (
	"math/bits"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

var (
	memoryScope = ir.AttrDef{Name: "memory_scope", Type: scopeKind}
	semantics   = ir.AttrDef{Name: "semantics", Type: semanticsKind}
)

const atomicFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)"

func atomic(mnemonic string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("pointer", anyPtr)},
		Attrs:    []ir.AttrDef{memoryScope, semantics},
		Results:  results(intType),
		Traits:   append(traits, pointeeMatch("result")),
		Format:   atomicFormat,
	}
}

func atomicWith(mnemonic string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("value", t)},
		Attrs:    []ir.AttrDef{memoryScope, semantics},
		Results:  results(t),
		Traits:   append(traits, pointeeMatch("value"), pointeeMatch("result")),
		Format:   atomicFormat,
	}
}

func compareExchange(mnemonic string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("value", intType), operand("comparator", intType)},
		Attrs:    []ir.AttrDef{memoryScope, {Name: "equal_semantics", Type: semanticsKind}, {Name: "unequal_semantics", Type: semanticsKind}},
		Results:  results(intType),
		Traits:   []ir.Trait{pointeeMatch("result"), pointeeMatch("value"), pointeeMatch("comparator")},
		Format:   "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)",
	}
}

// Atomic ops and barriers.
var (
	AtomicAnd                 = summarized("replaces a value in memory by its bitwise and with another one, and gives the old value", atomicWith("AtomicAnd", intType))
	AtomicCompareExchange     = summarized("replaces a value in memory if it is equal to another one, and gives the old value", compareExchange("AtomicCompareExchange"))
	AtomicCompareExchangeWeak = summarized("AtomicCompareExchange that may fail although the values are equal", compareExchange("AtomicCompareExchangeWeak"))
	AtomicExchange            = summarized("replaces a value in memory by another one, and gives the old value", atomicWith("AtomicExchange", numerical))
	AtomicIAdd                = summarized("replaces a value in memory by its sum with another one, and gives the old value", atomicWith("AtomicIAdd", intType))
	AtomicIDecrement          = summarized("subtracts 1 from a value in memory, and gives the old value", atomic("AtomicIDecrement"))
	AtomicIIncrement          = summarized("adds 1 to a value in memory, and gives the old value", atomic("AtomicIIncrement"))
	AtomicISub                = summarized("replaces a value in memory by its difference from another one, and gives the old value", atomicWith("AtomicISub", intType))
	AtomicOr                  = summarized("replaces a value in memory by its bitwise or with another one, and gives the old value", atomicWith("AtomicOr", intType))
	AtomicSMax                = summarized("replaces a value in memory by the greater of it and another one, as signed integers, and gives the old value", atomicWith("AtomicSMax", intType))
	AtomicSMin                = summarized("replaces a value in memory by the lesser of it and another one, as signed integers, and gives the old value", atomicWith("AtomicSMin", intType))
	AtomicUMax                = summarized("replaces a value in memory by the greater of it and another one, as unsigned integers, and gives the old value", atomicWith("AtomicUMax", intType, UnsignedOp))
	AtomicUMin                = summarized("replaces a value in memory by the lesser of it and another one, as unsigned integers, and gives the old value", atomicWith("AtomicUMin", intType, UnsignedOp))
	AtomicXor                 = summarized("replaces a value in memory by its exclusive or with another one, and gives the old value", atomicWith("AtomicXor", intType))
	EXTAtomicFAdd             = &ir.OpDef{
		Name:     "spirv.EXT.AtomicFAdd",
		Summary:  "replaces a float in memory by its sum with another one, and gives the old value",
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("value", floatType)},
		Attrs:    []ir.AttrDef{memoryScope, semantics},
		Results:  results(floatType),
		Traits:   []ir.Trait{pointeeMatch("result"), pointeeMatch("value")},
		Format:   atomicFormat,
	}

	ControlBarrier = &ir.OpDef{
		Name:    "spirv.ControlBarrier",
		Summary: "waits until all invocations of a scope arrive, and orders their memory accesses",
		Attrs:   []ir.AttrDef{executionScope, memoryScope, {Name: "memory_semantics", Type: semanticsKind}},
		Format:  "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict",
	}
	MemoryBarrier = &ir.OpDef{
		Name:    "spirv.MemoryBarrier",
		Summary: "orders the memory accesses of the invocation before and after it",
		Attrs:   []ir.AttrDef{memoryScope, {Name: "memory_semantics", Type: semanticsKind}},
		Format:  "$memory_scope `,` $memory_semantics attr-dict",
	}
)

func atomicEntries() []ir.OpEntry {
	es := []ir.OpEntry{
		{Def: AtomicCompareExchange}, {Def: AtomicCompareExchangeWeak}, {Def: AtomicExchange},
		{Def: EXTAtomicFAdd, Verify: verifyAtomic[*ir.FloatType]},
		{Def: ControlBarrier, Verify: func(op *ir.Operation) bool { return verifySemantics(op, 2) }},
		{Def: MemoryBarrier, Verify: func(op *ir.Operation) bool { return verifySemantics(op, 1) }},
	}
	for _, d := range []*ir.OpDef{AtomicAnd, AtomicIAdd, AtomicIDecrement, AtomicIIncrement, AtomicISub, AtomicOr, AtomicSMax, AtomicSMin, AtomicUMax, AtomicUMin, AtomicXor} {
		es = append(es, ir.OpEntry{Def: d, Verify: verifyAtomic[*ir.IntegerType]})
	}
	return es
}

// verifySemantics checks the memory semantics in a slot.
func verifySemantics(op *ir.Operation, slot int) bool {
	const order = spec.MemorySemanticsAcquire | spec.MemorySemanticsRelease | spec.MemorySemanticsAcquireRelease | spec.MemorySemanticsSequentiallyConsistent
	if bits.OnesCount32(uint32(EnumValue[spec.MemorySemantics](op.Prop(slot))&order)) > 1 {
		return op.EmitError("expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`")
	}
	return true
}

// verifyAtomic checks an atomic update of a T in memory.
func verifyAtomic[T ir.Type](op *ir.Operation) bool {
	elem := op.Operand(0).Type().(*PointerType).Pointee
	if !typeIs[T](elem) {
		name := "integer"
		if op.Is(EXTAtomicFAdd) {
			name = "float"
		}
		return op.EmitOpError("pointer operand must point to an " + name + " value, found " + ir.QuoteType(elem))
	}
	return verifySemantics(op, 1)
}

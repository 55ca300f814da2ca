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
	AtomicAnd                 = atomicWith("AtomicAnd", intType)
	AtomicCompareExchange     = compareExchange("AtomicCompareExchange")
	AtomicCompareExchangeWeak = compareExchange("AtomicCompareExchangeWeak")
	AtomicExchange            = atomicWith("AtomicExchange", numerical)
	AtomicIAdd                = atomicWith("AtomicIAdd", intType)
	AtomicIDecrement          = atomic("AtomicIDecrement")
	AtomicIIncrement          = atomic("AtomicIIncrement")
	AtomicISub                = atomicWith("AtomicISub", intType)
	AtomicOr                  = atomicWith("AtomicOr", intType)
	AtomicSMax                = atomicWith("AtomicSMax", intType)
	AtomicSMin                = atomicWith("AtomicSMin", intType)
	AtomicUMax                = atomicWith("AtomicUMax", intType, UnsignedOp)
	AtomicUMin                = atomicWith("AtomicUMin", intType, UnsignedOp)
	AtomicXor                 = atomicWith("AtomicXor", intType)
	EXTAtomicFAdd             = &ir.OpDef{
		Name:     "spirv.EXT.AtomicFAdd",
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("value", floatType)},
		Attrs:    []ir.AttrDef{memoryScope, semantics},
		Results:  results(floatType),
		Traits:   []ir.Trait{pointeeMatch("result"), pointeeMatch("value")},
		Format:   atomicFormat,
	}

	ControlBarrier = &ir.OpDef{
		Name:   "spirv.ControlBarrier",
		Attrs:  []ir.AttrDef{executionScope, memoryScope, {Name: "memory_semantics", Type: semanticsKind}},
		Format: "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict",
	}
	MemoryBarrier = &ir.OpDef{
		Name:   "spirv.MemoryBarrier",
		Attrs:  []ir.AttrDef{memoryScope, {Name: "memory_semantics", Type: semanticsKind}},
		Format: "$memory_scope `,` $memory_semantics attr-dict",
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

package llvm

import "github.com/spvc/spvc/ir"

// aliasAttrs are the attributes of accesses of memory about aliases.
func aliasAttrs() []ir.AttrDef {
	return []ir.AttrDef{
		{Name: "access_groups", Type: AccessGroupsKind, Optional: true},
		{Name: "alias_scopes", Type: AliasScopesKind, Optional: true},
		{Name: "noalias_scopes", Type: AliasScopesKind, Optional: true},
		{Name: "tbaa", Type: TBAAKind, Optional: true},
	}
}

// Attributes that several accesses of memory have.
var (
	alignmentAttr      = ir.AttrDef{Name: "alignment", Type: ir.I64AttrKind, Optional: true}
	volatileAttr       = ir.AttrDef{Name: "volatile_", Type: ir.UnitAttrKind, Optional: true}
	nontemporalAttr    = ir.AttrDef{Name: "nontemporal", Type: ir.UnitAttrKind, Optional: true}
	invariantGroupAttr = ir.AttrDef{Name: "invariantGroup", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(20), Hint: true}
	orderingAttr       = ir.AttrDef{Name: "ordering", Type: AtomicOrderingKind, Default: "not_atomic"}
	syncScopeAttr      = ir.AttrDef{Name: "syncscope", Type: ir.StringAttrKind, Optional: true}
)

// Alloca declares llvm.alloca.
var Alloca = &ir.OpDef{
	Name:     "llvm.alloca",
	Summary:  "memory of the stack frame",
	Operands: ir.ValuesOf(ir.AnySignlessInteger, "arraySize"),
	Attrs: []ir.AttrDef{
		alignmentAttr,
		{Name: "elem_type", Type: ir.TypeAttrKind},
		{Name: "inalloca", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: ir.ValuesOf(AnyPointer, "res"),
}

// Slots of the inherent attributes of Alloca.
const (
	allocaAlignment = iota
	allocaElemType
	allocaInAlloca
)

// GEP declares llvm.getelementptr.
var GEP = &ir.OpDef{
	Name:     "llvm.getelementptr",
	Summary:  "the address of a part of what a pointer points to",
	Operands: []ir.ValueDef{{Name: "base", Type: scalarOrVectorPointer}, ir.VariadicOf("dynamicIndices", scalarOrVectorInt)},
	Attrs: []ir.AttrDef{
		{Name: "rawConstantIndices", Type: ir.DenseI32ArrayAttrKind},
		{Name: "elem_type", Type: ir.TypeAttrKind},
		{Name: "noWrapFlags", Type: ir.I32AttrKind, Default: "0", Older: []ir.OldName{{Last: 19, Name: "inbounds"}}, Encoding: noWrapEncoding},
	},
	Results: ir.ValuesOf(scalarOrVectorPointer, "res"),
	Traits:  []ir.Trait{ir.Pure},
	Format: "(custom<NoWrapFlags>($noWrapFlags)^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict " +
		"`:` functional-type(operands, results) `,` $elem_type",
}

// Slots of the inherent attributes of GEP.
const (
	gepIndices = iota
	gepElemType
	gepFlags
)

// DynamicIndex stands for an operand among the indices of a llvm.getelementptr.
const DynamicIndex = -1 << 31

// noWrapEncoding writes the flags as the unit attribute inbounds until MLIR 19.
var noWrapEncoding = &ir.AttrEncoding{
	Decode: func(a ir.Attribute) ir.Attribute {
		if u, ok := a.(*ir.UnitAttr); ok {
			return u.Context().Int(u.Context().I32(), GEPInBounds)
		}
		return a
	},
	Encode: func(a ir.Attribute, v ir.Version) ir.Attribute {
		i, ok := a.(*ir.IntegerAttr)
		switch {
		case !ok || v == 0 || v > 19:
			return a
		case i.Int64Or(0)&GEPInBoundsFlag != 0:
			return i.Context().Unit()
		}
		return nil
	},
	Numbered: func(v ir.Version) bool { return v > 19 },
}

// Load declares llvm.load.
var Load = &ir.OpDef{
	Name:     "llvm.load",
	Summary:  "reads memory",
	Operands: ir.ValuesOf(AnyPointer, "addr"),
	Attrs: append([]ir.AttrDef{
		alignmentAttr, volatileAttr, nontemporalAttr,
		{Name: "invariant", Type: ir.UnitAttrKind, Optional: true},
		invariantGroupAttr, orderingAttr, syncScopeAttr,
		{Name: "dereferenceable", Type: DereferenceableKind, Optional: true, Versions: ir.Since(20), Hint: true},
	}, aliasAttrs()...),
	Results: ir.ValuesOf(AnyLoadable, "res"),
	Format: "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? " +
		"(`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
}

// Slots of the inherent attributes of Load.
const (
	loadAlignment = iota
	loadVolatile
	loadNontemporal
	loadInvariant
	loadInvariantGroup
	loadOrdering
	loadSyncScope
	loadDereferenceable
	loadAlias
)

// Store declares llvm.store.
var Store = &ir.OpDef{
	Name:     "llvm.store",
	Summary:  "writes memory",
	Operands: []ir.ValueDef{{Name: "value", Type: AnyLoadable}, {Name: "addr", Type: AnyPointer}},
	Attrs:    append([]ir.AttrDef{alignmentAttr, volatileAttr, nontemporalAttr, invariantGroupAttr, orderingAttr, syncScopeAttr}, aliasAttrs()...),
	Format: "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? " +
		"(`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))",
}

// Slots of the inherent attributes of Store.
const (
	storeAlignment = iota
	storeVolatile
	storeNontemporal
	storeInvariantGroup
	storeOrdering
	storeSyncScope
	storeAlias
)

// AtomicRMW declares llvm.atomicrmw.
var AtomicRMW = &ir.OpDef{
	Name:     "llvm.atomicrmw",
	Summary:  "reads memory, computes with the value and writes the result, as one access",
	Operands: []ir.ValueDef{{Name: "ptr", Type: AnyPointer}, {Name: "val", Type: atomicRMWType}},
	Attrs: append([]ir.AttrDef{{Name: "bin_op", Type: AtomicOpKind}, {Name: "ordering", Type: AtomicOrderingKind}, syncScopeAttr, alignmentAttr, volatileAttr},
		aliasAttrs()...),
	Results: ir.ValuesOf(atomicRMWType, "res"),
	Traits:  []ir.Trait{ir.TypesMatch("result #0 and operand #1 have the same type", "val", "res", sameType)},
	Format: "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` " +
		"qualified(type($ptr)) `,` type($val)",
}

// Slots of the inherent attributes of AtomicRMW.
const (
	rmwBinOp = iota
	rmwOrdering
	rmwSyncScope
	rmwAlignment
	rmwVolatile
)

// CmpXchg declares llvm.cmpxchg.
var CmpXchg = &ir.OpDef{
	Name:     "llvm.cmpxchg",
	Summary:  "writes memory if it has an expected value, as one access",
	Operands: []ir.ValueDef{{Name: "ptr", Type: AnyPointer}, {Name: "cmp", Type: atomicCmpXchgType}, {Name: "val", Type: atomicCmpXchgType}},
	Attrs: append([]ir.AttrDef{
		{Name: "success_ordering", Type: AtomicOrderingKind}, {Name: "failure_ordering", Type: AtomicOrderingKind}, syncScopeAttr, alignmentAttr,
		{Name: "weak", Type: ir.UnitAttrKind, Optional: true}, volatileAttr,
	}, aliasAttrs()...),
	Results: ir.ValuesOf(AnyStruct, "res"),
	Traits: []ir.Trait{
		ir.TypesMatch("operand #1 and operand #2 have the same type", "val", "cmp", sameType),
		ir.TypesMatch("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", "val", "res", valueAndBool),
	},
	Format: "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering " +
		"$failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
}

// Slots of the inherent attributes of CmpXchg.
const (
	cmpXchgSuccess = iota
	cmpXchgFailure
)

// Fence declares llvm.fence.
var Fence = &ir.OpDef{
	Name:    "llvm.fence",
	Summary: "orders accesses of memory",
	Attrs:   []ir.AttrDef{{Name: "ordering", Type: AtomicOrderingKind}, syncScopeAttr},
	Format:  "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
}

func sameType(t ir.Type) ir.Type { return t }

// valueAndBool returns the type of what llvm.cmpxchg returns for values of type t.
func valueAndBool(t ir.Type) ir.Type {
	c := t.Context()
	return LiteralStruct(c, []ir.Type{t, c.I1()}, false)
}

func memoryEntries() []ir.OpEntry {
	gepSyntax := map[string]*ir.CustomDirective{
		"NoWrapFlags": {Parse: requireNoWrap, ParseOptional: parseNoWrap, Print: printNoWrap},
		"GEPIndices":  {Parse: parseGEPIndices, Print: printGEPIndices},
	}
	return []ir.OpEntry{
		{Def: Alloca, Parse: parseAlloca, Print: printAlloca, Verify: verifyAlloca, Effects: allocaEffects, Interfaces: []any{allocaSlot{}}},
		{Def: GEP, Directives: gepSyntax, Fold: foldGEP, Verify: verifyGEP, Interfaces: []any{gepView{}, address{}}},
		{Def: Load, Verify: verifyLoad, Effects: loadEffects, Interfaces: []any{access{}}},
		{Def: Store, Verify: verifyStore, Effects: storeEffects, Interfaces: []any{access{store: true}}},
		{Def: AtomicRMW, Verify: verifyAtomicRMW},
		{Def: CmpXchg, Verify: verifyCmpXchg},
		{Def: Fence, Verify: verifyFence},
	}
}

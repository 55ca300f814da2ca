package llvm

import "github.com/spvc/spvc/ir"

//go:noinline
func valueOfType(mnemonic, summary string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:    "llvm.mlir." + mnemonic,
		Summary: summary,
		Results: ir.ValuesOf(t, "res"),
		Traits:  append(traits, ir.Pure),
		Format:  "attr-dict `:` type($res)",
	}
}

// Values that only depend on their type.
var (
	None   = valueOfType("none", "the token that stands for none", AnyToken)
	Undef  = valueOfType("undef", "an undefined value", AnyType, ir.ConstantLike)
	Poison = valueOfType("poison", "a poison value", AnyType, ir.ConstantLike)
	Zero   = valueOfType("zero", "the value whose bits are zero", AnyType, ir.ConstantLike)
)

// Constant declares llvm.mlir.constant.
var Constant = &ir.OpDef{
	Name:    "llvm.mlir.constant",
	Summary: "a constant",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}},
	Results: ir.ValuesOf(AnyType, "res"),
	Traits:  []ir.Trait{ir.Pure, ir.ConstantLike},
	Format:  "`(` $value `)` attr-dict `:` type($res)",
}

// AddressOf declares llvm.mlir.addressof.
var AddressOf = &ir.OpDef{
	Name:    "llvm.mlir.addressof",
	Summary: "the address of a global, an alias or a function",
	Attrs:   []ir.AttrDef{{Name: "global_name", Type: ir.FlatSymbolRefKind}},
	Results: ir.ValuesOf(AnyPointer, "res"),
	Traits:  []ir.Trait{ir.Pure, ir.ConstantLike},
	Format:  "$global_name attr-dict `:` qualified(type($res))",
}

// DSOLocalEquivalent declares llvm.dso_local_equivalent.
var DSOLocalEquivalent = &ir.OpDef{
	Name:     "llvm.dso_local_equivalent",
	Summary:  "the address of what is equal to a function and defined in the linkage unit",
	Attrs:    []ir.AttrDef{{Name: "function_name", Type: ir.FlatSymbolRefKind}},
	Results:  ir.ValuesOf(AnyPointer, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.ConstantLike},
	Format:   "$function_name attr-dict `:` qualified(type($res))",
	Versions: ir.Since(21),
}

// BlockAddress declares llvm.blockaddress.
var BlockAddress = &ir.OpDef{
	Name:     "llvm.blockaddress",
	Summary:  "the address of a block of a function",
	Attrs:    []ir.AttrDef{{Name: "block_addr", Type: BlockAddressKind}},
	Results:  ir.ValuesOf(AnyPointer, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.ConstantLike},
	Format:   "$block_addr attr-dict `:` qualified(type($res))",
	Versions: ir.Since(21),
}

// BlockTag declares llvm.blocktag.
var BlockTag = &ir.OpDef{
	Name:     "llvm.blocktag",
	Summary:  "gives its block a number by which llvm.blockaddress names it",
	Attrs:    []ir.AttrDef{{Name: "tag", Type: BlockTagKind}},
	Format:   "$tag attr-dict",
	Versions: ir.Since(21),
}

func constantEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: None},
		{Def: Undef, Fold: foldUndef},
		{Def: Poison, Fold: foldPoison},
		{Def: Zero, Fold: foldZero, Verify: verifyZero},
		withVerify(ir.OpEntry{Def: Constant}.ConstantIn(0), verifyConstant),
		withModel(ir.OpEntry{Def: AddressOf}.ConstantIn(0), addressUser{}),
		withModel(ir.OpEntry{Def: DSOLocalEquivalent}.ConstantIn(0), equivalentUser{}),
		withModel(ir.OpEntry{Def: BlockAddress}.ConstantIn(0), blockAddressUser{}),
		{Def: BlockTag},
	}
}

//go:noinline
func withVerify(e ir.OpEntry, verify func(*ir.Operation) bool) ir.OpEntry {
	e.Verify = verify
	return e
}

//go:noinline
func withModel(e ir.OpEntry, model any) ir.OpEntry {
	e.Interfaces = append(e.Interfaces, model)
	return e
}

package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// Structure ops.
var (
	AddressOf = &ir.OpDef{
		Name:    "spirv.mlir.addressof",
		Summary: "the address of a global variable",
		Attrs:   []ir.AttrDef{{Name: "variable", Type: ir.FlatSymbolRefKind}},
		Results: []ir.ValueDef{operand("pointer", anyPtr)},
		Traits:  []ir.Trait{InFunctionScope, ir.Pure},
		Format:  "$variable attr-dict `:` type($pointer)",
	}
	ReferenceOf = &ir.OpDef{
		Name:    "spirv.mlir.referenceof",
		Summary: "the value of a specialization constant",
		Attrs:   []ir.AttrDef{{Name: "spec_const", Type: ir.FlatSymbolRefKind}},
		Results: []ir.ValueDef{operand("reference", anySPIRV)},
		Traits:  []ir.Trait{ir.Pure},
		Format:  "$spec_const attr-dict `:` type($reference)",
	}
	Constant = &ir.OpDef{
		Name:    "spirv.Constant",
		Summary: "a constant of any type",
		Attrs:   []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}},
		Results: []ir.ValueDef{operand("constant", anySPIRV)},
		Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	}
	EntryPoint = &ir.OpDef{
		Name:    "spirv.EntryPoint",
		Summary: "an entry point with its execution model and interface",
		Attrs: []ir.AttrDef{{Name: "execution_model", Type: enumKind(ExecutionModelAttr)}, {Name: "fn", Type: ir.FlatSymbolRefKind},
			{Name: "interface", Type: symbolArrayKind}},
		Traits: []ir.Trait{InModuleScope},
	}
	ExecutionMode = &ir.OpDef{
		Name:    "spirv.ExecutionMode",
		Summary: "an execution mode of an entry point",
		Attrs: []ir.AttrDef{{Name: "fn", Type: ir.FlatSymbolRefKind}, {Name: "execution_mode", Type: enumKind(ExecutionModeAttr)},
			{Name: "values", Type: i32ArrayKind}},
		Traits: []ir.Trait{InModuleScope},
	}
	Func = &ir.OpDef{
		Name:    "spirv.func",
		Summary: "a function, declared or defined",
		Attrs: []ir.AttrDef{
			{Name: "function_type", Type: ir.FunctionTypeKind},
			{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
			{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
			{Name: "sym_name", Type: ir.SymbolNameKind},
			{Name: "function_control", Type: enumKind(FunctionControlAttr)},
			{Name: "linkage_attributes", Type: linkageKind, Optional: true},
		},
		Regions: []ir.RegionDef{{Name: "body"}},
		Traits:  []ir.Trait{ir.AutomaticAllocationScope, InModuleScope, ir.IsolatedFromAbove, ir.Symbol},
	}
	GlobalVariable = &ir.OpDef{
		Name:    "spirv.GlobalVariable",
		Summary: "a variable at module scope",
		Attrs: []ir.AttrDef{
			{Name: "type", Type: ir.TypeAttrKind},
			{Name: "sym_name", Type: ir.SymbolNameKind},
			{Name: "initializer", Type: ir.FlatSymbolRefKind, Optional: true},
			{Name: "location", Type: ir.I32AttrKind, Optional: true},
			{Name: "binding", Type: ir.I32AttrKind, Optional: true},
			{Name: "descriptor_set", Type: ir.I32AttrKind, Optional: true},
			{Name: "builtin", Type: ir.StringAttrKind, Optional: true, Versions: ir.Until(19), Moves: "built_in"},
			{Name: "built_in", Type: ir.StringAttrKind, Optional: true, Versions: ir.Since(20), Moves: "built_in"},
			{Name: "linkage_attributes", Type: linkageKind, Optional: true},
		},
		Traits: []ir.Trait{InModuleScope, ir.Symbol},
	}
	Module = &ir.OpDef{
		Name:    "spirv.module",
		Summary: "a SPIR-V module",
		Attrs: []ir.AttrDef{
			{Name: "addressing_model", Type: enumKind(AddressingModelAttr)},
			{Name: "memory_model", Type: enumKind(MemoryModelAttr)},
			{Name: "vce_triple", Type: vceKind, Optional: true},
			{Name: "sym_name", Type: ir.SymbolNameKind, Optional: true},
		},
		Regions: []ir.RegionDef{{}},
		Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.NoRegionArguments, ir.NoTerminator, ir.SingleBlock, ir.SymbolTable, ir.Symbol},
	}
	SpecConstant = &ir.OpDef{
		Name:    "spirv.SpecConstant",
		Summary: "a scalar specialization constant",
		Attrs:   []ir.AttrDef{{Name: "sym_name", Type: ir.SymbolNameKind}, {Name: "default_value", Type: ir.TypedAttrKind}},
		Traits:  []ir.Trait{InModuleScope, ir.Symbol},
	}
	SpecConstantComposite = &ir.OpDef{
		Name:    "spirv.SpecConstantComposite",
		Summary: "a composite of specialization constants",
		Attrs: []ir.AttrDef{{Name: "type", Type: ir.TypeAttrKind}, {Name: "sym_name", Type: ir.SymbolNameKind},
			{Name: "constituents", Type: symbolArrayKind}},
		Traits: []ir.Trait{InModuleScope, ir.Symbol},
	}
	SpecConstantOperation = &ir.OpDef{
		Name:    "spirv.SpecConstantOperation",
		Summary: "a specialization constant that an operation computes from others",
		Results: results(ir.AnyType),
		Regions: []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}},
		Traits:  []ir.Trait{ir.Pure, InFunctionScope, ir.SingleBlock, ir.ImplicitTerminator{Name: "spirv.mlir.yield"}},
	}
	Yield = &ir.OpDef{
		Name:     "spirv.mlir.yield",
		Summary:  "the terminator of spirv.SpecConstantOperation",
		Operands: []ir.ValueDef{operand("operand", ir.AnyType)},
		Traits:   []ir.Trait{ir.HasParent("spirv.SpecConstantOperation"), ir.Pure, ir.Terminator},
		Format:   "attr-dict $operand `:` type($operand)",
	}
)

// Slots of the inherent attributes.
const (
	moduleAddressing = iota
	moduleMemory
	moduleVCE
	moduleName
)

const (
	funcType = iota
	funcArgAttrs
	funcResAttrs
	funcName
	funcControl
	funcLinkage
)

const (
	varType = iota
	varName
	varInitializer
)

const (
	entryModel = iota
	entryFn
	entryInterface
)

func structureEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: AddressOf, ResultName: nameAddressOf, Interfaces: []any{addressUser{}}},
		{Def: ReferenceOf, Interfaces: []any{referenceUser{}}},
		ir.OpEntry{Def: Constant, Parse: parseConstant, Print: printConstant, Verify: verifyConstant, ResultName: nameConstant,
			Interfaces: []any{withoutOpcode(Constant)}}.ConstantIn(0),
		{Def: EntryPoint, Parse: parseEntryPoint, Print: printEntryPoint},
		{Def: ExecutionMode, Parse: parseExecutionMode, Print: printExecutionMode},
		{Def: Func, Parse: parseFunc, Print: printFunc, VerifyRegions: verifyFuncContent, Interfaces: []any{functionModel, blocks{}}},
		{Def: GlobalVariable, Parse: parseGlobalVariable, Print: printGlobalVariable, Verify: verifyGlobalVariable, Interfaces: []any{initializerUser{}}},
		{Def: Module, Parse: parseModule, Print: printModule, VerifySymbols: verifyModule, Interfaces: []any{datalayout.Scope{}}},
		{Def: SpecConstant, Parse: parseSpecConstant, Print: printSpecConstant, Verify: verifySpecConstant,
			Interfaces: []any{withoutOpcode(SpecConstant)}},
		{Def: SpecConstantComposite, Parse: parseSpecComposite, Print: printSpecComposite, Verify: verifySpecComposite,
			Interfaces: []any{constituentUser{}, withoutOpcode(SpecConstantComposite)}},
		{Def: SpecConstantOperation, Parse: parseSpecOperation, Print: printSpecOperation, VerifyRegions: verifySpecOperation},
		{Def: Yield},
	}
}

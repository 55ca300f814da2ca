package llvm

import "github.com/spvc/spvc/ir"

// Attributes that several symbols have.
var (
	linkageAttr     = ir.AttrDef{Name: "linkage", Type: LinkageKind}
	unnamedAddrAttr = ir.AttrDef{Name: "unnamed_addr", Type: UnnamedAddrKind, Optional: true}
	visibilityAttr  = ir.AttrDef{Name: "visibility_", Type: VisibilityKind, Default: "0"}
	sectionAttr     = ir.AttrDef{Name: "section", Type: ir.StringAttrKind, Optional: true}
	comdatAttr      = ir.AttrDef{Name: "comdat", Type: ir.SymbolRefKind, Optional: true}
)

// Global declares llvm.mlir.global.
var Global = &ir.OpDef{
	Name:    "llvm.mlir.global",
	Summary: "a global variable or constant",
	Attrs: []ir.AttrDef{
		{Name: "global_type", Type: ir.TypeAttrKind},
		flag("constant"),
		{Name: "sym_name", Type: ir.StringAttrKind},
		linkageAttr,
		flag("dso_local"),
		flag("thread_local_"),
		attrSince(20, flag("externally_initialized")),
		{Name: "value", Type: ir.AnyAttr, Optional: true},
		alignmentAttr,
		{Name: "addr_space", Type: addrSpaceKind, Default: "0"},
		unnamedAddrAttr, sectionAttr, comdatAttr,
		{Name: "dbg_exprs", Type: GlobalExprsKind, Optional: true, Older: []ir.OldName{{Last: 19, Name: "dbg_expr"}}, Encoding: globalExprsEncoding},
		visibilityAttr,
		{Name: "target_specific_attrs", Type: ir.ArrayAttrKind, Optional: true, Versions: ir.Since(22), Hint: true},
	},
	Regions: []ir.RegionDef{{Name: "initializer"}},
	Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.ImplicitTerminator{Name: "llvm.return"}, ir.SingleBlock, ir.Symbol},
}

// Slots of the inherent attributes of Global.
const (
	globalType = iota
	globalConstant
	globalName
	globalLinkage
	globalDSOLocal
	globalThreadLocal
	globalExternallyInitialized
	globalValue
	globalAlignment
	globalAddrSpace
	globalUnnamedAddr
	globalSection
	globalComdat
	globalDbgExprs
	globalVisibility
	globalTargetAttrs
)

// globalExprsEncoding writes one expression until MLIR 19, and a list of them since.
var globalExprsEncoding = &ir.AttrEncoding{
	Decode: func(a ir.Attribute) ir.Attribute {
		if _, list := a.(*ir.ArrayAttr); list {
			return a
		}
		return a.Context().Array([]ir.Attribute{a})
	},
	Encode: func(a ir.Attribute, v ir.Version) ir.Attribute {
		if list, ok := a.(*ir.ArrayAttr); ok && v == 19 && len(list.Elements) == 1 {
			return list.Elements[0]
		}
		return a
	},
}

// Alias declares llvm.mlir.alias.
var Alias = &ir.OpDef{
	Name:    "llvm.mlir.alias",
	Summary: "another name of a global or a function",
	Attrs: []ir.AttrDef{
		{Name: "alias_type", Type: ir.TypeAttrKind}, {Name: "sym_name", Type: ir.StringAttrKind}, linkageAttr, flag("dso_local"), flag("thread_local_"),
		unnamedAddrAttr, visibilityAttr,
	},
	Regions:  []ir.RegionDef{{Name: "initializer", Kind: ir.SizedRegion(1)}},
	Traits:   []ir.Trait{ir.IsolatedFromAbove, ir.ImplicitTerminator{Name: "llvm.return"}, ir.SingleBlock, ir.Symbol},
	Versions: ir.Since(20),
}

// Slots of the inherent attributes of Alias.
const (
	aliasType = iota
	aliasName
	aliasLinkage
	aliasDSOLocal
	aliasThreadLocal
	aliasUnnamedAddr
	aliasVisibility
)

// IFunc declares llvm.mlir.ifunc.
var IFunc = &ir.OpDef{
	Name:    "llvm.mlir.ifunc",
	Summary: "a function that a resolver chooses when the program starts",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind}, {Name: "i_func_type", Type: ir.TypeAttrKind}, {Name: "resolver", Type: ir.FlatSymbolRefKind},
		{Name: "resolver_type", Type: ir.TypeAttrKind}, linkageAttr, flag("dso_local"), {Name: "address_space", Type: addrSpaceKind, Default: "0"},
		{Name: "unnamed_addr", Type: UnnamedAddrKind, Default: "0"}, visibilityAttr,
	},
	Traits:   []ir.Trait{ir.IsolatedFromAbove, ir.Symbol},
	Format:   "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict",
	Versions: ir.Since(21),
}

// Slots of the inherent attributes of IFunc.
const (
	ifuncName = iota
	ifuncType
	ifuncResolver
	ifuncResolverType
	ifuncLinkage
)

//go:noinline
func globalFunctions(mnemonic, summary, list string) *ir.OpDef {
	return &ir.OpDef{
		Name:    "llvm.mlir." + mnemonic,
		Summary: summary,
		Attrs: []ir.AttrDef{
			{Name: list, Type: flatSymbolsKind}, {Name: "priorities", Type: i32ArrayKind},
			{Name: "data", Type: ir.ArrayAttrKind, Versions: ir.Since(20), Hint: true},
		},
		Format: "`" + list + "` `=` $" + list + " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
		Older:  []ir.OldFormat{{Last: 19, Format: "attr-dict"}},
	}
}

// Lists of functions that run as the program starts and ends.
var (
	GlobalCtors = globalFunctions("global_ctors", "functions that run when the module is loaded", "ctors")
	GlobalDtors = globalFunctions("global_dtors", "functions that run when the module is unloaded", "dtors")
)

// ComdatSelector declares llvm.comdat_selector.
var ComdatSelector = &ir.OpDef{
	Name:    "llvm.comdat_selector",
	Summary: "a group of symbols of which linkers keep one",
	Attrs:   []ir.AttrDef{{Name: "sym_name", Type: ir.SymbolNameKind}, {Name: "comdat", Type: ComdatKind}},
	Traits:  []ir.Trait{ir.Symbol},
	Format:  "$sym_name $comdat attr-dict",
}

// Comdat declares llvm.comdat.
var Comdat = &ir.OpDef{
	Name:    "llvm.comdat",
	Summary: "the groups of symbols of a module",
	Attrs:   []ir.AttrDef{{Name: "sym_name", Type: ir.SymbolNameKind}},
	Regions: []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion(1)}},
	Traits:  []ir.Trait{ir.NoTerminator, ir.NoRegionArguments, ir.SymbolTable, ir.Symbol},
	Format:  "$sym_name $body attr-dict",
}

// LinkerOptions declares llvm.linker_options.
var LinkerOptions = &ir.OpDef{
	Name:    "llvm.linker_options",
	Summary: "options for the linker",
	Attrs:   []ir.AttrDef{{Name: "options", Type: ir.StrArrayAttrKind}},
	Format:  "$options attr-dict",
}

// ModuleFlags declares llvm.module_flags.
var ModuleFlags = &ir.OpDef{
	Name:     "llvm.module_flags",
	Summary:  "flags of the module",
	Attrs:    []ir.AttrDef{{Name: "flags", Type: ir.ArrayAttrKind}},
	Format:   "$flags attr-dict",
	Versions: ir.Since(21),
}

func symbolEntries() []ir.OpEntry {
	linkage := map[string]*ir.CustomDirective{"LLVMLinkage": {Parse: parseLinkageDirective, Print: printLinkageDirective}}
	return []ir.OpEntry{
		{Def: Global, Parse: parseGlobal, Print: printGlobal, Verify: verifyGlobal, VerifyRegions: verifyGlobalBody},
		{Def: Alias, Parse: parseAlias, Print: printAlias, Verify: verifyAlias, VerifyRegions: verifyAliasBody},
		{Def: IFunc, Directives: linkage, Verify: verifyIFunc, Interfaces: []any{resolverUser{}}},
		{Def: GlobalCtors, Verify: verifyGlobalFunctions, Adapt: addNoData, AdaptIn: ir.Since(20), Interfaces: []any{functionsUser{}}},
		{Def: GlobalDtors, Verify: verifyGlobalFunctions, Adapt: addNoData, AdaptIn: ir.Since(20), Interfaces: []any{functionsUser{}}},
		{Def: ComdatSelector},
		{Def: Comdat, VerifyRegions: verifyComdat},
		{Def: Func, Parse: parseFunc, Print: printFunc, Verify: verifyFunc, VerifyRegions: verifyFuncBody, Interfaces: []any{function{}}},
		{Def: LinkerOptions, Verify: verifyLinkerOptions},
		{Def: ModuleFlags, Verify: verifyModuleFlags},
	}
}

// addNoData gives a list of functions that MLIR 19 wrote the data that its functions do not have.
func addNoData(_ *ir.Adapter, op *ir.Operation) bool {
	list, ok := op.Prop(xtorsList).(*ir.ArrayAttr)
	if !ok || op.Prop(xtorsData) != nil {
		return true
	}
	data := make([]ir.Attribute, len(list.Elements))
	for i := range data {
		data[i] = ZeroOf(op.Context())
	}
	op.SetProp(xtorsData, op.Context().Array(data))
	return true
}

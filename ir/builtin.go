package ir

// Module declares builtin.module.
var Module = &OpDef{
	Name:    "builtin.module",
	Summary: "a top-level container of operations",
	Attrs: []AttrDef{
		{Name: "sym_name", Type: SymbolNameKind, Optional: true},
		{Name: "sym_visibility", Type: StringAttrKind, Optional: true},
	},
	Regions: []RegionDef{{Name: "bodyRegion", Kind: SizedRegion1}},
	Traits:  []Trait{IsolatedFromAbove, SymbolTable, Symbol, AffineScope, NoRegionArguments, NoTerminator, SingleBlock, GraphRegion},
	Format:  "($sym_name^)? attr-dict-with-keyword $bodyRegion",
}

// UnrealizedCast declares builtin.unrealized_conversion_cast.
var UnrealizedCast = &OpDef{
	Name:     "builtin.unrealized_conversion_cast",
	Summary:  "an unrealized conversion from one set of types to another",
	Operands: []ValueDef{{Name: "inputs", Type: AnyType, Quantity: Variadic}},
	Results:  []ValueDef{{Name: "outputs", Type: AnyType, Quantity: Variadic}},
	Traits:   []Trait{Pure},
	Format:   "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
}

func builtinDialect() *Dialect {
	return &Dialect{Name: "builtin", Ops: []OpEntry{{Def: Module}, {Def: UnrealizedCast}}}
}

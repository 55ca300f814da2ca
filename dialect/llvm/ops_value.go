package llvm

import "github.com/spvc/spvc/ir"

// positionSlot is the slot of the position of ExtractValue and InsertValue.
const positionSlot = 0

// ExtractElement declares llvm.extractelement.
var ExtractElement = &ir.OpDef{
	Name:     "llvm.extractelement",
	Summary:  "an element of a vector",
	Operands: []ir.ValueDef{{Name: "vector", Type: AnyVector}, {Name: "position", Type: ir.AnySignlessInteger}},
	Results:  ir.ValuesOf(AnyType, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.TypesMatch("result type matches vector element type", "vector", "res", elementOfVector)},
	Format:   "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
}

// InsertElement declares llvm.insertelement.
var InsertElement = &ir.OpDef{
	Name:    "llvm.insertelement",
	Summary: "a vector with another element at a position",
	Operands: []ir.ValueDef{
		{Name: "vector", Type: AnyVector}, {Name: "value", Type: AnyPrimitive}, {Name: "position", Type: ir.AnySignlessInteger},
	},
	Results: ir.ValuesOf(AnyVector, "res"),
	Traits: []ir.Trait{ir.Pure, ir.TypesMatch("argument type matches vector element type", "vector", "value", elementOfVector),
		ir.AllTypesMatch("res", "vector")},
	Format: "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
}

// ShuffleVector declares llvm.shufflevector.
var ShuffleVector = &ir.OpDef{
	Name:     "llvm.shufflevector",
	Summary:  "elements of two vectors in a given order",
	Operands: ir.ValuesOf(AnyVector, "v1", "v2"),
	Attrs:    []ir.AttrDef{{Name: "mask", Type: ir.DenseI32ArrayAttrKind}},
	Results:  ir.ValuesOf(AnyVector, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("v1", "v2")},
	Format:   "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
}

// ExtractValue declares llvm.extractvalue.
var ExtractValue = &ir.OpDef{
	Name:     "llvm.extractvalue",
	Summary:  "a part of a struct or an array",
	Operands: ir.ValuesOf(AnyAggregate, "container"),
	Attrs:    []ir.AttrDef{{Name: "position", Type: ir.DenseI64ArrayAttrKind}},
	Results:  ir.ValuesOf(AnyType, "res"),
	Traits:   []ir.Trait{ir.Pure},
	Format: "$container `` $position attr-dict `:` type($container) " +
		"custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
}

// InsertValue declares llvm.insertvalue.
var InsertValue = &ir.OpDef{
	Name:     "llvm.insertvalue",
	Summary:  "a struct or an array with another part",
	Operands: []ir.ValueDef{{Name: "container", Type: AnyAggregate}, {Name: "value", Type: AnyPrimitive}},
	Attrs:    []ir.AttrDef{{Name: "position", Type: ir.DenseI64ArrayAttrKind}},
	Results:  ir.ValuesOf(AnyAggregate, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("container", "res")},
	Format: "$value `,` $container `` $position attr-dict `:` type($container) " +
		"custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
}

// Select declares llvm.select.
var Select = &ir.OpDef{
	Name:     "llvm.select",
	Summary:  "one of two values",
	Operands: []ir.ValueDef{{Name: "condition", Type: scalarOrVectorBool}, {Name: "trueValue", Type: AnyType}, {Name: "falseValue", Type: AnyType}},
	Attrs:    []ir.AttrDef{FastMathAttr()},
	Results:  ir.ValuesOf(AnyType, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("trueValue", "falseValue", "res")},
	Format:   "operands attr-dict `:` type($condition) `,` type($res)",
}

// Freeze declares llvm.freeze.
var Freeze = &ir.OpDef{
	Name:     "llvm.freeze",
	Summary:  "some fixed value for poison and undefined ones",
	Operands: ir.ValuesOf(AnyType, "val"),
	Results:  ir.ValuesOf(AnyType, "res"),
	Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultType},
	Format:   "$val attr-dict `:` type($val)",
}

// VaArg declares llvm.va_arg.
var VaArg = &ir.OpDef{
	Name:     "llvm.va_arg",
	Summary:  "the next variadic argument",
	Operands: ir.ValuesOf(AnyPointer, "arg"),
	Results:  ir.ValuesOf(AnyType, "res"),
	Format:   "$arg attr-dict `:` functional-type($arg, $res)",
	Versions: ir.Since(20),
}

func valueEntries() []ir.OpEntry {
	element := map[string]*ir.CustomDirective{
		"InsertExtractValueElementType": {Parse: parseElementType, Print: printNothing},
	}
	shuffled := map[string]*ir.CustomDirective{"ShuffleType": {Parse: parseShuffleType, Print: printNothing}}
	return []ir.OpEntry{
		{Def: ExtractElement}, {Def: InsertElement},
		{Def: ShuffleVector, Directives: shuffled, Fold: foldShuffleVector, Verify: verifyShuffleVector},
		{Def: ExtractValue, Directives: element, Fold: foldExtractValue, Verify: verifyExtractValue},
		{Def: InsertValue, Directives: element, Verify: verifyInsertValue},
		{Def: Select}, {Def: Freeze}, {Def: VaArg},
	}
}

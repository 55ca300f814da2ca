package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// The types of the dialect `shape` whose values are shapes, and values with their shapes.
var (
	shapeShape      = shapeClass("shape")
	shapeValueShape = shapeClass("value_shape")
)

type shapeType struct {
	ir.TypeBase
	mnemonic string
}

func shapeClass(mnemonic string) *ir.TypeDef {
	d := &ir.TypeDef{Dialect: "shape", Mnemonic: mnemonic}
	d.Build = func(p *ir.Parser, _ []any) ir.Type {
		return ir.Intern(p.Context(), mnemonic, func(string) *shapeType { return &shapeType{ir.NewTypeBase(p.Context(), d), mnemonic} })
	}
	return d
}

// shapeFunc declares functions of shapes.
var shapeFunc = &ir.OpDef{
	Name: "shape.func",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "function_type", Type: ir.FunctionTypeKind},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true},
	},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.AffineScope, ir.AutomaticAllocationScope, ir.IsolatedFromAbove, ir.Symbol},
}

// shapeLibrary declares sets of functions of shapes, with the operations whose shapes they compute.
var shapeLibrary = &ir.OpDef{
	Name: "shape.function_library",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true},
		{Name: "mapping", Type: ir.AnyAttr},
	},
	Regions: []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AffineScope, ir.IsolatedFromAbove, ir.NoRegionArguments, ir.NoTerminator, ir.SingleBlock, ir.Symbol, ir.SymbolTable,
	},
}

// libraryMapping is the slot of the mapping of a shapeLibrary.
const libraryMapping = 2

var shapeReturn = &ir.OpDef{
	Name: "shape.return", Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)},
	Traits: []ir.Trait{ir.Pure, ir.HasParent("shape.func"), ir.ReturnLike, ir.Terminator},
	Format: "attr-dict ($operands^ `:` type($operands))?",
}

var shapeOf = &ir.OpDef{
	Name: "shape.shape_of", Operands: ir.ValuesOf(ir.AnyType, "arg"), Results: ir.ValuesOf(ir.AnyType, "result"),
	Traits: []ir.Trait{ir.Pure},
	Format: "$arg attr-dict `:` type($arg) `->` type($result)",
}

func shapeFunctionEntries() []ir.OpEntry {
	syntax := &ir.DefaultFunctionSyntax
	return []ir.OpEntry{
		{
			Def: shapeFunc, Interfaces: []any{shapeFunctionModel{interfaces.FunctionParts{TypeSlot: 1}}},
			Parse: func(p *ir.Parser, st *ir.OperationState) bool { return ir.ParseFunction(p, st, syntax) },
			Print: func(p *ir.Printer, op *ir.Operation) { ir.PrintFunction(p, op, syntax, false) },
		},
		{Def: shapeLibrary, Parse: parseShapeLibrary, Print: printShapeLibrary, Interfaces: []any{inShape{}}},
		{Def: shapeReturn},
		{Def: shapeOf},
	}
}

// inShape lets operations of the dialect stand without its name.
type inShape struct{}

// DefaultDialect returns the dialect.
func (inShape) DefaultDialect(*ir.Operation) string { return "shape" }

type shapeFunctionModel struct{ interfaces.FunctionParts }

// DefaultDialect returns the dialect.
func (shapeFunctionModel) DefaultDialect(*ir.Operation) string { return "shape" }

// parseShapeLibrary parses `@name attributes {…} { functions } mapping {…}`.
func parseShapeLibrary(p *ir.Parser, st *ir.OperationState) bool {
	name, ok := p.ParseSymbolName()
	if !ok {
		return false
	}
	st.AddAttr(ir.SymbolNameAttr, p.Context().String(name))
	if !p.ParseAttrDictWithKeyword(st) {
		return false
	}
	r, ok := p.ParseRegion(nil)
	if !ok || !p.ParseKeyword("mapping") {
		return false
	}
	st.Regions = append(st.Regions, r)
	mapping, ok := p.ParseAttr(nil)
	if ok {
		st.AddAttr("mapping", mapping)
	}
	return ok
}

func printShapeLibrary(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(ir.SymbolName(op))
	p.AttrDictWithKeyword(op, ir.SymbolNameAttr, "mapping")
	p.Space()
	p.Region(op.Region(0), false, false)
	p.Str(" mapping ")
	p.Attr(op.Prop(libraryMapping))
}

// ShapeFunction returns the function of library that computes the shapes of operations like op, or nil.
func ShapeFunction(library, op *ir.Operation) *ir.Operation {
	if !library.Is(shapeLibrary) {
		return nil
	}
	mapping, ok := library.Prop(libraryMapping).(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	ref, ok := mapping.Get(op.Name()).(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	return ir.LookupSymbolIn(library, ref)
}

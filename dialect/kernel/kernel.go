// Package kernel is the kernel dialect of spvc. Its operations say what the passes of a compilation
// decide before the conversion to SPIR-V and what the dialects of MLIR have no words for. The meaning
// is in the operation and its inherent attributes, so that no rewrite can drop it.
//
// For example, a table of constants whose elements a kernel reads:
//
//	func.func @pick(%i: index) -> f32 {
//	  %table = kernel.table dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32> : memref<4xf32>
//	  %x = memref.load %table[%i] : memref<4xf32>
//	  return %x : f32
//	}
package kernel

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// ValueName is the name of the attribute of Table and Variable with the elements of the memory.
const ValueName = "value"

func holder(mnemonic, summary string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:    "kernel." + mnemonic,
		Summary: summary,
		Attrs:   []ir.AttrDef{{Name: ValueName, Type: ir.ElementsAttrKind}},
		Results: []ir.ValueDef{{Name: "memref", Type: ir.AnyMemRef}},
		Traits:  traits,
		Format:  "$value attr-dict `:` type($memref)",
	}
}

// Table and Variable declare kernel.table and kernel.variable.
var (
	Table    = holder("table", "memory with constant elements, which nothing writes", ir.Pure)
	Variable = holder("variable", "memory of one invocation whose elements have a value at first")
)

// Global is `kernel.global "counts" dense<0> : memref<64xi32, #spirv.storage_class<StorageBuffer>>`: memory of the
// module in a buffer that the host binds, and that keeps its contents from launch to launch. The name is that of the
// memref.global. With the word constant, nothing writes the memory. Without a value, its contents are zeros at first.
var Global = &ir.OpDef{
	Name:    "kernel.global",
	Summary: "memory of the module in a buffer that the host provides",
	Attrs: []ir.AttrDef{
		{Name: ValueName, Type: ir.ElementsAttrKind, Optional: true},
		{Name: "name", Type: ir.StringAttrKind},
		{Name: "constant", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "memref", Type: ir.AnyMemRef}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$name (`constant` $constant^)? ($value^)? attr-dict `:` type($memref)",
}

// DynamicMemory declares kernel.dynamic_memory. Its attribute is the name of the kernel.
var DynamicMemory = &ir.OpDef{
	Name:    "kernel.dynamic_memory",
	Summary: "memory of a workgroup whose size the launch sets, of at most the size of the type",
	Attrs:   []ir.AttrDef{{Name: "kernel", Type: ir.StringAttrKind}},
	Results: []ir.ValueDef{{Name: "memref", Type: ir.AnyMemRef}},
	Format:  "$kernel attr-dict `:` type($memref)",
}

// Shuffle declares kernel.shuffle. It reads from the lane of the subgroup that the mode makes of its second operand.
// Unlike gpu.shuffle it knows no width, and the lane must exist.
var Shuffle = &ir.OpDef{
	Name:     "kernel.shuffle",
	Summary:  "the value that a lane of the subgroup has",
	Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyType}, {Name: "lane", Type: ir.I32Constraint}},
	Attrs:    []ir.AttrDef{{Name: "mode", Type: ir.EnumAttrOf("Indexing modes supported by gpu.shuffle.", gpu.ShuffleModeAttrDef)}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("value", "result")},
	Format:   "$mode $value `,` $lane attr-dict `:` type($value)",
}

// Print declares kernel.print. Its attribute has the types of what is printed and the format, its operands are the
// words of a record (docs/report-buffer.md).
var Print = &ir.OpDef{
	Name:     "kernel.print",
	Summary:  "adds a record to the buffer of prints",
	Operands: []ir.ValueDef{{Name: "words", Type: ir.I32Constraint, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "description", Type: ir.StringAttrKind}},
	Format:   "$description (`,` $words^)? attr-dict",
}

func aboutIndex(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "kernel." + mnemonic,
		Summary:  summary,
		Operands: []ir.ValueDef{{Name: "index", Type: ir.IndexTypeConstraint}, {Name: "size", Type: ir.IndexTypeConstraint}},
		Attrs:    []ir.AttrDef{{Name: "description", Type: ir.StringAttrKind}},
		Format:   "$description $index `of` $size attr-dict",
	}
}

// ReportIndex and CheckIndex declare kernel.report_index and kernel.check_index. The attribute says which access to
// which memory has the index, and behind a tab whose size it is.
var (
	ReportIndex = aboutIndex("report_index", "reports an index beyond its dimension to the report buffer")
	CheckIndex  = aboutIndex("check_index", "tells a device that checks kernels an index and the size of its dimension")
)

// Exchange declares kernel.exchange. Its region computes the new element, as the
// region of memref.generic_atomic_rmw does. Its result is the old element.
var Exchange = &ir.OpDef{
	Name:     "kernel.exchange",
	Summary:  "exchanges an element of memory by what a region makes of it, atomically",
	Operands: []ir.ValueDef{{Name: "memref", Type: ir.AnyMemRef}, {Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "old", Type: ir.AnyType}},
	Regions:  []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.SingleBlock, ir.TypesMatch("type of 'old' matches element type of 'memref'", "memref", "old", elementOf)},
	Format:   "$memref `[` $indices `]` attr-dict `:` type($memref) $body",
}

// Yield declares kernel.yield.
var Yield = &ir.OpDef{
	Name:     "kernel.yield",
	Summary:  "what an element becomes, or what a dispatch computes",
	Operands: []ir.ValueDef{{Name: "values", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.HasParent("kernel.exchange", "kernel.dispatch"), ir.Pure, ir.ReturnLike, ir.Terminator},
	Format:   "$values attr-dict `:` type($values)",
}

func elementOf(t ir.Type) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return m.ElementType()
	}
	return nil
}

// Dialect returns the kernel dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "kernel",
		Ops: []ir.OpEntry{
			{Def: Table, Verify: verifyHolder, Names: ir.NamesResult("table"), Interfaces: []any{contents{}}},
			{Def: Variable, Verify: verifyHolder, Effects: interfaces.AllocatesResult, Names: ir.NamesResult("variable")},
			{Def: Global, Verify: verifyGlobal, Names: ir.NamesResult("global"), Interfaces: []any{globalContents{}}},
			{Def: DynamicMemory, Effects: interfaces.AllocatesResult, Names: ir.NamesResult("memory")},
			{Def: Shuffle},
			{Def: Exchange, VerifyRegions: verifyExchange, Effects: exchanges},
			{Def: Dispatch, Verify: verifyDispatch, Effects: dispatches, Interfaces: []any{interfaces.ReifyShapes(sizesOfOuts)}},
			{Def: Yield},
			{Def: Print, Effects: writes},
			{Def: ReportIndex, Effects: writes},
			{Def: CheckIndex, Effects: writes},
		},
		Interfaces: []any{ir.InlineOps{}},
	}
}

// writes keeps what an operation says to the outside.
func writes(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: ir.EffectWrite}) }

// Holds reports whether op is a Table or a Variable.
func Holds(op *ir.Operation) bool { return op.Is(Table) || op.Is(Variable) }

// Value returns the elements of a Table, a Variable or a Global, or nil for a Global without a value.
func Value(op *ir.Operation) *ir.DenseElementsAttr {
	d, _ := op.Prop(0).(*ir.DenseElementsAttr)
	return d
}

// New creates a Table or a Variable (def) of type t with the elements of value.
func New(b *ir.Builder, loc ir.Location, def *ir.OpDef, t *ir.MemRefType, value *ir.DenseElementsAttr) *ir.Value {
	return b.Create(loc, def, nil, []ir.Type{t}, ir.Named(ValueName, value)).Result(0)
}

// NewGlobal creates a Global of type t; value may be nil.
func NewGlobal(b *ir.Builder, loc ir.Location, name string, constant bool, t *ir.MemRefType, value *ir.DenseElementsAttr) *ir.Value {
	attrs := []ir.NamedAttribute{ir.Named("name", b.Context().String(name))}
	if constant {
		attrs = append(attrs, ir.Named("constant", b.Context().Unit()))
	}
	if value != nil {
		attrs = append(attrs, ir.Named(ValueName, value))
	}
	return b.Create(loc, Global, nil, []ir.Type{t}, attrs...).Result(0)
}

// GlobalName returns the name of a Global.
func GlobalName(op *ir.Operation) *ir.StringAttr { return op.Prop(1).(*ir.StringAttr) }

// IsConstant reports whether nothing writes a Global.
func IsConstant(op *ir.Operation) bool { return op.Prop(2) != nil }

// globalContents says what a Global holds.
type globalContents struct{}

// Contents returns the elements of a constant Global.
func (globalContents) Contents(op *ir.Operation) *ir.DenseElementsAttr {
	if !IsConstant(op) {
		return nil
	}
	return Value(op)
}

// contents says what a Table holds.
type contents struct{}

// Contents returns the elements of a Table.
func (contents) Contents(op *ir.Operation) *ir.DenseElementsAttr { return Value(op) }

var _ memref.ContentsModel = contents{}

// verifyHolder checks that the elements fill the memory. Those of vectors are elements of the attribute
// one by one.
func verifyHolder(op *ir.Operation) bool {
	if Value(op) == nil {
		return op.EmitOpError("requires elements that are written in the module")
	}
	return verifyGlobal(op)
}

// verifyGlobal checks that the elements fill the memory, if there are any.
func verifyGlobal(op *ir.Operation) bool {
	t, v := op.Result(0).Type().(*ir.MemRefType), Value(op)
	switch {
	case v == nil && op.Prop(0) != nil:
		return op.EmitOpError("requires elements that are written in the module")
	case !ir.HasStaticShape(t) || t.Layout != nil && !t.LayoutMap().IsIdentity():
		return op.EmitOpError("requires a memref with a static shape and without a layout, but got " + ir.QuoteType(t))
	}
	if v == nil {
		return true
	}
	elem, n := t.ElementType(), ir.NumElements(t.Shape())
	if vec, ok := elem.(*ir.VectorType); ok {
		elem, n = vec.ElementType(), n*ir.NumElements(vec.Shape())
	}
	if v.ShapedType().ElementType() != elem || v.NumElements() != n {
		return op.EmitOpError("has a value of type " + ir.QuoteType(v.Type()) + ", which does not fill " + ir.QuoteType(t))
	}
	return true
}

// verifyExchange checks that the region takes and yields an element, after the number of indices.
func verifyExchange(op *ir.Operation) bool {
	elem, body := op.Result(0).Type(), op.Region(0).First()
	if m := op.Operand(0).Type().(*ir.MemRefType); op.NumOperands()-1 != len(m.Shape()) {
		return op.EmitOpError("requires an index for each dimension of " + ir.QuoteType(m))
	}
	end := body.Last()
	if body.NumArgs() != 1 || body.Arg(0).Type() != elem || end == nil || !end.Is(Yield) || end.NumOperands() != 1 || end.Operand(0).Type() != elem {
		return op.EmitOpError("requires a region that takes and yields a value of type " + ir.QuoteType(elem))
	}
	return true
}

func exchanges(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(0)})
}

// Package kernel is the kernel dialect of spvc. Its operations say what the passes of a compilation
// decide before the conversion to SPIR-V and what the dialects of MLIR have no words for. The meaning
// is in the operation and its inherent attributes, so that no rewrite can drop it.
package kernel

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
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

// Dialect returns the kernel dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "kernel",
		Ops: []ir.OpEntry{
			{Def: Table, Verify: verifyHolder, Names: ir.NamesResult("table"), Interfaces: []any{contents{}}},
			{Def: Variable, Verify: verifyHolder, Effects: ir.AllocatesResult, Names: ir.NamesResult("variable")},
		},
		Interfaces: []any{ir.InlineOps{}},
	}
}

// Holds reports whether op is a Table or a Variable.
func Holds(op *ir.Operation) bool { return op.Is(Table) || op.Is(Variable) }

// Value returns the elements of a Table or a Variable.
func Value(op *ir.Operation) *ir.DenseElementsAttr {
	d, _ := op.Prop(0).(*ir.DenseElementsAttr)
	return d
}

// New creates a Table or a Variable (def) of type t with the elements of value.
func New(b *ir.Builder, loc ir.Location, def *ir.OpDef, t *ir.MemRefType, value *ir.DenseElementsAttr) *ir.Value {
	return b.Create(loc, def, nil, []ir.Type{t}, ir.Named(ValueName, value)).Result(0)
}

// contents says what a Table holds.
type contents struct{}

// Contents returns the elements of a Table.
func (contents) Contents(op *ir.Operation) *ir.DenseElementsAttr { return Value(op) }

var _ memref.ContentsModel = contents{}

// verifyHolder checks that the elements fill the memory. Those of vectors are elements of the attribute
// one by one.
func verifyHolder(op *ir.Operation) bool {
	t, v := op.Result(0).Type().(*ir.MemRefType), Value(op)
	switch {
	case v == nil:
		return op.EmitOpError("requires elements that are written in the module")
	case !ir.HasStaticShape(t) || t.Layout != nil && !t.LayoutMap().IsIdentity():
		return op.EmitOpError("requires a memref with a static shape and without a layout, but got " + ir.QuoteType(t))
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

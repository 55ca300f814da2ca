package toy

import "github.com/spvc/spvc/ir"

// Constraints on the types of values, with the words that name them in errors.
var (
	f64          = ir.FloatOfKind(ir.F64)
	tensor       = ir.TensorOf(f64)
	staticTensor = ir.StaticShapeOf(tensor)
	// printable are tensors, and the memory that takes their place in chapter 5.
	printable = ir.AnyTypeOf(tensor, ir.MemRefOf(f64))
	structure = &ir.TypeConstraint{Summary: "Toy struct type", Match: isStruct, Base: isStruct}
	// value is what functions take and return.
	value = ir.AnyTypeOf(tensor, structure)
)

// numbers is the constraint of the elements of a constant.
var numbers = ir.DenseElementsOf(f64, "64-bit float elements attribute", nil)

func one(name string, t *ir.TypeConstraint) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: t}}
}

// binary declares an operation on the elements of two tensors. Its text is in syntax.go.
func binary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "toy." + mnemonic, Summary: summary,
		Operands: []ir.ValueDef{{Name: "lhs", Type: tensor}, {Name: "rhs", Type: tensor}},
		Results:  one("", tensor),
		Traits:   []ir.Trait{ir.Pure},
	}
}

// The operations on tensors.
var (
	Constant = &ir.OpDef{
		Name: "toy.constant", Summary: "constant",
		Attrs:   []ir.AttrDef{{Name: "value", Type: numbers}},
		Results: one("", tensor),
		Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	}
	Add       = binary("add", "element-wise addition operation")
	Mul       = binary("mul", "element-wise multiplication operation")
	Transpose = &ir.OpDef{
		Name: "toy.transpose", Summary: "transpose operation",
		Operands: one("input", tensor), Results: one("", tensor),
		Traits: []ir.Trait{ir.Pure},
		Format: "`(` $input `:` type($input) `)` attr-dict `to` type(results)",
	}
	Reshape = &ir.OpDef{
		Name: "toy.reshape", Summary: "tensor reshape operation",
		Operands: one("input", tensor), Results: one("", staticTensor),
		Traits: []ir.Trait{ir.Pure},
		Format: "`(` $input `:` type($input) `)` attr-dict `to` type(results)",
	}
	Print = &ir.OpDef{
		Name: "toy.print", Summary: "print operation",
		Operands: one("input", printable),
		Format:   "$input attr-dict `:` type($input)",
	}
	// Cast joins a call with a function whose types say less about shapes. The inliner makes it.
	Cast = &ir.OpDef{
		Name: "toy.cast", Summary: "shape cast operation",
		Operands: one("input", tensor), Results: one("output", tensor),
		Traits: []ir.Trait{ir.Cast(castable), ir.Pure, ir.SameOperandsAndResultShape},
		Format: "$input attr-dict `:` type($input) `to` type($output)",
	}
)

// The operations of functions.
var (
	Func = &ir.OpDef{
		Name: "toy.func", Summary: "user defined function operation",
		Attrs: []ir.AttrDef{
			{Name: "sym_name", Type: ir.SymbolNameKind},
			{Name: "function_type", Type: ir.FunctionTypeKind},
			{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
			{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		},
		Regions: []ir.RegionDef{{Name: "body"}},
		Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.Symbol},
	}
	Return = &ir.OpDef{
		Name: "toy.return", Summary: "return operation",
		Operands: []ir.ValueDef{{Name: "input", Type: value, Quantity: ir.Variadic}},
		Traits:   []ir.Trait{ir.Pure, ir.HasParent("toy.func"), ir.Terminator},
		Format:   "($input^ `:` type($input))? attr-dict",
	}
	GenericCall = &ir.OpDef{
		Name: "toy.generic_call", Summary: "generic call operation",
		Attrs:    []ir.AttrDef{{Name: "callee", Type: ir.FlatSymbolRefKind}},
		Operands: []ir.ValueDef{{Name: "inputs", Type: value, Quantity: ir.Variadic}},
		Results:  one("", value),
		Format:   "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
	}
)

// The operations on structures, which come with chapter 7.
var (
	StructConstant = &ir.OpDef{
		Name: "toy.struct_constant", Summary: "struct constant",
		Attrs:   []ir.AttrDef{{Name: "value", Type: ir.ArrayAttrKind}},
		Results: one("output", structure),
		Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
		Format:  "$value attr-dict `:` type($output)",
	}
	StructAccess = &ir.OpDef{
		Name: "toy.struct_access", Summary: "struct access",
		Operands: one("input", structure),
		Attrs:    []ir.AttrDef{{Name: "index", Type: ir.I64AttrKind}},
		Results:  one("output", value),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "$input `[` $index `]` attr-dict `:` type($input) `->` type($output)",
	}
)

// castable reports whether a cast from one tensor to the other loses nothing: the shapes are equal if both are known.
func castable(from, to ir.Type) bool {
	a, ok := from.(ir.ShapedType)
	b, also := to.(ir.ShapedType)
	return ok && also && a.ElementType() == b.ElementType() && (!a.HasRank() || !b.HasRank() || from == to)
}

package testdialect

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// syntaxEntries returns the operations that have a syntax of their own.
func syntaxEntries() []ir.OpEntry {
	return slices.Concat(literalEntries(), attributeEntries(), valueEntries(), inferEntries(), directiveEntries(), propertyEntries(), regionEntries(),
		customEntries(), callEntries())
}

// form declares an operation with a format. The rest of its row is in def.
func form(mnemonic, format string, def ir.OpDef) *ir.OpDef {
	def.Name, def.Format = "test."+mnemonic, format
	return &def
}

// optionals declares optional operands or results of one type, whose names are the words of names.
func optionals(t *ir.TypeConstraint, names string) []ir.ValueDef {
	defs := values(t, names)
	for i := range defs {
		defs[i].Quantity = ir.Optional
	}
	return defs
}

// maybe declares an optional attribute.
func maybe(name string, kind *ir.AttrConstraint) ir.AttrDef {
	return ir.AttrDef{Name: name, Type: kind, Optional: true}
}

// namedRegion declares one region, and namedRegions any number.
func namedRegion(name string, kind ir.RegionConstraint) []ir.RegionDef {
	return []ir.RegionDef{{Name: name, Kind: kind}}
}

func namedRegions(name string) []ir.RegionDef {
	return []ir.RegionDef{{Name: name, Quantity: ir.Variadic}}
}

var (
	i64Value   = ir.I64Constraint
	i32Value   = ir.I32Constraint
	operandSeg = []ir.Trait{ir.AttrSizedOperandSegments}
	resultSeg  = []ir.Trait{ir.AttrSizedResultSegments}
	ofClass    = ir.AttrOfClass
)

// literalEntries are the operations on literals, groups and clauses.
func literalEntries() []ir.OpEntry {
	anyType := ir.AnyType
	return rows(
		form("format_literal_op", "`keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?` `+` `*` `{` `\\n` `}` attr-dict", ir.OpDef{}),
		form("oilist_with_keywords_only", "oilist( `keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitAttrKeyword) attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{flag("keyword"), flag("otherKeyword"), flag("diffNameUnitAttrKeyword")}}),
		form("oilist_with_simple_args", "oilist( `keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1) | `thirdKeyword` $arg2 `:` type($arg2) ) attr-dict",
			ir.OpDef{Operands: optionals(anyType, "arg0 arg1 arg2"), Traits: operandSeg}),
		form("oilist_variadic_with_parens", "oilist( `keyword` `(` $arg0 `:` type($arg0) `)` | `otherKeyword` `(` $arg1 `:` type($arg1) `)` | `thirdKeyword` `(` $arg2 `:` type($arg2) `)`) attr-dict",
			ir.OpDef{Operands: variadics(anyType, "arg0 arg1 arg2"), Traits: operandSeg}),
		form("oilist_custom", "oilist( `private` `(` $arg0 `:` type($arg0) `)` | `reduction` custom<CustomOptionalOperand>($optOperand) | `nowait` $nowait) attr-dict",
			ir.OpDef{Operands: slices.Concat(variadics(anyType, "arg0"), optionals(i32Value, "optOperand")), Attrs: []ir.AttrDef{flag("nowait")}, Traits: operandSeg}),
		form("oilist_allowed_literal", "oilist( `foo` | `bar` ) `buzz` attr-dict", ir.OpDef{}),
		form("ellipsis", "`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands) `...`", ir.OpDef{Operands: variadics(anyType, "operands"), Attrs: []ir.AttrDef{flag("variadic")}}),
		form("else_anchor", "`(` (`?`) : (`` $a^ `:` type($a))? `)` attr-dict", ir.OpDef{Operands: optionals(anyType, "a")}),
		form("op.with_dot_in_name", "attr-dict", ir.OpDef{}),
		form("format_optional_unit_attribute", "(`is_optional` $is_optional^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{flag("is_optional")}}),
		form("format_optional_unit_attribute_no_elide", "($is_optional^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{flag("is_optional")}}),
		form("format_optional_else", "(`then` $isFirstBranchPresent^):(`else`)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{flag("isFirstBranchPresent")}}),
		form("format_literal_following_optional_group", "(`(` $value^ `)`)? `:` $type attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{attr("type", ir.TypeAttrKind), maybe("value", ir.AnyAttr)}}),
	)
}

// attributeEntries are the operations on attributes.
func attributeEntries() []ir.OpEntry {
	someEnum := ir.IntEnumAttr("allowed 64-bit signless integer cases: 5, 10", i64Enum)
	return rows(
		form("format_attr_op", "$attr attr-dict", ir.OpDef{Attrs: attrs(ir.I64AttrKind, "attr")}),
		form("format_opt_attr_op_a", "(`(` $opt_attr^ `)` )? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("opt_attr", ir.I64AttrKind)}}),
		form("format_opt_attr_op_b", "($opt_attr^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("opt_attr", ir.I64AttrKind)}}),
		form("format_symbol_name_attr_op", "$attr attr-dict", ir.OpDef{Attrs: attrs(ir.SymbolNameKind, "attr")}),
		form("format_opt_symbol_name_attr_op", "($opt_attr^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("opt_attr", ir.SymbolNameKind)}}),
		form("format_opt_symbol_ref_attr_op", "($opt_attr^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("opt_attr", ir.SymbolRefKind)}}),
		form("format_attr_dict_w_keyword", "attr-dict-with-keyword", ir.OpDef{Attrs: []ir.AttrDef{attr("attr", ir.I64AttrKind), maybe("opt_attr", ir.I64AttrKind)}}),
		form("format_optional_enum_attr", "($attr^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("attr", someEnum)}}),
		form("format_optional_default_attrs", "($str^)? ($sym^)? ($e^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{
			{Name: "str", Type: ir.StringAttrKind, Default: `"default"`}, {Name: "sym", Type: ir.SymbolNameKind, Default: `"default"`}, {Name: "e", Type: someEnum, Default: "case5"}}}),
		form("format_compound_attr", "$compound attr-dict-with-keyword", ir.OpDef{Attrs: attrs(ofClass("", compoundAttr), "compound")}),
		form("format_nested_attr", "$nested attr-dict-with-keyword", ir.OpDef{Attrs: attrs(ofClass("", compoundNested), "nested")}),
		form("format_cpmd_nested_attr", "`nested` $nested attr-dict-with-keyword", ir.OpDef{Attrs: attrs(ofClass("", compoundOuter), "nested")}),
		form("format_qual_cpmd_nested_attr", "`nested` qualified($nested) attr-dict-with-keyword", ir.OpDef{Attrs: attrs(ofClass("", compoundOuter), "nested")}),
		form("string_attr_with_type", "$attr attr-dict", ir.OpDef{Attrs: attrs(typedString, "attr")}),
		form("typed_attr", "attr-dict $type `=` custom<AttrElideType>(ref($type), $attr)", ir.OpDef{Attrs: []ir.AttrDef{attr("type", ir.TypeAttrKind), attr("attr", ir.AnyAttr)}}),
		form("type_attr_of", "attr-dict $type", ir.OpDef{Attrs: attrs(typeOfI64, "type")}),
		form("dense_array_attr", "`i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr` `=` $i32attr `i64attr` `=` $i64attr `f32attr` `=` $f32attr `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{
				attr("i1attr", ir.DenseArrayOf("i1", func(c *ir.Context) ir.Type { return c.I1() })), attr("i8attr", ir.DenseI8ArrayAttrKind),
				attr("i16attr", ir.DenseArrayOf("i16", func(c *ir.Context) ir.Type { return c.I(16) })), attr("i32attr", ir.DenseI32ArrayAttrKind), attr("i64attr", ir.DenseI64ArrayAttrKind),
				attr("f32attr", ir.DenseArrayOf("f32", func(c *ir.Context) ir.Type { return c.F32() })),
				attr("f64attr", ir.DenseArrayOf("f64", func(c *ir.Context) ir.Type { return c.F64() })), attr("emptyattr", ir.DenseI32ArrayAttrKind)}}),
		form("op_with_enum", "$value (`tag` $tag^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("value", ir.EnumAttrOf("a test enum", enumAttr)), maybe("tag", ir.AnyAttr)}}),
		form("op_with_bit_enum", "$value (`tag` $tag^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("value", ir.EnumAttrOf("a test bit enum", bitEnumAttr)), maybe("tag", ir.AnyAttr)}}),
		form("op_with_bit_enum_vbar", "$value (`tag` $tag^)? attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("value", ir.EnumAttrOf("another test bit enum", barEnumAttr)), maybe("tag", ir.AnyAttr)}}),
		form("array_of_attr_op", "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{attr("a", ofClass("", arrayOfUgly)), attr("b", ofClass("", arrayOfInts)), attr("c", ofClass("", arrayOfEnums))}}),
		form("custom_dimension_list_attr", "`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict", ir.OpDef{Attrs: attrs(ir.DenseI64ArrayAttrKind, "dimension_list")}),
		form("optional_custom_attr", "attr-dict (custom<OptionalCustomParser>($attr)^) : (`bar`)?", ir.OpDef{Attrs: []ir.AttrDef{maybe("attr", i1Attr)}}),
		form("no_str_value", "attr-dict", ir.OpDef{Attrs: attrs(ir.StringAttrKind, "value")}),
		form("has_str_value", "attr-dict", ir.OpDef{Attrs: []ir.AttrDef{{Name: "value", Type: ir.StringAttrKind, Default: `""`}}}),
		form("default_value_print", "attr-dict $operand", ir.OpDef{Attrs: []ir.AttrDef{{Name: "value_with_default", Type: ir.I32AttrKind, Default: "0"}}, Operands: values(i32Value, "operand")}),
		form("result_has_same_type_as_attr", "$attr `->` type($result) attr-dict", ir.OpDef{Attrs: attrs(ir.TypedAttrKind, "attr"), Results: values(ir.AnyType, "result"), Traits: []ir.Trait{ir.AllTypesMatch("attr", "result")}}),
		form("recursive_rewrite", "$depth attr-dict", ir.OpDef{Attrs: attrs(ir.I64AttrKind, "depth")}),
		form("containing_int_polynomial_attr", "$attr attr-dict", ir.OpDef{Attrs: attrs(ofClass("", nestedPolynomial), "attr")}),
		form("containing_int_polynomial_attr2", "$attr attr-dict", ir.OpDef{Attrs: attrs(ofClass("", nestedPolynomial2), "attr")}),
		form("attr_with_loc", "`(` $value `` custom<OptionalLoc>($loc) `)` attr-dict", ir.OpDef{Attrs: attrs(ir.AnyAttr, "loc value")}),
	)
}

var (
	typedString = &ir.AttrConstraint{Summary: "string attribute of integer", Match: func(a ir.Attribute) bool {
		_, ok := a.(*ir.StringAttr)
		return ok
	}}
	typeOfI64 = &ir.AttrConstraint{Summary: "type attribute of 64-bit signless integer", TypeAttr: true, Base: isTypeAttr, ValueType: func(c *ir.Context) ir.Type { return c.None() }, Match: func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		return ok && t.Value == ir.Type(a.Context().I64())
	}}
	i1Attr = &ir.AttrConstraint{Summary: "1-bit signless integer attribute", Match: func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.IsBool()
	}}
)

func isTypeAttr(a ir.Attribute) bool { _, ok := a.(*ir.TypeAttr); return ok }

// valueEntries are the operations on operands, results, regions, successors and their types.
func valueEntries() []ir.OpEntry {
	anyType := ir.AnyType
	region := func(suffix, format string) *ir.OpDef {
		return form("format_region_"+suffix+"_op", format, ir.OpDef{Regions: namedRegion("region", ir.AnyRegion)})
	}
	regionList := func(suffix, format string) *ir.OpDef {
		return form("format_variadic_region_"+suffix+"_op", format, ir.OpDef{Regions: namedRegions("regions")})
	}
	result := func(suffix, format string) *ir.OpDef {
		return form("format_result_"+suffix+"_op", format, ir.OpDef{Results: slices.Concat(values(i64Value, "buildable_res"), values(ir.AnyMemRef, "result"))})
	}
	operand := func(suffix, format string) *ir.OpDef {
		return form("format_operand_"+suffix+"_op", format, ir.OpDef{Operands: slices.Concat(values(i64Value, "buildable"), values(ir.AnyMemRef, "operand"))})
	}
	both := func(suffix, format string) *ir.OpDef {
		return form("format_optional_operand_result_"+suffix+"_op", format, ir.OpDef{
			Operands: slices.Concat(optionals(i64Value, "optional"), variadics(i64Value, "variadic")), Results: optionals(i64Value, "optional_res"), Traits: operandSeg})
	}
	optional := func(suffix, format string) *ir.OpDef {
		return form("format_optional_result_"+suffix+"_op", format, ir.OpDef{Results: slices.Concat(optionals(i64Value, "optional"), variadics(i64Value, "variadic")), Traits: resultSeg})
	}
	nested := []ir.ValueDef{{Name: "operand", Type: i64Value, Quantity: ir.Variadic, Segments: "operand_segments"}}
	return rows(
		form("format_buildable_type_op", "$buildable attr-dict", ir.OpDef{Operands: values(i64Value, "buildable"), Results: values(i64Value, "buildable_res")}),
		region("a", "regions attr-dict"), region("b", "$region attr-dict"), region("c", "(`region` $region^)? attr-dict"),
		regionList("a", "$regions attr-dict"), regionList("b", "($regions^ `found_regions`)? attr-dict"),
		form("format_implicit_terminator_region_a_op", "$region attr-dict", ir.OpDef{Regions: namedRegion("region", ir.AnyRegion), Traits: []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "test.return"}}}),
		result("a", "type($result) attr-dict"), result("b", "type(results) attr-dict"), result("c", "functional-type($buildable_res, $result) attr-dict"),
		form("format_variadic_result", "`:` type($result) attr-dict", ir.OpDef{Results: variadics(i64Value, "result")}),
		form("format_multiple_variadic_results", "`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict",
			ir.OpDef{Results: slices.Concat(variadics(i64Value, "result0"), variadics(anyType, "result1")), Traits: resultSeg}),
		operand("a", "operands `:` type(operands) attr-dict"), operand("b", "operands `:` type($operand) attr-dict"), operand("c", "$buildable `,` $operand `:` type(operands) attr-dict"),
		operand("d", "$buildable `,` $operand `:` type($operand) attr-dict"), operand("e", "$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict"),
		form("format_successor_a_op", "$targets attr-dict", ir.OpDef{Successors: []ir.SuccessorDef{{Name: "targets", Quantity: ir.Variadic}}, Traits: []ir.Trait{ir.Terminator}}),
		form("format_variadic_operand", "$operand `:` type($operand) attr-dict", ir.OpDef{Operands: variadics(i64Value, "operand")}),
		form("format_variadic_of_variadic_operand", "$operand `:` type($operand) attr-dict", ir.OpDef{Operands: nested, Attrs: attrs(ir.DenseI32ArrayAttrKind, "operand_segments")}),
		form("format_multiple_variadic_operands", "` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict",
			ir.OpDef{Operands: slices.Concat(variadics(i64Value, "operand0"), variadics(anyType, "operand1")), Traits: operandSeg}),
		both("a", "`(` $optional `:` type($optional) `)` `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict"),
		both("b", "(`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict"),
		optional("a", "(`:` type($optional)^ `->` type($variadic))? attr-dict"), optional("b", "(`:` type($optional) `->` type($variadic)^)? attr-dict"),
		optional("c", "(`:` functional-type($optional, $variadic)^)? attr-dict"),
		form("format_optional_result_d_op", "(`:` type($optional)^)? attr-dict", ir.OpDef{Results: optionals(ir.FloatOfKind(ir.F80), "optional")}),
		form("format_two_variadic_operands_no_buildable_type_op", "`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)` attr-dict", ir.OpDef{Operands: variadics(anyType, "a b"), Traits: operandSeg}),
		form("format_infer_variadic_type_from_non_variadic", "operands attr-dict `:` type($result)", ir.OpDef{Operands: variadics(anyType, "args"), Results: values(anyType, "result"), Traits: []ir.Trait{ir.SameOperandsAndResultType}}),
		form("format_maybe_empty_type", "$in `:` type($in) attr-dict", ir.OpDef{Operands: values(typeOf(optionalValueType), "in")}),
		form("format_cpmd_nested_type", "$nested `nested` type($nested) attr-dict-with-keyword", ir.OpDef{Operands: values(typeOf(compoundOuterType), "nested")}),
		form("format_qual_cpmd_nested_type", "$nested `nested` qualified(type($nested)) attr-dict-with-keyword", ir.OpDef{Operands: values(typeOf(compoundOuterType), "nested")}),
	)
}

// typeOf returns the constraint of the types of a class.
func typeOf(def *ir.TypeDef) *ir.TypeConstraint {
	return &ir.TypeConstraint{Class: def, Match: func(t ir.Type) bool { return t.TypeDef() == def }}
}

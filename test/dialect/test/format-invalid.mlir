// RUN: mlir-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// Text that the formats of operations refuse.

// expected-error@+1 {{expected '}' in attribute dictionary}}
test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * { } {attr

// -----

// expected-error@+1 {{custom op 'test.format_literal_op' expected 'keyword_$.'}}
test.format_literal_op keyword ->

// -----

// expected-error@+1 {{custom op 'test.format_attr_op' invalid kind of attribute specified}}
test.format_attr_op "x"

// -----

// expected-error@+1 {{expected attribute value}}
test.format_attr_op

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.format_attr_op 10 : i32

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.format_attr_dict_w_keyword {attr = 10 : i64}

// -----

// expected-error@+1 {{'test.format_attr_dict_w_keyword' op requires attribute 'attr'}}
test.format_attr_dict_w_keyword attributes {opt_attr = 10 : i64}

// -----

// expected-error@+1 {{custom op 'test.format_attr_dict_w_keyword' 'test.format_attr_dict_w_keyword' op attribute 'attr' failed to satisfy constraint: 64-bit signless integer attribute}}
test.format_attr_dict_w_keyword attributes {attr = 10 : i32}

// -----

// expected-error@+1 {{expected attribute value}}
test.format_opt_attr_op_a(

// -----

// expected-error@+1 {{expected attribute value}}
test.format_opt_attr_op_a()

// -----

// expected-error@+1 {{custom op 'test.format_symbol_name_attr_op' expected valid '@'-identifier for symbol name}}
test.format_symbol_name_attr_op foo

// -----

// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
test.format_opt_symbol_ref_attr_op foo

// -----

// expected-error@+1 {{expected SSA operand}}
test.format_buildable_type_op

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
test.format_buildable_type_op %x

// -----

// expected-error@+1 {{'test.format_region_a_op' op requires one region}}
test.format_region_a_op

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.format_region_b_op

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.format_region_b_op {

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.format_variadic_region_a_op {}, 5

// -----

// expected-error@+1 {{custom op 'test.format_result_a_op' invalid kind of type specified}}
test.format_result_a_op i64

// -----

// expected-error@+1 {{'test.format_result_b_op' op expected 2 results}}
test.format_result_b_op i64

// -----

// expected-error@+1 {{'test.format_result_b_op' op result #1 must be memref of any type values, but got 'i32'}}
test.format_result_b_op i64, i32

// -----

// expected-error@+1 {{'test.format_result_c_op' op expected 2 results}}
test.format_result_c_op (i64, i64) -> memref<1xf64>

// -----

// expected-error@+1 {{custom op 'test.format_result_c_op' invalid kind of type specified}}
test.format_result_c_op memref<1xf64>

// -----

// expected-error@+1 {{expected non-function type}}
test.format_variadic_result : 5

// -----

// expected-error@+1 {{'test.format_variadic_result' op result #1 must be variadic of 64-bit signless integer, but got 'i32'}}
test.format_variadic_result : i64, i32

// -----

// expected-error@+1 {{expected ','}}
test.format_multiple_variadic_results : (i64) (i32)

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
test.format_operand_a_op %a : i64

// -----

// expected-error@+1 {{reference to an undefined block}}
test.format_successor_a_op ^bb5

// -----

// expected-error@+1 {{custom op 'casefoo' is unknown (tried 'builtin.casefoo' as well)}}
test.format_optional_enum_attr casefoo

// -----

// expected-error@+1 {{custom op 'test.format_optional_else' expected 'else'}}
test.format_optional_else foo

// -----

// expected-error@+1 {{custom op 'case99' is unknown (tried 'builtin.case99' as well)}}
test.format_optional_default_attrs case99

// -----

// expected-error@+1 {{expected '['}}
test.format_compound_attr <1, !test.smpla, 5>

// -----

// expected-error@+1 {{custom op 'test.format_compound_attr' invalid kind of attribute specified}}
test.format_compound_attr #test.smpla

// -----

// expected-error@+1 {{expected '<'}}
test.format_compound_attr

// -----

// expected-error@+1 {{expected '>'}}
test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>

// -----

// expected-error@+1 {{custom op 'test.format_cpmd_nested_attr' expected 'i'}}
test.format_cpmd_nested_attr nested <1>

// -----

// expected-error@+1 {{custom op 'test.format_cpmd_nested_attr' expected 'nested'}}
test.format_cpmd_nested_attr foo

// -----

// expected-error@+1 {{expected SSA operand}}
test.format_custom_directive_operands

// -----

// expected-error@+1 {{expected attribute value}}
test.format_custom_directive_attributes

// -----

// expected-error@+1 {{custom op 'test.format_custom_directive_attributes' invalid kind of attribute specified}}
test.format_custom_directive_attributes "x"

// -----

// expected-error@+1 {{'test.format_custom_directive_attributes' op attribute 'attr' failed to satisfy constraint: 64-bit signless integer attribute}}
test.format_custom_directive_attributes 5 : i32

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.format_custom_directive_regions

// -----

// expected-error@+1 {{expected ':'}}
test.format_custom_directive_results i64

// -----

// expected-error@+1 {{expected ':'}}
test.format_literal_following_optional_group(5 : i32) {a}

// -----

// expected-error@+1 {{expected ':'}}
test.format_literal_following_optional_group

// -----

// expected-error@+1 {{expected attribute value}}
test.format_literal_following_optional_group :

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.format_infer_type2 5

// -----

// expected-error@+1 {{custom op 'test.oilist_with_keywords_only' `keyword` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_with_keywords_only keyword keyword

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.oilist_with_keywords_only keyword, otherKeyword

// -----

// expected-error@+1 {{custom op 'test.oilist_with_keywords_only' `keyword` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_with_keywords_only keyword thirdKeyword keyword

// -----

// expected-error@+1 {{expected ':'}}
test.oilist_with_simple_args keyword

// -----

// expected-error@+1 {{expected ':'}}
test.oilist_with_simple_args keyword %a

// -----

// expected-error@+1 {{custom op 'test.oilist_with_simple_args' `keyword` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_with_simple_args keyword %arg0 : i64 keyword %arg1 : i64

// -----

// expected-error@+1 {{expected '('}}
test.oilist_variadic_with_parens keyword

// -----

// expected-error@+1 {{custom op 'test.oilist_variadic_with_parens' 2 operands present, but expected 1}}
test.oilist_variadic_with_parens keyword (%arg0, %arg1 : i64)

// -----

// expected-error@+1 {{custom op 'test.oilist_allowed_literal' `foo` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_allowed_literal foo foo buzz

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
test.ellipsis(%a ..) : i64 ...

// -----

// expected-error@+1 {{expected '...'}}
test.ellipsis() : i64

// -----

// expected-error@+1 {{expected ':'}}
test.else_anchor(a)

// -----

// expected-error@+1 {{expected '(' in location}}
test.attr_with_loc("x" loc)

// -----

// expected-error@+1 {{custom op 'test.dialect_custom_printer' expected 'custom_format'}}
test.dialect_custom_printer foo

// -----

// expected-error@+1 {{custom op 'test.dialect_custom_format_fallback' expected 'custom_format_fallback'}}
test.dialect_custom_format_fallback foo

// -----

// expected-error@+1 {{custom op 'test.unknown' is unknown}}
test.unknown

// -----

// expected-error@+1 {{'test.default_dialect' op requires one region}}
test.default_dialect

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.polyfor i

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.polyfor %i : i32 {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.affine_scope

// -----

// expected-error@+1 {{expected SSA operand}}
test.isolated_region {}

// -----

// expected-error@+1 {{custom op 'test.op_with_enum' invalid kind of attribute specified}}
test.op_with_enum #test.smpla

// -----

// expected-error@+2 {{custom op 'test.op_with_bit_enum' expected test::TestBitEnum to be one of: read, write, execute}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum' failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
test.op_with_bit_enum <foo>

// -----

// expected-error@+2 {{custom op 'test.op_with_bit_enum' expected test::TestBitEnum to be one of: read, write, execute}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum' failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
test.op_with_bit_enum <read, foo>

// -----

// expected-error@+1 {{expected '<'}}
test.op_with_bit_enum read

// -----

// expected-error@+2 {{custom op 'test.op_with_bit_enum' expected valid keyword}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum' failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
test.op_with_bit_enum <>

// -----

// expected-error@+1 {{expected '>'}}
test.op_with_bit_enum_vbar <user, group>

// -----

// expected-error@+2 {{expected ']'}}
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list.}}
test.custom_dimension_list_attr dimension_list = [1]

// -----

// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
test.custom_dimension_list_attr dimension_list = foo

// -----

// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
test.custom_dimension_list_attr dimension_list = -1x2

// -----

// expected-error@+1 {{custom op 'test.optional_custom_attr' invalid kind of attribute specified}}
test.optional_custom_attr foo "x"

// -----

// expected-error@+1 {{custom op 'test.optional_custom_attr' expected 'bar'}}
test.optional_custom_attr baz

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
test.typed_attr 5 = 5

// -----

// expected-error@+1 {{'test.type_attr_of' op attribute 'type' failed to satisfy constraint: type attribute of 64-bit signless integer}}
test.type_attr_of i32

// -----

// expected-error@+1 {{expected '['}}
test.dense_array_attr i1attr = 5

// -----

// expected-error@+1 {{custom op 'test.dense_array_attr' integer value too large}}
test.dense_array_attr i1attr = [5]

// -----

// expected-error@+1 {{custom op 'test.dense_array_attr' integer value too large}}
test.dense_array_attr i1attr = [true] i8attr = [300]

// -----

// expected-error@+2 {{custom op 'test.array_of_attr_op' expected 'begin'}}
// expected-error@+1 {{custom op 'test.array_of_attr_op' failed to parse TestArrayOfUglyAttrs parameter 'value' which is to be a `::llvm::ArrayRef<TestAttrUglyAttr>`}}
test.array_of_attr_op a = [5], b = [], c = []

// -----

// expected-error@+2 {{custom op 'test.array_of_attr_op' expected integer value}}
// expected-error@+1 {{custom op 'test.array_of_attr_op' failed to parse TestArrayOfInts parameter 'value' which is to be a `::llvm::ArrayRef<int32_t>`}}
test.array_of_attr_op a = [], b = [x], c = []

// -----

// expected-error@+3 {{custom op 'test.array_of_attr_op' expected ::test::SimpleEnum to be one of: a, b}}
// expected-error@+2 {{custom op 'test.array_of_attr_op' failed to parse TestSimpleEnumAttr parameter 'value' which is to be a `::test::SimpleEnum`}}
// expected-error@+1 {{custom op 'test.array_of_attr_op' failed to parse TestArrayOfEnums parameter 'value' which is to be a `::llvm::ArrayRef<SimpleEnumAttr>`}}
test.array_of_attr_op a = [], b = [], c = [d]

// -----

// expected-error@+1 {{invalid properties {} for op test.with_properties: expected key entry for a in DictionaryAttr to set Properties.}}
test.with_properties

// -----

// expected-error@+1 {{invalid properties {a = 32 : i64} for op test.with_properties: expected key entry for array in DictionaryAttr to set Properties.}}
test.with_properties <{a = 32 : i64}>

// -----

// expected-error@+1 {{invalid properties {a = 32 : i64, array = array<i32: 1>, b = "foo"} for op test.with_properties: expected DenseI64ArrayAttr for key `value`}}
test.with_properties <{a = 32 : i64, array = array<i32: 1>, b = "foo"}>

// -----

// expected-error@+1 {{invalid properties 5 : i64 for op test.with_properties: expected DictionaryAttr to set properties}}
test.with_properties <5>

// -----

// expected-error@+1 {{invalid properties {a = "x", array = array<i64: 1>, b = "foo"} for op test.with_properties: expected IntegerAttr for key `value`}}
test.with_properties <{a = "x", array = array<i64: 1>, b = "foo"}>

// -----

// expected-error@+1 {{invalid properties {a = 1 : i64, array = array<i64: 1>, b = 5 : i64} for op test.with_properties: size mismatch in attribute conversion: 1 vs 4}}
test.with_properties <{a = 1 : i64, array = array<i64: 1>, b = 5}>

// -----

// expected-error@+1 {{invalid properties {a = 1 : i64, array = array<i64: 1>, b = "foo", c = 5 : i64} for op test.with_properties: size mismatch in attribute conversion: 1 vs 4}}
test.with_properties <{a = 1 : i64, array = array<i64: 1>, b = "foo", c = 5}>

// -----

// expected-error@+1 {{invalid properties {} for op test.with_properties_and_attr: expected key entry for rhs in DictionaryAttr to set Properties.}}
test.with_properties_and_attr 16

// -----

// expected-error@+1 {{expected '['}}
test.using_property_in_custom 5

// -----

// expected-error@+1 {{custom op 'test.using_property_in_custom' expected integer value}}
test.using_property_in_custom [x]

// -----

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' Expected sum to equal first + second}}
test.using_property_ref_in_custom 1 + 4 = 6

// -----

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' expected integer value}}
test.using_property_ref_in_custom 1 + x

// -----

// expected-error@+1 {{custom op 'test.with_nice_properties' expected valid keyword or string}}
test.with_nice_properties 5

// -----

// expected-error@+1 {{custom op 'test.with_nice_properties' integer value too large}}
test.with_nice_properties foo is 99999999999

// -----

// expected-error@+1 {{expected '|'}}
test.with_versioned_properties 1

// -----

// expected-error@+1 {{invalid properties {prop = 5 : i64} for op test.with_wrapped_properties: Expect StringAttr but got 5 : i64}}
test.with_wrapped_properties <{prop = 5}>

// -----

// expected-error@+1 {{invalid properties {} for op test.with_wrapped_properties: expected key entry for prop in DictionaryAttr to set Properties.}}
test.with_wrapped_properties <{}>

// -----

// expected-error@+1 {{invalid properties {a = "x"} for op test.with_default_valued_properties: Invalid attribute `a` in property conversion: "x"}}
test.with_default_valued_properties <{a = "x"}>

// -----

// expected-error@+1 {{'test.with_default_valued_properties' op attribute 'a' failed to satisfy constraint: 32-bit signless integer attribute}}
test.with_default_valued_properties <{a = 5 : i64}>

// -----

// expected-error@+1 {{'test.with_optional_properties' op attribute 'a' failed to satisfy constraint: 32-bit signless integer attribute}}
test.with_optional_properties <{a = 5 : i64}>

// -----

// expected-error@+1 {{custom op 'test.parse_integer_literal' expected integer value}}
test.parse_integer_literal : x

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.parse_integer_literal : 5 : 6

// -----

// expected-error@+1 {{custom op 'test.parse_wrapped_keyword' expected valid keyword}}
test.parse_wrapped_keyword "x"

// -----

// expected-error@+1 {{custom op 'test.parse_b64' Base64 encoded strings must be a multiple of 4 bytes in length}}
test.parse_b64 "a"

// -----

// expected-error@+1 {{custom op 'test.parse_b64' Invalid Base64 character 0x24 at index 1}}
test.parse_b64 "a$=="

// -----

// expected-error@+1 {{custom op 'test.parse_b64' expected string}}
test.parse_b64 5

// -----

// expected-error@+1 {{custom op 'test.wrapping_region' expected 'wraps'}}
test.wrapping_region "foo"() : () -> ()

// -----

// expected-error@+1 {{custom op 'test.pretty_printed_region' 0 operands present, but expected 2}}
test.pretty_printed_region start test.special.op end : (f32, f32) -> f32

// -----

// expected-error@+1 {{expected non-function type}}
test.conversion_func_op @f(

// -----

// expected-error@+1 {{'test.call' op 'nope' does not reference a valid function}}
test.call @nope() : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
test.call nope() : () -> ()

// -----

// expected-error@+1 {{custom op 'test.switch_with_no_break' expected integer value}}
test.switch_with_no_break %a case x {}

// -----

// expected-error@+1 {{expected ':'}}
test.single_no_terminator_op {}

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.single_no_terminator_op : { ^a:

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.single_no_terminator_op : {} {}

// -----

// expected-error@+1 {{expected attribute value}}
test.recursive_rewrite x

// -----

// expected-error@+1 {{custom op 'test.no_str_value' 'test.no_str_value' op attribute 'value' failed to satisfy constraint: string attribute}}
test.no_str_value {value = 5}

// -----

// expected-error@+1 {{expected ':'}}
test.store_with_a_region %a

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.region_if %a : i32 -> i32 then

// -----

// expected-error@+1 {{expected ':'}}
test.with_bounds

// -----

// expected-error@+1 {{'test.with_bounds' op requires attribute 'smax'}}
test.with_bounds {umin = 4 : index, umax = 5 : index, smin = 4 : index} : index

// -----

// expected-error@+1 {{expected ':'}}
test.increment %a

// RUN: mlir-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// Text that the formats of types and attributes refuse.

// expected-error@+1 {{expected 'begin'}}
"test.op"() {a = #test.attr_ugly} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"test.op"() {a = #test<>} : () -> ()

// -----

// expected-error@+1 {{expected 'begin'}}
"test.op"() {a = #test<attr_ugly>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse TestAttrUgly parameter 'attr' which is to be a `::mlir::Attribute`}}
"test.op"() {a = #test<attr_ugly begin>} : () -> ()

// -----

// expected-error@+1 {{expected 'end'}}
"test.op"() {a = #test<attr_ugly begin "string_attr">} : () -> ()

// -----

// expected-error@+1 {{expected 'end'}}
"test.op"() {a = #test<attr_ugly begin "x" foo>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"test.op"() {a = #test.attr_with_format} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'one' which is to be a `int64_t`}}
"test.op"() {a = #test.attr_with_format<>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'one' which is to be a `int64_t`}}
"test.op"() {a = #test.attr_with_format<hi>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"test.op"() {a = #test.attr_with_format<42>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"test.op"() {a = #test.attr_with_format<42 :>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"test.op"() {a = #test.attr_with_format<42 : foo = 5>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: two}}
"test.op"() {a = #test.attr_with_format<42 : two = "hi", two = "x">} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #test.attr_with_format<42 : two = "hi">} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"test.op"() {a = #test.attr_with_format<42 : two = "hi", four = [1, 2, 3]>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'four' which is to be a `::llvm::ArrayRef<int>`}}
"test.op"() {a = #test.attr_with_format<42 : two = "hi", four = [1, x, 3]>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'two' which is to be a `std::string`}}
"test.op"() {a = #test.attr_with_format<42 : two = hi, four = [1, 3]>} : () -> ()

// -----

// expected-error@+1 {{expected 'one' to equal 'four.size()'}}
"test.op"() {a = #test.attr_with_format<42 : two = "hi", four = [1, 2, 3] : 42 : i64 : 0 : [4, 5, 6], [10 : i16]>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'three' which is to be a `::mlir::IntegerAttr`}}
"test.op"() {a = #test.attr_with_format<3 : two = "hi", four = [1, 2, 3] : "x" : 0 : [4, 5, 6], [10 : i16]>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'six' which is to be a `::llvm::ArrayRef<int>`}}
"test.op"() {a = #test.attr_with_format<3 : two = "hi", four = [1, 2, 3] : 42 : i64 : 0 : [], [10 : i16]>} : () -> ()

// -----

// expected-error@+3 {{expected attribute value}}
// expected-error@+2 {{failed to parse AttrWithTypeBuilder parameter 'attr' which is to be a `::mlir::IntegerAttr`}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'arrayOfAttrWithTypeBuilderAttr' which is to be a `::llvm::ArrayRef<AttrWithTypeBuilderAttr>`}}
"test.op"() {a = #test.attr_with_format<3 : two = "hi", four = [1, 2, 3] : 42 : i64 : 0 : [4, 5, 6], []>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #test.attr_params<1>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrParams parameter 'v1' which is to be a `int`}}
"test.op"() {a = #test.attr_params<1, x>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrParams parameter 'v0' which is to be a `int`}}
"test.op"() {a = #test.attr_params<99999999999, 5>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse TestAttrWithTypeParam parameter 'int_type' which is to be a `::mlir::IntegerType`}}
"test.op"() {a = #test.attr_with_type<f32, i32>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse TestAttrWithTypeParam parameter 'any_type' which is to be a `::mlir::Type`}}
"test.op"() {a = #test.attr_with_type<i32, 5>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrSelfTypeParameterFormat parameter 'a' which is to be a `int`}}
"test.op"() {a = #test.attr_self_type_format<x> : i32} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: b}}
"test.op"() {a = #test.attr_self_type_struct_format<b = 5> : i32} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"test.op"() {a = #test.attr_self_type_struct_format<> : i32} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"test.op"() {a = #test.custom_anchor<5, 2>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #test.custom_anchor<5 2>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #test.custom_anchor<5, x>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #test.attr_with_optional_signed<x>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalUnsigned parameter 'value' which is to be a `std::optional<uint64_t>`}}
"test.op"() {a = #test.attr_with_optional_unsigned<99999999999999999999>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"test.op"() {a = #test.cmpnd_a<1, !test.smpla, [5, 6]} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #test.cmpnd_a<x>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"test.op"() {a = #test.cmpnd_a<1, 5>} : () -> ()

// -----

// expected-error@+1 {{expected 'nested'}}
"test.op"() {a = #test.cmpnd_nested<1>} : () -> ()

// -----

// expected-error@+1 {{number of elements does not match the provided shape type, got: 1, but expected: 2}}
"test.op"() {a = #test.i64_elements<[1]> : tensor<2xi64>} : () -> ()

// -----

// expected-error@+1 {{expected single rank 64-bit shape type, but got: 'tensor<2xi32>'}}
"test.op"() {a = #test.i64_elements<[1, 2]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected single rank 64-bit shape type, but got: 'tensor<2x1xi64>'}}
"test.op"() {a = #test.i64_elements<[1, 2]> : tensor<2x1xi64>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #test.sub_elements_access<1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected string}}
"test.op"() {a = #test.custom_float<5 : 2.0>} : () -> ()

// -----

// expected-error@+1 {{unknown float type, expected 'float', 'double' or 'fp80'}}
"test.op"() {a = #test.custom_float<"half" : 2.0>} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"test.op"() {a = #test.custom_float<"float" : 0x7FC000000>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"test.op"() {a = #test.custom_float<"float" : "x">} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"test.op"() {a = #test.conditional_alias<5>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"test.op"() {a = #test.array_of_ints<1>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestArrayOfInts parameter 'value' which is to be a `::llvm::ArrayRef<int32_t>`}}
"test.op"() {a = #test<array_of_ints [x]>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse TestEnumAttr parameter 'value' which is to be a `test::TestEnum`}}
"test.op"() {a = #test.enum<first>} : () -> ()

// -----

// expected-error@+2 {{expected test::TestEnum to be one of: first, second, third}}
// expected-error@+1 {{failed to parse TestEnumAttr parameter 'value' which is to be a `test::TestEnum`}}
"test.op"() {a = #test<enum fourth>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse TestEnumAttr parameter 'value' which is to be a `test::TestEnum`}}
"test.op"() {a = #test<enum>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse TestEnumAttr parameter 'value' which is to be a `test::TestEnum`}}
"test.op"() {a = #test<enum 5>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
"test.op"() {a = #test.bit_enum<>} : () -> ()

// -----

// expected-error@+2 {{expected test::TestBitEnum to be one of: read, write, execute}}
// expected-error@+1 {{failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
"test.op"() {a = #test.bit_enum<foo>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #test.bit_enum<read write>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::utils::IteratorType to be one of: parallel, reduction}}
// expected-error@+1 {{failed to parse Test_IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`}}
"test.op"() {a = #test.iterator_type<foo>} : () -> ()

// -----

// expected-error@+2 {{expected identifier key for 'resource' entry}}
// expected-error@+1 {{failed to parse TestExtern1DI64ElementsAttr parameter 'handle' which is to be a `TestDialectResourceBlobHandle`}}
"test.op"() {a = #test.e1di64_elements<> : tensor<3xi64>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `test`}}
"test.op"() {a = #test.foo} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestOverrideBuilderAttr parameter 'a' which is to be a `int`}}
"test.op"() {a = #test.override_builder<x>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeWithFormat parameter 'one' which is to be a `int64_t`}}
"test.op"() {a = !test.type_with_format<>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeWithFormat parameter 'one' which is to be a `int64_t`}}
"test.op"() {a = !test.type_with_format<hi>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.type_with_format<42>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"test.op"() {a = !test.type_with_format<42, 5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.type_with_format<42, two = "foo">} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = !test.type_with_format<42, two = "foo", three = 5, four = 6>} : () -> ()

// -----

// expected-error@+2 {{expected 'begin'}}
// expected-error@+1 {{failed to parse TestTypeWithFormat parameter 'three' which is to be a `::mlir::Attribute`}}
"test.op"() {a = !test.type_with_format<42, three = #test.attr_ugly, two = "foo">} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: two}}
"test.op"() {a = !test.type_with_format<42, two = "foo", two = "bar">} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeWithFormat parameter 'two' which is to be a `std::string`}}
"test.op"() {a = !test.type_with_format<42, two = 5, three = 5>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'two' which is to be a `::llvm::ArrayRef<int64_t>`}}
"test.op"() {a = !test.no_parser<255, [1, 2, x], "foobar", 4>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'one' which is to be a `uint32_t`}}
"test.op"() {a = !test.no_parser<5000000000, [1, 2], "foobar", 4>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'three' which is to be a `::llvm::StringRef`}}
"test.op"() {a = !test.no_parser<255, [1, 2], foobar, 4>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'four' which is to be a `::test::CustomParam`}}
"test.op"() {a = !test.no_parser<255, [1, 2], "foobar", x>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeStructCaptureAll parameter 'v3' which is to be a `int`}}
"test.op"() {a = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = x>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"test.op"() {a = !test.struct_capture_all<>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: v4}}
"test.op"() {a = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v4 = 5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.optional_param<5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.optional_param<x, 6>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.optional_params<5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.optional_params<5 "a">} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeOptionalParams parameter 'b' which is to be a `::llvm::StringRef`}}
"test.op"() {a = !test.optional_params<5, >} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeOptionalParamsAfterRequired parameter 'a' which is to be a `::llvm::StringRef`}}
"test.op"() {a = !test.optional_params_after<5>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = !test.optional_params_after<"a", x>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: b}}
"test.op"() {a = !test.optional_struct<a = 5>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"test.op"() {a = !test.optional_struct<>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: c}}
"test.op"() {a = !test.optional_struct<b = "x", c = 5>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = !test.all_optional_params<, 6>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = !test.all_optional_params<x>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"test.op"() {a = !test.all_optional_struct<x>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"test.op"() {a = !test.all_optional_struct<a = 5, >} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: a}}
"test.op"() {a = !test.all_optional_struct<a = 5, a = 6>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"test.op"() {a = !test.optional_group<5>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"test.op"() {a = !test.optional_group<(x) 5>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"test.op"() {a = !test.optional_group_params<>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"test.op"() {a = !test.optional_group_struct<(a = 5>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"test.op"() {a = !test.spaces<5>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = !test.ap_float<x>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse TestTypeDefaultValuedType parameter 'type' which is to be a `mlir::IntegerType`}}
"test.op"() {a = !test.default_valued_type<()>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse TestTypeDefaultValuedType parameter 'type' which is to be a `mlir::IntegerType`}}
"test.op"() {a = !test.default_valued_type<(f32)>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = !test.custom_type<>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = !test.custom_type<2 0>} : () -> ()

// -----

// expected-error@+1 {{expected 'foo'}}
"test.op"() {a = !test.custom_type_string<"foo" bar>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeOptionalString parameter 'str' which is to be a `::llvm::StringRef`}}
"test.op"() {a = !test.optional_type_string<5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.int<signed>} : () -> ()

// -----

// expected-error@+1 {{expected signed, unsigned, or none}}
"test.op"() {a = !test.int<foo, 5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.struct<{a}>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = !test.struct<a>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"test.op"() {a = !test.cmpnd_a<1, i32, 5>} : () -> ()

// -----

// expected-error@+1 {{expected 'i'}}
"test.op"() {a = !test.cmpnd_nested_outer<5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = !test.test_rec<a>} : () -> ()

// -----

// expected-error@+1 {{unknown type!}}
"test.op"() {a = !test.foo} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"test.op"() {a = !test<"smpla">} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = !test.test_type_with_layout<>} : () -> ()

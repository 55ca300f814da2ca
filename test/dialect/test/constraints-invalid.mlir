// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Each constraint and trait of the operations in generic syntax has a case that breaks it.

// expected-error @+1 {{'test.int_types' op result #0 must be 16-bit integer, but got 'i32'}}
"test.int_types"() : () -> (i32, i32, i32, i32)

// -----

// expected-error @+1 {{'test.int_types' op result #1 must be 32-bit signed integer, but got 'i32'}}
"test.int_types"() : () -> (i16, i32, i32, i32)

// -----

// expected-error @+1 {{'test.int_types' op result #2 must be 64-bit unsigned integer, but got 'i32'}}
"test.int_types"() : () -> (i16, si32, i32, i32)

// -----

// expected-error @+1 {{'test.int_types' op result #3 must be integer, but got 'f32'}}
"test.int_types"() : () -> (i16, si32, ui64, f32)

// -----

// expected-error @+1 {{'test.complex_f64' op result #0 must be complex type with 64-bit float elements, but got 'i16'}}
"test.complex_f64"() : () -> (i16)

// -----

// expected-error @+1 {{'test.complex_f64_tensor' op result #0 must be tensor of complex type with 64-bit float elements values, but got 'i16'}}
"test.complex_f64_tensor"() : () -> (i16)

// -----

// expected-error @+1 {{'test.tuple_32_bit' op result #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'i16'}}
"test.tuple_32_bit"() : () -> (i16)

// -----

// expected-error @+1 {{'test.nested_tuple_32_bit' op result #0 must be nested tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'i16'}}
"test.nested_tuple_32_bit"() : () -> (i16)

// -----

%0 = "a.b"() : () -> i16
// expected-error @+1 {{'test.takes_static_memref' op operand #0 must be statically shaped memref of any type values, but got 'i16'}}
"test.takes_static_memref"(%0) : (i16) -> ()

// -----

// expected-error @+1 {{'test.rank_less_than_2_I8_F32_memref' op result #0 must be 0D/1D memref of 8-bit signless integer or 32-bit float values, but got 'i16'}}
"test.rank_less_than_2_I8_F32_memref"() : () -> (i16)

// -----

%0 = "a.b"() : () -> i16
// expected-error @+1 {{'test.nd_tensor_of' op operand #0 must be 0D tensor of 32-bit float values, but got 'i16'}}
"test.nd_tensor_of"(%0,%0,%0,%0,%0) : (i16,i16,i16,i16,i16) -> ()

// -----

%0 = "a.b"() : () -> tensor<f32>
%1 = "a.b"() : () -> tensor<3xf32>
// expected-error @+1 {{'test.nd_tensor_of' op operand #2 must be 2D tensor of 16-bit signless integer values, but got 'tensor<f32>'}}
"test.nd_tensor_of"(%0,%1,%0,%0,%0) : (tensor<f32>,tensor<3xf32>,tensor<f32>,tensor<f32>,tensor<f32>) -> ()

// -----

%0 = "a.b"() : () -> i16
// expected-error @+1 {{'test.ranked_tensor_op' op operand #0 must be ranked tensor of any type values, but got 'i16'}}
"test.ranked_tensor_op"(%0) : (i16) -> ()

// -----

%0 = "a.b"() : () -> i16
// expected-error @+1 {{'test.multi_tensor_rank_of' op operand #0 must be 0D/1D tensor of 8-bit signless integer or 32-bit signless integer or 32-bit float values, but got 'i16'}}
"test.multi_tensor_rank_of"(%0) : (i16) -> ()

// -----

%0 = "a.b"() : () -> i16
// expected-error @+1 {{'test.variadic_with_same_operand_results' op result #0 must be signless integer, but got 'f32'}}
"test.variadic_with_same_operand_results"(%0,%0) : (i16,i16) -> f32

// -----

// expected-error @+1 {{'test.any_attr_of_i32_str' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"test.any_attr_of_i32_str"() {attr=1.0} : () -> ()

// -----

// expected-error @+1 {{'test.non_negative_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
"test.non_negative_int_attr"() {i32attr=-1:i32, i64attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.positive_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
"test.positive_int_attr"() {i32attr=0:i32, i64attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.type_array_attr' op attribute 'attr' failed to satisfy constraint: type array attribute}}
"test.type_array_attr"() {attr=0:i32} : () -> ()

// -----

// expected-error @+1 {{'test.type_array_attr_with_default' op attribute 'attr' failed to satisfy constraint: type array attribute}}
"test.type_array_attr_with_default"() {attr=0:i32} : () -> ()

// -----

// expected-error @+1 {{'test.i32_enum_attr' op attribute 'attr' failed to satisfy constraint: allowed 32-bit signless integer cases: 5, 10}}
"test.i32_enum_attr"() {attr=0:i32} : () -> i32

// -----

// expected-error @+1 {{'test.i64_enum_attr' op attribute 'attr' failed to satisfy constraint: allowed 64-bit signless integer cases: 5, 10}}
"test.i64_enum_attr"() {attr=0:i32} : () -> i32

// -----

// expected-error @+1 {{'test.int_attrs' op attribute 'any_i32_attr' failed to satisfy constraint: 32-bit integer attribute}}
"test.int_attrs"() {any_i32_attr=0.0, index_attr=1:index, ui32_attr=1:ui32, si32_attr=1:si32} : () -> ()

// -----

// expected-error @+1 {{'test.int_attrs' op attribute 'index_attr' failed to satisfy constraint: index attribute}}
"test.int_attrs"() {any_i32_attr=0:i32, index_attr=1.0:f32, ui32_attr=1:ui32, si32_attr=1:si32} : () -> ()

// -----

// expected-error @+1 {{'test.int_attrs' op attribute 'ui32_attr' failed to satisfy constraint: 32-bit unsigned integer attribute}}
"test.int_attrs"() {any_i32_attr=0:i32, index_attr=1:index, ui32_attr=1:i32, si32_attr=1:si32} : () -> ()

// -----

// expected-error @+1 {{'test.int_attrs' op attribute 'si32_attr' failed to satisfy constraint: 32-bit signed integer attribute}}
"test.int_attrs"() {any_i32_attr=0:i32, index_attr=1:index, ui32_attr=1:ui32, si32_attr=1:i32} : () -> ()

// -----

// expected-error @+1 {{'test.float_elements_attr' op attribute 'scalar_f32_attr' failed to satisfy constraint: 32-bit float elements attribute of shape [2]}}
"test.float_elements_attr"() {scalar_f32_attr=0, tensor_f64_attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.float_elements_attr' op attribute 'tensor_f64_attr' failed to satisfy constraint: 64-bit float elements attribute of shape [4, 8]}}
"test.float_elements_attr"() {scalar_f32_attr=dense<1.0>:tensor<2xf32>, tensor_f64_attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.int_elements_attr' op attribute 'any_i32_attr' failed to satisfy constraint: 32-bit integer elements attribute}}
"test.int_elements_attr"() {any_i32_attr=0, i32_attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.int_elements_attr' op attribute 'i32_attr' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"test.int_elements_attr"() {any_i32_attr=dense<1>:tensor<2xi32>, i32_attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.ranked_int_elements_attr' op attribute 'matrix_i64_attr' failed to satisfy constraint: 64-bit signless int elements attribute of shape [4, 8]}}
"test.ranked_int_elements_attr"() {vector_i32_attr=1, matrix_i64_attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.string_elements_attr' op attribute 'scalar_string_attr' failed to satisfy constraint: string elements attribute}}
"test.string_elements_attr"() {scalar_string_attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.i32ElementsAttr' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"test.i32ElementsAttr"() {attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.indexElementsAttr' op attribute 'attr' failed to satisfy constraint: index elements attribute}}
"test.indexElementsAttr"() {attr=1} : () -> ()

// -----

// expected-error @+1 {{'test.confined_dense_array_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr=1,i32attr=array<i32:1>, i64attr=array<i64>} : () -> ()

// -----

// expected-error @+1 {{'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order}}
"test.confined_dense_array_attr"() {emptyattr=array<i16>,i32attr=1, i64attr=array<i64>} : () -> ()

// -----

// expected-error @+1 {{'test.confined_strictly_positive_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr=1,i16attr=1,i32attr=1,i64attr=1,f32attr=1,f64attr=1,emptyattr=1} : () -> ()

// -----

// expected-error @+1 {{'test.confined_strictly_positive_attr' op attribute 'f32attr' failed to satisfy constraint: f32 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr=array<i8>,i16attr=array<i16>,i32attr=array<i32:0>,i64attr=array<i64>,f32attr=1,f64attr=1,emptyattr=array<i16>} : () -> ()

// -----

// expected-error @+1 {{'test.confined_strictly_positive_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr=array<i8>,i16attr=array<i16>,i32attr=array<i32>,i64attr=array<i64>,f32attr=array<f32>,f64attr=array<f64:0.0>,emptyattr=array<i16>} : () -> ()

// -----

// expected-error @+1 {{'test.confined_non_negative_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr=1,i16attr=1,i32attr=1,i64attr=1,f32attr=1,f64attr=1,emptyattr=1} : () -> ()

// -----

// expected-error @+1 {{'test.sized_region_op' op region #0 ('my_region') failed to verify constraint: region with 2 blocks}}
"test.sized_region_op"() ({},{}) : () -> ()

// -----

// expected-error @+1 {{'test.op_with_effects_a' op attribute 'second' failed to satisfy constraint: symbol reference attribute}}
"test.op_with_effects_a"() {first=@a,second=1} : () -> (memref<i32>)

// -----

// expected-error @+1 {{'test.native_code_call2' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute}}
"test.native_code_call2"() {attr=1} : () -> (i32)

// -----

// expected-error @+1 {{'test.four_equals_five' op failed to verify that 4 equals 5}}
"test.four_equals_five"() : () -> ()

// -----

// expected-error @+1 {{'attr' attribute should have trait 'TestAttrTrait'}}
"test.attr_with_trait"() {attr=1} : () -> ()

// -----

// expected-error @+1 {{result type should have trait 'TestTypeTrait'}}
"test.result_type_with_trait"() : () -> i32

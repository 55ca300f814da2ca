// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Each constraint and trait of the operations in generic syntax has a case that breaks it.

%0 = "a.b"() : () -> i32
// expected-error @+1 {{'test.get_tuple_element' op operand #0 must be tuple with any combination of any type values, but got 'i32'}}
"test.get_tuple_element"(%0) {index=1:i32}: (i32) -> (i32)

// -----

// expected-error @+1 {{'test.conversion_call_op' op attribute 'callee' failed to satisfy constraint: symbol reference attribute}}
"test.conversion_call_op"() {callee=1:i32}: () -> (i32)

// -----

// expected-error @+1 {{'test.functional_region_op' op result #0 must be function type, but got 'i32'}}
"test.functional_region_op"() ({}) {callee=1:i32}: () -> (i32)

// -----

// expected-error @+1 {{'test.custom_result_name' op attribute 'names' failed to satisfy constraint: string array attribute}}
"test.custom_result_name"() {names=[1]}: () -> (i32)

// -----

%0 = "a.b"() : () -> i32
// expected-error @+1 {{'test.operand_rank_equals_result_size' op operand #0 must be shaped of any type values, but got 'i32'}}
"test.operand_rank_equals_result_size"(%0) : (i32) -> (i32)

// -----

%0 = "a.b"() : () -> tensor<3xi32>
// expected-error @+1 {{'test.operand_rank_equals_result_size' op failed to verify that operand rank equals result size}}
"test.operand_rank_equals_result_size"(%0) : (tensor<3xi32>) -> (tensor<3xi32>)

// -----

%0 = "a.b"() : () -> tensor<3xi32>
// expected-error @+1 {{'test.arg_and_res_have_fixed_element_types' op failed to verify that fixed type combination}}
"test.arg_and_res_have_fixed_element_types"(%0,%0) : (tensor<3xi32>,tensor<3xi32>) -> (tensor<3xi32>)

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<3xf32>
// expected-error @+1 {{'test.arg_and_res_have_fixed_element_types' op failed to verify that 'res' is 16-bit signless integer}}
"test.arg_and_res_have_fixed_element_types"(%0,%1) : (tensor<3xi32>,tensor<3xf32>) -> (tensor<3xi32>)

// -----

%0 = "a.b"() : () -> none
%1 = "a.b"() : () -> tensor<3xf32>
// expected-error @+1 {{'test.if_first_operand_is_none_then_so_is_second' op failed to verify that has either both none type operands or first is not none}}
"test.if_first_operand_is_none_then_so_is_second"(%0,%1) : (none,tensor<3xf32>) -> ()

// -----

%0 = "a.b"() : () -> tensor<3xi32>
// expected-error @+1 {{'test.operand0_and_result_have_same_element_count' op failed to verify that all of {x, res} have same element count}}
"test.operand0_and_result_have_same_element_count"(%0,%0) : (tensor<3xi32>,tensor<3xi32>) -> (tensor<4xi32>)

// -----

%0 = "a.b"() : () -> tensor<3xi32>
// expected-error @+1 {{'test.operand0_and_result_have_same_shape' op failed to verify that all of {x, res} have same shape}}
"test.operand0_and_result_have_same_shape"(%0,%0) : (tensor<3xi32>,tensor<3xi32>) -> (tensor<4xi32>)

// -----

%0 = "a.b"() : () -> tensor<3xi32>
// expected-error @+1 {{'test.op_r' op requires one result}}
"test.op_r"(%0,%0) : (tensor<3xi32>,tensor<3xi32>) -> ()

// -----

// expected-error @+1 {{'test.op_with_memread' op result #0 must be integer, but got 'f32'}}
"test.op_with_memread"() : () -> (f32)

// -----

// expected-error @+1 {{'test.op_optionally_implementing_interface' op requires attribute 'implementsInterface'}}
"test.op_optionally_implementing_interface"() : () -> ()

// -----

// expected-error @+1 {{'test.op_in_place_fold_success' op result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
"test.op_in_place_fold_success"() : () -> (i32)

// -----

%0 = "a.b"() : () -> i32
// expected-error @+1 {{'test.attr_sized_operands' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
"test.attr_sized_operands"(%0,%0) : (i32,i32) -> ()

// -----

%0 = "a.b"() : () -> i32
// expected-error @+1 {{'test.prop' op attribute 'transforms' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"test.prop"(%0) {transforms=1} : (i32) -> ()

// -----

// expected-error @+1 {{'test.three_result' op attribute 'kind' failed to satisfy constraint: Multi-result op kinds}}
"test.three_result"() {kind=1:i32} : () -> (i32,f32,f32)

// -----

// expected-error @+1 {{'test.one_result1' op attribute 'kind' failed to satisfy constraint: Multi-result op kinds}}
"test.one_result1"() {kind=7:i64} : () -> (f32)

// -----

%0 = "a.b"() : () -> i32
// expected-error @+1 {{'test.mixed_normal_variadic_operand' op operand #0 must be tensor of any type values, but got 'i32'}}
"test.mixed_normal_variadic_operand"(%0,%0) : (i32,i32) -> ()

// -----

// expected-error @+1 {{'test.mixed_normal_variadic_operand' op expected 1 or more operands, but found 0}}
"test.mixed_normal_variadic_operand"() : () -> ()

// -----

%0 = "a.b"() : () -> i32
%1 = "a.b"() : () -> f32
// expected-error @+1 {{'test.mixed_variadic_in1' op operand #1 must be variadic of 32-bit signless integer, but got 'f32'}}
"test.mixed_variadic_in1"(%0,%1,%0,%1,%0) : (i32,f32,i32,f32,i32) -> ()

// -----

// expected-error @+1 {{'test.br' op requires 1 successor but found 0}}
"test.br"() : () -> ()

// -----

// expected-error @+1 {{'test.producing_br' op requires one result}}
"test.producing_br"() : () -> ()

// -----

// expected-error @+1 {{'test.internal_br' op requires 2 successors but found 0}}
"test.internal_br"() : () -> ()

// -----

// expected-error @+1 {{'test.symbol' op requires attribute 'sym_name'}}
"test.symbol"() : () -> ()

// -----

// expected-error @+1 {{'test.symbol_scope' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.symbol_scope"() ({}) : () -> ()

// -----

// expected-error @+2 {{'test.symbol_scope' op expects regions to end with 'test.finish', found 'test.x'}}
// expected-note @+1 {{implies 'test.finish'}}
"test.symbol_scope"() ({^a: "test.x"(): () -> ()}) : () -> ()

// -----

// expected-error @+1 {{'test.symbol_table_region' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.symbol_table_region"() ({}) : () -> ()

// -----

// expected-error @+1 {{'test.op_with_infer_type_if' op expected 2 operands, but found 0}}
"test.op_with_infer_type_if"() : () -> i32

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{operand type mismatch 'tensor<3xi32>' vs 'tensor<4xi32>'}}
// expected-error @+1 {{'test.op_with_infer_type_if' op failed to infer returned types}}
"test.op_with_infer_type_if"(%0,%1) : (tensor<3xi32>,tensor<4xi32>) -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{'test.op_with_infer_type_if' op inferred type(s) 'tensor<3xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
// expected-error @+1 {{'test.op_with_infer_type_if' op failed to infer returned types}}
"test.op_with_infer_type_if"(%0,%0) : (tensor<3xi32>,tensor<3xi32>) -> tensor<4xi32>

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{operand type mismatch 'tensor<3xi32>' vs 'tensor<4xi32>'}}
// expected-error @+1 {{'test.op_with_infer_type_adaptor_if' op failed to infer returned types}}
"test.op_with_infer_type_adaptor_if"(%0,%1) : (tensor<3xi32>,tensor<4xi32>) -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{operand type mismatch 'tensor<3xi32>' vs 'tensor<4xi32>'}}
// expected-error @+1 {{'test.op_with_refine_type_if' op failed to infer returned types}}
"test.op_with_refine_type_if"(%0,%1) : (tensor<3xi32>,tensor<4xi32>) -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{required first operand and result to match}}
// expected-error @+1 {{'test.op_with_refine_type_if' op failed to infer returned types}}
"test.op_with_refine_type_if"(%0,%0) : (tensor<3xi32>,tensor<3xi32>) -> tensor<4xi32>

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{'test.op_with_shaped_type_infer_type_if' op inferred type(s) 'tensor<3xi17>' are incompatible with return type(s) of operation 'tensor<3xi32>'}}
// expected-error @+1 {{'test.op_with_shaped_type_infer_type_if' op failed to infer returned types}}
"test.op_with_shaped_type_infer_type_if"(%0,%1) : (tensor<3xi32>,tensor<4xi32>) -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<3xi32>
%1 = "a.b"() : () -> tensor<4xi32>
// expected-error @+2 {{'test.op_with_shaped_type_infer_type_adaptor_if' op inferred type(s) 'tensor<3xi17>' are incompatible with return type(s) of operation 'tensor<3xi32>'}}
// expected-error @+1 {{'test.op_with_shaped_type_infer_type_adaptor_if' op failed to infer returned types}}
"test.op_with_shaped_type_infer_type_adaptor_if"(%0,%1) : (tensor<3xi32>,tensor<4xi32>) -> tensor<3xi32>

// -----

// expected-error @+1 {{'test.another_three_result' op attribute 'kind' failed to satisfy constraint: Multi-result op kinds}}
"test.another_three_result"() {kind=7:i64} : () -> (f32)

// -----

// expected-error @+1 {{'test.another_three_result' op result #0 must be 32-bit signless integer, but got 'f32'}}
"test.another_three_result"() {kind=5:i64} : () -> (f32,f32,f32)

// -----

// expected-error @+2 {{'test.variadic_region_inferred' op inferred type(s) 'i16' are incompatible with return type(s) of operation 'f32'}}
// expected-error @+1 {{'test.variadic_region_inferred' op failed to infer returned types}}
"test.variadic_region_inferred"() ({}) : () -> (f32)

// -----

// expected-error @+1 {{'test.remapped_value_region' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"test.remapped_value_region"() ({}) : () -> (f32)

// -----

// expected-error @+1 {{'test.child' op expects parent op 'test.parent'}}
"test.child"() : () -> ()

// -----

// expected-error @+1 {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
"test.child_with_parent_one_of"() : () -> ()

// -----

// expected-error @+1 {{'test.any_cond' op  region control flow edge from Region #0 to parent results: source has 0 operands, but target successor needs 1}}
"test.any_cond"() ({"test.return"() : () -> () }) : () -> (i32)

// -----

// expected-error @+1 {{'test.SingleBlockImplicitTerminator' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.SingleBlockImplicitTerminator"() ({}) : () -> ()

// -----

// expected-error @+1 {{'test.SingleBlockImplicitTerminator' op expects a non-empty block}}
"test.SingleBlockImplicitTerminator"() ({^a:  }) : () -> ()

// -----

// expected-error @+2 {{'test.SingleBlockImplicitTerminator' op expects regions to end with 'test.finish', found 'a.x'}}
// expected-note @+1 {{implies 'test.finish'}}
"test.SingleBlockImplicitTerminator"() ({^a: "a.x"() : () -> () }) : () -> ()

// RUN: mlir-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect --mlir-print-op-generic | mlir-opt -allow-unregistered-dialect | FileCheck %s

// Operations with formats, read and written.

// CHECK: module {
// CHECK-NEXT:   %0:2 = "foo.d"() : () -> (i64, memref<1xf64>)
// CHECK-NEXT:   %1 = "foo.d"() : () -> i32
// CHECK-NEXT:   test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
// CHECK-NEXT:   } {foo.some_attr}
// CHECK-NEXT:   test.format_attr_op 10
// CHECK-NEXT:   test.format_attr_op 10 {x}
// CHECK-NEXT:   test.format_opt_attr_op_a(10)
// CHECK-NEXT:   test.format_opt_attr_op_a
// CHECK-NEXT:   test.format_opt_attr_op_b 10
// CHECK-NEXT:   test.format_opt_attr_op_b
// CHECK-NEXT:   test.format_symbol_name_attr_op @name
// CHECK-NEXT:   test.format_opt_symbol_name_attr_op @name
// CHECK-NEXT:   test.format_opt_symbol_name_attr_op
// CHECK-NEXT:   test.format_opt_symbol_ref_attr_op @foo::@bar
// CHECK-NEXT:   test.format_opt_symbol_ref_attr_op
// CHECK-NEXT:   test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
// CHECK-NEXT:   test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
// CHECK-NEXT:   %2 = test.format_buildable_type_op %0#0
// CHECK-NEXT:   test.format_region_a_op {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_region_b_op {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_region_c_op region {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_region_c_op
// CHECK-NEXT:   test.format_variadic_region_a_op {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_variadic_region_b_op {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   } found_regions
// CHECK-NEXT:   test.format_variadic_region_b_op
// CHECK-NEXT:   test.format_implicit_terminator_region_a_op {
// CHECK-NEXT:     "foo.op"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_implicit_terminator_region_a_op {
// CHECK-NEXT:     "foo.op"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_implicit_terminator_region_a_op {
// CHECK-NEXT:     "test.return"() {foo.attr} : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_implicit_terminator_region_a_op {
// CHECK-NEXT:     "test.return"(%0#0) : (i64) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %buildable_res, %result = test.format_result_a_op memref<1xf64>
// CHECK-NEXT:   %buildable_res_0, %result_1 = test.format_result_b_op i64, memref<1xf64>
// CHECK-NEXT:   %buildable_res_2, %result_3 = test.format_result_c_op (i64) -> memref<1xf64>
// CHECK-NEXT:   %3:3 = test.format_variadic_result : i64, i64, i64
// CHECK-NEXT:   %result0:3, %result1:2 = test.format_multiple_variadic_results : (i64, i64, i64), (i32, i32)
// CHECK-NEXT:   test.format_operand_a_op %0#0, %0#1 : i64, memref<1xf64>
// CHECK-NEXT:   test.format_operand_b_op %0#0, %0#1 : memref<1xf64>
// CHECK-NEXT:   test.format_operand_c_op %0#0, %0#1 : i64, memref<1xf64>
// CHECK-NEXT:   test.format_operand_d_op %0#0, %0#1 : memref<1xf64>
// CHECK-NEXT:   test.format_operand_e_op %0#0, %0#1 : i64, memref<1xf64>
// CHECK-NEXT:   "foo.successor_test_region"() ({
// CHECK-NEXT:     test.format_successor_a_op ^bb1 {attr}
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     test.format_successor_a_op ^bb1, ^bb2 {attr}
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     test.format_successor_a_op  {attr}
// CHECK-NEXT:   }) {arg_names = ["i", "j", "k"]} : () -> ()
// CHECK-NEXT:   test.format_variadic_operand %0#0, %0#0 : i64, i64
// CHECK-NEXT:   test.format_variadic_of_variadic_operand (%0#0, %0#0), (), (%0#0) : (i64, i64), (), (i64)
// CHECK-NEXT:   test.format_multiple_variadic_operands (%0#0, %0#0, %0#0), (%1, %0#0 : i32, i64)
// CHECK-NEXT:   %4 = test.format_optional_operand_result_a_op(%0#0 : i64) : i64
// CHECK-NEXT:   %5 = test.format_optional_operand_result_a_op( : ) : i64[%0#0, %0#0]
// CHECK-NEXT:   %6 = test.format_optional_operand_result_b_op(%0#0 : i64) : i64
// CHECK-NEXT:   %7 = test.format_optional_operand_result_b_op : i64
// CHECK-NEXT:   %8 = test.format_optional_operand_result_b_op : i64[%0#0, %0#0] {a}
// CHECK-NEXT:   %optional, %variadic = test.format_optional_result_a_op : i64 -> i64
// CHECK-NEXT:   %optional_4, %variadic_5:2 = test.format_optional_result_b_op : i64 -> i64, i64
// CHECK-NEXT:   %optional_6, %variadic_7 = test.format_optional_result_c_op : (i64) -> i64
// CHECK-NEXT:   test.format_optional_result_a_op
// CHECK-NEXT:   %9 = test.format_optional_result_d_op : f80
// CHECK-NEXT:   test.format_two_variadic_operands_no_buildable_type_op(%0#0, %0#0 : i64, i64) -> (%1 : i32)
// CHECK-NEXT:   %10 = test.format_infer_variadic_type_from_non_variadic %0#0, %0#0 : i64
// CHECK-NEXT:   test.format_optional_unit_attribute is_optional
// CHECK-NEXT:   test.format_optional_unit_attribute
// CHECK-NEXT:   test.format_optional_unit_attribute_no_elide
// CHECK-NEXT:   test.format_optional_unit_attribute_no_elide unit
// CHECK-NEXT:   test.format_optional_enum_attr case5
// CHECK-NEXT:   test.format_optional_enum_attr
// CHECK-NEXT:   test.format_optional_default_attrs "foo" @foo case10
// CHECK-NEXT:   test.format_optional_default_attrs
// CHECK-NEXT:   test.format_optional_default_attrs
// CHECK-NEXT:   test.format_optional_else then
// CHECK-NEXT:   test.format_optional_else else
// CHECK-NEXT:   test.format_compound_attr <1, !test.smpla, [5, 6]>
// CHECK-NEXT:   module attributes {test.nested = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
// CHECK-NEXT:   test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:   test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:   %11 = "foo.x"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:   test.format_cpmd_nested_type %11 nested <i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:   test.format_qual_cpmd_nested_type %11 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:   %12 = "foo.x"() : () -> !test.optional_value_type<5>
// CHECK-NEXT:   %13 = "foo.x"() : () -> !test.optional_value_type
// CHECK-NEXT:   test.format_maybe_empty_type %12 : <5>
// CHECK-NEXT:   test.format_custom_directive_operands %0#0, %0#0 -> (%0#0)
// CHECK-NEXT:   test.format_custom_directive_operands %0#0 -> (%0#0)
// CHECK-NEXT:   test.format_custom_directive_operands_and_types %0#0, %0#0 -> (%0#0) : i64, i64 -> (i64)
// CHECK-NEXT:   test.format_custom_directive_operands_and_types %0#0 -> (%0#0) : i64 -> (i64)
// CHECK-NEXT:   test.format_custom_directive_regions {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.format_custom_directive_regions {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %result_8, %optResult, %varResults = test.format_custom_directive_results  : i64, i64 -> (i64)
// CHECK-NEXT:   %result_9, %varResults_10 = test.format_custom_directive_results  : i64 -> (i64)
// CHECK-NEXT:   %result_11, %optResult_12, %varResults_13 = test.format_custom_directive_results_with_type_refs  : i64, i64 -> (i64)  type_refs_capture  : i64, i64 -> (i64)
// CHECK-NEXT:   test.format_custom_directive_with_optional_operand_ref %0#0 : 1
// CHECK-NEXT:   test.format_custom_directive_with_optional_operand_ref : 0
// CHECK-NEXT:   test.format_custom_directive_attributes 54 : i64, 46 : i64
// CHECK-NEXT:   test.format_custom_directive_attributes 54 : i64
// CHECK-NEXT:   test.format_custom_directive_attrdict  {attr = 54 : i64, foo = 1 : i64}
// CHECK-NEXT:   test.format_custom_directive_spacing "a" "b"
// CHECK-NEXT:   "foo.y"() ({
// CHECK-NEXT:     test.format_custom_directive_successors ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     test.format_custom_directive_successors ^bb2
// CHECK-NEXT:   ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   test.format_literal_following_optional_group(5 : i32) : i32 {a}
// CHECK-NEXT:   test.format_literal_following_optional_group : i32
// CHECK-NEXT:   %14 = test.format_all_types_match_var %1, %1 : i32
// CHECK-NEXT:   %15 = test.format_all_types_match_attr 1 : i64, %0#0
// CHECK-NEXT:   %16 = test.format_types_match_var %1 : i32
// CHECK-NEXT:   %17:3 = test.format_types_match_variadic %1, %0#0, %1 : i32, i64, i32
// CHECK-NEXT:   %18 = test.format_types_match_attr 1 : i64
// CHECK-NEXT:   %19 = test.format_types_match_context %0#0 : i64
// CHECK-NEXT:   %20 = test.format_infer_type
// CHECK-NEXT:   %21:2 = test.format_infer_type_all_operands_and_types(%0#0, %1) : i64, i32
// CHECK-NEXT:   %22:2 = test.format_infer_type_all_types_one_operand(%0#0, %1) : i64, i32
// CHECK-NEXT:   %23:2 = test.format_infer_type_all_types_two_operands(%0#0) (%1) : i64, i32
// CHECK-NEXT:   %24:2 = test.format_infer_type_all_types(%0#0, %1) : i64, i32
// CHECK-NEXT:   %25:2 = test.format_infer_type_regions {
// CHECK-NEXT:   ^bb0(%arg0: i32, %arg1: f32):
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %26:4 = test.format_infer_type_variadic_operands(%1, %1 : i32, i32) (%0#0, %0#0 : i64, i64)
// CHECK-NEXT:   test.oilist_with_keywords_only keyword
// CHECK-NEXT:   test.oilist_with_keywords_only keyword otherKeyword
// CHECK-NEXT:   test.oilist_with_keywords_only
// CHECK-NEXT:   test.oilist_with_keywords_only otherKeyword thirdKeyword
// CHECK-NEXT:   test.oilist_with_simple_args keyword %0#0 : i64
// CHECK-NEXT:   test.oilist_with_simple_args keyword %1 : i32 otherKeyword %0#0 : i64 thirdKeyword %0#0 : i64
// CHECK-NEXT:   test.oilist_variadic_with_parens keyword(%0#0, %1 : i64, i32) thirdKeyword(%0#0 : i64)
// CHECK-NEXT:   test.oilist_custom private(%0#0, %1 : i64, i32) nowait
// CHECK-NEXT:   test.oilist_custom reduction (%1)  nowait
// CHECK-NEXT:   test.oilist_custom reduction (%1)  nowait
// CHECK-NEXT:   test.oilist_allowed_literal buzz
// CHECK-NEXT:   test.oilist_allowed_literal buzz
// CHECK-NEXT:   test.ellipsis(%0#0, %0#0 ...) : i64, i64 ...
// CHECK-NEXT:   test.ellipsis(%0#0) {x} : i64 ...
// CHECK-NEXT:   test.else_anchor(?)
// CHECK-NEXT:   test.else_anchor(%0#0 : i64)
// CHECK-NEXT:   test.op.with_dot_in_name {x}
// CHECK-NEXT:   test.attr_with_loc("x")
// CHECK-NEXT:   test.attr_with_loc("x")
// CHECK-NEXT:   test.dialect_custom_format_fallback custom_format_fallback
// CHECK-NEXT:   test.dialect_custom_printer custom_format
// CHECK-NEXT:   "test.dialect_custom_printer.with.dot"() : () -> ()
// CHECK-NEXT:   test.default_dialect {
// CHECK-NEXT:     %29:6 = parse_integer_literal : 6
// CHECK-NEXT:     "test.foo.bar"() : () -> ()
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.polyfor %arg0, %arg1, %arg2 {
// CHECK-NEXT:     "foo"(%arg0) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.affine_scope {
// CHECK-NEXT:     "terminate"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %27 = "foo.x"() : () -> index
// CHECK-NEXT:   test.isolated_region %27 {
// CHECK-NEXT:     "foo.consumer"(%27) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %28:2 = "foo.x"() : () -> (index, index)
// CHECK-NEXT:   test.isolated_region %28#1 {
// CHECK-NEXT:     "foo.consumer"(%28#1) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT: }

%0, %1 = "foo.d"() : () -> (i64, memref<1xf64>)
%i32 = "foo.d"() : () -> i32
test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
  } {foo.some_attr}
test.format_attr_op 10
test.format_attr_op 10 {x}
test.format_opt_attr_op_a(10)
test.format_opt_attr_op_a
test.format_opt_attr_op_b 10
test.format_opt_attr_op_b
test.format_symbol_name_attr_op @name
test.format_opt_symbol_name_attr_op @name
test.format_opt_symbol_name_attr_op
test.format_opt_symbol_ref_attr_op @foo::@bar
test.format_opt_symbol_ref_attr_op
test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
%b = test.format_buildable_type_op %0
test.format_region_a_op {
  "test.return"() : () -> ()
}
test.format_region_b_op {
  "test.return"() : () -> ()
}
test.format_region_c_op region {
  "test.return"() : () -> ()
}
test.format_region_c_op
test.format_variadic_region_a_op {
  "test.return"() : () -> ()
}, {
  "test.return"() : () -> ()
}
test.format_variadic_region_b_op {
  "test.return"() : () -> ()
}, {
  "test.return"() : () -> ()
} found_regions
test.format_variadic_region_b_op
test.format_implicit_terminator_region_a_op {
  "foo.op"() : () -> ()
}
test.format_implicit_terminator_region_a_op {
  "foo.op"() : () -> ()
  "test.return"() : () -> ()
}
test.format_implicit_terminator_region_a_op {
  "test.return"() {foo.attr} : () -> ()
}
test.format_implicit_terminator_region_a_op {
  "test.return"(%0) : (i64) -> ()
}
%r1, %r2 = test.format_result_a_op memref<1xf64>
%r3, %r4 = test.format_result_b_op i64, memref<1xf64>
%r5, %r6 = test.format_result_c_op (i64) -> memref<1xf64>
%r7:3 = test.format_variadic_result : i64, i64, i64
%r8:5 = test.format_multiple_variadic_results : (i64, i64, i64), (i32, i32)
test.format_operand_a_op %0, %1 : i64, memref<1xf64>
test.format_operand_b_op %0, %1 : memref<1xf64>
test.format_operand_c_op %0, %1 : i64, memref<1xf64>
test.format_operand_d_op %0, %1 : memref<1xf64>
test.format_operand_e_op %0, %1 : i64, memref<1xf64>
"foo.successor_test_region"() ({
  ^bb0:
    test.format_successor_a_op ^bb1 {attr}
  ^bb1:
    test.format_successor_a_op ^bb1, ^bb2 {attr}
  ^bb2:
    test.format_successor_a_op {attr}
}) { arg_names = ["i", "j", "k"] } : () -> ()
test.format_variadic_operand %0, %0 : i64, i64
test.format_variadic_of_variadic_operand (%0, %0), (), (%0) : (i64, i64), (), (i64)
test.format_multiple_variadic_operands (%0, %0, %0), (%i32, %0 : i32, i64)
%o1 = test.format_optional_operand_result_a_op(%0 : i64) : i64
%o2 = test.format_optional_operand_result_a_op( : ) : i64[%0, %0]
%o3 = test.format_optional_operand_result_b_op(%0 : i64) : i64
%o4 = test.format_optional_operand_result_b_op : i64
%o5 = test.format_optional_operand_result_b_op : i64 [%0, %0] {a}
%q1:2 = test.format_optional_result_a_op : i64 -> i64
%q2:3 = test.format_optional_result_b_op : i64 -> i64, i64
%q3:2 = test.format_optional_result_c_op : (i64) -> i64
test.format_optional_result_a_op
%q4 = test.format_optional_result_d_op : f80
test.format_two_variadic_operands_no_buildable_type_op(%0, %0 : i64, i64) -> (%i32 : i32)
%q5 = test.format_infer_variadic_type_from_non_variadic %0, %0 : i64
test.format_optional_unit_attribute is_optional
test.format_optional_unit_attribute
test.format_optional_unit_attribute_no_elide
test.format_optional_unit_attribute_no_elide unit
test.format_optional_enum_attr case5
test.format_optional_enum_attr
test.format_optional_default_attrs "foo" @foo case10
test.format_optional_default_attrs "default" @default case5
test.format_optional_default_attrs
test.format_optional_else then
test.format_optional_else else
test.format_compound_attr <1, !test.smpla, [5, 6]>
module attributes {test.nested = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>} {}
test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
%m = "foo.x"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
test.format_cpmd_nested_type %m nested <i <42 <1, !test.smpla, [5, 6]>>>
test.format_qual_cpmd_nested_type %m nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
%v = "foo.x"() : () -> !test.optional_value_type<5>
%w = "foo.x"() : () -> !test.optional_value_type
test.format_maybe_empty_type %v : <5>
test.format_custom_directive_operands %0, %0 -> (%0)
test.format_custom_directive_operands %0 -> (%0)
test.format_custom_directive_operands_and_types %0, %0 -> (%0) : i64, i64 -> (i64)
test.format_custom_directive_operands_and_types %0 -> (%0) : i64 -> (i64)
test.format_custom_directive_regions {
  "test.return"() : () -> ()
}
test.format_custom_directive_regions {
  "test.return"() : () -> ()
}, {
  "test.return"() : () -> ()
}
%c1:3 = test.format_custom_directive_results : i64, i64 -> (i64)
%c2:2 = test.format_custom_directive_results : i64 -> (i64)
%c3:3 = test.format_custom_directive_results_with_type_refs : i64, i64 -> (i64) type_refs_capture : i64, i64 -> (i64)
test.format_custom_directive_with_optional_operand_ref %0 : 1
test.format_custom_directive_with_optional_operand_ref : 0
test.format_custom_directive_attributes 54 : i64, 46 : i64
test.format_custom_directive_attributes 54 : i64
test.format_custom_directive_attrdict {attr = 54 : i64, foo = 1}
test.format_custom_directive_spacing "a" "b"
"foo.y"() ({
^bb0:
  test.format_custom_directive_successors ^bb1, ^bb2
^bb1:
  test.format_custom_directive_successors ^bb2
^bb2:
  "test.return"() : () -> ()
}) : () -> ()
test.format_literal_following_optional_group(5 : i32) : i32 {a}
test.format_literal_following_optional_group : i32
%a1 = test.format_all_types_match_var %i32, %i32 : i32
%a2 = test.format_all_types_match_attr 1 : i64, %0
%a3 = test.format_types_match_var %i32 : i32
%a4:3 = test.format_types_match_variadic %i32, %0, %i32 : i32, i64, i32
%a5 = test.format_types_match_attr 1 : i64
%a6 = test.format_types_match_context %0 : i64
%f1 = test.format_infer_type
%f2:2 = test.format_infer_type_all_operands_and_types(%0, %i32) : i64, i32
%f3:2 = test.format_infer_type_all_types_one_operand(%0, %i32) : i64, i32
%f4:2 = test.format_infer_type_all_types_two_operands(%0) (%i32) : i64, i32
%f5:2 = test.format_infer_type_all_types(%0, %i32) : i64, i32
%f6:2 = test.format_infer_type_regions {
^bb0(%x: i32, %y: f32):
  "test.return"() : () -> ()
}
%f7:4 = test.format_infer_type_variadic_operands(%i32, %i32 : i32, i32) (%0, %0 : i64, i64)
test.oilist_with_keywords_only keyword
test.oilist_with_keywords_only otherKeyword keyword
test.oilist_with_keywords_only
test.oilist_with_keywords_only thirdKeyword otherKeyword
test.oilist_with_simple_args keyword %0 : i64
test.oilist_with_simple_args otherKeyword %0 : i64 keyword %i32 : i32 thirdKeyword %0 : i64
test.oilist_variadic_with_parens keyword (%0, %i32 : i64, i32) thirdKeyword (%0 : i64)
test.oilist_custom private (%0, %i32 : i64, i32) nowait
test.oilist_custom reduction (%i32) nowait
test.oilist_custom nowait reduction (%i32)
test.oilist_allowed_literal foo bar buzz
test.oilist_allowed_literal buzz
test.ellipsis(%0, %0 ...) : i64, i64 ...
test.ellipsis(%0) {x} : i64 ...
test.else_anchor(?)
test.else_anchor(%0 : i64)
test.op.with_dot_in_name {x}
test.attr_with_loc("x" loc("foo"))
test.attr_with_loc("x" loc("f":1:2))
test.dialect_custom_format_fallback custom_format_fallback
test.dialect_custom_printer custom_format
test.dialect_custom_printer.with.dot
test.default_dialect {
  parse_integer_literal : 6
  "test.foo.bar"() : () -> ()
  "test.return"() : () -> ()
}
test.polyfor %i, %j, %k {
  "foo"(%i) : (index) -> ()
}
test.affine_scope {
  "terminate"() : () -> ()
}
%ix = "foo.x"() : () -> index
test.isolated_region %ix {
  "foo.consumer"(%ix) : (index) -> ()
}
%iy:2 = "foo.x"() : () -> (index, index)
test.isolated_region %iy#1 {
  "foo.consumer"(%iy#1) : (index) -> ()
}

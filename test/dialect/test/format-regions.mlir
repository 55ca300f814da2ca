// RUN: mlir-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect --mlir-print-op-generic | mlir-opt -allow-unregistered-dialect | FileCheck %s

// Operations with regions, attributes and properties, read and written.

// CHECK: module {
// CHECK-NEXT:   test.single_no_terminator_op : {
// CHECK-NEXT:     "foo.a"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.variadic_no_terminator_op : {
// CHECK-NEXT:     "foo.a"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "foo.b"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.single_no_terminator_custom_asm_op{
// CHECK-NEXT:     "foo.a"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = "foo.c"() : () -> index
// CHECK-NEXT:   test.switch_with_no_break %0 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     "foo.a"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   case 5 {
// CHECK-NEXT:     "foo.b"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = "foo.c"() : () -> i32
// CHECK-NEXT:   %2 = "foo.c"() : () -> f32
// CHECK-NEXT:   %3 = test.loop_block %1 : (i32) -> f32 {
// CHECK-NEXT:   ^bb0(%arg0: i32):
// CHECK-NEXT:     %18 = "foo.c"() : () -> f32
// CHECK-NEXT:     test.loop_block_term iter %arg0 exit %18
// CHECK-NEXT:   }
// CHECK-NEXT:   %4 = "foo.c"() : () -> tensor<4xf32>
// CHECK-NEXT:   %5 = test.destination_style_op ins(%2 : f32) outs(%4 : tensor<4xf32>) (%1 : i32) -> tensor<4xf32>
// CHECK-NEXT:   %6 = test.destination_style_op {x} outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %7 = test.side_effect_with_region_op(%1) {
// CHECK-NEXT:   } {effects = [{effect = "write"}]} : i32 -> i32
// CHECK-NEXT:   %8 = test.cse_of_single_block_op inputs(%4) {
// CHECK-NEXT:   ^bb0(%arg0: f32):
// CHECK-NEXT:     test.region_yield %arg0 : f32
// CHECK-NEXT:   } : tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT:   test.isolated_regions {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.isolated_one_region_op %1 {
// CHECK-NEXT:   } : i32
// CHECK-NEXT:   test.alloca_scope_region {
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.graph_region attributes {a} {
// CHECK-NEXT:     "foo.use"(%18) : (i32) -> ()
// CHECK-NEXT:     %18 = "foo.x"() : () -> i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %9 = test.graph_loop %1 {
// CHECK-NEXT:   ^bb0(%arg0: i32):
// CHECK-NEXT:     "foo.a"() : () -> ()
// CHECK-NEXT:   } : (i32) -> i32
// CHECK-NEXT:   %10 = test.tensor_based in(%4 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   func.func @callee(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %11 = test.call @callee(%1) : (i32) -> i32
// CHECK-NEXT:   %12 = "foo.x"() : () -> memref<i32>
// CHECK-NEXT:   %13 = test.call_and_store @callee(%1), %12 {store_before_call = true} : (memref<i32>, i32) -> i32
// CHECK-NEXT:   %14 = test.call_on_device @callee(%1), %12 : (i32, memref<i32>) -> i32
// CHECK-NEXT:   test.store_with_a_region %12 attributes {store_before_region = true} {
// CHECK-NEXT:     test.store_with_a_region_terminator
// CHECK-NEXT:   } : memref<i32>
// CHECK-NEXT:   test.store_with_a_loop_region %12 attributes {store_before_region = true} {
// CHECK-NEXT:     test.store_with_a_region_terminator
// CHECK-NEXT:   } : memref<i32>
// CHECK-NEXT:   test.conversion_func_op @cf(%arg0: i32 {a.b}) -> i32 {
// CHECK-NEXT:     "test.return"(%arg0) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.conversion_func_op private @decl(i32)
// CHECK-NEXT:   test.recursive_rewrite 3
// CHECK-NEXT:   %15 = test.result_has_same_type_as_attr 1 : i32 -> i32
// CHECK-NEXT:   test.default_value_print %1
// CHECK-NEXT:   test.default_value_print {value_with_default = 1 : i32} %1
// CHECK-NEXT:   test.op_with_enum  first tag 0 : i32
// CHECK-NEXT:   test.op_with_enum  second
// CHECK-NEXT:   test.op_with_bit_enum <read, execute> tag "x"
// CHECK-NEXT:   test.op_with_bit_enum_vbar <user | group>
// CHECK-NEXT:   test.op_with_bit_enum_vbar <group>
// CHECK-NEXT:   test.custom_dimension_list_attr dimension_list = 1x?x3
// CHECK-NEXT:   test.typed_attr i32 = 5
// CHECK-NEXT:   test.typed_attr tensor<2xi32> = dense<[1, 2]>
// CHECK-NEXT:   test.string_attr_with_type "foo" : i32
// CHECK-NEXT:   test.with_properties <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, b = "foo"}>
// CHECK-NEXT:   test.with_nice_properties "foo bar" is -3
// CHECK-NEXT:   test.with_nice_properties foo is -3
// CHECK-NEXT:   test.with_versioned_properties 1 | 2 {x}
// CHECK-NEXT:   test.with_wrapped_properties <{prop = "content for properties"}>
// CHECK-NEXT:   test.using_property_in_custom [1, 4, 20] {x}
// CHECK-NEXT:   test.using_property_in_custom_and_other [1, 4, 20] < {other = 16 : i64}>
// CHECK-NEXT:   test.using_property_ref_in_custom 1 + 4 = 5
// CHECK-NEXT:   test.with_default_valued_properties 
// CHECK-NEXT:   test.with_default_valued_properties <{a = 1 : i32}> {y}
// CHECK-NEXT:   test.with_optional_properties <{b = 0 : i32}>
// CHECK-NEXT:   test.with_properties_and_attr 16 < {rhs = 16 : i64}>
// CHECK-NEXT:   %16 = test.with_properties_and_inferred_type 16 < {rhs = 16 : i64}>
// CHECK-NEXT:   test.dense_array_attr i1attr = [true, false] i8attr = [1] i16attr = [] i32attr = [5] i64attr = [6] f32attr = [1.000000e+00] f64attr = [2.000000e+00] emptyattr = []
// CHECK-NEXT:   test.no_str_value {value = ""}
// CHECK-NEXT:   test.has_str_value {value = "a"}
// CHECK-NEXT:   %17 = test.fold_with_fold_adaptor %1, [%1], {(%1, %1), (%1)} {
// CHECK-NEXT:   }
// CHECK-NEXT:   test.array_of_attr_op a = [ begin 5 : index end,  begin 6 : i64 end ], b = [0, 1, 3], c = [a, b, b]
// CHECK-NEXT:   test.array_of_attr_op a = [], b = [], c = []
// CHECK-NEXT:   test.type_attr_of i64
// CHECK-NEXT:   test.optional_custom_attr foo false
// CHECK-NEXT:   test.optional_custom_attr bar
// CHECK-NEXT:   test.parse_b64 "aGVsbG8gd29ybGQ="
// CHECK-NEXT:   test.parse_wrapped_keyword foo.keyword
// CHECK-NEXT:   test.copy(%12, %12) : (memref<i32>, memref<i32>)
// CHECK-NEXT:   test.buffer_based in(%12 : memref<i32>) out(%12 : memref<i32>)
// CHECK-NEXT:   test.block_names {
// CHECK-NEXT:     cf.br ^foo1
// CHECK-NEXT:   ^foo1:  // pred: ^foo0
// CHECK-NEXT:     cf.br ^foo2
// CHECK-NEXT:   ^foo2:  // pred: ^foo1
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %x = test.string_attr_pretty_name
// CHECK-NEXT:   %y, %y_0, %z = test.string_attr_pretty_name attributes {foo, names = ["y", "y", "z"]}
// CHECK-NEXT:   %a_b = test.string_attr_pretty_name attributes {names = ["a b"]}
// CHECK-NEXT:   %q:2 = test.string_attr_pretty_name attributes {names = ["q"]}
// CHECK-NEXT: }

test.single_no_terminator_op : {
  "foo.a"() : () -> ()
}
test.variadic_no_terminator_op : {
  "foo.a"() : () -> ()
}, {
  "foo.b"() : () -> ()
}
test.single_no_terminator_custom_asm_op {
  "foo.a"() : () -> ()
}
%c = "foo.c"() : () -> index
test.switch_with_no_break %c
case 0 {
  "foo.a"() : () -> ()
}
case 5 {
  "foo.b"() : () -> ()
}
%i = "foo.c"() : () -> i32
%f = "foo.c"() : () -> f32
%lb = test.loop_block %i : (i32) -> f32 {
^bb0(%a: i32):
  %g = "foo.c"() : () -> f32
  test.loop_block_term iter %a exit %g
}
%t = "foo.c"() : () -> tensor<4xf32>
test.destination_style_op ins(%f : f32) outs(%t : tensor<4xf32>) (%i : i32)  -> tensor<4xf32>
test.destination_style_op {x} outs(%t : tensor<4xf32>) -> tensor<4xf32>
%se = test.side_effect_with_region_op (%i) {
} {effects = [{effect = "write"}]} : i32 -> i32
%cs = test.cse_of_single_block_op inputs(%t) {
  ^bb0(%a : f32):
    test.region_yield %a : f32
} : tensor<4xf32> -> tensor<4xf32>
test.isolated_regions {
  "test.return"() : () -> ()
}, {
  "test.return"() : () -> ()
}
test.isolated_one_region_op %i {
} : i32
test.alloca_scope_region {
  "test.return"() : () -> ()
}
test.graph_region attributes {a} {
  "foo.use"(%later) : (i32) -> ()
  %later = "foo.x"() : () -> i32
}
%gl = test.graph_loop %i {
^bb0(%x: i32):
  "foo.a"() : () -> ()
} : (i32) -> i32
%tb = test.tensor_based in(%t : tensor<4xf32>) -> tensor<4xf32>
func.func @callee(%a: i32) -> i32 { return %a : i32 }
%r = test.call @callee(%i) : (i32) -> i32
%m = "foo.x"() : () -> memref<i32>
%r2 = test.call_and_store @callee(%i), %m {store_before_call = true} : (memref<i32>, i32) -> i32
%r3 = test.call_on_device @callee(%i), %m : (i32, memref<i32>) -> i32
test.store_with_a_region %m attributes {store_before_region = true} {
  test.store_with_a_region_terminator
} : memref<i32>
test.store_with_a_loop_region %m attributes {store_before_region = true} {
  test.store_with_a_region_terminator
} : memref<i32>
test.conversion_func_op @cf(%x: i32 {a.b}) -> i32 { "test.return"(%x) : (i32) -> () }
test.conversion_func_op private @decl(i32)
test.recursive_rewrite 3
%rh = test.result_has_same_type_as_attr 1 : i32 -> i32
test.default_value_print {value_with_default = 0 : i32} %i
test.default_value_print {value_with_default = 1 : i32} %i
test.op_with_enum first tag 0 : i32
test.op_with_enum second
test.op_with_bit_enum <read, execute> tag "x"
test.op_with_bit_enum_vbar <user | group>
test.op_with_bit_enum_vbar <group>
test.custom_dimension_list_attr dimension_list = 1x?x3
test.typed_attr i32 = 5
test.typed_attr tensor<2xi32> = dense<[1, 2]>
test.string_attr_with_type "foo" : i32
test.with_properties <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, b = "foo"}>
test.with_nice_properties "foo bar" is -3
test.with_nice_properties foo is -3
test.with_versioned_properties 1 | 2 {x}
test.with_wrapped_properties <{prop = "content for properties"}>
test.using_property_in_custom [1, 4, 20] {x}
test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
test.using_property_ref_in_custom 1 + 4 = 5
test.with_default_valued_properties <{a = 0 : i32}>
test.with_default_valued_properties <{a = 1 : i32}> {y}
test.with_optional_properties <{b = 0 : i32}>
test.with_properties_and_attr 16 <{rhs = 16 : i64}>
%ii = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
test.dense_array_attr i1attr = [true, false] i8attr = [1] i16attr = [] i32attr = [5] i64attr = [6] f32attr = [1.0] f64attr = [2.0] emptyattr = []
test.no_str_value {value = ""}
test.has_str_value {value = "a"}
%res = test.fold_with_fold_adaptor %i, [%i], {(%i, %i), (%i)} {
}
test.array_of_attr_op a = [begin 5 : index end, begin 6 end], b = [0, 1, 3], c = [a, b, b]
test.array_of_attr_op a = [], b = [], c = []
test.type_attr_of i64
test.optional_custom_attr foo false
test.optional_custom_attr bar
test.parse_b64 "aGVsbG8gd29ybGQ="
test.parse_wrapped_keyword foo.keyword
test.copy(%m, %m) : (memref<i32>, memref<i32>)
test.buffer_based in(%m: memref<i32>) out(%m: memref<i32>)
test.block_names {
  cf.br ^a
^a:
  cf.br ^b
^b:
  "test.return"() : () -> ()
}
%x = test.string_attr_pretty_name
%y:2, %z = test.string_attr_pretty_name attributes {foo}
%0 = "test.string_attr_pretty_name"() <{names = ["a b"]}> : () -> i32
%w:2 = "test.string_attr_pretty_name"() <{names = ["q"]}> : () -> (i32, i32)

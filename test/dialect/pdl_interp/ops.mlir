// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: pdl_interp.func @matcher(%arg0: !pdl.operation) {
pdl_interp.func @matcher(%root: !pdl.operation) {
  // CHECK-NEXT: %[[A:.*]] = pdl_interp.get_attribute "k" of %arg0
  %a = pdl_interp.get_attribute "k" of %root
  // CHECK-NEXT: %[[AT:.*]] = pdl_interp.get_attribute_type of %[[A]]
  %at = pdl_interp.get_attribute_type of %a
  // CHECK-NEXT: %[[V:.*]] = pdl_interp.get_operand 1 of %arg0
  %v = pdl_interp.get_operand 1 of %root
  // CHECK-NEXT: %[[VS:.*]] = pdl_interp.get_operands of %arg0 : !pdl.range<value>
  %vs = pdl_interp.get_operands of %root : !pdl.range<value>
  // CHECK-NEXT: %{{.*}} = pdl_interp.get_operands 2 of %arg0 : !pdl.value
  %v2 = pdl_interp.get_operands 2 of %root : !pdl.value
  // CHECK-NEXT: %[[R:.*]] = pdl_interp.get_result 0 of %arg0
  %r = pdl_interp.get_result 0 of %root
  // CHECK-NEXT: %[[RS:.*]] = pdl_interp.get_results 1 of %arg0 : !pdl.range<value>
  %rs = pdl_interp.get_results 1 of %root : !pdl.range<value>
  // CHECK-NEXT: %[[T:.*]] = pdl_interp.get_value_type of %[[V]] : !pdl.type
  %t = pdl_interp.get_value_type of %v : !pdl.type
  // CHECK-NEXT: %[[TS:.*]] = pdl_interp.get_value_type of %[[VS]] : !pdl.range<type>
  %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
  // CHECK-NEXT: %[[D:.*]] = pdl_interp.get_defining_op of %[[VS]] : !pdl.range<value>
  %d = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  // CHECK-NEXT: %[[U:.*]] = pdl_interp.get_users of %[[R]] : !pdl.value
  %u = pdl_interp.get_users of %r : !pdl.value
  // CHECK-NEXT: %[[X:.*]] = pdl_interp.extract 3 of %[[U]] : !pdl.operation
  %x = pdl_interp.extract 3 of %u : !pdl.operation
  // CHECK-NEXT: %{{.*}} = pdl_interp.create_attribute {key = 1 : i32} attributes {note}
  %ca = pdl_interp.create_attribute {key = 1 : i32} attributes {note}
  // CHECK-NEXT: %{{.*}} = pdl_interp.create_type i32
  %ct = pdl_interp.create_type i32
  // CHECK-NEXT: %{{.*}} = pdl_interp.create_types [i32, f32]
  %cts = pdl_interp.create_types [i32, f32]
  // CHECK-NEXT: pdl_interp.is_not_null %[[VS]] : !pdl.range<value> -> ^bb1, ^bb16
  pdl_interp.is_not_null %vs : !pdl.range<value> -> ^a, ^end
^a:
  // CHECK: pdl_interp.are_equal %[[V]], %[[R]] : !pdl.value -> ^bb2, ^bb16
  pdl_interp.are_equal %v, %r : !pdl.value -> ^b, ^end
^b:
  // CHECK: pdl_interp.check_attribute %[[A]] is [1, "x"] -> ^bb3, ^bb16
  pdl_interp.check_attribute %a is [1, "x"] -> ^c, ^end
^c:
  // CHECK: pdl_interp.check_operand_count of %arg0 is at_least 2 -> ^bb4, ^bb16
  pdl_interp.check_operand_count of %root is at_least 2 -> ^d, ^end
^d:
  // CHECK: pdl_interp.check_result_count of %arg0 is 2 -> ^bb5, ^bb16
  pdl_interp.check_result_count of %root is 2 -> ^e, ^end
^e:
  // CHECK: pdl_interp.check_operation_name of %[[D]] is "a.b" -> ^bb6, ^bb16
  pdl_interp.check_operation_name of %d is "a.b" -> ^f, ^end
^f:
  // CHECK: pdl_interp.check_type %[[T]] is i32 -> ^bb7, ^bb16
  pdl_interp.check_type %t is i32 -> ^g, ^end
^g:
  // CHECK: pdl_interp.check_types %[[TS]] are [i32, f32] -> ^bb8, ^bb16
  pdl_interp.check_types %ts are [i32, f32] -> ^h, ^end
^h:
  // CHECK: %{{.*}} = pdl_interp.apply_constraint "c"(%[[V]], %[[A]] : !pdl.value, !pdl.attribute) : !pdl.type -> ^bb9, ^bb16
  %q = pdl_interp.apply_constraint "c"(%v, %a : !pdl.value, !pdl.attribute) : !pdl.type -> ^i, ^end
^i:
  // CHECK: pdl_interp.apply_constraint "n"(%[[V]] : !pdl.value) {isNegated = true} -> ^bb10, ^bb16
  pdl_interp.apply_constraint "n"(%v : !pdl.value) {isNegated = true} -> ^j, ^end
^j:
  // CHECK: pdl_interp.switch_attribute %[[A]] to [1, unit](^bb11, ^bb16) -> ^bb16
  pdl_interp.switch_attribute %a to [1, unit](^k, ^end) -> ^end
^k:
  // CHECK: pdl_interp.switch_operand_count of %arg0 to dense<[1, 2]> : vector<2xi32>(^bb12, ^bb16) -> ^bb16
  pdl_interp.switch_operand_count of %root to dense<[1, 2]> : vector<2xi32>(^l, ^end) -> ^end
^l:
  // CHECK: pdl_interp.switch_operation_name of %arg0 to ["a.a", "a.b"](^bb13, ^bb16) -> ^bb16
  pdl_interp.switch_operation_name of %root to ["a.a", "a.b"](^m, ^end) -> ^end
^m:
  // CHECK: pdl_interp.switch_type %[[T]] to [i32, f32](^bb14, ^bb16) -> ^bb16
  pdl_interp.switch_type %t to [i32, f32](^n, ^end) -> ^end
^n:
  // CHECK: pdl_interp.switch_types %[[TS]] to {{\[\[}}i32], [f32, i32]](^bb15, ^bb16) -> ^bb16
  pdl_interp.switch_types %ts to [[i32], [f32, i32]](^o, ^end) -> ^end
^o:
  // CHECK: pdl_interp.foreach %arg1 : !pdl.operation in %[[U]] {
  pdl_interp.foreach %loop : !pdl.operation in %u {
    // CHECK-NEXT: pdl_interp.record_match @rewriters::@r(%arg1, %[[RS]] : !pdl.operation, !pdl.range<value>) : benefit(2), generatedOps(["a.c"]), loc([%arg0, %arg1]), root("a.b") -> ^bb1
    pdl_interp.record_match @rewriters::@r(%loop, %rs : !pdl.operation, !pdl.range<value>) : benefit(2), generatedOps(["a.c"]), loc([%root, %loop]), root("a.b") -> ^next
  // CHECK-NEXT: ^bb1:
  ^next:
    // CHECK-NEXT: pdl_interp.continue
    pdl_interp.continue
  // CHECK-NEXT: } {note} -> ^bb16
  } {note} -> ^end
^end:
  // CHECK: pdl_interp.finalize
  pdl_interp.finalize
}

module @rewriters {
  // CHECK-LABEL: pdl_interp.func @r(%arg0: !pdl.operation, %arg1: !pdl.range<value>) {
  pdl_interp.func @r(%op: !pdl.operation, %vs: !pdl.range<value>) {
    // CHECK-NEXT: %[[A:.*]] = pdl_interp.create_attribute 5 : i8
    %a = pdl_interp.create_attribute 5 : i8
    // CHECK-NEXT: %[[T:.*]] = pdl_interp.get_value_type of %arg1 : !pdl.range<type>
    %t = pdl_interp.get_value_type of %vs : !pdl.range<type>
    // CHECK-NEXT: %{{.*}} = pdl_interp.create_operation "a.c"(%arg1 : !pdl.range<value>) {"k" = %[[A]]} -> (%[[T]] : !pdl.range<type>)
    %n = pdl_interp.create_operation "a.c"(%vs : !pdl.range<value>) {"k" = %a} -> (%t : !pdl.range<type>)
    // CHECK-NEXT: %{{.*}} = pdl_interp.create_operation "a.d"{{ *$}}
    %n2 = pdl_interp.create_operation "a.d"
    // CHECK-NEXT: %{{.*}} = pdl_interp.create_operation "arith.addi" -> <inferred>
    %n3 = pdl_interp.create_operation "arith.addi" -> <inferred>
    // CHECK-NEXT: %{{.*}} = pdl_interp.create_operation "a.e" -> (%[[T]], %[[T]] : !pdl.range<type>, !pdl.range<type>)
    %n4 = pdl_interp.create_operation "a.e" -> (%t, %t : !pdl.range<type>, !pdl.range<type>)
    // CHECK-NEXT: %{{.*}} = pdl_interp.create_range %arg1 : !pdl.range<value>
    %r = pdl_interp.create_range %vs : !pdl.range<value>
    // CHECK-NEXT: %{{.*}} = pdl_interp.create_range : !pdl.range<type>
    %e = pdl_interp.create_range : !pdl.range<type>
    // CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
    pdl_interp.apply_rewrite "f"(%op : !pdl.operation)
    // CHECK-NEXT: %{{.*}} = pdl_interp.apply_rewrite "g" : !pdl.value
    %g = pdl_interp.apply_rewrite "g" : !pdl.value
    // CHECK-NEXT: pdl_interp.replace %arg0 with (%{{.*}} : !pdl.range<value>)
    pdl_interp.replace %op with (%r : !pdl.range<value>)
    // CHECK-NEXT: pdl_interp.replace %arg0 with ()
    pdl_interp.replace %op with ()
    // CHECK-NEXT: pdl_interp.erase %arg0
    pdl_interp.erase %op
    // CHECK-NEXT: pdl_interp.branch ^bb1
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
}

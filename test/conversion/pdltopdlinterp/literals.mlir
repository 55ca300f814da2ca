// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// Constants: attributes, types and ranges of types, that the matcher compares or that the rewrite makes. The text is that of mlir-opt-19.

module @types {
  pdl.pattern : benefit(1) {
    %ts = types : [i32, f32]
    %us = types : [i64]
    %as = operands : %us
    %op = operation "a.a"(%as : !pdl.range<value>) -> (%ts : !pdl.range<type>)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @types {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.check_types %1 are [i64] -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %2 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %3 = pdl_interp.get_value_type of %2 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.check_types %3 are [i32, f32] -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @switch_types {
  pdl.pattern : benefit(1) {
    %ts = types : [i32, f32]
    %op = operation -> (%ts : !pdl.range<type>)
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %ts = types : [f32]
    %op = operation -> (%ts : !pdl.range<type>)
    rewrite %op with "g"
  }
}

// CHECK-LABEL: module @switch_types {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.switch_types %1 to {{\[\[}}i32, f32], [f32]](^bb3, ^bb4) -> ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "g"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @switch_type {
  pdl.pattern : benefit(1) {
    %t = type : i32
    %op = operation -> (%t : !pdl.type)
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %t = type : f32
    %op = operation -> (%t : !pdl.type)
    rewrite %op with "g"
  }
  pdl.pattern : benefit(1) {
    %t = type : i32
    %op = operation -> (%t : !pdl.type)
    rewrite %op with "h"
  }
}

// CHECK-LABEL: module @switch_type {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.type
// CHECK-NEXT: pdl_interp.switch_type %1 to [i32, f32](^bb5, ^bb7) -> ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "h"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "g"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @switch_results {
  pdl.pattern : benefit(1) {
    %t = type
    %op = operation -> (%t : !pdl.type)
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %t = type
    %op = operation -> (%t, %t : !pdl.type, !pdl.type)
    rewrite %op with "g"
  }
}

// CHECK-LABEL: module @switch_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.switch_result_count of %arg0 to dense<[1, 2]> : vector<2xi32>(^bb3, ^bb5) -> ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb2
// CHECK-NEXT: %1 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_result 1 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_value_type of %1 : !pdl.type
// CHECK-NEXT: %4 = pdl_interp.get_value_type of %2 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %3, %4 : !pdl.type -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "g"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @constants {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %k = attribute = 5 : i8
    %t = type : i32
    %ts = types : [i32, i1]
    apply_native_constraint "c"(%k, %t, %ts, %op : !pdl.attribute, !pdl.type, !pdl.range<type>, !pdl.operation)
    rewrite %op with "f"(%k, %t, %ts : !pdl.attribute, !pdl.type, !pdl.range<type>)
  }
}

// CHECK-LABEL: module @constants {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.create_attribute 5 : i8
// CHECK-NEXT: %1 = pdl_interp.create_type i32
// CHECK-NEXT: %2 = pdl_interp.create_types [i32, i1]
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%0, %1, %2, %arg0 : !pdl.attribute, !pdl.type, !pdl.range<type>, !pdl.operation) -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_attribute 5 : i8
// CHECK-NEXT: %1 = pdl_interp.create_type i32
// CHECK-NEXT: %2 = pdl_interp.create_types [i32, i1]
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %0, %1, %2 : !pdl.operation, !pdl.attribute, !pdl.type, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @attribute_types {
  pdl.pattern : benefit(1) {
    %t = type : i32
    %k = attribute : %t
    %j = attribute
    %op = operation "a.a" {"k" = %k, "j" = %j}
    rewrite %op with "f"(%k, %j : !pdl.attribute, !pdl.attribute)
  }
}

// CHECK-LABEL: module @attribute_types {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_attribute "k" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.attribute -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_attribute "j" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.attribute -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_attribute_type of %0
// CHECK-NEXT: pdl_interp.check_type %2 is i32 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %0, %1 : !pdl.operation, !pdl.attribute, !pdl.attribute) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.attribute, %arg2: !pdl.attribute) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2 : !pdl.operation, !pdl.attribute, !pdl.attribute)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

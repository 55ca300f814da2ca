// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// Operands and results one by one and in ranges, and values, types and attributes that occur twice. The text is that of mlir-opt-19.

module @operands {
  pdl.pattern : benefit(1) {
    %a = operand
    %b = operands
    %c = operand
    %op = operation "a.a"(%a, %b, %c : !pdl.value, !pdl.range<value>, !pdl.value)
    rewrite %op with "f"(%a, %b, %c : !pdl.value, !pdl.range<value>, !pdl.value)
  }
}

// CHECK-LABEL: module @operands {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 2 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_operands 2 of %arg0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %0, %1, %2 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.value) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.value, %arg2: !pdl.range<value>, %arg3: !pdl.value) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2, %arg3 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.value)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @two_ranges {
  pdl.pattern : benefit(1) {
    %t = types
    %a = operands : %t
    %b = operands
    %op = operation "a.a"(%a, %b : !pdl.range<value>, !pdl.range<value>)
    rewrite %op with "f"(%a, %b, %t : !pdl.range<value>, !pdl.range<value>, !pdl.range<type>)
  }
}

// CHECK-LABEL: module @two_ranges {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_operands 0 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.range<value> -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %1 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %0, %1, %2 : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<type>) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.range<value>, %arg2: !pdl.range<value>, %arg3: !pdl.range<type>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2, %arg3 : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @results {
  pdl.pattern : benefit(1) {
    %t = type
    %ts = types
    %op = operation "a.a" -> (%t, %ts, %t : !pdl.type, !pdl.range<type>, !pdl.type)
    rewrite %op with "f"(%t, %ts : !pdl.type, !pdl.range<type>)
  }
}

// CHECK-LABEL: module @results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 2 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_results 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_results 2 of %arg0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_value_type of %0 : !pdl.type
// CHECK-NEXT: %4 = pdl_interp.get_value_type of %2 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %3, %4 : !pdl.type -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %5 = pdl_interp.get_value_type of %1 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %3, %5 : !pdl.operation, !pdl.type, !pdl.range<type>) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.type, %arg2: !pdl.range<type>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2 : !pdl.operation, !pdl.type, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @result_ranges {
  pdl.pattern : benefit(1) {
    %ts = types
    %us = types
    %op = operation "a.a" -> (%ts, %us : !pdl.range<type>, !pdl.range<type>)
    rewrite %op with "f"(%us, %ts : !pdl.range<type>, !pdl.range<type>)
  }
}

// CHECK-LABEL: module @result_ranges {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_results 0 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.range<value> -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %1 = pdl_interp.get_results 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_value_type of %1 : !pdl.range<type>
// CHECK-NEXT: %3 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %2, %3 : !pdl.operation, !pdl.range<type>, !pdl.range<type>) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.range<type>, %arg2: !pdl.range<type>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2 : !pdl.operation, !pdl.range<type>, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @all_results {
  pdl.pattern : benefit(1) {
    %ts = types
    %op = operation "a.a" -> (%ts : !pdl.range<type>)
    rewrite %op with "f"(%ts : !pdl.range<type>)
  }
}

// CHECK-LABEL: module @all_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %1 : !pdl.operation, !pdl.range<type>) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.range<type>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @same_operands {
  pdl.pattern : benefit(1) {
    %a = operand
    %b = operands
    %op = operation "a.a"(%a, %a, %b, %b : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @same_operands {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 2 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: pdl_interp.are_equal %0, %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_operands 2 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.range<value> -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_operands 3 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %2, %3 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
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

module @same_types {
  pdl.pattern : benefit(1) {
    %t = type
    %ts = types
    %a = operand : %t
    %b = operands : %ts
    %op = operation "a.a"(%a, %b : !pdl.value, !pdl.range<value>) -> (%t, %ts : !pdl.type, !pdl.range<type>)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @same_types {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_results 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %4 = pdl_interp.get_value_type of %0 : !pdl.type
// CHECK-NEXT: %5 = pdl_interp.get_value_type of %2 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %4, %5 : !pdl.type -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
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

module @same_attributes {
  pdl.pattern : benefit(1) {
    %k = attribute
    %x = operation "a.b" {"k" = %k}
    %r = result 0 of %x
    %op = operation "a.a"(%r : !pdl.value) {"j" = %k}
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @same_attributes {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 12 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_attribute "j" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.attribute -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %3 = pdl_interp.get_attribute "k" of %1
// CHECK-NEXT: pdl_interp.are_equal %3, %2 : !pdl.attribute -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// The order of questions that patterns share, chains of thresholds, and loops. The text is that of mlir-opt-19.

module @order {
  pdl.pattern : benefit(1) {
    %k = attribute
    %v = operand
    %x = operation "a.x"
    %r = result 0 of %x
    %op = operation "a.a"(%v, %r : !pdl.value, !pdl.value) {"k" = %k}
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %k = attribute
    %op = operation {"k" = %k}
    rewrite %op with "g"
  }
  pdl.pattern : benefit(1) {
    %v = operand
    %x = operation "a.y"
    %r = result 0 of %x
    %op = operation "a.a"(%v, %r : !pdl.value, !pdl.value)
    rewrite %op with "h"
  }
}

// CHECK-LABEL: module @order {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb6, ^bb1
// CHECK-NEXT: ^bb1:  // 16 preds: ^bb0, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb2
// CHECK-NEXT: ^bb2:  // 4 preds: ^bb1, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb2
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %2 = pdl_interp.get_attribute "k" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.attribute -> ^bb5, ^bb2
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb2
// CHECK-NEXT: ^bb6:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.switch_operation_name of %1 to ["a.x", "a.y"](^bb12, ^bb17) -> ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb15, ^bb1
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: %5 = pdl_interp.get_attribute "k" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.attribute -> ^bb16, ^bb1
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: ^bb17:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb18, ^bb1
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb19, ^bb1
// CHECK-NEXT: ^bb19:  // pred: ^bb18
// CHECK-NEXT: %6 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %6, %0 : !pdl.value -> ^bb20, ^bb1
// CHECK-NEXT: ^bb20:  // pred: ^bb19
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0 : !pdl.operation) : benefit(1), loc([%arg0, %1]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "g"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "h"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @thresholds {
  pdl.pattern : benefit(1) {
    %v = operand
    %r = operands
    %op = operation(%v, %v, %v, %r : !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>)
    rewrite %op with "three"
  }
  pdl.pattern : benefit(1) {
    %v = operand
    %r = operands
    %op = operation(%v, %r : !pdl.value, !pdl.range<value>)
    rewrite %op with "one"
  }
  pdl.pattern : benefit(1) {
    %v = operand
    %r = operands
    %op = operation(%v, %v, %r : !pdl.value, !pdl.value, !pdl.range<value>)
    rewrite %op with "two"
  }
}

// CHECK-LABEL: module @thresholds {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^bb15, ^bb1
// CHECK-NEXT: ^bb1:  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // 5 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 3 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: pdl_interp.are_equal %0, %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_operand 2 of %arg0
// CHECK-NEXT: pdl_interp.are_equal %0, %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_operands 3 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: ^bb9:  // 4 preds: ^bb15, ^bb16, ^bb17, ^bb18
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 2 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb11, ^bb2
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %4 : !pdl.value -> ^bb12, ^bb2
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: %5 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: pdl_interp.are_equal %4, %5 : !pdl.value -> ^bb13, ^bb2
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: %6 = pdl_interp.get_operands 2 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %6 : !pdl.range<value> -> ^bb14, ^bb2
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb2
// CHECK-NEXT: ^bb15:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb16, ^bb9
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: %7 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %7 : !pdl.value -> ^bb17, ^bb9
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT: %8 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %8 : !pdl.range<value> -> ^bb18, ^bb9
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb9
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "three"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "two"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "one"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @result_thresholds {
  pdl.pattern : benefit(1) {
    %v = type
    %r = types
    %op = operation -> (%v, %r : !pdl.type, !pdl.range<type>)
    rewrite %op with "one"
  }
  pdl.pattern : benefit(1) {
    %v = type
    %r = types
    %op = operation -> (%v, %v, %v, %r : !pdl.type, !pdl.type, !pdl.type, !pdl.range<type>)
    rewrite %op with "three"
  }
}

// CHECK-LABEL: module @result_thresholds {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 1 -> ^bb11, ^bb1
// CHECK-NEXT: ^bb3:  // 3 preds: ^bb11, ^bb12, ^bb13
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 3 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_result 1 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_result 2 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_results 3 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %4 = pdl_interp.get_value_type of %0 : !pdl.type
// CHECK-NEXT: %5 = pdl_interp.get_value_type of %1 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %4, %5 : !pdl.type -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %6 = pdl_interp.get_value_type of %2 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %4, %6 : !pdl.type -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb2
// CHECK-NEXT: %7 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %7 : !pdl.value -> ^bb12, ^bb3
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: %8 = pdl_interp.get_results 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %8 : !pdl.range<value> -> ^bb13, ^bb3
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^bb3
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "three"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "one"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @twice {
  pdl.pattern @a : benefit(1) {
    %op = operation "a.a"
    rewrite %op with "f"
  }
  pdl.pattern @b : benefit(2) {
    %op = operation "a.a"
    rewrite %op with "g"
  }
}

// CHECK-LABEL: module @twice {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(2), loc([%arg0]), root("a.a") -> ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
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

module @loops {
  pdl.pattern : benefit(1) {
    %v = operand
    %a = operation "a.a"(%v : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite %b with "f"(%a : !pdl.operation)
  }
  pdl.pattern : benefit(1) {
    %v = operand
    %a = operation "a.c"(%v : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite %b with "g"(%a : !pdl.operation)
  }
}

// CHECK-LABEL: module @loops {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.b" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_users of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %1 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.switch_operation_name of %arg1 to ["a.a", "a.c"](^bb3, ^bb7) -> ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1]), root("a.b") -> ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1]), root("a.b") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "g"(%arg0, %arg1 : !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @other {
  func.func private @f()
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    rewrite %op with "f"
  }
  func.func private @g()
}

// CHECK-LABEL: module @other {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f()
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: }

// -----

module @nothing {
}

// CHECK-LABEL: module @nothing {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: }
// CHECK-NEXT: }

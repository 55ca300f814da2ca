// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// Operations whose results other operations of the pattern take, in each way of naming results. The text is that of mlir-opt-19.

module @second_result {
  pdl.pattern : benefit(1) {
    %x = operation "a.b"
    %r = result 1 of %x
    %op = operation "a.a"(%r : !pdl.value)
    rewrite %op with "f"(%x : !pdl.operation)
  }
}

// CHECK-LABEL: module @second_result {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
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
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %2 = pdl_interp.get_result 1 of %1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @all_results {
  pdl.pattern : benefit(1) {
    %x = operation "a.b"
    %r = results of %x
    %op = operation "a.a"(%r : !pdl.range<value>)
    rewrite %op with "f"(%x : !pdl.operation)
  }
}

// CHECK-LABEL: module @all_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %2 = pdl_interp.get_results of %1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @group {
  pdl.pattern : benefit(1) {
    %x = operation "a.b"
    %r = results 1 of %x -> !pdl.range<value>
    %v = operand
    %op = operation "a.a"(%r, %v : !pdl.range<value>, !pdl.value)
    rewrite %op with "f"(%r : !pdl.range<value>)
  }
}

// CHECK-LABEL: module @group {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operands 0 of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.range<value> -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_operands 1 of %arg0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %3 = pdl_interp.get_results 1 of %1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.range<value> -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %0 : !pdl.operation, !pdl.range<value>) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.range<value>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @group_of_one {
  pdl.pattern : benefit(1) {
    %x = operation "a.b"
    %r = results 2 of %x -> !pdl.value
    %v = operand
    %op = operation "a.a"(%v, %r : !pdl.value, !pdl.value)
    rewrite %op with "f"(%r : !pdl.value)
  }
}

// CHECK-LABEL: module @group_of_one {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %3 = pdl_interp.get_results 2 of %1 : !pdl.value
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %0 : !pdl.operation, !pdl.value) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.value) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.value)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @inner_range {
  pdl.pattern : benefit(1) {
    %vs = operands
    %x = operation "a.b"(%vs : !pdl.range<value>)
    %r = results of %x
    %op = operation "a.a"(%r : !pdl.range<value>)
    rewrite %op with "f"(%vs : !pdl.range<value>)
  }
}

// CHECK-LABEL: module @inner_range {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_results of %1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.range<value> -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_operands of %1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %3 : !pdl.operation, !pdl.range<value>) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.range<value>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @deep {
  pdl.pattern : benefit(1) {
    %v = operand
    %t = type
    %x = operation "a.c"(%v : !pdl.value) -> (%t : !pdl.type)
    %r = result 0 of %x
    %y = operation "a.b"(%r, %v : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %s = result 0 of %y
    %op = operation "a.a"(%s, %r : !pdl.value, !pdl.value)
    rewrite %op with "f"(%x, %y : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @deep {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 21 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20, ^bb21
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %1
// CHECK-NEXT: %3 = pdl_interp.get_defining_op of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.operation -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 2 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 1 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.is_not_null %4 : !pdl.value -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.check_operation_name of %3 is "a.c" -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: pdl_interp.check_operand_count of %3 is 1 -> ^bb15, ^bb1
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: pdl_interp.check_result_count of %3 is 1 -> ^bb16, ^bb1
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: %5 = pdl_interp.get_operand 0 of %3
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.value -> ^bb17, ^bb1
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT: %6 = pdl_interp.get_operand 1 of %1
// CHECK-NEXT: pdl_interp.are_equal %5, %6 : !pdl.value -> ^bb18, ^bb1
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: %7 = pdl_interp.get_result 0 of %3
// CHECK-NEXT: pdl_interp.is_not_null %7 : !pdl.value -> ^bb19, ^bb1
// CHECK-NEXT: ^bb19:  // pred: ^bb18
// CHECK-NEXT: pdl_interp.are_equal %7, %2 : !pdl.value -> ^bb20, ^bb1
// CHECK-NEXT: ^bb20:  // pred: ^bb19
// CHECK-NEXT: %8 = pdl_interp.get_value_type of %7 : !pdl.type
// CHECK-NEXT: %9 = pdl_interp.get_value_type of %4 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %8, %9 : !pdl.type -> ^bb21, ^bb1
// CHECK-NEXT: ^bb21:  // pred: ^bb20
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %3, %1 : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %3, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @two_from_one {
  pdl.pattern : benefit(1) {
    %x = operation "a.b"
    %r = result 0 of %x
    %s = result 1 of %x
    %op = operation "a.a"(%r, %s : !pdl.value, !pdl.value)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @two_from_one {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 14 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %3 = pdl_interp.get_defining_op of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.operation -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.are_equal %1, %3 : !pdl.operation -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: %5 = pdl_interp.get_result 1 of %3
// CHECK-NEXT: pdl_interp.are_equal %5, %2 : !pdl.value -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%1, %arg0, %3]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @loose {
  pdl.pattern : benefit(1) {
    %t = type
    %ts = types
    %op = operation "a.a" -> (%t, %ts : !pdl.type, !pdl.range<type>)
    %r = result 0 of %op
    %g = results 1 of %op -> !pdl.range<value>
    %h = results 0 of %op -> !pdl.value
    %all = results of %op
    apply_native_constraint "c"(%r, %g, %h, %all : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)
    rewrite %op with "f"(%r, %g, %h, %all : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)
  }
}

// CHECK-LABEL: module @loose {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %1 = pdl_interp.get_results 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 1 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_results 0 of %arg0 : !pdl.value
// CHECK-NEXT: %3 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%0, %1, %2, %3 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>) -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %0, %1, %2, %3 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.value, %arg2: !pdl.range<value>, %arg3: !pdl.value, %arg4: !pdl.range<value>) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2, %arg3, %arg4 : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @loose_inner {
  pdl.pattern : benefit(1) {
    %x = operation "a.b"
    %r = result 0 of %x
    %s = result 3 of %x
    %op = operation "a.a"(%r : !pdl.value)
    rewrite %op with "f"(%s : !pdl.value)
  }
}

// CHECK-LABEL: module @loose_inner {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11
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
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %2 = pdl_interp.get_result 3 of %1
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %3 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %2 : !pdl.operation, !pdl.value) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.value) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.value)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// Operations that no other operation uses: how the matcher gets from one to another one. The text is that of mlir-opt-19.

module @shared_operand {
  pdl.pattern : benefit(1) {
    %v = operand
    %a = operation "a.a"(%v : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite %b with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @shared_operand {
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
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1]), root("a.b") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg0 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @shared_range {
  pdl.pattern : benefit(1) {
    %v = operands
    %a = operation "a.a"(%v : !pdl.range<value>)
    %b = operation "a.b"(%v : !pdl.range<value>)
    rewrite %a with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @shared_range {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.extract 0 of %0 : !pdl.value
// CHECK-NEXT: %2 = pdl_interp.get_users of %1 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %2 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.b" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %3 = pdl_interp.get_operands of %arg1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.range<value> -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg0, %arg1 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @shared_group {
  pdl.pattern : benefit(1) {
    %v = operands
    %w = operand
    %a = operation "a.a"(%w, %v : !pdl.value, !pdl.range<value>)
    %b = operation "a.b"(%v, %w : !pdl.range<value>, !pdl.value)
    rewrite %a with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @shared_group {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.range<value> -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_users of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %2 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.b" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is at_least 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %3 = pdl_interp.get_operands 1 of %arg1 : !pdl.value
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %4 = pdl_interp.get_operands 0 of %arg1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %4, %1 : !pdl.range<value> -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg0, %arg1 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @shared_result {
  pdl.pattern : benefit(1) {
    %x = operation "a.x"
    %r = result 0 of %x
    %s = result 1 of %x
    %a = operation "a.a"(%r : !pdl.value)
    %b = operation "a.b"(%s : !pdl.value)
    rewrite %a with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @shared_result {
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
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.x" -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %2 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %3 = pdl_interp.get_result 1 of %1
// CHECK-NEXT: %4 = pdl_interp.get_users of %3 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %4 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.b" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %5 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %5, %3 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %arg0, %arg1]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg0, %arg1 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @shared_results {
  pdl.pattern : benefit(1) {
    %x = operation "a.x"
    %r = result 0 of %x
    %s = results of %x
    %g = results 1 of %x -> !pdl.range<value>
    %a = operation "a.a"(%r : !pdl.value)
    %b = operation "a.b"(%s : !pdl.range<value>)
    %c = operation "a.c"(%r, %g : !pdl.value, !pdl.range<value>)
    rewrite %a with "f"(%a, %b, %c : !pdl.operation, !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @shared_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
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
// CHECK-NEXT: %2 = pdl_interp.get_users of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %2 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.x" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.c" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is at_least 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %4 = pdl_interp.get_operands 1 of %arg1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %4 : !pdl.range<value> -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %5 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %5, %0 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %6 = pdl_interp.get_results of %1 : !pdl.range<value>
// CHECK-NEXT: %7 = pdl_interp.extract 0 of %6 : !pdl.value
// CHECK-NEXT: %8 = pdl_interp.get_users of %7 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg2 : !pdl.operation in %8 {
// CHECK-NEXT: pdl_interp.is_not_null %arg2 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %9 = pdl_interp.get_defining_op of %4 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %9 : !pdl.operation -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg2 is "a.b" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg2 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.are_equal %9, %1 : !pdl.operation -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %10 = pdl_interp.get_operands of %arg2 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %10, %6 : !pdl.range<value> -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %11 = pdl_interp.get_results 1 of %9 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %11, %4 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg2, %arg1 : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %arg0, %arg1, %arg2, %9]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg0, %arg1, %arg2 : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @deep {
  pdl.pattern : benefit(1) {
    %v = operand
    %x = operation "a.x"(%v : !pdl.value)
    %r = result 0 of %x
    %y = operation "a.y"(%r : !pdl.value)
    %s = result 0 of %y
    %a = operation "a.a"(%s : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite %b with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @deep {
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
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.x" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %3 = pdl_interp.get_result 0 of %arg1
// CHECK-NEXT: %4 = pdl_interp.get_users of %3 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg2 : !pdl.operation in %4 {
// CHECK-NEXT: pdl_interp.is_not_null %arg2 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg2 is "a.y" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg2 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg2 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %5 = pdl_interp.get_operand 0 of %arg2
// CHECK-NEXT: pdl_interp.are_equal %5, %3 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %6 = pdl_interp.get_result 0 of %arg2
// CHECK-NEXT: %7 = pdl_interp.get_users of %6 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg3 : !pdl.operation in %7 {
// CHECK-NEXT: pdl_interp.is_not_null %arg3 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg3 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg3 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg3 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %8 = pdl_interp.get_operand 0 of %arg3
// CHECK-NEXT: pdl_interp.are_equal %8, %6 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg3 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1, %arg2, %arg3]), root("a.b") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg0 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @deep_no_root {
  pdl.pattern : benefit(1) {
    %v = operand
    %x = operation "a.x"(%v : !pdl.value)
    %r = result 0 of %x
    %y = operation "a.y"(%r : !pdl.value)
    %s = result 0 of %y
    %a = operation "a.a"(%s : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @deep_no_root {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %1
// CHECK-NEXT: %3 = pdl_interp.get_defining_op of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.operation -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.y" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 1 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.check_operation_name of %3 is "a.x" -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.check_operand_count of %3 is 1 -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: pdl_interp.check_result_count of %3 is 0 -> ^bb15, ^bb1
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: %5 = pdl_interp.get_operand 0 of %3
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.value -> ^bb16, ^bb1
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: %6 = pdl_interp.get_result 0 of %3
// CHECK-NEXT: pdl_interp.are_equal %6, %2 : !pdl.value -> ^bb17, ^bb1
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT: %7 = pdl_interp.get_users of %5 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %7 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.b" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %8 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %8, %5 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %3, %arg0, %arg1]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @chain {
  pdl.pattern : benefit(1) {
    %v = operand
    %w = operand
    %u = operand
    %a = operation "a.a"(%v : !pdl.value)
    %b = operation "a.b"(%v, %w : !pdl.value, !pdl.value)
    %c = operation "a.c"(%u, %w : !pdl.value, !pdl.value)
    %d = operation "a.d"(%u : !pdl.value)
    rewrite %d with "f"(%a, %b, %c, %d : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @chain {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.d" -> ^bb2, ^bb1
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
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.c" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 2 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_operand 1 of %arg1
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %4 = pdl_interp.get_users of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg2 : !pdl.operation in %4 {
// CHECK-NEXT: pdl_interp.is_not_null %arg2 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg2 is "a.b" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg2 is 2 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg2 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %5 = pdl_interp.get_operand 0 of %arg2
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %6 = pdl_interp.get_operand 1 of %arg2
// CHECK-NEXT: pdl_interp.are_equal %6, %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %7 = pdl_interp.get_users of %5 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg3 : !pdl.operation in %7 {
// CHECK-NEXT: pdl_interp.is_not_null %arg3 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg3 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg3 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg3 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %8 = pdl_interp.get_operand 0 of %arg3
// CHECK-NEXT: pdl_interp.are_equal %8, %5 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg3, %arg2, %arg1 : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1, %arg2, %arg3]), root("a.d") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation, %arg3: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2, %arg3, %arg0 : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @star {
  pdl.pattern : benefit(1) {
    %v = operand
    %a = operation "a.a"(%v : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    %c = operation "a.c"(%v : !pdl.value)
    rewrite with "f"(%a, %b, %c : !pdl.operation, !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @star {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
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
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.foreach %arg2 : !pdl.operation in %1 {
// CHECK-NEXT: pdl_interp.is_not_null %arg2 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.b" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg2 is "a.c" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_operand_count of %arg2 is 1 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_result_count of %arg2 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %arg2
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1, %arg2 : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1, %arg2]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @used_root {
  pdl.pattern : benefit(1) {
    %v = operand
    %a = operation "a.a"(%v : !pdl.value)
    %r = result 0 of %a
    %b = operation "a.b"(%r : !pdl.value)
    %s = result 0 of %b
    %c = operation "a.c"(%s, %v : !pdl.value, !pdl.value)
    rewrite %a with "f"(%a, %b, %c : !pdl.operation, !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @used_root {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_users of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %1 {
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: %3 = pdl_interp.get_defining_op of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 20 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.c" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 2 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_operand 1 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.check_operation_name of %3 is "a.b" -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.check_operand_count of %3 is 1 -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: pdl_interp.check_result_count of %3 is 0 -> ^bb15, ^bb1
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: %5 = pdl_interp.get_operand 0 of %3
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.value -> ^bb16, ^bb1
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: %6 = pdl_interp.get_result 0 of %3
// CHECK-NEXT: pdl_interp.are_equal %6, %2 : !pdl.value -> ^bb17, ^bb1
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT: %7 = pdl_interp.get_defining_op of %5 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %7 : !pdl.operation -> ^bb18, ^bb1
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: pdl_interp.are_equal %7, %arg0 : !pdl.operation -> ^bb19, ^bb1
// CHECK-NEXT: ^bb19:  // pred: ^bb18
// CHECK-NEXT: %8 = pdl_interp.get_result 0 of %7
// CHECK-NEXT: pdl_interp.are_equal %8, %5 : !pdl.value -> ^bb20, ^bb1
// CHECK-NEXT: ^bb20:  // pred: ^bb19
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %3, %arg1 : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%3, %arg0, %arg1, %7]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg0, %arg1, %arg2 : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @users_of_range {
  pdl.pattern : benefit(1) {
    %v = operands
    %w = operand
    %x = operation "a.x"(%v : !pdl.range<value>)
    %r = results of %x
    %a = operation "a.a"(%r : !pdl.range<value>)
    %b = operation "a.b"(%w, %r : !pdl.value, !pdl.range<value>)
    rewrite with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @users_of_range {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %2 = pdl_interp.extract 0 of %0 : !pdl.value
// CHECK-NEXT: %3 = pdl_interp.get_users of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %3 {
// CHECK-NEXT: pdl_interp.is_not_null %arg1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.x" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.b" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is at_least 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %4 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.is_not_null %4 : !pdl.value -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %5 = pdl_interp.get_operands 1 of %arg1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %5, %0 : !pdl.range<value> -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %6 = pdl_interp.get_results of %1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %6, %0 : !pdl.range<value> -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %arg0, %arg1]), root("a.a") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @groups_up {
  pdl.pattern : benefit(1) {
    %v = operand
    %x = operation "a.x"(%v : !pdl.value)
    %r = results 1 of %x -> !pdl.range<value>
    %w = operand
    %a = operation "a.a"(%w, %r, %w : !pdl.value, !pdl.range<value>, !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite %b with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @groups_up {
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
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.x" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %3 = pdl_interp.get_results 1 of %arg1 : !pdl.range<value>
// CHECK-NEXT: %4 = pdl_interp.extract 0 of %3 : !pdl.value
// CHECK-NEXT: %5 = pdl_interp.get_users of %4 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg2 : !pdl.operation in %5 {
// CHECK-NEXT: pdl_interp.is_not_null %arg2 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg2 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg2 is at_least 2 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg2 is 0 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %6 = pdl_interp.get_operand 0 of %arg2
// CHECK-NEXT: pdl_interp.is_not_null %6 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %7 = pdl_interp.get_operands 2 of %arg2 : !pdl.value
// CHECK-NEXT: pdl_interp.are_equal %6, %7 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %8 = pdl_interp.get_operands 1 of %arg2 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.are_equal %8, %3 : !pdl.range<value> -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg2 : !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1, %arg2]), root("a.b") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg0 : !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @result_up {
  pdl.pattern : benefit(1) {
    %v = operand
    %x = operation "a.x"(%v : !pdl.value)
    %r = results 2 of %x -> !pdl.value
    %a = operation "a.a"(%r : !pdl.value)
    %y = operation "a.y"(%v : !pdl.value)
    %s = result 3 of %y
    %c = operation "a.c"(%s : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite %b with "f"(%a, %b, %c : !pdl.operation, !pdl.operation, !pdl.operation)
  }
}

// CHECK-LABEL: module @result_up {
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
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.foreach %arg2 : !pdl.operation in %1 {
// CHECK-NEXT: pdl_interp.is_not_null %arg2 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg1 is "a.x" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg2 is "a.y" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg1 is 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_operand_count of %arg2 is 1 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_result_count of %arg1 is 0 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_result_count of %arg2 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %arg1
// CHECK-NEXT: pdl_interp.are_equal %2, %0 : !pdl.value -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %arg2
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %4 = pdl_interp.get_results 2 of %arg1 : !pdl.value
// CHECK-NEXT: %5 = pdl_interp.get_users of %4 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg3 : !pdl.operation in %5 {
// CHECK-NEXT: pdl_interp.is_not_null %arg3 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %6 = pdl_interp.get_result 3 of %arg2
// CHECK-NEXT: %7 = pdl_interp.get_users of %6 : !pdl.value
// CHECK-NEXT: pdl_interp.foreach %arg4 : !pdl.operation in %7 {
// CHECK-NEXT: pdl_interp.is_not_null %arg4 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 10 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg3 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg4 is "a.c" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg3 is 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_operand_count of %arg4 is 1 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_result_count of %arg3 is 0 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_result_count of %arg4 is 0 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %8 = pdl_interp.get_operand 0 of %arg3
// CHECK-NEXT: pdl_interp.are_equal %8, %4 : !pdl.value -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %9 = pdl_interp.get_operand 0 of %arg4
// CHECK-NEXT: pdl_interp.are_equal %9, %6 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %arg3, %arg4 : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%arg0, %arg1, %arg2, %arg3, %arg4]), root("a.b") -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg0, %arg2 : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

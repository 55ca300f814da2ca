// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// Registered functions: what patterns share, which arguments they wait for, and their results. The text is that of mlir-opt-19.

module @shared {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    apply_native_constraint "c"(%op : !pdl.operation)
    rewrite %op with "f"
  }
  pdl.pattern : benefit(2) {
    %op = operation "a.a"
    apply_native_constraint "c"(%op : !pdl.operation)
    apply_native_constraint "d"(%op : !pdl.operation)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @shared {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([]), root("a.a") -> ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.apply_constraint "d"(%arg0 : !pdl.operation) -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(2), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @negated {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    apply_native_constraint "c"(%op : !pdl.operation) {isNegated = true}
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    apply_native_constraint "c"(%op : !pdl.operation) {isNegated = false}
    rewrite %op with "g"
  }
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    apply_native_constraint "c"(%op : !pdl.operation)
    rewrite %op with "h"
  }
}

// CHECK-LABEL: module @negated {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb5, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) {isNegated = true} -> ^bb8, ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb4, ^bb8
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb7
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb5
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "g"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "h"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @arguments {
  pdl.pattern : benefit(1) {
    %a = operand
    %b = operand
    %op = operation "a.a"(%a, %b : !pdl.value, !pdl.value)
    apply_native_constraint "c"(%a, %b : !pdl.value, !pdl.value)
    apply_native_constraint "c"(%b, %a : !pdl.value, !pdl.value)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @arguments {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%0, %1 : !pdl.value, !pdl.value) -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%1, %0 : !pdl.value, !pdl.value) -> ^bb8, ^bb1
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

module @deepest {
  pdl.pattern : benefit(1) {
    %a = operand
    %x = operation "a.b"(%a : !pdl.value)
    %r = result 0 of %x
    %op = operation "a.a"(%r : !pdl.value)
    apply_native_constraint "c"(%op, %a, %r : !pdl.operation, !pdl.value, !pdl.value)
    apply_native_constraint "d"(%a, %op : !pdl.value, !pdl.operation)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @deepest {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 13 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13
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
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 1 -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %2 = pdl_interp.get_operand 0 of %1
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%arg0, %2, %0 : !pdl.operation, !pdl.value, !pdl.value) -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.apply_constraint "d"(%2, %arg0 : !pdl.value, !pdl.operation) -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: %3 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %3, %0 : !pdl.value -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @results {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %a, %b = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.attribute, !pdl.type
    %d = apply_native_constraint "d"(%b : !pdl.type) : !pdl.value
    apply_native_constraint "e"(%d, %a : !pdl.value, !pdl.attribute)
    rewrite %op with "f"(%d, %a, %b : !pdl.value, !pdl.attribute, !pdl.type)
  }
}

// CHECK-LABEL: module @results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0:2 = pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) : !pdl.attribute, !pdl.type -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.apply_constraint "d"(%0#1 : !pdl.type) : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.apply_constraint "e"(%1, %0#0 : !pdl.value, !pdl.attribute) -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %1, %0#0, %0#1 : !pdl.operation, !pdl.value, !pdl.attribute, !pdl.type) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.value, %arg2: !pdl.attribute, %arg3: !pdl.type) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %arg2, %arg3 : !pdl.operation, !pdl.value, !pdl.attribute, !pdl.type)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @results_compared {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %a = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.attribute
    %b = operation "a.b" {"k" = %a}
    %r = result 0 of %b
    %s = result 0 of %op
    %root = operation "a.d"(%s, %r : !pdl.value, !pdl.value)
    rewrite %root with "f"(%a : !pdl.attribute)
  }
}

// CHECK-LABEL: module @results_compared {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 19 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: %3 = pdl_interp.get_defining_op of %2 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.operation -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.d" -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.a" -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_operation_name of %3 is "a.b" -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 0 -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: pdl_interp.check_operand_count of %3 is 0 -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 0 -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.check_result_count of %3 is 0 -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: %4 = pdl_interp.apply_constraint "c"(%1 : !pdl.operation) : !pdl.attribute -> ^bb15, ^bb1
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: %5 = pdl_interp.get_attribute "k" of %3
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.attribute -> ^bb16, ^bb1
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: %6 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.are_equal %6, %0 : !pdl.value -> ^bb17, ^bb1
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT: %7 = pdl_interp.get_result 0 of %3
// CHECK-NEXT: pdl_interp.are_equal %7, %2 : !pdl.value -> ^bb18, ^bb1
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: pdl_interp.are_equal %5, %4 : !pdl.attribute -> ^bb19, ^bb1
// CHECK-NEXT: ^bb19:  // pred: ^bb18
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %5 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%1, %3, %arg0]), root("a.d") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.attribute) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.attribute)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @different_results {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %a = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.attribute
    rewrite %op with "f"(%a : !pdl.attribute)
  }
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %a = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.type
    rewrite %op with "f"(%a : !pdl.type)
  }
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    apply_native_constraint "c"(%op : !pdl.operation)
    rewrite %op with "f"
  }
}

// CHECK-LABEL: module @different_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) : !pdl.attribute -> ^bb9, ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb4, ^bb9
// CHECK-NEXT: %1 = pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) : !pdl.type -> ^bb8, ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb5, ^bb8
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0, %1 : !pdl.operation, !pdl.type) : benefit(1), loc([%arg0]), root("a.a") -> ^bb6
// CHECK-NEXT: ^bb9:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0, %0 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%arg0]), root("a.a") -> ^bb5
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0 : !pdl.operation)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation, %arg1: !pdl.type) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.type)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation, %arg1: !pdl.attribute) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.attribute)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @shared_results {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %a = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.attribute
    %b = apply_native_constraint "d"(%op, %a : !pdl.operation, !pdl.attribute) : !pdl.attribute
    rewrite %op with "f"(%a : !pdl.attribute)
  }
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    %a = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.attribute
    %b = apply_native_constraint "e"(%op, %a : !pdl.operation, !pdl.attribute) : !pdl.attribute
    rewrite %op with "f"(%b : !pdl.attribute)
  }
}

// CHECK-LABEL: module @shared_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) : !pdl.attribute -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.apply_constraint "d"(%arg0, %0 : !pdl.operation, !pdl.attribute) : !pdl.attribute -> ^bb8, ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb5, ^bb8
// CHECK-NEXT: %2 = pdl_interp.apply_constraint "e"(%arg0, %0 : !pdl.operation, !pdl.attribute) : !pdl.attribute -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %2 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0, %0 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%arg0]), root("a.a") -> ^bb6
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.attribute) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.attribute)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation, %arg1: !pdl.attribute) {
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1 : !pdl.operation, !pdl.attribute)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

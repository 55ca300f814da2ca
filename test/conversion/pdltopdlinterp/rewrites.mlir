// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// What rewrites make, replace and call. The text is that of mlir-opt-19.

module @constants {
  pdl.pattern : benefit(1) {
    %k = attribute = 1 : i32
    %op = operation "a.a" {"k" = %k}
    rewrite %op {
      %a = attribute = "x"
      %t = type : i32
      %ts = types : [f32, i1]
      %unused = type : f64
      %n = operation "a.n" {"a" = %a, "k" = %k} -> (%t, %ts : !pdl.type, !pdl.range<type>)
      %m = operation "a.m" {"a" = %a, "k" = %k} -> (%t, %ts : !pdl.type, !pdl.range<type>)
    }
  }
}

// CHECK-LABEL: module @constants {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_attribute "k" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.attribute -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.check_attribute %0 is 1 : i32 -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter : benefit(1), generatedOps(["a.n", "a.m"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter() {
// CHECK-NEXT: %0 = pdl_interp.create_attribute "x"
// CHECK-NEXT: %1 = pdl_interp.create_type i32
// CHECK-NEXT: %2 = pdl_interp.create_types [f32, i1]
// CHECK-NEXT: %3 = pdl_interp.create_type f64
// CHECK-NEXT: %4 = pdl_interp.create_attribute 1 : i32
// CHECK-NEXT: %5 = pdl_interp.create_operation "a.n" {"a" = %0, "k" = %4}  -> (%1, %2 : !pdl.type, !pdl.range<type>)
// CHECK-NEXT: %6 = pdl_interp.create_operation "a.m" {"a" = %0, "k" = %4}  -> (%1, %2 : !pdl.type, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @calls {
  pdl.pattern : benefit(1) {
    %v = operand
    %op = operation "a.a"(%v : !pdl.value)
    rewrite %op {
      %a, %t = apply_native_rewrite "g"(%v, %op : !pdl.value, !pdl.operation) : !pdl.attribute, !pdl.type
      apply_native_rewrite "h"(%t : !pdl.type)
      %n = operation "a.n" {"a" = %a} -> (%t : !pdl.type)
      %ops = apply_native_rewrite "i" : !pdl.operation
      replace %op with %ops
    }
  }
}

// CHECK-LABEL: module @calls {
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
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%0, %arg0 : !pdl.value, !pdl.operation) : benefit(1), generatedOps(["a.n"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.value, %arg1: !pdl.operation) {
// CHECK-NEXT: %0:2 = pdl_interp.apply_rewrite "g"(%arg0, %arg1 : !pdl.value, !pdl.operation) : !pdl.attribute, !pdl.type
// CHECK-NEXT: pdl_interp.apply_rewrite "h"(%0#1 : !pdl.type)
// CHECK-NEXT: %1 = pdl_interp.create_operation "a.n" {"a" = %0#0}  -> (%0#1 : !pdl.type)
// CHECK-NEXT: %2 = pdl_interp.apply_rewrite "i" : !pdl.operation
// CHECK-NEXT: pdl_interp.erase %arg1
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @results {
  pdl.pattern : benefit(1) {
    %ts = types
    %op = operation "a.a" -> (%ts : !pdl.range<type>)
    rewrite %op {
      %n = operation "a.n" -> (%ts : !pdl.range<type>)
      %r = result 1 of %n
      %g = results 2 of %n -> !pdl.range<value>
      %h = results 3 of %n -> !pdl.value
      %all = results of %n
      %range = range %r, %g : !pdl.value, !pdl.range<value>
      %types = range %ts : !pdl.range<type>
      %none = range : !pdl.range<value>
      %m = operation "a.m"(%range, %h, %all, %none : !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.range<value>) -> (%types : !pdl.range<type>)
      replace %op with (%all : !pdl.range<value>)
    }
  }
}

// CHECK-LABEL: module @results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%1, %arg0 : !pdl.range<type>, !pdl.operation) : benefit(1), generatedOps(["a.n", "a.m"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.range<type>, %arg1: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_operation "a.n"  -> (%arg0 : !pdl.range<type>)
// CHECK-NEXT: %1 = pdl_interp.get_result 1 of %0
// CHECK-NEXT: %2 = pdl_interp.get_results 2 of %0 : !pdl.range<value>
// CHECK-NEXT: %3 = pdl_interp.get_results 3 of %0 : !pdl.value
// CHECK-NEXT: %4 = pdl_interp.get_results of %0 : !pdl.range<value>
// CHECK-NEXT: %5 = pdl_interp.create_range %1, %2 : !pdl.value, !pdl.range<value>
// CHECK-NEXT: %6 = pdl_interp.create_range %arg0 : !pdl.range<type>
// CHECK-NEXT: %7 = pdl_interp.create_range : !pdl.range<value>
// CHECK-NEXT: %8 = pdl_interp.create_operation "a.m"(%5, %3, %4, %7 : !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.range<value>)  -> (%6 : !pdl.range<type>)
// CHECK-NEXT: pdl_interp.replace %arg1 with (%4 : !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @replace_by_operation {
  pdl.pattern : benefit(1) {
    %t = type
    %op = operation "a.a" -> (%t : !pdl.type)
    rewrite %op {
      %n = operation "a.n"
      replace %op with %n
    }
  }
}

// CHECK-LABEL: module @replace_by_operation {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), generatedOps(["a.n"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: %2 = pdl_interp.create_operation "a.n"  -> (%1 : !pdl.range<type>)
// CHECK-NEXT: %3 = pdl_interp.get_results of %2 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %arg0 with (%3 : !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @replace_without_results {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    rewrite %op {
      %n = operation "a.n"
      replace %op with %n
    }
  }
}

// CHECK-LABEL: module @replace_without_results {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), generatedOps(["a.n"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: %2 = pdl_interp.create_operation "a.n"  -> (%1 : !pdl.range<type>)
// CHECK-NEXT: pdl_interp.erase %arg0
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @replace_by_nothing {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    rewrite %op {
      replace %op with
    }
  }
}

// CHECK-LABEL: module @replace_by_nothing {
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
// CHECK-NEXT: pdl_interp.erase %arg0
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @replace_by_matched {
  pdl.pattern : benefit(1) {
    %v = operand
    %t = type
    %x = operation "a.b"(%v : !pdl.value) -> (%t : !pdl.type)
    %r = result 0 of %x
    %op = operation "a.a"(%r : !pdl.value) -> (%t : !pdl.type)
    rewrite %op {
      replace %op with (%v : !pdl.value)
      erase %x
    }
  }
}

// CHECK-LABEL: module @replace_by_matched {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 14 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.b" -> ^bb8, ^bb1
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 1 -> ^bb9, ^bb1
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 1 -> ^bb10, ^bb1
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %3 = pdl_interp.get_operand 0 of %1
// CHECK-NEXT: pdl_interp.is_not_null %3 : !pdl.value -> ^bb11, ^bb1
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.is_not_null %4 : !pdl.value -> ^bb12, ^bb1
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb13, ^bb1
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: %5 = pdl_interp.get_value_type of %4 : !pdl.type
// CHECK-NEXT: %6 = pdl_interp.get_value_type of %2 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %5, %6 : !pdl.type -> ^bb14, ^bb1
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%3, %arg0, %1 : !pdl.value, !pdl.operation, !pdl.operation) : benefit(1), loc([%1, %arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.value, %arg1: !pdl.operation, %arg2: !pdl.operation) {
// CHECK-NEXT: pdl_interp.replace %arg1 with (%arg0 : !pdl.value)
// CHECK-NEXT: pdl_interp.erase %arg2
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @replace_new_by_new {
  pdl.pattern : benefit(1) {
    %op = operation "a.a"
    rewrite %op {
      %t = type : i32
      %n = operation "a.n" -> (%t : !pdl.type)
      %m = operation "a.m"
      replace %n with %m
      erase %op
    }
  }
}

// CHECK-LABEL: module @replace_new_by_new {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), generatedOps(["a.n", "a.m"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_type i32
// CHECK-NEXT: %1 = pdl_interp.create_operation "a.n"  -> (%0 : !pdl.type)
// CHECK-NEXT: %2 = pdl_interp.get_results of %1 : !pdl.range<value>
// CHECK-NEXT: %3 = pdl_interp.get_value_type of %2 : !pdl.range<type>
// CHECK-NEXT: %4 = pdl_interp.create_operation "a.m"  -> (%3 : !pdl.range<type>)
// CHECK-NEXT: %5 = pdl_interp.get_results of %4 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %1 with (%5 : !pdl.range<value>)
// CHECK-NEXT: pdl_interp.erase %arg0
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @inferred {
  arith.constant true
  pdl.pattern : benefit(1) {
    %v = operand
    %t = type
    %op = operation "a.a"(%v : !pdl.value) -> (%t : !pdl.type)
    rewrite %op {
      %n = operation "arith.addi"(%v, %v : !pdl.value, !pdl.value)
      %r = result 0 of %n
      %m = operation "arith.addi"(%v, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      replace %op with %m
    }
  }
}

// CHECK-LABEL: module @inferred {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_value_type of %1 : !pdl.type
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%0, %2, %arg0 : !pdl.value, !pdl.type, !pdl.operation) : benefit(1), generatedOps(["arith.addi", "arith.addi"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.value, %arg1: !pdl.type, %arg2: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_operation "arith.addi"(%arg0, %arg0 : !pdl.value, !pdl.value)  -> <inferred>
// CHECK-NEXT: %1 = pdl_interp.get_result 0 of %0
// CHECK-NEXT: %2 = pdl_interp.create_operation "arith.addi"(%arg0, %1 : !pdl.value, !pdl.value)  -> (%arg1 : !pdl.type)
// CHECK-NEXT: %3 = pdl_interp.get_results of %2 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %arg2 with (%3 : !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: }

// -----

module @inferred_types {
  arith.constant true
  pdl.pattern : benefit(1) {
    %v = operand
    %op = operation "a.a"(%v : !pdl.value)
    rewrite %op {
      %t = type
      %n = operation "arith.addi"(%v, %v : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      %m = operation "a.m" -> (%t : !pdl.type)
    }
  }
}

// CHECK-LABEL: module @inferred_types {
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
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%0 : !pdl.value) : benefit(1), generatedOps(["arith.addi", "a.m"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.value) {
// CHECK-NEXT: %0 = pdl_interp.create_operation "arith.addi"(%arg0, %arg0 : !pdl.value, !pdl.value)  -> <inferred>
// CHECK-NEXT: %1 = pdl_interp.get_result 0 of %0
// CHECK-NEXT: %2 = pdl_interp.get_value_type of %1 : !pdl.type
// CHECK-NEXT: %3 = pdl_interp.create_operation "a.m"  -> (%2 : !pdl.type)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: }

// -----

module @types_of_replaced {
  pdl.pattern : benefit(1) {
    %u = type
    %op = operation "a.a" -> (%u : !pdl.type)
    rewrite %op {
      %t = type
      %ts = types
      %us = types
      %n = operation "a.n" -> (%t, %ts, %t, %us : !pdl.type, !pdl.range<type>, !pdl.type, !pdl.range<type>)
      replace %op with %n
      %m = operation "a.m" -> (%us, %t, %ts : !pdl.range<type>, !pdl.type, !pdl.range<type>)
    }
  }
}

// CHECK-LABEL: module @types_of_replaced {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), generatedOps(["a.n", "a.m"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: %2 = pdl_interp.create_operation "a.n"  -> (%1 : !pdl.range<type>)
// CHECK-NEXT: %3 = pdl_interp.get_result 0 of %2
// CHECK-NEXT: %4 = pdl_interp.get_value_type of %3 : !pdl.type
// CHECK-NEXT: %5 = pdl_interp.get_results 1 of %2 : !pdl.range<value>
// CHECK-NEXT: %6 = pdl_interp.get_value_type of %5 : !pdl.range<type>
// CHECK-NEXT: %7 = pdl_interp.get_results 3 of %2 : !pdl.range<value>
// CHECK-NEXT: %8 = pdl_interp.get_value_type of %7 : !pdl.range<type>
// CHECK-NEXT: %9 = pdl_interp.get_results of %2 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %arg0 with (%9 : !pdl.range<value>)
// CHECK-NEXT: %10 = pdl_interp.create_operation "a.m"  -> (%8, %4, %6 : !pdl.range<type>, !pdl.type, !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @all_types_of_replaced {
  pdl.pattern : benefit(1) {
    %u = type
    %op = operation "a.a" -> (%u : !pdl.type)
    rewrite %op {
      %ts = types
      %n = operation "a.n" -> (%ts : !pdl.range<type>)
      replace %op with %n
      %m = operation "a.m" -> (%ts : !pdl.range<type>)
    }
  }
}

// CHECK-LABEL: module @all_types_of_replaced {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), generatedOps(["a.n", "a.m"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: %2 = pdl_interp.create_operation "a.n"  -> (%1 : !pdl.range<type>)
// CHECK-NEXT: %3 = pdl_interp.get_results of %2 : !pdl.range<value>
// CHECK-NEXT: %4 = pdl_interp.get_value_type of %3 : !pdl.range<type>
// CHECK-NEXT: %5 = pdl_interp.get_results of %2 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %arg0 with (%5 : !pdl.range<value>)
// CHECK-NEXT: %6 = pdl_interp.create_operation "a.m"  -> (%4 : !pdl.range<type>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @known_range {
  pdl.pattern : benefit(1) {
    %us = types
    %t = type
    %op = operation "a.a" -> (%us, %t : !pdl.range<type>, !pdl.type)
    rewrite %op {
      %n = operation "a.n" -> (%us, %t : !pdl.range<type>, !pdl.type)
      %v = type
      %w = type
      %m = operation "a.m" -> (%us, %v, %w : !pdl.range<type>, !pdl.type, !pdl.type)
      replace %op with %m
      %o = operation "a.o" -> (%v, %w : !pdl.type, !pdl.type)
    }
  }
}

// CHECK-LABEL: module @known_range {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 1 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_results 0 of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.range<value> -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_results 1 of %arg0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.value -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %2 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: %3 = pdl_interp.get_value_type of %1 : !pdl.type
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%2, %3, %arg0 : !pdl.range<type>, !pdl.type, !pdl.operation) : benefit(1), generatedOps(["a.n", "a.m", "a.o"]), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.range<type>, %arg1: !pdl.type, %arg2: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_operation "a.n"  -> (%arg0, %arg1 : !pdl.range<type>, !pdl.type)
// CHECK-NEXT: %1 = pdl_interp.get_results of %arg2 : !pdl.range<value>
// CHECK-NEXT: %2 = pdl_interp.get_value_type of %1 : !pdl.range<type>
// CHECK-NEXT: %3 = pdl_interp.create_operation "a.m"  -> (%2 : !pdl.range<type>)
// CHECK-NEXT: %4 = pdl_interp.get_result 1 of %3
// CHECK-NEXT: %5 = pdl_interp.get_value_type of %4 : !pdl.type
// CHECK-NEXT: %6 = pdl_interp.get_result 2 of %3
// CHECK-NEXT: %7 = pdl_interp.get_value_type of %6 : !pdl.type
// CHECK-NEXT: %8 = pdl_interp.get_results of %3 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %arg2 with (%8 : !pdl.range<value>)
// CHECK-NEXT: %9 = pdl_interp.create_operation "a.o"  -> (%5, %7 : !pdl.type, !pdl.type)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @external {
  pdl.pattern @name : benefit(7) {
    %a = operand
    %k = attribute = 1
    %op = operation "a.a"(%a : !pdl.value) {"k" = %k}
    rewrite with "f"(%a, %op, %k, %a : !pdl.value, !pdl.operation, !pdl.attribute, !pdl.value)
  }
}

// CHECK-LABEL: module @external {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.check_operation_name of %arg0 is "a.a" -> ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // 7 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb3, ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %1 = pdl_interp.get_attribute "k" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.attribute -> ^bb6, ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: pdl_interp.check_attribute %1 is 1 : i64 -> ^bb7, ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%0, %arg0 : !pdl.value, !pdl.operation) : benefit(7), loc([%arg0]), root("a.a") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.value, %arg1: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_attribute 1 : i64
// CHECK-NEXT: pdl_interp.apply_rewrite "f"(%arg0, %arg1, %0, %arg0 : !pdl.value, !pdl.operation, !pdl.attribute, !pdl.value)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --convert-pdl-to-pdl-interp | FileCheck %s

// Patterns with an operation below another one, ranges, attributes, constraints with results, and a loop over users. The text is that of
// mlir-opt-19.

module @m1 {
  pdl.pattern @p1 : benefit(1) {
    %t = type : i32
    %a = operand : %t
    %b = operand
    %x = operation "a.x"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %r = result 0 of %x
    %root = operation "a.y"(%r, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    apply_native_constraint "c"(%a, %r : !pdl.value, !pdl.value)
    rewrite %root {
      %n = operation "a.z"(%a : !pdl.value) -> (%t : !pdl.type)
      replace %root with %n
    }
  }
  pdl.pattern @p2 : benefit(5) {
    %ts = types
    %as = operands : %ts
    %k = attribute = 4 : i32
    %root = operation "a.y"(%as : !pdl.range<value>) {"k" = %k} -> (%ts : !pdl.range<type>)
    rewrite %root with "ext"(%k, %as : !pdl.attribute, !pdl.range<value>)
  }
  pdl.pattern @p3 : benefit(2) {
    %t = type
    %k = attribute : %t
    %root = operation {"k" = %k, "j" = %k} -> (%t, %t : !pdl.type, !pdl.type)
    %r1 = result 1 of %root
    %q = operation "u.u"(%r1 : !pdl.value)
    rewrite {
      erase %q
      %vs = results of %root
      %v0 = results 0 of %root -> !pdl.value
      %e = range %v0, %vs : !pdl.value, !pdl.range<value>
      %n = operation "a.z"(%e : !pdl.range<value>) {"q" = %k}
    }
  }
  pdl.pattern @p4 : benefit(3) {
    %root = operation "a.w"
    %res = apply_native_constraint "cc"(%root : !pdl.operation) : !pdl.type
    %res2 = apply_native_constraint "cd"(%root, %res : !pdl.operation, !pdl.type) : !pdl.attribute
    rewrite %root { 
      %n = operation "x.w" {"b" = %res2}
      replace %root with %n
    }
  }
}

// CHECK: module @m1 {
// CHECK-NEXT: pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.switch_operation_name of %arg0 to ["a.y", "u.u", "a.w"](^bb2, ^bb23, ^bb37) -> ^bb1
// CHECK-NEXT: ^bb1:  // 23 preds: ^bb0, ^bb3, ^bb4, ^bb5, ^bb23, ^bb24, ^bb25, ^bb26, ^bb27, ^bb28, ^bb29, ^bb30, ^bb31, ^bb32, ^bb33, ^bb34, ^bb35, ^bb36, ^bb37, ^bb38, ^bb39, ^bb40, ^bb41
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %1 = pdl_interp.get_defining_op of %0 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %1 : !pdl.operation -> ^bb6, ^bb3
// CHECK-NEXT: ^bb3:  // 18 preds: ^bb2, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20, ^bb21, ^bb22
// CHECK-NEXT: %2 = pdl_interp.get_attribute "k" of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %2 : !pdl.attribute -> ^bb4, ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: pdl_interp.check_attribute %2 is 4 : i32 -> ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %3 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0, %3 : !pdl.operation, !pdl.range<value>) : benefit(5), loc([%arg0]), root("a.y") -> ^bb1
// CHECK-NEXT: ^bb6:  // pred: ^bb2
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 2 -> ^bb7, ^bb3
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 1 -> ^bb8, ^bb3
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: pdl_interp.is_not_null %0 : !pdl.value -> ^bb9, ^bb3
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: pdl_interp.check_operand_count of %1 is 2 -> ^bb10, ^bb3
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: pdl_interp.check_result_count of %1 is 1 -> ^bb11, ^bb3
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT: %4 = pdl_interp.get_result 0 of %1
// CHECK-NEXT: pdl_interp.is_not_null %4 : !pdl.value -> ^bb12, ^bb3
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: %5 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT: pdl_interp.is_not_null %5 : !pdl.value -> ^bb13, ^bb3
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: pdl_interp.check_operation_name of %1 is "a.x" -> ^bb14, ^bb3
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT: %6 = pdl_interp.get_operand 0 of %1
// CHECK-NEXT: pdl_interp.is_not_null %6 : !pdl.value -> ^bb15, ^bb3
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: %7 = pdl_interp.get_operand 1 of %1
// CHECK-NEXT: pdl_interp.is_not_null %7 : !pdl.value -> ^bb16, ^bb3
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT: %8 = pdl_interp.get_operand 1 of %arg0
// CHECK-NEXT: pdl_interp.are_equal %6, %8 : !pdl.value -> ^bb17, ^bb3
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT: pdl_interp.apply_constraint "c"(%6, %0 : !pdl.value, !pdl.value) -> ^bb18, ^bb3
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT: pdl_interp.are_equal %4, %0 : !pdl.value -> ^bb19, ^bb3
// CHECK-NEXT: ^bb19:  // pred: ^bb18
// CHECK-NEXT: %9 = pdl_interp.get_value_type of %6 : !pdl.type
// CHECK-NEXT: pdl_interp.check_type %9 is i32 -> ^bb20, ^bb3
// CHECK-NEXT: ^bb20:  // pred: ^bb19
// CHECK-NEXT: %10 = pdl_interp.get_value_type of %4 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %9, %10 : !pdl.type -> ^bb21, ^bb3
// CHECK-NEXT: ^bb21:  // pred: ^bb20
// CHECK-NEXT: %11 = pdl_interp.get_value_type of %5 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %9, %11 : !pdl.type -> ^bb22, ^bb3
// CHECK-NEXT: ^bb22:  // pred: ^bb21
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%6, %arg0 : !pdl.value, !pdl.operation) : benefit(1), generatedOps(["a.z"]), loc([%arg0, %1]), root("a.y") -> ^bb3
// CHECK-NEXT: ^bb23:  // pred: ^bb0
// CHECK-NEXT: %12 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT: %13 = pdl_interp.get_defining_op of %12 : !pdl.value
// CHECK-NEXT: pdl_interp.is_not_null %13 : !pdl.operation -> ^bb24, ^bb1
// CHECK-NEXT: ^bb24:  // pred: ^bb23
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 1 -> ^bb25, ^bb1
// CHECK-NEXT: ^bb25:  // pred: ^bb24
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb26, ^bb1
// CHECK-NEXT: ^bb26:  // pred: ^bb25
// CHECK-NEXT: pdl_interp.is_not_null %12 : !pdl.value -> ^bb27, ^bb1
// CHECK-NEXT: ^bb27:  // pred: ^bb26
// CHECK-NEXT: pdl_interp.check_operand_count of %13 is 0 -> ^bb28, ^bb1
// CHECK-NEXT: ^bb28:  // pred: ^bb27
// CHECK-NEXT: pdl_interp.check_result_count of %13 is 2 -> ^bb29, ^bb1
// CHECK-NEXT: ^bb29:  // pred: ^bb28
// CHECK-NEXT: %14 = pdl_interp.get_result 0 of %13
// CHECK-NEXT: pdl_interp.is_not_null %14 : !pdl.value -> ^bb30, ^bb1
// CHECK-NEXT: ^bb30:  // pred: ^bb29
// CHECK-NEXT: %15 = pdl_interp.get_attribute "k" of %13
// CHECK-NEXT: pdl_interp.is_not_null %15 : !pdl.attribute -> ^bb31, ^bb1
// CHECK-NEXT: ^bb31:  // pred: ^bb30
// CHECK-NEXT: %16 = pdl_interp.get_attribute "j" of %13
// CHECK-NEXT: pdl_interp.are_equal %15, %16 : !pdl.attribute -> ^bb32, ^bb1
// CHECK-NEXT: ^bb32:  // pred: ^bb31
// CHECK-NEXT: %17 = pdl_interp.get_result 1 of %13
// CHECK-NEXT: pdl_interp.is_not_null %17 : !pdl.value -> ^bb33, ^bb1
// CHECK-NEXT: ^bb33:  // pred: ^bb32
// CHECK-NEXT: pdl_interp.are_equal %17, %12 : !pdl.value -> ^bb34, ^bb1
// CHECK-NEXT: ^bb34:  // pred: ^bb33
// CHECK-NEXT: %18 = pdl_interp.get_attribute_type of %15
// CHECK-NEXT: %19 = pdl_interp.get_value_type of %14 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %18, %19 : !pdl.type -> ^bb35, ^bb1
// CHECK-NEXT: ^bb35:  // pred: ^bb34
// CHECK-NEXT: %20 = pdl_interp.get_value_type of %17 : !pdl.type
// CHECK-NEXT: pdl_interp.are_equal %18, %20 : !pdl.type -> ^bb36, ^bb1
// CHECK-NEXT: ^bb36:  // pred: ^bb35
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0, %13, %15 : !pdl.operation, !pdl.operation, !pdl.attribute) : benefit(2), generatedOps(["a.z"]), loc([%13, %arg0]), root("u.u") -> ^bb1
// CHECK-NEXT: ^bb37:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.check_operand_count of %arg0 is 0 -> ^bb38, ^bb1
// CHECK-NEXT: ^bb38:  // pred: ^bb37
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is 0 -> ^bb39, ^bb1
// CHECK-NEXT: ^bb39:  // pred: ^bb38
// CHECK-NEXT: %21 = pdl_interp.apply_constraint "cc"(%arg0 : !pdl.operation) : !pdl.type -> ^bb40, ^bb1
// CHECK-NEXT: ^bb40:  // pred: ^bb39
// CHECK-NEXT: %22 = pdl_interp.apply_constraint "cd"(%arg0, %21 : !pdl.operation, !pdl.type) : !pdl.attribute -> ^bb41, ^bb1
// CHECK-NEXT: ^bb41:  // pred: ^bb40
// CHECK-NEXT: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_2(%22, %arg0 : !pdl.attribute, !pdl.operation) : benefit(3), generatedOps(["x.w"]), loc([%arg0]), root("a.w") -> ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: module @rewriters {
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.operation, %arg1: !pdl.range<value>) {
// CHECK-NEXT: %0 = pdl_interp.create_attribute 4 : i32
// CHECK-NEXT: pdl_interp.apply_rewrite "ext"(%arg0, %0, %arg1 : !pdl.operation, !pdl.attribute, !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.value, %arg1: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.create_type i32
// CHECK-NEXT: %1 = pdl_interp.create_operation "a.z"(%arg0 : !pdl.value)  -> (%0 : !pdl.type)
// CHECK-NEXT: %2 = pdl_interp.get_results of %1 : !pdl.range<value>
// CHECK-NEXT: pdl_interp.replace %arg1 with (%2 : !pdl.range<value>)
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.attribute) {
// CHECK-NEXT: pdl_interp.erase %arg0
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg1 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_results 0 of %arg1 : !pdl.value
// CHECK-NEXT: %2 = pdl_interp.create_range %1, %0 : !pdl.value, !pdl.range<value>
// CHECK-NEXT: %3 = pdl_interp.create_operation "a.z"(%2 : !pdl.range<value>) {"q" = %arg2}
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: pdl_interp.func @pdl_generated_rewriter_2(%arg0: !pdl.attribute, %arg1: !pdl.operation) {
// CHECK-NEXT: %0 = pdl_interp.get_results of %arg1 : !pdl.range<value>
// CHECK-NEXT: %1 = pdl_interp.get_value_type of %0 : !pdl.range<type>
// CHECK-NEXT: %2 = pdl_interp.create_operation "x.w" {"b" = %arg0}  -> (%1 : !pdl.range<type>)
// CHECK-NEXT: pdl_interp.erase %arg1
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp | FileCheck %s

// What several patterns ask comes first, and what they answer differently is a switch.
// CHECK-LABEL: module @names
// CHECK: pdl_interp.switch_operation_name of %arg0 to ["a.a", "a.b"](^bb2, ^bb5) -> ^bb1
// CHECK: pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("a.a")
// CHECK: pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(2), loc([%arg0]), root("a.b")
module @names {
  pdl.pattern @first : benefit(1) {
    %op = operation "a.a"
    rewrite %op with "f"
  }
  pdl.pattern @second : benefit(2) {
    %op = operation "a.b"
    rewrite %op with "f"
  }
}

// -----

// CHECK-LABEL: module @attributes
// CHECK: pdl_interp.switch_attribute %{{.*}} to [1 : i32, "x"](
module @attributes {
  pdl.pattern : benefit(1) {
    %k = attribute = 1 : i32
    %op = operation {"k" = %k}
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %k = attribute = "x"
    %op = operation {"k" = %k}
    rewrite %op with "f"
  }
}

// -----

// CHECK-LABEL: module @counts
// CHECK: pdl_interp.switch_operand_count of %arg0 to dense<[1, 2]> : vector<2xi32>(
// CHECK: pdl_interp.check_result_count of %arg0 is at_least 1 -> ^[[ONE:.*]], ^bb1
// CHECK: ^[[TWO:.*]]:  //
// CHECK-NEXT: pdl_interp.check_result_count of %arg0 is at_least 2 -> ^{{.*}}, ^bb1
// CHECK: ^[[ONE]]:
module @counts {
  pdl.pattern : benefit(1) {
    %t = type
    %ts = types
    %v = operand
    %op = operation(%v : !pdl.value) -> (%t, %ts : !pdl.type, !pdl.range<type>)
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %t = type
    %ts = types
    %v = operand
    %w = operand
    %op = operation(%v, %w : !pdl.value, !pdl.value) -> (%t, %t, %ts : !pdl.type, !pdl.type, !pdl.range<type>)
    rewrite %op with "f"
  }
  pdl.pattern : benefit(1) {
    %t = type
    %ts = types
    %v = operand
    %op = operation(%v : !pdl.value) -> (%t, %t, %ts : !pdl.type, !pdl.type, !pdl.range<type>)
    rewrite %op with "f"
  }
}

// -----

// A pattern without a root begins at the operation from which the others are found with the fewest steps.
// CHECK-LABEL: module @roots
// CHECK: pdl_interp.get_users of %{{.*}} : !pdl.value
// CHECK: pdl_interp.foreach
module @roots {
  pdl.pattern : benefit(1) {
    %v = operand
    %a = operation "a.a"(%v : !pdl.value)
    %b = operation "a.b"(%v : !pdl.value)
    rewrite with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

// -----

// Three roots that all share values: each is found from another one.
// CHECK-LABEL: module @cycle
// CHECK: pdl_interp.foreach
// CHECK: pdl_interp.foreach
module @cycle {
  pdl.pattern : benefit(1) {
    %v = operand
    %t = type
    %x = operation "x.x"(%v : !pdl.value) -> (%t : !pdl.type)
    %xr = result 0 of %x
    %a = operation "a.a"(%xr, %v : !pdl.value, !pdl.value)
    %b = operation "a.b"(%xr : !pdl.value)
    %c = operation "a.c"(%v : !pdl.value)
    rewrite %c with "f"(%a, %b : !pdl.operation, !pdl.operation)
  }
}

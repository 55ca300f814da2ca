// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: pdl.pattern @all : benefit(3) attributes {note} {
// GENERIC: "pdl.pattern"() <{benefit = 3 : i16, sym_name = "all"}> ({
pdl.pattern @all : benefit(3) attributes {note} {
  // CHECK-NEXT: %[[T:.*]] = type : i32
  %t = type : i32
  // CHECK-NEXT: %[[ANY:.*]] = type
  %any = type
  // CHECK-NEXT: %[[TS:.*]] = types : [i32, f32]
  %ts = types : [i32, f32]
  // CHECK-NEXT: %[[SOME:.*]] = types
  %some = types
  // CHECK-NEXT: %[[A:.*]] = attribute
  %a = attribute
  // CHECK-NEXT: %[[B:.*]] = attribute : %[[T]]
  %b = attribute : %t
  // CHECK-NEXT: %[[C:.*]] = attribute = "hello"
  %c = attribute = "hello"
  // CHECK-NEXT: %[[V:.*]] = operand
  %v = operand
  // CHECK-NEXT: %[[W:.*]] = operand : %[[ANY]]
  %w = operand : %any
  // CHECK-NEXT: %[[VS:.*]] = operands : %[[SOME]]
  %vs = operands : %some
  // CHECK-NEXT: %[[OP:.*]] = operation "a.b"(%[[V]], %[[W]], %[[VS]] : !pdl.value, !pdl.value, !pdl.range<value>) {"x" = %[[A]], "y" = %[[B]]} -> (%[[T]], %[[TS]] : !pdl.type, !pdl.range<type>)
  // GENERIC: "pdl.operation"({{.*}}) <{attributeValueNames = ["x", "y"], opName = "a.b", operandSegmentSizes = array<i32: 3, 2, 2>}>
  %op = operation "a.b"(%v, %w, %vs : !pdl.value, !pdl.value, !pdl.range<value>) {"x" = %a, "y" = %b} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  // CHECK-NEXT: %[[R:.*]] = result 0 of %[[OP]]
  %r = result 0 of %op
  // CHECK-NEXT: %[[ALL:.*]] = results of %[[OP]]
  %all = results of %op
  // CHECK-NEXT: %[[GROUP:.*]] = results 1 of %[[OP]] -> !pdl.range<value>
  %group = results 1 of %op -> !pdl.range<value>
  // CHECK-NEXT: %[[ONE:.*]] = results 0 of %[[OP]] -> !pdl.value
  %one = results 0 of %op -> !pdl.value
  // CHECK-NEXT: apply_native_constraint "c"(%[[C]], %[[ALL]] : !pdl.attribute, !pdl.range<value>) {isNegated = true}
  apply_native_constraint "c"(%c, %all : !pdl.attribute, !pdl.range<value>) {isNegated = true}
  // CHECK-NEXT: %[[Q:.*]] = apply_native_constraint "q"(%[[R]] : !pdl.value) : !pdl.attribute
  %q = apply_native_constraint "q"(%r : !pdl.value) : !pdl.attribute
  // CHECK-NEXT: %[[ROOT:.*]] = operation(%[[R]], %[[GROUP]], %[[ONE]] : !pdl.value, !pdl.range<value>, !pdl.value)
  %root = operation(%r, %group, %one : !pdl.value, !pdl.range<value>, !pdl.value)
  // CHECK-NEXT: rewrite %[[ROOT]] {
  rewrite %root {
    // CHECK-NEXT: %[[NEW:.*]] = operation "a.c" {"q" = %[[Q]]}
    %new = operation "a.c" {"q" = %q}
    // CHECK-NEXT: %[[E:.*]] = range : !pdl.range<type>
    %e = range : !pdl.range<type>
    // CHECK-NEXT: %[[RANGE:.*]] = range %[[V]], %[[VS]] : !pdl.value, !pdl.range<value>
    %range = range %v, %vs : !pdl.value, !pdl.range<value>
    // CHECK-NEXT: apply_native_rewrite "f"(%[[ROOT]] : !pdl.operation)
    apply_native_rewrite "f"(%root : !pdl.operation)
    // CHECK-NEXT: %{{.*}} = apply_native_rewrite "g" : !pdl.type
    %g = apply_native_rewrite "g" : !pdl.type
    // CHECK-NEXT: replace %[[OP]] with(%[[RANGE]] : !pdl.range<value>)
    replace %op with (%range : !pdl.range<value>)
    // CHECK-NEXT: replace %[[ROOT]] with %[[NEW]]
    replace %root with %new
    // CHECK-NEXT: erase %[[ROOT]]
    erase %root
  }
}

// CHECK-LABEL: pdl.pattern : benefit(0) {
pdl.pattern : benefit(0) {
  %op = operation
  // CHECK: rewrite %{{.*}} with "f"
  rewrite %op with "f"
}

// CHECK-LABEL: pdl.pattern @noRoot
pdl.pattern @noRoot : benefit(1) {
  %op = operation
  // CHECK: rewrite with "f"(%{{.*}} : !pdl.operation)
  rewrite with "f"(%op : !pdl.operation)
}

// CHECK: func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>)
func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>)

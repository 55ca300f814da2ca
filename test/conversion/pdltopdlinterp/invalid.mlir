// RUN: mlir-opt %s --split-input-file --verify-diagnostics --convert-pdl-to-pdl-interp
// RUN: not mlir-opt %s --split-input-file --convert-pdl-to-pdl-interp 2>/dev/null | FileCheck %s --check-prefix=REFUSED --allow-empty

// What no operation of the pattern has cannot be found. mlir-opt crashes.

// What has an error is not printed.
// REFUSED-NOT: module {

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.type' op has no value and is no part of a matched operation}}
  %t = type
  %op = operation "a.b"
  apply_native_constraint "c"(%t : !pdl.type)
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %v = operand
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.apply_native_constraint' op has an argument that is no part of a matched operation}}
  apply_native_constraint "c"(%v : !pdl.value)
  rewrite %op with "r"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern contains a candidate root disconnected from the others}}
pdl.pattern : benefit(1) {
  %a = operation "a.a"
  %b = operation "a.b"
  apply_native_constraint "c"(%b : !pdl.operation)
  rewrite %a with "f"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern contains a candidate root disconnected from the others}}
pdl.pattern : benefit(1) {
  %t = type
  %a = operation "a.a" -> (%t : !pdl.type)
  %b = operation "a.b" -> (%t : !pdl.type)
  apply_native_constraint "c"(%b : !pdl.operation)
  rewrite %a with "f"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern contains a candidate root disconnected from the others}}
pdl.pattern : benefit(1) {
  %v = operand
  %w = operand
  %a = operation "a.a"(%v : !pdl.value)
  %b = operation "a.b"(%v : !pdl.value)
  %c = operation "a.c"(%w : !pdl.value)
  %d = operation "a.d"(%w : !pdl.value)
  apply_native_constraint "c"(%c, %d : !pdl.operation, !pdl.operation)
  rewrite %a with "f"(%b : !pdl.operation)
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern contains a candidate root disconnected from the others}}
pdl.pattern : benefit(1) {
  %v = operand
  %w = operand
  %a = operation "a.a"(%v : !pdl.value)
  %b = operation "a.b"(%v : !pdl.value)
  %c = operation "a.c"(%w : !pdl.value)
  %d = operation "a.d"(%w : !pdl.value)
  apply_native_constraint "c"(%c, %d : !pdl.operation, !pdl.operation)
  rewrite with "f"(%a, %b : !pdl.operation, !pdl.operation)
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  rewrite %op {
    %t = type
    // expected-error@+1 {{'pdl.operation' op unable to infer result type for operation}}
    %n = operation "a.n" -> (%t : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %u = type
  %op = operation "a.a" -> (%u : !pdl.type)
  rewrite %op {
    %t = type
    // expected-error@+1 {{'pdl.operation' op unable to infer result type for operation}}
    %n = operation "a.n" -> (%u, %t : !pdl.type, !pdl.type)
    %m = operation "a.m" -> (%t, %u : !pdl.type, !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  apply_native_constraint "c"(%op : !pdl.operation)
  // expected-error@+1 {{'pdl.operand' op is used in a rewrite, but is no part of a matched operation}}
  %v = operand
  rewrite {
    apply_native_rewrite "f"(%v : !pdl.value)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  apply_native_constraint "c"(%op : !pdl.operation)
  // expected-error@+1 {{'pdl.operand' op is used in a rewrite, but is no part of a matched operation}}
  %v = operand
  rewrite with "f"(%v : !pdl.value)
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  // expected-error@+1 {{'pdl.type' op has no value and is no part of a matched operation}}
  %t = type
  rewrite %op {
    apply_native_rewrite "f"(%t : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  // expected-error@+1 {{'pdl.types' op has no value and is no part of a matched operation}}
  %t = types
  rewrite %op {
    apply_native_rewrite "f"(%t : !pdl.range<type>)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  // expected-error@+1 {{'pdl.attribute' op has no value and is no part of a matched operation}}
  %t = attribute
  rewrite %op {
    apply_native_rewrite "f"(%t : !pdl.attribute)
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.a"
  // expected-error@+1 {{'pdl.type' op has no value and is no part of a matched operation}}
  %t = type
  %u = type : i32
  apply_native_constraint "c"(%u, %t : !pdl.type, !pdl.type)
  rewrite %op with "f"
}

// -----

// expected-error@+1 {{'pdl.pattern' op has arguments of the body, which nothing passes}}
"pdl.pattern"() <{benefit = 1 : i16}> ({
^bb0(%x: !pdl.operation):
  %r = "pdl.result"(%x) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %a = "pdl.operation"(%r) <{attributeValueNames = [], opName = "a.a", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
  "pdl.rewrite"(%a) <{operandSegmentSizes = array<i32: 1, 0>, name = "f"}> ({}) : (!pdl.operation) -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'pdl.pattern' op has arguments of the body, which nothing passes}}
pdl.pattern : benefit(1) {
^bb0(%x: !pdl.value):
  %a = operation "a.a"(%x : !pdl.value)
  rewrite %a with "f"(%x : !pdl.value)
}

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

// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED --allow-empty

// What has an error is not printed.
// REFUSED-NOT: module {

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() {name = "c"} : () -> ()
  %op = operation "a.b"
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+1 {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    apply_native_rewrite "r"
  }
}

// -----

pdl.pattern : benefit(1) {
  %type = type
  // expected-error@+1 {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %attr = attribute : %type = 1 : i32
  %op = operation "a.b" {"k" = %attr} -> (%type : !pdl.type)
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %type = type : i32
    // expected-error@+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %attr = attribute : %type
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %attr = attribute
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %v = operand
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.operands' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %v = operands
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %other = operation "a.c"
  // A result without a user does not bind.
  %r = result 0 of %other
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = type
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = types
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+1 {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %new = operation
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %op = "pdl.operation"() {attributeValueNames = ["k"], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  rewrite %op with "r"
}

// -----

// The op is registered, and has a result whose type nothing determines.
arith.constant true
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'arith.extui' does not implement InferTypeOpInterface}}
    %new = operation "arith.extui"
  }
}

// -----

arith.constant true
pdl.pattern : benefit(1) {
  %op = operation "arith.extui"
  rewrite %op {
    %type = type
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %new = operation "arith.extui" -> (%type : !pdl.type)
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op expected body to terminate with `pdl.rewrite`}}
pdl.pattern : benefit(1) {
  // expected-note@+1 {{see terminator defined here}}
  pdl_interp.finalize
}

// -----

// expected-error@+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-note@+1 {{see non-`pdl` operation defined here}}
  %c = arith.constant 1 : i32
  rewrite %op with "r"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  rewrite with "r"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation "a.a"
  // expected-note@+1 {{see a disconnected value / operation here}}
  %b = operation "a.b"
  rewrite with "r"(%a, %b : !pdl.operation, !pdl.operation)
}

// -----

pdl.pattern : benefit(1) {
  %v = operand
  %t = type
  %op = operation "a.b"(%v : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    // expected-error@+1 {{expected operand to have element type '!pdl.value', but got '!pdl.type'}}
    %r = range %v, %t : !pdl.value, !pdl.type
  }
}

// -----

pdl.pattern : benefit(1) {
  %v = operand
  %op = operation "a.b"(%v : !pdl.value)
  rewrite %op {
    %new = operation "a.c"
    // expected-error@+1 {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%op, %new, %v) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %v = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  rewrite %op with "r" {
    erase %op
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %op {
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "a.b"
  // expected-error@+1 {{'pdl.rewrite' op expected no external arguments when the rewrite is specified inline}}
  "pdl.rewrite"(%op, %op) ({
  ^bb0:
  }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.operation) -> ()
}

// -----

// expected-error@+1 {{invalid 'pdl' type: `other'}}
func.func private @f(!pdl.range<other>)

// -----

// expected-error@+1 {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
func.func private @f(!pdl.range<range<value>>)

// -----

pdl.pattern : benefit(1) {
  %type = type
  // expected-error@+1 {{op operand #0 must be variadic of single element or range of PDL handle for an `mlir::Value`, but got '!pdl.type'}}
  %op = "pdl.operation"(%type) {attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>} : (!pdl.type) -> !pdl.operation
  rewrite %op with "r"
}

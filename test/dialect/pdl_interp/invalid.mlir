// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED --allow-empty

// What has an error is not printed.
// REFUSED-NOT: module {

pdl_interp.func @f() {
  // expected-error@+1 {{op has inferred results, but the created operation 'foo.op' does not support result type inference}}
  %op = pdl_interp.create_operation "foo.op" -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error@+1 {{op with inferred results cannot also have explicit result types}}
  %op = "pdl_interp.create_operation"(%t) {
    inferredResultTypes, inputAttributeNames = [], name = "arith.addi", operandSegmentSizes = array<i32: 0, 0, 1>
  } : (!pdl.type) -> (!pdl.operation)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%v: !pdl.value, %t: !pdl.range<type>) {
  // expected-error@+1 {{expected operand to have element type '!pdl.value', but got '!pdl.type'}}
  %r = pdl_interp.create_range %v, %t : !pdl.value, !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%ops)[^end] ({
    pdl_interp.continue
  }) : (!pdl.range<operation>) -> ()
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%ops: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%ops)[^end] ({
  ^bb0(%v: !pdl.value):
    pdl_interp.continue
  }) : (!pdl.range<operation>) -> ()
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.attribute) {
  // expected-error@+1 {{expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_attribute %a to [0, unit](^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_operand_count of %op to dense<[0, 1]> : vector<2xi32>(^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.continue' op expects parent op 'pdl_interp.foreach'}}
  pdl_interp.continue
}

// -----

pdl_interp.func @f(%v: !pdl.value) {
  // expected-error@+1 {{failed to verify that `value` type matches arity of `result`}}
  %t = "pdl_interp.get_value_type"(%v) : (!pdl.value) -> !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%r: !pdl.range<value>) {
  // expected-error@+1 {{failed to verify that `range` is a PDL range whose element type matches type of `result`}}
  %t = "pdl_interp.extract"(%r) {index = 0 : i32} : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error@+1 {{attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  pdl_interp.check_operand_count of %op is -1 -> ^end, ^end
^end:
  pdl_interp.finalize
}

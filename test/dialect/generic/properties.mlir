// RUN: mlir-opt %s -split-input-file -verify-diagnostics

// Attributes in the properties of generic forms are converted before anything is
// verified.

func.func @segments_of_wrong_kind(%i: index) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = 3 : i64} for op scf.parallel: expected DenseI32ArrayAttr for key `value`}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = 3 : i64}> ({
  ^bb0(%p: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @number_of_segments(%i: index) {
  // expected-error@+1 {{for op scf.parallel: size mismatch in attribute conversion: 1 vs 4}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1>}> ({
  ^bb0(%p: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

// Outside of the properties, such a value is no value.
func.func @segments_in_dictionary(%i: index) {
  // expected-error@+1 {{'scf.parallel' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "scf.parallel"(%i, %i, %i) ({
  ^bb0(%p: index):
    "scf.reduce"() : () -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1>} : (index, index, index) -> ()
  return
}

// -----

func.func @dense_array(%v: vector<8xf32>) {
  // expected-error@+1 {{for op vector.extract: Invalid attribute `static_position` in property conversion: array<i32: 1>}}
  %r = "vector.extract"(%v) <{static_position = array<i32: 1>}> : (vector<8xf32>) -> f32
  return
}

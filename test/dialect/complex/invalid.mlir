// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @one_part() {
  // expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0] : complex<f64>
  return
}

// -----

func.func @other_type() {
  // expected-error@+1 {{'complex.constant' op requires attribute's element types ('f64', 'i32') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0, 2 : i32] : complex<f32>
  return
}

// -----

func.func @no_number() {
  // expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["a", 2 : i32] : complex<i32>
  return
}

// -----

func.func @integers(%a: complex<i32>) {
  // expected-error@+1 {{'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.re %a : complex<i32>
  return
}

// -----

func.func @result(%a: complex<f32>) {
  // expected-error@+1 {{'complex.im' op failed to verify that complex element type matches result type}}
  %0 = "complex.im"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @no_complex(%a: i32) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : i32 to f32
  return
}

// -----

func.func @bits(%a: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}

// -----

func.func @vector(%a: vector<2xf32>) {
  // expected-error@+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %a : vector<2xf32> to complex<f32>
  return
}

// RUN: mlir-opt %s -split-input-file -verify-diagnostics -convert-math-to-libm -convert-complex-to-libm

// The C library has no functions of other floats, and none of tensors.

func.func @wide(%x: f80) -> f80 {
  // expected-error @below {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : f80
  return %0 : f80
}

// -----

func.func @tensors(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @by_integer(%x: f32, %n: i32) -> f32 {
  // expected-error @below {{failed to legalize operation 'math.fpowi' that was explicitly marked illegal}}
  %0 = math.fpowi %x, %n : f32, i32
  return %0 : f32
}

// -----

func.func @half(%z: complex<f16>) -> complex<f16> {
  // expected-error @below {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %z : complex<f16>
  return %0 : complex<f16>
}

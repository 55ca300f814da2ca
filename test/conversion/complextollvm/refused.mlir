// RUN: mlir-opt %s -split-input-file -verify-diagnostics -convert-complex-to-llvm

// LLVM IR has no functions of complex numbers.

func.func @exponential(%z: complex<f32>) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.exp' that was explicitly marked illegal}}
  %0 = complex.exp %z : complex<f32>
  return %0 : complex<f32>
}

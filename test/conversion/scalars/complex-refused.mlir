// RUN: mlir-opt %s -verify-diagnostics --pass-pipeline="builtin.module(func.func(spirv-expand-scalars))"

// Casts of the bits of complex numbers need integers that have all of them.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float64, Float16], []>, #spirv.resource_limits<>>} {
func.func @bits(%a: complex<f64>, %b: complex<f16>, %c: i32, %d: i64) -> (i128, i32, complex<f16>, complex<i32>) {
  // expected-error @+1 {{'complex.bitcast' op of 'complex<f64>' needs integers of 128 bits, which kernels do not have: cast the parts (complex.re, complex.im) instead}}
  %0 = complex.bitcast %a : complex<f64> to i128
  // expected-error @+1 {{'complex.bitcast' op of 'complex<f16>' needs the capability Int16 for its parts, which the target lacks: cast the parts}}
  %1 = complex.bitcast %b : complex<f16> to i32
  // expected-error @+1 {{'complex.bitcast' op of 'i32' needs the capability Int16 for its parts}}
  %2 = complex.bitcast %c : i32 to complex<f16>
  // expected-error @+1 {{'complex.bitcast' op of 'i64' is about complex numbers of integers, which kernels do not have}}
  %3 = complex.bitcast %d : i64 to complex<i32>
  return %0, %1, %2, %3 : i128, i32, complex<f16>, complex<i32>
}
}

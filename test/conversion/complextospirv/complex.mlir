// RUN: mlir-opt %s --convert-complex-to-spirv | FileCheck %s

// CHECK-LABEL: func.func @supported(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[X:.*]]: f32)
func.func @supported(%a: complex<f32>, %x: f32) -> (f32, complex<f32>, complex<f32>) {
  // CHECK: %[[V:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to vector<2xf32>
  // CHECK: %[[IM:.*]] = spirv.CompositeExtract %[[V]][1 : i32] : vector<2xf32>
  %0 = complex.im %a : complex<f32>
  // CHECK: spirv.CompositeConstruct %[[X]], %[[IM]] : (f32, f32) -> vector<2xf32>
  %1 = complex.create %x, %0 : complex<f32>
  // CHECK: spirv.Constant dense<[1.500000e+00, -2.000000e+00]> : vector<2xf32>
  %2 = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  return %0, %1, %2 : f32, complex<f32>, complex<f32>
}

// The target has no 64-bit floats.
// CHECK-LABEL: func.func @unsupported(
// CHECK: complex.re
// CHECK: complex.create
func.func @unsupported(%a: complex<f64>) -> complex<f64> {
  %0 = complex.re %a : complex<f64>
  %1 = complex.create %0, %0 : complex<f64>
  return %1 : complex<f64>
}

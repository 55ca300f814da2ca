// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s

// CHECK-LABEL: func @splat
func.func @splat(%c: complex<f32>) -> tensor<4xcomplex<f32>> {
  // CHECK: tensor.splat %{{.*}} : tensor<4xcomplex<f32>>
  %s = tensor.splat %c : tensor<4xcomplex<f32>>
  return %s : tensor<4xcomplex<f32>>
}

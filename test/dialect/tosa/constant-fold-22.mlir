// RUN: mlir-opt --mlir-version=22 %s --tosa-layerwise-constant-fold --split-input-file | FileCheck %s

// CHECK: func.func @f() -> (tensor<3x2xf32>, tensor<2xf32>, tensor<1x3xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// CHECK-NEXT: return %0, %1, %2 : tensor<3x2xf32>, tensor<2xf32>, tensor<1x3xi32>
// CHECK-NEXT: }
func.func @f() -> (tensor<3x2xf32>, tensor<2xf32>, tensor<1x3xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = "tosa.const"() <{values = dense<[2.0, 4.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %3 = tosa.reciprocal %2 : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %5 = tosa.reduce_sum %4 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %1, %3, %5 : tensor<3x2xf32>, tensor<2xf32>, tensor<1x3xi32>
}

// -----

// CHECK: func.func @f() -> (tensor<1x3xi32>, tensor<1x3xi1>) {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<{{\[\[}}4, 5, 3]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<{{\[\[}}true, false, false]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
// CHECK-NEXT: return %0, %1 : tensor<1x3xi32>, tensor<1x3xi1>
// CHECK-NEXT: }
func.func @f() -> (tensor<1x3xi32>, tensor<1x3xi1>) {
  %4 = "tosa.const"() <{values = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %5 = tosa.reduce_max %4 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %6 = "tosa.const"() <{values = dense<[[true, false, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %7 = tosa.reduce_all %6 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %5, %7 : tensor<1x3xi32>, tensor<1x3xi1>
}

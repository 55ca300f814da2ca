// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s
// Where MLIR 19 folds to other numbers (docs/differences.md).

// CHECK: func.func @clamps(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_fp = 0.000000e+00 : f32, max_int = 50 : i64, min_fp = 0.000000e+00 : f32, min_int = -20 : i64} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: %1 = tosa.clamp %arg1 {max_fp = 0.000000e+00 : f32, max_int = 5 : i64, min_fp = 0.000000e+00 : f32, min_int = 1 : i64} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: %2 = tosa.clamp %1 {max_fp = 0.000000e+00 : f32, max_int = 20 : i64, min_fp = 0.000000e+00 : f32, min_int = 10 : i64} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: return %0, %2 : tensor<4xi8>, tensor<4xi8>
func.func @clamps(%a: tensor<4xi8>, %b: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 50 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  %1 = tosa.clamp %0 {min_int = -20 : i64, max_int = 100 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = tosa.clamp %b {min_int = 1 : i64, max_int = 5 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  %3 = tosa.clamp %2 {min_int = 10 : i64, max_int = 20 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  return %1, %3 : tensor<4xi8>, tensor<4xi8>
}

// -----

// CHECK: func.func @truth() -> (tensor<f32>, tensor<i32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: return %0, %1 : tensor<f32>, tensor<i32>
func.func @truth() -> (tensor<f32>, tensor<i32>) {
  %t = "tosa.const"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
  %0 = tosa.cast %t : (tensor<i1>) -> tensor<f32>
  %1 = tosa.cast %t : (tensor<i1>) -> tensor<i32>
  return %0, %1 : tensor<f32>, tensor<i32>
}

// -----

// CHECK: func.func @constant() -> tensor<2x?xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
// CHECK-NEXT: %1 = tosa.reshape %0 {new_shape = array<i64: 2, -1>} : (tensor<4xf32>) -> tensor<2x?xf32>
// CHECK-NEXT: return %1 : tensor<2x?xf32>
func.func @constant() -> tensor<2x?xf32> {
  %c = "tosa.const"() {value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>} : () -> tensor<4xf32>
  %0 = tosa.reshape %c {new_shape = array<i64: 2, -1>} : (tensor<4xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK: func.func @known()
// CHECK-NEXT: "tosa.const"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}>
func.func @known() -> tensor<2x2xf32> {
  %c = "tosa.const"() {value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>} : () -> tensor<4xf32>
  %0 = tosa.reshape %c {new_shape = array<i64: 2, -1>} : (tensor<4xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

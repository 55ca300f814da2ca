// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s
// Where MLIR 19 makes other numbers or invalid operations (docs/differences.md).

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @shifted(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi8>, tensor<2xi8>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %3 = arith.extsi %in_0 : i8 to i32
// CHECK-NEXT: %4 = tosa.apply_scale %2, %3, %c3_i8 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: linalg.yield %4 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @shifted(%a: tensor<2xi8>, %b: tensor<2xi8>) -> tensor<2xi32> {
  %0 = tosa.mul %a, %b {shift = 3 : i8} : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @wide(%arg0: tensor<2xf32>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i64):
// CHECK-NEXT: %2 = math.roundeven %in : f32
// CHECK-NEXT: %cst = arith.constant -9.22337203E+18 : f32
// CHECK-NEXT: %cst_0 = arith.constant 9.22337203E+18 : f32
// CHECK-NEXT: %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : f32
// CHECK-NEXT: %4 = arith.fptosi %3 : f32 to i64
// CHECK-NEXT: %5 = arith.cmpf uge, %2, %cst_0 : f32
// CHECK-NEXT: %6 = arith.select %5, %c9223372036854775807_i64, %4 : i64
// CHECK-NEXT: linalg.yield %6 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @wide(%a: tensor<2xf32>) -> tensor<2xi64> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

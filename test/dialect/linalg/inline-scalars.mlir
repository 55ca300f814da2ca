// RUN: mlir-opt %s -linalg-inline-scalar-operands | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>, %arg1: f32, %arg2: tensor<1xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %extracted = tensor.extract %arg2[%c0] : tensor<1xf32>
// CHECK-NEXT: %1 = arith.divf %in, %arg1 : f32
// CHECK-NEXT: %2 = arith.addf %1, %extracted : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @f(%a: tensor<4xf32>, %s: f32, %z: tensor<1xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (0)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%a, %s, %z : tensor<4xf32>, f32, tensor<1xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %v: f32, %o: f32):
    %1 = arith.divf %x, %y : f32
    %2 = arith.addf %1, %v : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// RUN: mlir-opt %s --mlir-version=22 -linalg-morph-ops=generic-to-named -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @gen(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V0]] : tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: return %[[V2]] : tensor<16x8xf32>
func.func @gen(%A : tensor<16x8xf32>, %B: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%A : tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

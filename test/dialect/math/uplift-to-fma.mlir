// RUN: mlir-opt %s --math-uplift-to-fma | FileCheck %s

// CHECK-LABEL: func @both(
// CHECK-SAME: %[[ARG0:.*]]: f32, %[[ARG1:.*]]: f32, %[[ARG2:.*]]: f32
// CHECK-NEXT:     %[[V0:.*]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] fastmath<nnan,contract> : f32
// CHECK-NEXT:     return %[[V0]] : f32
func.func @both(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract,nnan> : f32
  %1 = arith.addf %c, %0 fastmath<contract,ninf,nnan> : f32
  return %1 : f32
}

// CHECK-LABEL: func @only_sum(
// CHECK-SAME: %[[ARG0:.*]]: f32, %[[ARG1:.*]]: f32, %[[ARG2:.*]]: f32
// CHECK-NEXT:     %[[V0:.*]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:.*]] = arith.addf %[[V0]], %[[ARG2]] fastmath<fast> : f32
// CHECK-NEXT:     return %[[V1]] : f32
func.func @only_sum(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  return %1 : f32
}

// CHECK-LABEL: func @vectors(
// CHECK-SAME: %[[ARG0:.*]]: vector<4xf32>
// CHECK-NEXT:     %[[V0:.*]] = arith.mulf %[[ARG0]], %[[ARG0]] fastmath<fast> : vector<4xf32>
// CHECK-NEXT:     %[[V1:.*]] = arith.mulf %[[ARG0]], %[[V0]] fastmath<fast> : vector<4xf32>
// CHECK-NEXT:     %[[V2:.*]] = math.fma %[[ARG0]], %[[ARG0]], %[[V1]] fastmath<fast> : vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
func.func @vectors(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.mulf %a, %a fastmath<fast> : vector<4xf32>
  %1 = arith.mulf %a, %0 fastmath<fast> : vector<4xf32>
  %2 = arith.addf %0, %1 fastmath<fast> : vector<4xf32>
  return %2 : vector<4xf32>
}

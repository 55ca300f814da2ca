// RUN: mlir-opt %s -test-math-algebraic-simplification | FileCheck %s

// Powers that products and roots compute.

// CHECK-LABEL: func.func @powers(
// CHECK-SAME: %[[ARG0:[^:]*]]: f32, %[[ARG1:[^:]*]]: vector<4xf64>) -> (f32, f32, f32, f32, f32, f32, f32, f32, vector<4xf64>, vector<4xf64>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : vector<4xf64>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 1.000000e+00, 1.000000e+00]> : vector<4xf64>
// CHECK-NEXT: %[[V0:.*]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V1:.*]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %[[ARG0]], %[[V1]] : f32
// CHECK-NEXT: %[[V3:.*]] = arith.divf %[[CST_0]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V4:.*]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[V5:.*]] = math.rsqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[V6:.*]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[V7:.*]] = math.sqrt %[[V6]] : f32
// CHECK-NEXT: %[[V8:.*]] = arith.mulf %[[V6]], %[[V7]] : f32
// CHECK-NEXT: %[[V9:.*]] = math.powf %[[ARG0]], %[[CST_1]] : f32
// CHECK-NEXT: %[[V10:.*]] = arith.divf %[[CST]], %[[ARG1]] : vector<4xf64>
// CHECK-NEXT: %[[V11:.*]] = math.powf %[[ARG1]], %[[CST_2]] : vector<4xf64>
// CHECK-NEXT: return %[[ARG0]], %[[V0]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V8]], %[[V9]], %[[V10]], %[[V11]] : f32, f32, f32, f32, f32, f32, f32, f32, vector<4xf64>, vector<4xf64>
func.func @powers(%x: f32, %v: vector<4xf64>) -> (f32, f32, f32, f32, f32, f32, f32, f32, vector<4xf64>, vector<4xf64>) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %m1 = arith.constant -1.0 : f32
  %h = arith.constant 0.5 : f32
  %mh = arith.constant -0.5 : f32
  %q = arith.constant 0.75 : f32
  %o = arith.constant 4.0 : f32
  %vm = arith.constant dense<-1.0> : vector<4xf64>
  %vn = arith.constant dense<[1.0, 2.0, 1.0, 1.0]> : vector<4xf64>
  %0 = math.powf %x, %c1 : f32
  %1 = math.powf %x, %c2 fastmath<nnan> : f32
  %2 = math.powf %x, %c3 : f32
  %3 = math.powf %x, %m1 : f32
  %4 = math.powf %x, %h : f32
  %5 = math.powf %x, %mh : f32
  %6 = math.powf %x, %q : f32
  %7 = math.powf %x, %o : f32
  %8 = math.powf %v, %vm : vector<4xf64>
  %9 = math.powf %v, %vn : vector<4xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, vector<4xf64>, vector<4xf64>
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[ARG0:[^:]*]]: i32, %[[ARG1:[^:]*]]: vector<4xi8>, %[[ARG2:[^:]*]]: f32) -> (i32, i32, i32, vector<4xi8>, vector<4xi8>, i32, f32, f32)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT: %[[C9_I32:.*]] = arith.constant 9 : i32
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V2:.*]] = arith.divsi %[[C1_I32]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V3:.*]] = arith.muli %[[V2]], %[[V2]] : i32
// CHECK-NEXT: %[[V4:.*]] = arith.divsi %[[CST_0]], %[[ARG1]] : vector<4xi8>
// CHECK-NEXT: %[[V5:.*]] = math.ipowi %[[ARG0]], %[[C9_I32]] : i32
// CHECK-NEXT: %[[V6:.*]] = arith.divf %[[CST]], %[[ARG2]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.mulf %[[V6]], %[[V6]] : f32
// CHECK-NEXT: return %[[C1_I32]], %[[V1]], %[[V3]], %[[CST_0]], %[[V4]], %[[V5]], %[[V7]], %[[CST]] : i32, i32, i32, vector<4xi8>, vector<4xi8>, i32, f32, f32
func.func @integers(%x: i32, %v: vector<4xi8>, %f: f32) -> (i32, i32, i32, vector<4xi8>, vector<4xi8>, i32, f32, f32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %m2 = arith.constant -2 : i32
  %c9 = arith.constant 9 : i32
  %v0 = arith.constant dense<0> : vector<4xi8>
  %v2 = arith.constant dense<-1> : vector<4xi8>
  %0 = math.ipowi %x, %c0 : i32
  %1 = math.ipowi %x, %c3 : i32
  %2 = math.ipowi %x, %m2 : i32
  %3 = math.ipowi %v, %v0 : vector<4xi8>
  %4 = math.ipowi %v, %v2 : vector<4xi8>
  %5 = math.ipowi %x, %c9 : i32
  %6 = math.fpowi %f, %m2 : f32, i32
  %7 = math.fpowi %f, %c0 : f32, i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, vector<4xi8>, vector<4xi8>, i32, f32, f32
}

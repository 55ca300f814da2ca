// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=21 %s | FileCheck %s --check-prefix=KEPT
// RUN: mlir-opt %s | FileCheck %s --check-prefix=KEPT

// CHECK-LABEL: func @removed
// KEPT-LABEL: func @removed
// CHECK-SAME: (%[[X:.*]]: f32, %[[V:.*]]: vector<4xf32>, %[[N:.*]]: i32, %[[I:.*]]: index, %[[W:.*]]: vector<f32>)
func.func @removed(%x: f32, %v: vector<4xf32>, %n: i32, %i: index, %w: vector<f32>) -> f32 {
  // CHECK: vector.broadcast %[[X]] : f32 to vector<4xf32>
  // KEPT: vector.splat
  %s = vector.splat %x : vector<4xf32>
  // CHECK: %[[P:.*]] = arith.index_castui %[[N]] : i32 to index
  // CHECK: vector.extract %[[V]][%[[P]]] : f32 from vector<4xf32>
  // KEPT: vector.extractelement
  %e = vector.extractelement %v[%n : i32] : vector<4xf32>
  // CHECK: vector.extract %[[W]][] : f32 from vector<f32>
  %f = vector.extractelement %w[] : vector<f32>
  // CHECK: vector.insert %[[X]], %[[V]] [%[[I]]] : f32 into vector<4xf32>
  // KEPT: vector.insertelement
  %a = vector.insertelement %x, %v[%i : index] : vector<4xf32>
  %two = arith.constant 2 : i32
  // CHECK: vector.insert %[[X]], %[[V]] [2] : f32 into vector<4xf32>
  %b = vector.insertelement %x, %v[%two : i32] : vector<4xf32>
  // CHECK: %[[M:.*]] = vector.shape_cast %[[V]] : vector<4xf32> to vector<2x2xf32>
  // CHECK: %[[T:.*]] = vector.transpose %[[M]], [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  // CHECK: vector.shape_cast %[[T]] : vector<2x2xf32> to vector<4xf32>
  // KEPT: vector.flat_transpose
  %t = vector.flat_transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> -> vector<4xf32>
  // CHECK: vector.contract
  // KEPT: vector.matrix_multiply
  %q = vector.matrix_multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return %e : f32
}

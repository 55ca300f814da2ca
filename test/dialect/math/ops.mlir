// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @floats(
// CHECK-SAME:      %[[A:.*]]: f32, %[[V:.*]]: vector<4xf16>, %[[T:.*]]: tensor<2x?xf64>, %[[N:.*]]: i32)
func.func @floats(%a: f32, %v: vector<4xf16>, %t: tensor<2x?xf64>, %n: i32) {
  // CHECK-NEXT: math.exp %[[A]] : f32
  %0 = math.exp %a : f32
  // CHECK-NEXT: math.sqrt %[[V]] fastmath<nnan,contract> : vector<4xf16>
  %1 = math.sqrt %v fastmath<contract, nnan> : vector<4xf16>
  // CHECK-NEXT: math.rsqrt %[[T]] {tag} : tensor<2x?xf64>
  %2 = math.rsqrt %t {tag} : tensor<2x?xf64>
  // CHECK-NEXT: math.atan2 %[[A]], %[[A]] : f32
  %3 = math.atan2 %a, %a : f32
  // CHECK-NEXT: math.fma %[[V]], %[[V]], %[[V]] : vector<4xf16>
  %4 = math.fma %v, %v, %v : vector<4xf16>
  // CHECK-NEXT: math.fpowi %[[A]], %[[N]] fastmath<fast> : f32, i32
  %5 = math.fpowi %a, %n fastmath<fast> : f32, i32
  return
}

// CHECK-LABEL: func @integers(
// CHECK-SAME:      %[[I:.*]]: index, %[[V:.*]]: vector<3xi8>)
func.func @integers(%i: index, %v: vector<3xi8>) {
  // CHECK-NEXT: math.absi %[[I]] : index
  %0 = math.absi %i : index
  // CHECK-NEXT: math.ctpop %[[V]] : vector<3xi8>
  %1 = math.ctpop %v : vector<3xi8>
  // CHECK-NEXT: math.ipowi %[[V]], %[[V]] : vector<3xi8>
  %2 = math.ipowi %v, %v : vector<3xi8>
  return
}

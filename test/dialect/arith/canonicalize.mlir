// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func @reassociate(
// CHECK-SAME:      %[[X:.*]]: i32, %[[Y:.*]]: i32)
func.func @reassociate(%x: i32, %y: i32) -> (i32, i32, i32) {
  // CHECK-DAG: %[[K:.*]] = arith.constant -4 : i32
  // CHECK-DAG: %[[N:.*]] = arith.constant 0 : i32
  // CHECK: %[[A:.*]] = arith.addi %[[X]], %[[K]] : i32
  // CHECK: %[[B:.*]] = arith.subi %[[X]], %[[Y]] : i32
  // CHECK: %[[C:.*]] = arith.subi %[[N]], %[[Y]] overflow<nsw> : i32
  // CHECK: return %[[A]], %[[B]], %[[C]]
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.addi %c3, %x overflow<nsw> : i32
  %1 = arith.subi %0, %c7 overflow<nsw> : i32
  %2 = arith.muli %y, %m1 : i32
  %3 = arith.addi %x, %2 : i32
  %4 = arith.subi %x, %y overflow<nsw> : i32
  %5 = arith.subi %4, %x overflow<nsw, nuw> : i32
  return %1, %3, %5 : i32, i32, i32
}

// CHECK-LABEL: func @compare_converted(
// CHECK-SAME:      %[[I:.*]]: i16)
func.func @compare_converted(%i: i16) -> (i1, i1, i1) {
  // CHECK-DAG: %[[M:.*]] = arith.constant -2 : i16
  // CHECK-DAG: %[[T:.*]] = arith.constant true
  // CHECK-DAG: %[[F:.*]] = arith.constant false
  // CHECK: %[[R:.*]] = arith.cmpi sge, %[[I]], %[[M]] : i16
  // CHECK: return %[[R]], %[[T]], %[[F]]
  %k = arith.constant -2.5 : f32
  %big = arith.constant 1.0e6 : f32
  %s = arith.sitofp %i : i16 to f32
  %u = arith.uitofp %i : i16 to f32
  %0 = arith.cmpf ogt, %s, %k : f32
  %1 = arith.cmpf ult, %u, %big : f32
  %2 = arith.cmpf oeq, %s, %k : f32
  return %0, %1, %2 : i1, i1, i1
}

// The last element decides whether a division floors, as in MLIR 19.
// CHECK-LABEL: func @floor_quirk
func.func @floor_quirk() -> (vector<2xi8>, vector<2xi8>) {
  // CHECK-DAG: %[[Q:.*]] = arith.constant dense<[9, -3]> : vector<2xi8>
  // CHECK: arith.floordivsi
  %a = arith.constant dense<[9, -5]> : vector<2xi8>
  %b = arith.constant dense<[0, 2]> : vector<2xi8>
  %c = arith.constant dense<[2, 0]> : vector<2xi8>
  %0 = arith.floordivsi %a, %b : vector<2xi8>
  %1 = arith.floordivsi %a, %c : vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: func @poison
func.func @poison(%x: vector<2xf32>) -> (vector<2xf32>, vector<2xf64>) {
  // CHECK: %[[P:.*]] = ub.poison : vector<2xf32>
  // CHECK: %[[Q:.*]] = ub.poison : vector<2xf64>
  // CHECK: return %[[P]], %[[Q]]
  %p = ub.poison : vector<2xf32>
  %0 = arith.mulf %x, %p : vector<2xf32>
  %1 = arith.extf %p : vector<2xf32> to vector<2xf64>
  return %0, %1 : vector<2xf32>, vector<2xf64>
}

// CHECK-LABEL: func @sparse
func.func @sparse() -> tensor<4xi32> {
  // CHECK: arith.constant dense<[10, 0, 12, 0]> : tensor<4xi32>
  %c = arith.constant sparse<[[0], [2]], [5, 6]> : tensor<4xi32>
  %0 = arith.addi %c, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func @high_half(
// CHECK-SAME:      %[[A:.*]]: i8, %[[B:.*]]: i8)
func.func @high_half(%a: i8, %b: i8) -> i8 {
  // CHECK-NEXT: %{{.*}}, %[[H:.*]] = arith.mului_extended %[[A]], %[[B]] : i8
  // CHECK-NEXT: return %[[H]]
  %c8 = arith.constant 8 : i16
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extui %b : i8 to i16
  %2 = arith.muli %0, %1 : i16
  %3 = arith.shrui %2, %c8 : i16
  %4 = arith.trunci %3 : i16 to i8
  return %4 : i8
}

// CHECK-LABEL: func @as_extension(
// CHECK-SAME:      %[[C:.*]]: i1)
func.func @as_extension(%c: i1) -> (i8, i8) {
  // CHECK: %[[T:.*]] = arith.constant true
  // CHECK: %[[A:.*]] = arith.extui %[[C]] : i1 to i8
  // CHECK: %[[N:.*]] = arith.xori %[[C]], %[[T]] : i1
  // CHECK: %[[B:.*]] = arith.extui %[[N]] : i1 to i8
  // CHECK: return %[[A]], %[[B]]
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %0 = arith.select %c, %c1, %c0 : i8
  %1 = arith.select %c, %c0, %c1 : i8
  return %0, %1 : i8, i8
}

// RUN: mlir-opt --mlir-version=22 --test-spirv-vector-unrolling %s | FileCheck %s

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[A0:.*]]: vector<4xf32>, %[[A1:.*]]: vector<4xf32>, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: vector<4xf32>)
func.func @rows(%a: vector<2x8xf32>) -> vector<2x8xf32> {
  // CHECK-NEXT: %[[P0:.*]] = arith.mulf %[[A0]], %[[A0]] : vector<4xf32>
  // CHECK-NEXT: %[[P1:.*]] = arith.mulf %[[A1]], %[[A1]] : vector<4xf32>
  // CHECK-NEXT: %[[P2:.*]] = arith.mulf %[[A2]], %[[A2]] : vector<4xf32>
  // CHECK-NEXT: %[[P3:.*]] = arith.mulf %[[A3]], %[[A3]] : vector<4xf32>
  // CHECK-NEXT: return %[[P0]], %[[P1]], %[[P2]], %[[P3]]
  %0 = arith.mulf %a, %a : vector<2x8xf32>
  return %0 : vector<2x8xf32>
}

// The scalar of a selection is not split.

// CHECK-LABEL: func.func @choose
// CHECK-SAME: (%[[C:.*]]: i1, %[[A0:.*]]: vector<3xi32>, %[[A1:.*]]: vector<3xi32>, %[[B0:.*]]: vector<3xi32>, %[[B1:.*]]: vector<3xi32>)
func.func @choose(%c: i1, %a: vector<6xi32>, %b: vector<6xi32>) -> vector<6xi32> {
  // CHECK: arith.select %[[C]], %[[A0]], %[[B0]] : vector<3xi32>
  // CHECK: arith.select %[[C]], %[[A1]], %[[B1]] : vector<3xi32>
  %0 = arith.select %c, %a, %b : vector<6xi32>
  return %0 : vector<6xi32>
}

// MLIR 22 drops the accumulator of a reduction that it splits.

// CHECK-LABEL: func.func @reduce
// CHECK-SAME: (%[[A0:.*]]: vector<4xi32>, %[[A1:.*]]: vector<4xi32>, %[[X:.*]]: i32)
func.func @reduce(%a: vector<8xi32>, %x: i32) -> i32 {
  // CHECK-NEXT: %[[R0:.*]] = vector.reduction <mul>, %[[A0]] : vector<4xi32> into i32
  // CHECK-NEXT: %[[R1:.*]] = vector.reduction <mul>, %[[A1]] : vector<4xi32> into i32
  // CHECK-NEXT: %[[P:.*]] = arith.muli %[[R0]], %[[R1]] : i32
  // CHECK-NEXT: %[[Q:.*]] = arith.muli %[[P]], %[[X]] : i32
  // CHECK-NEXT: return %[[Q]]
  %0 = vector.reduction <mul>, %a, %x : vector<8xi32> into i32
  return %0 : i32
}

// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[A0:.*]]: vector<3xi32>, %[[A1:.*]]: vector<3xi32>)
func.func @transpose(%a: vector<2x3xi32>) -> vector<3x2xi32> {
  // CHECK: %[[E0:.*]] = vector.extract %[[A0]][0] : i32
  // CHECK: %[[E1:.*]] = vector.extract %[[A1]][0] : i32
  // CHECK: %[[C0:.*]] = vector.from_elements %[[E0]], %[[E1]] : vector<2xi32>
  // CHECK: vector.extract %[[A0]][2] : i32
  // CHECK: return %[[C0]], %{{.*}}, %{{.*}} : vector<2xi32>, vector<2xi32>, vector<2xi32>
  %0 = vector.transpose %a, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %0 : vector<3x2xi32>
}

// A part of a row that other parts overlap is not taken.

// CHECK-LABEL: func.func @overlap
func.func @overlap(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  // CHECK: vector.insert_strided_slice
  // CHECK: vector.extract_strided_slice
  %z = arith.constant dense<0.0> : vector<2x8xf32>
  %0 = vector.insert_strided_slice %a, %z {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x8xf32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [0, 2], strides = [1]} : vector<4xf32> into vector<2x8xf32>
  %2 = vector.extract %1[0] : vector<8xf32> from vector<2x8xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  return %3 : vector<4xf32>
}

// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" | FileCheck %s

// Pieces whose elements are constants are constants.
// CHECK-LABEL: func.func @transposed
// CHECK-DAG: arith.constant dense<[1, 4, 2, 5]> : vector<4xi32>
// CHECK-DAG: arith.constant dense<[3, 6]> : vector<2xi32>
// CHECK-NOT: vector.from_elements
func.func @transposed(%m: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %t = vector.transpose %a, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %v = vector.shape_cast %t : vector<3x2xi32> to vector<6xi32>
  %s = arith.addi %v, %v : vector<6xi32>
  vector.store %s, %m[%c0] : memref<6xi32>, vector<6xi32>
  return
}

// A mask without dimensions is on if its size is above zero.
// CHECK-LABEL: func.func @whole_mask
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: arith.cmpi sgt, %arg0, %[[ZERO]] : index
func.func @whole_mask(%n: index) -> vector<2xi32> {
  %a = arith.constant dense<1> : vector<i32>
  %b = arith.constant dense<2> : vector<i32>
  %m = vector.create_mask %n : vector<i1>
  %s = arith.select %m, %a, %b : vector<i1>, vector<i32>
  %r = vector.broadcast %s : vector<i32> to vector<2xi32>
  return %r : vector<2xi32>
}

// The sum of no elements is -0, to which any number adds itself.
// CHECK-LABEL: func.func @masked_sum
// CHECK: arith.constant -0.000000e+00 : f32
// CHECK: return
func.func @masked_sum(%v: vector<2xf32>, %on: vector<2xi1>) -> f32 {
  %r = vector.mask %on { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}

// A transfer at a constant place inside of the memref needs no comparison, and one beyond its end does.
// CHECK-LABEL: func.func @inside
// CHECK-NOT: arith.cmpi
// CHECK-LABEL: func.func @beyond
// CHECK: arith.cmpi ult
func.func @inside(%m: memref<8xf32>, %p: f32) -> vector<3xf32> {
  %c5 = arith.constant 5 : index
  %v = vector.transfer_read %m[%c5], %p : memref<8xf32>, vector<3xf32>
  return %v : vector<3xf32>
}
func.func @beyond(%m: memref<8xf32>, %p: f32) -> vector<3xf32> {
  %c6 = arith.constant 6 : index
  %v = vector.transfer_read %m[%c6], %p : memref<8xf32>, vector<3xf32>
  return %v : vector<3xf32>
}

// A store under a mask has no branch for elements that are off.
// CHECK-LABEL: func.func @masked_store
// CHECK-COUNT-2: scf.if
// CHECK-NOT: } else {
// CHECK: return
func.func @masked_store(%m: memref<6xi32>, %on: vector<2xi1>, %v: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  vector.maskedstore %m[%c0], %on, %v : memref<6xi32>, vector<2xi1>, vector<2xi32>
  return
}

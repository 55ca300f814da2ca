// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" | FileCheck %s

// Memory of vectors that the target lacks has scalars as elements.
// CHECK-LABEL: func @elements(%arg0: memref<4x6xf32>, %arg1: index)
// CHECK: %[[D:.*]] = memref.cast %arg0 : memref<4x6xf32> to memref<?x6xf32>
// CHECK: memref.load %[[D]][%arg1, %c0
// CHECK: memref.load %[[D]][%arg1, %c1
// CHECK-COUNT-4: memref.load %[[D]][%arg1
// CHECK: arith.addf {{.*}} : vector<4xf32>
// CHECK: arith.addf {{.*}} : vector<2xf32>
// CHECK-COUNT-6: memref.store {{.*}} : memref<4x6xf32>
// CHECK-NOT: vector<6xf32>
func.func @elements(%a: memref<4xvector<6xf32>>, %i: index) {
  %d = memref.cast %a : memref<4xvector<6xf32>> to memref<?xvector<6xf32>>
  %v = memref.load %d[%i] : memref<?xvector<6xf32>>
  %w = arith.addf %v, %v : vector<6xf32>
  vector.store %w, %a[%i] : memref<4xvector<6xf32>>, vector<6xf32>
  return
}

// A cast between memrefs of vectors and of scalars is no operation.
// CHECK-LABEL: func @cast
// CHECK: %[[M:.*]] = memref.alloca() : memref<2x4xf32>
// CHECK-NEXT: memref.store %arg0, %[[M]][%arg1, %arg1]
// CHECK: memref.load %[[M]][%arg1, %c0
// CHECK-COUNT-3: memref.load %[[M]][%arg1
// CHECK: %[[V:.*]] = vector.from_elements
// CHECK-COUNT-8: memref.load %[[M]]
// CHECK-NOT: type_cast
// CHECK: return %[[V]]
func.func @cast(%s: f32, %i: index, %out: memref<8xf32>) -> vector<4xf32> {
  %m = memref.alloca() : memref<2x4xf32>
  memref.store %s, %m[%i, %i] : memref<2x4xf32>
  %rows = vector.type_cast %m : memref<2x4xf32> to memref<2xvector<4xf32>>
  %all = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>
  %v = memref.load %rows[%i] : memref<2xvector<4xf32>>
  %w = vector.load %all[] : memref<vector<2x4xf32>>, vector<2x4xf32>
  %x = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  vector.store %x, %out[%i] : memref<8xf32>, vector<8xf32>
  return %v : vector<4xf32>
}

// Views of memory of vectors are views of scalars. Offset and strides of a memref.reinterpret_cast
// count scalars since.
// CHECK-LABEL: func @views
// CHECK: %[[S:.*]] = memref.subview %arg0[%arg1, 0, 0] [2, 4, 6] [1, 1, 1] : memref<8x4x6xf32> to memref<2x4x6xf32, strided<[24, 6, 1], offset: ?>>
// CHECK: %[[O:.*]] = arith.muli %arg1, %{{.*}}
// CHECK: %[[R:.*]] = memref.reinterpret_cast %arg0 to offset: [%[[O]]], sizes: [3, 6], strides: [12, 1] : memref<8x4x6xf32> to memref<3x6xf32, strided<[12, 1], offset: ?>>
// CHECK: %[[C:.*]] = memref.collapse_shape %arg0 {{\[}}[0, 1], [2]] : memref<8x4x6xf32> into memref<32x6xf32>
// CHECK: %[[E:.*]] = memref.expand_shape %[[C]] {{\[}}[0, 1], [2]] output_shape [2, 16, 6] : memref<32x6xf32> into memref<2x16x6xf32>
// CHECK: %[[T:.*]] = memref.transpose %[[E]] (d0, d1, d2) -> (d1, d0, d2) : memref<2x16x6xf32> to memref<16x2x6xf32, strided<[6, 96, 1]>>
// CHECK: memref.load %[[S]]
// CHECK: memref.load %[[R]]
// CHECK: memref.load %[[T]]
func.func @views(%a: memref<8x4xvector<6xf32>>, %i: index, %out: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[%i, 0] [2, 4] [1, 1] : memref<8x4xvector<6xf32>> to memref<2x4xvector<6xf32>, strided<[4, 1], offset: ?>>
  %r = memref.reinterpret_cast %a to offset: [%i], sizes: [3], strides: [2] : memref<8x4xvector<6xf32>> to memref<3xvector<6xf32>, strided<[2], offset: ?>>
  %c = memref.collapse_shape %a [[0, 1]] : memref<8x4xvector<6xf32>> into memref<32xvector<6xf32>>
  %e = memref.expand_shape %c [[0, 1]] output_shape [2, 16] : memref<32xvector<6xf32>> into memref<2x16xvector<6xf32>>
  %t = memref.transpose %e (d0, d1) -> (d1, d0) : memref<2x16xvector<6xf32>> to memref<16x2xvector<6xf32>, strided<[1, 16]>>
  memref.prefetch %t[%i, %c0], read, locality<3>, data : memref<16x2xvector<6xf32>, strided<[1, 16]>>
  %x = memref.load %s[%c0, %c0] : memref<2x4xvector<6xf32>, strided<[4, 1], offset: ?>>
  %y = memref.load %r[%c0] : memref<3xvector<6xf32>, strided<[2], offset: ?>>
  %z = memref.load %t[%i, %c0] : memref<16x2xvector<6xf32>, strided<[1, 16]>>
  %xy = arith.addf %x, %y : vector<6xf32>
  %xyz = arith.addf %xy, %z : vector<6xf32>
  vector.store %xyz, %out[%c0] : memref<6xf32>, vector<6xf32>
  return
}

// A view of one element has all dimensions of the memref in one group.
// CHECK-LABEL: func @one
// CHECK: memref.collapse_shape %arg0 {{\[}}[0, 1, 2]] : memref<1x1x6xf32> into memref<6xf32>
// CHECK: memref.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [1, 6] : memref<6xf32> into memref<1x6xf32>
func.func @one(%a: memref<1x1xvector<6xf32>>) -> index {
  %c0 = arith.constant 0 : index
  %c = memref.collapse_shape %a [] : memref<1x1xvector<6xf32>> into memref<vector<6xf32>>
  %e = memref.expand_shape %c [] output_shape [1] : memref<vector<6xf32>> into memref<1xvector<6xf32>>
  %n = memref.dim %e, %c0 : memref<1xvector<6xf32>>
  return %n : index
}

// Control flow carries such memrefs, and selections choose between them.
// CHECK-LABEL: func @carried
// CHECK: arith.select %arg2, %arg0, %arg0 : memref<8x6xf32>
// CHECK: scf.for {{.*}} -> (memref<8x6xf32>)
// CHECK: scf.yield %{{.*}} : memref<8x6xf32>
func.func @carried(%a: memref<8xvector<6xf32>>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.select %c, %a, %a : memref<8xvector<6xf32>>
  %f = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> memref<8xvector<6xf32>> {
    scf.yield %x : memref<8xvector<6xf32>>
  }
  return
}

// Memory of vectors of 64-bit integers, which the target may lack, consists of integers.
// CHECK-LABEL: func @wide(%arg0: memref<8x2xi64>
func.func @wide(%a: memref<8xvector<2xi64>>, %i: index) -> vector<2xi64> {
  %v = memref.load %a[%i] : memref<8xvector<2xi64>>
  return %v : vector<2xi64>
}

// Vectors of three take the space of four, whether the target has their elements or not.
// CHECK-LABEL: func @three(%arg0: memref<8x3xi64, strided<[4, 1]>>
// CHECK: memref.reinterpret_cast %arg0 to offset: [8], sizes: [2, 3], strides: [4, 1] : memref<8x3xi64, strided<[4, 1]>> to memref<2x3xi64, strided<[4, 1], offset: 8>>
func.func @three(%a: memref<8xvector<3xi64>>, %i: index) -> vector<3xi64> {
  %r = memref.reinterpret_cast %a to offset: [2], sizes: [2], strides: [1] : memref<8xvector<3xi64>> to memref<2xvector<3xi64>, strided<[1], offset: 2>>
  %v = memref.load %r[%i] : memref<2xvector<3xi64>, strided<[1], offset: 2>>
  return %v : vector<3xi64>
}

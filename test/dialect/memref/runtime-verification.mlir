// RUN: mlir-opt %s --generate-runtime-verification | FileCheck %s

// CHECK-LABEL: func @load(
// CHECK-SAME:      %[[M:.*]]: memref<?x4xf32>, %[[I:.*]]: index, %[[J:.*]]: index)
func.func @load(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[D0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[SIZE:.*]] = memref.dim %[[M]], %[[D0]]
  // CHECK-NEXT: %[[A:.*]] = arith.cmpi sge, %[[I]], %[[ZERO]]
  // CHECK-NEXT: %[[B:.*]] = arith.cmpi slt, %[[I]], %[[SIZE]]
  // CHECK-NEXT: %[[ROW:.*]] = arith.andi %[[A]], %[[B]]
  // CHECK-NEXT: arith.constant 1 : index
  // CHECK-NEXT: %[[FOUR:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi sge, %[[J]], %[[ZERO]]
  // CHECK-NEXT: %[[D:.*]] = arith.cmpi slt, %[[J]], %[[FOUR]]
  // CHECK-NEXT: %[[COLUMN:.*]] = arith.andi %[[C]], %[[D]]
  // CHECK-NEXT: %[[BOTH:.*]] = arith.andi %[[ROW]], %[[COLUMN]]
  // CHECK-NEXT: cf.assert %[[BOTH]], "ERROR: Runtime op verification failed\0A%12 = \22memref.load\22(%arg0, %arg1, %arg2) : (memref<?x4xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc({{.*}}:[[#@LINE+2]]:8)"
  // CHECK-NEXT: %{{.*}} = memref.load
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  return %0 : f32
}

// CHECK-LABEL: func @store(
func.func @store(%m: memref<2x4xf32>, %v: f32) {
  // CHECK:      %[[FALSE:.*]] = arith.constant false
  // CHECK-NEXT: cf.assert %[[FALSE]], "ERROR: Runtime op verification failed\0A\22memref.store\22(%arg1, %arg0, %1, %0) : (f32, memref<2x4xf32>, index, index) -> ()\0A^ out-of-bounds access
  // CHECK-NEXT: {{^ *}}memref.store
  %i = arith.constant 4 : index
  %z = arith.constant 0 : index
  memref.store %v, %m[%z, %i] : memref<2x4xf32>
  return
}

// CHECK-LABEL: func @scalar(
// CHECK-NEXT:    memref.load
func.func @scalar(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// CHECK-LABEL: func @cast(
func.func @cast(%u: memref<*xf32>, %m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  // CHECK-NEXT: %[[RANK:.*]] = memref.rank
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[SAME:.*]] = arith.cmpi eq, %[[RANK]], %[[ONE]]
  // CHECK-NEXT: cf.assert %[[SAME]], "{{.*}}%3 = {{.*}}^ rank mismatch
  // CHECK-NEXT: %[[OPEN:.*]] = memref.cast {{.*}} to memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %{{.*}}, %[[OFFSET:.*]], %{{.*}}, %[[STRIDE:.*]] = memref.extract_strided_metadata %[[OPEN]]
  // CHECK:      arith.cmpi eq, %[[OFFSET]]
  // CHECK-NEXT: cf.assert {{.*}}^ offset mismatch
  // CHECK:      arith.cmpi eq, %[[STRIDE]]
  // CHECK-NEXT: cf.assert {{.*}}^ stride mismatch of dim 0
  // CHECK-NEXT: %{{.*}} = memref.cast
  %0 = memref.cast %u : memref<*xf32> to memref<?xf32>
  // CHECK:      memref.dim
  // CHECK:      cf.assert {{.*}}^ size mismatch of dim 0
  // CHECK-NOT:  size mismatch of dim 1
  // CHECK:      cf.assert {{.*}}^ offset mismatch
  // CHECK:      cf.assert {{.*}}^ stride mismatch of dim 1
  // CHECK-NEXT: %{{.*}} = memref.cast
  %1 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: 3>>
  // CHECK-NEXT: %{{.*}} = memref.cast
  %2 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  return
}

// CHECK-LABEL: func @expand(
func.func @expand(%m: memref<?x?xf32>, %n: index) {
  // CHECK:      %[[REST:.*]] = arith.remsi
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0
  // CHECK-NEXT: %[[EVEN:.*]] = arith.cmpi eq, %[[REST]], %[[ZERO]]
  // CHECK-NEXT: cf.assert %[[EVEN]], "{{.*}}^ static result dims in reassoc group do not divide src dim evenly
  // CHECK:      arith.constant 6 : index
  // CHECK:      cf.assert
  // CHECK-NEXT: %{{.*}} = memref.expand_shape
  %0 = memref.expand_shape %m [[0, 1], [2, 3, 4]] output_shape [%n, 5, %n, 2, 3] : memref<?x?xf32> into memref<?x5x?x2x3xf32>
  return
}

// CHECK-LABEL: func @views(
func.func @views(%m: memref<?x4xf32>, %n: index, %u: memref<*xf32>) {
  // CHECK-NEXT: %[[S:.*]] = memref.subview
  // CHECK-NEXT: memref.extract_strided_metadata %{{.*}} : memref<?x4xf32>
  // CHECK:      memref.extract_strided_metadata %[[S]]
  // CHECK:      arith.cmpi sge
  // CHECK:      arith.cmpi sle
  // CHECK:      cf.assert {{.*}}%0 = \22memref.subview\22{{.*}}^ subview is out-of-bounds of the base memref
  %0 = memref.subview %m[%n, 0][%n, 1][%n, 1] : memref<?x4xf32> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK:      memref.reinterpret_cast
  // CHECK:      %[[LAST:.*]] = arith.constant 27 : index
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[FITS:.*]] = arith.cmpi sge, %{{.*}}, %[[LAST]]
  // CHECK-NEXT: %[[ALL:.*]] = arith.andi %[[FITS]], %[[TRUE]]
  // CHECK-NEXT: cf.assert %[[ALL]], "{{.*}}^ result of reinterpret_cast is out-of-bounds of the base memref
  %1 = memref.reinterpret_cast %m to offset: [2], sizes: [3, 4], strides: [7, 1] : memref<?x4xf32> to memref<3x4xf32, strided<[7, 1], offset: 2>>
  // MLIR 19 crashes here.
  // CHECK-NEXT: %{{.*}} = memref.reinterpret_cast
  // CHECK-NEXT: return
  %2 = memref.reinterpret_cast %u to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  return
}

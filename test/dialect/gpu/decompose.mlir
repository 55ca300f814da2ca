// RUN: mlir-opt -gpu-decompose-memrefs %s | FileCheck %s

// CHECK-DAG: #[[$AT:.*]] = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 5)>
// CHECK-DAG: #[[$FLAT:.*]] = affine_map<()[s0, s1] -> (s0 * 4 + s1)>

// CHECK-LABEL: func @accesses
// CHECK-SAME: (%[[A:[^:]*]]: memref<4x?xf32, strided<[?, 2], offset: 5>>, %[[B:[^:]*]]: memref<3x4xf32>
// CHECK: %[[BASE:.*]], %{{.*}}, %{{.*}}:2, %[[ST:.*]]:2 = memref.extract_strided_metadata %[[A]]
// CHECK: %[[TO:.*]], %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[B]]
// CHECK: threads(%[[X:[^,]*]], %[[Y:[^,]*]],
// CHECK: %[[O:.*]] = affine.apply #[[$AT]]()[%[[ST]]#0, %[[X]]]
// CHECK: %[[P:.*]] = memref.reinterpret_cast %[[BASE]] to offset: [%[[O]]], sizes: [], strides: [] : memref<f32> to memref<f32>
// CHECK: %[[V:.*]] = memref.load %[[P]][] : memref<f32>
// CHECK: %[[O2:.*]] = affine.apply #[[$FLAT]]()[%[[X]], %[[Y]]]
// CHECK: %[[Q:.*]] = memref.reinterpret_cast %[[TO]] to offset: [%[[O2]]]
// CHECK: memref.store %[[V]], %[[Q]][] : memref<f32>
// A memref of rank zero has nothing to compute, and another layout is not known.
// CHECK: memref.store %[[V]], %{{.*}}[] : memref<f32>
// CHECK: memref.store %[[V]], %{{.*}}[%{{.*}}, %{{.*}}] : memref<4x4xf32
// CHECK: return
func.func @accesses(%a: memref<4x?xf32, strided<[?, 2], offset: 5>>, %b: memref<3x4xf32>, %c: memref<f32>, %d: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = memref.load %a[%c1, %tx] : memref<4x?xf32, strided<[?, 2], offset: 5>>
    memref.store %0, %b[%tx, %ty] : memref<3x4xf32>
    memref.store %0, %c[] : memref<f32>
    memref.store %0, %d[%tx, %ty] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @view
// CHECK: %[[R:.*]] = memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [2], strides: [3] : memref<f32> to memref<2xf32, strided<[3], offset: ?>>
func.func @view(%b: memref<3x6xf32>, %c: memref<2xf32, strided<[3], offset: ?>>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = memref.subview %b[1, %tx] [1, 2] [1, 3] : memref<3x6xf32> to memref<2xf32, strided<[3], offset: ?>>
    memref.copy %0, %c : memref<2xf32, strided<[3], offset: ?>> to memref<2xf32, strided<[3], offset: ?>>
    gpu.terminator
  }
  return
}

// Outside of a launch nothing changes.
// CHECK-LABEL: func @host
// CHECK-NEXT: memref.load
// CHECK-NEXT: return
func.func @host(%b: memref<3xf32>, %i: index) -> f32 {
  %0 = memref.load %b[%i] : memref<3xf32>
  return %0 : f32
}

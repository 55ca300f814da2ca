// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-memory))" | FileCheck %s

// CHECK-LABEL: func @copy
// CHECK: %[[N:.*]] = memref.dim %arg0, %{{.*}} : memref<?x3xf32>
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[N]]
// CHECK:   scf.for %[[J:.*]] =
// CHECK:     %[[V:.*]] = memref.load %arg0[%[[I]], %[[J]]]
// CHECK:     memref.store %[[V]], %arg1[%[[I]], %[[J]]]
func.func @copy(%a: memref<?x3xf32>, %b: memref<?x3xf32>) {
  memref.copy %a, %b : memref<?x3xf32> to memref<?x3xf32>
  return
}

// CHECK-LABEL: func @copyOne
// CHECK-NEXT: %[[V:.*]] = memref.load %arg0[]
// CHECK-NEXT: memref.store %[[V]], %arg1[]
func.func @copyOne(%a: memref<i8>, %b: memref<i8>) {
  memref.copy %a, %b : memref<i8> to memref<i8>
  return
}

// CHECK-LABEL: func @hints
// CHECK-NEXT: return
func.func @hints(%a: memref<4xf32>, %i: index) {
  memref.assume_alignment %a, 16 : memref<4xf32>
  memref.prefetch %a[%i], read, locality<3>, data : memref<4xf32>
  return
}

// CHECK-LABEL: func @vectors
// CHECK: memref.load %arg0[%arg1, %arg1]
// CHECK: vector.insert {{.*}} [0, 0]
// CHECK: memref.load %arg0[%arg1, %{{.*}}]
// CHECK: vector.insert {{.*}} [0, 1]
// CHECK: memref.load %arg0[%{{.*}}, %arg1]
// CHECK: vector.insert {{.*}} [1, 0]
// CHECK: memref.load %arg0[%{{.*}}, %{{.*}}]
// CHECK: %[[V:.*]] = vector.insert {{.*}} [1, 1]
// CHECK: vector.extract %[[V]][0, 0]
// CHECK: memref.store
// CHECK-COUNT-3: memref.store
// CHECK-NOT: vector.store
func.func @vectors(%a: memref<8x8xf32>, %i: index) {
  %v = vector.load %a[%i, %i] : memref<8x8xf32>, vector<2x2xf32>
  vector.store %v, %a[%i, %i] : memref<8x8xf32>, vector<2x2xf32>
  return
}

// Memory of vectors has the vector as an element.
// CHECK-LABEL: func @elements
// CHECK: %[[V:.*]] = memref.load %arg0[%arg1] : memref<8xvector<4xf32>>
// CHECK: memref.store %[[V]], %arg0[%arg1] : memref<8xvector<4xf32>>
func.func @elements(%a: memref<8xvector<4xf32>>, %i: index) {
  %v = vector.load %a[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  vector.store %v, %a[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  return
}

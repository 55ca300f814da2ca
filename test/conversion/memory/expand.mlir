// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-memory))" | FileCheck %s

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

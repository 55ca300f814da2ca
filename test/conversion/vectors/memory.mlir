// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" | FileCheck %s

// CHECK-LABEL: func @vectors
// CHECK: %[[A:.*]] = memref.load %arg0[%arg1, %arg1]
// CHECK: %[[B:.*]] = memref.load %arg0[%arg1, %{{.*}}]
// CHECK: %[[C:.*]] = memref.load %arg0[%{{.*}}, %arg1]
// CHECK: %[[D:.*]] = memref.load %arg0[%{{.*}}, %{{.*}}]
// CHECK: memref.store %[[A]], %arg0[%arg1, %arg1]
// CHECK: memref.store %[[B]]
// CHECK: memref.store %[[C]]
// CHECK: memref.store %[[D]]
// CHECK-NOT: vector
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

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

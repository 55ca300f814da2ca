// RUN: mlir-opt %s -generate-runtime-verification | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 -generate-runtime-verification | FileCheck %s --check-prefix=NEW

// The first and the last iteration are in each operand, and the loop is as long as a dimension that it indexes.

// CHECK-LABEL: func @mixed(%arg0: memref<?xf32>, %arg1: memref<5xf32>)
// CHECK: %[[DIM:.*]] = memref.dim %arg0
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: %[[LAST:.*]] = index.sub %[[DIM]], %[[ONE]]
// CHECK: %[[START:.*]] = arith.constant 0 : index
// CHECK: %[[MIN:.*]] = index.mins %[[LAST]], %[[START]]
// CHECK: %[[IN:.*]] = index.cmp sge(%[[MIN]], %[[ZERO]])
// CHECK: cf.assert %[[IN]], "ERROR: Runtime op verification failed
// CHECK-SAME: 22linalg.generic\22(%arg0, %arg1)
// CHECK-SAME: ({...}) : (memref<?xf32>, memref<5xf32>) -> ()
// CHECK-SAME: ^ unexpected negative result on dimension #0 of input/output operand #0
// CHECK: %[[MAX:.*]] = index.maxs %[[LAST]], %[[START]]
// CHECK: %[[SIZE:.*]] = index.add %[[MAX]], %[[ONE]]
// CHECK: %[[OWN:.*]] = memref.dim %arg0
// CHECK: %[[SAME:.*]] = index.cmp eq(%[[SIZE]], %[[OWN]])
// CHECK: cf.assert %[[SAME]]
// CHECK-SAME: ^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size
// CHECK: %[[END:.*]] = affine.apply #{{.*}}()[%[[LAST]]]
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: index.mins %[[END]], %[[FOUR]]
// CHECK: cf.assert
// CHECK-SAME: operand #1
// CHECK: %[[FIVE:.*]] = arith.constant 5 : index
// CHECK: %[[LESS:.*]] = index.cmp sle(%{{.*}}, %[[FIVE]])
// CHECK: cf.assert %[[LESS]]
// CHECK: linalg.generic

// NEW-LABEL: func @mixed(%arg0: memref<?xf32>, %arg1: memref<5xf32>)
// NEW: %[[DIM:.*]] = memref.dim %arg0
// NEW: %[[RUNS:.*]] = index.cmp slt(%{{.*}}, %[[DIM]])
// NEW: scf.if %[[RUNS]] {
// NEW: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps =
// NEW-SAME: outs(%arg1 : memref<5xf32>) {...}
// NEW: }
// NEW: linalg.generic
func.func @mixed(%a: memref<?xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (4 - d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<?xf32>) outs(%b : memref<5xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
  }
  return
}

// Sizes that are known are compared before.

// CHECK-LABEL: func @static
// CHECK-NOT: index.cmp
// CHECK: %[[TRUE:.*]] = index.bool.constant true
// CHECK: cf.assert %[[TRUE]]
// NEW-LABEL: func @static
// NEW: %[[N:.*]] = arith.constant 5
// NEW: %[[A:.*]] = index.cmp slt(%{{.*}}, %[[N]])
// NEW: %[[M:.*]] = arith.constant 4
// NEW: %[[B:.*]] = index.cmp slt(%{{.*}}, %[[M]])
// NEW: %[[C:.*]] = arith.andi %[[A]], %[[B]]
// NEW: scf.if %[[C]] {
func.func @static(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [1, 0]
  return %0 : tensor<5x4xf32>
}

// CHECK-LABEL: func @scalars
// CHECK-NOT: cf.assert
// NEW-LABEL: func @scalars
// NEW-NOT: scf.if
// NEW-NOT: cf.assert
func.func @scalars(%a: f32, %b: memref<f32>) {
  linalg.fill ins(%a : f32) outs(%b : memref<f32>)
  return
}

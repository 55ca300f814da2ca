// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s -mlir-print-op-generic | mlir-opt | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0)[s0] -> (d0, s0 + 1)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0)[s0] -> (s0 + 1, d0, 5)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0) -> (d0, 5)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-DAG: #[[$SET:.+]] = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
// CHECK-DAG: #[[$SET1:.+]] = affine_set<(d0) : (d0 - 10 >= 0)>

// CHECK-LABEL: func.func @all_ops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<10xf32>) -> f32 {
// CHECK-NEXT:    affine.if #[[$SET]](%[[ARG0]])[%[[ARG0]]] {
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V0:.+]] = affine.parallel (%[[ARG2:.+]], %[[ARG3:.+]]) = (0, max(%[[ARG0]], %[[ARG0]] + 5)) to (10, 20) step (1, 2) reduce ("addf") -> (f32) {
// CHECK-NEXT:      %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      affine.yield %[[CST]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    affine.for %[[ARG2]] = 0 to 10 step 2 {
// CHECK-NEXT:      affine.prefetch %[[ARG1]][%[[ARG2]]], read, locality<0>, data : memref<10xf32>
// CHECK-NEXT:      %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:      %[[ALLOC:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:      affine.dma_start %[[ARG1]][%[[ARG2]]], %[[ARG1]][%[[ARG2]] + 1], %[[ALLOC]][0], %[[C1]] : memref<10xf32>, memref<10xf32>, memref<1xi32>
// CHECK-NEXT:      affine.dma_start %[[ARG1]][%[[ARG2]]], %[[ARG1]][%[[ARG2]] + 1], %[[ALLOC]][0], %[[C1]], %[[C1]], %[[C1]] : memref<10xf32>, memref<10xf32>, memref<1xi32>
// CHECK-NEXT:      affine.dma_wait %[[ALLOC]][%[[ARG2]]], %[[C1]] : memref<1xi32>
// CHECK-NEXT:    } {foo}
// CHECK-NEXT:    %[[V1:.+]] = affine.for %[[ARG2]] = %[[ARG0]] to min #[[$MAP]](%[[ARG0]])[%[[ARG0]]] iter_args(%[[ARG3]] = %[[V0]]) -> (f32) {
// CHECK-NEXT:      %[[V7:.+]] = affine.load %[[ARG1]][%[[ARG2]] + symbol(%[[ARG0]]) * 2 - 5] : memref<10xf32>
// CHECK-NEXT:      affine.store %[[V7]], %[[ARG1]][%[[ARG0]] mod 3] : memref<10xf32>
// CHECK-NEXT:      %[[V8:.+]] = affine.vector_load %[[ARG1]][%[[ARG2]]] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:      affine.vector_store %[[V8]], %[[ARG1]][%[[ARG0]] floordiv 3] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:      affine.yield %[[V7]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V2:.+]] = affine.min #[[$MAP1]](%[[ARG0]])[%[[ARG0]]]
// CHECK-NEXT:    %[[V3:.+]] = affine.max #[[$MAP2]](%[[V2]]) {a}
// CHECK-NEXT:    %[[V4:.+]]:2 = affine.delinearize_index %[[V3]] into (%[[V2]], %[[ARG0]]) : index, index
// CHECK-NEXT:    %[[V5:.+]] = affine.apply #[[$MAP3]](%[[V4]]#0)[%[[V4]]#1]
// CHECK-NEXT:    %[[V6:.+]] = affine.if #[[$SET1]](%[[V5]]) -> f32 {
// CHECK-NEXT:      affine.yield %[[V0]] : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.yield %[[V1]] : f32
// CHECK-NEXT:    } {bar}
// CHECK-NEXT:    return %[[V6]] : f32
// CHECK-NEXT: }
func.func @all_ops(%arg0: index, %m: memref<10xf32>) -> f32 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%arg0)[%arg0] { }
    %0 = affine.parallel (%i, %j) = (0, max(%arg0, 5 + symbol(%arg0))) to (10, 20) step (1, 2) reduce ("addf") -> (f32) {
       %c = arith.constant 1.0 : f32
       affine.yield %c : f32
    }
    affine.for %i = 0 to 10 step 2 { affine.prefetch %m[%i], read, locality<0>, data  : memref<10xf32> 
      %c1 = arith.constant 1 : index
      %tag = memref.alloc() : memref<1xi32>
      affine.dma_start %m[%i], %m[%i + 1], %tag[0], %c1 : memref<10xf32>, memref<10xf32>, memref<1xi32>
      affine.dma_start %m[%i], %m[%i + 1], %tag[0], %c1, %c1, %c1 : memref<10xf32>, memref<10xf32>, memref<1xi32>
      affine.dma_wait %tag[%i], %c1 : memref<1xi32>
    } {foo}
    %r = affine.for %i = %arg0 to min affine_map<(d0)[s0] -> (d0, s0 + 1)>(%arg0)[%arg0] iter_args(%a = %0) -> (f32) {
      %x = affine.load %m[%i + symbol(%arg0) * 2 - 5] : memref<10xf32>
      affine.store %x, %m[%arg0 mod 3] : memref<10xf32>
      %y = affine.vector_load %m[%i] : memref<10xf32>, vector<4xf32>
      affine.vector_store %y, %m[%arg0 floordiv 3] : memref<10xf32>, vector<4xf32>
      affine.yield %x : f32
    }
    %mn = affine.min affine_map<(d0)[s0] -> (s0+1, d0, 5)>(%arg0)[%arg0]
    %mx = affine.max affine_map<(d0) -> (d0, 5)>(%mn) {a}
    %de:2 = affine.delinearize_index %mx into (%mn, %arg0) : index, index
    %ap = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%de#0)[%de#1]
    %if = affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%ap) -> f32 { affine.yield %0 : f32 } else { affine.yield %r : f32} {bar}
    return %if : f32
}

// RUN: mlir-opt %s '-pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=1}))' | FileCheck %s

// CHECK-LABEL: func.func @bounds_and_steps(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C42:.+]] = arith.constant 42 : index
// CHECK-NEXT:    %[[V0:.+]] = arith.subi %[[C42]], %[[C0]] : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V1:.+]] = arith.maxsi %[[ARG0]], %[[C3]] : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C:.+]]-1 = arith.constant -1 : index
// CHECK-NEXT:    %[[V2:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_0]] : index
// CHECK-NEXT:    %[[V3:.+]] = arith.subi %[[C]]-1, %[[ARG0]] : index
// CHECK-NEXT:    %[[V4:.+]] = arith.select %[[V2]], %[[V3]], %[[ARG0]] : index
// CHECK-NEXT:    %[[V5:.+]] = arith.divsi %[[V4]], %[[C2]] : index
// CHECK-NEXT:    %[[V6:.+]] = arith.subi %[[C]]-1, %[[V5]] : index
// CHECK-NEXT:    %[[V7:.+]] = arith.select %[[V2]], %[[V6]], %[[V5]] : index
// CHECK-NEXT:    %[[V8:.+]] = arith.minsi %[[V7]], %[[ARG0]] : index
// CHECK-NEXT:    %[[V9:.+]] = arith.subi %[[V8]], %[[V1]] : index
// CHECK-NEXT:    %[[C3_1:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V10:.+]] = arith.ceildivsi %[[V9]], %[[C3_1]] : index
// CHECK-NEXT:    %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:    gpu.launch blocks(%[[ARG2:.+]], %[[ARG3:.+]], %[[ARG4:.+]]) in (%[[ARG8:.+]] = %[[V0]], %[[ARG9:.+]] = %[[C1_2]], %[[ARG10:.+]] = %[[C1_2]]) threads(%[[ARG5:.+]], %[[ARG6:.+]], %[[ARG7:.+]]) in (%[[ARG11:.+]] = %[[V10]], %[[ARG12:.+]] = %[[C1_2]], %[[ARG13:.+]] = %[[C1_2]]) {
// CHECK-NEXT:      %[[V11:.+]] = arith.addi %[[C0]], %[[ARG2]] : index
// CHECK-NEXT:      %[[V12:.+]] = arith.muli %[[C3_1]], %[[ARG5]] : index
// CHECK-NEXT:      %[[V13:.+]] = arith.addi %[[V1]], %[[V12]] : index
// CHECK-NEXT:      %[[V14:.+]] = memref.load %[[ARG1]][%[[V11]], %[[V13]]] : memref<?x?xf32>
// CHECK-NEXT:      memref.store %[[V14]], %[[ARG1]][%[[V13]], %[[V11]]] : memref<?x?xf32>
// CHECK-NEXT:      gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @bounds_and_steps(%a: index, %A : memref<?x?xf32>) {
  affine.for %i = 0 to 42 {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%a) to min affine_map<()[s0] -> (s0 floordiv 2, s0)>()[%a] step 3 {
      %0 = memref.load %A[%i, %j] : memref<?x?xf32>
      memref.store %0, %A[%j, %i] : memref<?x?xf32>
    }
  }
  return
}

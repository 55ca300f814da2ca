// RUN: mlir-opt %s --canonicalize --cse | FileCheck %s

// Waiting is not in vain though nothing is written.
// CHECK-LABEL: @wait
// CHECK: memref.dma_wait
// CHECK-NEXT: return
func.func @wait(%tag: memref<4xi32>, %i: index, %n: index) {
  memref.dma_wait %tag[%i], %n : memref<4xi32>
  return
}

// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' -split-input-file -verify-diagnostics | FileCheck %s

gpu.module @m {
  // A copy is a loop for each dimension with more than one element.
  // CHECK-LABEL: func.func @copy
  // CHECK:         scf.for %[[I:.*]] = %{{.*}} to %c2
  // CHECK:           scf.for %[[J:.*]] = %{{.*}} to %c3
  // CHECK:             %[[V:.*]] = memref.load
  // CHECK:             memref.store %[[V]]
  // CHECK-NOT:     memref.copy
  func.func @copy(%a: memref<2x1x3xf32>, %b: memref<2x1x3xf32>) {
    memref.copy %a, %b : memref<2x1x3xf32> to memref<2x1x3xf32>
    return
  }

  // CHECK-LABEL: func.func @copyOne
  // CHECK-NOT:     scf.for
  // CHECK:         %[[V:.*]] = memref.load
  // CHECK:         memref.store %[[V]]
  // CHECK:         return
  func.func @copyOne(%a: memref<i8>, %b: memref<i8>) {
    memref.copy %a, %b : memref<i8> to memref<i8>
    return
  }

  // CHECK-LABEL: func.func @hints
  // CHECK-NOT:     memref.
  // CHECK:         return
  func.func @hints(%a: memref<4xf32>, %i: index) {
    memref.assume_alignment %a, 16 : memref<4xf32>
    memref.prefetch %a[%i], read, locality<3>, data : memref<4xf32>
    return
  }
}

// -----

gpu.module @unranked {
  func.func @f(%a: memref<*xf32>, %b: memref<4xf32>) {
    // expected-error @+1 {{'memref.copy' op needs a memref whose rank and buffer are known in the kernel, not 'memref<*xf32>'}}
    memref.copy %a, %b : memref<*xf32> to memref<4xf32>
    return
  }
}

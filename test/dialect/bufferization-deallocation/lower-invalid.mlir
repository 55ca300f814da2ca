// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(func.func(bufferization-lower-deallocations))"

func.func @two(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1) {
  // expected-error @+2 {{library function required for generic lowering, but cannot be automatically inserted when operating on functions}}
  // expected-error @+1 {{failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal}}
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}

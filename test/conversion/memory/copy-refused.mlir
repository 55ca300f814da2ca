// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-memory))" -verify-diagnostics

func.func @copy(%a: memref<*xf32>, %b: memref<*xf32>) {
  // expected-error @below {{a kernel copies only buffers of known rank}}
  // expected-note @below {{cast the buffers to ranked memrefs first}}
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

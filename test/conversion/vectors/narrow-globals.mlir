// RUN: mlir-opt %s --verify-each=false --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-vectors)))" | FileCheck %s

// The pass changes one function at a time. The uses of a global get their new types here, and the global itself with the conversion of
// the module, so the verifier would complain about the module in between.
gpu.module @kernels {
  // CHECK: "gpu.func"
  // CHECK: "memref.get_global"() <{name = @g}> : () -> memref<8x8xf32
  // CHECK: "memref.get_global"() <{name = @g}> : () -> memref<8x8xf32
  memref.global "private" @g : memref<8xvector<8xf32>, #gpu.address_space<workgroup>> = uninitialized
  gpu.func @globals() kernel {
    %i = gpu.thread_id x
    %m = memref.get_global @g : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
    %n = memref.get_global @g : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
    %v = memref.load %m[%i] : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
    memref.store %v, %n[%i] : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
    gpu.return
  }
}

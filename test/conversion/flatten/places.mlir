// The module says which arguments of kernels have an offset in their type, so that a host knows where their buffer begins.
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' | FileCheck %s

// CHECK: spirv.abi_words = ["k\09offset\090\091\093"]
gpu.module @m {
  // CHECK: gpu.func @k(%{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32, strided<[2], offset: 3>>, %{{.*}}: index) kernel
  gpu.func @k(%a: memref<4xf32>, %d: memref<4xf32, strided<[2], offset: 3>>, %i: index) kernel {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %d[%i] : memref<4xf32, strided<[2], offset: 3>>
    gpu.return
  }
}

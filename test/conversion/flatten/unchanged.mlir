// Memrefs that the conversion to SPIR-V handles as they are stay as they are. An offset in the type of an argument of a kernel
// would be a string of the module (places.mlir).
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs))' > %t
// RUN: mlir-opt %s | diff - %t

gpu.module @m {
  gpu.func @static(%a: memref<4x4xf32>, %b: memref<?xf32>, %c: memref<?x4xf32>, %i: index) workgroup(%w: memref<4xf32, 3>) kernel {
    %x = memref.load %a[%i, %i] : memref<4x4xf32>
    memref.store %x, %b[%i] : memref<?xf32>
    memref.store %x, %c[%i, %i] : memref<?x4xf32>
    memref.store %x, %w[%i] : memref<4xf32, 3>
    gpu.return
  }
  gpu.func @called(%d: memref<4xf32, strided<[2], offset: 3>>, %i: index, %x: f32) {
    memref.store %x, %d[%i] : memref<4xf32, strided<[2], offset: 3>>
    gpu.return
  }
  gpu.func @empty() kernel {
    gpu.return
  }
}

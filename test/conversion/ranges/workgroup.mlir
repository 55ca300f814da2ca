// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(gpu.func(spirv-narrow-ranges)))' | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(gpu.func(spirv-narrow-ranges{use-64bit-index})))' | FileCheck %s --check-prefix=WIDE

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // The workgroup has one invocation in y and 64 in x. Numbers of workgroups are not known.
    // CHECK-LABEL: gpu.func @sized
    // CHECK: memref.store %c0
    // CHECK: memref.store %c64
    // CHECK: arith.shrui %{{.*}}, %c3
    // CHECK: arith.remsi
    // WIDE-LABEL: gpu.func @sized
    // WIDE: arith.shrui
    // WIDE: arith.andi
    // WIDE: arith.shrui
    gpu.func @sized(%m: memref<64xindex>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c8 = arith.constant 8 : index
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      memref.store %y, %m[%c3] : memref<64xindex>
      %size = gpu.block_dim x
      memref.store %size, %m[%c3] : memref<64xindex>
      %q = arith.divsi %x, %c8 : index
      memref.store %q, %m[%c3] : memref<64xindex>
      %g = gpu.global_id x
      %r = arith.remsi %g, %c8 : index
      %s = arith.divsi %g, %c8 : index
      memref.store %r, %m[%s] : memref<64xindex>
      gpu.return
    }
    // Launches choose the size, up to 2^32 - 1 invocations.
    // CHECK-LABEL: gpu.func @unsized
    // CHECK: arith.divsi
    // WIDE-LABEL: gpu.func @unsized
    // WIDE: arith.shrui
    gpu.func @unsized(%m: memref<64xindex>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %c8 = arith.constant 8 : index
      %x = gpu.thread_id x
      %q = arith.divsi %x, %c8 : index
      memref.store %q, %m[%c8] : memref<64xindex>
      gpu.return
    }
  }
}

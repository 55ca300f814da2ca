// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-gpu-to-spirv{in-place optimize})' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-gpu-to-spirv{in-place})' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The arguments of a loop's header have the locations of those of the source's loop.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @kernel(%x: f32, %y: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      // CHECK: spirv.mlir.loop
      // CHECK: ({{%.*}}: i32 loc("{{.*}}locations.mlir":14:22), {{%.*}}: f32 loc("{{.*}}locations.mlir":14:57)):
      // CHECK: spirv.SLessThan
      %sum = scf.for %j = %c0 to %c4 step %c1 iter_args(%acc = %x) -> f32 {
        %t = arith.addf %acc, %acc : f32
        scf.yield %t : f32
      }
      memref.store %sum, %y[%c0] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

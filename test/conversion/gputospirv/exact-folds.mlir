// RUN: mlir-opt %s --convert-gpu-to-spirv='exact=true' | FileCheck %s
// RUN: mlir-opt %s --convert-gpu-to-spirv | FileCheck %s --check-prefix=MLIR

// MLIR 19 folds the larger one of a NaN and a number to the NaN, also while it converts. The pipeline of compile does not.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.func @k
  // CHECK: %[[M:.+]] = spirv.GL.FMax
  // CHECK: spirv.Select
  // MLIR-LABEL: spirv.func @k
  // MLIR: %[[N:.+]] = spirv.Constant 0x7FC00000 : f32
  // MLIR-NOT: spirv.GL.FMax
  // MLIR: spirv.Store "StorageBuffer" %{{.+}}, %{{.+}} : f32
  gpu.module @m {
    gpu.func @k(%o: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %n = arith.constant 0x7FC00000 : f32
      %z = arith.constant 0.000000e+00 : f32
      %m = arith.maxnumf %n, %z : f32
      memref.store %m, %o[%c0] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// RUN: mlir-opt --split-input-file --convert-index-to-spirv %s | FileCheck %s --check-prefixes=CHECK,NONE
// RUN: mlir-opt --split-input-file --convert-index-to-spirv=use-64bit-index %s | FileCheck %s --check-prefixes=CHECK,WIDE

// RUN: mlir-opt --split-input-file --convert-gpu-to-spirv %s | FileCheck %s --check-prefix=GPU

// The data layout decides on the width of index, else the option.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: @none
  // NONE: spirv.IAdd {{.*}} : i32
  // WIDE: spirv.IAdd {{.*}} : i64
  func.func @none(%a: index) -> index {
    %0 = index.add %a, %a
    return %0 : index
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64>>,
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: @wide
  // CHECK: spirv.IAdd {{.*}} : i64
  func.func @wide(%a: index) -> index {
    %0 = index.add %a, %a
    return %0 : index
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>,
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: @narrow
  // CHECK: spirv.IAdd {{.*}} : i32
  func.func @narrow(%a: index) -> index {
    %0 = index.add %a, %a
    return %0 : index
  }
}

// -----

// The kernel's index is 64 bits wide.

// GPU: spirv.UConvert {{.*}} : i32 to i64
// GPU: spirv.IAdd {{.*}} : i64
module attributes {gpu.container_module, dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64>>,
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  gpu.module @kernels {
    gpu.func @k(%m: memref<8xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      %0 = gpu.thread_id x
      %1 = arith.addi %0, %0 : index
      %c = arith.constant 1.0 : f32
      memref.store %c, %m[%1] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

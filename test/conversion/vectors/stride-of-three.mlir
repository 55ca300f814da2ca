// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" -split-input-file | FileCheck %s

// Emulated vectors of three elements lie as far apart as vectors of three words: four by the rules of std430, three by those of scalar layout.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func @std430(
  // CHECK-SAME: memref<4x3xi64, strided<[4, 1]>>
  func.func @std430(%a: memref<4xvector<3xi64>>, %i: index) {
    %v = memref.load %a[%i] : memref<4xvector<3xi64>>
    memref.store %v, %a[%i] : memref<4xvector<3xi64>>
    return
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>, dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"spirv.scalar_block_layout", true>>} {
  // CHECK-LABEL: func @scalar(
  // CHECK-SAME: memref<4x3xi64>
  func.func @scalar(%a: memref<4xvector<3xi64>>, %i: index) {
    %v = memref.load %a[%i] : memref<4xvector<3xi64>>
    memref.store %v, %a[%i] : memref<4xvector<3xi64>>
    return
  }
}

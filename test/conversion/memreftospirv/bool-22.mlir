// RUN: mlir-opt --mlir-version=22 --convert-memref-to-spirv %s | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int8, StorageBuffer8BitAccess], [SPV_KHR_8bit_storage, SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @load
func.func @load(%m: memref<4xi1, #spirv.storage_class<StorageBuffer>>, %i: index) -> i1 {
  // CHECK: %[[WORD:.*]] = spirv.Load "StorageBuffer" %{{.*}} : i8
  // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i8
  // CHECK: spirv.INotEqual %[[WORD]], %[[ZERO]] : i8
  %0 = memref.load %m[%i] : memref<4xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
}

// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-update-vce{exact}))" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-update-vce))" | FileCheck %s --check-prefix=MLIR

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Float16, Int8, StorageBuffer16BitAccess, StorageBuffer8BitAccess, PhysicalStorageBufferAddresses], []>, #spirv.resource_limits<>>} {
  // Narrow numbers behind addresses, as in storage buffers, and the extension that newer versions of Vulkan allow.
  // CHECK: requires #spirv.vce<v1.0, [StorageBuffer16BitAccess, Float16, PhysicalStorageBufferAddresses, Shader], [SPV_KHR_16bit_storage, SPV_KHR_physical_storage_buffer]>
  // MLIR: requires #spirv.vce<v1.0, [Float16, PhysicalStorageBufferAddresses, Shader], [SPV_EXT_physical_storage_buffer]>
  spirv.module PhysicalStorageBuffer64 GLSL450 {
    spirv.func @half(%p: !spirv.ptr<f16, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
      %0 = spirv.Load "PhysicalStorageBuffer" %p ["Aligned", 2] : f16
      spirv.Return
    }
  }
  // CHECK: requires #spirv.vce<v1.0, [{{.*}}StorageBuffer8BitAccess{{.*}}], [{{.*}}SPV_KHR_8bit_storage{{.*}}]>
  // MLIR-NOT: StorageBuffer8BitAccess
  // MLIR: spirv.func @byte
  spirv.module PhysicalStorageBuffer64 GLSL450 {
    spirv.func @byte(%p: !spirv.ptr<vector<2xi8>, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}, %v: vector<2xi8>) "None" {
      spirv.Store "PhysicalStorageBuffer" %p, %v ["Aligned", 1] : vector<2xi8>
      spirv.Return
    }
  }
}

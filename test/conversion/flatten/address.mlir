// Kernels get their storage buffers by address: pairs of words of the hidden block, which the conversion makes pointers.
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs{args=address}))' | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses], []>, #spirv.resource_limits<>>} {
  // CHECK: spirv.abi_words = ["k\09offset\091\097\09?", "k\09block\09push", "k\090\090\09address\090\091\090\090\090", "k\091\091\09value\090\090\090\090\091",
  // CHECK-SAME: "k\092\092\09address\090\092\0932\090\092", "k\093\094\09address\090\091\090\091\097", "k\094\092\09size\091\092\0932\090\092"]
  gpu.module @m {
    // Addresses have the alignment 8. Uniform buffers keep their descriptors, and unused buffers have addresses too. Pointers
    // are Aliased unless the source says Restrict.
    // CHECK: spirv.GlobalVariable @__spvc_abi__k : !spirv.ptr<!spirv.struct<(vector<2xi32> [0], f32 [8], vector<2xi32> [16], vector<2xi32> [24], i32 [32])>, PushConstant>
    // CHECK-LABEL: gpu.func @k
    // CHECK-SAME: %arg0: memref<8xf32, #spirv.storage_class<PhysicalStorageBuffer>> {gpu.host_type = memref<8xf32>, spirv.decoration = #spirv.decoration<Aliased>, spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>},
    // CHECK-SAME: %arg1: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), PushConstant>},
    // CHECK-SAME: %arg2: memref<4x?xi32, #spirv.storage_class<PhysicalStorageBuffer>> {gpu.host_type = memref<4x?xi32, {{.*}}>, spirv.decoration = #spirv.decoration<Aliased>, spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2)>},
    // CHECK-SAME: %arg3: memref<4xf32, #spirv.storage_class<Uniform>> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3)>},
    // CHECK-SAME: %arg4: memref<?xf32, strided<[1], offset: ?>, #spirv.storage_class<PhysicalStorageBuffer>> {gpu.host_type = memref<?xf32, {{.*}}>, spirv.decoration = #spirv.decoration<Restrict>, spirv.interface_var_abi = #spirv.interface_var_abi<(1, 7)>})
    gpu.func @k(%a: memref<8xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}, %s: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>},
        %b: memref<4x?xi32, #spirv.storage_class<StorageBuffer>> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2)>},
        %u: memref<4xf32, #spirv.storage_class<Uniform>> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3)>},
        %unused: memref<?xf32, strided<[1], offset: ?>> {spirv.decoration = #spirv.decoration<Restrict>, spirv.interface_var_abi = #spirv.interface_var_abi<(1, 7)>}) kernel {
      // CHECK: %[[AT:.*]] = spirv.Constant 1 : i32
      // CHECK: spirv.AccessChain %{{.*}}[%[[AT]]]
      // CHECK: %[[S:.*]] = spirv.Load "PushConstant" %{{.*}} : f32
      // CHECK: %[[SIZE:.*]] = spirv.Load "PushConstant" %{{.*}} : i32
      // CHECK: %[[N:.*]] = arith.index_cast %[[SIZE]] : i32 to index
      // CHECK: %[[FLAT:.*]] = memref.reinterpret_cast %arg2 to {{.*}} to memref<?xi32, #spirv.storage_class<PhysicalStorageBuffer>>
      // CHECK: memref.store %[[S]], %arg0[%{{.*}}] : memref<8xf32, #spirv.storage_class<PhysicalStorageBuffer>>
      // CHECK: memref.load %[[FLAT]][%{{.*}}]
      %c0 = arith.constant 0 : index
      %c = memref.memory_space_cast %a : memref<8xf32> to memref<8xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %s, %c[%c0] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
      %c1 = arith.constant 1 : index
      %n = memref.dim %b, %c1 : memref<4x?xi32, #spirv.storage_class<StorageBuffer>>
      %v = memref.load %b[%c0, %n] : memref<4x?xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
    // CHECK-NOT: __spvc_abi__none
    gpu.func @none(%s: memref<4xf32, #spirv.storage_class<Uniform>>) kernel {
      gpu.return
    }
  }
}

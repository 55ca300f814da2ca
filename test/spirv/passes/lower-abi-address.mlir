// RUN: mlir-opt %s --pass-pipeline='builtin.module(spirv.module(spirv-lower-abi-attrs{layout=target}))' | FileCheck %s

// Words of the kind address make pairs of words in the hidden block pointers. What the words say of members that do not exist, of other
// arguments and of other kernels changes nothing.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses], []>, #spirv.resource_limits<>>} {
  spirv.module PhysicalStorageBuffer64 GLSL450 attributes {spirv.abi_words = ["k\09block\09push", "k\090\090\09address\090\091\090\090\090",
      "k\092\092\09address\090\091\090\090\092", "k\093\091\09address\090\091\090\090\091", "k\099\093\09address\090\091\090\090\093", "none\090\090\09address\090\091\090\090\090"]} {
    // CHECK: spirv.GlobalVariable @__spvc_abi__k : !spirv.ptr<!spirv.struct<(!spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, PhysicalStorageBuffer> [0], f32 [8],
    // CHECK-SAME: !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, PhysicalStorageBuffer> [16], i32 [24])>, PushConstant>
    spirv.GlobalVariable @__spvc_abi__k : !spirv.ptr<!spirv.struct<(vector<2xi32> [0], f32 [8], vector<2xi32> [16], i32 [24])>, PushConstant>
    // CHECK: spirv.GlobalVariable @k_arg_1 bind(0, 1)
    // CHECK: spirv.GlobalVariable @k_arg_3 bind(0, 3)
    // CHECK-NOT: spirv.GlobalVariable
    // CHECK: spirv.func @k() "None" {
    // CHECK: %[[BLOCK:.*]] = spirv.mlir.addressof @__spvc_abi__k : !spirv.ptr<!spirv.struct<(!spirv.ptr
    // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK: %[[AT:.*]] = spirv.AccessChain %[[BLOCK]][%[[ZERO]]]
    // CHECK: %[[P:.*]] = spirv.Load "PushConstant" %[[AT]] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, PhysicalStorageBuffer>
    // CHECK: spirv.mlir.addressof @__spvc_abi__k : !spirv.ptr<!spirv.struct<(!spirv.ptr
    // CHECK: spirv.AccessChain %[[P]]
    // CHECK-NOT: spirv.Load "PushConstant"
    spirv.func @k(%a: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>, spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>},
        %b: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>},
        %unused: !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>, spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2)>},
        %c: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3)>}) "None"
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      %i = spirv.Constant 0 : i32
      %block = spirv.mlir.addressof @__spvc_abi__k : !spirv.ptr<!spirv.struct<(vector<2xi32> [0], f32 [8], vector<2xi32> [16], i32 [24])>, PushConstant>
      %one = spirv.Constant 1 : i32
      %e = spirv.AccessChain %a[%i, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, PhysicalStorageBuffer>, i32, i32
      %v = spirv.Load "PhysicalStorageBuffer" %e ["Aligned", 4] : f32
      %f = spirv.AccessChain %b[%i, %one] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
      spirv.Store "StorageBuffer" %f, %v : f32
      spirv.Return
    }
  }
  // A block that is no struct.
  // CHECK: spirv.GlobalVariable @__spvc_abi__k : !spirv.ptr<vector<2xi32>, PushConstant>
  // CHECK: spirv.GlobalVariable @k_arg_0 bind(0, 0) : {{.*}}, StorageBuffer>
  spirv.module Logical GLSL450 attributes {spirv.abi_words = ["k\090\090\09address\090\091\090\090\090"]} {
    spirv.GlobalVariable @__spvc_abi__k : !spirv.ptr<vector<2xi32>, PushConstant>
    spirv.func @k(%a: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) "None"
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      spirv.Return
    }
  }
}

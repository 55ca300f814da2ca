// RUN: mlir-opt --split-input-file --verify-diagnostics --spirv-lower-abi-attrs %s | FileCheck %s

#env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
module attributes {spirv.target_env = #env} {
  spirv.module Logical GLSL450 {
    // The variables come before the function, in order; what reads them is put at
    // its start, so the last argument comes first.
    // CHECK:      spirv.GlobalVariable @axpy_arg_0 bind(1, 4) : !spirv.ptr<!spirv.struct<(f32 [0])>, PushConstant>
    // CHECK-NEXT: spirv.GlobalVariable @axpy_arg_1 bind(0, 3) : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>
    // CHECK-NEXT: spirv.func @axpy() "None" {
    // CHECK-NEXT:   %[[B:.*]] = spirv.mlir.addressof @axpy_arg_1
    // CHECK-NEXT:   %[[CAST:.*]] = spirv.Bitcast %[[B]]
    // CHECK-SAME:     stride=4> [0])>, StorageBuffer> to !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32>)>, StorageBuffer>
    // CHECK-NEXT:   %[[A:.*]] = spirv.mlir.addressof @axpy_arg_0
    // CHECK-NEXT:   %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK-NEXT:   %[[PTR:.*]] = spirv.AccessChain %[[A]][%[[ZERO]]]
    // CHECK-NEXT:   %[[V:.*]] = spirv.Load "PushConstant" %[[PTR]] : f32
    // CHECK-NEXT:   %[[I:.*]] = spirv.Constant 0 : i32
    // CHECK-NEXT:   %[[E:.*]] = spirv.AccessChain %[[CAST]][%[[I]], %[[I]]]
    // CHECK-NEXT:   spirv.Store "StorageBuffer" %[[E]], %[[V]] : f32
    spirv.func @axpy(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 4), PushConstant>},
                     %b: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32>)>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 3)>}) "None"
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 2, 1]>} {
      %i = spirv.Constant 0 : i32
      %e = spirv.AccessChain %b[%i, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32>)>, StorageBuffer>, i32, i32
      spirv.Store "StorageBuffer" %e, %a : f32
      spirv.Return
    }
    spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @size built_in("NumWorkgroups") : !spirv.ptr<vector<3xi32>, Input>
    // A mode that the target lacks stays in the attribute.
    // CHECK: spirv.func @ids() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<subgroup_size = 16>}
    spirv.func @ids() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1], subgroup_size = 16>} {
      %0 = spirv.mlir.addressof @size : !spirv.ptr<vector<3xi32>, Input>
      %1 = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
      %2 = spirv.mlir.addressof @size : !spirv.ptr<vector<3xi32>, Input>
      spirv.Return
    }
    // CHECK:      spirv.EntryPoint "GLCompute" @axpy{{$}}
    // CHECK-NEXT: spirv.ExecutionMode @axpy "LocalSize", 8, 2, 1
    // CHECK-NEXT: spirv.EntryPoint "GLCompute" @ids, @size, @id{{$}}
    // CHECK-NEXT: spirv.ExecutionMode @ids "LocalSize", 1, 1, 1
    // CHECK-NEXT: }
  }
}

// -----

// From SPIR-V 1.4 on the interface has the variables of all storage classes.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // CHECK: spirv.EntryPoint "GLCompute" @k, @k_arg_0
    spirv.func @k(%b: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) "None"
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      spirv.Return
    }
  }
}

// -----

// expected-error @below {{'spirv.module' op missing SPIR-V target env attribute}}
spirv.module Logical GLSL450 {}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // A value needs a storage class.
    // expected-error @below {{failed to legalize operation 'spirv.func' that was explicitly marked illegal}}
    spirv.func @k(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) "None"
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      spirv.Return
    }
  }
}

// RUN: mlir-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(spirv.module(spirv-check-limits))' %s -o /dev/null

// A limit that has its default is not known to be stated.
spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>
} {
  spirv.GlobalVariable @big : !spirv.ptr<!spirv.array<5000 x f32>, Workgroup>
  spirv.func @main() "None" {
    %p = spirv.mlir.addressof @big : !spirv.ptr<!spirv.array<5000 x f32>, Workgroup>
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 256, 1, 1
}

// -----

// Variables count once, with those of functions that are called, recursively too;
// those that only others use do not count.
spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<max_compute_shared_memory_size = 32>>
} {
  spirv.GlobalVariable @a : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
  // expected-note @below {{this variable has 17 bytes; share less memory, or compile for a device that has more (--target=device)}}
  spirv.GlobalVariable @b : !spirv.ptr<!spirv.struct<(vector<3xf32>, i1, i32)>, Workgroup>
  spirv.GlobalVariable @p : !spirv.ptr<!spirv.array<400 x f32>, Private>
  spirv.func @callee() "None" {
    %b = spirv.mlir.addressof @b : !spirv.ptr<!spirv.struct<(vector<3xf32>, i1, i32)>, Workgroup>
    %a = spirv.mlir.addressof @a : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
    spirv.FunctionCall @callee() : () -> ()
    spirv.Return
  }
  // expected-error @below {{the workgroup variables of entry point 'both' take 33 bytes, more than the target's maxComputeSharedMemorySize of 32}}
  spirv.func @both() "None" {
    %a = spirv.mlir.addressof @a : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
    spirv.FunctionCall @callee() : () -> ()
    spirv.Return
  }
  spirv.func @one() "None" {
    %a = spirv.mlir.addressof @a : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
    %p = spirv.mlir.addressof @p : !spirv.ptr<!spirv.array<400 x f32>, Private>
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @both
  spirv.EntryPoint "GLCompute" @one
}

// -----

// Sizes do not wrap.
spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<max_compute_shared_memory_size = 65536>>
} {
  // expected-note @below {{this variable has 4611686018427387904 bytes}}
  spirv.GlobalVariable @huge : !spirv.ptr<!spirv.array<4294967295 x !spirv.array<4294967295 x !spirv.array<4 x f32>>>, Workgroup>
  // expected-error @below {{take 4611686018427387904 bytes, more than}}
  spirv.func @main() "None" {
    %p = spirv.mlir.addressof @huge : !spirv.ptr<!spirv.array<4294967295 x !spirv.array<4294967295 x !spirv.array<4 x f32>>>, Workgroup>
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
}

// -----

spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<max_compute_workgroup_invocations = 64, max_compute_workgroup_size = [64, 32, 16]>>
} {
  // expected-error @below {{the workgroup of 65x1x1 of entry point 'wide' has 65 invocations in dimension 0, more than the target's maxComputeWorkGroupSize[0] of 64}}
  // expected-note @below {{state a smaller workgroup and launch more of them, or compile for a device that has more (--target=device)}}
  spirv.func @wide() "None" { spirv.Return }
  // expected-error @below {{the workgroup of 8x8x2 of entry point 'many' has 128 invocations, more than the target's maxComputeWorkGroupInvocations of 64}}
  // expected-note @below {{state a smaller workgroup and launch more of them, or compile for a device that has more (--target=device)}}
  spirv.func @many() "None" { spirv.Return }
  spirv.func @fits() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @wide
  spirv.EntryPoint "GLCompute" @many
  spirv.EntryPoint "GLCompute" @fits
  spirv.ExecutionMode @wide "LocalSize", 65, 1, 1
  spirv.ExecutionMode @many "LocalSize", 8, 8, 2
  spirv.ExecutionMode @fits "LocalSize", 64, 1, 1
}

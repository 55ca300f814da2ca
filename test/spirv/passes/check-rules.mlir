// RUN: mlir-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(spirv.module(spirv-check-rules))' %s -o /dev/null

// expected-error @+2 {{module 'm' has no kernels}}
// expected-note @+1 {{mark a gpu.func with 'kernel'}}
spirv.module @__spv__m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f() "None" { spirv.Return }
}

// -----

// expected-error @+2 {{module 'm' has no kernels}}
// expected-note @+1 {{add a spirv.EntryPoint}}
spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f() "None" { spirv.Return }
}

// -----

// A library needs no entry point, and the rules of shaders are not those of OpenCL.
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  spirv.func @f() "None" { spirv.Return }
}
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses], []> {
    spirv.func @f(%a: f32) "None" { spirv.Return }
    spirv.EntryPoint "Kernel" @f
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // expected-error @+2 {{entry point 'takes' has arguments or results, which devices cannot pass}}
  // expected-note @+1 {{read and write a spirv.GlobalVariable instead, or give each argument the attribute 'spirv.interface_var_abi'}}
  spirv.func @takes(%a: f32) "None" { spirv.Return }
  // expected-error @+2 {{entry point 'returns' has arguments or results, which devices cannot pass}}
  // expected-note @+1 {{read and write}}
  spirv.func @returns() -> f32 "None" {
    %0 = spirv.Constant 1.0 : f32
    spirv.ReturnValue %0 : f32
  }
  // expected-error @+2 {{entry point 'unsized' states no workgroup size}}
  // expected-note @+1 {{add spirv.ExecutionMode @unsized "LocalSize", 64, 1, 1}}
  spirv.func @unsized() "None" { spirv.Return }
  // expected-error @+2 {{the workgroup size of entry point 'flat' has 2 numbers, not 3}}
  // expected-note @+1 {{dimensions without use have the size 1, as in [64, 1, 1]}}
  spirv.func @flat() "None" { spirv.Return }
  // expected-error @+2 {{the workgroup size of entry point 'zero' is 0 in dimension 1}}
  // expected-note @+1 {{dimensions without use}}
  spirv.func @zero() "None" { spirv.Return }
  spirv.func @sized() "None" { spirv.Return }
  // expected-error @+2 {{entry point 'colors' does not state the origin of its coordinates}}
  // expected-note @+1 {{add spirv.ExecutionMode @colors "OriginUpperLeft"}}
  spirv.func @colors() "None" { spirv.Return }
  spirv.func @upper() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @takes
  spirv.EntryPoint "GLCompute" @returns
  spirv.EntryPoint "GLCompute" @unsized
  spirv.EntryPoint "GLCompute" @flat
  spirv.EntryPoint "GLCompute" @zero
  spirv.EntryPoint "GLCompute" @sized
  spirv.EntryPoint "Fragment" @colors
  spirv.EntryPoint "Fragment" @upper
  spirv.ExecutionMode @flat "LocalSize", 32, 1
  spirv.ExecutionMode @zero "LocalSize", 32, 0, 1
  spirv.ExecutionMode @sized "LocalSize", 32, 1, 1
  spirv.ExecutionMode @upper "OriginUpperLeft"
}

// -----

// A composite constant can be the size of all entry points.
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.SpecConstant @x spec_id(0) = 1 : i32
  spirv.SpecConstantComposite @size (@x, @x, @x) : vector<3xi32> {built_in = "WorkgroupSize"}
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
}

// -----

!in = !spirv.ptr<vector<3xi32>, Input>
!out = !spirv.ptr<f32, Output>
!push = !spirv.ptr<!spirv.struct<(f32 [0])>, PushConstant>
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // expected-error @+1 {{variable 'id' is used by entry point 'main' and is not in its interface}}
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !in
  // expected-error @+2 {{variable 'o' is an output of entry point 'main', and compute shaders have no outputs}}
  // expected-note @+1 {{write to a storage buffer}}
  spirv.GlobalVariable @o {location = 0 : i32} : !out
  // expected-note @+1 {{put their members into one block}}
  spirv.GlobalVariable @p : !push
  // expected-error @+1 {{entry point 'main' uses two blocks of push constants, 'p' and 'q'}}
  spirv.GlobalVariable @q : !push
  spirv.func @main() "None" {
    %i = spirv.mlir.addressof @id : !in
    %o = spirv.mlir.addressof @o : !out
    %p = spirv.mlir.addressof @p : !push
    %q = spirv.mlir.addressof @q : !push
    spirv.Return
  }
  spirv.func @listed() "None" {
    %i = spirv.mlir.addressof @id : !in
    %p = spirv.mlir.addressof @p : !push
    spirv.Return
  }
  // expected-note @+1 {{list @id here}}
  spirv.EntryPoint "GLCompute" @main
  spirv.EntryPoint "GLCompute" @listed, @id
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  spirv.ExecutionMode @listed "LocalSize", 1, 1, 1
}

// -----

// From SPIR-V 1.4 on, serialization lists the variables.
!in = !spirv.ptr<vector<3xi32>, Input>
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader], []> {
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !in
  spirv.func @main() "None" {
    %i = spirv.mlir.addressof @id : !in
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  spirv.func @writes(%u: !spirv.ptr<i32, Uniform>, %b: !spirv.ptr<i32, StorageBuffer>, %v: i32) "None" {
    %0 = spirv.Load "Uniform" %u : i32
    spirv.Store "StorageBuffer" %b, %v : i32
    // expected-error @+2 {{a kernel cannot write to a uniform block}}
    // expected-note @+1 {{declare the buffer without a memory space, or in #spirv.storage_class<StorageBuffer>}}
    spirv.Store "Uniform" %u, %v : i32
    // expected-error @+2 {{a kernel cannot write to a uniform block}}
    // expected-note @+1 {{declare the buffer}}
    %1 = spirv.AtomicIAdd <Device> <None> %u, %v : !spirv.ptr<i32, Uniform>
    // expected-error @+2 {{a kernel cannot write to a uniform block}}
    // expected-note @+1 {{declare the buffer}}
    spirv.CopyMemory "Uniform" %u, "StorageBuffer" %b : i32
    spirv.CopyMemory "StorageBuffer" %b, "Uniform" %u : i32
    spirv.Return
  }
}

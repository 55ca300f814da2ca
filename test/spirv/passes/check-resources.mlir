// RUN: mlir-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(spirv.module(spirv-check-limits{limits=maxPushConstantsSize=16,maxPerStageDescriptorStorageBuffers=2,maxPerStageDescriptorUniformBuffers=1,maxPerStageResources=3,maxStorageBufferRange=64,maxUniformBufferRange=32,maxBoundDescriptorSets=2}))' %s -o /dev/null
// RUN: not mlir-opt --split-input-file --pass-pipeline='builtin.module(spirv.module(spirv-check-limits{limits=maxPushConstants=16}))' %s 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not mlir-opt --split-input-file --pass-pipeline='builtin.module(spirv.module(spirv-check-limits{limits=maxPushConstantsSize=x}))' %s 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not mlir-opt --split-input-file --pass-pipeline='builtin.module(spirv.module(spirv-check-limits{all}))' %s 2>&1 | FileCheck %s --check-prefix=ALL

// NAME: option 'limits' of spirv-check-limits must have the form name=value with a limit of one value, not 'maxPushConstants=16'
// VALUE: not 'maxPushConstantsSize=x'

// The option "all" checks the values that every device of Vulkan has.
// ALL-NOT: error:
// ALL: error: entry point 'many' uses 5 storage buffers, more than the target's maxPerStageDescriptorStorageBuffers of 4
// ALL-NOT: error:

!block = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>

// Variables that an entry point and the functions that it calls do not use do not count.
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a bind(0, 0) : !block
  spirv.GlobalVariable @b bind(0, 1) : !block
  spirv.GlobalVariable @c bind(0, 2) : !spirv.ptr<!spirv.array<3 x !spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>>, StorageBuffer>
  spirv.func @callee() "None" {
    %c = spirv.mlir.addressof @c : !spirv.ptr<!spirv.array<3 x !spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>>, StorageBuffer>
    spirv.Return
  }
  spirv.func @few() "None" {
    %a = spirv.mlir.addressof @a : !block
    %b = spirv.mlir.addressof @b : !block
    spirv.Return
  }
  // expected-error @+2 {{entry point 'many' uses 5 storage buffers, more than the target's maxPerStageDescriptorStorageBuffers of 2}}
  // expected-note @+1 {{put several buffers into one, or compile for a device that has more (--target=device)}}
  spirv.func @many() "None" {
    %a = spirv.mlir.addressof @a : !block
    %b = spirv.mlir.addressof @b : !block
    spirv.FunctionCall @callee() : () -> ()
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @few
  spirv.EntryPoint "GLCompute" @many
}

// -----

// Scalars in buffers can move to push constants.
!scalar = !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a bind(0, 0) : !scalar
  spirv.GlobalVariable @b bind(0, 1) : !scalar
  spirv.GlobalVariable @c bind(0, 2) : !scalar
  // expected-error @+2 {{entry point 'scalars' uses 3 storage buffers}}
  // expected-note @+1 {{pass scalar arguments in push constants (--args=push-constant), put several buffers into one, or}}
  spirv.func @scalars() "None" {
    %a = spirv.mlir.addressof @a : !scalar
    %b = spirv.mlir.addressof @b : !scalar
    %c = spirv.mlir.addressof @c : !scalar
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @scalars
}

// -----

!uniform = !spirv.ptr<!spirv.struct<(vector<4xf32> [0])>, Uniform>
!image = !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, UniformConstant>
!images = !spirv.ptr<!spirv.array<4 x !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>>, UniformConstant>
!unsized = !spirv.ptr<!spirv.rtarray<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>>, UniformConstant>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a bind(0, 0) : !uniform
  spirv.GlobalVariable @b bind(0, 1) : !uniform
  spirv.GlobalVariable @i bind(0, 2) : !image
  spirv.GlobalVariable @j bind(0, 3) : !images
  spirv.GlobalVariable @k bind(0, 4) : !unsized
  // expected-error @+2 {{entry point 'uniforms' uses 2 uniform buffers, more than the target's maxPerStageDescriptorUniformBuffers of 1}}
  // expected-note @+1 {{put several}}
  spirv.func @uniforms() "None" {
    %a = spirv.mlir.addressof @a : !uniform
    %b = spirv.mlir.addressof @b : !uniform
    spirv.Return
  }
  // expected-error @+2 {{entry point 'images' uses 5 descriptors, more than the target's maxPerStageResources of 3}}
  // expected-note @+1 {{put several}}
  spirv.func @images() "None" {
    %a = spirv.mlir.addressof @a : !uniform
    %j = spirv.mlir.addressof @j : !images
    spirv.Return
  }
  // An array without a length is one descriptor at least.
  spirv.func @fits() "None" {
    %a = spirv.mlir.addressof @a : !uniform
    %i = spirv.mlir.addressof @i : !image
    %k = spirv.mlir.addressof @k : !unsized
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @uniforms
  spirv.EntryPoint "GLCompute" @images
  spirv.EntryPoint "GLCompute" @fits
}

// -----

!p = !spirv.ptr<!spirv.struct<(vector<4xf32> [0], f32 [16])>, PushConstant>
!s = !spirv.ptr<!spirv.struct<(!spirv.array<17 x f32, stride=4> [0])>, StorageBuffer>
!u = !spirv.ptr<!spirv.struct<(!spirv.array<3 x vector<4xf32>, stride=16> [0])>, Uniform>
!f = !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
spirv.module Logical GLSL450 {
  // expected-error @+2 {{variable 'p' takes 20 bytes, more than the target's maxPushConstantsSize of 16}}
  // expected-note @+1 {{pass the values in a buffer, or compile for a device that has more (--target=device)}}
  spirv.GlobalVariable @p : !p
  // expected-error @+2 {{argument 3 of kernel 'main' takes 68 bytes, more than the target's maxStorageBufferRange of 64}}
  // expected-note @+1 {{split the buffer, or}}
  spirv.GlobalVariable @main_arg_3 bind(0, 0) : !s
  // expected-error @+2 {{variable 'u' takes 48 bytes, more than the target's maxUniformBufferRange of 32}}
  // expected-note @+1 {{use a storage buffer, or}}
  spirv.GlobalVariable @u bind(0, 1) : !u
  // expected-error @+2 {{variable 'far' is in descriptor set 2 and needs 3 sets, more than the target's maxBoundDescriptorSets of 2}}
  // expected-note @+1 {{use the sets 0 to 1, or}}
  spirv.GlobalVariable @far bind(2, 0) : !f
  spirv.func @main() "None" {
    %p = spirv.mlir.addressof @p : !p
    %s = spirv.mlir.addressof @main_arg_3 : !s
    %u = spirv.mlir.addressof @u : !u
    %f = spirv.mlir.addressof @far : !f
    spirv.Return
  }
  spirv.GlobalVariable @near bind(1, 0) : !f
  spirv.func @fits() "None" {
    %f = spirv.mlir.addressof @near : !f
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.EntryPoint "GLCompute" @fits
}

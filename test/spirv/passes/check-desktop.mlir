// RUN: mlir-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(spirv.module(spirv-check-limits{desktop}))' %s -o /dev/null
// RUN: mlir-opt --split-input-file --pass-pipeline='builtin.module(spirv.module(spirv-check-limits))' %s -o /dev/null 2>&1 | count 0

// Each limit of the target desktop: a kernel at the limit passes in silence, and one just above it has a warning.

spirv.module Logical GLSL450 {
  spirv.func @x() "None" {
    spirv.Return
  }
  spirv.func @y() "None" {
    spirv.Return
  }
  spirv.func @z() "None" {
    spirv.Return
  }
  spirv.func @all() "None" {
    spirv.Return
  }
  // expected-warning @+2 {{the workgroup of 1025x1x1 of entry point 'x1' has 1025 invocations in dimension 0, more than the maxComputeWorkGroupSize[0] of 1024 that desktop GPUs have in common}}
  // expected-note @+1 {{state a smaller workgroup and launch more of them, or compile for the device that the kernel is for (--target=device); --no-desktop-check silences this warning}}
  spirv.func @x1() "None" {
    spirv.Return
  }
  // expected-warning @+2 {{the workgroup of 1x1025x1 of entry point 'y1' has 1025 invocations in dimension 1, more than the maxComputeWorkGroupSize[1] of 1024 that desktop GPUs have in common}}
  // expected-note @+1 {{state a smaller workgroup and launch more of them, or compile for the device that the kernel is for (--target=device); --no-desktop-check silences this warning}}
  spirv.func @y1() "None" {
    spirv.Return
  }
  // expected-warning @+2 {{the workgroup of 1x1x65 of entry point 'z1' has 65 invocations in dimension 2, more than the maxComputeWorkGroupSize[2] of 64 that desktop GPUs have in common}}
  // expected-note @+1 {{state a smaller workgroup and launch more of them, or compile for the device that the kernel is for (--target=device); --no-desktop-check silences this warning}}
  spirv.func @z1() "None" {
    spirv.Return
  }
  // expected-warning @+2 {{the workgroup of 25x41x1 of entry point 'all1' has 1025 invocations, more than the maxComputeWorkGroupInvocations of 1024 that desktop GPUs have in common}}
  // expected-note @+1 {{state a smaller workgroup and launch more of them, or compile for the device that the kernel is for (--target=device); --no-desktop-check silences this warning}}
  spirv.func @all1() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @x
  spirv.ExecutionMode @x "LocalSize", 1024, 1, 1
  spirv.EntryPoint "GLCompute" @y
  spirv.ExecutionMode @y "LocalSize", 1, 1024, 1
  spirv.EntryPoint "GLCompute" @z
  spirv.ExecutionMode @z "LocalSize", 1, 1, 64
  spirv.EntryPoint "GLCompute" @all
  spirv.ExecutionMode @all "LocalSize", 32, 32, 1
  spirv.EntryPoint "GLCompute" @x1
  spirv.ExecutionMode @x1 "LocalSize", 1025, 1, 1
  spirv.EntryPoint "GLCompute" @y1
  spirv.ExecutionMode @y1 "LocalSize", 1, 1025, 1
  spirv.EntryPoint "GLCompute" @z1
  spirv.ExecutionMode @z1 "LocalSize", 1, 1, 65
  spirv.EntryPoint "GLCompute" @all1
  spirv.ExecutionMode @all1 "LocalSize", 25, 41, 1
}

// -----

!most = !spirv.ptr<!spirv.array<8192 x f32>, Workgroup>
!byte = !spirv.ptr<i8, Workgroup>
spirv.module Logical GLSL450 {
  // expected-note @+1 {{this variable has 32768 bytes; share less memory, or}}
  spirv.GlobalVariable @most : !most
  spirv.GlobalVariable @byte : !byte
  spirv.func @at() "None" {
    %0 = spirv.mlir.addressof @most : !most
    spirv.Return
  }
  // expected-warning @+1 {{the workgroup variables of entry point 'above' take 32769 bytes, more than the maxComputeSharedMemorySize of 32768 that desktop GPUs have in common}}
  spirv.func @above() "None" {
    %0 = spirv.mlir.addressof @most : !most
    %1 = spirv.mlir.addressof @byte : !byte
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @at
  spirv.EntryPoint "GLCompute" @above
}

// -----

!most = !spirv.ptr<!spirv.array<31 x !spirv.struct<(vector<4xf32> [0])>>, StorageBuffer>
!one = !spirv.ptr<!spirv.struct<(vector<4xf32> [0])>, StorageBuffer>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @most bind(0, 0) : !most
  spirv.GlobalVariable @one bind(0, 1) : !one
  spirv.func @at() "None" {
    %0 = spirv.mlir.addressof @most : !most
    spirv.Return
  }
  // expected-warning @+2 {{entry point 'above' uses 32 storage buffers, more than the maxPerStageDescriptorStorageBuffers of 31 that desktop GPUs have in common}}
  // expected-note @+1 {{put several buffers into one, or}}
  spirv.func @above() "None" {
    %0 = spirv.mlir.addressof @most : !most
    %1 = spirv.mlir.addressof @one : !one
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @at
  spirv.EntryPoint "GLCompute" @above
}

// -----

!most = !spirv.ptr<!spirv.array<15 x !spirv.struct<(vector<4xf32> [0])>>, Uniform>
!one = !spirv.ptr<!spirv.struct<(vector<4xf32> [0])>, Uniform>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @most bind(0, 0) : !most
  spirv.GlobalVariable @one bind(0, 1) : !one
  spirv.func @at() "None" {
    %0 = spirv.mlir.addressof @most : !most
    spirv.Return
  }
  // expected-warning @+2 {{entry point 'above' uses 16 uniform buffers, more than the maxPerStageDescriptorUniformBuffers of 15 that desktop GPUs have in common}}
  // expected-note @+1 {{put several buffers into one, or}}
  spirv.func @above() "None" {
    %0 = spirv.mlir.addressof @most : !most
    %1 = spirv.mlir.addressof @one : !one
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @at
  spirv.EntryPoint "GLCompute" @above
}

// -----

!most = !spirv.ptr<!spirv.array<159 x !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>>, UniformConstant>
!one = !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, UniformConstant>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @most bind(0, 0) : !most
  spirv.GlobalVariable @one bind(0, 1) : !one
  spirv.func @at() "None" {
    %0 = spirv.mlir.addressof @most : !most
    spirv.Return
  }
  // expected-warning @+2 {{entry point 'above' uses 160 descriptors, more than the maxPerStageResources of 159}}
  // expected-note @+1 {{put several}}
  spirv.func @above() "None" {
    %0 = spirv.mlir.addressof @most : !most
    %1 = spirv.mlir.addressof @one : !one
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @at
  spirv.EntryPoint "GLCompute" @above
}

// -----

!at = !spirv.ptr<!spirv.struct<(!spirv.array<32 x f32, stride=4> [0])>, PushConstant>
!above = !spirv.ptr<!spirv.struct<(!spirv.array<33 x f32, stride=4> [0])>, PushConstant>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @at : !at
  // expected-warning @+2 {{variable 'above' takes 132 bytes, more than the maxPushConstantsSize of 128 that desktop GPUs have in common}}
  // expected-note @+1 {{pass the values in a buffer, or}}
  spirv.GlobalVariable @above : !above
  spirv.func @k() "None" {
    %0 = spirv.mlir.addressof @at : !at
    spirv.Return
  }
  spirv.func @j() "None" {
    %0 = spirv.mlir.addressof @above : !above
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k
  spirv.EntryPoint "GLCompute" @j
}

// -----

!at = !spirv.ptr<!spirv.struct<(!spirv.array<4096 x vector<4xf32>, stride=16> [0])>, Uniform>
!above = !spirv.ptr<!spirv.struct<(!spirv.array<4097 x vector<4xf32>, stride=16> [0])>, Uniform>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @at bind(0, 0) : !at
  // expected-warning @+2 {{variable 'above' takes 65552 bytes, more than the maxUniformBufferRange of 65536 that desktop GPUs have in common}}
  // expected-note @+1 {{use a storage buffer, or}}
  spirv.GlobalVariable @above bind(0, 1) : !above
  spirv.func @k() "None" {
    %0 = spirv.mlir.addressof @at : !at
    spirv.Return
  }
  spirv.func @j() "None" {
    %0 = spirv.mlir.addressof @above : !above
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k
  spirv.EntryPoint "GLCompute" @j
}

// -----

!at = !spirv.ptr<!spirv.struct<(!spirv.array<268435455 x f32, stride=4> [0])>, StorageBuffer>
!above = !spirv.ptr<!spirv.struct<(!spirv.array<268435456 x f32, stride=4> [0])>, StorageBuffer>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @at bind(0, 0) : !at
  // expected-warning @+2 {{variable 'above' takes 1073741824 bytes, more than the maxStorageBufferRange of 1073741820 that desktop GPUs have in common}}
  // expected-note @+1 {{split the buffer, or}}
  spirv.GlobalVariable @above bind(0, 1) : !above
  spirv.func @k() "None" {
    %0 = spirv.mlir.addressof @at : !at
    spirv.Return
  }
  spirv.func @j() "None" {
    %0 = spirv.mlir.addressof @above : !above
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k
  spirv.EntryPoint "GLCompute" @j
}

// -----

!one = !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @at bind(7, 0) : !one
  // expected-warning @+2 {{variable 'above' is in descriptor set 8 and needs 9 sets, more than the maxBoundDescriptorSets of 8 that desktop GPUs have in common}}
  // expected-note @+1 {{use the sets 0 to 7, or}}
  spirv.GlobalVariable @above bind(8, 0) : !one
  spirv.func @k() "None" {
    %0 = spirv.mlir.addressof @at : !one
    %1 = spirv.mlir.addressof @above : !one
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k
}

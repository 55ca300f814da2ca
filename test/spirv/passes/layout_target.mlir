// RUN: mlir-opt %s --decorate-spirv-composite-type-layout=layout=target | FileCheck %s
// RUN: mlir-opt %s --decorate-spirv-composite-type-layout | FileCheck %s --check-prefix=MLIR

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // Uniform blocks align arrays to 16 bytes; arrays of vec3 have a stride of 16.
    // CHECK: @u bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=16> [0], f32 [64])>, Uniform>
    // MLIR:  @u bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0], f32 [16])>, Uniform>
    spirv.GlobalVariable @u bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, f32)>, Uniform>
    // CHECK: @s bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<3xf32>, stride=16> [0], f32 [32])>, StorageBuffer>
    // MLIR:  @s bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<3xf32>, stride=12> [0], f32 [24])>, StorageBuffer>
    spirv.GlobalVariable @s bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<3xf32>>, f32)>, StorageBuffer>
  }
}

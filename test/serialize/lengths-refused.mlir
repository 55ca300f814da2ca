// RUN: not mlir-translate %s --no-implicit-module --serialize-spirv --split-input-file 2>&1 | FileCheck %s

// CHECK: error: 'spirv.GlobalVariable' op must be a struct of one array without a layout to have the length '@n'
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.SpecConstant @n spec_id(0) = 5 : i32
  spirv.GlobalVariable @m {spirv.length = @n} : !spirv.ptr<!spirv.array<4 x i32>, Workgroup>
}

// -----

// CHECK: error: 'spirv.GlobalVariable' op must be a struct of one array without a layout to have the length '@n'
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.SpecConstant @n spec_id(0) = 5 : i32
  spirv.GlobalVariable @m {spirv.length = @n} : !spirv.ptr<!spirv.struct<(i32)>, Workgroup>
}

// -----

// CHECK: error: {{.*}}@none
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @m {spirv.length = @none} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32>)>, Workgroup>
}

// -----

// CHECK: error: 'spirv.length' must be a symbol on a spirv.GlobalVariable
spirv.module Logical GLSL450 attributes {spirv.length = @n} {
}

// -----

// CHECK: error: 'spirv.dynamic_memory' must have a kernel and the bytes of an element, on a spirv.GlobalVariable
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @m {spirv.dynamic_memory = {bytes = 0 : i32, kernel = "k"}} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32>)>, Workgroup>
}

// -----

// CHECK: error: 'spirv.dynamic_memory' must have a kernel and the bytes of an element, on a spirv.GlobalVariable
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @m {spirv.dynamic_memory = {bytes = 4 : i32}} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32>)>, Workgroup>
}

// -----

// CHECK: error: 'spirv.dynamic_memory' must have a kernel and the bytes of an element, on a spirv.GlobalVariable
spirv.module Logical GLSL450 attributes {spirv.dynamic_memory = {bytes = 4 : i32, kernel = "k"}} {
}

// -----

// CHECK: error: 'spirv.host_memory' must have a name, and the elements of a struct of one array in a storage buffer, on a spirv.GlobalVariable
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @m {spirv.host_memory = {elements = dense<1> : tensor<3xi32>, name = "m"}} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
}

// -----

// CHECK: error: 'spirv.host_memory' must have a name
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @m {spirv.host_memory = {name = "m"}} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32>)>, Workgroup>
}

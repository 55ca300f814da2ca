// RUN: mlir-opt --split-input-file --verify-diagnostics %s --decorate-spirv-composite-type-layout=layout=target

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, VariablePointers], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @s bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>
    spirv.func @call(%p: !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>) "None" {
      spirv.Return
    }
    spirv.func @caller() "None" {
      %s = spirv.mlir.addressof @s : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>
      // expected-error @below {{uses a pointer into a block that has no layout; only loads, stores, copies and access chains may use it}}
      spirv.FunctionCall @call(%s) : (!spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>) -> ()
      spirv.Return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @s bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<5000 x f32>)>, StorageBuffer>
    spirv.func @large() -> !spirv.struct<(!spirv.array<5000 x f32>)> "None" {
      %s = spirv.mlir.addressof @s : !spirv.ptr<!spirv.struct<(!spirv.array<5000 x f32>)>, StorageBuffer>
      // expected-error @below {{moves a value of more than 4096 parts between two layouts, which needs SPIR-V 1.4}}
      %v = spirv.Load "StorageBuffer" %s : !spirv.struct<(!spirv.array<5000 x f32>)>
      spirv.ReturnValue %v : !spirv.struct<(!spirv.array<5000 x f32>)>
    }
  }
}

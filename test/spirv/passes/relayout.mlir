// RUN: mlir-opt --split-input-file %s --decorate-spirv-composite-type-layout=layout=target | FileCheck %s

// Values are converted between types with and without layout: part by part before
// SPIR-V 1.4.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.module
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @s bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.struct<(f32, !spirv.array<2 x f32>)>)>, StorageBuffer>
    // CHECK-LABEL: @parts
    // CHECK: %[[V:.*]] = spirv.Load "StorageBuffer" %{{.*}} ["Aligned", 4] : !spirv.struct<(f32 [0], !spirv.array<2 x f32, stride=4> [4])>
    // CHECK: %[[A:.*]] = spirv.CompositeExtract %[[V]][0 : i32]
    // CHECK: %[[B:.*]] = spirv.CompositeExtract %[[V]][1 : i32]
    // CHECK: %[[C:.*]] = spirv.CompositeExtract %[[B]][0 : i32]
    // CHECK: %[[D:.*]] = spirv.CompositeExtract %[[B]][1 : i32]
    // CHECK: %[[E:.*]] = spirv.CompositeConstruct %[[C]], %[[D]] : (f32, f32) -> !spirv.array<2 x f32>
    // CHECK: %[[F:.*]] = spirv.CompositeConstruct %[[A]], %[[E]] : (f32, !spirv.array<2 x f32>) -> !spirv.struct<(f32, !spirv.array<2 x f32>)>
    // CHECK: spirv.ReturnValue %[[F]]
    spirv.func @parts() -> !spirv.struct<(f32, !spirv.array<2 x f32>)> "None" {
      %0 = spirv.Constant 0 : i32
      %s = spirv.mlir.addressof @s : !spirv.ptr<!spirv.struct<(!spirv.struct<(f32, !spirv.array<2 x f32>)>)>, StorageBuffer>
      %p = spirv.AccessChain %s[%0] : !spirv.ptr<!spirv.struct<(!spirv.struct<(f32, !spirv.array<2 x f32>)>)>, StorageBuffer>, i32
      %v = spirv.Load "StorageBuffer" %p ["Aligned", 4] : !spirv.struct<(f32, !spirv.array<2 x f32>)>
      spirv.ReturnValue %v : !spirv.struct<(f32, !spirv.array<2 x f32>)>
    }
  }
}

// -----

// From SPIR-V 1.4 on by one op.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.module
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @s bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>
    spirv.GlobalVariable @u bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Uniform>
    // The layout of a variable that must not have one goes.
    // CHECK: @w : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Workgroup>
    spirv.GlobalVariable @w : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32, stride=4> [0])>, Workgroup>
    // CHECK-LABEL: @logical
    // CHECK-SAME: %[[P:.*]]: !spirv.array<2 x f32>
    spirv.func @logical(%a: !spirv.array<2 x f32>) "None" {
      %0 = spirv.Constant 0 : i32
      // CHECK: %[[K:.*]] = spirv.Constant dense<1.000000e+00> : tensor<2xf32> : !spirv.array<2 x f32, stride=4>
      %k = spirv.Constant dense<1.0> : tensor<2xf32> : !spirv.array<2 x f32, stride=4>
      // CHECK: spirv.Variable : !spirv.ptr<!spirv.array<2 x f32>, Function>
      // CHECK-NEXT: %[[I:.*]] = spirv.CopyLogical %[[K]] : !spirv.array<2 x f32, stride=4> to !spirv.array<2 x f32>
      // CHECK-NEXT: spirv.Store "Function" %{{.*}}, %[[I]] : !spirv.array<2 x f32>
      %v = spirv.Variable init(%k) : !spirv.ptr<!spirv.array<2 x f32, stride=4>, Function>
      %s = spirv.mlir.addressof @s : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>
      %u = spirv.mlir.addressof @u : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Uniform>
      // CHECK: %[[S:.*]] = spirv.AccessChain
      %sp = spirv.AccessChain %s[%0] : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, StorageBuffer>, i32
      // CHECK: %[[L:.*]] = spirv.CopyLogical %[[P]] : !spirv.array<2 x f32> to !spirv.array<2 x f32, stride=4>
      // CHECK-NEXT: spirv.Store "StorageBuffer" %[[S]], %[[L]]
      spirv.Store "StorageBuffer" %sp, %a : !spirv.array<2 x f32>
      // A copy between two layouts is a load and a store.
      // CHECK: %[[M:.*]] = spirv.Load "Uniform" %{{.*}} ["Volatile"] : !spirv.struct<(!spirv.array<2 x f32, stride=16> [0])>
      // CHECK-NEXT: %[[N:.*]] = spirv.CopyLogical %[[M]]
      // CHECK-NEXT: spirv.Store "StorageBuffer" %{{.*}}, %[[N]] ["Aligned", 4] : !spirv.struct<(!spirv.array<2 x f32, stride=4> [0])>
      spirv.CopyMemory "StorageBuffer" %s, "Uniform" %u ["Aligned", 4], ["Volatile"] : !spirv.struct<(!spirv.array<2 x f32>)>
      spirv.Return
    }
  }
}

// RUN: mlir-opt %s | FileCheck %s
// CHECK: spirv.GL.UMax

// Invocations 0 to 2 store the first element of the maximum of two constant vectors, 10, and the last one stores 7.
// On SwiftShader all store 7. The driver is right without the mode SignedZeroInfNanPreserve, or if one vector is not
// constant. TestDriverErrors of test/soundness runs the kernel on both drivers.
!words = !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, SignedZeroInfNanPreserve], [SPV_KHR_float_controls]>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, SignedZeroInfNanPreserve], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_float_controls]> {
    spirv.GlobalVariable @id built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @out bind(0, 0) : !words
    spirv.func @k() "None" {
      %out = spirv.mlir.addressof @out : !words
      %c0 = spirv.Constant 0 : i32
      %c2 = spirv.Constant 2 : i32
      %c7 = spirv.Constant 7 : i32
      %zeros = spirv.Constant dense<0> : vector<4xi32>
      %v = spirv.Constant dense<[10, 2, 3, 1]> : vector<4xi32>
      %result = spirv.Variable : !spirv.ptr<i32, Function>
      %id = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
      %ids = spirv.Load "Input" %id : vector<3xi32>
      %n = spirv.CompositeExtract %ids[0 : i32] : vector<3xi32>
      %high = spirv.SGreaterThan %n, %c2 : i32
      spirv.mlir.selection {
        spirv.BranchConditional %high, ^then, ^else
      ^then:
        spirv.Store "Function" %result, %c7 : i32
        spirv.Branch ^merge
      ^else:
        %max = spirv.GL.UMax %zeros, %v : vector<4xi32>
        %first = spirv.CompositeExtract %max[0 : i32] : vector<4xi32>
        spirv.Store "Function" %result, %first : i32
        spirv.Branch ^merge
      ^merge:
        spirv.mlir.merge
      }
      %r = spirv.Load "Function" %result : i32
      %at = spirv.AccessChain %out[%c0, %n] : !words, i32, i32
      spirv.Store "StorageBuffer" %at, %r : i32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k, @id
    spirv.ExecutionMode @k "LocalSize", 4, 1, 1
    spirv.ExecutionMode @k "SignedZeroInfNanPreserve", 32
  }
}

// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t
// RUN: spirv-val --target-env=vulkan1.1 %t | FileCheck %s
// CHECK: valid

// Invocation n adds 3, n times, to the first element of a vector, and each sum to that of another vector. It stores the
// second: 10, 16, 25 and 37. Lavapipe of Mesa 22.3.6, which runs eight invocations together, adds the last
// sum twice. TestDriverErrors of test/soundness runs the kernel on both drivers. Kernels that spvc compiles
// carry the elements instead (spirv-split-carried).
!words = !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
!vector = !spirv.ptr<vector<2xi32>, Function>
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @id built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @out bind(0, 0) : !words
  spirv.func @k() "None" {
    %out = spirv.mlir.addressof @out : !words
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
    %v = spirv.Constant dense<[3, 5]> : vector<2xi32>
    %w = spirv.Constant dense<[10, 7]> : vector<2xi32>
    %result = spirv.Variable : !vector
    %id = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %ids = spirv.Load "Input" %id : vector<3xi32>
    %n = spirv.CompositeExtract %ids[0 : i32] : vector<3xi32>
    spirv.mlir.loop {
      spirv.Branch ^header(%c0, %v, %w : i32, vector<2xi32>, vector<2xi32>)
    ^header(%i: i32, %x: vector<2xi32>, %sum: vector<2xi32>):
      spirv.Store "Function" %result, %sum : vector<2xi32>
      %more = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %more, ^body, ^merge
    ^body:
      %y = spirv.IAdd %x, %v : vector<2xi32>
      %next = spirv.IAdd %sum, %y : vector<2xi32>
      %j = spirv.IAdd %i, %c1 : i32
      spirv.Branch ^header(%j, %y, %next : i32, vector<2xi32>, vector<2xi32>)
    ^merge:
      spirv.mlir.merge
    }
    %last = spirv.Load "Function" %result : vector<2xi32>
    %first = spirv.CompositeExtract %last[0 : i32] : vector<2xi32>
    %at = spirv.AccessChain %out[%c0, %n] : !words, i32, i32
    spirv.Store "StorageBuffer" %at, %first : i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k, @id
  spirv.ExecutionMode @k "LocalSize", 4, 1, 1
}

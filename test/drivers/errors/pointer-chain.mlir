// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t
// RUN: spirv-val --target-env=vulkan1.2 %t | FileCheck %s
// CHECK: valid

// SwiftShader ends the process when it makes a pipeline of this module: a loop reads both
// members of the struct behind a pointer, and goes on with the pointer in that struct.
// TestDriverErrors of test/serialize/corpus runs it in a process of its own.
!node = !spirv.ptr<!spirv.struct<Node, (i32 [0], !spirv.ptr<!spirv.struct<Node>, PhysicalStorageBuffer> [8])>, PhysicalStorageBuffer>
!in = !spirv.ptr<!spirv.struct<In, (!node [0])>, StorageBuffer>
!out = !spirv.ptr<!spirv.struct<Out, (i32 [0])>, StorageBuffer>
spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.3, [Shader, PhysicalStorageBufferAddresses], [SPV_KHR_physical_storage_buffer]> {
  spirv.GlobalVariable @in bind(0, 0) : !in
  spirv.GlobalVariable @out bind(0, 1) : !out
  spirv.func @main() "None" {
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
    %in = spirv.mlir.addressof @in : !in
    %0 = spirv.AccessChain %in[%c0] : !in, i32
    %1 = spirv.Load "StorageBuffer" %0 : !node
    %out = spirv.mlir.addressof @out : !out
    %2 = spirv.AccessChain %out[%c0] : !out, i32
    spirv.mlir.loop {
      spirv.Branch ^header(%1, %c0 : !node, i32)
    ^header(%node: !node, %n: i32):
      %3 = spirv.ULessThan %n, %c1 : i32
      spirv.BranchConditional %3, ^body, ^merge
    ^body:
      %4 = spirv.AccessChain %node[%c1] : !node, i32
      %5 = spirv.Load "PhysicalStorageBuffer" %4 ["Aligned", 8] : !node
      %6 = spirv.IAdd %n, %c1 : i32
      %7 = spirv.AccessChain %node[%c0] : !node, i32
      %8 = spirv.Load "PhysicalStorageBuffer" %7 ["Aligned", 8] : i32
      spirv.Store "StorageBuffer" %2, %8 : i32
      spirv.Branch ^header(%5, %6 : !node, i32)
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}

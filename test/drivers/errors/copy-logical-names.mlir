// REQUIRES: spirv-tools
// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t
// RUN: spirv-val --target-env=vulkan1.1spv1.4 %t | FileCheck %s
// CHECK: valid

// lavapipe of Mesa 22.3.6 refuses to make a pipeline of this module, and accepts it if both
// structs have the same name or none (--spirv-omit-names). TestDriverErrors of
// test/serialize/corpus runs it.
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader], []> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<In, (!spirv.struct<Stored, (i32 [0])> [0])>, StorageBuffer>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<Out, (i32 [0])>, StorageBuffer>
  spirv.func @main() "None" {
    %0 = spirv.Variable : !spirv.ptr<!spirv.struct<Local, (i32)>, Function>
    %c0 = spirv.Constant 0 : i32
    %in = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<In, (!spirv.struct<Stored, (i32 [0])> [0])>, StorageBuffer>
    %1 = spirv.AccessChain %in[%c0] : !spirv.ptr<!spirv.struct<In, (!spirv.struct<Stored, (i32 [0])> [0])>, StorageBuffer>, i32
    %2 = spirv.Load "StorageBuffer" %1 : !spirv.struct<Stored, (i32 [0])>
    %3 = spirv.CopyLogical %2 : !spirv.struct<Stored, (i32 [0])> to !spirv.struct<Local, (i32)>
    spirv.Store "Function" %0, %3 : !spirv.struct<Local, (i32)>
    %4 = spirv.AccessChain %0[%c0] : !spirv.ptr<!spirv.struct<Local, (i32)>, Function>, i32
    %5 = spirv.Load "Function" %4 : i32
    %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<Out, (i32 [0])>, StorageBuffer>
    %6 = spirv.AccessChain %out[%c0] : !spirv.ptr<!spirv.struct<Out, (i32 [0])>, StorageBuffer>, i32
    spirv.Store "StorageBuffer" %6, %5 : i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @in, @out
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}

// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Global variables. The name of one with a binding says the module, the set and the binding.

// CHECK: module @m {
// CHECK: llvm.mlir.global external constant @input() {addr_space = 0 : i32} : f32
// CHECK: llvm.mlir.global external constant @constant() {addr_space = 0 : i32} : vector<2xf32>
// CHECK: llvm.mlir.global external @output() {addr_space = 0 : i32, location = 3 : i32} : i32
// CHECK: llvm.mlir.global private @private() {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK: llvm.mlir.global external @m_buffer_descriptor_set1_binding2() {addr_space = 0 : i32} : !llvm.struct<(f32)>
// CHECK: llvm.mlir.global external constant @invocation() {addr_space = 0 : i32} : vector<3xi32>
// CHECK: llvm.func @uses() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.addressof @m_buffer_descriptor_set1_binding2 : !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.addressof @private : !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.module @m Logical GLSL450 {
  spirv.GlobalVariable @input : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @constant : !spirv.ptr<vector<2xf32>, UniformConstant>
  spirv.GlobalVariable @output {location = 3 : i32} : !spirv.ptr<i32, Output>
  spirv.GlobalVariable @private : !spirv.ptr<!spirv.array<4xi8>, Private>
  spirv.GlobalVariable @buffer bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
  spirv.GlobalVariable @invocation built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @uses() "None" {
    %0 = spirv.mlir.addressof @buffer : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
    %1 = spirv.mlir.addressof @private : !spirv.ptr<!spirv.array<4xi8>, Private>
    spirv.Return
  }
}

// Without a name of the module, the variable's stands alone.
// CHECK: module {
// CHECK: llvm.mlir.global external @buffer_descriptor_set0_binding0() {addr_space = 0 : i32} : i32
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @buffer bind(0, 0) : !spirv.ptr<i32, StorageBuffer>
}

// RUN: mlir-opt '--convert-spirv-to-llvm=client-api=OpenCL' %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 '--convert-spirv-to-llvm=client-api=OpenCL' %s | FileCheck %s

// OpenCL has address spaces for storage classes.

// CHECK-LABEL: llvm.func @pointers(!llvm.ptr, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<2>, !llvm.ptr<3>, !llvm.ptr<4>, !llvm.ptr<5>, !llvm.ptr<6>, !llvm.ptr, !llvm.ptr)
spirv.func @pointers(!spirv.ptr<f32, Function>, !spirv.ptr<f32, Input>, !spirv.ptr<f32, CrossWorkgroup>, !spirv.ptr<f32, UniformConstant>, !spirv.ptr<f32, Workgroup>, !spirv.ptr<f32, Generic>, !spirv.ptr<f32, DeviceOnlyINTEL>, !spirv.ptr<f32, HostOnlyINTEL>, !spirv.ptr<f32, Private>, !spirv.ptr<f32, StorageBuffer>) "None"

// CHECK: module {
// CHECK: llvm.mlir.global external constant @input() {addr_space = 1 : i32} : f32
// CHECK: llvm.mlir.global external constant @constant() {addr_space = 2 : i32} : f32
spirv.module Physical32 OpenCL {
  spirv.GlobalVariable @input : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @constant : !spirv.ptr<f32, UniformConstant>
}

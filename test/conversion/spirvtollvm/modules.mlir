// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s --check-prefix=NEW

// Modules, entry points and execution modes.

// OLD: module @named {
// OLD: llvm.mlir.global external constant @__spv__named_k_execution_mode_info_17() {addr_space = 0 : i32} : !llvm.struct<(i32, array<3 x i32>)> {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : !llvm.struct<(i32, array<3 x i32>)>
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(17 : i32) : i32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.insertvalue %[[V1]], %[[V0]][0] : !llvm.struct<(i32, array<3 x i32>)>
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(8 : i32) : i32
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.insertvalue %[[V3]], %[[V2]][1, 0] : !llvm.struct<(i32, array<3 x i32>)>
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// OLD-NEXT: %[[V6:[0-9]+]] = llvm.insertvalue %[[V5]], %[[V4]][1, 1] : !llvm.struct<(i32, array<3 x i32>)>
// OLD-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V8:[0-9]+]] = llvm.insertvalue %[[V7]], %[[V6]][1, 2] : !llvm.struct<(i32, array<3 x i32>)>
// OLD-NEXT: llvm.return %[[V8]] : !llvm.struct<(i32, array<3 x i32>)>
// OLD: llvm.func @k() {
// OLD-NEXT: llvm.return
// NEW: module @named {
// NEW: llvm.mlir.global external constant @__spv__named_k_execution_mode_info_17() {addr_space = 0 : i32} : !llvm.struct<(i32, array<3 x i32>)> {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : !llvm.struct<(i32, array<3 x i32>)>
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(17 : i32) : i32
// NEW-NEXT: %[[V2:[0-9]+]] = llvm.insertvalue %[[V1]], %[[V0]][0] : !llvm.struct<(i32, array<3 x i32>)>
// NEW-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(8 : i32) : i32
// NEW-NEXT: %[[V4:[0-9]+]] = llvm.insertvalue %[[V3]], %[[V2]][1, 0] : !llvm.struct<(i32, array<3 x i32>)>
// NEW-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// NEW-NEXT: %[[V6:[0-9]+]] = llvm.insertvalue %[[V5]], %[[V4]][1, 1] : !llvm.struct<(i32, array<3 x i32>)>
// NEW-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V8:[0-9]+]] = llvm.insertvalue %[[V7]], %[[V6]][1, 2] : !llvm.struct<(i32, array<3 x i32>)>
// NEW-NEXT: llvm.return %[[V8]] : !llvm.struct<(i32, array<3 x i32>)>
// NEW: llvm.func @k() {
// NEW-NEXT: llvm.return
spirv.module @named Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @k() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k
  spirv.ExecutionMode @k "LocalSize", 8, 4, 1
}

// OLD: module {
// OLD: llvm.mlir.global external constant @__spv__k_execution_mode_info_31() {addr_space = 0 : i32} : !llvm.struct<(i32)> {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : !llvm.struct<(i32)>
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(31 : i32) : i32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.insertvalue %[[V1]], %[[V0]][0] : !llvm.struct<(i32)>
// OLD-NEXT: llvm.return %[[V2]] : !llvm.struct<(i32)>
// OLD: llvm.func @k() {
// OLD-NEXT: llvm.return
// NEW: module {
// NEW: llvm.mlir.global external constant @__spv__k_execution_mode_info_31() {addr_space = 0 : i32} : !llvm.struct<(i32)> {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : !llvm.struct<(i32)>
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(31 : i32) : i32
// NEW-NEXT: %[[V2:[0-9]+]] = llvm.insertvalue %[[V1]], %[[V0]][0] : !llvm.struct<(i32)>
// NEW-NEXT: llvm.return %[[V2]] : !llvm.struct<(i32)>
// NEW: llvm.func @k() {
// NEW-NEXT: llvm.return
spirv.module Logical OpenCL {
  spirv.func @k() "None" {
    spirv.Return
  }
  spirv.EntryPoint "Kernel" @k
  spirv.ExecutionMode @k "ContractionOff"
}

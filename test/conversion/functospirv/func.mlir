// RUN: mlir-opt %s -split-input-file -convert-func-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func private @declared(i8, vector<1xf32>) -> index
func.func @calls(%a: i8, %v: vector<1xf32>) -> index attributes {note = 1 : i32} {
  %0 = call @declared(%a, %v) : (i8, vector<1xf32>) -> index
  call @nothing() : () -> ()
  return %0 : index
}
func.func @nothing() {
  return
}
func.func @two(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
func.func @memory(%a: memref<2x3xf32, #spirv.storage_class<StorageBuffer>>, %b: memref<?xi8, #spirv.storage_class<Uniform>>, %c: memref<5xi1, #spirv.storage_class<Workgroup>>, %d: memref<4x4xf32, strided<[8, 1], offset: 2>, #spirv.storage_class<PushConstant>>) {
  return
}
func.func @wide(%a: i64) {
  return
}
}

// CHECK-LABEL: spirv.func @declared(i32, f32) -> i32 "None" attributes {sym_visibility = "private"}
// CHECK-LABEL: spirv.func @calls(%arg0: i32, %arg1: f32) -> i32 "None" attributes {note = 1 : i32} {
// CHECK-NEXT:  %0 = spirv.FunctionCall @declared(%arg0, %arg1) : (i32, f32) -> i32
// CHECK-NEXT:  spirv.FunctionCall @nothing() : () -> ()
// CHECK-NEXT:  spirv.ReturnValue %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: spirv.func @nothing() "None" {
// CHECK-NEXT:  spirv.Return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @two(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:  return %arg0, %arg0 : i32, i32
// CHECK-NEXT:  }
// CHECK-LABEL: spirv.func @memory(%arg0: !spirv.ptr<!spirv.struct<(!spirv.array<6 x f32, stride=4> [0])>, StorageBuffer>, %arg1: !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, Uniform>, %arg2: !spirv.ptr<!spirv.struct<(!spirv.array<2 x i32>)>, Workgroup>, %arg3: !spirv.ptr<!spirv.struct<(!spirv.array<34 x f32, stride=4> [0])>, PushConstant>) "None" {
// CHECK-NEXT:  spirv.Return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @wide(%arg0: i64) {
// CHECK-NEXT:  spirv.Return
// CHECK-NEXT:  }

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Int64, Int8], []>, #spirv.resource_limits<>>} {
func.func @pointers(%a: memref<2x3xf32, #spirv.storage_class<CrossWorkgroup>>, %b: memref<?xi8, #spirv.storage_class<CrossWorkgroup>>, %c: complex<f32>, %d: tensor<2x2xi64>) {
  return
}
}

// CHECK-LABEL: spirv.func @pointers(%arg0: !spirv.ptr<!spirv.array<6 x f32>, CrossWorkgroup>, %arg1: !spirv.ptr<i8, CrossWorkgroup>, %arg2: vector<2xf32>, %arg3: !spirv.array<4 x i64>) "None" {
// CHECK-NEXT:  spirv.Return
// CHECK-NEXT:  }

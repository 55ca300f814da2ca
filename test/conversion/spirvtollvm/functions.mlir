// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Functions. Their controls become attributes, if there is exactly one.

// CHECK-LABEL: llvm.func @f_none(%arg0: i32) {
// CHECK-NEXT: llvm.return
spirv.func @f_none(%x: i32) "None" {

  spirv.Return
}

// CHECK-LABEL: llvm.func @f_inline(%arg0: i32) attributes {always_inline} {
// CHECK-NEXT: llvm.return
spirv.func @f_inline(%x: i32) "Inline" {

  spirv.Return
}

// CHECK-LABEL: llvm.func @f_dontinline(%arg0: i32) attributes {no_inline} {
// CHECK-NEXT: llvm.return
spirv.func @f_dontinline(%x: i32) "DontInline" {

  spirv.Return
}

// CHECK-LABEL: llvm.func @f_pure(%arg0: i32) attributes {passthrough = ["readonly"]} {
// CHECK-NEXT: llvm.return
spirv.func @f_pure(%x: i32) "Pure" {

  spirv.Return
}

// CHECK-LABEL: llvm.func @f_const(%arg0: i32) attributes {passthrough = ["readnone"]} {
// CHECK-NEXT: llvm.return
spirv.func @f_const(%x: i32) "Const" {

  spirv.Return
}

// CHECK-LABEL: llvm.func @f_inline_pure(%arg0: i32) {
// CHECK-NEXT: llvm.return
spirv.func @f_inline_pure(%x: i32) "Inline|Pure" {

  spirv.Return
}

// A declaration.
// CHECK-LABEL: llvm.func @declared(!llvm.ptr, i32) -> f32
spirv.func @declared(!spirv.ptr<f32, Uniform>, si32) -> f32 "None"

// RUN: mlir-opt -test-spirv-module-combiner -split-input-file -verify-diagnostics %s | FileCheck %s

// Functions keep their names, variables give way; the numbers go on from module
// to module.

// CHECK:      [a] x -> x_1
// CHECK-NEXT: [b] x -> x_2
// CHECK-NEXT: module {
// CHECK-NEXT:   spirv.module Logical GLSL450 {
// CHECK-NEXT:     spirv.GlobalVariable @x_1 bind(0, 0) : !spirv.ptr<f32, Input>
// CHECK-NEXT:     spirv.func @use
// CHECK-NEXT:       spirv.mlir.addressof @x_1
// CHECK:          spirv.func @x
// CHECK-NEXT:       spirv.Return
spirv.module @a Logical GLSL450 {
  spirv.GlobalVariable @x bind(0, 0) : !spirv.ptr<f32, Input>
  spirv.func @use() "None" {
    %0 = spirv.mlir.addressof @x : !spirv.ptr<f32, Input>
    spirv.Return
  }
}
spirv.module @b Logical GLSL450 {
  spirv.GlobalVariable @x bind(0, 0) : !spirv.ptr<f32, Input>
}
spirv.module @c Logical GLSL450 {
  spirv.func @x() "None" {
    spirv.Return
  }
}

// -----

// Composites of equal constants are equal.

// CHECK:      spirv.module Logical GLSL450 {
// CHECK-NEXT:   spirv.SpecConstant @one = 1 : i32
// CHECK-NEXT:   spirv.SpecConstantComposite @pair (@one, @one) : !spirv.array<2 x i32>
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.SpecConstant @one = 1 : i32
  spirv.SpecConstant @uno = 1 : i32
  spirv.SpecConstantComposite @pair (@one, @one) : !spirv.array<2 x i32>
  spirv.SpecConstantComposite @paio (@uno, @one) : !spirv.array<2 x i32>
}

// -----

spirv.module @a Logical GLSL450 {
}
// expected-error @below {{input modules differ in addressing model, memory model, and/or VCE triple}}
spirv.module @b Physical64 GLSL450 {
}

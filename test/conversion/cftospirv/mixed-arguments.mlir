// RUN: mlir-opt %s -convert-cf-to-spirv | FileCheck %s

// Of a block's arguments only those of other types get casts.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func @mixed
// CHECK-SAME: %[[I:.*]]: index, %[[F:.*]]: f32
// CHECK: %[[C:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i32
// CHECK-NEXT: spirv.Branch ^bb1(%[[F]], %[[C]] : f32, i32)
// CHECK-NEXT: ^bb1(%[[X:.*]]: f32, %[[Y:.*]]: i32):
// CHECK-NEXT: %[[B:.*]] = builtin.unrealized_conversion_cast %[[Y]] : i32 to index
// CHECK-NEXT: return %[[X]], %[[B]]
func.func @mixed(%i: index, %f: f32) -> (f32, index) {
  cf.br ^bb1(%f, %i : f32, index)
^bb1(%x: f32, %y: index):
  return %x, %y : f32, index
}
}

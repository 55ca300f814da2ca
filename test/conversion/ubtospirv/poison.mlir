// RUN: mlir-opt %s -split-input-file -convert-ub-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
func.func @f() {
  %0 = ub.poison : index
  %1 = ub.poison : i16
  %2 = ub.poison : f32
  return
}
func.func @g() {
  %2 = ub.poison : vector<2xf32>
  return
}
}

// CHECK-LABEL: func.func @f() {
// CHECK-NEXT:  %0 = spirv.Undef : i32
// CHECK-NEXT:  %1 = spirv.Undef : i32
// CHECK-NEXT:  %2 = spirv.Undef : f32
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @g() {
// CHECK-NEXT:  %0 = ub.poison : vector<2xf32>
// CHECK-NEXT:  return
// CHECK-NEXT:  }

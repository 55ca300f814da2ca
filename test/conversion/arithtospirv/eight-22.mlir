// RUN: mlir-opt --mlir-version=22 --convert-arith-to-spirv %s | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int8], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK: spirv.Constant 60 : i8
  %0 = arith.constant 1.0 : f8E5M2
  // CHECK: spirv.Constant dense<[56, 64, -72]> : vector<3xi8>
  %1 = arith.constant dense<[1.0, 2.0, -1.0]> : vector<3xf8E4M3FN>
  return
}
}

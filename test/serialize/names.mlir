// RUN: mlir-translate --no-implicit-module --serialize-spirv %s -o %t.spv && mlir-translate --no-implicit-module --deserialize-spirv %t.spv | FileCheck %s

// Debug names with a zero byte are left out; strings of SPIR-V end there.
// CHECK: spirv.func @spirv_fn_3() "None"
// CHECK: spirv.func @plain() "None"
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  spirv.func @"a\00b"() "None" { spirv.Return }
  spirv.func @plain() "None" { spirv.Return }
}

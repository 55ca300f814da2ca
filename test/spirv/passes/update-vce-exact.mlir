// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-update-vce{exact}))" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-update-vce))" | FileCheck %s --check-prefix=MLIR

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform, Int64, Int64Atomics,
    AtomicFloat16AddEXT, AtomicFloat32AddEXT], [SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float16_add]>, #spirv.resource_limits<>>} {
  // Built-in variables of subgroups.
  // CHECK: spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [GroupNonUniform, Shader], []>
  // MLIR: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []>
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @lane built_in("SubgroupLocalInvocationId") : !spirv.ptr<i32, Input>
  }

  // Atomic operations of 64 bits.
  // CHECK: requires #spirv.vce<v1.0, [{{.*}}Int64Atomics{{.*}}], []>
  // MLIR-NOT: Int64Atomics
  // MLIR: spirv.func @wide
  spirv.module Logical GLSL450 {
    spirv.func @wide(%p: !spirv.ptr<i64, Workgroup>, %v: i64) "None" {
      %0 = spirv.AtomicIAdd <Workgroup> <None> %p, %v : !spirv.ptr<i64, Workgroup>
      spirv.Return
    }
  }

  // Atomic sums of floats: the capability of their width.
  // CHECK: requires #spirv.vce<v1.0, [{{.*}}AtomicFloat32AddEXT{{.*}}], [SPV_EXT_shader_atomic_float_add]>
  // MLIR: requires #spirv.vce<v1.0, [{{.*}}AtomicFloat16AddEXT{{.*}}], [SPV_EXT_shader_atomic_float_add]>
  spirv.module Logical GLSL450 {
    spirv.func @sum(%p: !spirv.ptr<f32, Workgroup>, %v: f32) "None" {
      %0 = spirv.EXT.AtomicFAdd <Workgroup> <None> %p, %v : !spirv.ptr<f32, Workgroup>
      spirv.Return
    }
  }

  // The type of a specialization constant, and the only capability of a built-in variable.
  // CHECK: requires #spirv.vce<v1.0, [{{.*}}Int64{{.*}}], []>
  // MLIR-NOT: Int64
  // MLIR: spirv.SpecConstant @wide
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @wide = 5 : i64
    spirv.SpecConstant @flag = true
  }
}

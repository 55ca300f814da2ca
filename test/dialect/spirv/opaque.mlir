// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: spirv.module
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], [SPV_KHR_terminate_invocation]> {
  // CHECK: spirv.opaque.mode "OpExtension" ["SPV_SOME_thing"]
  spirv.opaque.mode "OpExtension" ["SPV_SOME_thing"]
  spirv.SpecConstant @n = 4 : i32
  // CHECK: spirv.opaque.global @pair "OpConstantComposite" [1 : i32, @n, [f32, unit]] {relaxed_precision} : !spirv.struct<(i32, i32, f32)>
  spirv.opaque.global @pair "OpConstantComposite" [1 : i32, @n, [f32, unit]] {relaxed_precision} : !spirv.struct<(i32, i32, f32)>
  // CHECK: !spirv.ptr<!spirv.opaque<"OpTypeArray", [!spirv.opaque<"OpTypeSampler">, @n]>, UniformConstant>
  spirv.GlobalVariable @s : !spirv.ptr<!spirv.opaque<"OpTypeArray", [!spirv.opaque<"OpTypeSampler">, @n]>, UniformConstant>
  spirv.func @f(%x : i32, %v : vector<2xf32>) -> i32 "None" {
    // CHECK: spirv.mlir.referenceof @pair : !spirv.struct<(i32, i32, f32)>
    %p = spirv.mlir.referenceof @pair : !spirv.struct<(i32, i32, f32)>
    // CHECK: spirv.opaque.inst "OpExtInst"(%{{.*}}) ["GLSL.std.450", "Length", unit] : (vector<2xf32>) -> f32
    %l = spirv.opaque.inst "OpExtInst"(%v) ["GLSL.std.450", "Length", unit] : (vector<2xf32>) -> f32
    // CHECK: spirv.opaque.inst "OpDPdx"(%{{.*}}) {relaxed_precision} : (f32) -> f32
    %d = spirv.opaque.inst "OpDPdx"(%l) {relaxed_precision} : (f32) -> f32
    // CHECK:      spirv.Switch %{{.*}} : i32, [
    // CHECK-NEXT:   default: ^bb1,
    // CHECK-NEXT:   4294967295: ^bb2(%{{.*}} : i32),
    // CHECK-NEXT:   7: ^bb1
    // CHECK-NEXT: ] {construct = {control = [0 : i32], merge = 1 : i32}}
    spirv.Switch %x : i32, [default: ^a, -1: ^b(%x : i32), 7: ^a] {construct = {control = [0 : i32], merge = 1 : i32}}
  ^a:
    // CHECK: spirv.Kill
    spirv.Kill
  ^b(%y : i32):
    // CHECK: spirv.BranchConditional %{{.*}}, ^bb3, ^bb4 {construct = {control = [0 : i32], merge = 2 : i32}, label = 1 : i32}
    %c = spirv.Constant true
    spirv.BranchConditional %c, ^c, ^d {construct = {control = [0 : i32], merge = 2 : i32}, label = 1 : i32}
  ^c:
    // CHECK: spirv.opaque.terminator "OpTerminateInvocation"
    spirv.opaque.terminator "OpTerminateInvocation"
  ^d:
    // CHECK: spirv.ReturnValue %{{.*}} {label = 2 : i32} : i32
    spirv.ReturnValue %y {label = 2 : i32} : i32
  }
}

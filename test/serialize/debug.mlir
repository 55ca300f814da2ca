// RUN: mlir-translate --no-implicit-module --test-spirv-roundtrip-debug --mlir-print-debuginfo %s | FileCheck %s

// Values that are constants in the binary have no line there; decorations may be spelt as attributes.

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.SpecConstant @spec = 2.0 : f32
  // CHECK: spirv.GlobalVariable @out {flat}
  spirv.GlobalVariable @out {flat = #spirv.decoration<Flat>} : !spirv.ptr<f32, Output>
  spirv.func @f(%x: f32) "None" {
    %one = spirv.Constant 1.0 : f32
    %two = spirv.mlir.referenceof @spec : f32
    %out = spirv.mlir.addressof @out : !spirv.ptr<f32, Output>
    // CHECK: spirv.Constant 1.000000e+00 : f32 loc(#[[NONE:loc[0-9]*]])
    // CHECK: spirv.FAdd {{.*}} loc(#[[LINE:loc[0-9]+]])
    %sum = spirv.FAdd %x, %one : f32
    // CHECK: spirv.mlir.referenceof @spec : f32 loc(#[[NONE]])
    %product = spirv.FMul %sum, %two : f32
    // CHECK: spirv.mlir.addressof @out : !spirv.ptr<f32, Output> loc(#[[NONE]])
    spirv.Store "Output" %out, %product : f32
    spirv.Return
  }
}
// CHECK: #[[NONE]] = loc(unknown)
// CHECK: #[[LINE]] = loc("{{.*}}debug.mlir":[[#]]:12)

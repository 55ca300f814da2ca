// RUN: mlir-translate --no-implicit-module --test-spirv-roundtrip-debug --mlir-print-debuginfo %s | FileCheck %s

// Values that are constants in the binary have no line there; decorations may be spelled as attributes.

// CHECK: #[[NONE:loc[0-9]*]] = loc(unknown)
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  spirv.SpecConstant @spec = 2.0 : f32
  // CHECK: spirv.GlobalVariable @out {flat}
  spirv.GlobalVariable @out {flat = #spirv.decoration<Flat>} : !spirv.ptr<f32, Output>
  // A line holds up to the end of a block, or to what has none.
  // CHECK: spirv.func @g
  spirv.func @g(%x: f32) -> f32 "None" {
    // CHECK: spirv.FNegate {{.*}} loc(#[[LINE2:loc[0-9]+]])
    // CHECK: spirv.FNegate {{.*}} loc(#[[NONE]])
    // CHECK: spirv.Branch ^bb1 loc(#[[LINE3:loc[0-9]+]])
    %a = spirv.FNegate %x : f32 loc("a.c":5:5)
    %b = spirv.FNegate %a : f32 loc(unknown)
    spirv.Branch ^next loc("a.c":6:6)
  ^next:
    // CHECK: ^bb1:
    // CHECK: spirv.GL.FAbs
    // CHECK-SAME: loc(#[[NONE]])
    // CHECK: spirv.ReturnValue {{.*}} loc(#[[NONE]])
    %c = spirv.GL.FAbs %b : f32 loc(unknown)
    spirv.ReturnValue %c : f32 loc(unknown)
  // CHECK: } loc(#[[NONE]])
  } loc(unknown)

  spirv.func @f(%x: f32) "None" {
    %one = spirv.Constant 1.0 : f32
    %two = spirv.mlir.referenceof @spec : f32
    %out = spirv.mlir.addressof @out : !spirv.ptr<f32, Output>
    // CHECK: spirv.Constant 1.000000e+00 : f32 loc(#[[NONE]])
    // CHECK: spirv.FAdd {{.*}} loc(#[[LINE:loc[0-9]+]])
    %sum = spirv.FAdd %x, %one : f32
    // CHECK: spirv.mlir.referenceof @spec : f32 loc(#[[NONE]])
    %product = spirv.FMul %sum, %two : f32
    // CHECK: spirv.mlir.addressof @out : !spirv.ptr<f32, Output> loc(#[[NONE]])
    spirv.Store "Output" %out, %product : f32
    spirv.Return
  }
}
// CHECK-DAG: #[[LINE]] = loc("{{.*}}debug.mlir":[[#]]:12)
// CHECK-DAG: #[[LINE2]] = loc("a.c":5:5)
// CHECK-DAG: #[[LINE3]] = loc("a.c":6:6)

// Instructions of GLSL.std.450, products of matrices and vectors. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.GL.Acosh' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.IsFinite' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.VectorTimesMatrix' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Kernel, Linkage, Float16, Float64, Int64, Int16, Vector16, Matrix], []> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Kernel, Linkage, Float16, Float64, Int64, Int16, Vector16, Matrix], []> {
  // CHECK: spirv.func @gl(%arg0: f32, %arg1: vector<3xf32>, %arg2: f16, %arg3: i32, %arg4: vector<4xi32>, %arg5: vector<2xf32>, %arg6: vector<4xf32>, %arg7: vector<4xf16>, %arg8: f64) "None" {
  spirv.func @gl(%f: f32, %v: vector<3xf32>, %h: f16, %i: i32, %iv: vector<4xi32>, %v2: vector<2xf32>, %v4: vector<4xf32>, %hv: vector<4xf16>, %d: f64) "None" {
    // CHECK: %0 = spirv.GL.Acosh %arg0 : f32
    %0 = spirv.GL.Acosh %f : f32
    // CHECK: %1 = spirv.GL.Asinh %arg1 : vector<3xf32>
    %1 = spirv.GL.Asinh %v : vector<3xf32>
    // CHECK: %2 = spirv.GL.Atanh %arg2 : f16
    %2 = spirv.GL.Atanh %h : f16
    // CHECK: %3 = spirv.GL.Cross %arg1, %arg1 : vector<3xf32>
    %3 = spirv.GL.Cross %v, %v : vector<3xf32>
    // CHECK: %4 = spirv.GL.Distance %arg1, %arg1 : vector<3xf32>, vector<3xf32> -> f32
    %4 = spirv.GL.Distance %v, %v : vector<3xf32>, vector<3xf32> -> f32
    // CHECK: %5 = spirv.GL.Distance %arg0, %arg0 : f32, f32 -> f32
    %40 = spirv.GL.Distance %f, %f : f32, f32 -> f32
    // CHECK: %6 = spirv.GL.Exp2 %arg1 : vector<3xf32>
    %5 = spirv.GL.Exp2 %v : vector<3xf32>
    // CHECK: %7 = spirv.GL.FindILsb %arg3 : i32
    %6 = spirv.GL.FindILsb %i : i32
    // CHECK: %8 = spirv.GL.FindILsb %arg4 : vector<4xi32>
    %60 = spirv.GL.FindILsb %iv : vector<4xi32>
    // CHECK: %9 = spirv.GL.FindSMsb %arg4 : vector<4xi32>
    %7 = spirv.GL.FindSMsb %iv : vector<4xi32>
    // CHECK: %10 = spirv.GL.Fract %arg1 : vector<3xf32>
    %8 = spirv.GL.Fract %v : vector<3xf32>
    // CHECK: %11 = spirv.GL.Fract %arg8 : f64
    %80 = spirv.GL.Fract %d : f64
    // CHECK: %12 = spirv.GL.Length %arg1 : vector<3xf32> -> f32
    %9 = spirv.GL.Length %v : vector<3xf32> -> f32
    // CHECK: %13 = spirv.GL.Length %arg2 : f16 -> f16
    %90 = spirv.GL.Length %h : f16 -> f16
    // CHECK: %14 = spirv.GL.Log2 %arg7 : vector<4xf16>
    %100 = spirv.GL.Log2 %hv : vector<4xf16>
    // CHECK: %15 = spirv.GL.Normalize %arg1 : vector<3xf32>
    %11 = spirv.GL.Normalize %v : vector<3xf32>
    // CHECK: %16 = spirv.GL.PackHalf2x16 %arg5 : vector<2xf32> -> i32
    %12 = spirv.GL.PackHalf2x16 %v2 : vector<2xf32> -> i32
    // CHECK: %17 = spirv.GL.PackSnorm4x8 %arg6 : vector<4xf32> -> i32
    %13 = spirv.GL.PackSnorm4x8 %v4 : vector<4xf32> -> i32
    // CHECK: %18 = spirv.GL.Reflect %arg1, %arg1 : vector<3xf32>
    %14 = spirv.GL.Reflect %v, %v : vector<3xf32>
    // CHECK: %19 = spirv.GL.UnpackHalf2x16 %arg3 : i32 -> vector<2xf32>
    %15 = spirv.GL.UnpackHalf2x16 %i : i32 -> vector<2xf32>
    // CHECK: %20 = spirv.GL.UnpackSnorm4x8 %arg3 : i32 -> vector<4xf32>
    %16 = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>
    // CHECK: %21 = spirv.IsFinite %arg0 : f32
    %17 = spirv.IsFinite %f : f32
    // CHECK: %22 = spirv.IsFinite %arg1 : vector<3xf32>
    %18 = spirv.IsFinite %v : vector<3xf32>
    // CHECK: spirv.Return
    spirv.Return
  }
  // CHECK: spirv.func @mat(%arg0: !spirv.matrix<2 x vector<3xf32>>, %arg1: vector<2xf32>, %arg2: vector<3xf32>) "None" {
  spirv.func @mat(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>, %w: vector<3xf32>) "None" {
    // CHECK: %0 = spirv.MatrixTimesVector %arg0, %arg1 : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
    %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
    // CHECK: %1 = spirv.VectorTimesMatrix %arg2, %arg0 : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
    %1 = spirv.VectorTimesMatrix %w, %m : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
    // CHECK: spirv.Return
    spirv.Return
  }
}

// RUN: mlir-opt --decorate-spirv-composite-type-layout %s | FileCheck %s

spirv.module Logical GLSL450 {
  // CHECK: spirv.GlobalVariable @a : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.struct<(vector<3xf32> [0], f32 [12])> [16])>, Uniform>
  spirv.GlobalVariable @a : !spirv.ptr<!spirv.struct<(f32, !spirv.struct<(vector<3xf32>, f32)>)>, Uniform>
  // CHECK: spirv.GlobalVariable @b : !spirv.ptr<!spirv.struct<(f32)>, Workgroup>
  spirv.GlobalVariable @b : !spirv.ptr<!spirv.struct<(f32)>, Workgroup>
  spirv.func @f() "None" {
    %one = spirv.Constant 1 : i32
    // CHECK: %[[A:.*]] = spirv.mlir.addressof @a : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.struct<(vector<3xf32> [0], f32 [12])> [16])>, Uniform>
    %0 = spirv.mlir.addressof @a : !spirv.ptr<!spirv.struct<(f32, !spirv.struct<(vector<3xf32>, f32)>)>, Uniform>
    // CHECK: %[[S:.*]] = spirv.AccessChain %[[A]]
    %1 = spirv.AccessChain %0[%one] : !spirv.ptr<!spirv.struct<(f32, !spirv.struct<(vector<3xf32>, f32)>)>, Uniform>, i32
    // The type of the inner pointer follows.
    // CHECK: spirv.AccessChain %[[S]][%{{.*}}] : !spirv.ptr<!spirv.struct<(vector<3xf32> [0], f32 [12])>, Uniform>, i32
    %2 = spirv.AccessChain %1[%one] : !spirv.ptr<!spirv.struct<(vector<3xf32>, f32)>, Uniform>, i32
    spirv.Return
  }
}

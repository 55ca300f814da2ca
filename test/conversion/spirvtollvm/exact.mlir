// RUN: not mlir-opt --mlir-version=22 --convert-spirv-to-llvm --split-input-file %s 2>/dev/null | FileCheck %s --check-prefix=MLIR
// RUN: not mlir-opt --mlir-version=22 '--convert-spirv-to-llvm=complete' --split-input-file %s 2>&1 | FileCheck %s

// MLIR converts structs with a member in the last quarter of a vector of three, where LLVM puts no member. The option complete refuses
// them, and converts arrays of such vectors whose stride is LLVM's.

// MLIR: llvm.func @tail(%arg0: !llvm.struct<(vector<3xf32>, f32)>)
// CHECK: error: failed to legalize operation 'spirv.func'
spirv.module Logical GLSL450 {
  spirv.func @tail(%s: !spirv.struct<(vector<3xf32> [0], f32 [12])>) "None" {
    spirv.Return
  }
}

// -----

// CHECK: llvm.func @array(%arg0: !llvm.array<2 x vector<3xf32>>)
spirv.module Logical GLSL450 {
  spirv.func @array(%s: !spirv.array<2 x vector<3xf32>, stride=16>) "None" {
    spirv.Return
  }
}

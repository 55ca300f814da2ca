// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Types of arrays, structs and pointers.

// CHECK-LABEL: llvm.func @array(!llvm.array<16 x f32>)
spirv.func @array(!spirv.array<16xf32>) "None"

// CHECK-LABEL: llvm.func @strided(!llvm.array<16 x f32>)
spirv.func @strided(!spirv.array<16xf32, stride=4>) "None"

// CHECK-LABEL: llvm.func @of_vectors(!llvm.array<2 x vector<4xf32>>)
spirv.func @of_vectors(!spirv.array<2xvector<4xf32>, stride=16>) "None"

// CHECK-LABEL: llvm.func @runtime(!llvm.array<0 x vector<2xf32>>)
spirv.func @runtime(!spirv.rtarray<vector<2xf32>>) "None"

// CHECK-LABEL: llvm.func @packed(!llvm.struct<packed (i8, f32, struct<packed (i64, i16)>)>)
spirv.func @packed(!spirv.struct<(i8, f32, !spirv.struct<(i64, i16)>)>) "None"

// CHECK-LABEL: llvm.func @natural(!llvm.struct<(i8, f32, vector<3xf32>, vector<2xf16>)>)
spirv.func @natural(!spirv.struct<(i8 [0], f32 [4], vector<3xf32> [16], vector<2xf16> [28])>) "None"

// CHECK-LABEL: llvm.func @nested(!llvm.struct<(struct<(i8, f64)>, i1)>)
spirv.func @nested(!spirv.struct<(!spirv.struct<(i8 [0], f64 [8])> [0], i1 [16])>) "None"

// CHECK-LABEL: llvm.func @none(!llvm.struct<packed ()>)
spirv.func @none(!spirv.struct<()>) "None"

// CHECK-LABEL: llvm.func @signs(!llvm.struct<packed (i32, vector<4xi8>)>)
spirv.func @signs(!spirv.struct<(si32, vector<4xui8>)>) "None"

// CHECK-LABEL: llvm.func @pointers(!llvm.struct<packed (ptr)>)
spirv.func @pointers(!spirv.struct<(!spirv.ptr<f32, Generic>)>) "None"

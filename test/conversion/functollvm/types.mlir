// RUN: mlir-opt %s -split-input-file -convert-func-to-llvm | FileCheck %s --match-full-lines

// Types of the llvm dialect with parts that LLVM IR lacks.

// CHECK-LABEL: llvm.func @literal(!llvm.struct<(i64, i32)>, !llvm.struct<packed (struct<(ptr, ptr, i64)>, struct<(i64)>)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @array(!llvm.array<4 x i64>, !llvm.array<2 x array<3 x struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>>) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @named(!llvm.struct<"_Converted.pair", (i64, i32)>) -> !llvm.struct<"_Converted.pair", (i64, i32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @packed(!llvm.struct<"_Converted.close", packed (i64, struct<"_Converted.pair", (i64, i32)>)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @plain(!llvm.struct<"plain", (i32, ptr)>, !llvm.array<2 x i8>) attributes {sym_visibility = "private"}
func.func private @literal(!llvm.struct<(index, i32)>, !llvm.struct<packed (memref<f32>, !llvm.struct<(index)>)>)
func.func private @array(!llvm.array<4 x index>, !llvm.array<2 x array<3 x memref<?xf32>>>)
func.func private @named(!llvm.struct<"pair", (index, i32)>) -> !llvm.struct<"pair", (index, i32)>
func.func private @packed(!llvm.struct<"close", packed (index, struct<"pair", (index, i32)>)>)
func.func private @plain(!llvm.struct<"plain", (i32, ptr)>, !llvm.array<2 x i8>)

// -----

// CHECK-LABEL: func.func private @inside(!llvm.struct<(tensor<4xf32>, i32)>)
// CHECK-NEXT: func.func private @of_tensors(!llvm.array<2 x tensor<4xf32>>)
// CHECK-NEXT: func.func private @named_tensors(!llvm.struct<"tensors", (tensor<4xf32>)>)
func.func private @inside(!llvm.struct<(tensor<4xf32>, i32)>)
func.func private @of_tensors(!llvm.array<2 x tensor<4xf32>>)
func.func private @named_tensors(!llvm.struct<"tensors", (tensor<4xf32>)>)

// -----

// CHECK-LABEL: llvm.func @functions(!llvm.ptr, !llvm.ptr, !llvm.ptr<3>) attributes {sym_visibility = "private"}
func.func private @functions(() -> (), (index) -> memref<f32>, !llvm.ptr<3>)

// -----

// CHECK-LABEL: llvm.func @scalars(i64, i7, i8, i16, bf16, f16, f32, f64, f80, f128, i8, tf32) attributes {sym_visibility = "private"}
func.func private @scalars(index, i7, si8, ui16, bf16, f16, f32, f64, f80, f128, f8E5M2, tf32)

// -----

// CHECK-LABEL: func.func private @vectors(vector<f32>, vector<2xindex>, vector<2x3xi8>, vector<[4]xi8>, vector<2x[4]xi8>, vector<[2]x4xi8>)
func.func private @vectors(vector<f32>, vector<2xindex>, vector<2x3xi8>, vector<[4]xi8>, vector<2x[4]xi8>, vector<[2]x4xi8>)

// -----

// CHECK-LABEL: llvm.func @memrefs(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
func.func private @memrefs(memref<f32>, memref<?xindex>, memref<2x3xf32, strided<[?, 1], offset: ?>>, memref<4xf32, 3>, memref<*xi8, 2>, memref<4xmemref<?xf32>>)

// -----

// CHECK-LABEL: llvm.func @spaces0(!llvm.ptr<4294967295>, !llvm.ptr<4294967295>, i64, i64, i64) attributes {sym_visibility = "private"}
func.func private @spaces0(memref<4xf32, -1>)

// -----

// CHECK-LABEL: llvm.func @spaces1(!llvm.ptr<4294967295>, !llvm.ptr<4294967295>, i64, i64, i64) attributes {sym_visibility = "private"}
func.func private @spaces1(memref<4xf32, 4294967295>)

// -----

// CHECK-LABEL: llvm.func @spaces_again(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
func.func private @spaces_again(memref<4xf32, 4294967296>)

// -----

// CHECK-LABEL: llvm.func @varargs(!llvm.func<i32 (i64, ...)>) attributes {sym_visibility = "private"}
func.func private @varargs(!llvm.func<i32 (index, ...)>)

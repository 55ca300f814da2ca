// RUN: mlir-opt %s --mlir-version=22 -split-input-file -convert-vector-to-llvm | FileCheck %s

// What MLIR 22 makes of vectors of several dimensions: poison in place of zeros.

// A bit cast of several dimensions casts each row.
// CHECK-LABEL: func.func @bc2
// CHECK: %1 = ub.poison : vector<2x8xi16>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xi16> to !llvm.array<2 x vector<8xi16>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.bitcast %3 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<8xi16>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %7 = llvm.bitcast %6 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<8xi16>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<8xi16>> to vector<2x8xi16>
func.func @bc2(%a: vector<2x4xf32>) -> vector<2x8xi16> {
  %0 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
  return %0 : vector<2x8xi16>
}

// -----

// A scalar is put into one vector, which is put at each position.
// CHECK-LABEL: func.func @br
// CHECK: %0 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<3xf32>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %3 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @br(%f: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %f : f32 to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// A vector is put at each position.
// CHECK-LABEL: func.func @br2
// CHECK: %0 = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %2 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = llvm.insertvalue %arg0, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.insertvalue %arg0, %4[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
func.func @br2(%f: vector<3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.broadcast %f : vector<3xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// -----

// An outer product multiplies rows by scalars and adds.
// CHECK-LABEL: func.func @outer
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
// CHECK-NEXT: %4 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xf32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.intr.fmuladd(%7, %arg1, %8) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %12 = llvm.extractelement %arg0[%11 : i64] : vector<2xf32>
// CHECK-NEXT: %13 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %15 = llvm.insertelement %12, %13[%14 : i32] : vector<3xf32>
// CHECK-NEXT: %16 = llvm.shufflevector %15, %13 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %18 = llvm.intr.fmuladd(%16, %arg1, %17) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %10[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// Rows become a flat vector by shuffles.
// CHECK-LABEL: func.func @sc
// CHECK: %1 = ub.poison : vector<6xf32>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %2 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %1 [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %5 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [6, 7, 8, 0, 1, 2] : vector<6xf32>
func.func @sc(%a: vector<2x3xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}

// -----

// A flat vector becomes rows.
// CHECK-LABEL: func.func @sc2
// CHECK: %0 = ub.poison : vector<3x2xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.shufflevector %arg0, %arg0 [0, 1] : vector<6xf32>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %arg0, %arg0 [2, 3] : vector<6xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.shufflevector %arg0, %arg0 [4, 5] : vector<6xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
func.func @sc2(%a: vector<6xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %a : vector<6xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

// A mask compares the numbers of its elements.
// CHECK-LABEL: func.func @cm
// CHECK: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %0, %1[%2 : i32] : vector<4xi32>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %5 = arith.cmpi sgt, %4, %cst : vector<4xi32>
func.func @cm(%i: index) -> vector<4xi1> {
  %0 = vector.create_mask %i : vector<4xi1>
  return %0 : vector<4xi1>
}

// -----

// A constant mask.
// CHECK-LABEL: func.func @km2
// CHECK: %cst = arith.constant dense<{{[[][[]}}true, true, false, false], [true, true, false, false], [false, false, false, false]]> : vector<3x4xi1>
func.func @km2() -> vector<3x4xi1> {
  %0 = vector.constant_mask [2, 2] : vector<3x4xi1>
  return %0 : vector<3x4xi1>
}

// -----

// A slice shuffles each row.
// CHECK-LABEL: func.func @ess
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %2 [2, 3, 4] : vector<8xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %5 [2, 3, 4] : vector<8xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @ess(%a: vector<4x8xf32>) -> vector<2x3xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// Each row is interleaved.
// CHECK-LABEL: func.func @il
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x6xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %2, %3 [0, 3, 1, 4, 2, 5] : vector<3xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %8 = llvm.shufflevector %6, %7 [0, 3, 1, 4, 2, 5] : vector<3xf32>
// CHECK-NEXT: %9 = llvm.insertvalue %8, %5[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<6xf32>> to vector<2x6xf32>
func.func @il(%a: vector<2x3xf32>) -> vector<2x6xf32> {
  %0 = vector.interleave %a, %a : vector<2x3xf32> -> vector<2x6xf32>
  return %0 : vector<2x6xf32>
}

// -----

// A read that may leave the memref has a mask.
// CHECK-LABEL: func.func @tread
// CHECK: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT: %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT: %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT: %9 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.insertelement %arg2, %9[%10 : i32] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %13 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %15 = llvm.intr.masked.load %14, %8, %12 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
func.func @tread(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// A vector without dimensions is a scalar in memory.
// CHECK-LABEL: func.func @tread0
// CHECK: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
func.func @tread0(%m: memref<f32>, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  return %0 : vector<f32>
}

// -----

// Runs of elements that both shapes have in common move together.
// CHECK-LABEL: func.func @a
// CHECK: %1 = ub.poison : vector<4x3xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<4x3xf32> to !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %3 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.shufflevector %3, %3 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[1] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %9 = llvm.shufflevector %8, %8 [0, 1, 2] : vector<6xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %7[2] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.shufflevector %8, %8 [3, 4, 5] : vector<6xf32>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[3] : !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<4 x vector<3xf32>> to vector<4x3xf32>
func.func @a(%a: vector<2x6xf32>) -> vector<4x3xf32> {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<4x3xf32>
  return %0 : vector<4x3xf32>
}

// -----

// A common row moves as a whole.
// CHECK-LABEL: func.func @d
// CHECK: %1 = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0, 0] : !llvm.array<4 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1, 0] : !llvm.array<4 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[2, 0] : !llvm.array<4 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[3, 0] : !llvm.array<4 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
func.func @d(%a: vector<4x1x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.shape_cast %a : vector<4x1x3xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

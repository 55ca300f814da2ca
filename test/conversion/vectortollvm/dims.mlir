// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm | FileCheck %s

// Operations on several dimensions, which convert-vector-to-llvm breaks down.

// A bit cast of several dimensions casts each row.
// CHECK-LABEL: func.func @bc2
// CHECK: %cst = arith.constant dense<0> : vector<2x8xi16>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x8xi16> to !llvm.array<2 x vector<8xi16>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %3 = llvm.bitcast %2 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<8xi16>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %6 = llvm.bitcast %5 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<8xi16>>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<8xi16>> to vector<2x8xi16>
func.func @bc2(%a: vector<2x4xf32>) -> vector<2x8xi16> {
  %0 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
  return %0 : vector<2x8xi16>
}

// -----

// A scalar is put into one vector, which is put at each position.
// CHECK-LABEL: func.func @br
// CHECK: %0 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = llvm.mlir.undef : vector<3xf32>
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
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x2x3xf32>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
func.func @br2(%f: vector<3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.broadcast %f : vector<3xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// -----

// Dimensions of one element are stretched.
// CHECK-LABEL: func.func @br3
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<4x2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<4x2x3xf32> to !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
// CHECK-NEXT: %6 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %8 = llvm.insertelement %5, %6[%7 : i32] : vector<3xf32>
// CHECK-NEXT: %9 = llvm.shufflevector %8, %6 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
// CHECK-NEXT: %14 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %16 = llvm.insertelement %13, %14[%15 : i32] : vector<3xf32>
// CHECK-NEXT: %17 = llvm.shufflevector %16, %14 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %10[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %1[0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %20 = llvm.insertvalue %18, %19[1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %21 = llvm.insertvalue %18, %20[2] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %22 = llvm.insertvalue %18, %21[3] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<4 x array<2 x vector<3xf32>>> to vector<4x2x3xf32>
func.func @br3(%f: vector<2x1xf32>) -> vector<4x2x3xf32> {
  %0 = vector.broadcast %f : vector<2x1xf32> to vector<4x2x3xf32>
  return %0 : vector<4x2x3xf32>
}

// -----

// An outer product multiplies rows by scalars and adds.
// CHECK-LABEL: func.func @outer
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
// CHECK-NEXT: %4 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xf32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.intr.fmuladd(%7, %arg1, %8)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %12 = llvm.extractelement %arg0[%11 : i64] : vector<2xf32>
// CHECK-NEXT: %13 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %15 = llvm.insertelement %12, %13[%14 : i32] : vector<3xf32>
// CHECK-NEXT: %16 = llvm.shufflevector %15, %13 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %18 = llvm.intr.fmuladd(%16, %arg1, %17)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %10[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// Integers are multiplied.
// CHECK-LABEL: func.func @outeri
// CHECK: %cst = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.extractelement %arg0[%1 : i64] : vector<2xi32>
// CHECK-NEXT: %3 = llvm.mlir.undef : vector<3xi32>
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %5 = llvm.insertelement %2, %3[%4 : i32] : vector<3xi32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %3 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %7 = arith.muli %6, %arg1 : vector<3xi32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %10 = llvm.extractelement %arg0[%9 : i64] : vector<2xi32>
// CHECK-NEXT: %11 = llvm.mlir.undef : vector<3xi32>
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %13 = llvm.insertelement %10, %11[%12 : i32] : vector<3xi32>
// CHECK-NEXT: %14 = llvm.shufflevector %13, %11 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %15 = arith.muli %14, %arg1 : vector<3xi32>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %8[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
func.func @outeri(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<add>} : vector<2xi32>, vector<3xi32>
  return %0 : vector<2x3xi32>
}

// -----

// A transpose moves elements.
// CHECK-LABEL: func.func @tr
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.extractelement %2[%3 : i64] : vector<3xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %7 = llvm.insertelement %4, %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.extractelement %9[%10 : i64] : vector<3xf32>
// CHECK-NEXT: %12 = llvm.extractvalue %8[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xf32>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %8[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %16 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %17 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %18 = llvm.extractelement %16[%17 : i64] : vector<3xf32>
// CHECK-NEXT: %19 = llvm.extractvalue %15[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT: %22 = llvm.insertvalue %21, %15[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %25 = llvm.extractelement %23[%24 : i64] : vector<3xf32>
// CHECK-NEXT: %26 = llvm.extractvalue %22[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %28 = llvm.insertelement %25, %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT: %29 = llvm.insertvalue %28, %22[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %30 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %32 = llvm.extractelement %30[%31 : i64] : vector<3xf32>
// CHECK-NEXT: %33 = llvm.extractvalue %29[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %34 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT: %36 = llvm.insertvalue %35, %29[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %37 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %38 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %39 = llvm.extractelement %37[%38 : i64] : vector<3xf32>
// CHECK-NEXT: %40 = llvm.extractvalue %36[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %42 = llvm.insertelement %39, %40[%41 : i64] : vector<2xf32>
// CHECK-NEXT: %43 = llvm.insertvalue %42, %36[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %44 = builtin.unrealized_conversion_cast %43 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
func.func @tr(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

// Rows become a flat vector by shuffles.
// CHECK-LABEL: func.func @sc
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<6xf32>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.shufflevector %1, %1 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %cst [0, 1, 2, 9, 10, 11] : vector<6xf32>
// CHECK-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %3 [6, 7, 8, 0, 1, 2] : vector<6xf32>
func.func @sc(%a: vector<2x3xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}

// -----

// A flat vector becomes rows.
// CHECK-LABEL: func.func @sc2
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %1 = llvm.shufflevector %arg0, %arg0 [0, 1] : vector<6xf32>
// CHECK-NEXT: %2 = llvm.insertvalue %1, %0[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.shufflevector %arg0, %arg0 [2, 3] : vector<6xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.shufflevector %arg0, %arg0 [4, 5] : vector<6xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
func.func @sc2(%a: vector<6xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %a : vector<6xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

// A vector without dimensions has one element.
// CHECK-LABEL: func.func @sc4
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %2 = llvm.extractelement %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.insertelement %2, %cst[%3 : i64] : vector<1xf32>
func.func @sc4(%a: vector<f32>) -> vector<1xf32> {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return %0 : vector<1xf32>
}

// -----

// A mask compares the numbers of its elements.
// CHECK-LABEL: func.func @cm
// CHECK: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %0, %1[%2 : i32] : vector<4xi32>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %5 = arith.cmpi slt, %cst, %4 : vector<4xi32>
func.func @cm(%i: index) -> vector<4xi1> {
  %0 = vector.create_mask %i : vector<4xi1>
  return %0 : vector<4xi1>
}

// -----

// Each row of a mask is on or off.
// CHECK-LABEL: func.func @cm2
// CHECK: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %1 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %6 = arith.cmpi slt, %cst_1, %5 : vector<4xi32>
// CHECK-NEXT: %7 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT: %8 = arith.select %7, %6, %cst_0 : vector<4xi1>
// CHECK-NEXT: %9 = llvm.insertvalue %8, %0[0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %10 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT: %11 = arith.select %10, %6, %cst_0 : vector<4xi1>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %9[1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
func.func @cm2(%i: index, %j: index) -> vector<2x4xi1> {
  %0 = vector.create_mask %i, %j : vector<2x4xi1>
  return %0 : vector<2x4xi1>
}

// -----

// A constant mask.
// CHECK-LABEL: func.func @km2
// CHECK: %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<3x4xi1>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst_0 : vector<3x4xi1> to !llvm.array<3 x vector<4xi1>>
// CHECK-NEXT: %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<3 x vector<4xi1>>
// CHECK-NEXT: %2 = llvm.insertvalue %cst, %1[1] : !llvm.array<3 x vector<4xi1>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<3 x vector<4xi1>> to vector<3x4xi1>
func.func @km2() -> vector<3x4xi1> {
  %0 = vector.constant_mask [2, 2] : vector<3x4xi1>
  return %0 : vector<3x4xi1>
}

// -----

// A slice shuffles each row.
// CHECK-LABEL: func.func @ess
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
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

// A slice is widened and merged.
// CHECK-LABEL: func.func @iss
// CHECK: %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %2, %2 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %3 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %0[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %9 = llvm.shufflevector %7, %7 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %10 = llvm.shufflevector %9, %8 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<4 x vector<8xf32>> to vector<4x8xf32>
func.func @iss(%a: vector<2x3xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// -----

// Each row is multiplied and added.
// CHECK-LABEL: func.func @fma
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %cst_2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %9 = llvm.intr.fmuladd(%6, %7, %8)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %5[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %12 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %13 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %14 = llvm.intr.fmuladd(%11, %12, %13)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %10[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %1[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %17 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %18 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %19 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %cst_4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %21 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %22 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %23 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %24 = llvm.intr.fmuladd(%21, %22, %23)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %20[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %26 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %27 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %28 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %29 = llvm.intr.fmuladd(%26, %27, %28)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %30 = llvm.insertvalue %29, %25[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %31 = llvm.insertvalue %30, %16[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
func.func @fma(%a: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.fma %a, %a, %a : vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
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

// Each row is divided.
// CHECK-LABEL: func.func @dil
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %3 = llvm.mlir.poison : vector<6xf32>
// CHECK-NEXT: %4 = llvm.shufflevector %2, %3 [0, 2, 4] : vector<6xf32>
// CHECK-NEXT: %5 = llvm.shufflevector %2, %3 [1, 3, 5] : vector<6xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %8 = llvm.mlir.poison : vector<6xf32>
// CHECK-NEXT: %9 = llvm.shufflevector %7, %8 [0, 2, 4] : vector<6xf32>
// CHECK-NEXT: %10 = llvm.shufflevector %7, %8 [1, 3, 5] : vector<6xf32>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @dil(%a: vector<2x6xf32>) -> vector<2x3xf32> {
  %0, %1 = vector.deinterleave %a : vector<2x6xf32> -> vector<2x3xf32>
  return %1 : vector<2x3xf32>
}

// -----

// Numbers are a constant.
// CHECK-LABEL: func.func @step
// CHECK: %cst = arith.constant dense<[0, 1, 2]> : vector<3xindex>
func.func @step() -> vector<3xindex> {
  %0 = vector.step : vector<3xindex>
  return %0 : vector<3xindex>
}

// -----

// A read that may leave the memref has a mask.
// CHECK-LABEL: func.func @tread
// CHECK: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT: %4 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %8 = arith.cmpi slt, %cst, %7 : vector<4xi32>
// CHECK-NEXT: %9 = llvm.mlir.undef : vector<4xf32>
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

// A write, too.
// CHECK-LABEL: func.func @twrite
// CHECK: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT: %4 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %8 = arith.cmpi slt, %cst, %7 : vector<4xi32>
// CHECK-NEXT: %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.getelementptr %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %arg2, %10, %8 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
func.func @twrite(%m: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

// A read within the memref is a load.
// CHECK-LABEL: func.func @treadib
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT: %5 = llvm.add %4, %0 : i64
// CHECK-NEXT: %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
func.func @treadib(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// Transfers of several dimensions stay.
// CHECK-LABEL: func.func @tread2
// CHECK: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
func.func @tread2(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// A vector without dimensions is a scalar in memory.
// CHECK-LABEL: func.func @tread0
// CHECK: %0 = memref.load %arg0[] : memref<f32>
// CHECK-NEXT: %1 = llvm.mlir.undef : vector<1xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %0, %1[%2 : i32] : vector<1xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
func.func @tread0(%m: memref<f32>, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  return %0 : vector<f32>
}

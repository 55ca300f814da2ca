// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Elements by an operand, and of vectors without dimensions.

// CHECK-LABEL: func.func @elements(%arg0: vector<4xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: i32, %arg4: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %2 = llvm.extractelement %arg0[%arg3 : i32] : vector<4xf32>
// CHECK-NEXT: %3 = llvm.extractelement %arg0[%1 : i64] : vector<4xf32>
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %5 = llvm.extractelement %0[%4 : i64] : vector<1xf32>
// CHECK-NEXT: %6 = llvm.insertelement %arg2, %arg0[%arg3 : i32] : vector<4xf32>
// CHECK-NEXT: %7 = llvm.insertelement %arg2, %arg0[%1 : i64] : vector<4xf32>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertelement %arg2, %0[%8 : i64] : vector<1xf32>
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %9 : vector<1xf32> to vector<f32>
// CHECK-NEXT: "test.use"(%2, %3, %5, %6, %7, %10) : (f32, f32, f32, vector<4xf32>, vector<4xf32>, vector<f32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @elements(%a: vector<4xf32>, %b: vector<f32>, %x: f32, %i: i32, %n: index) {
  %0 = vector.extractelement %a[%i : i32] : vector<4xf32>
  %1 = vector.extractelement %a[%n : index] : vector<4xf32>
  %2 = vector.extractelement %b[] : vector<f32>
  %3 = vector.insertelement %x, %a[%i : i32] : vector<4xf32>
  %4 = vector.insertelement %x, %a[%n : index] : vector<4xf32>
  %5 = vector.insertelement %x, %b[] : vector<f32>
  "test.use"(%0, %1, %2, %3, %4, %5) : (f32, f32, f32, vector<4xf32>, vector<4xf32>, vector<f32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @splats(%arg0: f32, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = llvm.mlir.undef : vector<1xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<1xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
// CHECK-NEXT: %5 = llvm.mlir.undef : vector<1xf32>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %7 = llvm.insertelement %arg0, %5[%6 : i32] : vector<1xf32>
// CHECK-NEXT: %8 = llvm.shufflevector %7, %5 [0] : vector<1xf32>
// CHECK-NEXT: %9 = llvm.mlir.undef : vector<4xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.insertelement %arg0, %9[%10 : i32] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %13 = llvm.mlir.undef : vector<[4]xf32>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %15 = llvm.insertelement %arg0, %13[%14 : i32] : vector<[4]xf32>
// CHECK-NEXT: %16 = llvm.shufflevector %15, %13 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT: %17 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %18 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %20 = llvm.insertelement %arg0, %18[%19 : i32] : vector<3xf32>
// CHECK-NEXT: %21 = llvm.shufflevector %20, %20 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %22 = llvm.insertvalue %21, %17[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %23 = llvm.insertvalue %21, %22[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %24 = builtin.unrealized_conversion_cast %23 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %25 = llvm.mlir.undef : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %26 = llvm.mlir.undef : vector<2xi64>
// CHECK-NEXT: %27 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %28 = llvm.insertelement %0, %26[%27 : i32] : vector<2xi64>
// CHECK-NEXT: %29 = llvm.shufflevector %28, %28 [0, 0] : vector<2xi64>
// CHECK-NEXT: %30 = llvm.insertvalue %29, %25[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %31 = llvm.insertvalue %29, %30[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x vector<2xi64>> to vector<2x2xindex>
// CHECK-NEXT: "test.use"(%4, %8, %12, %16, %24, %32) : (vector<f32>, vector<1xf32>, vector<4xf32>, vector<[4]xf32>, vector<2x3xf32>, vector<2x2xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @splats(%x: f32, %s: index) {
  %0 = vector.splat %x : vector<f32>
  %1 = vector.splat %x : vector<1xf32>
  %2 = vector.splat %x : vector<4xf32>
  %3 = vector.splat %x : vector<[4]xf32>
  %4 = vector.splat %x : vector<2x3xf32>
  %5 = vector.splat %s : vector<2x2xindex>
  "test.use"(%0, %1, %2, %3, %4, %5) : (vector<f32>, vector<1xf32>, vector<4xf32>, vector<[4]xf32>, vector<2x3xf32>, vector<2x2xindex>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @masks(%arg0: index) {
// CHECK-NEXT: %0 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT: %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xi32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %6 = arith.cmpi slt, %0, %5 : vector<[4]xi32>
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %7 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %8 = llvm.mlir.undef : vector<4xi32>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %10 = llvm.insertelement %7, %8[%9 : i32] : vector<4xi32>
// CHECK-NEXT: %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %12 = arith.cmpi slt, %cst, %11 : vector<4xi32>
// CHECK-NEXT: "test.use"(%6, %12) : (vector<[4]xi1>, vector<4xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masks(%n: index) {
  %0 = vector.create_mask %n : vector<[4]xi1>
  %1 = vector.create_mask %n : vector<4xi1>
  "test.use"(%0, %1) : (vector<[4]xi1>, vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @rows(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<2x3xi32>, %arg3: vector<2x3xi1>, %arg4: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %8 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %9 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.getelementptr %6[%8] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
// CHECK-NEXT: %12 = llvm.intr.masked.gather %11, %9, %10 {alignment = 4 : i32} : (!llvm.vec<3 x ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %13 = llvm.insertvalue %12, %7[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %14 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %15 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %17 = llvm.getelementptr %6[%14] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
// CHECK-NEXT: %18 = llvm.intr.masked.gather %17, %15, %16 {alignment = 4 : i32} : (!llvm.vec<3 x ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %13[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %20 : vector<2x3xf32>
// CHECK-NEXT: }
func.func @rows(%t: memref<?xf32>, %i: index, %v: vector<2x3xi32>, %m: vector<2x3xi1>, %o: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.gather %t[%i][%v], %m, %o : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @shuffles(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x4xf32>, %arg3: vector<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.shufflevector %arg0, %arg0 [0, 3, 1] : vector<2xf32>
// CHECK-NEXT: %3 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %5 = llvm.extractelement %arg1[%4 : i64] : vector<3xf32>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertelement %5, %3[%6 : i64] : vector<3xf32>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.extractelement %arg0[%8 : i64] : vector<2xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %11 = llvm.insertelement %9, %7[%10 : i64] : vector<3xf32>
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %13 = llvm.extractelement %arg1[%12 : i64] : vector<3xf32>
// CHECK-NEXT: %14 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %15 = llvm.insertelement %13, %11[%14 : i64] : vector<3xf32>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %16[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %19 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %22 = llvm.insertvalue %21, %20[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT: %24 = llvm.shufflevector %0, %0 [0, 1, 0] : vector<1xf32>
// CHECK-NEXT: "test.use"(%2, %15, %23, %24) : (vector<3xf32>, vector<3xf32>, vector<3x4xf32>, vector<3xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shuffles(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x4xf32>, %d: vector<f32>) {
  %0 = vector.shuffle %a, %a [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [4, 0, 2] : vector<2xf32>, vector<3xf32>
  %2 = vector.shuffle %c, %c [1, 0, 2] : vector<2x4xf32>, vector<2x4xf32>
  %3 = vector.shuffle %d, %d [0, 1, 0] : vector<f32>, vector<f32>
  "test.use"(%0, %1, %2, %3) : (vector<3xf32>, vector<3xf32>, vector<3x4xf32>, vector<3xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @scalable(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>) {
// CHECK-NEXT: %0 = llvm.intr.vector.insert %arg0, %arg1[4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: %1 = llvm.intr.vector.extract %arg1[8] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: "test.use"(%0, %1) : (vector<[4]xf32>, vector<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scalable(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %b[8] : vector<4xf32> from vector<[4]xf32>
  "test.use"(%0, %1) : (vector<[4]xf32>, vector<4xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @accesses(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<3xi32>, %arg3: vector<3xi1>, %arg4: vector<3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<3xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %4, %6 {alignment = 4 : i64} : vector<3xf32>, !llvm.ptr
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %9 = llvm.intr.masked.load %8, %arg3, %arg4 {alignment = 4 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %9, %11, %arg3 {alignment = 4 : i32} : vector<3xf32>, vector<3xi1> into !llvm.ptr
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.getelementptr %13[%arg2] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
// CHECK-NEXT: %15 = llvm.intr.masked.gather %14, %arg3, %arg4 {alignment = 4 : i32} : (!llvm.vec<3 x ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %16 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.getelementptr %16[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %18 = llvm.getelementptr %17[%arg2] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
// CHECK-NEXT: llvm.intr.masked.scatter %arg4, %18, %arg3 {alignment = 4 : i32} : vector<3xf32>, vector<3xi1> into !llvm.vec<3 x ptr>
// CHECK-NEXT: %19 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.getelementptr %19[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %21 = "llvm.intr.masked.expandload"(%20, %arg3, %arg4) : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %22 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %23 = llvm.getelementptr %22[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.masked.compressstore"(%arg4, %23, %arg3) : (vector<3xf32>, !llvm.ptr, vector<3xi1>) -> ()
// CHECK-NEXT: "test.use"(%4, %9, %15, %21) : (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @accesses(%t: memref<?xf32>, %i: index, %v: vector<3xi32>, %m: vector<3xi1>, %o: vector<3xf32>) {
  %0 = vector.load %t[%i] : memref<?xf32>, vector<3xf32>
  vector.store %0, %t[%i] : memref<?xf32>, vector<3xf32>
  %1 = vector.maskedload %t[%i], %m, %o : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.maskedstore %t[%i], %m, %1 : memref<?xf32>, vector<3xi1>, vector<3xf32>
  %2 = vector.gather %t[%i][%v], %m, %o : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.scatter %t[%i][%v], %m, %o : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  %3 = vector.expandload %t[%i], %m, %o : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.compressstore %t[%i], %m, %o : memref<?xf32>, vector<3xi1>, vector<3xf32>
  "test.use"(%0, %1, %2, %3) : (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>) -> ()
  return
}

// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-vector-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// What MLIR 22 converts otherwise.

// A vector without dimensions has one element.
// CHECK-LABEL: func.func @no_dimensions(%arg0: vector<f32>, %arg1: f32) -> (f32, vector<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.extractelement %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.insertelement %arg1, %0[%3 : i64] : vector<1xf32>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %2, %5 : f32, vector<f32>
// CHECK-NEXT: }
func.func @no_dimensions(%a: vector<f32>, %b: f32) -> (f32, vector<f32>) {
  %0 = vector.extract %a[] : f32 from vector<f32>
  %1 = vector.insert %b, %a[] : f32 into vector<f32>
  return %0, %1 : f32, vector<f32>
}

// -----

// An element of a row may have any position.
// CHECK-LABEL: func.func @dynamic_element(%arg0: vector<2x3xf32>, %arg1: f32, %arg2: index) -> (f32, vector<2x3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.extractelement %2[%0 : i64] : vector<3xf32>
// CHECK-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.insertelement %arg1, %4[%0 : i64] : vector<3xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %3, %7 : f32, vector<2x3xf32>
// CHECK-NEXT: }
func.func @dynamic_element(%a: vector<2x3xf32>, %b: f32, %i: index) -> (f32, vector<2x3xf32>) {
  %0 = vector.extract %a[1, %i] : f32 from vector<2x3xf32>
  %1 = vector.insert %b, %a[1, %i] : f32 into vector<2x3xf32>
  return %0, %1 : f32, vector<2x3xf32>
}

// -----

// Only elements that are used are taken out.
// CHECK-LABEL: func.func @elements(%arg0: vector<4xf32>) -> (f32, f32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<4xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %arg0[%2 : i64] : vector<4xf32>
// CHECK-NEXT: return %1, %3 : f32, f32
// CHECK-NEXT: }
func.func @elements(%a: vector<4xf32>) -> (f32, f32) {
  %0:4 = vector.to_elements %a : vector<4xf32>
  return %0#1, %0#3 : f32, f32
}

// -----

// CHECK-LABEL: func.func @elements_of_one(%arg0: vector<f32>, %arg1: vector<1xf32>) -> (f32, f32) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.extractelement %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.extractelement %arg1[%3 : i64] : vector<1xf32>
// CHECK-NEXT: return %2, %4 : f32, f32
// CHECK-NEXT: }
func.func @elements_of_one(%a: vector<f32>, %b: vector<1xf32>) -> (f32, f32) {
  %0 = vector.to_elements %a : vector<f32>
  %1 = vector.to_elements %b : vector<1xf32>
  return %0, %1 : f32, f32
}

// -----

// Several dimensions are unrolled into rows.
// CHECK-LABEL: func.func @elements_of_rows(%arg0: vector<2x2xf32>) -> f32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %1[%2 : i64] : vector<2xf32>
// CHECK-NEXT: return %3 : f32
// CHECK-NEXT: }
func.func @elements_of_rows(%a: vector<2x2xf32>) -> f32 {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  return %0#2 : f32
}

// -----

// A broadcast of a scalar is a shuffle, unless there is one element.
// CHECK-LABEL: func.func @broadcast(%arg0: f32, %arg1: vector<3xf32>) -> (vector<f32>, vector<1xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %0 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %arg0, %2[%3 : i32] : vector<1xf32>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : vector<1xf32> to vector<f32>
// CHECK-NEXT: %6 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %8 = llvm.insertelement %arg0, %6[%7 : i32] : vector<1xf32>
// CHECK-NEXT: %9 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.insertelement %arg0, %9[%10 : i32] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %13 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %14 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %16 = llvm.insertelement %arg0, %14[%15 : i32] : vector<3xf32>
// CHECK-NEXT: %17 = llvm.shufflevector %16, %16 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %13[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %21 = llvm.insertvalue %arg1, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %22 = llvm.insertvalue %arg1, %21[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %5, %8, %12, %20, %23 : vector<f32>, vector<1xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT: }
func.func @broadcast(%a: f32, %v: vector<3xf32>) -> (vector<f32>, vector<1xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %a : f32 to vector<f32>
  %1 = vector.broadcast %a : f32 to vector<1xf32>
  %3 = vector.broadcast %a : f32 to vector<4xf32>
  %4 = vector.broadcast %a : f32 to vector<2x3xf32>
  %5 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  return %0, %1, %3, %4, %5 : vector<f32>, vector<1xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_scalable_rows(%arg0: f32) -> vector<[2]x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<[2]x3xf32>
// CHECK-NEXT: return %0 : vector<[2]x3xf32>
// CHECK-NEXT: }
func.func @broadcast_scalable_rows(%a: f32) -> vector<[2]x3xf32> {
  %0 = vector.broadcast %a : f32 to vector<[2]x3xf32>
  return %0 : vector<[2]x3xf32>
}

// -----

// A mask of scalable length is a comparison with a broadcast.
// CHECK-LABEL: func.func @mask(%arg0: index) -> vector<[4]xi1> {
// CHECK-NEXT: %0 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT: %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xi32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %6 = arith.cmpi slt, %0, %5 : vector<[4]xi32>
// CHECK-NEXT: return %6 : vector<[4]xi1>
// CHECK-NEXT: }
func.func @mask(%n: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// -----

// A gather of rows is unrolled before.
// CHECK-LABEL: func.func @gather_rows(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<2x3xi32>, %arg3: vector<2x3xi1>, %arg4: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg4 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %5 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %7 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %8 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %9 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.getelementptr %11[%7] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT: %13 = llvm.intr.masked.gather %12, %8, %9 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %6[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %15 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %16 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %17 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %18 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %18[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %20 = llvm.getelementptr %19[%15] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT: %21 = llvm.intr.masked.gather %20, %16, %17 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %22 = llvm.insertvalue %21, %14[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %23 : vector<2x3xf32>
// CHECK-NEXT: }
func.func @gather_rows(%t: memref<?xf32>, %i: index, %v: vector<2x3xi32>, %m: vector<2x3xi1>, %o: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.gather %t[%i][%v], %m, %o : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// Accesses may state an alignment.
// CHECK-LABEL: func.func @aligned(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<3xi32>, %arg3: vector<3xi1>, %arg4: vector<3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.load %3 {alignment = 32 : i64} : !llvm.ptr -> vector<3xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %4, %6 {alignment = 8 : i64} : vector<3xf32>, !llvm.ptr
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %9 = llvm.intr.masked.load %8, %arg3, %arg4 {alignment = 16 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %9, %11, %arg3 {alignment = 64 : i32} : vector<3xf32>, vector<3xi1> into !llvm.ptr
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.getelementptr %13[%arg2] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT: %15 = llvm.intr.masked.gather %14, %arg3, %arg4 {alignment = 2 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %16 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.getelementptr %16[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %18 = llvm.getelementptr %17[%arg2] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT: llvm.intr.masked.scatter %arg4, %18, %arg3 {alignment = 1 : i32} : vector<3xf32>, vector<3xi1> into vector<3x!llvm.ptr>
// CHECK-NEXT: "test.use"(%4, %9, %15) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @aligned(%t: memref<?xf32>, %i: index, %v: vector<3xi32>, %m: vector<3xi1>, %o: vector<3xf32>) {
  %0 = vector.load %t[%i] {alignment = 32} : memref<?xf32>, vector<3xf32>
  vector.store %0, %t[%i] {alignment = 8} : memref<?xf32>, vector<3xf32>
  %1 = vector.maskedload %t[%i], %m, %o {alignment = 16} : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.maskedstore %t[%i], %m, %1 {alignment = 64} : memref<?xf32>, vector<3xi1>, vector<3xf32>
  %2 = vector.gather %t[%i][%v], %m, %o {alignment = 2} : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.scatter %t[%i][%v], %m, %o {alignment = 1} : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  "test.use"(%0, %1, %2) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @aligned_parts(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<3xi1>, %arg3: vector<3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = "llvm.intr.masked.expandload"(%3, %arg2, %arg3) <{arg_attrs = [{llvm.align = 32 : i64}, {}, {}]}> : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = "llvm.intr.masked.expandload"(%6, %arg2, %arg3) : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %10 = "llvm.intr.masked.expandload"(%9, %arg2, %arg3) <{arg_attrs = [{llvm.align = 2 : i64}, {}, {}]}> : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.masked.compressstore"(%arg3, %12, %arg2) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<3xf32>, !llvm.ptr, vector<3xi1>) -> ()
// CHECK-NEXT: %13 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.masked.compressstore"(%arg3, %14, %arg2) : (vector<3xf32>, !llvm.ptr, vector<3xi1>) -> ()
// CHECK-NEXT: "test.use"(%4, %7, %10) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @aligned_parts(%t: memref<?xf32>, %i: index, %m: vector<3xi1>, %o: vector<3xf32>) {
  %0 = vector.expandload %t[%i], %m, %o {alignment = 32} : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.expandload %t[%i], %m, %o {alignment = 1} : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %2 = vector.expandload %t[%i], %m, %o {alignment = 2} : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.compressstore %t[%i], %m, %o {alignment = 4} : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.compressstore %t[%i], %m, %o {alignment = 1} : memref<?xf32>, vector<3xi1>, vector<3xf32>
  "test.use"(%0, %1, %2) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> ()
  return
}

// -----
// MLIR 22 prints small floats by one function, which takes the number of their format and their bits.
// CHECK: llvm.func @printNewline()
// CHECK-NEXT: llvm.func @printApFloat(i32, i64)
// CHECK-NEXT: func.func @small(%arg0: f8E5M2, %arg1: f8E4M3FN, %arg2: f8E5M2FNUZ, %arg3: f8E4M3FNUZ, %arg4: f8E4M3B11FNUZ, %arg5: f8E3M4, %arg6: f8E4M3, %arg7: f8E8M0FNU, %arg8: f6E3M2FN, %arg9: f6E2M3FN, %arg10: f4E2M1FN) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg10 : f4E2M1FN to i4
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg9 : f6E2M3FN to i6
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg8 : f6E3M2FN to i6
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg7 : f8E8M0FNU to i8
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg6 : f8E4M3 to i8
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %arg5 : f8E3M4 to i8
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %arg4 : f8E4M3B11FNUZ to i8
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %arg3 : f8E4M3FNUZ to i8
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %arg2 : f8E5M2FNUZ to i8
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %arg1 : f8E4M3FN to i8
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %arg0 : f8E5M2 to i8
// CHECK-NEXT: %11 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT: %12 = llvm.zext %10 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%11, %12) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %13 = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT: %14 = llvm.zext %9 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%13, %14) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %15 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %16 = llvm.zext %8 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%15, %16) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %17 = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT: %18 = llvm.zext %7 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%17, %18) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %19 = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT: %20 = llvm.zext %6 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%19, %20) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %21 = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT: %22 = llvm.zext %5 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%21, %22) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %23 = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT: %24 = llvm.zext %4 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%23, %24) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %25 = llvm.mlir.constant(15 : i32) : i32
// CHECK-NEXT: %26 = llvm.zext %3 : i8 to i64
// CHECK-NEXT: llvm.call @printApFloat(%25, %26) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %27 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %28 = llvm.zext %2 : i6 to i64
// CHECK-NEXT: llvm.call @printApFloat(%27, %28) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %29 = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT: %30 = llvm.zext %1 : i6 to i64
// CHECK-NEXT: llvm.call @printApFloat(%29, %30) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %31 = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT: %32 = llvm.zext %0 : i4 to i64
// CHECK-NEXT: llvm.call @printApFloat(%31, %32) : (i32, i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @small(%a: f8E5M2, %b: f8E4M3FN, %c: f8E5M2FNUZ, %d: f8E4M3FNUZ, %e: f8E4M3B11FNUZ, %f: f8E3M4, %g: f8E4M3, %h: f8E8M0FNU, %i: f6E3M2FN, %j: f6E2M3FN, %k: f4E2M1FN) {
  vector.print %a : f8E5M2
  vector.print %b : f8E4M3FN
  vector.print %c : f8E5M2FNUZ
  vector.print %d : f8E4M3FNUZ
  vector.print %e : f8E4M3B11FNUZ
  vector.print %f : f8E3M4
  vector.print %g : f8E4M3
  vector.print %h : f8E8M0FNU
  vector.print %i : f6E3M2FN
  vector.print %j : f6E2M3FN
  vector.print %k : f4E2M1FN
  return
}

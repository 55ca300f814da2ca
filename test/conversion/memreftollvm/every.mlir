// RUN: mlir-opt %s -split-input-file -finalize-memref-to-llvm | FileCheck %s --match-full-lines

// What the other files leave: sizes, casts, alignments and shapes of every kind.

// A size is read from the descriptor if its number or the size itself is unknown.
// CHECK-LABEL: func.func @dims(%arg0: memref<3x?x5xf32>, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x?x5xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %2 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %3 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %6 = llvm.extractvalue %1[3] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %7 = llvm.alloca %5 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %6, %7 : !llvm.array<3 x i64>, !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %7[0, %0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i64>
// CHECK-NEXT: %9 = llvm.load %8 : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dims(%a: memref<3x?x5xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.dim %a, %c0 : memref<3x?x5xf32>
  %1 = memref.dim %a, %c1 : memref<3x?x5xf32>
  %2 = memref.dim %a, %c2 : memref<3x?x5xf32>
  %3 = memref.dim %a, %i : memref<3x?x5xf32>
  return
}

// -----

// CHECK-LABEL: func.func @dim_unranked(%arg0: memref<*xf32>, %arg1: memref<*xf32, 3>, %arg2: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.getelementptr %3[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %6 = llvm.add %5, %1 : i64
// CHECK-NEXT: %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> i64
// CHECK-NEXT: %9 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %10 = llvm.getelementptr %9[0, 2] : (!llvm.ptr) -> !llvm.ptr<3>, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %12 = llvm.add %11, %1 : i64
// CHECK-NEXT: %13 = llvm.getelementptr %10[%12] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT: %14 = llvm.load %13 : !llvm.ptr<3> -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dim_unranked(%a: memref<*xf32>, %b: memref<*xf32, 3>, %i: index) {
  %0 = memref.dim %a, %i : memref<*xf32>
  %1 = memref.dim %b, %i : memref<*xf32, 3>
  return
}

// -----

// CHECK-LABEL: func.func @ranks(%arg0: memref<3x?x5xf32>, %arg1: memref<*xf32>, %arg2: memref<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ranks(%a: memref<3x?x5xf32>, %b: memref<*xf32>, %c: memref<f32>) {
  %0 = memref.rank %a : memref<3x?x5xf32>
  %1 = memref.rank %b : memref<*xf32>
  %2 = memref.rank %c : memref<f32>
  return
}

// -----

// CHECK-LABEL: func.func @pointers(%arg0: memref<3xf32>, %arg1: memref<*xf32>, %arg2: memref<f32, 2>, %arg3: memref<*xf32, 2>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<f32, 2> to !llvm.struct<(ptr<2>, ptr<2>, i64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<2>, ptr<2>, i64)>
// CHECK-NEXT: %5 = llvm.ptrtoint %4 : !llvm.ptr<2> to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @pointers(%a: memref<3xf32>, %b: memref<*xf32>, %c: memref<f32, 2>, %d: memref<*xf32, 2>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<3xf32> -> index
  %2 = memref.extract_aligned_pointer_as_index %c : memref<f32, 2> -> index
  return
}

// -----

// A cast between ranked memrefs keeps the descriptor.
// CHECK-LABEL: func.func @casts(%arg0: memref<3x?xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.alloca %2 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %3 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %5 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.load %8 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%a: memref<3x?xf32>, %b: memref<*xf32>) {
  %0 = memref.cast %a : memref<3x?xf32> to memref<?x4xf32>
  %1 = memref.cast %a : memref<3x?xf32> to memref<*xf32>
  %2 = memref.cast %b : memref<*xf32> to memref<4xf32>
  %3 = memref.cast %a : memref<3x?xf32> to memref<3x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

// Memory spaces.
// CHECK-LABEL: func.func @spaces(%arg0: memref<3x?xf32, 1>, %arg1: memref<*xf32, 1>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 1> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %1[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.addrspacecast %2 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: %10 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %9, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %4, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.insertvalue %5, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %7, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %6, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %8, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %20 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %21 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %22 = llvm.insertvalue %19, %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %23 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %24 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %25 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %26 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %27 = llvm.mul %24, %26 : i64
// CHECK-NEXT: %28 = llvm.extractvalue %22[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %29 = llvm.mul %24, %28 : i64
// CHECK-NEXT: %30 = llvm.add %29, %23 : i64
// CHECK-NEXT: %31 = llvm.mul %30, %25 : i64
// CHECK-NEXT: %32 = llvm.add %27, %31 : i64
// CHECK-NEXT: %33 = llvm.alloca %32 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %34 = llvm.insertvalue %33, %22[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.load %20 : !llvm.ptr -> !llvm.ptr<1>
// CHECK-NEXT: %36 = llvm.getelementptr %20[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr<1>
// CHECK-NEXT: %38 = llvm.addrspacecast %35 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: %39 = llvm.addrspacecast %37 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: llvm.store %38, %33 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %40 = llvm.getelementptr %33[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %39, %40 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %41 = llvm.getelementptr %20[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %42 = llvm.getelementptr %33[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %43 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: %44 = llvm.sub %32, %43 : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%42, %41, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @spaces(%a: memref<3x?xf32, 1>, %b: memref<*xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<3x?xf32, 1> to memref<3x?xf32>
  %1 = memref.memory_space_cast %b : memref<*xf32, 1> to memref<*xf32>
  return
}

// -----

// CHECK-LABEL: func.func @spaces_back(%arg0: memref<*xf32>) -> memref<*xf32, 5> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %9 = llvm.mul %6, %8 : i64
// CHECK-NEXT: %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %11 = llvm.mul %6, %10 : i64
// CHECK-NEXT: %12 = llvm.add %11, %5 : i64
// CHECK-NEXT: %13 = llvm.mul %12, %7 : i64
// CHECK-NEXT: %14 = llvm.add %9, %13 : i64
// CHECK-NEXT: %15 = llvm.alloca %14 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %16 = llvm.insertvalue %15, %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %18 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %20 = llvm.addrspacecast %17 : !llvm.ptr to !llvm.ptr<5>
// CHECK-NEXT: %21 = llvm.addrspacecast %19 : !llvm.ptr to !llvm.ptr<5>
// CHECK-NEXT: llvm.store %20, %15 : !llvm.ptr<5>, !llvm.ptr
// CHECK-NEXT: %22 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<5>
// CHECK-NEXT: llvm.store %21, %22 : !llvm.ptr<5>, !llvm.ptr
// CHECK-NEXT: %23 = llvm.getelementptr %2[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %24 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<5>
// CHECK-NEXT: %25 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: %26 = llvm.sub %14, %25 : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%24, %23, %26) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %27 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(i64, ptr)> to memref<*xf32, 5>
// CHECK-NEXT: return %27 : memref<*xf32, 5>
// CHECK-NEXT: }
func.func @spaces_back(%b: memref<*xf32>) -> memref<*xf32, 5> {
  %1 = memref.memory_space_cast %b : memref<*xf32> to memref<*xf32, 5>
  return %1 : memref<*xf32, 5>
}

// -----

// What is aligned by itself needs no more memory.
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: func.func @allocations() {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %15 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %16 = llvm.getelementptr %15[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
// CHECK-NEXT: %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
// CHECK-NEXT: %19 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %13, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %14, %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %28 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %29 = llvm.getelementptr %28[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i7
// CHECK-NEXT: %30 = llvm.ptrtoint %29 : !llvm.ptr to i64
// CHECK-NEXT: %31 = llvm.call @malloc(%30) : (i64) -> !llvm.ptr
// CHECK-NEXT: %32 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %31, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %31, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %36 = llvm.insertvalue %35, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %26, %36[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = llvm.insertvalue %27, %37[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %39 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %40 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %41 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %42 = llvm.getelementptr %41[%39] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT: %43 = llvm.ptrtoint %42 : !llvm.ptr to i64
// CHECK-NEXT: %44 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %45 = llvm.getelementptr %44[1] : (!llvm.ptr) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT: %46 = llvm.ptrtoint %45 : !llvm.ptr to i64
// CHECK-NEXT: %47 = llvm.add %43, %46 : i64
// CHECK-NEXT: %48 = llvm.call @malloc(%47) : (i64) -> !llvm.ptr
// CHECK-NEXT: %49 = llvm.ptrtoint %48 : !llvm.ptr to i64
// CHECK-NEXT: %50 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %51 = llvm.sub %46, %50 : i64
// CHECK-NEXT: %52 = llvm.add %49, %51 : i64
// CHECK-NEXT: %53 = llvm.urem %52, %46  : i64
// CHECK-NEXT: %54 = llvm.sub %52, %53 : i64
// CHECK-NEXT: %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
// CHECK-NEXT: %56 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %57 = llvm.insertvalue %48, %56[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %58 = llvm.insertvalue %55, %57[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %59 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %60 = llvm.insertvalue %59, %58[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %61 = llvm.insertvalue %39, %60[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %62 = llvm.insertvalue %40, %61[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %63 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %64 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %65 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %66 = llvm.getelementptr %65[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %67 = llvm.ptrtoint %66 : !llvm.ptr to i64
// CHECK-NEXT: %68 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %69 = llvm.getelementptr %68[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %70 = llvm.ptrtoint %69 : !llvm.ptr to i64
// CHECK-NEXT: %71 = llvm.add %67, %70 : i64
// CHECK-NEXT: %72 = llvm.call @malloc(%71) : (i64) -> !llvm.ptr
// CHECK-NEXT: %73 = llvm.ptrtoint %72 : !llvm.ptr to i64
// CHECK-NEXT: %74 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %75 = llvm.sub %70, %74 : i64
// CHECK-NEXT: %76 = llvm.add %73, %75 : i64
// CHECK-NEXT: %77 = llvm.urem %76, %70  : i64
// CHECK-NEXT: %78 = llvm.sub %76, %77 : i64
// CHECK-NEXT: %79 = llvm.inttoptr %78 : i64 to !llvm.ptr
// CHECK-NEXT: %80 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %81 = llvm.insertvalue %72, %80[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %82 = llvm.insertvalue %79, %81[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %83 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %84 = llvm.insertvalue %83, %82[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %85 = llvm.insertvalue %63, %84[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %86 = llvm.insertvalue %64, %85[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %87 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %88 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %89 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %90 = llvm.getelementptr %89[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %91 = llvm.ptrtoint %90 : !llvm.ptr to i64
// CHECK-NEXT: %92 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %93 = llvm.add %91, %92 : i64
// CHECK-NEXT: %94 = llvm.call @malloc(%93) : (i64) -> !llvm.ptr
// CHECK-NEXT: %95 = llvm.ptrtoint %94 : !llvm.ptr to i64
// CHECK-NEXT: %96 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %97 = llvm.sub %92, %96 : i64
// CHECK-NEXT: %98 = llvm.add %95, %97 : i64
// CHECK-NEXT: %99 = llvm.urem %98, %92  : i64
// CHECK-NEXT: %100 = llvm.sub %98, %99 : i64
// CHECK-NEXT: %101 = llvm.inttoptr %100 : i64 to !llvm.ptr
// CHECK-NEXT: %102 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %103 = llvm.insertvalue %94, %102[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %104 = llvm.insertvalue %101, %103[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %105 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %106 = llvm.insertvalue %105, %104[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %107 = llvm.insertvalue %87, %106[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %108 = llvm.insertvalue %88, %107[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %109 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %110 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %111 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %112 = llvm.getelementptr %111[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %113 = llvm.ptrtoint %112 : !llvm.ptr to i64
// CHECK-NEXT: %114 = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %115 = llvm.add %113, %114 : i64
// CHECK-NEXT: %116 = llvm.call @malloc(%115) : (i64) -> !llvm.ptr
// CHECK-NEXT: %117 = llvm.ptrtoint %116 : !llvm.ptr to i64
// CHECK-NEXT: %118 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %119 = llvm.sub %114, %118 : i64
// CHECK-NEXT: %120 = llvm.add %117, %119 : i64
// CHECK-NEXT: %121 = llvm.urem %120, %114  : i64
// CHECK-NEXT: %122 = llvm.sub %120, %121 : i64
// CHECK-NEXT: %123 = llvm.inttoptr %122 : i64 to !llvm.ptr
// CHECK-NEXT: %124 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %125 = llvm.insertvalue %116, %124[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %126 = llvm.insertvalue %123, %125[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %127 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %128 = llvm.insertvalue %127, %126[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %129 = llvm.insertvalue %109, %128[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %130 = llvm.insertvalue %110, %129[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %131 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %132 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %133 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %134 = llvm.getelementptr %133[%131] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %135 = llvm.ptrtoint %134 : !llvm.ptr to i64
// CHECK-NEXT: %136 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %137 = llvm.getelementptr %136[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %138 = llvm.ptrtoint %137 : !llvm.ptr to i64
// CHECK-NEXT: %139 = llvm.add %135, %138 : i64
// CHECK-NEXT: %140 = llvm.call @malloc(%139) : (i64) -> !llvm.ptr
// CHECK-NEXT: %141 = llvm.ptrtoint %140 : !llvm.ptr to i64
// CHECK-NEXT: %142 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %143 = llvm.sub %138, %142 : i64
// CHECK-NEXT: %144 = llvm.add %141, %143 : i64
// CHECK-NEXT: %145 = llvm.urem %144, %138  : i64
// CHECK-NEXT: %146 = llvm.sub %144, %145 : i64
// CHECK-NEXT: %147 = llvm.inttoptr %146 : i64 to !llvm.ptr
// CHECK-NEXT: %148 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %149 = llvm.insertvalue %140, %148[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %150 = llvm.insertvalue %147, %149[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %151 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %152 = llvm.insertvalue %151, %150[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %153 = llvm.insertvalue %131, %152[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %154 = llvm.insertvalue %132, %153[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @allocations() {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xindex>
  %2 = memref.alloc() : memref<4xi7>
  %3 = memref.alloc() : memref<4xvector<3xf32>>
  %4 = memref.alloc() : memref<4xcomplex<f32>>
  %5 = memref.alloc() {alignment = 1} : memref<4xf32>
  %6 = memref.alloc() {alignment = 32} : memref<4xf32>
  %7 = memref.alloc() : memref<4xmemref<3xf32>>
  return
}

// -----

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @deallocations(%arg0: memref<4xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @free(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.call @free(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @deallocations(%a: memref<4xf32>, %b: memref<*xf32>) {
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<*xf32>
  return
}

// -----

// CHECK-LABEL: func.func @stack(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.mul %1, %0 : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %0, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %1, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %2, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %15 = llvm.alloca %14 x f32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %21 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %22 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %23 = llvm.alloca %21 x i8 : (i64) -> !llvm.ptr<5>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %23, %25[1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %28 = llvm.insertvalue %27, %26[2] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %21, %28[3, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = llvm.insertvalue %22, %29[4, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stack(%n: index) {
  %0 = memref.alloca(%n) : memref<?x3xf32>
  %1 = memref.alloca() {alignment = 8} : memref<f32>
  %2 = memref.alloca() : memref<2xi8, 5>
  return
}

// -----

// Copies of memory without gaps copy bytes.
// CHECK-LABEL: func.func @copies(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<?x4xf32>, %arg3: memref<?x4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : memref<3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %5 = llvm.extractvalue %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mul %4, %5 : i64
// CHECK-NEXT: %7 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mul %6, %7 : i64
// CHECK-NEXT: %9 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %10 = llvm.getelementptr %9[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
// CHECK-NEXT: %12 = llvm.mul %8, %11 : i64
// CHECK-NEXT: %13 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.getelementptr %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %16 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.getelementptr %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%18, %15, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %19 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %20 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %21 = llvm.mul %19, %20 : i64
// CHECK-NEXT: %22 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %23 = llvm.mul %21, %22 : i64
// CHECK-NEXT: %24 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %25 = llvm.getelementptr %24[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %26 = llvm.ptrtoint %25 : !llvm.ptr to i64
// CHECK-NEXT: %27 = llvm.mul %23, %26 : i64
// CHECK-NEXT: %28 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %29 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.getelementptr %28[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %31 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.getelementptr %31[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%33, %30, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%a: memref<3x4xf32>, %b: memref<3x4xf32>, %c: memref<?x4xf32>, %d: memref<?x4xf32>) {
  memref.copy %a, %b : memref<3x4xf32> to memref<3x4xf32>
  memref.copy %c, %d : memref<?x4xf32> to memref<?x4xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @copy_rows(%arg0: memref<3x4xf32, strided<[4, 1], offset: 2>>, %arg1: memref<3x4xf32>, %arg2: memref<1x4xf32, strided<[9, 1]>>, %arg3: memref<3x4xf32, strided<[5, 1]>>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<3x4xf32, strided<[5, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32, strided<[4, 1], offset: 2>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.extractvalue %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.mul %3, %4 : i64
// CHECK-NEXT: %6 = llvm.extractvalue %2[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.mul %5, %6 : i64
// CHECK-NEXT: %8 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %9 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT: %11 = llvm.mul %7, %10 : i64
// CHECK-NEXT: %12 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.getelementptr %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.getelementptr %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%17, %14, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %18 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %19 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %20 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %21 = llvm.alloca %20 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %21 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %22 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %23 = llvm.insertvalue %19, %22[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %24 = llvm.insertvalue %21, %23[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %25 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %27 = llvm.alloca %26 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %27 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %28 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %29 = llvm.insertvalue %25, %28[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %30 = llvm.insertvalue %27, %29[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %31 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %32 = llvm.alloca %31 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %24, %32 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %33 = llvm.alloca %31 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %30, %33 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %34 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %35 = llvm.getelementptr %34[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %36 = llvm.ptrtoint %35 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%36, %32, %33) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %18 : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy_rows(%a: memref<3x4xf32, strided<[4, 1], offset: 2>>, %b: memref<3x4xf32>, %c: memref<1x4xf32, strided<[9, 1]>>, %d: memref<3x4xf32, strided<[5, 1]>>) {
  memref.copy %a, %b : memref<3x4xf32, strided<[4, 1], offset: 2>> to memref<3x4xf32>
  memref.copy %d, %b : memref<3x4xf32, strided<[5, 1]>> to memref<3x4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @copy_one(%arg0: memref<1x4xf32, strided<[9, 1]>>, %arg1: memref<1x4xf32, strided<[7, 1]>>, %arg2: memref<f32>, %arg3: memref<0x4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<0x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : memref<1x4xf32, strided<[7, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : memref<1x4xf32, strided<[9, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %5 = llvm.extractvalue %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mul %4, %5 : i64
// CHECK-NEXT: %7 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mul %6, %7 : i64
// CHECK-NEXT: %9 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %10 = llvm.getelementptr %9[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
// CHECK-NEXT: %12 = llvm.mul %8, %11 : i64
// CHECK-NEXT: %13 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.getelementptr %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %16 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.getelementptr %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%18, %15, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %19 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %20 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %21 = llvm.getelementptr %20[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
// CHECK-NEXT: %23 = llvm.mul %19, %22 : i64
// CHECK-NEXT: %24 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %25 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %26 = llvm.getelementptr %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %27 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %28 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %29 = llvm.getelementptr %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%29, %26, %23) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %30 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %31 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = llvm.mul %30, %31 : i64
// CHECK-NEXT: %33 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.mul %32, %33 : i64
// CHECK-NEXT: %35 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %36 = llvm.getelementptr %35[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %37 = llvm.ptrtoint %36 : !llvm.ptr to i64
// CHECK-NEXT: %38 = llvm.mul %34, %37 : i64
// CHECK-NEXT: %39 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %40 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %42 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %43 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %44 = llvm.getelementptr %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%44, %41, %38) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy_one(%c: memref<1x4xf32, strided<[9, 1]>>, %d: memref<1x4xf32, strided<[7, 1]>>, %e: memref<f32>, %f: memref<0x4xf32>) {
  memref.copy %c, %d : memref<1x4xf32, strided<[9, 1]>> to memref<1x4xf32, strided<[7, 1]>>
  memref.copy %e, %e : memref<f32> to memref<f32>
  memref.copy %f, %f : memref<0x4xf32> to memref<0x4xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @copy_unranked(%arg0: memref<*xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %5 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %5 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%8, %4, %5) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy_unranked(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @copy_mixed(%arg0: memref<*xf32>, %arg1: memref<3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %10 = llvm.alloca %9 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %10 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %11 = llvm.alloca %9 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %8, %11 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%14, %10, %11) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT: %15 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %17 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %18 = llvm.alloca %17 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %18 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: %19 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %20 = llvm.insertvalue %16, %19[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %22 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %23 = llvm.alloca %22 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %21, %23 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %24 = llvm.alloca %22 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %24 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %25 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %26 = llvm.getelementptr %25[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %27 = llvm.ptrtoint %26 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%27, %23, %24) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %15 : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy_mixed(%a: memref<*xf32>, %b: memref<3xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<3xf32>
  memref.copy %b, %a : memref<3xf32> to memref<*xf32>
  return
}

// -----

// CHECK-LABEL: func.func @reinterpret(%arg0: memref<*xf32>, %arg1: memref<3xf32>, %arg2: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.insertvalue %5, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %1, %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %1, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %13 = llvm.insertvalue %12, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %1, %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %18, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %19, %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %25 = llvm.insertvalue %24, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %27 = llvm.insertvalue %26, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %29 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %31 = llvm.insertvalue %29, %28[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %33 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %34 = llvm.insertvalue %33, %32[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reinterpret(%a: memref<*xf32>, %b: memref<3xf32>, %n: index) {
  %0 = memref.reinterpret_cast %a to offset: [%n], sizes: [%n, 4], strides: [4, %n] : memref<*xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
  %1 = memref.reinterpret_cast %b to offset: [1], sizes: [2], strides: [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  %2 = memref.reinterpret_cast %b to offset: [0], sizes: [], strides: [] : memref<3xf32> to memref<f32>
  return
}

// -----

// CHECK-LABEL: func.func @reshapes(%arg0: memref<12xf32>, %arg1: memref<2xindex>, %arg2: memref<2xi32>, %arg3: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<12xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %14 = llvm.load %13 : !llvm.ptr -> i64
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : i64 to index
// CHECK-NEXT: %16 = builtin.unrealized_conversion_cast %15 : index to i64
// CHECK-NEXT: %17 = llvm.insertvalue %16, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %10, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.mul %10, %16 : i64
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %23 = llvm.load %22 : !llvm.ptr -> i64
// CHECK-NEXT: %24 = builtin.unrealized_conversion_cast %23 : i64 to index
// CHECK-NEXT: %25 = builtin.unrealized_conversion_cast %24 : index to i64
// CHECK-NEXT: %26 = llvm.insertvalue %25, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %19, %26[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.mul %19, %25 : i64
// CHECK-NEXT: %29 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %31 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.insertvalue %30, %29[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %31, %32[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %35 = llvm.insertvalue %34, %33[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %36 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %37 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %38 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %39 = llvm.getelementptr %38[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %40 = llvm.load %39 : !llvm.ptr -> i32
// CHECK-NEXT: %41 = builtin.unrealized_conversion_cast %40 : i32 to i64
// CHECK-NEXT: %42 = llvm.insertvalue %41, %35[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %43 = llvm.insertvalue %36, %42[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %44 = llvm.mul %36, %41 : i64
// CHECK-NEXT: %45 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %46 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %47 = llvm.getelementptr %46[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %48 = llvm.load %47 : !llvm.ptr -> i32
// CHECK-NEXT: %49 = builtin.unrealized_conversion_cast %48 : i32 to i64
// CHECK-NEXT: %50 = llvm.insertvalue %49, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %51 = llvm.insertvalue %44, %50[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %52 = llvm.mul %44, %49 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshapes(%a: memref<12xf32>, %s: memref<2xindex>, %t: memref<2xi32>, %u: memref<*xf32>) {
  %0 = memref.reshape %a(%s) : (memref<12xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %a(%t) : (memref<12xf32>, memref<2xi32>) -> memref<?x?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @reshape_static(%arg0: memref<12xf32>, %arg1: memref<2xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<12xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %10 = llvm.insertvalue %9, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %8, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mul %8, %9 : i64
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %14 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %13, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.mul %13, %14 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshape_static(%a: memref<12xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %a(%s) : (memref<12xf32>, memref<2xindex>) -> memref<3x4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @reshape_unranked(%arg0: memref<12xf32>, %arg1: memref<?xindex>, %arg2: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<12xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %7 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %7, %9 : i64
// CHECK-NEXT: %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %12 = llvm.mul %7, %11 : i64
// CHECK-NEXT: %13 = llvm.add %12, %6 : i64
// CHECK-NEXT: %14 = llvm.mul %13, %8 : i64
// CHECK-NEXT: %15 = llvm.add %10, %14 : i64
// CHECK-NEXT: %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %17 = llvm.insertvalue %16, %5[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %18 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %18, %16 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %21 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %19, %21 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %22 = llvm.getelementptr %16[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %20, %22 : i64, !llvm.ptr
// CHECK-NEXT: %23 = llvm.getelementptr %16[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT: %24 = llvm.getelementptr %23[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %25 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %27 = llvm.sub %3, %26 : i64
// CHECK-NEXT: llvm.br ^bb1(%27, %26 : i64, i64)
// CHECK-NEXT: ^bb1(%28: i64, %29: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %30 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %31 = llvm.icmp "sge" %28, %30 : i64
// CHECK-NEXT: llvm.cond_br %31, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %32 = llvm.getelementptr %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %33 = llvm.load %32 : !llvm.ptr -> i64
// CHECK-NEXT: %34 = llvm.getelementptr %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %33, %34 : i64, !llvm.ptr
// CHECK-NEXT: %35 = llvm.getelementptr %24[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %29, %35 : i64, !llvm.ptr
// CHECK-NEXT: %36 = llvm.mul %29, %33 : i64
// CHECK-NEXT: %37 = llvm.sub %28, %26 : i64
// CHECK-NEXT: llvm.br ^bb1(%37, %36 : i64, i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %38 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %39 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %41 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %42 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %43 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %44 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %45 = llvm.mul %42, %44 : i64
// CHECK-NEXT: %46 = llvm.extractvalue %40[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %47 = llvm.mul %42, %46 : i64
// CHECK-NEXT: %48 = llvm.add %47, %41 : i64
// CHECK-NEXT: %49 = llvm.mul %48, %43 : i64
// CHECK-NEXT: %50 = llvm.add %45, %49 : i64
// CHECK-NEXT: %51 = llvm.alloca %50 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %52 = llvm.insertvalue %51, %40[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %53 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %55 = llvm.getelementptr %53[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %57 = llvm.getelementptr %53[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %58 = llvm.load %57 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %54, %51 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %59 = llvm.getelementptr %51[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %56, %59 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %60 = llvm.getelementptr %51[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %58, %60 : i64, !llvm.ptr
// CHECK-NEXT: %61 = llvm.getelementptr %51[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT: %62 = llvm.getelementptr %61[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %63 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %64 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %65 = llvm.sub %38, %64 : i64
// CHECK-NEXT: llvm.br ^bb4(%65, %64 : i64, i64)
// CHECK-NEXT: ^bb4(%66: i64, %67: i64):  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT: %68 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %69 = llvm.icmp "sge" %66, %68 : i64
// CHECK-NEXT: llvm.cond_br %69, ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %70 = llvm.getelementptr %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %71 = llvm.load %70 : !llvm.ptr -> i64
// CHECK-NEXT: %72 = llvm.getelementptr %61[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %71, %72 : i64, !llvm.ptr
// CHECK-NEXT: %73 = llvm.getelementptr %62[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %67, %73 : i64, !llvm.ptr
// CHECK-NEXT: %74 = llvm.mul %67, %71 : i64
// CHECK-NEXT: %75 = llvm.sub %66, %64 : i64
// CHECK-NEXT: llvm.br ^bb4(%75, %74 : i64, i64)
// CHECK-NEXT: ^bb6:  // pred: ^bb4
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshape_unranked(%a: memref<12xf32>, %s: memref<?xindex>, %u: memref<*xf32>) {
  %0 = memref.reshape %a(%s) : (memref<12xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.reshape %u(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// -----

// CHECK-LABEL: func.func @transposes(%arg0: memref<3x4xf32, strided<[4, 1]>>, %arg1: memref<?x?x5xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<?x?x5xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32, strided<[4, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %17[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %20 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %20, %19[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %22 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %24 = llvm.extractvalue %0[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %26 = llvm.extractvalue %0[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %26, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %28 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %28, %27[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %30 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %31 = llvm.insertvalue %30, %29[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %32 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %32, %31[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %34 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %34, %33[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @transposes(%a: memref<3x4xf32, strided<[4, 1]>>, %b: memref<?x?x5xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<3x4xf32, strided<[4, 1]>> to memref<4x3xf32, strided<[1, 4]>>
  %1 = memref.transpose %b (i, j, k) -> (k, i, j) : memref<?x?x5xf32> to memref<5x?x?xf32, strided<[1, ?, 5]>>
  return
}

// -----

// CHECK-LABEL: func.func @views(%arg0: memref<2048xi8>, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<2048xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %11 = llvm.insertvalue %10, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %13 = llvm.insertvalue %12, %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %0, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %16 = llvm.insertvalue %15, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.getelementptr %20[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %22 = llvm.insertvalue %21, %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %23 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %24 = llvm.insertvalue %23, %22[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %26 = llvm.insertvalue %25, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %28 = llvm.insertvalue %27, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %29 = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: %30 = llvm.insertvalue %29, %28[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %31 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %32 = llvm.insertvalue %31, %30[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %34, %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %36 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.getelementptr %36[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %38 = llvm.insertvalue %37, %35[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %39 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %40 = llvm.insertvalue %39, %38[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %41 = llvm.insertvalue %0, %40[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %42 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %43 = llvm.insertvalue %42, %41[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %44 = llvm.insertvalue %0, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %45 = llvm.mul %42, %0 : i64
// CHECK-NEXT: %46 = llvm.insertvalue %45, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @views(%a: memref<2048xi8>, %n: index) {
  %0 = memref.view %a[%n][%n] : memref<2048xi8> to memref<?x4xf32>
  %1 = memref.view %a[%n][] : memref<2048xi8> to memref<64x4xf32>
  %2 = memref.view %a[%n][%n, %n] : memref<2048xi8> to memref<?x?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @metadata(%arg0: memref<3x?xf32, strided<[?, 1], offset: 5>>, %arg1: memref<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32, strided<[?, 1], offset: 5>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %9 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %15 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %17 = llvm.insertvalue %14, %16[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %21 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @metadata(%a: memref<3x?xf32, strided<[?, 1], offset: 5>>, %b: memref<f32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a : memref<3x?xf32, strided<[?, 1], offset: 5>> -> memref<f32>, index, index, index, index, index
  %base2, %offset2 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return
}

// -----

// CHECK-LABEL: func.func @prefetches(%arg0: memref<3x4xf32>, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT: %5 = llvm.add %4, %0 : i64
// CHECK-NEXT: %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%6) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %9 = llvm.mul %0, %8 : i64
// CHECK-NEXT: %10 = llvm.add %9, %0 : i64
// CHECK-NEXT: %11 = llvm.getelementptr %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%11) <{cache = 0 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prefetches(%a: memref<3x4xf32>, %i: index) {
  memref.prefetch %a[%i, %i], write, locality<3>, data : memref<3x4xf32>
  memref.prefetch %a[%i, %i], read, locality<0>, instr : memref<3x4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @atomics(%arg0: memref<4xi32>, %arg1: memref<4xf32>, %arg2: i32, %arg3: f32, %arg4: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %5 = llvm.atomicrmw add %4, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %6 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %8 = llvm.atomicrmw xchg %7, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.getelementptr %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %11 = llvm.atomicrmw max %10, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %12 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %14 = llvm.atomicrmw umax %13, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %15 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %17 = llvm.atomicrmw min %16, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %18 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %20 = llvm.atomicrmw umin %19, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %21 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr %21[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %23 = llvm.atomicrmw _or %22, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %24 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.getelementptr %24[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %26 = llvm.atomicrmw _and %25, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %27 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.getelementptr %27[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %29 = llvm.atomicrmw fadd %28, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %30 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %31 = llvm.getelementptr %30[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %32 = llvm.atomicrmw fmax %31, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %33 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.getelementptr %33[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %35 = llvm.atomicrmw fmin %34, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atomics(%a: memref<4xi32>, %b: memref<4xf32>, %x: i32, %y: f32, %i: index) {
  %0 = memref.atomic_rmw addi %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw assign %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maxs %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.atomic_rmw maxu %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw mins %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %5 = memref.atomic_rmw minu %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %6 = memref.atomic_rmw ori %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %7 = memref.atomic_rmw andi %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %8 = memref.atomic_rmw addf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %9 = memref.atomic_rmw maximumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %10 = memref.atomic_rmw minimumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

// These need a loop, which -expand-strided-metadata and -memref-expand make.
// CHECK-LABEL: func.func @loops(%arg0: memref<4xi32>, %arg1: memref<4xf32>, %arg2: i32, %arg3: f32, %arg4: index) {
// CHECK-NEXT: %0 = memref.atomic_rmw muli %arg2, %arg0[%arg4] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: %1 = memref.atomic_rmw mulf %arg3, %arg1[%arg4] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: %2 = memref.atomic_rmw maxnumf %arg3, %arg1[%arg4] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: %3 = memref.atomic_rmw minnumf %arg3, %arg1[%arg4] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loops(%a: memref<4xi32>, %b: memref<4xf32>, %x: i32, %y: f32, %i: index) {
  %0 = memref.atomic_rmw muli %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw mulf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw minnumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

// CHECK-LABEL: func.func @assumed(%arg0: memref<4xf32>, %arg1: memref<4xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT: %5 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT: %6 = llvm.and %5, %4  : i64
// CHECK-NEXT: %7 = llvm.icmp "eq" %6, %3 : i64
// CHECK-NEXT: "llvm.intr.assume"(%7) : (i1) -> ()
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.getelementptr %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %13 = llvm.ptrtoint %10 : !llvm.ptr to i64
// CHECK-NEXT: %14 = llvm.and %13, %12  : i64
// CHECK-NEXT: %15 = llvm.icmp "eq" %14, %11 : i64
// CHECK-NEXT: "llvm.intr.assume"(%15) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @assumed(%a: memref<4xf32>, %b: memref<4xf32, strided<[1], offset: ?>>) {
  memref.assume_alignment %a, 16 : memref<4xf32>
  memref.assume_alignment %b, 1 : memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

// CHECK: llvm.mlir.global private @g(dense<1.000000e+00> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
// CHECK-NEXT: llvm.mlir.global external @h() {addr_space = 4 : i32} : f32
// CHECK-NEXT: llvm.mlir.global private constant @k(2.000000e+00 : f32) {addr_space = 0 : i32, alignment = 64 : i64} : f32
// CHECK-NEXT: llvm.mlir.global external @u() {addr_space = 0 : i32} : !llvm.array<2 x f32> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.array<2 x f32>
// CHECK-NEXT: llvm.return %0 : !llvm.array<2 x f32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @globals() {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(6 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %7[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
// CHECK-NEXT: %9 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %8, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %0, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %1, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %2, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %21 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %22 = llvm.getelementptr %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
// CHECK-NEXT: %24 = llvm.mlir.addressof @h : !llvm.ptr<4>
// CHECK-NEXT: %25 = llvm.getelementptr %24[0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, f32
// CHECK-NEXT: %26 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %27 = llvm.inttoptr %26 : i64 to !llvm.ptr<4>
// CHECK-NEXT: %28 = llvm.mlir.undef : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT: %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT: %30 = llvm.insertvalue %25, %29[1] : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT: %31 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %32 = llvm.insertvalue %31, %30[2] : !llvm.struct<(ptr<4>, ptr<4>, i64)>
// CHECK-NEXT: %33 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %34 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %35 = llvm.getelementptr %34[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %36 = llvm.ptrtoint %35 : !llvm.ptr to i64
// CHECK-NEXT: %37 = llvm.mlir.addressof @k : !llvm.ptr
// CHECK-NEXT: %38 = llvm.getelementptr %37[0] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %39 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
// CHECK-NEXT: %41 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %42 = llvm.insertvalue %40, %41[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %43 = llvm.insertvalue %38, %42[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %44 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %45 = llvm.insertvalue %44, %43[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: return
// CHECK-NEXT: }
memref.global "private" @g : memref<2x3xf32> = dense<1.0>
memref.global @h : memref<f32, 4>
memref.global "private" constant @k : memref<f32> = dense<2.0> {alignment = 64}
memref.global @u : memref<2xf32> = uninitialized
func.func @globals() {
  %0 = memref.get_global @g : memref<2x3xf32>
  %1 = memref.get_global @h : memref<f32, 4>
  %2 = memref.get_global @k : memref<f32>
  return
}

// -----

// CHECK-LABEL: func.func @scope(%arg0: index) -> f32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %0, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %2, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %13 = llvm.load %12 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.intr.stackrestore %1 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%13 : f32)
// CHECK-NEXT: ^bb2(%14: f32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %15 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %16 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %17 = llvm.alloca %16 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %18 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.intr.stackrestore %15 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: return %14 : f32
// CHECK-NEXT: }
func.func @scope(%n: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.alloca(%n) : memref<?xf32>
    %2 = memref.load %1[%n] : memref<?xf32>
    memref.alloca_scope.return %2 : f32
  }
  memref.alloca_scope {
    %3 = memref.alloca() : memref<f32>
    memref.alloca_scope.return
  }
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @accesses(%arg0: memref<3x?xf32, strided<[?, 2], offset: 7>>, %arg1: index, %arg2: memref<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32, strided<[?, 2], offset: 7>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT: %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.mul %1, %6 : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %9 = llvm.mul %1, %8 : i64
// CHECK-NEXT: %10 = llvm.add %7, %9 : i64
// CHECK-NEXT: %11 = llvm.getelementptr %5[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.load %11 {nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT: %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %12, %13 {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: %14 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %15 = llvm.load %14 : !llvm.ptr -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @accesses(%a: memref<3x?xf32, strided<[?, 2], offset: 7>>, %i: index, %b: memref<f32>) {
  %0 = memref.load %a[%i, %i] {nontemporal = true} : memref<3x?xf32, strided<[?, 2], offset: 7>>
  memref.store %0, %b[] {nontemporal = true} : memref<f32>
  %1 = memref.load %b[] {nontemporal = false} : memref<f32>
  return
}

// -----

// CHECK-LABEL: func.func @generic(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<4xi32> {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: %1 = arith.muli %arg3, %arg2 : i32
// CHECK-NEXT: memref.atomic_yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @generic(%a: memref<4xi32>, %i: index, %v: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.muli %x, %v : i32
    memref.atomic_yield %y : i32
  }
  return %0 : i32
}

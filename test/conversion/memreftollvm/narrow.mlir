// RUN: mlir-opt %s -split-input-file -finalize-memref-to-llvm="index-bitwidth=32" | FileCheck %s --match-full-lines

// Indices of 32 bits.

// CHECK: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: func.func @memory(%arg0: index, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
// CHECK-NEXT: %7 = llvm.call @malloc(%6) : (i32) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %13 = llvm.insertvalue %2, %12[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %14 = llvm.insertvalue %3, %13[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %16 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %17 = llvm.mul %2, %16 : i32
// CHECK-NEXT: %18 = llvm.add %17, %2 : i32
// CHECK-NEXT: %19 = llvm.getelementptr %15[%18] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> f32
// CHECK-NEXT: %21 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %22 = llvm.getelementptr %21[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %23 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %24 = llvm.add %23, %2 : i32
// CHECK-NEXT: %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT: %26 = llvm.load %25 : !llvm.ptr -> i32
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %28 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %29 = llvm.mul %27, %28 : i32
// CHECK-NEXT: %30 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %31 = llvm.mul %29, %30 : i32
// CHECK-NEXT: %32 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %33 = llvm.getelementptr %32[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %34 = llvm.ptrtoint %33 : !llvm.ptr to i32
// CHECK-NEXT: %35 = llvm.mul %31, %34 : i32
// CHECK-NEXT: %36 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %37 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %38 = llvm.getelementptr %36[%37] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %39 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %40 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%41, %38, %35) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory(%n: index, %a: memref<?x4xf32>, %u: memref<*xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.load %a[%n, %n] : memref<?x4xf32>
  %2 = memref.dim %u, %n : memref<*xf32>
  memref.copy %a, %a : memref<?x4xf32> to memref<?x4xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @strided(%arg0: memref<?x4xf32, strided<[?, 2]>>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32, strided<[?, 2]>> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %1 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %4 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %6 = llvm.insertvalue %2, %5[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %8 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %10 = llvm.alloca %9 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %10 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %12 = llvm.insertvalue %8, %11[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %15 = llvm.alloca %14 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %7, %15 : !llvm.struct<(i32, ptr)>, !llvm.ptr
// CHECK-NEXT: %16 = llvm.alloca %14 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %13, %16 : !llvm.struct<(i32, ptr)>, !llvm.ptr
// CHECK-NEXT: %17 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %18 = llvm.getelementptr %17[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %19 = llvm.ptrtoint %18 : !llvm.ptr to i32
// CHECK-NEXT: llvm.call @memrefCopy(%19, %15, %16) : (i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %1 : !llvm.ptr
// CHECK-NEXT: %20 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %22 = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT: %23 = llvm.ptrtoint %20 : !llvm.ptr to i64
// CHECK-NEXT: %24 = llvm.and %23, %22  : i64
// CHECK-NEXT: %25 = llvm.icmp "eq" %24, %21 : i64
// CHECK-NEXT: "llvm.intr.assume"(%25) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @strided(%a: memref<?x4xf32, strided<[?, 2]>>) {
  memref.copy %a, %a : memref<?x4xf32, strided<[?, 2]>> to memref<?x4xf32, strided<[?, 2]>>
  memref.assume_alignment %a, 16 : memref<?x4xf32, strided<[?, 2]>>
  return
}

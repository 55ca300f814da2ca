// RUN: mlir-opt %s -split-input-file -finalize-memref-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Views, and copies of memrefs with few elements.

// CHECK-LABEL: func.func @transposes(%arg0: memref<?x4xf32>) {
// CHECK-NEXT: "test.use"(%arg0) : (memref<?x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @transposes(%a: memref<?x4xf32>) {
  %0 = memref.transpose %a (i, j) -> (i, j) : memref<?x4xf32> to memref<?x4xf32>
  "test.use"(%0) : (memref<?x4xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @views(%arg0: memref<2048xi8>, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<2048xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %0, %9[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %15 = llvm.mul %11, %0 : i64
// CHECK-NEXT: %16 = llvm.insertvalue %15, %14[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %0, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %18 = llvm.mul %15, %13 : i64
// CHECK-NEXT: %19 = llvm.insertvalue %18, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %0, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %21 = llvm.mul %18, %0 : i64
// CHECK-NEXT: %22 = llvm.insertvalue %21, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %23 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %24 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %23[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %26 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.getelementptr %26[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %28 = llvm.insertvalue %27, %25[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %29 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %31 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %32 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %32, %31[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %34 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.getelementptr %34[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %36 = llvm.insertvalue %35, %33[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %37 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %38 = llvm.insertvalue %37, %36[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %39 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %40 = llvm.insertvalue %39, %38[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %41 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %42 = llvm.insertvalue %41, %40[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %43 = llvm.insertvalue %0, %42[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %44 = llvm.mul %41, %39 : i64
// CHECK-NEXT: %45 = llvm.insertvalue %44, %43[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %46 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %47 = llvm.insertvalue %46, %45[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %48 = llvm.mul %44, %0 : i64
// CHECK-NEXT: %49 = llvm.insertvalue %48, %47[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @views(%a: memref<2048xi8>, %n: index) {
  %0 = memref.view %a[%n][%n, %n, %n] : memref<2048xi8> to memref<?x?x4x?xf32>
  %1 = memref.view %a[%n][] : memref<2048xi8> to memref<f32>
  %2 = memref.view %a[%n][%n] : memref<2048xi8> to memref<4x?x0xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @copies(%arg0: memref<0x4xf32, strided<[4, 1], offset: ?>>, %arg1: memref<0x4xf32>, %arg2: memref<1x1xf32, strided<[?, ?]>>, %arg3: memref<1x1xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<1x1xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : memref<1x1xf32, strided<[?, ?]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : memref<0x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : memref<0x4xf32, strided<[4, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %3, %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.insertvalue %5, %8[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %11 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %13 = llvm.alloca %12 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %2, %13 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %15 = llvm.insertvalue %11, %14[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %18 = llvm.alloca %17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %10, %18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %19 = llvm.alloca %17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %16, %19 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %20 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %21 = llvm.getelementptr %20[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%22, %18, %19) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %4 : !llvm.ptr
// CHECK-NEXT: %23 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %24 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.mul %23, %24 : i64
// CHECK-NEXT: %26 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.mul %25, %26 : i64
// CHECK-NEXT: %28 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %29 = llvm.getelementptr %28[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %30 = llvm.ptrtoint %29 : !llvm.ptr to i64
// CHECK-NEXT: %31 = llvm.mul %27, %30 : i64
// CHECK-NEXT: %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.getelementptr %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %35 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %36 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %37 = llvm.getelementptr %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%37, %34, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%a: memref<0x4xf32, strided<[4, 1], offset: ?>>, %b: memref<0x4xf32>, %c: memref<1x1xf32, strided<[?, ?]>>, %d: memref<1x1xf32>) {
  memref.copy %a, %b : memref<0x4xf32, strided<[4, 1], offset: ?>> to memref<0x4xf32>
  memref.copy %c, %d : memref<1x1xf32, strided<[?, ?]>> to memref<1x1xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @copies_dynamic(%arg0: memref<?x4xf32, strided<[4, 1], offset: ?>>, %arg1: memref<?x4xf32>, %arg2: memref<4x?xf32, strided<[?, 1]>>, %arg3: memref<4x?xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : memref<4x?xf32, strided<[?, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32, strided<[4, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %3, %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.insertvalue %5, %8[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %11 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %13 = llvm.alloca %12 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %2, %13 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %15 = llvm.insertvalue %11, %14[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %18 = llvm.alloca %17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %10, %18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %19 = llvm.alloca %17 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %16, %19 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %20 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %21 = llvm.getelementptr %20[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%22, %18, %19) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %4 : !llvm.ptr
// CHECK-NEXT: %23 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %24 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %25 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %26 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %27 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %28 = llvm.insertvalue %24, %27[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %30 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %31 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %32 = llvm.alloca %31 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %32 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %33 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %34 = llvm.insertvalue %30, %33[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.insertvalue %32, %34[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %36 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %37 = llvm.alloca %36 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %29, %37 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %38 = llvm.alloca %36 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %35, %38 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %39 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %40 = llvm.getelementptr %39[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %41 = llvm.ptrtoint %40 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%41, %37, %38) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %23 : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies_dynamic(%a: memref<?x4xf32, strided<[4, 1], offset: ?>>, %b: memref<?x4xf32>, %c: memref<4x?xf32, strided<[?, 1]>>, %d: memref<4x?xf32>) {
  memref.copy %a, %b : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x4xf32>
  memref.copy %c, %d : memref<4x?xf32, strided<[?, 1]>> to memref<4x?xf32>
  return
}

// -----

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @one_stride(%arg0: memref<4x1xf32, strided<[1, 7]>>, %arg1: memref<4x1xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<4x1xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x1xf32, strided<[1, 7]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %15 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %8, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %17 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %14, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %18 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %19 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_stride(%a: memref<4x1xf32, strided<[1, 7]>>, %b: memref<4x1xf32>) {
  memref.copy %a, %b : memref<4x1xf32, strided<[1, 7]>> to memref<4x1xf32>
  return
}

// -----

// CHECK-LABEL: func.func @aligned_pointer(%arg0: memref<*xf32>, %arg1: memref<*xf32, 2>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr<2>
// CHECK-NEXT: %9 = llvm.ptrtoint %8 : !llvm.ptr<2> to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @aligned_pointer(%b: memref<*xf32>, %d: memref<*xf32, 2>) {
  %0 = memref.extract_aligned_pointer_as_index %b : memref<*xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %d : memref<*xf32, 2> -> index
  return
}

// -----

// CHECK-LABEL: func.func @dim_at_end(%arg0: memref<3x?xf32>, %arg1: memref<?x?xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %c2 : index to i64
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %3 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %5 = llvm.extractvalue %0[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.alloca %4 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %5, %6 : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT: %7 = llvm.getelementptr %6[0, %2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dim_at_end(%a: memref<3x?xf32>, %z: memref<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = memref.dim %z, %c0 : memref<?x?xf32>
  %1 = memref.dim %a, %c2 : memref<3x?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @reshape_scalar(%arg0: memref<1xf32>, %arg1: memref<0xindex>, %arg2: memref<3xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<3xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<1xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %9 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %10, %9[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %11, %12[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %17 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %18 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %18[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> i64
// CHECK-NEXT: %21 = builtin.unrealized_conversion_cast %20 : i64 to index
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : index to i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %15[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %16, %23[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %25 = llvm.mul %16, %22 : i64
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %27 = llvm.insertvalue %26, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %25, %27[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %29 = llvm.mul %25, %26 : i64
// CHECK-NEXT: %30 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %31 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.getelementptr %31[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %33 = llvm.load %32 : !llvm.ptr -> i64
// CHECK-NEXT: %34 = builtin.unrealized_conversion_cast %33 : i64 to index
// CHECK-NEXT: %35 = builtin.unrealized_conversion_cast %34 : index to i64
// CHECK-NEXT: %36 = llvm.insertvalue %35, %28[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %29, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %38 = llvm.mul %29, %35 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshape_scalar(%a: memref<1xf32>, %s: memref<0xindex>, %t: memref<3xindex>) {
  %0 = memref.reshape %a(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  %1 = memref.reshape %a(%t) : (memref<1xf32>, memref<3xindex>) -> memref<?x1x?xf32>
  return
}

// RUN: mlir-opt %s --mlir-version=22 -split-input-file -finalize-memref-to-llvm | FileCheck %s

// What MLIR 22 makes of some operations: poison, flags of address computations, bundles of assumptions.

// The size is aligned, and the address in the memory, too.
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: func.func @alloc
// CHECK: %1 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.mul %0, %1 : i64
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %8 = llvm.add %6, %7 : i64
// CHECK-NEXT: %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %12 = llvm.sub %7, %11 : i64
// CHECK-NEXT: %13 = llvm.add %10, %12 : i64
// CHECK-NEXT: %14 = llvm.urem %13, %7 : i64
// CHECK-NEXT: %15 = llvm.sub %13, %14 : i64
// CHECK-NEXT: %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// CHECK-NEXT: %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %22 = llvm.insertvalue %1, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %23 = llvm.insertvalue %0, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %0, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %2, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %26 = builtin.unrealized_conversion_cast %25 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x?xf32>
func.func @alloc(%n: index) -> memref<4x?xf32> {
  %0 = memref.alloc(%n) {alignment = 32} : memref<4x?xf32>
  return %0 : memref<4x?xf32>
}

// -----

// Offset and strides are part of the address.
// CHECK-LABEL: func.func @load
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mul %0, %5 overflow<nsw, nuw> : i64
// CHECK-NEXT: %7 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT: %8 = llvm.mul %0, %7 overflow<nsw, nuw> : i64
// CHECK-NEXT: %9 = llvm.add %6, %8 overflow<nsw, nuw> : i64
// CHECK-NEXT: %10 = llvm.getelementptr inbounds|nuw %4[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %11 = llvm.load %10 {nontemporal} : !llvm.ptr -> f32
func.func @load(%m: memref<4x?xf32, strided<[?, 7], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32, strided<[?, 7], offset: ?>>
  return %0 : f32
}

// -----

// A stride of 1 multiplies nothing.
// CHECK-LABEL: func.func @store
// CHECK: %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT: %5 = llvm.mul %0, %4 overflow<nsw, nuw> : i64
// CHECK-NEXT: %6 = llvm.add %5, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT: %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.store %2, %7 : !llvm.struct<(f32, f32)>, !llvm.ptr
func.func @store(%m: memref<4x5xcomplex<f32>>, %i: index, %x: complex<f32>) {
  memref.store %x, %m[%i, %i] : memref<4x5xcomplex<f32>>
  return
}

// -----

// Casts to and from memrefs without rank.
// CHECK-LABEL: func.func @cast
// CHECK: %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.alloca %2 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %3 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i64, ptr)>
func.func @cast(%m: memref<2x?xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %m : memref<2x?xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// Atomic operations that are instructions.
// CHECK-LABEL: func.func @atomic
// CHECK: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %5 = llvm.atomicrmw max %4, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %8 = llvm.atomicrmw fmaximum %7, %arg4 acq_rel : !llvm.ptr, f32
func.func @atomic(%m: memref<?xi32>, %f: memref<?xf32>, %i: index, %x: i32, %y: f32) {
  %0 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw maximumf %y, %f[%i] : (f32, memref<?xf32>) -> f32
  return
}

// -----

// Alignments are assumptions.
// CHECK-LABEL: func.func @assume
// CHECK: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %5 = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: llvm.intr.assume %4 ["align"(%3, %5 : !llvm.ptr, i64)] : i1
func.func @assume(%m: memref<?xf32, strided<[1], offset: ?>>) {
  %0 = memref.assume_alignment %m, 64 : memref<?xf32, strided<[1], offset: ?>>
  return
}

// -----

// Memrefs that have no memory in common.
// CHECK-LABEL: func.func @distinct
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.intr.assume %4 ["separate_storage"(%2, %3 : !llvm.ptr, !llvm.ptr)] : i1
func.func @distinct(%a: memref<?xf32>, %b: memref<?xf32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  return
}

// RUN: mlir-opt --mlir-version=22 %s -split-input-file -finalize-memref-to-llvm | FileCheck %s --match-full-lines

// What MLIR writes otherwise since 20: promises about addresses, poison, atomic operations.

// CHECK-LABEL: func.func @accesses(%arg0: memref<3x?xf32, strided<[?, 2], offset: 7>>, %arg1: index, %arg2: memref<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32, strided<[?, 2], offset: 7>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT: %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.mul %1, %6 overflow<nsw, nuw> : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %9 = llvm.mul %1, %8 overflow<nsw, nuw> : i64
// CHECK-NEXT: %10 = llvm.add %7, %9 overflow<nsw, nuw> : i64
// CHECK-NEXT: %11 = llvm.getelementptr inbounds|nuw %5[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.load %11 {nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT: %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %12, %13 {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: %14 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %15 = llvm.load %14 : !llvm.ptr -> f32
// CHECK-NEXT: %16 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: "llvm.intr.prefetch"(%16) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @accesses(%a: memref<3x?xf32, strided<[?, 2], offset: 7>>, %i: index, %b: memref<f32>) {
  %0 = memref.load %a[%i, %i] {nontemporal = true} : memref<3x?xf32, strided<[?, 2], offset: 7>>
  memref.store %0, %b[] {nontemporal = true} : memref<f32>
  %1 = memref.load %b[] {nontemporal = false} : memref<f32>
  memref.prefetch %b[], read, locality<2>, data : memref<f32>
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
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %8 = llvm.atomicrmw fmaximum %7, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %9 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.getelementptr %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %11 = llvm.atomicrmw fminimum %10, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.atomicrmw fmax %13, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %15 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %17 = llvm.atomicrmw fmin %16, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %18 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %20 = llvm.atomicrmw _xor %19, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atomics(%a: memref<4xi32>, %b: memref<4xf32>, %x: i32, %y: f32, %i: index) {
  %0 = memref.atomic_rmw addi %x, %a[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw maximumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw minimumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw maxnumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %4 = memref.atomic_rmw minnumf %y, %b[%i] : (f32, memref<4xf32>) -> f32
  %5 = memref.atomic_rmw xori %x, %a[%i] : (i32, memref<4xi32>) -> i32
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

// -----

// CHECK-LABEL: func.func @casts(%arg0: memref<3x?xf32>, %arg1: memref<*xf32, 1>, %arg2: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 1> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %2, %4 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %10 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %11 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %12 = llvm.insertvalue %9, %11[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %14 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %15 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %16 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %17 = llvm.mul %14, %16 : i64
// CHECK-NEXT: %18 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.mul %14, %18 : i64
// CHECK-NEXT: %20 = llvm.add %19, %13 : i64
// CHECK-NEXT: %21 = llvm.mul %20, %15 : i64
// CHECK-NEXT: %22 = llvm.add %17, %21 : i64
// CHECK-NEXT: %23 = llvm.alloca %22 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %24 = llvm.insertvalue %23, %12[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %25 = llvm.load %10 : !llvm.ptr -> !llvm.ptr<1>
// CHECK-NEXT: %26 = llvm.getelementptr %10[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr<1>
// CHECK-NEXT: %28 = llvm.addrspacecast %25 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: %29 = llvm.addrspacecast %27 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: llvm.store %28, %23 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %30 = llvm.getelementptr %23[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %29, %30 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %31 = llvm.getelementptr %10[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %32 = llvm.getelementptr %23[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %33 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: %34 = llvm.sub %22, %33 : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%32, %31, %34) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %35 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %38 = llvm.getelementptr %36[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %40 = llvm.insertvalue %37, %35[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %41 = llvm.insertvalue %39, %40[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %43 = llvm.insertvalue %42, %41[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %44 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %45 = llvm.insertvalue %44, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %46 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %47 = llvm.insertvalue %46, %45[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%a: memref<3x?xf32>, %b: memref<*xf32, 1>, %c: memref<*xf32>) {
  %0 = memref.cast %a : memref<3x?xf32> to memref<*xf32>
  %1 = memref.memory_space_cast %b : memref<*xf32, 1> to memref<*xf32>
  %2 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @reshapes(%arg0: memref<12xf32>, %arg1: memref<2xindex>, %arg2: memref<?xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<12xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr inbounds|nuw %12[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %14 = llvm.load %13 : !llvm.ptr -> i64
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : i64 to index
// CHECK-NEXT: %16 = builtin.unrealized_conversion_cast %15 : index to i64
// CHECK-NEXT: %17 = llvm.insertvalue %16, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %10, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.mul %10, %16 : i64
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr inbounds|nuw %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %23 = llvm.load %22 : !llvm.ptr -> i64
// CHECK-NEXT: %24 = builtin.unrealized_conversion_cast %23 : i64 to index
// CHECK-NEXT: %25 = builtin.unrealized_conversion_cast %24 : index to i64
// CHECK-NEXT: %26 = llvm.insertvalue %25, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %19, %26[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.mul %19, %25 : i64
// CHECK-NEXT: %29 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %31 = llvm.insertvalue %29, %30[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %32 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %33 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %34 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %35 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %36 = llvm.mul %33, %35 : i64
// CHECK-NEXT: %37 = llvm.extractvalue %31[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %38 = llvm.mul %33, %37 : i64
// CHECK-NEXT: %39 = llvm.add %38, %32 : i64
// CHECK-NEXT: %40 = llvm.mul %39, %34 : i64
// CHECK-NEXT: %41 = llvm.add %36, %40 : i64
// CHECK-NEXT: %42 = llvm.alloca %41 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %43 = llvm.insertvalue %42, %31[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %44 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %45 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %46 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %44, %42 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %47 = llvm.getelementptr %42[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %45, %47 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %48 = llvm.getelementptr %42[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %46, %48 : i64, !llvm.ptr
// CHECK-NEXT: %49 = llvm.getelementptr %42[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT: %50 = llvm.getelementptr %49[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %51 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %52 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %53 = llvm.sub %29, %52 : i64
// CHECK-NEXT: llvm.br ^bb1(%53, %52 : i64, i64)
// CHECK-NEXT: ^bb1(%54: i64, %55: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %56 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %57 = llvm.icmp "sge" %54, %56 : i64
// CHECK-NEXT: llvm.cond_br %57, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %58 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %59 = llvm.load %58 : !llvm.ptr -> i64
// CHECK-NEXT: %60 = llvm.getelementptr %49[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %59, %60 : i64, !llvm.ptr
// CHECK-NEXT: %61 = llvm.getelementptr %50[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.store %55, %61 : i64, !llvm.ptr
// CHECK-NEXT: %62 = llvm.mul %55, %59 : i64
// CHECK-NEXT: %63 = llvm.sub %54, %52 : i64
// CHECK-NEXT: llvm.br ^bb1(%63, %62 : i64, i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshapes(%a: memref<12xf32>, %s: memref<2xindex>, %u: memref<?xindex>) {
  %0 = memref.reshape %a(%s) : (memref<12xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %a(%u) : (memref<12xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// -----

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: func.func @memory(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.mul %1, %0 : i64
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
// CHECK-NEXT: %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %23 = llvm.insertvalue %1, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %1, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %2, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %26 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %28 = llvm.mul %0, %26 : i64
// CHECK-NEXT: %29 = llvm.alloca %28 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %30 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %31 = llvm.insertvalue %29, %30[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = llvm.insertvalue %29, %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %34 = llvm.insertvalue %33, %32[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %26, %34[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %0, %35[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %0, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %38 = llvm.insertvalue %27, %37[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %39 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @free(%39) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory(%n: index) {
  %0 = memref.alloc(%n) {alignment = 32} : memref<?x4xf32>
  %1 = memref.alloca(%n) : memref<4x?xf32>
  memref.dealloc %0 : memref<?x4xf32>
  return
}

// -----
// CHECK-LABEL: func.func @reshape_strided(%arg0: memref<*xf32>, %arg1: memref<2xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %3[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.insertvalue %4, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %13 = llvm.insertvalue %12, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %11, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.mul %11, %12 : i64
// CHECK-NEXT: %16 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %17 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %18 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr inbounds|nuw %18[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> i64
// CHECK-NEXT: %21 = builtin.unrealized_conversion_cast %20 : i64 to index
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : index to i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %16, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.mul %16, %22 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshape_strided(%a: memref<*xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x4xf32>
  return
}

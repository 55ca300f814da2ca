// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm | FileCheck %s

// Accesses of vectors to memory.

// The alignment is that of the element.
// CHECK-LABEL: func.func @load
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT: %5 = llvm.add %4, %0 : i64
// CHECK-NEXT: %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT: %7 = llvm.load %6 {alignment = 2 : i64, nontemporal} : !llvm.ptr -> vector<8xf16>
func.func @load(%m: memref<?x?xf16>, %i: index) -> vector<8xf16> {
  %r = vector.load %m[%i, %i] {nontemporal = true} : memref<?x?xf16>, vector<8xf16>
  return %r : vector<8xf16>
}

// -----

// The offset is part of the address.
// CHECK-LABEL: func.func @store
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mul %0, %5 : i64
// CHECK-NEXT: %7 = llvm.add %6, %0 : i64
// CHECK-NEXT: %8 = llvm.getelementptr %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg2, %8 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
func.func @store(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %v: vector<4xf32>) {
  vector.store %v, %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return
}

// -----

// Accesses of several dimensions stay.
// CHECK-LABEL: func.func @store_stays
// CHECK: vector.store %arg2, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<2x4xf32>
func.func @store_stays(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<2x4xf32>
  return
}

// -----

// Accesses under masks have intrinsics.
// CHECK-LABEL: func.func @masked
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %4 = llvm.intr.masked.load %3, %arg2, %arg3 {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: llvm.intr.masked.store %4, %6, %arg2 {alignment = 8 : i32} : vector<4xi64>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %9 = "llvm.intr.masked.expandload"(%8, %arg2, %arg3) : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
// CHECK-NEXT: %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: "llvm.intr.masked.compressstore"(%9, %11, %arg2) : (vector<4xi64>, !llvm.ptr, vector<4xi1>) -> ()
func.func @masked(%m: memref<?xi64>, %i: index, %k: vector<4xi1>, %v: vector<4xi64>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  vector.maskedstore %m[%i], %k, %0 : memref<?xi64>, vector<4xi1>, vector<4xi64>
  %1 = vector.expandload %m[%i], %k, %v : memref<?xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  vector.compressstore %m[%i], %k, %1 : memref<?xi64>, vector<4xi1>, vector<4xi64>
  return
}

// -----

// A gather adds vectors of indices to the address.
// CHECK-LABEL: func.func @gather
// CHECK: %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
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
func.func @gather(%m: memref<?xf32>, %i: index, %x: vector<2x3xi32>, %k: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.gather %m[%i] [%x], %k, %v : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

// So does a scatter.
// CHECK-LABEL: func.func @scatter
// CHECK: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.getelementptr %3[%arg2] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
// CHECK-NEXT: llvm.intr.masked.scatter %arg4, %4, %arg3 {alignment = 4 : i32} : vector<3xf32>, vector<3xi1> into !llvm.vec<3 x ptr>
func.func @scatter(%m: memref<?xf32>, %i: index, %x: vector<3xi32>, %k: vector<3xi1>, %v: vector<3xf32>) {
  vector.scatter %m[%i] [%x], %k, %v : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return
}

// -----

// It stays if the last dimension has a stride.
// CHECK-LABEL: func.func @scatter_stays
// CHECK: vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
func.func @scatter_stays(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<3xi32>, %k: vector<3xi1>, %v: vector<3xf32>) {
  vector.scatter %m[%i] [%x], %k, %v : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return
}

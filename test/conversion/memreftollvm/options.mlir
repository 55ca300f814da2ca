// RUN: mlir-opt %s -split-input-file "-finalize-memref-to-llvm=use-aligned-alloc=1 use-generic-functions=1 index-bitwidth=32" | FileCheck %s

// The functions that allocate and free memory, and the width of index, are options.

// The size is aligned, and the address in the memory, too.
// CHECK: llvm.func @_mlir_memref_to_llvm_aligned_alloc(i32, i32) -> !llvm.ptr
// CHECK-LABEL: func.func @alloc
// CHECK: %1 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %3 = llvm.mul %0, %1 : i32
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
// CHECK-NEXT: %7 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %9 = llvm.sub %7, %8 : i32
// CHECK-NEXT: %10 = llvm.add %6, %9 : i32
// CHECK-NEXT: %11 = llvm.urem %10, %7  : i32
// CHECK-NEXT: %12 = llvm.sub %10, %11 : i32
// CHECK-NEXT: %13 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%7, %12) : (i32, i32) -> !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %17 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %19 = llvm.insertvalue %1, %18[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %20 = llvm.insertvalue %0, %19[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %21 = llvm.insertvalue %0, %20[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %22 = llvm.insertvalue %2, %21[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> to memref<4x?xf32>
func.func @alloc(%n: index) -> memref<4x?xf32> {
  %0 = memref.alloc(%n) {alignment = 32} : memref<4x?xf32>
  return %0 : memref<4x?xf32>
}

// -----

// Elements that are no numbers are aligned by their size, in another address space.
// CHECK: llvm.func @_mlir_memref_to_llvm_aligned_alloc(i32, i32) -> !llvm.ptr
// CHECK-LABEL: func.func @alloc_vectors
// CHECK: %0 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
// CHECK-NEXT: %5 = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT: %6 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%5, %4) : (i32, i32) -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.addrspacecast %6 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %13 = llvm.insertvalue %0, %12[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %14 = llvm.insertvalue %1, %13[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.struct<(ptr<1>, ptr<1>, i32, array<1 x i32>, array<1 x i32>)> to memref<2xvector<3xf32>, 1>
func.func @alloc_vectors() -> memref<2xvector<3xf32>, 1> {
  %0 = memref.alloc() : memref<2xvector<3xf32>, 1>
  return %0 : memref<2xvector<3xf32>, 1>
}

// -----

// Both kinds of memrefs are freed by the pointer that was allocated.
// CHECK: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-LABEL: func.func @dealloc
// CHECK: %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: llvm.call @_mlir_memref_to_llvm_free(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_memref_to_llvm_free(%4) : (!llvm.ptr) -> ()
func.func @dealloc(%m: memref<?xf32>, %u: memref<*xf32>) {
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %u : memref<*xf32>
  return
}

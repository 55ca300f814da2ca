// RUN: mlir-opt --mlir-version=22 %s -split-input-file -finalize-memref-to-llvm | FileCheck %s --match-full-lines

// Operations on memrefs that have no descriptor stay.

// CHECK-LABEL: func.func @accesses(%arg0: memref<4xf32, "far">, %arg1: index, %arg2: f32) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32, "far">
// CHECK-NEXT: memref.store %arg2, %arg0[%arg1] : memref<4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @accesses(%a: memref<4xf32, "far">, %i: index, %v: f32) {
  %0 = memref.load %a[%i] : memref<4xf32, "far">
  memref.store %v, %a[%i] : memref<4xf32, "far">
  return
}

// -----

// MLIR crashes here.
// CHECK-LABEL: func.func @casts(%arg0: memref<4xf32, "far">, %arg1: memref<*xf32, "far">) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32, "far"> to memref<?xf32, "far">
// CHECK-NEXT: %cast_0 = memref.cast %arg1 : memref<*xf32, "far"> to memref<4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%a: memref<4xf32, "far">, %b: memref<*xf32, "far">) {
  %0 = memref.cast %a : memref<4xf32, "far"> to memref<?xf32, "far">
  %1 = memref.cast %b : memref<*xf32, "far"> to memref<4xf32, "far">
  return
}

// -----

// MLIR crashes here.
// CHECK-LABEL: func.func @space_casts(%arg0: memref<4xf32, "far">, %arg1: memref<4xf32>) {
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32, "far"> to memref<4xf32>
// CHECK-NEXT: %memspacecast_0 = memref.memory_space_cast %arg1 : memref<4xf32> to memref<4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @space_casts(%a: memref<4xf32, "far">, %b: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, "far"> to memref<4xf32>
  %1 = memref.memory_space_cast %b : memref<4xf32> to memref<4xf32, "far">
  return
}

// -----

// CHECK-LABEL: func.func @memory() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, "far">
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32, "far">
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory() {
  %0 = memref.alloc() : memref<4xf32, "far">
  %1 = memref.alloca() : memref<4xf32, "far">
  memref.dealloc %0 : memref<4xf32, "far">
  return
}

// -----

// CHECK: memref.global @g : memref<4xf32, "far">
// CHECK-NEXT: func.func @globals() {
// CHECK-NEXT: %0 = memref.get_global @g : memref<4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
memref.global @g : memref<4xf32, "far">
func.func @globals() {
  %0 = memref.get_global @g : memref<4xf32, "far">
  return
}

// -----

// CHECK-LABEL: func.func @copies(%arg0: memref<4xf32, "far">, %arg1: memref<4xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32, "far"> to memref<4xf32>
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<4xf32> to memref<4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%a: memref<4xf32, "far">, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32, "far"> to memref<4xf32>
  memref.copy %b, %a : memref<4xf32> to memref<4xf32, "far">
  return
}

// -----

// CHECK-LABEL: func.func @shapes(%arg0: memref<4xf32, "far">, %arg1: memref<2xindex>, %arg2: index) {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<4xf32, "far">, memref<2xindex>) -> memref<2x2xf32, "far">
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32, "far"> to memref<2x2xf32, "far">
// CHECK-NEXT: %transpose = memref.transpose %reinterpret_cast (d0, d1) -> (d1, d0) : memref<2x2xf32, "far"> to memref<2x2xf32, strided<[1, 2]>, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shapes(%a: memref<4xf32, "far">, %s: memref<2xindex>, %n: index) {
  %0 = memref.reshape %a(%s) : (memref<4xf32, "far">, memref<2xindex>) -> memref<2x2xf32, "far">
  %1 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32, "far"> to memref<2x2xf32, "far">
  %2 = memref.transpose %1 (i, j) -> (j, i) : memref<2x2xf32, "far"> to memref<2x2xf32, strided<[1, 2]>, "far">
  return
}

// -----

// CHECK-LABEL: func.func @view(%arg0: memref<2048xi8, "far">, %arg1: index) {
// CHECK-NEXT: %view = memref.view %arg0[%arg1][] : memref<2048xi8, "far"> to memref<64x4xf32, "far">
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @view(%a: memref<2048xi8, "far">, %n: index) {
  %0 = memref.view %a[%n][] : memref<2048xi8, "far"> to memref<64x4xf32, "far">
  return
}

// -----

// CHECK-LABEL: func.func @metadata(%arg0: memref<4xf32, "far">) {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32, "far"> -> memref<f32, "far">, index, index, index
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @metadata(%a: memref<4xf32, "far">) {
  %base, %offset, %sizes, %strides = memref.extract_strided_metadata %a : memref<4xf32, "far"> -> memref<f32, "far">, index, index, index
  return
}

// -----

// Layouts.
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @layouts(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, strided<[2]>>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %alloc : memref<4xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32, strided<[2]>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @free(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @layouts(%n: index) {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  %1 = memref.alloca() : memref<4xf32, strided<[2]>>
  memref.dealloc %0 : memref<4xf32, strided<[2]>>
  return
}

// -----

// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: func.func @identity(%arg0: index) {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %15 = llvm.alloca %13 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %13, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.insertvalue %14, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @identity(%n: index) {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0)>>
  %1 = memref.alloca() : memref<4xf32, affine_map<(d0) -> (d0)>>
  return
}

// -----

// CHECK: memref.global @s : memref<4xf32, strided<[2]>>
// CHECK-NEXT: func.func @strided_global() {
// CHECK-NEXT: %0 = memref.get_global @s : memref<4xf32, strided<[2]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
memref.global @s : memref<4xf32, strided<[2]>>
func.func @strided_global() {
  %0 = memref.get_global @s : memref<4xf32, strided<[2]>>
  return
}

// -----

// CHECK-LABEL: func.func @one(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one(%a: memref<4xf32>) {
  %0 = memref.distinct_objects %a : memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @three(%arg0: memref<4xf32>, %arg1: memref<?xf32, strided<[1], offset: ?>>, %arg2: memref<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %4[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %8 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.intr.assume %8 ["separate_storage"(%3, %6 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: llvm.intr.assume %8 ["separate_storage"(%3, %7 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: llvm.intr.assume %8 ["separate_storage"(%6, %7 : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @three(%a: memref<4xf32>, %b: memref<?xf32, strided<[1], offset: ?>>, %c: memref<f32>) {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<f32>
  return
}

// -----

// CHECK-LABEL: func.func @aligned(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.load %3 {alignment = 32 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr inbounds|nuw %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %4, %6 {alignment = 16 : i64, nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %9 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: llvm.intr.assume %8 ["align"(%7, %9 : !llvm.ptr, i64)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @aligned(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i] {alignment = 32} : memref<4xf32>
  memref.store %0, %a[%i] {alignment = 16, nontemporal = true} : memref<4xf32>
  %1 = memref.assume_alignment %a, 16 : memref<4xf32>
  return
}

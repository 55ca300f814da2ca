// RUN: mlir-opt %s -buffer-deallocation-pipeline -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<4xf32>, i1) {
// CHECK-NEXT: %4 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT: %alloc_17 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg4, %alloc_17 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %alloc_17 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr_15 = memref.extract_aligned_pointer_as_index %base_buffer_11 : memref<f32> -> index
// CHECK-NEXT: %intptr_16 = memref.extract_aligned_pointer_as_index %4 : memref<4xf32> -> index
// CHECK-NEXT: %5 = arith.cmpi ne, %intptr_15, %intptr_16 : index
// CHECK-NEXT: %6 = arith.andi %5, %arg5 : i1
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: memref.dealloc %base_buffer_11 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.cmpi eq, %intptr_15, %intptr_16 : index
// CHECK-NEXT: %8 = arith.andi %7, %arg5 : i1
// CHECK-NEXT: %9 = arith.ori %8, %arg1 : i1
// CHECK-NEXT: scf.yield %4, %9 : memref<4xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %4 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<1xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT: memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
// CHECK-NEXT: %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
// CHECK-NEXT: memref.store %true, %alloc_1[%c0] : memref<2xi1>
// CHECK-NEXT: memref.store %0#1, %alloc_1[%c1] : memref<2xi1>
// CHECK-NEXT: %intptr_4 = memref.extract_aligned_pointer_as_index %1 : memref<4xf32> -> index
// CHECK-NEXT: memref.store %intptr_4, %alloc_2[%c0] : memref<1xindex>
// CHECK-NEXT: %cast = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %cast_5 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_6 = memref.cast %alloc_2 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_7 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_8 = memref.alloc() : memref<1xi1>
// CHECK-NEXT: %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_10 = memref.cast %alloc_8 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %2 = memref.load %alloc_7[%c0] : memref<2xi1>
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = memref.load %alloc_7[%c1] : memref<2xi1>
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_2 : memref<1xindex>
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_7 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_8 : memref<1xi1>
// CHECK-NEXT: return %1 : memref<4xf32>
// CHECK-NEXT: }
func.func @loop(%n: index, %c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %a) -> memref<4xf32> {
    %b = scf.if %c -> memref<4xf32> {
      %d = memref.alloc() : memref<4xf32>
      memref.copy %k, %d : memref<4xf32> to memref<4xf32>
      scf.yield %d : memref<4xf32>
    } else {
      scf.yield %m : memref<4xf32>
    }
    scf.yield %b : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// CHECK-LABEL: func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: %10 = arith.ori %9, %1 : i1
// CHECK-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT: scf.yield %8 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT: scf.yield %7 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.andi %3, %1 : i1
// CHECK-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// -----

// CHECK-LABEL: func.func private @callee(%arg0: memref<4xf32>, %arg1: i1) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT: %1 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT: %2 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %2 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1, %alloc : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func private @callee(%m: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %a : memref<4xf32>
  return %s, %a : memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @caller(%arg0: i1) -> f32 {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0:2 = call @callee(%alloc, %arg0) : (memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %1 = memref.load %0#0[%c0] : memref<4xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %alloc_4 = memref.alloc() : memref<3xindex>
// CHECK-NEXT: %alloc_5 = memref.alloc() : memref<3xi1>
// CHECK-NEXT: %alloc_6 = memref.alloc() : memref<0xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT: memref.store %intptr, %alloc_4[%c0] : memref<3xindex>
// CHECK-NEXT: %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_7, %alloc_4[%c1] : memref<3xindex>
// CHECK-NEXT: %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_8, %alloc_4[%c2] : memref<3xindex>
// CHECK-NEXT: memref.store %true, %alloc_5[%c0] : memref<3xi1>
// CHECK-NEXT: memref.store %true, %alloc_5[%c1] : memref<3xi1>
// CHECK-NEXT: memref.store %true, %alloc_5[%c2] : memref<3xi1>
// CHECK-NEXT: %cast = memref.cast %alloc_4 : memref<3xindex> to memref<?xindex>
// CHECK-NEXT: %cast_9 = memref.cast %alloc_5 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT: %cast_10 = memref.cast %alloc_6 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_11 = memref.alloc() : memref<3xi1>
// CHECK-NEXT: %alloc_12 = memref.alloc() : memref<0xi1>
// CHECK-NEXT: %cast_13 = memref.cast %alloc_11 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT: %cast_14 = memref.cast %alloc_12 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper(%cast, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %2 = memref.load %alloc_11[%c0] : memref<3xi1>
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = memref.load %alloc_11[%c1] : memref<3xi1>
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %4 = memref.load %alloc_11[%c2] : memref<3xi1>
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: memref.dealloc %base_buffer_0 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_4 : memref<3xindex>
// CHECK-NEXT: memref.dealloc %alloc_6 : memref<0xindex>
// CHECK-NEXT: memref.dealloc %alloc_5 : memref<3xi1>
// CHECK-NEXT: memref.dealloc %alloc_11 : memref<3xi1>
// CHECK-NEXT: memref.dealloc %alloc_12 : memref<0xi1>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @caller(%c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %0:2 = call @callee(%a, %c) : (memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
  %x = memref.load %0#0[%c0] : memref<4xf32>
  return %x : f32
}
// CHECK-LABEL: func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: %10 = arith.ori %9, %1 : i1
// CHECK-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT: scf.yield %8 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT: scf.yield %7 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.andi %3, %1 : i1
// CHECK-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// -----

// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg1, %arg3 = %false) : (memref<2xf32>, i1) -> (memref<2xf32>, i1) {
// CHECK-NEXT: scf.condition(%arg0) %arg2, %arg3 : memref<2xf32>, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<2xf32>, %arg3: i1):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: scf.if %arg3 {
// CHECK-NEXT: memref.dealloc %base_buffer_1 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %alloc, %true : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %4 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %1 : memref<2xf32> -> index
// CHECK-NEXT: %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %3 = arith.andi %2, %0#1 : i1
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<2xf32>
// CHECK-NEXT: }
func.func @while(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.while (%k = %m) : (memref<2xf32>) -> memref<2xf32> {
    scf.condition(%c) %k : memref<2xf32>
  } do {
  ^bb0(%k: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    memref.copy %k, %a : memref<2xf32> to memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// -----

// CHECK-LABEL: func.func @views(%arg0: index, %arg1: i1) -> memref<*xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: memref.copy %subview, %alloca : memref<2xf32, strided<[1]>> to memref<2xf32>
// CHECK-NEXT: return %cast : memref<*xf32>
// CHECK-NEXT: }
func.func @views(%n: index, %c: i1) -> memref<*xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %v = memref.subview %a[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
  %u = memref.cast %a : memref<?xf32> to memref<*xf32>
  %t = memref.alloca() : memref<2xf32>
  memref.copy %v, %t : memref<2xf32, strided<[1]>> to memref<2xf32>
  return %u : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @blocks(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %1 = arith.select %arg0, %arg0, %0 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%alloc_0, %alloc, %0, %0 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %2 = arith.andi %1, %arg1 : i1
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = arith.xori %arg1, %true : i1
// CHECK-NEXT: %4 = arith.andi %1, %3 : i1
// CHECK-NEXT: cf.cond_br %arg1, ^bb2(%alloc, %alloc, %2, %2 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb2(%alloc, %alloc_0, %4, %4 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT: ^bb2(%5: memref<2xf32>, %6: memref<2xf32>, %7: i1, %8: i1):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: memref.copy %5, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %9 = scf.if %8 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %6 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = bufferization.clone %6 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %12 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %5 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %6 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %alloc_5 = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %alloc_6 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_7 = memref.alloc() : memref<1xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr, %alloc_5[%c0] : memref<2xindex>
// CHECK-NEXT: %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_8, %alloc_5[%c1] : memref<2xindex>
// CHECK-NEXT: memref.store %7, %alloc_6[%c0] : memref<2xi1>
// CHECK-NEXT: memref.store %8, %alloc_6[%c1] : memref<2xi1>
// CHECK-NEXT: %intptr_9 = memref.extract_aligned_pointer_as_index %9 : memref<2xf32> -> index
// CHECK-NEXT: memref.store %intptr_9, %alloc_7[%c0] : memref<1xindex>
// CHECK-NEXT: %cast = memref.cast %alloc_5 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %cast_10 = memref.cast %alloc_6 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_11 = memref.cast %alloc_7 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_12 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_13 = memref.alloc() : memref<1xi1>
// CHECK-NEXT: %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_15 = memref.cast %alloc_13 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %10 = memref.load %alloc_12[%c0] : memref<2xi1>
// CHECK-NEXT: scf.if %10 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %11 = memref.load %alloc_12[%c1] : memref<2xi1>
// CHECK-NEXT: scf.if %11 {
// CHECK-NEXT: memref.dealloc %base_buffer_1 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_5 : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_7 : memref<1xindex>
// CHECK-NEXT: memref.dealloc %alloc_6 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_12 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_13 : memref<1xi1>
// CHECK-NEXT: return %9 : memref<2xf32>
// CHECK-NEXT: }
func.func @blocks(%c: i1, %d: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2(%b : memref<2xf32>)
^bb1:
  memref.copy %m, %a : memref<2xf32> to memref<2xf32>
  cf.cond_br %d, ^bb2(%a : memref<2xf32>), ^bb3(%a, %b : memref<2xf32>, memref<2xf32>)
^bb2(%x: memref<2xf32>):
  cf.br ^bb3(%x, %a : memref<2xf32>, memref<2xf32>)
^bb3(%y: memref<2xf32>, %z: memref<2xf32>):
  memref.copy %y, %m : memref<2xf32> to memref<2xf32>
  return %z : memref<2xf32>
}
// CHECK-LABEL: func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: %10 = arith.ori %9, %1 : i1
// CHECK-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT: scf.yield %8 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT: scf.yield %7 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.andi %3, %1 : i1
// CHECK-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// -----

// CHECK-LABEL: func.func @manual() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @manual() {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

// CHECK-LABEL: func.func @parallel(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloc(%i) : memref<?xf32>
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %a[%c0] : memref<?xf32>
  }
  scf.forall (%i) in (%n) {
    %a = memref.alloc(%i) : memref<?xf32>
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %a[%c0] : memref<?xf32>
  }
  %f = memref.load %m[%c0] : memref<?xf32>
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 {
    %a = memref.alloc(%i) : memref<?xf32>
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %a[%c0] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %w = memref.alloc() : memref<f32>
      memref.store %p, %w[] : memref<f32>
      %k = arith.addf %p, %q : f32
      scf.reduce.return %k : f32
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @switch(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0:2 = scf.index_switch %arg0 -> memref<2xf32>, i1
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc, %true : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1, %false : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.get_global @g : memref<2xf32>
// CHECK-NEXT: memref.copy %0#0, %1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: scf.if %0#1 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %2 : memref<2xf32>
// CHECK-NEXT: }
func.func @switch(%i: index, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.index_switch %i -> memref<2xf32>
  case 1 {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  default {
    scf.yield %m : memref<2xf32>
  }
  %g = memref.get_global @g : memref<2xf32>
  memref.copy %r, %g : memref<2xf32> to memref<2xf32>
  return %g : memref<2xf32>
}
// CHECK-LABEL: memref.global "private" @g : memref<2xf32> = dense<0.000000e+00>
memref.global "private" @g : memref<2xf32> = dense<0.0>

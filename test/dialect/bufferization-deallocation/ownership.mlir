// RUN: mlir-opt %s -ownership-based-buffer-deallocation -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<4xf32>, i1) {
// CHECK-NEXT: %false_14 = arith.constant false
// CHECK-NEXT: %false_15 = arith.constant false
// CHECK-NEXT: %3:2 = scf.if %arg1 -> (memref<4xf32>, i1) {
// CHECK-NEXT: %true_24 = arith.constant true
// CHECK-NEXT: %false_25 = arith.constant false
// CHECK-NEXT: %alloc_26 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg4, %alloc_26 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %alloc_26 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %5 = bufferization.dealloc (%base_buffer_27 : memref<f32>) if (%true_24) retain (%alloc_26 : memref<4xf32>)
// CHECK-NEXT: scf.yield %alloc_26, %5 : memref<4xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_24 = arith.constant false
// CHECK-NEXT: %5 = bufferization.dealloc retain (%arg2 : memref<4xf32>)
// CHECK-NEXT: scf.yield %arg2, %5 : memref<4xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %3#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%arg5, %3#1) retain (%3#0 : memref<4xf32>)
// CHECK-NEXT: scf.yield %3#0, %4 : memref<4xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %3 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#1, %true_1) retain (%1 : memref<4xf32>)
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

// -----

// CHECK-LABEL: func.func private @callee(%arg0: memref<4xf32>, %arg1: i1) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT: %1 = arith.select %arg1, %false, %true : i1
// CHECK-NEXT: %2 = scf.if %1 -> (memref<4xf32>) {
// CHECK-NEXT: scf.yield %0 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %4 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: return %2, %alloc : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func private @callee(%m: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %a : memref<4xf32>
  return %s, %a : memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @caller(%arg0: i1) -> f32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %0:2 = call @callee(%alloc, %arg0) : (memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %1 = memref.load %0#0[%c0] : memref<4xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%true, %true_0, %true_0)
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @caller(%c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %0:2 = call @callee(%a, %c) : (memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
  %x = memref.load %0#0[%c0] : memref<4xf32>
  return %x : f32
}

// -----

// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg1, %arg3 = %false) : (memref<2xf32>, i1) -> (memref<2xf32>, i1) {
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_9 : memref<f32>) if (%arg3) retain (%arg2 : memref<2xf32>)
// CHECK-NEXT: scf.condition(%arg0) %arg2, %3 : memref<2xf32>, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<2xf32>, %arg3: i1):
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%arg3, %true_9) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: scf.yield %alloc, %3 : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %3 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<2xf32>)
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
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: memref.copy %subview, %alloca : memref<2xf32, strided<[1]>> to memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%cast : memref<*xf32>)
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
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc_1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true_0, %arg0 : i1
// CHECK-NEXT: %2 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %3:3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2) retain (%arg2, %alloc, %alloc_1 : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_10 = arith.constant true
// CHECK-NEXT: %4 = arith.xori %true_10, %arg0 : i1
// CHECK-NEXT: %5 = arith.andi %false, %4 : i1
// CHECK-NEXT: %true_11 = arith.constant true
// CHECK-NEXT: %6 = arith.xori %true_11, %arg0 : i1
// CHECK-NEXT: %7 = arith.andi %true_0, %6 : i1
// CHECK-NEXT: %true_12 = arith.constant true
// CHECK-NEXT: %8 = arith.xori %true_12, %arg0 : i1
// CHECK-NEXT: %9 = arith.andi %true, %8 : i1
// CHECK-NEXT: %10:3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%5, %7, %9) retain (%alloc_1, %arg2, %alloc : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %11 = arith.select %arg0, %3#2, %10#0 : i1
// CHECK-NEXT: %12 = arith.select %arg0, %3#0, %10#1 : i1
// CHECK-NEXT: %13 = arith.select %arg0, %3#1, %10#2 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%alloc_1, %10#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %alloc_1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %14 = arith.andi %12, %arg1 : i1
// CHECK-NEXT: %15 = arith.andi %13, %arg1 : i1
// CHECK-NEXT: %16 = arith.andi %11, %arg1 : i1
// CHECK-NEXT: %17:3 = bufferization.dealloc (%base_buffer_13, %base_buffer_17, %base_buffer_21 : memref<f32>, memref<f32>, memref<f32>) if (%14, %15, %16) retain (%alloc, %arg2, %alloc : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_25 = arith.constant true
// CHECK-NEXT: %18 = arith.xori %true_25, %arg1 : i1
// CHECK-NEXT: %19 = arith.andi %12, %18 : i1
// CHECK-NEXT: %true_26 = arith.constant true
// CHECK-NEXT: %20 = arith.xori %true_26, %arg1 : i1
// CHECK-NEXT: %21 = arith.andi %13, %20 : i1
// CHECK-NEXT: %true_27 = arith.constant true
// CHECK-NEXT: %22 = arith.xori %true_27, %arg1 : i1
// CHECK-NEXT: %23 = arith.andi %11, %22 : i1
// CHECK-NEXT: %24:3 = bufferization.dealloc (%base_buffer_13, %base_buffer_17, %base_buffer_21 : memref<f32>, memref<f32>, memref<f32>) if (%19, %21, %23) retain (%alloc, %alloc_1, %arg2 : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %25 = arith.select %arg1, %17#2, %24#0 : i1
// CHECK-NEXT: %26 = arith.select %arg1, %17#1, %24#2 : i1
// CHECK-NEXT: cf.cond_br %arg1, ^bb2(%alloc, %17#2 : memref<2xf32>, i1), ^bb3(%alloc, %alloc_1, %24#0, %24#1 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT: ^bb2(%27: memref<2xf32>, %28: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_36, %offset_37, %sizes_38, %strides_39 = memref.extract_strided_metadata %27 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %29:3 = bufferization.dealloc (%base_buffer_28, %base_buffer_32, %base_buffer_36 : memref<f32>, memref<f32>, memref<f32>) if (%12, %13, %28) retain (%27, %alloc, %arg2 : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%27, %alloc, %29#0, %29#1 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT: ^bb3(%30: memref<2xf32>, %31: memref<2xf32>, %32: i1, %33: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: memref.copy %30, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %34 = scf.if %33 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %31 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %36 = bufferization.clone %31 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %36 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_40 = arith.constant true
// CHECK-NEXT: %base_buffer_41, %offset_42, %sizes_43, %strides_44 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_45, %offset_46, %sizes_47, %strides_48 = memref.extract_strided_metadata %30 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %31 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %34 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %35 = bufferization.dealloc (%base_buffer_41, %base_buffer_45, %base_buffer_49, %base_buffer_53 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%12, %32, %33, %true_40) retain (%34 : memref<2xf32>)
// CHECK-NEXT: return %34 : memref<2xf32>
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

// -----

// CHECK-LABEL: func.func @manual() {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %false, %true : i1
// CHECK-NEXT: cf.assert %0, "expected that the block does not have ownership"
// CHECK-NEXT: memref.dealloc %alloc {bufferization.manual_deallocation} : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @manual() {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

// CHECK-LABEL: func.func @parallel(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %false_2 = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_3 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.store %2, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%true)
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg2) in (%arg0) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_3 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.store %2, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%true)
// CHECK-NEXT: }
// CHECK-NEXT: %0 = memref.load %arg1[%c0] : memref<?xf32>
// CHECK-NEXT: %1 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%0) -> f32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_3 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.store %2, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%true)
// CHECK-NEXT: scf.reduce(%2 : f32) {
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %true_8 = arith.constant true
// CHECK-NEXT: %alloc_9 = memref.alloc() : memref<f32>
// CHECK-NEXT: memref.store %arg3, %alloc_9[] : memref<f32>
// CHECK-NEXT: %3 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT: %base_buffer_10, %offset_11 = memref.extract_strided_metadata %alloc_9 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_8)
// CHECK-NEXT: scf.reduce.return %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_2)
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
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.index_switch %arg0 -> memref<2xf32>, i1
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %true_10 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%true_10) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: scf.yield %alloc, %4 : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %false_10 = arith.constant false
// CHECK-NEXT: %4 = bufferization.dealloc retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: scf.yield %arg1, %4 : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %1 = memref.get_global @g : memref<2xf32>
// CHECK-NEXT: memref.copy %0#0, %1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %2 = scf.if %false_1 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %4 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%2 : memref<2xf32>)
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

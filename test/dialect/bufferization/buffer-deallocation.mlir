// RUN: mlir-opt %s -buffer-deallocation -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: %1 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %0) -> (memref<4xf32>) {
// CHECK-NEXT: %2 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg4, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %4 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT: scf.yield %4 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %4 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %arg4 : memref<4xf32>
// CHECK-NEXT: %3 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %2 : memref<4xf32>
// CHECK-NEXT: scf.yield %3 : memref<4xf32>
// CHECK-NEXT: }
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
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT: return %0, %alloc : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func private @callee(%m: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %a : memref<4xf32>
  return %s, %a : memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @caller(%arg0: i1) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0:2 = call @callee(%alloc, %arg0) : (memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %1 = memref.load %0#0[%c0] : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
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
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = scf.while (%arg2 = %0) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %2 = bufferization.clone %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg2 : memref<2xf32>
// CHECK-NEXT: scf.condition(%arg0) %2 : memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<2xf32>):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg2 : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %2 : memref<2xf32>
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
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%alloc_0 : memref<2xf32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg1, ^bb2(%alloc : memref<2xf32>), ^bb3(%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: ^bb2(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb3(%0, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: ^bb3(%1: memref<2xf32>, %2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: return %2 : memref<2xf32>
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
// CHECK-NEXT: %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
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
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.store %2, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg2) in (%arg0) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.store %2, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %0 = memref.load %arg1[%c0] : memref<?xf32>
// CHECK-NEXT: %1 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%0) -> f32 {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.store %2, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: scf.reduce(%2 : f32) {
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<f32>
// CHECK-NEXT: memref.store %arg3, %alloc_0[] : memref<f32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<f32>
// CHECK-NEXT: %3 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT: scf.reduce.return %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
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
// CHECK-NEXT: %0 = scf.index_switch %arg0 -> memref<2xf32>
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %2 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.get_global @g : memref<2xf32>
// CHECK-NEXT: memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return %1 : memref<2xf32>
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

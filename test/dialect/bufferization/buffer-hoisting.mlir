// RUN: mlir-opt %s -buffer-hoisting | FileCheck %s

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: i1, %arg2: f32) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg3 = %c1 to %arg0 step %c1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.store %arg2, %alloc[%c1] : memref<2xf32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.store %arg2, %alloc_0[%c1] : memref<2xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg3) : memref<?xf32>
// CHECK-NEXT: memref.store %arg2, %alloc_1[%c1] : memref<?xf32>
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg4 = %c1 to %arg0 step %c1 {
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: %alloc_1 = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%n: index, %c: i1, %x: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %a = memref.alloc() : memref<2xf32>
    memref.store %x, %a[%c1] : memref<2xf32>
    scf.if %c {
      %b = memref.alloc() : memref<2xf32>
      memref.store %x, %b[%c1] : memref<2xf32>
      %d = memref.alloc(%i) : memref<?xf32>
      memref.store %x, %d[%c1] : memref<?xf32>
      %e = memref.alloca(%n) : memref<?xf32>
    }
    scf.for %k = %c1 to %n step %c1 {
      %g = memref.alloc(%n) : memref<?xf32>
      %h = memref.alloca() : memref<4xf32>
      %s = arith.addi %n, %n : index
      %u = memref.alloc(%s) : memref<?xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c1 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %arg3, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @carried(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%k = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %k, %a : memref<2xf32> to memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// CHECK-LABEL: func.func @branches(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb2
// CHECK-NEXT: ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT: %alloc_0 = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT: cf.br ^bb3(%alloc_0 : memref<?xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: memref.copy %1, %arg2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @branches(%c: i1, %n: index, %m: memref<?xf32>) {
  cf.cond_br %c, ^bb1(%n : index), ^bb2
^bb1(%k: index):
  %a = memref.alloc(%k) : memref<?xf32>
  cf.br ^bb3(%a : memref<?xf32>)
^bb2:
  %b = memref.alloc(%n) : memref<?xf32>
  cf.br ^bb3(%b : memref<?xf32>)
^bb3(%r: memref<?xf32>):
  memref.copy %r, %m : memref<?xf32> to memref<?xf32>
  return
}
// CHECK-LABEL: func.func @ifs(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<?xf32>) {
// CHECK-NEXT: %1 = scf.if %arg0 -> (memref<?xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: %alloc_2 = memref.alloc(%2) : memref<?xf32>
// CHECK-NEXT: scf.yield %alloc_2 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %alloc_0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: memref.copy %0, %alloc_1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ifs(%c: i1, %n: index) {
  %0 = scf.if %c -> memref<?xf32> {
    %1 = scf.if %c -> memref<?xf32> {
      %a = memref.alloc(%n) : memref<?xf32>
      scf.yield %a : memref<?xf32>
    } else {
      %x = arith.addi %n, %n : index
      %a = memref.alloc(%x) : memref<?xf32>
      scf.yield %a : memref<?xf32>
    }
    scf.yield %1 : memref<?xf32>
  } else {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %0, %a : memref<?xf32> to memref<?xf32>
  return
}
// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: index) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg2) = (%arg1) to (%arg1) step (%arg1) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg2 = 0 to 4 {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while(%c: i1, %n: index) {
  scf.while : () -> () {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.condition(%c)
  } do {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %b = memref.alloc(%n) : memref<?xf32>
    %d = memref.alloc(%i) : memref<?xf32>
  }
  scf.execute_region {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.yield
  }
  affine.for %i = 0 to 4 {
    %b = memref.alloc(%n) : memref<?xf32>
  }
  return
}

// RUN: mlir-opt %s -buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: memref<2xf32>, %arg1: i1, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %alloc, %arg0 : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.dealloc (%alloc : memref<2xf32>) if (%true) retain (%0 : memref<2xf32>)
// CHECK-NEXT: return %1, %arg2 : i1, i1
// CHECK-NEXT: }
func.func @a(%r: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %r : memref<2xf32>
  %0:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%true, %d) retain (%s, %b : memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}
// CHECK-LABEL: func.func @c(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%true, %arg3) retain (%cast, %arg1 : memref<?xf32>, memref<2xf32>)
// CHECK-NEXT: return %true, %0#1 : i1, i1
// CHECK-NEXT: }
func.func @c(%r: memref<2xf32>, %q: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %true = arith.constant true
  %v = memref.cast %r : memref<2xf32> to memref<?xf32>
  %0:2 = bufferization.dealloc (%r, %q : memref<2xf32>, memref<2xf32>) if (%true, %d) retain (%v, %q : memref<?xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}
// CHECK-LABEL: func.func @d(%arg0: memref<2xf32>, %arg1: i1, %arg2: i1, %arg3: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.for %arg4 = %arg3 to %arg3 step %arg3 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %alloc, %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg1)
// CHECK-NEXT: scf.if %false {
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @d(%r: memref<2xf32>, %c: i1, %d: i1, %n: index) {
  %x = memref.alloc() : memref<2xf32>
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %a, %r : memref<2xf32> to memref<2xf32>
    %0 = bufferization.dealloc (%a, %x : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%r : memref<2xf32>)
    scf.if %0 {
      memref.copy %r, %a : memref<2xf32> to memref<2xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @e(%arg0: memref<2xf32>, %arg1: i1) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true, %false : i1, i1
// CHECK-NEXT: }
func.func @e(%r: memref<2xf32>, %c: i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<2xf32>
  %0:2 = bufferization.dealloc (%a : memref<2xf32>) if (%true) retain (%a, %r : memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}
// CHECK-LABEL: func.func private @callee(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT: %1:2 = bufferization.dealloc (%alloc : memref<4xf32>) if (%true) retain (%0, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: return %1#0, %true : i1, i1
// CHECK-NEXT: }
func.func private @callee(%m: memref<4xf32>, %c: i1, %f : i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %a : memref<4xf32>
  %0:2 = bufferization.dealloc (%a : memref<4xf32>) if (%true) retain (%s, %a : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
// CHECK-LABEL: func.func private @callee2(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true, %true : i1, i1
// CHECK-NEXT: }
func.func private @callee2(%m: memref<4xf32>, %c: i1, %f : i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %a : memref<4xf32>
  %0:2 = bufferization.dealloc (%a, %s : memref<4xf32>, memref<4xf32>) if (%true, %true) retain (%s, %a : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
// CHECK-LABEL: func.func private @callee3(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT: %1:2 = bufferization.dealloc (%alloc, %0 : memref<4xf32>, memref<4xf32>) if (%arg2, %true) retain (%0, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: return %true, %1#1 : i1, i1
// CHECK-NEXT: }
func.func private @callee3(%m: memref<4xf32>, %c: i1, %f : i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %a : memref<4xf32>
  %0:2 = bufferization.dealloc (%a, %s : memref<4xf32>, memref<4xf32>) if (%f, %true) retain (%s, %a : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}

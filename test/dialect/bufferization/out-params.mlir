// RUN: mlir-opt %s -buffer-results-to-out-params | FileCheck %s

// CHECK-LABEL: func.func private @a(%arg0: index, %arg1: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @a(%x: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
// CHECK-LABEL: func.func @pub(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<2xf32, strided<[?], offset: ?>>) -> index {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %alloc_0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %cast, %arg2 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
func.func @pub(%x: index) -> (memref<4xf32>, index, memref<2xf32, strided<[?], offset: ?>>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<2xf32>
  %2 = memref.cast %1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
  return %0, %x, %2 : memref<4xf32>, index, memref<2xf32, strided<[?], offset: ?>>
}
// CHECK-LABEL: func.func private @ext(memref<2xf32>, memref<4xf32> {foo.x}) -> f32
func.func private @ext(memref<2xf32>) -> (memref<4xf32> {foo.x}, f32)
// CHECK-LABEL: func.func private @attr(%arg0: index {my.a}, %arg1: memref<4xf32> {my.b}, %arg2: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @attr(%x: index {my.a}) -> (memref<4xf32> {my.b}, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %0 : memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @caller(%arg0: index, %arg1: memref<2xf32>) -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @a(%arg0, %alloc) : (index, memref<4xf32>) -> ()
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %alloc_1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %0 = call @pub(%arg0, %alloc_0, %cast) : (index, memref<4xf32>, memref<2xf32, strided<[?], offset: ?>>) -> index
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %1 = call @ext(%arg1, %alloc_2) : (memref<2xf32>, memref<4xf32>) -> f32
// CHECK-NEXT: %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @attr(%0, %alloc_3, %alloc_4) : (index, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %2 = memref.load %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT: %3 = memref.load %cast[%arg0] : memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: memref.copy %alloc_3, %alloc_4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc_2, %alloc_4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @caller(%i: index, %m: memref<2xf32>) -> f32 {
  %a = call @a(%i) : (index) -> memref<4xf32>
  %b:3 = call @pub(%i) : (index) -> (memref<4xf32>, index, memref<2xf32, strided<[?], offset: ?>>)
  %c:2 = call @ext(%m) : (memref<2xf32>) -> (memref<4xf32>, f32)
  %d:2 = call @attr(%b#1) : (index) -> (memref<4xf32>, memref<4xf32>)
  %e = memref.load %a[%i] : memref<4xf32>
  %f = memref.load %b#2[%i] : memref<2xf32, strided<[?], offset: ?>>
  memref.copy %d#0, %d#1 : memref<4xf32> to memref<4xf32>
  memref.copy %c#0, %d#1 : memref<4xf32> to memref<4xf32>
  return %c#1 : f32
}
// CHECK-LABEL: func.func private @two(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @two(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<4xf32>
^bb2:
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
// CHECK-LABEL: func.func private @space(%arg0: memref<4xf32, 1>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT: memref.copy %alloc, %arg0 : memref<4xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @space() -> memref<4xf32, 1> {
  %0 = memref.alloc() : memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}
// CHECK-LABEL: func.func private @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
func.func private @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
// CHECK-LABEL: func.func @caller2(%arg0: memref<*xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT: call @space(%alloc) : (memref<4xf32, 1>) -> ()
// CHECK-NEXT: %0 = call @unranked(%arg0) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @caller2(%m: memref<*xf32>) {
  %0 = call @space() : () -> memref<4xf32, 1>
  %1 = call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}

// RUN: mlir-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @dead(
// CHECK-NEXT:    return
func.func @dead(%n: index, %v: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%n] : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}

// CHECK-LABEL: func @sizes(
// CHECK-SAME:    %[[N:.*]]: index, %[[M:.*]]: memref<4x?xf32>)
func.func @sizes(%n: index, %m: memref<4x?xf32>) -> (index, index, index, index) {
  // CHECK-DAG:  %[[C2:.*]] = arith.constant 2 : index
  // CHECK-DAG:  %[[C4:.*]] = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<3x?xf32>
  "use"(%a) : (memref<3x?xf32>) -> ()
  %d = memref.dim %a, %c1 : memref<3x?xf32>
  %e = memref.dim %m, %c0 : memref<4x?xf32>
  %s = memref.subview %m[%n, 0] [1, %n] [1, 1] : memref<4x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %g = memref.dim %s, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %r = memref.rank %m : memref<4x?xf32>
  // CHECK:      return %[[N]], %[[C4]], %[[N]], %[[C2]]
  return %d, %e, %g, %r : index, index, index, index
}

// CHECK-LABEL: func @casts(
// CHECK-SAME:    %[[M:.*]]: memref<4xf32>, %[[I:.*]]: index, %[[V:.*]]: f32)
func.func @casts(%m: memref<4xf32>, %i: index, %v: f32) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: memref.store %[[V]], %[[M]][%[[I]]] : memref<4xf32>
  memref.store %v, %c[%i] : memref<?xf32>
  // CHECK-NEXT: %[[L:.*]] = memref.load %[[M]][%[[I]]] : memref<4xf32>
  %l = memref.load %c[%i] : memref<?xf32>
  // CHECK-NEXT: return %[[L]]
  return %l : f32
}

// CHECK-LABEL: func @static(
// CHECK-SAME:    %[[N:.*]]: index)
func.func @static(%n: index) -> memref<?x?xf32> {
  // CHECK-NEXT: %[[A:.*]] = memref.alloc(%[[N]]) {alignment = 16 : i64} : memref<4x?xf32>
  // CHECK-NEXT: %[[C:.*]] = memref.cast %[[A]] : memref<4x?xf32> to memref<?x?xf32>
  // CHECK-NEXT: return %[[C]]
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4, %n) {alignment = 16} : memref<?x?xf32>
  return %a : memref<?x?xf32>
}

// CHECK-LABEL: func @subviews(
// CHECK-SAME:    %[[M:.*]]: memref<8x16xf32>, %[[N:.*]]: index)
func.func @subviews(%m: memref<8x16xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32>) {
  // CHECK-NEXT: %[[S:.*]] = memref.subview %[[M]][0, 4] [4, %[[N]]] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: 4>>
  // CHECK-NEXT: %[[C:.*]] = memref.cast %[[S]]
  // CHECK-NEXT: return %[[C]], %[[M]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s = memref.subview %m[%c0, %c4] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %q = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  return %s, %q : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32>
}

// CHECK-LABEL: func @copies(
// CHECK-SAME:    %[[M:.*]]: memref<4xf32>, %[[T:.*]]: memref<?xf32>, %[[E:.*]]: memref<0xf32>)
func.func @copies(%m: memref<4xf32>, %t: memref<?xf32>, %e: memref<0xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: memref.copy %[[M]], %[[T]] : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: return
  memref.copy %c, %t : memref<?xf32> to memref<?xf32>
  memref.copy %t, %t : memref<?xf32> to memref<?xf32>
  memref.copy %e, %e : memref<0xf32> to memref<0xf32>
  return
}

// CHECK-LABEL: func @reshapes(
// CHECK-SAME:    %[[M:.*]]: memref<8x4x2xf32>)
func.func @reshapes(%m: memref<8x4x2xf32>) -> (memref<64xf32>, memref<8x4x2xf32>) {
  // CHECK-NEXT: %[[C:.*]] = memref.collapse_shape %[[M]] {{\[}}[0, 1, 2]] : memref<8x4x2xf32> into memref<64xf32>
  // CHECK-NEXT: return %[[C]], %[[M]]
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<8x4x2xf32> into memref<32x2xf32>
  %d = memref.collapse_shape %c [[0, 1]] : memref<32x2xf32> into memref<64xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [8, 4, 2] : memref<32x2xf32> into memref<8x4x2xf32>
  return %d, %e : memref<64xf32>, memref<8x4x2xf32>
}

// CHECK-LABEL: func @scopes(
func.func @scopes(%x: f32) -> f32 {
  // CHECK-NEXT: %[[S:.*]] = arith.addf
  // CHECK-NEXT: memref.alloca_scope
  // CHECK-NEXT:   memref.alloca()
  // CHECK:      "after"
  // CHECK-NEXT: %[[A:.*]] = memref.alloca()
  // CHECK-NEXT: "use"(%[[A]])
  // CHECK-NEXT: return %[[S]]
  %s = memref.alloca_scope -> (f32) {
    %t = arith.addf %x, %x : f32
    memref.alloca_scope.return %t : f32
  }
  memref.alloca_scope {
    %a = memref.alloca() : memref<f32>
    "use"(%a) : (memref<f32>) -> ()
  }
  "after"() : () -> ()
  memref.alloca_scope {
    %a = memref.alloca() : memref<f32>
    "use"(%a) : (memref<f32>) -> ()
  }
  return %s : f32
}

// A view keeps the dimensions that it has when a size becomes 1.
// CHECK-LABEL: func @view_keeps_dimensions
// CHECK: memref.subview %{{.*}}[0, 0, 0] [1, %{{.*}}, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
func.func @view_keeps_dimensions(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %v : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// The type of a transposed memref has the strides of its operand, so a cast stays.
// CHECK-LABEL: func @transposed_cast
// CHECK:         memref.cast
// CHECK-NEXT:    memref.transpose
func.func @transposed_cast(%m: memref<?x4xf32>) -> memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>> {
  %c = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  %t = memref.transpose %c (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>
  return %t : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>
}

// A stride of 0 does not become static, one of -1 does.
// CHECK-LABEL: func @strides(
// CHECK:         memref.subview %{{.*}}[1] [1] [%c0]
// CHECK:         memref.subview %{{.*}}[1] [2] [-1]
func.func @strides(%m: memref<10xf32>) -> (memref<1xf32, strided<[?], offset: 1>>, memref<2xf32, strided<[?], offset: 1>>) {
  %c0 = arith.constant 0 : index
  %cm1 = arith.constant -1 : index
  %s = memref.subview %m[1] [1] [%c0] : memref<10xf32> to memref<1xf32, strided<[?], offset: 1>>
  %t = memref.subview %m[1] [2] [%cm1] : memref<10xf32> to memref<2xf32, strided<[?], offset: 1>>
  return %s, %t : memref<1xf32, strided<[?], offset: 1>>, memref<2xf32, strided<[?], offset: 1>>
}

// CHECK-LABEL: func @subview_of_whole(
// CHECK:         %[[V:.*]] = memref.subview
// CHECK-NEXT:    %[[W:.*]] = memref.subview %[[V]][1]
// CHECK-NEXT:    return %[[V]], %[[W]]
func.func @subview_of_whole(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %v = memref.subview %m[5] [%n] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %same = memref.subview %v[0] [%n] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %other = memref.subview %v[1] [%n] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %same, %other : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}

// Allocations whose sizes are known outside move to the scope of the function.
// CHECK-LABEL: func @hoisted(
// CHECK:         %[[N:.*]] = "my.count"
// CHECK-NEXT:    %[[A:.*]] = memref.alloca(%[[N]])
// CHECK-NEXT:    %[[B:.*]] = memref.alloca()
// CHECK-NEXT:    "my.region"
// CHECK-NEXT:      memref.alloca_scope
// CHECK-NEXT:        "my.use"(%[[A]], %[[B]])
// CHECK-NEXT:        %[[I:.*]] = "my.count"
// CHECK-NEXT:        memref.alloca(%[[I]])
func.func @hoisted() {
  %n = "my.count"() : () -> index
  "my.region"() ({
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xi64>
      %b = memref.alloca() : memref<5xi64>
      "my.use"(%a, %b) : (memref<?xi64>, memref<5xi64>) -> ()
      %i = "my.count"() : () -> index
      %c = memref.alloca(%i) : memref<?xi64>
      "my.use"(%c) : (memref<?xi64>) -> ()
    }
    "my.end"() : () -> ()
  }) : () -> ()
  return
}

// The function goes on after the region, so the allocation stays.
// CHECK-LABEL: func @lives_on(
// CHECK:         memref.alloca_scope
// CHECK-NEXT:      memref.alloca
func.func @lives_on() {
  "my.region"() ({
    memref.alloca_scope {
      %a = memref.alloca() : memref<5xi64>
      "my.use"(%a) : (memref<5xi64>) -> ()
    }
    "my.end"() : () -> ()
  }) : () -> ()
  "my.more"() : () -> ()
  return
}

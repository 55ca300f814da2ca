// RUN: mlir-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(func.func(test-affine-reify-value-bounds))' | FileCheck %s
// RUN: mlir-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(func.func(test-affine-reify-value-bounds{use-arith-ops}))' | FileCheck %s --check-prefix=ARITH

// Sums, differences and products of arith are expressions of their operands.

// CHECK-DAG: #[[$SUM:.*]] = affine_map<()[s0] -> (s0 + 5)>
// CHECK-DAG: #[[$LESS:.*]] = affine_map<()[s0] -> (-s0 + 5)>
// CHECK-DAG: #[[$TIMES:.*]] = affine_map<()[s0] -> (s0 * 5)>
// CHECK-LABEL: func @arith(%arg0: index
// CHECK-DAG: affine.apply #[[$SUM]]()[%arg0]
// CHECK-DAG: affine.apply #[[$LESS]]()[%arg0]
// CHECK-DAG: affine.apply #[[$TIMES]]()[%arg0]
// ARITH-LABEL: func @arith(%arg0: index
// ARITH: arith.muli %c5, %arg0
// ARITH-NEXT: %[[FIVE:.*]] = arith.constant 5
// ARITH-NEXT: arith.addi %arg0, %[[FIVE]]
// ARITH-NEXT: %[[MINUS:.*]] = arith.constant -1
// ARITH-NEXT: %[[NEG:.*]] = arith.muli %arg0, %[[MINUS]]
// ARITH-NEXT: %[[FIVE:.*]] = arith.constant 5
// ARITH-NEXT: arith.addi %[[NEG]], %[[FIVE]]
// ARITH-NEXT: %[[FIVE:.*]] = arith.constant 5
// ARITH-NEXT: arith.muli %arg0, %[[FIVE]]
func.func @arith(%a: index) -> (index, index, index) {
  %c = arith.constant 5 : index
  %1 = arith.addi %c, %a : index
  %2 = arith.subi %c, %a : index
  %3 = arith.muli %c, %a : index
  %4 = "test.reify_bound"(%1) : (index) -> index
  %5 = "test.reify_bound"(%2) : (index) -> index
  %6 = "test.reify_bound"(%3) : (index) -> index
  return %4, %5, %6 : index, index, index
}

// -----

func.func @product_of_two(%a: index, %b: index) -> index {
  %0 = arith.muli %a, %b : index
  // expected-error @+1 {{'test.reify_bound' op could not reify bound}}
  %1 = "test.reify_bound"(%0) : (index) -> index
  return %1 : index
}

// -----

// The lesser of two numbers bounds a selection from below, the greater from above. Upper bounds are
// exclusive.

// CHECK-LABEL: func @choice
// CHECK: arith.select
// CHECK: %[[LOWER:.*]] = arith.constant 5 : index
// CHECK: %[[UPPER:.*]] = arith.constant 10 : index
// CHECK: return %[[LOWER]], %[[UPPER]]
func.func @choice(%c: i1) -> (index, index) {
  %c9 = arith.constant 9 : index
  %c5 = arith.constant 5 : index
  %r = arith.select %c, %c9, %c5 : index
  %0 = "test.reify_bound"(%r) {type = "LB"} : (index) -> index
  %1 = "test.reify_bound"(%r) {type = "UB"} : (index) -> index
  return %0, %1 : index, index
}

// -----

// CHECK-LABEL: func @elementwise(%arg0: tensor<?xf32>
// CHECK: %[[DIM:.*]] = tensor.dim %arg0
// CHECK: return %[[DIM]]
func.func @elementwise(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xi1>) -> index {
  %r = arith.select %c, %a, %b : tensor<?xi1>, tensor<?xf32>
  %0 = "test.reify_bound"(%r) {dim = 0} : (tensor<?xf32>) -> index
  return %0 : index
}

// -----

// Of two bounds, one of which is a number, the number is the answer.

// CHECK-LABEL: func @extremes
// CHECK: %[[TWO:.*]] = arith.constant 2 : index
// CHECK: %[[THREE:.*]] = arith.constant 3 : index
// CHECK: return %[[TWO]], %[[THREE]]
func.func @extremes(%a: index) -> (index, index) {
  %0 = affine.max affine_map<()[s0] -> (s0, 2)>()[%a]
  %1 = affine.min affine_map<()[s0] -> (s0, 2)>()[%a]
  %2 = "test.reify_bound"(%0) {type = "LB"}: (index) -> index
  %3 = "test.reify_bound"(%1) {type = "UB"}: (index) -> index
  return %2, %3 : index, index
}

// -----

func.func @unbounded(%a: index) -> index {
  %0 = affine.max affine_map<()[s0] -> (s0, 2)>()[%a]
  // expected-error @+1 {{could not reify bound}}
  %1 = "test.reify_bound"(%0) {type = "UB"}: (index) -> index
  return %1 : index
}

// -----

// Maps of operands are composed, because only their sum may be simple.

// CHECK-LABEL: func @composed
// CHECK: %[[D:.*]] = arith.constant -3 : index
// CHECK: return %[[D]]
func.func @composed(%a: index) -> index {
  %0 = affine.apply affine_map<(d0) -> ((d0 floordiv 16) * 8)>(%a)
  %1 = affine.apply affine_map<(d0) -> ((d0 floordiv 16) * 8 + 3)>(%a)
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 - s1)>()[%0, %1]
  %3 = "test.reify_bound"(%2) {constant} : (index) -> index
  return %3 : index
}

// -----

// CHECK-DAG: #[[$BOTH:.*]] = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-DAG: #[[$HIGH:.*]] = affine_map<()[s0] -> (s0 + 12)>
// CHECK-LABEL: func @tensors(%arg0: tensor<?x7xf32>, %arg1: index, %arg2: index
// CHECK: %[[DIM:.*]] = tensor.dim %arg0
// CHECK: %[[PADDED:.*]] = affine.apply #[[$BOTH]]()[%[[DIM]], %arg1]
// CHECK: %[[PADDED2:.*]] = affine.apply #[[$HIGH]]()[%arg2]
// CHECK: %[[RANK:.*]] = arith.constant 2 : index
// CHECK: %[[INSERTED:.*]] = tensor.dim %arg0
// CHECK: return %[[PADDED]], %[[PADDED2]], %[[RANK]], %[[INSERTED]], %arg2, %arg1
func.func @tensors(%t: tensor<?x7xf32>, %a: index, %b: index, %f: f32) -> (index, index, index, index, index, index) {
  %p = tensor.pad %t low[%a, 5] high[%a, %b] {
    ^bb0(%i: index, %j: index):
      tensor.yield %f : f32
    } : tensor<?x7xf32> to tensor<?x?xf32>
  %1 = "test.reify_bound"(%p) {dim = 0} : (tensor<?x?xf32>) -> index
  %2 = "test.reify_bound"(%p) {dim = 1} : (tensor<?x?xf32>) -> index
  %r = tensor.rank %t : tensor<?x7xf32>
  %3 = "test.reify_bound"(%r) : (index) -> index
  %i = tensor.insert %f into %t[%a, %b] : tensor<?x7xf32>
  %4 = "test.reify_bound"(%i) {dim = 0} : (tensor<?x7xf32>) -> index
  %s = tensor.extract_slice %t[%a, 2] [1, %b] [1, 1] : tensor<?x7xf32> to tensor<?xf32>
  %5 = "test.reify_bound"(%s) {dim = 0} : (tensor<?xf32>) -> index
  %e = tensor.empty(%a) : tensor<6x?xf32>
  %6 = "test.reify_bound"(%e) {dim = 1} : (tensor<6x?xf32>) -> index
  return %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func @casts(%arg0: tensor<4xf32>, %arg1: memref<?x3xf32>
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: %[[DIM:.*]] = memref.dim %arg1
// CHECK: return %[[FOUR]], %[[DIM]]
func.func @casts(%t: tensor<4xf32>, %m: memref<?x3xf32>) -> (index, index) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = memref.cast %m : memref<?x3xf32> to memref<?x?xf32>
  %2 = "test.reify_bound"(%0) {dim = 0} : (tensor<?xf32>) -> index
  %3 = "test.reify_bound"(%1) {dim = 0} : (memref<?x?xf32>) -> index
  return %2, %3 : index, index
}

// -----

func.func @unranked(%t: tensor<*xf32>) -> index {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  // expected-error @+1 {{could not reify bound}}
  %1 = "test.reify_bound"(%0) {dim = 0} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

// CHECK-LABEL: func @memrefs(%arg0: memref<?x?xf32>, %arg1: index
// CHECK: %[[FIVE:.*]] = arith.constant 5 : index
// CHECK: return %arg1, %arg1, %[[FIVE]]
func.func @memrefs(%m: memref<?x?xf32>, %n: index) -> (index, index, index) {
  %0 = memref.alloc(%n) : memref<?x8xf32>
  %1 = "test.reify_bound"(%0) {dim = 0} : (memref<?x8xf32>) -> index
  %2 = memref.subview %m[0, 2] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: 2>>
  %3 = "test.reify_bound"(%2) {dim = 0} : (memref<?xf32, strided<[1], offset: 2>>) -> index
  %4 = memref.subview %m[%n, 2] [5, %n] [1, 1] : memref<?x?xf32> to memref<5x?xf32, strided<[?, 1], offset: ?>>
  %5 = "test.reify_bound"(%4) {dim = 0} : (memref<5x?xf32, strided<[?, 1], offset: ?>>) -> index
  return %1, %3, %5 : index, index, index
}

// -----

// An index of linalg is less than the size of the first operand whose dimension is its loop.

// CHECK-LABEL: func @indices(%arg0: memref<?x?xf32>
// CHECK: %[[DIM:.*]] = memref.dim %arg0, %c1
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: %[[FIVE:.*]] = arith.constant 5 : index
// CHECK: "test.use"(%[[DIM]], %[[ZERO]], %[[FIVE]])
func.func @indices(%a: memref<?x?xf32>, %b: memref<?x5x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i)>, affine_map<(i, j, k) -> (i, k, i + j)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a : memref<?x?xf32>) outs(%b : memref<?x5x?xf32>) {
    ^bb(%x: f32, %y: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 2 : index
      %2 = "test.reify_bound"(%0) {type = "UB"} : (index) -> index
      %3 = "test.reify_bound"(%0) {type = "LB"} : (index) -> index
      %4 = "test.reify_bound"(%1) {type = "UB"} : (index) -> index
      "test.use"(%2, %3, %4) : (index, index, index) -> ()
      linalg.yield %y : f32
  }
  return
}

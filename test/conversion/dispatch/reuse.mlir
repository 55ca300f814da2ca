// RUN: mlir-opt --mlir-version=22 %s -spirv-form-dispatches -spirv-place-tensors -split-input-file | FileCheck %s

// An operation takes over the memory of an operand that nothing needs any more. What a function gets is copied once, before the loop.

// CHECK-LABEL: func.func @elements(
// CHECK-SAME:    %[[X:.*]]: memref<8xf32>, %[[V:.*]]: f32)
// CHECK:         %[[COPY:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    memref.copy %[[X]], %[[COPY]]
// CHECK-NEXT:    scf.for %[[K:.*]] = {{.*}} iter_args(%[[T:.*]] = %[[COPY]])
// CHECK-NEXT:      memref.store %[[V]], %[[T]][%[[K]]]
// CHECK-NEXT:      scf.yield %[[T]]
func.func @elements(%x: tensor<8xf32>, %v: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %x) -> (tensor<8xf32>) {
    %n = tensor.insert %v into %t[%k] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// A part of a tensor becomes a view. The kernel that reads the part writes memory of its own.

// CHECK-LABEL: func.func @rows
// CHECK:         scf.for %[[K:.*]] = {{.*}} iter_args(%[[T:.*]] = %{{.*}})
// CHECK-NEXT:      %[[P:.*]] = memref.subview %[[T]][%[[K]], 0] [1, 4] [1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:      kernel.dispatch ins(%{{.*}} : memref<4xf32>) outs(%[[P]] : memref<4xf32, strided<[1], offset: ?>>)
// CHECK:             math.exp
// CHECK:           scf.yield %[[T]]
// CHECK:         scf.for %[[K:.*]] = {{.*}} iter_args(%[[T:.*]] = %{{.*}})
// CHECK-NEXT:      %[[P:.*]] = memref.subview %[[T]][%[[K]], 0] [1, 4] [1, 1]
// CHECK-NEXT:      %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:      kernel.dispatch ins(%[[T]], %[[K]] : memref<8x4xf32>, index) outs(%[[A]] : memref<4xf32>)
// CHECK:           memref.copy %[[A]], %[[P]]
// CHECK-NEXT:      scf.yield %[[T]]
func.func @rows(%x: tensor<4xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %e = tensor.empty() : tensor<8x4xf32>
  %r = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %e) -> (tensor<8x4xf32>) {
    %y = math.exp %x : tensor<4xf32>
    %n = tensor.insert_slice %y into %t[%k, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    scf.yield %n : tensor<8x4xf32>
  }
  %s = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %r) -> (tensor<8x4xf32>) {
    %row = tensor.extract_slice %t[%k, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
    %y = math.exp %row : tensor<4xf32>
    %n = tensor.insert_slice %y into %t[%k, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    scf.yield %n : tensor<8x4xf32>
  }
  return %s : tensor<8x4xf32>
}

// -----

// A destination that is dead afterwards takes the result.

// CHECK-LABEL: func.func @destination
// CHECK:         %[[A:.*]] = memref.alloc() : memref<4x4xf32>
// CHECK:         kernel.dispatch {{.*}} outs(%[[A]]
// CHECK:         kernel.dispatch {{.*}} outs(%[[A]]
// CHECK:         return %[[A]]
func.func @destination(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %m = linalg.matmul ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.matmul ins(%y, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%m : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

// The kernel reads its destination elsewhere.

// CHECK-LABEL: func.func @reads_destination
// CHECK:         %[[A:.*]] = memref.alloc() : memref<4x4xf32>
// CHECK:         kernel.dispatch {{.*}} outs(%[[A]]
// CHECK:         %[[B:.*]] = memref.alloc() : memref<4x4xf32>
// CHECK:         kernel.dispatch {{.*}} outs(%[[B]]
// CHECK:         return %[[B]]
func.func @reads_destination(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %m = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.matmul ins(%m, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%m : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

// Something needs the tensor afterwards; nobody may write the argument of a function or a constant.

// CHECK-LABEL: func.func @needed(
// CHECK-SAME:    %[[X:.*]]: memref<2xf32>, %[[V:.*]]: f32)
// CHECK:         %[[C:.*]] = memref.get_global
// CHECK:         %[[A:.*]] = memref.alloc
// CHECK-NEXT:    memref.copy %[[X]], %[[A]]
// CHECK-NEXT:    memref.store %[[V]], %[[A]]
// CHECK-NEXT:    %[[B:.*]] = memref.alloc
// CHECK-NEXT:    memref.copy %[[A]], %[[B]]
// CHECK-NEXT:    memref.store %[[V]], %[[B]]
// CHECK-NEXT:    memref.store %[[V]], %[[B]]
// CHECK-NEXT:    %[[D:.*]] = memref.alloc
// CHECK-NEXT:    memref.copy %[[C]], %[[D]]
// CHECK-NEXT:    memref.store %[[V]], %[[D]]
// CHECK-NEXT:    return %[[A]], %[[B]], %[[D]]
func.func @needed(%x: tensor<2xf32>, %v: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = tensor.insert %v into %x[%c0] : tensor<2xf32>
  %b = tensor.insert %v into %a[%c1] : tensor<2xf32>
  %b2 = tensor.insert %v into %b[%c0] : tensor<2xf32>
  %d = tensor.insert %v into %c[%c0] : tensor<2xf32>
  return %a, %b2, %d : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// Each iteration begins with the same tensor, so that it needs a copy of its own.

// CHECK-LABEL: func.func @every_time
// CHECK:         %[[A:.*]] = memref.alloc
// CHECK-NEXT:    kernel.dispatch {{.*}} outs(%[[A]]
// CHECK:         scf.for
// CHECK-NEXT:      %[[B:.*]] = memref.alloc
// CHECK-NEXT:      memref.copy %[[A]], %[[B]]
// CHECK-NEXT:      memref.store %{{.*}}, %[[B]]
// CHECK-NEXT:      scf.yield %[[B]]
func.func @every_time(%x: tensor<8xf32>, %v: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %w = math.exp %x : tensor<8xf32>
  %r = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %x) -> (tensor<8xf32>) {
    %n = tensor.insert %v into %w[%k] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// Two carried tensors may become the same memory, which neither may then change; those that only change places may.

// CHECK-LABEL: func.func @same
// CHECK:         scf.for {{.*}} iter_args(%[[T:.*]] = %{{.*}}, %[[U:.*]] = %{{.*}})
// CHECK-NEXT:      %[[B:.*]] = memref.alloc
// CHECK-NEXT:      memref.copy %[[T]], %[[B]]
// CHECK-NEXT:      memref.store %{{.*}}, %[[B]]
// CHECK-NEXT:      scf.yield %[[B]], %[[B]]
// CHECK:         scf.for {{.*}} iter_args(%[[T:.*]] = %{{.*}}, %[[U:.*]] = %{{.*}})
// CHECK-NEXT:      memref.store %{{.*}}, %[[T]]
// CHECK-NEXT:      scf.yield %[[U]], %[[T]]
func.func @same(%x: tensor<8xf32>, %v: f32) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r:2 = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %x, %u = %x) -> (tensor<8xf32>, tensor<8xf32>) {
    %n = tensor.insert %v into %t[%k] : tensor<8xf32>
    scf.yield %n, %n : tensor<8xf32>, tensor<8xf32>
  }
  %s:2 = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %x, %u = %x) -> (tensor<8xf32>, tensor<8xf32>) {
    %n = tensor.insert %v into %t[%k] : tensor<8xf32>
    scf.yield %u, %n : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1, %s#0, %s#1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// One branch changes the tensor, and the other passes it on. A branch that passes on the argument of a function makes the result nobody's own.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME:    %[[X:.*]]: memref<8xf32>,
// CHECK:         %[[A:.*]] = memref.alloc
// CHECK-NEXT:    kernel.dispatch {{.*}} outs(%[[A]]
// CHECK:         %[[R:.*]] = scf.if
// CHECK-NEXT:      memref.store %{{.*}}, %[[A]]
// CHECK-NEXT:      scf.yield %[[A]]
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[A]]
// CHECK:         memref.store %{{.*}}, %[[R]]
// CHECK:         %[[S:.*]] = scf.if
// CHECK:         } else {
// CHECK-NEXT:      scf.yield %[[X]]
// CHECK:         %[[B:.*]] = memref.alloc
// CHECK-NEXT:    memref.copy %[[S]], %[[B]]
// CHECK-NEXT:    memref.store %{{.*}}, %[[B]]
// CHECK-NEXT:    return %[[B]]
func.func @branches(%x: tensor<8xf32>, %v: f32, %p: i1) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = math.exp %x : tensor<8xf32>
  %r = scf.if %p -> (tensor<8xf32>) {
    %n = tensor.insert %v into %w[%c0] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  } else {
    scf.yield %w : tensor<8xf32>
  }
  %q = tensor.insert %v into %r[%c1] : tensor<8xf32>
  %s = scf.if %p -> (tensor<8xf32>) {
    scf.yield %q : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  %z = tensor.insert %v into %s[%c1] : tensor<8xf32>
  return %z : tensor<8xf32>
}

// -----

// A shape of the tensor names its memory, too. Its size does not.

// CHECK-LABEL: func.func @shapes
// CHECK:         %[[A:.*]] = memref.alloc
// CHECK:         %[[S:.*]] = memref.collapse_shape %[[A]]
// CHECK:         memref.store %{{.*}}, %[[S]]
// CHECK:         memref.dim %[[S]]
// CHECK:         %[[E:.*]] = memref.expand_shape %[[S]]
// CHECK-NEXT:    %[[B:.*]] = memref.alloc
// CHECK-NEXT:    memref.copy %[[S]], %[[B]]
// CHECK-NEXT:    memref.store %{{.*}}, %[[B]]
// CHECK-NEXT:    return %[[B]], %[[E]]
func.func @shapes(%x: tensor<2x4xf32>, %v: f32) -> (tensor<8xf32>, tensor<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %w = math.exp %x : tensor<2x4xf32>
  %f = tensor.collapse_shape %w [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %n = tensor.insert %v into %f[%c0] : tensor<8xf32>
  %d = tensor.dim %n, %c0 : tensor<8xf32>
  %e = tensor.expand_shape %n [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %m = tensor.insert %v into %n[%d] : tensor<8xf32>
  return %m, %e : tensor<8xf32>, tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @while
// CHECK:         %[[C:.*]] = memref.alloc
// CHECK-NEXT:    memref.copy %{{.*}}, %[[C]]
// CHECK-NEXT:    scf.while ({{.*}}%[[B:.*]] = %[[C]])
// CHECK:         } do {
// CHECK:         ^bb0({{.*}}%[[T:.*]]: memref<8xf32>):
// CHECK:           memref.store %{{.*}}, %[[T]]
// CHECK:           scf.yield %{{.*}}, %[[T]]
func.func @while(%x: tensor<8xf32>, %v: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r:2 = scf.while (%k = %c0, %t = %x) : (index, tensor<8xf32>) -> (index, tensor<8xf32>) {
    %e = tensor.extract %t[%k] : tensor<8xf32>
    %p = arith.cmpf olt, %e, %v : f32
    scf.condition(%p) %k, %t : index, tensor<8xf32>
  } do {
  ^bb0(%k: index, %t: tensor<8xf32>):
    %n = tensor.insert %v into %t[%k] : tensor<8xf32>
    %l = arith.addi %k, %c1 : index
    scf.yield %l, %n : index, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f1(
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %0 = scf.forall (%arg3, %arg4) = (0, 0) to (%arg1, 5) step (1, 2) shared_outs(%arg5 = %arg0) -> (tensor<32x?xf32>) {
// CHECK-NEXT: "test.use"(%arg3, %arg4, %c32) : (index, index, index) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<32x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<32x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %c32 : tensor<?x?xf32>, index
func.func @f1(%t: tensor<32x?xf32>, %u: index, %f: tensor<1x1xf32>) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.cast %t : tensor<32x?xf32> to tensor<?x?xf32>
  %1 = scf.forall (%i, %j) = (%c0, 0) to (%u, %c5) step (1, 2) shared_outs(%o = %0) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c0 : tensor<?x?xf32>
    "test.use"(%i, %j, %d) : (index, index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>], foo}
  %d = tensor.dim %1, %c0 : tensor<?x?xf32>
  return %1, %d : tensor<?x?xf32>, index
}

// CHECK-LABEL: func.func @f2(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg0) -> (tensor<4x4xf32>) {
// CHECK-NEXT: "test.use"(%arg4, %c0, %arg0) : (index, index, tensor<4x4xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg3 into %arg5[%arg4, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>
func.func @f2(%t: tensor<4x4xf32>, %t2: tensor<4x4xf32>, %u: index, %f: tensor<1x1xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %1:3 = scf.forall (%i, %j) in (%u, 1) shared_outs(%o = %t, %p = %t2, %q = %t) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    "test.use"(%i, %j, %q) : (index, index, tensor<4x4xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
      tensor.parallel_insert_slice %f into %q[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  } {bar}
  return %1#0, %1#1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @f3(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = scf.forall (%arg3) = (%arg1) to (5) step (1) shared_outs(%arg4 = %arg0) -> (tensor<4x4xf32>) {
// CHECK-NEXT: "test.use"(%arg3, %c3, %arg4) : (index, index, tensor<4x4xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg4[%arg3, 3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%c7, %c3, %0) : (index, index, tensor<4x4xf32>) -> ()
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %0[7, 3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
// CHECK-NEXT: "test.use"(%c0, %c0) : (index, index) -> ()
// CHECK-NEXT: scf.forall (%arg3) in (%arg1) {
// CHECK-NEXT: "test.use"(%c0, %arg3) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %inserted_slice : tensor<4x4xf32>
func.func @f3(%t: tensor<4x4xf32>, %u: index, %f: tensor<1x1xf32>) -> (tensor<4x4xf32>) {
  %1 = scf.forall (%i, %j) = (%u, 3) to (5, 5) step (1, 2) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    "test.use"(%i, %j, %o) : (index, index, tensor<4x4xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  %2 = scf.forall (%i, %j) = (7, 3) to (8, 5) step (1, 2) shared_outs(%o = %1) -> (tensor<4x4xf32>) {
    "test.use"(%i, %j, %o) : (index, index, tensor<4x4xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  %3 = scf.forall (%i, %j) = (7, 3) to (8, 3) step (1, 2) shared_outs(%o = %2) -> (tensor<4x4xf32>) {
    "test.use"(%i, %j, %o) : (index, index, tensor<4x4xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  scf.forall (%i, %j) in (1, 1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (1, %u) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (%u, 0) to (%u, 4) step (1, 1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return %3 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @rc(
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %arg0, %cast : memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @rc(%m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %n: memref<8xf32>) -> (memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[4, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c4 = arith.constant 4 : index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %c4], strides: [4, %st#1] : memref<f32> to memref<?x?xf32, strided<[4, ?], offset: ?>>
  %r2 = memref.cast %r : memref<?x?xf32, strided<[4, ?], offset: ?>> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %b1, %o1, %s1, %st1 = memref.extract_strided_metadata %n : memref<8xf32> -> memref<f32>, index, index, index
  %q = memref.reinterpret_cast %b1 to offset: [%o1], sizes: [%s1], strides: [%st1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %r2, %q : memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}

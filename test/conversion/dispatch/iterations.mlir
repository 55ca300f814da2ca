// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-parallel-loops --spirv-launch-dispatches %s | FileCheck %s

// One launch computes all tiles. A loop in it carries the sum of each element, and a tile at the end has fewer rows.
// CHECK-LABEL: func.func @tiles(
// CHECK: gpu.launch
// CHECK: %[[H:.*]] = arith.minsi
// CHECK: memref.subview %{{.*}}[%{{.*}}, 0] [%[[H]], 6] [1, 1]
// CHECK: arith.cmpi ult, %{{.*}}, %[[H]]
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (f32) {
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (f32) {
// CHECK: gpu.terminator
// CHECK-NOT: gpu.launch
// CHECK: return
func.func @tiles(%a: tensor<10x8xf32>, %b: tensor<8x6xf32>) -> tensor<10x6xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  %e = tensor.empty() : tensor<10x6xf32>
  %r = scf.forall (%i) = (0) to (10) step (4) shared_outs(%o = %e) -> (tensor<10x6xf32>) {
    %rest = arith.subi %c10, %i : index
    %h = arith.minsi %rest, %c4 : index
    %os = tensor.extract_slice %o[%i, 0] [%h, 6] [1, 1] : tensor<10x6xf32> to tensor<?x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%os : tensor<?x6xf32>) -> tensor<?x6xf32>
    %p = scf.for %k = %c0 to %c8 step %c4 iter_args(%sum = %z) -> (tensor<?x6xf32>) {
      %as = tensor.extract_slice %a[%i, %k] [%h, 4] [1, 1] : tensor<10x8xf32> to tensor<?x4xf32>
      %bs = tensor.extract_slice %b[%k, 0] [4, 6] [1, 1] : tensor<8x6xf32> to tensor<4x6xf32>
      %m = linalg.matmul ins(%as, %bs : tensor<?x4xf32>, tensor<4x6xf32>) outs(%sum : tensor<?x6xf32>) -> tensor<?x6xf32>
      scf.yield %m : tensor<?x6xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0] [%h, 6] [1, 1] : tensor<?x6xf32> into tensor<10x6xf32>
    }
  }
  return %r : tensor<10x6xf32>
}

// A loop whose iterations read elements of other places stays on the host.
// CHECK-LABEL: func.func @shifts(
// CHECK: scf.for
// CHECK: gpu.launch
// CHECK: scf.yield
// CHECK: return
func.func @shifts(%x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%t = %x) -> (tensor<64xf32>) {
    %a = tensor.extract_slice %t[1] [63] [1] : tensor<64xf32> to tensor<63xf32>
    %b = tensor.insert_slice %a into %t[0] [63] [1] : tensor<63xf32> into tensor<64xf32>
    scf.yield %b : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// One launch computes all iterations of a loop on memory.
// CHECK-LABEL: func.func @memory(
// CHECK: gpu.launch
// CHECK: gpu.terminator
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @memory(%x: memref<12x10xf32>, %o: memref<12x10xf32>) {
  scf.forall (%i) = (0) to (12) step (4) {
    %a = memref.subview %x[%i, 0] [4, 10] [1, 1] : memref<12x10xf32> to memref<4x10xf32, strided<[10, 1], offset: ?>>
    %b = memref.subview %o[%i, 0] [4, 10] [1, 1] : memref<12x10xf32> to memref<4x10xf32, strided<[10, 1], offset: ?>>
    linalg.exp ins(%a : memref<4x10xf32, strided<[10, 1], offset: ?>>) outs(%b : memref<4x10xf32, strided<[10, 1], offset: ?>>)
  }
  return
}

// What an iteration needs in memory is a part of memory for all iterations, so that they have a launch for each step.
// CHECK-LABEL: func.func @steps(
// CHECK: memref.alloc() : memref<4xf32>
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @steps(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<4x16xf32>
  %f = tensor.empty() : tensor<16xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4x16xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
    %s = linalg.softmax dimension(0) ins(%row : tensor<16xf32>) outs(%f : tensor<16xf32>) -> tensor<16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
    }
  }
  return %r : tensor<4x16xf32>
}

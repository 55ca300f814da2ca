// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors %s | FileCheck %s

// The iterations read what the shared output was, and write their slices into the memory of the result.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:.*]]: memref<4x6xf32>) -> memref<4x6xf32>
// CHECK: %[[R:.*]] = memref.alloc() : memref<4x6xf32>
// CHECK: memref.copy %[[X]], %[[R]]
// CHECK: scf.parallel (%[[I:.*]]) = 
// CHECK: %[[V:.*]] = memref.subview %[[R]][%[[I]], 0] [1, 6] [1, 1] : memref<4x6xf32> to memref<6xf32, strided<[1], offset: ?>>
// CHECK: kernel.dispatch ins({{.*}}%[[X]]{{.*}} outs({{.*}}%[[V]]
// CHECK-NOT: scf.forall
// CHECK: return %[[R]]
func.func @rows(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %x) -> (tensor<4x6xf32>) {
    %from = arith.subi %c3, %i : index
    %row = tensor.extract_slice %o[%from, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<6xf32>
    %twice = arith.addf %row, %row : tensor<6xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %twice into %o[%i, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
    }
  }
  return %r : tensor<4x6xf32>
}

// A result that nothing else has needs no copy of an empty tensor.
// CHECK-LABEL: func.func @empty(
// CHECK: %[[R:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NOT: memref.copy
// CHECK: scf.parallel
// CHECK: memref.subview %[[R]]
// CHECK: return %[[R]]
func.func @empty(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4xf32>) {
    %p = tensor.extract_slice %x[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %t = arith.addf %p, %p : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

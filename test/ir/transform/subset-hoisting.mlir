// RUN: mlir-opt %s --loop-invariant-subset-hoisting --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @pair(
// CHECK-SAME:    %[[T:.*]]: tensor<?xf32>, %[[N:.*]]: index)
// CHECK:         %[[A:.*]] = tensor.extract_slice %[[T]][0] [5] [1]
// CHECK-NEXT:    %[[L:.*]]:2 = scf.for {{.*}} iter_args(%[[U:.*]] = %[[T]], %[[V:.*]] = %[[A]])
// CHECK-NEXT:      %[[F:.*]] = "test.f"(%[[V]])
// CHECK-NEXT:      scf.yield %[[U]], %[[F]]
// CHECK:         %[[I:.*]] = tensor.insert_slice %[[L]]#1 into %[[L]]#0[%{{.*}}] [5] [1]
// CHECK-NEXT:    return %[[I]]
func.func @pair(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addi %c0, %c1 : index
  %z = arith.subi %s, %c1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<?xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %2 = "test.f"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = tensor.insert_slice %2 into %u[%z] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// Transfers of disjoint parts both leave the inner loop, then the outer one.

// CHECK-LABEL: func.func @nested(
// CHECK-COUNT-2: vector.transfer_read
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NEXT:        scf.yield
// CHECK:           scf.yield
// CHECK-COUNT-2: vector.transfer_write
func.func @nested(%t: tensor<8xf32>, %n: index, %p: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<8xf32>) {
    %9 = scf.for %j = %c0 to %n step %c1 iter_args(%v = %u) -> (tensor<8xf32>) {
      %1 = vector.transfer_read %v[%c0], %p : tensor<8xf32>, vector<4xf32>
      %2 = vector.transfer_read %v[%c4], %p : tensor<8xf32>, vector<4xf32>
      %3 = vector.transfer_write %1, %v[%c4] : vector<4xf32>, tensor<8xf32>
      %4 = vector.transfer_write %2, %3[%c0] : vector<4xf32>, tensor<8xf32>
      scf.yield %4 : tensor<8xf32>
    }
    scf.yield %9 : tensor<8xf32>
  }
  func.call @done() : () -> ()
  return
}
func.func private @done()

// Nothing leaves a loop that uses the whole tensor, swaps tensors, moves the part, overlaps
// it with another, or inserts it twice.

// CHECK-LABEL: func.func @kept(
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    arith.constant
// CHECK-COUNT-5: scf.for {{.*}} -> (tensor<9xf32>{{.*}}) {
// CHECK-NOT:     iter_args({{.*}}) -> (tensor<9xf32>, tensor<5xf32>)
// CHECK:         return
func.func @kept(%t: tensor<9xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = tensor.insert_slice %1 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    "test.use"(%u) : (tensor<9xf32>) -> ()
    scf.yield %2 : tensor<9xf32>
  }
  %3:2 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t, %v = %t) -> (tensor<9xf32>, tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = tensor.insert_slice %1 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    scf.yield %v, %2 : tensor<9xf32>, tensor<9xf32>
  }
  %4 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
    %1 = tensor.extract_slice %u[%i] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = tensor.insert_slice %1 into %u[%i] [5] [1] : tensor<5xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  %5 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %7 = tensor.extract_slice %u[4] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = tensor.insert_slice %1 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  %6 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = tensor.insert_slice %1 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    %7 = tensor.insert_slice %1 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  return
}

// Nothing leaves a loop that only extracts, and none that carries buffers or numbers.

// CHECK-LABEL: func.func @others(
// CHECK-NOT:     vector<4xf32>)
// CHECK:         return
func.func @others(%t: tensor<9xf32>, %m: memref<9xf32>, %x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    "test.use"(%1) : (tensor<5xf32>) -> ()
    scf.yield %t : tensor<9xf32>
  }
  %2 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %m) -> (memref<9xf32>) {
    %1 = vector.transfer_read %u[%c0], %x : memref<9xf32>, vector<4xf32>
    vector.transfer_write %1, %u[%c0] : vector<4xf32>, memref<9xf32>
    scf.yield %u : memref<9xf32>
  }
  %3 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (f32) {
    scf.yield %y : f32
  }
  return
}

// An extraction and the insertion of an inner loop are no pair, as the inner loop may not run. MLIR 19 makes them one.

// CHECK-LABEL: func.func @inner(
// CHECK-NOT:     tensor.extract_slice
// CHECK:         scf.for
// CHECK-NEXT:      tensor.extract_slice
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        tensor.insert_slice
func.func @inner(%t: tensor<9xf32>, %n: index) -> tensor<9xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = scf.for %j = %c0 to %n step %c1 iter_args(%v = %u) -> (tensor<9xf32>) {
      %3 = tensor.insert_slice %1 into %v[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
      scf.yield %3 : tensor<9xf32>
    }
    scf.yield %2 : tensor<9xf32>
  }
  return %0 : tensor<9xf32>
}

// A part also leaves a loop that is the last operation of a block.

// CHECK-LABEL: func.func @last(
// CHECK:         "test.region"() ({
// CHECK-NEXT:      %[[A:.*]] = tensor.extract_slice
// CHECK-NEXT:      %[[L:.*]]:2 = scf.for
// CHECK:           tensor.insert_slice %[[L]]#1 into %[[L]]#0
// CHECK-NEXT:    })
func.func @last(%t: tensor<9xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  "test.region"() ({
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<9xf32>) {
      %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
      %2 = "test.f"(%1) : (tensor<5xf32>) -> tensor<5xf32>
      %3 = tensor.insert_slice %2 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
      scf.yield %3 : tensor<9xf32>
    }
  }) : () -> ()
  return
}

// The parts of a second tensor leave the loop in MLIR's order.

// CHECK-LABEL: func.func @second(
// CHECK:         tensor.extract_slice %arg0[0] [5] [1]
// CHECK-NEXT:    tensor.extract_slice %arg0[0] [3] [1]
// CHECK-NEXT:    tensor.extract_slice %arg0[4] [3] [1]
// CHECK-NEXT:    %[[L:.*]]:5 = scf.for
// CHECK:         %[[I:.*]] = tensor.insert_slice %[[L]]#4 into %[[L]]#1[4] [3] [1]
// CHECK-NEXT:    tensor.insert_slice %[[L]]#3 into %[[I]][0] [3] [1]
// CHECK-NEXT:    tensor.insert_slice %[[L]]#2 into %[[L]]#0[0] [5] [1]
func.func @second(%t: tensor<9xf32>, %n: index) -> (tensor<9xf32>, tensor<9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t, %v = %t) -> (tensor<9xf32>, tensor<9xf32>) {
    %1 = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>
    %2 = "test.f"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = tensor.insert_slice %2 into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>
    %4 = tensor.extract_slice %v[0] [3] [1] : tensor<9xf32> to tensor<3xf32>
    %5 = tensor.extract_slice %v[4] [3] [1] : tensor<9xf32> to tensor<3xf32>
    %6 = "test.g"(%4) : (tensor<3xf32>) -> tensor<3xf32>
    %7 = "test.h"(%5) : (tensor<3xf32>) -> tensor<3xf32>
    %8 = tensor.insert_slice %6 into %v[0] [3] [1] : tensor<3xf32> into tensor<9xf32>
    %9 = tensor.insert_slice %7 into %8[4] [3] [1] : tensor<3xf32> into tensor<9xf32>
    scf.yield %3, %9 : tensor<9xf32>, tensor<9xf32>
  }
  return %0#0, %0#1 : tensor<9xf32>, tensor<9xf32>
}

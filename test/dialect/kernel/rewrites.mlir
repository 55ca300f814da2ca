// RUN: mlir-opt %s --canonicalize --cse --split-input-file | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(any(sroa,mem2reg,loop-invariant-code-motion))" --split-input-file | FileCheck %s --check-prefix=KEPT

// Loads at constant indices are constants, also behind the cast to one dimension. Indices outside of the table stay.
// CHECK-LABEL: func.func @constants
// CHECK-DAG: %[[A:.*]] = arith.constant 6 : i32
// CHECK-DAG: %[[B:.*]] = arith.constant 2 : i32
// CHECK-DAG: %[[C:.*]] = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-DAG: %[[TABLE:.*]] = kernel.table dense<{{\[}}[1, 2, 3], [4, 5, 6]]>
// CHECK: %[[OUT:.*]] = memref.load %[[TABLE]]
// CHECK: return %[[A]], %[[B]], %[[C]], %[[OUT]]
// KEPT-LABEL: func.func @constants
// KEPT: kernel.table dense<{{\[}}[1, 2, 3], [4, 5, 6]]>
func.func @constants() -> (i32, i32, vector<2xi32>, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %table = kernel.table dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> : memref<2x3xi32>
  %pairs = kernel.table dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2xvector<2xi32>>
  %0 = memref.load %table[%c1, %c2] : memref<2x3xi32>
  %flat = memref.reinterpret_cast %table to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32>
  %1 = memref.load %flat[%c1] : memref<6xi32>
  %2 = memref.load %pairs[%c1] : memref<2xvector<2xi32>>
  %3 = memref.load %table[%c2, %c1] : memref<2x3xi32>
  return %0, %1, %2, %3 : i32, i32, vector<2xi32>, i32
}

// -----

// Equal tables become one, and those that nothing reads go away.
// CHECK-LABEL: func.func @equal
// CHECK-COUNT-1: kernel.table
// CHECK-NOT: kernel.table
func.func @equal(%i: index) -> (i32, i32) {
  %t = kernel.table dense<[1, 2]> : tensor<2xi32> : memref<2xi32>
  %u = kernel.table dense<[1, 2]> : tensor<2xi32> : memref<2xi32>
  %unused = kernel.table dense<[3, 2]> : tensor<2xi32> : memref<2xi32>
  %0 = memref.load %t[%i] : memref<2xi32>
  %1 = memref.load %u[%i] : memref<2xi32>
  return %0, %1 : i32, i32
}

// -----

// Variables keep their value and stay apart, because stores change them.
// CHECK-LABEL: func.func @variables
// CHECK: %[[V:.*]] = kernel.variable dense<7>
// CHECK: %[[W:.*]] = kernel.variable dense<7>
// CHECK: memref.store %{{.*}}, %[[V]]
// CHECK: %[[R:.*]] = memref.load %[[W]]
// CHECK: return %[[R]]
// KEPT-LABEL: func.func @variables
// KEPT: kernel.variable dense<7> : tensor<1xi32> : memref<1xi32>
// KEPT: kernel.variable dense<7> : tensor<1xi32> : memref<1xi32>
// KEPT: memref.store
// KEPT: memref.load
func.func @variables(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %v = kernel.variable dense<7> : tensor<1xi32> : memref<1xi32>
  %w = kernel.variable dense<7> : tensor<1xi32> : memref<1xi32>
  memref.store %x, %v[%c0] : memref<1xi32>
  %0 = memref.load %w[%c0] : memref<1xi32>
  return %0 : i32
}

// -----

// Exchanges and prints have effects and stay, in their order; shuffles have none.
// CHECK-LABEL: func.func @effects
// CHECK: kernel.exchange
// CHECK: kernel.exchange
// CHECK-NOT: kernel.shuffle
// CHECK-COUNT-2: kernel.print "i32\09%d"
// CHECK-NOT: kernel.dynamic_memory
// CHECK: return
func.func @effects(%m: memref<4xi32>, %i: index, %x: i32) {
  %unused = kernel.dynamic_memory "k" : memref<64xf32>
  %0 = kernel.exchange %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    kernel.yield %x : i32
  }
  %1 = kernel.exchange %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    kernel.yield %x : i32
  }
  %2 = kernel.shuffle idx %x, %x : i32
  kernel.print "i32\09%d", %x
  kernel.print "i32\09%d", %x
  return
}

// RUN: mlir-opt %s -split-input-file -verify-diagnostics -test-scf-pipelining | FileCheck %s
// RUN: mlir-opt %s -split-input-file -verify-diagnostics -test-scf-pipelining=no-epilogue-peeling | FileCheck %s --check-prefix=GUARD

// Two carried values of different stages. The first stage of the third iteration runs beside the third stage of the first.

// CHECK-LABEL: func @carried(%arg0: memref<?xf32>, %arg1: f32, %arg2: f32)
// CHECK: %[[L0:.*]] = memref.load %arg0[%c0]
// CHECK-NEXT: %[[L1:.*]] = memref.load %arg0[%c1]
// CHECK-NEXT: %[[A0:.*]] = arith.addf %[[L0]], %arg1
// CHECK-NEXT: %[[R:.*]]:4 = scf.for %[[I:.*]] = %c0 to %c7 step %c1 iter_args(%[[X:.*]] = %[[A0]], %[[Y:.*]] = %arg2, %[[L:.*]] = %[[L1]], %[[A:.*]] = %[[A0]])
// CHECK-NEXT:   %[[NEXT:.*]] = arith.addi %[[I]], %c2
// CHECK-NEXT:   %[[L2:.*]] = memref.load %arg0[%[[NEXT]]]
// CHECK-NEXT:   %[[A1:.*]] = arith.addf %[[L]], %[[X]]
// CHECK-NEXT:   %[[M:.*]] = arith.mulf %[[A]], %[[Y]]
// CHECK-NEXT:   scf.yield %[[A1]], %[[M]], %[[L2]], %[[A1]]
// CHECK: %[[A2:.*]] = arith.addf %[[R]]#2, %[[R]]#0
// CHECK-NEXT: %[[M1:.*]] = arith.mulf %[[R]]#3, %[[R]]#1
// CHECK-NEXT: %[[M2:.*]] = arith.mulf %[[A2]], %[[M1]]
// CHECK-NEXT: return %[[A2]], %[[M2]]
func.func @carried(%A: memref<?xf32>, %a: f32, %b: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    %0 = memref.load %A[%i] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 0 } : memref<?xf32>
    %1 = arith.addf %0, %x { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1 } : f32
    %2 = arith.mulf %1, %y { __test_pipelining_stage__ = 2, __test_pipelining_op_order__ = 2 } : f32
    scf.yield %1, %2 : f32, f32
  } { __test_pipelining_loop__ }
  return %r#0, %r#1 : f32, f32
}

// -----

// A carried value that is the same in all iterations but the first: later stages than the last use it at once.

// CHECK-LABEL: func @constant(%arg0: memref<?xf32>, %arg1: f32
// CHECK: %[[CST:.*]] = arith.constant 7.0
// CHECK: %[[L0:.*]] = memref.load
// CHECK: %[[A0:.*]] = arith.addf %[[L0]], %arg1
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %arg1, %[[L:.*]] = %{{.*}}, %[[A:.*]] = %[[A0]])
// CHECK: arith.addf %[[L]], %[[CST]]
// CHECK: memref.store %[[A]]
func.func @constant(%A: memref<?xf32>, %a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %cst = arith.constant 7.0 : f32
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> f32 {
    %0 = memref.load %A[%i] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 0 } : memref<?xf32>
    %1 = arith.addf %0, %x { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1 } : f32
    memref.store %1, %A[%i] { __test_pipelining_stage__ = 2, __test_pipelining_op_order__ = 2 } : memref<?xf32>
    scf.yield %cst : f32
  } { __test_pipelining_loop__ }
  return %r : f32
}

// -----

// A loop with fewer iterations than stages stays, unless operations can be guarded.

// CHECK-LABEL: func @short
// CHECK: scf.for {{.*}} = %c0 to %c1 step %c1
// CHECK-NEXT: memref.load
// CHECK-NEXT: "test.use"
// GUARD-LABEL: func @short
// GUARD: scf.if %true
// GUARD-NEXT: memref.load
// GUARD: scf.if %false
// GUARD-NEXT: memref.load
// GUARD: scf.for {{.*}} = %c0 to %c1 step %c1
func.func @short(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    %0 = memref.load %A[%i] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 0 } : memref<?xf32>
    "test.use"(%0) { __test_pipelining_stage__ = 2, __test_pipelining_op_order__ = 1 } : (f32) -> ()
  } { __test_pipelining_loop__ }
  return
}

// -----

// GUARD-LABEL: func @views
// GUARD: %[[P:.*]] = ub.poison : memref<f32>
// GUARD: scf.if {{.*}} -> (memref<4xf32, strided<[1], offset: ?>>)
// GUARD: memref.subview
// GUARD: } else {
// GUARD-NEXT: memref.subview
// GUARD: scf.if {{.*}} -> (memref<f32>)
// GUARD: } else {
// GUARD-NEXT: scf.yield %[[P]]
func.func @views(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.subview %A[%i] [4] [1] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 0 } : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = "test.get"() { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 2 } : () -> memref<f32>
    "test.use"(%0, %1) { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1 } : (memref<4xf32, strided<[1], offset: ?>>, memref<f32>) -> ()
  } { __test_pipelining_loop__ }
  return
}

// -----

func.func @missing(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %A[%i] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 1 } : memref<?xf32>
    // expected-error @+1 {{'memref.store' op not assigned a pipeline stage}}
    memref.store %0, %A[%i] : memref<?xf32>
  } { __test_pipelining_loop__ }
  return
}

// -----

func.func @order(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %A[%i] { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0 } : memref<?xf32>
    // expected-error @+1 {{operation scheduled before its operands}}
    memref.store %0, %A[%i] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 1 } : memref<?xf32>
  } { __test_pipelining_loop__ }
  return
}

// -----

// Stages of operations in operations.

func.func @inner(%c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-error @+1 {{'scf.if' op not assigned a pipeline stage}}
    scf.if %c {
      "test.f"(%i) { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0 } : (index) -> ()
    }
  } { __test_pipelining_loop__ }
  return
}

// -----

// Schedules that no loop can have stay: a negative stage, more copies than memory has, a value of two iterations before.

// CHECK-LABEL: func @stay
// CHECK-COUNT-3: scf.for {{.*}} = %c0 to %c4
// CHECK-NOT: scf.for
func.func @stay(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    "test.f"(%i) { __test_pipelining_stage__ = -1, __test_pipelining_op_order__ = 0 } : (index) -> ()
  } { __test_pipelining_loop__ }
  scf.for %i = %c0 to %c4 step %c1 {
    "test.f"(%i) { __test_pipelining_stage__ = 1000000000000, __test_pipelining_op_order__ = 0 } : (index) -> ()
  } { __test_pipelining_loop__ }
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a, %y = %a) -> (f32, f32) {
    %0 = "test.g"(%x) { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0 } : (f32) -> f32
    scf.yield %y, %0 : f32, f32
  } { __test_pipelining_loop__ }
  return %r#0 : f32
}

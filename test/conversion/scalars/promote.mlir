// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(gpu.module(spirv-promote-ints))" | FileCheck %s

// CHECK-LABEL: gpu.module @memory
gpu.module @memory {
  // CHECK: memref.global "private" constant @table : memref<3xi64> = dense<[-1, 1, -549755813888]>
  memref.global "private" constant @table : memref<3xi40> = dense<[1099511627775, 1, -549755813888]>
  // The host may pass bits above the width; a value in memory has copies of the sign there.
  // CHECK: gpu.func @f(%[[A:.*]]: memref<?xi64>, %[[S:.*]]: i64) kernel
  // CHECK-NEXT: %[[C:.*]] = arith.constant 24 : i64
  // CHECK-NEXT: %[[UP:.*]] = arith.shli %[[S]], %[[C]] : i64
  // CHECK-NEXT: %[[SX:.*]] = arith.shrsi %[[UP]], %[[C]] : i64
  // CHECK: %[[X:.*]] = memref.load %[[A]]
  // CHECK: arith.shli %[[X]]
  // CHECK: %[[XX:.*]] = arith.shrsi
  // CHECK: %[[SUM:.*]] = arith.addi %[[XX]], %[[SX]] : i64
  // CHECK: arith.shli %[[SUM]]
  // CHECK: %[[R:.*]] = arith.shrsi
  // CHECK: memref.store %[[R]], %[[A]]
  gpu.func @f(%a: memref<?xi40>, %s: i40) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<?xi40>
    %sum = arith.addi %x, %s overflow<nsw, nuw> : i40
    memref.store %sum, %a[%i] : memref<?xi40>
    gpu.return
  }
}

// -----

gpu.module @refused {
  func.func @sum(%m: memref<1xi40>, %v: i40) -> i40 {
    %c0 = arith.constant 0 : index
    // expected-error @+1 {{use memref.generic_atomic_rmw}}
    %r = memref.atomic_rmw addi %v, %m[%c0] : (i40, memref<1xi40>) -> i40
    return %r : i40
  }
}

// -----

gpu.module @refused {
  func.func @bits(%v: vector<8xi40>) -> vector<5xi64> {
    // expected-error @+1 {{cannot divide integers of i40 anew in a kernel; shift and mask them}}
    %r = vector.bitcast %v : vector<8xi40> to vector<5xi64>
    return %r : vector<5xi64>
  }
}

// -----

gpu.module @refused {
  gpu.func @print(%v: i40) kernel {
    // expected-error @+1 {{cannot print integers of 33 to 63 bits; extend them to i64}}
    gpu.printf "%d\n" %v : i40
    gpu.return
  }
}

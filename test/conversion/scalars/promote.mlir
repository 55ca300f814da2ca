// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(gpu.module(spirv-promote-ints))" | FileCheck %s

// CHECK-LABEL: gpu.module @memory
gpu.module @memory {
  // CHECK: memref.global "private" constant @table : memref<3xi64> = dense<[-1, 1, -549755813888]>
  memref.global "private" constant @table : memref<3xi40> = dense<[1099511627775, 1, -549755813888]>
  // The host may pass bits above the width; a value in memory has copies of the sign there.
  // CHECK: gpu.func @f(%[[A:.*]]: memref<?xi64> {gpu.host_type = memref<?xi40>}, %[[S:.*]]: i64 {gpu.host_type = i40}) kernel
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

// -----

// Widths above 64 bits become the next power of two.
// CHECK-LABEL: gpu.module @wide
gpu.module @wide {
  // CHECK: memref.global "private" constant @table : memref<2xi128> = dense<[-1, -618970019642690137449562112]>
  memref.global "private" constant @table : memref<2xi90> = dense<[-1, 618970019642690137449562112]>
  // CHECK-LABEL: func.func @casts
  // CHECK-SAME: (%[[A:.*]]: i128, %[[B:.*]]: i64) -> (i64, i128, i256)
  // CHECK: %[[T:.*]] = arith.trunci %[[A]] : i128 to i64
  // CHECK: %[[N:.*]] = arith.constant 16 : i64
  // CHECK: %[[UP:.*]] = arith.shli %[[T]], %[[N]]
  // CHECK: %[[NARROW:.*]] = arith.shrsi %[[UP]], %[[N]]
  // CHECK: %[[BITS:.*]] = arith.andi %[[B]], %{{.*}} : i64
  // CHECK: %[[Z:.*]] = arith.extui %[[BITS]] : i64 to i128
  // CHECK: %[[S:.*]] = arith.extsi %[[A]] : i128 to i256
  // CHECK: return %[[NARROW]], %[[Z]], %[[S]]
  func.func @casts(%a: i100, %b: i48) -> (i48, i100, i200) {
    %x = arith.trunci %a : i100 to i48
    %y = arith.extui %b : i48 to i100
    %z = arith.extsi %a : i100 to i200
    return %x, %y, %z : i48, i100, i200
  }
  // CHECK-LABEL: func.func @quotient
  // CHECK: %[[M:.*]] = arith.constant 1267650600228229401496703205375 : i128
  // CHECK: arith.andi %{{.*}}, %[[M]]
  // CHECK: arith.divui
  // CHECK: arith.constant 28 : i128
  func.func @quotient(%a: i100, %b: i100) -> i100 {
    %x = arith.divui %a, %b : i100
    return %x : i100
  }
  // The results of a masked operation are extended behind the mask.
  // CHECK-LABEL: func.func @masked
  // CHECK: %[[R:.*]] = vector.mask %{{.*}} { vector.reduction <add>, %{{.*}} : vector<8xi64> into i64 }
  // CHECK: arith.shli %[[R]]
  // CHECK: %[[E:.*]] = arith.shrsi
  // CHECK: return %[[E]]
  func.func @masked(%v: vector<8xi48>, %m: vector<8xi1>) -> i48 {
    %r = vector.mask %m { vector.reduction <add>, %v : vector<8xi48> into i48 } : vector<8xi1> -> i48
    return %r : i48
  }
}

// -----

gpu.module @refused {
  // expected-error @+1 {{has integers of 2000 bits in a kernel, where they have at most 1024}}
  func.func @sum(%a: i2000, %b: i2000) -> i2000 {
    %r = arith.addi %a, %b : i2000
    return %r : i2000
  }
}

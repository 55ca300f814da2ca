// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-split-carried)))" | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
gpu.module @kernels {

// Loops that invocations leave at different times. Elements of constants and of compositions are known. Vectors of floats, and scalars, stay.
// CHECK-LABEL: gpu.func @counted
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32, %[[F:.*]]: vector<2xf32>, %[[S:.*]]: i32
gpu.func @counted(%a: i32, %b: i32, %f: vector<2xf32>, %s: i32) kernel {
  %n = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.from_elements %a, %b : vector<2xi32>
  %k = arith.constant dense<[5, 6, 7]> : vector<3xi32>
  // CHECK-DAG: %[[K0:.*]] = arith.constant 5 : i32
  // CHECK-DAG: %[[K1:.*]] = arith.constant 6 : i32
  // CHECK-DAG: %[[K2:.*]] = arith.constant 7 : i32
  // CHECK: %[[R:.*]]:7 = scf.for {{.*}} iter_args(%[[F0:.*]] = %[[F]], %[[X0:.*]] = %[[A]], %[[X1:.*]] = %[[B]], %[[S0:.*]] = %[[S]], %[[Y0:.*]] = %[[K0]], %[[Y1:.*]] = %[[K1]], %[[Y2:.*]] = %[[K2]]) -> (vector<2xf32>, i32, i32, i32, i32, i32, i32) {
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%g = %f, %x = %v, %t = %s, %y = %k) -> (vector<2xf32>, vector<2xi32>, i32, vector<3xi32>) {
    // CHECK-NEXT: %[[X:.*]] = vector.from_elements %[[X0]], %[[X1]] : vector<2xi32>
    // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[X]], %[[X]] : vector<2xi32>
    // CHECK-NEXT: %[[N0:.*]] = vector.extract %[[NEXT]][0] : i32 from vector<2xi32>
    // CHECK-NEXT: %[[N1:.*]] = vector.extract %[[NEXT]][1] : i32 from vector<2xi32>
    // CHECK-NEXT: scf.yield %[[F0]], %[[N0]], %[[N1]], %[[S0]], %[[Y0]], %[[Y1]], %[[Y2]]
    %z = arith.addi %x, %x : vector<2xi32>
    scf.yield %g, %z, %t, %y : vector<2xf32>, vector<2xi32>, i32, vector<3xi32>
  }
  // CHECK: %[[RX:.*]] = vector.from_elements %[[R]]#1, %[[R]]#2 : vector<2xi32>
  // CHECK: vector.from_elements %[[R]]#4, %[[R]]#5, %[[R]]#6 : vector<3xi32>
  // CHECK: "test"(%[[RX]]
  "test"(%r#1, %r#3) : (vector<2xi32>, vector<3xi32>) -> ()
  gpu.return
}

// Loops in conditionals and in loops, of booleans and indices. The values of the conditional stay.
// CHECK-LABEL: gpu.func @nested
gpu.func @nested(%m: memref<1xi1>, %v: vector<2xi1>, %n: vector<2xindex>) kernel {
  %c0 = arith.constant 0 : index
  %c = memref.load %m[%c0] : memref<1xi1>
  // CHECK: %[[P0:.*]] = vector.extract %{{.*}}[0] : i1 from vector<2xi1>
  // CHECK: %[[P1:.*]] = vector.extract %{{.*}}[1] : i1 from vector<2xi1>
  // CHECK: scf.while (%{{.*}} = %[[P0]], %{{.*}} = %[[P1]]) : (i1, i1) -> (index, index) {
  %r = scf.while (%x = %v) : (vector<2xi1>) -> vector<2xindex> {
    // CHECK: scf.if %{{.*}} -> (vector<2xi1>) {
    %y = scf.if %c -> (vector<2xi1>) {
      // CHECK: scf.while {{.*}} : (i1, i1) -> (i1, i1) {
      %z = scf.while (%w = %x) : (vector<2xi1>) -> vector<2xi1> {
        scf.condition(%c) %w : vector<2xi1>
      } do {
      ^bb0(%w: vector<2xi1>):
        scf.yield %w : vector<2xi1>
      }
      scf.yield %z : vector<2xi1>
    } else {
      scf.yield %x : vector<2xi1>
    }
    // CHECK: scf.condition(%{{.*}}) %{{.*}}, %{{.*}} : index, index
    scf.condition(%c) %n : vector<2xindex>
  } do {
  // CHECK: ^bb0(%[[Q0:.*]]: index, %[[Q1:.*]]: index):
  ^bb0(%q: vector<2xindex>):
    // CHECK: scf.yield %{{.*}}, %{{.*}} : i1, i1
    %next = "test"(%q) : (vector<2xindex>) -> vector<2xi1>
    scf.yield %next : vector<2xi1>
  }
  gpu.return
}

// All invocations leave these loops together, and the vectors stay.
// CHECK-LABEL: gpu.func @together
// CHECK: scf.for {{.*}} -> (vector<2xi32>)
// CHECK: scf.while {{.*}} : (vector<2xi32>) -> (vector<2xi32>, i1)
gpu.func @together(%n: index, %c: i1, %v: vector<2xi32>) kernel {
  %c0 = arith.constant 0 : index
  %b = gpu.block_id x
  %m = arith.addi %n, %b : index
  %r = scf.for %i = %c0 to %m step %n iter_args(%x = %v) -> (vector<2xi32>) {
    scf.yield %x : vector<2xi32>
  }
  %s:2 = scf.while (%x = %r) : (vector<2xi32>) -> (vector<2xi32>, i1) {
    scf.condition(%c) %x, %c : vector<2xi32>, i1
  } do {
  ^bb0(%x: vector<2xi32>, %d: i1):
    scf.yield %x : vector<2xi32>
  }
  gpu.return
}

// What other invocations pass on differs.
// CHECK-LABEL: gpu.func @shuffled
// CHECK: scf.for {{.*}} -> (i32, i32) : i32
gpu.func @shuffled(%n: i32, %v: vector<2xi32>) kernel {
  %c0 = arith.constant 0 : i32
  %m = spirv.GroupNonUniformShuffle <Subgroup> %n, %n : i32, i32
  %r = scf.for %i = %c0 to %m step %n iter_args(%x = %v) -> (vector<2xi32>) : i32 {
    scf.yield %x : vector<2xi32>
  }
  gpu.return
}
}

// Kernels of OpenCL keep their vectors.
gpu.module @opencl attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Kernel], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: gpu.func @kept
// CHECK: scf.for {{.*}} -> (vector<2xi32>)
gpu.func @kept(%v: vector<2xi32>) kernel {
  %n = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %n iter_args(%x = %v) -> (vector<2xi32>) {
    scf.yield %x : vector<2xi32>
  }
  gpu.return
}
}
}

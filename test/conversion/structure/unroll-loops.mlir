// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-unroll-loops{trips=4 size=64}))' | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-unroll-loops))' | FileCheck %s --check-prefix=SHORT
// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-unroll-loops{trips=4 size=64}))' --remarks --verify-diagnostics -o %t

// The values that the iterations pass on are those of the copies in order.
// CHECK-LABEL: func @carried
// CHECK-NOT: scf.for
// CHECK: %[[C1:c1_.*]] = arith.constant 1 : index
// CHECK: %[[A:.*]] = memref.load %{{.*}}[%[[C1]]]
// CHECK: %[[S:.*]] = arith.subf %[[A]], %{{.*}} : f32
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[B:.*]] = memref.load %{{.*}}[%[[C3]]]
// CHECK: %[[T:.*]] = arith.subf %[[B]], %[[S]] : f32
// CHECK: %[[C5:.*]] = arith.constant 5 : index
// CHECK: memref.load %{{.*}}[%[[C5]]]
// CHECK-NOT: memref.load
// CHECK: return
// SHORT-LABEL: func @carried
// SHORT: scf.for
func.func @carried(%m: memref<8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  // expected-remark @+1 {{loop of 3 iterations unrolled}}
  %r = scf.for %i = %c1 to %c6 step %c2 iter_args(%a = %x) -> (f32) {
    %v = memref.load %m[%i] : memref<8xf32>
    %s = arith.subf %v, %a : f32
    %p = arith.mulf %s, %v : f32
    %q = arith.addf %p, %v : f32
    %t = arith.mulf %q, %v : f32
    scf.yield %s : f32
  }
  return %r : f32
}

// A loop that is shorter without being a loop is always unrolled, and one iteration too.
// CHECK-LABEL: func @short
// CHECK-NOT: scf.for
// SHORT-LABEL: func @short
// SHORT-NOT: scf.for
// SHORT: %[[A:.*]] = arith.addi %arg0, %c1_i32
// SHORT: %[[B:.*]] = arith.addi %[[A]], %c1_i32
// SHORT: gpu.printf
// SHORT: return %[[B]]
func.func @short(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  // expected-remark @+1 {{loop of 2 iterations unrolled}}
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> (i32) : i32 {
    %s = arith.addi %a, %c1 : i32
    scf.yield %s : i32
  }
  // expected-remark @+1 {{loop of 1 iteration unrolled}}
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    gpu.printf "once"
  }
  return %r : i32
}

// The inner loop is unrolled first, and the outer one is too long then.
// CHECK-LABEL: func @nested
// CHECK: scf.for
// CHECK-COUNT-3: memref.store
// CHECK-NOT: memref.store
func.func @nested(%m: memref<4x4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  // expected-remark @+1 {{loop kept: 4 iterations take about 72 instructions, more than the limit of 64}}
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-remark @+1 {{loop of 3 iterations unrolled}}
    scf.for %k = %c0 to %c3 step %c1 {
      %a = memref.load %m[%i, %k] : memref<4x4xi32>
      memref.store %a, %m[%k, %i] : memref<4x4xi32>
    }
  }
  return
}

// CHECK-LABEL: func @kept
// CHECK-COUNT-10: scf.for
func.func @kept(%m: memref<100xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant 0 : i32
  // expected-remark @+1 {{loop kept: its bounds or its step are not constant}}
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<100xi32>
  }
  // expected-remark @+1 {{loop kept: 100 iterations are more than the limit of 4}}
  scf.for %i = %c0 to %c100 step %c1 {
    memref.store %x, %m[%i] : memref<100xi32>
  }
  // expected-remark @+1 {{loop kept: it has no iterations}}
  scf.for %i = %c2 to %c1 step %c1 {
    memref.store %x, %m[%i] : memref<100xi32>
  }
  // A place of memory is one, and so is that of a record of prints.
  // expected-remark @+1 {{loop kept: 'gpu.printf' in it must not be copied}}
  scf.for %i = %c0 to %c2 step %c1 {
    gpu.printf "again"
  }
  // The counter of 8 bits becomes negative before it reaches the bound, so that the loop goes on.
  %lo = arith.constant 100 : i8
  %by = arith.constant 50 : i8
  %hi = arith.constant 127 : i8
  // expected-remark @+1 {{loop kept: its counter wraps around before it reaches the bound}}
  scf.for %i = %lo to %hi step %by : i8 {
    memref.store %x, %m[%c0] : memref<100xi32>
  }
  // So does one of 32 bits.
  %low = arith.constant 2147483640 : index
  %high = arith.constant 2147483647 : index
  // expected-remark @+1 {{loop kept: its counter wraps around before it reaches the bound}}
  scf.for %i = %low to %high step %c2 {
    memref.store %x, %m[%c0] : memref<100xi32>
  }
  // expected-remark @+1 {{loop kept: its step is not positive}}
  scf.for %i = %c0 to %c2 step %c0 {
    memref.store %x, %m[%c0] : memref<100xi32>
  }
  %long = arith.constant 4294967296 : i64
  %longer = arith.constant 4294967297 : i64
  %one = arith.constant 1 : i64
  // expected-remark @+1 {{loop kept: its bounds take more than 32 bits}}
  scf.for %i = %long to %longer step %one : i64 {
    memref.store %x, %m[%c0] : memref<100xi32>
  }
  // A body without instructions is no reason for a million copies.
  %million = arith.constant 1000000 : index
  // expected-remark @+1 {{loop kept: the loops of the function have too many operations}}
  %r = scf.for %i = %c0 to %million step %c1 iter_args(%a = %x) -> (i32) {
    %k = arith.constant 1 : i32
    scf.yield %k : i32
  }
  %some = arith.constant 10000 : index
  // expected-remark @+1 {{loop kept: 10000 iterations are more than the limit of 4}}
  %s = scf.for %i = %c0 to %some step %c1 iter_args(%a = %x) -> (i32) {
    scf.yield %z : i32
  }
  return
}

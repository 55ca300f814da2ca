// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-unroll-loops))' --allow-unregistered-dialect --remarks --verify-diagnostics -o %t
// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-unroll-loops))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-unroll-loops{trips=4 size=24}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=LIMIT

// Without limits a loop goes if its copies are estimated to be no longer than it is: 9 instructions, and its body. The
// estimates are those of the code that comes out: a division that rounds to a side takes several instructions, and one of 64 bits more.

// CHECK-LABEL: func @estimates
// CHECK-COUNT-4: scf.for
// CHECK-COUNT-4: call @callee
// CHECK-COUNT-6: scf.for
// LIMIT-LABEL: func @estimates
// LIMIT-COUNT-4: memref.load
// LIMIT: scf.for
func.func @estimates(%m: memref<4xi32>, %x: i32, %w: i64, %f: f32, %v: vector<4xf32>, %c: i1, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-remark @+1 {{loop kept: 4 iterations take about 24 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    %a = memref.load %m[%k] : memref<4xi32>
    memref.store %a, %m[%c0] : memref<4xi32>
  }
  // expected-remark @+1 {{loop kept: 4 iterations take about 104 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    %one = arith.constant 1 : i32
    %a = arith.addi %x, %one : i32
    %q = arith.divsi %a, %x : i32
    %r0 = arith.remsi %x, %x : i32
    %r1 = arith.floordivsi %x, %x : i32
    %r2 = arith.ceildivsi %x, %x : i32
    %r3 = arith.ceildivui %x, %x : i32
  }
  // expected-remark @+1 {{loop kept: 4 iterations take about 128 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    %a = arith.addi %w, %w : i64
    %b = arith.remsi %w, %w : i64
    %e = arith.extsi %x : i32 to i64
  }
  // expected-remark @+1 {{loop kept: 4 iterations take about 68 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    %a = math.exp %f : f32
    %b = vector.extract %v[1] : f32 from vector<4xf32>
    %d = gpu.thread_id x
    gpu.barrier
  }
  // expected-remark @+1 {{loop of 4 iterations unrolled}}
  scf.for %k = %c0 to %c4 step %c1 {
    func.call @callee(%x, %x) : (i32, i32) -> ()
  }
  // expected-remark @+1 {{loop kept: 4 iterations take about 48 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    scf.if %c {
      memref.store %x, %m[%c0] : memref<4xi32>
    }
  }
  // expected-remark @+1 {{loop kept: 4 iterations take about 48 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    scf.index_switch %i
    case 0 {
      memref.store %x, %m[%c0] : memref<4xi32>
      scf.yield
    }
    default {
    }
  }
  // expected-remark @+1 {{loop kept: 4 iterations take about 36 instructions, more than the loop}}
  scf.for %k = %c0 to %c4 step %c1 {
    %r = scf.while (%y = %x) : (i32) -> i32 {
      scf.condition(%c) %y : i32
    } do {
    ^bb0(%y: i32):
      scf.yield %y : i32
    }
  }
  // expected-remark @+1 {{loop kept: 'unknown.op' in it must not be copied}}
  scf.for %k = %c0 to %c4 step %c1 {
    "unknown.op"() : () -> ()
  }
  // expected-remark @+1 {{loop kept: 'scf.execute_region' in it must not be copied}}
  scf.for %k = %c0 to %c4 step %c1 {
    %r = scf.execute_region -> i32 {
      scf.yield %x : i32
    }
  }
  // expected-remark @+1 {{loop kept: 'memref.alloca_scope' in it must not be copied}}
  scf.for %k = %c0 to %c4 step %c1 {
    memref.alloca_scope {
      %a = arith.addi %x, %x : i32
    }
  }
  return
}
func.func private @callee(i32, i32)

// The least and the greatest bounds that 32 bits hold.

// CHECK-LABEL: func @bounds
// CHECK-COUNT-2: memref.store
// CHECK: scf.for
func.func @bounds(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 2147483647 : index
  %least = arith.constant -2147483647 : index
  // expected-remark @+1 {{loop of 1 iteration unrolled}}
  scf.for %k = %c0 to %c1 step %most {
    memref.store %x, %m[%k] : memref<4xi32>
  }
  // expected-remark @+1 {{loop of 1 iteration unrolled}}
  scf.for %k = %least to %c0 step %most {
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  // expected-remark @+1 {{loop kept: it has no iterations}}
  scf.for %k = %c1 to %c1 step %c1 {
    memref.store %x, %m[%k] : memref<4xi32>
  }
  return
}

// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-structure-functions)))" | FileCheck %s

// Device functions get loops, conditionals and nothing else.

// CHECK: gpu.module @flow {
// CHECK-NEXT: gpu.func @wide(%arg0: i64, %arg1: memref<1xi32>) kernel {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: %c4294967296_i64 = arith.constant 4294967296 : i64
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c4294967296_i64 : i64
// CHECK-NEXT: %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT: %1 = arith.select %0, %c0_i32_1, %c1_i32_0 : i32
// CHECK-NEXT: %2 = arith.index_castui %1 : i32 to index
// CHECK-NEXT: %3 = scf.index_switch %2 -> i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %3, %arg1[%c0] : memref<1xi32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @region(%arg0: memref<1xi32>) kernel {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: memref.store %c0_i32, %arg0[%c0] : memref<1xi32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @loops(%arg0: memref<8x8xi32>) kernel {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %thread_id_y = gpu.thread_id  y
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.cmpi eq, %thread_id_y, %c0_0 : index
// CHECK-NEXT: %thread_id_z = gpu.thread_id  z
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %thread_id_z, %c0_1 : index
// CHECK-NEXT: %2 = arith.andi %0, %1 : i1
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: %block_dim_x = gpu.block_dim  x
// CHECK-NEXT: %3 = arith.muli %thread_id_x, %c1 : index
// CHECK-NEXT: %4 = arith.addi %c0, %3 : index
// CHECK-NEXT: %5 = arith.muli %block_dim_x, %c1 : index
// CHECK-NEXT: scf.for %arg1 = %4 to %c8 step %5 {
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %c8_3 = arith.constant 8 : index
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg2 = %c0_2 to %c8_3 step %c1_4 {
// CHECK-NEXT: memref.store %c0_i32, %arg0[%arg1, %arg2] : memref<8x8xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @reduce(%arg0: memref<8xi32>, %arg1: index) kernel {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
// CHECK-NEXT: %1 = memref.load %arg0[%arg2] : memref<8xi32>
// CHECK-NEXT: %2 = arith.addi %arg3, %1 : i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %0, %arg0[%c0] : memref<8xi32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @affine(%arg0: memref<8xi32>) kernel {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c-1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %1 = arith.addi %0, %c7 : index
// CHECK-NEXT: %2 = memref.load %arg0[%1] : memref<8xi32>
// CHECK-NEXT: memref.store %2, %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT: }
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: gpu.module @endless

gpu.module @flow {
  // A switch over 64 bits becomes one over the number of its case.
  gpu.func @wide(%x: i64, %m: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %a = arith.constant 1 : i32
    %b = arith.constant 2 : i32
    cf.switch %x : i64, [
      default: ^x(%a : i32),
      4294967296: ^x(%b : i32)
    ]
  ^x(%v: i32):
    memref.store %v, %m[%c0] : memref<1xi32>
    gpu.return
  ^dead:
    cf.br ^x(%a : i32)
  }
  // Regions are inlined, and poison is zero.
  gpu.func @region(%m: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %p = ub.poison : i32
    %v = scf.execute_region -> i32 {
      scf.yield %p : i32
    }
    memref.store %v, %m[%c0] : memref<1xi32>
    gpu.return
  }
  // A loop without a mapping runs in order; one with a mapping is distributed.
  gpu.func @loops(%m: memref<8x8xi32>) kernel {
    %z = arith.constant 0 : i32
    scf.forall (%i) in (8) {
      scf.forall (%j) in (8) {
        memref.store %z, %m[%i, %j] : memref<8x8xi32>
      }
    } {mapping = [#gpu.thread<x>]}
    gpu.return
  }
  gpu.func @reduce(%m: memref<8xi32>, %n: index) kernel {
    %z = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i32 {
      %v = memref.load %m[%i] : memref<8xi32>
      scf.reduce(%v : i32) {
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        scf.reduce.return %s : i32
      }
    }
    memref.store %r, %m[%c0] : memref<8xi32>
    gpu.return
  }
  gpu.func @affine(%m: memref<8xi32>) kernel {
    affine.for %i = 0 to 8 {
      %v = affine.load %m[7 - %i] : memref<8xi32>
      affine.store %v, %m[%i] : memref<8xi32>
    }
    gpu.return
  }
}

gpu.module @endless {
  // A loop that nothing leaves, in a kernel.
  // CHECK-LABEL: gpu.func @endless
  // CHECK: scf.while
  // CHECK: gpu.return
  gpu.func @endless(%m: memref<4xf32>, %i: index, %x: f32) kernel {
    cf.br ^again
  ^again:
    memref.store %x, %m[%i] : memref<4xf32>
    cf.br ^again
  }
}

gpu.module @switches {
  // A switch over 32 bits keeps its flag.
  // CHECK-LABEL: gpu.func @narrow
  // CHECK: %[[F:.*]] = arith.index_castui %arg0 : i32 to index
  // CHECK-NEXT: scf.index_switch %[[F]]
  // CHECK-NEXT: case 4294967295 {
  gpu.func @narrow(%x: i32, %m: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %a = arith.constant 1 : i32
    %b = arith.constant 2 : i32
    cf.switch %x : i32, [
      default: ^x(%a : i32),
      -1: ^x(%b : i32)
    ]
  ^x(%v: i32):
    memref.store %v, %m[%c0] : memref<1xi32>
    gpu.return
  }
}

// Loops count with integers of 64 bits, from constants and from numbers of a buffer, also on targets without Int64.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [4, 4]
// CHECK-NEXT: [0, 0, 0, 0]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @count(%in: memref<4xi64>, %o: memref<4x4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c0_i32 = arith.constant 0 : i32
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %two = arith.constant 2 : i64
      %ten = arith.constant 10 : i64
      %nine = arith.constant 9 : i64
      %thirtyone = arith.constant 31 : i64
      %thirtytwo = arith.constant 32 : i64
      %far = arith.constant 4294967294 : i64
      %t = gpu.thread_id x
      %n = memref.load %in[%t] : memref<4xi64>

      %r0 = scf.for %j = %zero to %n step %one iter_args(%a = %zero) -> (i64) : i64 {
        %s = arith.addi %a, %j : i64
        scf.yield %s : i64
      }
      %w0 = arith.trunci %r0 : i64 to i32
      memref.store %w0, %o[%t, %c0] : memref<4x4xi32>

      %end = arith.addi %far, %n : i64
      memref.store %c0_i32, %o[%t, %c1] : memref<4x4xi32>
      scf.for %j = %far to %end step %two : i64 {
        %h = arith.shrui %j, %thirtyone : i64
        %h32 = arith.trunci %h : i64 to i32
        %old = memref.load %o[%t, %c1] : memref<4x4xi32>
        %new = arith.addi %old, %h32 : i32
        memref.store %new, %o[%t, %c1] : memref<4x4xi32>
      }

      %minus = arith.subi %zero, %n : i64
      %r2 = scf.for %j = %minus to %n step %one iter_args(%a = %zero) -> (i64) : i64 {
        %j10 = arith.muli %j, %ten : i64
        %b = scf.for %k = %j to %n step %two iter_args(%c = %a) -> (i64) : i64 {
          %d = arith.addi %c, %j10 : i64
          %e = arith.addi %d, %k : i64
          scf.yield %e : i64
        }
        scf.yield %b : i64
      }
      %w2 = arith.trunci %r2 : i64 to i32
      memref.store %w2, %o[%t, %c2] : memref<4x4xi32>

      %r3:2 = scf.while (%j = %n, %a = %zero) : (i64, i64) -> (i64, i64) {
        %more = arith.cmpi sgt, %j, %zero : i64
        scf.condition(%more) %j, %a : i64, i64
      } do {
      ^body(%j: i64, %a: i64):
        %s = arith.shli %a, %nine : i64
        %b = arith.addi %s, %j : i64
        %next = arith.subi %j, %one : i64
        scf.yield %next, %b : i64, i64
      }
      %high = arith.shrsi %r3#1, %thirtytwo : i64
      %mixed = arith.xori %r3#1, %high : i64
      %w3 = arith.trunci %mixed : i64 to i32
      memref.store %w3, %o[%t, %c3] : memref<4x4xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %in = memref.get_global @in : memref<4xi64>
    %o = memref.alloc() : memref<4x4xi32>
    gpu.launch_func @kernels::@count blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%in : memref<4xi64>, %o : memref<4x4xi32>)
    %u = memref.cast %o : memref<4x4xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  memref.global "private" constant @in : memref<4xi64> = dense<[0, 3, 5, 1]>
  func.func private @printMemrefI32(memref<*xi32>)
}

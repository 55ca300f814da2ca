// Pseudorandom numbers of 64 bits, each invocation from a seed of its own, with quotients, remainders
// and conversions of them: devices without such integers compute halves.
// RUN: spvc run %s | FileCheck %s

// CHECK: 4573075600513021781
// CHECK-NEXT: -3538587527407509100
// CHECK-NEXT: 49233
// CHECK-NEXT: 1047948397903872
// CHECK-NEXT: 1585306448

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%seeds : memref<8xi64>, %out : memref<8x4xi64>, %factor : i64) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c10 = arith.constant 10 : index
      %increment = arith.constant 1442695040888963407 : i64
      %modulus = arith.constant 65537 : i64
      %scale = arith.constant 1099511627776 : i64
      %i = gpu.global_id x
      %seed = memref.load %seeds[%i] : memref<8xi64>
      %last = scf.for %k = %c0 to %c10 step %c1 iter_args(%x = %seed) -> i64 {
        %product = arith.muli %x, %factor : i64
        %next = arith.addi %product, %increment : i64
        scf.yield %next : i64
      }
      memref.store %last, %out[%i, %c0] : memref<8x4xi64>
      %rest = arith.remui %last, %modulus : i64
      memref.store %rest, %out[%i, %c1] : memref<8x4xi64>
      %quotient = arith.divsi %last, %scale : i64
      %bits = arith.constant 30 : i64
      %shifted = arith.shli %quotient, %bits : i64
      %mask = arith.constant 1125899906842623 : i64
      %masked = arith.andi %shifted, %mask : i64
      memref.store %masked, %out[%i, %c2] : memref<8x4xi64>
      %float = arith.sitofp %last : i64 to f32
      %word = arith.bitcast %float : f32 to i32
      %rounded = arith.extui %word : i32 to i64
      memref.store %rounded, %out[%i, %c3] : memref<8x4xi64>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %factor = arith.constant 6364136223846793005 : i64
    %step = arith.constant 1000000007 : i64
    %seeds = memref.alloc() : memref<8xi64>
    %out = memref.alloc() : memref<8x4xi64>
    scf.for %i = %c0 to %c8 step %c1 {
      %n = arith.index_cast %i : index to i64
      %seed = arith.muli %n, %step : i64
      memref.store %seed, %seeds[%i] : memref<8xi64>
    }
    gpu.launch_func @kernels::@step blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%seeds : memref<8xi64>, %out : memref<8x4xi64>, %factor : i64)
    %a = memref.load %out[%c5, %c0] : memref<8x4xi64>
    func.call @show(%a) : (i64) -> ()
    %b = memref.load %out[%c6, %c0] : memref<8x4xi64>
    func.call @show(%b) : (i64) -> ()
    %c = memref.load %out[%c5, %c1] : memref<8x4xi64>
    func.call @show(%c) : (i64) -> ()
    %d = memref.load %out[%c6, %c2] : memref<8x4xi64>
    func.call @show(%d) : (i64) -> ()
    %e = memref.load %out[%c5, %c3] : memref<8x4xi64>
    func.call @show(%e) : (i64) -> ()
    return
  }
  func.func @show(%x: i64) {
    func.call @printI64(%x) : (i64) -> ()
    func.call @printNewline() : () -> ()
    return
  }
  func.func private @printI64(i64)
  func.func private @printNewline()
}

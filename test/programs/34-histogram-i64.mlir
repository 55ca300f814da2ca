// Histograms by atomic operations: 64-bit sums, of which the output shows both halves.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2, 8]
// CHECK-NEXT: [8096, 0, 8352, 0, 8096, 0, 8096, 0]
// CHECK-NEXT: [128, 0, 128, 0, 128, 0, 128, 0]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @count(%sums : memref<8xi64>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c7 = arith.constant 7 : index
      %c13 = arith.constant 13 : index
      %bins = arith.constant 8 : index
      %big = arith.constant 8589934592 : i64
      %i = gpu.global_id x
      %ii = arith.muli %i, %i : index
      %a = arith.muli %ii, %c7 : index
      %b = arith.muli %i, %c13 : index
      %s = arith.addi %a, %b : index
      %bin = arith.remui %s, %bins : index
      %i64 = arith.index_cast %i : index to i64
      %v = arith.addi %i64, %big : i64
      %old = memref.atomic_rmw addi %v, %sums[%bin] : (i64, memref<8xi64>) -> i64
      gpu.return
    }
    gpu.func @halves(%sums : memref<8xi64>, %out : memref<2x8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n32 = arith.constant 32 : i64
      %i = gpu.thread_id x
      %v = memref.load %sums[%i] : memref<8xi64>
      %lo = arith.trunci %v : i64 to i32
      %w = arith.shrui %v, %n32 : i64
      %hi = arith.trunci %w : i64 to i32
      memref.store %lo, %out[%c0, %i] : memref<2x8xi32>
      memref.store %hi, %out[%c1, %i] : memref<2x8xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %bins = arith.constant 8 : index
    %zero = arith.constant 0 : i64
    %sums = memref.alloc() : memref<8xi64>
    scf.for %i = %c0 to %bins step %c1 {
      memref.store %zero, %sums[%i] : memref<8xi64>
    }
    %out = memref.alloc() : memref<2x8xi32>
    gpu.launch_func @kernels::@count blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1) args(%sums : memref<8xi64>)
    gpu.launch_func @kernels::@halves blocks in (%c1, %c1, %c1) threads in (%bins, %c1, %c1) args(%sums : memref<8xi64>, %out : memref<2x8xi32>)
    %show0 = memref.cast %out : memref<2x8xi32> to memref<*xi32>
    call @printMemrefI32(%show0) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
}

// Histograms by atomic operations on each type that they need: counts, sums and maxima of floats, and a 16-bit count.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8]
// CHECK-NEXT: [64, 0, 64, 0, 64, 0, 64, 0]
// CHECK: sizes = [8]
// CHECK-NEXT: [64.25, 0, 65.25, 0, 62, 0, 62, 0]
// CHECK: sizes = [8]
// CHECK-NEXT: [2, -1, 2, -1, 2, -1, 2, -1]
// CHECK: sizes = [8]
// CHECK-NEXT: [32576, 32512, 32576, 32512, 32576, 32512, 32576, 32512]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" @local : memref<8xi32, 3> = uninitialized
    gpu.func @count(%counts : memref<8xi32>, %sums : memref<8xf32>, %maxima : memref<8xf32>, %short : memref<8xi16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c7 = arith.constant 7 : index
      %c9 = arith.constant 9 : index
      %c13 = arith.constant 13 : index
      %bins = arith.constant 8 : index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %one16 = arith.constant 1 : i16
      %quarter = arith.constant 0.25 : f32
      %local = memref.get_global @local : memref<8xi32, 3>
      %t = gpu.thread_id x
      %first = arith.cmpi ult, %t, %bins : index
      scf.if %first {
        memref.store %zero, %local[%t] : memref<8xi32, 3>
      }
      gpu.barrier
      %i = gpu.global_id x
      %ii = arith.muli %i, %i : index
      %a = arith.muli %ii, %c7 : index
      %b = arith.muli %i, %c13 : index
      %s = arith.addi %a, %b : index
      %bin = arith.remui %s, %bins : index
      %w = arith.remui %i, %c9 : index
      %w32 = arith.index_cast %w : index to i32
      %wf = arith.sitofp %w32 : i32 to f32
      %weight = arith.mulf %wf, %quarter : f32
      %0 = memref.atomic_rmw addi %one, %local[%bin] : (i32, memref<8xi32, 3>) -> i32
      %1 = memref.atomic_rmw addf %weight, %sums[%bin] : (f32, memref<8xf32>) -> f32
      %2 = memref.atomic_rmw maximumf %weight, %maxima[%bin] : (f32, memref<8xf32>) -> f32
      %3 = memref.atomic_rmw addi %one16, %short[%bin] : (i16, memref<8xi16>) -> i16
      gpu.barrier
      scf.if %first {
        %v = memref.load %local[%t] : memref<8xi32, 3>
        %4 = memref.atomic_rmw addi %v, %counts[%t] : (i32, memref<8xi32>) -> i32
      }
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %bins = arith.constant 8 : index
    %zero = arith.constant 0 : i32
    %zf = arith.constant 0.0 : f32
    %minus = arith.constant -1.0 : f32
    %start = arith.constant 32512 : i16
    %counts = memref.alloc() : memref<8xi32>
    %sums = memref.alloc() : memref<8xf32>
    %maxima = memref.alloc() : memref<8xf32>
    %short = memref.alloc() : memref<8xi16>
    scf.for %i = %c0 to %bins step %c1 {
      memref.store %zero, %counts[%i] : memref<8xi32>
      memref.store %zf, %sums[%i] : memref<8xf32>
      memref.store %minus, %maxima[%i] : memref<8xf32>
      memref.store %start, %short[%i] : memref<8xi16>
    }
    gpu.launch_func @kernels::@count blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1) args(%counts : memref<8xi32>, %sums : memref<8xf32>, %maxima : memref<8xf32>, %short : memref<8xi16>)
    %wide = memref.alloc() : memref<8xi32>
    scf.for %i = %c0 to %bins step %c1 {
      %v = memref.load %short[%i] : memref<8xi16>
      %e = arith.extsi %v : i16 to i32
      memref.store %e, %wide[%i] : memref<8xi32>
    }
    %show0 = memref.cast %counts : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%show0) : (memref<*xi32>) -> ()
    %show1 = memref.cast %sums : memref<8xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    %show2 = memref.cast %maxima : memref<8xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    %show3 = memref.cast %wide : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%show3) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
}

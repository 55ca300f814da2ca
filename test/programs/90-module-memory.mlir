// Memory of a module: a table that is larger than 64 KiB, and variables, which keep their contents from launch to launch and
// which two kernels and a function share.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run --bounds=trap %s | FileCheck %s

// Three launches of @count add to @total, to @bytes and to @calls, and @read reads them.
// CHECK: [45, 46, 47, 48, 49, 50, 51, 52]
// CHECK: [0, 12, 24, 36, 48, 60, 72, 84]
// CHECK: [24, 9, 109, 3]
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @big : memref<160x128xi32> = dense<15>
    memref.global "private" @total : memref<8xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7]>
    memref.global "private" @bytes : memref<9xi8> = dense<9>
    memref.global "private" @calls : memref<i32> = dense<0>
    memref.global "private" @sums : memref<8xf32> = uninitialized

    func.func @add(%i: index, %n: i32) {
      %total = memref.get_global @total : memref<8xi32>
      %old = memref.load %total[%i] : memref<8xi32>
      %new = arith.addi %old, %n : i32
      memref.store %new, %total[%i] : memref<8xi32>
      return
    }
    gpu.func @count(%limit: index) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %one = arith.constant 1 : i32
      %c100 = arith.constant 100 : index
      %i = gpu.thread_id x
      %big = memref.get_global @big : memref<160x128xi32>
      %j = arith.addi %i, %c100 : index
      %n = memref.load %big[%j, %i] : memref<160x128xi32>
      func.call @add(%i, %n) : (index, i32) -> ()
      %calls = memref.get_global @calls : memref<i32>
      %o = memref.atomic_rmw addi %one, %calls[] : (i32, memref<i32>) -> i32
      %sums = memref.get_global @sums : memref<8xf32>
      %s = memref.load %sums[%i] : memref<8xf32>
      %t = arith.index_cast %i : index to i32
      %f = arith.sitofp %t : i32 to f32
      %four = arith.constant 4.0 : f32
      %d = arith.mulf %f, %four : f32
      %u = arith.addf %s, %d : f32
      memref.store %u, %sums[%i] : memref<8xf32>
      %last = arith.cmpi eq, %i, %limit : index
      scf.if %last {
        %bytes = memref.get_global @bytes : memref<9xi8>
        %c8 = arith.constant 8 : index
        %v = memref.load %bytes[%c8] : memref<9xi8>
        %k100 = arith.constant 100 : i8
        %w = arith.addi %v, %k100 : i8
        memref.store %w, %bytes[%i] : memref<9xi8>
      }
      gpu.return
    }
    gpu.func @read(%totals: memref<8xi32>, %sums: memref<8xf32>, %others: memref<4xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %total = memref.get_global @total : memref<8xi32>
      %v = memref.load %total[%i] : memref<8xi32>
      memref.store %v, %totals[%i] : memref<8xi32>
      %sum = memref.get_global @sums : memref<8xf32>
      %s = memref.load %sum[%i] : memref<8xf32>
      memref.store %s, %sums[%i] : memref<8xf32>
      %first = arith.cmpi eq, %i, %c0 : index
      scf.if %first {
        %calls = memref.get_global @calls : memref<i32>
        %n = memref.load %calls[] : memref<i32>
        memref.store %n, %others[%c0] : memref<4xi32>
        %bytes = memref.get_global @bytes : memref<9xi8>
        %x = memref.load %bytes[%c3] : memref<9xi8>
        %y = memref.load %bytes[%c2] : memref<9xi8>
        %x32 = arith.extui %x : i8 to i32
        %y32 = arith.extui %y : i8 to i32
        memref.store %x32, %others[%c1] : memref<4xi32>
        memref.store %y32, %others[%c2] : memref<4xi32>
        %k8 = arith.constant 8 : i32
        %m = arith.divui %n, %k8 : i32
        memref.store %m, %others[%c3] : memref<4xi32>
      }
      gpu.return
    }
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %totals = memref.alloc() : memref<8xi32>
    %sums = memref.alloc() : memref<8xf32>
    %others = memref.alloc() : memref<4xi32>
    scf.for %k = %c0 to %c3 step %c1 {
      gpu.launch_func @kernels::@count blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%c2 : index)
    }
    gpu.launch_func @kernels::@read blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%totals : memref<8xi32>, %sums : memref<8xf32>, %others : memref<4xi32>)
    %t = memref.cast %totals : memref<8xi32> to memref<*xi32>
    %s = memref.cast %sums : memref<8xf32> to memref<*xf32>
    %o = memref.cast %others : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%t) : (memref<*xi32>) -> ()
    call @printMemrefF32(%s) : (memref<*xf32>) -> ()
    call @printMemrefI32(%o) : (memref<*xi32>) -> ()
    return
  }
}

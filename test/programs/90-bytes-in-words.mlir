// The number of bytes is no multiple of 4, and the last ones are part of a word. The kernel has an index argument and a
// number that it does not use, before others.
// RUN: spvc run --target=vulkan1.1 %s | FileCheck %s
// RUN: spvc run -O0 --target=vulkan1.1 --device=reference %s | FileCheck %s
// RUN: spvc run -Os --target=vulkan1.1 --args=push-constant --device=reference %s | FileCheck %s
// RUN: spvc run -Os --args=push-constant %s | FileCheck %s
// RUN: spvc run --index-width=64 --device=reference %s | FileCheck %s
// CHECK: [3, 4, 5, 6, 7, 8, 9]

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @add(%x: memref<?xi8>, %unused: i32, %n: index) kernel attributes {known_block_size = array<i32: 7, 1, 1>} {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<?xi8>
      %w = arith.index_cast %n : index to i8
      %s = arith.addi %v, %w : i8
      memref.store %s, %x[%i] : memref<?xi8>
      gpu.return
    }
  }
  memref.global "private" constant @bytes : memref<7xi8> = dense<[1, 2, 3, 4, 5, 6, 7]>
  func.func @main() -> memref<7xi8> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %u = arith.constant 9 : i32
    %o = memref.alloc() : memref<7xi8>
    %g = memref.get_global @bytes : memref<7xi8>
    memref.copy %g, %o : memref<7xi8> to memref<7xi8>
    %a = memref.cast %o : memref<7xi8> to memref<?xi8>
    gpu.launch_func @m::@add blocks in (%c1, %c1, %c1) threads in (%c7, %c1, %c1) args(%a : memref<?xi8>, %u : i32, %c2 : index)
    return %o : memref<7xi8>
  }
}

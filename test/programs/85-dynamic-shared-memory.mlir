// Workgroup memory whose size the launch sets: two views of one buffer, with sizes that a kernel gets as arguments, and two launches
// with different sizes.
// RUN: spvc run %s | FileCheck %s

// Each workgroup reverses its part of the input, and adds 100 times its neighbor from a second view.
// CHECK: [103, 2, 301, 200, 507, 406, 705, 604]
// CHECK: [107, 6, 305, 204, 503, 402, 701, 600]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @reverse(%a: memref<?xi32>, %out: memref<?xi32>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %k100 = arith.constant 100 : i32
      %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %same = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %half = arith.muli %n, %c4 : index
      %first = memref.view %bytes[%c0][%n] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
      %second = memref.view %same[%half][%n] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
      %i = gpu.global_id x
      %t = gpu.thread_id x
      %v = memref.load %a[%i] : memref<?xi32>
      memref.store %v, %first[%t] : memref<?xi32, #gpu.address_space<workgroup>>
      %t32 = arith.index_cast %i : index to i32
      memref.store %t32, %second[%t] : memref<?xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last = arith.subi %n, %c1 : index
      %from = arith.subi %last, %t : index
      %r = memref.load %first[%from] : memref<?xi32, #gpu.address_space<workgroup>>
      %near = arith.xori %t, %c1 : index
      %s = memref.load %second[%near] : memref<?xi32, #gpu.address_space<workgroup>>
      %h = arith.muli %s, %k100 : i32
      %sum = arith.addi %r, %h : i32
      memref.store %sum, %out[%i] : memref<?xi32>
      gpu.return
    }
  }
  func.func @run(%a: memref<?xi32>, %out: memref<?xi32>, %n: index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %blocks = arith.divui %c8, %n : index
    %bytes = arith.muli %n, %c8 : index
    %shared = arith.index_cast %bytes : index to i32
    gpu.launch_func @m::@reverse blocks in (%blocks, %c1, %c1) threads in (%n, %c1, %c1) dynamic_shared_memory_size %shared
      args(%a : memref<?xi32>, %out : memref<?xi32>, %n : index)
    %u = memref.cast %out : memref<?xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %a = memref.alloc(%c8) : memref<?xi32>
    %out = memref.alloc(%c8) : memref<?xi32>
    scf.for %i = %c0 to %c8 step %c1 {
      %v = arith.index_cast %i : index to i32
      memref.store %v, %a[%i] : memref<?xi32>
    }
    call @run(%a, %out, %c4) : (memref<?xi32>, memref<?xi32>, index) -> ()
    call @run(%a, %out, %c8) : (memref<?xi32>, memref<?xi32>, index) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

// Loops that swap buffers: a stencil from one buffer to another and back, three buffers that rotate while a condition holds, and
// a buffer of another type beside them.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run -O0 %s | FileCheck %s
// RUN: spvc run --device=reference %s | FileCheck %s

// Three steps of x[i] = x[i] + x[(i+1) mod 4] from 1, 2, 3, 4 give 3 5 7 5, then 8 12 12 8, then 20 24 20 16. They end in the second buffer.
// CHECK: [8, 12, 12, 8]
// CHECK: [20, 24, 20, 16]
// Three buffers of 1, 100 and 100 rotate five times, and each time the one that comes last becomes the sum of the others: 200, 300,
// 500, 800, 1300. The sum of the last two.
// CHECK: [2100, 2100, 2100, 2100]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @stencil(%a: memref<?xi32>, %b: memref<?xi32>, %steps: index) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = gpu.thread_id x
      %r:2 = scf.for %i = %c0 to %steps step %c1 iter_args(%from = %a, %to = %b) -> (memref<?xi32>, memref<?xi32>) {
        %n = memref.dim %from, %c0 : memref<?xi32>
        %next = arith.addi %t, %c1 : index
        %at = arith.remui %next, %n : index
        %x = memref.load %from[%t] : memref<?xi32>
        %y = memref.load %from[%at] : memref<?xi32>
        %s = arith.addi %x, %y : i32
        memref.store %s, %to[%t] : memref<?xi32>
        gpu.barrier
        scf.yield %to, %from : memref<?xi32>, memref<?xi32>
      }
      gpu.return
    }
    gpu.func @rotate(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>, %o: memref<?xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      %t = gpu.thread_id x
      %one = arith.constant 1 : i32
      %k = arith.constant 100 : i32
      memref.store %one, %a[%t] : memref<4xi32>
      memref.store %k, %b[%t] : memref<4xi32>
      memref.store %k, %c[%t] : memref<4xi32>
      %r:4 = scf.while (%x = %a, %y = %b, %z = %c, %n = %c0) : (memref<4xi32>, memref<4xi32>, memref<4xi32>, index)
          -> (memref<4xi32>, memref<4xi32>, memref<4xi32>, index) {
        %more = arith.cmpi ult, %n, %c5 : index
        scf.condition(%more) %y, %z, %x, %n : memref<4xi32>, memref<4xi32>, memref<4xi32>, index
      } do {
      ^bb0(%y: memref<4xi32>, %z: memref<4xi32>, %x: memref<4xi32>, %n: index):
        %u = memref.load %y[%t] : memref<4xi32>
        %v = memref.load %z[%t] : memref<4xi32>
        %s = arith.addi %u, %v : i32
        memref.store %s, %x[%t] : memref<4xi32>
        %again = arith.addi %n, %c1 : index
        %never = arith.cmpi ugt, %n, %c5 : index
        %p = scf.if %never -> (memref<4xi32>) {
          scf.yield %x : memref<4xi32>
        } else {
          scf.yield %y : memref<4xi32>
        }
        scf.yield %p, %z, %x, %again : memref<4xi32>, memref<4xi32>, memref<4xi32>, index
      }
      %last = memref.load %r#1[%t] : memref<4xi32>
      %before = memref.load %r#0[%t] : memref<4xi32>
      %sum = arith.addi %last, %before : i32
      memref.store %sum, %o[%t] : memref<?xi32>
      gpu.return
    }
  }
  func.func @show(%m: memref<?xi32>) {
    %u = memref.cast %m : memref<?xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %a = memref.alloc(%c4) : memref<?xi32>
    %b = memref.alloc(%c4) : memref<?xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      %next = arith.addi %i, %c1 : index
      %v = arith.index_cast %next : index to i32
      memref.store %v, %a[%i] : memref<?xi32>
    }
    gpu.launch_func @m::@stencil blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%a : memref<?xi32>, %b : memref<?xi32>, %c3 : index)
    call @show(%a) : (memref<?xi32>) -> ()
    call @show(%b) : (memref<?xi32>) -> ()
    %x = memref.alloc() : memref<4xi32>
    %y = memref.alloc() : memref<4xi32>
    %z = memref.alloc() : memref<4xi32>
    gpu.launch_func @m::@rotate blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%x : memref<4xi32>, %y : memref<4xi32>, %z : memref<4xi32>, %b : memref<?xi32>)
    call @show(%b) : (memref<?xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

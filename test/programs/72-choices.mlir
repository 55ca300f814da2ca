// Kernels that choose between buffers: two arguments, an argument and memory of the workgroup, and buffers of branches.
// RUN: spvc run %s | FileCheck %s

// Odd elements come from the second buffer, and go to the first.
// CHECK: [0, 101, 2, 103, 4, 105, 6, 107]
// CHECK: [-100, 101, -102, 103, -104, 105, -106, 107]
// The first half comes from the workgroup's memory, which holds 10 * i.
// CHECK: [0, 10, 20, 30, 4, 5, 6, 7]

module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @swap(%a: memref<8xf32>, %b: memref<8xf32>, %out: memref<8xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %q = arith.remui %t, %c2 : index
    %odd = arith.cmpi eq, %q, %c1 : index
    %s = arith.select %odd, %b, %a : memref<8xf32>
    %v = memref.load %s[%t] : memref<8xf32>
    memref.store %v, %out[%t] : memref<8xf32>
    %d, %w = scf.if %odd -> (memref<8xf32>, f32) {
      scf.yield %a, %v : memref<8xf32>, f32
    } else {
      %x = memref.load %b[%t] : memref<8xf32>
      %n = arith.negf %x : f32
      scf.yield %b, %n : memref<8xf32>, f32
    }
    %view = memref.subview %d[%t] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
    %c0 = arith.constant 0 : index
    memref.store %w, %view[%c0] : memref<1xf32, strided<[1], offset: ?>>
    gpu.return
  }
  gpu.func @local(%a: memref<8xf32>, %out: memref<8xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %c4 = arith.constant 4 : index
    %ten = arith.constant 10.0 : f32
    %m = memref.alloca() : memref<8xf32>
    %i = arith.index_cast %t : index to i32
    %f = arith.sitofp %i : i32 to f32
    %x = arith.mulf %f, %ten : f32
    memref.store %x, %m[%t] : memref<8xf32>
    %first = arith.cmpi ult, %t, %c4 : index
    %s = arith.select %first, %m, %a : memref<8xf32>
    %v = memref.load %s[%t] : memref<8xf32>
    memref.store %v, %out[%t] : memref<8xf32>
    gpu.return
  }
}
func.func private @printMemrefF32(memref<*xf32>)
func.func @print(%m: memref<8xf32>) {
  %u = memref.cast %m : memref<8xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %h = arith.constant 100.0 : f32
  %a = memref.alloc() : memref<8xf32>
  %a2 = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %out = memref.alloc() : memref<8xf32>
  scf.for %j = %c0 to %c8 step %c1 {
    %i = arith.index_cast %j : index to i32
    %f = arith.sitofp %i : i32 to f32
    memref.store %f, %a[%j] : memref<8xf32>
    memref.store %f, %a2[%j] : memref<8xf32>
    %g = arith.addf %f, %h : f32
    memref.store %g, %b[%j] : memref<8xf32>
  }
  gpu.launch_func @m::@swap blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a : memref<8xf32>, %b : memref<8xf32>, %out : memref<8xf32>)
  call @print(%a) : (memref<8xf32>) -> ()
  call @print(%b) : (memref<8xf32>) -> ()
  gpu.launch_func @m::@local blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a2 : memref<8xf32>, %out : memref<8xf32>)
  call @print(%out) : (memref<8xf32>) -> ()
  return
}
}

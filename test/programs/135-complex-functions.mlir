// Three steps of Newton's method for z^4 = 1 from points of the plane, which divide complex numbers. The second output
// tests quotients, magnitudes and exponentials of large and small numbers.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [9, 11, 2]
// CHECK-NEXT: [-0.359{{[0-9]*}}
// CHECK: sizes = [6, 6]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @newton(%out: memref<9x11x2xf32>) kernel attributes {known_block_size = array<i32: 11, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %five = arith.constant 5.125 : f32
      %four = arith.constant 4.25 : f32
      %scale = arith.constant 0.25 : f32
      %unit = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
      %factor = complex.constant [4.0 : f32, 0.0 : f32] : complex<f32>
      %x = gpu.thread_id x
      %y = gpu.block_id x
      %x32 = arith.index_cast %x : index to i32
      %y32 = arith.index_cast %y : index to i32
      %xf = arith.sitofp %x32 : i32 to f32
      %yf = arith.sitofp %y32 : i32 to f32
      %xc = arith.subf %xf, %five : f32
      %yc = arith.subf %yf, %four : f32
      %re = arith.mulf %xc, %scale : f32
      %im = arith.mulf %yc, %scale : f32
      %z0 = complex.create %re, %im : complex<f32>
      %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%z = %z0) -> (complex<f32>) {
        %z2 = complex.mul %z, %z : complex<f32>
        %z3 = complex.mul %z2, %z : complex<f32>
        %z4 = complex.mul %z3, %z : complex<f32>
        %f = complex.sub %z4, %unit : complex<f32>
        %slope = complex.mul %z3, %factor : complex<f32>
        %step = complex.div %f, %slope : complex<f32>
        %next = complex.sub %z, %step : complex<f32>
        scf.yield %next : complex<f32>
      }
      %rre = complex.re %r : complex<f32>
      %rim = complex.im %r : complex<f32>
      memref.store %rre, %out[%y, %x, %c0] : memref<9x11x2xf32>
      memref.store %rim, %out[%y, %x, %c1] : memref<9x11x2xf32>
      gpu.return
    }
    gpu.func @extremes(%in: memref<6x2xf32>, %out: memref<6x6xf32>) kernel attributes {known_block_size = array<i32: 6, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %t = gpu.thread_id x
      %next = arith.addi %t, %c1 : index
      %u = arith.remui %next, %c6 : index
      %are = memref.load %in[%t, %c0] : memref<6x2xf32>
      %aim = memref.load %in[%t, %c1] : memref<6x2xf32>
      %bre = memref.load %in[%u, %c0] : memref<6x2xf32>
      %bim = memref.load %in[%u, %c1] : memref<6x2xf32>
      %a = complex.create %are, %aim : complex<f32>
      %b = complex.create %bre, %bim : complex<f32>
      %q = complex.div %a, %b : complex<f32>
      %same = complex.div %a, %a : complex<f32>
      %qre = complex.re %q : complex<f32>
      %qim = complex.im %q : complex<f32>
      %unit = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
      %eq = complex.eq %same, %unit : complex<f32>
      %ne = complex.neq %a, %b : complex<f32>
      %one = arith.constant 1.0 : f32
      %zero = arith.constant 0.0 : f32
      %feq = arith.select %eq, %one, %zero : f32
      %fne = arith.select %ne, %one, %zero : f32
      %size = complex.abs %a : complex<f32>
      // The exponential of a number of size 1 with the same direction.
      %sizes = complex.create %size, %zero : complex<f32>
      %direction = complex.div %a, %sizes : complex<f32>
      %e = complex.exp %direction : complex<f32>
      %ere = complex.re %e : complex<f32>
      memref.store %qre, %out[%t, %c0] : memref<6x6xf32>
      memref.store %qim, %out[%t, %c1] : memref<6x6xf32>
      memref.store %feq, %out[%t, %c2] : memref<6x6xf32>
      memref.store %fne, %out[%t, %c3] : memref<6x6xf32>
      memref.store %size, %out[%t, %c4] : memref<6x6xf32>
      memref.store %ere, %out[%t, %c5] : memref<6x6xf32>
      gpu.return
    }
  }
  memref.global "private" constant @numbers : memref<6x2xf32> = dense<[[3.0e25, -4.0e25], [1.0e24, 2.0e25], [-5.0e23, 0.0], [0.0, 7.0e22], [6.0e-12, 8.0e-12], [-2.0e-11, 1.0e-11]]>

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c9 = arith.constant 9 : index
    %c11 = arith.constant 11 : index
    %out = memref.alloc() : memref<9x11x2xf32>
    gpu.launch_func @kernels::@newton blocks in (%c9, %c1, %c1) threads in (%c11, %c1, %c1) args(%out : memref<9x11x2xf32>)
    %show1 = memref.cast %out : memref<9x11x2xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    %numbers = memref.get_global @numbers : memref<6x2xf32>
    %results = memref.alloc() : memref<6x6xf32>
    gpu.launch_func @kernels::@extremes blocks in (%c1, %c1, %c1) threads in (%c6, %c1, %c1) args(%numbers : memref<6x2xf32>, %results : memref<6x6xf32>)
    %show2 = memref.cast %results : memref<6x6xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

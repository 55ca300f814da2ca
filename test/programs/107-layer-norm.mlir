// The layer norm of the rows of a matrix. Ten invocations take a row in vectors of four, and add up with
// gpu.all_reduce.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 40]
// CHECK-NEXT: [0.592{{[0-9]*}}

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @norm(%in: memref<6x40xf32>, %gamma: memref<1x40xf32>, %beta: memref<1x40xf32>, %out: memref<6x40xf32>)
        kernel attributes {known_block_size = array<i32: 10, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %size = arith.constant 40.0 : f32
      %epsilon = arith.constant 1.0e-5 : f32
      %row = gpu.block_id x
      %t = gpu.thread_id x
      %j = arith.muli %t, %c4 : index
      %x = vector.load %in[%row, %j] : memref<6x40xf32>, vector<4xf32>
      %part = vector.reduction <add>, %x : vector<4xf32> into f32
      %sum = gpu.all_reduce add %part uniform {} : (f32) -> f32
      %mean = arith.divf %sum, %size : f32
      %means = vector.splat %mean : vector<4xf32>
      %d = arith.subf %x, %means : vector<4xf32>
      %dd = arith.mulf %d, %d : vector<4xf32>
      %part2 = vector.reduction <add>, %dd : vector<4xf32> into f32
      %sum2 = gpu.all_reduce %part2 uniform {
      ^bb0(%l: f32, %r: f32):
        %s = arith.addf %l, %r : f32
        gpu.yield %s : f32
      } : (f32) -> f32
      %variance = arith.divf %sum2, %size : f32
      %safe = arith.addf %variance, %epsilon : f32
      %factor = math.rsqrt %safe : f32
      %factors = vector.splat %factor : vector<4xf32>
      %n = arith.mulf %d, %factors : vector<4xf32>
      %g = vector.load %gamma[%c0, %j] : memref<1x40xf32>, vector<4xf32>
      %b = vector.load %beta[%c0, %j] : memref<1x40xf32>, vector<4xf32>
      %y = math.fma %n, %g, %b : vector<4xf32>
      vector.store %y, %out[%row, %j] : memref<6x40xf32>, vector<4xf32>
      gpu.return
    }
  }

  // Element (i, j) is ((a * i + b * j) mod 17 - 8) / 8.
  func.func @fill(%m: memref<?x?xf32>, %a: index, %b: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %eighth = arith.constant 0.125 : f32
    %h = memref.dim %m, %c0 : memref<?x?xf32>
    %w = memref.dim %m, %c1 : memref<?x?xf32>
    affine.for %i = 0 to %h {
      affine.for %j = 0 to %w {
        %k = affine.apply affine_map<(i, j)[a, b] -> ((i * a + j * b) mod 17 - 8)>(%i, %j)[%a, %b]
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f32
        %x = arith.mulf %f, %eighth : f32
        affine.store %x, %m[%i, %j] : memref<?x?xf32>
      }
    }
    return
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c10 = arith.constant 10 : index
    %c11 = arith.constant 11 : index
    %in = memref.alloc() : memref<6x40xf32>
    %gamma = memref.alloc() : memref<1x40xf32>
    %beta = memref.alloc() : memref<1x40xf32>
    %out = memref.alloc() : memref<6x40xf32>
    %fill1 = memref.cast %in : memref<6x40xf32> to memref<?x?xf32>
    call @fill(%fill1, %c7, %c5) : (memref<?x?xf32>, index, index) -> ()
    %fill2 = memref.cast %gamma : memref<1x40xf32> to memref<?x?xf32>
    call @fill(%fill2, %c1, %c3) : (memref<?x?xf32>, index, index) -> ()
    %fill3 = memref.cast %beta : memref<1x40xf32> to memref<?x?xf32>
    call @fill(%fill3, %c1, %c11) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@norm blocks in (%c6, %c1, %c1) threads in (%c10, %c1, %c1) args(%in : memref<6x40xf32>, %gamma : memref<1x40xf32>, %beta : memref<1x40xf32>, %out : memref<6x40xf32>)
    %show4 = memref.cast %out : memref<6x40xf32> to memref<*xf32>
    call @printMemrefF32(%show4) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

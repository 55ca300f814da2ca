// A convolution of two images with four channels (NHWC) by a window of 3x3 with eight output channels (HWCF). The
// channels of a pixel are a vector, which vector.contract multiplies by a matrix of the filter.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2, 4, 4, 8]
// CHECK-NEXT: [1.96{{[0-9]*}}

#in = affine_map<(f, c) -> (c)>
#filter = affine_map<(f, c) -> (c, f)>
#out = affine_map<(f, c) -> (f)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @conv(%in: memref<?x6x6x4xf32>, %filter: memref<3x3x4x8xf32>, %bias: memref<8xf32>, %out: memref<?x4x4x8xf32>)
        kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %zero = arith.constant 0.0 : f32
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %n = gpu.block_id x
      %start = vector.load %bias[%c0] : memref<8xf32>, vector<8xf32>
      %rows = scf.for %a = %c0 to %c3 step %c1 iter_args(%s = %start) -> (vector<8xf32>) {
        %row = scf.for %b = %c0 to %c3 step %c1 iter_args(%r = %s) -> (vector<8xf32>) {
          %i = arith.addi %y, %a : index
          %j = arith.addi %x, %b : index
          %p = vector.load %in[%n, %i, %j, %c0] : memref<?x6x6x4xf32>, vector<4xf32>
          %f = vector.transfer_read %filter[%a, %b, %c0, %c0], %zero {in_bounds = [true, true]} : memref<3x3x4x8xf32>, vector<4x8xf32>
          %next = vector.contract {indexing_maps = [#in, #filter, #out], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %p, %f, %r : vector<4xf32>, vector<4x8xf32> into vector<8xf32>
          scf.yield %next : vector<8xf32>
        }
        scf.yield %row : vector<8xf32>
      }
      vector.store %rows, %out[%n, %y, %x, %c0] : memref<?x4x4x8xf32>, vector<8xf32>
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
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %in = memref.alloc(%c2) : memref<?x6x6x4xf32>
    %filter = memref.alloc() : memref<3x3x4x8xf32>
    %bias = memref.alloc() : memref<8xf32>
    %out = memref.alloc(%c2) : memref<?x4x4x8xf32>
    %pixels = memref.collapse_shape %in [[0, 1, 2], [3]] : memref<?x6x6x4xf32> into memref<?x4xf32>
    %fill1 = memref.cast %pixels : memref<?x4xf32> to memref<?x?xf32>
    call @fill(%fill1, %c3, %c11) : (memref<?x?xf32>, index, index) -> ()
    %taps = memref.collapse_shape %filter [[0, 1, 2], [3]] : memref<3x3x4x8xf32> into memref<36x8xf32>
    %fill2 = memref.cast %taps : memref<36x8xf32> to memref<?x?xf32>
    call @fill(%fill2, %c5, %c7) : (memref<?x?xf32>, index, index) -> ()
    affine.for %i = 0 to 8 {
      %k = arith.index_cast %i : index to i32
      %b = arith.sitofp %k : i32 to f32
      affine.store %b, %bias[%i] : memref<8xf32>
    }
    gpu.launch_func @kernels::@conv blocks in (%c2, %c1, %c1) threads in (%c4, %c4, %c1) args(%in : memref<?x6x6x4xf32>, %filter : memref<3x3x4x8xf32>, %bias : memref<8xf32>, %out : memref<?x4x4x8xf32>)
    %show3 = memref.cast %out : memref<?x4x4x8xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

// Planes of an image become pixels with channels and back, by the permutation maps of transfers: NCHW to NHWC on the
// way in, channels swapped on the way out, and a row that a map repeats.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2, 4, 6, 3]
// CHECK-NEXT: [0, 100, 200]
// CHECK: sizes = [2, 3, 6, 4]
// CHECK-NEXT: [30, 40, 50, 60]
// CHECK: sizes = [24, 6]
// CHECK-NEXT: [0, 100, 200, 1000, 1100, 1200]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // One invocation takes a row of one image.
    gpu.func @interleave(%in: memref<2x3x4x6xi32>, %out: memref<2x4x6x3xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0 : i32
      %n = gpu.block_id x
      %y = gpu.thread_id x
      %v = vector.transfer_read %in[%n, %c0, %y, %c0], %zero {in_bounds = [true, true], permutation_map = affine_map<(n, c, h, w) -> (w, c)>} : memref<2x3x4x6xi32>, vector<6x3xi32>
      vector.transfer_write %v, %out[%n, %y, %c0, %c0] {in_bounds = [true, true]} : vector<6x3xi32>, memref<2x4x6x3xi32>
      gpu.return
    }
    // The last row of the first channel is added to each pixel; the sizes of the result are swapped.
    gpu.func @turn(%in: memref<2x4x6x3xi32>, %out: memref<2x3x6x4xi32>) kernel attributes {known_block_size = array<i32: 2, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %zero = arith.constant 0 : i32
      %n = gpu.thread_id x
      %v = vector.transfer_read %in[%n, %c0, %c0, %c0], %zero {in_bounds = [true, true, true], permutation_map = affine_map<(n, h, w, c) -> (c, h, w)>} : memref<2x4x6x3xi32>, vector<3x4x6xi32>
      %row = vector.transfer_read %in[%n, %c3, %c0, %c0], %zero {in_bounds = [true, true, true], permutation_map = affine_map<(n, h, w, c) -> (0, 0, w)>} : memref<2x4x6x3xi32>, vector<3x4x6xi32>
      %sum = arith.addi %v, %row : vector<3x4x6xi32>
      vector.transfer_write %sum, %out[%n, %c0, %c0, %c0] {in_bounds = [true, true, true], permutation_map = affine_map<(n, c, w, h) -> (c, h, w)>} : vector<3x4x6xi32>, memref<2x3x6x4xi32>
      gpu.return
    }
    // A matrix of any size in tiles of 4x4: transposed by vector.transpose, with transfers that stop at the edges.
    gpu.func @transpose(%in: memref<?x?xi32>, %out: memref<?x?xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0 : i32
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %i = arith.muli %by, %c4 : index
      %j = arith.muli %bx, %c4 : index
      %v = vector.transfer_read %in[%i, %j], %zero : memref<?x?xi32>, vector<4x4xi32>
      %t = vector.transpose %v, [1, 0] : vector<4x4xi32> to vector<4x4xi32>
      vector.transfer_write %t, %out[%j, %i] : vector<4x4xi32>, memref<?x?xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c24 = arith.constant 24 : index
    %in = memref.alloc() : memref<2x3x4x6xi32>
    %pixels = memref.alloc() : memref<2x4x6x3xi32>
    %turned = memref.alloc() : memref<2x3x6x4xi32>
    affine.for %n = 0 to 2 {
      affine.for %c = 0 to 3 {
        affine.for %y = 0 to 4 {
          affine.for %x = 0 to 6 {
            %k = affine.apply affine_map<(n, c, y, x) -> (n * 1000 + c * 100 + y * 10 + x)>(%n, %c, %y, %x)
            %v = arith.index_cast %k : index to i32
            affine.store %v, %in[%n, %c, %y, %x] : memref<2x3x4x6xi32>
          }
        }
      }
    }
    gpu.launch_func @kernels::@interleave blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1) args(%in : memref<2x3x4x6xi32>, %pixels : memref<2x4x6x3xi32>)
    %show1 = memref.cast %pixels : memref<2x4x6x3xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@turn blocks in (%c1, %c1, %c1) threads in (%c2, %c1, %c1) args(%pixels : memref<2x4x6x3xi32>, %turned : memref<2x3x6x4xi32>)
    %show2 = memref.cast %turned : memref<2x3x6x4xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    // The planes as a matrix of 6x24.
    %planes = memref.collapse_shape %in [[0, 1], [2, 3]] : memref<2x3x4x6xi32> into memref<6x24xi32>
    %matrix = memref.cast %planes : memref<6x24xi32> to memref<?x?xi32>
    %columns = memref.alloc(%c24, %c6) : memref<?x?xi32>
    gpu.launch_func @kernels::@transpose blocks in (%c6, %c2, %c1) threads in (%c1, %c1, %c1) args(%matrix : memref<?x?xi32>, %columns : memref<?x?xi32>)
    %show3 = memref.cast %columns : memref<?x?xi32> to memref<*xi32>
    call @printMemrefI32(%show3) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

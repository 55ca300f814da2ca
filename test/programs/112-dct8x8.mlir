// The discrete cosine transform of the 8x8 blocks of an image, rounded to multiples of 1/8 by a table of the module,
// and back: the second kernel computes the image from what is left.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [16, 24]
// CHECK-NEXT: [-1686, -173, 161, -192, 0, 72, 390, -80, -1633, 227, -276, -71
// CHECK: sizes = [16, 24]
// CHECK-NEXT: [-128, -111, -94, -77, -60, -43, -26, -9, 8, 25, 42, 59

#left = affine_map<(i, j, k) -> (i, k)>
#leftt = affine_map<(i, j, k) -> (k, i)>
#right = affine_map<(i, j, k) -> (k, j)>
#rightt = affine_map<(i, j, k) -> (j, k)>
#out = affine_map<(i, j, k) -> (i, j)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @cosines : memref<8x8xf32> = dense<[[0.353553391, 0.353553391, 0.353553391, 0.353553391, 0.353553391, 0.353553391, 0.353553391, 0.353553391], [0.490392640, 0.415734806, 0.277785117, 0.097545161, -0.097545161, -0.277785117, -0.415734806, -0.490392640], [0.461939766, 0.191341716, -0.191341716, -0.461939766, -0.461939766, -0.191341716, 0.191341716, 0.461939766], [0.415734806, -0.097545161, -0.490392640, -0.277785117, 0.277785117, 0.490392640, 0.097545161, -0.415734806], [0.353553391, -0.353553391, -0.353553391, 0.353553391, 0.353553391, -0.353553391, -0.353553391, 0.353553391], [0.277785117, -0.490392640, 0.097545161, 0.415734806, -0.415734806, -0.097545161, 0.490392640, -0.277785117], [0.191341716, -0.461939766, 0.461939766, -0.191341716, -0.191341716, 0.461939766, -0.461939766, 0.191341716], [0.097545161, -0.277785117, 0.415734806, -0.490392640, 0.490392640, -0.415734806, 0.277785117, -0.097545161]]>
    gpu.func @forward(%image: memref<16x24xi32>, %out: memref<16x24xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0.0 : f32
      %zeroi = arith.constant 0 : i32
      %none = arith.constant dense<0.0> : vector<8x8xf32>
      %eight = arith.constant dense<8.0> : vector<8x8xf32>
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %i = arith.muli %by, %c8 : index
      %j = arith.muli %bx, %c8 : index
      %table = memref.get_global @cosines : memref<8x8xf32>
      %d = vector.transfer_read %table[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
      %pixels = vector.transfer_read %image[%i, %j], %zeroi {in_bounds = [true, true]} : memref<16x24xi32>, vector<8x8xi32>
      %x = arith.sitofp %pixels : vector<8x8xi32> to vector<8x8xf32>
      %dx = vector.contract {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %d, %x, %none : vector<8x8xf32>, vector<8x8xf32> into vector<8x8xf32>
      %y = vector.contract {indexing_maps = [#left, #rightt, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %dx, %d, %none : vector<8x8xf32>, vector<8x8xf32> into vector<8x8xf32>
      %q = arith.mulf %y, %eight : vector<8x8xf32>
      %r = math.roundeven %q : vector<8x8xf32>
      %n = arith.fptosi %r : vector<8x8xf32> to vector<8x8xi32>
      vector.transfer_write %n, %out[%i, %j] {in_bounds = [true, true]} : vector<8x8xi32>, memref<16x24xi32>
      gpu.return
    }
    gpu.func @back(%in: memref<16x24xi32>, %image: memref<16x24xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0.0 : f32
      %zeroi = arith.constant 0 : i32
      %none = arith.constant dense<0.0> : vector<8x8xf32>
      %eighth = arith.constant dense<0.125> : vector<8x8xf32>
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %i = arith.muli %by, %c8 : index
      %j = arith.muli %bx, %c8 : index
      %table = memref.get_global @cosines : memref<8x8xf32>
      %d = vector.transfer_read %table[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
      %n = vector.transfer_read %in[%i, %j], %zeroi {in_bounds = [true, true]} : memref<16x24xi32>, vector<8x8xi32>
      %f = arith.sitofp %n : vector<8x8xi32> to vector<8x8xf32>
      %y = arith.mulf %f, %eighth : vector<8x8xf32>
      %dy = vector.contract {indexing_maps = [#leftt, #right, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %d, %y, %none : vector<8x8xf32>, vector<8x8xf32> into vector<8x8xf32>
      %x = vector.contract {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %dy, %d, %none : vector<8x8xf32>, vector<8x8xf32> into vector<8x8xf32>
      %r = math.roundeven %x : vector<8x8xf32>
      %p = arith.fptosi %r : vector<8x8xf32> to vector<8x8xi32>
      vector.transfer_write %p, %image[%i, %j] {in_bounds = [true, true]} : vector<8x8xi32>, memref<16x24xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %image = memref.alloc() : memref<16x24xi32>
    %coefficients = memref.alloc() : memref<16x24xi32>
    %again = memref.alloc() : memref<16x24xi32>
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 24 {
        %k = affine.apply affine_map<(i, j) -> ((i * 29 + j * 17) mod 211 - 128)>(%i, %j)
        %p = arith.index_cast %k : index to i32
        affine.store %p, %image[%i, %j] : memref<16x24xi32>
      }
    }
    gpu.launch_func @kernels::@forward blocks in (%c3, %c2, %c1) threads in (%c1, %c1, %c1) args(%image : memref<16x24xi32>, %coefficients : memref<16x24xi32>)
    gpu.launch_func @kernels::@back blocks in (%c3, %c2, %c1) threads in (%c1, %c1, %c1) args(%coefficients : memref<16x24xi32>, %again : memref<16x24xi32>)
    %show1 = memref.cast %coefficients : memref<16x24xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %again : memref<16x24xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

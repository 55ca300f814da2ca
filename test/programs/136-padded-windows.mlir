// The largest number in the window of 5x5 around each pixel: a transfer reads the window, and padding what lies beyond
// the image. The grid is larger than the image, so some windows lie outside of it. The second kernel adds up columns of
// windows of 3x4 in an image whose size is known.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [12, 14]
// CHECK-NEXT: [23, 23, 23, 23, 26, 26, 26, 26, 26, 20, 20, -1000
// CHECK: sizes = [12, 14, 4]
// CHECK-NEXT: [21, -76, -30, 16]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @largest(%in: memref<?x?xi32>, %out: memref<12x14xi32>) kernel attributes {known_block_size = array<i32: 7, 4, 1>} {
      %c2 = arith.constant 2 : index
      %padding = arith.constant -1000 : i32
      %x = gpu.global_id x
      %y = gpu.global_id y
      %left = arith.subi %x, %c2 : index
      %top = arith.subi %y, %c2 : index
      %window = vector.transfer_read %in[%top, %left], %padding : memref<?x?xi32>, vector<5x5xi32>
      %max = vector.multi_reduction <maxsi>, %window, %padding [0, 1] : vector<5x5xi32> to i32
      memref.store %max, %out[%y, %x] : memref<12x14xi32>
      gpu.return
    }
    gpu.func @columns(%in: memref<7x9xi32>, %out: memref<12x14x4xi32>) kernel attributes {known_block_size = array<i32: 7, 4, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %padding = arith.constant 7 : i32
      %none = arith.constant dense<0> : vector<4xi32>
      %x = gpu.global_id x
      %y = gpu.global_id y
      %left = arith.subi %x, %c1 : index
      %top = arith.subi %y, %c1 : index
      // The window is read by columns.
      %window = vector.transfer_read %in[%top, %left], %padding {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<7x9xi32>, vector<4x3xi32>
      %sums = vector.multi_reduction <add>, %window, %none [1] : vector<4x3xi32> to vector<4xi32>
      vector.store %sums, %out[%y, %x, %c0] : memref<12x14x4xi32>, vector<4xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %in = memref.alloc() : memref<7x9xi32>
    %largest = memref.alloc() : memref<12x14xi32>
    %columns = memref.alloc() : memref<12x14x4xi32>
    affine.for %i = 0 to 7 {
      affine.for %j = 0 to 9 {
        %k = affine.apply affine_map<(i, j) -> ((i * 37 + j * 23) mod 89 - 60)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        affine.store %n, %in[%i, %j] : memref<7x9xi32>
      }
    }
    %any = memref.cast %in : memref<7x9xi32> to memref<?x?xi32>
    gpu.launch_func @kernels::@largest blocks in (%c2, %c3, %c1) threads in (%c7, %c4, %c1) args(%any : memref<?x?xi32>, %largest : memref<12x14xi32>)
    %show1 = memref.cast %largest : memref<12x14xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@columns blocks in (%c2, %c3, %c1) threads in (%c7, %c4, %c1) args(%in : memref<7x9xi32>, %columns : memref<12x14x4xi32>)
    %show2 = memref.cast %columns : memref<12x14x4xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

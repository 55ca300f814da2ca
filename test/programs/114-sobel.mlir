// The edges of an image of bytes by Sobel's two windows. Each invocation computes eight pixels of a row from vectors of
// ten, and keeps the magnitudes in bounds.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 16]
// CHECK-NEXT: [112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sobel(%in: memref<10x18xi8>, %out: memref<8x16xi8>) kernel attributes {known_block_size = array<i32: 2, 4, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %two = arith.constant dense<2> : vector<8xi32>
      %white = arith.constant dense<255> : vector<8xi32>
      %y = gpu.global_id y
      %tx = gpu.thread_id x
      %x = arith.muli %tx, %c8 : index
      %y1 = arith.addi %y, %c1 : index
      %y2 = arith.addi %y, %c2 : index
      %r0 = vector.load %in[%y, %x] : memref<10x18xi8>, vector<10xi8>
      %r1 = vector.load %in[%y1, %x] : memref<10x18xi8>, vector<10xi8>
      %r2 = vector.load %in[%y2, %x] : memref<10x18xi8>, vector<10xi8>
      %a = arith.extui %r0 : vector<10xi8> to vector<10xi32>
      %b = arith.extui %r1 : vector<10xi8> to vector<10xi32>
      %c = arith.extui %r2 : vector<10xi8> to vector<10xi32>
      %a0 = vector.extract_strided_slice %a {offsets = [0], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %a1 = vector.extract_strided_slice %a {offsets = [1], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %a2 = vector.extract_strided_slice %a {offsets = [2], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %b0 = vector.extract_strided_slice %b {offsets = [0], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %b2 = vector.extract_strided_slice %b {offsets = [2], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %d0 = vector.extract_strided_slice %c {offsets = [0], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %d1 = vector.extract_strided_slice %c {offsets = [1], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %d2 = vector.extract_strided_slice %c {offsets = [2], sizes = [8], strides = [1]} : vector<10xi32> to vector<8xi32>
      %bb2 = arith.muli %b2, %two : vector<8xi32>
      %bb0 = arith.muli %b0, %two : vector<8xi32>
      %right0 = arith.addi %a2, %bb2 : vector<8xi32>
      %right = arith.addi %right0, %d2 : vector<8xi32>
      %left0 = arith.addi %a0, %bb0 : vector<8xi32>
      %left = arith.addi %left0, %d0 : vector<8xi32>
      %gx = arith.subi %right, %left : vector<8xi32>
      %aa1 = arith.muli %a1, %two : vector<8xi32>
      %dd1 = arith.muli %d1, %two : vector<8xi32>
      %top0 = arith.addi %a0, %aa1 : vector<8xi32>
      %top = arith.addi %top0, %a2 : vector<8xi32>
      %bottom0 = arith.addi %d0, %dd1 : vector<8xi32>
      %bottom = arith.addi %bottom0, %d2 : vector<8xi32>
      %gy = arith.subi %bottom, %top : vector<8xi32>
      %mx = math.absi %gx : vector<8xi32>
      %my = math.absi %gy : vector<8xi32>
      %sum = arith.addi %mx, %my : vector<8xi32>
      %most = arith.minsi %sum, %white : vector<8xi32>
      %bytes = arith.trunci %most : vector<8xi32> to vector<8xi8>
      vector.store %bytes, %out[%y, %x] : memref<8x16xi8>, vector<8xi8>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %in = memref.alloc() : memref<10x18xi8>
    %out = memref.alloc() : memref<8x16xi8>
    %shown = memref.alloc() : memref<8x16xi32>
    affine.for %i = 0 to 10 {
      affine.for %j = 0 to 18 {
        // Two shallow slopes with an edge between them, and a bright line.
        %k = affine.apply affine_map<(i, j) -> (((i * 5 + j * 9) mod 131) + (i floordiv 5) * 120)>(%i, %j)
        %p = arith.index_cast %k : index to i8
        affine.store %p, %in[%i, %j] : memref<10x18xi8>
      }
    }
    gpu.launch_func @kernels::@sobel blocks in (%c1, %c2, %c1) threads in (%c2, %c4, %c1) args(%in : memref<10x18xi8>, %out : memref<8x16xi8>)
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 16 {
        %p = affine.load %out[%i, %j] : memref<8x16xi8>
        %n = arith.extui %p : i8 to i32
        affine.store %n, %shown[%i, %j] : memref<8x16xi32>
      }
    }
    %show1 = memref.cast %shown : memref<8x16xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

// The game of life on tori of 8x8 cells, five generations without memory: a field is a vector of 8x8 bytes, whose rows
// and columns shuffles turn around. Each invocation has a field.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [4, 8, 8]
// CHECK-NEXT: [0, 0, 0, 0, 0, 0, 0, 0]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // The sum of each cell and those to its left and right.
    func.func @three(%row: vector<8xi8>) -> vector<8xi8> {
      %left = vector.shuffle %row, %row [7, 0, 1, 2, 3, 4, 5, 6] : vector<8xi8>, vector<8xi8>
      %right = vector.shuffle %row, %row [1, 2, 3, 4, 5, 6, 7, 0] : vector<8xi8>, vector<8xi8>
      %s = arith.addi %left, %right : vector<8xi8>
      %r = arith.addi %s, %row : vector<8xi8>
      return %r : vector<8xi8>
    }
    gpu.func @life(%fields: memref<4x8x8xi8>, %out: memref<4x8x8xi32>, %generations: index) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0 : i8
      %three = arith.constant dense<3> : vector<8x8xi8>
      %empty = arith.constant dense<0> : vector<8x8xi8>
      %t = gpu.thread_id x
      %start = vector.transfer_read %fields[%t, %c0, %c0], %zero {in_bounds = [true, true]} : memref<4x8x8xi8>, vector<8x8xi8>
      %end = scf.for %g = %c0 to %generations step %c1 iter_args(%f = %start) -> (vector<8x8xi8>) {
        %rows = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %empty) -> (vector<8x8xi8>) {
          %row = vector.extract %f[%i] : vector<8xi8> from vector<8x8xi8>
          %sum = func.call @three(%row) : (vector<8xi8>) -> vector<8xi8>
          %next = vector.insert %sum, %s[%i] : vector<8xi8> into vector<8x8xi8>
          scf.yield %next : vector<8x8xi8>
        }
        %above = vector.shuffle %rows, %rows [7, 0, 1, 2, 3, 4, 5, 6] : vector<8x8xi8>, vector<8x8xi8>
        %below = vector.shuffle %rows, %rows [1, 2, 3, 4, 5, 6, 7, 0] : vector<8x8xi8>, vector<8x8xi8>
        %s0 = arith.addi %above, %below : vector<8x8xi8>
        %s1 = arith.addi %s0, %rows : vector<8x8xi8>
        // Three with the cell itself, or three without it.
        %without = arith.subi %s1, %f : vector<8x8xi8>
        %born = arith.cmpi eq, %s1, %three : vector<8x8xi8>
        %stays = arith.cmpi eq, %without, %three : vector<8x8xi8>
        %lives = arith.ori %born, %stays : vector<8x8xi1>
        %new = arith.extui %lives : vector<8x8xi1> to vector<8x8xi8>
        scf.yield %new : vector<8x8xi8>
      }
      %words = arith.extui %end : vector<8x8xi8> to vector<8x8xi32>
      vector.transfer_write %words, %out[%t, %c0, %c0] {in_bounds = [true, true]} : vector<8x8xi32>, memref<4x8x8xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %fields = memref.alloc() : memref<4x8x8xi8>
    %out = memref.alloc() : memref<4x8x8xi32>
    affine.for %n = 0 to 4 {
      affine.for %i = 0 to 8 {
        affine.for %j = 0 to 8 {
          %k = affine.apply affine_map<(n, i, j) -> ((((n + 2) * 5 + i * 3 + j * 7) mod 11) floordiv 7)>(%n, %i, %j)
          %v = arith.index_cast %k : index to i8
          affine.store %v, %fields[%n, %i, %j] : memref<4x8x8xi8>
        }
      }
    }
    gpu.launch_func @kernels::@life blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%fields : memref<4x8x8xi8>, %out : memref<4x8x8xi32>, %c5 : index)
    %show1 = memref.cast %out : memref<4x8x8xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

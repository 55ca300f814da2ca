// A histogram without atomic operations: each of the eight lanes of an invocation counts in a row of its own, by
// vector.gather and vector.scatter. A table, read by vector.gather, says to which bin a number belongs; some belong to
// none.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [4, 8]
// CHECK-NEXT: [3, 8, 3, 5, 3, 8, 2, 4]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @bins : memref<16xi32> = dense<[0, 3, 1, 4, 1, 5, -1, 2, 6, 5, 3, -1, 5, 7, 7, 1]>
    gpu.func @histogram(%in: memref<4x40xi32>, %out: memref<4x8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c40 = arith.constant 40 : index
      %counts = memref.alloca() : memref<64xi32>
      %none = arith.constant dense<0> : vector<8xi32>
      %one = arith.constant dense<1> : vector<8xi32>
      %mask = arith.constant dense<15> : vector<8xi32>
      %eight = arith.constant dense<8> : vector<8xi32>
      %on = arith.constant dense<true> : vector<8xi1>
      %steps = vector.step : vector<8xindex>
      %lanes = arith.index_cast %steps : vector<8xindex> to vector<8xi32>
      %rows = arith.muli %lanes, %eight : vector<8xi32>
      %row = gpu.block_id x
      %table = memref.get_global @bins : memref<16xi32>
      scf.for %i = %c0 to %c8 step %c1 {
        %at = arith.muli %i, %c8 : index
        vector.store %none, %counts[%at] : memref<64xi32>, vector<8xi32>
      }
      scf.for %j = %c0 to %c40 step %c8 {
        %v = vector.load %in[%row, %j] : memref<4x40xi32>, vector<8xi32>
        %key = arith.andi %v, %mask : vector<8xi32>
        %bin = vector.gather %table[%c0] [%key], %on, %none : memref<16xi32>, vector<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
        %some = arith.cmpi sge, %bin, %none : vector<8xi32>
        %at = arith.addi %rows, %bin : vector<8xi32>
        %old = vector.gather %counts[%c0] [%at], %some, %none : memref<64xi32>, vector<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
        %new = arith.addi %old, %one : vector<8xi32>
        vector.scatter %counts[%c0] [%at], %some, %new : memref<64xi32>, vector<8xi32>, vector<8xi1>, vector<8xi32>
      }
      %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %none) -> (vector<8xi32>) {
        %at = arith.muli %i, %c8 : index
        %v = vector.load %counts[%at] : memref<64xi32>, vector<8xi32>
        %next = arith.addi %s, %v : vector<8xi32>
        scf.yield %next : vector<8xi32>
      }
      vector.store %sum, %out[%row, %c0] : memref<4x8xi32>, vector<8xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %in = memref.alloc() : memref<4x40xi32>
    %out = memref.alloc() : memref<4x8xi32>
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 40 {
        %k = affine.apply affine_map<(i, j) -> ((i * 23 + j * 31) mod 73)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        affine.store %n, %in[%i, %j] : memref<4x40xi32>
      }
    }
    gpu.launch_func @kernels::@histogram blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1) args(%in : memref<4x40xi32>, %out : memref<4x8xi32>)
    %show1 = memref.cast %out : memref<4x8xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

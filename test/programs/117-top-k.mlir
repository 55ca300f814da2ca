// The four largest numbers of each row and their columns. A vector holds the best so far, in order; a number is
// inserted by a shuffle, a minimum and a maximum. A key holds the number and the column, so that of equal numbers the
// first one wins.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 4]
// CHECK-NEXT: [129, 118, 107, 96]
// CHECK: sizes = [6, 4]
// CHECK-NEXT: [2, 7, 12, 17]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @top(%in: memref<6x30xi32>, %values: memref<6x4xi32>, %columns: memref<6x4xi32>) kernel attributes {known_block_size = array<i32: 6, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c30 = arith.constant 30 : index
      %lowest = arith.constant dense<0x80000000> : vector<4xi32>
      %highest = arith.constant dense<0x7FFFFFFF> : vector<1xi32>
      %bits = arith.constant 8 : i32
      %low = arith.constant 255 : i32
      %row = gpu.thread_id x
      %best = scf.for %j = %c0 to %c30 step %c1 iter_args(%b = %lowest) -> (vector<4xi32>) {
        %v = memref.load %in[%row, %j] : memref<6x30xi32>
        %high = arith.shli %v, %bits : i32
        %j32 = arith.index_cast %j : index to i32
        %behind = arith.subi %low, %j32 : i32
        %key = arith.ori %high, %behind : i32
        %keys = vector.splat %key : vector<4xi32>
        // Each place takes the larger of its number and the new one, but none that is above the place before.
        %before = vector.shuffle %highest, %b [0, 1, 2, 3] : vector<1xi32>, vector<4xi32>
        %fits = arith.minsi %before, %keys : vector<4xi32>
        %next = arith.maxsi %b, %fits : vector<4xi32>
        scf.yield %next : vector<4xi32>
      }
      %bits4 = arith.constant dense<8> : vector<4xi32>
      %low4 = arith.constant dense<255> : vector<4xi32>
      %v4 = arith.shrsi %best, %bits4 : vector<4xi32>
      %k4 = arith.andi %best, %low4 : vector<4xi32>
      %j4 = arith.subi %low4, %k4 : vector<4xi32>
      vector.store %v4, %values[%row, %c0] : memref<6x4xi32>, vector<4xi32>
      vector.store %j4, %columns[%row, %c0] : memref<6x4xi32>, vector<4xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %in = memref.alloc() : memref<6x30xi32>
    %values = memref.alloc() : memref<6x4xi32>
    %columns = memref.alloc() : memref<6x4xi32>
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 30 {
        %k = affine.apply affine_map<(i, j) -> (((i * 31 + j * 17 + 5) mod 43) * 11 - 300)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        affine.store %n, %in[%i, %j] : memref<6x30xi32>
      }
    }
    gpu.launch_func @kernels::@top blocks in (%c1, %c1, %c1) threads in (%c6, %c1, %c1) args(%in : memref<6x30xi32>, %values : memref<6x4xi32>, %columns : memref<6x4xi32>)
    %show1 = memref.cast %values : memref<6x4xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %columns : memref<6x4xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

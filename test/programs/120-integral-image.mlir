// The sums of all rectangles that begin at the corner of an image: vector.scan adds up rows and columns of tiles of
// 4x8, and carries go from tile to tile. The sum of a window of 3x5 then takes four numbers; the second output has the
// largest sum that was seen up to each row.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [12, 24]
// CHECK-NEXT: [-15, -1, 1, -9, 10, 17, 12, 36, 48, 48, 36, 53
// CHECK: sizes = [2, 9]
// CHECK-NEXT: [130, 120, 115, 130, 120, 130, 120, 115, 130]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @integrate(%in: memref<12x24xi32>, %out: memref<12x24xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c12 = arith.constant 12 : index
      %c24 = arith.constant 24 : index
      %zero = arith.constant 0 : i32
      %none4 = arith.constant dense<0> : vector<4xi32>
      %none8 = arith.constant dense<0> : vector<8xi32>
      scf.for %j = %c0 to %c24 step %c8 {
        %last = scf.for %i = %c0 to %c12 step %c4 iter_args(%above = %none8) -> (vector<8xi32>) {
          %v = vector.transfer_read %in[%i, %j], %zero {in_bounds = [true, true]} : memref<12x24xi32>, vector<4x8xi32>
          %rows, %total = vector.scan <add>, %v, %none4 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xi32>, vector<4xi32>
          %columns, %total8 = vector.scan <add>, %rows, %none8 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xi32>, vector<8xi32>
          %aboves = vector.broadcast %above : vector<8xi32> to vector<4x8xi32>
          %sums = arith.addi %columns, %aboves : vector<4x8xi32>
          vector.transfer_write %sums, %out[%i, %j] {in_bounds = [true, true]} : vector<4x8xi32>, memref<12x24xi32>
          %bottom = vector.extract %sums[3] : vector<8xi32> from vector<4x8xi32>
          scf.yield %bottom : vector<8xi32>
        }
      }
      gpu.return
    }
    // Adds the last column of the tile to the left to each tile.
    gpu.func @connect(%out: memref<12x24xi32>) kernel attributes {known_block_size = array<i32: 12, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %c24 = arith.constant 24 : index
      %zero = arith.constant 0 : i32
      %i = gpu.thread_id x
      %r = scf.for %j = %c0 to %c24 step %c8 iter_args(%left = %zero) -> (i32) {
        %v = vector.load %out[%i, %j] : memref<12x24xi32>, vector<8xi32>
        %lefts = vector.splat %left : vector<8xi32>
        %sum = arith.addi %v, %lefts : vector<8xi32>
        vector.store %sum, %out[%i, %j] : memref<12x24xi32>, vector<8xi32>
        %next = vector.extract %sum[7] : i32 from vector<8xi32>
        scf.yield %next : i32
      }
      gpu.return
    }
    gpu.func @windows(%sums: memref<12x24xi32>, %out: memref<2x9xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c5 = arith.constant 5 : index
      %c8 = arith.constant 8 : index
      %c19 = arith.constant 19 : index
      %zero = arith.constant 0 : i32
      %lowest = arith.constant -1000000 : i32
      %start = arith.constant dense<-1000000> : vector<i32>
      %before = vector.broadcast %lowest : i32 to vector<9xi32>
      %best = scf.for %j = %c0 to %c19 step %c1 iter_args(%b = %before) -> (vector<9xi32>) {
        %j5 = arith.addi %j, %c5 : index
        %a = vector.transfer_read %sums[%c0, %j], %zero {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<12x24xi32>, vector<9xi32>
        %c = vector.transfer_read %sums[%c0, %j5], %zero {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<12x24xi32>, vector<9xi32>
        %d = vector.transfer_read %sums[%c3, %j], %zero {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<12x24xi32>, vector<9xi32>
        %e = vector.transfer_read %sums[%c3, %j5], %zero {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<12x24xi32>, vector<9xi32>
        %ea = arith.addi %e, %a : vector<9xi32>
        %cd = arith.addi %c, %d : vector<9xi32>
        %w = arith.subi %ea, %cd : vector<9xi32>
        %next = arith.maxsi %b, %w : vector<9xi32>
        scf.yield %next : vector<9xi32>
      }
      vector.store %best, %out[%c0, %c0] : memref<2x9xi32>, vector<9xi32>
      %most, %all = vector.scan <maxsi>, %best, %start {inclusive = true, reduction_dim = 0 : i64} : vector<9xi32>, vector<i32>
      vector.store %most, %out[%c1, %c0] : memref<2x9xi32>, vector<9xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %in = memref.alloc() : memref<12x24xi32>
    %sums = memref.alloc() : memref<12x24xi32>
    %windows = memref.alloc() : memref<2x9xi32>
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 24 {
        %k = affine.apply affine_map<(i, j) -> ((i * 13 + j * 29) mod 41 - 15)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        affine.store %n, %in[%i, %j] : memref<12x24xi32>
      }
    }
    gpu.launch_func @kernels::@integrate blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%in : memref<12x24xi32>, %sums : memref<12x24xi32>)
    gpu.launch_func @kernels::@connect blocks in (%c1, %c1, %c1) threads in (%c12, %c1, %c1) args(%sums : memref<12x24xi32>)
    gpu.launch_func @kernels::@windows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%sums : memref<12x24xi32>, %windows : memref<2x9xi32>)
    %show1 = memref.cast %sums : memref<12x24xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %windows : memref<2x9xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

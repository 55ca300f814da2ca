// Loops, indices and vectors of MLIR 20 to 22: loops that count without sign past 2^31, indices split and joined again, memrefs
// that promise an alignment and that they are distinct, accesses with an alignment, and vectors taken apart, shuffled with
// poison, counted and interleaved.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run -O0 %s | FileCheck %s
// RUN: spvc run -Os %s | FileCheck %s
// RUN: spvc run -O2 --device=reference %s | FileCheck %s

// An unsigned loop of i32, then of index.
// CHECK: [18, 0, 4, 2147483635, 0, 1610612785, 1073741829, 1073741827]
// CHECK: [18, 0, 4, 2147483635, 0, 1610612785, 1073741829, 1073741827]
// The number split by (4, 3), and joined again.
// CHECK: [0, 0, 0, 0]
// CHECK-NEXT: [0, 0, 1, 1]
// CHECK-NEXT: [1, 0, 1, 13]
// CHECK-NEXT: [-1, 3, 2, -1]
// CHECK-NEXT: [-2, 3, 1, -14]
// CHECK-NEXT: [8, 1, 1, 100]
// CHECK-NEXT: [0, 0, 2, 2]
// CHECK-NEXT: [2, 3, 2, 35]
// CHECK: [10, 14, 18, 15, 14, 16, 15, 17]

module attributes {gpu.container_module} {
  memref.global "private" constant @first : memref<8xi32> = dense<[0, 5, 2147483645, -40, 7, 100, 0, -2147483648]>
  memref.global "private" constant @end : memref<8xi32> = dense<[10, 5, -2147483644, -8, 3, -1073741824, -2147483641, -2147483639]>
  memref.global "private" constant @step : memref<8xi32> = dense<[1, 1, 2, 7, 1, 1073741824, 536870912, 3]>
  memref.global "private" constant @numbers : memref<8xi32> = dense<[0, 1, 13, -1, -14, 100, 2, 35]>
  memref.global "private" constant @ten : memref<8xi32> = dense<[10, 11, 12, 13, 14, 15, 16, 17]>
  gpu.module @kernels {
    gpu.func @unsigned(%first: memref<8xi32>, %end: memref<8xi32>, %step: memref<8xi32>, %out: memref<8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %a = memref.load %first[%i] : memref<8xi32>
      %b = memref.load %end[%i] : memref<8xi32>
      %s = memref.load %step[%i] : memref<8xi32>
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %r = scf.for unsigned %j = %a to %b step %s iter_args(%n = %zero) -> (i32) : i32 {
        %h = arith.shrui %j, %one : i32
        %x = arith.xori %n, %h : i32
        %y = arith.addi %x, %one : i32
        scf.yield %y : i32
      }
      memref.store %r, %out[%i] : memref<8xi32>
      gpu.return
    }
    gpu.func @unsigned_index(%first: memref<8xi32>, %end: memref<8xi32>, %step: memref<8xi32>, %out: memref<8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %a0 = memref.load %first[%i] : memref<8xi32>
      %b0 = memref.load %end[%i] : memref<8xi32>
      %s0 = memref.load %step[%i] : memref<8xi32>
      %a = arith.index_castui %a0 : i32 to index
      %b = arith.index_castui %b0 : i32 to index
      %s = arith.index_castui %s0 : i32 to index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %r = scf.for unsigned %j = %a to %b step %s iter_args(%n = %zero) -> (i32) {
        %jj = arith.index_castui %j : index to i32
        %h = arith.shrui %jj, %one : i32
        %x = arith.xori %n, %h : i32
        %y = arith.addi %x, %one : i32
        scf.yield %y : i32
      }
      memref.store %r, %out[%i] : memref<8xi32>
      gpu.return
    }
    gpu.func @indices(%n: memref<8xi32>, %out: memref<8x4xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %m, %o = memref.distinct_objects %n, %n : memref<8xi32>, memref<8xi32>
      %k = memref.assume_alignment %m, 16 : memref<8xi32>
      %x0 = memref.load %k[%i] {alignment = 4} : memref<8xi32>
      %x = arith.index_cast %x0 : i32 to index
      %four = arith.addi %c3, %c1 : index
      %d:3 = affine.delinearize_index %x into (%four, 3) : index, index, index
      %l = affine.linearize_index disjoint [%d#0, %d#1, %d#2] by (%four, 3) : index
      %d0 = arith.index_cast %d#0 : index to i32
      %d1 = arith.index_cast %d#1 : index to i32
      %d2 = arith.index_cast %d#2 : index to i32
      %li = arith.index_cast %l : index to i32
      memref.store %d0, %out[%i, %c0] : memref<8x4xi32>
      memref.store %d1, %out[%i, %c1] : memref<8x4xi32>
      memref.store %d2, %out[%i, %c2] : memref<8x4xi32>
      memref.store %li, %out[%i, %c3] : memref<8x4xi32>
      gpu.return
    }
    gpu.func @vectors(%in: memref<8xi32>, %out: memref<8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %v = vector.load %in[%c0] {alignment = 16} : memref<8xi32>, vector<4xi32>
      %w = vector.load %in[%c4] : memref<8xi32>, vector<4xi32>
      %s = vector.shuffle %v, %w [7, -1, 2, 0] : vector<4xi32>, vector<4xi32>
      %e:4 = vector.to_elements %s : vector<4xi32>
      %st = vector.step : vector<4xindex>
      %sti = arith.index_cast %st : vector<4xindex> to vector<4xi32>
      %f = vector.from_elements %e#3, %e#0, %e#2, %e#2 : vector<4xi32>
      %g = arith.addi %f, %sti : vector<4xi32>
      %il = vector.interleave %g, %w : vector<4xi32> -> vector<8xi32>
      vector.store %il, %out[%c0] : memref<8xi32>, vector<8xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %first = memref.get_global @first : memref<8xi32>
    %end = memref.get_global @end : memref<8xi32>
    %step = memref.get_global @step : memref<8xi32>
    %numbers = memref.get_global @numbers : memref<8xi32>
    %ten = memref.get_global @ten : memref<8xi32>
    %out = memref.alloc() : memref<8xi32>
    %uout = memref.cast %out : memref<8xi32> to memref<*xi32>
    %rows = memref.alloc() : memref<8x4xi32>
    %urows = memref.cast %rows : memref<8x4xi32> to memref<*xi32>
    gpu.launch_func @kernels::@unsigned blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%first : memref<8xi32>, %end : memref<8xi32>, %step : memref<8xi32>, %out : memref<8xi32>)
    call @printMemrefI32(%uout) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@unsigned_index blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%first : memref<8xi32>, %end : memref<8xi32>, %step : memref<8xi32>, %out : memref<8xi32>)
    call @printMemrefI32(%uout) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@indices blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%numbers : memref<8xi32>, %rows : memref<8x4xi32>)
    call @printMemrefI32(%urows) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@vectors blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%ten : memref<8xi32>, %out : memref<8xi32>)
    call @printMemrefI32(%uout) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

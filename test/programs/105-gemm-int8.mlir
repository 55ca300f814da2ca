// A product of matrices of bytes with sums of 32 bits: vector.contract extends the signs of its operands. The second
// matrix is stored by columns.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [12, 8]
// CHECK-NEXT: [-14608, 24448, -22512, 2720, 34608, -22592, 11088, 5088]

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @gemm(%a: memref<12x32xi8>, %b: memref<8x32xi8>, %c: memref<12x8xi32>) kernel attributes {known_block_size = array<i32: 2, 3, 1>} {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %zero = arith.constant 0 : i8
      %none = arith.constant dense<0> : vector<4x4xi32>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %i = arith.muli %ty, %c4 : index
      %j = arith.muli %tx, %c4 : index
      %r = scf.for %k = %c0 to %c32 step %c8 iter_args(%sum = %none) -> (vector<4x4xi32>) {
        %at = vector.transfer_read %a[%i, %k], %zero {in_bounds = [true, true]} : memref<12x32xi8>, vector<4x8xi8>
        %bt = vector.transfer_read %b[%j, %k], %zero {in_bounds = [true, true]} : memref<8x32xi8>, vector<4x8xi8>
        %next = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %at, %bt, %sum : vector<4x8xi8>, vector<4x8xi8> into vector<4x4xi32>
        scf.yield %next : vector<4x4xi32>
      }
      vector.transfer_write %r, %c[%i, %j] {in_bounds = [true, true]} : vector<4x4xi32>, memref<12x8xi32>
      gpu.return
    }
  }

  // Element (i, j) is the low byte of a * i + b * j.
  func.func @bytes(%m: memref<?x32xi8>, %a: index, %b: index) {
    %c0 = arith.constant 0 : index
    %h = memref.dim %m, %c0 : memref<?x32xi8>
    affine.for %i = 0 to %h {
      affine.for %j = 0 to 32 {
        %k = affine.apply affine_map<(i, j)[a, b] -> (i * a + j * b)>(%i, %j)[%a, %b]
        %x = arith.index_cast %k : index to i8
        affine.store %x, %m[%i, %j] : memref<?x32xi8>
      }
    }
    return
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c37 = arith.constant 37 : index
    %c41 = arith.constant 41 : index
    %c91 = arith.constant 91 : index
    %c101 = arith.constant 101 : index
    %a = memref.alloc() : memref<12x32xi8>
    %b = memref.alloc() : memref<8x32xi8>
    %c = memref.alloc() : memref<12x8xi32>
    %da = memref.cast %a : memref<12x32xi8> to memref<?x32xi8>
    %db = memref.cast %b : memref<8x32xi8> to memref<?x32xi8>
    call @bytes(%da, %c37, %c101) : (memref<?x32xi8>, index, index) -> ()
    call @bytes(%db, %c91, %c41) : (memref<?x32xi8>, index, index) -> ()
    gpu.launch_func @kernels::@gemm blocks in (%c1, %c1, %c1) threads in (%c2, %c3, %c1) args(%a : memref<12x32xi8>, %b : memref<8x32xi8>, %c : memref<12x8xi32>)
    %show1 = memref.cast %c : memref<12x8xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

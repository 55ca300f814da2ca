// A product of matrices of any sizes in tiles of 8x8, which vector.contract multiplies. Transfers fill the tiles beyond
// the edges with zeros and leave out what lies beyond the result.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [13, 11]
// CHECK-NEXT: [2.29{{[0-9]*}}

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @gemm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0.0 : f32
      %none = arith.constant dense<0.0> : vector<8x8xf32>
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %i = arith.muli %by, %c8 : index
      %j = arith.muli %bx, %c8 : index
      %depth = memref.dim %a, %c1 : memref<?x?xf32>
      %r = scf.for %k = %c0 to %depth step %c8 iter_args(%sum = %none) -> (vector<8x8xf32>) {
        %at = vector.transfer_read %a[%i, %k], %zero : memref<?x?xf32>, vector<8x8xf32>
        %bt = vector.transfer_read %b[%k, %j], %zero : memref<?x?xf32>, vector<8x8xf32>
        %next = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %at, %bt, %sum : vector<8x8xf32>, vector<8x8xf32> into vector<8x8xf32>
        scf.yield %next : vector<8x8xf32>
      }
      vector.transfer_write %r, %c[%i, %j] : vector<8x8xf32>, memref<?x?xf32>
      gpu.return
    }
  }

  // Element (i, j) is ((a * i + b * j) mod 17 - 8) / 8.
  func.func @fill(%m: memref<?x?xf32>, %a: index, %b: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %eighth = arith.constant 0.125 : f32
    %h = memref.dim %m, %c0 : memref<?x?xf32>
    %w = memref.dim %m, %c1 : memref<?x?xf32>
    affine.for %i = 0 to %h {
      affine.for %j = 0 to %w {
        %k = affine.apply affine_map<(i, j)[a, b] -> ((i * a + j * b) mod 17 - 8)>(%i, %j)[%a, %b]
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f32
        %x = arith.mulf %f, %eighth : f32
        affine.store %x, %m[%i, %j] : memref<?x?xf32>
      }
    }
    return
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c11 = arith.constant 11 : index
    %c13 = arith.constant 13 : index
    %c19 = arith.constant 19 : index
    %a = memref.alloc(%c13, %c19) : memref<?x?xf32>
    %b = memref.alloc(%c19, %c11) : memref<?x?xf32>
    %c = memref.alloc(%c13, %c11) : memref<?x?xf32>
    call @fill(%a, %c4, %c3) : (memref<?x?xf32>, index, index) -> ()
    call @fill(%b, %c5, %c7) : (memref<?x?xf32>, index, index) -> ()
    %gx = arith.ceildivui %c11, %c8 : index
    %gy = arith.ceildivui %c13, %c8 : index
    gpu.launch_func @kernels::@gemm blocks in (%gx, %gy, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?x?xf32>, %b : memref<?x?xf32>, %c : memref<?x?xf32>)
    %show1 = memref.cast %c : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

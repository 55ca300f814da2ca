// A product of matrices of f16 with sums of f32. The results are rounded to f16 at the end, and the host converts them.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 8]
// CHECK-NEXT: [84.7{{[0-9]*}}

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @gemm(%a: memref<8x16xf16>, %b: memref<16x8xf16>, %c: memref<8x8xf16>) kernel attributes {known_block_size = array<i32: 2, 2, 1>} {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %zero = arith.constant 0.0 : f16
      %none = arith.constant dense<0.0> : vector<4x4xf32>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %i = arith.muli %ty, %c4 : index
      %j = arith.muli %tx, %c4 : index
      %r = scf.for %k = %c0 to %c16 step %c8 iter_args(%sum = %none) -> (vector<4x4xf32>) {
        %at = vector.transfer_read %a[%i, %k], %zero {in_bounds = [true, true]} : memref<8x16xf16>, vector<4x8xf16>
        %bt = vector.transfer_read %b[%k, %j], %zero {in_bounds = [true, true]} : memref<16x8xf16>, vector<8x4xf16>
        %next = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %at, %bt, %sum : vector<4x8xf16>, vector<8x4xf16> into vector<4x4xf32>
        scf.yield %next : vector<4x4xf32>
      }
      %h = arith.truncf %r : vector<4x4xf32> to vector<4x4xf16>
      vector.transfer_write %h, %c[%i, %j] {in_bounds = [true, true]} : vector<4x4xf16>, memref<8x8xf16>
      gpu.return
    }
  }

  // Element (i, j) is ((a * i + b * j) mod 61 - 30) / 2.
  func.func @halves(%m: memref<?x?xf16>, %a: index, %b: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %half = arith.constant 0.5 : f16
    %h = memref.dim %m, %c0 : memref<?x?xf16>
    %w = memref.dim %m, %c1 : memref<?x?xf16>
    affine.for %i = 0 to %h {
      affine.for %j = 0 to %w {
        %k = affine.apply affine_map<(i, j)[a, b] -> ((i * a + j * b) mod 61 - 30)>(%i, %j)[%a, %b]
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f16
        %x = arith.mulf %f, %half : f16
        affine.store %x, %m[%i, %j] : memref<?x?xf16>
      }
    }
    return
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %c13 = arith.constant 13 : index
    %c17 = arith.constant 17 : index
    %a = memref.alloc() : memref<8x16xf16>
    %b = memref.alloc() : memref<16x8xf16>
    %c = memref.alloc() : memref<8x8xf16>
    %out = memref.alloc() : memref<8x8xf32>
    %da = memref.cast %a : memref<8x16xf16> to memref<?x?xf16>
    %db = memref.cast %b : memref<16x8xf16> to memref<?x?xf16>
    call @halves(%da, %c7, %c11) : (memref<?x?xf16>, index, index) -> ()
    call @halves(%db, %c13, %c17) : (memref<?x?xf16>, index, index) -> ()
    gpu.launch_func @kernels::@gemm blocks in (%c1, %c1, %c1) threads in (%c2, %c2, %c1) args(%a : memref<8x16xf16>, %b : memref<16x8xf16>, %c : memref<8x8xf16>)
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 8 {
        %h = affine.load %c[%i, %j] : memref<8x8xf16>
        %x = arith.extf %h : f16 to f32
        affine.store %x, %out[%i, %j] : memref<8x8xf32>
      }
    }
    %show1 = memref.cast %out : memref<8x8xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

// A product of matrices of floats of 8 bits in two formats, with sums of f32. The results are bf16, which the host converts.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 8]
// CHECK-NEXT: [117, 60, -200, 40.5, 78, -222, 112.5, 109.5]

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @gemm(%a: memref<8x16xf8E4M3FN>, %b: memref<16x8xf8E5M2>, %scale: bf16, %c: memref<8x8xbf16>) kernel attributes {known_block_size = array<i32: 2, 2, 1>} {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %za = arith.constant 0.0 : f8E4M3FN
      %zb = arith.constant 0.0 : f8E5M2
      %none = arith.constant dense<0.0> : vector<4x4xf32>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %i = arith.muli %ty, %c4 : index
      %j = arith.muli %tx, %c4 : index
      %r = scf.for %k = %c0 to %c16 step %c8 iter_args(%sum = %none) -> (vector<4x4xf32>) {
        %at = vector.transfer_read %a[%i, %k], %za {in_bounds = [true, true]} : memref<8x16xf8E4M3FN>, vector<4x8xf8E4M3FN>
        %bt = vector.transfer_read %b[%k, %j], %zb {in_bounds = [true, true]} : memref<16x8xf8E5M2>, vector<8x4xf8E5M2>
        %aw = arith.extf %at : vector<4x8xf8E4M3FN> to vector<4x8xf32>
        %bw = arith.extf %bt : vector<8x4xf8E5M2> to vector<8x4xf32>
        %next = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %aw, %bw, %sum : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
        scf.yield %next : vector<4x4xf32>
      }
      %h = arith.truncf %r : vector<4x4xf32> to vector<4x4xbf16>
      %s = vector.broadcast %scale : bf16 to vector<4x4xbf16>
      %scaled = arith.mulf %h, %s : vector<4x4xbf16>
      vector.transfer_write %scaled, %c[%i, %j] {in_bounds = [true, true]} : vector<4x4xbf16>, memref<8x8xbf16>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %scale = arith.constant 1.5 : bf16
    %a = memref.alloc() : memref<8x16xf8E4M3FN>
    %b = memref.alloc() : memref<16x8xf8E5M2>
    %c = memref.alloc() : memref<8x8xbf16>
    %out = memref.alloc() : memref<8x8xf32>
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 16 {
        %k = affine.apply affine_map<(i, j) -> ((i * 7 + j * 11) mod 31 - 15)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f8E4M3FN
        affine.store %f, %a[%i, %j] : memref<8x16xf8E4M3FN>
        %l = affine.apply affine_map<(i, j) -> ((i * 13 + j * 5) mod 9 - 4)>(%i, %j)
        %m = arith.index_cast %l : index to i32
        %g = arith.sitofp %m : i32 to f8E5M2
        affine.store %g, %b[%j, %i] : memref<16x8xf8E5M2>
      }
    }
    gpu.launch_func @kernels::@gemm blocks in (%c1, %c1, %c1) threads in (%c2, %c2, %c1) args(%a : memref<8x16xf8E4M3FN>, %b : memref<16x8xf8E5M2>, %scale : bf16, %c : memref<8x8xbf16>)
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 8 {
        %h = affine.load %c[%i, %j] : memref<8x8xbf16>
        %x = arith.extf %h : bf16 to f32
        affine.store %x, %out[%i, %j] : memref<8x8xf32>
      }
    }
    %show1 = memref.cast %out : memref<8x8xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

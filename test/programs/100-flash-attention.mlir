// Attention of 16 queries to 24 keys in one pass over tiles of eight keys: each invocation keeps two queries, their
// maxima, the sums of their exponentials and two rows of the output as vectors.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [16, 8]
// CHECK-NEXT: [-0.110{{[0-9]*}}

#queries = affine_map<(i, j, k) -> (i, k)>
#keys = affine_map<(i, j, k) -> (j, k)>
#values = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @attend(%q: memref<16x8xf32>, %k: memref<24x8xf32>, %v: memref<24x8xf32>, %o: memref<16x8xf32>)
        kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c24 = arith.constant 24 : index
      %zero = arith.constant 0.0 : f32
      %scale = arith.constant dense<0.35355339> : vector<2x8xf32>
      %none = arith.constant dense<0.0> : vector<2x8xf32>
      %lowest = arith.constant dense<0xFF800000> : vector<2xf32>
      %empty = arith.constant dense<0.0> : vector<2xf32>
      %t = gpu.thread_id x
      %row = arith.muli %t, %c2 : index
      %qt = vector.transfer_read %q[%row, %c0], %zero {in_bounds = [true, true]} : memref<16x8xf32>, vector<2x8xf32>
      %r:3 = scf.for %j = %c0 to %c24 step %c8 iter_args(%max = %lowest, %sum = %empty, %acc = %none) -> (vector<2xf32>, vector<2xf32>, vector<2x8xf32>) {
        %kt = vector.transfer_read %k[%j, %c0], %zero {in_bounds = [true, true]} : memref<24x8xf32>, vector<8x8xf32>
        %vt = vector.transfer_read %v[%j, %c0], %zero {in_bounds = [true, true]} : memref<24x8xf32>, vector<8x8xf32>
        %products = vector.contract {indexing_maps = [#queries, #keys, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %qt, %kt, %none : vector<2x8xf32>, vector<8x8xf32> into vector<2x8xf32>
        %scores = arith.mulf %products, %scale : vector<2x8xf32>
        %max1 = vector.multi_reduction <maximumf>, %scores, %max [1] : vector<2x8xf32> to vector<2xf32>
        %maxb = vector.broadcast %max1 : vector<2xf32> to vector<8x2xf32>
        %maxt = vector.transpose %maxb, [1, 0] : vector<8x2xf32> to vector<2x8xf32>
        %below = arith.subf %scores, %maxt : vector<2x8xf32>
        %p = math.exp %below : vector<2x8xf32>
        %shift = arith.subf %max, %max1 : vector<2xf32>
        %alpha = math.exp %shift : vector<2xf32>
        %sum1 = arith.mulf %sum, %alpha : vector<2xf32>
        %sum2 = vector.multi_reduction <add>, %p, %sum1 [1] : vector<2x8xf32> to vector<2xf32>
        %alphab = vector.broadcast %alpha : vector<2xf32> to vector<8x2xf32>
        %alphat = vector.transpose %alphab, [1, 0] : vector<8x2xf32> to vector<2x8xf32>
        %acc1 = arith.mulf %acc, %alphat : vector<2x8xf32>
        %acc2 = vector.contract {indexing_maps = [#queries, #values, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %p, %vt, %acc1 : vector<2x8xf32>, vector<8x8xf32> into vector<2x8xf32>
        scf.yield %max1, %sum2, %acc2 : vector<2xf32>, vector<2xf32>, vector<2x8xf32>
      }
      %sumb = vector.broadcast %r#1 : vector<2xf32> to vector<8x2xf32>
      %sumt = vector.transpose %sumb, [1, 0] : vector<8x2xf32> to vector<2x8xf32>
      %ot = arith.divf %r#2, %sumt : vector<2x8xf32>
      vector.transfer_write %ot, %o[%row, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, memref<16x8xf32>
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
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %c13 = arith.constant 13 : index
    %q = memref.alloc() : memref<16x8xf32>
    %k = memref.alloc() : memref<24x8xf32>
    %v = memref.alloc() : memref<24x8xf32>
    %o = memref.alloc() : memref<16x8xf32>
    %fill1 = memref.cast %q : memref<16x8xf32> to memref<?x?xf32>
    call @fill(%fill1, %c5, %c3) : (memref<?x?xf32>, index, index) -> ()
    %fill2 = memref.cast %k : memref<24x8xf32> to memref<?x?xf32>
    call @fill(%fill2, %c7, %c10) : (memref<?x?xf32>, index, index) -> ()
    %fill3 = memref.cast %v : memref<24x8xf32> to memref<?x?xf32>
    call @fill(%fill3, %c13, %c5) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@attend blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%q : memref<16x8xf32>, %k : memref<24x8xf32>, %v : memref<24x8xf32>, %o : memref<16x8xf32>)
    %show4 = memref.cast %o : memref<16x8xf32> to memref<*xf32>
    call @printMemrefF32(%show4) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

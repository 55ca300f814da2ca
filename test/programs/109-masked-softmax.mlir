// The softmax of rows of different lengths, whose rest stays -1. Masks by vector.create_mask leave the rest out of
// reads, reductions and writes; a row without elements stays as it is.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 10]
// CHECK-NEXT: [0.130{{[0-9]*}}

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @softmax(%in: memref<8x10xf32>, %lengths: memref<8xindex>, %out: memref<8x10xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %lowest = arith.constant -1.0e30 : f32
      %t = gpu.thread_id x
      %n = memref.load %lengths[%t] : memref<8xindex>
      %some = arith.cmpi ne, %n, %c0 : index
      scf.if %some {
        %mask = vector.create_mask %n : vector<10xi1>
        %x = vector.mask %mask { vector.transfer_read %in[%t, %c0], %zero {in_bounds = [true]} : memref<8x10xf32>, vector<10xf32> } : vector<10xi1> -> vector<10xf32>
        %max = vector.mask %mask { vector.reduction <maxnumf>, %x, %lowest : vector<10xf32> into f32 } : vector<10xi1> -> f32
        %maxs = vector.splat %max : vector<10xf32>
        %d = arith.subf %x, %maxs : vector<10xf32>
        %e = math.exp %d : vector<10xf32>
        %m = vector.shape_cast %e : vector<10xf32> to vector<1x10xf32>
        %mask2 = vector.shape_cast %mask : vector<10xi1> to vector<1x10xi1>
        %none = arith.constant dense<0.0> : vector<1xf32>
        %sum1 = vector.mask %mask2 { vector.multi_reduction <add>, %m, %none [1] : vector<1x10xf32> to vector<1xf32> } : vector<1x10xi1> -> vector<1xf32>
        %sum = vector.broadcast %sum1 : vector<1xf32> to vector<10xf32>
        %y = arith.divf %e, %sum : vector<10xf32>
        vector.maskedstore %out[%t, %c0], %mask, %y : memref<8x10xf32>, vector<10xi1>, vector<10xf32>
      }
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
    %c8 = arith.constant 8 : index
    %minus = arith.constant -1.0 : f32
    %in = memref.alloc() : memref<8x10xf32>
    %lengths = memref.alloc() : memref<8xindex>
    %out = memref.alloc() : memref<8x10xf32>
    %fill1 = memref.cast %in : memref<8x10xf32> to memref<?x?xf32>
    call @fill(%fill1, %c5, %c3) : (memref<?x?xf32>, index, index) -> ()
    affine.for %i = 0 to 8 {
      %n = affine.apply affine_map<(d0) -> ((d0 * 7 + 4) mod 11)>(%i)
      affine.store %n, %lengths[%i] : memref<8xindex>
      affine.for %j = 0 to 10 {
        affine.store %minus, %out[%i, %j] : memref<8x10xf32>
      }
    }
    gpu.launch_func @kernels::@softmax blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%in : memref<8x10xf32>, %lengths : memref<8xindex>, %out : memref<8x10xf32>)
    %show2 = memref.cast %out : memref<8x10xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

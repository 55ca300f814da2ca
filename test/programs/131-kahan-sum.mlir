// Sums of many small numbers and a large one, by Kahan's method in four lanes, and beside them the plain sums of the
// same numbers. The output is the bits of the floats: a compiler that reassociates, or combines a product and a sum,
// gets others.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2, 4]
// CHECK-NEXT: [1232348486, 1232348486, 1232348487, 1232348485]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sums(%in: memref<4x400xf32>, %out: memref<2x4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c400 = arith.constant 400 : index
      %none = arith.constant dense<0.0> : vector<4xf32>
      %t = gpu.thread_id x
      %r:3 = scf.for %j = %c0 to %c400 step %c4 iter_args(%s = %none, %rest = %none, %plain = %none) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %x = vector.load %in[%t, %j] : memref<4x400xf32>, vector<4xf32>
        %y = arith.subf %x, %rest : vector<4xf32>
        %s1 = arith.addf %s, %y : vector<4xf32>
        %d = arith.subf %s1, %s : vector<4xf32>
        %rest1 = arith.subf %d, %y : vector<4xf32>
        %plain1 = arith.addf %plain, %x : vector<4xf32>
        scf.yield %s1, %rest1, %plain1 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %zero = arith.constant 0.0 : f32
      // The lanes are added one by one in the same way.
      %f:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %zero, %rest = %zero) -> (f32, f32) {
        %x = vector.extract %r#0[%k] : f32 from vector<4xf32>
        %e = vector.extract %r#1[%k] : f32 from vector<4xf32>
        %x1 = arith.subf %x, %e : f32
        %y = arith.subf %x1, %rest : f32
        %s1 = arith.addf %s, %y : f32
        %d = arith.subf %s1, %s : f32
        %rest1 = arith.subf %d, %y : f32
        scf.yield %s1, %rest1 : f32, f32
      }
      %plain = vector.reduction <add>, %r#2 : vector<4xf32> into f32
      %b0 = arith.bitcast %f#0 : f32 to i32
      %b1 = arith.bitcast %plain : f32 to i32
      memref.store %b0, %out[%c0, %t] : memref<2x4xi32>
      memref.store %b1, %out[%c1, %t] : memref<2x4xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %large = arith.constant 1.0e6 : f32
    %scale = arith.constant 0.001 : f32
    %in = memref.alloc() : memref<4x400xf32>
    %out = memref.alloc() : memref<2x4xi32>
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 400 {
        %k = affine.apply affine_map<(i, j) -> ((i * 17 + j * 31) mod 101 + 1)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f32
        %x = arith.mulf %f, %scale : f32
        affine.store %x, %in[%i, %j] : memref<4x400xf32>
      }
      affine.store %large, %in[%i, 0] : memref<4x400xf32>
    }
    gpu.launch_func @kernels::@sums blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%in : memref<4x400xf32>, %out : memref<2x4xi32>)
    %show1 = memref.cast %out : memref<2x4xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

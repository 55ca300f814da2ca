// A product of matrices in register tiles: a workgroup of 4x4 copies slices of both matrices into its memory, and each
// invocation adds up outer products of six and four numbers.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [48, 32]
// CHECK-NEXT: [0.171875, -0.046875, 0.796875, -3.9375, 1.6875

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @gemm(%a: memref<48x20xf32>, %b: memref<20x32xf32>, %c: memref<48x32xf32>)
        workgroup(%as: memref<4x24xf32, #gpu.address_space<workgroup>>, %bs: memref<4x16xf32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c6 = arith.constant 6 : index
      %c16 = arith.constant 16 : index
      %c20 = arith.constant 20 : index
      %c24 = arith.constant 24 : index
      %zero = arith.constant dense<0.0> : vector<6x4xf32>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %row0 = arith.muli %by, %c24 : index
      %column0 = arith.muli %bx, %c16 : index
      %mine = arith.muli %ty, %c4 : index
      %id = arith.addi %mine, %tx : index
      %arow = arith.muli %ty, %c6 : index
      %bcolumn = arith.muli %tx, %c4 : index
      %acc = scf.for %k0 = %c0 to %c20 step %c4 iter_args(%sum = %zero) -> (vector<6x4xf32>) {
        // The slice of A is stored by columns, so that an invocation loads six rows of a column at once.
        scf.for %e = %id to %c24 step %c16 {
          %i = arith.addi %row0, %e : index
          %v = vector.load %a[%i, %k0] : memref<48x20xf32>, vector<4xf32>
          scf.for %k = %c0 to %c4 step %c1 {
            %x = vector.extract %v[%k] : f32 from vector<4xf32>
            memref.store %x, %as[%k, %e] : memref<4x24xf32, #gpu.address_space<workgroup>>
          }
        }
        %kb = arith.addi %k0, %ty : index
        %jb = arith.addi %column0, %bcolumn : index
        %w = vector.load %b[%kb, %jb] : memref<20x32xf32>, vector<4xf32>
        vector.store %w, %bs[%ty, %bcolumn] : memref<4x16xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        gpu.barrier
        %next = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %sum) -> (vector<6x4xf32>) {
          %u = vector.load %as[%k, %arow] : memref<4x24xf32, #gpu.address_space<workgroup>>, vector<6xf32>
          %z = vector.load %bs[%k, %bcolumn] : memref<4x16xf32, #gpu.address_space<workgroup>>, vector<4xf32>
          %n = vector.outerproduct %u, %z, %s {kind = #vector.kind<add>} : vector<6xf32>, vector<4xf32>
          scf.yield %n : vector<6x4xf32>
        }
        gpu.barrier
        scf.yield %next : vector<6x4xf32>
      }
      %i = arith.addi %row0, %arow : index
      %j = arith.addi %column0, %bcolumn : index
      vector.transfer_write %acc, %c[%i, %j] {in_bounds = [true, true]} : vector<6x4xf32>, memref<48x32xf32>
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
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %a = memref.alloc() : memref<48x20xf32>
    %b = memref.alloc() : memref<20x32xf32>
    %c = memref.alloc() : memref<48x32xf32>
    %fill1 = memref.cast %a : memref<48x20xf32> to memref<?x?xf32>
    call @fill(%fill1, %c3, %c5) : (memref<?x?xf32>, index, index) -> ()
    %fill2 = memref.cast %b : memref<20x32xf32> to memref<?x?xf32>
    call @fill(%fill2, %c7, %c11) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@gemm blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1) args(%a : memref<48x20xf32>, %b : memref<20x32xf32>, %c : memref<48x32xf32>)
    %show3 = memref.cast %c : memref<48x32xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

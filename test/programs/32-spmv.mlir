// The product of a sparse matrix in compressed rows and a vector. Each row is the work of one invocation, whose elements
// a workgroup copies first: memref.copy in a kernel, into private memory.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [12]
// CHECK-NEXT: [0, -5.625, -9.25, 6.25, -3.5, 0, -11.375, 12.375, 3.25, -0.75, 0, -11]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @spmv(%ptr : memref<13xi32>, %col : memref<21xi32>, %val : memref<21xf32>, %x : memref<12xf32>, %y : memref<12xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %mine = memref.alloca() : memref<12xf32>
      memref.copy %x, %mine : memref<12xf32> to memref<12xf32>
      memref.assume_alignment %val, 16 : memref<21xf32>
      %i = gpu.global_id x
      %i1 = arith.addi %i, %c1 : index
      memref.prefetch %ptr[%i1], read, locality<3>, data : memref<13xi32>
      %b32 = memref.load %ptr[%i] : memref<13xi32>
      %e32 = memref.load %ptr[%i1] : memref<13xi32>
      %b = arith.index_cast %b32 : i32 to index
      %e = arith.index_cast %e32 : i32 to index
      %sum = scf.for %k = %b to %e step %c1 iter_args(%s = %zero) -> (f32) {
        %c32 = memref.load %col[%k] : memref<21xi32>
        %c = arith.index_cast %c32 : i32 to index
        %v = memref.load %val[%k] : memref<21xf32>
        %u = memref.load %mine[%c] : memref<12xf32>
        %p = arith.mulf %v, %u : f32
        %t = arith.addf %s, %p : f32
        scf.yield %t : f32
      }
      memref.store %sum, %y[%i] : memref<12xf32>
      gpu.return
    }
  }
  memref.global "private" constant @ptr : memref<13xi32> = dense<[0, 0, 1, 5, 9, 10, 10, 11, 15, 19, 20, 20, 21]>
  memref.global "private" constant @col : memref<21xi32> = dense<[5, 10, 5, 0, 7, 3, 10, 5, 0, 8, 6, 11, 6, 1, 8, 4, 11, 6, 1, 9, 7]>
  memref.global "private" constant @val : memref<21xf32> = dense<[-2.5, -1.0, -4.0, 1.5, -1.5, 0.5, -2.5, 3.0, 0.0, 2.0, -3.5, -2.0, 3.5, 0.5, -2.5, -0.5, -3.5, 2.0, -1.0, 1.0, 4.0]>
  memref.global "private" constant @x : memref<12xf32> = dense<[-2.75, -1.75, -0.75, 0.25, 1.25, 2.25, 3.25, -2.75, -1.75, -0.75, 0.25, 1.25]>
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %ptr = memref.get_global @ptr : memref<13xi32>
    %col = memref.get_global @col : memref<21xi32>
    %val = memref.get_global @val : memref<21xf32>
    %x = memref.get_global @x : memref<12xf32>
    %y = memref.alloc() : memref<12xf32>
    gpu.launch_func @kernels::@spmv blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1) args(%ptr : memref<13xi32>, %col : memref<21xi32>, %val : memref<21xf32>, %x : memref<12xf32>, %y : memref<12xf32>)
    %show0 = memref.cast %y : memref<12xf32> to memref<*xf32>
    call @printMemrefF32(%show0) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
}

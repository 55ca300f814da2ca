// The transpose of a matrix whose sizes are known only at run time. The kernel stores through a transposed view.
// RUN: spvc run %s | FileCheck %s

// CHECK: rank = 2 offset = 0 sizes = [5, 7] strides = [7, 1]
// CHECK-NEXT: [0, 10, 20, 30, 40, 50, 60]
// CHECK-NEXT: [1, 11, 21, 31, 41, 51, 61]
// CHECK-NEXT: [2, 12, 22, 32, 42, 52, 62]
// CHECK-NEXT: [3, 13, 23, 33, 43, 53, 63]
// CHECK-NEXT: [4, 14, 24, 34, 44, 54, 64]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @transpose(%in: memref<?x?xf32>, %out: memref<?x?xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 4, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %m = memref.dim %in, %c0 : memref<?x?xf32>
      %n = memref.dim %in, %c1 : memref<?x?xf32>
      %j = gpu.global_id x
      %i = gpu.global_id y
      %iok = arith.cmpi ult, %i, %m : index
      %jok = arith.cmpi ult, %j, %n : index
      %ok = arith.andi %iok, %jok : i1
      scf.if %ok {
        %v = memref.load %in[%i, %j] : memref<?x?xf32>
        %t = memref.transpose %out (r, c) -> (c, r) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
        memref.store %v, %t[%i, %j] : memref<?x?xf32, strided<[1, ?]>>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c10 = arith.constant 10 : index
    %a = memref.alloc(%c7, %c5) : memref<?x?xf32>
    %b = memref.alloc(%c5, %c7) : memref<?x?xf32>
    scf.for %i = %c0 to %c7 step %c1 {
      scf.for %j = %c0 to %c5 step %c1 {
        %t = arith.muli %i, %c10 : index
        %s = arith.addi %t, %j : index
        %w = arith.index_cast %s : index to i32
        %v = arith.sitofp %w : i32 to f32
        memref.store %v, %a[%i, %j] : memref<?x?xf32>
      }
    }
    gpu.launch_func @kernels::@transpose blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1) args(%a : memref<?x?xf32>, %b : memref<?x?xf32>)
    %b_u = memref.cast %b : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%b_u) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

// The shortest paths between all pairs of n nodes. Row k and column k of the distances are views.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 6]
// CHECK-NEXT: [0, 4, 2, 5, 5, 6]
// CHECK-NEXT: [8, 0, 4, 5, 1, 7]
// CHECK-NEXT: [6, 2, 0, 3, 3, 4]
// CHECK-NEXT: [4, 5, 3, 0, 4, 2]
// CHECK-NEXT: [9, 5, 3, 6, 0, 7]
// CHECK-NEXT: [7, 3, 1, 4, 2, 0]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%d: memref<?x?xi32>, %k: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 4, 1]>} {
      %c0 = arith.constant 0 : index
      %n = memref.dim %d, %c0 : memref<?x?xi32>
      %from = memref.subview %d[%k, 0] [1, %n] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[1], offset: ?>>
      %to = memref.subview %d[0, %k] [%n, 1] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[?], offset: ?>>
      %j = gpu.global_id x
      %i = gpu.global_id y
      %iok = arith.cmpi ult, %i, %n : index
      %jok = arith.cmpi ult, %j, %n : index
      %ok = arith.andi %iok, %jok : i1
      %irow = arith.cmpi ne, %i, %k : index
      %jcol = arith.cmpi ne, %j, %k : index
      %other = arith.andi %irow, %jcol : i1
      %run = arith.andi %ok, %other : i1
      scf.if %run {
        %a = memref.load %to[%i] : memref<?xi32, strided<[?], offset: ?>>
        %b = memref.load %from[%j] : memref<?xi32, strided<[1], offset: ?>>
        %s = arith.addi %a, %b : i32
        %v = memref.load %d[%i, %j] : memref<?x?xi32>
        %m = arith.minsi %s, %v : i32
        memref.store %m, %d[%i, %j] : memref<?x?xi32>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %far = arith.constant 1000000 : i32
    %d = memref.alloc(%c6, %c6) : memref<?x?xi32>
    scf.for %i = %c0 to %c6 step %c1 {
      scf.for %j = %c0 to %c6 step %c1 {
        %a = arith.muli %i, %c7 : index
        %b = arith.muli %j, %c5 : index
        %c = arith.addi %a, %b : index
        %e = arith.remui %c, %c9 : index
        %f = arith.index_cast %e : index to i32
        %g = arith.addi %f, %one : i32
        %h = arith.muli %i, %c3 : index
        %q = arith.addi %h, %j : index
        %r = arith.remui %q, %c4 : index
        %gone = arith.cmpi eq, %r, %c0 : index
        %s = arith.select %gone, %far, %g : i32
        %same = arith.cmpi eq, %i, %j : index
        %v = arith.select %same, %zero, %s : i32
        memref.store %v, %d[%i, %j] : memref<?x?xi32>
      }
    }
    scf.for %k = %c0 to %c6 step %c1 {
      gpu.launch_func @kernels::@step blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1) args(%d : memref<?x?xi32>, %k : index)
    }
    %d_u = memref.cast %d : memref<?x?xi32> to memref<*xi32>
    call @printMemrefI32(%d_u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

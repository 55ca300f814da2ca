// The edit distance of two texts, one diagonal of the table at a time; the kernel leaves early and calls a function.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [13, 13]
// CHECK-NEXT: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
// CHECK-NEXT: [1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
// CHECK-NEXT: [2, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]
// CHECK-NEXT: [3, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9]
// CHECK-NEXT: [4, 3, 3, 3, 3, 3, 3, 4, 4, 5, 6, 7, 8]
// CHECK-NEXT: [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7]
// CHECK-NEXT: [6, 5, 5, 5, 4, 4, 5, 5, 5, 5, 5, 6, 6]
// CHECK-NEXT: [7, 6, 6, 6, 5, 4, 5, 6, 6, 6, 6, 6, 6]
// CHECK-NEXT: [8, 7, 7, 7, 6, 5, 5, 6, 6, 6, 7, 7, 7]
// CHECK-NEXT: [9, 8, 8, 8, 7, 6, 6, 6, 6, 6, 7, 8, 8]
// CHECK-NEXT: [10, 9, 9, 9, 8, 7, 7, 7, 7, 7, 7, 8, 8]
// CHECK-NEXT: [11, 10, 10, 10, 9, 8, 8, 8, 8, 8, 8, 8, 8]
// CHECK-NEXT: [12, 11, 11, 11, 10, 9, 9, 9, 8, 8, 9, 9, 9]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @best(%up: i32, %left: i32, %corner: i32, %x: i32, %y: i32) -> i32 {
      %one = arith.constant 1 : i32
      %differ = arith.cmpi ne, %x, %y : i32
      %cost = arith.extui %differ : i1 to i32
      %replace = arith.addi %corner, %cost : i32
      %side = arith.minsi %up, %left : i32
      %insert = arith.addi %side, %one : i32
      %min = arith.minsi %replace, %insert : i32
      return %min : i32
    }
    gpu.func @diagonal(%diagonal: index, %a: memref<12xi32>, %b: memref<12xi32>, %d: memref<13x13xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %t = gpu.global_id x
      %i = arith.addi %t, %c1 : index
      %far = arith.cmpi ugt, %i, %c12 : index
      cf.cond_br %far, ^end, ^check
      ^check:
      // The cell (i, j) is on the diagonal of this launch.
      %before = arith.cmpi ule, %diagonal, %i : index
      cf.cond_br %before, ^end, ^column
      ^column:
      %j = arith.subi %diagonal, %i : index
      %outside = arith.cmpi ugt, %j, %c12 : index
      cf.cond_br %outside, ^end, ^cell
      ^cell:
      %i1 = arith.subi %i, %c1 : index
      %j1 = arith.subi %j, %c1 : index
      %x = memref.load %a[%i1] : memref<12xi32>
      %y = memref.load %b[%j1] : memref<12xi32>
      %up = memref.load %d[%i1, %j] : memref<13x13xi32>
      %left = memref.load %d[%i, %j1] : memref<13x13xi32>
      %corner = memref.load %d[%i1, %j1] : memref<13x13xi32>
      %new = func.call @best(%up, %left, %corner, %x, %y) : (i32, i32, i32, i32, i32) -> i32
      memref.store %new, %d[%i, %j] : memref<13x13xi32>
      cf.br ^end
      ^end:
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %c13 = arith.constant 13 : index
    %c25 = arith.constant 25 : index
    %c16 = arith.constant 16 : index
    %a = memref.alloc() : memref<12xi32>
    %b = memref.alloc() : memref<12xi32>
    %d = memref.alloc() : memref<13x13xi32>
    scf.for %i = %c0 to %c12 step %c1 {
      %s = arith.muli %i, %i : index
      %t = arith.addi %s, %i : index
      %u = arith.remui %t, %c4 : index
      %x = arith.index_cast %u : index to i32
      memref.store %x, %a[%i] : memref<12xi32>
      %p = arith.muli %i, %c3 : index
      %q = arith.divui %i, %c2 : index
      %r = arith.addi %p, %q : index
      %v = arith.remui %r, %c4 : index
      %y = arith.index_cast %v : index to i32
      memref.store %y, %b[%i] : memref<12xi32>
    }
    scf.for %i = %c0 to %c13 step %c1 {
      %x = arith.index_cast %i : index to i32
      memref.store %x, %d[%i, %c0] : memref<13x13xi32>
      memref.store %x, %d[%c0, %i] : memref<13x13xi32>
    }
    scf.for %k = %c2 to %c25 step %c1 {
      gpu.launch_func @kernels::@diagonal blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%k : index, %a : memref<12xi32>, %b : memref<12xi32>, %d : memref<13x13xi32>)
    }
    %shown = memref.cast %d : memref<13x13xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

// The LU decomposition of a matrix in place, without pivoting: columns, rows and blocks are views of it,
// in arguments and in kernels.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [5, 5]
// CHECK-NEXT: [1, -1, -1, -1, -1]
// CHECK-NEXT: [0, 2, 1, 2, -1]
// CHECK-NEXT: [1, 0, 3, 1, -1]
// CHECK-NEXT: [-1, 1, 0, 4, -1]
// CHECK-NEXT: [0, -1, 1, 0, 5]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%column: memref<?xf32, strided<[?], offset: ?>>, %pivot: memref<f32, strided<[], offset: ?>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %i = gpu.thread_id x
      %n = memref.dim %column, %c0 : memref<?xf32, strided<[?], offset: ?>>
      %ok = arith.cmpi ult, %i, %n : index
      scf.if %ok {
        %p = memref.load %pivot[] : memref<f32, strided<[], offset: ?>>
        %v = memref.load %column[%i] : memref<?xf32, strided<[?], offset: ?>>
        %q = arith.divf %v, %p : f32
        memref.store %q, %column[%i] : memref<?xf32, strided<[?], offset: ?>>
      }
      gpu.return
    }
    gpu.func @update(%a: memref<?x?xf32>, %k: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %a, %c0 : memref<?x?xf32>
      %k1 = arith.addi %k, %c1 : index
      %rest = arith.subi %n, %k1 : index
      %row = memref.subview %a[%k, %k1] [1, %rest] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %column = memref.subview %a[%k1, %k] [%rest, 1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
      %block = memref.subview %a[%k1, %k1] [%rest, %rest] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      %j = gpu.thread_id x
      %i = gpu.thread_id y
      %iok = arith.cmpi ult, %i, %rest : index
      %jok = arith.cmpi ult, %j, %rest : index
      %ok = arith.andi %iok, %jok : i1
      scf.if %ok {
        %u = memref.load %row[%j] : memref<?xf32, strided<[1], offset: ?>>
        %l = memref.load %column[%i] : memref<?xf32, strided<[?], offset: ?>>
        %v = memref.load %block[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
        %lu = arith.mulf %l, %u : f32
        %d = arith.subf %v, %lu : f32
        memref.store %d, %block[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
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
    %c8 = arith.constant 8 : index
    %a = memref.alloc(%c5, %c5) : memref<?x?xf32>
    %x00 = arith.constant 1.0 : f32
    memref.store %x00, %a[%c0, %c0] : memref<?x?xf32>
    %x01 = arith.constant -1.0 : f32
    memref.store %x01, %a[%c0, %c1] : memref<?x?xf32>
    %x02 = arith.constant -1.0 : f32
    memref.store %x02, %a[%c0, %c2] : memref<?x?xf32>
    %x03 = arith.constant -1.0 : f32
    memref.store %x03, %a[%c0, %c3] : memref<?x?xf32>
    %x04 = arith.constant -1.0 : f32
    memref.store %x04, %a[%c0, %c4] : memref<?x?xf32>
    %x10 = arith.constant 0.0 : f32
    memref.store %x10, %a[%c1, %c0] : memref<?x?xf32>
    %x11 = arith.constant 2.0 : f32
    memref.store %x11, %a[%c1, %c1] : memref<?x?xf32>
    %x12 = arith.constant 1.0 : f32
    memref.store %x12, %a[%c1, %c2] : memref<?x?xf32>
    %x13 = arith.constant 2.0 : f32
    memref.store %x13, %a[%c1, %c3] : memref<?x?xf32>
    %x14 = arith.constant -1.0 : f32
    memref.store %x14, %a[%c1, %c4] : memref<?x?xf32>
    %x20 = arith.constant 1.0 : f32
    memref.store %x20, %a[%c2, %c0] : memref<?x?xf32>
    %x21 = arith.constant -1.0 : f32
    memref.store %x21, %a[%c2, %c1] : memref<?x?xf32>
    %x22 = arith.constant 2.0 : f32
    memref.store %x22, %a[%c2, %c2] : memref<?x?xf32>
    %x23 = arith.constant 0.0 : f32
    memref.store %x23, %a[%c2, %c3] : memref<?x?xf32>
    %x24 = arith.constant -2.0 : f32
    memref.store %x24, %a[%c2, %c4] : memref<?x?xf32>
    %x30 = arith.constant -1.0 : f32
    memref.store %x30, %a[%c3, %c0] : memref<?x?xf32>
    %x31 = arith.constant 3.0 : f32
    memref.store %x31, %a[%c3, %c1] : memref<?x?xf32>
    %x32 = arith.constant 2.0 : f32
    memref.store %x32, %a[%c3, %c2] : memref<?x?xf32>
    %x33 = arith.constant 7.0 : f32
    memref.store %x33, %a[%c3, %c3] : memref<?x?xf32>
    %x34 = arith.constant -1.0 : f32
    memref.store %x34, %a[%c3, %c4] : memref<?x?xf32>
    %x40 = arith.constant 0.0 : f32
    memref.store %x40, %a[%c4, %c0] : memref<?x?xf32>
    %x41 = arith.constant -2.0 : f32
    memref.store %x41, %a[%c4, %c1] : memref<?x?xf32>
    %x42 = arith.constant 2.0 : f32
    memref.store %x42, %a[%c4, %c2] : memref<?x?xf32>
    %x43 = arith.constant -1.0 : f32
    memref.store %x43, %a[%c4, %c3] : memref<?x?xf32>
    %x44 = arith.constant 5.0 : f32
    memref.store %x44, %a[%c4, %c4] : memref<?x?xf32>
    scf.for %k = %c0 to %c5 step %c1 {
      %k1 = arith.addi %k, %c1 : index
      %rest = arith.subi %c5, %k1 : index
      %column = memref.subview %a[%k1, %k] [%rest, 1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
      %pivot = memref.subview %a[%k, %k] [1, 1] [1, 1] : memref<?x?xf32> to memref<f32, strided<[], offset: ?>>
      %some = arith.cmpi ugt, %rest, %c0 : index
      scf.if %some {
        gpu.launch_func @kernels::@scale blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%column : memref<?xf32, strided<[?], offset: ?>>, %pivot : memref<f32, strided<[], offset: ?>>)
        gpu.launch_func @kernels::@update blocks in (%c1, %c1, %c1) threads in (%c8, %c8, %c1) args(%a : memref<?x?xf32>, %k : index)
      }
    }
    %a_u = memref.cast %a : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%a_u) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

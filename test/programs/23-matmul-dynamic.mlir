// A product of matrices of any sizes, in tiles of 4x4 in workgroup memory, whose rows and columns are views.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 7]
// CHECK-NEXT: [6, -1, -1, -1, -1, 6, -8]
// CHECK-NEXT: [-10, -3, -3, 11, 11, -3, -3]
// CHECK-NEXT: [14, 0, 0, -7, -7, -7, 7]
// CHECK-NEXT: [-7, -7, -7, 0, 0, 14, 7]
// CHECK-NEXT: [-3, 11, 11, -3, -3, -10, -3]
// CHECK-NEXT: [6, -1, -1, -1, -1, 6, -8]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) workgroup(%ta: memref<4x4xf32, #gpu.address_space<workgroup>>, %tb: memref<4x4xf32, #gpu.address_space<workgroup>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 4, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0.0 : f32
      %m = memref.dim %c, %c0 : memref<?x?xf32>
      %n = memref.dim %c, %c1 : memref<?x?xf32>
      %k = memref.dim %a, %c1 : memref<?x?xf32>
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %j = gpu.global_id x
      %i = gpu.global_id y
      %iok = arith.cmpi ult, %i, %m : index
      %jok = arith.cmpi ult, %j, %n : index
      %sum = scf.for %t = %c0 to %k step %c4 iter_args(%s = %zero) -> (f32) {
        %ka = arith.addi %t, %x : index
        %kb = arith.addi %t, %y : index
        %kaok = arith.cmpi ult, %ka, %k : index
        %kbok = arith.cmpi ult, %kb, %k : index
        %aok = arith.andi %iok, %kaok : i1
        %bok = arith.andi %kbok, %jok : i1
        %av = scf.if %aok -> (f32) {
          %v = memref.load %a[%i, %ka] : memref<?x?xf32>
          scf.yield %v : f32
        } else {
          scf.yield %zero : f32
        }
        %bv = scf.if %bok -> (f32) {
          %v = memref.load %b[%kb, %j] : memref<?x?xf32>
          scf.yield %v : f32
        } else {
          scf.yield %zero : f32
        }
        memref.store %av, %ta[%y, %x] : memref<4x4xf32, #gpu.address_space<workgroup>>
        memref.store %bv, %tb[%y, %x] : memref<4x4xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %row = memref.subview %ta[%y, 0] [1, 4] [1, 1] : memref<4x4xf32, #gpu.address_space<workgroup>> to memref<4xf32, strided<[1], offset: ?>, #gpu.address_space<workgroup>>
        %col = memref.subview %tb[0, %x] [4, 1] [1, 1] : memref<4x4xf32, #gpu.address_space<workgroup>> to memref<4xf32, strided<[4], offset: ?>, #gpu.address_space<workgroup>>
        %next = scf.for %q = %c0 to %c4 step %c1 iter_args(%u = %s) -> (f32) {
          %p = memref.load %row[%q] : memref<4xf32, strided<[1], offset: ?>, #gpu.address_space<workgroup>>
          %r = memref.load %col[%q] : memref<4xf32, strided<[4], offset: ?>, #gpu.address_space<workgroup>>
          %pr = arith.mulf %p, %r : f32
          %w = arith.addf %u, %pr : f32
          scf.yield %w : f32
        }
        gpu.barrier
        scf.yield %next : f32
      }
      %ok = arith.andi %iok, %jok : i1
      scf.if %ok {
        memref.store %sum, %c[%i, %j] : memref<?x?xf32>
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
    %a = memref.alloc(%c6, %c5) : memref<?x?xf32>
    %b = memref.alloc(%c5, %c7) : memref<?x?xf32>
    %c = memref.alloc(%c6, %c7) : memref<?x?xf32>
    scf.for %i = %c0 to %c6 step %c1 {
      scf.for %j = %c0 to %c5 step %c1 {
        %f = arith.muli %i, %c3 : index
        %g = arith.addi %f, %j : index
        %h = arith.remui %g, %c5 : index
        %w = arith.index_cast %h : index to i32
        %sub = arith.constant 2 : i32
        %d = arith.subi %w, %sub : i32
        %v = arith.sitofp %d : i32 to f32
        memref.store %v, %a[%i, %j] : memref<?x?xf32>
      }
    }
    scf.for %i = %c0 to %c5 step %c1 {
      scf.for %j = %c0 to %c7 step %c1 {
        %f = arith.muli %i, %c2 : index
        %g = arith.addi %f, %j : index
        %h = arith.remui %g, %c7 : index
        %w = arith.index_cast %h : index to i32
        %sub = arith.constant 3 : i32
        %d = arith.subi %w, %sub : i32
        %v = arith.sitofp %d : i32 to f32
        memref.store %v, %b[%i, %j] : memref<?x?xf32>
      }
    }
    gpu.launch_func @kernels::@matmul blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1) args(%a : memref<?x?xf32>, %b : memref<?x?xf32>, %c : memref<?x?xf32>)
    %c_u = memref.cast %c : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%c_u) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

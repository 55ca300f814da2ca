// A buffer of bytes that a kernel gets, and workgroup memory, as elements of several types, aligned or not. Views of such
// views work, and so do copies and loops that choose a view.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run -O0 %s | FileCheck %s
// RUN: spvc run --device=reference %s | FileCheck %s

// Byte n is n. Element n of the words is 0x0201 + n * 0x0202, the long number has byte 13 at bit 40, and
// the four bytes of 1.5 replace bytes 21 to 24. The last line has the bits of 1.5, 2.5, 3.5 and 4.5.
// CHECK: [513, 1027, 1541, 2055]
// CHECK: [13, 13, 13, 13]
// CHECK: [0, 0, 192, 63]
// CHECK: [2055, 2055, 1541, 1541]
// CHECK: [3, 5, 7, 9]
// CHECK: [1069547520, 1075838976, 1080033280, 1083179008]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%b: memref<?xi8>, %out: memref<24xi32>)
        workgroup(%shared: memref<64xi8, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c8 = arith.constant 8 : index
      %c12 = arith.constant 12 : index
      %c16 = arith.constant 16 : index
      %c20 = arith.constant 20 : index
      %c21 = arith.constant 21 : index
      %c32 = arith.constant 32 : index
      %t = gpu.thread_id x
      // Words of two bytes from byte 1 on.
      %words = memref.view %b[%c1][%c8] : memref<?xi8> to memref<?xi16>
      %w = memref.load %words[%t] : memref<?xi16>
      %w32 = arith.extui %w : i16 to i32
      memref.store %w32, %out[%t] : memref<24xi32>
      // A number of eight bytes from byte 8 on.
      %long = memref.view %b[%c8][] : memref<?xi8> to memref<i64>
      %l = memref.load %long[] : memref<i64>
      %k40 = arith.constant 40 : i64
      %k255 = arith.constant 255 : i64
      %ls = arith.shrui %l, %k40 : i64
      %lb = arith.andi %ls, %k255 : i64
      %l32 = arith.trunci %lb : i64 to i32
      %o1 = arith.addi %t, %c4 : index
      memref.store %l32, %out[%o1] : memref<24xi32>
      // A float at byte 21.
      %floats = memref.view %b[%c21][] : memref<?xi8> to memref<1xf32>
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        %f = arith.constant 1.5 : f32
        memref.store %f, %floats[%c0] : memref<1xf32>
      }
      gpu.barrier
      %at = arith.addi %t, %c21 : index
      %byte = memref.load %b[%at] : memref<?xi8>
      %byte32 = arith.extui %byte : i8 to i32
      %o2 = arith.addi %t, %c8 : index
      memref.store %byte32, %out[%o2] : memref<24xi32>
      // Views of the words, one of which a condition chooses.
      %low = arith.cmpi ult, %t, %c2 : index
      %backward = memref.reinterpret_cast %words to offset: [%c3], sizes: [%c1], strides: [%c1] : memref<?xi16> to memref<?xi16, strided<[?], offset: ?>>
      %other = memref.subview %words[%c2] [%c1] [%c1] : memref<?xi16> to memref<?xi16, strided<[?], offset: ?>>
      %chosen = scf.if %low -> (memref<?xi16, strided<[?], offset: ?>>) {
        scf.yield %backward : memref<?xi16, strided<[?], offset: ?>>
      } else {
        scf.yield %other : memref<?xi16, strided<[?], offset: ?>>
      }
      %x = memref.load %chosen[%c0] : memref<?xi16, strided<[?], offset: ?>>
      %x32 = arith.extui %x : i16 to i32
      %o3 = arith.addi %t, %c12 : index
      memref.store %x32, %out[%o3] : memref<24xi32>
      // Workgroup memory as numbers of two types: i32 in the first half, f32 in the second.
      %ints = memref.view %shared[%c0][] : memref<64xi8, #gpu.address_space<workgroup>> to memref<8xi32, #gpu.address_space<workgroup>>
      %reals = memref.view %shared[%c32][] : memref<64xi8, #gpu.address_space<workgroup>> to memref<8xf32, #gpu.address_space<workgroup>>
      %i = arith.index_cast %t : index to i32
      %k1 = arith.constant 1 : i32
      %k2 = arith.constant 2 : i32
      %k3 = arith.constant 3 : i32
      %two = arith.muli %i, %k2 : i32
      %odd = arith.addi %two, %k3 : i32
      memref.store %odd, %ints[%t] : memref<8xi32, #gpu.address_space<workgroup>>
      %r = arith.sitofp %odd : i32 to f32
      %half = arith.constant 0.5 : f32
      %rh = arith.mulf %r, %half : f32
      memref.store %rh, %reals[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %n = memref.load %ints[%t] : memref<8xi32, #gpu.address_space<workgroup>>
      %o4 = arith.addi %t, %c16 : index
      memref.store %n, %out[%o4] : memref<24xi32>
      // A copy of the second half, as floats whose bits are stored.
      scf.if %first {
        %to = memref.view %b[%c32][] : memref<?xi8> to memref<4xf32>
        %from = memref.subview %reals[0] [4] [1] : memref<8xf32, #gpu.address_space<workgroup>> to memref<4xf32, strided<[1]>, #gpu.address_space<workgroup>>
        memref.copy %from, %to : memref<4xf32, strided<[1]>, #gpu.address_space<workgroup>> to memref<4xf32>
      }
      gpu.barrier
      %again = memref.view %b[%c32][] : memref<?xi8> to memref<4xi32>
      %bits = memref.load %again[%t] : memref<4xi32>
      %o5 = arith.addi %t, %c20 : index
      memref.store %bits, %out[%o5] : memref<24xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c24 = arith.constant 24 : index
    %c64 = arith.constant 64 : index
    %b = memref.alloc(%c64) : memref<?xi8>
    %out = memref.alloc() : memref<24xi32>
    scf.for %i = %c0 to %c64 step %c1 {
      %v = arith.index_cast %i : index to i8
      memref.store %v, %b[%i] : memref<?xi8>
    }
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%b : memref<?xi8>, %out : memref<24xi32>)
    scf.for %i = %c0 to %c24 step %c4 {
      %row = memref.subview %out[%i] [4] [1] : memref<24xi32> to memref<4xi32, strided<[1], offset: ?>>
      %u = memref.cast %row : memref<4xi32, strided<[1], offset: ?>> to memref<*xi32>
      func.call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    }
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

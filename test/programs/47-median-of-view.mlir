// A median filter over a part of an image: a strided argument of dynamic sizes, and a private array.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 8]
// CHECK-NEXT: [38, 39, 42, 39, 42, 46, 46, 46]
// CHECK-NEXT: [38, 39, 39, 42, 52, 52, 52, 46]
// CHECK-NEXT: [49, 39, 39, 46, 52, 52, 52, 64]
// CHECK-NEXT: [59, 41, 46, 46, 52, 52, 67, 33]
// CHECK-NEXT: [59, 41, 46, 46, 46, 64, 33, 63]
// CHECK-NEXT: [45, 66, 50, 50, 50, 27, 55, 20]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @median(%image: memref<?x?xi16, strided<[?, 1], offset: ?>>, %out: memref<6x8xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 2, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c8 = arith.constant 8 : index
      %c9 = arith.constant 9 : index
      %j = gpu.global_id x
      %i = gpu.global_id y
      %window = memref.alloca() : memref<9xi16, #gpu.address_space<private>>
      %view = memref.subview %image[%i, %j] [3, 3] [1, 1] : memref<?x?xi16, strided<[?, 1], offset: ?>> to memref<3x3xi16, strided<[?, 1], offset: ?>>
      scf.parallel (%a, %b) = (%c0, %c0) to (%c3, %c3) step (%c1, %c1) {
        %v = memref.load %view[%a, %b] : memref<3x3xi16, strided<[?, 1], offset: ?>>
        %k = affine.apply affine_map<(d0, d1) -> (3 * d0 + d1)>(%a, %b)
        memref.store %v, %window[%k] : memref<9xi16, #gpu.address_space<private>>
        scf.reduce
      }
      scf.for %p = %c0 to %c8 step %c1 {
        %q = arith.addi %p, %c1 : index
        scf.for %r = %q to %c9 step %c1 {
          %x = memref.load %window[%p] : memref<9xi16, #gpu.address_space<private>>
          %y = memref.load %window[%r] : memref<9xi16, #gpu.address_space<private>>
          %low = arith.minsi %x, %y : i16
          %high = arith.maxsi %x, %y : i16
          memref.store %low, %window[%p] : memref<9xi16, #gpu.address_space<private>>
          memref.store %high, %window[%r] : memref<9xi16, #gpu.address_space<private>>
        }
      }
      %c4 = arith.constant 4 : index
      %median = memref.load %window[%c4] : memref<9xi16, #gpu.address_space<private>>
      %wide = arith.extsi %median : i16 to i32
      memref.store %wide, %out[%i, %j] : memref<6x8xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %c12 = arith.constant 12 : index
    %c17 = arith.constant 17 : index
    %c29 = arith.constant 29 : index
    %c101 = arith.constant 101 : index
    %image = memref.alloc() : memref<10x12xi16>
    %out = memref.alloc() : memref<6x8xi32>
    scf.for %i = %c0 to %c10 step %c1 {
      scf.for %j = %c0 to %c12 step %c1 {
        %p = arith.muli %i, %c17 : index
        %q = arith.muli %j, %c29 : index
        %r = arith.muli %i, %j : index
        %r3 = arith.muli %r, %c3 : index
        %s = arith.addi %p, %q : index
        %t = arith.addi %s, %r3 : index
        %m = arith.remui %t, %c101 : index
        %w = arith.index_cast %m : index to i32
        %v = arith.trunci %w : i32 to i16
        memref.store %v, %image[%i, %j] : memref<10x12xi16>
      }
    }
    %part = memref.subview %image[1, 2] [8, 10] [1, 1] : memref<10x12xi16> to memref<8x10xi16, strided<[12, 1], offset: 14>>
    %any = memref.cast %part : memref<8x10xi16, strided<[12, 1], offset: 14>> to memref<?x?xi16, strided<[?, 1], offset: ?>>
    gpu.launch_func @kernels::@median blocks in (%c2, %c3, %c1) threads in (%c4, %c2, %c1) args(%any : memref<?x?xi16, strided<[?, 1], offset: ?>>, %out : memref<6x8xi32>)
    %shown = memref.cast %out : memref<6x8xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

// Prefix sums in two levels: a while loop with a barrier in it, and one kernel on two buffers of dynamic size.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [256]
// CHECK-NEXT: [-5, 3, 7, 7, 3, 12, 17, 18, 15, 25, 31, 33, 31, 42, 49, 52, 51, 46, 54, 58, 58, 54, 63, 68, 69, 66, 76, 82, 84, 82, 93, 100, 103, 102, 97, 105, 109, 109, 105, 114, 119, 120, 117, 127, 133, 135, 133, 144, 151, 154, 153, 148, 156, 160, 160, 156, 165, 170, 171, 168, 178, 184, 186, 184, 195, 202, 205, 204, 199, 207, 211, 211, 207, 216, 221, 222, 219, 229, 235, 237, 235, 246, 253, 256, 255, 250, 258, 262, 262, 258, 267, 272, 273, 270, 280, 286, 288, 286, 297, 304, 307, 306, 301, 309, 313, 313, 309, 318, 323, 324, 321, 331, 337, 339, 337, 348, 355, 358, 357, 352, 360, 364, 364, 360, 369, 374, 375, 372, 382, 388, 390, 388, 399, 406, 409, 408, 403, 411, 415, 415, 411, 420, 425, 426, 423, 433, 439, 441, 439, 450, 457, 460, 459, 454, 462, 466, 466, 462, 471, 476, 477, 474, 484, 490, 492, 490, 501, 508, 511, 510, 505, 513, 517, 517, 513, 522, 527, 528, 525, 535, 541, 543, 541, 552, 559, 562, 561, 556, 564, 568, 568, 564, 573, 578, 579, 576, 586, 592, 594, 592, 603, 610, 613, 612, 607, 615, 619, 619, 615, 624, 629, 630, 627, 637, 643, 645, 643, 654, 661, 664, 663, 658, 666, 670, 670, 666, 675, 680, 681, 678, 688, 694, 696, 694, 705, 712, 715, 714, 709, 717, 721, 721, 717, 726, 731, 732, 729, 739, 745, 747, 745, 756, 763, 766, 765, 760]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scan(%data: memref<?xi32>, %totals: memref<?xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c15 = arith.constant 15 : index
      %c16 = arith.constant 16 : index
      %zero = arith.constant 0 : i32
      %shared = memref.alloc() : memref<2x16xi32, #gpu.address_space<workgroup>>
      %i = gpu.global_id x
      %t = gpu.thread_id x
      %v = memref.load %data[%i] : memref<?xi32>
      memref.store %v, %shared[%c0, %t] : memref<2x16xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last:2 = scf.while (%d = %c1, %side = %c0) : (index, index) -> (index, index) {
        %more = arith.cmpi ult, %d, %c16 : index
        scf.condition(%more) %d, %side : index, index
      } do {
      ^bb0(%d: index, %side: index):
        %other = arith.subi %c1, %side : index
        %mine = memref.load %shared[%side, %t] : memref<2x16xi32, #gpu.address_space<workgroup>>
        %far = arith.cmpi uge, %t, %d : index
        %add = scf.if %far -> (i32) {
          %k = arith.subi %t, %d : index
          %w = memref.load %shared[%side, %k] : memref<2x16xi32, #gpu.address_space<workgroup>>
          scf.yield %w : i32
        } else {
          scf.yield %zero : i32
        }
        %sum = arith.addi %mine, %add : i32
        memref.store %sum, %shared[%other, %t] : memref<2x16xi32, #gpu.address_space<workgroup>>
        gpu.barrier
        %next = arith.addi %d, %d : index
        scf.yield %next, %other : index, index
      }
      %sum = memref.load %shared[%last#1, %t] : memref<2x16xi32, #gpu.address_space<workgroup>>
      memref.store %sum, %data[%i] : memref<?xi32>
      %end = arith.cmpi eq, %t, %c15 : index
      scf.if %end {
        %b = gpu.block_id x
        memref.store %sum, %totals[%b] : memref<?xi32>
      }
      gpu.return
    }
    gpu.func @add(%data: memref<?xi32>, %totals: memref<?xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %i = gpu.global_id x
      %b = gpu.block_id x
      %first = arith.cmpi eq, %b, %c0 : index
      scf.if %first {
      } else {
        %k = arith.subi %b, %c1 : index
        %v = memref.load %data[%i] : memref<?xi32>
        %w = memref.load %totals[%k] : memref<?xi32>
        %s = arith.addi %v, %w : i32
        memref.store %s, %data[%i] : memref<?xi32>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c13 = arith.constant 13 : index
    %c16 = arith.constant 16 : index
    %c17 = arith.constant 17 : index
    %c256 = arith.constant 256 : index
    %five = arith.constant 5 : i32
    %data = memref.alloc(%c256) : memref<?xi32>
    %totals = memref.alloc(%c16) : memref<?xi32>
    %all = memref.alloc(%c1) : memref<?xi32>
    scf.for %i = %c0 to %c256 step %c1 {
      %p = arith.muli %i, %c13 : index
      %q = arith.remui %p, %c17 : index
      %w = arith.index_cast %q : index to i32
      %v = arith.subi %w, %five : i32
      memref.store %v, %data[%i] : memref<?xi32>
    }
    gpu.launch_func @kernels::@scan blocks in (%c16, %c1, %c1) threads in (%c16, %c1, %c1) args(%data : memref<?xi32>, %totals : memref<?xi32>)
    gpu.launch_func @kernels::@scan blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%totals : memref<?xi32>, %all : memref<?xi32>)
    gpu.launch_func @kernels::@add blocks in (%c16, %c1, %c1) threads in (%c16, %c1, %c1) args(%data : memref<?xi32>, %totals : memref<?xi32>)
    %shown = memref.cast %data : memref<?xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

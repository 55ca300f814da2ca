// Loops that are unrolled and operations whose operands are bounded compute the same at each level, also of negative
// numbers where nothing bounds them, and of sums of indices that wrap around.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 10]
// CHECK-NEXT: [-1, -1, 0, 0, 0, 0, 0, 6, 1, 0]
// CHECK-NEXT: [-1, 0, -2, 0, 1, 1, 357913941, 5, 0, 0]
// CHECK-NEXT: [-1, 0, -1, 0, 1, 2, -715827882, 4, 3, 1]
// CHECK-NEXT: [0, 0, 0, 0, 1, 3, -357913941, 3, 1, 3]
// CHECK-NEXT: [0, 1, 1, 0, 2, 4, 0, 2, 0, 6]
// CHECK-NEXT: [0, 1, 2, 0, 2, 5, 357913941, 1, 3, 10]
// CHECK-NEXT: [0, 1, 0, 0, 2, 6, -715827882, 0, 1, 15]
// CHECK-NEXT: [1, 2, 1, 1, 3, 7, -357913941, -1, 0, 21]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%out: memref<8x10xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %c9 = arith.constant 9 : index
      %large = arith.constant 536870912 : index
      %t = gpu.thread_id x
      %n = arith.subi %t, %c3 : index
      %v0 = arith.floordivsi %n, %c4 : index
      %v1 = arith.ceildivsi %n, %c3 : index
      %v2 = arith.remsi %n, %c3 : index
      %guard = arith.cmpi sge, %n, %c0 : index
      %v3 = scf.if %guard -> (index) {
        %q = arith.divsi %n, %c4 : index
        scf.yield %q : index
      } else {
        %q = arith.divsi %n, %c4 : index
        scf.yield %q : index
      }
      %v4 = arith.ceildivsi %t, %c3 : index
      %v5 = arith.remsi %t, %c8 : index
      %part = arith.muli %t, %large : index
      %sum = arith.addi %part, %part : index
      %v6 = arith.divsi %sum, %c3 : index
      %v7 = scf.for %i = %c1 to %c6 step %c2 iter_args(%a = %n) -> (index) {
        %b = arith.subi %i, %a : index
        scf.yield %b : index
      }
      %third = arith.remui %t, %c3 : index
      %v8 = arith.xori %c1, %third : index
      %v9 = scf.for %i = %c0 to %t step %c1 iter_args(%a = %c0) -> (index) {
        %b = arith.addi %i, %a : index
        scf.yield %b : index
      }
      %s0 = arith.index_cast %v0 : index to i32
      memref.store %s0, %out[%t, %c0] : memref<8x10xi32>
      %s1 = arith.index_cast %v1 : index to i32
      memref.store %s1, %out[%t, %c1] : memref<8x10xi32>
      %s2 = arith.index_cast %v2 : index to i32
      memref.store %s2, %out[%t, %c2] : memref<8x10xi32>
      %s3 = arith.index_cast %v3 : index to i32
      memref.store %s3, %out[%t, %c3] : memref<8x10xi32>
      %s4 = arith.index_cast %v4 : index to i32
      memref.store %s4, %out[%t, %c4] : memref<8x10xi32>
      %s5 = arith.index_cast %v5 : index to i32
      memref.store %s5, %out[%t, %c5] : memref<8x10xi32>
      %s6 = arith.index_cast %v6 : index to i32
      memref.store %s6, %out[%t, %c6] : memref<8x10xi32>
      %s7 = arith.index_cast %v7 : index to i32
      memref.store %s7, %out[%t, %c7] : memref<8x10xi32>
      %s8 = arith.index_cast %v8 : index to i32
      memref.store %s8, %out[%t, %c8] : memref<8x10xi32>
      %s9 = arith.index_cast %v9 : index to i32
      memref.store %s9, %out[%t, %c9] : memref<8x10xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %out = memref.alloc() : memref<8x10xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%out : memref<8x10xi32>)
    %show = memref.cast %out : memref<8x10xi32> to memref<*xi32>
    call @printMemrefI32(%show) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

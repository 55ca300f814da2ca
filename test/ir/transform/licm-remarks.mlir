// RUN: mlir-opt %s --loop-invariant-code-motion --remarks --verify-diagnostics -o %t
// RUN: mlir-opt %s --loop-invariant-code-motion -o %t 2>&1 | count 0

// What moved, how far, and why the rest stays. Constants, and operations without results, need no remark.

func.func @f(%m: memref<8xi32>, %n: index, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @+1 {{2 operations stay in the loop: their operands change there}}
  scf.for %i = %c0 to %n step %c1 {
    %c7 = arith.constant 7 : i32
    %p = arith.index_cast %i : index to i32
    // expected-remark @+1 {{1 operation stays in the loop: its operands change there}}
    scf.for %j = %c0 to %n step %c1 {
      // expected-remark @+1 {{'arith.addi' moved before 2 loops}}
      %a = arith.addi %x, %c7 : i32
      // expected-remark @+1 {{'arith.muli' moved before the loop}}
      %b = arith.muli %p, %a : i32
      // expected-remark @+1 {{'arith.divsi' stays in the loop: it may not run if the loop does not}}
      %d = arith.divsi %x, %y : i32
      // expected-remark @+1 {{'memref.load' stays in the loop: it accesses memory}}
      %l = memref.load %m[%n] : memref<8xi32>
      %q = memref.load %m[%j] : memref<8xi32>
      memref.store %b, %m[%n] : memref<8xi32>
      memref.store %d, %m[%n] : memref<8xi32>
      memref.store %l, %m[%n] : memref<8xi32>
      memref.store %q, %m[%n] : memref<8xi32>
    }
  }
  return
}

// RUN: mlir-opt %s --cse --remarks --verify-diagnostics -o %t
// RUN: mlir-opt %s --cse -o %t 2>&1 | count 0

// What cse left out, and which equal reads it kept. Constants need no remark.

func.func @f(%m: memref<8xi32>, %i: index, %x: i32, %c: i1) -> (i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c1_again = arith.constant 1 : i32
  %unused = arith.constant 2 : i32
  %a = arith.addi %x, %c1 : i32
  // expected-remark @+1 {{'arith.addi' left out: an earlier operation computes the same}}
  %b = arith.addi %x, %c1_again : i32
  // expected-remark @+1 {{'arith.muli' left out: nothing uses it}}
  %d = arith.muli %x, %x : i32
  %l = memref.load %m[%i] : memref<8xi32>
  %q = arith.divsi %x, %l : i32
  // expected-remark @+1 {{'memref.load' left out: an earlier operation computes the same}}
  %l1 = memref.load %m[%i] : memref<8xi32>
  memref.store %x, %m[%i] : memref<8xi32>
  // expected-remark @+1 {{'memref.load' kept: memory may have changed since the same operation before it}}
  %l2 = memref.load %m[%i] : memref<8xi32>
  %r = scf.if %c -> i32 {
    // expected-remark @+1 {{'memref.load' kept: the same operation before it is in another block, and memory may have changed since}}
    %l3 = memref.load %m[%i] : memref<8xi32>
    scf.yield %l3 : i32
  } else {
    scf.yield %x : i32
  }
  %s = arith.addi %a, %b : i32
  return %s, %l, %l1, %l2, %r, %q : i32, i32, i32, i32, i32, i32
}

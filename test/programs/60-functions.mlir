// RUN: run-program %s | FileCheck %s

// Device functions that call each other, three deep; one has two results, so its calls are
// inlined, and one takes a memref. All come along when the launch becomes a kernel.
// CHECK: [7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52]
// CHECK: [22, 34, 46, 58, 70, 82, 94, 106, 118, 130, 142, 154, 166, 178, 190, 202]

module attributes {gpu.container_module} {
  func.func @leaf(%x: i32) -> i32 {
    %c3 = arith.constant 3 : i32
    %c1 = arith.constant 1 : i32
    %0 = arith.muli %x, %c3 : i32
    %1 = arith.addi %0, %c1 : i32
    return %1 : i32
  }
  func.func @sum(%x: i32, %n: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0 : i32
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
      %k = arith.index_cast %i : index to i32
      %y = arith.addi %x, %k : i32
      %l = func.call @leaf(%y) : (i32) -> i32
      %t = arith.addi %s, %l : i32
      scf.yield %t : i32
    }
    return %r : i32
  }
  func.func @pair(%x: i32) -> (i32, i32) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %a = func.call @sum(%x, %c3) : (i32, index) -> i32
    %b = func.call @sum(%x, %c2) : (i32, index) -> i32
    %d = arith.subi %a, %b : i32
    %e = func.call @sum(%x, %c4) : (i32, index) -> i32
    return %d, %e : i32, i32
  }
  func.func @put(%m: memref<16xi32>, %i: index, %v: i32) {
    memref.store %v, %m[%i] : memref<16xi32>
    return
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %a = memref.alloc() : memref<16xi32>
    %b = memref.alloc() : memref<16xi32>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%lx = %c16, %ly = %c1, %lz = %c1) {
      %x = arith.index_cast %tx : index to i32
      %r:2 = func.call @pair(%x) : (i32) -> (i32, i32)
      func.call @put(%a, %tx, %r#0) : (memref<16xi32>, index, i32) -> ()
      func.call @put(%b, %tx, %r#1) : (memref<16xi32>, index, i32) -> ()
      gpu.terminator
    }
    %ua = memref.cast %a : memref<16xi32> to memref<*xi32>
    call @printMemrefI32(%ua) : (memref<*xi32>) -> ()
    %ub = memref.cast %b : memref<16xi32> to memref<*xi32>
    call @printMemrefI32(%ub) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

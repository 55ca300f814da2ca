// RUN: run-program %s | FileCheck %s

// A state machine by cf.switch, with an early exit from the loop.
// CHECK: [4290, 1733, 212, 213, 300, 100, 1638, 102, 113, 1423, 1527, 312, 200, 200, 331, 347]

module attributes {gpu.container_module} {
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %a = memref.alloc() : memref<16xi32>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%lx = %c16, %ly = %c1, %lz = %c1) {
      %seed = arith.index_cast %tx : index to i32
      %c0_i32 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      %c2_i32 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %c5_i32 = arith.constant 5 : i32
      %c7_i32 = arith.constant 7 : i32
      %c10 = arith.constant 10 : i32
      %c16_i32 = arith.constant 16 : i32
      %c40 = arith.constant 40 : i32
      %c100 = arith.constant 100 : i32
      %c1000 = arith.constant 1000 : i32
      %mul = arith.constant 1103515245 : i32
      %inc = arith.constant 12345 : i32
      cf.br ^head(%c0_i32, %c0_i32, %seed, %c0_i32 : i32, i32, i32, i32)
    ^head(%s: i32, %acc: i32, %x: i32, %n: i32):
      %full = arith.cmpi eq, %n, %c40 : i32
      cf.cond_br %full, ^done(%acc : i32), ^step
    ^step:
      %n1 = arith.addi %n, %c1_i32 : i32
      %m = arith.muli %x, %mul : i32
      %x1 = arith.addi %m, %inc : i32
      %h = arith.shrui %x1, %c16_i32 : i32
      %bit = arith.andi %h, %c3_i32 : i32
      cf.switch %s : i32, [
        default: ^other,
        0: ^s0,
        1: ^s1,
        2: ^s2,
        5: ^s5
      ]
    ^s0:
      cf.switch %bit : i32, [
        default: ^head(%s, %acc, %x1, %n1 : i32, i32, i32, i32),
        0: ^head(%c1_i32, %acc, %x1, %n1 : i32, i32, i32, i32),
        3: ^head(%c5_i32, %acc, %x1, %n1 : i32, i32, i32, i32)
      ]
    ^s1:
      %a1 = arith.addi %acc, %c1_i32 : i32
      %odd = arith.trunci %bit : i32 to i1
      cf.cond_br %odd, ^head(%c2_i32, %a1, %x1, %n1 : i32, i32, i32, i32), ^head(%c0_i32, %a1, %x1, %n1 : i32, i32, i32, i32)
    ^s2:
      %a2 = arith.addi %acc, %c10 : i32
      %two = arith.cmpi eq, %bit, %c2_i32 : i32
      %t2 = arith.select %two, %c7_i32, %c1_i32 : i32
      cf.br ^head(%t2, %a2, %x1, %n1 : i32, i32, i32, i32)
    ^s5:
      %a5 = arith.addi %acc, %c100 : i32
      %one = arith.cmpi eq, %bit, %c1_i32 : i32
      cf.cond_br %one, ^done(%a5 : i32), ^head(%c0_i32, %a5, %x1, %n1 : i32, i32, i32, i32)
    ^other:
      %a7 = arith.addi %acc, %c1000 : i32
      cf.br ^head(%c0_i32, %a7, %x1, %n1 : i32, i32, i32, i32)
    ^done(%r: i32):
      memref.store %r, %a[%tx] : memref<16xi32>
      gpu.terminator
    }
    %ua = memref.cast %a : memref<16xi32> to memref<*xi32>
    call @printMemrefI32(%ua) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}

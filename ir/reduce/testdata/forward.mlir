// forward, result, operand
func.func @f(%a: i32, %c: i1, %n: index, %m: memref<?x?xf32>) -> (i32, f32, i32, f32) {
  %z = arith.constant 0 : index
  %g = arith.constant 1.0 : f32
  %0:3 = scf.for %i = %z to %n step %n iter_args(%x = %a, %y = %g, %unused = %n) -> (i32, f32, index) {
    %1 = arith.addi %x, %x : i32
    %2 = arith.addf %y, %y : f32
    scf.yield %1, %2, %i : i32, f32, index
  }
  %3:2 = scf.if %c -> (i32, f32) {
    scf.yield %0#0, %0#1 : i32, f32
  } else {
    %h = arith.constant 3.0 : f32
    scf.yield %a, %h : i32, f32
  }
  %4:2 = scf.while (%w = %3#0, %u = %3#1) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) %u, %w : f32, i32
  } do {
  ^bb0(%v: f32, %t: i32):
    scf.yield %t, %v : i32, f32
  }
  %5:2 = "foo.two"(%a, %n) : (i32, index) -> (i32, i32)
  %many:3 = "foo.three"() : () -> (i32, f32, i32)
  %s = memref.subview %m[%n, 0] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %6 = scf.index_switch %n -> i32
  case 2 {
    scf.yield %a : i32
  }
  default {
    scf.yield %5#1 : i32
  }
  return %4#1, %4#0, %6, %g : i32, f32, i32, f32
}
func.func @reduction(%n: index, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

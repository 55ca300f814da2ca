// cut, redirect, bypass, merge, block argument
func.func @branches(%a: i32, %c: i1, %v: i8) -> (i32, i64) {
  %n = arith.constant 9 : i64
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%n, %a : i64, i32)
^bb1(%x: i32):
  %y = arith.addi %x, %x : i32
  cf.br ^bb3(%y, %n : i32, i64)
^bb2(%p: i64, %q: i32):
  cf.br ^bb3(%q, %p : i32, i64)
^bb3(%r: i32, %s: i64):
  return %r, %s : i32, i64
}
func.func @loop(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  "foo.op"() : () -> ()
  cf.br ^bb3
^bb3:
  return
}
func.func @switch(%v: i32) -> i32 {
  cf.switch %v : i32, [
    default: ^bb1(%v : i32),
    1: ^bb2(%v, %v : i32, i32)
  ]
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32, %z: i32):
  %t = arith.addi %y, %z : i32
  cf.br ^bb1(%t : i32)
}
func.func @endless(%v: i32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @unregistered(%v: i32) -> i32 {
  "foo.jump"()[^bb1] : () -> ()
^bb1:
  cf.br ^bb2(%v : i32)
^bb2(%w: i32):
  return %w : i32
}
"foo.region"() ({
^bb0(%x: i32):
}) : () -> ()
func.func @same(%c: i1, %v: i32, %w: i32) -> i32 {
  cf.cond_br %c, ^bb1(%v : i32), ^bb1(%w : i32)
^bb1(%x: i32):
  return %x : i32
}

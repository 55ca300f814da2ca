// Terminators, phis, weights.
llvm.func @switch(%a: i32, %b: i64, %c: i8) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.switch %a : i32, ^bb1(%0 : i32) [
    1: ^bb1(%a : i32),
    -2: ^bb2,
    2147483647: ^bb3(%a, %0 : i32, i32),
    -2147483648: ^bb2
  ]
^bb1(%x: i32):
  llvm.switch %b : i64, ^bb2 [
    4294967296: ^bb4,
    -1: ^bb5
  ] {branch_weights = array<i32: 10, 20, 30>}
^bb2:
  llvm.switch %c : i8, ^bb4 [
  ]
^bb3(%y: i32, %z: i32):
  %1 = llvm.add %y, %z : i32
  llvm.return %1 : i32
^bb4:
  llvm.switch %c : i8, ^bb5 [
    -128: ^bb6,
    127: ^bb6
  ]
^bb5:
  llvm.return %0 : i32
^bb6:
  llvm.unreachable
}
llvm.func @branches(%a: i1, %v: i32, %w: i32) -> i32 {
  llvm.cond_br %a, ^bb1(%v : i32), ^bb1(%w : i32)
^bb1(%x: i32):
  llvm.cond_br %a weights([3, 5]), ^bb2(%x, %v : i32, i32), ^bb3
^bb2(%y: i32, %z: i32):
  %0 = llvm.mul %y, %z : i32
  llvm.br ^bb1(%0 : i32)
^bb3:
  llvm.cond_br %a, ^bb4, ^bb4
^bb4:
  llvm.return %v : i32
}
llvm.func @order(%a: i1, %b: i32) {
  llvm.br ^bb3
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.return
^bb3:
  llvm.cond_br %a, ^bb1, ^bb4(%b : i32)
^bb4(%c: i32):
  llvm.br ^bb2
^bb5:
  llvm.br ^bb6(%b : i32)
^bb6(%d: i32):
  llvm.br ^bb2
}
llvm.func @loop(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %0 : i64, i64)
^bb1(%i: i64, %s: i64):
  %2 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %2, ^bb2, ^bb3
^bb2:
  %3 = llvm.add %s, %i : i64
  %4 = llvm.add %i, %1 : i64
  llvm.br ^bb1(%4, %3 : i64, i64)
^bb3:
  llvm.return %s : i64
}
llvm.func @swap(%n: i1, %a: f32, %b: f32) {
  llvm.br ^bb1(%a, %b : f32, f32)
^bb1(%x: f32, %y: f32):
  llvm.cond_br %n, ^bb1(%y, %x : f32, f32), ^bb2
^bb2:
  llvm.return
}

// RUN: mlir-opt %s --llvm-legalize-for-export --split-input-file | FileCheck %s

// A phi has one value for each block: the second way to a block with arguments leads through a block of its own.

// CHECK-LABEL: @branch
// CHECK: llvm.cond_br %{{.*}}, ^bb1(%[[A:.*]] : i32), ^bb2(%[[B:.*]] : i32)
// CHECK: ^bb1(%[[X:.*]]: i32):
// CHECK-NEXT: llvm.return %[[X]]
// CHECK: ^bb2(%[[Y:.*]]: i32):
// CHECK-NEXT: llvm.br ^bb1(%[[Y]] : i32)
llvm.func @branch(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}

// CHECK-LABEL: @switch
// CHECK: llvm.switch %[[V:.*]] : i32, ^bb1(%{{.*}} : i32) [
// CHECK-NEXT: 1: ^bb3(%{{.*}} : i32),
// CHECK-NEXT: 2: ^bb2,
// CHECK-NEXT: 3: ^bb2,
// CHECK-NEXT: 4: ^bb4(%[[V]] : i32)
// CHECK: ^bb3(%[[P:.*]]: i32):
// CHECK-NEXT: llvm.br ^bb1(%[[P]] : i32)
// CHECK: ^bb4(%[[Q:.*]]: i32):
// CHECK-NEXT: llvm.br ^bb1(%[[Q]] : i32)
llvm.func @switch(%v: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %v : i32, ^bb1(%a : i32) [
    1: ^bb1(%b : i32),
    2: ^bb2,
    3: ^bb2,
    4: ^bb1(%v : i32)
  ]
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  llvm.return %a : i32
}

// Blocks without arguments, and different blocks, stay.

// CHECK-LABEL: @distinct
// CHECK: llvm.cond_br %{{.*}}, ^bb1, ^bb1
// CHECK: llvm.cond_br %{{.*}}, ^bb2(%{{.*}} : i1), ^bb3(%{{.*}} : i1)
// CHECK-NOT: llvm.br
llvm.func @distinct(%c: i1) -> i1 {
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  llvm.cond_br %c, ^bb2(%c : i1), ^bb3(%c : i1)
^bb2(%x: i1):
  llvm.return %x : i1
^bb3(%y: i1):
  llvm.return %y : i1
}

// -----

// Fragments of fragments become one: the offsets add up, the first one has the size.

// CHECK: a = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(96, 8)]>
// CHECK-SAME: b = [#llvm.di_expression<[DW_OP_LLVM_fragment(1, 2), DW_OP_deref, DW_OP_LLVM_fragment(5, 3)]>]
// CHECK-SAME: c = #llvm.di_expression<>
module attributes {builtin.a = {a = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 8), DW_OP_LLVM_fragment(32, 16), DW_OP_LLVM_fragment(32, 64)]>,
  b = [#llvm.di_expression<[DW_OP_LLVM_fragment(1, 2), DW_OP_deref, DW_OP_LLVM_fragment(2, 3), DW_OP_LLVM_fragment(3, 4)]>], c = #llvm.di_expression<>}} {
}

// RUN: mlir-opt %s --inline='default-pipeline=' --split-input-file | FileCheck %s
// RUN: mlir-opt %s --inline='inlining-threshold=100 default-pipeline=' --split-input-file | FileCheck %s --check-prefix=SMALL
// RUN: mlir-opt %s --inline='op-pipelines=func.func(canonicalize)' --dump-pass-pipeline --split-input-file -o /dev/null 2>&1 | FileCheck %s --check-prefix=DUMP

// DUMP: builtin.module(inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=4 op-pipelines=func.func(canonicalize

// A private function goes with its last call; results are replaced.
// CHECK-NOT: @double
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[A:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT: %[[B:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT: return %[[B]] : i32
func.func private @double(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @twice(%x: i32) -> i32 {
  %0 = call @double(%x) : (i32) -> i32
  %1 = call @double(%0) : (i32) -> i32
  return %1 : i32
}

// -----

// Of several blocks, the returns branch to what follows the call, but not inside an
// op whose regions have one block.
func.func @choose(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  return %a : i32
^two:
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
// CHECK-LABEL: func.func @branches
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2
// CHECK: ^bb1:
// CHECK-NEXT: cf.br ^bb3(%{{.*}} : i32)
// CHECK: ^bb2:
// CHECK-NEXT: %[[M:.*]] = arith.muli
// CHECK-NEXT: cf.br ^bb3(%[[M]] : i32)
// CHECK: ^bb3(%[[R:.*]]: i32):
// CHECK: return %[[R]] : i32
func.func @branches(%c: i1, %a: i32) -> i32 {
  %0 = call @choose(%c, %a) : (i1, i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func @one_block
// CHECK: func.call @choose
func.func @one_block(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @choose(%c, %a) : (i1, i32) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

// -----

// Recursion stays: directly never, through others as far as nothing repeats.
// CHECK-LABEL: func.func @again
// CHECK: call @again
func.func @again(%a: i32) -> i32 {
  %0 = call @again(%a) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func @caller
// CHECK: call @again
func.func @caller(%a: i32) -> i32 {
  %0 = call @again(%a) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func @declared
// CHECK: call @elsewhere
func.func private @elsewhere(i32)
func.func @declared(%a: i32) {
  call @elsewhere(%a) : (i32) -> ()
  return
}
// A dialect without rules for inlining refuses.
// CHECK-LABEL: func.func @of_index
// CHECK: call @index_ops
func.func private @index_ops(%i: index) -> index {
  %0 = index.add %i, %i
  return %0 : index
}
func.func @of_index(%i: index) -> index {
  %0 = call @index_ops(%i) : (index) -> index
  return %0 : index
}

// -----

// Three ops are more than all of those of a caller with two.
func.func @three(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
// SMALL-LABEL: func.func @two
// SMALL: call @three
// CHECK-LABEL: func.func @two
// CHECK-NOT: call
func.func @two(%a: i32) -> i32 {
  %0 = call @three(%a) : (i32) -> i32
  return %0 : i32
}
// SMALL-LABEL: func.func @four
// SMALL-NOT: call
func.func @four(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = call @three(%1) : (i32) -> i32
  return %2 : i32
}

// -----

// A function that an attribute of another op names is kept.
// CHECK: func.func private @named
func.func private @named() {
  return
}
func.func @takes() -> (() -> ()) {
  call @named() : () -> ()
  %0 = constant @named : () -> ()
  return %0 : () -> ()
}

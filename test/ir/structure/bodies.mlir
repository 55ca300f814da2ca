// Bodies move and are cloned; distinct attributes made in passes are numbered as they are printed.
// RUN: mlir-opt --test-take-body %s | FileCheck %s --check-prefix=TAKE
// RUN: mlir-opt -p 'builtin.module(func.func(test-clone))' %s | FileCheck %s --check-prefix=CLONE
// RUN: mlir-opt --test-distinct-attrs --allow-unregistered-dialect %s | FileCheck %s --check-prefix=DISTINCT

// TAKE-LABEL: func.func @first
// TAKE-NEXT: %0 = arith.muli %arg0, %arg0 {
// TAKE: func.func private @second(i32) -> i32
// TAKE-NOT: {
// CLONE: notifyOperationInserted: arith.muli
// CLONE-NEXT: notifyOperationInserted: func.return
// CLONE: %[[A:.*]] = arith.muli %arg0, %arg0
// CLONE: %[[B:.*]] = arith.muli %[[A]], %[[A]]
// CLONE: return %[[B]]
func.func @first(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.br ^bb1(%0 : i32)
^bb1(%1: i32):
  cf.br ^bb2(%1 : i32)
^bb2(%2: i32):
  return %2 : i32
}
// DISTINCT: arith.muli %arg0, %arg0 {distinct.input = #[[A:.*]], distinct.output = #[[B:.*]]} : i32
func.func private @second(%x: i32) -> i32 {
  %0 = arith.muli %x, %x {distinct.input = distinct[3]<42 : i32>} : i32
  return %0 : i32
}

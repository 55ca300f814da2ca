// RUN: mlir-opt %s -canonicalize | FileCheck %s

// A difference is zero if the operands are equal. It says nothing of their order, since it wraps around.

// CHECK-LABEL: func @f(
// CHECK-SAME: %[[X:.*]]: index)
func.func @f(%x: index) -> (i1, i1, i1, i1, i1, i1) {
  // CHECK-DAG: %[[THREE:.*]] = index.constant 3
  // CHECK-DAG: %[[ZERO:.*]] = index.constant 0
  // CHECK: %[[D:.*]] = index.sub %[[X]], %[[THREE]]
  // CHECK: index.cmp ule(%[[D]], %[[ZERO]])
  // CHECK: index.cmp ugt(%[[D]], %[[ZERO]])
  // CHECK: index.cmp slt(%[[D]], %[[ZERO]])
  // CHECK: index.cmp sge(%[[ZERO]], %[[D]])
  // CHECK: index.cmp eq(%[[X]], %[[THREE]])
  // CHECK: index.cmp ne(%[[THREE]], %[[X]])
  %three = index.constant 3
  %zero = index.constant 0
  %d = index.sub %x, %three
  %le = index.cmp ule(%d, %zero)
  %gt = index.cmp ugt(%d, %zero)
  %lt = index.cmp slt(%d, %zero)
  %ge = index.cmp sge(%zero, %d)
  %eq = index.cmp eq(%d, %zero)
  %ne = index.cmp ne(%zero, %d)
  return %le, %gt, %lt, %ge, %eq, %ne : i1, i1, i1, i1, i1, i1
}

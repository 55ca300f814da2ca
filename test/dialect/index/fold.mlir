// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func @constants(
func.func @constants() -> (index, index, index, i1) {
  // CHECK-DAG: %[[SUM:.*]] = index.constant 12
  // CHECK-DAG: %[[QUO:.*]] = index.constant -2
  // CHECK-DAG: %[[CEIL:.*]] = index.constant 3
  // CHECK-DAG: %[[YES:.*]] = index.bool.constant true
  // CHECK:     return %[[SUM]], %[[QUO]], %[[CEIL]], %[[YES]]
  %a = index.constant 5
  %b = index.constant 7
  %c = index.constant -3
  %d = index.constant 2
  %sum = index.add %a, %b
  %quo = index.floordivs %c, %d
  %ceil = index.ceildivu %a, %d
  %lt = index.cmp slt(%c, %a)
  return %sum, %quo, %ceil, %lt : index, index, index, i1
}

// What depends on the width of index stays.
// CHECK-LABEL: func @width(
func.func @width() -> (index, i1, i64) {
  // CHECK-DAG: %[[A:.*]] = index.constant 4294967296
  // CHECK:     index.divu %[[A]]
  // CHECK:     index.cmp ugt(%[[A]],
  // CHECK:     index.castu %[[A]] : index to i64
  %a = index.constant 0x100000000
  %b = index.constant 2
  %q = index.divu %a, %b
  %g = index.cmp ugt(%a, %b)
  %c = index.castu %a : index to i64
  return %q, %g, %c : index, i1, i64
}

// CHECK-LABEL: func @values(
// CHECK-SAME:    %[[X:.*]]: index, %[[Y:.*]]: index)
func.func @values(%x: index, %y: index) -> (index, i1, i1, i1) {
  // CHECK-DAG: %[[NO:.*]] = index.bool.constant false
  // CHECK-DAG: %[[C:.*]] = index.cmp eq(%[[X]], %[[Y]])
  // CHECK:     return %[[X]], %[[NO]], %[[C]], %[[NO]]
  %zero = index.constant 0
  %s = index.add %x, %zero
  %e = index.cmp ne(%x, %x)
  %d = index.sub %x, %y
  %c = index.cmp eq(%d, %zero)
  %five = index.constant 5
  %m = index.mins %x, %zero
  %g = index.cmp sge(%m, %five)
  return %s, %e, %c, %g : index, i1, i1, i1
}

// RUN: mlir-opt --mlir-version=22 --canonicalize %s | FileCheck %s
// RUN: mlir-opt --mlir-version=19 --canonicalize %s | FileCheck %s --check-prefix=OLD

// CHECK-LABEL: func.func @sum
// CHECK: %[[C:.*]] = index.constant 7
// CHECK: index.add %{{.*}}, %[[C]]
// CHECK-NOT: index.add
// CHECK: return
// OLD-LABEL: func.func @sum
// OLD-COUNT-2: index.add
func.func @sum(%a: index) -> index {
  %c2 = index.constant 2
  %c5 = index.constant 5
  %0 = index.add %a, %c2
  %1 = index.add %0, %c5
  return %1 : index
}

// The maximum of these numbers depends on the width of index.

// CHECK-LABEL: func.func @width
// CHECK-COUNT-2: index.maxs
func.func @width(%a: index) -> index {
  %c2 = index.constant 2147483648
  %c5 = index.constant 5
  %0 = index.maxs %a, %c2
  %1 = index.maxs %0, %c5
  return %1 : index
}

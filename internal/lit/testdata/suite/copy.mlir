// RUN: mlir-opt %s | FileCheck %s

// CHECK-LABEL: func @f
// CHECK-NEXT:    %[[R:.*]] = add
// CHECK-NEXT:    return %[[R]]
func @f
  %0 = add
  return %0

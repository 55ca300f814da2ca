// RUN: mlir-opt %s --arith-unsigned-when-equivalent | FileCheck %s

// CHECK-LABEL: func @bounded(
// CHECK-SAME: %[[ARG0:.*]]: i8, %[[ARG1:.*]]: i8
// CHECK-NEXT:     %[[V0:.*]] = arith.extui %[[ARG0]] : i8 to i32
// CHECK-NEXT:     %[[V1:.*]] = arith.extui %[[ARG1]] : i8 to i32
// CHECK-NEXT:     %[[V2:.*]] = arith.divsi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.remsi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V4:.*]] = arith.maxui %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi ult, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.floordivsi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     return %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i32, i32, i32, i1, i32
func.func @bounded(%a: i8, %b : i8) -> (i32, i32, i32, i1, i32) {
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %0 = arith.divsi %x, %y : i32
  %1 = arith.remsi %x, %y : i32
  %2 = arith.maxsi %x, %y : i32
  %3 = arith.cmpi slt, %x, %y : i32
  %4 = arith.floordivsi %x, %y : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i1, i32
}

// CHECK-LABEL: func @any(
// CHECK-SAME: %[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32
// CHECK-NEXT:     %[[V0:.*]] = arith.divsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:.*]] = arith.minsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi sge, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.extsi %[[ARG0]] : i32 to i64
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : i32, i32, i1, i64
func.func @any(%a: i32, %b : i32) -> (i32, i32, i1, i64) {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.minsi %a, %b : i32
  %2 = arith.cmpi sge, %a, %b : i32
  %3 = arith.extsi %a : i32 to i64
  return %0, %1, %2, %3 : i32, i32, i1, i64
}

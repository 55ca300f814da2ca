// RUN: mlir-opt %s -test-arith-emulate-wide-int | FileCheck %s

// Bodies compute with halves, functions keep their types.

// CHECK-LABEL: func.func @emulate_sum(
// CHECK-SAME: %[[ARG0:[^:]*]]: i64, %[[ARG1:[^:]*]]: i64) -> i64
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %[[ARG1]] : i64 to vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = llvm.bitcast %[[ARG0]] : i64 to vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[V1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[SUM:.*]], %[[OVERFLOW:.*]] = arith.addui_extended %[[V2]], %[[V4]] : i32, i1
// CHECK-NEXT: %[[V6:.*]] = arith.extui %[[OVERFLOW]] : i1 to i32
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT: %[[V8:.*]] = arith.addi %[[V7]], %[[V5]] : i32
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = vector.insert %[[V8]], %[[V9]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.extract %[[V10]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.extract %[[V10]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V13:.*]] = vector.extract %[[V1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V14:.*]] = vector.extract %[[V1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V15:.*]] = arith.xori %[[V11]], %[[V13]] : i32
// CHECK-NEXT: %[[V16:.*]] = arith.xori %[[V12]], %[[V14]] : i32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V17:.*]] = vector.insert %[[V15]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V18:.*]] = vector.insert %[[V16]], %[[V17]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V19:.*]] = llvm.bitcast %[[V18]] : vector<2xi32> to i64
// CHECK-NEXT: return %[[V19]] : i64
func.func @emulate_sum(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  %1 = arith.xori %0, %a : i64
  return %1 : i64
}

// CHECK-LABEL: func.func @not_emulated(
// CHECK-SAME: %[[ARG0:[^:]*]]: i64) -> i64
// CHECK-NEXT: %[[V0:.*]] = arith.addi %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT: return %[[V0]] : i64
func.func @not_emulated(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  return %0 : i64
}

// RUN: mlir-opt %s --arith-emulate-wide-int | FileCheck %s

// CHECK-LABEL: func @addi_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[SUM:.*]], %[[OVERFLOW:.*]] = arith.addui_extended %[[V0]], %[[V2]] : i32, i1
// CHECK-NEXT:     %[[V4:.*]] = arith.extui %[[OVERFLOW]] : i1 to i32
// CHECK-NEXT:     %[[V5:.*]] = arith.addi %[[V4]], %[[V1]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.addi %[[V5]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.insert %[[V6]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<2xi32>
func.func @addi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @muli_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[LOW:.*]], %[[HIGH:.*]] = arith.mului_extended %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V4:.*]] = arith.muli %[[V0]], %[[V3]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.muli %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.addi %[[HIGH]], %[[V4]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.addi %[[V6]], %[[V5]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.insert %[[LOW]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.insert %[[V7]], %[[V8]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V9]] : vector<2xi32>
func.func @muli_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @andi_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.andi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.andi %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:.*]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
func.func @andi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @ori_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.ori %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.ori %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:.*]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
func.func @ori_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.ori %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @xori_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.xori %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.xori %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:.*]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
func.func @xori_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.xori %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @shli_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.cmpi uge, %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V4:.*]] = arith.shli %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.select %[[V3]], %[[C0_I32]], %[[V4]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.select %[[V3]], %[[C32_I32]], %[[V2]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.subi %[[C32_I32]], %[[V6]] : i32
// CHECK-NEXT:     %[[V8:.*]] = arith.shrui %[[V0]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:.*]] = arith.subi %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V10:.*]] = arith.shli %[[V0]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:.*]] = arith.shli %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V12:.*]] = arith.select %[[V3]], %[[C0_I32]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.select %[[V3]], %[[V10]], %[[V8]] : i32
// CHECK-NEXT:     %[[V14:.*]] = arith.ori %[[V13]], %[[V12]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V5]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V16:.*]] = vector.insert %[[V14]], %[[V15]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V16]] : vector<2xi32>
func.func @shli_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @shrui_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.cmpi uge, %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V4:.*]] = arith.shrui %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.select %[[V3]], %[[C0_I32]], %[[V4]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.shrui %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V3]], %[[C0_I32]], %[[V6]] : i32
// CHECK-NEXT:     %[[V8:.*]] = arith.select %[[V3]], %[[C32_I32]], %[[V2]] : i32
// CHECK-NEXT:     %[[V9:.*]] = arith.subi %[[C32_I32]], %[[V8]] : i32
// CHECK-NEXT:     %[[V10:.*]] = arith.shli %[[V1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:.*]] = arith.subi %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V12:.*]] = arith.shrui %[[V1]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.select %[[V3]], %[[V12]], %[[V10]] : i32
// CHECK-NEXT:     %[[V14:.*]] = arith.ori %[[V5]], %[[V13]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V14]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V16:.*]] = vector.insert %[[V7]], %[[V15]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V16]] : vector<2xi32>
func.func @shrui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @shrsi_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi slt, %[[V0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.extsi %[[V2]] : i1 to i32
// CHECK-NEXT:     %[[C0_I32_0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi slt, %[[V3]], %[[C0_I32_0]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.extsi %[[V4]] : i1 to i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:.*]] = vector.insert %[[V3]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[C64_I32:.*]] = arith.constant 64 : i32
// CHECK-NEXT:     %[[V8:.*]] = arith.subi %[[C64_I32]], %[[V1]] : i32
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.insert %[[V8]], %[[CST_1]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V10:.*]] = vector.extract %[[V7]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.extract %[[V7]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:.*]] = vector.extract %[[V9]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32_2:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.cmpi uge, %[[V12]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V14:.*]] = arith.shli %[[V10]], %[[V12]] : i32
// CHECK-NEXT:     %[[V15:.*]] = arith.select %[[V13]], %[[C0_I32_2]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:.*]] = arith.select %[[V13]], %[[C32_I32]], %[[V12]] : i32
// CHECK-NEXT:     %[[V17:.*]] = arith.subi %[[C32_I32]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:.*]] = arith.shrui %[[V10]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:.*]] = arith.subi %[[V12]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V20:.*]] = arith.shli %[[V10]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:.*]] = arith.shli %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V22:.*]] = arith.select %[[V13]], %[[C0_I32_2]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:.*]] = arith.select %[[V13]], %[[V20]], %[[V18]] : i32
// CHECK-NEXT:     %[[V24:.*]] = arith.ori %[[V23]], %[[V22]] : i32
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V25:.*]] = vector.insert %[[V15]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V26:.*]] = vector.insert %[[V24]], %[[V25]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V27:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V28:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V29:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32_4:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32_5:.*]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V30:.*]] = arith.cmpi uge, %[[V29]], %[[C32_I32_5]] : i32
// CHECK-NEXT:     %[[V31:.*]] = arith.shrui %[[V27]], %[[V29]] : i32
// CHECK-NEXT:     %[[V32:.*]] = arith.select %[[V30]], %[[C0_I32_4]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:.*]] = arith.shrui %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V34:.*]] = arith.select %[[V30]], %[[C0_I32_4]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:.*]] = arith.select %[[V30]], %[[C32_I32_5]], %[[V29]] : i32
// CHECK-NEXT:     %[[V36:.*]] = arith.subi %[[C32_I32_5]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:.*]] = arith.shli %[[V28]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:.*]] = arith.subi %[[V29]], %[[C32_I32_5]] : i32
// CHECK-NEXT:     %[[V39:.*]] = arith.shrui %[[V28]], %[[V38]] : i32
// CHECK-NEXT:     %[[V40:.*]] = arith.select %[[V30]], %[[V39]], %[[V37]] : i32
// CHECK-NEXT:     %[[V41:.*]] = arith.ori %[[V32]], %[[V40]] : i32
// CHECK-NEXT:     %[[CST_6:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V42:.*]] = vector.insert %[[V41]], %[[CST_6]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V43:.*]] = vector.insert %[[V34]], %[[V42]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V44:.*]] = vector.extract %[[V43]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V45:.*]] = vector.extract %[[V43]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V46:.*]] = vector.extract %[[V26]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V47:.*]] = vector.extract %[[V26]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V48:.*]] = arith.ori %[[V44]], %[[V46]] : i32
// CHECK-NEXT:     %[[V49:.*]] = arith.ori %[[V45]], %[[V47]] : i32
// CHECK-NEXT:     %[[CST_7:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V50:.*]] = vector.insert %[[V48]], %[[CST_7]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V51:.*]] = vector.insert %[[V49]], %[[V50]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V52:.*]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V53:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V54:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V55:.*]] = vector.extract %[[V51]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V56:.*]] = vector.extract %[[V51]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V57:.*]] = arith.select %[[V52]], %[[V53]], %[[V55]] : i32
// CHECK-NEXT:     %[[V58:.*]] = arith.select %[[V52]], %[[V54]], %[[V56]] : i32
// CHECK-NEXT:     %[[CST_8:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V59:.*]] = vector.insert %[[V57]], %[[CST_8]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V60:.*]] = vector.insert %[[V58]], %[[V59]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V60]] : vector<2xi32>
func.func @shrsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @maxui_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ugt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi ugt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:.*]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:.*]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
func.func @maxui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxui %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @maxsi_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ugt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi sgt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:.*]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:.*]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
func.func @maxsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @minui_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi ult, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:.*]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:.*]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
func.func @minui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @minsi_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:.*]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:.*]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
func.func @minsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.minsi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @cmp_eq_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi eq, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V6]] : i1
func.func @cmp_eq_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i64
  return %0 : i1
}

// CHECK-LABEL: func @cmp_slt_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
func.func @cmp_slt_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i64
  return %0 : i1
}

// CHECK-LABEL: func @cmp_uge_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi uge, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi uge, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
func.func @cmp_uge_i64(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi uge, %a, %b : i64
  return %0 : i1
}

// CHECK-LABEL: func @extsi_i64_22(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:.*]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V1:.*]] = arith.extsi %[[V0]] : i1 to i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.insert %[[ARG0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.insert %[[V1]], %[[V2]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V3]] : vector<2xi32>
func.func @extsi_i64_22(%a: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}

// CHECK-LABEL: func @extsi_i64_23(
// CHECK-SAME: %[[ARG0:.*]]: i16
// CHECK-NEXT:     %[[V0:.*]] = arith.extsi %[[ARG0]] : i16 to i32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:.*]] = arith.cmpi slt, %[[V0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.extsi %[[V1]] : i1 to i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.insert %[[V2]], %[[V3]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V4]] : vector<2xi32>
func.func @extsi_i64_23(%a: i16) -> i64 {
  %0 = arith.extsi %a : i16 to i64
  return %0 : i64
}

// CHECK-LABEL: func @extui_i64_24(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.insert %[[ARG0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V0]] : vector<2xi32>
func.func @extui_i64_24(%a: i32) -> i64 {
  %0 = arith.extui %a : i32 to i64
  return %0 : i64
}

// CHECK-LABEL: func @extui_i64_25(
// CHECK-SAME: %[[ARG0:.*]]: i16
// CHECK-NEXT:     %[[V0:.*]] = arith.extui %[[ARG0]] : i16 to i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V1]] : vector<2xi32>
func.func @extui_i64_25(%a: i16) -> i64 {
  %0 = arith.extui %a : i16 to i64
  return %0 : i64
}

// CHECK-LABEL: func @trunci_i64_26(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     return %[[V0]] : i32
func.func @trunci_i64_26(%a: i64) -> i32 {
  %0 = arith.trunci %a : i64 to i32
  return %0 : i32
}

// CHECK-LABEL: func @trunci_i64_27(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = arith.trunci %[[V0]] : i32 to i16
// CHECK-NEXT:     return %[[V1]] : i16
func.func @trunci_i64_27(%a: i64) -> i16 {
  %0 = arith.trunci %a : i64 to i16
  return %0 : i16
}

// CHECK-LABEL: func @index_cast_i64_28(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:     return %[[V1]] : index
func.func @index_cast_i64_28(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}

// CHECK-LABEL: func @index_castui_i64_29(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = arith.index_castui %[[V0]] : i32 to index
// CHECK-NEXT:     return %[[V1]] : index
func.func @index_castui_i64_29(%a: i64) -> index {
  %0 = arith.index_castui %a : i64 to index
  return %0 : index
}

// CHECK-LABEL: func @index_cast_i64_30(
// CHECK-SAME: %[[ARG0:.*]]: index
// CHECK-NEXT:     %[[V0:.*]] = arith.index_cast %[[ARG0]] : index to i32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:.*]] = arith.cmpi slt, %[[V0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.extsi %[[V1]] : i1 to i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.insert %[[V2]], %[[V3]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V4]] : vector<2xi32>
func.func @index_cast_i64_30(%a: index) -> i64 {
  %0 = arith.index_cast %a : index to i64
  return %0 : i64
}

// CHECK-LABEL: func @index_castui_i64_31(
// CHECK-SAME: %[[ARG0:.*]]: index
// CHECK-NEXT:     %[[V0:.*]] = arith.index_castui %[[ARG0]] : index to i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V1]] : vector<2xi32>
func.func @index_castui_i64_31(%a: index) -> i64 {
  %0 = arith.index_castui %a : index to i64
  return %0 : i64
}

// CHECK-LABEL: func @sitofp_i64_32(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<[1, 0]> : vector<2xi32>
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant dense<-1> : vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:.*]] = vector.extract %[[CST_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.extract %[[CST_1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:.*]] = arith.xori %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:.*]] = arith.xori %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:.*]] = vector.insert %[[V12]], %[[CST_2]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V16:.*]] = vector.extract %[[V15]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V17:.*]] = vector.extract %[[V15]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V18:.*]] = vector.extract %[[CST_0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V19:.*]] = vector.extract %[[CST_0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[SUM:.*]], %[[OVERFLOW:.*]] = arith.addui_extended %[[V16]], %[[V18]] : i32, i1
// CHECK-NEXT:     %[[V20:.*]] = arith.extui %[[OVERFLOW]] : i1 to i32
// CHECK-NEXT:     %[[V21:.*]] = arith.addi %[[V20]], %[[V17]] : i32
// CHECK-NEXT:     %[[V22:.*]] = arith.addi %[[V21]], %[[V19]] : i32
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V23:.*]] = vector.insert %[[SUM]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V24:.*]] = vector.insert %[[V22]], %[[V23]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V25:.*]] = vector.extract %[[V24]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V26:.*]] = vector.extract %[[V24]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V27:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V28:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V29:.*]] = arith.select %[[V7]], %[[V25]], %[[V27]] : i32
// CHECK-NEXT:     %[[V30:.*]] = arith.select %[[V7]], %[[V26]], %[[V28]] : i32
// CHECK-NEXT:     %[[CST_4:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V31:.*]] = vector.insert %[[V29]], %[[CST_4]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V32:.*]] = vector.insert %[[V30]], %[[V31]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V33:.*]] = vector.extract %[[V32]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V34:.*]] = vector.extract %[[V32]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V35:.*]] = arith.cmpi eq, %[[V34]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V36:.*]] = arith.uitofp %[[V33]] : i32 to f32
// CHECK-NEXT:     %[[V37:.*]] = arith.uitofp %[[V34]] : i32 to f32
// CHECK-NEXT:     %[[CST_5:.*]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %[[V38:.*]] = arith.mulf %[[V37]], %[[CST_5]] : f32
// CHECK-NEXT:     %[[V39:.*]] = arith.addf %[[V36]], %[[V38]] : f32
// CHECK-NEXT:     %[[V40:.*]] = arith.select %[[V35]], %[[V36]], %[[V39]] : f32
// CHECK-NEXT:     %[[V41:.*]] = arith.negf %[[V40]] : f32
// CHECK-NEXT:     %[[V42:.*]] = arith.select %[[V7]], %[[V41]], %[[V40]] : f32
// CHECK-NEXT:     return %[[V42]] : f32
func.func @sitofp_i64_32(%a: i64) -> f32 {
  %0 = arith.sitofp %a : i64 to f32
  return %0 : f32
}

// CHECK-LABEL: func @uitofp_i64_33(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.uitofp %[[V0]] : i32 to f32
// CHECK-NEXT:     %[[V4:.*]] = arith.uitofp %[[V1]] : i32 to f32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %[[V5:.*]] = arith.mulf %[[V4]], %[[CST]] : f32
// CHECK-NEXT:     %[[V6:.*]] = arith.addf %[[V3]], %[[V5]] : f32
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V2]], %[[V3]], %[[V6]] : f32
// CHECK-NEXT:     return %[[V7]] : f32
func.func @uitofp_i64_33(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// CHECK-LABEL: func @uitofp_i64_34(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:.*]] = arith.uitofp %[[V0]] : i32 to f64
// CHECK-NEXT:     %[[V4:.*]] = arith.uitofp %[[V1]] : i32 to f64
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:     %[[V5:.*]] = arith.mulf %[[V4]], %[[CST]] : f64
// CHECK-NEXT:     %[[V6:.*]] = arith.addf %[[V3]], %[[V5]] : f64
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V2]], %[[V3]], %[[V6]] : f64
// CHECK-NEXT:     return %[[V7]] : f64
func.func @uitofp_i64_34(%a: i64) -> f64 {
  %0 = arith.uitofp %a : i64 to f64
  return %0 : f64
}

// CHECK-LABEL: func @sel_i64(
// CHECK-SAME: %[[ARG0:.*]]: i1, %[[ARG1:.*]]: vector<2xi32>, %[[ARG2:.*]]: vector<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract %[[ARG2]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract %[[ARG2]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.select %[[ARG0]], %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.*]] = arith.select %[[ARG0]], %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:.*]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
func.func @sel_i64(%c : i1, %a: i64, %b: i64) -> i64 {
  %0 = arith.select %c, %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func @const_i64(
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[-3, -1]> : vector<2xi32>
// CHECK-NEXT:     return %[[CST]] : vector<2xi32>
func.func @const_i64() -> i64 {
  %0 = arith.constant -3 : i64
  return %0 : i64
}

// CHECK-LABEL: func @addi_vector_3_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>, %[[ARG1:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[SUM:.*]], %[[OVERFLOW:.*]] = arith.addui_extended %[[V0]], %[[V2]] : vector<3x1xi32>, vector<3x1xi1>
// CHECK-NEXT:     %[[V4:.*]] = arith.extui %[[OVERFLOW]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[V5:.*]] = arith.addi %[[V4]], %[[V1]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:.*]] = arith.addi %[[V5]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert_strided_slice %[[SUM]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<3x2xi32>
func.func @addi_vector_3_i64(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.addi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @shrsi_vector_3_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>, %[[ARG1:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi slt, %[[V0]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.shape_cast %[[V2]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT:     %[[V4:.*]] = vector.shape_cast %[[V3]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT:     %[[V5:.*]] = arith.extsi %[[V4]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi slt, %[[V5]], %[[CST_0]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V7:.*]] = arith.extsi %[[V6]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.insert_strided_slice %[[V5]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V9:.*]] = vector.insert_strided_slice %[[V7]], %[[V8]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant dense<64> : vector<3x1xi32>
// CHECK-NEXT:     %[[V10:.*]] = arith.subi %[[CST_2]], %[[V1]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V11:.*]] = vector.shape_cast %[[V10]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V12:.*]] = vector.shape_cast %[[V11]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V13:.*]] = vector.insert_strided_slice %[[V12]], %[[CST_3]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V14:.*]] = vector.extract_strided_slice %[[V9]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V15:.*]] = vector.extract_strided_slice %[[V9]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V16:.*]] = vector.extract_strided_slice %[[V13]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_4:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_5:.*]] = arith.constant dense<32> : vector<3x1xi32>
// CHECK-NEXT:     %[[V17:.*]] = arith.cmpi uge, %[[V16]], %[[CST_5]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V18:.*]] = arith.shli %[[V14]], %[[V16]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V19:.*]] = arith.select %[[V17]], %[[CST_4]], %[[V18]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V20:.*]] = arith.select %[[V17]], %[[CST_5]], %[[V16]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V21:.*]] = arith.subi %[[CST_5]], %[[V20]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V22:.*]] = arith.shrui %[[V14]], %[[V21]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V23:.*]] = arith.subi %[[V16]], %[[CST_5]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V24:.*]] = arith.shli %[[V14]], %[[V23]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V25:.*]] = arith.shli %[[V15]], %[[V16]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V26:.*]] = arith.select %[[V17]], %[[CST_4]], %[[V25]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V27:.*]] = arith.select %[[V17]], %[[V24]], %[[V22]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V28:.*]] = arith.ori %[[V27]], %[[V26]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_6:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V29:.*]] = vector.insert_strided_slice %[[V19]], %[[CST_6]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V30:.*]] = vector.insert_strided_slice %[[V28]], %[[V29]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V31:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V32:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V33:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_7:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_8:.*]] = arith.constant dense<32> : vector<3x1xi32>
// CHECK-NEXT:     %[[V34:.*]] = arith.cmpi uge, %[[V33]], %[[CST_8]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V35:.*]] = arith.shrui %[[V31]], %[[V33]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V36:.*]] = arith.select %[[V34]], %[[CST_7]], %[[V35]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V37:.*]] = arith.shrui %[[V32]], %[[V33]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V38:.*]] = arith.select %[[V34]], %[[CST_7]], %[[V37]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V39:.*]] = arith.select %[[V34]], %[[CST_8]], %[[V33]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V40:.*]] = arith.subi %[[CST_8]], %[[V39]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V41:.*]] = arith.shli %[[V32]], %[[V40]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V42:.*]] = arith.subi %[[V33]], %[[CST_8]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V43:.*]] = arith.shrui %[[V32]], %[[V42]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V44:.*]] = arith.select %[[V34]], %[[V43]], %[[V41]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V45:.*]] = arith.ori %[[V36]], %[[V44]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_9:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V46:.*]] = vector.insert_strided_slice %[[V45]], %[[CST_9]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V47:.*]] = vector.insert_strided_slice %[[V38]], %[[V46]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V48:.*]] = vector.extract_strided_slice %[[V47]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V49:.*]] = vector.extract_strided_slice %[[V47]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V50:.*]] = vector.extract_strided_slice %[[V30]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V51:.*]] = vector.extract_strided_slice %[[V30]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V52:.*]] = arith.ori %[[V48]], %[[V50]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V53:.*]] = arith.ori %[[V49]], %[[V51]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_10:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V54:.*]] = vector.insert_strided_slice %[[V52]], %[[CST_10]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V55:.*]] = vector.insert_strided_slice %[[V53]], %[[V54]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V56:.*]] = arith.cmpi eq, %[[V1]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V57:.*]] = vector.shape_cast %[[V56]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT:     %[[V58:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V59:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V60:.*]] = vector.extract_strided_slice %[[V55]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V61:.*]] = vector.extract_strided_slice %[[V55]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V62:.*]] = vector.shape_cast %[[V57]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT:     %[[V63:.*]] = arith.select %[[V62]], %[[V58]], %[[V60]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V64:.*]] = arith.select %[[V62]], %[[V59]], %[[V61]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[CST_11:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V65:.*]] = vector.insert_strided_slice %[[V63]], %[[CST_11]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V66:.*]] = vector.insert_strided_slice %[[V64]], %[[V65]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V66]] : vector<3x2xi32>
func.func @shrsi_vector_3_i64(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shrsi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @cmp_slt_vector_3_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>, %[[ARG1:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi ult, %[[V0]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V5:.*]] = arith.cmpi slt, %[[V1]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : vector<3x1xi1>, vector<3x1xi1>
// CHECK-NEXT:     %[[V8:.*]] = vector.shape_cast %[[V7]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT:     return %[[V8]] : vector<3xi1>
func.func @cmp_slt_vector_3_i64(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %0 = arith.cmpi slt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}

// CHECK-LABEL: func @extsi_vector_3_i64_59(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.shape_cast %[[ARG0]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = arith.cmpi slt, %[[V0]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = arith.extsi %[[V1]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.insert_strided_slice %[[V0]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.insert_strided_slice %[[V2]], %[[V3]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V4]] : vector<3x2xi32>
func.func @extsi_vector_3_i64_59(%a: vector<3xi32>) -> vector<3xi64> {
  %0 = arith.extsi %a : vector<3xi32> to vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @extsi_vector_3_i64_60(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xi16>
// CHECK-NEXT:     %[[V0:.*]] = vector.shape_cast %[[ARG0]] : vector<3xi16> to vector<3x1xi16>
// CHECK-NEXT:     %[[V1:.*]] = arith.extsi %[[V0]] : vector<3x1xi16> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi slt, %[[V1]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = arith.extsi %[[V2]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.insert_strided_slice %[[V1]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V5:.*]] = vector.insert_strided_slice %[[V3]], %[[V4]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V5]] : vector<3x2xi32>
func.func @extsi_vector_3_i64_60(%a: vector<3xi16>) -> vector<3xi64> {
  %0 = arith.extsi %a : vector<3xi16> to vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @extui_vector_3_i64_61(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.shape_cast %[[ARG0]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.insert_strided_slice %[[V0]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V1]] : vector<3x2xi32>
func.func @extui_vector_3_i64_61(%a: vector<3xi32>) -> vector<3xi64> {
  %0 = arith.extui %a : vector<3xi32> to vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @extui_vector_3_i64_62(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xi16>
// CHECK-NEXT:     %[[V0:.*]] = vector.shape_cast %[[ARG0]] : vector<3xi16> to vector<3x1xi16>
// CHECK-NEXT:     %[[V1:.*]] = arith.extui %[[V0]] : vector<3x1xi16> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<3x2xi32>
func.func @extui_vector_3_i64_62(%a: vector<3xi16>) -> vector<3xi64> {
  %0 = arith.extui %a : vector<3xi16> to vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @trunci_vector_3_i64_63(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.shape_cast %[[V0]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     return %[[V1]] : vector<3xi32>
func.func @trunci_vector_3_i64_63(%a: vector<3xi64>) -> vector<3xi32> {
  %0 = arith.trunci %a : vector<3xi64> to vector<3xi32>
  return %0 : vector<3xi32>
}

// CHECK-LABEL: func @trunci_vector_3_i64_64(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.shape_cast %[[V0]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V2:.*]] = arith.trunci %[[V1]] : vector<3xi32> to vector<3xi16>
// CHECK-NEXT:     return %[[V2]] : vector<3xi16>
func.func @trunci_vector_3_i64_64(%a: vector<3xi64>) -> vector<3xi16> {
  %0 = arith.trunci %a : vector<3xi64> to vector<3xi16>
  return %0 : vector<3xi16>
}

// CHECK-LABEL: func @index_cast_vector_3_i64_65(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.shape_cast %[[V0]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V2:.*]] = arith.index_cast %[[V1]] : vector<3xi32> to vector<3xindex>
// CHECK-NEXT:     return %[[V2]] : vector<3xindex>
func.func @index_cast_vector_3_i64_65(%a: vector<3xi64>) -> vector<3xindex> {
  %0 = arith.index_cast %a : vector<3xi64> to vector<3xindex>
  return %0 : vector<3xindex>
}

// CHECK-LABEL: func @index_cast_vector_3_i64_67(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xindex>
// CHECK-NEXT:     %[[V0:.*]] = arith.index_cast %[[ARG0]] : vector<3xindex> to vector<3xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.shape_cast %[[V0]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi slt, %[[V1]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = arith.extsi %[[V2]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.insert_strided_slice %[[V1]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V5:.*]] = vector.insert_strided_slice %[[V3]], %[[V4]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V5]] : vector<3x2xi32>
func.func @index_cast_vector_3_i64_67(%a: vector<3xindex>) -> vector<3xi64> {
  %0 = arith.index_cast %a : vector<3xindex> to vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @uitofp_vector_3_i64_70(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.shape_cast %[[V0]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.shape_cast %[[V1]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi eq, %[[V3]], %[[CST]] : vector<3xi32>
// CHECK-NEXT:     %[[V5:.*]] = arith.uitofp %[[V2]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT:     %[[V6:.*]] = arith.uitofp %[[V3]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<4.2949673E+9> : vector<3xf32>
// CHECK-NEXT:     %[[V7:.*]] = arith.mulf %[[V6]], %[[CST_0]] : vector<3xf32>
// CHECK-NEXT:     %[[V8:.*]] = arith.addf %[[V5]], %[[V7]] : vector<3xf32>
// CHECK-NEXT:     %[[V9:.*]] = arith.select %[[V4]], %[[V5]], %[[V8]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     return %[[V9]] : vector<3xf32>
func.func @uitofp_vector_3_i64_70(%a: vector<3xi64>) -> vector<3xf32> {
  %0 = arith.uitofp %a : vector<3xi64> to vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func @uitofp_vector_3_i64_71(
// CHECK-SAME: %[[ARG0:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.shape_cast %[[V0]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.shape_cast %[[V1]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.cmpi eq, %[[V3]], %[[CST]] : vector<3xi32>
// CHECK-NEXT:     %[[V5:.*]] = arith.uitofp %[[V2]] : vector<3xi32> to vector<3xf64>
// CHECK-NEXT:     %[[V6:.*]] = arith.uitofp %[[V3]] : vector<3xi32> to vector<3xf64>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<0x41F0000000000000> : vector<3xf64>
// CHECK-NEXT:     %[[V7:.*]] = arith.mulf %[[V6]], %[[CST_0]] : vector<3xf64>
// CHECK-NEXT:     %[[V8:.*]] = arith.addf %[[V5]], %[[V7]] : vector<3xf64>
// CHECK-NEXT:     %[[V9:.*]] = arith.select %[[V4]], %[[V5]], %[[V8]] : vector<3xi1>, vector<3xf64>
// CHECK-NEXT:     return %[[V9]] : vector<3xf64>
func.func @uitofp_vector_3_i64_71(%a: vector<3xi64>) -> vector<3xf64> {
  %0 = arith.uitofp %a : vector<3xi64> to vector<3xf64>
  return %0 : vector<3xf64>
}

// CHECK-LABEL: func @sel_vector_3_i64(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xi1>, %[[ARG1:.*]]: vector<3x2xi32>, %[[ARG2:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.shape_cast %[[ARG0]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT:     %[[V5:.*]] = arith.select %[[V4]], %[[V0]], %[[V2]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V6:.*]] = arith.select %[[V4]], %[[V1]], %[[V3]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<3x2xi32>
func.func @sel_vector_3_i64(%c : vector<3xi1>, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @const_vector_3_i64(
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<{{\[\[}}3, 1], [3, 1], [3, 1{{\]\]}}> : vector<3x2xi32>
// CHECK-NEXT:     return %[[CST]] : vector<3x2xi32>
func.func @const_vector_3_i64() -> vector<3xi64> {
  %0 = arith.constant dense<4294967299> : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @call(
// CHECK-SAME: %[[ARG0:.*]]: vector<2xi32>, %[[ARG1:.*]]: vector<2x2xi32>
// CHECK-NEXT:     %[[V0:[0-9]+]]:2 = call @call(%[[ARG0]], %[[ARG1]]) : (vector<2xi32>, vector<2x2xi32>) -> (vector<2xi32>, vector<2x2xi32>)
// CHECK-NEXT:     vector.print %[[ARG0]] : vector<2xi32>
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : vector<2xi32>, vector<2x2xi32>
func.func @call(%a : i64, %b: vector<2xi64>) -> (i64, vector<2xi64>) {
  %0:2 = func.call @call(%a, %b) : (i64, vector<2xi64>) -> (i64, vector<2xi64>)
  vector.print %a : i64
  return %0#0, %0#1 : i64, vector<2xi64>
}

// CHECK-LABEL: func @selv(
// CHECK-SAME: %[[ARG0:.*]]: i1, %[[ARG1:.*]]: vector<3x2xi32>, %[[ARG2:.*]]: vector<3x2xi32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 0], [-2, -1], [705032704, 1{{\]\]}}> : vector<3x2xi32>
// CHECK-NEXT:     %[[V0:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:.*]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[SUM:.*]], %[[OVERFLOW:.*]] = arith.addui_extended %[[V0]], %[[V2]] : vector<3x1xi32>, vector<3x1xi1>
// CHECK-NEXT:     %[[V4:.*]] = arith.extui %[[OVERFLOW]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[V5:.*]] = arith.addi %[[V4]], %[[V1]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:.*]] = arith.addi %[[V5]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V7:.*]] = vector.insert_strided_slice %[[SUM]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<3x2xi32>
func.func @selv(%c : i1, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %k = arith.constant dense<[1, -2, 5000000000]> : vector<3xi64>
  %0 = arith.addi %a, %k : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK-LABEL: func @narrow(
// CHECK-SAME: %[[ARG0:.*]]: i32, %[[ARG1:.*]]: f64
// CHECK-NEXT:     %[[V0:.*]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func @narrow(%a : i32, %b: f64) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

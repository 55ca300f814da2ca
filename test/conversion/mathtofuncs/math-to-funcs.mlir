// RUN: mlir-opt %s -convert-math-to-funcs=convert-ctlz | FileCheck %s

// Functions come in the order of their first use, one for each type.
// CHECK-LABEL: func.func @scalars(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i16) -> (i8, f32, i8, i8) {
// CHECK-NEXT: %[[V0:.+]] = call @__mlir_math_ipowi_i8(%[[ARG0]], %[[ARG0]]) : (i8, i8) -> i8
// CHECK-NEXT: %[[V1:.+]] = call @__mlir_math_fpowi_f32_i16(%[[ARG1]], %[[ARG2]]) : (f32, i16) -> f32
// CHECK-NEXT: %[[V2:.+]] = call @__mlir_math_ctlz_i8(%[[ARG0]]) : (i8) -> i8
// CHECK-NEXT: %[[V3:.+]] = call @__mlir_math_ipowi_i8(%[[V2]], %[[V0]]) : (i8, i8) -> i8
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : i8, f32, i8, i8
// CHECK-NEXT: }
func.func @scalars(%n: i8, %f: f32, %e: i16) -> (i8, f32, i8, i8) {
  %0 = math.ipowi %n, %n : i8
  %1 = math.fpowi %f, %e fastmath<nnan> : f32, i16
  %2 = math.ctlz %n : i8
  %3 = math.ipowi %2, %0 : i8
  return %0, %1, %2, %3 : i8, f32, i8, i8
}

// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[ARG0:.+]]: vector<1x2xi8>, %[[ARG1:.+]]: vector<f32>, %[[ARG2:.+]]: vector<i16>, %[[ARG3:.+]]: vector<[1]xi8>) -> (vector<1x2xi8>, vector<f32>, vector<[1]xi8>) {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<0> : vector<1x2xi8>
// CHECK-NEXT: %[[V1:.+]] = vector.extract %[[ARG0]][0, 0] : i8 from vector<1x2xi8>
// CHECK-NEXT: %[[V2:.+]] = vector.extract %[[ARG0]][0, 0] : i8 from vector<1x2xi8>
// CHECK-NEXT: %[[V3:.+]] = call @__mlir_math_ipowi_i8(%[[V1]], %[[V2]]) : (i8, i8) -> i8
// CHECK-NEXT: %[[V4:.+]] = vector.insert %[[V3]], %[[V0]] [0, 0] : i8 into vector<1x2xi8>
// CHECK-NEXT: %[[V5:.+]] = vector.extract %[[ARG0]][0, 1] : i8 from vector<1x2xi8>
// CHECK-NEXT: %[[V6:.+]] = vector.extract %[[ARG0]][0, 1] : i8 from vector<1x2xi8>
// CHECK-NEXT: %[[V7:.+]] = call @__mlir_math_ipowi_i8(%[[V5]], %[[V6]]) : (i8, i8) -> i8
// CHECK-NEXT: %[[V8:.+]] = vector.insert %[[V7]], %[[V4]] [0, 1] : i8 into vector<1x2xi8>
// CHECK-NEXT: %[[V9:.+]] = arith.constant dense<0.000000e+00> : vector<f32>
// CHECK-NEXT: %[[V10:.+]] = vector.extract %[[ARG1]][] : f32 from vector<f32>
// CHECK-NEXT: %[[V11:.+]] = vector.extract %[[ARG2]][] : i16 from vector<i16>
// CHECK-NEXT: %[[V12:.+]] = call @__mlir_math_fpowi_f32_i16(%[[V10]], %[[V11]]) : (f32, i16) -> f32
// CHECK-NEXT: %[[V13:.+]] = vector.insert %[[V12]], %[[V9]] [] : f32 into vector<f32>
// CHECK-NEXT: %[[V14:.+]] = arith.constant dense<0> : vector<[1]xi8>
// CHECK-NEXT: %[[V15:.+]] = vector.extract %[[ARG3]][0] : i8 from vector<[1]xi8>
// CHECK-NEXT: %[[V16:.+]] = call @__mlir_math_ctlz_i8(%[[V15]]) : (i8) -> i8
// CHECK-NEXT: %[[V17:.+]] = vector.insert %[[V16]], %[[V14]] [0] : i8 into vector<[1]xi8>
// CHECK-NEXT: return %[[V8]], %[[V13]], %[[V17]] : vector<1x2xi8>, vector<f32>, vector<[1]xi8>
// CHECK-NEXT: }
func.func @vectors(%n: vector<1x2xi8>, %f: vector<f32>, %e: vector<i16>, %s: vector<[1]xi8>) -> (vector<1x2xi8>, vector<f32>, vector<[1]xi8>) {
  %0 = math.ipowi %n, %n : vector<1x2xi8>
  %1 = math.fpowi %f, %e : vector<f32>, vector<i16>
  %2 = math.ctlz %s : vector<[1]xi8>
  return %0, %1, %2 : vector<1x2xi8>, vector<f32>, vector<[1]xi8>
}

// The exponent has no width. Other functions stay.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> (f32, f32) {
// CHECK-NEXT: %[[V0:.+]] = math.fpowi %[[ARG0]], %[[ARG1]] : f32, index
// CHECK-NEXT: %[[V1:.+]] = math.powf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT: return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT: }
func.func @others(%f: f32, %e: index) -> (f32, f32) {
  %0 = math.fpowi %f, %e : f32, index
  %1 = math.powf %f, %f : f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func private @__mlir_math_ipowi_i8(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0 : i8
// CHECK-NEXT: %[[V1:.+]] = arith.constant 1 : i8
// CHECK-NEXT: %[[V2:.+]]-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %[[V3:.+]] = arith.cmpi eq, %[[ARG1]], %[[V0]] : i8
// CHECK-NEXT: cf.cond_br %[[V3]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %[[V1]] : i8
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V4:.+]] = arith.cmpi sle, %[[ARG1]], %[[V0]] : i8
// CHECK-NEXT: cf.cond_br %[[V4]], ^bb3, ^bb12(%[[V1]], %[[ARG0]], %[[ARG1]] : i8, i8, i8)
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %[[V5:.+]] = arith.cmpi eq, %[[ARG0]], %[[V0]] : i8
// CHECK-NEXT: cf.cond_br %[[V5]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V6:.+]] = arith.divsi %[[V1]], %[[V0]] : i8
// CHECK-NEXT: return %[[V6]] : i8
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V7:.+]] = arith.cmpi eq, %[[ARG0]], %[[V1]] : i8
// CHECK-NEXT: cf.cond_br %[[V7]], ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: return %[[V1]] : i8
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT: %[[V8:.+]] = arith.cmpi eq, %[[ARG0]], %[[V2]]-1_i8 : i8
// CHECK-NEXT: cf.cond_br %[[V8]], ^bb8, ^bb11
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %[[V9:.+]] = arith.andi %[[ARG1]], %[[V1]] : i8
// CHECK-NEXT: %[[V10:.+]] = arith.cmpi ne, %[[V9]], %[[V0]] : i8
// CHECK-NEXT: cf.cond_br %[[V10]], ^bb9, ^bb10
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: return %[[V2]]-1_i8 : i8
// CHECK-NEXT: ^bb10:  // pred: ^bb8
// CHECK-NEXT: return %[[V1]] : i8
// CHECK-NEXT: ^bb11:  // pred: ^bb7
// CHECK-NEXT: return %[[V0]] : i8
// CHECK-NEXT: ^bb12(%[[V11:.+]]: i8, %[[V12:.+]]: i8, %[[V13:.+]]: i8):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT: %[[V14:.+]] = arith.andi %[[V13]], %[[V1]] : i8
// CHECK-NEXT: %[[V15:.+]] = arith.cmpi ne, %[[V14]], %[[V0]] : i8
// CHECK-NEXT: cf.cond_br %[[V15]], ^bb13, ^bb14(%[[V11]] : i8)
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT: %[[V16:.+]] = arith.muli %[[V11]], %[[V12]] : i8
// CHECK-NEXT: cf.br ^bb14(%[[V16]] : i8)
// CHECK-NEXT: ^bb14(%[[V17:.+]]: i8):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT: %[[V18:.+]] = arith.shrui %[[V13]], %[[V1]] : i8
// CHECK-NEXT: %[[V19:.+]] = arith.cmpi eq, %[[V18]], %[[V0]] : i8
// CHECK-NEXT: cf.cond_br %[[V19]], ^bb15, ^bb16
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT: return %[[V17]] : i8
// CHECK-NEXT: ^bb16:  // pred: ^bb14
// CHECK-NEXT: %[[V20:.+]] = arith.muli %[[V12]], %[[V12]] : i8
// CHECK-NEXT: cf.br ^bb12(%[[V17]], %[[V20]], %[[V18]] : i8, i8, i8)
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @__mlir_math_fpowi_f32_i16(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: i16) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 0 : i16
// CHECK-NEXT: %[[V2:.+]] = arith.constant 1 : i16
// CHECK-NEXT: %[[V3:.+]]-32768_i16 = arith.constant -32768 : i16
// CHECK-NEXT: %[[V4:.+]] = arith.constant 32767 : i16
// CHECK-NEXT: %[[V5:.+]] = arith.cmpi eq, %[[ARG1]], %[[V1]] : i16
// CHECK-NEXT: cf.cond_br %[[V5]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V6:.+]] = arith.cmpi sle, %[[ARG1]], %[[V1]] : i16
// CHECK-NEXT: %[[V7:.+]] = arith.cmpi eq, %[[ARG1]], %[[V3]]-32768_i16 : i16
// CHECK-NEXT: %[[V8:.+]] = arith.subi %[[V1]], %[[ARG1]] : i16
// CHECK-NEXT: %[[V9:.+]] = arith.select %[[V6]], %[[V8]], %[[ARG1]] : i16
// CHECK-NEXT: %[[V10:.+]] = arith.select %[[V7]], %[[V4]], %[[V9]] : i16
// CHECK-NEXT: cf.br ^bb3(%[[V0]], %[[ARG0]], %[[V10]] : f32, f32, i16)
// CHECK-NEXT: ^bb3(%[[V11:.+]]: f32, %[[V12:.+]]: f32, %[[V13:.+]]: i16):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT: %[[V14:.+]] = arith.andi %[[V13]], %[[V2]] : i16
// CHECK-NEXT: %[[V15:.+]] = arith.cmpi ne, %[[V14]], %[[V1]] : i16
// CHECK-NEXT: cf.cond_br %[[V15]], ^bb4, ^bb5(%[[V11]] : f32)
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V16:.+]] = arith.mulf %[[V11]], %[[V12]] : f32
// CHECK-NEXT: cf.br ^bb5(%[[V16]] : f32)
// CHECK-NEXT: ^bb5(%[[V17:.+]]: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: %[[V18:.+]] = arith.shrui %[[V13]], %[[V2]] : i16
// CHECK-NEXT: %[[V19:.+]] = arith.cmpi eq, %[[V18]], %[[V1]] : i16
// CHECK-NEXT: cf.cond_br %[[V19]], ^bb7(%[[V17]] : f32), ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %[[V20:.+]] = arith.mulf %[[V12]], %[[V12]] : f32
// CHECK-NEXT: cf.br ^bb3(%[[V17]], %[[V20]], %[[V18]] : f32, f32, i16)
// CHECK-NEXT: ^bb7(%[[V21:.+]]: f32):  // pred: ^bb5
// CHECK-NEXT: cf.cond_br %[[V7]], ^bb8, ^bb9(%[[V21]] : f32)
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %[[V22:.+]] = arith.mulf %[[V21]], %[[ARG0]] : f32
// CHECK-NEXT: cf.br ^bb9(%[[V22]] : f32)
// CHECK-NEXT: ^bb9(%[[V23:.+]]: f32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT: cf.cond_br %[[V6]], ^bb10, ^bb11(%[[V23]] : f32)
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %[[V24:.+]] = arith.divf %[[V0]], %[[V23]] : f32
// CHECK-NEXT: cf.br ^bb11(%[[V24]] : f32)
// CHECK-NEXT: ^bb11(%[[V25:.+]]: f32):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT: return %[[V25]] : f32
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @__mlir_math_ctlz_i8(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 8 : i8
// CHECK-NEXT: %[[V1:.+]] = arith.constant 0 : i8
// CHECK-NEXT: %[[V2:.+]] = arith.cmpi eq, %[[ARG0]], %[[V1]] : i8
// CHECK-NEXT: %[[V3:.+]] = scf.if %[[V2]] -> (i8) {
// CHECK-NEXT: scf.yield %[[V0]] : i8
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V4:.+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V5:.+]] = arith.constant 1 : i8
// CHECK-NEXT: %[[V6:.+]] = arith.constant 8 : index
// CHECK-NEXT: %[[V7:.+]] = arith.constant 0 : i8
// CHECK-NEXT: %[[V8:.+]]:2 = scf.for %[[ARG1:.+]] = %[[V4]] to %[[V6]] step %[[V4]] iter_args(%[[ARG2:.+]] = %[[ARG0]], %[[ARG3:.+]] = %[[V7]]) -> (i8, i8) {
// CHECK-NEXT: %[[V9:.+]] = arith.cmpi slt, %[[ARG2]], %[[V1]] : i8
// CHECK-NEXT: %[[V10:.+]]:2 = scf.if %[[V9]] -> (i8, i8) {
// CHECK-NEXT: scf.yield %[[ARG2]], %[[ARG3]] : i8, i8
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V11:.+]] = arith.addi %[[ARG3]], %[[V5]] : i8
// CHECK-NEXT: %[[V12:.+]] = arith.shli %[[ARG2]], %[[V5]] : i8
// CHECK-NEXT: scf.yield %[[V12]], %[[V11]] : i8, i8
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V10]]#0, %[[V10]]#1 : i8, i8
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V8]]#1 : i8
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V3]] : i8
// CHECK-NEXT: }
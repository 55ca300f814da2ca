// RUN: mlir-opt %s -convert-scf-to-cf | FileCheck %s

// CHECK-LABEL: func.func @loops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<?xf32>) -> (f32, index) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    cf.br ^bb1(%[[C0]], %[[ARG1]], %[[ARG0]] : index, f32, index)
// CHECK-NEXT:  ^bb1(%[[V0:.+]]: index, %[[V1:.+]]: f32, %[[V2:.+]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:    %[[V3:.+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:    cf.cond_br %[[V3]], ^bb2, ^bb6
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb3(%[[V0]] : index)
// CHECK-NEXT:  ^bb3(%[[V4:.+]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:    %[[V5:.+]] = arith.cmpi slt, %[[V4]], %[[V2]] : index
// CHECK-NEXT:    cf.cond_br %[[V5]], ^bb4, ^bb5
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:    memref.store %[[V1]], %[[ARG2]][%[[V4]]] : memref<?xf32>
// CHECK-NEXT:    %[[V6:.+]] = arith.addi %[[V4]], %[[C1]] : index
// CHECK-NEXT:    cf.br ^bb3(%[[V6]] : index)
// CHECK-NEXT:  ^bb5:  // pred: ^bb3
// CHECK-NEXT:    %[[V7:.+]] = arith.addf %[[V1]], %[[ARG1]] : f32
// CHECK-NEXT:    %[[V8:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:    cf.br ^bb1(%[[V8]], %[[V7]], %[[V0]] : index, f32, index)
// CHECK-NEXT:  ^bb6:  // pred: ^bb1
// CHECK-NEXT:    return %[[V1]], %[[V2]] : f32, index
// CHECK-NEXT: }
func.func @loops(%n: index, %v: f32, %m: memref<?xf32>) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v, %b = %n) -> (f32, index) {
    scf.for %j = %i to %b step %c1 {
      memref.store %a, %m[%j] : memref<?xf32>
    }
    %x = arith.addf %a, %v : f32
    scf.yield %x, %i : f32, index
  }
  return %r#0, %r#1 : f32, index
}
// CHECK-LABEL: func.func @conditions(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> (f32, f32) {
// CHECK-NEXT:    cf.cond_br %[[ARG0]], ^bb1, ^bb4
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    memref.store %[[ARG1]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    %[[V0:.+]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:    cf.br ^bb5(%[[V0]], %[[ARG1]] : f32, f32)
// CHECK-NEXT:  ^bb4:  // pred: ^bb0
// CHECK-NEXT:    %[[V1:.+]] = arith.mulf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:    cf.br ^bb5(%[[V1]], %[[V1]] : f32, f32)
// CHECK-NEXT:  ^bb5(%[[V2:.+]]: f32, %[[V3:.+]]: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:    cf.br ^bb6
// CHECK-NEXT:  ^bb6:  // pred: ^bb5
// CHECK-NEXT:    cf.cond_br %[[ARG0]], ^bb7, ^bb8
// CHECK-NEXT:  ^bb7:  // pred: ^bb6
// CHECK-NEXT:    memref.store %[[ARG1]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:    cf.br ^bb9
// CHECK-NEXT:  ^bb8:  // pred: ^bb6
// CHECK-NEXT:    memref.store %[[V2]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:    cf.br ^bb9
// CHECK-NEXT:  ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:    return %[[V2]], %[[V3]] : f32, f32
// CHECK-NEXT: }
func.func @conditions(%c: i1, %v: f32, %m: memref<f32>) -> (f32, f32) {
  %r:2 = scf.if %c -> (f32, f32) {
    scf.if %c {
      memref.store %v, %m[] : memref<f32>
    }
    %x = arith.addf %v, %v : f32
    scf.yield %x, %v : f32, f32
  } else {
    %y = arith.mulf %v, %v : f32
    scf.yield %y, %y : f32, f32
  }
  scf.if %c {
    memref.store %v, %m[] : memref<f32>
  } else {
    memref.store %r#0, %m[] : memref<f32>
  }
  return %r#0, %r#1 : f32, f32
}
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> (i32, f32) {
// CHECK-NEXT:    %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:    cf.br ^bb1(%[[ARG0]] : i32)
// CHECK-NEXT:  ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %[[V1:.+]] = arith.subi %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:    %[[V2:.+]] = arith.cmpi sgt, %[[V1]], %[[C1_I32]] : i32
// CHECK-NEXT:    cf.cond_br %[[V2]], ^bb2(%[[V1]], %[[ARG1]] : i32, f32), ^bb3
// CHECK-NEXT:  ^bb2(%[[V3:.+]]: i32, %[[V4:.+]]: f32):  // pred: ^bb1
// CHECK-NEXT:    %[[V5:.+]] = arith.subi %[[V3]], %[[C1_I32]] : i32
// CHECK-NEXT:    cf.br ^bb1(%[[V5]] : i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb4(%[[ARG0]] : i32)
// CHECK-NEXT:  ^bb4(%[[V6:.+]]: i32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:    %[[V7:.+]] = arith.subi %[[V6]], %[[C1_I32]] : i32
// CHECK-NEXT:    %[[V8:.+]] = arith.cmpi sgt, %[[V7]], %[[C1_I32]] : i32
// CHECK-NEXT:    cf.cond_br %[[V8]], ^bb4(%[[V7]] : i32), ^bb5
// CHECK-NEXT:  ^bb5:  // pred: ^bb4
// CHECK-NEXT:    return %[[V7]], %[[ARG1]] : i32, f32
// CHECK-NEXT: }
func.func @while(%n: i32, %v: f32) -> (i32, f32) {
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%a = %n) : (i32) -> (i32, f32) {
    %x = arith.subi %a, %c1 : i32
    %c = arith.cmpi sgt, %x, %c1 : i32
    scf.condition(%c) %x, %v : i32, f32
  } do {
  ^bb0(%b: i32, %f: f32):
    %y = arith.subi %b, %c1 : i32
    scf.yield %y : i32
  }
  %s = scf.while (%a = %n) : (i32) -> i32 {
    %x = arith.subi %a, %c1 : i32
    %c = arith.cmpi sgt, %x, %c1 : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %s, %r#1 : i32, f32
}
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: i32) -> (f32, i32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    cf.br ^bb1(%[[C0]] : index)
// CHECK-NEXT:  ^bb1(%[[V0:.+]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:    %[[V1:.+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:    cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb3(%[[ARG1]] : index)
// CHECK-NEXT:  ^bb3(%[[V2:.+]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:    %[[V3:.+]] = arith.cmpi slt, %[[V2]], %[[ARG0]] : index
// CHECK-NEXT:    cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:    memref.store %[[ARG3]], %[[ARG2]][%[[V0]], %[[V2]]] : memref<?x?xf32>
// CHECK-NEXT:    %[[V4:.+]] = arith.addi %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:    cf.br ^bb3(%[[V4]] : index)
// CHECK-NEXT:  ^bb5:  // pred: ^bb3
// CHECK-NEXT:    %[[V5:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:    cf.br ^bb1(%[[V5]] : index)
// CHECK-NEXT:  ^bb6:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb7(%[[C0]], %[[ARG3]], %[[ARG4]] : index, f32, i32)
// CHECK-NEXT:  ^bb7(%[[V6:.+]]: index, %[[V7:.+]]: f32, %[[V8:.+]]: i32):  // 2 preds: ^bb6, ^bb11
// CHECK-NEXT:    %[[V9:.+]] = arith.cmpi slt, %[[V6]], %[[ARG0]] : index
// CHECK-NEXT:    cf.cond_br %[[V9]], ^bb8, ^bb12
// CHECK-NEXT:  ^bb8:  // pred: ^bb7
// CHECK-NEXT:    cf.br ^bb9(%[[ARG1]], %[[V7]], %[[V8]] : index, f32, i32)
// CHECK-NEXT:  ^bb9(%[[V10:.+]]: index, %[[V11:.+]]: f32, %[[V12:.+]]: i32):  // 2 preds: ^bb8, ^bb10
// CHECK-NEXT:    %[[V13:.+]] = arith.cmpi slt, %[[V10]], %[[ARG0]] : index
// CHECK-NEXT:    cf.cond_br %[[V13]], ^bb10, ^bb11
// CHECK-NEXT:  ^bb10:  // pred: ^bb9
// CHECK-NEXT:    %[[V14:.+]] = memref.load %[[ARG2]][%[[V6]], %[[V10]]] : memref<?x?xf32>
// CHECK-NEXT:    %[[V15:.+]] = arith.addf %[[V11]], %[[V14]] : f32
// CHECK-NEXT:    %[[V16:.+]] = arith.muli %[[V12]], %[[ARG4]] : i32
// CHECK-NEXT:    %[[V17:.+]] = arith.addi %[[V10]], %[[ARG1]] : index
// CHECK-NEXT:    cf.br ^bb9(%[[V17]], %[[V15]], %[[V16]] : index, f32, i32)
// CHECK-NEXT:  ^bb11:  // pred: ^bb9
// CHECK-NEXT:    %[[V18:.+]] = arith.addi %[[V6]], %[[C1]] : index
// CHECK-NEXT:    cf.br ^bb7(%[[V18]], %[[V11]], %[[V12]] : index, f32, i32)
// CHECK-NEXT:  ^bb12:  // pred: ^bb7
// CHECK-NEXT:    %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    cf.br ^bb13(%[[C0_0]] : index)
// CHECK-NEXT:  ^bb13(%[[V19:.+]]: index):  // 2 preds: ^bb12, ^bb17
// CHECK-NEXT:    %[[V20:.+]] = arith.cmpi slt, %[[V19]], %[[ARG0]] : index
// CHECK-NEXT:    cf.cond_br %[[V20]], ^bb14, ^bb18
// CHECK-NEXT:  ^bb14:  // pred: ^bb13
// CHECK-NEXT:    cf.br ^bb15(%[[ARG1]] : index)
// CHECK-NEXT:  ^bb15(%[[V21:.+]]: index):  // 2 preds: ^bb14, ^bb16
// CHECK-NEXT:    %[[V22:.+]] = arith.cmpi slt, %[[V21]], %[[C7]] : index
// CHECK-NEXT:    cf.cond_br %[[V22]], ^bb16, ^bb17
// CHECK-NEXT:  ^bb16:  // pred: ^bb15
// CHECK-NEXT:    memref.store %[[ARG3]], %[[ARG2]][%[[V19]], %[[V21]]] : memref<?x?xf32>
// CHECK-NEXT:    %[[V23:.+]] = arith.addi %[[V21]], %[[C2]] : index
// CHECK-NEXT:    cf.br ^bb15(%[[V23]] : index)
// CHECK-NEXT:  ^bb17:  // pred: ^bb15
// CHECK-NEXT:    %[[V24:.+]] = arith.addi %[[V19]], %[[ARG1]] : index
// CHECK-NEXT:    cf.br ^bb13(%[[V24]] : index)
// CHECK-NEXT:  ^bb18:  // pred: ^bb13
// CHECK-NEXT:    return %[[V7]], %[[V8]] : f32, i32
// CHECK-NEXT: }
func.func @parallel(%n: index, %k: index, %m: memref<?x?xf32>, %v: f32, %w: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %k) to (%n, %n) step (%c1, %k) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  %r:2 = scf.parallel (%i, %j) = (%c0, %k) to (%n, %n) step (%c1, %k) init (%v, %w) -> (f32, i32) {
    %e = memref.load %m[%i, %j] : memref<?x?xf32>
    scf.reduce(%e, %w : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.muli %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  scf.forall (%i, %j) = (0, %k) to (%n, 7) step (%k, 2) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  return %r#0, %r#1 : f32, i32
}
// CHECK-LABEL: func.func @regions(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (f32, i32) {
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.cond_br %[[ARG0]], ^bb2, ^bb3(%[[ARG1]] : f32)
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %[[V0:.+]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:    cf.br ^bb4(%[[V0]] : f32)
// CHECK-NEXT:  ^bb3(%[[V1:.+]]: f32):  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb4(%[[V1]] : f32)
// CHECK-NEXT:  ^bb4(%[[V2:.+]]: f32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:    %[[V3:.+]] = arith.index_cast %[[ARG2]] : index to i32
// CHECK-NEXT:    cf.switch %[[V3]] : i32, [
// CHECK-NEXT:      default: ^bb7,
// CHECK-NEXT:      2: ^bb5,
// CHECK-NEXT:      4294967291: ^bb6
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb5:  // pred: ^bb4
// CHECK-NEXT:    %[[C20_I32:.+]] = arith.constant 20 : i32
// CHECK-NEXT:    cf.br ^bb8(%[[C20_I32]] : i32)
// CHECK-NEXT:  ^bb6:  // pred: ^bb4
// CHECK-NEXT:    %[[C50_I32:.+]] = arith.constant 50 : i32
// CHECK-NEXT:    cf.br ^bb8(%[[C50_I32]] : i32)
// CHECK-NEXT:  ^bb7:  // pred: ^bb4
// CHECK-NEXT:    %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:    cf.br ^bb8(%[[C0_I32]] : i32)
// CHECK-NEXT:  ^bb8(%[[V4:.+]]: i32):  // 3 preds: ^bb5, ^bb6, ^bb7
// CHECK-NEXT:    %[[V5:.+]] = arith.index_cast %[[ARG2]] : index to i32
// CHECK-NEXT:    cf.switch %[[V5]] : i32, [
// CHECK-NEXT:      default: ^bb9]
// CHECK-NEXT:  ^bb9:  // pred: ^bb8
// CHECK-NEXT:    cf.br ^bb10
// CHECK-NEXT:  ^bb10:  // pred: ^bb9
// CHECK-NEXT:    return %[[V2]], %[[V4]] : f32, i32
// CHECK-NEXT: }
func.func @regions(%c: i1, %v: f32, %i: index) -> (f32, i32) {
  %r = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1, ^bb2(%v : f32)
  ^bb1:
    %x = arith.addf %v, %v : f32
    scf.yield %x : f32
  ^bb2(%y: f32):
    scf.yield %y : f32
  }
  %s = scf.index_switch %i -> i32
  case 2 {
    %a = arith.constant 20 : i32
    scf.yield %a : i32
  }
  case -5 {
    %a = arith.constant 50 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 0 : i32
    scf.yield %a : i32
  }
  scf.index_switch %i
  default {
    scf.yield
  }
  return %r, %s : f32, i32
}

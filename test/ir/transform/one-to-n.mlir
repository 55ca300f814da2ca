// RUN: mlir-opt %s '-test-one-to-n-type-conversion=convert-func-ops convert-scf-ops convert-tuple-ops' | FileCheck %s

// The elements of tuples become values: through calls, functions, loops and conditionals, with tuples where other operations need them.

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: i1, i2, f32, i8) -> (i1, i8)
func.func private @callee(tuple<i1, tuple<i2, f32>>, i8) -> (tuple<tuple<>, i1>, i8)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:[^:]*]]: i1, %[[ARG1:[^:]*]]: i2, %[[ARG2:[^:]*]]: f32, %[[ARG3:[^:]*]]: i8) -> (i1, i8)
// CHECK-NEXT: %[[V0:.*]]:2 = call @callee(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i1, i2, f32, i8) -> (i1, i8)
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : i1, i8
func.func @calls(%a: tuple<i1, tuple<i2, f32>>, %b: i8) -> (tuple<tuple<>, i1>, i8) {
  %0:2 = call @callee(%a, %b) : (tuple<i1, tuple<i2, f32>>, i8) -> (tuple<tuple<>, i1>, i8)
  return %0#0, %0#1 : tuple<tuple<>, i1>, i8
}

// CHECK-LABEL: func.func @materialized(
// CHECK-SAME: %[[ARG0:[^:]*]]: i1, %[[ARG1:[^:]*]]: i2, %[[ARG2:[^:]*]]: i8) -> (i1, i2)
// CHECK-NEXT: %[[V0:.*]] = "test.make_tuple"(%[[ARG2]]) : (i8) -> tuple<i8>
// CHECK-NEXT: %[[V1:.*]] = "test.make_tuple"(%[[ARG1]]) : (i2) -> tuple<i2>
// CHECK-NEXT: %[[V2:.*]] = "test.make_tuple"(%[[ARG0]], %[[V1]]) : (i1, tuple<i2>) -> tuple<i1, tuple<i2>>
// CHECK-NEXT: %[[V3:.*]] = "test.op"(%[[V2]], %[[V0]]) : (tuple<i1, tuple<i2>>, tuple<i8>) -> tuple<i1, tuple<i2>>
// CHECK-NEXT: %[[V4:.*]] = "test.source"() : () -> tuple<>
// CHECK-NEXT: %[[V5:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2>>) -> i1
// CHECK-NEXT: %[[V6:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2>>) -> tuple<i2>
// CHECK-NEXT: %[[V7:.*]] = "test.get_tuple_element"(%[[V6]]) <{index = 0 : i32}> : (tuple<i2>) -> i2
// CHECK-NEXT: return %[[V5]], %[[V7]] : i1, i2
func.func @materialized(%a: tuple<i1, tuple<i2>>, %p: tuple<i8>) -> (tuple<i1, tuple<i2>>, tuple<>) {
  %0 = "test.op"(%a, %p) : (tuple<i1, tuple<i2>>, tuple<i8>) -> tuple<i1, tuple<i2>>
  %1 = "test.source"() : () -> tuple<>
  return %0, %1 : tuple<i1, tuple<i2>>, tuple<>
}

// CHECK-LABEL: func.func @tuples(
// CHECK-SAME: %[[ARG0:[^:]*]]: i1, %[[ARG1:[^:]*]]: i2) -> (i2, i1)
// CHECK-NEXT: return %[[ARG1]], %[[ARG0]] : i2, i1
func.func @tuples(%a: i1, %b: i2) -> (i2, i1) {
  %0 = "test.make_tuple"(%a) : (i1) -> tuple<i1>
  %1 = "test.make_tuple"(%0, %b) : (tuple<i1>, i2) -> tuple<tuple<i1>, i2>
  %2 = "test.get_tuple_element"(%1) {index = 1 : i32} : (tuple<tuple<i1>, i2>) -> i2
  %3 = "test.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tuple<i1>, i2>) -> tuple<i1>
  %4 = "test.get_tuple_element"(%3) {index = 0 : i32} : (tuple<i1>) -> i1
  return %2, %4 : i2, i1
}

// CHECK-LABEL: func.func @loops(
// CHECK-SAME: %[[ARG0:[^:]*]]: i1, %[[ARG1:[^:]*]]: i2, %[[ARG2:[^:]*]]: i8, %[[ARG3:[^:]*]]: i1, %[[ARG4:[^:]*]]: index) -> (i8, i1, i2)
// CHECK-NEXT: %[[V0:.*]]:3 = scf.while (%[[ARG5:.*]] = %[[ARG0]], %[[ARG6:.*]] = %[[ARG1]], %[[ARG7:.*]] = %[[ARG2]]) : (i1, i2, i8) -> (i8, i1, i2) {
// CHECK-NEXT: %[[V2:.*]] = "test.make_tuple"(%[[ARG6]]) : (i2) -> tuple<i2>
// CHECK-NEXT: %[[V3:.*]] = "test.make_tuple"(%[[ARG5]], %[[V2]]) : (i1, tuple<i2>) -> tuple<i1, tuple<i2>>
// CHECK-NEXT: %[[V4:.*]] = "test.op"(%[[V3]]) : (tuple<i1, tuple<i2>>) -> tuple<i1, tuple<i2>>
// CHECK-NEXT: %[[V5:.*]] = "test.get_tuple_element"(%[[V4]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2>>) -> i1
// CHECK-NEXT: %[[V6:.*]] = "test.get_tuple_element"(%[[V4]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2>>) -> tuple<i2>
// CHECK-NEXT: %[[V7:.*]] = "test.get_tuple_element"(%[[V6]]) <{index = 0 : i32}> : (tuple<i2>) -> i2
// CHECK-NEXT: scf.condition(%[[ARG3]]) %[[ARG7]], %[[V5]], %[[V7]] : i8, i1, i2
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[ARG5:.*]]: i8, %[[ARG6]]: i1, %[[ARG7]]: i2):
// CHECK-NEXT: scf.yield %[[ARG6]], %[[ARG7]], %[[ARG5]] : i1, i2, i8
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = scf.for %[[ARG5]] = %[[ARG4]] to %[[ARG4]] step %[[ARG4]] iter_args(%[[ARG6]] = %[[V0]]#0) -> (i8) {
// CHECK-NEXT: %[[V2:.*]] = scf.if %[[ARG3]] -> (i8) {
// CHECK-NEXT: scf.yield %[[ARG6]] : i8
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V3:.*]] = "test.source"() : () -> tuple<i8>
// CHECK-NEXT: %[[V4:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 0 : i32}> : (tuple<i8>) -> i8
// CHECK-NEXT: scf.yield %[[V4]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V2]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]], %[[V0]]#1, %[[V0]]#2 : i8, i1, i2
func.func @loops(%a: tuple<i1, tuple<i2>>, %b: tuple<i8>, %c: i1, %l: index) -> (tuple<i8>, tuple<i1, tuple<i2>>) {
  %0:2 = scf.while (%x = %a, %y = %b) : (tuple<i1, tuple<i2>>, tuple<i8>) -> (tuple<i8>, tuple<i1, tuple<i2>>) {
    %n = "test.op"(%x) : (tuple<i1, tuple<i2>>) -> tuple<i1, tuple<i2>>
    scf.condition(%c) %y, %n : tuple<i8>, tuple<i1, tuple<i2>>
  } do {
  ^bb0(%y: tuple<i8>, %x: tuple<i1, tuple<i2>>):
    scf.yield %x, %y : tuple<i1, tuple<i2>>, tuple<i8>
  }
  %1 = scf.for %i = %l to %l step %l iter_args(%z = %0#0) -> tuple<i8> {
    %k = scf.if %c -> tuple<i8> {
      scf.yield %z : tuple<i8>
    } else {
      %q = "test.source"() : () -> tuple<i8>
      scf.yield %q : tuple<i8>
    }
    scf.yield %k : tuple<i8>
  }
  return %1, %0#1 : tuple<i8>, tuple<i1, tuple<i2>>
}

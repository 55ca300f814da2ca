// RUN: mlir-opt %s -allow-unregistered-dialect -test-decompose-call-graph-types | FileCheck %s

// Functions and calls pass the elements of tuples.

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: i1, i2, f32, i8) -> (i1, i8)
func.func private @callee(tuple<i1, tuple<i2, f32>>, i8) -> (tuple<tuple<>, i1>, i8)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:[^:]*]]: i1, %[[ARG1:[^:]*]]: i2, %[[ARG2:[^:]*]]: f32, %[[ARG3:[^:]*]]: i8) -> (i1, i8)
// CHECK-NEXT: %[[V0:.*]] = "test.make_tuple"(%[[ARG1]], %[[ARG2]]) : (i2, f32) -> tuple<i2, f32>
// CHECK-NEXT: %[[V1:.*]] = "test.make_tuple"(%[[ARG0]], %[[V0]]) : (i1, tuple<i2, f32>) -> tuple<i1, tuple<i2, f32>>
// CHECK-NEXT: %[[V2:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2, f32>>) -> i1
// CHECK-NEXT: %[[V3:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2, f32>>) -> tuple<i2, f32>
// CHECK-NEXT: %[[V4:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 0 : i32}> : (tuple<i2, f32>) -> i2
// CHECK-NEXT: %[[V5:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 1 : i32}> : (tuple<i2, f32>) -> f32
// CHECK-NEXT: %[[V6:.*]]:2 = call @callee(%[[V2]], %[[V4]], %[[V5]], %[[ARG3]]) : (i1, i2, f32, i8) -> (i1, i8)
// CHECK-NEXT: return %[[V6]]#0, %[[V6]]#1 : i1, i8
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
// CHECK-NEXT: %[[V0:.*]] = "test.make_tuple"(%[[ARG0]]) : (i1) -> tuple<i1>
// CHECK-NEXT: %[[V1:.*]] = "test.make_tuple"(%[[V0]], %[[ARG1]]) : (tuple<i1>, i2) -> tuple<tuple<i1>, i2>
// CHECK-NEXT: %[[V2:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 1 : i32}> : (tuple<tuple<i1>, i2>) -> i2
// CHECK-NEXT: %[[V3:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 0 : i32}> : (tuple<tuple<i1>, i2>) -> tuple<i1>
// CHECK-NEXT: %[[V4:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 0 : i32}> : (tuple<i1>) -> i1
// CHECK-NEXT: return %[[V2]], %[[V4]] : i2, i1
func.func @tuples(%a: i1, %b: i2) -> (i2, i1) {
  %0 = "test.make_tuple"(%a) : (i1) -> tuple<i1>
  %1 = "test.make_tuple"(%0, %b) : (tuple<i1>, i2) -> tuple<tuple<i1>, i2>
  %2 = "test.get_tuple_element"(%1) {index = 1 : i32} : (tuple<tuple<i1>, i2>) -> i2
  %3 = "test.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tuple<i1>, i2>) -> tuple<i1>
  %4 = "test.get_tuple_element"(%3) {index = 0 : i32} : (tuple<i1>) -> i1
  return %2, %4 : i2, i1
}


// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[ARG0:[^:]*]]: i1, %[[ARG1:[^:]*]]: i2, %[[ARG2:[^:]*]]: i1) -> (i1, i2)
// CHECK-NEXT: %[[V0:.*]] = "test.make_tuple"(%[[ARG1]]) : (i2) -> tuple<i2>
// CHECK-NEXT: %[[V1:.*]] = "test.make_tuple"(%[[ARG0]], %[[V0]]) : (i1, tuple<i2>) -> tuple<i1, tuple<i2>>
// CHECK-NEXT: cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V2:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2>>) -> i1
// CHECK-NEXT: %[[V3:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2>>) -> tuple<i2>
// CHECK-NEXT: %[[V4:.*]] = "test.get_tuple_element"(%[[V3]]) <{index = 0 : i32}> : (tuple<i2>) -> i2
// CHECK-NEXT: return %[[V2]], %[[V4]] : i1, i2
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V5:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2>>) -> i1
// CHECK-NEXT: %[[V6:.*]] = "test.get_tuple_element"(%[[V1]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2>>) -> tuple<i2>
// CHECK-NEXT: %[[V7:.*]] = "test.get_tuple_element"(%[[V6]]) <{index = 0 : i32}> : (tuple<i2>) -> i2
// CHECK-NEXT: %[[V8:.*]]:2 = call @same(%[[V5]], %[[V7]]) : (i1, i2) -> (i1, i2)
// CHECK-NEXT: %[[V9:.*]] = "test.make_tuple"(%[[V8]]#1) : (i2) -> tuple<i2>
// CHECK-NEXT: %[[V10:.*]] = "test.make_tuple"(%[[V8]]#0, %[[V9]]) : (i1, tuple<i2>) -> tuple<i1, tuple<i2>>
// CHECK-NEXT: %[[V11:.*]] = "test.get_tuple_element"(%[[V10]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2>>) -> i1
// CHECK-NEXT: %[[V12:.*]] = "test.get_tuple_element"(%[[V10]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2>>) -> tuple<i2>
// CHECK-NEXT: %[[V13:.*]] = "test.get_tuple_element"(%[[V12]]) <{index = 0 : i32}> : (tuple<i2>) -> i2
// CHECK-NEXT: return %[[V11]], %[[V13]] : i1, i2
func.func @blocks(%a: tuple<i1, tuple<i2>>, %c: i1) -> tuple<i1, tuple<i2>> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : tuple<i1, tuple<i2>>
^bb2:
  %y = call @same(%a) : (tuple<i1, tuple<i2>>) -> tuple<i1, tuple<i2>>
  return %y : tuple<i1, tuple<i2>>
}

// CHECK-LABEL: func.func private @same(
// CHECK-SAME: i1, i2) -> (i1, i2)
func.func private @same(tuple<i1, tuple<i2>>) -> tuple<i1, tuple<i2>>

// CHECK-LABEL: func.func @empty(
// CHECK-SAME: )
// CHECK-NEXT: call @empty() : () -> ()
func.func @empty(%a: tuple<>) -> tuple<> {
  %0 = call @empty(%a) : (tuple<>) -> tuple<>
  return %0 : tuple<>
}

// CHECK-LABEL: func.func @region(
// CHECK-SAME: %[[ARG0:[^:]*]]: i8, %[[ARG1:[^:]*]]: i8)
// CHECK-NEXT: %[[V0:.*]] = "test.make_tuple"(%[[ARG0]], %[[ARG1]]) : (i8, i8) -> tuple<i8, i8>
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: %[[V1:.*]] = "test.get_tuple_element"(%[[V0]]) <{index = 0 : i32}> : (tuple<i8, i8>) -> i8
// CHECK-NEXT: %[[V2:.*]] = "test.get_tuple_element"(%[[V0]]) <{index = 1 : i32}> : (tuple<i8, i8>) -> i8
// CHECK-NEXT: %[[V3:.*]]:3 = func.call @two(%[[V1]], %[[V2]]) : (i8, i8) -> (i8, i8, i8)
// CHECK-NEXT: %[[V4:.*]] = "test.make_tuple"(%[[V3]]#0, %[[V3]]#1) : (i8, i8) -> tuple<i8, i8>
// CHECK-NEXT: "test.use"(%[[V4]]) : (tuple<i8, i8>) -> ()
// CHECK-NEXT: }) : () -> ()
func.func @region(%a: tuple<i8, i8>) {
  "test.region"() ({
    %0:2 = func.call @two(%a) : (tuple<i8, i8>) -> (tuple<i8, i8>, i8)
    "test.use"(%0#0) : (tuple<i8, i8>) -> ()
  }) : () -> ()
  return
}

// CHECK-LABEL: func.func private @two(
// CHECK-SAME: i8, i8) -> (i8, i8, i8)
func.func private @two(tuple<i8, i8>) -> (tuple<i8, i8>, i8)

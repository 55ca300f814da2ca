// RUN: mlir-opt %s -split-input-file | FileCheck %s --match-full-lines

// Forms of async.execute.

// CHECK-LABEL: func.func @forms(%arg0: !async.token, %arg1: !async.value<i32>, %arg2: !async.value<f32>) {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %token_0 = async.execute [%arg0, %token] {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %token_1 = async.execute (%arg1 as %arg3: !async.value<i32>, %arg2 as %arg4: !async.value<f32>) {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %token_2, %bodyResults:2 = async.execute [%arg0] (%arg1 as %arg3: !async.value<i32>) -> (!async.value<i32>, !async.value<i32>) attributes {foo = 1 : i32} {
// CHECK-NEXT: async.yield %arg3, %arg3 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %token_3, %bodyResults_4 = async.execute -> !async.value<index> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: async.yield %c1 : index
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @forms(%a: !async.token, %b: !async.value<i32>, %c: !async.value<f32>) {
  %0 = async.execute {
    async.yield
  }
  %1 = async.execute [%a, %0] {
    async.yield
  }
  %2 = async.execute (%b as %x: !async.value<i32>, %c as %y: !async.value<f32>) {
    async.yield
  }
  %3, %4:2 = async.execute [%a] (%b as %x: !async.value<i32>) -> (!async.value<i32>, !async.value<i32>) attributes {foo = 1 : i32} {
    async.yield %x, %x : i32, i32
  }
  %5, %6 = async.execute -> !async.value<index> {
    %i = arith.constant 1 : index
    async.yield %i : index
  }
  return
}

// -----

// CHECK-LABEL: async.func private @declared(i32) -> !async.token
// CHECK-NEXT: async.func @defined(%arg0: i32) -> (!async.token, !async.value<i32>) attributes {foo} {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: async.func @only_value(%arg0: i32) -> !async.value<i32> {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @calls(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = async.call @declared(%arg0) : (i32) -> !async.token
// CHECK-NEXT: %1:2 = async.call @defined(%arg0) : (i32) -> (!async.token, !async.value<i32>)
// CHECK-NEXT: async.await %1#0 : !async.token
// CHECK-NEXT: %2 = async.await %1#1 : !async.value<i32>
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
async.func private @declared(i32) -> !async.token
async.func @defined(%a: i32) -> (!async.token, !async.value<i32>) attributes {foo} {
  return %a : i32
}
async.func @only_value(%a: i32) -> !async.value<i32> {
  return %a : i32
}
func.func @calls(%a: i32) -> i32 {
  %0 = async.call @declared(%a) : (i32) -> !async.token
  %1, %2 = async.call @defined(%a) : (i32) -> (!async.token, !async.value<i32>)
  async.await %1 : !async.token
  %3 = async.await %2 : !async.value<i32>
  return %3 : i32
}

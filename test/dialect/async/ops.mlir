// RUN: mlir-opt %s  | FileCheck %s

// Every operation, as MLIR prints it.

// CHECK:      module {
// CHECK-NEXT:   func.func @regions(%arg0: !async.token, %arg1: !async.value<vector<4xf32>>, %arg2: index) -> (vector<4xf32>, !async.token) {
// CHECK-NEXT:     %token = async.execute {
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_0, %bodyResults = async.execute [%arg0, %token] (%arg1 as %arg3: !async.value<vector<4xf32>>) -> !async.value<vector<4xf32>> attributes {why = "because"} {
// CHECK-NEXT:       %4 = arith.addf %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT:       async.yield %4 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_1, %bodyResults_2:2 = async.execute -> (!async.value<i32>, !async.value<index>) {
// CHECK-NEXT:       %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:       async.yield %c1_i32, %arg2 : i32, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = async.create_group %arg2 : !async.group {note}
// CHECK-NEXT:     %1 = async.add_to_group %token_0, %0 : !async.token
// CHECK-NEXT:     %2 = async.add_to_group %bodyResults_2#1, %0 : !async.value<index>
// CHECK-NEXT:     async.await_all %0 {note}
// CHECK-NEXT:     async.await %token_1 : !async.token {note}
// CHECK-NEXT:     %3 = async.await %bodyResults : !async.value<vector<4xf32>>
// CHECK-NEXT:     return %3, %token_0 : vector<4xf32>, !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.func private @outside(i32) -> (!async.token, !async.value<i32>)
// CHECK-NEXT:   async.func @inside(%arg0: i32 {test.note}) -> (!async.token, !async.value<i32>) attributes {note} {
// CHECK-NEXT:     %0:2 = call @outside(%arg0) : (i32) -> (!async.token, !async.value<i32>)
// CHECK-NEXT:     %1 = await %0#1 : !async.value<i32>
// CHECK-NEXT:     await %0#0 : !async.token
// CHECK-NEXT:     return {note} %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coroutine() -> !async.coro.handle {
// CHECK-NEXT:     %0 = async.coro.id
// CHECK-NEXT:     %1 = async.coro.begin %0
// CHECK-NEXT:     %2 = async.coro.save %1 {note}
// CHECK-NEXT:     async.coro.suspend %2, ^bb3, ^bb1, ^bb2 {note}
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.coro.free %0, %1
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     async.coro.end %1
// CHECK-NEXT:     return %1 : !async.coro.handle
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @runtime(%arg0: !async.coro.handle, %arg1: !async.coro.state, %arg2: !async.coro.id) {
// CHECK-NEXT:     %0 = async.runtime.num_worker_threads : index
// CHECK-NEXT:     %1 = async.runtime.create : !async.token
// CHECK-NEXT:     %2 = async.runtime.create : !async.value<memref<?xf32>>
// CHECK-NEXT:     %3 = async.runtime.create_group %0 : !async.group
// CHECK-NEXT:     %4 = async.runtime.add_to_group %1, %3 : !async.token
// CHECK-NEXT:     %5 = async.runtime.load %2 : <memref<?xf32>>
// CHECK-NEXT:     async.runtime.store %5, %2 {note} : <memref<?xf32>>
// CHECK-NEXT:     async.runtime.set_available %2 : !async.value<memref<?xf32>>
// CHECK-NEXT:     async.runtime.set_error %1 : !async.token
// CHECK-NEXT:     %6 = async.runtime.is_error %3 : !async.group
// CHECK-NEXT:     async.runtime.await %1 : !async.token
// CHECK-NEXT:     async.runtime.resume %arg0
// CHECK-NEXT:     async.runtime.await_and_resume %2, %arg0 : !async.value<memref<?xf32>>
// CHECK-NEXT:     async.runtime.add_ref %3 {count = 2 : i64} : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %2 {count = 1 : i64} : !async.value<memref<?xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @regions(%t: !async.token, %v: !async.value<vector<4xf32>>, %n: index) -> (vector<4xf32>, !async.token) {
  %a = async.execute { async.yield }
  %b, %r = async.execute [%t, %a] (%v as %x: !async.value<vector<4xf32>>) -> !async.value<vector<4xf32>> attributes {why = "because"} {
    %s = arith.addf %x, %x : vector<4xf32>
    async.yield %s : vector<4xf32>
  }
  %c, %two:2 = async.execute [] () -> (!async.value<i32>, !async.value<index>) {
    %i = arith.constant 1 : i32
    async.yield %i, %n : i32, index
  }
  %g = async.create_group %n : !async.group {note}
  %r0 = async.add_to_group %b, %g : !async.token
  %r1 = async.add_to_group %two#1, %g : !async.value<index>
  async.await_all %g {note}
  async.await %c : !async.token {note}
  %y = async.await %r : !async.value<vector<4xf32>>
  return %y, %b : vector<4xf32>, !async.token
}

async.func private @outside(i32) -> (!async.token, !async.value<i32>)

async.func @inside(%i: i32 {test.note}) -> (!async.token, !async.value<i32>) attributes {note} {
  %t, %v = call @outside(%i) : (i32) -> (!async.token, !async.value<i32>)
  %j = await %v : !async.value<i32>
  await %t : !async.token
  return {note} %j : i32
}

func.func @coroutine() -> !async.coro.handle {
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %state = async.coro.save %hdl {note}
  async.coro.suspend %state, ^suspend, ^resume, ^cleanup {note}
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %hdl
  cf.br ^suspend
^suspend:
  async.coro.end %hdl
  return %hdl : !async.coro.handle
}

func.func @runtime(%hdl: !async.coro.handle, %s: !async.coro.state, %id: !async.coro.id) {
  %n = async.runtime.num_worker_threads : index
  %t = async.runtime.create : !async.token
  %v = async.runtime.create : !async.value<memref<?xf32>>
  %g = async.runtime.create_group %n : !async.group
  %r = async.runtime.add_to_group %t, %g : !async.token
  %m = async.runtime.load %v : <memref<?xf32>>
  async.runtime.store %m, %v {note} : <memref<?xf32>>
  async.runtime.set_available %v : !async.value<memref<?xf32>>
  async.runtime.set_error %t : !async.token
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %t : !async.token
  async.runtime.resume %hdl
  async.runtime.await_and_resume %v, %hdl : !async.value<memref<?xf32>>
  async.runtime.add_ref %g {count = 2 : i64} : !async.group
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<memref<?xf32>>
  return
}

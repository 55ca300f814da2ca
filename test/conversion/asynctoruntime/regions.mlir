// RUN: mlir-opt %s --async-func-to-async-runtime --async-to-async-runtime | FileCheck %s

// Regions become coroutines; functions of the async dialect become coroutines that start at once.

// CHECK:      module {
// CHECK-NEXT:   func.func private @use(f32)
// CHECK-NEXT:   func.func @simple(%arg0: f32, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @async_execute_fn(%arg0, %arg1) : (f32, memref<4xf32>) -> !async.token
// CHECK-NEXT:     async.runtime.await %0 : !async.token
// CHECK-NEXT:     %1 = async.runtime.is_error %0 : !async.token
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %1, %true : i1
// CHECK-NEXT:     cf.assert %2, "Awaited async operand is in error state"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @values(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0:2 = call @async_execute_fn_0(%arg0) : (f32) -> (!async.token, !async.value<f32>)
// CHECK-NEXT:     %1:3 = call @async_execute_fn_1(%0#0, %0#1, %arg0) : (!async.token, !async.value<f32>, f32) -> (!async.token, !async.value<f32>, !async.value<i32>)
// CHECK-NEXT:     async.runtime.await %1#1 : !async.value<f32>
// CHECK-NEXT:     %2 = async.runtime.is_error %1#1 : !async.value<f32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = arith.xori %2, %true : i1
// CHECK-NEXT:     cf.assert %3, "Awaited async operand is in error state"
// CHECK-NEXT:     %4 = async.runtime.load %1#1 : <f32>
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nested(%arg0: f32, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @async_execute_fn_4(%arg1, %arg0) : (index, f32) -> !async.token
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       async.runtime.await %0 : !async.token
// CHECK-NEXT:       %1 = async.runtime.is_error %0 : !async.token
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %2 = arith.xori %1, %true : i1
// CHECK-NEXT:       cf.assert %2, "Awaited async operand is in error state"
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: i32) -> (!async.token, !async.value<i32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.runtime.create : !async.value<i32>
// CHECK-NEXT:     %2 = async.coro.id
// CHECK-NEXT:     %3 = async.coro.begin %2
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %4 = call @g(%arg0) : (i32) -> !async.value<i32>
// CHECK-NEXT:     %5 = async.coro.save %3
// CHECK-NEXT:     async.runtime.await_and_resume %4, %3 : !async.value<i32>
// CHECK-NEXT:     async.coro.suspend %5, ^bb11, ^bb2, ^bb10
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %6 = async.runtime.is_error %4 : !async.value<i32>
// CHECK-NEXT:     cf.cond_br %6, ^bb8, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %7 = async.runtime.load %4 : <i32>
// CHECK-NEXT:     %8:2 = call @async_execute_fn_5(%7) : (i32) -> (!async.token, !async.value<i32>)
// CHECK-NEXT:     %9 = async.coro.save %3
// CHECK-NEXT:     async.runtime.await_and_resume %8#0, %3 : !async.token
// CHECK-NEXT:     async.coro.suspend %9, ^bb11, ^bb4, ^bb10
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %10 = async.runtime.is_error %8#0 : !async.token
// CHECK-NEXT:     cf.cond_br %10, ^bb8, ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %11 = async.coro.save %3
// CHECK-NEXT:     async.runtime.await_and_resume %8#1, %3 : !async.value<i32>
// CHECK-NEXT:     async.coro.suspend %11, ^bb11, ^bb6, ^bb10
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %12 = async.runtime.is_error %8#1 : !async.value<i32>
// CHECK-NEXT:     cf.cond_br %12, ^bb8, ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     %13 = async.runtime.load %8#1 : <i32>
// CHECK-NEXT:     async.runtime.store %13, %1 : <i32>
// CHECK-NEXT:     async.runtime.set_available %1 : !async.value<i32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
// CHECK-NEXT:     async.runtime.set_error %0 : !async.token
// CHECK-NEXT:     async.runtime.set_error %1 : !async.value<i32>
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb11
// CHECK-NEXT:   ^bb10:  // 3 preds: ^bb1, ^bb3, ^bb5
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb11
// CHECK-NEXT:   ^bb11:  // 5 preds: ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
// CHECK-NEXT:     async.coro.end %3
// CHECK-NEXT:     return %0, %1 : !async.token, !async.value<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(%arg0: i32) -> !async.value<i32> attributes {note, passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.value<i32>
// CHECK-NEXT:     %1 = async.coro.id
// CHECK-NEXT:     %2 = async.coro.begin %1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     cf.cond_br %true, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.store %arg0, %0 : <i32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.value<i32>
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.set_error %0 : !async.value<i32>
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb5:  // no predecessors
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     async.coro.end %2
// CHECK-NEXT:     return %0 : !async.value<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0:2 = call @f(%arg0) : (i32) -> (!async.token, !async.value<i32>)
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.await %0#0 : !async.token
// CHECK-NEXT:     %1 = async.runtime.is_error %0#0 : !async.token
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %1, %true : i1
// CHECK-NEXT:     cf.assert %2, "Awaited async operand is in error state"
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.runtime.await %0#1 : !async.value<i32>
// CHECK-NEXT:     %3 = async.runtime.is_error %0#1 : !async.value<i32>
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %4 = arith.xori %3, %true_0 : i1
// CHECK-NEXT:     cf.assert %4, "Awaited async operand is in error state"
// CHECK-NEXT:     %5 = async.runtime.load %0#1 : <i32>
// CHECK-NEXT:     return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%arg0: f32, %arg1: memref<4xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.coro.id
// CHECK-NEXT:     %2 = async.coro.begin %1
// CHECK-NEXT:     %3 = async.coro.save %2
// CHECK-NEXT:     async.runtime.resume %2
// CHECK-NEXT:     async.coro.suspend %3, ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg0, %arg1[%c1] : memref<4xf32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %2
// CHECK-NEXT:     return %0 : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_0(%arg0: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %2 = async.coro.id
// CHECK-NEXT:     %3 = async.coro.begin %2
// CHECK-NEXT:     %4 = async.coro.save %3
// CHECK-NEXT:     async.runtime.resume %3
// CHECK-NEXT:     async.coro.suspend %4, ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %5 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT:     async.runtime.store %5, %1 : <f32>
// CHECK-NEXT:     async.runtime.set_available %1 : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %3
// CHECK-NEXT:     return %0, %1 : !async.token, !async.value<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_1(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: f32) -> (!async.token, !async.value<f32>, !async.value<i32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %2 = async.runtime.create : !async.value<i32>
// CHECK-NEXT:     %3 = async.coro.id
// CHECK-NEXT:     %4 = async.coro.begin %3
// CHECK-NEXT:     %5 = async.coro.save %4
// CHECK-NEXT:     async.runtime.resume %4
// CHECK-NEXT:     async.coro.suspend %5, ^bb9, ^bb1, ^bb8
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %6 = async.coro.save %4
// CHECK-NEXT:     async.runtime.await_and_resume %arg0, %4 : !async.token
// CHECK-NEXT:     async.coro.suspend %6, ^bb9, ^bb2, ^bb8
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %7 = async.runtime.is_error %arg0 : !async.token
// CHECK-NEXT:     cf.cond_br %7, ^bb6, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %8 = async.coro.save %4
// CHECK-NEXT:     async.runtime.await_and_resume %arg1, %4 : !async.value<f32>
// CHECK-NEXT:     async.coro.suspend %8, ^bb9, ^bb4, ^bb8
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %9 = async.runtime.is_error %arg1 : !async.value<f32>
// CHECK-NEXT:     cf.cond_br %9, ^bb6, ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %10 = async.runtime.load %arg1 : <f32>
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %11 = arith.mulf %10, %arg2 : f32
// CHECK-NEXT:     async.runtime.store %11, %1 : <f32>
// CHECK-NEXT:     async.runtime.set_available %1 : !async.value<f32>
// CHECK-NEXT:     async.runtime.store %c3_i32, %2 : <i32>
// CHECK-NEXT:     async.runtime.set_available %2 : !async.value<i32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     async.runtime.set_error %0 : !async.token
// CHECK-NEXT:     async.runtime.set_error %1 : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_error %2 : !async.value<i32>
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:     async.coro.free %3, %4
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     async.coro.free %3, %4
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb7, ^bb8
// CHECK-NEXT:     async.coro.end %4
// CHECK-NEXT:     return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_2(%arg0: f32, %arg1: index) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.coro.id
// CHECK-NEXT:     %2 = async.coro.begin %1
// CHECK-NEXT:     %3 = async.coro.save %2
// CHECK-NEXT:     async.runtime.resume %2
// CHECK-NEXT:     async.coro.suspend %3, ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       func.call @use(%arg0) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %2
// CHECK-NEXT:     return %0 : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_3(%arg0: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %2 = async.coro.id
// CHECK-NEXT:     %3 = async.coro.begin %2
// CHECK-NEXT:     %4 = async.coro.save %3
// CHECK-NEXT:     async.runtime.resume %3
// CHECK-NEXT:     async.coro.suspend %4, ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.store %arg0, %1 : <f32>
// CHECK-NEXT:     async.runtime.set_available %1 : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %3
// CHECK-NEXT:     return %0, %1 : !async.token, !async.value<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_4(%arg0: index, %arg1: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.coro.id
// CHECK-NEXT:     %2 = async.coro.begin %1
// CHECK-NEXT:     %3 = async.coro.save %2
// CHECK-NEXT:     async.runtime.resume %2
// CHECK-NEXT:     async.coro.suspend %3, ^bb14, ^bb1, ^bb13
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = async.runtime.create_group %arg0 : !async.group
// CHECK-NEXT:     %5 = call @async_execute_fn_2(%arg1, %arg0) : (f32, index) -> !async.token
// CHECK-NEXT:     %6 = async.runtime.add_to_group %5, %4 : !async.token
// CHECK-NEXT:     %7 = async.coro.save %2
// CHECK-NEXT:     async.runtime.await_and_resume %4, %2 : !async.group
// CHECK-NEXT:     async.coro.suspend %7, ^bb14, ^bb2, ^bb13
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %8 = async.runtime.is_error %4 : !async.group
// CHECK-NEXT:     cf.cond_br %8, ^bb11, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %9 = arith.cmpi eq, %arg0, %c1 : index
// CHECK-NEXT:     cf.cond_br %9, ^bb4, ^bb11
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     scf.if %9 {
// CHECK-NEXT:       func.call @use(%arg1) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %9, ^bb5, ^bb8
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %10:2 = call @async_execute_fn_3(%arg1) : (f32) -> (!async.token, !async.value<f32>)
// CHECK-NEXT:     %11 = async.coro.save %2
// CHECK-NEXT:     async.runtime.await_and_resume %10#1, %2 : !async.value<f32>
// CHECK-NEXT:     async.coro.suspend %11, ^bb14, ^bb6, ^bb13
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %12 = async.runtime.is_error %10#1 : !async.value<f32>
// CHECK-NEXT:     cf.cond_br %12, ^bb11, ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     %13 = async.runtime.load %10#1 : <f32>
// CHECK-NEXT:     cf.br ^bb9(%13 : f32)
// CHECK-NEXT:   ^bb8:  // pred: ^bb4
// CHECK-NEXT:     cf.br ^bb9(%arg1 : f32)
// CHECK-NEXT:   ^bb9(%14: f32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.br ^bb10
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     call @use(%14) : (f32) -> ()
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb12
// CHECK-NEXT:   ^bb11:  // 3 preds: ^bb2, ^bb3, ^bb6
// CHECK-NEXT:     async.runtime.set_error %0 : !async.token
// CHECK-NEXT:     cf.br ^bb12
// CHECK-NEXT:   ^bb12:  // 2 preds: ^bb10, ^bb11
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb14
// CHECK-NEXT:   ^bb13:  // 3 preds: ^bb0, ^bb1, ^bb5
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb14
// CHECK-NEXT:   ^bb14:  // 5 preds: ^bb0, ^bb1, ^bb5, ^bb12, ^bb13
// CHECK-NEXT:     async.coro.end %2
// CHECK-NEXT:     return %0 : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_5(%arg0: i32) -> (!async.token, !async.value<i32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.runtime.create : !async.value<i32>
// CHECK-NEXT:     %2 = async.coro.id
// CHECK-NEXT:     %3 = async.coro.begin %2
// CHECK-NEXT:     %4 = async.coro.save %3
// CHECK-NEXT:     async.runtime.resume %3
// CHECK-NEXT:     async.coro.suspend %4, ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %5 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     async.runtime.store %5, %1 : <i32>
// CHECK-NEXT:     async.runtime.set_available %1 : !async.value<i32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %2, %3
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %3
// CHECK-NEXT:     return %0, %1 : !async.token, !async.value<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func private @use(f32) -> ()
func.func @simple(%x: f32, %m: memref<4xf32>) {
  %c = arith.constant 1 : index
  %t = async.execute {
    memref.store %x, %m[%c] : memref<4xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
func.func @values(%x: f32) -> f32 {
  %t, %v = async.execute -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  %t2, %v2:2 = async.execute [%t] (%v as %u: !async.value<f32>) -> (!async.value<f32>, !async.value<i32>) {
    %c = arith.constant 3 : i32
    %y = arith.mulf %u, %x : f32
    async.yield %y, %c : f32, i32
  }
  %r = async.await %v2#0 : !async.value<f32>
  return %r : f32
}
func.func @nested(%x: f32, %n: index, %n2: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    %g = async.create_group %n : !async.group
      %uu = async.execute {
        scf.for %i = %c0 to %n step %c1 {
          func.call @use(%x) : (f32) -> ()
        }
        async.yield
      }
      %rr = async.add_to_group %uu, %g : !async.token
    async.await_all %g
    %cond = arith.cmpi eq, %n, %c1 : index
    cf.assert %cond, "no"
    scf.if %cond {
      func.call @use(%x) : (f32) -> ()
    }
    %w = scf.if %cond -> f32 {
      %u, %v = async.execute -> !async.value<f32> {
        async.yield %x : f32
      }
      %z = async.await %v : !async.value<f32>
      scf.yield %z : f32
    } else {
      scf.yield %x : f32
    }
    func.call @use(%w) : (f32) -> ()
    async.yield
  }
  scf.if %n2 {
    async.await %t : !async.token
  }
  return
}
async.func @f(%x: i32) -> (!async.token, !async.value<i32>) {
  %v = call @g(%x) : (i32) -> !async.value<i32>
  %y = await %v : !async.value<i32>
  %t, %u = execute -> !async.value<i32> {
    %z = arith.addi %y, %y : i32
    async.yield %z : i32
  }
  await %t : !async.token
  %z = await %u : !async.value<i32>
  return %z : i32
}
async.func private @g(%x: i32) -> !async.value<i32> attributes {note} {
  %c = arith.constant true
  cf.assert %c, "c"
  return %x : i32
}
func.func @main(%n: i32, %c: i1) -> i32 {
  %t, %v = async.call @f(%n) : (i32) -> (!async.token, !async.value<i32>)
  cf.cond_br %c, ^a, ^b
^a:
  async.await %t : !async.token
  cf.br ^b
^b:
  %r = async.await %v : !async.value<i32>
  return %r : i32
}

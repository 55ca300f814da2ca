// RUN: mlir-opt --mlir-version=22 %s --async-func-to-async-runtime --async-to-async-runtime --convert-async-to-llvm | FileCheck %s

// Coroutines become intrinsics, and what they wait for calls of the runtime.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @use(f32)
// CHECK-NEXT:   func.func @simple(%arg0: f32, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @async_execute_fn(%arg0, %arg1) : (f32, memref<4xf32>) -> !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %1 = call @mlirAsyncRuntimeIsTokenError(%0) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %1, %true : i1
// CHECK-NEXT:     cf.assert %2, "Awaited async operand is in error state"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @values(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0:2 = call @async_execute_fn_0(%arg0) : (f32) -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %1:3 = call @async_execute_fn_1(%0#0, %0#1, %arg0) : (!llvm.ptr, !llvm.ptr, f32) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValue(%1#1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %2 = call @mlirAsyncRuntimeIsValueError(%1#1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = arith.xori %2, %true : i1
// CHECK-NEXT:     cf.assert %3, "Awaited async operand is in error state"
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeGetValueStorage(%1#1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr -> f32
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nested(%arg0: f32, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @async_execute_fn_4(%arg1, %arg0) : (index, f32) -> !llvm.ptr
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       func.call @mlirAsyncRuntimeAwaitToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:       %1 = func.call @mlirAsyncRuntimeIsTokenError(%0) : (!llvm.ptr) -> i1
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %2 = arith.xori %1, %true : i1
// CHECK-NEXT:       cf.assert %2, "Awaited async operand is in error state"
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: i32) -> (!llvm.ptr, !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeCreateValue(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %9 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %10 = llvm.add %8, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.sub %10, %11 : i64
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.sub %13, %9 : i64
// CHECK-NEXT:     %15 = llvm.and %12, %14 : i64
// CHECK-NEXT:     %16 = llvm.call @aligned_alloc(%9, %15) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %17 = llvm.intr.coro.begin %7, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %18 = call @g(%arg0) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %19 = llvm.intr.coro.save %17 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %20 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValueAndExecute(%18, %17, %20) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %21 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %22 = llvm.intr.coro.suspend %19, %21 : i8
// CHECK-NEXT:     %23 = llvm.sext %22 : i8 to i32
// CHECK-NEXT:     llvm.switch %23 : i32, ^bb11 [
// CHECK-NEXT:       0: ^bb2,
// CHECK-NEXT:       1: ^bb10
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %24 = call @mlirAsyncRuntimeIsValueError(%18) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %24, ^bb8, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %25 = call @mlirAsyncRuntimeGetValueStorage(%18) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %26 = llvm.load %25 : !llvm.ptr -> i32
// CHECK-NEXT:     %27:2 = call @async_execute_fn_5(%26) : (i32) -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %28 = llvm.intr.coro.save %17 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %29 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitTokenAndExecute(%27#0, %17, %29) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %30 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %31 = llvm.intr.coro.suspend %28, %30 : i8
// CHECK-NEXT:     %32 = llvm.sext %31 : i8 to i32
// CHECK-NEXT:     llvm.switch %32 : i32, ^bb11 [
// CHECK-NEXT:       0: ^bb4,
// CHECK-NEXT:       1: ^bb10
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %33 = call @mlirAsyncRuntimeIsTokenError(%27#0) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %33, ^bb8, ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %34 = llvm.intr.coro.save %17 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %35 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValueAndExecute(%27#1, %17, %35) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %36 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %37 = llvm.intr.coro.suspend %34, %36 : i8
// CHECK-NEXT:     %38 = llvm.sext %37 : i8 to i32
// CHECK-NEXT:     llvm.switch %38 : i32, ^bb11 [
// CHECK-NEXT:       0: ^bb6,
// CHECK-NEXT:       1: ^bb10
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %39 = call @mlirAsyncRuntimeIsValueError(%27#1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %39, ^bb8, ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     %40 = call @mlirAsyncRuntimeGetValueStorage(%27#1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %41 = llvm.load %40 : !llvm.ptr -> i32
// CHECK-NEXT:     %42 = call @mlirAsyncRuntimeGetValueStorage(%4) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %41, %42 : i32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
// CHECK-NEXT:     call @mlirAsyncRuntimeSetTokenError(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeSetValueError(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     %43 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%43) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb11
// CHECK-NEXT:   ^bb10:  // 3 preds: ^bb1, ^bb3, ^bb5
// CHECK-NEXT:     %44 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%44) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb11
// CHECK-NEXT:   ^bb11:  // 5 preds: ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
// CHECK-NEXT:     %45 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %46 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %47 = llvm.intr.coro.end %17, %45, %46 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0, %4 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(%arg0: i32) -> !llvm.ptr attributes {note, passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
// CHECK-NEXT:     %3 = call @mlirAsyncRuntimeCreateValue(%2) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.intr.coro.id %4, %5, %5, %5 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.token to !async.coro.id
// CHECK-NEXT:     %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %9 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %10 = llvm.add %8, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.sub %10, %11 : i64
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.sub %13, %9 : i64
// CHECK-NEXT:     %15 = llvm.and %12, %14 : i64
// CHECK-NEXT:     %16 = llvm.call @aligned_alloc(%9, %15) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %17 = llvm.intr.coro.begin %6, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.ptr to !async.coro.handle
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     cf.cond_br %true, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %19 = call @mlirAsyncRuntimeGetValueStorage(%3) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %19 : i32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     call @mlirAsyncRuntimeSetValueError(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     %20 = llvm.intr.coro.free %6, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%20) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb5:  // no predecessors
// CHECK-NEXT:     async.coro.free %7, %18
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     %21 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %22 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %23 = llvm.intr.coro.end %17, %21, %22 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %3 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0:2 = call @f(%arg0) : (i32) -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%0#0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %1 = call @mlirAsyncRuntimeIsTokenError(%0#0) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %1, %true : i1
// CHECK-NEXT:     cf.assert %2, "Awaited async operand is in error state"
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValue(%0#1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %3 = call @mlirAsyncRuntimeIsValueError(%0#1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %4 = arith.xori %3, %true_0 : i1
// CHECK-NEXT:     cf.assert %4, "Awaited async operand is in error state"
// CHECK-NEXT:     %5 = call @mlirAsyncRuntimeGetValueStorage(%0#1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.load %5 : !llvm.ptr -> i32
// CHECK-NEXT:     return %6 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%arg0: f32, %arg1: memref<4xf32>) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.intr.coro.id %1, %2, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %4 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %5 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %6 = llvm.add %4, %5 : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %8 = llvm.sub %6, %7 : i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.sub %9, %5 : i64
// CHECK-NEXT:     %11 = llvm.and %8, %10 : i64
// CHECK-NEXT:     %12 = llvm.call @aligned_alloc(%5, %11) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %13 = llvm.intr.coro.begin %3, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.intr.coro.save %13 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %15 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%13, %15) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %16 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %17 = llvm.intr.coro.suspend %14, %16 : i8
// CHECK-NEXT:     %18 = llvm.sext %17 : i8 to i32
// CHECK-NEXT:     llvm.switch %18 : i32, ^bb4 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg0, %arg1[%c1] : memref<4xf32>
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %19 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%19) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %20 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%20) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     %21 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %22 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %23 = llvm.intr.coro.end %13, %21, %22 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_0(%arg0: f32) -> (!llvm.ptr, !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeCreateValue(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %9 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %10 = llvm.add %8, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.sub %10, %11 : i64
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.sub %13, %9 : i64
// CHECK-NEXT:     %15 = llvm.and %12, %14 : i64
// CHECK-NEXT:     %16 = llvm.call @aligned_alloc(%9, %15) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %17 = llvm.intr.coro.begin %7, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %18 = llvm.intr.coro.save %17 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %19 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%17, %19) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %20 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %21 = llvm.intr.coro.suspend %18, %20 : i8
// CHECK-NEXT:     %22 = llvm.sext %21 : i8 to i32
// CHECK-NEXT:     llvm.switch %22 : i32, ^bb4 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %23 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT:     %24 = call @mlirAsyncRuntimeGetValueStorage(%4) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %23, %24 : f32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %25 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%25) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %26 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%26) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     %27 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %28 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %29 = llvm.intr.coro.end %17, %27, %28 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0, %4 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_1(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f32) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeCreateValue(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT:     %8 = call @mlirAsyncRuntimeCreateValue(%7) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %10 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %11 = llvm.intr.coro.id %9, %10, %10, %10 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %12 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %13 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %14 = llvm.add %12, %13 : i64
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %16 = llvm.sub %14, %15 : i64
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %18 = llvm.sub %17, %13 : i64
// CHECK-NEXT:     %19 = llvm.and %16, %18 : i64
// CHECK-NEXT:     %20 = llvm.call @aligned_alloc(%13, %19) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %21 = llvm.intr.coro.begin %11, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %22 = llvm.intr.coro.save %21 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %23 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%21, %23) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %24 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %25 = llvm.intr.coro.suspend %22, %24 : i8
// CHECK-NEXT:     %26 = llvm.sext %25 : i8 to i32
// CHECK-NEXT:     llvm.switch %26 : i32, ^bb9 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb8
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %27 = llvm.intr.coro.save %21 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %28 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitTokenAndExecute(%arg0, %21, %28) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %29 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %30 = llvm.intr.coro.suspend %27, %29 : i8
// CHECK-NEXT:     %31 = llvm.sext %30 : i8 to i32
// CHECK-NEXT:     llvm.switch %31 : i32, ^bb9 [
// CHECK-NEXT:       0: ^bb2,
// CHECK-NEXT:       1: ^bb8
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %32 = call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %32, ^bb6, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %33 = llvm.intr.coro.save %21 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %34 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %21, %34) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %35 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %36 = llvm.intr.coro.suspend %33, %35 : i8
// CHECK-NEXT:     %37 = llvm.sext %36 : i8 to i32
// CHECK-NEXT:     llvm.switch %37 : i32, ^bb9 [
// CHECK-NEXT:       0: ^bb4,
// CHECK-NEXT:       1: ^bb8
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %38 = call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %38, ^bb6, ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %39 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %40 = llvm.load %39 : !llvm.ptr -> f32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %41 = arith.mulf %40, %arg2 : f32
// CHECK-NEXT:     %42 = call @mlirAsyncRuntimeGetValueStorage(%4) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %41, %42 : f32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %43 = call @mlirAsyncRuntimeGetValueStorage(%8) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %c3_i32, %43 : i32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%8) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     call @mlirAsyncRuntimeSetTokenError(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeSetValueError(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeSetValueError(%8) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:     %44 = llvm.intr.coro.free %11, %21 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%44) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     %45 = llvm.intr.coro.free %11, %21 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%45) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb7, ^bb8
// CHECK-NEXT:     %46 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %47 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %48 = llvm.intr.coro.end %21, %46, %47 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0, %4, %8 : !llvm.ptr, !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_2(%arg0: f32, %arg1: index) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.intr.coro.id %1, %2, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %4 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %5 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %6 = llvm.add %4, %5 : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %8 = llvm.sub %6, %7 : i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.sub %9, %5 : i64
// CHECK-NEXT:     %11 = llvm.and %8, %10 : i64
// CHECK-NEXT:     %12 = llvm.call @aligned_alloc(%5, %11) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %13 = llvm.intr.coro.begin %3, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.intr.coro.save %13 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %15 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%13, %15) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %16 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %17 = llvm.intr.coro.suspend %14, %16 : i8
// CHECK-NEXT:     %18 = llvm.sext %17 : i8 to i32
// CHECK-NEXT:     llvm.switch %18 : i32, ^bb4 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       func.call @use(%arg0) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %19 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%19) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %20 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%20) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     %21 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %22 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %23 = llvm.intr.coro.end %13, %21, %22 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_3(%arg0: f32) -> (!llvm.ptr, !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeCreateValue(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %9 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %10 = llvm.add %8, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.sub %10, %11 : i64
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.sub %13, %9 : i64
// CHECK-NEXT:     %15 = llvm.and %12, %14 : i64
// CHECK-NEXT:     %16 = llvm.call @aligned_alloc(%9, %15) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %17 = llvm.intr.coro.begin %7, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %18 = llvm.intr.coro.save %17 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %19 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%17, %19) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %20 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %21 = llvm.intr.coro.suspend %18, %20 : i8
// CHECK-NEXT:     %22 = llvm.sext %21 : i8 to i32
// CHECK-NEXT:     llvm.switch %22 : i32, ^bb4 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %23 = call @mlirAsyncRuntimeGetValueStorage(%4) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %23 : f32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %24 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%24) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %25 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%25) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     %26 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %27 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %28 = llvm.intr.coro.end %17, %26, %27 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0, %4 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_4(%arg0: index, %arg1: f32) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.intr.coro.id %2, %3, %3, %3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %5 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %6 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %7 = llvm.add %5, %6 : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %9 = llvm.sub %7, %8 : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.sub %10, %6 : i64
// CHECK-NEXT:     %12 = llvm.and %9, %11 : i64
// CHECK-NEXT:     %13 = llvm.call @aligned_alloc(%6, %12) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.intr.coro.begin %4, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %15 = llvm.intr.coro.save %14 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %16 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%14, %16) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %17 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %18 = llvm.intr.coro.suspend %15, %17 : i8
// CHECK-NEXT:     %19 = llvm.sext %18 : i8 to i32
// CHECK-NEXT:     llvm.switch %19 : i32, ^bb14 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb13
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %20 = call @mlirAsyncRuntimeCreateGroup(%0) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %21 = call @async_execute_fn_2(%arg1, %arg0) : (f32, index) -> !llvm.ptr
// CHECK-NEXT:     %22 = call @mlirAsyncRuntimeAddTokenToGroup(%21, %20) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %23 = llvm.intr.coro.save %14 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %24 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%20, %14, %24) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %25 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %26 = llvm.intr.coro.suspend %23, %25 : i8
// CHECK-NEXT:     %27 = llvm.sext %26 : i8 to i32
// CHECK-NEXT:     llvm.switch %27 : i32, ^bb14 [
// CHECK-NEXT:       0: ^bb2,
// CHECK-NEXT:       1: ^bb13
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %28 = call @mlirAsyncRuntimeIsGroupError(%20) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %28, ^bb11, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %29 = arith.cmpi eq, %arg0, %c1 : index
// CHECK-NEXT:     cf.cond_br %29, ^bb4, ^bb11
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     scf.if %29 {
// CHECK-NEXT:       func.call @use(%arg1) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %29, ^bb5, ^bb8
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %30:2 = call @async_execute_fn_3(%arg1) : (f32) -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %31 = llvm.intr.coro.save %14 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %32 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValueAndExecute(%30#1, %14, %32) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %33 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %34 = llvm.intr.coro.suspend %31, %33 : i8
// CHECK-NEXT:     %35 = llvm.sext %34 : i8 to i32
// CHECK-NEXT:     llvm.switch %35 : i32, ^bb14 [
// CHECK-NEXT:       0: ^bb6,
// CHECK-NEXT:       1: ^bb13
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %36 = call @mlirAsyncRuntimeIsValueError(%30#1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %36, ^bb11, ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     %37 = call @mlirAsyncRuntimeGetValueStorage(%30#1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %38 = llvm.load %37 : !llvm.ptr -> f32
// CHECK-NEXT:     cf.br ^bb9(%38 : f32)
// CHECK-NEXT:   ^bb8:  // pred: ^bb4
// CHECK-NEXT:     cf.br ^bb9(%arg1 : f32)
// CHECK-NEXT:   ^bb9(%39: f32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.br ^bb10
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     call @use(%39) : (f32) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb12
// CHECK-NEXT:   ^bb11:  // 3 preds: ^bb2, ^bb3, ^bb6
// CHECK-NEXT:     call @mlirAsyncRuntimeSetTokenError(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb12
// CHECK-NEXT:   ^bb12:  // 2 preds: ^bb10, ^bb11
// CHECK-NEXT:     %40 = llvm.intr.coro.free %4, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%40) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb14
// CHECK-NEXT:   ^bb13:  // 3 preds: ^bb0, ^bb1, ^bb5
// CHECK-NEXT:     %41 = llvm.intr.coro.free %4, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%41) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb14
// CHECK-NEXT:   ^bb14:  // 5 preds: ^bb0, ^bb1, ^bb5, ^bb12, ^bb13
// CHECK-NEXT:     %42 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %43 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %44 = llvm.intr.coro.end %14, %42, %43 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_5(%arg0: i32) -> (!llvm.ptr, !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeCreateValue(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %9 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %10 = llvm.add %8, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.sub %10, %11 : i64
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %14 = llvm.sub %13, %9 : i64
// CHECK-NEXT:     %15 = llvm.and %12, %14 : i64
// CHECK-NEXT:     %16 = llvm.call @aligned_alloc(%9, %15) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %17 = llvm.intr.coro.begin %7, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %18 = llvm.intr.coro.save %17 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %19 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%17, %19) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %20 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %21 = llvm.intr.coro.suspend %18, %20 : i8
// CHECK-NEXT:     %22 = llvm.sext %21 : i8 to i32
// CHECK-NEXT:     llvm.switch %22 : i32, ^bb4 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %23 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %24 = call @mlirAsyncRuntimeGetValueStorage(%4) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %23, %24 : i32, !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %25 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%25) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %26 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%26) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     %27 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %28 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %29 = llvm.intr.coro.end %17, %27, %28 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0, %4 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT:   llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:     llvm.intr.coro.resume %arg0 : !llvm.ptr
// CHECK-NEXT:     llvm.return
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

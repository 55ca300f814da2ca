// RUN: mlir-opt %s --convert-async-to-llvm | FileCheck %s

// References, groups and errors.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @use(!llvm.ptr)
// CHECK-NEXT:   func.func private @make() -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @unused(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @calls(%arg0: !llvm.ptr) {
// CHECK-NEXT:     call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @use(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ret(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.load %0 : !llvm.ptr -> i32
// CHECK-NEXT:     return %arg0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @branch(%arg0: !llvm.ptr, %arg1: i1, %arg2: !llvm.ptr) {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitAllInGroup(%arg2) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%arg0: !llvm.ptr, %arg1: i1, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       func.call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:       %0:2 = func.call @make() : () -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:       func.call @mlirAsyncRuntimeAwaitToken(%0#0) : (!llvm.ptr) -> ()
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %1 = func.call @mlirAsyncRuntimeGetValueStorage(%0#1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:         %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cycle(%arg0: !llvm.ptr, %arg1: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @same(%arg0: !llvm.ptr, %arg1: i1) {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2, ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2, ^bb2
// CHECK-NEXT:   ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @group(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = call @mlirAsyncRuntimeCreateGroup(%0) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %2:2 = call @make() : () -> (!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %3 = call @mlirAsyncRuntimeAddTokenToGroup(%2#0, %1) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitAllInGroup(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %4 = call @mlirAsyncRuntimeIsGroupError(%1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %5 = call @mlirAsyncRuntimeIsValueError(%2#1) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %6 = call @mlirAsyncRuntimeGetValueStorage(%2#1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coro(%arg0: !llvm.ptr) -> !llvm.ptr {
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
// CHECK-NEXT:     %11 = llvm.and %8, %10  : i64
// CHECK-NEXT:     %12 = llvm.call @aligned_alloc(%5, %11) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %13 = llvm.intr.coro.begin %3, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.intr.coro.save %13 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %15 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValueAndExecute(%arg0, %13, %15) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %16 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %17 = llvm.intr.coro.suspend %14, %16 : i8
// CHECK-NEXT:     %18 = llvm.sext %17 : i8 to i32
// CHECK-NEXT:     llvm.switch %18 : i32, ^bb5 [
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %19 = call @mlirAsyncRuntimeIsValueError(%arg0) : (!llvm.ptr) -> i1
// CHECK-NEXT:     cf.cond_br %19, ^bb3, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %20 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %21 = llvm.load %20 : !llvm.ptr -> f32
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     call @mlirAsyncRuntimeSetTokenError(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     %22 = llvm.intr.coro.free %3, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%22) : (!llvm.ptr) -> ()
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:     %23 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %24 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %25 = llvm.intr.coro.end %13, %23, %24 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return %0 : !llvm.ptr
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

func.func private @use(!async.token) -> ()
func.func private @make() -> (!async.token, !async.value<f32>)
func.func @unused(%a: !async.token, %b: !async.value<i32>, %c: i32) {
  %t = async.runtime.create : !async.token
  return
}
func.func @calls(%a: !async.token) {
  call @use(%a) : (!async.token) -> ()
  async.runtime.await %a : !async.token
  call @use(%a) : (!async.token) -> ()
  call @use(%a) : (!async.token) -> ()
  return
}
func.func @ret(%a: !async.token, %b: !async.value<i32>) -> !async.token {
  %x = async.runtime.load %b : <i32>
  return %a : !async.token
}
func.func @branch(%a: !async.token, %c: i1, %g: !async.group) {
  cf.cond_br %c, ^a, ^b
^a:
  async.runtime.await %a : !async.token
  cf.br ^c
^b:
  async.runtime.await %g : !async.group
  cf.br ^c
^c:
  return
}
func.func @loop(%a: !async.token, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    async.runtime.await %a : !async.token
    %t, %v = func.call @make() : () -> (!async.token, !async.value<f32>)
    async.runtime.await %t : !async.token
    scf.if %c {
      %f = async.runtime.load %v : <f32>
    }
  }
  return
}
func.func @cycle(%a: !async.token, %c: i1) {
  cf.br ^h
^h:
  async.runtime.await %a : !async.token
  cf.cond_br %c, ^h, ^x
^x:
  return
}
func.func @same(%a: !async.token, %c: i1) {
  cf.cond_br %c, ^x, ^y
^y:
  async.runtime.await %a : !async.token
  cf.cond_br %c, ^x, ^x
^x:
  return
}
func.func @group(%n: index) {
  %g = async.runtime.create_group %n : !async.group
  %t, %v = call @make() : () -> (!async.token, !async.value<f32>)
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.await %g : !async.group
  %e = async.runtime.is_error %g : !async.group
  %e2 = async.runtime.is_error %v : !async.value<f32>
  %l = async.runtime.load %v : <f32>
  return
}
func.func @coro(%v: !async.value<f32>) -> !async.token {
  %t = async.runtime.create : !async.token
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %s = async.coro.save %hdl
  async.runtime.await_and_resume %v, %hdl : !async.value<f32>
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  %e = async.runtime.is_error %v : !async.value<f32>
  cf.cond_br %e, ^err, ^ok
^ok:
  %l = async.runtime.load %v : <f32>
  async.runtime.set_available %t : !async.token
  cf.br ^cleanup
^err:
  async.runtime.set_error %t : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %hdl
  cf.br ^suspend
^suspend:
  async.coro.end %hdl
  return %t : !async.token
}

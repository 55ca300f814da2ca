// RUN: mlir-opt %s --async-runtime-ref-counting | FileCheck %s

// References of values of all kinds, in branches, loops and coroutines.

// CHECK:      module {
// CHECK-NEXT:   func.func private @use(!async.token)
// CHECK-NEXT:   func.func private @make() -> (!async.token, !async.value<f32>)
// CHECK-NEXT:   func.func @unused(%arg0: !async.token, %arg1: !async.value<i32>, %arg2: i32) {
// CHECK-NEXT:     async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<i32>
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @calls(%arg0: !async.token) {
// CHECK-NEXT:     async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ret(%arg0: !async.token, %arg1: !async.value<i32>) -> !async.token {
// CHECK-NEXT:     %0 = async.runtime.load %arg1 : <i32>
// CHECK-NEXT:     async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<i32>
// CHECK-NEXT:     return %arg0 : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @branch(%arg0: !async.token, %arg1: i1, %arg2: !async.group) {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.await %arg2 : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%arg0: !async.token, %arg1: i1, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       async.runtime.await %arg0 : !async.token
// CHECK-NEXT:       %0:2 = func.call @make() : () -> (!async.token, !async.value<f32>)
// CHECK-NEXT:       async.runtime.await %0#0 : !async.token
// CHECK-NEXT:       async.runtime.drop_ref %0#0 {count = 1 : i64} : !async.token
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %1 = async.runtime.load %0#1 : <f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       async.runtime.drop_ref %0#1 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cycle(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @same(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2, ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.cond_br %arg1, ^bb3, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 3 preds: ^bb1, ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @group(%arg0: index) {
// CHECK-NEXT:     %0 = async.runtime.create_group %arg0 : !async.group
// CHECK-NEXT:     %1:2 = call @make() : () -> (!async.token, !async.value<f32>)
// CHECK-NEXT:     %2 = async.runtime.add_to_group %1#0, %0 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %1#0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.await %0 : !async.group
// CHECK-NEXT:     %3 = async.runtime.is_error %0 : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
// CHECK-NEXT:     %4 = async.runtime.is_error %1#1 : !async.value<f32>
// CHECK-NEXT:     %5 = async.runtime.load %1#1 : <f32>
// CHECK-NEXT:     async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coro(%arg0: !async.value<f32>) -> !async.token {
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     %1 = async.coro.id
// CHECK-NEXT:     %2 = async.coro.begin %1
// CHECK-NEXT:     %3 = async.coro.save %2
// CHECK-NEXT:     async.runtime.await_and_resume %arg0, %2 : !async.value<f32>
// CHECK-NEXT:     async.coro.suspend %3, ^bb5, ^bb1, ^bb4
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %4 = async.runtime.is_error %arg0 : !async.value<f32>
// CHECK-NEXT:     cf.cond_br %4, ^bb3, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %5 = async.runtime.load %arg0 : <f32>
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_available %0 : !async.token
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_error %0 : !async.token
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.free %1, %2
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:     async.coro.end %2
// CHECK-NEXT:     return %0 : !async.token
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

// RUN: mlir-opt %s --async-runtime-ref-counting-opt | FileCheck %s

// Pairs that cancel, and those that a call separates.

// CHECK:      module {
// CHECK-NEXT:   func.func private @use(!async.token)
// CHECK-NEXT:   func.func private @use2(!async.token, !async.token)
// CHECK-NEXT:   func.func @p0(%arg0: !async.token) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @p1(%arg0: !async.token) {
// CHECK-NEXT:     async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @p2(%arg0: !async.token) {
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @p3(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
// CHECK-NEXT:     async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @use2(%arg0, %arg1) : (!async.token, !async.token) -> ()
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       async.runtime.await %arg1 : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func private @use(!async.token) -> ()
func.func private @use2(!async.token, !async.token) -> ()
func.func @p0(%a: !async.token) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  return
}
func.func @p1(%a: !async.token) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  call @use(%a) : (!async.token) -> ()
  async.runtime.await %a : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  return
}
func.func @p2(%a: !async.token) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  async.runtime.await %a : !async.token
  call @use(%a) : (!async.token) -> ()
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  async.runtime.add_ref %a {count = 2 : i64} : !async.token
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  async.runtime.drop_ref %a {count = 2 : i64} : !async.token
  return
}
func.func @p3(%a: !async.token, %b: !async.token, %c: i1) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  async.runtime.add_ref %b {count = 1 : i64} : !async.token
  async.runtime.add_ref %b {count = 1 : i64} : !async.token
  call @use2(%a, %b) : (!async.token, !async.token) -> ()
  scf.if %c {
    async.runtime.add_ref %b {count = 1 : i64} : !async.token
    async.runtime.await %b : !async.token
    async.runtime.drop_ref %b {count = 1 : i64} : !async.token
  }
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  async.runtime.drop_ref %b {count = 1 : i64} : !async.token
  async.runtime.drop_ref %b {count = 1 : i64} : !async.token
  return
}

// RUN: mlir-opt %s -split-input-file -async-runtime-ref-counting-opt | FileCheck %s --match-full-lines

// A pair cancels if the value is not dropped between its operations, and what uses the value comes before the drop.

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @cancel(%arg0: !async.token) {
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)

func.func @cancel(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @drop_between(%arg0: !async.token) {
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @drop_between(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @two_pairs(%arg0: !async.token) {
// CHECK-NEXT: async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @two_pairs(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @counts(%arg0: !async.token) {
// CHECK-NEXT: async.runtime.add_ref %arg0 {count = 2 : i64} : !async.token
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @counts(%t: !async.token) {
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @blocks(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT: async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @blocks(%t: !async.token, %c: i1) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  cf.cond_br %c, ^a, ^b
^a:
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  cf.br ^b
^b:
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @used_after(%arg0: !async.token) {
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @used_after(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @regions(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: func.call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: func.call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @regions(%t: !async.token, %c: i1) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  scf.if %c {
    func.call @use(%t) : (!async.token) -> ()
  }
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  scf.if %c {
    async.runtime.add_ref %t {count = 1 : i64} : !async.token
    func.call @use(%t) : (!async.token) -> ()
    async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  }
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @drop_first(%arg0: !async.token) {
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @drop_first(%t: !async.token) {
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  return
}

// -----

// CHECK-LABEL: func.func private @use(!async.token)
// CHECK-NEXT: func.func @three(%arg0: !async.token) {
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: call @use(%arg0) : (!async.token) -> ()
// CHECK-NEXT: async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(!async.token)
func.func @three(%t: !async.token) {
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}

// RUN: mlir-opt %s -split-input-file -symbol-dce -inline | FileCheck %s --match-full-lines

// A call uses the function, and may not be inlined.

// CHECK-LABEL: async.func private @used(%arg0: i32) -> !async.token {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @calls(%arg0: i32) {
// CHECK-NEXT: %0 = async.call @used(%arg0) : (i32) -> !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
async.func private @used(%a: i32) -> !async.token {
  return
}
async.func private @unused(%a: i32) -> !async.token {
  return
}
func.func @calls(%a: i32) {
  %0 = async.call @used(%a) : (i32) -> !async.token
  return
}

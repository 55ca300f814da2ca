// RUN: mlir-opt %s -sccp -allow-unregistered-dialect | FileCheck %s

// The outer table has only public functions. One of them uses a private function of an inner table as a value, so that function may have
// any arguments.

// CHECK-LABEL: func.func private @inner(
// CHECK-SAME:    %[[X:.*]]: i32
// CHECK-NEXT:    return %[[X]]
module @nested {
  func.func private @inner(%x: i32) -> i32 {
    return %x : i32
  }
  func.func @caller() -> i32 {
    %c1 = arith.constant 1 : i32
    %r = func.call @inner(%c1) : (i32) -> i32
    return %r : i32
  }
}

func.func @outer() {
  "my.use"() {callee = @nested::@inner} : () -> ()
  return
}

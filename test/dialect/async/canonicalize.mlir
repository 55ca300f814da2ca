// RUN: mlir-opt %s -canonicalize | FileCheck %s

// Groups that nobody needs.

// CHECK:      module {
// CHECK-NEXT:   func.func @empty(%arg0: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @filled(%arg0: index, %arg1: !async.token) {
// CHECK-NEXT:     %0 = async.create_group %arg0 : !async.group
// CHECK-NEXT:     %1 = async.add_to_group %arg1, %0 : !async.token
// CHECK-NEXT:     async.await_all %0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @passed(%arg0: index) -> !async.group {
// CHECK-NEXT:     %0 = async.create_group %arg0 : !async.group
// CHECK-NEXT:     async.await_all %0
// CHECK-NEXT:     return %0 : !async.group
// CHECK-NEXT:   }
// CHECK-NEXT: }

// A group to which nothing is added goes, with all that waits for it.
func.func @empty(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  async.await_all %g
  return
}

func.func @filled(%n: index, %t: !async.token) {
  %g = async.create_group %n : !async.group
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}

func.func @passed(%n: index) -> !async.group {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return %g : !async.group
}

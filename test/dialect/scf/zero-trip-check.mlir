// RUN: mlir-opt %s -split-input-file -test-wrap-scf-while-loop-in-zero-trip-check | FileCheck %s
// RUN: mlir-opt %s -split-input-file -test-wrap-scf-while-loop-in-zero-trip-check=force-create-check=true | FileCheck %s --check-prefix=FORCE

// A loop in a loop, with more values before the condition than after it.

// CHECK-LABEL: func @nested(%arg0: index
// CHECK: %[[C:.*]] = "test.cond"(%arg0)
// CHECK-NEXT: %[[V:.*]]:2 = "test.values"(%arg0)
// CHECK-NEXT: %[[R:.*]]:2 = scf.if %[[C]] -> (f32, i32) {
// CHECK-NEXT:   %[[L:.*]]:2 = scf.while (%[[X:.*]] = %[[V]]#0, %[[Y:.*]] = %[[V]]#1) : (f32, i32) -> (f32, i32) {
// CHECK-NEXT:     %[[C1:.*]] = "test.inner"(%[[X]])
// CHECK-NEXT:     scf.if %[[C1]] {
// CHECK-NEXT:       scf.while : () -> () {
// CHECK-NEXT:         "test.body"(%[[Y]])
// CHECK-NEXT:         %[[C2:.*]] = "test.inner"(%[[X]])
// CHECK-NEXT:         scf.condition(%[[C2]])
// CHECK-NEXT:       } do {
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[N:.*]] = "test.next"(%[[Y]])
// CHECK-NEXT:     %[[C3:.*]] = "test.cond"(%[[N]])
// CHECK-NEXT:     %[[W:.*]]:2 = "test.values"(%[[N]])
// CHECK-NEXT:     scf.condition(%[[C3]]) %[[W]]#0, %[[W]]#1
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[A:.*]]: f32, %[[B:.*]]: i32):
// CHECK-NEXT:     scf.yield %[[A]], %[[B]]
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %[[L]]#0, %[[L]]#1
// CHECK-NEXT: } else {
// CHECK-NEXT:   scf.yield %[[V]]#0, %[[V]]#1
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]]#1
func.func @nested(%n: index) -> i32 {
  %r:2 = scf.while (%i = %n) : (index) -> (f32, i32) {
    %c = "test.cond"(%i) : (index) -> i1
    %v:2 = "test.values"(%i) : (index) -> (f32, i32)
    scf.condition(%c) %v#0, %v#1 : f32, i32
  } do {
  ^bb0(%x: f32, %y: i32):
    scf.while : () -> () {
      %c = "test.inner"(%x) : (f32) -> i1
      scf.condition(%c)
    } do {
      "test.body"(%y) : (i32) -> ()
      scf.yield
    }
    %next = "test.next"(%y) : (i32) -> index
    scf.yield %next : index
  }
  return %r#1 : i32
}

// -----

// A loop that ends with its condition already.

// CHECK-LABEL: func @last
// CHECK-NOT: scf.if
// FORCE-LABEL: func @last(%arg0: i32
// FORCE: %[[C:.*]] = "test.cond"(%arg0)
// FORCE-NEXT: %[[R:.*]] = scf.if %[[C]]
// FORCE-NEXT: scf.while (%{{.*}} = %arg0)
// FORCE: return %[[R]]
func.func @last(%n: i32) -> i32 {
  %r = scf.while (%i = %n) : (i32) -> i32 {
    %c = "test.cond"(%i) : (i32) -> i1
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  return %r : i32
}

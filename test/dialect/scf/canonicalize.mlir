// RUN: mlir-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @trip_counts(
// CHECK-SAME:    %[[N:.*]]: index, %[[X:.*]]: f32)
func.func @trip_counts(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NOT: scf.for
  // CHECK: "once"(%[[C0]])
  scf.for %i = %c0 to %c1 step %c1 {
    "once"(%i) : (index) -> ()
  }
  scf.for %i = %c1 to %c0 step %c1 {
    "never"(%i) : (index) -> ()
  }
  %m = arith.addi %n, %c1 : index
  // CHECK-NEXT: "after"(%[[N]])
  scf.for %i = %n to %m step %c1 {
    "after"(%i) : (index) -> ()
  }
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %c0) -> (index) {
    scf.yield %n : index
  }
  // CHECK-NEXT: "use"(%[[N]])
  "use"(%r) : (index) -> ()
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f32) {
    "keep"() : () -> ()
    scf.yield %a : f32
  }
  // CHECK-NEXT: scf.for
  // CHECK-NEXT:   "keep"
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[X]]
  return %s : f32
}

// CHECK-LABEL: func @ifs(
// CHECK-SAME:    %[[C:.*]]: i1, %[[D:.*]]: i1, %[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @ifs(%c: i1, %d: i1, %x: f32, %y: f32) -> f32 {
  %true = arith.constant true
  // CHECK:      %[[S:.*]] = arith.select %[[C]], %[[X]], %[[Y]] : f32
  %s = scf.if %c -> (f32) {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  }
  // CHECK-NEXT: "yes"
  scf.if %true {
    "yes"() : () -> ()
  } else {
    "no"() : () -> ()
  }
  // CHECK-NEXT: %[[A:.*]] = arith.andi %[[C]], %[[D]] : i1
  // CHECK-NEXT: scf.if %[[A]] {
  // CHECK-NEXT:   "nested"
  // CHECK-NEXT: }
  scf.if %c {
    scf.if %d {
      "nested"() : () -> ()
    }
  }
  "between"() : () -> ()
  %n = arith.xori %d, %true : i1
  // CHECK:      scf.if %[[D]] {
  // CHECK-NEXT:   "second"
  // CHECK-NEXT:   "third"
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   "first"
  // CHECK-NEXT: }
  scf.if %n {
    "first"() : () -> ()
  } else {
    "second"() : () -> ()
  }
  scf.if %d {
    "third"() : () -> ()
  } else {
  }
  // CHECK-NEXT: return %[[S]]
  return %s : f32
}

// CHECK-LABEL: func @parallel(
// CHECK-SAME:    %[[N:.*]]: index)
func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK:      scf.parallel (%[[J:.*]]) = (%{{.*}}) to (%[[N]]) step
  // CHECK-NEXT:   "one"(%{{.*}}, %[[J]])
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {
    "one"(%i, %j) : (index, index) -> ()
  }
  // CHECK:      scf.parallel (%[[I:.*]], %[[J:.*]]) =
  // CHECK-NEXT:   "two"(%[[I]], %[[J]])
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      "two"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func @while(
// CHECK-SAME:    %[[X:.*]]: f32, %[[N:.*]]: i32)
func.func @while(%x: f32, %n: i32) -> f32 {
  // CHECK:      %[[T:.*]] = arith.constant true
  // CHECK-NEXT: %[[R:.*]] = scf.while (%[[A:.*]] = %[[X]]) : (f32) -> f32 {
  // CHECK:        scf.condition(%{{.*}}) %[[A]] : f32
  // CHECK:      ^bb0(%[[B:.*]]: f32):
  // CHECK-NEXT:   "use"(%[[T]])
  // CHECK-NEXT:   arith.addf %[[B]], %[[B]]
  %r:3 = scf.while (%a = %x, %b = %n) : (f32, i32) -> (f32, i1, f32) {
    %c = "cond"(%a) : (f32) -> i1
    scf.condition(%c) %a, %c, %a : f32, i1, f32
  } do {
  ^bb0(%q: f32, %p: i1, %s: f32):
    "use"(%p) : (i1) -> ()
    %k = arith.addf %q, %s : f32
    scf.yield %k, %n : f32, i32
  }
  // CHECK: return %[[R]]
  return %r#2 : f32
}

// CHECK-LABEL: func @inlined(
func.func @inlined(%x: f32) -> f32 {
  // CHECK-NEXT: %[[A:.*]] = arith.addf
  // CHECK-NEXT: %[[M:.*]] = arith.mulf %[[A]]
  // CHECK-NEXT: return %[[M]]
  %r = scf.execute_region -> f32 {
    %k = arith.addf %x, %x : f32
    scf.yield %k : f32
  }
  %c = arith.constant 2 : index
  %s = scf.index_switch %c -> f32
  case 2 {
    %k = arith.mulf %r, %x : f32
    scf.yield %k : f32
  }
  default {
    scf.yield %x : f32
  }
  return %s : f32
}

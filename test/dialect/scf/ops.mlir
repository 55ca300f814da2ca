// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @loops(
// CHECK-SAME:      %[[N:.*]]: index, %[[C:.*]]: i1, %[[X:.*]]: f32, %[[K:.*]]: i32)
func.func @loops(%n: index, %c: i1, %x: f32, %k: i32) -> f32 {
  // CHECK:      %[[R:.*]]:2 = scf.for %{{.*}} = %[[N]] to %[[N]] step %[[N]]
  // CHECK-SAME:   iter_args(%[[P:.*]] = %[[X]], %[[Q:.*]] = %[[K]]) -> (f32, i32) {
  // CHECK-NEXT:   scf.yield %[[P]], %[[Q]] : f32, i32
  // CHECK-NEXT: } {tag}
  %r:2 = scf.for %i = %n to %n step %n iter_args(%p = %x, %q = %k) -> (f32, i32) {
    scf.yield %p, %q : f32, i32
  } {tag}
  // CHECK:      scf.for %{{.*}} = %[[K]] to %[[K]] step %[[K]] : i32 {
  // CHECK-NEXT: }
  scf.for %i = %k to %k step %k : i32 {
  }
  // CHECK:      scf.while (%[[U:.*]] = %[[X]]) : (f32) -> (f32, i32) {
  // CHECK-NEXT:   scf.condition(%[[C]]) %[[U]], %[[K]] : f32, i32
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%[[V:.*]]: f32, %{{.*}}: i32):
  // CHECK-NEXT:   scf.yield %[[V]] : f32
  // CHECK-NEXT: } attributes {tag}
  %w:2 = scf.while (%u = %x) : (f32) -> (f32, i32) {
    scf.condition(%c) %u, %k : f32, i32
  } do {
  ^bb0(%v: f32, %l: i32):
    scf.yield %v : f32
  } attributes {tag}
  return %r#0 : f32
}

// CHECK-LABEL: func @parallel(
// CHECK-SAME:      %[[N:.*]]: index, %[[X:.*]]: f32)
func.func @parallel(%n: index, %x: f32) {
  // CHECK: scf.parallel (%{{.*}}, %{{.*}}) = (%[[N]], %[[N]]) to (%[[N]], %[[N]]) step (%[[N]], %[[N]]) {
  // CHECK-NEXT: scf.reduce
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
  }
  // CHECK: scf.parallel (%{{.*}}) = (%[[N]]) to (%[[N]]) step (%[[N]]) init (%[[X]]) -> f32 {
  // CHECK:   scf.reduce(%[[X]] : f32) {
  // CHECK:   ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
  // CHECK:     scf.reduce.return %[[A]] : f32
  %s = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// CHECK-LABEL: func @conditional(
// CHECK-SAME:      %[[C:.*]]: i1, %[[X:.*]]: f32)
func.func @conditional(%c: i1, %x: f32) {
  // CHECK:      scf.if %[[C]] -> (f32) {
  // CHECK-NEXT:   scf.yield %[[X]] : f32
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   scf.yield %[[X]] : f32
  // CHECK-NEXT: }
  %0 = scf.if %c -> (f32) {
    scf.yield %x : f32
  } else {
    scf.yield %x : f32
  }
  // CHECK-NEXT: scf.if %[[C]] {
  // CHECK-NEXT: }
  scf.if %c {
  }
  // CHECK-NEXT: scf.execute_region -> f32 {
  // CHECK-NEXT:   scf.yield %[[X]] : f32
  %1 = scf.execute_region -> f32 {
    scf.yield %x : f32
  }
  return
}

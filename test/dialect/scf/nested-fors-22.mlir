// RUN: mlir-opt --mlir-version=22 --scf-parallel-for-to-nested-fors %s | FileCheck %s

// CHECK-LABEL: func.func @nest
// CHECK-SAME: (%[[M:.*]]: memref<4x4xf32>, %[[N:.*]]: index, %[[V:.*]]: f32)
func.func @nest(%m: memref<4x4xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // CHECK: scf.for %[[I:.*]] = %c0 to %[[N]] step %c1 {
  // CHECK-NEXT: scf.for %[[J:.*]] = %c1 to %[[N]] step %c2 {
  // CHECK-NEXT: scf.for %[[K:.*]] = %c0 to %[[I]] step %c1 {
  // CHECK-NEXT: memref.store %[[V]], %[[M]][%[[J]], %[[K]]]
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c2) {
    scf.parallel (%k) = (%c0) to (%i) step (%c1) {
      memref.store %v, %m[%j, %k] : memref<4x4xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @reduces
// CHECK: scf.parallel
func.func @reduces(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

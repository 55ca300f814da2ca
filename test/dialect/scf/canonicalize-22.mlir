// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s

// CHECK-LABEL: func @equal
// CHECK: %[[R:.*]] = scf.index_switch %arg2 -> f32
// CHECK: return %arg0, %[[R]]
func.func @equal(%x: f32, %y: f32, %i: index) -> (f32, f32) {
  %r:2 = scf.index_switch %i -> f32, f32
  case 1 {
    scf.yield %x, %y : f32, f32
  }
  default {
    scf.yield %x, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// As an unsigned number, -1 is the largest.

// CHECK-LABEL: func @never
// CHECK-NOT: scf.for
func.func @never(%m: memref<4xi32>, %i: index) {
  %one = arith.constant 1 : i32
  %most = arith.constant -1 : i32
  scf.for unsigned %j = %most to %one step %one : i32 {
    memref.store %j, %m[%i] : memref<4xi32>
  }
  return
}

// RUN: not mlir-opt %s -split-input-file -lower-affine 2>&1 | FileCheck %s

// Maps that cannot be computed.

// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @lower(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0 mod -1)>(%n) to 8 {
  }
  return
}

// -----

// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @upper(%n: index) {
  affine.for %i = 0 to affine_map<(d0) -> (d0 mod -1)>(%n) {
  }
  return
}

// -----

// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @if(%n: index) {
  affine.if affine_set<(d0) : (d0 mod -1 == 0)>(%n) {
  }
  return
}

// -----

// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @parallellower(%n: index) {
  affine.parallel (%i) = (%n mod -1) to (8) {
  }
  return
}

// -----

// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: modulo by non-positive value is not supported
// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @parallelupper(%n: index) {
  affine.parallel (%i) = (0) to (%n mod -1) {
  }
  return
}

// -----

// CHECK: error: Reduction operation type not supported
// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @reduce(%n: index) -> i32 {
  %c = arith.constant 1 : i32
  %0 = affine.parallel (%i) = (0) to (8) reduce ("assign") -> i32 {
    affine.yield %c : i32
  }
  return %0 : i32
}

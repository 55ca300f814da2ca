// RUN: mlir-opt %s -int-range-optimizations | FileCheck %s

// The ranges of integers beside values whose ranges are unknown: vectors, floats, and what loops
// that carry them compute. MLIR 19 takes @select_of_loop for 0, @two_paths for 1 and @two_returns for 0.

// CHECK-LABEL: func @carries_vector
func.func @carries_vector(%a: vector<2xi32>, %o: memref<i32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %cst = arith.constant dense<0> : vector<2xi32>
  cf.br ^h(%c0, %a : i32, vector<2xi32>)
// CHECK: ^bb1(%[[I:.*]]: i32, %{{.*}}: vector<2xi32>):
^h(%i: i32, %x: vector<2xi32>):
  // CHECK: %[[C:.*]] = arith.cmpi ne, %[[I]]
  // CHECK: cf.cond_br %[[C]]
  %c = arith.cmpi ne, %i, %c3 : i32
  cf.cond_br %c, ^b, ^e
^b:
  // CHECK: arith.addi %[[I]]
  %j = arith.addi %i, %c1 : i32
  cf.br ^h(%j, %cst : i32, vector<2xi32>)
^e:
  // CHECK: memref.store %[[I]]
  vector.print %x : vector<2xi32>
  memref.store %i, %o[] : memref<i32>
  return
}

// CHECK-LABEL: func @while_carries_vector
func.func @while_carries_vector(%a: vector<2xi32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %cst = arith.constant dense<[0, 1]> : vector<2xi32>
  // CHECK: %[[R:.*]] = scf.while
  %r = scf.while (%x = %a, %i = %c0) : (vector<2xi32>, i32) -> i32 {
    // CHECK: arith.cmpi ne
    %c = arith.cmpi ne, %i, %c3 : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    // CHECK: arith.addi
    %j = arith.addi %i, %c1 : i32
    scf.yield %cst, %j : vector<2xi32>, i32
  }
  // CHECK: return %[[R]]
  return %r : i32
}

// CHECK-LABEL: func @select_of_loop
func.func @select_of_loop(%c: i1, %f: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k0 = arith.constant 0 : i32
  // CHECK: %[[R:.*]]:2 = scf.for
  %r:2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %k0, %y = %f) -> (i32, f32) {
    %z = arith.addi %x, %k1 : i32
    scf.yield %z, %y : i32, f32
  }
  // CHECK: %[[S:.*]] = arith.select %{{.*}}, %[[R]]#0
  // CHECK: return %[[S]]
  %s = arith.select %c, %r#0, %k0 : i32
  return %s, %r#1 : i32, f32
}

// CHECK-LABEL: func @two_paths
func.func @two_paths(%c: i1, %f: f32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.cond_br %c, ^a(%c1 : i32), ^d
^d:
  cf.br ^b(%f : f32)
^b(%g: f32):
  vector.print %g : f32
  cf.br ^a(%c0 : i32)
// CHECK: ^bb3(%[[I:.*]]: i32):
^a(%i: i32):
  // CHECK: return %[[I]]
  return %i : i32
}

// CHECK-LABEL: func @calls
func.func @calls(%f: f32, %c: i1) -> (i32, i32) {
  // CHECK: %[[R:.*]] = call @two_returns
  %r = func.call @two_returns(%f, %c) : (f32, i1) -> i32
  // CHECK: %[[S:.*]] = call @given
  %k = arith.constant 7 : i32
  %s = func.call @given(%k) : (i32) -> i32
  // CHECK: return %[[R]], %[[S]]
  return %r, %s : i32, i32
}

func.func private @two_returns(%f: f32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^d
^d:
  cf.br ^b(%f : f32)
^b(%g: f32):
  // This call does not count for MLIR 19.
  %s = func.call @given(%c0) : (i32) -> i32
  vector.print %g : f32
  return %c1 : i32
^a:
  return %c0 : i32
}

// CHECK-LABEL: func private @given(
// CHECK-SAME: %[[X:.*]]: i32
// CHECK: return %[[X]]
func.func private @given(%x: i32) -> i32 {
  return %x : i32
}

// MLIR 19 takes the result for 1 or 2, and the comparison for false.
// CHECK-LABEL: func @xor
func.func @xor(%x: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %a = arith.minui %x, %c3 : i32
  %b = arith.xori %a, %c1 : i32
  // CHECK: arith.cmpi eq
  %c = arith.cmpi eq, %b, %c0 : i32
  return %c : i1
}

// The loop carries a vector, and another loop passes an integer through: the result of the first is
// unknown, and so is what a block gets from it.
// CHECK-LABEL: func @result_passed
func.func @result_passed(%c: i1, %f: f32, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %c, ^b, ^a(%c0 : index)
^b:
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0, %y = %f) -> (index, f32) {
    %z = arith.addi %x, %c1 : index
    scf.yield %z, %y : index, f32
  }
  vector.print %r#1 : f32
  cf.br ^a(%r#0 : index)
// CHECK: ^bb2(%[[I:.*]]: index):
^a(%i: index):
  // CHECK: return %[[I]]
  return %i : index
}

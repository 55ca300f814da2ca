// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-alias-analysis)' -o /dev/null 2>&1 | FileCheck %s

// Values that come from far away, from several places, or from where the analysis does not see.
// The expected text is that of mlir-opt-19.

func.func @far(%a: memref<4xi32>, %c: i1) attributes {test.ptr = "far"} {
  %0 = memref.cast %a : memref<4xi32> to memref<?xi32>
  %1 = memref.cast %0 : memref<?xi32> to memref<4xi32>
  %2 = memref.cast %1 : memref<4xi32> to memref<?xi32>
  %3 = memref.cast %2 : memref<?xi32> to memref<4xi32>
  %4 = memref.cast %3 : memref<4xi32> to memref<?xi32>
  %5 = memref.cast %4 : memref<?xi32> to memref<4xi32>
  %6 = memref.cast %5 : memref<4xi32> to memref<?xi32>
  %7 = memref.cast %6 : memref<?xi32> to memref<4xi32>
  %8 = memref.cast %7 : memref<4xi32> to memref<?xi32>
  %9 = memref.cast %8 {test.ptr = "ten"} : memref<?xi32> to memref<4xi32>
  %10 = memref.cast %9 {test.ptr = "eleven"} : memref<4xi32> to memref<?xi32>
  %11 = memref.alloc() {test.ptr = "alloc"} : memref<4xi32>
  return
^bb1(%x: memref<4xi32>):
  return
}

// -----

func.func @constants(%a: memref<4xi32>) attributes {test.ptr = "constants"} {
  %0 = arith.constant {test.ptr = "one"} 1 : i32
  %1 = arith.constant {test.ptr = "two"} 2 : i32
  %2 = memref.alloc() {test.ptr = "alloc"} : memref<4xi32>
  %3 = memref.alloca() {test.ptr = "alloca"} : memref<4xi32>
  return
}

// -----

func.func private @g() -> memref<4xi32>
func.func @scopes(%a: memref<4xi32>, %c: i1, %n: index) attributes {test.ptr = "scopes"} {
  %g = func.call @g() {test.ptr = "call"} : () -> memref<4xi32>
  scf.if %c {
    %0 = memref.alloc() {test.ptr = "alloc_in_if"} : memref<4xi32>
    %1 = memref.alloca() {test.ptr = "alloca_in_if"} : memref<4xi32>
  }
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc() {test.ptr = "alloc_in_for"} : memref<4xi32>
    %1 = memref.alloca() {test.ptr = "alloca_in_for"} : memref<4xi32>
    %h = func.call @g() {test.ptr = "call_in_for"} : () -> memref<4xi32>
  }
  memref.alloca_scope {
    %0 = memref.alloc() {test.ptr = "alloc_in_scope"} : memref<4xi32>
    %1 = memref.alloca() {test.ptr = "alloca_in_scope"} : memref<4xi32>
    memref.alloca_scope.return
  }
  cf.br ^bb1(%g : memref<4xi32>)
^bb1(%x: memref<4xi32>):
  return
}

// -----

%m = "x.m"() {test.ptr = "outer"} : () -> memref<4xi32>
func.func @inner() {
  %0 = memref.alloc() {test.ptr = "inner_alloc"} : memref<4xi32>
  return
}

// -----

func.func @branches(%a: memref<4xi32>, %b: memref<4xi32>) attributes {test.ptr = "branches"} {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<4xi32>
  "test.internal_br"(%0, %a)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1>} : (memref<4xi32>, memref<4xi32>) -> ()
^bb1(%x: memref<4xi32>):
  "x.br"(%0)[^bb3] : (memref<4xi32>) -> ()
^bb2(%y: memref<4xi32>, %z: memref<4xi32>):
  return
^bb3(%w: memref<4xi32>):
  return
}

// -----

func.func @regions(%a: memref<4xi32>, %c: i1) attributes {test.ptr = "regions"} {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<4xi32>
  %2 = "test.any_cond"() ({
    "x.end"() : () -> ()
  }) {test.ptr = "ended"} : () -> memref<4xi32>
  %3 = "test.any_cond"() ({
    cf.br ^bb1
  ^bb1:
    "test.return"(%0) : (memref<4xi32>) -> ()
  }) {test.ptr = "branched"} : () -> memref<4xi32>
  %4 = "test.any_cond"() ({
    "test.return"(%0) : (memref<4xi32>) -> ()
  }) {test.ptr = "returned"} : () -> memref<4xi32>
  %6 = "test.any_cond"() ({
    "x.br"()[^bb1] : () -> ()
  ^bb1:
    "test.return"(%0) : (memref<4xi32>) -> ()
  }) {test.ptr = "unknown_branch"} : () -> memref<4xi32>
  %7 = arith.select %c, %a, %0 {test.ptr = "select"} : memref<4xi32>
  %5 = scf.if %c -> memref<4xi32> {
    scf.yield %a : memref<4xi32>
  } else {
    scf.yield %0 : memref<4xi32>
  } {test.ptr = "if"}
  return
}

// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: ten#0 <-> eleven#0: MayAlias
// CHECK-NEXT: ten#0 <-> alloc#0: NoAlias
// CHECK-NEXT: eleven#0 <-> alloc#0: MayAlias
// CHECK-NEXT: ten#0 <-> far.region0#0: MustAlias
// CHECK-NEXT: eleven#0 <-> far.region0#0: MayAlias
// CHECK-NEXT: alloc#0 <-> far.region0#0: NoAlias
// CHECK-NEXT: ten#0 <-> far.region0#1: MayAlias
// CHECK-NEXT: eleven#0 <-> far.region0#1: MayAlias
// CHECK-NEXT: alloc#0 <-> far.region0#1: NoAlias
// CHECK-NEXT: far.region0#0 <-> far.region0#1: MayAlias
// CHECK-NEXT: ten#0 <-> far.region0.block1#0: MayAlias
// CHECK-NEXT: eleven#0 <-> far.region0.block1#0: MayAlias
// CHECK-NEXT: alloc#0 <-> far.region0.block1#0: MayAlias
// CHECK-NEXT: far.region0#0 <-> far.region0.block1#0: MayAlias
// CHECK-NEXT: far.region0#1 <-> far.region0.block1#0: MayAlias
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: one#0 <-> two#0: MayAlias
// CHECK-NEXT: one#0 <-> alloc#0: NoAlias
// CHECK-NEXT: two#0 <-> alloc#0: NoAlias
// CHECK-NEXT: one#0 <-> alloca#0: NoAlias
// CHECK-NEXT: two#0 <-> alloca#0: NoAlias
// CHECK-NEXT: alloc#0 <-> alloca#0: NoAlias
// CHECK-NEXT: one#0 <-> constants.region0#0: MayAlias
// CHECK-NEXT: two#0 <-> constants.region0#0: MayAlias
// CHECK-NEXT: alloc#0 <-> constants.region0#0: NoAlias
// CHECK-NEXT: alloca#0 <-> constants.region0#0: NoAlias
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: call#0 <-> alloc_in_if#0: MayAlias
// CHECK-NEXT: call#0 <-> alloca_in_if#0: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> alloca_in_if#0: NoAlias
// CHECK-NEXT: call#0 <-> alloc_in_for#0: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> alloc_in_for#0: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> alloc_in_for#0: NoAlias
// CHECK-NEXT: call#0 <-> alloca_in_for#0: NoAlias
// CHECK-NEXT: alloc_in_if#0 <-> alloca_in_for#0: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> alloca_in_for#0: NoAlias
// CHECK-NEXT: alloc_in_for#0 <-> alloca_in_for#0: NoAlias
// CHECK-NEXT: call#0 <-> call_in_for#0: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> call_in_for#0: MayAlias
// CHECK-NEXT: alloca_in_if#0 <-> call_in_for#0: MayAlias
// CHECK-NEXT: alloc_in_for#0 <-> call_in_for#0: MayAlias
// CHECK-NEXT: alloca_in_for#0 <-> call_in_for#0: MayAlias
// CHECK-NEXT: call#0 <-> alloc_in_scope#0: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> alloc_in_scope#0: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> alloc_in_scope#0: NoAlias
// CHECK-NEXT: alloc_in_for#0 <-> alloc_in_scope#0: NoAlias
// CHECK-NEXT: alloca_in_for#0 <-> alloc_in_scope#0: NoAlias
// CHECK-NEXT: call_in_for#0 <-> alloc_in_scope#0: MayAlias
// CHECK-NEXT: call#0 <-> alloca_in_scope#0: NoAlias
// CHECK-NEXT: alloc_in_if#0 <-> alloca_in_scope#0: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> alloca_in_scope#0: NoAlias
// CHECK-NEXT: alloc_in_for#0 <-> alloca_in_scope#0: NoAlias
// CHECK-NEXT: alloca_in_for#0 <-> alloca_in_scope#0: NoAlias
// CHECK-NEXT: call_in_for#0 <-> alloca_in_scope#0: MayAlias
// CHECK-NEXT: alloc_in_scope#0 <-> alloca_in_scope#0: NoAlias
// CHECK-NEXT: call#0 <-> scopes.region0#0: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> scopes.region0#0: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> scopes.region0#0: NoAlias
// CHECK-NEXT: alloc_in_for#0 <-> scopes.region0#0: NoAlias
// CHECK-NEXT: alloca_in_for#0 <-> scopes.region0#0: NoAlias
// CHECK-NEXT: call_in_for#0 <-> scopes.region0#0: MayAlias
// CHECK-NEXT: alloc_in_scope#0 <-> scopes.region0#0: NoAlias
// CHECK-NEXT: alloca_in_scope#0 <-> scopes.region0#0: NoAlias
// CHECK-NEXT: call#0 <-> scopes.region0#1: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> scopes.region0#1: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> scopes.region0#1: NoAlias
// CHECK-NEXT: alloc_in_for#0 <-> scopes.region0#1: NoAlias
// CHECK-NEXT: alloca_in_for#0 <-> scopes.region0#1: NoAlias
// CHECK-NEXT: call_in_for#0 <-> scopes.region0#1: MayAlias
// CHECK-NEXT: alloc_in_scope#0 <-> scopes.region0#1: NoAlias
// CHECK-NEXT: alloca_in_scope#0 <-> scopes.region0#1: NoAlias
// CHECK-NEXT: scopes.region0#0 <-> scopes.region0#1: MayAlias
// CHECK-NEXT: call#0 <-> scopes.region0#2: MayAlias
// CHECK-NEXT: alloc_in_if#0 <-> scopes.region0#2: NoAlias
// CHECK-NEXT: alloca_in_if#0 <-> scopes.region0#2: NoAlias
// CHECK-NEXT: alloc_in_for#0 <-> scopes.region0#2: NoAlias
// CHECK-NEXT: alloca_in_for#0 <-> scopes.region0#2: NoAlias
// CHECK-NEXT: call_in_for#0 <-> scopes.region0#2: MayAlias
// CHECK-NEXT: alloc_in_scope#0 <-> scopes.region0#2: NoAlias
// CHECK-NEXT: alloca_in_scope#0 <-> scopes.region0#2: NoAlias
// CHECK-NEXT: scopes.region0#0 <-> scopes.region0#2: MayAlias
// CHECK-NEXT: scopes.region0#1 <-> scopes.region0#2: MayAlias
// CHECK-NEXT: call#0 <-> scopes.region0.block1#0: MustAlias
// CHECK-NEXT: alloc_in_if#0 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: alloca_in_if#0 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: alloc_in_for#0 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: alloca_in_for#0 <-> scopes.region0.block1#0: NoAlias
// CHECK-NEXT: call_in_for#0 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: alloc_in_scope#0 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: alloca_in_scope#0 <-> scopes.region0.block1#0: NoAlias
// CHECK-NEXT: scopes.region0#0 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: scopes.region0#1 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: scopes.region0#2 <-> scopes.region0.block1#0: MayAlias
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: outer#0 <-> inner_alloc#0: NoAlias
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: alloc#0 <-> branches.region0#0: NoAlias
// CHECK-NEXT: alloc#0 <-> branches.region0#1: NoAlias
// CHECK-NEXT: branches.region0#0 <-> branches.region0#1: MayAlias
// CHECK-NEXT: alloc#0 <-> branches.region0.block1#0: MustAlias
// CHECK-NEXT: branches.region0#0 <-> branches.region0.block1#0: NoAlias
// CHECK-NEXT: branches.region0#1 <-> branches.region0.block1#0: NoAlias
// CHECK-NEXT: alloc#0 <-> branches.region0.block2#0: MayAlias
// CHECK-NEXT: branches.region0#0 <-> branches.region0.block2#0: MayAlias
// CHECK-NEXT: branches.region0#1 <-> branches.region0.block2#0: MayAlias
// CHECK-NEXT: branches.region0.block1#0 <-> branches.region0.block2#0: MayAlias
// CHECK-NEXT: alloc#0 <-> branches.region0.block2#1: NoAlias
// CHECK-NEXT: branches.region0#0 <-> branches.region0.block2#1: MustAlias
// CHECK-NEXT: branches.region0#1 <-> branches.region0.block2#1: MayAlias
// CHECK-NEXT: branches.region0.block1#0 <-> branches.region0.block2#1: NoAlias
// CHECK-NEXT: branches.region0.block2#0 <-> branches.region0.block2#1: MayAlias
// CHECK-NEXT: alloc#0 <-> branches.region0.block3#0: MayAlias
// CHECK-NEXT: branches.region0#0 <-> branches.region0.block3#0: MayAlias
// CHECK-NEXT: branches.region0#1 <-> branches.region0.block3#0: MayAlias
// CHECK-NEXT: branches.region0.block1#0 <-> branches.region0.block3#0: MayAlias
// CHECK-NEXT: branches.region0.block2#0 <-> branches.region0.block3#0: MayAlias
// CHECK-NEXT: branches.region0.block2#1 <-> branches.region0.block3#0: MayAlias
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: alloc#0 <-> ended#0: MayAlias
// CHECK-NEXT: alloc#0 <-> branched#0: MayAlias
// CHECK-NEXT: ended#0 <-> branched#0: MayAlias
// CHECK-NEXT: alloc#0 <-> returned#0: MustAlias
// CHECK-NEXT: ended#0 <-> returned#0: MayAlias
// CHECK-NEXT: branched#0 <-> returned#0: MayAlias
// CHECK-NEXT: alloc#0 <-> unknown_branch#0: MayAlias
// CHECK-NEXT: ended#0 <-> unknown_branch#0: MayAlias
// CHECK-NEXT: branched#0 <-> unknown_branch#0: MayAlias
// CHECK-NEXT: returned#0 <-> unknown_branch#0: MayAlias
// CHECK-NEXT: alloc#0 <-> select#0: MayAlias
// CHECK-NEXT: ended#0 <-> select#0: MayAlias
// CHECK-NEXT: branched#0 <-> select#0: MayAlias
// CHECK-NEXT: returned#0 <-> select#0: MayAlias
// CHECK-NEXT: unknown_branch#0 <-> select#0: MayAlias
// CHECK-NEXT: alloc#0 <-> if#0: MayAlias
// CHECK-NEXT: ended#0 <-> if#0: MayAlias
// CHECK-NEXT: branched#0 <-> if#0: MayAlias
// CHECK-NEXT: returned#0 <-> if#0: MayAlias
// CHECK-NEXT: unknown_branch#0 <-> if#0: MayAlias
// CHECK-NEXT: select#0 <-> if#0: MayAlias
// CHECK-NEXT: alloc#0 <-> regions.region0#0: NoAlias
// CHECK-NEXT: ended#0 <-> regions.region0#0: MayAlias
// CHECK-NEXT: branched#0 <-> regions.region0#0: MayAlias
// CHECK-NEXT: returned#0 <-> regions.region0#0: NoAlias
// CHECK-NEXT: unknown_branch#0 <-> regions.region0#0: MayAlias
// CHECK-NEXT: select#0 <-> regions.region0#0: MayAlias
// CHECK-NEXT: if#0 <-> regions.region0#0: MayAlias
// CHECK-NEXT: alloc#0 <-> regions.region0#1: NoAlias
// CHECK-NEXT: ended#0 <-> regions.region0#1: MayAlias
// CHECK-NEXT: branched#0 <-> regions.region0#1: MayAlias
// CHECK-NEXT: returned#0 <-> regions.region0#1: NoAlias
// CHECK-NEXT: unknown_branch#0 <-> regions.region0#1: MayAlias
// CHECK-NEXT: select#0 <-> regions.region0#1: MayAlias
// CHECK-NEXT: if#0 <-> regions.region0#1: MayAlias
// CHECK-NEXT: regions.region0#0 <-> regions.region0#1: MayAlias

// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-narrow-ranges))' | FileCheck %s

// The counter of a loop is not negative, so signed operations on it are unsigned ones.
// CHECK-LABEL: func @counter
// CHECK: scf.for %[[I:.*]] =
// CHECK: %[[Q:.*]] = arith.divui %[[I]], %c3
// CHECK: %[[R:.*]] = arith.remui %[[I]], %c3
// CHECK: %[[C:.*]] = arith.addi %[[I]], %c2
// CHECK: %[[D:.*]] = arith.divui %[[C]], %c3
// CHECK: %[[E:.*]] = arith.shrui %[[I]], %c2
// CHECK: %[[F:.*]] = arith.andi %[[I]], %c3
// CHECK: %[[M:.*]] = arith.minui %[[Q]], %[[R]]
// CHECK: call @use(%[[Q]], %[[R]], %[[D]], %[[E]], %[[F]], %[[M]])
func.func private @use(index, index, index, index, index, index)
func.func @counter(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.floordivsi %i, %c3 : index
    %b = arith.remsi %i, %c3 : index
    %c = arith.ceildivsi %i, %c3 : index
    %d = arith.divsi %i, %c4 : index
    %e = arith.remsi %i, %c4 : index
    %f = arith.minsi %a, %b : index
    func.call @use(%a, %b, %c, %d, %e, %f) : (index, index, index, index, index, index) -> ()
  }
  return
}

// A counter that may wrap around may be negative.
// CHECK-LABEL: func @wraps
// CHECK: arith.remsi
func.func @wraps(%n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %n step %c3 {
    %b = arith.remsi %i, %c3 : index
    func.call @use(%b, %b, %b, %b, %b, %b) : (index, index, index, index, index, index) -> ()
  }
  return
}

// A sum of indices has 32 bits.
// CHECK-LABEL: func @sum
// CHECK: %[[S:.*]] = arith.addi
// CHECK: arith.divsi %[[S]]
// CHECK: %[[T:.*]] = arith.addi
// CHECK: arith.divui %[[T]]
func.func @sum(%x: i32, %y: i32) -> (index, index) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : i32
  %a = arith.shrui %x, %c1 : i32
  %b = arith.shrui %y, %c1 : i32
  %i = arith.index_cast %a : i32 to index
  %k = arith.index_cast %b : i32 to index
  %s = arith.addi %i, %k : index
  %q = arith.divsi %s, %c3 : index
  %c = arith.shrui %x, %c2 : i32
  %d = arith.shrui %y, %c2 : i32
  %l = arith.index_cast %c : i32 to index
  %m = arith.index_cast %d : i32 to index
  %t = arith.addi %l, %m : index
  %r = arith.divsi %t, %c3 : index
  return %q, %r : index, index
}

// Comparisons bound values in the regions that they guard, and only there.
// CHECK-LABEL: func @guarded
// CHECK: scf.if
// CHECK: arith.remui %arg0, %c10
// CHECK: } else {
// CHECK: arith.remsi %arg0, %c10
// CHECK: }
// CHECK: arith.remsi %arg0, %c10
// CHECK: %[[B:.*]] = arith.andi
// CHECK: scf.if %[[B]]
// CHECK-NEXT: scf.yield %arg1
// CHECK: } else {
// CHECK: arith.remui %arg1, %c10
// CHECK: %[[O:.*]] = arith.ori
// CHECK: scf.if %[[O]]
// CHECK: arith.remui %arg1, %c10
// CHECK: } else {
// CHECK-NEXT: scf.yield %arg1
func.func @guarded(%x: index, %y: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %true = arith.constant true
  %in = arith.cmpi ult, %x, %c10 : index
  %less = arith.cmpi slt, %x, %c0 : index
  %some = arith.xori %less, %true : i1
  %r = scf.if %some -> (index) {
    %a = arith.remsi %x, %c10 : index
    scf.yield %a : index
  } else {
    %a = arith.remsi %x, %c10 : index
    scf.yield %a : index
  }
  %after = arith.remsi %x, %c10 : index
  %u = arith.remui %y, %c10 : index
  %p = arith.cmpi sge, %y, %c0 : index
  %q = arith.cmpi sgt, %c10, %y : index
  %both = arith.andi %p, %q : i1
  %s = scf.if %both -> (index) {
    %a = arith.remsi %y, %c10 : index
    scf.yield %a : index
  } else {
    %a = arith.remui %y, %c10 : index
    scf.yield %a : index
  }
  %np = arith.cmpi slt, %y, %c0 : index
  %nq = arith.cmpi sle, %c10, %y : index
  %either = arith.ori %np, %nq : i1
  %t = scf.if %either -> (index) {
    %a = arith.remui %y, %c10 : index
    scf.yield %a : index
  } else {
    %a = arith.remsi %y, %c10 : index
    scf.yield %a : index
  }
  return %r, %after, %s, %t : index, index, index, index
}

// The condition of a loop bounds what the body gets, and its negation the results.
// CHECK-LABEL: func @while
// CHECK: do
// CHECK: ^bb0(%[[V:.*]]: i32):
// CHECK: arith.subi %[[V]]
// CHECK: return %true
func.func @while(%x: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %more = arith.cmpi sgt, %a, %c0 : i32
    scf.condition(%more) %a : i32
  } do {
  ^bb0(%v: i32):
    %m = arith.maxsi %v, %c0 : i32
    %next = arith.subi %m, %c1 : i32
    scf.yield %next : i32
  }
  %done = arith.cmpi sle, %r, %c0 : i32
  return %done : i1
}

// Comparisons, minima, maxima, remainders and masks that change nothing.
// CHECK-LABEL: func @decided
// CHECK: %[[B:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NOT: arith.{{[^c]}}
// CHECK-NOT: math.
// CHECK-NOT: arith.cmpi
// CHECK: return %[[B]], %[[B]], %[[B]], %[[B]], %true, %false, %[[B]]
func.func @decided(%x: i8) -> (i32, i32, i32, i32, i1, i1, i32) {
  %b = arith.extui %x : i8 to i32
  %c255 = arith.constant 255 : i32
  %c256 = arith.constant 256 : i32
  %c0 = arith.constant 0 : i32
  %min = arith.minsi %b, %c256 : i32
  %max = arith.maxui %c0, %b : i32
  %rem = arith.remui %b, %c256 : i32
  %mask = arith.andi %b, %c255 : i32
  %less = arith.cmpi slt, %b, %c256 : i32
  %equal = arith.cmpi eq, %b, %c256 : i32
  %abs = math.absi %b : i32
  return %min, %max, %rem, %mask, %less, %equal, %abs : i32, i32, i32, i32, i1, i1, i32
}

// CHECK-LABEL: func @undecided
// CHECK: arith.minsi
// CHECK: arith.remui
// CHECK: arith.andi
// CHECK: arith.andi
// CHECK: arith.cmpi
// CHECK: math.absi
func.func @undecided(%x: i8, %y: i32) -> (i32, i32, i32, i32, i1, i32) {
  %b = arith.extui %x : i8 to i32
  %c254 = arith.constant 254 : i32
  %c255 = arith.constant 255 : i32
  %c253 = arith.constant 253 : i32
  %min = arith.minsi %y, %c254 : i32
  %rem = arith.remui %b, %c255 : i32
  %mask = arith.andi %b, %c254 : i32
  %hole = arith.andi %b, %c253 : i32
  %less = arith.cmpi slt, %b, %c255 : i32
  %abs = math.absi %y : i32
  return %min, %rem, %mask, %hole, %less, %abs : i32, i32, i32, i32, i1, i32
}

// Extensions that restore what a truncation or a shift removed, in either form.
// CHECK-LABEL: func @restored
// CHECK: %[[B:.*]] = arith.extui
// CHECK: %[[S:.*]] = arith.extsi
// CHECK: call @five(%[[B]], %[[B]], %[[S]], %[[S]], %[[B]])
// CHECK: %[[T:.*]] = arith.trunci %[[B]]
// CHECK: %[[U:.*]] = arith.extsi %[[T]]
// CHECK: %[[L:.*]] = arith.shli %[[B]]
// CHECK: %[[R:.*]] = arith.shrsi %[[L]]
// CHECK: %[[M:.*]] = arith.shli %[[S]]
// CHECK: %[[V:.*]] = arith.shrui %[[M]]
// CHECK: %[[W:.*]] = arith.trunci %[[S]]
// CHECK: %[[X:.*]] = arith.extui %[[W]]
// CHECK: call @five(%[[U]], %[[R]], %[[V]], %[[X]], %[[X]])
func.func private @five(i32, i32, i32, i32, i32)
func.func @restored(%x: i8) {
  %c24 = arith.constant 24 : i32
  %b = arith.extui %x : i8 to i32
  %s = arith.extsi %x : i8 to i32
  %t = arith.trunci %b : i32 to i8
  %u = arith.extui %t : i8 to i32
  %l = arith.shli %b, %c24 : i32
  %r = arith.shrui %l, %c24 : i32
  %ts = arith.trunci %s : i32 to i8
  %us = arith.extsi %ts : i8 to i32
  %ls = arith.shli %s, %c24 : i32
  %rs = arith.shrsi %ls, %c24 : i32
  %m = arith.shrsi %b, %c24 : i32
  %or = arith.ori %m, %b : i32
  func.call @five(%u, %r, %us, %rs, %b) : (i32, i32, i32, i32, i32) -> ()
  %tn = arith.trunci %b : i32 to i8
  %un = arith.extsi %tn : i8 to i32
  %ln = arith.shli %b, %c24 : i32
  %rn = arith.shrsi %ln, %c24 : i32
  %mn = arith.shli %s, %c24 : i32
  %vn = arith.shrui %mn, %c24 : i32
  %wn = arith.trunci %s : i32 to i8
  %xn = arith.extui %wn : i8 to i32
  func.call @five(%un, %rn, %vn, %xn, %xn) : (i32, i32, i32, i32, i32) -> ()
  return
}

// A shift by the width of an index or more is poison, whatever MLIR's 64 bits hold.
// CHECK-LABEL: func @wide_shift
// CHECK: arith.shli
// CHECK: arith.shr{{[su]}}i
func.func @wide_shift(%x: i8) -> index {
  %c40 = arith.constant 40 : index
  %i = arith.index_castui %x : i8 to index
  %l = arith.shli %i, %c40 : index
  %r = arith.shrsi %l, %c40 : index
  return %r : index
}

// Powers of two: a floor division is a shift also of negative numbers; a truncating one and a remainder
// are not. -2^31 is none.
// CHECK-LABEL: func @powers
// CHECK: arith.shrsi %arg0, %c3_i32
// CHECK: arith.divsi %arg0, %c8_i32
// CHECK: arith.remsi %arg0, %c8_i32
// CHECK: arith.floordivsi %arg0, %c-2147483648_i32
// CHECK: arith.shrui %arg0, %c3_i32
// CHECK: arith.andi %arg0, %c7_i32
// CHECK: arith.shrsi %arg1, %cst
func.func @powers(%x: i32, %v: vector<2xi32>) -> (i32, i32, i32, i32, i32, i32, vector<2xi32>) {
  %c8 = arith.constant 8 : i32
  %least = arith.constant -2147483648 : i32
  %eights = arith.constant dense<8> : vector<2xi32>
  %a = arith.floordivsi %x, %c8 : i32
  %b = arith.divsi %x, %c8 : i32
  %c = arith.remsi %x, %c8 : i32
  %d = arith.floordivsi %x, %least : i32
  %e = arith.divui %x, %c8 : i32
  %f = arith.remui %x, %c8 : i32
  %g = arith.floordivsi %v, %eights : vector<2xi32>
  return %a, %b, %c, %d, %e, %f, %g : i32, i32, i32, i32, i32, i32, vector<2xi32>
}

// A sum that may wrap around does not round up.
// CHECK-LABEL: func @round_up
// CHECK: arith.ceildivui
func.func @round_up(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %a = arith.ceildivui %x, %c3 : i32
  return %a : i32
}

// Quotients of 64 bits need 32 if both operands fit. A divisor of 33 bits does not.
// CHECK-LABEL: func @quotient
// CHECK: %[[A:.*]] = arith.extui %arg0
// CHECK: %[[B:.*]] = arith.extui %arg1
// CHECK: %[[L:.*]] = arith.trunci %[[A]]
// CHECK: %[[R:.*]] = arith.trunci %[[B]]
// CHECK: %[[Q:.*]] = arith.divui %[[L]], %[[R]] : i32
// CHECK: arith.extui %[[Q]] : i32 to i64
// CHECK: arith.divui {{.*}} : i64
func.func @quotient(%x: i32, %y: i32, %z: i33) -> (i64, i64) {
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %c = arith.extui %z : i33 to i64
  %q = arith.divui %a, %b : i64
  %r = arith.divui %a, %c : i64
  return %q, %r : i64, i64
}

// Each value of an if and a loop is that of one of their ways.
// CHECK-LABEL: func @joined
// CHECK: arith.remui
// CHECK: arith.remsi
// CHECK: arith.remui
func.func @joined(%c: i1, %x: i8, %y: i32, %n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %b = arith.extui %x : i8 to i32
  %i = scf.if %c -> (i32) {
    scf.yield %b : i32
  } else {
    scf.yield %c7 : i32
  }
  %p = arith.remsi %i, %c7 : i32
  %k = scf.if %c -> (i32) {
    scf.yield %b : i32
  } else {
    scf.yield %y : i32
  }
  %q = arith.remsi %k, %c7 : i32
  %l = scf.for %it = %c0 to %n step %c1 iter_args(%a = %b) -> (i32) {
    %m = arith.andi %a, %c7 : i32
    scf.yield %m : i32
  }
  %r = arith.remsi %l, %c7 : i32
  return %p, %q, %r : i32, i32, i32
}

// What has no constant stays: a tensor whose size is not known, and numbers of more than 64 bits. Neither are
// there masks for such numbers.
// CHECK-LABEL: func @no_constants
// CHECK: arith.cmpi
// CHECK: arith.shli
// CHECK: arith.remui
// CHECK: arith.ceildivui
// CHECK: arith.ceildivui
// CHECK: arith.divui {{.*}} : vector<2xi64>
func.func @no_constants(%t: tensor<?xi8>, %u: tensor<?xi1>, %x: i8, %y: i128, %v: vector<2xi32>) -> (tensor<?xi1>, i128, i128, i32, i128, vector<2xi64>) {
  %a = arith.extui %t : tensor<?xi8> to tensor<?xi32>
  %b = arith.extsi %u : tensor<?xi1> to tensor<?xi32>
  %c = arith.cmpi sge, %a, %b : tensor<?xi32>
  %one = arith.constant 1 : i128
  %c100 = arith.constant 100 : i128
  %shifted = arith.shli %one, %c100 : i128
  %large = arith.constant 1267650600228229401496703205376 : i128
  %r = arith.remui %y, %large : i128
  %e = arith.extui %x : i8 to i32
  %zero = arith.constant 0 : i32
  %q = arith.ceildivui %e, %zero : i32
  %f = arith.extui %x : i8 to i128
  %z = arith.ceildivui %f, %large : i128
  %w = arith.extui %v : vector<2xi32> to vector<2xi64>
  %threes = arith.constant dense<3> : vector<2xi64>
  %d = arith.divui %w, %threes : vector<2xi64>
  return %c, %shifted, %r, %q, %z, %d : tensor<?xi1>, i128, i128, i32, i128, vector<2xi64>
}

// Shifts by different distances are not undone. Conditions that contradict each other bound nothing.
// CHECK-LABEL: func @different
// CHECK: arith.shli
// CHECK: arith.shrui
// CHECK: scf.if
// CHECK: scf.if
// CHECK: arith.remui %arg1, %c10_i32
func.func @different(%x: i8, %y: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %b = arith.extui %x : i8 to i32
  %l = arith.shli %b, %c1 : i32
  %r = arith.shrui %l, %c2 : i32
  %p = arith.cmpi sgt, %y, %c0 : i32
  %q = arith.cmpi slt, %y, %c0 : i32
  %s = scf.if %p -> (i32) {
    %t = scf.if %q -> (i32) {
      %u = arith.remsi %y, %c10 : i32
      scf.yield %u : i32
    } else {
      scf.yield %r : i32
    }
    scf.yield %t : i32
  } else {
    scf.yield %r : i32
  }
  return %s : i32
}

// A condition bounds the operands of its first comparisons only, because each condition costs time.
// CHECK-LABEL: func @many
// CHECK: scf.if
// CHECK: arith.remui %arg0
// CHECK: arith.remsi %arg8
func.func @many(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %f: i32, %g: i32, %h: i32, %i: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %pa = arith.cmpi sge, %a, %c0 : i32
  %pb = arith.cmpi sge, %b, %c0 : i32
  %pc = arith.cmpi sge, %c, %c0 : i32
  %pd = arith.cmpi sge, %d, %c0 : i32
  %pe = arith.cmpi sge, %e, %c0 : i32
  %pf = arith.cmpi sge, %f, %c0 : i32
  %pi = arith.cmpi sge, %i, %c0 : i32
  %1 = arith.andi %pi, %pf : i1
  %2 = arith.andi %1, %pe : i1
  %3 = arith.andi %2, %pd : i1
  %4 = arith.andi %3, %pc : i1
  %5 = arith.andi %4, %pb : i1
  %6 = arith.andi %5, %pa : i1
  %r:2 = scf.if %6 -> (i32, i32) {
    %x = arith.remsi %a, %c3 : i32
    %y = arith.remsi %i, %c3 : i32
    scf.yield %x, %y : i32, i32
  } else {
    scf.yield %a, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

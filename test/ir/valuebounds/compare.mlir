// RUN: mlir-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(func.func(test-affine-reify-value-bounds))'

func.func @extremes(%a: index, %b: index) {
  %0 = affine.max affine_map<()[s0, s1] -> (s0, s1)>()[%a, %b]
  %1 = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%a, %b]
  // expected-remark @+1 {{true}}
  "test.compare"(%0, %a) {cmp = "GE"} : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%0, %a) {cmp = "GT"} : (index, index) -> ()
  // expected-remark @+1 {{false}}
  "test.compare"(%0, %a) {cmp = "LT"} : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%1, %0) {cmp = "LE"} : (index, index) -> ()
  return
}

// -----

func.func @maps(%a: index, %b: index) {
  %c5 = arith.constant 5 : index
  // expected-remark @+1 {{true}}
  "test.compare"(%c5) {cmp = "GT", rhs_map = affine_map<() -> (4)>} : (index) -> ()
  // expected-remark @+1 {{false}}
  "test.compare"(%c5) {cmp = "LT", lhs_map = affine_map<() -> (6)>} : (index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%a, %b, %b, %a) {cmp = "GT", lhs_map = affine_map<(d0, d1) -> (1 + d0 + d1)>, rhs_map = affine_map<(d0)[s0] -> (d0 + s0)>}
      : (index, index, index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%a, %b, %b, %a) {cmp = "GT", lhs_map = affine_map<(d0, d1) -> (1 + d0 + d1)>, rhs_map = affine_map<(d0)[s0] -> (d0 - s0)>}
      : (index, index, index, index) -> ()
  return
}

// -----

func.func @dims(%t: tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %3 = arith.addi %0, %c1 : index
  // expected-remark @+1 {{true}}
  "test.compare"(%0, %1) : (index, index) -> ()
  // expected-remark @+1 {{false}}
  "test.compare"(%0, %3) : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%0, %c5) : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%0, %2) : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%0, %c0) {cmp = "GE"} : (index, index) -> ()
  return
}

// -----

func.func @composed(%a: index) {
  %0 = affine.apply affine_map<(d0) -> ((d0 floordiv 16) * 8)>(%a)
  %1 = affine.apply affine_map<(d0) -> ((d0 floordiv 16) * 8 + 3)>(%a)
  // expected-remark @+1 {{different}}
  "test.compare"(%0, %1) {compose} : (index, index) -> ()
  // expected-remark @+1 {{equal}}
  "test.compare"(%0, %0) {compose} : (index, index) -> ()
  // expected-error @+1 {{could not determine equality}}
  "test.compare"(%0, %a) {compose} : (index, index) -> ()
  return
}

// -----

func.func @composed_order(%a: index) {
  // expected-error @+1 {{'test.compare' op comparison operator must be EQ when 'composed' is specified}}
  "test.compare"(%a, %a) {compose, cmp = "LE"} : (index, index) -> ()
  return
}

// -----

// The system of constraints of a loop that carries two values which change places has no answer.

func.func @loops(%n: index, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r:3 = scf.for %i = %c0 to %n step %c4 iter_args(%x = %a, %y = %b, %z = %a) -> (index, index, index) {
    scf.for %j = %i to %n step %c4 {
      %d = arith.subi %j, %i : index
      // expected-remark @+1 {{true}}
      "test.compare"(%i, %j) {cmp = "LE"} : (index, index) -> ()
      // expected-remark @+1 {{true}}
      "test.compare"(%d, %n) {cmp = "LE"} : (index, index) -> ()
    }
    // expected-remark @+1 {{true}}
    "test.compare"(%z, %a) : (index, index) -> ()
    // expected-error @+1 {{unknown}}
    "test.compare"(%x, %a) : (index, index) -> ()
    %u = arith.addi %z, %n : index
    %v = arith.subi %u, %n : index
    scf.yield %y, %x, %v : index, index, index
  }
  // expected-remark @+1 {{true}}
  "test.compare"(%r#2, %a) : (index, index) -> ()
  return
}

// -----

func.func @branches(%c: i1, %a: index) {
  %c3 = arith.constant 3 : index
  %r = scf.if %c -> index {
    scf.yield %a : index
  } else {
    %b = arith.addi %a, %c3 : index
    scf.yield %b : index
  }
  %d = arith.subi %r, %a : index
  // expected-remark @+1 {{true}}
  "test.compare"(%r, %a) {cmp = "GE"} : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%d, %c3) {cmp = "LE"} : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%d, %c3) {cmp = "LT"} : (index, index) -> ()
  return
}

// -----

// The ranges of scf.forall and scf.parallel, and the sizes that scf.forall carries.

func.func @parallel(%n: index, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = tensor.dim %t, %c0 : tensor<?xf32>
  %r = scf.forall (%i) = (2) to (%n) step (3) shared_outs(%o = %t) -> (tensor<?xf32>) {
    // expected-remark @+1 {{true}}
    "test.compare"(%i, %n) {cmp = "LT"} : (index, index) -> ()
    // expected-remark @+1 {{true}}
    "test.compare"(%i, %c1) {cmp = "GT"} : (index, index) -> ()
    %inner = tensor.dim %o, %c0 : tensor<?xf32>
    // expected-remark @+1 {{true}}
    "test.compare"(%inner, %size) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    // expected-remark @+1 {{true}}
    "test.compare"(%j, %c0) {cmp = "GT"} : (index, index) -> ()
    // expected-error @+1 {{unknown}}
    "test.compare"(%i, %c0) {cmp = "GT"} : (index, index) -> ()
  }
  return
}

// -----

func.func @quotients(%a: index, %b: index) {
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %m = arith.minsi %a, %c7 : index
  %q = arith.floordivsi %m, %c4 : index
  %u = arith.ceildivsi %m, %c4 : index
  %x = arith.maxsi %q, %b : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-remark @+1 {{true}}
  "test.compare"(%q, %c1) {cmp = "LE"} : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%u, %c1) {cmp = "LE"} : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%u, %c2) {cmp = "LE"} : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%x, %b) {cmp = "GE"} : (index, index) -> ()
  return
}

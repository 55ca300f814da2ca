// RUN: mlir-opt %s -canonicalize --allow-unregistered-dialect | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0) -> (d0 mod 4)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<(d0) -> (d0 mod 8)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<(d0) -> (d0 floordiv 92)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<()[s0, s1] -> (7, s1, s0 + 1)>
// CHECK-DAG: #[[$MAP7:.+]] = affine_map<()[s0, s1, s2] -> (7, s2 + 1, s1, s0 + 1)>
// CHECK-DAG: #[[$MAP8:.+]] = affine_map<()[s0, s1] -> (2, s1, s0)>
// CHECK-DAG: #[[$MAP9:.+]] = affine_map<(d0)[s0] -> (d0 + 50, s0)>
// CHECK-DAG: #[[$SET:.+]] = affine_set<(d0)[s0] : (-d0 - 1 >= 0, d0 + s0 == 0)>

// CHECK-LABEL: func.func @divisions(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xf32>) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V0:.+]] = ub.poison : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    affine.for %[[ARG2:.+]] = 0 to 10 {
// CHECK-NEXT:      %[[V1:.+]] = affine.apply #[[$MAP]](%[[ARG2]])
// CHECK-NEXT:      %[[V2:.+]] = affine.apply #[[$MAP1]]()[%[[ARG0]]]
// CHECK-NEXT:      %[[V3:.+]] = affine.apply #[[$MAP2]](%[[ARG2]])
// CHECK-NEXT:      %[[V4:.+]] = affine.apply #[[$MAP3]]()[%[[ARG0]]]
// CHECK-NEXT:      "use"(%[[ARG2]], %[[ARG2]], %[[V1]], %[[C1]], %[[C2]], %[[V2]], %[[V3]], %[[ARG2]], %[[V0]], %[[V4]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    affine.for %[[ARG2]] = 4 to 100 step 8 {
// CHECK-NEXT:      %[[V1]] = affine.apply #[[$MAP4]](%[[ARG2]])
// CHECK-NEXT:      %[[V2]] = affine.apply #[[$MAP5]](%[[ARG2]])
// CHECK-NEXT:      "use"(%[[C0]], %[[V1]], %[[V2]], %[[C0]]) : (index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @divisions(%n: index, %m: memref<?xf32>) {
  %c5 = arith.constant 5 : index
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 mod 20)>(%i)
    %1 = affine.apply affine_map<(d0) -> ((d0 + 40) mod 20)>(%i)
    %2 = affine.apply affine_map<(d0) -> ((d0 + 41) mod 20)>(%i)
    %3 = affine.apply affine_map<(d0) -> ((d0 + 1) ceildiv 20)>(%i)
    %4 = affine.apply affine_map<(d0) -> ((d0 + 64) floordiv 32)>(%i)
    %5 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0 * 16) floordiv 32)>(%i)[%n]
    %6 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0 * 16) mod 4)>(%i)[%n]
    %7 = affine.apply affine_map<(d0)[s0] -> ((s0 * 32 + d0) mod 16)>(%i)[%n]
    %8 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%c5)
    %9 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 3 + s0)>(%c5)[%n]
    "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (index, index, index, index, index, index, index, index, index, index) -> ()
  }
  affine.for %i = 4 to 100 step 8 {
    %0 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    %1 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
    %2 = affine.apply affine_map<(d0) -> (d0 floordiv 92)>(%i)
    %3 = affine.apply affine_map<(d0) -> (d0 floordiv 93)>(%i)
    "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @compose(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:    affine.for %[[ARG3:.+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:      %[[V0:.+]] = affine.load %[[ARG2]][%[[ARG3]] * 2 + symbol(%[[ARG1]]), %[[ARG3]] * 2 + symbol(%[[ARG1]])] : memref<?x?xf32>
// CHECK-NEXT:      affine.store %[[V0]], %[[ARG2]][%[[ARG3]] + symbol(%[[ARG1]]), symbol(%[[ARG0]]) * 2] : memref<?x?xf32>
// CHECK-NEXT:      affine.prefetch %[[ARG2]][%[[ARG3]] * 2 + symbol(%[[ARG1]]), %[[ARG3]] * 2 + symbol(%[[ARG1]]) + 1], write, locality<2>, instr : memref<?x?xf32>
// CHECK-NEXT:      %[[V1:.+]] = affine.vector_load %[[ARG2]][%[[ARG3]] + symbol(%[[ARG1]]), %[[ARG3]] * 2 + symbol(%[[ARG1]])] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:      affine.vector_store %[[V1]], %[[ARG2]][%[[ARG3]] * 2 + symbol(%[[ARG1]]), %[[ARG3]] + symbol(%[[ARG1]])] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:      affine.parallel (%[[ARG4:.+]], %[[ARG5:.+]]) = (%[[ARG3]] * 2 + symbol(%[[ARG1]]), 0) to (min(%[[ARG3]] + symbol(%[[ARG1]]), symbol(%[[ARG0]])), 7) {
// CHECK-NEXT:        affine.store %[[V0]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:      affine.if #[[$SET]](%[[ARG3]])[%[[ARG1]]] {
// CHECK-NEXT:        affine.store %[[V0]], %[[ARG2]][%[[ARG3]] * 2 + symbol(%[[ARG1]]), %[[ARG3]] * 2 + symbol(%[[ARG1]])] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @compose(%n: index, %k: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to %n {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%k]
    %b = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%a, %i)
    %v = affine.load %m[%a, %b + %i] : memref<?x?xf32>
    affine.store %v, %m[%b, symbol(%n) + symbol(%n)] : memref<?x?xf32>
    affine.prefetch %m[%a, %a + 1], write, locality<2>, instr : memref<?x?xf32>
    %w = affine.vector_load %m[%b, %a] : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %w, %m[%a, %b] : memref<?x?xf32>, vector<4xf32>
    affine.parallel (%p, %q) = (%a, 0) to (min(%b, %n), 7) {
      affine.store %v, %m[%p, %q] : memref<?x?xf32>
    }
    affine.if affine_set<(d0, d1) : (d0 - d1 - 1 >= 0, d0 == 0)>(%b, %a) {
      affine.store %v, %m[%a, %a] : memref<?x?xf32>
    } else {
    }
  }
  return
}

// CHECK-LABEL: func.func @extremes(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT:    %[[C6:.+]] = arith.constant 6 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.min #[[$MAP6]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.min #[[$MAP7]]()[%[[ARG1]], %[[ARG0]], %[[V0]]]
// CHECK-NEXT:    %[[V2:.+]] = affine.max #[[$MAP8]]()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[ARG0]], %[[C6]], %[[V2]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @extremes(%n: index, %k: index) -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, d0, 7)>(%n)[%k]
  %1 = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0)>(%0)[%0]
  %2 = affine.max affine_map<(d0) -> (d0)>(%n)
  %3 = affine.max affine_map<(d0) -> (d0, 5, d0 * 2)>(%c3)
  %4 = affine.max affine_map<(d0, d1) -> (d1, d0, 2)>(%n, %k)
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: func.func @bounds(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:    affine.for %[[ARG1:.+]] = 0 to 10 {
// CHECK-NEXT:      affine.for %[[ARG2:.+]] = 12 to min #[[$MAP9]](%[[ARG1]])[%[[ARG0]]] {
// CHECK-NEXT:        "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:      affine.for %[[ARG2]] = 8 to 20 step 3 {
// CHECK-NEXT:        "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:      affine.for %[[ARG2]] = 8 to 20 {
// CHECK-NEXT:        "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @bounds(%n: index) {
  %c8 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0) -> (d0, 3, 12, d0 - 20)>(%i) to min affine_map<(d0)[s0] -> (100, d0 + 50, s0, 70, s0)>(%i)[%n] {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%c8) to min affine_map<(d0) -> (d0, d0 + 5)>(%c20) step 3 {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = %c8 to %c20 {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @loops_without_body(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:    return %[[ARG0]], %[[ARG1]], %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG0]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @loops_without_body(%a: f32, %b: f32, %n: index) -> (f32, f32, f32, f32, f32, f32) {
  %0 = affine.for %i = 5 to 5 iter_args(%x = %a) -> (f32) {
    affine.yield %b : f32
  }
  %1 = affine.for %i = 0 to 7 iter_args(%x = %a) -> (f32) {
    affine.yield %b : f32
  }
  %2:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %x, %y : f32, f32
  }
  %3:2 = affine.for %i = 0 to 1 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  affine.for %i = 0 to %n {
  }
  return %0, %1, %2#0, %2#1, %3#0, %3#1 : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @conditions(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:    return %[[ARG0]], %[[ARG1]] : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT:  memref.global constant @table : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
// CHECK-NEXT:  memref.global constant @splat : memref<4xf32> = dense<2.000000e+00>
func.func @conditions(%a: f32, %b: f32) -> (f32, f32) {
  %0 = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  %1 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  affine.if affine_set<() : (1 == 0)>() {
    "use"() : () -> ()
  }
  return %0, %1 : f32, f32
}

memref.global constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global constant @splat : memref<4xf32> = dense<2.0>

// CHECK-LABEL: func.func @globals(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<8xf32>) -> (i32, f32, f32) {
// CHECK-NEXT:    %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:    %[[CST:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %[[V0:.+]] = affine.load %[[ARG1]][symbol(%[[ARG0]])] : memref<8xf32>
// CHECK-NEXT:    affine.store %[[V0]], %[[ARG1]][symbol(%[[ARG0]]) + 1] : memref<8xf32>
// CHECK-NEXT:    return %[[C6_I32]], %[[CST]], %[[V0]] : i32, f32, f32
// CHECK-NEXT: }
func.func @globals(%i: index, %s: memref<8xf32>) -> (i32, f32, f32) {
  %t = memref.get_global @table : memref<2x3xi32>
  %u = memref.get_global @splat : memref<4xf32>
  %0 = affine.load %t[1, 2] : memref<2x3xi32>
  %1 = affine.load %u[%i] : memref<4xf32>
  %c = memref.cast %s : memref<8xf32> to memref<?xf32>
  %2 = affine.load %c[%i] : memref<?xf32>
  affine.store %2, %c[%i + 1] : memref<?xf32>
  return %0, %1, %2 : i32, f32, f32
}

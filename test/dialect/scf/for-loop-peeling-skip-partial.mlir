// RUN: mlir-opt %s -scf-for-loop-peeling=skip-partial=false --allow-unregistered-dialect | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0) -> (-d0 + 25)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<(d0, d1)[s0] -> (s0, d0 - d1 - 1)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<(d0)[s0] -> (-d0 + s0 + 1)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<(d0, d1, d2)[s0] -> (s0, d0 - d1, d2)>
// CHECK-DAG: #[[$MAP7:.+]] = affine_map<(d0, d1) -> (d0 floordiv 3, d1 - d0)>
// CHECK-DAG: #[[$MAP8:.+]] = affine_map<(d0)[s0] -> (-d0 + s0 - 1)>
// CHECK-DAG: #[[$MAP9:.+]] = affine_map<()[s0] -> (s0 * 8)>

#left = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
#one_more = affine_map<(d0, d1)[s0] -> (d0 - d1 + 1, s0)>
#both_more = affine_map<(d0, d1)[s0] -> (s0 + 1, d0 - d1 + 1)>
#one_less = affine_map<(d0, d1)[s0] -> (s0, d0 - d1 - 1)>
#three = affine_map<(d0, d1, d2)[s0] -> (s0, d0 - d1, d2)>
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<?xf32>, %[[ARG4:.+]]: f32) -> (f32, index) {
// CHECK-NEXT:    %[[LOW:.+]] = arith.minsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[LOW]], %[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    %[[V1:.+]]:2 = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[V0]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ARG4]], %[[ARG7:.+]] = %[[ARG2]]) -> (f32, index) {
// CHECK-NEXT:      %[[V3:.+]] = memref.load %[[ARG3]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:      %[[V4:.+]] = arith.addf %[[V3]], %[[ARG6]] : f32
// CHECK-NEXT:      scf.yield %[[V4]], %[[ARG2]] : f32, index
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V2:.+]]:2 = scf.for %[[ARG5]] = %[[V0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6]] = %[[V1]]#0, %[[ARG7]] = %[[V1]]#1) -> (f32, index) {
// CHECK-NEXT:      %[[V3]] = affine.apply #[[$MAP1]](%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V4]] = memref.load %[[ARG3]][%[[V3]]] : memref<?xf32>
// CHECK-NEXT:      %[[V5:.+]] = arith.addf %[[V4]], %[[ARG6]] : f32
// CHECK-NEXT:      scf.yield %[[V5]], %[[V3]] : f32, index
// CHECK-NEXT: }
// CHECK-NEXT:    return %[[V2]]#0, %[[V2]]#1 : f32, index
// CHECK-NEXT: }
func.func @dynamic(%from : index, %to: index, %by: index, %m: memref<?xf32>, %v: f32) -> (f32, index) {
  %r:2 = scf.for %i = %from to %to step %by iter_args(%f = %v, %k = %by) -> (f32, index) {
    %rest = affine.min #left(%to, %i)[%by]
    %e = memref.load %m[%rest] : memref<?xf32>
    %sum = arith.addf %e, %f : f32
    scf.yield %sum, %rest : f32, index
  }
  return %r#0, %r#1 : f32, index
}
// CHECK-LABEL: func.func @static(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xindex>) {
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:    %[[C25:.+]] = arith.constant 25 : index
// CHECK-NEXT:    %[[C22:.+]] = arith.constant 22 : index
// CHECK-NEXT:    scf.for %[[ARG1:.+]] = %[[C2]] to %[[C22]] step %[[C5]] {
// CHECK-NEXT:      memref.store %[[C5]], %[[ARG0]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG1]] = %[[C22]] to %[[C25]] step %[[C5]] {
// CHECK-NEXT:      %[[V0:.+]] = affine.apply #[[$MAP2]](%[[ARG1]])
// CHECK-NEXT:      memref.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @static(%m: memref<?xindex>) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c25 = arith.constant 25 : index
  scf.for %i = %c2 to %c25 step %c5 {
    %rest = affine.min #left(%c25, %i)[%c5]
    memref.store %rest, %m[%i] : memref<?xindex>
  }
  return
}
// CHECK-LABEL: func.func @div(
// CHECK-SAME: ) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C16:.+]] = arith.constant 16 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    scf.for %[[ARG0:.+]] = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK-NEXT:      "use"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @div() {
  %lb = arith.constant 0 : index
  %ub = arith.constant 16 : index
  %step = arith.constant 4 : index
  scf.for %iv = %lb to %ub step %step {
    "use"(%iv) : (index) -> ()
  }
  return
}
// CHECK-LABEL: func.func @various(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:    %[[LOW:.+]] = arith.minsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[LOW]], %[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[V0]] step %[[ARG2]] {
// CHECK-NEXT:      %[[V1:.+]] = affine.apply #[[$MAP3]]()[%[[ARG2]]]
// CHECK-NEXT:      %[[V2:.+]] = affine.min #[[$MAP4]](%[[ARG1]], %[[ARG4]])[%[[ARG2]]]
// CHECK-NEXT:      %[[V3:.+]] = affine.apply #[[$MAP1]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V4:.+]] = affine.apply #[[$MAP5]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V5:.+]] = affine.apply #[[$MAP5]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V6:.+]] = affine.max #[[$MAP4]](%[[ARG1]], %[[ARG4]])[%[[ARG2]]]
// CHECK-NEXT:      %[[V7:.+]] = affine.min #[[$MAP6]](%[[ARG1]], %[[ARG4]], %[[ARG3]])[%[[ARG2]]]
// CHECK-NEXT:      %[[V8:.+]] = affine.min #[[$MAP7]](%[[ARG4]], %[[ARG1]])
// CHECK-NEXT:      "use"(%[[ARG2]], %[[ARG2]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG4]] = %[[V0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:      %[[V1]] = affine.apply #[[$MAP1]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V2]] = affine.apply #[[$MAP5]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V3]] = affine.apply #[[$MAP5]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V4]] = affine.apply #[[$MAP8]](%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V5]] = affine.apply #[[$MAP3]]()[%[[ARG2]]]
// CHECK-NEXT:      %[[V6]] = affine.min #[[$MAP6]](%[[ARG1]], %[[ARG4]], %[[ARG3]])[%[[ARG2]]]
// CHECK-NEXT:      %[[V7]] = affine.min #[[$MAP7]](%[[ARG4]], %[[ARG1]])
// CHECK-NEXT:      "use"(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[ARG2]], %[[ARG2]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]]) : (index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @various(%lb : index, %ub: index, %step: index, %some: index) {
  scf.for %iv = %lb to %ub step %step {
    %m0 = affine.min #left(%ub, %iv)[%step]
    %m1 = affine.min #one_more(%ub, %iv)[%step]
    %m2 = affine.min #both_more(%ub, %iv)[%step]
    %m3 = affine.min #one_less(%ub, %iv)[%step]
    %m4 = affine.max #left(%ub, %iv)[%step]
    %m5 = affine.max #one_more(%ub, %iv)[%step]
    %m6 = affine.max #both_more(%ub, %iv)[%step]
    %m7 = affine.max #one_less(%ub, %iv)[%step]
    %m8 = affine.min #three(%ub, %iv, %some)[%step]
    %m9 = affine.min affine_map<(d0, d1) -> (d0 floordiv 3, d1 - d0)>(%iv, %ub)
    "use"(%m0, %m1, %m2, %m3, %m4, %m5, %m6, %m7, %m8, %m9) : (index, index, index, index, index, index, index, index, index, index) -> ()
  }
  return
}
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[LOW:.+]] = arith.minsi %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[LOW]], %[[ARG0]], %[[C4]]]
// CHECK-NEXT:    scf.for %[[ARG2:.+]] = %[[C0]] to %[[V0]] step %[[C4]] {
// CHECK-NEXT:      %[[LOW1:.+]] = arith.minsi %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:      %[[V2:.+]] = affine.apply #[[$MAP]]()[%[[LOW1]], %[[ARG1]], %[[C3]]]
// CHECK-NEXT:      scf.for %[[ARG3:.+]] = %[[C3]] to %[[V2]] step %[[C3]] {
// CHECK-NEXT:        "use"(%[[C3]], %[[C4]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:      scf.for %[[ARG3]] = %[[V2]] to %[[ARG1]] step %[[C3]] {
// CHECK-NEXT:        %[[V3:.+]] = affine.apply #[[$MAP1]](%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:        "use"(%[[V3]], %[[C4]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG2]] = %[[V0]] to %[[ARG0]] step %[[C4]] {
// CHECK-NEXT:      %[[LOW2:.+]] = arith.minsi %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:      %[[V2]] = affine.apply #[[$MAP]]()[%[[LOW2]], %[[ARG1]], %[[C3]]]
// CHECK-NEXT:      scf.for %[[ARG3]] = %[[C3]] to %[[V2]] step %[[C3]] {
// CHECK-NEXT:        %[[V3]] = affine.apply #[[$MAP1]](%[[ARG2]])[%[[ARG0]]]
// CHECK-NEXT:        "use"(%[[C3]], %[[V3]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:      scf.for %[[ARG3]] = %[[V2]] to %[[ARG1]] step %[[C3]] {
// CHECK-NEXT:        %[[V3]] = affine.apply #[[$MAP1]](%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:        %[[V4:.+]] = affine.apply #[[$MAP1]](%[[ARG2]])[%[[ARG0]]]
// CHECK-NEXT:        "use"(%[[V3]], %[[V4]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP9]]()[%[[ARG1]]]
// CHECK-NEXT:    scf.for %[[ARG2]] = %[[C0]] to %[[V1]] step %[[C4]] {
// CHECK-NEXT:      "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @nested(%ub: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %ub step %c4 {
    scf.for %j = %c3 to %n step %c3 {
      %s = affine.min affine_map<(d0, d1) -> (3, d1 - d0)>(%j, %n)
      %t = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%ub]
      "use"(%s, %t) : (index, index) -> ()
    }
  }
  %e = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%n]
  scf.for %i = %c0 to %e step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

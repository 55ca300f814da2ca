// RUN: mlir-opt %s -affine-simplify-structures --allow-unregistered-dialect | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (7)>
// CHECK-DAG: #[[$SET:.+]] = affine_set<()[s0, s1] : (s0 mod 2 == 0, s1 - 2 == 0, s0 - 3 >= 0, -s0 + (s0 floordiv 2) * 2 + 1 >= 0, s0 mod 2 >= 0)>
// CHECK-DAG: #[[$SET1:.+]] = affine_set<()[s0, s1] : (s1 + (s0 + 1) floordiv 2 - 7 >= 0, -s0 + ((s0 + 1) floordiv 2) * 2 >= 0, s0 - ((s0 + 1) floordiv 2) * 2 + 1 >= 0)>

// CHECK-LABEL: func.func private @external(
// CHECK-SAME: )
func.func private @external()
// CHECK-LABEL: func.func @sets_and_maps(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>) {
// CHECK-NEXT:    affine.if #[[$SET]]()[%[[ARG0]], %[[ARG1]]] {
// CHECK-NEXT:      func.call @external() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    affine.if #[[$SET1]]()[%[[ARG0]], %[[ARG1]]] {
// CHECK-NEXT:      func.call @external() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    call @external() : () -> ()
// CHECK-NEXT:    affine.for %[[ARG3:.+]] = 7 to 100 {
// CHECK-NEXT:      %[[V0:.+]] = affine.load %[[ARG2]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:      affine.store %[[V0]], %[[ARG2]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:      "use"(%[[V0]]) {m = #[[$MAP]]} : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @sets_and_maps(%a : index, %b : index, %m: memref<?xf32>) {
  affine.if affine_set<(d0, d1) : (d0 mod 2 == 0, d0 * 3 - 7 >= 0, 6 * d1 - 12 == 0)>(%a, %b) {
    func.call @external() : () -> ()
  }
  affine.if affine_set<(d0, d1) : (d0 ceildiv 2 + d1 - 5 >= 0, d0 ceildiv 2 + d1 - 7 >= 0)>(%a, %b) {
    func.call @external() : () -> ()
  }
  affine.if affine_set<(d0, d1) : (d0 * 2 + d1 * 4 - 5 == 0)>(%a, %b) {
    func.call @external() : () -> ()
  }
  affine.if affine_set<(d0, d1) : (d0 * 3 + d1 * 2 - 1 >= 0, -d0 * 3 - d1 * 2 + 1 >= 0, d0 - 2 * d1 - 7 >= 0, d1 >= 0)>(%a, %b) {
    func.call @external() : () -> ()
  }
  affine.if affine_set<(d0, d1) : (5 >= 0, 0 == 0)>(%a, %b) {
    func.call @external() : () -> ()
  }
  affine.for %i = affine_map<(d0) -> (d0 + d0 - d0 * 2 + 7)>(%a) to 100 {
    %v = affine.load %m[%i * 2 - %i] : memref<?xf32>
    affine.store %v, %m[%i + 0 * %a] : memref<?xf32>
    "use"(%v) {m = affine_map<(d0) -> (d0 + d0 - d0 * 2 + 7)>} : (f32) -> ()
  }
  return
}

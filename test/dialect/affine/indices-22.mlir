// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=UP

// Sizes of a basis can be numbers since MLIR 20, and the first of them can be absent.

// CHECK-LABEL: func @indices
// OLD-LABEL: func @indices
// UP-LABEL: func @indices
func.func @indices(%i: index, %j: index, %n: index) -> (index, index) {
  // CHECK: affine.delinearize_index %{{.*}} into (%{{.*}}, 8) : index, index
  // GENERIC: "affine.delinearize_index"(%{{.*}}, %{{.*}}) <{static_basis = array<i64: -9223372036854775808, 8>}>
  // OLD: %[[C8:.*]] = arith.constant 8 : index
  // OLD: affine.delinearize_index %{{.*}} into (%{{.*}}, %[[C8]]) : index, index
  // UP: affine.delinearize_index %{{.*}} into (%{{.*}}, %{{.*}}) : index, index
  %a:2 = affine.delinearize_index %i into (%n, 8) : index, index
  // CHECK: affine.delinearize_index %{{.*}} into (8) : index, index
  // OLD: affine.apply
  // OLD: affine.apply
  %b:2 = affine.delinearize_index %i into (8) : index, index
  // CHECK: affine.linearize_index [%{{.*}}, %{{.*}}] by (%{{.*}}, 8) : index
  // GENERIC: "affine.linearize_index"(%{{.*}}) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808, 8>}>
  // OLD: affine.apply
  %c = affine.linearize_index [%i, %j] by (%n, 8) : index
  // CHECK: affine.linearize_index disjoint [%{{.*}}, %{{.*}}] by (8) {x} : index
  // GENERIC: "affine.linearize_index"(%{{.*}}, %{{.*}}) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8>}> {x}
  %d = affine.linearize_index disjoint [%i, %j] by (8) {x} : index
  // GENERIC: "affine.if"(%{{.*}}) <{condition = #set}>
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
  }
  return %c, %d : index, index
}

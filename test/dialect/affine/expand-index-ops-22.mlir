// RUN: mlir-opt --mlir-version=22 %s -affine-expand-index-ops -split-input-file | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s -lower-affine -split-input-file | FileCheck %s --check-prefix=LOWER
// RUN: mlir-opt --mlir-version=22 %s -affine-expand-index-ops-as-affine -split-input-file | FileCheck %s --check-prefix=AFFINE

// AFFINE: #[[SPLIT:.*]] = affine_map<()[s0] -> (s0 floordiv 32)>
// CHECK-LABEL: func @split
// LOWER-LABEL: func @split
func.func @split(%i: index) -> (index, index, index) {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
  // CHECK: %[[A:.*]] = arith.floordivsi %{{.*}}, %[[C32]] : index
  // CHECK: %[[R:.*]] = arith.remsi %{{.*}}, %[[C32]] : index
  // CHECK: %[[N:.*]] = arith.cmpi slt, %[[R]], %[[C0]] : index
  // CHECK: %[[S:.*]] = arith.addi %[[R]], %[[C32]] overflow<nsw> : index
  // CHECK: %[[P:.*]] = arith.select %[[N]], %[[S]], %[[R]] : index
  // CHECK: arith.divsi %[[P]], %[[C8]] : index
  // CHECK: arith.remsi %{{.*}}, %[[C8]] : index
  // LOWER: arith.floordivsi
  // LOWER-NOT: affine
  // AFFINE: affine.apply #[[SPLIT]]()[%{{.*}}]
  %a:3 = affine.delinearize_index %i into (4, 8) : index, index, index
  return %a#0, %a#1, %a#2 : index, index, index
}

// -----

// CHECK-LABEL: func @join
// CHECK-SAME: (%[[I:.*]]: index, %[[J:.*]]: index, %[[N:.*]]: index)
func.func @join(%i: index, %j: index, %n: index) -> index {
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: %[[S:.*]] = arith.muli %[[N]], %[[C4]] overflow<nsw> : index
  // CHECK: %[[A:.*]] = arith.muli %[[I]], %[[S]] overflow<nsw> : index
  // CHECK: %[[B:.*]] = arith.muli %[[J]], %[[N]] overflow<nsw> : index
  // CHECK: %[[C:.*]] = arith.addi %[[A]], %[[B]] overflow<nsw> : index
  // CHECK: arith.addi %[[C]], %[[J]] overflow<nsw> : index
  // AFFINE: affine.apply
  %a = affine.linearize_index [%i, %j, %j] by (4, %n) : index
  return %a : index
}

// -----

// What changes least is added first.

// CHECK-LABEL: func @hoisted
func.func @hoisted(%j: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    // CHECK: %[[K:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw> : index
    // CHECK: %[[A:.*]] = arith.muli %{{.*}}, %{{.*}} overflow<nsw> : index
    // CHECK: arith.addi %{{.*}}, %[[A]] overflow<nsw> : index
    %k = arith.addi %j, %j overflow<nsw> : index
    %a = affine.linearize_index [%i, %j] by (8, 8) : index
    memref.store %x, %m[%a] : memref<?xf32>
    memref.store %x, %m[%k] : memref<?xf32>
  }
  return
}

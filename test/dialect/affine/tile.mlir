// RUN: mlir-opt %s -split-input-file -affine-loop-tile=tile-size=4 -verify-diagnostics | FileCheck %s
// RUN: mlir-opt %s -split-input-file -affine-loop-tile="tile-size=4 separate" -verify-diagnostics | FileCheck %s --check-prefix=SEPARATE
// RUN: mlir-opt %s -split-input-file -affine-loop-tile="tile-sizes=2" -verify-diagnostics | FileCheck %s --check-prefix=LIST
// RUN: mlir-opt %s -split-input-file -affine-loop-tile="cache-size=1" -verify-diagnostics | FileCheck %s --check-prefix=CACHE
// RUN: not mlir-opt %s -split-input-file -affine-loop-tile="tile-sizes=2,0" 2>&1 | FileCheck %s --check-prefix=ZERO

// ZERO: error: tile size cannot be 0

// CHECK-DAG: [[$ID:#.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: [[$TILE:#.*]] = affine_map<(d0) -> (d0 + 4)>
// CHECK-DAG: [[$END:#.*]] = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// CHECK-LABEL: func @nest
// CHECK-NEXT:    affine.for %[[I:.*]] = 0 to 8 step 4 {
// CHECK-NEXT:      affine.for %[[J:.*]] = 0 to %{{.*}} step 4 {
// CHECK-NEXT:        affine.for %[[K:.*]] = [[$ID]](%[[I]]) to [[$TILE]](%[[I]]) {
// CHECK-NEXT:          affine.for %[[L:.*]] = [[$ID]](%[[J]]) to min [[$END]](%[[J]])[%{{.*}}] {
// CHECK-NEXT:            affine.store %{{.*}}, %{{.*}}[%[[K]], %[[L]]]
// SEPARATE: affine_set<(d0)[s0] : (-d0 + s0 - 4 >= 0)>
// SEPARATE-LABEL: func @nest
// SEPARATE:      affine.if
// SEPARATE:      } else {
// LIST-LABEL: func @nest
// LIST-NEXT:     affine.for %{{.*}} = 0 to 8 step 2 {
// LIST-NEXT:       affine.for %{{.*}} = 0 to %{{.*}} step 4 {
// CACHE-LABEL: func @nest
func.func @nest(%m: memref<8x?xf32>, %n: index, %c: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      affine.store %c, %m[%i, %j] : memref<8x?xf32>
    }
  }
  return
}

// -----

// The loops touch 4 KiB, so a cache of one KiB takes tiles of two iterations of each.
// CACHE-LABEL: func @footprint
// CACHE-NEXT:    affine.for %{{.*}} = 0 to 32 step 2 {
// CACHE-NEXT:      affine.for %{{.*}} = 0 to 32 step 2 {
func.func @footprint(%m: memref<32x32xf32>, %c: f32) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.store %c, %m[%i, %j] : memref<32x32xf32>
    }
  }
  return
}

// -----

// Nests whose bounds depend on each other, or that have results, stay.
// CHECK-LABEL: func @stay
// CHECK-NEXT:    affine.for %{{.*}} = 0 to 8 {
// CHECK:         affine.for %{{.*}} = 0 to 8 iter_args
func.func @stay(%m: memref<8x8xf32>, %c: f32) -> f32 {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %c, %m[%i, %j] : memref<8x8xf32>
    }
  }
  %r = affine.for %i = 0 to 8 iter_args(%a = %c) -> (f32) {
    affine.yield %a : f32
  }
  return %r : f32
}

// -----

// MLIR tiles a nest whose only distance is (1, -1), which exchanges a read and a write.
func.func @diagonal(%m: memref<100x100xf32>) {
  affine.for %i = 0 to 16 { // expected-remark {{tiling nest is invalid due to dependences}}
    affine.for %j = 1 to 10 {
      %v = affine.load %m[%i, %j] : memref<100x100xf32>
      affine.store %v, %m[%i + 1, %j - 1] : memref<100x100xf32>
    }
  }
  return
}

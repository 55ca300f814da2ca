// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --canonicalize | FileCheck %s --check-prefix=FOLD
// RUN: mlir-opt %s | FileCheck %s --check-prefix=OLD
// RUN: not mlir-opt %S/Inputs/newer-types.mlir 2>&1 | FileCheck %s --check-prefix=TYPES

// CHECK-LABEL: func @clamp
// OLD-LABEL: func @clamp
func.func @clamp(%a: f32, %b: f32, %c: f32) -> f32 {
  // CHECK: math.clampf %{{.*}} to [%{{.*}}, %{{.*}}] fastmath<nnan> : f32
  // OLD: %[[L:.*]] = arith.maximumf %arg0, %arg1 fastmath<nnan> : f32
  // OLD: arith.minimumf %[[L]], %arg2 fastmath<nnan> : f32
  %r = math.clampf %a to [%b, %c] fastmath<nnan> : f32
  return %r : f32
}

// CHECK-LABEL: func @both
// OLD-LABEL: func @both
func.func @both(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  // CHECK: %{{.*}}, %{{.*}} = math.sincos %{{.*}} : vector<4xf32>
  // OLD: math.sin
  // OLD: math.cos
  %s, %c = math.sincos %a : vector<4xf32>
  return %s, %c : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func @classes
// OLD-LABEL: func @classes
func.func @classes(%a: f32, %b: f8E4M3FN) -> (i1, i1, i1, i1, i1) {
  // CHECK: math.isnan %{{.*}} : f32
  // OLD: arith.cmpf uno
  %0 = math.isnan %a : f32
  // CHECK: math.isinf %{{.*}} {fastmath = #arith.fastmath<fast>} : f32
  // OLD: arith.cmpf oeq
  %1 = math.isinf %a {fastmath = #arith.fastmath<fast>} : f32
  // CHECK: math.isfinite %{{.*}} : f32
  // OLD: arith.cmpf olt
  %2 = math.isfinite %a : f32
  // CHECK: math.isnormal %{{.*}} : f32
  // OLD: arith.andi
  %3 = math.isnormal %a : f32
  // The format has no infinities.
  // OLD: arith.cmpf false
  %4 = math.isinf %b : f8E4M3FN
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// FOLD-LABEL: func @folds
func.func @folds() -> (i1, i1, i1, i1, f32, f16, vector<2xi1>) {
  // FOLD-DAG: %[[V:.*]] = arith.constant dense<[2.000000e+00, 0x7FC00000]> : vector<2xf32>
  // FOLD-DAG: %[[H:.*]] = arith.constant 2.000000e+00 : f16
  // FOLD-DAG: %[[F:.*]] = arith.constant false
  // FOLD-DAG: %[[T:.*]] = arith.constant true
  // FOLD-DAG: %[[C:.*]] = arith.constant 0.0046777348 : f32
  // FOLD: %[[E:.*]] = math.erfc %[[H]] : f16
  // FOLD: %[[N:.*]] = math.isnan %[[V]] : vector<2xf32>
  // FOLD: return %[[F]], %[[F]], %[[T]], %[[F]], %[[C]], %[[E]], %[[N]]
  %x = arith.constant 2.0 : f32
  %d = arith.constant 1.0e-40 : f32
  %y = arith.constant 2.0 : f16
  %v = arith.constant dense<[2.0, 0x7fc00000]> : vector<2xf32>
  %0 = math.isnan %x : f32
  %1 = math.isinf %x : f32
  %2 = math.isfinite %x : f32
  %3 = math.isnormal %d : f32
  %4 = math.erfc %x : f32
  %5 = math.erfc %y : f16
  %6 = math.isnan %v : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, f32, f16, vector<2xi1>
}

// TYPES: error: 'math.isinf' op is not part of MLIR 19, but of MLIR 21 and later

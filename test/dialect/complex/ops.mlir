// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func @unary(
// GENERIC-LABEL: sym_name = "unary"
func.func @unary(%a: complex<f32>) {
  // CHECK: complex.abs %{{.*}} : complex<f32>
  // GENERIC: "complex.abs"(%{{.*}}) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %0 = complex.abs %a : complex<f32>
  // CHECK: complex.tanh %{{.*}} fastmath<nnan,contract> : complex<f32>
  %1 = complex.tanh %a fastmath<nnan,contract> : complex<f32>
  // CHECK: complex.angle %{{.*}} : complex<f32>
  %2 = complex.angle %a : complex<f32>
  return
}

// CHECK-LABEL: func @others(
func.func @others(%a: complex<f64>) -> i1 {
  // CHECK: %[[C:.*]] = complex.constant [1.000000e-01, -1.000000e+00] : complex<f64>
  %cst = complex.constant [0.1, -1.0] : complex<f64>
  // CHECK: complex.pow %{{.*}}, %[[C]] fastmath<fast> : complex<f64>
  // GENERIC: "complex.pow"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<fast>}>
  %0 = complex.pow %a, %cst fastmath<fast> : complex<f64>
  // CHECK: complex.constant [1 : i32, 2 : i32] : complex<i32>
  %1 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  // CHECK: complex.neq %{{.*}}, %[[C]] : complex<f64>
  %2 = complex.neq %a, %cst : complex<f64>
  return %2 : i1
}

// CHECK: attributes {number = #complex.number<:f32 1.000000e-01, -2.500000e+10> : complex<f32>}
func.func private @attribute() attributes {number = #complex.number<:f32 0.1, -2.5e10>}

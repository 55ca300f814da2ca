// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func @neutral(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>)
// CHECK-NEXT:    return %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]] :
func.func @neutral(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  %1 = complex.mul %a, %one : complex<f32>
  %2 = complex.div %a, %one : complex<f32>
  %s = complex.sub %a, %b : complex<f32>
  %3 = complex.add %b, %s : complex<f32>
  %t = complex.add %a, %b : complex<f32>
  %4 = complex.sub %t, %b : complex<f32>
  %e = complex.log %a : complex<f32>
  %5 = complex.exp %e : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func @kept(
// CHECK:    complex.mul
// CHECK:    complex.add
func.func @kept(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.mul %a, %i : complex<f32>
  %1 = complex.add %a, %i : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// CHECK-LABEL: func @parts(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32, %[[C:.*]]: complex<f32>)
// CHECK-DAG:     %[[K:.*]] = arith.constant 2.500000e+00 : f32
// CHECK-DAG:     %[[N:.*]] = arith.negf %[[Y]] : f32
// CHECK:         return %[[X]], %[[N]], %[[K]], %[[C]] :
func.func @parts(%x: f32, %y: f32, %c: complex<f32>) -> (f32, f32, f32, complex<f32>) {
  %z = complex.create %x, %y : complex<f32>
  %0 = complex.re %z : complex<f32>
  %n = complex.neg %z : complex<f32>
  %1 = complex.im %n : complex<f32>
  %k = complex.constant [1.5 : f32, 2.5 : f32] : complex<f32>
  %2 = complex.im %k : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %3 = complex.create %re, %im : complex<f32>
  return %0, %1, %2, %3 : f32, f32, f32, complex<f32>
}

// CHECK-LABEL: func @bitcasts(
// CHECK-SAME: %[[I:.*]]: i64, %[[C:.*]]: complex<f32>)
// CHECK-DAG:     %[[F:.*]] = arith.bitcast %[[I]] : i64 to f64
// CHECK-DAG:     %[[G:.*]] = complex.bitcast %[[C]] : complex<f32> to f64
// CHECK:         return %[[F]], %[[G]], %[[C]] :
func.func @bitcasts(%i: i64, %c: complex<f32>) -> (f64, f64, complex<f32>) {
  %0 = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  %2 = complex.bitcast %c : complex<f32> to i64
  %3 = arith.bitcast %2 : i64 to f64
  %4 = complex.bitcast %c : complex<f32> to complex<f32>
  return %1, %3, %4 : f64, f64, complex<f32>
}

// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @rounding
// CHECK-DAG:     %[[CEIL:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-DAG:     %[[FLOOR:.*]] = arith.constant -2.000000e+00 : f32
// CHECK-DAG:     %[[EVEN:.*]] = arith.constant 2.000000e+00 : f16
// CHECK-DAG:     %[[AWAY:.*]] = arith.constant 3.000000e+00 : f32
// CHECK:         return %[[CEIL]], %[[FLOOR]], %[[EVEN]], %[[AWAY]]
func.func @rounding() -> (f32, f32, f16, f32) {
  %x = arith.constant -1.5 : f32
  %h = arith.constant 2.5 : f16
  %r = arith.constant 2.5 : f32
  %0 = math.ceil %x : f32
  %1 = math.floor %x : f32
  %2 = math.roundeven %h : f16
  %3 = math.round %r : f32
  return %0, %1, %2, %3 : f32, f32, f16, f32
}

// -----

// The base-2 logarithm of a negative number is not a number; it stays.
// CHECK-LABEL: func @logarithms
// CHECK-DAG:     %[[TEN:.*]] = arith.constant 1.000000e+01 : f32
// CHECK-DAG:     %[[MINUS:.*]] = arith.constant -1.000000e+00 : f32
// CHECK:         %[[NAN:.*]] = math.log2 %[[MINUS]]
// CHECK:         return %[[TEN]], %[[NAN]]
func.func @logarithms() -> (f32, f32) {
  %k = arith.constant 1024.0 : f32
  %m = arith.constant -1.0 : f32
  %0 = math.log2 %k : f32
  %1 = math.log2 %m : f32
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func @bits
// CHECK-DAG:     %[[ZEROS:.*]] = arith.constant dense<[7, 0]> : vector<2xi8>
// CHECK-DAG:     %[[POWER:.*]] = arith.constant dense<[1, -1]> : vector<2xi8>
// CHECK:         return %[[ZEROS]], %[[POWER]]
func.func @bits() -> (vector<2xi8>, vector<2xi8>) {
  %v = arith.constant dense<[1, -1]> : vector<2xi8>
  %0 = math.ctlz %v : vector<2xi8>
  %1 = math.ipowi %v, %v : vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}

// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @atan2_of_zeros
// CHECK: math.atan2
func.func @atan2_of_zeros() -> f16 {
  %c = arith.constant 0.0 : f16
  %d = arith.constant -0.0 : f16
  %0 = math.atan2 %c, %d : f16
  return %0 : f16
}

// CHECK-LABEL: @trunc_of_half
// CHECK: math.trunc
// CHECK-NEXT: return
func.func @trunc_of_half() -> f16 {
  %c = arith.constant 2.5 : f16
  %0 = math.trunc %c : f16
  return %0 : f16
}

// CHECK-LABEL: @logarithms
// CHECK-DAG: %[[Z:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG: %[[I:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG: %[[L:.*]] = math.log2 %[[Z]]
// CHECK: return %[[I]], %[[L]], %[[I]]
func.func @logarithms() -> (f32, f32, f32) {
  %p = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %m = arith.constant -1.0 : f32
  %0 = math.log2 %p : f32
  %1 = math.log2 %n : f32
  %2 = math.log1p %m : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: @nans
// CHECK-DAG: %[[P:.*]] = arith.constant 0x7FF8000000000000 : f64
// CHECK-DAG: %[[N:.*]] = arith.constant 0xFFF8000000000000 : f64
// CHECK: return %[[P]], %[[N]], %[[P]]
func.func @nans() -> (f64, f64, f64) {
  %c = arith.constant 2.0 : f64
  %q = arith.constant 0x7FF8000000000000 : f64
  %0 = math.acos %c : f64
  %1 = math.atanh %c : f64
  %2 = math.floor %q : f64
  return %0, %1, %2 : f64, f64, f64
}

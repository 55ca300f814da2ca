// RUN: mlir-opt --mlir-version=22 %s --canonicalize | FileCheck %s

// Codes of the float types of MLIR 20, and what they fold to.
// CHECK-LABEL: func @codes
func.func @codes() -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E3M4, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  // CHECK-DAG: %[[SIX:.*]] = arith.constant 6.000000e+00 : f4E2M1FN
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f4E2M1FN
  // CHECK-DAG: %[[MOST:.*]] = arith.constant 7.500000e+00 : f6E2M3FN
  // CHECK-DAG: %[[MINUS:.*]] = arith.constant -2.800000e+01 : f6E3M2FN
  // CHECK-DAG: %[[LEAST:.*]] = arith.constant 1.562500e-02 : f8E3M4
  // CHECK-DAG: %[[NAN:.*]] = arith.constant 0xFF : f8E8M0FNU
  // CHECK-DAG: %[[FOUR:.*]] = arith.constant 4.000000e+00 : f8E8M0FNU
  // CHECK-DAG: %[[TINY:.*]] = arith.constant 5.877470e-39 : f8E8M0FNU
  // CHECK: return %[[SIX]], %[[SIX]], %[[ZERO]], %[[MOST]], %[[MINUS]], %[[LEAST]], %[[NAN]], %[[FOUR]], %[[TINY]], %[[TINY]]
  %a = arith.constant 0x7 : f4E2M1FN
  %b = arith.constant 1.5 : f4E2M1FN
  %0 = arith.addf %a, %a : f4E2M1FN
  %1 = arith.divf %b, %a : f4E2M1FN
  %c = arith.constant -7.0 : f6E2M3FN
  %2 = arith.mulf %c, %c : f6E2M3FN
  %d = arith.constant 0x3F : f6E3M2FN
  %e = arith.constant 0x1 : f8E3M4
  %s = arith.constant 1.0e30 : f8E8M0FNU
  %t = arith.constant 2.0 : f8E8M0FNU
  %3 = arith.mulf %s, %s : f8E8M0FNU
  %4 = arith.mulf %t, %t : f8E8M0FNU
  %5 = arith.subf %t, %t : f8E8M0FNU
  %z = arith.constant 0x0 : f8E8M0FNU
  return %a, %0, %1, %2, %d, %e, %3, %4, %5, %z : f4E2M1FN, f4E2M1FN, f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E3M4, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}

// RUN: mlir-opt --mlir-version=22 --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @splats
// CHECK-DAG: %[[T:.*]] = arith.constant dense<true> : vector<2xi1>
// CHECK-DAG: %[[F:.*]] = arith.constant dense<false> : vector<2xi1>
// CHECK: return %[[F]], %[[T]]
func.func @splats() -> (vector<2xi1>, vector<2xi1>) {
  %c = arith.constant dense<1.0> : vector<2xf16>
  %0 = math.isnan %c : vector<2xf16>
  %1 = math.isfinite %c : vector<2xf16>
  return %0, %1 : vector<2xi1>, vector<2xi1>
}

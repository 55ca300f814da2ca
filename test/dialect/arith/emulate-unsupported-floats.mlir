// RUN: mlir-opt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E5M2 target-type=f32" | FileCheck %s
// RUN: not mlir-opt %s --arith-emulate-unsupported-floats="source-types=half" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-opt %s --arith-emulate-unsupported-floats="source-types=f32" 2>&1 | FileCheck %s --check-prefix=SAME

// UNKNOWN: error: could not map source type 'half' to a known floating-point type
// SAME: error: target type cannot be an unsupported source type

// CHECK-LABEL: func @chain(
// CHECK-SAME:      %[[X:.*]]: bf16)
func.func @chain(%x: bf16) -> (bf16, i1) {
  // CHECK-NEXT: %[[E:.*]] = arith.extf %[[X]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[N:.*]] = arith.negf %[[E]] fastmath<nnan> : f32
  // CHECK-NEXT: %[[T:.*]] = arith.truncf %[[N]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: %[[E2:.*]] = arith.extf %[[T]] fastmath<contract> : bf16 to f32
  %0 = arith.negf %x fastmath<nnan> : bf16
  // CHECK-NEXT: %[[C:.*]] = arith.cmpf olt, %[[E2]], %[[E]] : f32
  %1 = arith.cmpf olt, %0, %x : bf16
  // CHECK-NEXT: return %[[T]], %[[C]]
  return %0, %1 : bf16, i1
}

// CHECK-LABEL: func @others
func.func @others(%x: vector<2xf8E5M2>, %y: f16) -> (vector<2xf8E5M2>, f16, vector<2xi8>) {
  // CHECK: %[[M:.*]] = arith.mulf %{{.*}}, %{{.*}} : vector<2xf32>
  // CHECK: %[[T:.*]] = arith.truncf %[[M]] fastmath<contract> : vector<2xf32> to vector<2xf8E5M2>
  %0 = arith.mulf %x, %x : vector<2xf8E5M2>
  // CHECK: arith.addf %{{.*}}, %{{.*}} : f16
  %1 = arith.addf %y, %y : f16
  // CHECK: arith.bitcast %[[T]] : vector<2xf8E5M2> to vector<2xi8>
  %2 = arith.bitcast %0 : vector<2xf8E5M2> to vector<2xi8>
  return %0, %1, %2 : vector<2xf8E5M2>, f16, vector<2xi8>
}

// RUN: mlir-opt --mlir-version=22 %s --math-extend-to-supported-types | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --math-extend-to-supported-types=target-type=f64 | FileCheck %s --check-prefix=F64
// RUN: mlir-opt --mlir-version=22 %s --math-extend-to-supported-types=extra-types=f16,bf16 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt --mlir-version=22 %s --math-extend-to-supported-types=extra-types=i32 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not mlir-opt --mlir-version=22 %s --math-extend-to-supported-types=target-type=some 2>&1 | FileCheck %s --check-prefix=TARGET

// SOURCE: error: could not map source type 'i32' to a known floating-point type
// TARGET: error: could not map target type 'some' to a known floating-point type
// NONE-NOT: arith.extf

// CHECK-LABEL: @f(
// F64-LABEL: @f(
func.func @f(%a: f16, %b: vector<4xbf16>, %c: f64, %d: vector<2xf64>) -> (f16, vector<4xbf16>, f64, vector<2xf64>, f16) {
  // CHECK-DAG: %[[B:.*]] = arith.extf %arg1 fastmath<contract> : vector<4xbf16> to vector<4xf32>
  // CHECK-DAG: %[[A:.*]] = arith.extf %arg0 fastmath<contract> : f16 to f32
  // CHECK: %[[S:.*]] = math.sin %[[A]] : f32
  // CHECK: arith.truncf %[[S]] fastmath<contract> : f32 to f16
  // F64: math.sin %{{.*}} : f64
  // F64: arith.truncf %{{.*}} : f64 to f16
  %0 = math.sin %a : f16
  // CHECK: %[[E:.*]] = math.exp %[[B]] fastmath<fast> : vector<4xf32>
  // CHECK: arith.truncf %[[E]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
  %1 = math.exp %b fastmath<fast> : vector<4xbf16>
  // CHECK: math.sin %arg2 : f64
  %2 = math.sin %c : f64
  // CHECK: math.sin %arg3 : vector<2xf64>
  %3 = math.sin %d : vector<2xf64>
  // CHECK: math.fma %arg0, %arg0, %arg0 : f16
  %4 = math.fma %a, %a, %a : f16
  return %0, %1, %2, %3, %4 : f16, vector<4xbf16>, f64, vector<2xf64>, f16
}

// RUN: mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %S/Inputs/scaling.mlir --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s

// CHECK-LABEL: func @casts
func.func @casts(%x: f4E2M1FN, %s: f8E8M0FNU, %y: vector<2xf32>, %t: vector<2xf16>) -> (f32, vector<2xf6E3M2FN>) {
  // CHECK: arith.scaling_extf %{{.*}}, %{{.*}} : f4E2M1FN, f8E8M0FNU to f32
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  // CHECK: arith.scaling_truncf %{{.*}}, %{{.*}} to_nearest_even fastmath<fast> : vector<2xf32>, vector<2xf16> to vector<2xf6E3M2FN>
  %1 = arith.scaling_truncf %y, %t to_nearest_even fastmath<fast> : vector<2xf32>, vector<2xf16> to vector<2xf6E3M2FN>
  return %0, %1 : f32, vector<2xf6E3M2FN>
}

// -----

func.func @narrower(%a: f32, %b: f32) {
  // expected-error @+1 {{operand types 'f32', 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %b : f32, f32 to f16
  return
}

// -----

func.func @wider(%a: f16, %b: f32) {
  // expected-error @+1 {{operand types 'f16', 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %b : f16, f32 to f32
  return
}

// RUN: mlir-opt %s --split-input-file --math-legalize-to-f32 --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @unary(
// CHECK-SAME:      %[[X:.*]]: bf16)
func.func @unary(%x: bf16) -> bf16 {
  // CHECK-NEXT: %[[E:.*]] = arith.extf %[[X]] fastmath<contract> : bf16 to f32
  // CHECK-NEXT: %[[S:.*]] = math.sin %[[E]] fastmath<nnan> {tag} : f32
  // CHECK-NEXT: %[[T:.*]] = arith.truncf %[[S]] fastmath<contract> : f32 to bf16
  // CHECK-NEXT: return %[[T]]
  %0 = math.sin %x fastmath<nnan> {tag} : bf16
  return %0 : bf16
}

// CHECK-LABEL: func @mixed(
// CHECK-SAME:      %[[X:.*]]: f16, %[[N:.*]]: i64, %[[V:.*]]: vector<[4]xf8E5M2>)
func.func @mixed(%x: f16, %n: i64, %v: vector<[4]xf8E5M2>) -> (f16, vector<[4]xf8E5M2>) {
  // CHECK-NEXT: %[[W:.*]] = arith.extf %[[V]] fastmath<contract> : vector<[4]xf8E5M2> to vector<[4]xf32>
  // CHECK-NEXT: %[[E:.*]] = arith.extf %[[X]] fastmath<contract> : f16 to f32
  // CHECK-NEXT: %[[P:.*]] = math.fpowi %[[E]], %[[N]] : f32, i64
  // CHECK-NEXT: %[[T:.*]] = arith.truncf %[[P]] fastmath<contract> : f32 to f16
  // CHECK-NEXT: %[[R:.*]] = math.exp %[[W]] : vector<[4]xf32>
  // CHECK-NEXT: %[[U:.*]] = arith.truncf %[[R]] fastmath<contract> : vector<[4]xf32> to vector<[4]xf8E5M2>
  // CHECK-NEXT: return %[[T]], %[[U]]
  %0 = math.fpowi %x, %n : f16, i64
  %1 = math.exp %v : vector<[4]xf8E5M2>
  return %0, %1 : f16, vector<[4]xf8E5M2>
}

// What is wide enough stays, and so do fused products and integers.
// CHECK-LABEL: func @legal
func.func @legal(%x: bf16, %y: f64, %z: f80, %v: vector<4xf32>, %i: i16) {
  // CHECK-NEXT: math.fma %{{.*}} : bf16
  // CHECK-NEXT: math.exp %{{.*}} : f64
  // CHECK-NEXT: math.exp %{{.*}} : f80
  // CHECK-NEXT: math.exp %{{.*}} : vector<4xf32>
  // CHECK-NEXT: math.absi %{{.*}} : i16
  // CHECK-NEXT: arith.addf %{{.*}} : bf16
  // CHECK-NEXT: return
  %0 = math.fma %x, %x, %x : bf16
  %1 = math.exp %y : f64
  %2 = math.exp %z : f80
  %3 = math.exp %v : vector<4xf32>
  %4 = math.absi %i : i16
  %5 = arith.addf %x, %x : bf16
  return
}

// -----

func.func @wide_elements(%v: vector<2xf64>) {
  // expected-error@+1 {{'arith.extf' op operand type 'vector<2xf64>' and result type 'vector<2xf32>' are cast incompatible}}
  %0 = math.exp %v : vector<2xf64>
  return
}

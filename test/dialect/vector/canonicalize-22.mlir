// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s
// RUN: mlir-opt %s -canonicalize | FileCheck %s --check-prefix=OLD

// CHECK-LABEL: func @apart
// CHECK: return %arg0
func.func @apart(%v: vector<4xf32>) -> vector<4xf32> {
  %e:4 = vector.to_elements %v : vector<4xf32>
  %r = vector.from_elements %e#0, %e#1, %e#2, %e#3 : vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: func @swapped
// CHECK: vector.from_elements
func.func @swapped(%v: vector<2xf32>) -> vector<2xf32> {
  %e:2 = vector.to_elements %v : vector<2xf32>
  %r = vector.from_elements %e#1, %e#0 : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK-LABEL: func @together
// CHECK: return %arg0, %arg1
func.func @together(%a: f32, %b: f32) -> (f32, f32) {
  %r = vector.from_elements %a, %b : vector<2xf32>
  %e:2 = vector.to_elements %r : vector<2xf32>
  return %e#0, %e#1 : f32, f32
}

// CHECK-LABEL: func @repeated
// CHECK: %[[E:.*]]:2 = vector.to_elements %arg0 : vector<2xf32>
// CHECK: return %[[E]]#0, %[[E]]#1, %[[E]]#0, %[[E]]#1
func.func @repeated(%a: vector<2xf32>) -> (f32, f32, f32, f32) {
  %r = vector.broadcast %a : vector<2xf32> to vector<2x2xf32>
  %e:4 = vector.to_elements %r : vector<2x2xf32>
  return %e#0, %e#1, %e#2, %e#3 : f32, f32, f32, f32
}

// CHECK-LABEL: func @numbers
// CHECK: arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
func.func @numbers() -> vector<2xf32> {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = vector.from_elements %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK-LABEL: func @extracted
// CHECK: return %arg0
// OLD-LABEL: func @extracted
// OLD: vector.from_elements
func.func @extracted(%v: vector<2xf32>) -> vector<2xf32> {
  %a = vector.extract %v[0] : f32 from vector<2xf32>
  %b = vector.extract %v[1] : f32 from vector<2xf32>
  %r = vector.from_elements %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK-LABEL: func @masks
// CHECK-DAG: arith.constant dense<true> : vector<4xi1>
// CHECK-DAG: arith.constant dense<false> : vector<4xi1>
// CHECK-DAG: vector.constant_mask [1] : vector<4xi1>
// OLD-LABEL: func @masks
// OLD: vector.constant_mask [4] : vector<4xi1>
func.func @masks() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %a = vector.constant_mask [4] : vector<4xi1>
  %b = vector.constant_mask [0] : vector<4xi1>
  %c = vector.constant_mask [1] : vector<4xi1>
  return %a, %b, %c : vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: func @steps
// CHECK: arith.constant dense<true> : vector<8xi1>
// CHECK: %[[S:.*]] = vector.step : vector<8xindex>
// CHECK: arith.cmpi ult, %[[S]]
// OLD-LABEL: func @steps
// OLD: arith.constant dense<[true, true, true, true, true, false, false, false]>
func.func @steps() -> (vector<8xi1>, vector<8xi1>) {
  %s = vector.step : vector<8xindex>
  %nine = arith.constant dense<9> : vector<8xindex>
  %five = arith.constant dense<5> : vector<8xindex>
  %a = arith.cmpi ult, %s, %nine : vector<8xindex>
  %b = arith.cmpi ult, %s, %five : vector<8xindex>
  return %a, %b : vector<8xi1>, vector<8xi1>
}

// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics

func.func @range(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
  %s = vector.shuffle %a, %a [0, -2] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @list(%a: vector<4xf32>) {
  // expected-error@+1 {{attribute 'mask' failed to satisfy constraint: i64 dense array attribute}}
  %s = "vector.shuffle"(%a, %a) {mask = 1 : i64} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @reshape(%a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.reshape' op is not part of MLIR 22, but of MLIR 19 and earlier}}
  %s = vector.reshape %a, [%i], [%i], [] : vector<4xf32> to vector<4xf32>
  return
}

// -----

func.func @scalable(%a: f32) {
  // expected-error@+1 {{fixed-length vector of any type values}}
  %s = vector.from_elements %a : vector<[1]xf32>
  return
}

// -----

func.func @insert(%v: vector<f32>, %d: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %r = vector.insert %v, %d [0] : vector<f32> into vector<4xf32>
  return
}

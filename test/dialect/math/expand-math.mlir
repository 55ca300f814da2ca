// RUN: mlir-opt %s -split-input-file -test-expand-math | diff %S/Inputs/expand-math.txt -

// The output is that of MLIR 19, except for two modules that the pass leaves alone: MLIR rounds f128
// with constants of 64 bits, and gives constants of the last module a type that they cannot have.

func.func @tan(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}

// -----

func.func @sinh(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}

// -----

func.func @cosh(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}

// -----

func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}

// -----

func.func @asinh(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}

// -----

func.func @acosh(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}

// -----

func.func @atanh(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}

// -----

func.func @ceil(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}

// -----

func.func @floor(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}

// -----

func.func @exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}

// -----

func.func @round(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}

// -----

func.func @roundeven(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}

// -----

func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}

// -----

func.func @roundeven(%a: f16) -> f16 {
  %0 = math.roundeven %a : f16
  return %0 : f16
}

// -----

func.func @round(%a: f16) -> f16 {
  %0 = math.round %a : f16
  return %0 : f16
}

// -----

func.func @tanh(%a: f16) -> f16 {
  %0 = math.tanh %a : f16
  return %0 : f16
}

// -----

func.func @roundeven(%a: vector<2xf64>) -> vector<2xf64> {
  %0 = math.roundeven %a : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @sinh(%a: vector<2xf64>) -> vector<2xf64> {
  %0 = math.sinh %a : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @floor(%a: vector<2xf64>) -> vector<2xf64> {
  %0 = math.floor %a : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @roundeven(%a: f128) -> f128 {
  %0 = math.roundeven %a : f128
  return %0 : f128
}

// -----

func.func @fma(%a: f32, %b: f32) -> f32 {
  %0 = math.fma %a, %b, %a fastmath<nnan> : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 0.5 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32, %b: i64) -> f32 {
  %0 = math.fpowi %a, %b : f32, i64
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32) -> f32 {
  %b = arith.constant 0 : i32
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32) -> f32 {
  %b = arith.constant 1 : i32
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32) -> f32 {
  %b = arith.constant -1 : i32
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32) -> f32 {
  %b = arith.constant 13 : i32
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32) -> f32 {
  %b = arith.constant 100 : i32
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f32) -> f32 {
  %b = arith.constant -6 : i32
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: vector<2xf32>) -> vector<2xf32> {
  %b = arith.constant dense<3> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<2xi32>
  return %0 : vector<2xf32>
}

// -----

func.func @fpowi(%a: vector<2xf32>) -> vector<2xf32> {
  %b = arith.constant dense<[3, 2]> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<2xi32>
  return %0 : vector<2xf32>
}

// -----

func.func @ctlz(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}

// -----

func.func @ctlz(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// -----

func.func @ctlz(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// -----

func.func @ctlz(%a: i24) -> i24 {
  %0 = math.ctlz %a : i24
  return %0 : i24
}

// -----

func.func @ctlz(%a: vector<2xi32>) -> vector<2xi32> {
  %0 = math.ctlz %a : vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @ctlz(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}

// -----

func.func @ctlz(%a: i128) -> i128 {
  %0 = math.ctlz %a : i128
  return %0 : i128
}

// -----

func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %1 = math.tan %a : tensor<?xf32>
  %0 = math.fma %1, %a, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp2 %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

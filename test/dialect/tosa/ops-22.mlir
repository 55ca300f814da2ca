// RUN: mlir-opt --mlir-version=22 %s --split-input-file | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --split-input-file --mlir-print-op-generic | mlir-opt --mlir-version=22 --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.sigmoid %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.tanh %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.erf %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.erf %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.abs %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.abs %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.ceil %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.ceil %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.cos %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.cos %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.exp %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.floor %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.floor %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.log %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.log %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.reciprocal %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.reciprocal %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.rsqrt %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.rsqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.sin %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sin %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.bitwise_not %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_not %x : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.clz %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.clz %x : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT: %0 = tosa.logical_not %arg0 : (tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_not %x : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.sub %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sub %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.maximum %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.maximum %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.minimum %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.minimum %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.pow %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.pow %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.maximum %x, %y {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.minimum %x, %y {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.bitwise_and %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_and %x, %y : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.bitwise_or %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_or %x, %y : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.bitwise_xor %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_xor %x, %y : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.logical_left_shift %x, %y : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.logical_right_shift %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.logical_right_shift %x, %y : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = true} : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.arithmetic_right_shift %x, %y {round = true} : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tosa.intdiv %arg0, %arg1 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %0 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.intdiv %x, %y : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<1x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tosa.logical_and %arg0, %arg1 : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT: return %0 : tensor<2x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>, %y: tensor<1x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_and %x, %y : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<1x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tosa.logical_or %arg0, %arg1 : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT: return %0 : tensor<2x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>, %y: tensor<1x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_or %x, %y : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<1x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tosa.logical_xor %arg0, %arg1 : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT: return %0 : tensor<2x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>, %y: tensor<1x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_xor %x, %y : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tosa.equal %arg0, %arg1 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
// CHECK-NEXT: return %0 : tensor<2x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>) -> tensor<2x3xi1> {
  %0 = tosa.equal %x, %y : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tosa.greater %arg0, %arg1 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
// CHECK-NEXT: return %0 : tensor<2x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>) -> tensor<2x3xi1> {
  %0 = tosa.greater %x, %y : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tosa.greater_equal %arg0, %arg1 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
// CHECK-NEXT: return %0 : tensor<2x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>) -> tensor<2x3xi1> {
  %0 = tosa.greater_equal %x, %y : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = tosa.mul %arg0, %arg1, %0 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%c: tensor<2x3xi1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.select %c, %x, %y : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT: return %0 : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT: return %0 : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xi8>) -> tensor<2x?xi8> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = tosa.negate %arg0, %0, %1 : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: return %2 : tensor<2x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi8>) -> tensor<2x?xi8> {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.negate %x, %a, %b : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
  return %0 : tensor<2x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xi1>) -> tensor<2x?xi1> {
// CHECK-NEXT: %0 = tosa.cast %arg0 : (tensor<2x?xi1>) -> tensor<2x?xi1>
// CHECK-NEXT: return %0 : tensor<2x?xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi1>) -> tensor<2x?xi1> {
  %0 = tosa.cast %x : (tensor<2x?xi1>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xi8>) -> tensor<2x?xi8> {
// CHECK-NEXT: %0 = tosa.identity %arg0 : (tensor<2x?xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: return %0 : tensor<2x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi8>) -> tensor<2x?xi8> {
  %0 = tosa.identity %x : (tensor<2x?xi8>) -> tensor<2x?xi8>
  return %0 : tensor<2x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tosa.reduce_max %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tosa.reduce_min %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_min %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tosa.reduce_product %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_product %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tosa.reduce_max %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_max %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tosa.reduce_min %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %0 : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_min %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>) -> tensor<1x3xi1> {
// CHECK-NEXT: %0 = tosa.reduce_all %arg0 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT: return %0 : tensor<1x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>) -> tensor<1x3xi1> {
  %0 = tosa.reduce_all %x {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %0 : tensor<1x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>) -> tensor<1x3xi1> {
// CHECK-NEXT: %0 = tosa.reduce_any %arg0 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT: return %0 : tensor<1x3xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>) -> tensor<1x3xi1> {
  %0 = tosa.reduce_any %x {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %0 : tensor<1x3xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<3xi32> {
// CHECK-NEXT: %0 = tosa.argmax %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
// CHECK-NEXT: return %0 : tensor<3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<3xi32> {
  %0 = tosa.argmax %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<3xi32> {
// CHECK-NEXT: %0 = tosa.argmax %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<3xi32>
// CHECK-NEXT: return %0 : tensor<3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<3xi32> {
  %0 = tosa.argmax %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.reverse %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<4x9xi8> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.tile %arg0, %0 : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x9xi8>
// CHECK-NEXT: return %1 : tensor<4x9xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>) -> tensor<4x9xi8> {
  %m = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %x, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x9xi8>
  return %0 : tensor<4x9xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5xi32>) -> tensor<2x5x4xf32> {
// CHECK-NEXT: %0 = tosa.gather %arg0, %arg1 : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
// CHECK-NEXT: return %0 : tensor<2x5x4xf32>
// CHECK-NEXT: }
func.func @f(%v: tensor<2x3x4xf32>, %i: tensor<2x5xi32>) -> tensor<2x5x4xf32> {
  %0 = tosa.gather %v, %i : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x5x4xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x5x4xf32> {
// CHECK-NEXT: %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
// CHECK-NEXT: return %0 : tensor<2x5x4xf32>
// CHECK-NEXT: }
func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x4xf32>) -> tensor<2x5x4xf32> {
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>, %arg1: tensor<256xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT: %0 = tosa.table %arg0, %arg1 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: return %0 : tensor<2x3xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>, %t: tensor<256xi8>) -> tensor<2x3xi8> {
  %0 = tosa.table %x, %t : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<6xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %1 = tosa.reshape %arg0, %0 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
// CHECK-NEXT: return %1 : tensor<6xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %d = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %x, %d : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.slice %arg0, %0, %1 : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
// CHECK-NEXT: return %2 : tensor<3x2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6x4xf32>) -> tensor<3x2xf32> {
  %a = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[3,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %x, %a, %b : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<5x10xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<1.500000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.pad %arg0, %0, %1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: return %2 : tensor<5x10xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<5x10xf32> {
  %p = tosa.const_shape {values = dense<[1,2,3,4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %x, %p, %v : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x10xf32>
  return %0 : tensor<5x10xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.concat %arg0, %arg1, %arg0 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %x, %y, %x {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<3x2xi8> {
// CHECK-NEXT: %0 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
// CHECK-NEXT: return %0 : tensor<3x2xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>) -> tensor<3x2xi8> {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x49x42x27xf32>, %arg1: tensor<28x3x3x27xf32>, %arg2: tensor<28xf32>) -> tensor<1x45x40x28xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x45x40x28xf32>
// CHECK-NEXT: return %2 : tensor<1x45x40x28xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<28xf32>) -> tensor<1x45x40x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x45x40x28xf32>
  return %0 : tensor<1x45x40x28xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x7x5x3xf32>, %arg1: tensor<3x1x3x11xf32>, %arg2: tensor<33xf32>) -> tensor<1x5x5x33xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xf32>, tensor<3x1x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x33xf32>
// CHECK-NEXT: return %2 : tensor<1x5x5x33xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x7x5x3xf32>, %w: tensor<3x1x3x11xf32>, %b: tensor<33xf32>) -> tensor<1x5x5x33xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x7x5x3xf32>, tensor<3x1x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x33xf32>
  return %0 : tensor<1x5x5x33xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x49x48x47x27xf32>, %arg1: tensor<28x3x4x5x27xf32>, %arg2: tensor<28xf32>) -> tensor<1x47x45x43x28xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.conv3d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf32>, tensor<28x3x4x5x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x45x43x28xf32>
// CHECK-NEXT: return %2 : tensor<1x47x45x43x28xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x49x48x47x27xf32>, %w: tensor<28x3x4x5x27xf32>, %b: tensor<28xf32>) -> tensor<1x47x45x43x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv3d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf32>, tensor<28x3x4x5x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x45x43x28xf32>
  return %0 : tensor<1x47x45x43x28xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<5x3x3x3xf32>, %arg2: tensor<5xf32>) -> tensor<1x9x9x5xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
// CHECK-NEXT: return %2 : tensor<1x9x9x5xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> tensor<1x9x9x5xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %iz, %wz {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
  return %0 : tensor<1x9x9x5xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x5x3xf32>, %arg1: tensor<1x3x6xf32>) -> tensor<1x5x6xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.matmul %arg0, %arg1, %0, %1 : (tensor<1x5x3xf32>, tensor<1x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT: return %2 : tensor<1x5x6xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x5x3xf32>, %y: tensor<1x3x6xf32>) -> tensor<1x5x6xf32> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %y, %a, %b : (tensor<1x5x3xf32>, tensor<1x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6xf32>
  return %0 : tensor<1x5x6xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %2 = tosa.avg_pool2d %arg0, %0, %1 {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: return %2 : tensor<1x5x33x62xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: return %0 : tensor<1x5x33x62xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 4, 4>, nan_mode = IGNORE, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: return %0 : tensor<1x5x33x62xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %3 = tosa.resize %arg0, %0, %1, %2 {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
// CHECK-NEXT: return %3 : tensor<1x4x4x1xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32> {
  %a = tosa.const_shape {values = dense<[4,2,4,2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[-1,-1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[1,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %a, %b, %c {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return %0 : tensor<1x4x4x1xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4x8x16xf32>) -> tensor<4x8x9xf32> {
// CHECK-NEXT: %output_real, %output_imag = tosa.rfft2d %arg0 : (tensor<4x8x16xf32>) -> (tensor<4x8x9xf32>, tensor<4x8x9xf32>)
// CHECK-NEXT: return %output_real : tensor<4x8x9xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4x8x16xf32>) -> tensor<4x8x9xf32> {
  %0, %1 = tosa.rfft2d %x : (tensor<4x8x16xf32>) -> (tensor<4x8x9xf32>, tensor<4x8x9xf32>)
  return %0 : tensor<4x8x9xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4x8x16xf32>) -> tensor<4x8x16xf32> {
// CHECK-NEXT: %output_real, %output_imag = tosa.fft2d %arg0, %arg0 {inverse = true} : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>)
// CHECK-NEXT: return %output_real : tensor<4x8x16xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4x8x16xf32>) -> tensor<4x8x16xf32> {
  %0, %1 = tosa.fft2d %x, %x {inverse = true} : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>)
  return %0 : tensor<4x8x16xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<[1073741824, 7, 2000000000]> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<[30, 40, 62]> : tensor<3xi8>}> : () -> tensor<3xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %4 = tosa.rescale %arg0, %0, %1, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x3xi8>
// CHECK-NEXT: return %4 : tensor<?x3xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %m = "tosa.const"() <{values = dense<[1073741824,7,2000000000]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<[30,40,62]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %a = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %arg2) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: %1 = tosa.add %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: tosa.yield %1 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: tosa.yield %arg4 : tensor<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @f(%c: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%a = %x, %b = %y) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = tosa.add %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    tosa.yield %b : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %0 = tosa.while_loop (%arg1 = %arg0) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %2 = tosa.greater_equal %1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: tosa.yield %2 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: tensor<i32>):
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %2 = tosa.add %arg1, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: tosa.yield %2 : tensor<i32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<i32>
// CHECK-NEXT: }
func.func @f(%x: tensor<i32>) -> tensor<i32> {
  %0 = tosa.while_loop (%a = %x) : (tensor<i32>) -> tensor<i32> {
    %1 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %2 = tosa.greater_equal %1, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %2 = tosa.add %a, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %2 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: tensor<4x64xf32>, %arg1: tensor<2xf32>) {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<4x64xf32>) -> !tosa.shape<1>
// CHECK-NEXT: %2 = tosa.concat_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// CHECK-NEXT: %3 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT: %4 = tosa.exp2_shape %3 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT: %output_data, %output_scale = tosa.cast_to_block_scaled %arg0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
// CHECK-NEXT: %5 = tosa.cast_from_block_scaled %output_data, %output_scale {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
// CHECK-NEXT: %6 = tosa.custom %arg1 {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%x: tensor<4x64xf32>, %t: tensor<2xf32>) {
  %a = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.dim %x {axis = 1 : i32} : (tensor<4x64xf32>) -> !tosa.shape<1>
  %1 = tosa.concat_shape %a, %0 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  %2 = tosa.mul_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.exp2_shape %2 : (!tosa.shape<2>) -> !tosa.shape<2>
  %4, %5 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  %6 = tosa.cast_from_block_scaled %4, %5 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  %7 = tosa.custom %t {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// CHECK: tosa.variable @v : tensor<2x?xi8>
// CHECK-NEXT: tosa.variable @w = dense<1> : tensor<2xi8>
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi8>, %arg1: tensor<4x!tosa.mxint8>) {
// CHECK-NEXT: tosa.variable_write @w, %arg0 : tensor<2xi8>
// CHECK-NEXT: %0 = tosa.variable_read @w : tensor<2xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
tosa.variable @v : tensor<2x?xi8>
tosa.variable @w = dense<1> : tensor<2xi8>
func.func @f(%x: tensor<2xi8>, %m: tensor<4x!tosa.mxint8>) {
  tosa.variable_write @w, %x : tensor<2xi8>
  %0 = tosa.variable_read @w : tensor<2xi8>
  return
}

// RUN: mlir-opt --mlir-version=22 %s --tosa-infer-shapes --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.sigmoid %arg0 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = tosa.sigmoid %x : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xf16>) -> tensor<?x?xf16> {
// CHECK-NEXT: %0 = tosa.tanh %arg0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x3xf16> to tensor<?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xf16>) -> tensor<?x?xf16> {
  %0 = tosa.tanh %x : (tensor<?x3xf16>) -> tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.abs %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>) -> tensor<?x?xi32> {
  %0 = tosa.abs %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.ceil %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %0 = tosa.ceil %x : (tensor<2x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xf16>) -> tensor<?x?xf16> {
// CHECK-NEXT: %0 = tosa.exp %arg0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x3xf16> to tensor<?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xf16>) -> tensor<?x?xf16> {
  %0 = tosa.exp %x : (tensor<?x3xf16>) -> tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xf16>) -> tensor<?x?xf16> {
// CHECK-NEXT: %0 = tosa.floor %arg0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x3xf16> to tensor<?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xf16>) -> tensor<?x?xf16> {
  %0 = tosa.floor %x : (tensor<?x3xf16>) -> tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.reciprocal %arg0 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = tosa.reciprocal %x : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.rsqrt %arg0 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = tosa.rsqrt %x : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.bitwise_not %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>) -> tensor<?x?xi32> {
  %0 = tosa.bitwise_not %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi16>) -> tensor<?xi16> {
// CHECK-NEXT: %0 = tosa.clz %arg0 : (tensor<4xi16>) -> tensor<4xi16>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4xi16> to tensor<?xi16>
// CHECK-NEXT: return %cast : tensor<?xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi16>) -> tensor<?xi16> {
  %0 = tosa.clz %x : (tensor<4xi16>) -> tensor<?xi16>
  return %0 : tensor<?xi16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xi16>, %arg1: tensor<?x3xi16>) -> tensor<?x?xi16> {
// CHECK-NEXT: %0 = tosa.add %arg0, %arg1 : (tensor<?x3xi16>, tensor<?x3xi16>) -> tensor<?x3xi16>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x3xi16> to tensor<?x?xi16>
// CHECK-NEXT: return %cast : tensor<?x?xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi16>, %y: tensor<?x3xi16>) -> tensor<?x?xi16> {
  %0 = tosa.add %x, %y : (tensor<?x3xi16>, tensor<?x3xi16>) -> tensor<?x?xi16>
  return %0 : tensor<?x?xi16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.maximum %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @f(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = tosa.maximum %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x1xf32>, %arg1: tensor<1x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.minimum %arg0, %arg1 : (tensor<?x1xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x1xf32>, %y: tensor<1x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.minimum %x, %y : (tensor<?x1xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xi32>, %arg1: tensor<?x3xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.bitwise_and %arg0, %arg1 : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x3xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi32>, %y: tensor<?x3xi32>) -> tensor<?x?xi32> {
  %0 = tosa.bitwise_and %x, %y : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT: %0 = tosa.bitwise_or %arg0, %arg1 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi8> to tensor<?x?xi8>
// CHECK-NEXT: return %cast : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>, %y: tensor<2x3xi8>) -> tensor<?x?xi8> {
  %0 = tosa.bitwise_or %x, %y : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xi32>, %arg1: tensor<?x3xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x3xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi32>, %y: tensor<?x3xi32>) -> tensor<?x?xi32> {
  %0 = tosa.logical_left_shift %x, %y : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>, %arg1: tensor<1x3xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT: %0 = tosa.logical_right_shift %arg0, %arg1 : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<2x3xi8>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi8> to tensor<?x?xi8>
// CHECK-NEXT: return %cast : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>, %y: tensor<1x3xi8>) -> tensor<?x?xi8> {
  %0 = tosa.logical_right_shift %x, %y : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi64>, %arg1: tensor<1x3xi64>) -> tensor<?x?xi64> {
// CHECK-NEXT: %0 = tosa.intdiv %arg0, %arg1 : (tensor<2x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi64> to tensor<?x?xi64>
// CHECK-NEXT: return %cast : tensor<?x?xi64>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi64>, %y: tensor<1x3xi64>) -> tensor<?x?xi64> {
  %0 = tosa.intdiv %x, %y : (tensor<2x3xi64>, tensor<1x3xi64>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<1x3xi1>) -> tensor<?x?xi1> {
// CHECK-NEXT: %0 = tosa.logical_or %arg0, %arg1 : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi1> to tensor<?x?xi1>
// CHECK-NEXT: return %cast : tensor<?x?xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>, %y: tensor<1x3xi1>) -> tensor<?x?xi1> {
  %0 = tosa.logical_or %x, %y : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>, %arg1: tensor<1x3xi8>) -> tensor<?x?xi1> {
// CHECK-NEXT: %0 = tosa.equal %arg0, %arg1 : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<2x3xi1>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi1> to tensor<?x?xi1>
// CHECK-NEXT: return %cast : tensor<?x?xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>, %y: tensor<1x3xi8>) -> tensor<?x?xi1> {
  %0 = tosa.equal %x, %y : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>, %arg1: tensor<1x3xi8>) -> tensor<?x?xi1> {
// CHECK-NEXT: %0 = tosa.greater_equal %arg0, %arg1 : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<2x3xi1>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi1> to tensor<?x?xi1>
// CHECK-NEXT: return %cast : tensor<?x?xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>, %y: tensor<1x3xi8>) -> tensor<?x?xi1> {
  %0 = tosa.greater_equal %x, %y : (tensor<2x3xi8>, tensor<1x3xi8>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x1xi8>, %arg1: tensor<1x?xi8>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = tosa.mul %arg0, %arg1, %0 : (tensor<?x1xi8>, tensor<1x?xi8>, tensor<1xi8>) -> tensor<?x?xi32>
// CHECK-NEXT: return %1 : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x1xi8>, %y: tensor<1x?xi8>) -> tensor<?x?xi32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %s : (tensor<?x1xi8>, tensor<1x?xi8>, tensor<1xi8>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 2147483647 : i32, min_val = -100 : i32, nan_mode = IGNORE} : (tensor<2x?xi32>) -> tensor<2x?xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x?xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi32>) -> tensor<?x?xi32> {
  %0 = tosa.clamp %x {min_val = -100 : i32, max_val = 2147483647 : i32, nan_mode = IGNORE} : (tensor<2x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = tosa.negate %arg0, %0, %1 : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: %cast = tensor.cast %2 : tensor<2x?xi8> to tensor<?x?xi8>
// CHECK-NEXT: return %cast : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi8>) -> tensor<?x?xi8> {
  %a = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.negate %x, %a, %b : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x?xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT: %0 = tosa.identity %arg0 : (tensor<2x?xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x?xi8> to tensor<?x?xi8>
// CHECK-NEXT: return %cast : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi8>) -> tensor<?x?xi8> {
  %0 = tosa.identity %x : (tensor<2x?xi8>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.reduce_max %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<1x3xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %0 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf16>) -> tensor<?x?xf16> {
// CHECK-NEXT: %0 = tosa.reduce_min %arg0 {axis = 0 : i32} : (tensor<2x3xf16>) -> tensor<1x3xf16>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<1x3xf16> to tensor<?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf16>) -> tensor<?x?xf16> {
  %0 = tosa.reduce_min %x {axis = 0 : i32} : (tensor<2x3xf16>) -> tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>) -> tensor<?x?xi1> {
// CHECK-NEXT: %0 = tosa.reduce_all %arg0 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<1x3xi1> to tensor<?x?xi1>
// CHECK-NEXT: return %cast : tensor<?x?xi1>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi1>) -> tensor<?x?xi1> {
  %0 = tosa.reduce_all %x {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<?xi32> {
// CHECK-NEXT: %0 = tosa.argmax %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<3xi32> to tensor<?xi32>
// CHECK-NEXT: return %cast : tensor<?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<?xi32> {
  %0 = tosa.argmax %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.tile %arg0, %0 : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<2x6xi8>
// CHECK-NEXT: %cast = tensor.cast %1 : tensor<2x6xi8> to tensor<?x?xi8>
// CHECK-NEXT: return %cast : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>) -> tensor<?x?xi8> {
  %m = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %x, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5xi64>) -> tensor<?x?x?xf32> {
// CHECK-NEXT: %0 = tosa.gather %arg0, %arg1 : (tensor<2x3x4xf32>, tensor<2x5xi64>) -> tensor<2x5x4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x5x4xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @f(%v: tensor<2x3x4xf32>, %i: tensor<2x5xi64>) -> tensor<?x?x?xf32> {
  %0 = tosa.gather %v, %i : (tensor<2x3x4xf32>, tensor<2x5xi64>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi16>, %arg1: tensor<513xi16>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.table %arg0, %arg1 : (tensor<2x3xi16>, tensor<513xi16>) -> tensor<2x3xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x3xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi16>, %t: tensor<513xi16>) -> tensor<?x?xi32> {
  %0 = tosa.table %x, %t : (tensor<2x3xi16>, tensor<513xi16>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.reshape %arg0, %0 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
// CHECK-NEXT: %cast = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = tosa.const_shape {values = dense<[-1,4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %x, %d : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %2 = tosa.pad %arg0, %0, %1 : (tensor<?x3xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x3xi32>
// CHECK-NEXT: %cast = tensor.cast %2 : tensor<?x3xi32> to tensor<?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi32>) -> tensor<?x?xi32> {
  %p = tosa.const_shape {values = dense<[1,1,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.pad %x, %p, %v : (tensor<?x3xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.concat %arg0, %arg1, %arg0 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<2x7xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %x, %y, %x {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x8x8x3xf16>, %arg1: tensor<4x3x3x3xf16>, %arg2: tensor<1xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %2 = tosa.conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf16>, tensor<4x3x3x3xf16>, tensor<1xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: %cast = tensor.cast %2 : tensor<1x8x8x4xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x8x8x3xf16>, %w: tensor<4x3x3x3xf16>, %b: tensor<1xf32>) -> tensor<?x?x?x?xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x3xf16>, tensor<4x3x3x3xf16>, tensor<1xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x5x5x3xf16>, %arg1: tensor<3x3x3x1xf16>, %arg2: tensor<1xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %2 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x5x5x3xf16>, tensor<3x3x3x1xf16>, tensor<1xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x5x3xf32>
// CHECK-NEXT: %cast = tensor.cast %2 : tensor<1x5x5x3xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x5x5x3xf16>, %w: tensor<3x3x3x1xf16>, %b: tensor<1xf32>) -> tensor<?x?x?x?xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x3xf16>, tensor<3x3x3x1xf16>, tensor<1xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x4x4x3xf16>, %arg1: tensor<5x3x3x3xf16>, %arg2: tensor<5xf16>) -> tensor<?x?x?x?xf16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %2 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x9x9x5xf16>
// CHECK-NEXT: %cast = tensor.cast %2 : tensor<1x9x9x5xf16> to tensor<?x?x?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?x?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x4x4x3xf16>, %w: tensor<5x3x3x3xf16>, %b: tensor<5xf16>) -> tensor<?x?x?x?xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.transpose_conv2d %x, %w, %b, %iz, %wz {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf16>, tensor<5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?x?xf16>
  return %0 : tensor<?x?x?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x5x3xf16>, %arg1: tensor<1x3x6xf16>) -> tensor<?x?x?xf16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %2 = tosa.matmul %arg0, %arg1, %0, %1 : (tensor<1x5x3xf16>, tensor<1x3x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x6xf16>
// CHECK-NEXT: %cast = tensor.cast %2 : tensor<1x5x6xf16> to tensor<?x?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x5x3xf16>, %y: tensor<1x3x6xf16>) -> tensor<?x?x?xf16> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.matmul %x, %y, %a, %b : (tensor<1x5x3xf16>, tensor<1x3x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?xf16>
  return %0 : tensor<?x?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x6x34x62xi32>) -> tensor<?x?x?x?xi32> {
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 4, 4>, nan_mode = IGNORE, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<1x5x33x62xi32> to tensor<?x?x?x?xi32>
// CHECK-NEXT: return %cast : tensor<?x?x?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xi32>) -> tensor<?x?x?x?xi32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xi32>) -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x1x1x3xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %3 = tosa.resize %arg0, %0, %1, %2 {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x3xf32>
// CHECK-NEXT: %cast = tensor.cast %3 : tensor<1x2x2x3xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x1x1x3xf32>) -> tensor<?x?x?x?xf32> {
  %a = tosa.const_shape {values = dense<[2,1,2,1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[1,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %a, %b, %c {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi8>) -> tensor<?xi32> {
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<?xi32>
// CHECK-NEXT: return %0 : tensor<?xi32>
// CHECK-NEXT: }
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi8>) -> tensor<?xi32> {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

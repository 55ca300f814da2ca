// RUN: mlir-opt --mlir-version=22 %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named{exact},tosa-to-linalg{exact}))" --split-input-file | FileCheck %s --check-prefix=EXACT

// Zero points that are not constant are unsigned where the numbers are.
// CHECK-LABEL: @zero_point
// CHECK: %[[ZP:.*]] = arith.extui %{{.*}} : i8 to i32
// CHECK: %[[OUT:.*]] = arith.extui %{{.*}} : i8 to i32
// CHECK: %[[IN:.*]] = arith.extui %{{.*}} : i8 to i32
// CHECK: arith.subi %[[IN]], %[[ZP]] : i32
func.func @zero_point(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) -> tensor<4xi8> {
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// Constant shifts beside factors that are not constant.
// CHECK-LABEL: @some
// CHECK: ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>)
// CHECK: tosa.apply_scale %{{.*}}, %{{.*}}, %{{.*}} {rounding_mode = SINGLE_ROUND}
func.func @some(%x: tensor<2x3xi8>, %m: tensor<3xi32>) -> tensor<2x3xi8> {
  %s = "tosa.const"() <{values = dense<30> : tensor<3xi8>}> : () -> tensor<3xi8>
  %z = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// -----

// CHECK-LABEL: @shift
// CHECK: ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>)
// CHECK: tosa.apply_scale
func.func @shift(%x: tensor<2x3xi32>, %s: tensor<1xi8>) -> tensor<2x3xi32> {
  %0 = tosa.mul %x, %x, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK-LABEL: @negate
// CHECK: ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>)
func.func @negate(%x: tensor<2x3xi8>, %z: tensor<1xi8>) -> tensor<2x3xi8> {
  %0 = tosa.negate %x, %z, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// -----

// CHECK-LABEL: @clamp
// CHECK: arith.constant -56 : i8
// CHECK: arith.minui
func.func @clamp(%x: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.clamp %x {min_val = 3 : ui8, max_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// -----

// CHECK-LABEL: @cast
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
func.func @cast(%x: tensor<4xf16>) -> tensor<4xbf16> {
  %0 = tosa.cast %x : (tensor<4xf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// -----

// CHECK-LABEL: @resize
// CHECK: arith.divsi
// EXACT-LABEL: @resize
// EXACT-NOT: arith.divsi
// EXACT: arith.floordivsi
func.func @resize(%x: tensor<1x3x4x2xi8>) -> tensor<1x6x8x2xi32> {
  %a = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %a, %b, %c {mode = BILINEAR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xi32>
  return %0 : tensor<1x6x8x2xi32>
}

// -----

// CHECK-LABEL: @most
// CHECK: arith.constant -3.40282347E+38 : f32
// EXACT-LABEL: @most
// EXACT: arith.constant 0xFF800000 : f32
func.func @most(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %0 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

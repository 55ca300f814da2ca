// RUN: mlir-opt --mlir-version=22 %s --tosa-optional-decompositions --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<5x3x3x3xf32>, %arg2: tensor<5xf32>) -> tensor<1x6x6x5xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = tosa.reverse %arg1 {axis = 1 : i32} : (tensor<5x3x3x3xf32>) -> tensor<5x3x3x3xf32>
// CHECK-NEXT: %2 = tosa.reverse %1 {axis = 2 : i32} : (tensor<5x3x3x3xf32>) -> tensor<5x3x3x3xf32>
// CHECK-NEXT: %3 = tosa.conv2d %arg0, %2, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 2, 2>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x5xf32>
// CHECK-NEXT: return %3 : tensor<1x6x6x5xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> tensor<1x6x6x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x5xf32>
  return %0 : tensor<1x6x6x5xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<1x1x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<[4, 12, 12, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %3 = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT: %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %5 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0, 0, 0]> : tensor<10xindex>} : () -> !tosa.shape<10>
// CHECK-NEXT: %6 = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT: %7 = tosa.reshape %arg0, %6 : (tensor<4x10x10x2xf32>, !tosa.shape<5>) -> tensor<4x10x10x2x1xf32>
// CHECK-NEXT: %8 = tosa.pad %7, %5, %4 : (tensor<4x10x10x2x1xf32>, !tosa.shape<10>, tensor<1xf32>) -> tensor<4x12x12x2x1xf32>
// CHECK-NEXT: %9 = tosa.reshape %arg1, %3 : (tensor<1x1x2x3xf32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT: %10 = tosa.mul %8, %9, %2 : (tensor<4x12x12x2x1xf32>, tensor<1x1x1x2x3xf32>, tensor<1xi8>) -> tensor<4x12x12x2x3xf32>
// CHECK-NEXT: %11 = tosa.reshape %10, %1 : (tensor<4x12x12x2x3xf32>, !tosa.shape<4>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT: %12 = tosa.reshape %arg2, %0 : (tensor<6xf32>, !tosa.shape<4>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT: %13 = tosa.add %11, %12 : (tensor<4x12x12x6xf32>, tensor<1x1x1x6xf32>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT: return %13 : tensor<4x12x12x6xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x12x12x6xf32>
  return %0 : tensor<4x12x12x6xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<1x1x2x3xi8>, %arg2: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<[4, 10, 10, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %3 = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT: %4 = "tosa.const"() <{values = dense<4> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
// CHECK-NEXT: %5 = "tosa.const"() <{values = dense<3> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
// CHECK-NEXT: %6 = tosa.const_shape  {values = dense<[4, 10, 10, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT: %7 = tosa.reshape %arg0, %6 : (tensor<4x10x10x2xi8>, !tosa.shape<5>) -> tensor<4x10x10x2x1xi8>
// CHECK-NEXT: %8 = tosa.cast %7 : (tensor<4x10x10x2x1xi8>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT: %9 = tosa.cast %arg1 : (tensor<1x1x2x3xi8>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT: %10 = tosa.sub %8, %5 : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x1x1xi32>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT: %11 = tosa.sub %9, %4 : (tensor<1x1x2x3xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT: %12 = tosa.reshape %11, %3 : (tensor<1x1x2x3xi32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xi32>
// CHECK-NEXT: %13 = tosa.mul %10, %12, %2 : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x2x3xi32>, tensor<1xi8>) -> tensor<4x10x10x2x3xi32>
// CHECK-NEXT: %14 = tosa.reshape %13, %1 : (tensor<4x10x10x2x3xi32>, !tosa.shape<4>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT: %15 = tosa.reshape %arg2, %0 : (tensor<6xi32>, !tosa.shape<4>) -> tensor<1x1x1x6xi32>
// CHECK-NEXT: %16 = tosa.add %14, %15 : (tensor<4x10x10x6xi32>, tensor<1x1x1x6xi32>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT: return %16 : tensor<4x10x10x6xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %a = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %a, %z {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32>
}

// RUN: mlir-opt --mlir-version=22 %s --tosa-to-linalg-pipeline --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%1 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %3 = arith.muli %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %3 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %2 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [1]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %2 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %expanded = tensor.expand_shape %reduced {{\[\[}}0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
// CHECK-NEXT: return %expanded : tensor<2x1xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (0)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x8x8x3xf16>, %arg1: tensor<4x3x3x3xf16>, %arg2: tensor<1xf32>) -> tensor<1x8x8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f16
// CHECK-NEXT: } : tensor<1x8x8x3xf16> to tensor<1x10x10x3xf16>
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x8x8x4xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1xf32>) outs(%0 : tensor<1x8x8x4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<1x8x8x4xf32>
// CHECK-NEXT: %2 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1 : tensor<1x10x10x3xf16>, tensor<4x3x3x3xf16>) outs(%1 : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: return %2 : tensor<1x8x8x4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x8x8x3xf16>, %w: tensor<4x3x3x3xf16>, %b: tensor<1xf32>) -> tensor<1x8x8x4xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x3xf16>, tensor<4x3x3x3xf16>, tensor<1xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (0)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x8x8x3xi16>, %arg1: tensor<4x3x3x3xi8>, %arg2: tensor<1xi48>) -> tensor<1x8x8x4xi48> {
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %c0_i16 : i16
// CHECK-NEXT: } : tensor<1x8x8x3xi16> to tensor<1x10x10x3xi16>
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x8x8x4xi48>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1xi48>) outs(%0 : tensor<1x8x8x4xi48>) {
// CHECK-NEXT: ^bb0(%in: i48, %out: i48):
// CHECK-NEXT: linalg.yield %in : i48
// CHECK-NEXT: } -> tensor<1x8x8x4xi48>
// CHECK-NEXT: %2 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1 : tensor<1x10x10x3xi16>, tensor<4x3x3x3xi8>) outs(%1 : tensor<1x8x8x4xi48>) -> tensor<1x8x8x4xi48>
// CHECK-NEXT: return %2 : tensor<1x8x8x4xi48>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x8x8x3xi16>, %w: tensor<4x3x3x3xi8>, %b: tensor<1xi48>) -> tensor<1x8x8x4xi48> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = i48, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x3xi16>, tensor<4x3x3x3xi8>, tensor<1xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x4xi48>
  return %0 : tensor<1x8x8x4xi48>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x?x3xf16>, %arg1: tensor<?x3x?xf16>) -> tensor<?x?x?xf16> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xf16>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x3xf16>
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c2 : tensor<?x3x?xf16>
// CHECK-NEXT: %0 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf16>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
// CHECK-NEXT: %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x3xf16>, tensor<?x3x?xf16>) outs(%1 : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
// CHECK-NEXT: return %2 : tensor<?x?x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x?x3xf16>, %y: tensor<?x3x?xf16>) -> tensor<?x?x?xf16> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.matmul %x, %y, %a, %b : (tensor<?x?x3xf16>, tensor<?x3x?xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?xf16>
  return %0 : tensor<?x?x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x5x3xf16>, %arg1: tensor<1x3x6xf16>) -> tensor<1x5x6xf16> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x6xf16>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<1x5x6xf16>) -> tensor<1x5x6xf16>
// CHECK-NEXT: %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x5x3xf16>, tensor<1x3x6xf16>) outs(%1 : tensor<1x5x6xf16>) -> tensor<1x5x6xf16>
// CHECK-NEXT: return %2 : tensor<1x5x6xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x5x3xf16>, %y: tensor<1x3x6xf16>) -> tensor<1x5x6xf16> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.matmul %x, %y, %a, %b : (tensor<1x5x3xf16>, tensor<1x3x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x6xf16>
  return %0 : tensor<1x5x6xf16>
}

// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}))" --split-input-file | FileCheck %s

// CHECK: func.func @matmul(%arg0: tensor<1x5x3xf32>, %arg1: tensor<1x3x6xf32>, %arg2: tensor<?x5x3xf32>, %arg3: tensor<?x3x?xf32>) -> (tensor<1x5x6xf32>, tensor<?x5x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x6xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT: %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x5x3xf32>, tensor<1x3x6xf32>) outs(%1 : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?x5x3xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg3, %c2 : tensor<?x3x?xf32>
// CHECK-NEXT: %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %3 = tensor.empty(%dim, %dim_0) : tensor<?x5x?xf32>
// CHECK-NEXT: %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
// CHECK-NEXT: %5 = linalg.batch_matmul ins(%arg2, %arg3 : tensor<?x5x3xf32>, tensor<?x3x?xf32>) outs(%4 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
// CHECK-NEXT: return %2, %5 : tensor<1x5x6xf32>, tensor<?x5x?xf32>
func.func @matmul(%a: tensor<1x5x3xf32>, %b: tensor<1x3x6xf32>, %d: tensor<?x5x3xf32>, %e: tensor<?x3x?xf32>) -> (tensor<1x5x6xf32>, tensor<?x5x?xf32>) {
  %0 = tosa.matmul %a, %b : (tensor<1x5x3xf32>, tensor<1x3x6xf32>) -> tensor<1x5x6xf32>
  %1 = tosa.matmul %d, %e : (tensor<?x5x3xf32>, tensor<?x3x?xf32>) -> tensor<?x5x?xf32>
  return %0, %1 : tensor<1x5x6xf32>, tensor<?x5x?xf32> }

// -----

// CHECK: func.func @matmulq(%arg0: tensor<1x5x3xi8>, %arg1: tensor<1x3x6xi8>) -> (tensor<1x5x6xi32>, tensor<1x5x6xi32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x6xi32>
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %2 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %c1_i32, %c2_i32 : tensor<1x5x3xi8>, tensor<1x3x6xi8>, i32, i32) outs(%1 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %3 = tensor.empty() : tensor<1x5x6xi32>
// CHECK-NEXT: %4 = linalg.fill ins(%c0_i32_0 : i32) outs(%3 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: %5 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x5x3xi8>, tensor<1x3x6xi8>) outs(%4 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: return %2, %5 : tensor<1x5x6xi32>, tensor<1x5x6xi32>
func.func @matmulq(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>) -> (tensor<1x5x6xi32>, tensor<1x5x6xi32>) {
  %0 = tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  %1 = tosa.matmul %a, %b : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  return %0, %1 : tensor<1x5x6xi32>, tensor<1x5x6xi32> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @fc(%arg0: tensor<5x3xf32>, %arg1: tensor<6x3xf32>, %arg2: tensor<6xf32>, %arg3: tensor<?x3xf32>) -> (tensor<5x6xf32>, tensor<?x6xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 0]> : tensor<2xi64>
// CHECK-NEXT: %0 = tensor.empty() : tensor<3x6xf32>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg1 : tensor<6x3xf32>) outs(%0 : tensor<3x6xf32>) permutation = [1, 0]
// CHECK-NEXT: %1 = tensor.empty() : tensor<5x6xf32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xf32>) outs(%1 : tensor<5x6xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<5x6xf32>
// CHECK-NEXT: %3 = linalg.matmul ins(%arg0, %transposed : tensor<5x3xf32>, tensor<3x6xf32>) outs(%2 : tensor<5x6xf32>) -> tensor<5x6xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg3, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 0]> : tensor<2xi64>
// CHECK-NEXT: %4 = tensor.empty() : tensor<3x6xf32>
// CHECK-NEXT: %transposed_1 = linalg.transpose ins(%arg1 : tensor<6x3xf32>) outs(%4 : tensor<3x6xf32>) permutation = [1, 0]
// CHECK-NEXT: %5 = tensor.empty(%dim) : tensor<?x6xf32>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xf32>) outs(%5 : tensor<?x6xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x6xf32>
// CHECK-NEXT: %7 = linalg.matmul ins(%arg3, %transposed_1 : tensor<?x3xf32>, tensor<3x6xf32>) outs(%6 : tensor<?x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT: return %3, %7 : tensor<5x6xf32>, tensor<?x6xf32>
func.func @fc(%a: tensor<5x3xf32>, %w: tensor<6x3xf32>, %b: tensor<6xf32>, %d: tensor<?x3xf32>) -> (tensor<5x6xf32>, tensor<?x6xf32>) {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<5x3xf32>, tensor<6x3xf32>, tensor<6xf32>) -> tensor<5x6xf32>
  %1 = tosa.fully_connected %d, %w, %b : (tensor<?x3xf32>, tensor<6x3xf32>, tensor<6xf32>) -> tensor<?x6xf32>
  return %0, %1 : tensor<5x6xf32>, tensor<?x6xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @fcq(%arg0: tensor<5x3xi8>, %arg1: tensor<6x3xi8>, %arg2: tensor<6xi32>) -> tensor<5x6xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[1, 0]> : tensor<2xi64>
// CHECK-NEXT: %0 = tensor.empty() : tensor<3x6xi8>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg1 : tensor<6x3xi8>) outs(%0 : tensor<3x6xi8>) permutation = [1, 0]
// CHECK-NEXT: %1 = tensor.empty() : tensor<5x6xi32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xi32>) outs(%1 : tensor<5x6xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<5x6xi32>
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %3 = linalg.quantized_matmul ins(%arg0, %transposed, %c1_i32, %c2_i32 : tensor<5x3xi8>, tensor<3x6xi8>, i32, i32) outs(%2 : tensor<5x6xi32>) -> tensor<5x6xi32>
// CHECK-NEXT: return %3 : tensor<5x6xi32>
func.func @fcq(%a: tensor<5x3xi8>, %w: tensor<6x3xi8>, %b: tensor<6xi32>) -> (tensor<5x6xi32>) {
  %0 = tosa.fully_connected %a, %w, %b {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<5x3xi8>, tensor<6x3xi8>, tensor<6xi32>) -> tensor<5x6xi32>
  return %0 : tensor<5x6xi32> }

// -----

// CHECK: func.func @maxpool(%arg0: tensor<1x6x34x62xf32>, %arg1: tensor<1x6x34x62xi8>, %arg2: tensor<1x6x34x62xi32>, %arg3: tensor<?x6x34x62xf32>) -> (tensor<1x4x32x62xf32>, tensor<1x4x33x62xf32>, tensor<1x4x32x62xi8>, tensor<1x4x32x62xi32>, tensor<?x4x32x62xf32>) {
// CHECK-NEXT: %cst = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x4x32x62xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x32x62xf32>) -> tensor<1x4x32x62xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %2 : tensor<1x6x34x62xf32>, tensor<3x3xf32>) outs(%1 : tensor<1x4x32x62xf32>) -> tensor<1x4x32x62xf32>
// CHECK-NEXT: %cst_0 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 0, 1, 0] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
// CHECK-NEXT: tensor.yield %cst_0 : f32
// CHECK-NEXT: } : tensor<1x6x34x62xf32> to tensor<1x6x35x62xf32>
// CHECK-NEXT: %cst_1 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %4 = tensor.empty() : tensor<1x4x33x62xf32>
// CHECK-NEXT: %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<1x4x33x62xf32>) -> tensor<1x4x33x62xf32>
// CHECK-NEXT: %6 = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT: %7 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %6 : tensor<1x6x35x62xf32>, tensor<3x3xf32>) outs(%5 : tensor<1x4x33x62xf32>) -> tensor<1x4x33x62xf32>
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %8 = tensor.empty() : tensor<1x4x32x62xi8>
// CHECK-NEXT: %9 = linalg.fill ins(%c-128_i8 : i8) outs(%8 : tensor<1x4x32x62xi8>) -> tensor<1x4x32x62xi8>
// CHECK-NEXT: %10 = tensor.empty() : tensor<3x3xi8>
// CHECK-NEXT: %11 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg1, %10 : tensor<1x6x34x62xi8>, tensor<3x3xi8>) outs(%9 : tensor<1x4x32x62xi8>) -> tensor<1x4x32x62xi8>
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %12 = tensor.empty() : tensor<1x4x32x62xi32>
// CHECK-NEXT: %13 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%12 : tensor<1x4x32x62xi32>) -> tensor<1x4x32x62xi32>
// CHECK-NEXT: %14 = tensor.empty() : tensor<3x3xi32>
// CHECK-NEXT: %15 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg2, %14 : tensor<1x6x34x62xi32>, tensor<3x3xi32>) outs(%13 : tensor<1x4x32x62xi32>) -> tensor<1x4x32x62xi32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg3, %c0 : tensor<?x6x34x62xf32>
// CHECK-NEXT: %cst_2 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %16 = tensor.empty(%dim) : tensor<?x4x32x62xf32>
// CHECK-NEXT: %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<?x4x32x62xf32>) -> tensor<?x4x32x62xf32>
// CHECK-NEXT: %18 = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT: %19 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg3, %18 : tensor<?x6x34x62xf32>, tensor<3x3xf32>) outs(%17 : tensor<?x4x32x62xf32>) -> tensor<?x4x32x62xf32>
// CHECK-NEXT: return %3, %7, %11, %15, %19 : tensor<1x4x32x62xf32>, tensor<1x4x33x62xf32>, tensor<1x4x32x62xi8>, tensor<1x4x32x62xi32>, tensor<?x4x32x62xf32>
func.func @maxpool(%a: tensor<1x6x34x62xf32>, %b: tensor<1x6x34x62xi8>, %c: tensor<1x6x34x62xi32>, %d: tensor<?x6x34x62xf32>) -> (tensor<1x4x32x62xf32>, tensor<1x4x33x62xf32>, tensor<1x4x32x62xi8>, tensor<1x4x32x62xi32>, tensor<?x4x32x62xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x4x33x62xf32>
  %2 = tosa.max_pool2d %b {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>) -> tensor<1x4x32x62xi8>
  %3 = tosa.max_pool2d %c {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi32>) -> tensor<1x4x32x62xi32>
  %4 = tosa.max_pool2d %d {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xf32>) -> tensor<?x4x32x62xf32>
  return %0, %1, %2, %3, %4 : tensor<1x4x32x62xf32>, tensor<1x4x33x62xf32>, tensor<1x4x32x62xi8>, tensor<1x4x32x62xi32>, tensor<?x4x32x62xf32> }

// -----

// CHECK: func.func @maxpool_dyn(%arg0: tensor<1x?x?x62xf32>, %arg1: tensor<1x4x4x4xui8>) -> tensor<1x?x?x62xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<1x?x?x62xf32>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.addi %dim, %c1_1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %1 = arith.addi %0, %c0 : index
// CHECK-NEXT: %2 = arith.subi %c3, %c1_0 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %3 = arith.muli %c1_2, %2 : index
// CHECK-NEXT: %4 = arith.addi %3, %c1_0 : index
// CHECK-NEXT: %5 = arith.subi %1, %4 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %6 = arith.divui %5, %c2 : index
// CHECK-NEXT: %7 = arith.addi %6, %c1_0 : index
// CHECK-NEXT: %c2_3 = arith.constant 2 : index
// CHECK-NEXT: %dim_4 = tensor.dim %arg0, %c2_3 : tensor<1x?x?x62xf32>
// CHECK-NEXT: %c3_5 = arith.constant 3 : index
// CHECK-NEXT: %c1_6 = arith.constant 1 : index
// CHECK-NEXT: %c2_7 = arith.constant 2 : index
// CHECK-NEXT: %8 = arith.addi %dim_4, %c2_7 : index
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: %9 = arith.addi %8, %c1_8 : index
// CHECK-NEXT: %10 = arith.subi %c3_5, %c1_6 : index
// CHECK-NEXT: %c1_9 = arith.constant 1 : index
// CHECK-NEXT: %11 = arith.muli %c1_9, %10 : index
// CHECK-NEXT: %12 = arith.addi %11, %c1_6 : index
// CHECK-NEXT: %13 = arith.subi %9, %12 : index
// CHECK-NEXT: %c1_10 = arith.constant 1 : index
// CHECK-NEXT: %14 = arith.divui %13, %c1_10 : index
// CHECK-NEXT: %15 = arith.addi %14, %c1_6 : index
// CHECK-NEXT: %cst = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 2, 0] high[0, 0, 1, 0] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<1x?x?x62xf32> to tensor<1x?x?x62xf32>
// CHECK-NEXT: %cst_11 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %16 = tensor.empty(%7, %15) : tensor<1x?x?x62xf32>
// CHECK-NEXT: %17 = linalg.fill ins(%cst_11 : f32) outs(%16 : tensor<1x?x?x62xf32>) -> tensor<1x?x?x62xf32>
// CHECK-NEXT: %18 = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT: %19 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%padded, %18 : tensor<1x?x?x62xf32>, tensor<3x3xf32>) outs(%17 : tensor<1x?x?x62xf32>) -> tensor<1x?x?x62xf32>
// CHECK-NEXT: return %19 : tensor<1x?x?x62xf32>
func.func @maxpool_dyn(%a: tensor<1x?x?x62xf32>, %u: tensor<1x4x4x4xui8>) -> (tensor<1x?x?x62xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 1, 0, 2, 1>, stride = array<i64: 2, 1>} : (tensor<1x?x?x62xf32>) -> tensor<1x?x?x62xf32>
  return %0 : tensor<1x?x?x62xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @avg_pool_f32(%arg0: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<1x6x34x62xf32> to tensor<1x8x36x62xf32>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %2 : tensor<1x8x36x62xf32>, tensor<4x4xf32>) outs(%1 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %3, %c1 : tensor<1x5x33x62xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %3, %c2 : tensor<1x5x33x62xf32>
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %4 = arith.subi %dim, %c1_2 : index
// CHECK-NEXT: %5 = arith.subi %dim_1, %c1_2 : index
// CHECK-NEXT: %6 = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT: %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x5x33x62xf32>) outs(%6 : tensor<1x5x33x62xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %8 = linalg.index 1 : index
// CHECK-NEXT: %9 = arith.subi %4, %8 : index
// CHECK-NEXT: %10 = arith.muli %8, %c1_3 : index
// CHECK-NEXT: %11 = arith.muli %9, %c1_3 : index
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %12 = arith.subi %10, %c1_4 : index
// CHECK-NEXT: %13 = arith.minsi %12, %c0 : index
// CHECK-NEXT: %14 = arith.addi %c4, %13 : index
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %15 = arith.subi %11, %c1_5 : index
// CHECK-NEXT: %16 = arith.minsi %15, %c0 : index
// CHECK-NEXT: %17 = arith.addi %14, %16 : index
// CHECK-NEXT: %18 = arith.maxsi %c1_2, %17 : index
// CHECK-NEXT: %c1_6 = arith.constant 1 : index
// CHECK-NEXT: %c4_7 = arith.constant 4 : index
// CHECK-NEXT: %19 = linalg.index 2 : index
// CHECK-NEXT: %20 = arith.subi %5, %19 : index
// CHECK-NEXT: %21 = arith.muli %19, %c1_6 : index
// CHECK-NEXT: %22 = arith.muli %20, %c1_6 : index
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: %23 = arith.subi %21, %c1_8 : index
// CHECK-NEXT: %24 = arith.minsi %23, %c0 : index
// CHECK-NEXT: %25 = arith.addi %c4_7, %24 : index
// CHECK-NEXT: %c1_9 = arith.constant 1 : index
// CHECK-NEXT: %26 = arith.subi %22, %c1_9 : index
// CHECK-NEXT: %27 = arith.minsi %26, %c0 : index
// CHECK-NEXT: %28 = arith.addi %25, %27 : index
// CHECK-NEXT: %29 = arith.maxsi %c1_2, %28 : index
// CHECK-NEXT: %30 = arith.muli %18, %29 : index
// CHECK-NEXT: %31 = arith.index_cast %30 : index to i32
// CHECK-NEXT: %32 = arith.sitofp %31 : i32 to f32
// CHECK-NEXT: %33 = arith.divf %in, %32 : f32
// CHECK-NEXT: linalg.yield %33 : f32
// CHECK-NEXT: } -> tensor<1x5x33x62xf32>
// CHECK-NEXT: return %7 : tensor<1x5x33x62xf32>
func.func @avg_pool_f32(%a: tensor<1x6x34x62xf32>) -> (tensor<1x5x33x62xf32>) {
  %0 = tosa.avg_pool2d %a {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @avg_pool_f16(%arg0: tensor<1x6x34x62xf16>) -> tensor<1x5x33x62xf16> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f16
// CHECK-NEXT: } : tensor<1x6x34x62xf16> to tensor<1x8x36x62xf16>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %2 : tensor<1x8x36x62xf16>, tensor<4x4xf32>) outs(%1 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %3, %c1 : tensor<1x5x33x62xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %3, %c2 : tensor<1x5x33x62xf32>
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %4 = arith.subi %dim, %c1_2 : index
// CHECK-NEXT: %5 = arith.subi %dim_1, %c1_2 : index
// CHECK-NEXT: %6 = tensor.empty() : tensor<1x5x33x62xf16>
// CHECK-NEXT: %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x5x33x62xf32>) outs(%6 : tensor<1x5x33x62xf16>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f16):
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %8 = linalg.index 1 : index
// CHECK-NEXT: %9 = arith.subi %4, %8 : index
// CHECK-NEXT: %10 = arith.muli %8, %c1_3 : index
// CHECK-NEXT: %11 = arith.muli %9, %c1_3 : index
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %12 = arith.subi %10, %c1_4 : index
// CHECK-NEXT: %13 = arith.minsi %12, %c0 : index
// CHECK-NEXT: %14 = arith.addi %c4, %13 : index
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %15 = arith.subi %11, %c1_5 : index
// CHECK-NEXT: %16 = arith.minsi %15, %c0 : index
// CHECK-NEXT: %17 = arith.addi %14, %16 : index
// CHECK-NEXT: %18 = arith.maxsi %c1_2, %17 : index
// CHECK-NEXT: %c1_6 = arith.constant 1 : index
// CHECK-NEXT: %c4_7 = arith.constant 4 : index
// CHECK-NEXT: %19 = linalg.index 2 : index
// CHECK-NEXT: %20 = arith.subi %5, %19 : index
// CHECK-NEXT: %21 = arith.muli %19, %c1_6 : index
// CHECK-NEXT: %22 = arith.muli %20, %c1_6 : index
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: %23 = arith.subi %21, %c1_8 : index
// CHECK-NEXT: %24 = arith.minsi %23, %c0 : index
// CHECK-NEXT: %25 = arith.addi %c4_7, %24 : index
// CHECK-NEXT: %c1_9 = arith.constant 1 : index
// CHECK-NEXT: %26 = arith.subi %22, %c1_9 : index
// CHECK-NEXT: %27 = arith.minsi %26, %c0 : index
// CHECK-NEXT: %28 = arith.addi %25, %27 : index
// CHECK-NEXT: %29 = arith.maxsi %c1_2, %28 : index
// CHECK-NEXT: %30 = arith.muli %18, %29 : index
// CHECK-NEXT: %31 = arith.index_cast %30 : index to i32
// CHECK-NEXT: %32 = arith.sitofp %31 : i32 to f32
// CHECK-NEXT: %33 = arith.divf %in, %32 : f32
// CHECK-NEXT: %34 = arith.truncf %33 : f32 to f16
// CHECK-NEXT: linalg.yield %34 : f16
// CHECK-NEXT: } -> tensor<1x5x33x62xf16>
// CHECK-NEXT: return %7 : tensor<1x5x33x62xf16>
func.func @avg_pool_f16(%a: tensor<1x6x34x62xf16>) -> (tensor<1x5x33x62xf16>) {
  %0 = tosa.avg_pool2d %a {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>) -> tensor<1x5x33x62xf16>
  return %0 : tensor<1x5x33x62xf16> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @avg_pool_i8(%arg0: tensor<1x6x34x62xi8>) -> tensor<1x5x33x62xi8> {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %c0_i8 : i8
// CHECK-NEXT: } : tensor<1x6x34x62xi8> to tensor<1x8x36x62xi8>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x33x62xi32>
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x5x33x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %2 : tensor<1x8x36x62xi8>, tensor<4x4xi32>) outs(%1 : tensor<1x5x33x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %3, %c1 : tensor<1x5x33x62xi32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %3, %c2 : tensor<1x5x33x62xi32>
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %4 = arith.subi %dim, %c1_1 : index
// CHECK-NEXT: %5 = arith.subi %dim_0, %c1_1 : index
// CHECK-NEXT: %6 = tensor.empty() : tensor<1x5x33x62xi8>
// CHECK-NEXT: %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x5x33x62xi32>) outs(%6 : tensor<1x5x33x62xi8>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i8):
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %8 = linalg.index 1 : index
// CHECK-NEXT: %9 = arith.subi %4, %8 : index
// CHECK-NEXT: %10 = arith.muli %8, %c1_2 : index
// CHECK-NEXT: %11 = arith.muli %9, %c1_2 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %12 = arith.subi %10, %c1_3 : index
// CHECK-NEXT: %13 = arith.minsi %12, %c0 : index
// CHECK-NEXT: %14 = arith.addi %c4, %13 : index
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %15 = arith.subi %11, %c1_4 : index
// CHECK-NEXT: %16 = arith.minsi %15, %c0 : index
// CHECK-NEXT: %17 = arith.addi %14, %16 : index
// CHECK-NEXT: %18 = arith.maxsi %c1_1, %17 : index
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %c4_6 = arith.constant 4 : index
// CHECK-NEXT: %19 = linalg.index 2 : index
// CHECK-NEXT: %20 = arith.subi %5, %19 : index
// CHECK-NEXT: %21 = arith.muli %19, %c1_5 : index
// CHECK-NEXT: %22 = arith.muli %20, %c1_5 : index
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %23 = arith.subi %21, %c1_7 : index
// CHECK-NEXT: %24 = arith.minsi %23, %c0 : index
// CHECK-NEXT: %25 = arith.addi %c4_6, %24 : index
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: %26 = arith.subi %22, %c1_8 : index
// CHECK-NEXT: %27 = arith.minsi %26, %c0 : index
// CHECK-NEXT: %28 = arith.addi %25, %27 : index
// CHECK-NEXT: %29 = arith.maxsi %c1_1, %28 : index
// CHECK-NEXT: %30 = arith.muli %18, %29 : index
// CHECK-NEXT: %31 = arith.index_cast %30 : index to i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %32 = arith.muli %31, %c-128_i32 : i32
// CHECK-NEXT: %33 = arith.subi %in, %32 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT: %34 = arith.subi %31, %c1_i32 : i32
// CHECK-NEXT: %35 = math.ctlz %34 : i32
// CHECK-NEXT: %36 = arith.subi %c32_i32, %35 : i32
// CHECK-NEXT: %37 = arith.extui %36 : i32 to i64
// CHECK-NEXT: %c1073741825_i64 = arith.constant 1073741825 : i64
// CHECK-NEXT: %38 = arith.shli %c1073741825_i64, %37 : i64
// CHECK-NEXT: %39 = arith.extui %31 : i32 to i64
// CHECK-NEXT: %40 = arith.divui %38, %39 : i64
// CHECK-NEXT: %41 = arith.trunci %40 : i64 to i32
// CHECK-NEXT: %42 = arith.trunci %36 : i32 to i8
// CHECK-NEXT: %c30_i8 = arith.constant 30 : i8
// CHECK-NEXT: %43 = arith.addi %42, %c30_i8 : i8
// CHECK-NEXT: %44 = tosa.apply_scale %33, %41, %43 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %c-127_i32 = arith.constant -127 : i32
// CHECK-NEXT: %45 = arith.addi %44, %c-127_i32 : i32
// CHECK-NEXT: %c-128_i32_9 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %46 = arith.maxsi %c-128_i32_9, %45 : i32
// CHECK-NEXT: %47 = arith.minsi %c127_i32, %46 : i32
// CHECK-NEXT: %48 = arith.trunci %47 : i32 to i8
// CHECK-NEXT: linalg.yield %48 : i8
// CHECK-NEXT: } -> tensor<1x5x33x62xi8>
// CHECK-NEXT: return %7 : tensor<1x5x33x62xi8>
func.func @avg_pool_i8(%a: tensor<1x6x34x62xi8>) -> (tensor<1x5x33x62xi8>) {
  %0 = tosa.avg_pool2d %a {acc_type = i32, quantization_info = #tosa.unary_quant<input_zp = -128, output_zp = -127>, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>) -> tensor<1x5x33x62xi8>
  return %0 : tensor<1x5x33x62xi8> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @avg_pool_i16(%arg0: tensor<1x128x128x2xi16>) -> tensor<1x32x32x2xi16> {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x32x32x2xi32>
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x32x32x2xi32>) -> tensor<1x32x32x2xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg0, %2 : tensor<1x128x128x2xi16>, tensor<4x4xi32>) outs(%1 : tensor<1x32x32x2xi32>) -> tensor<1x32x32x2xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %3, %c1 : tensor<1x32x32x2xi32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %3, %c2 : tensor<1x32x32x2xi32>
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %4 = arith.subi %dim, %c1_1 : index
// CHECK-NEXT: %5 = arith.subi %dim_0, %c1_1 : index
// CHECK-NEXT: %6 = tensor.empty() : tensor<1x32x32x2xi16>
// CHECK-NEXT: %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x32x32x2xi32>) outs(%6 : tensor<1x32x32x2xi16>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i16):
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c4_2 = arith.constant 4 : index
// CHECK-NEXT: %8 = linalg.index 1 : index
// CHECK-NEXT: %9 = arith.subi %4, %8 : index
// CHECK-NEXT: %10 = arith.muli %8, %c4 : index
// CHECK-NEXT: %11 = arith.muli %9, %c4 : index
// CHECK-NEXT: %12 = arith.maxsi %c1_1, %c4_2 : index
// CHECK-NEXT: %c4_3 = arith.constant 4 : index
// CHECK-NEXT: %c4_4 = arith.constant 4 : index
// CHECK-NEXT: %13 = linalg.index 2 : index
// CHECK-NEXT: %14 = arith.subi %5, %13 : index
// CHECK-NEXT: %15 = arith.muli %13, %c4_3 : index
// CHECK-NEXT: %16 = arith.muli %14, %c4_3 : index
// CHECK-NEXT: %17 = arith.maxsi %c1_1, %c4_4 : index
// CHECK-NEXT: %18 = arith.muli %12, %17 : index
// CHECK-NEXT: %19 = arith.index_cast %18 : index to i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT: %20 = arith.subi %19, %c1_i32 : i32
// CHECK-NEXT: %21 = math.ctlz %20 : i32
// CHECK-NEXT: %22 = arith.subi %c32_i32, %21 : i32
// CHECK-NEXT: %23 = arith.extui %22 : i32 to i64
// CHECK-NEXT: %c1073741825_i64 = arith.constant 1073741825 : i64
// CHECK-NEXT: %24 = arith.shli %c1073741825_i64, %23 : i64
// CHECK-NEXT: %25 = arith.extui %19 : i32 to i64
// CHECK-NEXT: %26 = arith.divui %24, %25 : i64
// CHECK-NEXT: %27 = arith.trunci %26 : i64 to i32
// CHECK-NEXT: %28 = arith.trunci %22 : i32 to i8
// CHECK-NEXT: %c30_i8 = arith.constant 30 : i8
// CHECK-NEXT: %29 = arith.addi %28, %c30_i8 : i8
// CHECK-NEXT: %30 = tosa.apply_scale %in, %27, %29 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %31 = arith.maxsi %c-32768_i32, %30 : i32
// CHECK-NEXT: %32 = arith.minsi %c32767_i32, %31 : i32
// CHECK-NEXT: %33 = arith.trunci %32 : i32 to i16
// CHECK-NEXT: linalg.yield %33 : i16
// CHECK-NEXT: } -> tensor<1x32x32x2xi16>
// CHECK-NEXT: return %7 : tensor<1x32x32x2xi16>
func.func @avg_pool_i16(%a: tensor<1x128x128x2xi16>) -> (tensor<1x32x32x2xi16>) {
  %0 = tosa.avg_pool2d %a {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, kernel = array<i64: 4, 4>, stride = array<i64: 4, 4>} : (tensor<1x128x128x2xi16>) -> tensor<1x32x32x2xi16>
  return %0 : tensor<1x32x32x2xi16> }

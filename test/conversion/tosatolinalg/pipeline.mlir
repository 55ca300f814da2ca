// RUN: mlir-opt %s --tosa-to-linalg-pipeline --split-input-file | FileCheck %s

// CHECK: func.func @a(%arg0: tensor<13x21x3xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3xi32>, %arg3: tensor<f32>) {
// CHECK-NEXT: return
func.func @a(%a: tensor<13x21x3xf32>, %p: tensor<3x2xi32>, %q: tensor<3xi32>, %x: tensor<f32>) {
  %0 = tosa.pad %a, %p : (tensor<13x21x3xf32>, tensor<3x2xi32>) -> tensor<13x21x3xf32>
  return }

// -----

// CHECK: func.func @a(%arg0: tensor<13x21x3xf32>, %arg1: tensor<3xi32>) {
// CHECK-NEXT: return
func.func @a(%a: tensor<13x21x3xf32>, %q: tensor<3xi32>) {
  %0 = tosa.transpose %a, %q : (tensor<13x21x3xf32>, tensor<3xi32>) -> tensor<3x13x21xf32>
  return }

// -----

// CHECK: func.func @a(%arg0: tensor<14x19xf32>, %arg1: tensor<28x19xf32>, %arg2: tensor<28xf32>) {
// CHECK-NEXT: return
func.func @a(%a: tensor<14x19xf32>, %w: tensor<28x19xf32>, %b: tensor<28xf32>) {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<14x19xf32>, tensor<28x19xf32>, tensor<28xf32>) -> tensor<14x28xf32>
  return }

// -----

// CHECK: func.func @a(%arg0: tensor<13x21xf64>, %arg1: tensor<2xi64>, %arg2: tensor<2xi16>) {
// CHECK-NEXT: return
func.func @a(%a: tensor<13x21xf64>, %b: tensor<2xi64>, %c: tensor<2xi16>) {
  %1 = tosa.add %c, %c : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  %0 = tosa.add %a, %a : (tensor<13x21xf64>, tensor<13x21xf64>) -> tensor<13x21xf64>
  return }

// -----

// CHECK: func.func @a(%arg0: tensor<13x21xf32>, %arg1: tensor<2xi16>) {
// CHECK-NEXT: return
func.func @a(%a: tensor<13x21xf32>, %c: tensor<2xi16>) {
  %1 = tosa.add %c, %c : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  %0 = tosa.add %a, %a : (tensor<13x21xf32>, tensor<13x21xf32>) -> tensor<13x21xf32>
  return }

// -----

// CHECK: func.func @a(%arg0: tensor<2xi32>, %arg1: tensor<2xi1>) {
// CHECK-NEXT: return
func.func @a(%a: tensor<2xi32>, %c: tensor<2xi1>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %2 = tosa.rescale %a {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 19689>, output_zp = 0 : i32, per_channel = false, scale32 = false, shift = array<i8: 15>} : (tensor<2xi32>) -> tensor<2xi32>
  return }

// -----

// CHECK: func.func @matmulq(%arg0: tensor<1x5x3xi8>, %arg1: tensor<1x3x6xi8>) -> (tensor<1x5x6xi32>, tensor<1x5x6xi32>) {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x6xi32>
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: %2 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %c1_i32, %c2_i32 : tensor<1x5x3xi8>, tensor<1x3x6xi8>, i32, i32) outs(%1 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: %3 = tensor.empty() : tensor<1x5x6xi32>
// CHECK-NEXT: %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: %5 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x5x3xi8>, tensor<1x3x6xi8>) outs(%4 : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT: return %2, %5 : tensor<1x5x6xi32>, tensor<1x5x6xi32>
func.func @matmulq(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>) -> (tensor<1x5x6xi32>, tensor<1x5x6xi32>) {
  %0 = tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  %1 = tosa.matmul %a, %b : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  return %0, %1 : tensor<1x5x6xi32>, tensor<1x5x6xi32> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @fcq(%arg0: tensor<5x3xi8>, %arg1: tensor<6x3xi8>, %arg2: tensor<6xi32>) -> tensor<5x6xi32> {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = tensor.empty() : tensor<3x6xi8>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg1 : tensor<6x3xi8>) outs(%0 : tensor<3x6xi8>) permutation = [1, 0]
// CHECK-NEXT: %1 = tensor.empty() : tensor<5x6xi32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xi32>) outs(%1 : tensor<5x6xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<5x6xi32>
// CHECK-NEXT: %3 = linalg.quantized_matmul ins(%arg0, %transposed, %c1_i32, %c2_i32 : tensor<5x3xi8>, tensor<3x6xi8>, i32, i32) outs(%2 : tensor<5x6xi32>) -> tensor<5x6xi32>
// CHECK-NEXT: return %3 : tensor<5x6xi32>
func.func @fcq(%a: tensor<5x3xi8>, %w: tensor<6x3xi8>, %b: tensor<6xi32>) -> (tensor<5x6xi32>) {
  %0 = tosa.fully_connected %a, %w, %b {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<5x3xi8>, tensor<6x3xi8>, tensor<6xi32>) -> tensor<5x6xi32>
  return %0 : tensor<5x6xi32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @avg_pool_i8(%arg0: tensor<1x6x34x62xi8>) -> tensor<1x5x33x62xi8> {
// CHECK-NEXT: %c31 = arith.constant 31 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %c-127_i32 = arith.constant -127 : i32
// CHECK-NEXT: %c30_i8 = arith.constant 30 : i8
// CHECK-NEXT: %c1073741825_i64 = arith.constant 1073741825 : i64
// CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %c0_i8 : i8
// CHECK-NEXT: } : tensor<1x6x34x62xi8> to tensor<1x8x36x62xi8>
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x33x62xi32>
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x5x33x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %2 : tensor<1x8x36x62xi8>, tensor<4x4xi32>) outs(%1 : tensor<1x5x33x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<1x5x33x62xi8>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x5x33x62xi32>) outs(%4 : tensor<1x5x33x62xi8>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i8):
// CHECK-NEXT: %6 = linalg.index 1 : index
// CHECK-NEXT: %7 = arith.subi %6, %c1 : index
// CHECK-NEXT: %8 = arith.minsi %7, %c0 : index
// CHECK-NEXT: %9 = arith.addi %8, %c4 : index
// CHECK-NEXT: %10 = arith.subi %c3, %6 : index
// CHECK-NEXT: %11 = arith.minsi %10, %c0 : index
// CHECK-NEXT: %12 = arith.addi %9, %11 : index
// CHECK-NEXT: %13 = arith.maxsi %12, %c1 : index
// CHECK-NEXT: %14 = linalg.index 2 : index
// CHECK-NEXT: %15 = arith.subi %14, %c1 : index
// CHECK-NEXT: %16 = arith.minsi %15, %c0 : index
// CHECK-NEXT: %17 = arith.addi %16, %c4 : index
// CHECK-NEXT: %18 = arith.subi %c31, %14 : index
// CHECK-NEXT: %19 = arith.minsi %18, %c0 : index
// CHECK-NEXT: %20 = arith.addi %17, %19 : index
// CHECK-NEXT: %21 = arith.maxsi %20, %c1 : index
// CHECK-NEXT: %22 = arith.muli %13, %21 : index
// CHECK-NEXT: %23 = arith.index_cast %22 : index to i32
// CHECK-NEXT: %24 = arith.muli %23, %c-128_i32 : i32
// CHECK-NEXT: %25 = arith.subi %in, %24 : i32
// CHECK-NEXT: %26 = arith.subi %23, %c1_i32 : i32
// CHECK-NEXT: %27 = math.ctlz %26 : i32
// CHECK-NEXT: %28 = arith.subi %c32_i32, %27 : i32
// CHECK-NEXT: %29 = arith.extui %28 : i32 to i64
// CHECK-NEXT: %30 = arith.shli %c1073741825_i64, %29 : i64
// CHECK-NEXT: %31 = arith.extui %23 : i32 to i64
// CHECK-NEXT: %32 = arith.divui %30, %31 : i64
// CHECK-NEXT: %33 = arith.trunci %32 : i64 to i32
// CHECK-NEXT: %34 = arith.trunci %28 : i32 to i8
// CHECK-NEXT: %35 = arith.addi %34, %c30_i8 : i8
// CHECK-NEXT: %36 = tosa.apply_scale %25, %33, %35 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %37 = arith.addi %36, %c-127_i32 : i32
// CHECK-NEXT: %38 = arith.maxsi %37, %c-128_i32 : i32
// CHECK-NEXT: %39 = arith.minsi %38, %c127_i32 : i32
// CHECK-NEXT: %40 = arith.trunci %39 : i32 to i8
// CHECK-NEXT: linalg.yield %40 : i8
// CHECK-NEXT: } -> tensor<1x5x33x62xi8>
// CHECK-NEXT: return %5 : tensor<1x5x33x62xi8>
func.func @avg_pool_i8(%a: tensor<1x6x34x62xi8>) -> (tensor<1x5x33x62xi8>) {
  %0 = tosa.avg_pool2d %a {acc_type = i32, quantization_info = #tosa.unary_quant<input_zp = -128, output_zp = -127>, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>) -> tensor<1x5x33x62xi8>
  return %0 : tensor<1x5x33x62xi8> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @avg_pool_i16(%arg0: tensor<1x128x128x2xi16>) -> tensor<1x32x32x2xi16> {
// CHECK-NEXT: %c34_i8 = arith.constant 34 : i8
// CHECK-NEXT: %c1073741825_i32 = arith.constant 1073741825 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x32x32x2xi32>
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x32x32x2xi32>) -> tensor<1x32x32x2xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg0, %2 : tensor<1x128x128x2xi16>, tensor<4x4xi32>) outs(%1 : tensor<1x32x32x2xi32>) -> tensor<1x32x32x2xi32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<1x32x32x2xi16>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x32x32x2xi32>) outs(%4 : tensor<1x32x32x2xi16>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i16):
// CHECK-NEXT: %6 = tosa.apply_scale %in, %c1073741825_i32, %c34_i8 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %7 = arith.maxsi %6, %c-32768_i32 : i32
// CHECK-NEXT: %8 = arith.minsi %7, %c32767_i32 : i32
// CHECK-NEXT: %9 = arith.trunci %8 : i32 to i16
// CHECK-NEXT: linalg.yield %9 : i16
// CHECK-NEXT: } -> tensor<1x32x32x2xi16>
// CHECK-NEXT: return %5 : tensor<1x32x32x2xi16>
func.func @avg_pool_i16(%a: tensor<1x128x128x2xi16>) -> (tensor<1x32x32x2xi16>) {
  %0 = tosa.avg_pool2d %a {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, kernel = array<i64: 4, 4>, stride = array<i64: 4, 4>} : (tensor<1x128x128x2xi16>) -> tensor<1x32x32x2xi16>
  return %0 : tensor<1x32x32x2xi16> }

// RUN: mlir-opt --mlir-version=22 %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %3 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%2 : tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<2x3xi32>) outs(%1, %3 : tensor<3xi32>, tensor<3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32, %out_0: i32):
// CHECK-NEXT: %5 = linalg.index 0 : index
// CHECK-NEXT: %6 = arith.index_cast %5 : index to i32
// CHECK-NEXT: %7 = arith.cmpi sgt, %in, %out_0 : i32
// CHECK-NEXT: %8 = arith.select %7, %in, %out_0 : i32
// CHECK-NEXT: %9 = arith.select %7, %6, %out : i32
// CHECK-NEXT: linalg.yield %9, %8 : i32, i32
// CHECK-NEXT: } -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT: return %4#0 : tensor<3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>) -> tensor<3xi32> {
  %0 = tosa.argmax %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<3xi8>
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %3 = linalg.fill ins(%c-128_i8 : i8) outs(%2 : tensor<3xi8>) -> tensor<3xi8>
// CHECK-NEXT: %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%1, %3 : tensor<3xi32>, tensor<3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32, %out_0: i8):
// CHECK-NEXT: %5 = linalg.index 0 : index
// CHECK-NEXT: %6 = arith.index_cast %5 : index to i32
// CHECK-NEXT: %7 = arith.cmpi sgt, %in, %out_0 : i8
// CHECK-NEXT: %8 = arith.select %7, %in, %out_0 : i8
// CHECK-NEXT: %9 = arith.select %7, %6, %out : i32
// CHECK-NEXT: linalg.yield %9, %8 : i32, i8
// CHECK-NEXT: } -> (tensor<3xi32>, tensor<3xi8>)
// CHECK-NEXT: return %4#0 : tensor<3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>) -> tensor<3xi32> {
  %0 = tosa.argmax %x {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shrsi %in, %in_0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %3 = arith.cmpi sgt, %in_0, %c0_i32 : i32
// CHECK-NEXT: %4 = arith.subi %in_0, %c1_i32 : i32
// CHECK-NEXT: %5 = arith.shrsi %in, %4 : i32
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i1
// CHECK-NEXT: %7 = arith.andi %6, %true : i1
// CHECK-NEXT: %8 = arith.select %3, %7, %false : i1
// CHECK-NEXT: %9 = arith.extui %8 : i1 to i32
// CHECK-NEXT: %10 = arith.addi %2, %9 : i32
// CHECK-NEXT: linalg.yield %10 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.arithmetic_right_shift %x, %y {round = true} : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x6x34x62xi16>) -> tensor<1x5x33x62xi16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %c0_i16 : i16
// CHECK-NEXT: } : tensor<1x6x34x62xi16> to tensor<1x8x36x62xi16>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = tensor.empty() : tensor<1x5x33x62xi32>
// CHECK-NEXT: %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<1x5x33x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT: %5 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %4 : tensor<1x8x36x62xi16>, tensor<4x4xi32>) outs(%3 : tensor<1x5x33x62xi32>) -> tensor<1x5x33x62xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %5, %c1 : tensor<1x5x33x62xi32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %5, %c2 : tensor<1x5x33x62xi32>
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %6 = arith.subi %dim, %c1_1 : index
// CHECK-NEXT: %7 = arith.subi %dim_0, %c1_1 : index
// CHECK-NEXT: %8 = tensor.empty() : tensor<1x5x33x62xi16>
// CHECK-NEXT: %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x5x33x62xi32>) outs(%8 : tensor<1x5x33x62xi16>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i16):
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %10 = linalg.index 1 : index
// CHECK-NEXT: %11 = arith.subi %6, %10 : index
// CHECK-NEXT: %12 = arith.muli %10, %c1_2 : index
// CHECK-NEXT: %13 = arith.muli %11, %c1_2 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %14 = arith.subi %12, %c1_3 : index
// CHECK-NEXT: %15 = arith.minsi %14, %c0 : index
// CHECK-NEXT: %16 = arith.addi %c4, %15 : index
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %17 = arith.subi %13, %c1_4 : index
// CHECK-NEXT: %18 = arith.minsi %17, %c0 : index
// CHECK-NEXT: %19 = arith.addi %16, %18 : index
// CHECK-NEXT: %20 = arith.maxsi %c1_1, %19 : index
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %c4_6 = arith.constant 4 : index
// CHECK-NEXT: %21 = linalg.index 2 : index
// CHECK-NEXT: %22 = arith.subi %7, %21 : index
// CHECK-NEXT: %23 = arith.muli %21, %c1_5 : index
// CHECK-NEXT: %24 = arith.muli %22, %c1_5 : index
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %25 = arith.subi %23, %c1_7 : index
// CHECK-NEXT: %26 = arith.minsi %25, %c0 : index
// CHECK-NEXT: %27 = arith.addi %c4_6, %26 : index
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: %28 = arith.subi %24, %c1_8 : index
// CHECK-NEXT: %29 = arith.minsi %28, %c0 : index
// CHECK-NEXT: %30 = arith.addi %27, %29 : index
// CHECK-NEXT: %31 = arith.maxsi %c1_1, %30 : index
// CHECK-NEXT: %32 = arith.muli %20, %31 : index
// CHECK-NEXT: %33 = arith.index_cast %32 : index to i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT: %34 = arith.subi %33, %c1_i32 : i32
// CHECK-NEXT: %35 = math.ctlz %34 : i32
// CHECK-NEXT: %36 = arith.subi %c32_i32, %35 : i32
// CHECK-NEXT: %37 = arith.extui %36 : i32 to i64
// CHECK-NEXT: %c1073741825_i64 = arith.constant 1073741825 : i64
// CHECK-NEXT: %38 = arith.shli %c1073741825_i64, %37 : i64
// CHECK-NEXT: %39 = arith.extui %33 : i32 to i64
// CHECK-NEXT: %40 = arith.divui %38, %39 : i64
// CHECK-NEXT: %41 = arith.trunci %40 : i64 to i32
// CHECK-NEXT: %42 = arith.trunci %36 : i32 to i8
// CHECK-NEXT: %c30_i8 = arith.constant 30 : i8
// CHECK-NEXT: %43 = arith.addi %42, %c30_i8 : i8
// CHECK-NEXT: %44 = tosa.apply_scale %in, %41, %43 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %45 = arith.maxsi %c-32768_i32, %44 : i32
// CHECK-NEXT: %46 = arith.minsi %c32767_i32, %45 : i32
// CHECK-NEXT: %47 = arith.trunci %46 : i32 to i16
// CHECK-NEXT: linalg.yield %47 : i16
// CHECK-NEXT: } -> tensor<1x5x33x62xi16>
// CHECK-NEXT: return %9 : tensor<1x5x33x62xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xi16>) -> tensor<1x5x33x62xi16> {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x5x33x62xi16>
  return %0 : tensor<1x5x33x62xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<?x6x6x2xi8>) -> tensor<?x3x3x2xi8> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x6x6x2xi8>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = tensor.empty(%dim) : tensor<?x3x3x2xi32>
// CHECK-NEXT: %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<?x3x3x2xi32>) -> tensor<?x3x3x2xi32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<2x2xi32>
// CHECK-NEXT: %5 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %4 : tensor<?x6x6x2xi8>, tensor<2x2xi32>) outs(%3 : tensor<?x3x3x2xi32>) -> tensor<?x3x3x2xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %5, %c1 : tensor<?x3x3x2xi32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %5, %c2 : tensor<?x3x3x2xi32>
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %6 = arith.subi %dim_0, %c1_2 : index
// CHECK-NEXT: %7 = arith.subi %dim_1, %c1_2 : index
// CHECK-NEXT: %8 = tensor.empty(%dim) : tensor<?x3x3x2xi8>
// CHECK-NEXT: %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<?x3x3x2xi32>) outs(%8 : tensor<?x3x3x2xi8>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i8):
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %c2_4 = arith.constant 2 : index
// CHECK-NEXT: %c2_5 = arith.constant 2 : index
// CHECK-NEXT: %10 = linalg.index 1 : index
// CHECK-NEXT: %11 = arith.subi %6, %10 : index
// CHECK-NEXT: %12 = arith.muli %10, %c2_4 : index
// CHECK-NEXT: %13 = arith.muli %11, %c2_4 : index
// CHECK-NEXT: %14 = arith.maxsi %c1_2, %c2_5 : index
// CHECK-NEXT: %c2_6 = arith.constant 2 : index
// CHECK-NEXT: %c2_7 = arith.constant 2 : index
// CHECK-NEXT: %15 = linalg.index 2 : index
// CHECK-NEXT: %16 = arith.subi %7, %15 : index
// CHECK-NEXT: %17 = arith.muli %15, %c2_6 : index
// CHECK-NEXT: %18 = arith.muli %16, %c2_6 : index
// CHECK-NEXT: %19 = arith.maxsi %c1_2, %c2_7 : index
// CHECK-NEXT: %20 = arith.muli %14, %19 : index
// CHECK-NEXT: %21 = arith.index_cast %20 : index to i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT: %22 = arith.subi %21, %c1_i32 : i32
// CHECK-NEXT: %23 = math.ctlz %22 : i32
// CHECK-NEXT: %24 = arith.subi %c32_i32, %23 : i32
// CHECK-NEXT: %25 = arith.extui %24 : i32 to i64
// CHECK-NEXT: %c1073741825_i64 = arith.constant 1073741825 : i64
// CHECK-NEXT: %26 = arith.shli %c1073741825_i64, %25 : i64
// CHECK-NEXT: %27 = arith.extui %21 : i32 to i64
// CHECK-NEXT: %28 = arith.divui %26, %27 : i64
// CHECK-NEXT: %29 = arith.trunci %28 : i64 to i32
// CHECK-NEXT: %30 = arith.trunci %24 : i32 to i8
// CHECK-NEXT: %c30_i8 = arith.constant 30 : i8
// CHECK-NEXT: %31 = arith.addi %30, %c30_i8 : i8
// CHECK-NEXT: %32 = tosa.apply_scale %in, %29, %31 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %33 = arith.maxsi %c-128_i32, %32 : i32
// CHECK-NEXT: %34 = arith.minsi %c127_i32, %33 : i32
// CHECK-NEXT: %35 = arith.trunci %34 : i32 to i8
// CHECK-NEXT: linalg.yield %35 : i8
// CHECK-NEXT: } -> tensor<?x3x3x2xi8>
// CHECK-NEXT: return %9 : tensor<?x3x3x2xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x6x6x2xi8>) -> tensor<?x3x3x2xi8> {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x6x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x3x3x2xi8>
  return %0 : tensor<?x3x3x2xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xf16>) -> tensor<2x?xi32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xf16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<2x?xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xf16>) outs(%0 : tensor<2x?xi32>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: i32):
// CHECK-NEXT: %2 = math.roundeven %in : f16
// CHECK-NEXT: %3 = arith.fptosi %2 : f16 to i32
// CHECK-NEXT: %cst = arith.constant 0x7C00 : f16
// CHECK-NEXT: %cst_0 = arith.constant 0xFC00 : f16
// CHECK-NEXT: %4 = arith.cmpf ueq, %2, %cst : f16
// CHECK-NEXT: %5 = arith.cmpf ueq, %2, %cst_0 : f16
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT: %6 = arith.select %4, %c2147483647_i32, %3 : i32
// CHECK-NEXT: %7 = arith.select %5, %c-2147483648_i32, %6 : i32
// CHECK-NEXT: linalg.yield %7 : i32
// CHECK-NEXT: } -> tensor<2x?xi32>
// CHECK-NEXT: return %1 : tensor<2x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xf16>) -> tensor<2x?xi32> {
  %0 = tosa.cast %x : (tensor<2x?xf16>) -> tensor<2x?xi32>
  return %0 : tensor<2x?xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xf16>) -> tensor<2x?xf16> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xf16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<2x?xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xf16>) outs(%0 : tensor<2x?xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f16):
// CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f16
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %2 = arith.minimumf %in, %cst_0 : f16
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : f16
// CHECK-NEXT: linalg.yield %3 : f16
// CHECK-NEXT: } -> tensor<2x?xf16>
// CHECK-NEXT: return %1 : tensor<2x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xf16>) -> tensor<2x?xf16> {
  %0 = tosa.clamp %x {min_val = -1.0 : f16, max_val = 1.0 : f16} : (tensor<2x?xf16>) -> tensor<2x?xf16>
  return %0 : tensor<2x?xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xbf16>) -> tensor<2x?xbf16> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xbf16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<2x?xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xbf16>) outs(%0 : tensor<2x?xbf16>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: bf16):
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT: %2 = arith.minimumf %in, %cst_0 : bf16
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : bf16
// CHECK-NEXT: linalg.yield %3 : bf16
// CHECK-NEXT: } -> tensor<2x?xbf16>
// CHECK-NEXT: return %1 : tensor<2x?xbf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xbf16>) -> tensor<2x?xbf16> {
  %0 = tosa.clamp %x {min_val = 0.0 : bf16, max_val = 1.0 : bf16} : (tensor<2x?xbf16>) -> tensor<2x?xbf16>
  return %0 : tensor<2x?xbf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x49x42x27xi16>, %arg1: tensor<28x3x3x27xi8>, %arg2: tensor<28xi48>) -> tensor<1x45x40x28xi48> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = tensor.empty() : tensor<1x45x40x28xi48>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<28xi48>) outs(%2 : tensor<1x45x40x28xi48>) {
// CHECK-NEXT: ^bb0(%in: i48, %out: i48):
// CHECK-NEXT: linalg.yield %in : i48
// CHECK-NEXT: } -> tensor<1x45x40x28xi48>
// CHECK-NEXT: %4 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x49x42x27xi16>, tensor<28x3x3x27xi8>) outs(%3 : tensor<1x45x40x28xi48>) -> tensor<1x45x40x28xi48>
// CHECK-NEXT: return %4 : tensor<1x45x40x28xi48>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x49x42x27xi16>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi48>) -> tensor<1x45x40x28xi48> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = i48, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 1>} : (tensor<1x49x42x27xi16>, tensor<28x3x3x27xi8>, tensor<28xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x45x40x28xi48>
  return %0 : tensor<1x45x40x28xi48>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x49x42x27xf16>, %arg1: tensor<28x3x3x27xf16>, %arg2: tensor<28xf16>) -> tensor<1x45x40x28xf16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %2 = tensor.empty() : tensor<1x45x40x28xf32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<28xf16>) outs(%2 : tensor<1x45x40x28xf32>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f32):
// CHECK-NEXT: %7 = arith.extf %in : f16 to f32
// CHECK-NEXT: linalg.yield %7 : f32
// CHECK-NEXT: } -> tensor<1x45x40x28xf32>
// CHECK-NEXT: %4 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x49x42x27xf16>, tensor<28x3x3x27xf16>) outs(%3 : tensor<1x45x40x28xf32>) -> tensor<1x45x40x28xf32>
// CHECK-NEXT: %5 = tensor.empty() : tensor<1x45x40x28xf16>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x45x40x28xf32>) outs(%5 : tensor<1x45x40x28xf16>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f16):
// CHECK-NEXT: %7 = arith.truncf %in : f32 to f16
// CHECK-NEXT: linalg.yield %7 : f16
// CHECK-NEXT: } -> tensor<1x45x40x28xf16>
// CHECK-NEXT: return %6 : tensor<1x45x40x28xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<1x45x40x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 1>} : (tensor<1x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x45x40x28xf16>
  return %0 : tensor<1x45x40x28xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x49x42x27xi8>, %arg1: tensor<28x3x3x27xi8>, %arg2: tensor<28xi32>) -> tensor<1x45x40x28xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = tensor.empty() : tensor<1x45x40x28xi32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<28xi32>) outs(%2 : tensor<1x45x40x28xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<1x45x40x28xi32>
// CHECK-NEXT: %4 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x49x42x27xi8>, tensor<28x3x3x27xi8>) outs(%3 : tensor<1x45x40x28xi32>) -> tensor<1x45x40x28xi32>
// CHECK-NEXT: return %4 : tensor<1x45x40x28xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x49x42x27xi8>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi32>) -> tensor<1x45x40x28xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %iz, %wz {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 1>} : (tensor<1x49x42x27xi8>, tensor<28x3x3x27xi8>, tensor<28xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x45x40x28xi32>
  return %0 : tensor<1x45x40x28xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (0)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x5x5x3xf16>, %arg1: tensor<3x3x3x1xf16>, %arg2: tensor<1xf16>) -> tensor<1x5x5x3xf16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f16
// CHECK-NEXT: } : tensor<1x5x5x3xf16> to tensor<1x7x7x3xf16>
// CHECK-NEXT: %2 = tensor.empty() : tensor<1x5x5x3x1xf16>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %3 = linalg.fill ins(%cst_0 : f16) outs(%2 : tensor<1x5x5x3x1xf16>) -> tensor<1x5x5x3x1xf16>
// CHECK-NEXT: %4 = tensor.empty() : tensor<1x5x5x3xf16>
// CHECK-NEXT: %5 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1 : tensor<1x7x7x3xf16>, tensor<3x3x3x1xf16>) outs(%3 : tensor<1x5x5x3x1xf16>) -> tensor<1x5x5x3x1xf16>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %5 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x5x5x3x1xf16> into tensor<1x5x5x3xf16>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %collapsed : tensor<1xf16>, tensor<1x5x5x3xf16>) outs(%4 : tensor<1x5x5x3xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %in_1: f16, %out: f16):
// CHECK-NEXT: %7 = arith.addf %in, %in_1 : f16
// CHECK-NEXT: linalg.yield %7 : f16
// CHECK-NEXT: } -> tensor<1x5x5x3xf16>
// CHECK-NEXT: return %6 : tensor<1x5x5x3xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x5x5x3xf16>, %w: tensor<3x3x3x1xf16>, %b: tensor<1xf16>) -> tensor<1x5x5x3xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %iz, %wz {acc_type = f16, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x3xf16>, tensor<3x3x3x1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x5x3xf16>
  return %0 : tensor<1x5x5x3xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x7x5x3xi8>, %arg1: tensor<3x1x3x11xi8>, %arg2: tensor<33xi32>) -> tensor<1x5x5x33xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = tensor.empty() : tensor<1x5x5x3x11xi32>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<1x5x5x3x11xi32>) -> tensor<1x5x5x3x11xi32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<1x5x5x33xi32>
// CHECK-NEXT: %5 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x7x5x3xi8>, tensor<3x1x3x11xi8>) outs(%3 : tensor<1x5x5x3x11xi32>) -> tensor<1x5x5x3x11xi32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %5 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x5x5x3x11xi32> into tensor<1x5x5x33xi32>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %collapsed : tensor<33xi32>, tensor<1x5x5x33xi32>) outs(%4 : tensor<1x5x5x33xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %7 = arith.addi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %7 : i32
// CHECK-NEXT: } -> tensor<1x5x5x33xi32>
// CHECK-NEXT: return %6 : tensor<1x5x5x33xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x7x5x3xi8>, %w: tensor<3x1x3x11xi8>, %b: tensor<33xi32>) -> tensor<1x5x5x33xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %iz, %wz {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x7x5x3xi8>, tensor<3x1x3x11xi8>, tensor<33xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x5x33xi32>
  return %0 : tensor<1x5x5x33xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5xi64>) -> tensor<2x5x4xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x5x4xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi64>) outs(%0 : tensor<2x5x4xf32>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: f32):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = arith.index_cast %in : i64 to index
// CHECK-NEXT: %4 = linalg.index 2 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %3, %4] : tensor<2x3x4xf32>
// CHECK-NEXT: linalg.yield %extracted : f32
// CHECK-NEXT: } -> tensor<2x5x4xf32>
// CHECK-NEXT: return %1 : tensor<2x5x4xf32>
// CHECK-NEXT: }
func.func @f(%v: tensor<2x3x4xf32>, %i: tensor<2x5xi64>) -> tensor<2x5x4xf32> {
  %0 = tosa.gather %v, %i : (tensor<2x3x4xf32>, tensor<2x5xi64>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x?x3xi8>, %arg1: tensor<?x3x?xi8>) -> tensor<?x?x?xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xi8>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x3xi8>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c2 : tensor<?x3x?xi8>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xi32>
// CHECK-NEXT: %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// CHECK-NEXT: %4 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x3xi8>, tensor<?x3x?xi8>) outs(%3 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// CHECK-NEXT: return %4 : tensor<?x?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x?x3xi8>, %y: tensor<?x3x?xi8>) -> tensor<?x?x?xi32> {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %x, %y, %a, %b : (tensor<?x?x3xi8>, tensor<?x3x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x?x3xf32>, %arg1: tensor<?x3x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x3xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c2 : tensor<?x3x?xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %2 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT: %4 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x3xf32>, tensor<?x3x?xf32>) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT: return %4 : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x?x3xf32>, %y: tensor<?x3x?xf32>) -> tensor<?x?x?xf32> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %y, %a, %b : (tensor<?x?x3xf32>, tensor<?x3x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// CHECK: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// CHECK: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT: %cst = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<1x6x34x62xf32> to tensor<1x8x36x62xf32>
// CHECK-NEXT: %cst_0 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %2 : tensor<1x8x36x62xf32>, tensor<4x4xf32>) outs(%1 : tensor<1x5x33x62xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %4 = arith.maximumf %out, %in : f32
// CHECK-NEXT: %5 = arith.cmpf uno, %in, %in : f32
// CHECK-NEXT: %6 = arith.select %5, %out, %4 : f32
// CHECK-NEXT: linalg.yield %6 : f32
// CHECK-NEXT: } -> tensor<1x5x33x62xf32>
// CHECK-NEXT: return %3 : tensor<1x5x33x62xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT: %cst = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<1x6x34x62xf32> to tensor<1x8x36x62xf32>
// CHECK-NEXT: %cst_0 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %3 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %2 : tensor<1x8x36x62xf32>, tensor<4x4xf32>) outs(%1 : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT: return %3 : tensor<1x5x33x62xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT: %3 = arith.cmpf uno, %in, %in : f32
// CHECK-NEXT: %4 = arith.cmpf uno, %in_0, %in_0 : f32
// CHECK-NEXT: %5 = arith.select %3, %in_0, %2 : f32
// CHECK-NEXT: %6 = arith.select %4, %in, %5 : f32
// CHECK-NEXT: linalg.yield %6 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.maximum %x, %y {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.maximum %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x1xi16>, %arg1: tensor<1x?xi16>) -> tensor<?x?xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x1xi16>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c1 : tensor<1x?xi16>
// CHECK-NEXT: %1 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x1xi16>, tensor<1x?xi16>) outs(%1 : tensor<?x?xi32>) {
// CHECK-NEXT: ^bb0(%in: i16, %in_1: i16, %out: i32):
// CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT: %3 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %4 = arith.extsi %in_1 : i16 to i32
// CHECK-NEXT: %5 = tosa.apply_scale %3, %4, %c3_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: linalg.yield %5 : i32
// CHECK-NEXT: } -> tensor<?x?xi32>
// CHECK-NEXT: return %2 : tensor<?x?xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x1xi16>, %y: tensor<1x?xi16>) -> tensor<?x?xi32> {
  %s = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %s : (tensor<?x1xi16>, tensor<1x?xi16>, tensor<1xi8>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

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

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %3 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %3 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %2 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xi8>) -> tensor<2x?xi8> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xi8>
// CHECK-NEXT: %2 = tensor.empty(%dim) : tensor<2x?xi8>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xi8>) outs(%2 : tensor<2x?xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c1_i16 = arith.constant 1 : i16
// CHECK-NEXT: %4 = arith.extsi %in : i8 to i16
// CHECK-NEXT: %5 = arith.subi %c1_i16, %4 : i16
// CHECK-NEXT: %c-128_i16 = arith.constant -128 : i16
// CHECK-NEXT: %c127_i16 = arith.constant 127 : i16
// CHECK-NEXT: %6 = arith.maxsi %c-128_i16, %5 : i16
// CHECK-NEXT: %7 = arith.minsi %c127_i16, %6 : i16
// CHECK-NEXT: %8 = arith.trunci %7 : i16 to i8
// CHECK-NEXT: linalg.yield %8 : i8
// CHECK-NEXT: } -> tensor<2x?xi8>
// CHECK-NEXT: return %3 : tensor<2x?xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi8>) -> tensor<2x?xi8> {
  %a = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.negate %x, %a, %b : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
  return %0 : tensor<2x?xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xi16>) -> tensor<2x?xi16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xi16>
// CHECK-NEXT: %2 = tensor.empty(%dim) : tensor<2x?xi16>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xi16>) outs(%2 : tensor<2x?xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %4 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %5 = arith.subi %c0_i32, %4 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %6 = arith.maxsi %c-32768_i32, %5 : i32
// CHECK-NEXT: %7 = arith.minsi %c32767_i32, %6 : i32
// CHECK-NEXT: %8 = arith.trunci %7 : i32 to i16
// CHECK-NEXT: linalg.yield %8 : i16
// CHECK-NEXT: } -> tensor<2x?xi16>
// CHECK-NEXT: return %3 : tensor<2x?xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xi16>) -> tensor<2x?xi16> {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.negate %x, %a, %b : (tensor<2x?xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x?xi16>
  return %0 : tensor<2x?xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xf32>
// CHECK-NEXT: %2 = tensor.empty(%dim) : tensor<2x?xf32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xf32>) outs(%2 : tensor<2x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %4 = arith.negf %in : f32
// CHECK-NEXT: linalg.yield %4 : f32
// CHECK-NEXT: } -> tensor<2x?xf32>
// CHECK-NEXT: return %3 : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %x, %a, %b : (tensor<2x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: #map1 = affine_map<(d0) -> (0)>
// CHECK: func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg1 : tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %2 = arith.negf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf32>, %a: tensor<1xf32>) -> tensor<4xf32> {
  %0 = tosa.negate %x, %a, %a : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3x?xf16>) -> tensor<?x1x?xf16> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xf16>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?xf16>
// CHECK-NEXT: %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf16>
// CHECK-NEXT: %cst = arith.constant -6.550400e+04 : f16
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<?x?xf16>) -> tensor<?x?xf16>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<?x3x?xf16>) outs(%1 : tensor<?x?xf16>) dimensions = [1]
// CHECK-NEXT: (%in: f16, %init: f16) {
// CHECK-NEXT: %2 = arith.maximumf %in, %init : f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: }
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %dim_2 = tensor.dim %reduced, %c0_1 : tensor<?x?xf16>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_3 = tensor.dim %reduced, %c1 : tensor<?x?xf16>
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %reduced {{\[\[}}0], [1, 2]] output_shape [%dim_2, 1, %dim_3] : tensor<?x?xf16> into tensor<?x1x?xf16>
// CHECK-NEXT: return %expanded : tensor<?x1x?xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3x?xf16>) -> tensor<?x1x?xf16> {
  %0 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<?x3x?xf16>) -> tensor<?x1x?xf16>
  return %0 : tensor<?x1x?xf16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<2x1xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<2x3xi8>) outs(%1 : tensor<2xi8>) dimensions = [1]
// CHECK-NEXT: (%in: i8, %init: i8) {
// CHECK-NEXT: %2 = arith.maxsi %in, %init : i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: }
// CHECK-NEXT: %expanded = tensor.expand_shape %reduced {{\[\[}}0, 1]] output_shape [2, 1] : tensor<2xi8> into tensor<2x1xi8>
// CHECK-NEXT: return %expanded : tensor<2x1xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>) -> tensor<2x1xi8> {
  %0 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  return %0 : tensor<2x1xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<3xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<2x3xf32>) outs(%1 : tensor<3xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %2 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %expanded = tensor.expand_shape %reduced {{\[\[}}0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
// CHECK-NEXT: return %expanded : tensor<1x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xf16>) -> tensor<1xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<f16>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<f16>) -> tensor<f16>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<4xf16>) outs(%1 : tensor<f16>) dimensions = [0]
// CHECK-NEXT: (%in: f16, %init: f16) {
// CHECK-NEXT: %2 = arith.addf %in, %init : f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: }
// CHECK-NEXT: %expanded = tensor.expand_shape %reduced [] output_shape [1] : tensor<f16> into tensor<1xf16>
// CHECK-NEXT: return %expanded : tensor<1xf16>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf16>) -> tensor<1xf16> {
  %0 = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<4xf16>) -> tensor<1xf16>
  return %0 : tensor<1xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK: #map2 = affine_map<(d0, d1) -> ()>
// CHECK: func.func @f(%arg0: tensor<?x3xi48>, %arg1: tensor<3xi16>, %arg2: tensor<3xi8>, %arg3: tensor<1xi48>, %arg4: tensor<1xi16>) -> tensor<?x3xi16> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi48>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg3 [] : tensor<1xi48> into tensor<i48>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg4 [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2, %collapsed, %collapsed_0 : tensor<?x3xi48>, tensor<3xi16>, tensor<3xi8>, tensor<i48>, tensor<i16>) outs(%0 : tensor<?x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i48, %in_1: i16, %in_2: i8, %in_3: i48, %in_4: i16, %out: i16):
// CHECK-NEXT: %2 = arith.extsi %in_4 : i16 to i32
// CHECK-NEXT: %3 = arith.subi %in, %in_3 : i48
// CHECK-NEXT: %4 = tosa.apply_scale %3, %in_1, %in_2 {rounding_mode = SINGLE_ROUND} : (i48, i16, i8) -> i32
// CHECK-NEXT: %5 = arith.addi %4, %2 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %6 = arith.maxsi %c-32768_i32, %5 : i32
// CHECK-NEXT: %7 = arith.minsi %c32767_i32, %6 : i32
// CHECK-NEXT: %8 = arith.trunci %7 : i32 to i16
// CHECK-NEXT: linalg.yield %8 : i16
// CHECK-NEXT: } -> tensor<?x3xi16>
// CHECK-NEXT: return %1 : tensor<?x3xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi48>, %m: tensor<3xi16>, %s: tensor<3xi8>, %a: tensor<1xi48>, %b: tensor<1xi16>) -> tensor<?x3xi16> {
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<?x3xi48>, tensor<3xi16>, tensor<3xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<?x3xi16>
  return %0 : tensor<?x3xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi16>) -> tensor<?x3xi8> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<1234567890> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi16>
// CHECK-NEXT: %c1234567890_i32 = arith.constant 1234567890 : i32
// CHECK-NEXT: %c35_i8 = arith.constant 35 : i8
// CHECK-NEXT: %4 = tensor.empty(%dim) : tensor<?x3xi8>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi16>) outs(%4 : tensor<?x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i8):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c-7_i32 = arith.constant -7 : i32
// CHECK-NEXT: %6 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %7 = arith.subi %6, %c0_i32 : i32
// CHECK-NEXT: %8 = tosa.apply_scale %7, %c1234567890_i32, %c35_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %9 = arith.addi %8, %c-7_i32 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %10 = arith.maxsi %c-128_i32, %9 : i32
// CHECK-NEXT: %11 = arith.minsi %c127_i32, %10 : i32
// CHECK-NEXT: %12 = arith.trunci %11 : i32 to i8
// CHECK-NEXT: linalg.yield %12 : i8
// CHECK-NEXT: } -> tensor<?x3xi8>
// CHECK-NEXT: return %5 : tensor<?x3xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi16>) -> tensor<?x3xi8> {
  %m = "tosa.const"() <{values = dense<1234567890> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK: #map2 = affine_map<(d0, d1) -> ()>
// CHECK: func.func @f(%arg0: tensor<?x3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi8>, %arg3: tensor<1xi32>, %arg4: tensor<1xi16>) -> tensor<?x3xi16> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg3 [] : tensor<1xi32> into tensor<i32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg4 [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2, %collapsed, %collapsed_0 : tensor<?x3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<i32>, tensor<i16>) outs(%0 : tensor<?x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_1: i32, %in_2: i8, %in_3: i32, %in_4: i16, %out: i16):
// CHECK-NEXT: %2 = arith.extsi %in_4 : i16 to i32
// CHECK-NEXT: %3 = arith.subi %in, %in_3 : i32
// CHECK-NEXT: %4 = tosa.apply_scale %3, %in_1, %in_2 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %5 = arith.addi %4, %2 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %6 = arith.maxsi %c-32768_i32, %5 : i32
// CHECK-NEXT: %7 = arith.minsi %c32767_i32, %6 : i32
// CHECK-NEXT: %8 = arith.trunci %7 : i32 to i16
// CHECK-NEXT: linalg.yield %8 : i16
// CHECK-NEXT: } -> tensor<?x3xi16>
// CHECK-NEXT: return %1 : tensor<?x3xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi32>, %m: tensor<3xi32>, %s: tensor<3xi8>, %a: tensor<1xi32>, %b: tensor<1xi16>) -> tensor<?x3xi16> {
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<?x3xi16>
  return %0 : tensor<?x3xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi16>) -> tensor<?x3xi16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<1234567890> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi16>
// CHECK-NEXT: %c1234567890_i32 = arith.constant 1234567890 : i32
// CHECK-NEXT: %c35_i8 = arith.constant 35 : i8
// CHECK-NEXT: %4 = tensor.empty(%dim) : tensor<?x3xi16>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi16>) outs(%4 : tensor<?x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %6 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %7 = arith.subi %6, %c0_i32 : i32
// CHECK-NEXT: %8 = tosa.apply_scale %7, %c1234567890_i32, %c35_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %9 = arith.addi %8, %c0_i32_0 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %10 = arith.maxsi %c-32768_i32, %9 : i32
// CHECK-NEXT: %11 = arith.minsi %c32767_i32, %10 : i32
// CHECK-NEXT: %12 = arith.trunci %11 : i32 to i16
// CHECK-NEXT: linalg.yield %12 : i16
// CHECK-NEXT: } -> tensor<?x3xi16>
// CHECK-NEXT: return %5 : tensor<?x3xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi16>) -> tensor<?x3xi16> {
  %m = "tosa.const"() <{values = dense<1234567890> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<?x3xi16>
  return %0 : tensor<?x3xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x3xi16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<[1073741824, 7, 2000000000]> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<[30, 40, 62]> : tensor<3xi8>}> : () -> tensor<3xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %cst = arith.constant dense<[1073741824, 7, 2000000000]> : tensor<3xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[30, 40, 62]> : tensor<3xi8>
// CHECK-NEXT: %4 = tensor.empty(%dim) : tensor<?x3xi16>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %cst, %cst_0 : tensor<?x3xi32>, tensor<3xi32>, tensor<3xi8>) outs(%4 : tensor<?x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_1: i32, %in_2: i8, %out: i16):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT: %6 = arith.subi %in, %c0_i32 : i32
// CHECK-NEXT: %7 = tosa.apply_scale %6, %in_1, %in_2 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %8 = arith.addi %7, %c0_i32_3 : i32
// CHECK-NEXT: %c0_i32_4 = arith.constant 0 : i32
// CHECK-NEXT: %c65535_i32 = arith.constant 65535 : i32
// CHECK-NEXT: %9 = arith.maxsi %c0_i32_4, %8 : i32
// CHECK-NEXT: %10 = arith.minsi %c65535_i32, %9 : i32
// CHECK-NEXT: %11 = arith.trunci %10 : i32 to i16
// CHECK-NEXT: linalg.yield %11 : i16
// CHECK-NEXT: } -> tensor<?x3xi16>
// CHECK-NEXT: return %5 : tensor<?x3xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi32>) -> tensor<?x3xi16> {
  %m = "tosa.const"() <{values = dense<[1073741824,7,2000000000]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<[30,40,62]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = true, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<?x3xi16>
  return %0 : tensor<?x3xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi8>) -> tensor<?x3xi16> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<20000> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi8>
// CHECK-NEXT: %c20000_i32 = arith.constant 20000 : i32
// CHECK-NEXT: %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT: %4 = tensor.empty(%dim) : tensor<?x3xi16>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi8>) outs(%4 : tensor<?x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i16):
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %6 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %7 = arith.subi %6, %c5_i32 : i32
// CHECK-NEXT: %8 = tosa.apply_scale %7, %c20000_i32, %c15_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT: %9 = arith.addi %8, %c0_i32 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %10 = arith.maxsi %c-32768_i32, %9 : i32
// CHECK-NEXT: %11 = arith.minsi %c32767_i32, %10 : i32
// CHECK-NEXT: %12 = arith.trunci %11 : i32 to i16
// CHECK-NEXT: linalg.yield %12 : i16
// CHECK-NEXT: } -> tensor<?x3xi16>
// CHECK-NEXT: return %5 : tensor<?x3xi16>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi8>) -> tensor<?x3xi16> {
  %m = "tosa.const"() <{values = dense<20000> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<?x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<?x3xi16>
  return %0 : tensor<?x3xi16>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x1x1x7xf32>) -> tensor<1x1x1x7xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: return %arg0 : tensor<1x1x1x7xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x1x1x7xf32>) -> tensor<1x1x1x7xf32> {
  %a = tosa.const_shape {values = dense<[2,1,2,1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %a, %b, %c {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x7xf32>
  return %0 : tensor<1x1x1x7xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @f(%arg0: tensor<1x4x5x3xf32>) -> tensor<1x8x10x3xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %3 = tensor.empty() : tensor<1x8x10x3xf32>
// CHECK-NEXT: %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<1x8x10x3xf32>) {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: %5 = linalg.index 0 : index
// CHECK-NEXT: %6 = linalg.index 1 : index
// CHECK-NEXT: %7 = linalg.index 2 : index
// CHECK-NEXT: %8 = linalg.index 3 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %9 = arith.index_cast %6 : index to i32
// CHECK-NEXT: %10 = arith.index_cast %7 : index to i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32_4 = arith.constant 1 : i32
// CHECK-NEXT: %c1_i32_5 = arith.constant 1 : i32
// CHECK-NEXT: %11 = arith.muli %9, %c1_i32 : i32
// CHECK-NEXT: %12 = arith.addi %11, %c0_i32_2 : i32
// CHECK-NEXT: %13 = arith.floordivsi %12, %c2_i32 : i32
// CHECK-NEXT: %14 = arith.remsi %12, %c2_i32 : i32
// CHECK-NEXT: %15 = arith.sitofp %14 : i32 to f32
// CHECK-NEXT: %16 = arith.uitofp %c2_i32 : i32 to f32
// CHECK-NEXT: %17 = arith.divf %15, %16 : f32
// CHECK-NEXT: %18 = arith.muli %10, %c1_i32_1 : i32
// CHECK-NEXT: %19 = arith.addi %18, %c0_i32_3 : i32
// CHECK-NEXT: %20 = arith.floordivsi %19, %c2_i32_0 : i32
// CHECK-NEXT: %21 = arith.remsi %19, %c2_i32_0 : i32
// CHECK-NEXT: %22 = arith.sitofp %21 : i32 to f32
// CHECK-NEXT: %23 = arith.uitofp %c2_i32_0 : i32 to f32
// CHECK-NEXT: %24 = arith.divf %22, %23 : f32
// CHECK-NEXT: %c1_i32_6 = arith.constant 1 : i32
// CHECK-NEXT: %cst_7 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %25 = arith.cmpf oge, %17, %cst_7 : f32
// CHECK-NEXT: %26 = arith.select %25, %c1_i32_6, %c0_i32 : i32
// CHECK-NEXT: %27 = arith.addi %13, %26 : i32
// CHECK-NEXT: %28 = arith.maxsi %c0_i32, %27 : i32
// CHECK-NEXT: %29 = arith.minsi %c3_i32, %28 : i32
// CHECK-NEXT: %30 = arith.index_cast %29 : i32 to index
// CHECK-NEXT: %cst_8 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %31 = arith.cmpf oge, %24, %cst_8 : f32
// CHECK-NEXT: %32 = arith.select %31, %c1_i32_6, %c0_i32 : i32
// CHECK-NEXT: %33 = arith.addi %20, %32 : i32
// CHECK-NEXT: %34 = arith.maxsi %c0_i32, %33 : i32
// CHECK-NEXT: %35 = arith.minsi %c4_i32, %34 : i32
// CHECK-NEXT: %36 = arith.index_cast %35 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%5, %30, %36, %8] : tensor<1x4x5x3xf32>
// CHECK-NEXT: linalg.yield %extracted : f32
// CHECK-NEXT: } -> tensor<1x8x10x3xf32>
// CHECK-NEXT: return %4 : tensor<1x8x10x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x4x5x3xf32>) -> tensor<1x8x10x3xf32> {
  %a = tosa.const_shape {values = dense<[2,1,2,1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[1,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %a, %b, %c {mode = NEAREST_NEIGHBOR} : (tensor<1x4x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x10x3xf32>
  return %0 : tensor<1x8x10x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x1x1x7xi8>) -> tensor<1x1x1x7xi8> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: return %arg0 : tensor<1x1x1x7xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x1x1x7xi8>) -> tensor<1x1x1x7xi8> {
  %a = tosa.const_shape {values = dense<[2,1,2,1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %a, %b, %c {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x7xi8>
  return %0 : tensor<1x1x1x7xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %dim_2 = tensor.dim %arg0, %c1_1 : tensor<?x?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = linalg.index 1 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %4 = arith.subi %dim_2, %c1_3 : index
// CHECK-NEXT: %5 = arith.subi %4, %3 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %5] : tensor<?x?xf32>
// CHECK-NEXT: linalg.yield %extracted : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: return %1 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.reverse %x {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %2 = arith.select %in, %in_0, %in_1 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%c: tensor<2x3xi1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.select %c, %x, %y : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi8>, %arg1: tensor<256xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi8>) outs(%0 : tensor<?x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %2 = arith.index_cast %in : i8 to index
// CHECK-NEXT: %c128 = arith.constant 128 : index
// CHECK-NEXT: %3 = arith.addi %2, %c128 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%3] : tensor<256xi8>
// CHECK-NEXT: linalg.yield %extracted : i8
// CHECK-NEXT: } -> tensor<?x3xi8>
// CHECK-NEXT: return %1 : tensor<?x3xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi8>, %t: tensor<256xi8>) -> tensor<?x3xi8> {
  %0 = tosa.table %x, %t : (tensor<?x3xi8>, tensor<256xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<4xi8>) -> tensor<12xi8> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %1 = tensor.empty() : tensor<3x4xi8>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4xi8>) outs(%1 : tensor<3x4xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: linalg.yield %in : i8
// CHECK-NEXT: } -> tensor<3x4xi8>
// CHECK-NEXT: %3 = tosa.const_shape  {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %4 = tosa.reshape %2, %3 : (tensor<3x4xi8>, !tosa.shape<1>) -> tensor<12xi8>
// CHECK-NEXT: return %4 : tensor<12xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi8>) -> tensor<12xi8> {
  %m = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.tile %x, %m : (tensor<4xi8>, !tosa.shape<1>) -> tensor<12xi8>
  return %0 : tensor<12xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4x2x3xi8>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xi8>) outs(%0 : tensor<4x2x3xi8>) permutation = [2, 0, 1]
// CHECK-NEXT: return %transposed : tensor<4x2x3xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> {
  %0 = tosa.transpose %x {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
  return %0 : tensor<4x2x3xi8>
}

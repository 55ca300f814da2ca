// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c-100_i32 = arith.constant -100 : i32
// CHECK-NEXT: %c200_i32 = arith.constant 200 : i32
// CHECK-NEXT: %2 = arith.maxsi %c-100_i32, %in : i32
// CHECK-NEXT: %3 = arith.minsi %c200_i32, %2 : i32
// CHECK-NEXT: linalg.yield %3 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 200 : i64, min_fp = 1.0 : f32, max_fp = 6.0 : f32} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c-100_i8 = arith.constant -100 : i8
// CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT: %2 = arith.maxsi %c-100_i8, %in : i8
// CHECK-NEXT: %3 = arith.minsi %c127_i8, %2 : i8
// CHECK-NEXT: linalg.yield %3 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 200 : i64, min_fp = 1.0 : f32, max_fp = 6.0 : f32} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f16):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %cst_0 = arith.constant 6.000000e+00 : f16
// CHECK-NEXT: %2 = arith.minimumf %in, %cst_0 : f16
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : f16
// CHECK-NEXT: linalg.yield %3 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xf16>) -> tensor<2xf16> {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 200 : i64, min_fp = 1.0 : f16, max_fp = 6.0 : f16} : (tensor<2xf16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c-100_i16 = arith.constant -100 : i16
// CHECK-NEXT: %c200_i16 = arith.constant 200 : i16
// CHECK-NEXT: %2 = arith.maxsi %c-100_i16, %in : i16
// CHECK-NEXT: %3 = arith.minsi %c200_i16, %2 : i16
// CHECK-NEXT: linalg.yield %3 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi16> {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 200 : i64, min_fp = 1.0 : f32, max_fp = 6.0 : f32} : (tensor<2xi16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: i64):
// CHECK-NEXT: %c-100_i64 = arith.constant -100 : i64
// CHECK-NEXT: %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT: %2 = arith.maxsi %c-100_i64, %in : i64
// CHECK-NEXT: %3 = arith.minsi %c200_i64, %2 : i64
// CHECK-NEXT: linalg.yield %3 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @f(%a: tensor<2xi64>) -> tensor<2xi64> {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 200 : i64, min_fp = 1.0 : f32, max_fp = 6.0 : f32} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xui8>) -> tensor<2xui8> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2xui8> to tensor<2xi8>
// CHECK-NEXT: %1 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<2xi8>) outs(%1 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %4 = arith.maxui %c3_i8, %in : i8
// CHECK-NEXT: %5 = arith.minui %c-1_i8, %4 : i8
// CHECK-NEXT: linalg.yield %5 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : tensor<2xi8> to tensor<2xui8>
// CHECK-NEXT: return %3 : tensor<2xui8>
func.func @f(%a: tensor<2xui8>) -> tensor<2xui8> {
  %0 = tosa.clamp %a {min_int = 3 : i64, max_int = 300 : i64, min_fp = 1.0 : f32, max_fp = 6.0 : f32} : (tensor<2xui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i16
// CHECK-NEXT: %3 = arith.subi %c0_i16, %2 : i16
// CHECK-NEXT: %c-128_i16 = arith.constant -128 : i16
// CHECK-NEXT: %c127_i16 = arith.constant 127 : i16
// CHECK-NEXT: %4 = arith.maxsi %c-128_i16, %3 : i16
// CHECK-NEXT: %5 = arith.minsi %c127_i16, %4 : i16
// CHECK-NEXT: %6 = arith.trunci %5 : i16 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = 0>} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c3_i16 = arith.constant 3 : i16
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i16
// CHECK-NEXT: %3 = arith.subi %c3_i16, %2 : i16
// CHECK-NEXT: %c-128_i16 = arith.constant -128 : i16
// CHECK-NEXT: %c127_i16 = arith.constant 127 : i16
// CHECK-NEXT: %4 = arith.maxsi %c-128_i16, %3 : i16
// CHECK-NEXT: %5 = arith.minsi %c127_i16, %4 : i16
// CHECK-NEXT: %6 = arith.trunci %5 : i16 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c32639_i16 = arith.constant 32639 : i16
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i16
// CHECK-NEXT: %3 = arith.subi %c32639_i16, %2 : i16
// CHECK-NEXT: %c-128_i16 = arith.constant -128 : i16
// CHECK-NEXT: %c127_i16 = arith.constant 127 : i16
// CHECK-NEXT: %4 = arith.maxsi %c-128_i16, %3 : i16
// CHECK-NEXT: %5 = arith.minsi %c127_i16, %4 : i16
// CHECK-NEXT: %6 = arith.trunci %5 : i16 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 32639, output_zp = 0>} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c32640_i32 = arith.constant 32640 : i32
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %3 = arith.subi %c32640_i32, %2 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %4 = arith.maxsi %c-128_i32, %3 : i32
// CHECK-NEXT: %5 = arith.minsi %c127_i32, %4 : i32
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 32640, output_zp = 0>} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %3 = arith.subi %c0_i32, %2 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %4 = arith.maxsi %c-32768_i32, %3 : i32
// CHECK-NEXT: %5 = arith.minsi %c32767_i32, %4 : i32
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i16
// CHECK-NEXT: linalg.yield %6 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi16> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = 0>} : (tensor<2xi16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT: %2 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %3 = arith.subi %c11_i32, %2 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %4 = arith.maxsi %c-32768_i32, %3 : i32
// CHECK-NEXT: %5 = arith.minsi %c32767_i32, %4 : i32
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i16
// CHECK-NEXT: linalg.yield %6 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi16> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 5, output_zp = 6>} : (tensor<2xi16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c2_i48 = arith.constant 2 : i48
// CHECK-NEXT: %2 = arith.extsi %in : i32 to i48
// CHECK-NEXT: %3 = arith.subi %c2_i48, %2 : i48
// CHECK-NEXT: %c-2147483648_i48 = arith.constant -2147483648 : i48
// CHECK-NEXT: %c2147483647_i48 = arith.constant 2147483647 : i48
// CHECK-NEXT: %4 = arith.maxsi %c-2147483648_i48, %3 : i48
// CHECK-NEXT: %5 = arith.minsi %c2147483647_i48, %4 : i48
// CHECK-NEXT: %6 = arith.trunci %5 : i48 to i32
// CHECK-NEXT: linalg.yield %6 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 1>} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c-129_i16 = arith.constant -129 : i16
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i16
// CHECK-NEXT: %3 = arith.subi %c-129_i16, %2 : i16
// CHECK-NEXT: %c-128_i16 = arith.constant -128 : i16
// CHECK-NEXT: %c127_i16 = arith.constant 127 : i16
// CHECK-NEXT: %4 = arith.maxsi %c-128_i16, %3 : i16
// CHECK-NEXT: %5 = arith.minsi %c127_i16, %4 : i16
// CHECK-NEXT: %6 = arith.trunci %5 : i16 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = -128, output_zp = -1>} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c2147483400_i32 = arith.constant 2147483400 : i32
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %3 = arith.subi %c2147483400_i32, %2 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %4 = arith.maxsi %c-128_i32, %3 : i32
// CHECK-NEXT: %5 = arith.minsi %c127_i32, %4 : i32
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 2147483400, output_zp = 0>} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f16):
// CHECK-NEXT: %2 = arith.truncf %in : f32 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xf32>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f64):
// CHECK-NEXT: %2 = arith.extf %in : f32 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xf32>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i1):
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %2 = arith.cmpf une, %in, %cst : f32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xf32>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i8):
// CHECK-NEXT: %2 = math.roundeven %in : f32
// CHECK-NEXT: %cst = arith.constant -1.280000e+02 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.270000e+02 : f32
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : f32
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : f32
// CHECK-NEXT: %5 = arith.fptosi %4 : f32 to i8
// CHECK-NEXT: linalg.yield %5 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xf32>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i16):
// CHECK-NEXT: %2 = math.roundeven %in : f32
// CHECK-NEXT: %cst = arith.constant -3.276800e+04 : f32
// CHECK-NEXT: %cst_0 = arith.constant 3.276700e+04 : f32
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : f32
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : f32
// CHECK-NEXT: %5 = arith.fptosi %4 : f32 to i16
// CHECK-NEXT: linalg.yield %5 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xf32>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i32):
// CHECK-NEXT: %2 = math.roundeven %in : f32
// CHECK-NEXT: %cst = arith.constant -2.14748365E+9 : f32
// CHECK-NEXT: %cst_0 = arith.constant 2.14748365E+9 : f32
// CHECK-NEXT: %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : f32
// CHECK-NEXT: %4 = arith.fptosi %3 : f32 to i32
// CHECK-NEXT: %5 = arith.cmpf uge, %2, %cst_0 : f32
// CHECK-NEXT: %6 = arith.select %5, %c2147483647_i32, %4 : i32
// CHECK-NEXT: linalg.yield %6 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xf32>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: bf16):
// CHECK-NEXT: %2 = arith.truncf %in : f32 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xf32>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f32):
// CHECK-NEXT: %2 = arith.extf %in : f16 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xf16>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f64):
// CHECK-NEXT: %2 = arith.extf %in : f16 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xf16>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: i1):
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %2 = arith.cmpf une, %in, %cst : f16
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xf16>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: i8):
// CHECK-NEXT: %2 = math.roundeven %in : f16
// CHECK-NEXT: %cst = arith.constant -1.280000e+02 : f16
// CHECK-NEXT: %cst_0 = arith.constant 1.270000e+02 : f16
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : f16
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : f16
// CHECK-NEXT: %5 = arith.fptosi %4 : f16 to i8
// CHECK-NEXT: linalg.yield %5 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xf16>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: i16):
// CHECK-NEXT: %2 = math.roundeven %in : f16
// CHECK-NEXT: %cst = arith.constant -3.276800e+04 : f16
// CHECK-NEXT: %cst_0 = arith.constant 3.276800e+04 : f16
// CHECK-NEXT: %c32767_i16 = arith.constant 32767 : i16
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : f16
// CHECK-NEXT: %4 = arith.fptosi %3 : f16 to i16
// CHECK-NEXT: %5 = arith.cmpf uge, %2, %cst_0 : f16
// CHECK-NEXT: %6 = arith.select %5, %c32767_i16, %4 : i16
// CHECK-NEXT: linalg.yield %6 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xf16>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xi32>) {
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
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xf16>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf16>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: i64):
// CHECK-NEXT: %2 = math.roundeven %in : f16
// CHECK-NEXT: %3 = arith.fptosi %2 : f16 to i64
// CHECK-NEXT: %cst = arith.constant 0x7C00 : f16
// CHECK-NEXT: %cst_0 = arith.constant 0xFC00 : f16
// CHECK-NEXT: %4 = arith.cmpf ueq, %2, %cst : f16
// CHECK-NEXT: %5 = arith.cmpf ueq, %2, %cst_0 : f16
// CHECK-NEXT: %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
// CHECK-NEXT: %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT: %6 = arith.select %4, %c9223372036854775807_i64, %3 : i64
// CHECK-NEXT: %7 = arith.select %5, %c-9223372036854775808_i64, %6 : i64
// CHECK-NEXT: linalg.yield %7 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @f(%a: tensor<2xf16>) -> tensor<2xi64> {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: f32):
// CHECK-NEXT: %2 = arith.truncf %in : f64 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xf64>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: f16):
// CHECK-NEXT: %2 = arith.truncf %in : f64 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xf64>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: i1):
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %2 = arith.cmpf une, %in, %cst : f64
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xf64>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: i8):
// CHECK-NEXT: %2 = math.roundeven %in : f64
// CHECK-NEXT: %cst = arith.constant -1.280000e+02 : f64
// CHECK-NEXT: %cst_0 = arith.constant 1.270000e+02 : f64
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : f64
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : f64
// CHECK-NEXT: %5 = arith.fptosi %4 : f64 to i8
// CHECK-NEXT: linalg.yield %5 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xf64>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: i16):
// CHECK-NEXT: %2 = math.roundeven %in : f64
// CHECK-NEXT: %cst = arith.constant -3.276800e+04 : f64
// CHECK-NEXT: %cst_0 = arith.constant 3.276700e+04 : f64
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : f64
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : f64
// CHECK-NEXT: %5 = arith.fptosi %4 : f64 to i16
// CHECK-NEXT: linalg.yield %5 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xf64>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: i32):
// CHECK-NEXT: %2 = math.roundeven %in : f64
// CHECK-NEXT: %cst = arith.constant 0xC1E0000000000000 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0x41DFFFFFFFC00000 : f64
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : f64
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : f64
// CHECK-NEXT: %5 = arith.fptosi %4 : f64 to i32
// CHECK-NEXT: linalg.yield %5 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xf64>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf64>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: f64, %out: bf16):
// CHECK-NEXT: %2 = arith.truncf %in : f64 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xf64>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xf64>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: f32):
// CHECK-NEXT: %2 = arith.uitofp %in : i1 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xi1>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: f16):
// CHECK-NEXT: %2 = arith.uitofp %in : i1 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xi1>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: f64):
// CHECK-NEXT: %2 = arith.uitofp %in : i1 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xi1>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i8):
// CHECK-NEXT: %2 = arith.extui %in : i1 to i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi1>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i16):
// CHECK-NEXT: %2 = arith.extui %in : i1 to i16
// CHECK-NEXT: linalg.yield %2 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi1>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i32):
// CHECK-NEXT: %2 = arith.extui %in : i1 to i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi1>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i64):
// CHECK-NEXT: %2 = arith.extui %in : i1 to i64
// CHECK-NEXT: linalg.yield %2 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @f(%a: tensor<2xi1>) -> tensor<2xi64> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: bf16):
// CHECK-NEXT: %2 = arith.uitofp %in : i1 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xi1>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xi1>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: f32):
// CHECK-NEXT: %2 = arith.sitofp %in : i8 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xi8>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: f16):
// CHECK-NEXT: %2 = arith.sitofp %in : i8 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xi8>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: f64):
// CHECK-NEXT: %2 = arith.sitofp %in : i8 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xi8>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i1):
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %2 = arith.cmpi ne, %in, %c0_i8 : i8
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i16):
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i16
// CHECK-NEXT: linalg.yield %2 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32):
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i64):
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i64
// CHECK-NEXT: linalg.yield %2 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @f(%a: tensor<2xi8>) -> tensor<2xi64> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: bf16):
// CHECK-NEXT: %2 = arith.sitofp %in : i8 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xi8>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xi8>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: f32):
// CHECK-NEXT: %2 = arith.sitofp %in : i16 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xi16>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: f16):
// CHECK-NEXT: %2 = arith.sitofp %in : i16 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xi16>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: f64):
// CHECK-NEXT: %2 = arith.sitofp %in : i16 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xi16>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i1):
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: %2 = arith.cmpi ne, %in, %c0_i16 : i16
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i8):
// CHECK-NEXT: %2 = arith.trunci %in : i16 to i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i32):
// CHECK-NEXT: %2 = arith.extsi %in : i16 to i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i64):
// CHECK-NEXT: %2 = arith.extsi %in : i16 to i64
// CHECK-NEXT: linalg.yield %2 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @f(%a: tensor<2xi16>) -> tensor<2xi64> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: bf16):
// CHECK-NEXT: %2 = arith.sitofp %in : i16 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xi16>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xi16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

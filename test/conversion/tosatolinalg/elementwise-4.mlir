// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: f32):
// CHECK-NEXT: %2 = arith.sitofp %in : i32 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xi32>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: f16):
// CHECK-NEXT: %2 = arith.sitofp %in : i32 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xi32>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: f64):
// CHECK-NEXT: %2 = arith.sitofp %in : i32 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xi32>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i1):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = arith.cmpi ne, %in, %c0_i32 : i32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xi32>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i8):
// CHECK-NEXT: %2 = arith.trunci %in : i32 to i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi32>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i16):
// CHECK-NEXT: %2 = arith.trunci %in : i32 to i16
// CHECK-NEXT: linalg.yield %2 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi32>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xi64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi64>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i64):
// CHECK-NEXT: %2 = arith.extsi %in : i32 to i64
// CHECK-NEXT: linalg.yield %2 : i64
// CHECK-NEXT: } -> tensor<2xi64>
// CHECK-NEXT: return %1 : tensor<2xi64>
func.func @f(%a: tensor<2xi32>) -> tensor<2xi64> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: bf16):
// CHECK-NEXT: %2 = arith.sitofp %in : i32 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xi32>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: f32):
// CHECK-NEXT: %2 = arith.sitofp %in : i64 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xi64>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: f16):
// CHECK-NEXT: %2 = arith.sitofp %in : i64 to f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xi64>) -> tensor<2xf16> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: f64):
// CHECK-NEXT: %2 = arith.sitofp %in : i64 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xi64>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: i1):
// CHECK-NEXT: %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT: %2 = arith.cmpi ne, %in, %c0_i64 : i64
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xi64>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: i8):
// CHECK-NEXT: %2 = arith.trunci %in : i64 to i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xi64>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: i16):
// CHECK-NEXT: %2 = arith.trunci %in : i64 to i16
// CHECK-NEXT: linalg.yield %2 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xi64>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: i32):
// CHECK-NEXT: %2 = arith.trunci %in : i64 to i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi64>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi64>) -> tensor<2xbf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xbf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi64>) outs(%0 : tensor<2xbf16>) {
// CHECK-NEXT: ^bb0(%in: i64, %out: bf16):
// CHECK-NEXT: %2 = arith.sitofp %in : i64 to bf16
// CHECK-NEXT: linalg.yield %2 : bf16
// CHECK-NEXT: } -> tensor<2xbf16>
// CHECK-NEXT: return %1 : tensor<2xbf16>
func.func @f(%a: tensor<2xi64>) -> tensor<2xbf16> {
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xbf16>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xbf16>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: f32):
// CHECK-NEXT: %2 = arith.extf %in : bf16 to f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xbf16>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xbf16>) -> tensor<2xf64> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf64>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xbf16>) outs(%0 : tensor<2xf64>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: f64):
// CHECK-NEXT: %2 = arith.extf %in : bf16 to f64
// CHECK-NEXT: linalg.yield %2 : f64
// CHECK-NEXT: } -> tensor<2xf64>
// CHECK-NEXT: return %1 : tensor<2xf64>
func.func @f(%a: tensor<2xbf16>) -> tensor<2xf64> {
  %0 = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xbf16>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xbf16>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: i1):
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT: %2 = arith.cmpf une, %in, %cst : bf16
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xbf16>) -> tensor<2xi1> {
  %0 = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xbf16>) -> tensor<2xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xbf16>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: i8):
// CHECK-NEXT: %2 = math.roundeven %in : bf16
// CHECK-NEXT: %cst = arith.constant -1.280000e+02 : bf16
// CHECK-NEXT: %cst_0 = arith.constant 1.270000e+02 : bf16
// CHECK-NEXT: %3 = arith.minimumf %2, %cst_0 : bf16
// CHECK-NEXT: %4 = arith.maximumf %3, %cst : bf16
// CHECK-NEXT: %5 = arith.fptosi %4 : bf16 to i8
// CHECK-NEXT: linalg.yield %5 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: return %1 : tensor<2xi8>
func.func @f(%a: tensor<2xbf16>) -> tensor<2xi8> {
  %0 = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xbf16>) -> tensor<2xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xbf16>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: i16):
// CHECK-NEXT: %2 = math.roundeven %in : bf16
// CHECK-NEXT: %cst = arith.constant -3.276800e+04 : bf16
// CHECK-NEXT: %cst_0 = arith.constant 3.276800e+04 : bf16
// CHECK-NEXT: %c32767_i16 = arith.constant 32767 : i16
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : bf16
// CHECK-NEXT: %4 = arith.fptosi %3 : bf16 to i16
// CHECK-NEXT: %5 = arith.cmpf uge, %2, %cst_0 : bf16
// CHECK-NEXT: %6 = arith.select %5, %c32767_i16, %4 : i16
// CHECK-NEXT: linalg.yield %6 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1 : tensor<2xi16>
func.func @f(%a: tensor<2xbf16>) -> tensor<2xi16> {
  %0 = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xbf16>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xbf16>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: bf16, %out: i32):
// CHECK-NEXT: %2 = math.roundeven %in : bf16
// CHECK-NEXT: %cst = arith.constant -2.147480e+09 : bf16
// CHECK-NEXT: %cst_0 = arith.constant 2.147480e+09 : bf16
// CHECK-NEXT: %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : bf16
// CHECK-NEXT: %4 = arith.fptosi %3 : bf16 to i32
// CHECK-NEXT: %5 = arith.cmpf uge, %2, %cst_0 : bf16
// CHECK-NEXT: %6 = arith.select %5, %c2147483647_i32, %4 : i32
// CHECK-NEXT: linalg.yield %6 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xbf16>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>) -> tensor<2xui8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i8):
// CHECK-NEXT: %3 = arith.trunci %in : i32 to i8
// CHECK-NEXT: linalg.yield %3 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : tensor<2xi8> to tensor<2xui8>
// CHECK-NEXT: return %2 : tensor<2xui8>
func.func @f(%a: tensor<2xi32>) -> tensor<2xui8> {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xui8>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2xui8> to tensor<2xi8>
// CHECK-NEXT: %1 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<2xi8>) outs(%1 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32):
// CHECK-NEXT: %3 = arith.extsi %in : i8 to i32
// CHECK-NEXT: linalg.yield %3 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %2 : tensor<2xi32>
func.func @f(%a: tensor<2xui8>) -> tensor<2xi32> {
  %0 = tosa.cast %a : (tensor<2xui8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xui8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i8):
// CHECK-NEXT: %3 = math.roundeven %in : f32
// CHECK-NEXT: %cst = arith.constant -1.280000e+02 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.270000e+02 : f32
// CHECK-NEXT: %4 = arith.minimumf %3, %cst_0 : f32
// CHECK-NEXT: %5 = arith.maximumf %4, %cst : f32
// CHECK-NEXT: %6 = arith.fptosi %5 : f32 to i8
// CHECK-NEXT: linalg.yield %6 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : tensor<2xi8> to tensor<2xui8>
// CHECK-NEXT: return %2 : tensor<2xui8>
func.func @f(%a: tensor<2xf32>) -> tensor<2xui8> {
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xui8>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2xui8> to tensor<2xi8>
// CHECK-NEXT: %1 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<2xi8>) outs(%1 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: f32):
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %in : i8 to i8
// CHECK-NEXT: %4 = arith.uitofp %3 : i8 to f32
// CHECK-NEXT: linalg.yield %4 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %2 : tensor<2xf32>
func.func @f(%a: tensor<2xui8>) -> tensor<2xf32> {
  %0 = tosa.cast %a : (tensor<2xui8>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %2 = arith.select %in, %in_0, %in_1 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%k: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.select %k, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
// CHECK-NEXT: %2 = arith.select %in, %in_0, %in_1 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%k: tensor<2xi1>, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.select %k, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (0, d1)>
// CHECK: func.func @f(%arg0: tensor<1x1xi1>, %arg1: tensor<?x3xf32>, %arg2: tensor<1x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<1x1xi1>, tensor<?x3xf32>, tensor<1x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %2 = arith.select %in, %in_0, %in_1 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%k: tensor<1x1xi1>, %a: tensor<?x3xf32>, %b: tensor<1x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.select %k, %a, %b : (tensor<1x1xi1>, tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi1>) -> tensor<2xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%0 : tensor<2xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i1):
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %2 = arith.subi %false, %in : i1
// CHECK-NEXT: %3 = arith.maxsi %in, %2 : i1
// CHECK-NEXT: linalg.yield %3 : i1
// CHECK-NEXT: } -> tensor<2xi1>
// CHECK-NEXT: return %1 : tensor<2xi1>
func.func @f(%a: tensor<2xi1>) -> tensor<2xi1> {
  %0 = tosa.abs %a : (tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg1 {{\[\[}}0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x3xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

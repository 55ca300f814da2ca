// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.absf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.absf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.abs %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = arith.subi %c0_i32, %in : i32
// CHECK-NEXT: %3 = arith.maxsi %in, %2 : i32
// CHECK-NEXT: linalg.yield %3 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.abs %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x3xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi32>) outs(%0 : tensor<?x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = arith.subi %c0_i32, %in : i32
// CHECK-NEXT: %3 = arith.maxsi %in, %2 : i32
// CHECK-NEXT: linalg.yield %3 : i32
// CHECK-NEXT: } -> tensor<?x3xi32>
// CHECK-NEXT: return %1 : tensor<?x3xi32>
func.func @f(%a: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %0 = tosa.abs %a : (tensor<?x3xi32>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %2 = arith.subi %c0_i8, %in : i8
// CHECK-NEXT: %3 = arith.maxsi %in, %2 : i8
// CHECK-NEXT: linalg.yield %3 : i8
// CHECK-NEXT: } -> tensor<2x3xi8>
// CHECK-NEXT: return %1 : tensor<2x3xi8>
func.func @f(%a: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %0 = tosa.abs %a : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi8>) outs(%0 : tensor<?x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %2 = arith.subi %c0_i8, %in : i8
// CHECK-NEXT: %3 = arith.maxsi %in, %2 : i8
// CHECK-NEXT: linalg.yield %3 : i8
// CHECK-NEXT: } -> tensor<?x3xi8>
// CHECK-NEXT: return %1 : tensor<?x3xi8>
func.func @f(%a: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %0 = tosa.abs %a : (tensor<?x3xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf16>) -> tensor<2x3xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf16>) outs(%0 : tensor<2x3xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f16):
// CHECK-NEXT: %2 = math.absf %in : f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2x3xf16>
// CHECK-NEXT: return %1 : tensor<2x3xf16>
func.func @f(%a: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %0 = tosa.abs %a : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %0 : tensor<2x3xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf16>) -> tensor<?x3xf16> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf16>) outs(%0 : tensor<?x3xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f16):
// CHECK-NEXT: %2 = math.absf %in : f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<?x3xf16>
// CHECK-NEXT: return %1 : tensor<?x3xf16>
func.func @f(%a: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %0 = tosa.abs %a : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %0 : tensor<?x3xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %2 = arith.xori %in, %c-1_i32 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_not %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x3xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi32>) outs(%0 : tensor<?x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %2 = arith.xori %in, %c-1_i32 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<?x3xi32>
// CHECK-NEXT: return %1 : tensor<?x3xi32>
func.func @f(%a: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %0 = tosa.bitwise_not %a : (tensor<?x3xi32>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %2 = arith.xori %in, %c-1_i8 : i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<2x3xi8>
// CHECK-NEXT: return %1 : tensor<2x3xi8>
func.func @f(%a: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %0 = tosa.bitwise_not %a : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi8>) outs(%0 : tensor<?x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %2 = arith.xori %in, %c-1_i8 : i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<?x3xi8>
// CHECK-NEXT: return %1 : tensor<?x3xi8>
func.func @f(%a: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %0 = tosa.bitwise_not %a : (tensor<?x3xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.ceil %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.ceil %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.ceil %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.ceil %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %2 = math.ctlz %in : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.clz %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x3xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi32>) outs(%0 : tensor<?x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %2 = math.ctlz %in : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<?x3xi32>
// CHECK-NEXT: return %1 : tensor<?x3xi32>
func.func @f(%a: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %0 = tosa.clz %a : (tensor<?x3xi32>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.exp %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.exp %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.exp %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.exp %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.floor %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.floor %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.floor %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.floor %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.log %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.log %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.log %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.log %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i1):
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.xori %in, %true : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_not %a : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi1>) -> tensor<?x3xi1> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi1>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi1>) outs(%0 : tensor<?x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %out: i1):
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.xori %in, %true : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<?x3xi1>
// CHECK-NEXT: return %1 : tensor<?x3xi1>
func.func @f(%a: tensor<?x3xi1>) -> tensor<?x3xi1> {
  %0 = tosa.logical_not %a : (tensor<?x3xi1>) -> tensor<?x3xi1>
  return %0 : tensor<?x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = arith.negf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.negate %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = arith.negf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.negate %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = arith.subi %c0_i32, %in : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.negate %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x3xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi32>) outs(%0 : tensor<?x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %2 = arith.subi %c0_i32, %in : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<?x3xi32>
// CHECK-NEXT: return %1 : tensor<?x3xi32>
func.func @f(%a: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %0 = tosa.negate %a : (tensor<?x3xi32>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %2 = arith.subi %c0_i8, %in : i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<2x3xi8>
// CHECK-NEXT: return %1 : tensor<2x3xi8>
func.func @f(%a: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %0 = tosa.negate %a : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi8>) outs(%0 : tensor<?x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %2 = arith.subi %c0_i8, %in : i8
// CHECK-NEXT: linalg.yield %2 : i8
// CHECK-NEXT: } -> tensor<?x3xi8>
// CHECK-NEXT: return %1 : tensor<?x3xi8>
func.func @f(%a: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %0 = tosa.negate %a : (tensor<?x3xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi16>) -> tensor<2x3xi16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi16>) outs(%0 : tensor<2x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: %2 = arith.subi %c0_i16, %in : i16
// CHECK-NEXT: linalg.yield %2 : i16
// CHECK-NEXT: } -> tensor<2x3xi16>
// CHECK-NEXT: return %1 : tensor<2x3xi16>
func.func @f(%a: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = tosa.negate %a : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xi16>) -> tensor<?x3xi16> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi16>) outs(%0 : tensor<?x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i16):
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: %2 = arith.subi %c0_i16, %in : i16
// CHECK-NEXT: linalg.yield %2 : i16
// CHECK-NEXT: } -> tensor<?x3xi16>
// CHECK-NEXT: return %1 : tensor<?x3xi16>
func.func @f(%a: tensor<?x3xi16>) -> tensor<?x3xi16> {
  %0 = tosa.negate %a : (tensor<?x3xi16>) -> tensor<?x3xi16>
  return %0 : tensor<?x3xi16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %2 = arith.divf %cst, %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.reciprocal %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %2 = arith.divf %cst, %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.reciprocal %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.rsqrt %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.rsqrt %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.rsqrt %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.rsqrt %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %2 = arith.negf %in : f32
// CHECK-NEXT: %3 = math.exp %2 : f32
// CHECK-NEXT: %4 = arith.addf %3, %cst : f32
// CHECK-NEXT: %5 = arith.divf %cst, %4 : f32
// CHECK-NEXT: linalg.yield %5 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sigmoid %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %2 = arith.negf %in : f32
// CHECK-NEXT: %3 = math.exp %2 : f32
// CHECK-NEXT: %4 = arith.addf %3, %cst : f32
// CHECK-NEXT: %5 = arith.divf %cst, %4 : f32
// CHECK-NEXT: linalg.yield %5 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.sigmoid %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf16>) -> tensor<2x3xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf16>) outs(%0 : tensor<2x3xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f16):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %2 = arith.negf %in : f16
// CHECK-NEXT: %3 = math.exp %2 : f16
// CHECK-NEXT: %4 = arith.addf %3, %cst : f16
// CHECK-NEXT: %5 = arith.divf %cst, %4 : f16
// CHECK-NEXT: linalg.yield %5 : f16
// CHECK-NEXT: } -> tensor<2x3xf16>
// CHECK-NEXT: return %1 : tensor<2x3xf16>
func.func @f(%a: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %0 = tosa.sigmoid %a : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %0 : tensor<2x3xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf16>) -> tensor<?x3xf16> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf16>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf16>) outs(%0 : tensor<?x3xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %out: f16):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %2 = arith.negf %in : f16
// CHECK-NEXT: %3 = math.exp %2 : f16
// CHECK-NEXT: %4 = arith.addf %3, %cst : f16
// CHECK-NEXT: %5 = arith.divf %cst, %4 : f16
// CHECK-NEXT: linalg.yield %5 : f16
// CHECK-NEXT: } -> tensor<?x3xf16>
// CHECK-NEXT: return %1 : tensor<?x3xf16>
func.func @f(%a: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %0 = tosa.sigmoid %a : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %0 : tensor<?x3xf16>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.tanh %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.tanh %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.tanh %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.tanh %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.erf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.erf %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.erf %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.erf %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.cos %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.cos %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.cos %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.cos %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.sin %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sin %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = math.sin %in : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %1 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.sin %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.identity %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: return %arg0 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.identity %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<1xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<1xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
func.func @f(%a: tensor<1xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.add %a, %b : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = arith.maxui %dim, %dim_0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %1 = arith.cmpi eq, %dim_1, %c1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (tensor<?xf32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%7 : tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?xf32>
// CHECK-NEXT: scf.yield %8 : tensor<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : tensor<?xf32>
// CHECK: %dim_2 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: %3 = arith.cmpi eq, %dim_2, %c1 : index
// CHECK-NEXT: %4 = scf.if %3 -> (tensor<?xf32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%7 : tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?xf32>
// CHECK-NEXT: scf.yield %8 : tensor<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<?xf32>
// CHECK: %5 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%2, %4 : tensor<?xf32>, tensor<?xf32>) outs(%5 : tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_3: f32, %out: f32):
// CHECK-NEXT: %7 = arith.addf %in, %in_3 : f32
// CHECK-NEXT: linalg.yield %7 : f32
// CHECK-NEXT: } -> tensor<?xf32>
// CHECK-NEXT: return %6 : tensor<?xf32>
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.add %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<() -> ()>
// CHECK: func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<f32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<f32>
// CHECK-NEXT: return %1 : tensor<f32>
func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.add %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.addi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.add %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<1xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<1xi32>, tensor<4xi32>) outs(%0 : tensor<4xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.addi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<4xi32>
// CHECK-NEXT: return %1 : tensor<4xi32>
func.func @f(%a: tensor<1xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.add %a, %b : (tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?xi32>
// CHECK-NEXT: %0 = arith.maxui %dim, %dim_0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c0 : tensor<?xi32>
// CHECK-NEXT: %1 = arith.cmpi eq, %dim_1, %c1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (tensor<?xi32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<?xi32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi32>) outs(%7 : tensor<?xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<?xi32>
// CHECK-NEXT: scf.yield %8 : tensor<?xi32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : tensor<?xi32>
// CHECK: %dim_2 = tensor.dim %arg1, %c0 : tensor<?xi32>
// CHECK-NEXT: %3 = arith.cmpi eq, %dim_2, %c1 : index
// CHECK-NEXT: %4 = scf.if %3 -> (tensor<?xi32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<?xi32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi32>) outs(%7 : tensor<?xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<?xi32>
// CHECK-NEXT: scf.yield %8 : tensor<?xi32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<?xi32>
// CHECK: %5 = tensor.empty(%0) : tensor<?xi32>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%2, %4 : tensor<?xi32>, tensor<?xi32>) outs(%5 : tensor<?xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_3: i32, %out: i32):
// CHECK-NEXT: %7 = arith.addi %in, %in_3 : i32
// CHECK-NEXT: linalg.yield %7 : i32
// CHECK-NEXT: } -> tensor<?xi32>
// CHECK-NEXT: return %6 : tensor<?xi32>
func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = tosa.add %a, %b : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.addi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.add %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<() -> ()>
// CHECK: func.func @f(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<i32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.addi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<i32>
// CHECK-NEXT: return %1 : tensor<i32>
func.func @f(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = tosa.add %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.andi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_and %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.andi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_and %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.ori %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_or %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.ori %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_or %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.xori %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_xor %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.xori %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.bitwise_xor %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.divsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.int_div %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.divsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.int_div %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi1>, tensor<2x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT: %2 = arith.andi %in, %in_0 : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi1>, %b: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_and %a, %b : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi1>, %arg1: tensor<1x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi1>, tensor<1x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT: %2 = arith.andi %in, %in_0 : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x1xi1>, %b: tensor<1x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_and %a, %b : (tensor<2x1xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shli %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.logical_left_shift %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shli %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.logical_left_shift %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shrui %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.logical_right_shift %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shrui %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.logical_right_shift %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi1>, tensor<2x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT: %2 = arith.ori %in, %in_0 : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi1>, %b: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_or %a, %b : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi1>, %arg1: tensor<1x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi1>, tensor<1x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT: %2 = arith.ori %in, %in_0 : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x1xi1>, %b: tensor<1x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_or %a, %b : (tensor<2x1xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi1>, tensor<2x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT: %2 = arith.xori %in, %in_0 : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi1>, %b: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_xor %a, %b : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi1>, %arg1: tensor<1x3xi1>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi1>, tensor<1x3xi1>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT: %2 = arith.xori %in, %in_0 : i1
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x1xi1>, %b: tensor<1x3xi1>) -> tensor<2x3xi1> {
  %0 = tosa.logical_xor %a, %b : (tensor<2x1xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.maximum %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<1xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<1xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
func.func @f(%a: tensor<1xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.maximum %a, %b : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
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
// CHECK-NEXT: %7 = arith.maximumf %in, %in_3 : f32
// CHECK-NEXT: linalg.yield %7 : f32
// CHECK-NEXT: } -> tensor<?xf32>
// CHECK-NEXT: return %6 : tensor<?xf32>
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.maximum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
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
// CHECK-NEXT: %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.maximum %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<() -> ()>
// CHECK: func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<f32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<f32>
// CHECK-NEXT: return %1 : tensor<f32>
func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.maximum %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.maxsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.maximum %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<1xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<1xi32>, tensor<4xi32>) outs(%0 : tensor<4xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.maxsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<4xi32>
// CHECK-NEXT: return %1 : tensor<4xi32>
func.func @f(%a: tensor<1xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.maximum %a, %b : (tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
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
// CHECK-NEXT: %7 = arith.maxsi %in, %in_3 : i32
// CHECK-NEXT: linalg.yield %7 : i32
// CHECK-NEXT: } -> tensor<?xi32>
// CHECK-NEXT: return %6 : tensor<?xi32>
func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = tosa.maximum %a, %b : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
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
// CHECK-NEXT: %2 = arith.maxsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.maximum %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<() -> ()>
// CHECK: func.func @f(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<i32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.maxsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<i32>
// CHECK-NEXT: return %1 : tensor<i32>
func.func @f(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = tosa.maximum %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.minimumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.minimum %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.minimumf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.minimum %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.minsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.minimum %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.minsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.minimum %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = math.powf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.pow %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = math.powf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.pow %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.subf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sub %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.subf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %1 : tensor<2x3xf32>
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sub %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.subi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.sub %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<1x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.subi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2x3xi32>
// CHECK-NEXT: return %1 : tensor<2x3xi32>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<1x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.sub %a, %b : (tensor<2x1xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x3xf32>, %arg1: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = arith.maxui %dim, %dim_0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %1 = arith.cmpi eq, %dim_1, %c1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (tensor<?x3xf32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<?x3xf32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xf32>) outs(%7 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: scf.yield %8 : tensor<?x3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : tensor<?x3xf32>
// CHECK: %dim_2 = tensor.dim %arg1, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %3 = arith.cmpi eq, %dim_2, %c1 : index
// CHECK-NEXT: %4 = scf.if %3 -> (tensor<?x3xf32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<?x3xf32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x3xf32>) outs(%7 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: scf.yield %8 : tensor<?x3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<?x3xf32>
// CHECK: %5 = tensor.empty(%0) : tensor<?x3xf32>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%5 : tensor<?x3xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_3: f32, %out: f32):
// CHECK-NEXT: %7 = arith.addf %in, %in_3 : f32
// CHECK-NEXT: linalg.yield %7 : f32
// CHECK-NEXT: } -> tensor<?x3xf32>
// CHECK-NEXT: return %6 : tensor<?x3xf32>
func.func @f(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.add %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (0)>
// CHECK: func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<1xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xf32>, tensor<1xf32>) outs(%0 : tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?xf32>
// CHECK-NEXT: return %1 : tensor<?xf32>
func.func @f(%a: tensor<?xf32>, %b: tensor<1xf32>) -> tensor<?xf32> {
  %0 = tosa.add %a, %b : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<1x?xf32>, %arg1: tensor<?x1xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x1xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<1x?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x?xf32>, tensor<?x1xf32>) outs(%0 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_1 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: return %1 : tensor<?x?xf32>
func.func @f(%a: tensor<1x?xf32>, %b: tensor<?x1xf32>) -> tensor<?x?xf32> {
  %0 = tosa.add %a, %b : (tensor<1x?xf32>, tensor<?x1xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK: func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %0 = arith.maxui %dim, %dim_0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %dim_2 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %1 = arith.maxui %dim_1, %dim_2 : index
// CHECK-NEXT: %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %2 = arith.cmpi eq, %dim_3, %c1 : index
// CHECK-NEXT: %3 = scf.if %2 -> (tensor<?x?xf32>) {
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %dim_8 = tensor.dim %arg0, %c1_7 : tensor<?x?xf32>
// CHECK-NEXT: %12 = tensor.empty(%0, %dim_8) : tensor<?x?xf32>
// CHECK-NEXT: %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%12 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: scf.yield %13 : tensor<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : tensor<?x?xf32>
// CHECK: %dim_4 = tensor.dim %3, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %4 = arith.cmpi eq, %dim_4, %c1 : index
// CHECK-NEXT: %5 = scf.if %4 -> (tensor<?x?xf32>) {
// CHECK-NEXT: %c0_7 = arith.constant 0 : index
// CHECK-NEXT: %dim_8 = tensor.dim %3, %c0_7 : tensor<?x?xf32>
// CHECK-NEXT: %12 = tensor.empty(%dim_8, %1) : tensor<?x?xf32>
// CHECK-NEXT: %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xf32>) outs(%12 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: scf.yield %13 : tensor<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %3 : tensor<?x?xf32>
// CHECK: %dim_5 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %6 = arith.cmpi eq, %dim_5, %c1 : index
// CHECK-NEXT: %7 = scf.if %6 -> (tensor<?x?xf32>) {
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %dim_8 = tensor.dim %arg1, %c1_7 : tensor<?x?xf32>
// CHECK-NEXT: %12 = tensor.empty(%0, %dim_8) : tensor<?x?xf32>
// CHECK-NEXT: %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf32>) outs(%12 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: scf.yield %13 : tensor<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<?x?xf32>
// CHECK: %dim_6 = tensor.dim %7, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %8 = arith.cmpi eq, %dim_6, %c1 : index
// CHECK-NEXT: %9 = scf.if %8 -> (tensor<?x?xf32>) {
// CHECK-NEXT: %c0_7 = arith.constant 0 : index
// CHECK-NEXT: %dim_8 = tensor.dim %7, %c0_7 : tensor<?x?xf32>
// CHECK-NEXT: %12 = tensor.empty(%dim_8, %1) : tensor<?x?xf32>
// CHECK-NEXT: %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x?xf32>) outs(%12 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: scf.yield %13 : tensor<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %7 : tensor<?x?xf32>
// CHECK: %10 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT: %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %9 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%10 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_7: f32, %out: f32):
// CHECK-NEXT: %12 = arith.addf %in, %in_7 : f32
// CHECK-NEXT: linalg.yield %12 : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: return %11 : tensor<?x?xf32>
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.add %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = arith.cmpi eq, %dim, %c1 : index
// CHECK-NEXT: %1 = scf.if %0 -> (tensor<?xf32>) {
// CHECK-NEXT: %4 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%4 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %5 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: scf.yield %cast : tensor<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : tensor<?xf32>
// CHECK: %2 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1, %arg1 : tensor<?xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %4 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %4 : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %3 : tensor<4xf32>
func.func @f(%a: tensor<?xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.add %a, %b : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<2x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c1 : tensor<2x?xf32>
// CHECK-NEXT: %0 = arith.maxui %dim, %dim_0 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c1 : tensor<2x?xf32>
// CHECK-NEXT: %1 = arith.cmpi eq, %dim_1, %c1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (tensor<2x?xf32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<2x?xf32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x?xf32>) outs(%7 : tensor<2x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<2x?xf32>
// CHECK-NEXT: scf.yield %8 : tensor<2x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : tensor<2x?xf32>
// CHECK: %dim_2 = tensor.dim %arg1, %c1 : tensor<2x?xf32>
// CHECK-NEXT: %3 = arith.cmpi eq, %dim_2, %c1 : index
// CHECK-NEXT: %4 = scf.if %3 -> (tensor<2x?xf32>) {
// CHECK-NEXT: %7 = tensor.empty(%0) : tensor<2x?xf32>
// CHECK-NEXT: %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x?xf32>) outs(%7 : tensor<2x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<2x?xf32>
// CHECK-NEXT: scf.yield %8 : tensor<2x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<2x?xf32>
// CHECK: %5 = tensor.empty(%0) : tensor<2x?xf32>
// CHECK-NEXT: %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<2x?xf32>, tensor<2x?xf32>) outs(%5 : tensor<2x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_3: f32, %out: f32):
// CHECK-NEXT: %7 = arith.addf %in, %in_3 : f32
// CHECK-NEXT: linalg.yield %7 : f32
// CHECK-NEXT: } -> tensor<2x?xf32>
// CHECK-NEXT: return %6 : tensor<2x?xf32>
func.func @f(%a: tensor<2x?xf32>, %b: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tosa.add %a, %b : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<?x1xf32>, %arg1: tensor<1x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x1xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c1 : tensor<1x?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x1xf32>, tensor<1x?xf32>) outs(%0 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT: %2 = arith.addf %in, %in_1 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: return %1 : tensor<?x?xf32>
func.func @f(%a: tensor<?x1xf32>, %b: tensor<1x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.add %a, %b : (tensor<?x1xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: i1):
// CHECK-NEXT: %2 = arith.cmpf oeq, %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %0 = tosa.equal %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i1):
// CHECK-NEXT: %2 = arith.cmpi eq, %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi1> {
  %0 = tosa.equal %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: i1):
// CHECK-NEXT: %2 = arith.cmpf ogt, %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %0 = tosa.greater %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i1):
// CHECK-NEXT: %2 = arith.cmpi sgt, %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi1> {
  %0 = tosa.greater %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: i1):
// CHECK-NEXT: %2 = arith.cmpf oge, %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %0 = tosa.greater_equal %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi1> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3xi1>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi1>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i1):
// CHECK-NEXT: %2 = arith.cmpi sge, %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i1
// CHECK-NEXT: } -> tensor<2x3xi1>
// CHECK-NEXT: return %1 : tensor<2x3xi1>
func.func @f(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi1> {
  %0 = tosa.greater_equal %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shrsi %in, %in_0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %3 = arith.cmpi sgt, %in_0, %c0_i32 : i32
// CHECK-NEXT: %4 = arith.subi %in_0, %c1_i32 : i32
// CHECK-NEXT: %5 = arith.shrsi %in, %4 : i32
// CHECK-NEXT: %6 = arith.trunci %5 : i32 to i1
// CHECK-NEXT: %7 = arith.andi %6, %true : i1
// CHECK-NEXT: %8 = arith.andi %3, %7 : i1
// CHECK-NEXT: %9 = arith.extui %8 : i1 to i32
// CHECK-NEXT: %10 = arith.addi %2, %9 : i32
// CHECK-NEXT: linalg.yield %10 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.arithmetic_right_shift %a, %b {round = true} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.shrsi %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.arithmetic_right_shift %a, %b {round = false} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %2 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %2 = arith.muli %in, %in_0 : i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT: %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT: %2 = tosa.apply_scale %in, %in_0, %c2_i8 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: linalg.yield %2 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.mul %a, %b {shift = 2 : i8} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi16>, %arg1: tensor<2xi16>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi16>, tensor<2xi16>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i16, %in_0: i16, %out: i32):
// CHECK-NEXT: %2 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %3 = arith.extsi %in_0 : i16 to i32
// CHECK-NEXT: %4 = arith.muli %2, %3 : i32
// CHECK-NEXT: linalg.yield %4 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi16>, %b: tensor<2xi16>) -> tensor<2xi32> {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xi8>, tensor<2xi8>) outs(%0 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT: %2 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %3 = arith.extsi %in_0 : i8 to i32
// CHECK-NEXT: %4 = arith.muli %2, %3 : i32
// CHECK-NEXT: linalg.yield %4 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1 : tensor<2xi32>
func.func @f(%a: tensor<2xi8>, %b: tensor<2xi8>) -> tensor<2xi32> {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf16>, %arg1: tensor<2xf16>) -> tensor<2xf16> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xf16>, tensor<2xf16>) outs(%0 : tensor<2xf16>) {
// CHECK-NEXT: ^bb0(%in: f16, %in_0: f16, %out: f16):
// CHECK-NEXT: %2 = arith.mulf %in, %in_0 : f16
// CHECK-NEXT: linalg.yield %2 : f16
// CHECK-NEXT: } -> tensor<2xf16>
// CHECK-NEXT: return %1 : tensor<2xf16>
func.func @f(%a: tensor<2xf16>, %b: tensor<2xf16>) -> tensor<2xf16> {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 6.000000e+00 : f32
// CHECK-NEXT: %2 = arith.minimumf %in, %cst_0 : f32
// CHECK-NEXT: %3 = arith.maximumf %2, %cst : f32
// CHECK-NEXT: linalg.yield %3 : f32
// CHECK-NEXT: } -> tensor<2xf32>
// CHECK-NEXT: return %1 : tensor<2xf32>
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.clamp %a {min_int = -100 : i64, max_int = 200 : i64, min_fp = 1.0 : f32, max_fp = 6.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

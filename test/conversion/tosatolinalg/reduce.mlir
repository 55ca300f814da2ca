// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: func.func @reduce_f(%arg0: tensor<5x4xf32>) -> (tensor<1x4xf32>, tensor<5x1xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<5x4xf32>) outs(%1 : tensor<4xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %expanded = tensor.expand_shape %reduced {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<5xf32>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: %reduced_1 = linalg.reduce ins(%arg0 : tensor<5x4xf32>) outs(%3 : tensor<5xf32>) dimensions = [1]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %expanded_2 = tensor.expand_shape %reduced_1 {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %reduced_4 = linalg.reduce ins(%arg0 : tensor<5x4xf32>) outs(%5 : tensor<4xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.mulf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %expanded_5 = tensor.expand_shape %reduced_4 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT: %6 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %cst_6 = arith.constant 3.40282347E+38 : f32
// CHECK-NEXT: %7 = linalg.fill ins(%cst_6 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %reduced_7 = linalg.reduce ins(%arg0 : tensor<5x4xf32>) outs(%7 : tensor<4xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.minimumf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %expanded_8 = tensor.expand_shape %reduced_7 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT: %8 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %cst_9 = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %9 = linalg.fill ins(%cst_9 : f32) outs(%8 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %reduced_10 = linalg.reduce ins(%arg0 : tensor<5x4xf32>) outs(%9 : tensor<4xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.maximumf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %expanded_11 = tensor.expand_shape %reduced_10 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT: return %expanded, %expanded_2, %expanded_5, %expanded_8, %expanded_11 : tensor<1x4xf32>, tensor<5x1xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>
func.func @reduce_f(%a: tensor<5x4xf32>) -> (tensor<1x4xf32>, tensor<5x1xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %2 = tosa.reduce_prod %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %3 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %4 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %0, %1, %2, %3, %4 : tensor<1x4xf32>, tensor<5x1xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32> }

// -----

// CHECK: func.func @reduce_i(%arg0: tensor<5x4xi32>, %arg1: tensor<?x4xi8>) -> (tensor<1x4xi32>, tensor<5x1xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi8>, tensor<?x1xi8>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<5x4xi32>) outs(%1 : tensor<4xi32>) dimensions = [0]
// CHECK-NEXT: (%in: i32, %init: i32) {
// CHECK-NEXT: %14 = arith.addi %in, %init : i32
// CHECK-NEXT: linalg.yield %14 : i32
// CHECK: %expanded = tensor.expand_shape %reduced {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<5xi32>
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %3 = linalg.fill ins(%c0_i32_0 : i32) outs(%2 : tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT: %reduced_1 = linalg.reduce ins(%arg0 : tensor<5x4xi32>) outs(%3 : tensor<5xi32>) dimensions = [1]
// CHECK-NEXT: (%in: i32, %init: i32) {
// CHECK-NEXT: %14 = arith.addi %in, %init : i32
// CHECK-NEXT: linalg.yield %14 : i32
// CHECK: %expanded_2 = tensor.expand_shape %reduced_1 {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xi32> into tensor<5x1xi32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %5 = linalg.fill ins(%c1_i32 : i32) outs(%4 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %reduced_3 = linalg.reduce ins(%arg0 : tensor<5x4xi32>) outs(%5 : tensor<4xi32>) dimensions = [0]
// CHECK-NEXT: (%in: i32, %init: i32) {
// CHECK-NEXT: %14 = arith.muli %in, %init : i32
// CHECK-NEXT: linalg.yield %14 : i32
// CHECK: %expanded_4 = tensor.expand_shape %reduced_3 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
// CHECK-NEXT: %6 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT: %7 = linalg.fill ins(%c2147483647_i32 : i32) outs(%6 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %reduced_5 = linalg.reduce ins(%arg0 : tensor<5x4xi32>) outs(%7 : tensor<4xi32>) dimensions = [0]
// CHECK-NEXT: (%in: i32, %init: i32) {
// CHECK-NEXT: %14 = arith.minsi %in, %init : i32
// CHECK-NEXT: linalg.yield %14 : i32
// CHECK: %expanded_6 = tensor.expand_shape %reduced_5 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
// CHECK-NEXT: %8 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %9 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%8 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %reduced_7 = linalg.reduce ins(%arg0 : tensor<5x4xi32>) outs(%9 : tensor<4xi32>) dimensions = [0]
// CHECK-NEXT: (%in: i32, %init: i32) {
// CHECK-NEXT: %14 = arith.maxsi %in, %init : i32
// CHECK-NEXT: linalg.yield %14 : i32
// CHECK: %expanded_8 = tensor.expand_shape %reduced_7 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
// CHECK-NEXT: %10 = tensor.empty() : tensor<4xi8>
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %11 = linalg.fill ins(%c-128_i8 : i8) outs(%10 : tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: %reduced_9 = linalg.reduce ins(%arg1 : tensor<?x4xi8>) outs(%11 : tensor<4xi8>) dimensions = [0]
// CHECK-NEXT: (%in: i8, %init: i8) {
// CHECK-NEXT: %14 = arith.maxsi %in, %init : i8
// CHECK-NEXT: linalg.yield %14 : i8
// CHECK: %expanded_10 = tensor.expand_shape %reduced_9 {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi8> into tensor<1x4xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x4xi8>
// CHECK-NEXT: %12 = tensor.empty(%dim) : tensor<?xi8>
// CHECK-NEXT: %c-128_i8_11 = arith.constant -128 : i8
// CHECK-NEXT: %13 = linalg.fill ins(%c-128_i8_11 : i8) outs(%12 : tensor<?xi8>) -> tensor<?xi8>
// CHECK-NEXT: %reduced_12 = linalg.reduce ins(%arg1 : tensor<?x4xi8>) outs(%13 : tensor<?xi8>) dimensions = [1]
// CHECK-NEXT: (%in: i8, %init: i8) {
// CHECK-NEXT: %14 = arith.maxsi %in, %init : i8
// CHECK-NEXT: linalg.yield %14 : i8
// CHECK: %c0_13 = arith.constant 0 : index
// CHECK-NEXT: %dim_14 = tensor.dim %reduced_12, %c0_13 : tensor<?xi8>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %expanded_15 = tensor.expand_shape %reduced_12 {{\[\[}}0, 1]] output_shape [%dim_14, 1] : tensor<?xi8> into tensor<?x1xi8>
// CHECK-NEXT: return %expanded, %expanded_2, %expanded_4, %expanded_6, %expanded_8, %expanded_10, %expanded_15 : tensor<1x4xi32>, tensor<5x1xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi8>, tensor<?x1xi8>
func.func @reduce_i(%a: tensor<5x4xi32>, %b: tensor<?x4xi8>) -> (tensor<1x4xi32>, tensor<5x1xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi8>, tensor<?x1xi8>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  %1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  %2 = tosa.reduce_prod %a {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  %3 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  %4 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  %5 = tosa.reduce_max %b {axis = 0 : i32} : (tensor<?x4xi8>) -> tensor<1x4xi8>
  %6 = tosa.reduce_max %b {axis = 1 : i32} : (tensor<?x4xi8>) -> tensor<?x1xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<1x4xi32>, tensor<5x1xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi8>, tensor<?x1xi8> }

// -----

// CHECK: func.func @reduce_b(%arg0: tensor<5x4xi1>, %arg1: tensor<5x?x4xf32>, %arg2: tensor<?xf32>) -> (tensor<1x4xi1>, tensor<5x1xi1>, tensor<5x?x1xf32>, tensor<1x?x4xf32>, tensor<1xf32>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<5x4xi1>) outs(%1 : tensor<4xi1>) dimensions = [0]
// CHECK-NEXT: (%in: i1, %init: i1) {
// CHECK-NEXT: %10 = arith.andi %in, %init : i1
// CHECK-NEXT: linalg.yield %10 : i1
// CHECK: %expanded = tensor.expand_shape %reduced {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi1> into tensor<1x4xi1>
// CHECK-NEXT: %2 = tensor.empty() : tensor<5xi1>
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT: %reduced_0 = linalg.reduce ins(%arg0 : tensor<5x4xi1>) outs(%3 : tensor<5xi1>) dimensions = [1]
// CHECK-NEXT: (%in: i1, %init: i1) {
// CHECK-NEXT: %10 = arith.ori %in, %init : i1
// CHECK-NEXT: linalg.yield %10 : i1
// CHECK: %expanded_1 = tensor.expand_shape %reduced_0 {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<5x?x4xf32>
// CHECK-NEXT: %4 = tensor.empty(%dim) : tensor<5x?xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x?xf32>) -> tensor<5x?xf32>
// CHECK-NEXT: %reduced_2 = linalg.reduce ins(%arg1 : tensor<5x?x4xf32>) outs(%5 : tensor<5x?xf32>) dimensions = [2]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %dim_4 = tensor.dim %reduced_2, %c1_3 : tensor<5x?xf32>
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %expanded_6 = tensor.expand_shape %reduced_2 {{\[\[}}0], [1, 2]] output_shape [5, %dim_4, 1] : tensor<5x?xf32> into tensor<5x?x1xf32>
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %dim_8 = tensor.dim %arg1, %c1_7 : tensor<5x?x4xf32>
// CHECK-NEXT: %6 = tensor.empty(%dim_8) : tensor<?x4xf32>
// CHECK-NEXT: %cst_9 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %7 = linalg.fill ins(%cst_9 : f32) outs(%6 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %reduced_10 = linalg.reduce ins(%arg1 : tensor<5x?x4xf32>) outs(%7 : tensor<?x4xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim_11 = tensor.dim %reduced_10, %c0 : tensor<?x4xf32>
// CHECK-NEXT: %c1_12 = arith.constant 1 : index
// CHECK-NEXT: %expanded_13 = tensor.expand_shape %reduced_10 {{\[\[}}0, 1], [2]] output_shape [1, %dim_11, 4] : tensor<?x4xf32> into tensor<1x?x4xf32>
// CHECK-NEXT: %8 = tensor.empty() : tensor<f32>
// CHECK-NEXT: %cst_14 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %9 = linalg.fill ins(%cst_14 : f32) outs(%8 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %reduced_15 = linalg.reduce ins(%arg2 : tensor<?xf32>) outs(%9 : tensor<f32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %10 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %10 : f32
// CHECK: %expanded_16 = tensor.expand_shape %reduced_15 [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK-NEXT: return %expanded, %expanded_1, %expanded_6, %expanded_13, %expanded_16 : tensor<1x4xi1>, tensor<5x1xi1>, tensor<5x?x1xf32>, tensor<1x?x4xf32>, tensor<1xf32>
func.func @reduce_b(%a: tensor<5x4xi1>, %d: tensor<5x?x4xf32>, %o: tensor<?xf32>) -> (tensor<1x4xi1>, tensor<5x1xi1>, tensor<5x?x1xf32>, tensor<1x?x4xf32>, tensor<1xf32>) {
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<5x4xi1>) -> tensor<1x4xi1>
  %1 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<5x4xi1>) -> tensor<5x1xi1>
  %2 = tosa.reduce_sum %d {axis = 2 : i32} : (tensor<5x?x4xf32>) -> tensor<5x?x1xf32>
  %3 = tosa.reduce_sum %d {axis = 0 : i32} : (tensor<5x?x4xf32>) -> tensor<1x?x4xf32>
  %4 = tosa.reduce_sum %o {axis = 0 : i32} : (tensor<?xf32>) -> tensor<1xf32>
  return %0, %1, %2, %3, %4 : tensor<1x4xi1>, tensor<5x1xi1>, tensor<5x?x1xf32>, tensor<1x?x4xf32>, tensor<1xf32> }

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @rescale_i8(%arg0: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi32>) {
// CHECK-NEXT: %c19689_i32 = arith.constant 19689 : i32
// CHECK-NEXT: %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %5 = arith.subi %4, %c17_i32 : i32
// CHECK-NEXT: %6 = tosa.apply_scale %5, %c19689_i32, %c15_i8 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %7 = arith.addi %6, %c22_i32 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %8 = arith.maxsi %c-128_i32, %7 : i32
// CHECK-NEXT: %9 = arith.minsi %c127_i32, %8 : i32
// CHECK-NEXT: %10 = arith.trunci %9 : i32 to i8
// CHECK-NEXT: linalg.yield %10 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: %c19689_i32_0 = arith.constant 19689 : i32
// CHECK-NEXT: %c15_i8_1 = arith.constant 15 : i8
// CHECK-NEXT: %2 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%2 : tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32):
// CHECK-NEXT: %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %5 = arith.subi %4, %c17_i32 : i32
// CHECK-NEXT: %6 = tosa.apply_scale %5, %c19689_i32_0, %c15_i8_1 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %7 = arith.addi %6, %c22_i32 : i32
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT: %8 = arith.maxsi %c-2147483648_i32, %7 : i32
// CHECK-NEXT: %9 = arith.minsi %c2147483647_i32, %8 : i32
// CHECK-NEXT: linalg.yield %9 : i32
// CHECK-NEXT: } -> tensor<2xi32>
// CHECK-NEXT: return %1, %3 : tensor<2xi8>, tensor<2xi32>
func.func @rescale_i8(%a: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi32>) {
  %0 = tosa.rescale %a {input_zp = 17 : i32, output_zp = 22 : i32, multiplier = array<i32: 19689>, shift = array<i8: 15>, scale32 = false, double_round = false, per_channel = false} : (tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.rescale %a {input_zp = 17 : i32, output_zp = 22 : i32, multiplier = array<i32: 19689>, shift = array<i8: 15>, scale32 = true, double_round = true, per_channel = false} : (tensor<2xi8>) -> tensor<2xi32>
  return %0, %1 : tensor<2xi8>, tensor<2xi32> }

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @rescale_u8(%arg0: tensor<2xui8>, %arg1: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xui8>) {
// CHECK-NEXT: %c19689_i32 = arith.constant 19689 : i32
// CHECK-NEXT: %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xui8>) outs(%0 : tensor<2xi8>) {
// CHECK-NEXT: ^bb0(%in: ui8, %out: i8):
// CHECK-NEXT: %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %in : ui8 to i8
// CHECK-NEXT: %5 = arith.extui %4 : i8 to i32
// CHECK-NEXT: %6 = arith.subi %5, %c17_i32 : i32
// CHECK-NEXT: %7 = tosa.apply_scale %6, %c19689_i32, %c15_i8 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %8 = arith.addi %7, %c22_i32 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %9 = arith.maxsi %c-128_i32, %8 : i32
// CHECK-NEXT: %10 = arith.minsi %c127_i32, %9 : i32
// CHECK-NEXT: %11 = arith.trunci %10 : i32 to i8
// CHECK-NEXT: linalg.yield %11 : i8
// CHECK-NEXT: } -> tensor<2xi8>
// CHECK-NEXT: %c19689_i32_0 = arith.constant 19689 : i32
// CHECK-NEXT: %c15_i8_1 = arith.constant 15 : i8
// CHECK-NEXT: %2 = tensor.empty() : tensor<2xui8>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xi8>) outs(%2 : tensor<2xui8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: ui8):
// CHECK-NEXT: %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %5 = arith.subi %4, %c17_i32 : i32
// CHECK-NEXT: %6 = tosa.apply_scale %5, %c19689_i32_0, %c15_i8_1 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %7 = arith.addi %6, %c22_i32 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c255_i32 = arith.constant 255 : i32
// CHECK-NEXT: %8 = arith.maxsi %c0_i32, %7 : i32
// CHECK-NEXT: %9 = arith.minsi %c255_i32, %8 : i32
// CHECK-NEXT: %10 = arith.trunci %9 : i32 to i8
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : i8 to ui8
// CHECK-NEXT: linalg.yield %11 : ui8
// CHECK-NEXT: } -> tensor<2xui8>
// CHECK-NEXT: return %1, %3 : tensor<2xi8>, tensor<2xui8>
func.func @rescale_u8(%a: tensor<2xui8>, %b: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xui8>) {
  %0 = tosa.rescale %a {input_zp = 17 : i32, output_zp = 22 : i32, multiplier = array<i32: 19689>, shift = array<i8: 15>, scale32 = false, double_round = false, per_channel = false} : (tensor<2xui8>) -> tensor<2xi8>
  %1 = tosa.rescale %b {input_zp = 17 : i32, output_zp = 22 : i32, multiplier = array<i32: 19689>, shift = array<i8: 15>, scale32 = true, double_round = true, per_channel = false} : (tensor<2xi8>) -> tensor<2xui8>
  return %0, %1 : tensor<2xi8>, tensor<2xui8> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK: func.func @rescale_dyn(%arg0: tensor<?x3xi32>, %arg1: tensor<3xi8>, %arg2: tensor<2x3xi16>) -> (tensor<?x3xi8>, tensor<3xi8>, tensor<2x3xi16>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xi32>
// CHECK-NEXT: %c1376784203_i32 = arith.constant 1376784203 : i32
// CHECK-NEXT: %c38_i8 = arith.constant 38 : i8
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x3xi32>) outs(%0 : tensor<?x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i8):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: %6 = arith.subi %in, %c0_i32 : i32
// CHECK-NEXT: %7 = tosa.apply_scale %6, %c1376784203_i32, %c38_i8 {double_round = true} : (i32, i32, i8) -> i32
// CHECK-NEXT: %8 = arith.addi %7, %c22_i32 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %9 = arith.maxsi %c-128_i32, %8 : i32
// CHECK-NEXT: %10 = arith.minsi %c127_i32, %9 : i32
// CHECK-NEXT: %11 = arith.trunci %10 : i32 to i8
// CHECK-NEXT: linalg.yield %11 : i8
// CHECK-NEXT: } -> tensor<?x3xi8>
// CHECK-NEXT: %cst = arith.constant dense<[42, 43, 0]> : tensor<3xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[14, 15, 0]> : tensor<3xi8>
// CHECK-NEXT: %2 = tensor.empty() : tensor<3xi8>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %cst, %cst_0 : tensor<3xi8>, tensor<3xi32>, tensor<3xi8>) outs(%2 : tensor<3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %in_3: i32, %in_4: i8, %out: i8):
// CHECK-NEXT: %c243_i32 = arith.constant 243 : i32
// CHECK-NEXT: %c252_i32 = arith.constant 252 : i32
// CHECK-NEXT: %6 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %7 = arith.subi %6, %c243_i32 : i32
// CHECK-NEXT: %8 = tosa.apply_scale %7, %in_3, %in_4 {double_round = false} : (i32, i32, i8) -> i32
// CHECK-NEXT: %9 = arith.addi %8, %c252_i32 : i32
// CHECK-NEXT: %c-128_i32 = arith.constant -128 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %10 = arith.maxsi %c-128_i32, %9 : i32
// CHECK-NEXT: %11 = arith.minsi %c127_i32, %10 : i32
// CHECK-NEXT: %12 = arith.trunci %11 : i32 to i8
// CHECK-NEXT: linalg.yield %12 : i8
// CHECK-NEXT: } -> tensor<3xi8>
// CHECK-NEXT: %cst_1 = arith.constant dense<[42, 43, 44]> : tensor<3xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<[30, 33, 31]> : tensor<3xi8>
// CHECK-NEXT: %4 = tensor.empty() : tensor<2x3xi16>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %cst_1, %cst_2 : tensor<2x3xi16>, tensor<3xi32>, tensor<3xi8>) outs(%4 : tensor<2x3xi16>) {
// CHECK-NEXT: ^bb0(%in: i16, %in_3: i32, %in_4: i8, %out: i16):
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_5 = arith.constant 0 : i32
// CHECK-NEXT: %6 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %7 = arith.subi %6, %c0_i32 : i32
// CHECK-NEXT: %8 = tosa.apply_scale %7, %in_3, %in_4 {double_round = true} : (i32, i32, i8) -> i32
// CHECK-NEXT: %9 = arith.addi %8, %c0_i32_5 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %10 = arith.maxsi %c-32768_i32, %9 : i32
// CHECK-NEXT: %11 = arith.minsi %c32767_i32, %10 : i32
// CHECK-NEXT: %12 = arith.trunci %11 : i32 to i16
// CHECK-NEXT: linalg.yield %12 : i16
// CHECK-NEXT: } -> tensor<2x3xi16>
// CHECK-NEXT: return %1, %3, %5 : tensor<?x3xi8>, tensor<3xi8>, tensor<2x3xi16>
func.func @rescale_dyn(%a: tensor<?x3xi32>, %b: tensor<3xi8>, %c: tensor<2x3xi16>) -> (tensor<?x3xi8>, tensor<3xi8>, tensor<2x3xi16>) {
  %0 = tosa.rescale %a {input_zp = 0 : i32, output_zp = 22 : i32, multiplier = array<i32: 1376784203>, shift = array<i8: 38>, scale32 = true, double_round = true, per_channel = false} : (tensor<?x3xi32>) -> tensor<?x3xi8>
  %1 = tosa.rescale %b {input_zp = 243 : i32, output_zp = 252 : i32, multiplier = array<i32: 42, 43, 44>, shift = array<i8: 14, 15, 64>, scale32 = false, double_round = false, per_channel = true} : (tensor<3xi8>) -> tensor<3xi8>
  %2 = tosa.rescale %c {input_zp = 0 : i32, output_zp = 0 : i32, multiplier = array<i32: 42, 43, 44>, shift = array<i8: 30, 33, 31>, scale32 = true, double_round = true, per_channel = true} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0, %1, %2 : tensor<?x3xi8>, tensor<3xi8>, tensor<2x3xi16> }

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @rescale_48(%arg0: tensor<2xi48>) -> (tensor<2xi16>, tensor<2xi16>) {
// CHECK-NEXT: %c19689_i32 = arith.constant 19689 : i32
// CHECK-NEXT: %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi48>) outs(%0 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i48, %out: i16):
// CHECK-NEXT: %c0_i48 = arith.constant 0 : i48
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %4 = arith.subi %in, %c0_i48 : i48
// CHECK-NEXT: %5 = tosa.apply_scale %4, %c19689_i32, %c15_i8 {double_round = false} : (i48, i32, i8) -> i32
// CHECK-NEXT: %6 = arith.addi %5, %c0_i32 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %7 = arith.maxsi %c-32768_i32, %6 : i32
// CHECK-NEXT: %8 = arith.minsi %c32767_i32, %7 : i32
// CHECK-NEXT: %9 = arith.trunci %8 : i32 to i16
// CHECK-NEXT: linalg.yield %9 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: %c19689_i32_0 = arith.constant 19689 : i32
// CHECK-NEXT: %c33_i8 = arith.constant 33 : i8
// CHECK-NEXT: %2 = tensor.empty() : tensor<2xi16>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi48>) outs(%2 : tensor<2xi16>) {
// CHECK-NEXT: ^bb0(%in: i48, %out: i16):
// CHECK-NEXT: %c0_i48 = arith.constant 0 : i48
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %4 = arith.subi %in, %c0_i48 : i48
// CHECK-NEXT: %5 = tosa.apply_scale %4, %c19689_i32_0, %c33_i8 {double_round = true} : (i48, i32, i8) -> i32
// CHECK-NEXT: %6 = arith.addi %5, %c0_i32 : i32
// CHECK-NEXT: %c-32768_i32 = arith.constant -32768 : i32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %7 = arith.maxsi %c-32768_i32, %6 : i32
// CHECK-NEXT: %8 = arith.minsi %c32767_i32, %7 : i32
// CHECK-NEXT: %9 = arith.trunci %8 : i32 to i16
// CHECK-NEXT: linalg.yield %9 : i16
// CHECK-NEXT: } -> tensor<2xi16>
// CHECK-NEXT: return %1, %3 : tensor<2xi16>, tensor<2xi16>
func.func @rescale_48(%a: tensor<2xi48>) -> (tensor<2xi16>, tensor<2xi16>) {
  %1 = tosa.rescale %a {input_zp = 0 : i32, output_zp = 0 : i32, multiplier = array<i32: 19689>, shift = array<i8: 15>, scale32 = true, double_round = true, per_channel = false} : (tensor<2xi48>) -> tensor<2xi16>
  %2 = tosa.rescale %a {input_zp = 0 : i32, output_zp = 0 : i32, multiplier = array<i32: 19689>, shift = array<i8: 33>, scale32 = true, double_round = true, per_channel = false} : (tensor<2xi48>) -> tensor<2xi16>
  return %1, %2 : tensor<2xi16>, tensor<2xi16> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: func.func @reverse(%arg0: tensor<5x4xi32>, %arg1: tensor<?x?xf32>) -> (tensor<5x4xi32>, tensor<5x4xi32>, tensor<?x?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<5x4xi32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<5x4xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x4xi32>) {
// CHECK-NEXT: ^bb0(%out: i32):
// CHECK-NEXT: %6 = linalg.index 0 : index
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %7 = arith.subi %dim, %c1_7 : index
// CHECK-NEXT: %8 = arith.subi %7, %6 : index
// CHECK-NEXT: %9 = linalg.index 1 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%8, %9] : tensor<5x4xi32>
// CHECK-NEXT: linalg.yield %extracted : i32
// CHECK-NEXT: } -> tensor<5x4xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<5x4xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<5x4xi32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<5x4xi32>) {
// CHECK-NEXT: ^bb0(%out: i32):
// CHECK-NEXT: %6 = linalg.index 0 : index
// CHECK-NEXT: %7 = linalg.index 1 : index
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %8 = arith.subi %dim_0, %c1_7 : index
// CHECK-NEXT: %9 = arith.subi %8, %7 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%6, %9] : tensor<5x4xi32>
// CHECK-NEXT: linalg.yield %extracted : i32
// CHECK-NEXT: } -> tensor<5x4xi32>
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x?xf32>
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %dim_4 = tensor.dim %arg1, %c1_3 : tensor<?x?xf32>
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %dim_6 = tensor.dim %arg1, %c1_5 : tensor<?x?xf32>
// CHECK-NEXT: %4 = tensor.empty(%dim_2, %dim_4) : tensor<?x?xf32>
// CHECK-NEXT: %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<?x?xf32>) {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: %6 = linalg.index 0 : index
// CHECK-NEXT: %7 = linalg.index 1 : index
// CHECK-NEXT: %c1_7 = arith.constant 1 : index
// CHECK-NEXT: %8 = arith.subi %dim_6, %c1_7 : index
// CHECK-NEXT: %9 = arith.subi %8, %7 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%6, %9] : tensor<?x?xf32>
// CHECK-NEXT: linalg.yield %extracted : f32
// CHECK-NEXT: } -> tensor<?x?xf32>
// CHECK-NEXT: return %1, %3, %5 : tensor<5x4xi32>, tensor<5x4xi32>, tensor<?x?xf32>
func.func @reverse(%a: tensor<5x4xi32>, %d: tensor<?x?xf32>) -> (tensor<5x4xi32>, tensor<5x4xi32>, tensor<?x?xf32>) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<5x4xi32>
  %1 = tosa.reverse %a {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x4xi32>
  %2 = tosa.reverse %d {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<5x4xi32>, tensor<5x4xi32>, tensor<?x?xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @tile(%arg0: tensor<2x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<2x3xi8>) -> (tensor<4x3xi8>, tensor<2x6xi8>, tensor<10x21xi8>, tensor<?x6xi8>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x2x1x3xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x2x1x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: linalg.yield %in : i8
// CHECK-NEXT: } -> tensor<2x2x1x3xi8>
// CHECK-NEXT: %2 = tosa.reshape %1 {new_shape = array<i64: 4, 3>} : (tensor<2x2x1x3xi8>) -> tensor<4x3xi8>
// CHECK-NEXT: %3 = tensor.empty() : tensor<1x2x2x3xi8>
// CHECK-NEXT: %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%3 : tensor<1x2x2x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: linalg.yield %in : i8
// CHECK-NEXT: } -> tensor<1x2x2x3xi8>
// CHECK-NEXT: %5 = tosa.reshape %4 {new_shape = array<i64: 2, 6>} : (tensor<1x2x2x3xi8>) -> tensor<2x6xi8>
// CHECK-NEXT: %6 = tensor.empty() : tensor<5x2x7x3xi8>
// CHECK-NEXT: %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%6 : tensor<5x2x7x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: linalg.yield %in : i8
// CHECK-NEXT: } -> tensor<5x2x7x3xi8>
// CHECK-NEXT: %8 = tosa.reshape %7 {new_shape = array<i64: 10, 21>} : (tensor<5x2x7x3xi8>) -> tensor<10x21xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x3xi8>
// CHECK-NEXT: %9 = tensor.empty(%dim) : tensor<2x?x2x3xi8>
// CHECK-NEXT: %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x3xi8>) outs(%9 : tensor<2x?x2x3xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: linalg.yield %in : i8
// CHECK-NEXT: } -> tensor<2x?x2x3xi8>
// CHECK-NEXT: %11 = tosa.reshape %10 {new_shape = array<i64: -9223372036854775808, 6>} : (tensor<2x?x2x3xi8>) -> tensor<?x6xi8>
// CHECK-NEXT: return %2, %5, %8, %11 : tensor<4x3xi8>, tensor<2x6xi8>, tensor<10x21xi8>, tensor<?x6xi8>
func.func @tile(%a: tensor<2x3xi8>, %d: tensor<?x3xi8>, %e: tensor<2x3xi8>) -> (tensor<4x3xi8>, tensor<2x6xi8>, tensor<10x21xi8>, tensor<?x6xi8>) {
  %0 = tosa.tile %a {multiples = array<i64: 2, 1>} : (tensor<2x3xi8>) -> tensor<4x3xi8>
  %1 = tosa.tile %a {multiples = array<i64: 1, 2>} : (tensor<2x3xi8>) -> tensor<2x6xi8>
  %2 = tosa.tile %a {multiples = array<i64: 5, 7>} : (tensor<2x3xi8>) -> tensor<10x21xi8>
  %3 = tosa.tile %d {multiples = array<i64: 2, 2>} : (tensor<?x3xi8>) -> tensor<?x6xi8>
  return %0, %1, %2, %3 : tensor<4x3xi8>, tensor<2x6xi8>, tensor<10x21xi8>, tensor<?x6xi8> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>
// CHECK: func.func @argmax(%arg0: tensor<3x2xi32>, %arg1: tensor<6xf32>, %arg2: tensor<3x?xi8>) -> (tensor<2xi32>, tensor<3xi32>, tensor<i32>, tensor<?xi32>, tensor<3xi64>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %3 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<3x2xi32>) outs(%1, %3 : tensor<2xi32>, tensor<2xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32, %out_5: i32):
// CHECK-NEXT: %25 = linalg.index 0 : index
// CHECK-NEXT: %26 = arith.index_cast %25 : index to i32
// CHECK-NEXT: %27 = arith.cmpi sgt, %in, %out_5 : i32
// CHECK-NEXT: %28 = arith.select %27, %in, %out_5 : i32
// CHECK-NEXT: %29 = arith.select %27, %26, %out : i32
// CHECK-NEXT: linalg.yield %29, %28 : i32, i32
// CHECK-NEXT: } -> (tensor<2xi32>, tensor<2xi32>)
// CHECK-NEXT: %5 = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %6 = linalg.fill ins(%c0_i32_0 : i32) outs(%5 : tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %7 = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %c-2147483648_i32_1 = arith.constant -2147483648 : i32
// CHECK-NEXT: %8 = linalg.fill ins(%c-2147483648_i32_1 : i32) outs(%7 : tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %9:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<3x2xi32>) outs(%6, %8 : tensor<3xi32>, tensor<3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32, %out_5: i32):
// CHECK-NEXT: %25 = linalg.index 1 : index
// CHECK-NEXT: %26 = arith.index_cast %25 : index to i32
// CHECK-NEXT: %27 = arith.cmpi sgt, %in, %out_5 : i32
// CHECK-NEXT: %28 = arith.select %27, %in, %out_5 : i32
// CHECK-NEXT: %29 = arith.select %27, %26, %out : i32
// CHECK-NEXT: linalg.yield %29, %28 : i32, i32
// CHECK-NEXT: } -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT: %10 = tensor.empty() : tensor<i32>
// CHECK-NEXT: %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT: %11 = linalg.fill ins(%c0_i32_2 : i32) outs(%10 : tensor<i32>) -> tensor<i32>
// CHECK-NEXT: %12 = tensor.empty() : tensor<f32>
// CHECK-NEXT: %cst = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %14:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["reduction"]} ins(%arg1 : tensor<6xf32>) outs(%11, %13 : tensor<i32>, tensor<f32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: i32, %out_5: f32):
// CHECK-NEXT: %25 = linalg.index 0 : index
// CHECK-NEXT: %26 = arith.index_cast %25 : index to i32
// CHECK-NEXT: %27 = arith.cmpf ogt, %in, %out_5 : f32
// CHECK-NEXT: %28 = arith.select %27, %in, %out_5 : f32
// CHECK-NEXT: %29 = arith.select %27, %26, %out : i32
// CHECK-NEXT: linalg.yield %29, %28 : i32, f32
// CHECK-NEXT: } -> (tensor<i32>, tensor<f32>)
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg2, %c1 : tensor<3x?xi8>
// CHECK-NEXT: %15 = tensor.empty(%dim) : tensor<?xi32>
// CHECK-NEXT: %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT: %16 = linalg.fill ins(%c0_i32_3 : i32) outs(%15 : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT: %17 = tensor.empty(%dim) : tensor<?xi8>
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %18 = linalg.fill ins(%c-128_i8 : i8) outs(%17 : tensor<?xi8>) -> tensor<?xi8>
// CHECK-NEXT: %19:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg2 : tensor<3x?xi8>) outs(%16, %18 : tensor<?xi32>, tensor<?xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32, %out_5: i8):
// CHECK-NEXT: %25 = linalg.index 0 : index
// CHECK-NEXT: %26 = arith.index_cast %25 : index to i32
// CHECK-NEXT: %27 = arith.cmpi sgt, %in, %out_5 : i8
// CHECK-NEXT: %28 = arith.select %27, %in, %out_5 : i8
// CHECK-NEXT: %29 = arith.select %27, %26, %out : i32
// CHECK-NEXT: linalg.yield %29, %28 : i32, i8
// CHECK-NEXT: } -> (tensor<?xi32>, tensor<?xi8>)
// CHECK-NEXT: %20 = tensor.empty() : tensor<3xi64>
// CHECK-NEXT: %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT: %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT: %22 = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %c-2147483648_i32_4 = arith.constant -2147483648 : i32
// CHECK-NEXT: %23 = linalg.fill ins(%c-2147483648_i32_4 : i32) outs(%22 : tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %24:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<3x2xi32>) outs(%21, %23 : tensor<3xi64>, tensor<3xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i64, %out_5: i32):
// CHECK-NEXT: %25 = linalg.index 1 : index
// CHECK-NEXT: %26 = arith.index_cast %25 : index to i64
// CHECK-NEXT: %27 = arith.cmpi sgt, %in, %out_5 : i32
// CHECK-NEXT: %28 = arith.select %27, %in, %out_5 : i32
// CHECK-NEXT: %29 = arith.select %27, %26, %out : i64
// CHECK-NEXT: linalg.yield %29, %28 : i64, i32
// CHECK-NEXT: } -> (tensor<3xi64>, tensor<3xi32>)
// CHECK-NEXT: return %4#0, %9#0, %14#0, %19#0, %24#0 : tensor<2xi32>, tensor<3xi32>, tensor<i32>, tensor<?xi32>, tensor<3xi64>
func.func @argmax(%a: tensor<3x2xi32>, %f: tensor<6xf32>, %d: tensor<3x?xi8>) -> (tensor<2xi32>, tensor<3xi32>, tensor<i32>, tensor<?xi32>, tensor<3xi64>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x2xi32>) -> tensor<2xi32>
  %1 = tosa.argmax %a {axis = 1 : i32} : (tensor<3x2xi32>) -> tensor<3xi32>
  %2 = tosa.argmax %f {axis = 0 : i32} : (tensor<6xf32>) -> tensor<i32>
  %3 = tosa.argmax %d {axis = 0 : i32} : (tensor<3x?xi8>) -> tensor<?xi32>
  %4 = tosa.argmax %a {axis = 1 : i32} : (tensor<3x2xi32>) -> tensor<3xi64>
  return %0, %1, %2, %3, %4 : tensor<2xi32>, tensor<3xi32>, tensor<i32>, tensor<?xi32>, tensor<3xi64> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: func.func @gather(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<?x?x?xi32>, %arg3: tensor<?x3xi32>) -> (tensor<2x3x2xf32>, tensor<?x3x?xi32>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x3x2xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3xi32>) outs(%0 : tensor<2x3x2xf32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: f32):
// CHECK-NEXT: %4 = linalg.index 0 : index
// CHECK-NEXT: %5 = arith.index_cast %in : i32 to index
// CHECK-NEXT: %6 = linalg.index 2 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%4, %5, %6] : tensor<2x3x2xf32>
// CHECK-NEXT: linalg.yield %extracted : f32
// CHECK-NEXT: } -> tensor<2x3x2xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?x?x?xi32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg2, %c2 : tensor<?x?x?xi32>
// CHECK-NEXT: %2 = tensor.empty(%dim, %dim_0) : tensor<?x3x?xi32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x3xi32>) outs(%2 : tensor<?x3x?xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: %4 = linalg.index 0 : index
// CHECK-NEXT: %5 = arith.index_cast %in : i32 to index
// CHECK-NEXT: %6 = linalg.index 2 : index
// CHECK-NEXT: %extracted = tensor.extract %arg2[%4, %5, %6] : tensor<?x?x?xi32>
// CHECK-NEXT: linalg.yield %extracted : i32
// CHECK-NEXT: } -> tensor<?x3x?xi32>
// CHECK-NEXT: return %1, %3 : tensor<2x3x2xf32>, tensor<?x3x?xi32>
func.func @gather(%a: tensor<2x3x2xf32>, %i: tensor<2x3xi32>, %d: tensor<?x?x?xi32>, %di: tensor<?x3xi32>) -> (tensor<2x3x2xf32>, tensor<?x3x?xi32>) {
  %0 = tosa.gather %a, %i : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
  %1 = tosa.gather %d, %di : (tensor<?x?x?xi32>, tensor<?x3xi32>) -> tensor<?x3x?xi32>
  return %0, %1 : tensor<2x3x2xf32>, tensor<?x3x?xi32> }

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @table8(%arg0: tensor<6xi8>, %arg1: tensor<512xi8>) -> tensor<6xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<6xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi8>) outs(%0 : tensor<6xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %2 = arith.index_cast %in : i8 to index
// CHECK-NEXT: %c128 = arith.constant 128 : index
// CHECK-NEXT: %3 = arith.addi %2, %c128 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%3] : tensor<512xi8>
// CHECK-NEXT: linalg.yield %extracted : i8
// CHECK-NEXT: } -> tensor<6xi8>
// CHECK-NEXT: return %1 : tensor<6xi8>
func.func @table8(%a: tensor<6xi8>, %t: tensor<512xi8>) -> tensor<6xi8> {
  %0 = tosa.table %a, %t : (tensor<6xi8>, tensor<512xi8>) -> tensor<6xi8>
  return %0 : tensor<6xi8> }

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @table16(%arg0: tensor<6xi16>, %arg1: tensor<513xi16>) -> tensor<6xi32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<6xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi16>) outs(%0 : tensor<6xi32>) {
// CHECK-NEXT: ^bb0(%in: i16, %out: i32):
// CHECK-NEXT: %2 = arith.extsi %in : i16 to i32
// CHECK-NEXT: %c32768_i32 = arith.constant 32768 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %3 = arith.addi %2, %c32768_i32 : i32
// CHECK-NEXT: %4 = arith.shrui %3, %c7_i32 : i32
// CHECK-NEXT: %5 = arith.andi %3, %c127_i32 : i32
// CHECK-NEXT: %6 = arith.addi %4, %c1_i32 : i32
// CHECK-NEXT: %7 = arith.index_cast %4 : i32 to index
// CHECK-NEXT: %8 = arith.index_cast %6 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%7] : tensor<513xi16>
// CHECK-NEXT: %extracted_0 = tensor.extract %arg1[%8] : tensor<513xi16>
// CHECK-NEXT: %9 = arith.extsi %extracted : i16 to i32
// CHECK-NEXT: %10 = arith.extsi %extracted_0 : i16 to i32
// CHECK-NEXT: %11 = arith.shli %9, %c7_i32 : i32
// CHECK-NEXT: %12 = arith.subi %10, %9 : i32
// CHECK-NEXT: %13 = arith.muli %12, %5 : i32
// CHECK-NEXT: %14 = arith.addi %11, %13 : i32
// CHECK-NEXT: linalg.yield %14 : i32
// CHECK-NEXT: } -> tensor<6xi32>
// CHECK-NEXT: return %1 : tensor<6xi32>
func.func @table16(%a: tensor<6xi16>, %t: tensor<513xi16>) -> tensor<6xi32> {
  %0 = tosa.table %a, %t : (tensor<6xi16>, tensor<513xi16>) -> tensor<6xi32>
  return %0 : tensor<6xi32> }

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: func.func @table8d(%arg0: tensor<?xi8>, %arg1: tensor<512xi8>, %arg2: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi8>) outs(%0 : tensor<?xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %4 = arith.index_cast %in : i8 to index
// CHECK-NEXT: %c128 = arith.constant 128 : index
// CHECK-NEXT: %5 = arith.addi %4, %c128 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%5] : tensor<512xi8>
// CHECK-NEXT: linalg.yield %extracted : i8
// CHECK-NEXT: } -> tensor<?xi8>
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?xi8>
// CHECK-NEXT: %2 = tensor.empty(%dim_1) : tensor<?xi8>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi8>) outs(%2 : tensor<?xi8>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i8):
// CHECK-NEXT: %4 = arith.index_cast %in : i8 to index
// CHECK-NEXT: %c128 = arith.constant 128 : index
// CHECK-NEXT: %5 = arith.addi %4, %c128 : index
// CHECK-NEXT: %extracted = tensor.extract %arg2[%5] : tensor<?xi8>
// CHECK-NEXT: linalg.yield %extracted : i8
// CHECK-NEXT: } -> tensor<?xi8>
// CHECK-NEXT: return %1, %3 : tensor<?xi8>, tensor<?xi8>
func.func @table8d(%a: tensor<?xi8>, %t: tensor<512xi8>, %u: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
  %0 = tosa.table %a, %t : (tensor<?xi8>, tensor<512xi8>) -> tensor<?xi8>
  %1 = tosa.table %a, %u : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return %0, %1 : tensor<?xi8>, tensor<?xi8> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK: func.func @rfft(%arg0: tensor<5x5x8xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = tensor.empty() : tensor<5x5x5xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<5x5x5xf32>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %c5_2 = arith.constant 5 : index
// CHECK-NEXT: %c2_3 = arith.constant 2 : index
// CHECK-NEXT: %c8_4 = arith.constant 8 : index
// CHECK-NEXT: %cst_5 = arith.constant 6.28318548 : f32
// CHECK-NEXT: %4 = arith.index_castui %c5_2 : index to i32
// CHECK-NEXT: %5 = arith.uitofp %4 : i32 to f32
// CHECK-NEXT: %6 = arith.index_castui %c8_4 : index to i32
// CHECK-NEXT: %7 = arith.uitofp %6 : i32 to f32
// CHECK-NEXT: %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : tensor<5x5x8xf32>) outs(%1, %3 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32, %out_6: f32):
// CHECK-NEXT: %9 = linalg.index 1 : index
// CHECK-NEXT: %10 = linalg.index 2 : index
// CHECK-NEXT: %11 = linalg.index 3 : index
// CHECK-NEXT: %12 = linalg.index 4 : index
// CHECK-NEXT: %13 = index.mul %11, %9
// CHECK-NEXT: %14 = index.mul %12, %10
// CHECK-NEXT: %15 = index.remu %13, %c5_2
// CHECK-NEXT: %16 = index.remu %14, %c8_4
// CHECK-NEXT: %17 = arith.index_castui %15 : index to i32
// CHECK-NEXT: %18 = arith.uitofp %17 : i32 to f32
// CHECK-NEXT: %19 = arith.index_castui %16 : index to i32
// CHECK-NEXT: %20 = arith.uitofp %19 : i32 to f32
// CHECK-NEXT: %21 = arith.divf %18, %5 : f32
// CHECK-NEXT: %22 = arith.divf %20, %7 : f32
// CHECK-NEXT: %23 = arith.addf %21, %22 : f32
// CHECK-NEXT: %24 = arith.mulf %cst_5, %23 : f32
// CHECK-NEXT: %25 = math.cos %24 : f32
// CHECK-NEXT: %26 = math.sin %24 : f32
// CHECK-NEXT: %27 = arith.mulf %in, %25 : f32
// CHECK-NEXT: %28 = arith.mulf %in, %26 : f32
// CHECK-NEXT: %29 = arith.addf %out, %27 : f32
// CHECK-NEXT: %30 = arith.subf %out_6, %28 : f32
// CHECK-NEXT: linalg.yield %29, %30 : f32, f32
// CHECK-NEXT: } -> (tensor<5x5x5xf32>, tensor<5x5x5xf32>)
// CHECK-NEXT: return %8#0, %8#1 : tensor<5x5x5xf32>, tensor<5x5x5xf32>
func.func @rfft(%a: tensor<5x5x8xf32>, %d: tensor<?x?x?xf32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<5x5x8xf32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xf32>)
  return %0, %1 : tensor<5x5x5xf32>, tensor<5x5x5xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK: func.func @rfftd(%arg0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c2_3 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.divui %dim_1, %c2_3 : index
// CHECK-NEXT: %1 = arith.addi %0, %c1_2 : index
// CHECK-NEXT: %2 = tensor.empty(%dim, %dim_0, %1) : tensor<?x?x?xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT: %4 = tensor.empty(%dim, %dim_0, %1) : tensor<?x?x?xf32>
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %5 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT: %c1_5 = arith.constant 1 : index
// CHECK-NEXT: %dim_6 = tensor.dim %arg0, %c1_5 : tensor<?x?x?xf32>
// CHECK-NEXT: %c2_7 = arith.constant 2 : index
// CHECK-NEXT: %dim_8 = tensor.dim %arg0, %c2_7 : tensor<?x?x?xf32>
// CHECK-NEXT: %cst_9 = arith.constant 6.28318548 : f32
// CHECK-NEXT: %6 = arith.index_castui %dim_6 : index to i32
// CHECK-NEXT: %7 = arith.uitofp %6 : i32 to f32
// CHECK-NEXT: %8 = arith.index_castui %dim_8 : index to i32
// CHECK-NEXT: %9 = arith.uitofp %8 : i32 to f32
// CHECK-NEXT: %10:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : tensor<?x?x?xf32>) outs(%3, %5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32, %out_10: f32):
// CHECK-NEXT: %11 = linalg.index 1 : index
// CHECK-NEXT: %12 = linalg.index 2 : index
// CHECK-NEXT: %13 = linalg.index 3 : index
// CHECK-NEXT: %14 = linalg.index 4 : index
// CHECK-NEXT: %15 = index.mul %13, %11
// CHECK-NEXT: %16 = index.mul %14, %12
// CHECK-NEXT: %17 = index.remu %15, %dim_6
// CHECK-NEXT: %18 = index.remu %16, %dim_8
// CHECK-NEXT: %19 = arith.index_castui %17 : index to i32
// CHECK-NEXT: %20 = arith.uitofp %19 : i32 to f32
// CHECK-NEXT: %21 = arith.index_castui %18 : index to i32
// CHECK-NEXT: %22 = arith.uitofp %21 : i32 to f32
// CHECK-NEXT: %23 = arith.divf %20, %7 : f32
// CHECK-NEXT: %24 = arith.divf %22, %9 : f32
// CHECK-NEXT: %25 = arith.addf %23, %24 : f32
// CHECK-NEXT: %26 = arith.mulf %cst_9, %25 : f32
// CHECK-NEXT: %27 = math.cos %26 : f32
// CHECK-NEXT: %28 = math.sin %26 : f32
// CHECK-NEXT: %29 = arith.mulf %in, %27 : f32
// CHECK-NEXT: %30 = arith.mulf %in, %28 : f32
// CHECK-NEXT: %31 = arith.addf %out, %29 : f32
// CHECK-NEXT: %32 = arith.subf %out_10, %30 : f32
// CHECK-NEXT: linalg.yield %31, %32 : f32, f32
// CHECK-NEXT: } -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
// CHECK-NEXT: return %10#0, %10#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
func.func @rfftd(%d: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %0, %1 = tosa.rfft2d %d : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK: func.func @fft(%arg0: tensor<8x8x8xf32>) -> (tensor<8x8x8xf32>, tensor<8x8x8xf32>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x8x8xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<8x8x8xf32>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c8_1 = arith.constant 8 : index
// CHECK-NEXT: %cst_2 = arith.constant 6.28318548 : f32
// CHECK-NEXT: %4 = arith.index_castui %c8 : index to i32
// CHECK-NEXT: %5 = arith.uitofp %4 : i32 to f32
// CHECK-NEXT: %6 = arith.index_castui %c8_1 : index to i32
// CHECK-NEXT: %7 = arith.uitofp %6 : i32 to f32
// CHECK-NEXT: %8:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg0 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%1, %3 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_3: f32, %out: f32, %out_4: f32):
// CHECK-NEXT: %9 = linalg.index 1 : index
// CHECK-NEXT: %10 = linalg.index 2 : index
// CHECK-NEXT: %11 = linalg.index 3 : index
// CHECK-NEXT: %12 = linalg.index 4 : index
// CHECK-NEXT: %13 = index.mul %11, %9
// CHECK-NEXT: %14 = index.mul %12, %10
// CHECK-NEXT: %15 = index.remu %13, %c8
// CHECK-NEXT: %16 = index.remu %14, %c8_1
// CHECK-NEXT: %17 = arith.index_castui %15 : index to i32
// CHECK-NEXT: %18 = arith.uitofp %17 : i32 to f32
// CHECK-NEXT: %19 = arith.index_castui %16 : index to i32
// CHECK-NEXT: %20 = arith.uitofp %19 : i32 to f32
// CHECK-NEXT: %21 = arith.divf %18, %5 : f32
// CHECK-NEXT: %22 = arith.divf %20, %7 : f32
// CHECK-NEXT: %23 = arith.addf %21, %22 : f32
// CHECK-NEXT: %24 = arith.mulf %cst_2, %23 : f32
// CHECK-NEXT: %25 = math.cos %24 : f32
// CHECK-NEXT: %26 = math.sin %24 : f32
// CHECK-NEXT: %27 = arith.mulf %in, %25 : f32
// CHECK-NEXT: %28 = arith.mulf %in_3, %26 : f32
// CHECK-NEXT: %29 = arith.addf %27, %28 : f32
// CHECK-NEXT: %30 = arith.mulf %in_3, %25 : f32
// CHECK-NEXT: %31 = arith.mulf %in, %26 : f32
// CHECK-NEXT: %32 = arith.subf %30, %31 : f32
// CHECK-NEXT: %33 = arith.addf %out, %29 : f32
// CHECK-NEXT: %34 = arith.addf %out_4, %32 : f32
// CHECK-NEXT: linalg.yield %33, %34 : f32, f32
// CHECK-NEXT: } -> (tensor<8x8x8xf32>, tensor<8x8x8xf32>)
// CHECK-NEXT: return %8#0, %8#1 : tensor<8x8x8xf32>, tensor<8x8x8xf32>
func.func @fft(%a: tensor<8x8x8xf32>) -> (tensor<8x8x8xf32>, tensor<8x8x8xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> (tensor<8x8x8xf32>, tensor<8x8x8xf32>)
  return %0, %1 : tensor<8x8x8xf32>, tensor<8x8x8xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK: func.func @ffti(%arg0: tensor<?x8x?xf32>) -> (tensor<?x8x?xf32>, tensor<?x8x?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x8x?xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c2 : tensor<?x8x?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim, %dim_0) : tensor<?x8x?xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
// CHECK-NEXT: %2 = tensor.empty(%dim, %dim_0) : tensor<?x8x?xf32>
// CHECK-NEXT: %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c2_2 = arith.constant 2 : index
// CHECK-NEXT: %dim_3 = tensor.dim %arg0, %c2_2 : tensor<?x8x?xf32>
// CHECK-NEXT: %cst_4 = arith.constant 6.28318548 : f32
// CHECK-NEXT: %4 = arith.index_castui %c8 : index to i32
// CHECK-NEXT: %5 = arith.uitofp %4 : i32 to f32
// CHECK-NEXT: %6 = arith.index_castui %dim_3 : index to i32
// CHECK-NEXT: %7 = arith.uitofp %6 : i32 to f32
// CHECK-NEXT: %8:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg0 : tensor<?x8x?xf32>, tensor<?x8x?xf32>) outs(%1, %3 : tensor<?x8x?xf32>, tensor<?x8x?xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_5: f32, %out: f32, %out_6: f32):
// CHECK-NEXT: %9 = linalg.index 1 : index
// CHECK-NEXT: %10 = linalg.index 2 : index
// CHECK-NEXT: %11 = linalg.index 3 : index
// CHECK-NEXT: %12 = linalg.index 4 : index
// CHECK-NEXT: %13 = index.mul %11, %9
// CHECK-NEXT: %14 = index.mul %12, %10
// CHECK-NEXT: %15 = index.remu %13, %c8
// CHECK-NEXT: %16 = index.remu %14, %dim_3
// CHECK-NEXT: %17 = arith.index_castui %15 : index to i32
// CHECK-NEXT: %18 = arith.uitofp %17 : i32 to f32
// CHECK-NEXT: %19 = arith.index_castui %16 : index to i32
// CHECK-NEXT: %20 = arith.uitofp %19 : i32 to f32
// CHECK-NEXT: %21 = arith.divf %18, %5 : f32
// CHECK-NEXT: %22 = arith.divf %20, %7 : f32
// CHECK-NEXT: %23 = arith.addf %21, %22 : f32
// CHECK-NEXT: %24 = arith.mulf %cst_4, %23 : f32
// CHECK-NEXT: %cst_7 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %25 = arith.mulf %24, %cst_7 : f32
// CHECK-NEXT: %26 = math.cos %25 : f32
// CHECK-NEXT: %27 = math.sin %25 : f32
// CHECK-NEXT: %28 = arith.mulf %in, %26 : f32
// CHECK-NEXT: %29 = arith.mulf %in_5, %27 : f32
// CHECK-NEXT: %30 = arith.addf %28, %29 : f32
// CHECK-NEXT: %31 = arith.mulf %in_5, %26 : f32
// CHECK-NEXT: %32 = arith.mulf %in, %27 : f32
// CHECK-NEXT: %33 = arith.subf %31, %32 : f32
// CHECK-NEXT: %34 = arith.addf %out, %30 : f32
// CHECK-NEXT: %35 = arith.addf %out_6, %33 : f32
// CHECK-NEXT: linalg.yield %34, %35 : f32, f32
// CHECK-NEXT: } -> (tensor<?x8x?xf32>, tensor<?x8x?xf32>)
// CHECK-NEXT: return %8#0, %8#1 : tensor<?x8x?xf32>, tensor<?x8x?xf32>
func.func @ffti(%a: tensor<?x8x?xf32>) -> (tensor<?x8x?xf32>, tensor<?x8x?xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = true} : (tensor<?x8x?xf32>, tensor<?x8x?xf32>) -> (tensor<?x8x?xf32>, tensor<?x8x?xf32>)
  return %0, %1 : tensor<?x8x?xf32>, tensor<?x8x?xf32> }

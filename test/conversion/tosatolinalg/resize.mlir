// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<1x15x13x1xi8>) -> tensor<1x23x179x1xi8> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x23x179x1xi8>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x23x179x1xi8>) {
// CHECK-NEXT: ^bb0(%out: i8):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = linalg.index 1 : index
// CHECK-NEXT: %4 = linalg.index 2 : index
// CHECK-NEXT: %5 = linalg.index 3 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c14_i32 = arith.constant 14 : i32
// CHECK-NEXT: %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT: %6 = arith.index_cast %3 : index to i32
// CHECK-NEXT: %7 = arith.index_cast %4 : index to i32
// CHECK-NEXT: %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c89_i32 = arith.constant 89 : i32
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT: %8 = arith.muli %6, %c7_i32 : i32
// CHECK-NEXT: %9 = arith.addi %8, %c0_i32_0 : i32
// CHECK-NEXT: %10 = arith.divsi %9, %c11_i32 : i32
// CHECK-NEXT: %11 = arith.muli %10, %c11_i32 : i32
// CHECK-NEXT: %12 = arith.subi %9, %11 : i32
// CHECK-NEXT: %13 = arith.muli %7, %c6_i32 : i32
// CHECK-NEXT: %14 = arith.addi %13, %c0_i32_1 : i32
// CHECK-NEXT: %15 = arith.divsi %14, %c89_i32 : i32
// CHECK-NEXT: %16 = arith.muli %15, %c89_i32 : i32
// CHECK-NEXT: %17 = arith.subi %14, %16 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %18 = arith.shli %12, %c1_i32 : i32
// CHECK-NEXT: %19 = arith.cmpi sge, %18, %c11_i32 : i32
// CHECK-NEXT: %20 = arith.select %19, %c1_i32, %c0_i32 : i32
// CHECK-NEXT: %21 = arith.addi %10, %20 : i32
// CHECK-NEXT: %22 = arith.maxsi %c0_i32, %21 : i32
// CHECK-NEXT: %23 = arith.minsi %c14_i32, %22 : i32
// CHECK-NEXT: %24 = arith.index_cast %23 : i32 to index
// CHECK-NEXT: %25 = arith.shli %17, %c1_i32 : i32
// CHECK-NEXT: %26 = arith.cmpi sge, %25, %c89_i32 : i32
// CHECK-NEXT: %27 = arith.select %26, %c1_i32, %c0_i32 : i32
// CHECK-NEXT: %28 = arith.addi %15, %27 : i32
// CHECK-NEXT: %29 = arith.maxsi %c0_i32, %28 : i32
// CHECK-NEXT: %30 = arith.minsi %c12_i32, %29 : i32
// CHECK-NEXT: %31 = arith.index_cast %30 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %24, %31, %5] : tensor<1x15x13x1xi8>
// CHECK-NEXT: linalg.yield %extracted : i8
// CHECK-NEXT: } -> tensor<1x23x179x1xi8>
// CHECK-NEXT: return %1 : tensor<1x23x179x1xi8>
func.func @r(%a: tensor<1x15x13x1xi8>) -> tensor<1x23x179x1xi8> {
  %r = tosa.resize %a {mode = "NEAREST_NEIGHBOR", scale = array<i64: 11, 7, 89, 6>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>} : (tensor<1x15x13x1xi8>) -> tensor<1x23x179x1xi8>
  return %r : tensor<1x23x179x1xi8> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<1x19x20x1xi8>) -> tensor<1x304x320x1xi48> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x304x320x1xi48>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x304x320x1xi48>) {
// CHECK-NEXT: ^bb0(%out: i48):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = linalg.index 1 : index
// CHECK-NEXT: %4 = linalg.index 2 : index
// CHECK-NEXT: %5 = linalg.index 3 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c18_i32 = arith.constant 18 : i32
// CHECK-NEXT: %c19_i32 = arith.constant 19 : i32
// CHECK-NEXT: %6 = arith.index_cast %3 : index to i32
// CHECK-NEXT: %7 = arith.index_cast %4 : index to i32
// CHECK-NEXT: %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c16_i32_0 = arith.constant 16 : i32
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_4 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_5 = arith.constant 0 : i32
// CHECK-NEXT: %8 = arith.muli %6, %c1_i32 : i32
// CHECK-NEXT: %9 = arith.addi %8, %c0_i32_2 : i32
// CHECK-NEXT: %10 = arith.divsi %9, %c16_i32 : i32
// CHECK-NEXT: %11 = arith.muli %10, %c16_i32 : i32
// CHECK-NEXT: %12 = arith.subi %9, %11 : i32
// CHECK-NEXT: %13 = arith.muli %7, %c1_i32_1 : i32
// CHECK-NEXT: %14 = arith.addi %13, %c0_i32_3 : i32
// CHECK-NEXT: %15 = arith.divsi %14, %c16_i32_0 : i32
// CHECK-NEXT: %16 = arith.muli %15, %c16_i32_0 : i32
// CHECK-NEXT: %17 = arith.subi %14, %16 : i32
// CHECK-NEXT: %c1_i32_6 = arith.constant 1 : i32
// CHECK-NEXT: %18 = arith.addi %10, %c1_i32_6 : i32
// CHECK-NEXT: %19 = arith.maxsi %c0_i32, %10 : i32
// CHECK-NEXT: %20 = arith.minsi %c18_i32, %19 : i32
// CHECK-NEXT: %21 = arith.maxsi %c0_i32, %18 : i32
// CHECK-NEXT: %22 = arith.minsi %c18_i32, %21 : i32
// CHECK-NEXT: %23 = arith.index_cast %20 : i32 to index
// CHECK-NEXT: %24 = arith.index_cast %22 : i32 to index
// CHECK-NEXT: %25 = arith.addi %15, %c1_i32_6 : i32
// CHECK-NEXT: %26 = arith.maxsi %c0_i32, %15 : i32
// CHECK-NEXT: %27 = arith.minsi %c19_i32, %26 : i32
// CHECK-NEXT: %28 = arith.maxsi %c0_i32, %25 : i32
// CHECK-NEXT: %29 = arith.minsi %c19_i32, %28 : i32
// CHECK-NEXT: %30 = arith.index_cast %27 : i32 to index
// CHECK-NEXT: %31 = arith.index_cast %29 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %23, %30, %5] : tensor<1x19x20x1xi8>
// CHECK-NEXT: %extracted_7 = tensor.extract %arg0[%2, %23, %31, %5] : tensor<1x19x20x1xi8>
// CHECK-NEXT: %extracted_8 = tensor.extract %arg0[%2, %24, %30, %5] : tensor<1x19x20x1xi8>
// CHECK-NEXT: %extracted_9 = tensor.extract %arg0[%2, %24, %31, %5] : tensor<1x19x20x1xi8>
// CHECK-NEXT: %32 = arith.extsi %extracted : i8 to i48
// CHECK-NEXT: %33 = arith.extsi %extracted_7 : i8 to i48
// CHECK-NEXT: %34 = arith.extsi %extracted_8 : i8 to i48
// CHECK-NEXT: %35 = arith.extsi %extracted_9 : i8 to i48
// CHECK-NEXT: %36 = arith.extsi %17 : i32 to i48
// CHECK-NEXT: %37 = arith.extsi %12 : i32 to i48
// CHECK-NEXT: %38 = arith.extsi %c16_i32 : i32 to i48
// CHECK-NEXT: %39 = arith.extsi %c16_i32_0 : i32 to i48
// CHECK-NEXT: %40 = arith.subi %39, %36 : i48
// CHECK-NEXT: %41 = arith.muli %32, %40 : i48
// CHECK-NEXT: %42 = arith.muli %33, %36 : i48
// CHECK-NEXT: %43 = arith.addi %41, %42 : i48
// CHECK-NEXT: %44 = arith.subi %39, %36 : i48
// CHECK-NEXT: %45 = arith.muli %34, %44 : i48
// CHECK-NEXT: %46 = arith.muli %35, %36 : i48
// CHECK-NEXT: %47 = arith.addi %45, %46 : i48
// CHECK-NEXT: %48 = arith.subi %38, %37 : i48
// CHECK-NEXT: %49 = arith.muli %43, %48 : i48
// CHECK-NEXT: %50 = arith.muli %47, %37 : i48
// CHECK-NEXT: %51 = arith.addi %49, %50 : i48
// CHECK-NEXT: linalg.yield %51 : i48
// CHECK-NEXT: } -> tensor<1x304x320x1xi48>
// CHECK-NEXT: return %1 : tensor<1x304x320x1xi48>
func.func @r(%a: tensor<1x19x20x1xi8>) -> tensor<1x304x320x1xi48> {
  %r = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 16, 1, 16, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>} : (tensor<1x19x20x1xi8>) -> tensor<1x304x320x1xi48>
  return %r : tensor<1x304x320x1xi48> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<1x50x48x1xf32>) -> tensor<1x1600x1536x1xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x1600x1536x1xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x1600x1536x1xf32>) {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = linalg.index 1 : index
// CHECK-NEXT: %4 = linalg.index 2 : index
// CHECK-NEXT: %5 = linalg.index 3 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c49_i32 = arith.constant 49 : i32
// CHECK-NEXT: %c47_i32 = arith.constant 47 : i32
// CHECK-NEXT: %6 = arith.index_cast %3 : index to i32
// CHECK-NEXT: %7 = arith.index_cast %4 : index to i32
// CHECK-NEXT: %c64_i32 = arith.constant 64 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c64_i32_0 = arith.constant 64 : i32
// CHECK-NEXT: %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT: %c-31_i32 = arith.constant -31 : i32
// CHECK-NEXT: %c-31_i32_2 = arith.constant -31 : i32
// CHECK-NEXT: %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT: %c31_i32_3 = arith.constant 31 : i32
// CHECK-NEXT: %8 = arith.muli %6, %c2_i32 : i32
// CHECK-NEXT: %9 = arith.addi %8, %c-31_i32 : i32
// CHECK-NEXT: %10 = arith.floordivsi %9, %c64_i32 : i32
// CHECK-NEXT: %11 = arith.remsi %9, %c64_i32 : i32
// CHECK-NEXT: %12 = arith.sitofp %11 : i32 to f32
// CHECK-NEXT: %13 = arith.uitofp %c64_i32 : i32 to f32
// CHECK-NEXT: %14 = arith.divf %12, %13 : f32
// CHECK-NEXT: %15 = arith.muli %7, %c2_i32_1 : i32
// CHECK-NEXT: %16 = arith.addi %15, %c-31_i32_2 : i32
// CHECK-NEXT: %17 = arith.floordivsi %16, %c64_i32_0 : i32
// CHECK-NEXT: %18 = arith.remsi %16, %c64_i32_0 : i32
// CHECK-NEXT: %19 = arith.sitofp %18 : i32 to f32
// CHECK-NEXT: %20 = arith.uitofp %c64_i32_0 : i32 to f32
// CHECK-NEXT: %21 = arith.divf %19, %20 : f32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %cst_4 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %22 = arith.cmpf oge, %14, %cst_4 : f32
// CHECK-NEXT: %23 = arith.select %22, %c1_i32, %c0_i32 : i32
// CHECK-NEXT: %24 = arith.addi %10, %23 : i32
// CHECK-NEXT: %25 = arith.maxsi %c0_i32, %24 : i32
// CHECK-NEXT: %26 = arith.minsi %c49_i32, %25 : i32
// CHECK-NEXT: %27 = arith.index_cast %26 : i32 to index
// CHECK-NEXT: %cst_5 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %28 = arith.cmpf oge, %21, %cst_5 : f32
// CHECK-NEXT: %29 = arith.select %28, %c1_i32, %c0_i32 : i32
// CHECK-NEXT: %30 = arith.addi %17, %29 : i32
// CHECK-NEXT: %31 = arith.maxsi %c0_i32, %30 : i32
// CHECK-NEXT: %32 = arith.minsi %c47_i32, %31 : i32
// CHECK-NEXT: %33 = arith.index_cast %32 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %27, %33, %5] : tensor<1x50x48x1xf32>
// CHECK-NEXT: linalg.yield %extracted : f32
// CHECK-NEXT: } -> tensor<1x1600x1536x1xf32>
// CHECK-NEXT: return %1 : tensor<1x1600x1536x1xf32>
func.func @r(%a: tensor<1x50x48x1xf32>) -> tensor<1x1600x1536x1xf32> {
  %r = tosa.resize %a {mode = "NEAREST_NEIGHBOR", scale = array<i64: 64, 2, 64, 2>, offset = array<i64: -31, -31>, border = array<i64: 31, 31>} : (tensor<1x50x48x1xf32>) -> tensor<1x1600x1536x1xf32>
  return %r : tensor<1x1600x1536x1xf32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<1x23x24x1xf32>) -> tensor<1x92x96x1xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x92x96x1xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x92x96x1xf32>) {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = linalg.index 1 : index
// CHECK-NEXT: %4 = linalg.index 2 : index
// CHECK-NEXT: %5 = linalg.index 3 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT: %6 = arith.index_cast %3 : index to i32
// CHECK-NEXT: %7 = arith.index_cast %4 : index to i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c4_i32_0 = arith.constant 4 : i32
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_4 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_5 = arith.constant 0 : i32
// CHECK-NEXT: %8 = arith.muli %6, %c1_i32 : i32
// CHECK-NEXT: %9 = arith.addi %8, %c0_i32_2 : i32
// CHECK-NEXT: %10 = arith.floordivsi %9, %c4_i32 : i32
// CHECK-NEXT: %11 = arith.remsi %9, %c4_i32 : i32
// CHECK-NEXT: %12 = arith.sitofp %11 : i32 to f32
// CHECK-NEXT: %13 = arith.uitofp %c4_i32 : i32 to f32
// CHECK-NEXT: %14 = arith.divf %12, %13 : f32
// CHECK-NEXT: %15 = arith.muli %7, %c1_i32_1 : i32
// CHECK-NEXT: %16 = arith.addi %15, %c0_i32_3 : i32
// CHECK-NEXT: %17 = arith.floordivsi %16, %c4_i32_0 : i32
// CHECK-NEXT: %18 = arith.remsi %16, %c4_i32_0 : i32
// CHECK-NEXT: %19 = arith.sitofp %18 : i32 to f32
// CHECK-NEXT: %20 = arith.uitofp %c4_i32_0 : i32 to f32
// CHECK-NEXT: %21 = arith.divf %19, %20 : f32
// CHECK-NEXT: %c1_i32_6 = arith.constant 1 : i32
// CHECK-NEXT: %22 = arith.addi %10, %c1_i32_6 : i32
// CHECK-NEXT: %23 = arith.maxsi %c0_i32, %10 : i32
// CHECK-NEXT: %24 = arith.minsi %c22_i32, %23 : i32
// CHECK-NEXT: %25 = arith.maxsi %c0_i32, %22 : i32
// CHECK-NEXT: %26 = arith.minsi %c22_i32, %25 : i32
// CHECK-NEXT: %27 = arith.index_cast %24 : i32 to index
// CHECK-NEXT: %28 = arith.index_cast %26 : i32 to index
// CHECK-NEXT: %29 = arith.addi %17, %c1_i32_6 : i32
// CHECK-NEXT: %30 = arith.maxsi %c0_i32, %17 : i32
// CHECK-NEXT: %31 = arith.minsi %c23_i32, %30 : i32
// CHECK-NEXT: %32 = arith.maxsi %c0_i32, %29 : i32
// CHECK-NEXT: %33 = arith.minsi %c23_i32, %32 : i32
// CHECK-NEXT: %34 = arith.index_cast %31 : i32 to index
// CHECK-NEXT: %35 = arith.index_cast %33 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %27, %34, %5] : tensor<1x23x24x1xf32>
// CHECK-NEXT: %extracted_7 = tensor.extract %arg0[%2, %27, %35, %5] : tensor<1x23x24x1xf32>
// CHECK-NEXT: %extracted_8 = tensor.extract %arg0[%2, %28, %34, %5] : tensor<1x23x24x1xf32>
// CHECK-NEXT: %extracted_9 = tensor.extract %arg0[%2, %28, %35, %5] : tensor<1x23x24x1xf32>
// CHECK-NEXT: %cst_10 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %36 = arith.subf %cst_10, %21 : f32
// CHECK-NEXT: %37 = arith.mulf %extracted, %36 : f32
// CHECK-NEXT: %38 = arith.mulf %extracted_7, %21 : f32
// CHECK-NEXT: %39 = arith.addf %37, %38 : f32
// CHECK-NEXT: %40 = arith.subf %cst_10, %21 : f32
// CHECK-NEXT: %41 = arith.mulf %extracted_8, %40 : f32
// CHECK-NEXT: %42 = arith.mulf %extracted_9, %21 : f32
// CHECK-NEXT: %43 = arith.addf %41, %42 : f32
// CHECK-NEXT: %44 = arith.subf %cst_10, %14 : f32
// CHECK-NEXT: %45 = arith.mulf %39, %44 : f32
// CHECK-NEXT: %46 = arith.mulf %43, %14 : f32
// CHECK-NEXT: %47 = arith.addf %45, %46 : f32
// CHECK-NEXT: linalg.yield %47 : f32
// CHECK-NEXT: } -> tensor<1x92x96x1xf32>
// CHECK-NEXT: return %1 : tensor<1x92x96x1xf32>
func.func @r(%a: tensor<1x23x24x1xf32>) -> tensor<1x92x96x1xf32> {
  %r = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 4, 1, 4, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>} : (tensor<1x23x24x1xf32>) -> tensor<1x92x96x1xf32>
  return %r : tensor<1x92x96x1xf32> }

// -----

// CHECK: func.func @r(%arg0: tensor<3x1x1x7xi8>) -> tensor<3x1x1x7xi8> {
// CHECK-NEXT: return %arg0 : tensor<3x1x1x7xi8>
func.func @r(%a: tensor<3x1x1x7xi8>) -> tensor<3x1x1x7xi8> {
  %r = tosa.resize %a {mode = "NEAREST_NEIGHBOR", scale = array<i64: 2, 1, 3, 1>, offset = array<i64: 0, 0>, border = array<i64: 1, 2>} : (tensor<3x1x1x7xi8>) -> tensor<3x1x1x7xi8>
  return %r : tensor<3x1x1x7xi8> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<3x1x1x7xi8>) -> tensor<3x1x5x7xi32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : tensor<3x1x1x7xi8> into tensor<3x7xi8>
// CHECK-NEXT: %0 = tensor.empty() : tensor<3x7xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<3x7xi8>) outs(%0 : tensor<3x7xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32):
// CHECK-NEXT: %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %5 = arith.muli %4, %c2_i32 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %6 = arith.muli %5, %c3_i32 : i32
// CHECK-NEXT: linalg.yield %6 : i32
// CHECK-NEXT: } -> tensor<3x7xi32>
// CHECK-NEXT: %expanded = tensor.expand_shape %1 {{\[\[}}0], [1, 2, 3]] output_shape [3, 1, 1, 7] : tensor<3x7xi32> into tensor<3x1x1x7xi32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %expanded {{\[\[}}0], [1, 2, 3]] : tensor<3x1x1x7xi32> into tensor<3x7xi32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<3x1x5x7xi32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_0 : tensor<3x7xi32>) outs(%2 : tensor<3x1x5x7xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<3x1x5x7xi32>
// CHECK-NEXT: return %3 : tensor<3x1x5x7xi32>
func.func @r(%a: tensor<3x1x1x7xi8>) -> tensor<3x1x5x7xi32> {
  %r = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 2, 1, 3, 1>, offset = array<i64: 0, 0>, border = array<i64: 1, 4>} : (tensor<3x1x1x7xi8>) -> tensor<3x1x5x7xi32>
  return %r : tensor<3x1x5x7xi32> }

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<?x1x1x7xi8>) -> tensor<?x4x1x7xi32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : tensor<?x1x1x7xi8> into tensor<?x7xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x1x1x7xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x7xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?x7xi8>) outs(%0 : tensor<?x7xi32>) {
// CHECK-NEXT: ^bb0(%in: i8, %out: i32):
// CHECK-NEXT: %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %5 = arith.muli %4, %c2_i32 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %6 = arith.muli %5, %c3_i32 : i32
// CHECK-NEXT: linalg.yield %6 : i32
// CHECK-NEXT: } -> tensor<?x7xi32>
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %dim_1 = tensor.dim %1, %c0_0 : tensor<?x7xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %1 {{\[\[}}0], [1, 2, 3]] output_shape [%dim_1, 1, 1, 7] : tensor<?x7xi32> into tensor<?x1x1x7xi32>
// CHECK-NEXT: %collapsed_2 = tensor.collapse_shape %expanded {{\[\[}}0], [1, 2, 3]] : tensor<?x1x1x7xi32> into tensor<?x7xi32>
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %dim_4 = tensor.dim %arg0, %c0_3 : tensor<?x1x1x7xi8>
// CHECK-NEXT: %2 = tensor.empty(%dim_4) : tensor<?x4x1x7xi32>
// CHECK-NEXT: %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_2 : tensor<?x7xi32>) outs(%2 : tensor<?x4x1x7xi32>) {
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %in : i32
// CHECK-NEXT: } -> tensor<?x4x1x7xi32>
// CHECK-NEXT: return %3 : tensor<?x4x1x7xi32>
func.func @r(%a: tensor<?x1x1x7xi8>) -> tensor<?x4x1x7xi32> {
  %r = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 2, 1, 3, 1>, offset = array<i64: 0, 0>, border = array<i64: 3, 0>} : (tensor<?x1x1x7xi8>) -> tensor<?x4x1x7xi32>
  return %r : tensor<?x4x1x7xi32> }

// -----

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: func.func @r(%arg0: tensor<?x2x2x1xi8>) -> tensor<?x4x4x1xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x2x2x1xi8>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?x4x4x1xi32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<?x4x4x1xi32>) {
// CHECK-NEXT: ^bb0(%out: i32):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: %3 = linalg.index 1 : index
// CHECK-NEXT: %4 = linalg.index 2 : index
// CHECK-NEXT: %5 = linalg.index 3 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: %6 = arith.index_cast %3 : index to i32
// CHECK-NEXT: %7 = arith.index_cast %4 : index to i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c4_i32_1 = arith.constant 4 : i32
// CHECK-NEXT: %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c-1_i32_3 = arith.constant -1 : i32
// CHECK-NEXT: %c1_i32_4 = arith.constant 1 : i32
// CHECK-NEXT: %c1_i32_5 = arith.constant 1 : i32
// CHECK-NEXT: %8 = arith.muli %6, %c2_i32 : i32
// CHECK-NEXT: %9 = arith.addi %8, %c-1_i32 : i32
// CHECK-NEXT: %10 = arith.divsi %9, %c4_i32 : i32
// CHECK-NEXT: %11 = arith.muli %10, %c4_i32 : i32
// CHECK-NEXT: %12 = arith.subi %9, %11 : i32
// CHECK-NEXT: %13 = arith.muli %7, %c2_i32_2 : i32
// CHECK-NEXT: %14 = arith.addi %13, %c-1_i32_3 : i32
// CHECK-NEXT: %15 = arith.divsi %14, %c4_i32_1 : i32
// CHECK-NEXT: %16 = arith.muli %15, %c4_i32_1 : i32
// CHECK-NEXT: %17 = arith.subi %14, %16 : i32
// CHECK-NEXT: %c1_i32_6 = arith.constant 1 : i32
// CHECK-NEXT: %18 = arith.addi %10, %c1_i32_6 : i32
// CHECK-NEXT: %19 = arith.maxsi %c0_i32, %10 : i32
// CHECK-NEXT: %20 = arith.minsi %c1_i32, %19 : i32
// CHECK-NEXT: %21 = arith.maxsi %c0_i32, %18 : i32
// CHECK-NEXT: %22 = arith.minsi %c1_i32, %21 : i32
// CHECK-NEXT: %23 = arith.index_cast %20 : i32 to index
// CHECK-NEXT: %24 = arith.index_cast %22 : i32 to index
// CHECK-NEXT: %25 = arith.addi %15, %c1_i32_6 : i32
// CHECK-NEXT: %26 = arith.maxsi %c0_i32, %15 : i32
// CHECK-NEXT: %27 = arith.minsi %c1_i32_0, %26 : i32
// CHECK-NEXT: %28 = arith.maxsi %c0_i32, %25 : i32
// CHECK-NEXT: %29 = arith.minsi %c1_i32_0, %28 : i32
// CHECK-NEXT: %30 = arith.index_cast %27 : i32 to index
// CHECK-NEXT: %31 = arith.index_cast %29 : i32 to index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%2, %23, %30, %5] : tensor<?x2x2x1xi8>
// CHECK-NEXT: %extracted_7 = tensor.extract %arg0[%2, %23, %31, %5] : tensor<?x2x2x1xi8>
// CHECK-NEXT: %extracted_8 = tensor.extract %arg0[%2, %24, %30, %5] : tensor<?x2x2x1xi8>
// CHECK-NEXT: %extracted_9 = tensor.extract %arg0[%2, %24, %31, %5] : tensor<?x2x2x1xi8>
// CHECK-NEXT: %32 = arith.extsi %extracted : i8 to i32
// CHECK-NEXT: %33 = arith.extsi %extracted_7 : i8 to i32
// CHECK-NEXT: %34 = arith.extsi %extracted_8 : i8 to i32
// CHECK-NEXT: %35 = arith.extsi %extracted_9 : i8 to i32
// CHECK-NEXT: %36 = arith.subi %c4_i32_1, %17 : i32
// CHECK-NEXT: %37 = arith.muli %32, %36 : i32
// CHECK-NEXT: %38 = arith.muli %33, %17 : i32
// CHECK-NEXT: %39 = arith.addi %37, %38 : i32
// CHECK-NEXT: %40 = arith.subi %c4_i32_1, %17 : i32
// CHECK-NEXT: %41 = arith.muli %34, %40 : i32
// CHECK-NEXT: %42 = arith.muli %35, %17 : i32
// CHECK-NEXT: %43 = arith.addi %41, %42 : i32
// CHECK-NEXT: %44 = arith.subi %c4_i32, %12 : i32
// CHECK-NEXT: %45 = arith.muli %39, %44 : i32
// CHECK-NEXT: %46 = arith.muli %43, %12 : i32
// CHECK-NEXT: %47 = arith.addi %45, %46 : i32
// CHECK-NEXT: linalg.yield %47 : i32
// CHECK-NEXT: } -> tensor<?x4x4x1xi32>
// CHECK-NEXT: return %1 : tensor<?x4x4x1xi32>
func.func @r(%a: tensor<?x2x2x1xi8>) -> tensor<?x4x4x1xi32> {
  %r = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 4, 2, 4, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>} : (tensor<?x2x2x1xi8>) -> tensor<?x4x4x1xi32>
  return %r : tensor<?x4x4x1xi32> }

// -----

// CHECK: func.func @r(%arg0: tensor<3x1x1x7xf32>) -> tensor<3x1x1x7xf32> {
// CHECK-NEXT: return %arg0 : tensor<3x1x1x7xf32>
func.func @r(%a: tensor<3x1x1x7xf32>) -> tensor<3x1x1x7xf32> {
  %r = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 2, 1, 2, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>} : (tensor<3x1x1x7xf32>) -> tensor<3x1x1x7xf32>
  return %r : tensor<3x1x1x7xf32> }

// RUN: mlir-opt %s --tosa-to-tensor --split-input-file | FileCheck %s

// CHECK: func.func @slice(%arg0: tensor<6xf32>) -> tensor<1xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[2] [1] [1] : tensor<6xf32> to tensor<1xf32>
// CHECK-NEXT: return %extracted_slice : tensor<1xf32>
func.func @slice(%arg0: tensor<6xf32>) -> tensor<1xf32> {
  %0 = tosa.slice %arg0 {start = array<i64: 2>, size = array<i64: 1>} : (tensor<6xf32>)  -> tensor<1xf32>
  return %0 : tensor<1xf32> }

// -----

// CHECK: func.func @slice_dyn(%arg0: tensor<?x4xf32>) -> tensor<?x2xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.subi %dim, %c2 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[2, 1] [%0, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
// CHECK-NEXT: return %extracted_slice : tensor<?x2xf32>
func.func @slice_dyn(%arg0: tensor<?x4xf32>) -> tensor<?x2xf32> {
  %0 = tosa.slice %arg0 {start = array<i64: 2, 1>, size = array<i64: -1, 2>} : (tensor<?x4xf32>)  -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32> }

// -----

// CHECK: func.func @pad(%arg0: tensor<1x2xf32>) -> tensor<4x9xf32> {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1_2, %c3] high[%c2, %c4] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: tensor.yield %cst_0 : f32
// CHECK-NEXT: } : tensor<1x2xf32> to tensor<4x9xf32>
// CHECK-NEXT: return %padded : tensor<4x9xf32>
func.func @pad(%arg0 : tensor<1x2xf32>) -> tensor<4x9xf32> {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = tosa.pad %arg0, %0 : (tensor<1x2xf32>, tensor<2x2xi32>)  -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32> }

// -----

// CHECK: func.func @pad(%arg0: tensor<1x2xi8>, %arg1: tensor<i8>) -> (tensor<4x9xi8>, tensor<4x9xi8>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT: %c42_i8 = arith.constant 42 : i8
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1_1, %c3] high[%c2, %c4] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %c42_i8 : i8
// CHECK-NEXT: } : tensor<1x2xi8> to tensor<4x9xi8>
// CHECK-NEXT: %extracted = tensor.extract %arg1[] : tensor<i8>
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %c0_5 = arith.constant 0 : index
// CHECK-NEXT: %c1_i32_6 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32_7 = arith.constant 2 : i32
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: %c2_9 = arith.constant 2 : index
// CHECK-NEXT: %c1_10 = arith.constant 1 : index
// CHECK-NEXT: %c3_i32_11 = arith.constant 3 : i32
// CHECK-NEXT: %c4_i32_12 = arith.constant 4 : i32
// CHECK-NEXT: %c3_13 = arith.constant 3 : index
// CHECK-NEXT: %c4_14 = arith.constant 4 : index
// CHECK-NEXT: %padded_15 = tensor.pad %arg0 low[%c1_8, %c3_13] high[%c2_9, %c4_14] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %extracted : i8
// CHECK-NEXT: } : tensor<1x2xi8> to tensor<4x9xi8>
// CHECK-NEXT: return %padded, %padded_15 : tensor<4x9xi8>, tensor<4x9xi8>
func.func @pad(%arg0 : tensor<1x2xi8>, %v: tensor<i8>) -> (tensor<4x9xi8>, tensor<4x9xi8>) {
  %0 = "tosa.const"() {value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %1 = tosa.pad %arg0, %0 {quantization_info=#tosa.pad_quant<input_zp=42>} : (tensor<1x2xi8>, tensor<2x2xi32>)  -> tensor<4x9xi8>
  %2 = tosa.pad %arg0, %0, %v : (tensor<1x2xi8>, tensor<2x2xi32>, tensor<i8>)  -> tensor<4x9xi8>
  return %1, %2 : tensor<4x9xi8>, tensor<4x9xi8> }

// -----

// CHECK: func.func @pad(%arg0: tensor<?x2xf32>, %arg1: tensor<2x2xi32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%c0_0, %c0] : tensor<2x2xi32>
// CHECK-NEXT: %extracted_1 = tensor.extract %arg1[%c0_0, %c1] : tensor<2x2xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %1 = arith.index_cast %extracted_1 : i32 to index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %extracted_3 = tensor.extract %arg1[%c1_2, %c0] : tensor<2x2xi32>
// CHECK-NEXT: %extracted_4 = tensor.extract %arg1[%c1_2, %c1] : tensor<2x2xi32>
// CHECK-NEXT: %2 = arith.index_cast %extracted_3 : i32 to index
// CHECK-NEXT: %3 = arith.index_cast %extracted_4 : i32 to index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%0, %2] high[%1, %3] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x2xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded : tensor<?x?xf32>
func.func @pad(%arg0 : tensor<?x2xf32>, %p: tensor<2x2xi32>) -> (tensor<?x?xf32>) {
  %1 = tosa.pad %arg0, %p : (tensor<?x2xf32>, tensor<2x2xi32>)  -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32> }

// -----

// CHECK: func.func @pad(%arg0: tensor<?x2xf32>, %arg1: tensor<2x2xindex>) -> tensor<?x9xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c2_i64 = arith.constant 2 : i64
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c3_i64 = arith.constant 3 : i64
// CHECK-NEXT: %c4_i64 = arith.constant 4 : i64
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1_1, %c3] high[%c2, %c4] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x2xf32> to tensor<?x9xf32>
// CHECK-NEXT: return %padded : tensor<?x9xf32>
func.func @pad(%arg0 : tensor<?x2xf32>, %p: tensor<2x2xindex>) -> (tensor<?x9xf32>) {
  %0 = "tosa.const"() {value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
  %1 = tosa.pad %arg0, %0 : (tensor<?x2xf32>, tensor<2x2xi64>)  -> tensor<?x9xf32>
  return %1 : tensor<?x9xf32> }

// -----

// CHECK: func.func @concat(%arg0: tensor<5x1xf32>, %arg1: tensor<6x1xf32>) -> (tensor<11x1xf32>, tensor<5x2xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c11 = arith.constant 11 : index
// CHECK-NEXT: %0 = tensor.empty() : tensor<11x1xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<11x1xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[5, 0] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<11x1xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %1 = tensor.empty() : tensor<5x2xf32>
// CHECK-NEXT: %inserted_slice_3 = tensor.insert_slice %arg0 into %1[0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x2xf32>
// CHECK-NEXT: %inserted_slice_4 = tensor.insert_slice %arg0 into %inserted_slice_3[0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x2xf32>
// CHECK-NEXT: return %inserted_slice_0, %inserted_slice_4 : tensor<11x1xf32>, tensor<5x2xf32>
func.func @concat(%arg0: tensor<5x1xf32>, %arg1: tensor<6x1xf32>) -> (tensor<11x1xf32>, tensor<5x2xf32>) {
  %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<5x1xf32>, tensor<6x1xf32>)  -> tensor<11x1xf32>
  %1 = tosa.concat %arg0, %arg0 {axis = 1 : i32} : (tensor<5x1xf32>, tensor<5x1xf32>)  -> tensor<5x2xf32>
  return %0, %1 : tensor<11x1xf32>, tensor<5x2xf32> }

// -----

// CHECK: func.func @concat(%arg0: tensor<5x?xf32>, %arg1: tensor<?x3xf32>) -> (tensor<10x?xf32>, tensor<?x3xf32>, tensor<5x?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<5x?xf32>
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c5_0 = arith.constant 5 : index
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<10x?xf32>
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %dim_2 = tensor.dim %arg0, %c1_1 : tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [5, %dim_2] [1, 1] : tensor<5x?xf32> into tensor<10x?xf32>
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %dim_4 = tensor.dim %arg0, %c1_3 : tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice_5 = tensor.insert_slice %arg0 into %inserted_slice[5, 0] [5, %dim_4] [1, 1] : tensor<5x?xf32> into tensor<10x?xf32>
// CHECK-NEXT: %c0_6 = arith.constant 0 : index
// CHECK-NEXT: %c0_7 = arith.constant 0 : index
// CHECK-NEXT: %dim_8 = tensor.dim %arg1, %c0_7 : tensor<?x3xf32>
// CHECK-NEXT: %dim_9 = tensor.dim %arg1, %c0_6 : tensor<?x3xf32>
// CHECK-NEXT: %1 = arith.addi %dim_8, %dim_9 : index
// CHECK-NEXT: %2 = tensor.empty(%1) : tensor<?x3xf32>
// CHECK-NEXT: %c0_10 = arith.constant 0 : index
// CHECK-NEXT: %dim_11 = tensor.dim %arg1, %c0_10 : tensor<?x3xf32>
// CHECK-NEXT: %inserted_slice_12 = tensor.insert_slice %arg1 into %2[0, 0] [%dim_11, 3] [1, 1] : tensor<?x3xf32> into tensor<?x3xf32>
// CHECK-NEXT: %c0_13 = arith.constant 0 : index
// CHECK-NEXT: %dim_14 = tensor.dim %arg1, %c0_13 : tensor<?x3xf32>
// CHECK-NEXT: %inserted_slice_15 = tensor.insert_slice %arg1 into %inserted_slice_12[%dim_8, 0] [%dim_14, 3] [1, 1] : tensor<?x3xf32> into tensor<?x3xf32>
// CHECK-NEXT: %c1_16 = arith.constant 1 : index
// CHECK-NEXT: %c1_17 = arith.constant 1 : index
// CHECK-NEXT: %dim_18 = tensor.dim %arg0, %c1_17 : tensor<5x?xf32>
// CHECK-NEXT: %dim_19 = tensor.dim %arg0, %c1_16 : tensor<5x?xf32>
// CHECK-NEXT: %3 = arith.addi %dim_18, %dim_19 : index
// CHECK-NEXT: %dim_20 = tensor.dim %arg0, %c1_16 : tensor<5x?xf32>
// CHECK-NEXT: %4 = arith.addi %3, %dim_20 : index
// CHECK-NEXT: %5 = tensor.empty(%4) : tensor<5x?xf32>
// CHECK-NEXT: %c1_21 = arith.constant 1 : index
// CHECK-NEXT: %dim_22 = tensor.dim %arg0, %c1_21 : tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice_23 = tensor.insert_slice %arg0 into %5[0, 0] [5, %dim_22] [1, 1] : tensor<5x?xf32> into tensor<5x?xf32>
// CHECK-NEXT: %c1_24 = arith.constant 1 : index
// CHECK-NEXT: %dim_25 = tensor.dim %arg0, %c1_24 : tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice_26 = tensor.insert_slice %arg0 into %inserted_slice_23[0, %dim_18] [5, %dim_25] [1, 1] : tensor<5x?xf32> into tensor<5x?xf32>
// CHECK-NEXT: %c1_27 = arith.constant 1 : index
// CHECK-NEXT: %dim_28 = tensor.dim %arg0, %c1_27 : tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice_29 = tensor.insert_slice %arg0 into %inserted_slice_26[0, %3] [5, %dim_28] [1, 1] : tensor<5x?xf32> into tensor<5x?xf32>
// CHECK-NEXT: return %inserted_slice_5, %inserted_slice_15, %inserted_slice_29 : tensor<10x?xf32>, tensor<?x3xf32>, tensor<5x?xf32>
func.func @concat(%arg0: tensor<5x?xf32>, %arg1: tensor<?x3xf32>) -> (tensor<10x?xf32>, tensor<?x3xf32>, tensor<5x?xf32>) {
  %0 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<5x?xf32>, tensor<5x?xf32>)  -> tensor<10x?xf32>
  %1 = tosa.concat %arg1, %arg1 {axis = 0 : i32} : (tensor<?x3xf32>, tensor<?x3xf32>)  -> tensor<?x3xf32>
  %2 = tosa.concat %arg0, %arg0, %arg0 {axis = 1 : i32} : (tensor<5x?xf32>, tensor<5x?xf32>, tensor<5x?xf32>)  -> tensor<5x?xf32>
  return %0, %1, %2 : tensor<10x?xf32>, tensor<?x3xf32>, tensor<5x?xf32> }

// -----

// CHECK: func.func @concat(%arg0: tensor<?x3xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0_0 : tensor<?x3xf32>
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %0 = arith.addi %dim, %dim_1 : index
// CHECK-NEXT: %1 = tensor.empty(%0) : tensor<?x3xf32>
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x3xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [%dim_3, 3] [1, 1] : tensor<?x3xf32> into tensor<?x3xf32>
// CHECK-NEXT: %c0_4 = arith.constant 0 : index
// CHECK-NEXT: %dim_5 = tensor.dim %arg1, %c0_4 : tensor<?x?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_6 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_7 = tensor.insert_slice %arg1 into %inserted_slice[%dim, 0] [%dim_5, %dim_6] [1, 1] : tensor<?x?xf32> into tensor<?x3xf32>
// CHECK-NEXT: %c0_8 = arith.constant 0 : index
// CHECK-NEXT: %c0_9 = arith.constant 0 : index
// CHECK-NEXT: %dim_10 = tensor.dim %arg1, %c0_9 : tensor<?x?xf32>
// CHECK-NEXT: %c1_11 = arith.constant 1 : index
// CHECK-NEXT: %dim_12 = tensor.dim %arg1, %c1_11 : tensor<?x?xf32>
// CHECK-NEXT: %dim_13 = tensor.dim %arg0, %c0_8 : tensor<?x3xf32>
// CHECK-NEXT: %2 = arith.addi %dim_10, %dim_13 : index
// CHECK-NEXT: %3 = tensor.empty(%2) : tensor<?x3xf32>
// CHECK-NEXT: %c0_14 = arith.constant 0 : index
// CHECK-NEXT: %dim_15 = tensor.dim %arg1, %c0_14 : tensor<?x?xf32>
// CHECK-NEXT: %c1_16 = arith.constant 1 : index
// CHECK-NEXT: %dim_17 = tensor.dim %arg1, %c1_16 : tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_18 = tensor.insert_slice %arg1 into %3[0, 0] [%dim_15, %dim_17] [1, 1] : tensor<?x?xf32> into tensor<?x3xf32>
// CHECK-NEXT: %c0_19 = arith.constant 0 : index
// CHECK-NEXT: %dim_20 = tensor.dim %arg0, %c0_19 : tensor<?x3xf32>
// CHECK-NEXT: %inserted_slice_21 = tensor.insert_slice %arg0 into %inserted_slice_18[%dim_10, 0] [%dim_20, 3] [1, 1] : tensor<?x3xf32> into tensor<?x3xf32>
// CHECK-NEXT: return %inserted_slice_7, %inserted_slice_21 : tensor<?x3xf32>, tensor<?x3xf32>
func.func @concat(%arg0: tensor<?x3xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<?x3xf32>, tensor<?x?xf32>)  -> tensor<?x3xf32>
  %1 = tosa.concat %arg1, %arg0 {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x3xf32>)  -> tensor<?x3xf32>
  return %0, %1 : tensor<?x3xf32>, tensor<?x3xf32> }

// -----

// CHECK: func.func @reshape(%arg0: tensor<2x3xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<1xf32>, %arg4: tensor<f32>, %arg5: tensor<1x3x1x3xf32>) -> (tensor<6xf32>, tensor<3x2xf32>, tensor<?x3xf32>, tensor<?xf32>, tensor<f32>, tensor<1xf32>, tensor<9xf32>, tensor<2x3xf32>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed_0 {{\[\[}}0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.divui %dim, %c3 : index
// CHECK-NEXT: %expanded_1 = tensor.expand_shape %arg1 {{\[\[}}0, 1]] output_shape [%0, 3] : tensor<?xf32> into tensor<?x3xf32>
// CHECK-NEXT: %collapsed_2 = tensor.collapse_shape %arg2 {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %dim_4 = tensor.dim %collapsed_2, %c0_3 : tensor<?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %collapsed_5 = tensor.collapse_shape %arg3 [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT: %expanded_6 = tensor.expand_shape %arg4 [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK-NEXT: %collapsed_7 = tensor.collapse_shape %arg5 {{\[\[}}0, 1, 2, 3]] : tensor<1x3x1x3xf32> into tensor<9xf32>
// CHECK-NEXT: return %collapsed, %expanded, %expanded_1, %collapsed_2, %collapsed_5, %expanded_6, %collapsed_7, %arg0 : tensor<6xf32>, tensor<3x2xf32>, tensor<?x3xf32>, tensor<?xf32>, tensor<f32>, tensor<1xf32>, tensor<9xf32>, tensor<2x3xf32>
func.func @reshape(%a: tensor<2x3xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>, %s: tensor<1xf32>, %t: tensor<f32>, %d: tensor<1x3x1x3xf32>) -> (tensor<6xf32>, tensor<3x2xf32>, tensor<?x3xf32>, tensor<?xf32>, tensor<f32>, tensor<1xf32>, tensor<9xf32>, tensor<2x3xf32>) {
  %0 = tosa.reshape %a {new_shape = array<i64: 6>} : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = tosa.reshape %a {new_shape = array<i64: 3, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = tosa.reshape %b {new_shape = array<i64: -1, 3>} : (tensor<?xf32>) -> tensor<?x3xf32>
  %3 = tosa.reshape %c {new_shape = array<i64: -1>} : (tensor<?x?xf32>) -> tensor<?xf32>
  %4 = tosa.reshape %s {new_shape = array<i64>} : (tensor<1xf32>) -> tensor<f32>
  %5 = tosa.reshape %t {new_shape = array<i64: 1>} : (tensor<f32>) -> tensor<1xf32>
  %6 = tosa.reshape %d {new_shape = array<i64: 9>} : (tensor<1x3x1x3xf32>) -> tensor<9xf32>
  %7 = tosa.reshape %a {new_shape = array<i64: 2, 3>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<6xf32>, tensor<3x2xf32>, tensor<?x3xf32>, tensor<?xf32>, tensor<f32>, tensor<1xf32>, tensor<9xf32>, tensor<2x3xf32> }

// -----

// CHECK: func.func @reshape(%arg0: tensor<2x?xf32>, %arg1: tensor<?x6xf32>, %arg2: tensor<4x?x?xf32>, %arg3: tensor<?xf32>, %arg4: tensor<2x3xf32>) -> (tensor<?x?xf32>, tensor<2x?x2xf32>, tensor<?x2x3x2xf32>, tensor<2x?x3xf32>, tensor<?x3xf32>, tensor<1x1x?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.divui %dim, %c3 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%0, 3] : tensor<?xf32> into tensor<?x3xf32>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %dim_2 = tensor.dim %collapsed_0, %c0_1 : tensor<?xf32>
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %1 = arith.divui %dim_2, %c4 : index
// CHECK-NEXT: %expanded_3 = tensor.expand_shape %collapsed_0 {{\[\[}}0, 1, 2]] output_shape [2, %1, 2] : tensor<?xf32> into tensor<2x?x2xf32>
// CHECK-NEXT: %collapsed_4 = tensor.collapse_shape %arg2 {{\[\[}}0, 1, 2]] : tensor<4x?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0_5 = arith.constant 0 : index
// CHECK-NEXT: %dim_6 = tensor.dim %collapsed_4, %c0_5 : tensor<?xf32>
// CHECK-NEXT: %c12 = arith.constant 12 : index
// CHECK-NEXT: %2 = arith.divui %dim_6, %c12 : index
// CHECK-NEXT: %expanded_7 = tensor.expand_shape %collapsed_4 {{\[\[}}0, 1, 2, 3]] output_shape [%2, 2, 3, 2] : tensor<?xf32> into tensor<?x2x3x2xf32>
// CHECK-NEXT: %collapsed_8 = tensor.collapse_shape %arg1 {{\[\[}}0, 1]] : tensor<?x6xf32> into tensor<?xf32>
// CHECK-NEXT: %c0_9 = arith.constant 0 : index
// CHECK-NEXT: %dim_10 = tensor.dim %collapsed_8, %c0_9 : tensor<?xf32>
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %3 = arith.divui %dim_10, %c6 : index
// CHECK-NEXT: %expanded_11 = tensor.expand_shape %collapsed_8 {{\[\[}}0, 1, 2]] output_shape [2, %3, 3] : tensor<?xf32> into tensor<2x?x3xf32>
// CHECK-NEXT: %cast_12 = tensor.cast %arg4 : tensor<2x3xf32> to tensor<?x3xf32>
// CHECK-NEXT: %c0_13 = arith.constant 0 : index
// CHECK-NEXT: %dim_14 = tensor.dim %arg3, %c0_13 : tensor<?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %expanded_15 = tensor.expand_shape %arg3 {{\[\[}}0, 1, 2]] output_shape [1, 1, %dim_14] : tensor<?xf32> into tensor<1x1x?xf32>
// CHECK-NEXT: %collapsed_16 = tensor.collapse_shape %arg4 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT: %cast_17 = tensor.cast %collapsed_16 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast, %expanded_3, %expanded_7, %expanded_11, %cast_12, %expanded_15, %cast_17 : tensor<?x?xf32>, tensor<2x?x2xf32>, tensor<?x2x3x2xf32>, tensor<2x?x3xf32>, tensor<?x3xf32>, tensor<1x1x?xf32>, tensor<?xf32>
func.func @reshape(%a: tensor<2x?xf32>, %b: tensor<?x6xf32>, %c: tensor<4x?x?xf32>, %s: tensor<?xf32>, %d: tensor<2x3xf32>) -> (tensor<?x?xf32>, tensor<2x?x2xf32>, tensor<?x2x3x2xf32>, tensor<2x?x3xf32>, tensor<?x3xf32>, tensor<1x1x?xf32>, tensor<?xf32>) {
  %0 = tosa.reshape %a {new_shape = array<i64: -1, 3>} : (tensor<2x?xf32>) -> tensor<?x?xf32>
  %1 = tosa.reshape %a {new_shape = array<i64: 2, -1, 2>} : (tensor<2x?xf32>) -> tensor<2x?x2xf32>
  %2 = tosa.reshape %c {new_shape = array<i64: -1, 2, 3, 2>} : (tensor<4x?x?xf32>) -> tensor<?x2x3x2xf32>
  %3 = tosa.reshape %b {new_shape = array<i64: 2, -1, 3>} : (tensor<?x6xf32>) -> tensor<2x?x3xf32>
  %4 = tosa.reshape %d {new_shape = array<i64: 2, 3>} : (tensor<2x3xf32>) -> tensor<?x3xf32>
  %5 = tosa.reshape %s {new_shape = array<i64: 1, 1, -1>} : (tensor<?xf32>) -> tensor<1x1x?xf32>
  %6 = tosa.reshape %d {new_shape = array<i64: -1>} : (tensor<2x3xf32>) -> tensor<?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?x?xf32>, tensor<2x?x2xf32>, tensor<?x2x3x2xf32>, tensor<2x?x3xf32>, tensor<?x3xf32>, tensor<1x1x?xf32>, tensor<?xf32> }

// -----

// CHECK: func.func @reshape(%arg0: tensor<?x?xf32>, %arg1: tensor<0x3xf32>, %arg2: tensor<?x0xf32>) -> (tensor<3x2xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.divui %dim, %c2 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%0, 2] : tensor<?xf32> into tensor<?x2xf32>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<?x2xf32> to tensor<3x2xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %dim_2 = tensor.dim %collapsed_0, %c0_1 : tensor<?xf32>
// CHECK-NEXT: %c2_3 = arith.constant 2 : index
// CHECK-NEXT: %1 = arith.divui %dim_2, %c2_3 : index
// CHECK-NEXT: %expanded_4 = tensor.expand_shape %collapsed_0 {{\[\[}}0, 1]] output_shape [%1, 2] : tensor<?xf32> into tensor<?x2xf32>
// CHECK-NEXT: %cast_5 = tensor.cast %expanded_4 : tensor<?x2xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %cast_5 : tensor<3x2xf32>, tensor<?x?xf32>
func.func @reshape(%a: tensor<?x?xf32>, %z: tensor<0x3xf32>, %y: tensor<?x0xf32>) -> (tensor<3x2xf32>, tensor<?x?xf32>) {
  %0 = tosa.reshape %a {new_shape = array<i64: 3, 2>} : (tensor<?x?xf32>) -> tensor<3x2xf32>
  %1 = tosa.reshape %a {new_shape = array<i64: 3, 2>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<?x?xf32> }

// -----

// CHECK: func.func @reshape(%arg0: tensor<2x3xi8>) -> tensor<3x2xi8> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x3xi8> into tensor<6xi8>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [3, 2] : tensor<6xi8> into tensor<3x2xi8>
// CHECK-NEXT: return %expanded : tensor<3x2xi8>
func.func @reshape(%a: tensor<2x3xi8>) -> (tensor<3x2xi8>) {
  %0 = tosa.reshape %a {new_shape = array<i64: 3, -1>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8> }

// RUN: mlir-opt %s --convert-tensor-to-linalg --split-input-file | FileCheck %s

// CHECK: func.func @p(%arg0: tensor<1x28x28x1xf32>, %arg1: tensor<4x?x2x?xf32>, %arg2: index, %arg3: f32, %arg4: tensor<2x3xi8>) -> (tensor<1x32x32x1xf32>, tensor<4x?x?x?xf32>, tensor<2x?x2x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x32x32x1xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x32x32x1xf32>) -> tensor<1x32x32x1xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %1[0, 2, 2, 0] [1, 28, 28, 1] [1, 1, 1, 1] : tensor<1x28x28x1xf32> into tensor<1x32x32x1xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<4x?x2x?xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %2 = arith.addi %arg2, %c2 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %3 = arith.addi %2, %c3 : index
// CHECK-NEXT: %c3_1 = arith.constant 3 : index
// CHECK-NEXT: %dim_2 = tensor.dim %arg1, %c3_1 : tensor<4x?x2x?xf32>
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %4 = arith.addi %dim_2, %arg2 : index
// CHECK-NEXT: %5 = tensor.empty(%dim, %3, %4) : tensor<4x?x?x?xf32>
// CHECK-NEXT: %6 = linalg.fill ins(%arg3 : f32) outs(%5 : tensor<4x?x?x?xf32>) -> tensor<4x?x?x?xf32>
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %dim_5 = tensor.dim %arg1, %c1_4 : tensor<4x?x2x?xf32>
// CHECK-NEXT: %c3_6 = arith.constant 3 : index
// CHECK-NEXT: %dim_7 = tensor.dim %arg1, %c3_6 : tensor<4x?x2x?xf32>
// CHECK-NEXT: %inserted_slice_8 = tensor.insert_slice %arg1 into %6[0, 0, %arg2, 0] [4, %dim_5, 2, %dim_7] [1, 1, 1, 1] : tensor<4x?x2x?xf32> into tensor<4x?x?x?xf32>
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<4x?x2x?xf32> to tensor<4x?x?x?xf32>
// CHECK-NEXT: %7 = tensor.empty(%arg2, %arg2) : tensor<2x?x2x?xf32>
// CHECK-NEXT: return %inserted_slice, %inserted_slice_8, %7 : tensor<1x32x32x1xf32>, tensor<4x?x?x?xf32>, tensor<2x?x2x?xf32>
func.func @p(%a: tensor<1x28x28x1xf32>, %d: tensor<4x?x2x?xf32>, %i: index, %f: f32, %z: tensor<2x3xi8>) -> (tensor<1x32x32x1xf32>, tensor<4x?x?x?xf32>, tensor<2x?x2x?xf32>) {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%x: index, %y: index, %q: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<1x28x28x1xf32> to tensor<1x32x32x1xf32>
  %1 = tensor.pad %d low[0, 0, %i, 0] high[0, 0, 3, %i] {
  ^bb0(%x: index, %y: index, %q: index, %w: index):
    tensor.yield %f : f32
  } : tensor<4x?x2x?xf32> to tensor<4x?x?x?xf32>
  %s = tensor.cast %d : tensor<4x?x2x?xf32> to tensor<4x?x?x?xf32>
  %2 = tensor.empty(%i, %i) : tensor<2x?x2x?xf32>
  return %0, %1, %2 : tensor<1x32x32x1xf32>, tensor<4x?x?x?xf32>, tensor<2x?x2x?xf32> }

// -----

// CHECK: func.func @p(%arg0: tensor<4x2xf32>) -> tensor<6x3xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<6x3xf32>
// CHECK-NEXT: %generated = tensor.generate  {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT: %2 = arith.index_cast %1 : index to i32
// CHECK-NEXT: %3 = arith.sitofp %2 : i32 to f32
// CHECK-NEXT: tensor.yield %3 : f32
// CHECK-NEXT: } : tensor<6x3xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %generated[1, 1] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<6x3xf32>
// CHECK-NEXT: return %inserted_slice : tensor<6x3xf32>
func.func @p(%d: tensor<4x2xf32>) -> tensor<6x3xf32> {
  %1 = tensor.pad %d low[1, 1] high[1, 0] {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    %i = arith.index_cast %s : index to i32
    %f = arith.sitofp %i : i32 to f32
    tensor.yield %f : f32
  } : tensor<4x2xf32> to tensor<6x3xf32>
  return %1 : tensor<6x3xf32> }

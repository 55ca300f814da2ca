// RUN: mlir-opt %s -test-linalg-transform-patterns=test-generalize-pad-tensor -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @edge(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x?xf16>, %[[V1:[A-Za-z0-9_]+]]: f16) -> tensor<5x?xf16>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<3x?xf16>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.addi %[[V3]], %[[V2]] : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty(%[[V4]]) : tensor<5x?xf16>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V1]] : f16) outs(%[[V5]] : tensor<5x?xf16>) -> tensor<5x?xf16>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<3x?xf16>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V0]] into %[[V6]][0, 1] [3, %[[V7]]] [1, 1] : tensor<3x?xf16> into tensor<5x?xf16>
// CHECK: return %[[V8]] : tensor<5x?xf16>
func.func @edge(%a: tensor<3x?xf16>, %f: f16) -> tensor<5x?xf16> {
  %0 = tensor.pad %a low[0, 1] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f16
  } : tensor<3x?xf16> to tensor<5x?xf16>
  return %0 : tensor<5x?xf16>
}

// -----

// CHECK-LABEL: func.func @body(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x?xi32>, %[[V1:[A-Za-z0-9_]+]]: index, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<?x?xi32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 4 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.addi %[[V1]], %[[V5]] : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.addi %[[V6]], %[[V2]] : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<4x?xi32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.addi %[[V8]], %[[V3]] : index
// CHECK: %[[V10:[A-Za-z0-9_]+]] = arith.addi %[[V9]], %[[V2]] : index
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.generate %[[V7]], %[[V10]] {
// CHECK: ^bb0(%[[V12:[A-Za-z0-9_]+]]: index, %[[V13:[A-Za-z0-9_]+]]: index):
// CHECK: %[[V14:[A-Za-z0-9_]+]] = arith.addi %[[V12]], %[[V13]] : index
// CHECK: %[[V15:[A-Za-z0-9_]+]] = arith.index_cast %[[V14]] : index to i32
// CHECK: tensor.yield %[[V15]] : i32
// CHECK: } : tensor<?x?xi32>
// CHECK: %[[V16:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<4x?xi32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V0]] into %[[V11]][%[[V1]], 3] [4, %[[V16]]] [1, 1] : tensor<4x?xi32> into tensor<?x?xi32>
// CHECK: return %[[V17]] : tensor<?x?xi32>
func.func @body(%a: tensor<4x?xi32>, %l: index, %h: index) -> tensor<?x?xi32> {
  %out = tensor.pad %a low[%l, 3] high[%h, %h]  {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %v = arith.index_cast %k : index to i32
    tensor.yield %v : i32
  } : tensor<4x?xi32> to tensor<?x?xi32>
  return %out : tensor<?x?xi32>
}

// -----

// CHECK-LABEL: func.func @body2(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x3xi32>, %[[V1:[A-Za-z0-9_]+]]: i32) -> tensor<6x8xi32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.generate  {
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: index, %[[V4:[A-Za-z0-9_]+]]: index):
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK: tensor.yield %[[V5]] : i32
// CHECK: } : tensor<6x8xi32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V0]] into %[[V2]][1, 3] [4, 3] [1, 1] : tensor<4x3xi32> into tensor<6x8xi32>
// CHECK: return %[[V6]] : tensor<6x8xi32>
func.func @body2(%a: tensor<4x3xi32>, %l: i32) -> tensor<6x8xi32> {
  %out = tensor.pad %a low[1, 3] high[1, 2]  {
  ^bb0(%i: index, %j: index):
    %v = arith.addi %l, %l : i32
    tensor.yield %v : i32
  } : tensor<4x3xi32> to tensor<6x8xi32>
  return %out : tensor<6x8xi32>
}

// -----

// CHECK-LABEL: func.func @nofold(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x3xi32>, %[[V1:[A-Za-z0-9_]+]]: i32) -> tensor<4x3xi32>
// CHECK: return %[[V0]] : tensor<4x3xi32>
func.func @nofold(%a: tensor<4x3xi32>, %l: i32) -> tensor<4x3xi32> {
  %out = tensor.pad %a nofold low[0, 0] high[0, 0]  {
  ^bb0(%i: index, %j: index):
    tensor.yield %l : i32
  } : tensor<4x3xi32> to tensor<4x3xi32>
  return %out : tensor<4x3xi32>
}

// -----

// CHECK-LABEL: func.func @neg(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x3xi32>, %[[V1:[A-Za-z0-9_]+]]: i32) -> tensor<3x5xi32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[-1, 2] high[0, 0] {
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: index, %[[V4:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V1]] : i32
// CHECK: } : tensor<4x3xi32> to tensor<3x5xi32>
// CHECK: return %[[V2]] : tensor<3x5xi32>
func.func @neg(%a: tensor<4x3xi32>, %l: i32) -> tensor<3x5xi32> {
  %out = tensor.pad %a low[-1, 2] high[0, 0]  {
  ^bb0(%i: index, %j: index):
    tensor.yield %l : i32
  } : tensor<4x3xi32> to tensor<3x5xi32>
  return %out : tensor<3x5xi32>
}

// -----

// CHECK-LABEL: func.func @castish(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x3xi32>, %[[V1:[A-Za-z0-9_]+]]: i32) -> tensor<10x5xi32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<10x5xi32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V1]] : i32) outs(%[[V3]] : tensor<10x5xi32>) -> tensor<10x5xi32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x3xi32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V0]] into %[[V4]][1, 2] [%[[V5]], 3] [1, 1] : tensor<?x3xi32> into tensor<10x5xi32>
// CHECK: return %[[V6]] : tensor<10x5xi32>
func.func @castish(%a: tensor<?x3xi32>, %l: i32) -> tensor<10x5xi32> {
  %out = tensor.pad %a low[1, 2] high[0, 0]  {
  ^bb0(%i: index, %j: index):
    tensor.yield %l : i32
  } : tensor<?x3xi32> to tensor<10x5xi32>
  return %out : tensor<10x5xi32>
}

// -----

// CHECK-LABEL: func.func @inner(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x3xi32>) -> tensor<?x5xi32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 4 : i32
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x3xi32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.addi %[[V4]], %[[V1]] : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V5]]) : tensor<?x5xi32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V2]] : i32) outs(%[[V6]] : tensor<?x5xi32>) -> tensor<?x5xi32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x3xi32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V0]] into %[[V7]][1, 2] [%[[V8]], 3] [1, 1] : tensor<?x3xi32> into tensor<?x5xi32>
// CHECK: return %[[V9]] : tensor<?x5xi32>
func.func @inner(%a: tensor<?x3xi32>) -> tensor<?x5xi32> {
  %out = tensor.pad %a low[1, 2] high[0, 0]  {
  ^bb0(%i: index, %j: index):
    %l = arith.constant 4 : i32
    tensor.yield %l : i32
  } : tensor<?x3xi32> to tensor<?x5xi32>
  return %out : tensor<?x5xi32>
}

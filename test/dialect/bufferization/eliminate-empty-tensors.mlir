// RUN: mlir-opt %s -eliminate-empty-tensors -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @multi(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.negf ins(%[[V3]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V3]] into %[[V0]][0] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V5]][5] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V6]] : tensor<20xf32>
func.func @multi(%t: tensor<20xf32>, %a: tensor<5xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.negf ins(%0 : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %0 into %t[0] [5] [1] : tensor<5xf32> into tensor<20xf32>
  %3 = tensor.insert_slice %1 into %2[5] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %3 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @same(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V3]] into %[[V0]][0] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V3]] into %[[V4]][5] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V5]] : tensor<20xf32>
func.func @same(%t: tensor<20xf32>, %a: tensor<5xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %0 into %t[0] [5] [1] : tensor<5xf32> into tensor<20xf32>
  %3 = tensor.insert_slice %0 into %2[5] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %3 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @mat(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = bufferization.to_tensor %[[V0]] restrict writable : memref<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: bufferization.materialize_in_destination %[[V3]] in writable %[[V0]] : (tensor<5xf32>, memref<5xf32>) -> ()
// CHECK: return
func.func @mat(%d: memref<5xf32>, %a: tensor<5xf32>) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in restrict writable %d : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @late2(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<20xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty(%[[V2]]) : tensor<?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<20xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<?xf32>) outs(%[[V3]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V0]] : tensor<20xf32>) outs(%[[V4]] : tensor<20xf32>) -> tensor<20xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V5]] into %[[V6]][0] [%[[V2]]] [1] : tensor<?xf32> into tensor<20xf32>
// CHECK: return %[[V7]] : tensor<20xf32>
func.func @late2(%t: tensor<20xf32>, %a: tensor<?xf32>, %n: index) -> tensor<20xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = tensor.empty() : tensor<20xf32>
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %u = linalg.exp ins(%t : tensor<20xf32>) outs(%f : tensor<20xf32>) -> tensor<20xf32>
  %2 = tensor.insert_slice %0 into %u[0] [%n] [1] : tensor<?xf32> into tensor<20xf32>
  return %2 : tensor<20xf32>
}

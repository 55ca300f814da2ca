// RUN: mlir-opt %s --mlir-version=22 -eliminate-empty-tensors -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @multi(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V0]][0] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V5]][5] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.negf ins(%[[V4]] : tensor<5xf32>) outs(%[[V6]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V7]] into %[[V5]][5] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V8]] : tensor<20xf32>
func.func @multi(%t: tensor<20xf32>, %a: tensor<5xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.negf ins(%0 : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %0 into %t[0] [5] [1] : tensor<5xf32> into tensor<20xf32>
  %3 = tensor.insert_slice %1 into %2[5] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %3 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V3]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V5]] into %[[V0]][0] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V6]][5] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.negf ins(%[[V2]] : tensor<5xf32>) outs(%[[V7]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V8]] into %[[V6]][5] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V9]] : tensor<20xf32>
func.func @two(%t: tensor<20xf32>, %a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.negf ins(%b : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %0 into %t[0] [5] [1] : tensor<5xf32> into tensor<20xf32>
  %3 = tensor.insert_slice %1 into %2[5] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %3 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @late2(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<20xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty(%[[V2]]) : tensor<?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<20xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V0]] : tensor<20xf32>) outs(%[[V4]] : tensor<20xf32>) -> tensor<20xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V5]][0] [%[[V2]]] [1] : tensor<20xf32> to tensor<?xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<?xf32>) outs(%[[V6]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V7]] into %[[V5]][0] [%[[V2]]] [1] : tensor<?xf32> into tensor<20xf32>
// CHECK: return %[[V8]] : tensor<20xf32>
func.func @late2(%t: tensor<20xf32>, %a: tensor<?xf32>, %n: index) -> tensor<20xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = tensor.empty() : tensor<20xf32>
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %u = linalg.exp ins(%t : tensor<20xf32>) outs(%f : tensor<20xf32>) -> tensor<20xf32>
  %2 = tensor.insert_slice %0 into %u[0] [%n] [1] : tensor<?xf32> into tensor<20xf32>
  return %2 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @mat(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = bufferization.to_tensor %[[V0]] restrict writable : memref<5xf32> to tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: bufferization.materialize_in_destination %[[V4]] in writable %[[V0]] : (tensor<5xf32>, memref<5xf32>) -> ()
// CHECK: return
func.func @mat(%d: memref<5xf32>, %a: tensor<5xf32>) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in restrict writable %d : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @fortwo(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 5 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 20 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = scf.for %[[V7:[A-Za-z0-9_]+]] = %[[V2]] to %[[V4]] step %[[V3]] iter_args(%[[V8:[A-Za-z0-9_]+]] = %[[V0]]) -> (tensor<20xf32>)
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V8]][%[[V7]]] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V9]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V10]] into %[[V8]][%[[V7]]] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: scf.yield %[[V11]] : tensor<20xf32>
// CHECK: return %[[V6]] : tensor<20xf32>
func.func @fortwo(%t: tensor<20xf32>, %a: tensor<5xf32>) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %e = tensor.empty() : tensor<5xf32>
  %r = scf.for %i = %c0 to %c20 step %c5 iter_args(%x = %t) -> tensor<20xf32> {
    %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %0 into %x[%i] [5] [1] : tensor<5xf32> into tensor<20xf32>
    scf.yield %y : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @mat3(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<5xf32, strided<[2]>>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = bufferization.to_tensor %[[V0]] restrict writable : memref<5xf32, strided<[2]>> to tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.negf ins(%[[V1]] : tensor<5xf32>) outs(%[[V4]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: bufferization.materialize_in_destination %[[V5]] in writable %[[V0]] : (tensor<5xf32>, memref<5xf32, strided<[2]>>) -> ()
// CHECK: return
func.func @mat3(%d: memref<5xf32, strided<[2]>>, %a: tensor<5xf32>) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.negf ins(%a : tensor<5xf32>) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %1 in restrict writable %d : (tensor<5xf32>, memref<5xf32, strided<[2]>>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @mattensor(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V0]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = bufferization.materialize_in_destination %[[V3]] in %[[V0]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK: return %[[V4]] : tensor<5xf32>
func.func @mattensor(%d: tensor<5xf32>, %a: tensor<5xf32>) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = bufferization.materialize_in_destination %0 in %d : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @nores(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: bufferization.materialize_in_destination %[[V3]] in writable %[[V0]] : (tensor<5xf32>, memref<5xf32>) -> ()
// CHECK: return
func.func @nores(%d: memref<5xf32>, %a: tensor<5xf32>) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in writable %d : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @matfill(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<?xf32>, %[[V1:[A-Za-z0-9_]+]]: index)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V3:[A-Za-z0-9_]+]] = bufferization.to_tensor %[[V0]] restrict writable : memref<?xf32> to tensor<?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty(%[[V1]]) : tensor<?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V2]] : f32) outs(%[[V3]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK: bufferization.materialize_in_destination %[[V5]] in writable %[[V0]] : (tensor<?xf32>, memref<?xf32>) -> ()
// CHECK: return
func.func @matfill(%d: memref<?xf32>, %n: index) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %0 in restrict writable %d : (tensor<?xf32>, memref<?xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @latechain(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<20xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.addi %[[V2]], %[[V2]] : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V4]]] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V5]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.negf ins(%[[V1]] : tensor<5xf32>) outs(%[[V6]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V7]] into %[[V0]][%[[V4]]] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V8]] : tensor<20xf32>
func.func @latechain(%t: tensor<20xf32>, %a: tensor<5xf32>, %n: index) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.negf ins(%a : tensor<5xf32>) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %o = arith.addi %n, %n : index
  %2 = tensor.insert_slice %1 into %t[%o] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %2 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @lateuse(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> (tensor<20xf32>, f32)
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.addi %[[V2]], %[[V2]] : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V4]]] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V5]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.extract %[[V6]][%[[V7]]] : tensor<5xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V6]] into %[[V0]][%[[V4]]] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V9]], %[[V8]] : tensor<20xf32>, f32
func.func @lateuse(%t: tensor<20xf32>, %a: tensor<5xf32>, %n: index) -> (tensor<20xf32>, f32) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %c = arith.constant 3 : index
  %f = tensor.extract %0[%c] : tensor<5xf32>
  %o = arith.addi %n, %n : index
  %2 = tensor.insert_slice %0 into %t[%o] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %2, %f : tensor<20xf32>, f32
}

// -----

// CHECK-LABEL: func.func @latedep(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract %[[V3]][%[[V4]]] : tensor<5xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.fptosi %[[V5]] : f32 to i32
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.index_cast %[[V6]] : i32 to index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V3]] into %[[V0]][%[[V7]]] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V8]] : tensor<20xf32>
func.func @latedep(%t: tensor<20xf32>, %a: tensor<5xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %c = arith.constant 3 : index
  %f = tensor.extract %0[%c] : tensor<5xf32>
  %o = arith.fptosi %f : f32 to i32
  %p = arith.index_cast %o : i32 to index
  %2 = tensor.insert_slice %0 into %t[%p] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %2 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @inloop(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<20xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.addi %[[V2]], %[[V2]] : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V6]]] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = scf.for %[[V9:[A-Za-z0-9_]+]] = %[[V3]] to %[[V2]] step %[[V4]] iter_args(%[[V10:[A-Za-z0-9_]+]] = %[[V7]]) -> (tensor<5xf32>)
// CHECK: %[[V11:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V10]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: scf.yield %[[V11]] : tensor<5xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V8]] into %[[V0]][%[[V6]]] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: return %[[V12]] : tensor<20xf32>
func.func @inloop(%t: tensor<20xf32>, %a: tensor<5xf32>, %n: index) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<5xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<5xf32> {
    %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%x : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %0 : tensor<5xf32>
  }
  %o = arith.addi %n, %n : index
  %2 = tensor.insert_slice %r into %t[%o] [5] [1] : tensor<5xf32> into tensor<20xf32>
  return %2 : tensor<20xf32>
}

// -----

// CHECK-LABEL: func.func @r(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<20xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5xf32>) -> tensor<20xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][2] [5] [1] : tensor<20xf32> to tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<5xf32>) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V0]][2] [5] [1] : tensor<5xf32> into tensor<20xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = call @r(%[[V5]], %[[V1]]) : (tensor<20xf32>, tensor<5xf32>) -> tensor<20xf32>
// CHECK: return %[[V6]] : tensor<20xf32>
func.func @r(%t: tensor<20xf32>, %a: tensor<5xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.exp ins(%a : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %0 into %t[2] [5] [1] : tensor<5xf32> into tensor<20xf32>
  %3 = call @r(%2, %a) : (tensor<20xf32>, tensor<5xf32>) -> tensor<20xf32>
  return %3 : tensor<20xf32>
}

// RUN: mlir-opt --spirv-form-dispatches %s | FileCheck %s
// RUN: mlir-opt --spirv-launch-dispatches %s | FileCheck %s --check-prefix=MEMORY

// The sizes of arguments may differ.
// CHECK-LABEL: func @arguments(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>, %[[Y:.*]]: tensor<?x3xf32>
func.func @arguments(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]]
  // CHECK-DAG: %[[M:.*]] = tensor.dim %[[Y]]
  // CHECK: %[[EQ:.*]] = arith.cmpi eq, %[[N]], %[[M]] : index
  // CHECK: cf.assert %[[EQ]], "the sizes of operands of 'arith.addf' differ: dimension 0 of operand 0 and dimension 0 of operand 1"
  // CHECK-NOT: cf.assert
  // CHECK: return
  %r = arith.addf %x, %y : tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// Sizes of one origin agree.
// CHECK-LABEL: func @origins(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @origins(%x: tensor<?x?xf32>, %w: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = arith.addf %f, %x : tensor<?x?xf32>
  %te = tensor.empty(%m, %n) : tensor<?x?xf32>
  %t = linalg.transpose ins(%s : tensor<?x?xf32>) outs(%te : tensor<?x?xf32>) permutation = [1, 0]
  %g = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32>
  %u = arith.mulf %t, %g : tensor<?x?xf32>
  return %u : tensor<?x?xf32>
}

// A product has three pairs of sizes.
// CHECK-LABEL: func @product(
// CHECK: cf.assert {{.*}} dimension 1 of operand 0 and dimension 0 of operand 1"
// CHECK: cf.assert {{.*}} dimension 0 of operand 0 and dimension 0 of operand 2"
// CHECK: cf.assert {{.*}} dimension 1 of operand 1 and dimension 1 of operand 2"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @product(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %z: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// MEMORY-LABEL: func @buffers(
// MEMORY-SAME: %[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<4xf32>
// MEMORY: %[[N:.*]] = memref.dim %[[A]]
// MEMORY: cf.assert
// MEMORY-NOT: cf.assert
// MEMORY: gpu.launch
func.func @buffers(%a: memref<?xf32>, %b: memref<4xf32>) {
  linalg.exp ins(%a : memref<?xf32>) outs(%b : memref<4xf32>)
  return
}

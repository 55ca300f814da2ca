// RUN: mlir-opt --mlir-version=22 --canonicalize --split-input-file %s | FileCheck %s

// Constants stay operands if the slice would be out of bounds with them.

// CHECK-LABEL: func.func @kept
// CHECK: tensor.extract_slice %{{.*}}[%c9] [4] [1]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%c9] [4] [1]
// CHECK: memref.subview %{{.*}}[%c9] [4] [1]
// CHECK: memref.cast
// CHECK: memref.subview %{{.*}}[9] [4] [1]
func.func @kept(%t: tensor<8xf32>, %s: tensor<4xf32>, %m: memref<8xf32>) -> (tensor<4xf32>, tensor<8xf32>, memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: 9>>) {
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %t[%c9] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %s into %t[%c9] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = memref.subview %m[%c9] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %3 = memref.cast %m : memref<8xf32> to memref<?xf32>
  %4 = memref.subview %3[9] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 9>>
  return %0, %1, %2, %4 : tensor<4xf32>, tensor<8xf32>, memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: 9>>
}

// -----

// CHECK-LABEL: func.func private @zero(memref<6xf32, strided<[0]>>)
func.func private @zero(memref<6xf32, strided<[0]>>)

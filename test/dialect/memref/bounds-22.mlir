// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --mlir-version=22 --canonicalize --split-input-file %s 2>/dev/null | FileCheck %s

func.func @offset(%m: memref<8x16xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 3] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1], offset: 131>>
  return
}

// -----

func.func @end(%m: tensor<8x16xf32>) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 16 >= 16}}
  %0 = tensor.extract_slice %m[7, 3] [1, 14] [1, 1] : tensor<8x16xf32> to tensor<1x14xf32>
  return
}

// -----

func.func @insert(%m: tensor<8x?xf32>, %s: tensor<1x14xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = tensor.insert_slice %s into %m[9, 3] [1, 14] [1, 1] : tensor<1x14xf32> into tensor<8x?xf32>
  return
}

// -----

func.func @element(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<4x16xf16, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 16] [1, 1] : memref<8x16xf32> to memref<4x16xf16, strided<[16, 1]>>
  return
}

// -----

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

// -----

func.func @assumed(%m: memref<4xf32, 3>) {
  // expected-error @+2 {{inferred type(s) 'memref<4xf32, 3>' are incompatible with return type(s) of operation 'memref<4xf32>'}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = "memref.assume_alignment"(%m) <{alignment = 4 : i32}> : (memref<4xf32, 3>) -> memref<4xf32>
  return
}

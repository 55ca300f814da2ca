// RUN: mlir-opt --mlir-version=22 %s --tosa-to-tensor --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<6xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT: return %collapsed : tensor<6xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %d = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %x, %d : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
// CHECK-NEXT: return %expanded : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6xf32>) -> tensor<2x3xf32> {
  %d = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %x, %d : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<6xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT: return %collapsed : tensor<6xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %d = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %x, %d : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[1, 2] [3, 2] [1, 1] : tensor<6x4xf32> to tensor<3x2xf32>
// CHECK-NEXT: return %extracted_slice : tensor<3x2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6x4xf32>) -> tensor<3x2xf32> {
  %a = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[3,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %x, %a, %b : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.subi %dim, %c1 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[1, 0] [%0, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %extracted_slice : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %a = tosa.const_shape {values = dense<[1,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[-1,4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %x, %a, %b : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: return %arg0 : tensor<6x4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %a = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[6,4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %x, %a, %b : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> tensor<5x10xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<1.500000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1, %c3] high[%c2, %c4] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<2x3xf32> to tensor<5x10xf32>
// CHECK-NEXT: return %padded : tensor<5x10xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>) -> tensor<5x10xf32> {
  %p = tosa.const_shape {values = dense<[1,2,3,4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %x, %p, %v : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x10xf32>
  return %0 : tensor<5x10xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi8>) -> tensor<3x3xi8> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1, %c0_1] high[%c0_0, %c0_2] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: tensor.yield %c-3_i8 : i8
// CHECK-NEXT: } : tensor<2x3xi8> to tensor<3x3xi8>
// CHECK-NEXT: return %padded : tensor<3x3xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xi8>) -> tensor<3x3xi8> {
  %p = tosa.const_shape {values = dense<[1,0,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.pad %x, %p, %v : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x3xi8>
  return %0 : tensor<3x3xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xi32>) -> tensor<?x3xi32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1, %c0_1] high[%c1_0, %c0_2] {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: tensor.yield %c7_i32 : i32
// CHECK-NEXT: } : tensor<?x3xi32> to tensor<?x3xi32>
// CHECK-NEXT: return %padded : tensor<?x3xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %p = tosa.const_shape {values = dense<[1,1,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.pad %x, %p, %v : (tensor<?x3xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c2_0 = arith.constant 2 : index
// CHECK-NEXT: %c6_1 = arith.constant 6 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c8_2 = arith.constant 8 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = tensor.empty(%c8_2, %c3) : tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_3 = tensor.insert_slice %arg1 into %inserted_slice[2, 0] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_4 = tensor.insert_slice %arg0 into %inserted_slice_3[6, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %inserted_slice_4 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %x, %y, %x {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c3_1 = arith.constant 3 : index
// CHECK-NEXT: %c4_2 = arith.constant 4 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c7_3 = arith.constant 7 : index
// CHECK-NEXT: %0 = tensor.empty(%c2, %c7_3) : tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_4 = tensor.insert_slice %arg1 into %inserted_slice[0, 3] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_5 = tensor.insert_slice %arg0 into %inserted_slice_4[0, 4] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %inserted_slice_5 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %x, %y, %x {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0_0 : tensor<?x3xf32>
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.addi %dim, %c4 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %1 = arith.addi %0, %dim_1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %2 = tensor.empty(%1, %c3) : tensor<?x?xf32>
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x3xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %2[0, 0] [%dim_3, 3] [1, 1] : tensor<?x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_4 = tensor.insert_slice %arg1 into %inserted_slice[%dim, 0] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: %c0_5 = arith.constant 0 : index
// CHECK-NEXT: %dim_6 = tensor.dim %arg0, %c0_5 : tensor<?x3xf32>
// CHECK-NEXT: %inserted_slice_7 = tensor.insert_slice %arg0 into %inserted_slice_4[%0, 0] [%dim_6, 3] [1, 1] : tensor<?x3xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %inserted_slice_7 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x3xf32>, %y: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %x, %y, %x {axis = 0 : i32} : (tensor<?x3xf32>, tensor<4x3xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// RUN: mlir-opt --mlir-version=22 %s --tosa-to-scf --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %extracted = tensor.extract %arg0[] : tensor<i1>
// CHECK-NEXT: %0 = scf.if %extracted -> (tensor<f32>) {
// CHECK-NEXT: %1 = tosa.add %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: scf.yield %1 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : tensor<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK-NEXT: }
func.func @f(%c: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%a = %x, %b = %y) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = tosa.add %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    tosa.yield %b : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %0 = scf.while (%arg1 = %arg0) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %2 = tosa.greater_equal %1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: %extracted = tensor.extract %2[] : tensor<i1>
// CHECK-NEXT: scf.condition(%extracted) %arg1 : tensor<i32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: tensor<i32>):
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %2 = tosa.add %arg1, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: scf.yield %2 : tensor<i32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<i32>
// CHECK-NEXT: }
func.func @f(%x: tensor<i32>) -> tensor<i32> {
  %0 = tosa.while_loop (%a = %x) : (tensor<i32>) -> tensor<i32> {
    %1 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %2 = tosa.greater_equal %1, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %2 = tosa.add %a, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %2 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x5x4xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x5x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2_0 = arith.constant 2 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg3 = %c0_1 to %c2 step %c1_2 iter_args(%arg4 = %arg0) -> (tensor<2x5x4xf32>) {
// CHECK-NEXT: %1 = scf.for %arg5 = %c0_1 to %c3 step %c1_2 iter_args(%arg6 = %arg4) -> (tensor<2x5x4xf32>) {
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg3, %arg5] : tensor<2x3xi32>
// CHECK-NEXT: %2 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg2[%arg3, %arg5, %c0_1] [%c1_2, %c1_2, %c4] [%c1_2, %c1_2, %c1_2] : tensor<2x3x4xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg6[%arg3, %2, %c0_1] [%c1_2, %c1_2, %c4] [%c1_2, %c1_2, %c1_2] : tensor<?x?x?xf32> into tensor<2x5x4xf32>
// CHECK-NEXT: scf.yield %inserted_slice : tensor<2x5x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : tensor<2x5x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<2x5x4xf32>
// CHECK-NEXT: }
func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x4xf32>) -> tensor<2x5x4xf32> {
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

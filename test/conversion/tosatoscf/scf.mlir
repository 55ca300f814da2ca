// RUN: mlir-opt %s --tosa-to-scf --split-input-file | FileCheck %s

// CHECK: func.func @while_test(%arg0: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %0 = scf.while (%arg1 = %arg0) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %2 = tosa.greater_equal %1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: %extracted = tensor.extract %2[] : tensor<i1>
// CHECK-NEXT: scf.condition(%extracted) %arg1 : tensor<i32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: tensor<i32>):
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %2 = tosa.add %arg1, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: scf.yield %2 : tensor<i32>
// CHECK: return %0 : tensor<i32>
func.func @while_test(%arg0 : tensor<i32>) -> (tensor<i32>) {
  %0 = tosa.while_loop (%arg1 = %arg0) : (tensor<i32>) -> tensor<i32> {
    %1 = "tosa.const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %2 = tosa.greater_equal %1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
    ^bb0(%arg1: tensor<i32>):
    %1 = "tosa.const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %2 = tosa.add %arg1, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %2 : tensor<i32>
  }
  return %0 : tensor<i32> }

// -----

// CHECK: func.func @if_test(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> tensor<f32> {
// CHECK-NEXT: %extracted = tensor.extract %arg2[] : tensor<i1>
// CHECK-NEXT: %0 = scf.if %extracted -> (tensor<f32>) {
// CHECK-NEXT: scf.yield %arg0 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<f32>
// CHECK: return %0 : tensor<f32>
func.func @if_test(%arg0 : tensor<f32>, %arg1 : tensor<f32>, %arg2 : tensor<i1>) -> (tensor<f32>) {
  %0 = tosa.cond_if %arg2 -> (tensor<f32>) {
    tosa.yield %arg0 : tensor<f32>
  } else {
    tosa.yield %arg1 : tensor<f32>
  }
  return %0 : tensor<f32> }

// -----

// CHECK: func.func @scatter_static(%arg0: tensor<3x7x5xi32>, %arg1: tensor<3x6xi32>, %arg2: tensor<3x6x5xi32>) -> tensor<3x7x5xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg3 = %c0_0 to %c3 step %c1_1 iter_args(%arg4 = %arg0) -> (tensor<3x7x5xi32>) {
// CHECK-NEXT: %1 = scf.for %arg5 = %c0_0 to %c6 step %c1_1 iter_args(%arg6 = %arg4) -> (tensor<3x7x5xi32>) {
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg3, %arg5] : tensor<3x6xi32>
// CHECK-NEXT: %2 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg2[%arg3, %arg5, %c0_0] [%c1_1, %c1_1, %c5] [%c1_1, %c1_1, %c1_1] : tensor<3x6x5xi32> to tensor<?x?x?xi32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg6[%arg3, %2, %c0_0] [%c1_1, %c1_1, %c5] [%c1_1, %c1_1, %c1_1] : tensor<?x?x?xi32> into tensor<3x7x5xi32>
// CHECK-NEXT: scf.yield %inserted_slice : tensor<3x7x5xi32>
// CHECK: scf.yield %1 : tensor<3x7x5xi32>
// CHECK: return %0 : tensor<3x7x5xi32>
func.func @scatter_static(%arg0 : tensor<3x7x5xi32>, %arg1 : tensor<3x6xi32>, %arg2 : tensor<3x6x5xi32>) -> tensor<3x7x5xi32> {
  %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<3x7x5xi32>, tensor<3x6xi32>, tensor<3x6x5xi32>) -> (tensor<3x7x5xi32>)
  return %0 : tensor<3x7x5xi32> }

// -----

// CHECK: func.func @before_dynamic(%arg0: tensor<?x?x?xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?x?x?xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?x?xi32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg2, %c2 : tensor<?x?x?xi32>
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %c1_3 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg3 = %c0_2 to %dim step %c1_3 iter_args(%arg4 = %arg0) -> (tensor<?x?x?xi32>) {
// CHECK-NEXT: %1 = scf.for %arg5 = %c0_2 to %dim_0 step %c1_3 iter_args(%arg6 = %arg4) -> (tensor<?x?x?xi32>) {
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg3, %arg5] : tensor<?x?xi32>
// CHECK-NEXT: %2 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg2[%arg3, %arg5, %c0_2] [%c1_3, %c1_3, %dim_1] [%c1_3, %c1_3, %c1_3] : tensor<?x?x?xi32> to tensor<?x?x?xi32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg6[%arg3, %2, %c0_2] [%c1_3, %c1_3, %dim_1] [%c1_3, %c1_3, %c1_3] : tensor<?x?x?xi32> into tensor<?x?x?xi32>
// CHECK-NEXT: scf.yield %inserted_slice : tensor<?x?x?xi32>
// CHECK: scf.yield %1 : tensor<?x?x?xi32>
// CHECK: return %0 : tensor<?x?x?xi32>
func.func @before_dynamic(%arg0 : tensor<?x?x?xi32>, %arg1 : tensor<?x?xi32>, %arg2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<?x?x?xi32>, tensor<?x?xi32>, tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>)
  return %0 : tensor<?x?x?xi32> }

// -----

// CHECK: func.func @if_args(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT: %extracted = tensor.extract %arg2[] : tensor<i1>
// CHECK-NEXT: %0:2 = scf.if %extracted -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT: scf.yield %arg0, %arg1 : tensor<f32>, tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1, %arg0 : tensor<f32>, tensor<f32>
// CHECK: return %0#0, %0#1 : tensor<f32>, tensor<f32>
func.func @if_args(%arg0 : tensor<f32>, %arg1 : tensor<f32>, %arg2 : tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  %0:2 = "tosa.cond_if"(%arg2, %arg0, %arg1) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    tosa.yield %x, %y : tensor<f32>, tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    tosa.yield %y, %x : tensor<f32>, tensor<f32>
  }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#0, %0#1 : tensor<f32>, tensor<f32> }

// RUN: mlir-opt %s --tosa-infer-shapes --split-input-file | FileCheck %s

// CHECK: func.func @a(%arg0: tensor<4xf32>) -> tensor<*xf32> {
// CHECK-NEXT: %0 = tosa.log %arg0 : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = tosa.exp %0 : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %1 : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT: return %cast : tensor<*xf32>
func.func @a(%arg0 : tensor<4xf32>) -> tensor<*xf32> {
  %0 = tosa.log %arg0 : (tensor<4xf32>) -> tensor<*xf32>
  %1 = tosa.exp %0 : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32> }

// -----

// CHECK: func.func @m(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> (tensor<*xf32>, tensor<?xf32>) {
// CHECK-NEXT: %0 = tosa.add %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = tosa.add %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<*xf32>, tensor<?xf32>
func.func @m(%arg0 : tensor<4xf32>, %b: tensor<1xf32>) -> (tensor<*xf32>, tensor<?xf32>) {
  %0 = tosa.add %arg0, %b : (tensor<4xf32>, tensor<1xf32>) -> tensor<*xf32>
  %1 = tosa.add %arg0, %b : (tensor<4xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<*xf32>, tensor<?xf32> }

// -----

// CHECK: func.func @cast(%arg0: tensor<4xf32>) -> tensor<*xf32> {
// CHECK-NEXT: %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi32>
// CHECK-NEXT: %1 = tosa.cast %0 : (tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT: return %cast_0 : tensor<*xf32>
func.func @cast(%arg0 : tensor<4xf32>) -> tensor<*xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<*xi32>
  %1 = tosa.cast %0 : (tensor<*xi32>) -> tensor<*xf32>
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?xf32>
  return %1 : tensor<*xf32> }

// -----

// CHECK: func.func @many(%arg0: tensor<1x32x32x8xf32>, %arg1: tensor<16x3x3x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<?x32x32x8xf32>) {
// CHECK-NEXT: %0 = tosa.conv2d %arg0, %arg1, %arg2 {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>, tensor<16x3x3x8xf32>, tensor<16xf32>) -> tensor<1x16x16x16xf32>
// CHECK-NEXT: %1 = tosa.max_pool2d %arg0 {kernel = array<i64: 4, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x29x30x8xf32>
// CHECK-NEXT: %2 = tosa.avg_pool2d %arg3 {acc_type = f32, kernel = array<i64: 4, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x32x32x8xf32>) -> tensor<?x29x30x8xf32>
// CHECK-NEXT: %3 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<1x32x32x8xf32>) -> tensor<1x1x32x8xf32>
// CHECK-NEXT: %4 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<1x32x32x8xf32>) -> tensor<1x32x8xi32>
// CHECK-NEXT: %5 = tosa.reshape %arg0 {new_shape = array<i64: 1, -1>} : (tensor<1x32x32x8xf32>) -> tensor<1x8192xf32>
// CHECK-NEXT: %6 = tosa.slice %arg0 {size = array<i64: 1, 2, 3, 4>, start = array<i64: 0, 0, 0, 0>} : (tensor<1x32x32x8xf32>) -> tensor<1x2x3x4xf32>
// CHECK-NEXT: %7 = tosa.tile %arg0 {multiples = array<i64: 1, 2, 3, 4>} : (tensor<1x32x32x8xf32>) -> tensor<1x64x96x32xf32>
// CHECK-NEXT: %8 = "tosa.const"() <{value = dense<[3, 2, 1, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %9 = tosa.transpose %arg0, %8 : (tensor<1x32x32x8xf32>, tensor<4xi32>) -> tensor<8x32x32x1xf32>
// CHECK-NEXT: %10 = tosa.concat %arg0, %arg3 {axis = 0 : i32} : (tensor<1x32x32x8xf32>, tensor<?x32x32x8xf32>) -> tensor<?x32x32x8xf32>
// CHECK-NEXT: %11 = "tosa.const"() <{value = dense<1> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %12 = tosa.pad %arg0, %11 : (tensor<1x32x32x8xf32>, tensor<4x2xi32>) -> tensor<3x34x34x10xf32>
// CHECK-NEXT: %13 = tosa.resize %arg0 {border = array<i64: 0, 0>, mode = "BILINEAR", offset = array<i64: 0, 0>, scale = array<i64: 4, 1, 4, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x125x125x8xf32>
// CHECK-NEXT: %14 = tosa.equal %arg0, %arg0 : (tensor<1x32x32x8xf32>, tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xi1>
// CHECK-NEXT: %15 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
// CHECK-NEXT: %16 = tosa.select %14, %arg0, %arg0 : (tensor<1x32x32x8xi1>, tensor<1x32x32x8xf32>, tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
// CHECK-NEXT: %17 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: -1, -1, -1, -1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x3x3x8xf32>, tensor<16xf32>) -> tensor<1x34x34x16xf32>
// CHECK-NEXT: return
func.func @many(%a: tensor<1x32x32x8xf32>, %w: tensor<16x3x3x8xf32>, %b: tensor<16xf32>, %d: tensor<?x32x32x8xf32>) -> () {
  %0 = tosa.conv2d %a, %w, %b {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>, dilation = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x3x3x8xf32>, tensor<16xf32>) -> tensor<?x?x?x?xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 4, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<?x?x?x?xf32>
  %2 = tosa.avg_pool2d %d {acc_type = f32, kernel = array<i64: 4, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x32x32x8xf32>) -> tensor<?x?x?x?xf32>
  %3 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<1x32x32x8xf32>) -> tensor<?x?x?x?xf32>
  %4 = tosa.argmax %a {axis = 1 : i32} : (tensor<1x32x32x8xf32>) -> tensor<*xi32>
  %5 = tosa.reshape %a {new_shape = array<i64: 1, -1>} : (tensor<1x32x32x8xf32>) -> tensor<?x?xf32>
  %6 = tosa.slice %a {start = array<i64: 0,0,0,0>, size=array<i64: 1,2,3,4>} : (tensor<1x32x32x8xf32>) -> tensor<?x?x?x?xf32>
  %7 = tosa.tile %a {multiples = array<i64: 1,2,3,4>} : (tensor<1x32x32x8xf32>) -> tensor<*xf32>
  %p = "tosa.const"() {value = dense<[3,2,1,0]> : tensor<4xi32>} : () -> tensor<4xi32>
  %8 = tosa.transpose %a, %p : (tensor<1x32x32x8xf32>, tensor<4xi32>) -> tensor<*xf32>
  %9 = tosa.concat %a, %d {axis = 0 : i32} : (tensor<1x32x32x8xf32>, tensor<?x32x32x8xf32>) -> tensor<*xf32>
  %q = "tosa.const"() {value = dense<1> : tensor<4x2xi32>} : () -> tensor<4x2xi32>
  %10 = tosa.pad %a, %q : (tensor<1x32x32x8xf32>, tensor<4x2xi32>) -> tensor<?x?x?x?xf32>
  %11 = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 4, 1, 4, 1>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>} : (tensor<1x32x32x8xf32>) -> tensor<?x?x?x?xf32>
  %12 = tosa.equal %a, %a : (tensor<1x32x32x8xf32>, tensor<1x32x32x8xf32>) -> tensor<*xi1>
  %13 = tosa.reverse %a {axis = 0 : i32}: (tensor<1x32x32x8xf32>) -> tensor<?x?x?x?xf32>
  %14 = tosa.select %12, %a, %a : (tensor<*xi1>, tensor<1x32x32x8xf32>, tensor<1x32x32x8xf32>) -> tensor<*xf32>
  %15 = tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0,0,0,0>, out_shape = array<i64: -1,-1,-1,-1>, stride = array<i64: 1,1>} : (tensor<1x32x32x8xf32>, tensor<16x3x3x8xf32>, tensor<16xf32>) -> tensor<?x?x?x?xf32>
  return }

// -----

// CHECK: func.func @mm(%arg0: tensor<?x3x?xf32>, %arg1: tensor<2x?x5xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<5x4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<2x4xi32>, %arg6: tensor<1x4x8xf32>) {
// CHECK-NEXT: %0 = tosa.matmul %arg0, %arg1 : (tensor<?x3x?xf32>, tensor<2x?x5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: %1 = tosa.fully_connected %arg2, %arg3, %arg4 : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<3x5xf32>
// CHECK-NEXT: %2 = tosa.gather %arg1, %arg5 : (tensor<2x?x5xf32>, tensor<2x4xi32>) -> tensor<2x4x5xf32>
// CHECK-NEXT: %3 = tosa.scatter %arg1, %arg5, %arg0 : (tensor<2x?x5xf32>, tensor<2x4xi32>, tensor<?x3x?xf32>) -> tensor<2x?x5xf32>
// CHECK-NEXT: %output_real, %output_imag = tosa.rfft2d %arg6 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
// CHECK-NEXT: %output_real_0, %output_imag_1 = tosa.fft2d %arg6, %arg6 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
// CHECK-NEXT: return
func.func @mm(%a: tensor<?x3x?xf32>, %b: tensor<2x?x5xf32>, %c: tensor<3x4xf32>, %w: tensor<5x4xf32>, %bias: tensor<5xf32>, %i: tensor<2x4xi32>, %r: tensor<1x4x8xf32>) {
  %0 = tosa.matmul %a, %b : (tensor<?x3x?xf32>, tensor<2x?x5xf32>) -> tensor<?x?x?xf32>
  %1 = tosa.fully_connected %c, %w, %bias : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<?x?xf32>
  %2 = tosa.gather %b, %i : (tensor<2x?x5xf32>, tensor<2x4xi32>) -> tensor<?x?x?xf32>
  %3 = tosa.scatter %b, %i, %a : (tensor<2x?x5xf32>, tensor<2x4xi32>, tensor<?x3x?xf32>) -> tensor<?x?x?xf32>
  %4, %5 = tosa.rfft2d %r : (tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  %6, %7 = tosa.fft2d %r, %r {inverse = false}: (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return }

// -----

// CHECK: func.func @if_test(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<2xf32>) {
// CHECK-NEXT: %0 = tosa.log %arg1 : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %1 = tosa.log %arg2 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %2 = tosa.cond_if %arg0 -> (tensor<?xf32>) {
// CHECK-NEXT: tosa.yield %0 : tensor<3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: tosa.yield %1 : tensor<2xf32>
// CHECK: %3 = tosa.cond_if %arg0 -> (tensor<3xf32>) {
// CHECK-NEXT: tosa.yield %0 : tensor<3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: tosa.yield %0 : tensor<3xf32>
// CHECK: return
func.func @if_test(%arg0 : tensor<i1>, %arg1 : tensor<3xf32>, %arg2 : tensor<2xf32>) -> () {
  %a = tosa.log %arg1 : (tensor<3xf32>) -> tensor<*xf32>
  %b = tosa.log %arg2 : (tensor<2xf32>) -> tensor<*xf32>
  %0 = tosa.cond_if %arg0 -> (tensor<*xf32>) {
    tosa.yield %a : tensor<*xf32>
  } else {
    tosa.yield %b : tensor<*xf32>
  }
  %1 = tosa.cond_if %arg0 -> (tensor<*xf32>) {
    tosa.yield %a : tensor<*xf32>
  } else {
    tosa.yield %a : tensor<*xf32>
  }
  return }

// -----

// CHECK: func.func @while_test(%arg0: tensor<i32>) -> tensor<*xi32> {
// CHECK-NEXT: %0 = tosa.add %arg0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: %1 = tosa.while_loop (%arg1 = %0) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %3 = tosa.greater_equal %2, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: tosa.yield %3 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: tensor<i32>):
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %3 = tosa.add %arg1, %2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: tosa.yield %3 : tensor<i32>
// CHECK: %cast = tensor.cast %1 : tensor<i32> to tensor<*xi32>
// CHECK-NEXT: return %cast : tensor<*xi32>
func.func @while_test(%arg0 : tensor<i32>) -> tensor<*xi32> {
  %0 = tosa.add %arg0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<*xi32>
  %1 = tosa.while_loop (%arg1 = %0) : (tensor<*xi32>) -> tensor<*xi32> {
    %2 = "tosa.const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %3 = tosa.greater_equal %2, %arg1 : (tensor<i32>, tensor<*xi32>) -> tensor<*xi1>
    tosa.yield %3 : tensor<*xi1>
  } do {
  ^bb0(%arg1: tensor<*xi32>):
    %2 = "tosa.const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = tosa.add %arg1, %2 : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    tosa.yield %3 : tensor<*xi32>
  }
  return %1 : tensor<*xi32> }

// -----

// CHECK: func.func @while_dont_crash(%arg0: tensor<i32>, %arg1: tensor<1xi32>) -> (tensor<*xi32>, tensor<*xi32>) {
// CHECK-NEXT: %0 = tosa.add %arg0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: %1:2 = tosa.while_loop (%arg2 = %0, %arg3 = %arg1) : (tensor<i32>, tensor<1xi32>) -> (tensor<i32>, tensor<?xi32>) {
// CHECK-NEXT: %2 = tosa.greater_equal %arg2, %arg3 : (tensor<i32>, tensor<?xi32>) -> tensor<?xi1>
// CHECK-NEXT: tosa.yield %2 : tensor<?xi1>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: tensor<i32>, %arg3: tensor<?xi32>):
// CHECK-NEXT: %2 = tosa.add %arg3, %arg3 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT: %3 = tosa.concat %2, %2 {axis = 0 : i32} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT: tosa.yield %arg2, %3 : tensor<i32>, tensor<?xi32>
// CHECK: %cast = tensor.cast %1#0 : tensor<i32> to tensor<*xi32>
// CHECK-NEXT: %cast_0 = tensor.cast %1#1 : tensor<?xi32> to tensor<*xi32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<*xi32>, tensor<*xi32>
func.func @while_dont_crash(%arg0 : tensor<i32>, %arg1 : tensor<1xi32>) -> (tensor<*xi32>, tensor<*xi32>) {
  %0 = tosa.add %arg0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<*xi32>
  %1:2 = tosa.while_loop (%arg2 = %0, %arg3 = %arg1) : (tensor<*xi32>, tensor<1xi32>) -> (tensor<*xi32>, tensor<*xi32>) {
    %2 = tosa.greater_equal %arg2, %arg3 : (tensor<*xi32>, tensor<1xi32>) -> tensor<*xi1>
    tosa.yield %2 : tensor<*xi1>
  } do {
  ^bb0(%arg2: tensor<*xi32>, %arg3: tensor<*xi32>):
    %3 = tosa.add %arg3, %arg3 : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    %4 = tosa.concat %3, %3 {axis = 0 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    tosa.yield %arg2, %4 : tensor<*xi32>, tensor<*xi32>
  }
  return %1#0, %1#1 : tensor<*xi32>, tensor<*xi32> }

// -----

// CHECK: func.func @other(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %0 = tosa.abs %arg0 : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %0, %c0 : tensor<4xf32>
// CHECK-NEXT: %1 = tosa.identity %0 : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %2 = tosa.reshape %1 {new_shape = array<i64: 2, -1>} : (tensor<4xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: %3 = tosa.custom %0 {domain_name = "a", implementation_attrs = "", operator_name = "b"} : (tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %3 : tensor<?xf32>
func.func @other(%arg0 : tensor<4xf32>) -> tensor<?xf32> {
  %0 = "tosa.abs"(%arg0) : (tensor<4xf32>) -> tensor<?xf32>
  %c = arith.constant 0 : index
  %1 = tensor.dim %0, %c : tensor<?xf32>
  %2 = tosa.identity %0 : (tensor<?xf32>) -> tensor<?xf32>
  %3 = tosa.reshape %2 {new_shape = array<i64: 2, -1>} : (tensor<?xf32>) -> tensor<2x?xf32>
  %4 = tosa.custom %0 {domain_name="a", implementation_attrs="", operator_name="b"}: (tensor<?xf32>) -> tensor<?xf32>
  return %4 : tensor<?xf32> }

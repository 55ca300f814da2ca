// RUN: mlir-opt %s --tosa-make-broadcastable --split-input-file | FileCheck %s

// CHECK: func.func @b0(%arg0: tensor<1xf32>, %arg1: tensor<f32>) -> tensor<1xf32> {
// CHECK-NEXT: %0 = tosa.reshape %arg1 {new_shape = array<i64: 1>} : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT: %1 = tosa.add %arg0, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT: return %1 : tensor<1xf32>
func.func @b0(%a: tensor<1xf32>, %b: tensor<f32>) -> tensor<1xf32> {
  %0 = tosa.add %a, %b : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32> }

// -----

// CHECK: func.func @b1(%arg0: tensor<17x16x15x14xf32>, %arg1: tensor<15x14xf32>) -> (tensor<17x16x15x14xf32>, tensor<17x16x15x14xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1, 15, 14>} : (tensor<15x14xf32>) -> tensor<1x1x15x14xf32>
// CHECK-NEXT: %1 = tosa.add %arg0, %0 : (tensor<17x16x15x14xf32>, tensor<1x1x15x14xf32>) -> tensor<17x16x15x14xf32>
// CHECK-NEXT: %2 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1, 15, 14>} : (tensor<15x14xf32>) -> tensor<1x1x15x14xf32>
// CHECK-NEXT: %3 = tosa.sub %2, %arg0 : (tensor<1x1x15x14xf32>, tensor<17x16x15x14xf32>) -> tensor<17x16x15x14xf32>
// CHECK-NEXT: return %1, %3 : tensor<17x16x15x14xf32>, tensor<17x16x15x14xf32>
func.func @b1(%a: tensor<17x16x15x14xf32>, %b: tensor<15x14xf32>) -> (tensor<17x16x15x14xf32>, tensor<17x16x15x14xf32>) {
  %0 = tosa.add %a, %b : (tensor<17x16x15x14xf32>, tensor<15x14xf32>) -> tensor<17x16x15x14xf32>
  %1 = tosa.sub %b, %a : (tensor<15x14xf32>, tensor<17x16x15x14xf32>) -> tensor<17x16x15x14xf32>
  return %0, %1 : tensor<17x16x15x14xf32>, tensor<17x16x15x14xf32> }

// -----

// CHECK: func.func @b2(%arg0: tensor<1x16x1x14xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<1x1xf32>) -> (tensor<1x16x16x14xf32>, tensor<1x16x1x14xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1, 16, 1>} : (tensor<16x1xf32>) -> tensor<1x1x16x1xf32>
// CHECK-NEXT: %1 = tosa.mul %arg0, %0 {shift = 0 : i8} : (tensor<1x16x1x14xf32>, tensor<1x1x16x1xf32>) -> tensor<1x16x16x14xf32>
// CHECK-NEXT: %2 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 1>} : (tensor<1x1xf32>) -> tensor<1x1x1x1xf32>
// CHECK-NEXT: %3 = tosa.maximum %arg0, %2 : (tensor<1x16x1x14xf32>, tensor<1x1x1x1xf32>) -> tensor<1x16x1x14xf32>
// CHECK-NEXT: return %1, %3 : tensor<1x16x16x14xf32>, tensor<1x16x1x14xf32>
func.func @b2(%a: tensor<1x16x1x14xf32>, %b: tensor<16x1xf32>, %c: tensor<1x1xf32>) -> (tensor<1x16x16x14xf32>, tensor<1x16x1x14xf32>) {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<1x16x1x14xf32>, tensor<16x1xf32>) -> tensor<1x16x16x14xf32>
  %1 = tosa.maximum %a, %c : (tensor<1x16x1x14xf32>, tensor<1x1xf32>) -> tensor<1x16x1x14xf32>
  return %0, %1 : tensor<1x16x16x14xf32>, tensor<1x16x1x14xf32> }

// -----

// CHECK: func.func @b3(%arg0: tensor<7x7xi32>, %arg1: tensor<i32>, %arg2: tensor<i1>, %arg3: tensor<7x7xi1>, %arg4: tensor<7xi32>) -> (tensor<7x7xi1>, tensor<7x7xi32>, tensor<7x7xi32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1>} : (tensor<i32>) -> tensor<1x1xi32>
// CHECK-NEXT: %1 = tosa.equal %arg0, %0 : (tensor<7x7xi32>, tensor<1x1xi32>) -> tensor<7x7xi1>
// CHECK-NEXT: %2 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1>} : (tensor<i1>) -> tensor<1x1xi1>
// CHECK-NEXT: %3 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1>} : (tensor<i32>) -> tensor<1x1xi32>
// CHECK-NEXT: %4 = tosa.select %2, %arg0, %3 : (tensor<1x1xi1>, tensor<7x7xi32>, tensor<1x1xi32>) -> tensor<7x7xi32>
// CHECK-NEXT: %5 = tosa.reshape %arg4 {new_shape = array<i64: 1, 7>} : (tensor<7xi32>) -> tensor<1x7xi32>
// CHECK-NEXT: %6 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1>} : (tensor<i32>) -> tensor<1x1xi32>
// CHECK-NEXT: %7 = tosa.select %arg3, %5, %6 : (tensor<7x7xi1>, tensor<1x7xi32>, tensor<1x1xi32>) -> tensor<7x7xi32>
// CHECK-NEXT: return %1, %4, %7 : tensor<7x7xi1>, tensor<7x7xi32>, tensor<7x7xi32>
func.func @b3(%a: tensor<7x7xi32>, %b: tensor<i32>, %k: tensor<i1>, %k1: tensor<7x7xi1>, %s : tensor<7xi32>) -> (tensor<7x7xi1>, tensor<7x7xi32>, tensor<7x7xi32>) {
  %0 = tosa.equal %a, %b : (tensor<7x7xi32>, tensor<i32>) -> tensor<7x7xi1>
  %1 = tosa.select %k, %a, %b : (tensor<i1>, tensor<7x7xi32>, tensor<i32>) -> tensor<7x7xi32>
  %2 = tosa.select %k1, %s, %b : (tensor<7x7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7x7xi32>
  return %0, %1, %2 : tensor<7x7xi1>, tensor<7x7xi32>, tensor<7x7xi32> }

// -----

// CHECK: func.func @b4(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = tosa.reshape %arg1 {new_shape = array<i64: 1, -9223372036854775808>} : (tensor<?xf32>) -> tensor<1x?xf32>
// CHECK-NEXT: %1 = tosa.add %arg0, %0 : (tensor<?x?xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %1 : tensor<?x?xf32>
func.func @b4(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?x?xf32>) {
  %0 = tosa.add %a, %b : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32> }

// -----

// CHECK: func.func @b6(%arg0: tensor<2x3x4xi32>, %arg1: tensor<3x4xi32>) -> (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg1 {new_shape = array<i64: 1, 3, 4>} : (tensor<3x4xi32>) -> tensor<1x3x4xi32>
// CHECK-NEXT: %1 = tosa.arithmetic_right_shift %arg0, %0 {round = true} : (tensor<2x3x4xi32>, tensor<1x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: %2 = tosa.reshape %arg1 {new_shape = array<i64: 1, 3, 4>} : (tensor<3x4xi32>) -> tensor<1x3x4xi32>
// CHECK-NEXT: %3 = tosa.logical_left_shift %arg0, %2 : (tensor<2x3x4xi32>, tensor<1x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: %4 = tosa.reshape %arg1 {new_shape = array<i64: 1, 3, 4>} : (tensor<3x4xi32>) -> tensor<1x3x4xi32>
// CHECK-NEXT: %5 = tosa.int_div %arg0, %4 : (tensor<2x3x4xi32>, tensor<1x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: %6 = tosa.reshape %arg1 {new_shape = array<i64: 1, 3, 4>} : (tensor<3x4xi32>) -> tensor<1x3x4xi32>
// CHECK-NEXT: %7 = tosa.bitwise_xor %arg0, %6 : (tensor<2x3x4xi32>, tensor<1x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: return %1, %3, %5, %7 : tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
func.func @b6(%a: tensor<2x3x4xi32>, %b: tensor<3x4xi32>) -> (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
  %0 = tosa.arithmetic_right_shift %a, %b {round = true}: (tensor<2x3x4xi32>, tensor<3x4xi32>) -> tensor<2x3x4xi32>
  %1 = tosa.logical_left_shift %a, %b : (tensor<2x3x4xi32>, tensor<3x4xi32>) -> tensor<2x3x4xi32>
  %2 = tosa.int_div %a, %b : (tensor<2x3x4xi32>, tensor<3x4xi32>) -> tensor<2x3x4xi32>
  %3 = tosa.bitwise_xor %a, %b {foo}: (tensor<2x3x4xi32>, tensor<3x4xi32>) -> tensor<2x3x4xi32>
  return %0, %1, %2, %3 : tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32> }

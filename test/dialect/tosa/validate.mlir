// RUN: mlir-opt %s --tosa-validate=strict-op-spec-alignment --split-input-file | FileCheck %s

// CHECK: func.func @a(%arg0: tensor<13x21xf32>, %arg1: tensor<2xi16>) {
// CHECK-NEXT: %0 = tosa.add %arg1, %arg1 : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
// CHECK-NEXT: %1 = tosa.add %arg0, %arg0 : (tensor<13x21xf32>, tensor<13x21xf32>) -> tensor<13x21xf32>
// CHECK-NEXT: return
func.func @a(%a: tensor<13x21xf32>, %c: tensor<2xi16>) {
  %1 = tosa.add %c, %c : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  %0 = tosa.add %a, %a : (tensor<13x21xf32>, tensor<13x21xf32>) -> tensor<13x21xf32>
  return }

// -----

// CHECK: func.func @a(%arg0: tensor<2xi32>, %arg1: tensor<2xi1>) {
// CHECK-NEXT: %0 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT: %1 = tosa.rescale %arg0 {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 19689>, output_zp = 0 : i32, per_channel = false, scale32 = false, shift = array<i8: 15>} : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: return
func.func @a(%a: tensor<2xi32>, %c: tensor<2xi1>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %2 = tosa.rescale %a {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 19689>, output_zp = 0 : i32, per_channel = false, scale32 = false, shift = array<i8: 15>} : (tensor<2xi32>) -> tensor<2xi32>
  return }

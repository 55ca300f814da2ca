// RUN: mlir-opt %s --tosa-layerwise-constant-fold --split-input-file | FileCheck %s

// CHECK: func.func @t() -> (tensor<3x2xf32>, tensor<4x1x2xi8>, tensor<3x3xi1>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}0.000000e+00, 3.000000e+00], [1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<{{\[\[}}[1, 5]], {{\[\[}}2, 6]], {{\[\[}}3, 7]], {{\[\[}}4, 8]]]> : tensor<4x1x2xi8>}> : () -> tensor<4x1x2xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<{{\[\[}}true, true, false], [false, true, true], [false, false, true]]> : tensor<3x3xi1>}> : () -> tensor<3x3xi1>
// CHECK-NEXT: return %0, %1, %2 : tensor<3x2xf32>, tensor<4x1x2xi8>, tensor<3x3xi1>
func.func @t() -> (tensor<3x2xf32>, tensor<4x1x2xi8>, tensor<3x3xi1>) {
  %i = "tosa.const"() {value = dense<[[0.0,1.0,2.0],[3.0,4.0,5.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.transpose %i, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %j = "tosa.const"() {value = dense<[[[1,2,3,4],[5,6,7,8]]]> : tensor<1x2x4xi8>} : () -> tensor<1x2x4xi8>
  %q = "tosa.const"() {value = dense<[2,0,1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %1 = tosa.transpose %j, %q : (tensor<1x2x4xi8>, tensor<3xi32>) -> tensor<4x1x2xi8>
  %k = "tosa.const"() {value = dense<[[true,false,false],[true,true,false],[false,true,true]]> : tensor<3x3xi1>} : () -> tensor<3x3xi1>
  %2 = tosa.transpose %k, %p : (tensor<3x3xi1>, tensor<2xi32>) -> tensor<3x3xi1>
  return %0, %1, %2 : tensor<3x2xf32>, tensor<4x1x2xi8>, tensor<3x3xi1> }

// -----

// CHECK: func.func @r() -> (tensor<3xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[3.000000e+00, 7.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<[0x7F800000, 1.000000e+00, -2.500000e-01]> : tensor<3xf32>}> : () -> tensor<3xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<2.500000e-01> : tensor<2xf16>}> : () -> tensor<2xf16>
// CHECK-NEXT: %3 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %1, %2, %3, %0 : tensor<3xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf32>
func.func @r() -> (tensor<3xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf32>) {
  %i = "tosa.const"() {value = dense<[0.0,1.0,-4.0]> : tensor<3xf32>} : () -> tensor<3xf32>
  %0 = tosa.reciprocal %i : (tensor<3xf32>) -> tensor<3xf32>
  %j = "tosa.const"() {value = dense<4.0> : tensor<2xf16>} : () -> tensor<2xf16>
  %1 = tosa.reciprocal %j : (tensor<2xf16>) -> tensor<2xf16>
  %k = "tosa.const"() {value = dense<[3.0,7.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %2 = tosa.reciprocal %k : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2, %k : tensor<3xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf32> }

// -----

// CHECK: func.func @red() -> (tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x3xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<{{\[\[}}6], [-120]]> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<7> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// CHECK-NEXT: return %0, %1, %2 : tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x3xi32>
func.func @red() -> (tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x3xi32>) {
  %i = "tosa.const"() {value = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.reduce_sum %i {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %j = "tosa.const"() {value = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %1 = tosa.reduce_prod %j {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %k = "tosa.const"() {value = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %2 = tosa.reduce_max %k {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %0, %1, %2 : tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x3xi32> }

// -----

// CHECK: func.func @red2() -> (tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x2xi1>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}true, false]]> : tensor<1x2xi1>}> : () -> tensor<1x2xi1>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %2 = tosa.reduce_sum %1 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %3 = tosa.reduce_min %1 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
// CHECK-NEXT: return %2, %3, %0 : tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x2xi1>
func.func @red2() -> (tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x2xi1>) {
  %i = "tosa.const"() {value = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.reduce_sum %i {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.reduce_min %i {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %k = "tosa.const"() {value = dense<[[true,false],[true,true]]> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
  %2 = tosa.reduce_all %k {axis = 0 : i32} : (tensor<2x2xi1>) -> tensor<1x2xi1>
  return %0, %1, %2 : tensor<1x3xi32>, tensor<2x1xi32>, tensor<1x2xi1> }

// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %2 = tosa.mul %arg0, %0 {shift = 4 : i8} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %1, %arg0, %2, %arg0, %1 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>
func.func @f(%a: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) { 
  %z = "tosa.const"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %o = "tosa.const"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %s = "tosa.const"() {value = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %0 = tosa.add %a, %z : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.add %s, %a : (tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.sub %a, %z : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.mul %a, %z {shift = 0 : i8}: (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.mul %o, %a {shift = 0 : i8}: (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = tosa.mul %o, %a {shift = 4 : i8}: (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %6 = tosa.int_div %a, %o : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %7 = tosa.int_div %z, %a : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0,%1,%2,%3,%4,%5,%6,%7 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32> }

// -----

// CHECK: func.func @f() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<-2> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<-11> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %4 = "tosa.const"() <{value = dense<-21> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %5 = "tosa.const"() <{value = dense<10> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %6 = "tosa.const"() <{value = dense<7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %7 = "tosa.const"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %8 = "tosa.const"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %9 = tosa.add %6, %7 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: return %8, %9, %5, %4, %3, %2, %1, %0, %0 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
func.func @f() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) { 
  %a = "tosa.const"() {value = dense<7> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {value = dense<-3> : tensor<2xi32>} : () -> tensor<2xi32>
  %c = "tosa.const"() {value = dense<[1,2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.add %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.add %a, %c : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.sub %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.mul %a, %b {shift = 0 : i8}: (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.mul %a, %b {shift = 1 : i8}: (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %5 = tosa.int_div %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = tosa.equal %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %7 = tosa.greater %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %8 = tosa.greater_equal %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1> }

// -----

// CHECK: func.func @f() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<3.500000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<1.050000e+01> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<-2.450000e+01> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %4 = "tosa.const"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %5 = "tosa.const"() <{value = dense<-0.285714298> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: return %0, %1, %2, %3, %4, %4, %5 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>
func.func @f() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>) { 
  %a = "tosa.const"() {value = dense<7.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %b = "tosa.const"() {value = dense<-3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = tosa.add %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.sub %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.mul %a, %b {shift = 0 : i8}: (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %6 = tosa.equal %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %7 = tosa.greater %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %8 = tosa.greater_equal %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %9 = tosa.reciprocal %b : (tensor<2xf32>) -> tensor<2xf32>
  return %0,%2,%3,%6,%7,%8,%9 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<?xi32>) -> (tensor<2xi1>, tensor<2xi1>, tensor<?xi1>, tensor<2xi1>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %1 = tosa.greater %arg0, %arg0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
// CHECK-NEXT: %2 = tosa.equal %arg1, %arg1 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
// CHECK-NEXT: %3 = tosa.greater_equal %arg0, %arg0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
// CHECK-NEXT: return %0, %1, %2, %3 : tensor<2xi1>, tensor<2xi1>, tensor<?xi1>, tensor<2xi1>
func.func @f(%a: tensor<2xi32>, %u: tensor<?xi32>) -> (tensor<2xi1>, tensor<2xi1>, tensor<?xi1>, tensor<2xi1>) { 
  %6 = tosa.equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %7 = tosa.greater %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %8 = tosa.equal %u, %u : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %9 = tosa.greater_equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %6,%7,%8,%9 : tensor<2xi1>, tensor<2xi1>, tensor<?xi1>, tensor<2xi1> }

// -----

// CHECK: func.func @f(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT: %0 = tosa.abs %arg0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %1 = tosa.reciprocal %arg0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %2 = tosa.reciprocal %1 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %3 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %4 = tosa.reverse %3 {axis = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %5 = tosa.identity %arg0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %0, %arg0, %arg0, %arg0, %2, %4, %5 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
func.func @f(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) { 
  %0 = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.abs %0 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.negate %a : (tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.negate %2 : (tensor<2xf32>) -> tensor<2xf32>
  %4 = tosa.exp %a : (tensor<2xf32>) -> tensor<2xf32>
  %5 = tosa.log %4 : (tensor<2xf32>) -> tensor<2xf32>
  %6 = tosa.log %a : (tensor<2xf32>) -> tensor<2xf32>
  %7 = tosa.exp %6 : (tensor<2xf32>) -> tensor<2xf32>
  %8 = tosa.reciprocal %a : (tensor<2xf32>) -> tensor<2xf32>
  %9 = tosa.reciprocal %8 : (tensor<2xf32>) -> tensor<2xf32>
  %10 = tosa.reverse %a {axis = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  %11 = tosa.reverse %10 {axis = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  %12 = tosa.identity %a : (tensor<2xf32>) -> tensor<2xf32>
  return %1,%3,%5,%7,%9,%11,%12 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<1x1x1x4xf32>, %arg1: tensor<1x2x1x4xf32>) -> (tensor<1x1x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x1x1x4xf32>) {
// CHECK-NEXT: %0 = tosa.max_pool2d %arg1 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x1x4xf32>) -> tensor<1x2x1x4xf32>
// CHECK-NEXT: return %arg0, %0, %arg0 : tensor<1x1x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x1x1x4xf32>
func.func @f(%a: tensor<1x1x1x4xf32>, %b: tensor<1x2x1x4xf32>) -> (tensor<1x1x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x1x1x4xf32>) {
  %0 = tosa.max_pool2d %a {kernel=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
  %1 = tosa.max_pool2d %b {kernel=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x2x1x4xf32>) -> tensor<1x2x1x4xf32>
  %2 = tosa.max_pool2d %a {kernel=array<i64:3,3>,pad=array<i64:1,1,1,1>,stride=array<i64:1,1>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
  return %0, %1, %2 : tensor<1x1x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x1x1x4xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<6x3xf32>, tensor<4x6xf32>) {
// CHECK-NEXT: %0 = tosa.concat %arg0, %arg2 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: %1 = tosa.concat %arg0, %arg2, %arg0 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
// CHECK-NEXT: %2 = tosa.concat %0, %0 {axis = 1 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: return %arg0, %arg1, %1, %2 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<6x3xf32>, tensor<4x6xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %c: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<6x3xf32>, tensor<4x6xf32>) {
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.concat %b {axis = 0 : i32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tosa.concat %a, %c {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %3 = tosa.concat %2, %a {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  %4 = tosa.concat %2, %2 {axis = 1 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  return %0, %1, %3, %4 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<6x3xf32>, tensor<4x6xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x5xi8>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<42> : tensor<i8>}> : () -> tensor<i8>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<{{\[\[}}1, 0], [0, 1]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<1> : tensor<3x4xi8>}> : () -> tensor<3x4xi8>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %4 = tosa.pad %arg0, %1, %3 : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT: %5 = tosa.pad %2, %1, %0 {quantization_info = #tosa.pad_quant<input_zp = 42>} : (tensor<3x4xi8>, tensor<2x2xi32>, tensor<i8>) -> tensor<4x5xi8>
// CHECK-NEXT: return %arg0, %4, %5 : tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x5xi8>
func.func @f(%a: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x5xi8>) {
  %p = "tosa.const"() {value = dense<0> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %q = "tosa.const"() {value = dense<[[1,0],[0,1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %i = "tosa.const"() {value = dense<1> : tensor<3x4xi8>} : () -> tensor<3x4xi8>
  %0 = tosa.pad %a, %p : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<2x3xf32>
  %1 = tosa.pad %a, %q : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<3x4xf32>
  %2 = tosa.pad %i, %q {quantization_info = #tosa.pad_quant<input_zp = 42>}: (tensor<3x4xi8>, tensor<2x2xi32>) -> tensor<4x5xi8>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x5xi8> }

// -----

// CHECK: func.func @f(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[false, true]> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %1 = tosa.select %arg0, %arg2, %arg1 : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %2 = tosa.select %0, %arg1, %arg2 : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %arg1, %arg2, %arg1, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
func.func @f(%k: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %t = "tosa.const"() {value = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
  %f = "tosa.const"() {value = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
  %g = "tosa.const"() {value = dense<[false,true]> : tensor<2xi1>} : () -> tensor<2xi1>
  %n = tosa.logical_not %k : (tensor<2xi1>) -> tensor<2xi1>
  %0 = tosa.select %t, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.select %f, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.select %k, %a, %a : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.select %n, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %4 = tosa.select %g, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0,%1,%2,%3,%4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>, %arg2: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x1xf32>, tensor<?x3xf32>, tensor<f32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<3.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %2 = tosa.slice %arg0 {size = array<i64: 1, 3>, start = array<i64: 0, 0>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: %3 = tosa.slice %arg2 {size = array<i64: -1, 3>, start = array<i64: 0, 0>} : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %arg0, %2, %0, %3, %1 : tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x1xf32>, tensor<?x3xf32>, tensor<f32>
func.func @f(%a: tensor<2x3xf32>, %s: tensor<1x3xf32>, %u: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x1xf32>, tensor<?x3xf32>, tensor<f32>) {
  %0 = tosa.slice %a {start=array<i64:0,0>,size=array<i64:2,3>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.slice %a {start=array<i64:0,0>,size=array<i64:1,3>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %c = "tosa.const"() {value = dense<[[1.0,2.0],[3.0,4.0]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %2 = tosa.slice %c {start=array<i64:1,0>,size=array<i64:1,1>} : (tensor<2x2xf32>) -> tensor<1x1xf32>
  %3 = tosa.slice %u {start=array<i64:0,0>,size=array<i64:-1,3>} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %d = "tosa.const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %4 = tosa.slice %d {start=array<i64>,size=array<i64>} : (tensor<f32>) -> tensor<f32>
  return %0,%1,%2,%3,%4 : tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x1xf32>, tensor<?x3xf32>, tensor<f32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<4x3xf32>, tensor<?x3xf32>) {
// CHECK-NEXT: %0 = tosa.tile %arg0 {multiples = array<i64: 2, 1>} : (tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: %1 = tosa.tile %arg0 {multiples = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %arg0, %arg1, %0, %1 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<4x3xf32>, tensor<?x3xf32>
func.func @f(%a: tensor<2x3xf32>, %u: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<4x3xf32>, tensor<?x3xf32>) {
  %0 = tosa.tile %a {multiples=array<i64:1,1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.tile %u {multiples=array<i64:1,1>} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tosa.tile %a {multiples=array<i64:2,1>} : (tensor<2x3xf32>) -> tensor<4x3xf32>
  %3 = tosa.tile %a {multiples=array<i64:1,1>} : (tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0,%1,%2,%3 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<4x3xf32>, tensor<?x3xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<1x3x1xf32>, %arg3: tensor<?x1x4xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<3x1x1xf32>, tensor<1x?x4xf32>, tensor<3x2xf32>, tensor<3x3xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<1> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %2 = tosa.transpose %arg0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
// CHECK-NEXT: %3 = tosa.reshape %arg2 {new_shape = array<i64: 3, 1, 1>} : (tensor<1x3x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT: %4 = tosa.reshape %arg3 {new_shape = array<i64: 1, -9223372036854775808, 4>} : (tensor<?x1x4xf32>) -> tensor<1x?x4xf32>
// CHECK-NEXT: return %arg0, %arg1, %arg0, %3, %4, %2, %0 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<3x1x1xf32>, tensor<1x?x4xf32>, tensor<3x2xf32>, tensor<3x3xi32>
func.func @f(%a: tensor<2x3xf32>, %u: tensor<?x3xf32>, %b: tensor<1x3x1xf32>, %d: tensor<?x1x4xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<3x1x1xf32>, tensor<1x?x4xf32>, tensor<3x2xf32>, tensor<3x3xi32>) {
  %p = "tosa.const"() {value = dense<[0,1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %q = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = "tosa.const"() {value = dense<[1,0,2]> : tensor<3xi64>} : () -> tensor<3xi64>
  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %1 = tosa.transpose %u, %p : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %2 = tosa.transpose %a, %q : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %3 = tosa.transpose %2, %q : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %4 = tosa.transpose %b, %r : (tensor<1x3x1xf32>, tensor<3xi64>) -> tensor<3x1x1xf32>
  %5 = tosa.transpose %d, %r : (tensor<?x1x4xf32>, tensor<3xi64>) -> tensor<1x?x4xf32>
  %s = "tosa.const"() {value = dense<1> : tensor<3x3xi32>} : () -> tensor<3x3xi32>
  %6 = tosa.transpose %s, %q : (tensor<3x3xi32>, tensor<2xi32>) -> tensor<3x3xi32>
  return %0,%1,%3,%4,%5,%2,%6 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<3x1x1xf32>, tensor<1x?x4xf32>, tensor<3x2xf32>, tensor<3x3xi32> }

// -----

// CHECK: func.func @f(%arg0: tensor<1x15x13x1xf32>, %arg1: tensor<1x15x13x1xi8>) -> (tensor<1x15x13x1xf32>, tensor<1x15x13x1xi8>, tensor<1x15x13x1xf32>) {
// CHECK-NEXT: %0 = tosa.resize %arg0 {border = array<i64: 0, 0>, mode = "BILINEAR", offset = array<i64: 0, 0>, scale = array<i64: 4, 2, 4, 2>} : (tensor<1x15x13x1xf32>) -> tensor<1x15x13x1xf32>
// CHECK-NEXT: return %arg0, %arg1, %0 : tensor<1x15x13x1xf32>, tensor<1x15x13x1xi8>, tensor<1x15x13x1xf32>
func.func @f(%a: tensor<1x15x13x1xf32>, %b: tensor<1x15x13x1xi8>) -> (tensor<1x15x13x1xf32>, tensor<1x15x13x1xi8>, tensor<1x15x13x1xf32>) {
  %0 = tosa.resize %a {mode="NEAREST_NEIGHBOR",scale=array<i64:2,2,1,1>,offset=array<i64:0,0>,border=array<i64:0,0>} : (tensor<1x15x13x1xf32>) -> tensor<1x15x13x1xf32>
  %1 = tosa.resize %b {mode="BILINEAR",scale=array<i64:2,2,1,1>,offset=array<i64:0,0>,border=array<i64:0,0>} : (tensor<1x15x13x1xi8>) -> tensor<1x15x13x1xi8>
  %2 = tosa.resize %a {mode="BILINEAR",scale=array<i64:4,2,4,2>,offset=array<i64:0,0>,border=array<i64:0,0>} : (tensor<1x15x13x1xf32>) -> tensor<1x15x13x1xf32>
  return %0,%1,%2 : tensor<1x15x13x1xf32>, tensor<1x15x13x1xi8>, tensor<1x15x13x1xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x1xi32>, %arg1: tensor<2x1xf32>) -> (tensor<2xi32>, tensor<2x1xi32>, tensor<2x1xf32>, tensor<2x1xi1>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %1 = tosa.cast %arg0 : (tensor<2x1xi32>) -> tensor<2x1xi1>
// CHECK-NEXT: return %0, %arg0, %arg1, %1 : tensor<2xi32>, tensor<2x1xi32>, tensor<2x1xf32>, tensor<2x1xi1>
func.func @f(%a: tensor<2x1xi32>, %b: tensor<2x1xf32>) -> (tensor<2xi32>, tensor<2x1xi32>, tensor<2x1xf32>, tensor<2x1xi1>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x1xi32>) -> tensor<2xi32>
  %1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %2 = tosa.reduce_max %b {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %k = tosa.cast %a : (tensor<2x1xi32>) -> tensor<2x1xi1>
  %3 = tosa.reduce_all %k {axis = 1 : i32} : (tensor<2x1xi1>) -> tensor<2x1xi1>
  return %0,%1,%2,%3 : tensor<2xi32>, tensor<2x1xi32>, tensor<2x1xf32>, tensor<2x1xi1> }

// -----

// CHECK: func.func @f() -> (tensor<2xf32>, tensor<2xi32>, tensor<3xi1>, tensor<3xi8>, tensor<2xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<true> : tensor<3xi1>}> : () -> tensor<3xi1>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<-3> : tensor<3xi8>}> : () -> tensor<3xi8>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<2.500000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %4 = tosa.logical_not %1 : (tensor<3xi1>) -> tensor<3xi1>
// CHECK-NEXT: %5 = tosa.abs %2 : (tensor<3xi8>) -> tensor<3xi8>
// CHECK-NEXT: %6 = tosa.negate %0 : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: return %3, %0, %4, %5, %6 : tensor<2xf32>, tensor<2xi32>, tensor<3xi1>, tensor<3xi8>, tensor<2xi32>
func.func @f() -> (tensor<2xf32>, tensor<2xi32>, tensor<3xi1>, tensor<3xi8>, tensor<2xi32>) {
  %d = "tosa.const"() {value = dense<2.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %c = "tosa.const"() {value = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %t = "tosa.const"() {value = dense<true> : tensor<3xi1>} : () -> tensor<3xi1>
  %i = "tosa.const"() {value = dense<-3> : tensor<3xi8>} : () -> tensor<3xi8>
  %0 = tosa.reverse %d {axis=0:i32} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.reverse %c {axis=0:i32} : (tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.logical_not %t : (tensor<3xi1>) -> tensor<3xi1>
  %3 = tosa.abs %i : (tensor<3xi8>) -> tensor<3xi8>
  %4 = tosa.negate %c : (tensor<2xi32>) -> tensor<2xi32>
  return %0,%1,%2,%3,%4 : tensor<2xf32>, tensor<2xi32>, tensor<3xi1>, tensor<3xi8>, tensor<2xi32> }

// -----

// CHECK: func.func @f(%arg0: tensor<1x12x12x1xf32>, %arg1: tensor<1x12x12x1xf32>) -> (tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>, tensor<1x12x10x1xf32>, tensor<1x12x12x1xf32>) {
// CHECK-NEXT: %0 = tosa.slice %arg1 {size = array<i64: 1, 12, 10, 1>, start = array<i64: 0, 0, 1, 0>} : (tensor<1x12x12x1xf32>) -> tensor<1x12x10x1xf32>
// CHECK-NEXT: %1 = tosa.concat %arg0, %arg1 {axis = 2 : i32} : (tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>) -> tensor<1x12x24x1xf32>
// CHECK-NEXT: %2 = tosa.slice %1 {size = array<i64: 1, 12, 12, 1>, start = array<i64: 0, 0, 6, 0>} : (tensor<1x12x24x1xf32>) -> tensor<1x12x12x1xf32>
// CHECK-NEXT: return %arg0, %arg1, %0, %2 : tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>, tensor<1x12x10x1xf32>, tensor<1x12x12x1xf32>
func.func @f(%a: tensor<1x12x12x1xf32>, %b: tensor<1x12x12x1xf32>) -> (tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>, tensor<1x12x10x1xf32>, tensor<1x12x12x1xf32>) {
  %0 = tosa.concat %a, %b {axis = 3 : i32} : (tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>) -> tensor<1x12x12x2xf32>
  %1 = tosa.slice %0 {size = array<i64: 1, 12, 12, 1>, start = array<i64: 0, 0, 0, 0>} : (tensor<1x12x12x2xf32>) -> tensor<1x12x12x1xf32>
  %2 = tosa.slice %0 {size = array<i64: 1, 12, 12, 1>, start = array<i64: 0, 0, 0, 1>} : (tensor<1x12x12x2xf32>) -> tensor<1x12x12x1xf32>
  %3 = tosa.slice %0 {size = array<i64: 1, 12, 10, 1>, start = array<i64: 0, 0, 1, 1>} : (tensor<1x12x12x2xf32>) -> tensor<1x12x10x1xf32>
  %4 = tosa.concat %a, %b {axis = 2 : i32} : (tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>) -> tensor<1x12x24x1xf32>
  %5 = tosa.slice %4 {size = array<i64: 1, 12, 12, 1>, start = array<i64: 0, 0, 6, 0>} : (tensor<1x12x24x1xf32>) -> tensor<1x12x12x1xf32>
  return %1,%2,%3,%5 : tensor<1x12x12x1xf32>, tensor<1x12x12x1xf32>, tensor<1x12x10x1xf32>, tensor<1x12x12x1xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi1>, %arg1: tensor<f32>) -> (tensor<2x3xi32>, tensor<i32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %1 = tosa.cast %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
// CHECK-NEXT: return %1, %0 : tensor<2x3xi32>, tensor<i32>
func.func @f(%a: tensor<2x3xi1>, %b: tensor<f32>) -> (tensor<2x3xi32>, tensor<i32>) {
  %0 = tosa.cast %a : (tensor<2x3xi1>) -> tensor<2x3xi32>
  %c = arith.constant dense<3> : tensor<i32>
  %d = tosa.add %c, %c : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0, %d : tensor<2x3xi32>, tensor<i32> }

// -----

// CHECK: func.func @f(%arg0: tensor<*xf32>, %arg1: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<2x3xf32>, tensor<*xf32>, tensor<2x3xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %2 = tosa.add %arg0, %1 : (tensor<*xf32>, tensor<1x1xf32>) -> tensor<*xf32>
// CHECK-NEXT: %3 = tosa.sub %arg0, %1 : (tensor<*xf32>, tensor<1x1xf32>) -> tensor<*xf32>
// CHECK-NEXT: return %2, %arg1, %3, %0 : tensor<*xf32>, tensor<2x3xf32>, tensor<*xf32>, tensor<2x3xf32>
func.func @f(%a: tensor<*xf32>, %b: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<2x3xf32>, tensor<*xf32>, tensor<2x3xf32>) {
  %z = "tosa.const"() {value = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %0 = tosa.add %a, %z : (tensor<*xf32>, tensor<1x1xf32>) -> tensor<*xf32>
  %o = "tosa.const"() {value = dense<1.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %1 = tosa.mul %b, %o {shift=0:i8} : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
  %2 = tosa.sub %a, %z : (tensor<*xf32>, tensor<1x1xf32>) -> tensor<*xf32>
  %3 = tosa.mul %b, %z {shift=0:i8} : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3: tensor<*xf32>, tensor<2x3xf32>, tensor<*xf32>, tensor<2x3xf32> }

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<?x10xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<?x2x5xf32>, tensor<2x3xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %1 = tosa.reshape %arg0 {new_shape = array<i64: 3, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: %2 = tosa.reshape %arg1 {new_shape = array<i64: -1, 2, 5>} : (tensor<?x10xf32>) -> tensor<?x2x5xf32>
// CHECK-NEXT: return %arg0, %1, %0, %2, %arg0 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<?x2x5xf32>, tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>, %b: tensor<?x10xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<?x2x5xf32>, tensor<2x3xf32>) {
  %0 = tosa.reshape %a {new_shape=array<i64:2,3>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.reshape %a {new_shape=array<i64:6>} : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = tosa.reshape %1 {new_shape=array<i64:3,2>} : (tensor<6xf32>) -> tensor<3x2xf32>
  %c = "tosa.const"() {value = dense<1.0> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
  %3 = tosa.reshape %c {new_shape=array<i64:2>} : (tensor<1x2xf32>) -> tensor<2xf32>
  %4 = tosa.reshape %b {new_shape=array<i64:-1>} : (tensor<?x10xf32>) -> tensor<?xf32>
  %5 = tosa.reshape %4 {new_shape=array<i64:-1,2,5>} : (tensor<?xf32>) -> tensor<?x2x5xf32>
  %8 = tosa.reshape %1 {new_shape=array<i64:2,3>} : (tensor<6xf32>) -> tensor<2x3xf32>
  return %0,%2,%3,%5,%8 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<?x2x5xf32>, tensor<2x3xf32> }

// -----

// CHECK: func.func @f() -> tensor<5x1xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}1.000000e+00], [2.000000e+00], [3.000000e+00], [4.000000e+00], [5.000000e+00]]> : tensor<5x1xf32>}> : () -> tensor<5x1xf32>
// CHECK-NEXT: return %0 : tensor<5x1xf32>
func.func @f() -> (tensor<5x1xf32>) {
  %d = "tosa.const"() {value = dense<[1.0,2.0,3.0,4.0,5.0]> : tensor<5xf32>} : () -> tensor<5xf32>
  %6 = tosa.reshape %d {new_shape=array<i64:5,1>} : (tensor<5xf32>) -> tensor<5x1xf32>
  return %6 : tensor<5x1xf32> }

// -----

// CHECK: func.func private @g(%arg0: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.exp %arg0 : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %0 : tensor<f32>
// CHECK: func.func @f(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: %0 = tosa.cond_if %arg0 -> (tensor<f32>) {
// CHECK-NEXT: %1 = func.call @g(%arg1) : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: tosa.yield %1 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: tosa.yield %arg1 : tensor<f32>
// CHECK: return %0 : tensor<f32>
func.func private @g(%a: tensor<f32>) -> tensor<f32> {
  %0 = tosa.exp %a : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @f(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %c -> (tensor<f32>) {
    %1 = func.call @g(%a) : (tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x4x3xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 3, 2]> : tensor<4xi32>
// CHECK-NEXT: %0 = tosa.transpose %arg0, %cst : (tensor<1x2x3x4xf32>, tensor<4xi32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT: return %0 : tensor<1x2x4x3xf32>
func.func @f(%a: tensor<1x2x3x4xf32>) -> tensor<1x2x4x3xf32> {
  %p = arith.constant dense<[0,2,3,1]> : tensor<4xi32>
  %q = "tosa.const"() {value = dense<[0, 3, 2, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
  %1 = tosa.transpose %a, %p : (tensor<1x2x3x4xf32>, tensor<4xi32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1, %q : (tensor<1x3x4x2xf32>, tensor<4xi64>) -> tensor<1x2x4x3xf32>
  return %2 : tensor<1x2x4x3xf32>
}

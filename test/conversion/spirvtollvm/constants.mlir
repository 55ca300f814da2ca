// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Constants of numbers and vectors. The attributes have no signs.

// CHECK-LABEL: llvm.func @c0() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.return
spirv.func @c0() "None" {
  %0 = spirv.Constant true
  spirv.Return
}

// CHECK-LABEL: llvm.func @c1() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(-7 : i8) : i8
// CHECK-NEXT: llvm.return
spirv.func @c1() "None" {
  %0 = spirv.Constant -7 : i8
  spirv.Return
}

// CHECK-LABEL: llvm.func @c2() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT: llvm.return
spirv.func @c2() "None" {
  %0 = spirv.Constant 1.5 : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @c3() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(dense<3> : vector<2xi64>) : vector<2xi64>
// CHECK-NEXT: llvm.return
spirv.func @c3() "None" {
  %0 = spirv.Constant dense<3> : vector<2xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @c4() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(dense<[1.000000e+00, -2.000000e+00]> : vector<2xf16>) : vector<2xf16>
// CHECK-NEXT: llvm.return
spirv.func @c4() "None" {
  %0 = spirv.Constant dense<[1.0, -2.0]> : vector<2xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @c5() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(-3 : i16) : i16
// CHECK-NEXT: llvm.return
spirv.func @c5() "None" {
  %0 = spirv.Constant -3 : si16
  spirv.Return
}

// CHECK-LABEL: llvm.func @c6() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(-56 : i8) : i8
// CHECK-NEXT: llvm.return
spirv.func @c6() "None" {
  %0 = spirv.Constant 200 : ui8
  spirv.Return
}

// CHECK-LABEL: llvm.func @c7() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
// CHECK-NEXT: llvm.return
spirv.func @c7() "None" {
  %0 = spirv.Constant dense<[1, 2, 3]> : vector<3xui32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @c8() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<4xi8>) : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @c8() "None" {
  %0 = spirv.Constant dense<-1> : vector<4xsi8>
  spirv.Return
}

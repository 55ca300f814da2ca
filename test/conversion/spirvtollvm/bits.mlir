// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Bits: direct counterparts, intrinsics, and complements as exclusive or with all ones.

// CHECK-LABEL: llvm.func @bitwiseand(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT: llvm.return
spirv.func @bitwiseand(%x: i32, %y: i32) "None" {
  %0 = spirv.BitwiseAnd %x, %y : i32
  spirv.Return
}

// CHECK-LABEL: llvm.func @bitwiseor(%arg0: vector<2xi64>, %arg1: vector<2xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.or %arg0, %arg1 : vector<2xi64>
// CHECK-NEXT: llvm.return
spirv.func @bitwiseor(%x: vector<2xi64>, %y: vector<2xi64>) "None" {
  %0 = spirv.BitwiseOr %x, %y : vector<2xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @bitwisexor(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.xor %arg0, %arg1 : i8
// CHECK-NEXT: llvm.return
spirv.func @bitwisexor(%x: i8, %y: i8) "None" {
  %0 = spirv.BitwiseXor %x, %y : i8
  spirv.Return
}

// CHECK-LABEL: llvm.func @bitcount(%arg0: i16, %arg1: vector<4xi32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.ctpop(%arg0) : (i16) -> i16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.ctpop(%arg1) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: llvm.return
spirv.func @bitcount(%x: i16, %v: vector<4xi32>) "None" {
  %0 = spirv.BitCount %x : i16
  %1 = spirv.BitCount %v : vector<4xi32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @bitreverse(%arg0: i64, %arg1: vector<3xi32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.bitreverse(%arg0) : (i64) -> i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.bitreverse(%arg1) : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: llvm.return
spirv.func @bitreverse(%x: i64, %v: vector<3xi32>) "None" {
  %0 = spirv.BitReverse %x : i64
  %1 = spirv.BitReverse %v : vector<3xi32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @not(%arg0: i32, %arg1: vector<2xi16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.xor %arg0, %[[V0]] : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<2xi16>) : vector<2xi16>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.xor %arg1, %[[V2]] : vector<2xi16>
// CHECK-NEXT: llvm.return
spirv.func @not(%x: i32, %v: vector<2xi16>) "None" {
  %0 = spirv.Not %x : i32
  %1 = spirv.Not %v : vector<2xi16>
  spirv.Return
}

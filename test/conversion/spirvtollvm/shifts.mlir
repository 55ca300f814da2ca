// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Shifts. The base and the amount get the same width.

// A narrower amount is extended: with its sign, unless its type is unsigned.
// CHECK-LABEL: llvm.func @shiftrightarithmetic(%arg0: i32, %arg1: i32, %arg2: i16, %arg3: i16, %arg4: vector<2xi64>, %arg5: vector<2xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.ashr %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.ashr %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.sext %arg2 : i16 to i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.ashr %arg0, %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.zext %arg3 : i16 to i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.ashr %arg0, %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.zext %arg5 : vector<2xi8> to vector<2xi64>
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.ashr %arg4, %[[V6]] : vector<2xi64>
// CHECK-NEXT: llvm.return
spirv.func @shiftrightarithmetic(%x: i32, %s: si32, %n: i16, %u: ui16, %v: vector<2xi64>, %w: vector<2xui8>) "None" {
  %0 = spirv.ShiftRightArithmetic %x, %x : i32, i32
  %1 = spirv.ShiftRightArithmetic %x, %s : i32, si32
  %2 = spirv.ShiftRightArithmetic %x, %n : i32, i16
  %3 = spirv.ShiftRightArithmetic %x, %u : i32, ui16
  %4 = spirv.ShiftRightArithmetic %v, %w : vector<2xi64>, vector<2xui8>
  spirv.Return
}

// A narrower amount is extended: with its sign, unless its type is unsigned.
// CHECK-LABEL: llvm.func @shiftrightlogical(%arg0: i32, %arg1: i32, %arg2: i16, %arg3: i16, %arg4: vector<2xi64>, %arg5: vector<2xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.lshr %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.lshr %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.sext %arg2 : i16 to i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.lshr %arg0, %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.zext %arg3 : i16 to i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.lshr %arg0, %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.zext %arg5 : vector<2xi8> to vector<2xi64>
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.lshr %arg4, %[[V6]] : vector<2xi64>
// CHECK-NEXT: llvm.return
spirv.func @shiftrightlogical(%x: i32, %s: si32, %n: i16, %u: ui16, %v: vector<2xi64>, %w: vector<2xui8>) "None" {
  %0 = spirv.ShiftRightLogical %x, %x : i32, i32
  %1 = spirv.ShiftRightLogical %x, %s : i32, si32
  %2 = spirv.ShiftRightLogical %x, %n : i32, i16
  %3 = spirv.ShiftRightLogical %x, %u : i32, ui16
  %4 = spirv.ShiftRightLogical %v, %w : vector<2xi64>, vector<2xui8>
  spirv.Return
}

// A narrower amount is extended: with its sign, unless its type is unsigned.
// CHECK-LABEL: llvm.func @shiftleftlogical(%arg0: i32, %arg1: i32, %arg2: i16, %arg3: i16, %arg4: vector<2xi64>, %arg5: vector<2xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.shl %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.shl %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.sext %arg2 : i16 to i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.shl %arg0, %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.zext %arg3 : i16 to i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.shl %arg0, %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.zext %arg5 : vector<2xi8> to vector<2xi64>
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.shl %arg4, %[[V6]] : vector<2xi64>
// CHECK-NEXT: llvm.return
spirv.func @shiftleftlogical(%x: i32, %s: si32, %n: i16, %u: ui16, %v: vector<2xi64>, %w: vector<2xui8>) "None" {
  %0 = spirv.ShiftLeftLogical %x, %x : i32, i32
  %1 = spirv.ShiftLeftLogical %x, %s : i32, si32
  %2 = spirv.ShiftLeftLogical %x, %n : i32, i16
  %3 = spirv.ShiftLeftLogical %x, %u : i32, ui16
  %4 = spirv.ShiftLeftLogical %v, %w : vector<2xi64>, vector<2xui8>
  spirv.Return
}

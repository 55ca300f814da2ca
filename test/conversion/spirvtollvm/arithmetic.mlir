// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Arithmetic: each operation has a counterpart, for scalars and vectors.

// CHECK-LABEL: llvm.func @fadd(%arg0: f32, %arg1: f32, %arg2: vector<3xf64>, %arg3: vector<3xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fadd %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fadd %arg2, %arg3 : vector<3xf64>
// CHECK-NEXT: llvm.return
spirv.func @fadd(%x: f32, %y: f32, %v: vector<3xf64>, %w: vector<3xf64>) "None" {
  %0 = spirv.FAdd %x, %y : f32
  %1 = spirv.FAdd %v, %w : vector<3xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fdiv(%arg0: f32, %arg1: f32, %arg2: vector<3xf64>, %arg3: vector<3xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fdiv %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fdiv %arg2, %arg3 : vector<3xf64>
// CHECK-NEXT: llvm.return
spirv.func @fdiv(%x: f32, %y: f32, %v: vector<3xf64>, %w: vector<3xf64>) "None" {
  %0 = spirv.FDiv %x, %y : f32
  %1 = spirv.FDiv %v, %w : vector<3xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fmul(%arg0: f32, %arg1: f32, %arg2: vector<3xf64>, %arg3: vector<3xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fmul %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fmul %arg2, %arg3 : vector<3xf64>
// CHECK-NEXT: llvm.return
spirv.func @fmul(%x: f32, %y: f32, %v: vector<3xf64>, %w: vector<3xf64>) "None" {
  %0 = spirv.FMul %x, %y : f32
  %1 = spirv.FMul %v, %w : vector<3xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @frem(%arg0: f32, %arg1: f32, %arg2: vector<3xf64>, %arg3: vector<3xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.frem %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.frem %arg2, %arg3 : vector<3xf64>
// CHECK-NEXT: llvm.return
spirv.func @frem(%x: f32, %y: f32, %v: vector<3xf64>, %w: vector<3xf64>) "None" {
  %0 = spirv.FRem %x, %y : f32
  %1 = spirv.FRem %v, %w : vector<3xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fsub(%arg0: f32, %arg1: f32, %arg2: vector<3xf64>, %arg3: vector<3xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fsub %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fsub %arg2, %arg3 : vector<3xf64>
// CHECK-NEXT: llvm.return
spirv.func @fsub(%x: f32, %y: f32, %v: vector<3xf64>, %w: vector<3xf64>) "None" {
  %0 = spirv.FSub %x, %y : f32
  %1 = spirv.FSub %v, %w : vector<3xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fnegate(%arg0: f16, %arg1: vector<2xf32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fneg %arg0 : f16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fneg %arg1 : vector<2xf32>
// CHECK-NEXT: llvm.return
spirv.func @fnegate(%x: f16, %v: vector<2xf32>) "None" {
  %0 = spirv.FNegate %x : f16
  %1 = spirv.FNegate %v : vector<2xf32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @iadd(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.add %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @iadd(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.IAdd %x, %y : i32
  %1 = spirv.IAdd %v, %w : vector<4xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @imul(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mul %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mul %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @imul(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.IMul %x, %y : i32
  %1 = spirv.IMul %v, %w : vector<4xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @isub(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.sub %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.sub %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @isub(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.ISub %x, %y : i32
  %1 = spirv.ISub %v, %w : vector<4xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @sdiv(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.sdiv %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @sdiv(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.SDiv %x, %y : i32
  %1 = spirv.SDiv %v, %w : vector<4xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @srem(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.srem %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @srem(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.SRem %x, %y : i32
  %1 = spirv.SRem %v, %w : vector<4xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @udiv(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.udiv %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.udiv %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @udiv(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.UDiv %x, %y : i32
  %1 = spirv.UDiv %v, %w : vector<4xi64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @umod(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.urem %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.urem %arg2, %arg3 : vector<4xi64>
// CHECK-NEXT: llvm.return
spirv.func @umod(%x: i32, %y: i32, %v: vector<4xi64>, %w: vector<4xi64>) "None" {
  %0 = spirv.UMod %x, %y : i32
  %1 = spirv.UMod %v, %w : vector<4xi64>
  spirv.Return
}

// Signs get lost, and attributes of others stay.
// CHECK-LABEL: llvm.func @signs(%arg0: i32, %arg1: i32, %arg2: i16, %arg3: i16) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.udiv %arg2, %arg3 {other} : i16
// CHECK-NEXT: llvm.return
spirv.func @signs(%x: si32, %y: si32, %v: ui16, %w: ui16) "None" {
  %0 = spirv.IAdd %x, %y : si32
  %1 = spirv.UDiv %v, %w {other} : ui16
  spirv.Return
}

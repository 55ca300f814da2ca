// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Casts. Those that only change the width become an extension or a truncation.

// CHECK-LABEL: llvm.func @convertftos(%arg0: f32, %arg1: vector<2xf32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fptosi %arg0 : f32 to i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fptosi %arg1 : vector<2xf32> to vector<2xi32>
// CHECK-NEXT: llvm.return
spirv.func @convertftos(%x: f32, %v: vector<2xf32>) "None" {
  %0 = spirv.ConvertFToS %x : f32 to i32
  %1 = spirv.ConvertFToS %v : vector<2xf32> to vector<2xi32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @convertftou(%arg0: f64, %arg1: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fptoui %arg0 : f64 to i16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fptoui %arg1 : vector<2xf64> to vector<2xi16>
// CHECK-NEXT: llvm.return
spirv.func @convertftou(%x: f64, %v: vector<2xf64>) "None" {
  %0 = spirv.ConvertFToU %x : f64 to i16
  %1 = spirv.ConvertFToU %v : vector<2xf64> to vector<2xi16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @convertstof(%arg0: i8, %arg1: vector<2xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.sitofp %arg0 : i8 to f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.sitofp %arg1 : vector<2xi8> to vector<2xf32>
// CHECK-NEXT: llvm.return
spirv.func @convertstof(%x: i8, %v: vector<2xi8>) "None" {
  %0 = spirv.ConvertSToF %x : i8 to f32
  %1 = spirv.ConvertSToF %v : vector<2xi8> to vector<2xf32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @convertutof(%arg0: i64, %arg1: vector<2xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.uitofp %arg0 : i64 to f16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.uitofp %arg1 : vector<2xi64> to vector<2xf16>
// CHECK-NEXT: llvm.return
spirv.func @convertutof(%x: i64, %v: vector<2xi64>) "None" {
  %0 = spirv.ConvertUToF %x : i64 to f16
  %1 = spirv.ConvertUToF %v : vector<2xi64> to vector<2xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @bitcast(%arg0: f32, %arg1: vector<2xf32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.bitcast %arg1 : vector<2xf32> to vector<2xi32>
// CHECK-NEXT: llvm.return
spirv.func @bitcast(%x: f32, %v: vector<2xf32>) "None" {
  %0 = spirv.Bitcast %x : f32 to i32
  %1 = spirv.Bitcast %v : vector<2xf32> to vector<2xi32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fconvert(%arg0: f16, %arg1: f32, %arg2: vector<3xf32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fpext %arg0 : f16 to f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fptrunc %arg1 : f32 to f16
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.fptrunc %arg2 : vector<3xf32> to vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @fconvert(%x: f16, %y: f32, %v: vector<3xf32>) "None" {
  %0 = spirv.FConvert %x : f16 to f32
  %1 = spirv.FConvert %y : f32 to f16
  %2 = spirv.FConvert %v : vector<3xf32> to vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @sconvert(%arg0: i16, %arg1: i64, %arg2: vector<3xi64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.sext %arg0 : i16 to i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.trunc %arg1 : i64 to i16
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.trunc %arg2 : vector<3xi64> to vector<3xi16>
// CHECK-NEXT: llvm.return
spirv.func @sconvert(%x: i16, %y: i64, %v: vector<3xi64>) "None" {
  %0 = spirv.SConvert %x : i16 to i64
  %1 = spirv.SConvert %y : i64 to i16
  %2 = spirv.SConvert %v : vector<3xi64> to vector<3xi16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @uconvert(%arg0: i8, %arg1: i32, %arg2: vector<3xi32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.trunc %arg1 : i32 to i8
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.trunc %arg2 : vector<3xi32> to vector<3xi8>
// CHECK-NEXT: llvm.return
spirv.func @uconvert(%x: i8, %y: i32, %v: vector<3xi32>) "None" {
  %0 = spirv.UConvert %x : i8 to i32
  %1 = spirv.UConvert %y : i32 to i8
  %2 = spirv.UConvert %v : vector<3xi32> to vector<3xi8>
  spirv.Return
}

// Pointers need no cast, because they do not say what they point to.
// CHECK-LABEL: llvm.func @pointers(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
spirv.func @pointers(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Bitcast %p : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  %1 = spirv.Load "Function" %0 : i32
  spirv.Return
}

// CHECK-LABEL: llvm.func @shape(%arg0: vector<2xi32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.bitcast %arg0 : vector<2xi32> to i64
// CHECK-NEXT: llvm.return
spirv.func @shape(%v: vector<2xi32>) "None" {
  %0 = spirv.Bitcast %v : vector<2xi32> to i64
  spirv.Return
}

// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s --check-prefixes=CHECK,NEW

// The extended instructions of GLSL. Since MLIR 20, tangents are intrinsics, too.

// CHECK-LABEL: llvm.func @ceil(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.ceil(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.ceil(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @ceil(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Ceil %x : f32
  %1 = spirv.GL.Ceil %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @cos(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.cos(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.cos(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @cos(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Cos %x : f32
  %1 = spirv.GL.Cos %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @exp(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.exp(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @exp(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Exp %x : f32
  %1 = spirv.GL.Exp %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fabs(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.fabs(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @fabs(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.FAbs %x : f32
  %1 = spirv.GL.FAbs %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @floor(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.floor(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.floor(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @floor(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Floor %x : f32
  %1 = spirv.GL.Floor %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @log(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.log(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.log(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @log(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Log %x : f32
  %1 = spirv.GL.Log %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @sin(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.sin(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @sin(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Sin %x : f32
  %1 = spirv.GL.Sin %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @sqrt(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.sqrt(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @sqrt(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Sqrt %x : f32
  %1 = spirv.GL.Sqrt %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @inversesqrt(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.fdiv %[[V0]], %[[V1]] : f32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.intr.sqrt(%arg1) : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.fdiv %[[V3]], %[[V4]] : vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @inversesqrt(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.InverseSqrt %x : f32
  %1 = spirv.GL.InverseSqrt %v : vector<3xf16>
  spirv.Return
}

// OLD-LABEL: llvm.func @tan(%arg0: f32, %arg1: vector<3xf16>) {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.intr.sin(%arg0) : (f32) -> f32
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.intr.cos(%arg0) : (f32) -> f32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.fdiv %[[V0]], %[[V1]] : f32
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.intr.sin(%arg1) : (vector<3xf16>) -> vector<3xf16>
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.intr.cos(%arg1) : (vector<3xf16>) -> vector<3xf16>
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.fdiv %[[V3]], %[[V4]] : vector<3xf16>
// OLD-NEXT: llvm.return
// NEW-LABEL: llvm.func @tan(%arg0: f32, %arg1: vector<3xf16>) {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.intr.tan(%arg0) : (f32) -> f32
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.intr.tan(%arg1) : (vector<3xf16>) -> vector<3xf16>
// NEW-NEXT: llvm.return
spirv.func @tan(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Tan %x : f32
  %1 = spirv.GL.Tan %v : vector<3xf16>
  spirv.Return
}

// OLD-LABEL: llvm.func @tanh(%arg0: f32, %arg1: vector<3xf16>) {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(2.000000e+00 : f32) : f32
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.fmul %[[V0]], %arg0 : f32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.intr.exp(%[[V1]]) : (f32) -> f32
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.fsub %[[V2]], %[[V3]] : f32
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.fadd %[[V2]], %[[V3]] : f32
// OLD-NEXT: %[[V6:[0-9]+]] = llvm.fdiv %[[V4]], %[[V5]] : f32
// OLD-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(dense<2.000000e+00> : vector<3xf16>) : vector<3xf16>
// OLD-NEXT: %[[V8:[0-9]+]] = llvm.fmul %[[V7]], %arg1 : vector<3xf16>
// OLD-NEXT: %[[V9:[0-9]+]] = llvm.intr.exp(%[[V8]]) : (vector<3xf16>) -> vector<3xf16>
// OLD-NEXT: %[[V10:[0-9]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf16>) : vector<3xf16>
// OLD-NEXT: %[[V11:[0-9]+]] = llvm.fsub %[[V9]], %[[V10]] : vector<3xf16>
// OLD-NEXT: %[[V12:[0-9]+]] = llvm.fadd %[[V9]], %[[V10]] : vector<3xf16>
// OLD-NEXT: %[[V13:[0-9]+]] = llvm.fdiv %[[V11]], %[[V12]] : vector<3xf16>
// OLD-NEXT: llvm.return
// NEW-LABEL: llvm.func @tanh(%arg0: f32, %arg1: vector<3xf16>) {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.intr.tanh(%arg0) : (f32) -> f32
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.intr.tanh(%arg1) : (vector<3xf16>) -> vector<3xf16>
// NEW-NEXT: llvm.return
spirv.func @tanh(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.Tanh %x : f32
  %1 = spirv.GL.Tanh %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fmax(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.maxnum(%arg1, %arg1) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @fmax(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.FMax %x, %x : f32
  %1 = spirv.GL.FMax %v, %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fmin(%arg0: f32, %arg1: vector<3xf16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.minnum(%arg1, %arg1) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: llvm.return
spirv.func @fmin(%x: f32, %v: vector<3xf16>) "None" {
  %0 = spirv.GL.FMin %x, %x : f32
  %1 = spirv.GL.FMin %v, %v : vector<3xf16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @smax(%arg0: i32, %arg1: vector<3xi16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.smax(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.smax(%arg1, %arg1) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: llvm.return
spirv.func @smax(%x: i32, %v: vector<3xi16>) "None" {
  %0 = spirv.GL.SMax %x, %x : i32
  %1 = spirv.GL.SMax %v, %v : vector<3xi16>
  spirv.Return
}

// CHECK-LABEL: llvm.func @smin(%arg0: i32, %arg1: vector<3xi16>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.intr.smin(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.smin(%arg1, %arg1) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
// CHECK-NEXT: llvm.return
spirv.func @smin(%x: i32, %v: vector<3xi16>) "None" {
  %0 = spirv.GL.SMin %x, %x : i32
  %1 = spirv.GL.SMin %v, %v : vector<3xi16>
  spirv.Return
}

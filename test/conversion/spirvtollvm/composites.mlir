// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s --check-prefixes=CHECK,NEW

// Parts of vectors are elements at a value, and those of other composites at a position.

// CHECK-LABEL: llvm.func @extract(%arg0: vector<4xf32>, %arg1: !llvm.array<3 x i32>, %arg2: !llvm.struct<packed (f32, array<2 x i64>)>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.extractelement %arg0[%[[V0]] : i32] : vector<4xf32>
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.extractvalue %arg1[1] : !llvm.array<3 x i32>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.extractvalue %arg2[1, 0] : !llvm.struct<packed (f32, array<2 x i64>)>
// CHECK-NEXT: llvm.return
spirv.func @extract(%v: vector<4xf32>, %a: !spirv.array<3xi32>, %s: !spirv.struct<(f32, !spirv.array<2xi64>)>) "None" {
  %0 = spirv.CompositeExtract %v[2 : i32] : vector<4xf32>
  %1 = spirv.CompositeExtract %a[1 : i32] : !spirv.array<3xi32>
  %2 = spirv.CompositeExtract %s[1 : i32, 0 : i32] : !spirv.struct<(f32, !spirv.array<2xi64>)>
  spirv.Return
}

// CHECK-LABEL: llvm.func @insert(%arg0: f32, %arg1: i64, %arg2: vector<4xf32>, %arg3: !llvm.struct<packed (f32, array<2 x i64>)>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.insertelement %arg0, %arg2[%[[V0]] : i32] : vector<4xf32>
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.insertvalue %arg1, %arg3[1, 0] : !llvm.struct<packed (f32, array<2 x i64>)>
// CHECK-NEXT: llvm.return
spirv.func @insert(%x: f32, %i: i64, %v: vector<4xf32>, %s: !spirv.struct<(f32, !spirv.array<2xi64>)>) "None" {
  %0 = spirv.CompositeInsert %x, %v[2 : i32] : f32 into vector<4xf32>
  %1 = spirv.CompositeInsert %i, %s[1 : i32, 0 : i32] : i64 into !spirv.struct<(f32, !spirv.array<2xi64>)>
  spirv.Return
}

// Two vectors of the same length are shuffled as one.
// CHECK-LABEL: llvm.func @shuffle(%arg0: vector<2xf32>, %arg1: vector<2xf32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.shufflevector %arg0, %arg1 [3, 0, -1] : vector<2xf32>
// CHECK-NEXT: llvm.return
spirv.func @shuffle(%v: vector<2xf32>, %w: vector<2xf32>) "None" {
  %0 = spirv.VectorShuffle [3: i32, 0: i32, 0xffffffff: i32] %v, %w : vector<2xf32>, vector<2xf32> -> vector<3xf32>
  spirv.Return
}

// Others are moved one element at a time, without those that do not matter.
// OLD-LABEL: llvm.func @lengths(%arg0: vector<3xi32>, %arg1: vector<2xi32>) {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : vector<3xi32>
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.extractelement %arg1[%[[V2]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i32] : vector<3xi32>
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// OLD-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// OLD-NEXT: %[[V7:[0-9]+]] = llvm.extractelement %arg0[%[[V6]] : i32] : vector<3xi32>
// OLD-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V5]] : i32] : vector<3xi32>
// OLD-NEXT: llvm.return
// NEW-LABEL: llvm.func @lengths(%arg0: vector<3xi32>, %arg1: vector<2xi32>) {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : vector<3xi32>
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V3:[0-9]+]] = llvm.extractelement %arg1[%[[V2]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i32] : vector<3xi32>
// NEW-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// NEW-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(2 : i32) : i32
// NEW-NEXT: %[[V7:[0-9]+]] = llvm.extractelement %arg0[%[[V6]] : i32] : vector<3xi32>
// NEW-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V5]] : i32] : vector<3xi32>
// NEW-NEXT: llvm.return
spirv.func @lengths(%v: vector<3xi32>, %w: vector<2xi32>) "None" {
  %0 = spirv.VectorShuffle [4: i32, 0xffffffff: i32, 2: i32] %v, %w : vector<3xi32>, vector<2xi32> -> vector<3xi32>
  spirv.Return
}

// CHECK-LABEL: llvm.func @select(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: vector<2xi1>, %arg4: vector<2xi8>, %arg5: vector<2xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.select %arg0, %arg1, %arg2 : i1, f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.select %arg3, %arg4, %arg5 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.select %arg0, %arg4, %arg5 : i1, vector<2xi8>
// CHECK-NEXT: llvm.return
spirv.func @select(%c: i1, %x: f32, %y: f32, %d: vector<2xi1>, %v: vector<2xi8>, %w: vector<2xi8>) "None" {
  %0 = spirv.Select %c, %x, %y : i1, f32
  %1 = spirv.Select %d, %v, %w : vector<2xi1>, vector<2xi8>
  %2 = spirv.Select %c, %v, %w : i1, vector<2xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @undef() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.undef : !llvm.array<2 x f32>
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @undef() "None" {
  %0 = spirv.Undef : f32
  %1 = spirv.Undef : !spirv.array<2xf32>
  %2 = spirv.Undef : !spirv.ptr<f32, Function>
  spirv.Return
}

// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Addresses, accesses with flags, and variables of functions.

// Indices into structs are numbers. The first index is 0.
// CHECK-LABEL: llvm.func @chain(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.getelementptr %arg0[%[[V1]], 1, %arg1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<packed (f32, array<4 x f32>)>
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.getelementptr %arg0[%[[V3]], 1, %[[V0]]] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<packed (f32, array<4 x f32>)>
// CHECK-NEXT: llvm.return
spirv.func @chain(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32) "None" {
  %one = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%one, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %1 = spirv.AccessChain %p[%one, %one] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// CHECK-LABEL: llvm.func @wide(%arg0: !llvm.ptr, %arg1: i64) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.getelementptr %arg0[%[[V0]], %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x array<2 x i8>>
// CHECK-NEXT: llvm.return
spirv.func @wide(%p: !spirv.ptr<!spirv.array<4x!spirv.array<2xi8>>, Function>, %i: i64) "None" {
  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<4x!spirv.array<2xi8>>, Function>, i64 -> !spirv.ptr<!spirv.array<2xi8>, Function>
  spirv.Return
}

// CHECK-LABEL: llvm.func @access_plain(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store %[[V0]], %arg0 : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @access_plain(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Load "Function" %p : f32
  spirv.Store "Function" %p, %0 : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @access_none(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store %[[V0]], %arg0 : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @access_none(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Load "Function" %p ["None"] : f32
  spirv.Store "Function" %p, %0 ["None"] : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @access_aligned8(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store %[[V0]], %arg0 {alignment = 8 : i64} : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @access_aligned8(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Load "Function" %p ["Aligned", 8] : f32
  spirv.Store "Function" %p, %0 ["Aligned", 8] : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @access_volatile(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load volatile %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store volatile %[[V0]], %arg0 : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @access_volatile(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Load "Function" %p ["Volatile"] : f32
  spirv.Store "Function" %p, %0 ["Volatile"] : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @access_nontemporal(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 {nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store %[[V0]], %arg0 {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @access_nontemporal(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Load "Function" %p ["Nontemporal"] : f32
  spirv.Store "Function" %p, %0 ["Nontemporal"] : f32
  spirv.Return
}

// CHECK-LABEL: llvm.func @variables() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V2]] x vector<3xf32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V4]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V5]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.alloca %[[V6]] x vector<2xi1> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %[[V7]] : vector<2xi1>, !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.alloca %[[V8]] x !llvm.array<4 x f32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.return
spirv.func @variables() "None" {
  %x = spirv.Constant 5 : i64
  %v = spirv.Constant dense<[true, false]> : vector<2xi1>
  %0 = spirv.Variable : !spirv.ptr<vector<3xf32>, Function>
  %1 = spirv.Variable init(%x) : !spirv.ptr<i64, Function>
  %2 = spirv.Variable init(%v) : !spirv.ptr<vector<2xi1>, Function>
  %3 = spirv.Variable : !spirv.ptr<!spirv.array<4xf32>, Function>
  spirv.Return
}

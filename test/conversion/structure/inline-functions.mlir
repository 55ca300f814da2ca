// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-inline-functions))" | FileCheck %s

// Calls that SPIR-V cannot express are inlined.

// CHECK: gpu.module @calls {
// CHECK-NEXT: func.func @square(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @four(%arg0: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: return %arg0 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @kernel(%arg0: memref<8xf32>, %arg1: f32) kernel {
// CHECK-NEXT: %0 = func.call @square(%arg1) : (f32) -> f32
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: memref.store %0, %arg0[%thread_id_x] : memref<8xf32>
// CHECK-NEXT: %[[SPLAT:.*]] = vector.splat %arg1 : vector<4xf32>
// CHECK-NEXT: func.call @four(%[[SPLAT]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: vector.splat %arg1 : vector<5xf32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

gpu.module @calls {
  // A function of numbers stays.
  func.func @square(%x: f32) -> f32 {
    %0 = arith.mulf %x, %x : f32
    return %0 : f32
  }
  // So does one of a vector that SPIR-V has, but not one of five elements.
  func.func @four(%x: vector<4xf32>) -> vector<4xf32> {
    return %x : vector<4xf32>
  }
  func.func @five(%x: vector<5xf32>) -> vector<5xf32> {
    return %x : vector<5xf32>
  }
  // Two results, a memref or an id of the invocation are inlined.
  func.func @two(%x: f32) -> (f32, f32) {
    %0 = func.call @square(%x) : (f32) -> f32
    return %0, %x : f32, f32
  }
  func.func @store(%m: memref<8xf32>, %v: f32) {
    %i = gpu.thread_id x
    memref.store %v, %m[%i] : memref<8xf32>
    return
  }
  // Nobody calls these.
  func.func @unused(%x: f32) -> f32 {
    %0 = func.call @unused(%x) : (f32) -> f32
    return %0 : f32
  }
  func.func private @declared(f32)
  gpu.func @device(%x: f32) {
    gpu.return
  }
  gpu.func @kernel(%m: memref<8xf32>, %x: f32) kernel {
    %0:2 = func.call @two(%x) : (f32) -> (f32, f32)
    func.call @store(%m, %0#0) : (memref<8xf32>, f32) -> ()
    %v = vector.splat %x : vector<4xf32>
    %w = func.call @four(%v) : (vector<4xf32>) -> vector<4xf32>
    %y = vector.splat %x : vector<5xf32>
    %z = func.call @five(%y) : (vector<5xf32>) -> vector<5xf32>
    gpu.return
  }
}

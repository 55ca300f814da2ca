// RUN: mlir-opt %s -split-input-file -verify-diagnostics -finalizing-bufferize | FileCheck %s

// CHECK-LABEL: func @pair
// CHECK-SAME: %[[M:.*]]: memref<?xf32, strided<[?], offset: ?>>
func.func @pair(%m: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32> {
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK: memref.copy %[[M]], %[[A]]
  // CHECK: return %[[A]]
  %t = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>>
  %r = bufferization.to_memref %t : memref<?xf32>
  return %r : memref<?xf32>
}

// -----

func.func @lone(%m: memref<4xf32>, %i: index) -> f32 {
  %t = bufferization.to_tensor %m : memref<4xf32>
  // expected-error @+1 {{failed to legalize operation 'tensor.extract'}}
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}

// RUN: mlir-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// Strides are not known left of a dimension of zero.

// CHECK-LABEL: func @views
func.func @views(%a: memref<4x0x2xf32>, %b: memref<4xf32>) {
  // CHECK: memref.cast %{{.*}} to memref<4x0x2xf32, strided<[7, 2, 1]>>
  %0 = memref.cast %a : memref<4x0x2xf32> to memref<4x0x2xf32, strided<[7, 2, 1]>>
  // CHECK: memref.subview %{{.*}} to memref<2x0x2xf32, strided<[?, 2, 1]>>
  %1 = memref.subview %a[0, 0, 0] [2, 0, 2] [1, 1, 1] : memref<4x0x2xf32> to memref<2x0x2xf32, strided<[?, 2, 1]>>
  // CHECK: memref.reinterpret_cast %{{.*}} strides: [9, 1]
  %2 = memref.reinterpret_cast %b to offset: [0], sizes: [4, 0], strides: [9, 1] : memref<4xf32> to memref<4x0xf32>
  return
}

// -----

func.func @inner(%b: memref<4xf32>) {
  // expected-error@+1 {{expected result type with stride = 9 instead of 4 in dim = 0}}
  %2 = memref.reinterpret_cast %b to offset: [0], sizes: [0, 4], strides: [9, 1] : memref<4xf32> to memref<0x4xf32>
  return
}

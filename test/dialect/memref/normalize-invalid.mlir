// RUN: mlir-opt %s -normalize-memrefs -split-input-file -verify-diagnostics

// As in MLIR, the pass does not see whether the operations that it leaves alone still verify.

func.func @load(%a: memref<4x64xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>, %i: index) -> f32 {
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 3 but got 2}}
  %0 = memref.load %a[%i, %i] : memref<4x64xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  return %0 : f32
}

// -----

func.func @view(%m: memref<4x8xf32>) -> f32 {
  // expected-error@+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 3>>
  %c0 = arith.constant 0 : index
  %1 = affine.load %0[1, 1] : memref<4x8xf32, strided<[8, 1], offset: 3>>
  return %1 : f32
}

// -----

func.func @empty() {
  // expected-error@+1 {{dimension operand count does not equal memref dynamic dimension count}}
  %0 = memref.alloc() : memref<0x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func private @f() -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
func.func @constant() {
  // expected-error@+1 {{reference to function with mismatched type}}
  %0 = func.constant @f : () -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

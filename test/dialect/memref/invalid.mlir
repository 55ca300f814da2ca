// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @dims(%n: index) {
  // expected-error @+1 {{'memref.alloc' op dimension operand count does not equal memref dynamic dimension count}}
  %a = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @load(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %l = memref.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @store(%m: memref<4x4xf32>, %v: f32) {
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %v, %m[] : memref<4x4xf32>
  return
}

// -----

func.func @cast(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<?xi32>' are cast incompatible}}
  %c = memref.cast %m : memref<4xf32> to memref<?xi32>
  return
}

// -----

func.func @subview(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout)}}
  %s = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}

// -----

// expected-error @+1 {{alignment attribute value 3 is not a power of 2}}
memref.global @g : memref<2xf32> {alignment = 3}

// -----

func.func @global() {
  // expected-error @+1 {{'memref.get_global' op 'none' does not reference a valid global memref}}
  %g = memref.get_global @none : memref<2xf32>
  return
}

// -----

func.func @atomic(%m: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %o = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// RUN: mlir-opt %s -split-input-file -spirv-check-index -verify-diagnostics
// RUN: mlir-opt %s -split-input-file --pass-pipeline="builtin.module(spirv-check-index{use-64bit-index})" | FileCheck %s
// CHECK: func @huge

func.func @fits(%m: memref<2147483647xi8>, %d: memref<?x5000000000xi8>) {
  %0 = arith.constant 2147483647 : index
  %1 = arith.constant -2147483648 : index
  %2 = arith.constant 4294967296 : i64
  %3 = index.constant 7
  %4 = arith.constant dense<[1, -1]> : vector<2xindex>
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{the constant 2147483648 does not fit an 'index' of 32 bits; --index-width=64 or an entry for 'index' in the data layout makes 'index' wider}}
  %0 = arith.constant 2147483648 : index
  // expected-error@+1 {{the constant -2147483649 does not fit}}
  %1 = index.constant -2147483649
  // expected-error@+1 {{the constant 5000000000 does not fit}}
  %2 = arith.constant dense<[1, 5000000000]> : vector<2xindex>
  return
}

// -----

// expected-error@+1 {{'memref<65536x32768xi8>' has 2147483648 elements, which an 'index' of 32 bits cannot count}}
func.func @extent(%m: memref<65536x32768xi8>) {
  return
}

// -----

func.func @huge() {
  // expected-error@+1 {{has more than 2^63 elements}}
  %0 = memref.alloc() : memref<4294967296x4294967296xi8>
  return
}

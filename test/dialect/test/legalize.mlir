// RUN: mlir-opt %s -split-input-file -verify-diagnostics -test-legalize-type-conversion
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file -test-legalize-type-conversion 2>&1 | FileCheck %s

// Converted arguments need a materialization of arguments until MLIR 19, and one of sources since.

// CHECK: type of return operand 0 ('f32') doesn't match function result type ('f64')
// expected-error @below {{failed to legalize unresolved materialization from ('f64') to 'f32' that remained live after conversion}}
func.func @argument(%x: f32) -> f32 {
  return %x : f32
}

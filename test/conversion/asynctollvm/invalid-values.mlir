// RUN: mlir-opt %s -split-input-file -convert-async-to-llvm -verify-diagnostics

func.func @stores(%a: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'async.runtime.create' that was explicitly marked illegal}}
  %0 = async.runtime.create : !async.value<tensor<4xf32>>
  return
}

// -----

func.func @stores(%a: tensor<4xf32>, %0: !async.value<tensor<4xf32>>) {
  // expected-error @below {{failed to legalize operation 'async.runtime.store' that was explicitly marked illegal}}
  async.runtime.store %a, %0 : !async.value<tensor<4xf32>>
  return
}

// -----

func.func @loads(%0: !async.value<tensor<4xf32>>) -> tensor<4xf32> {
  // expected-error @below {{failed to legalize operation 'async.runtime.load' that was explicitly marked illegal}}
  %1 = async.runtime.load %0 : !async.value<tensor<4xf32>>
  return %1 : tensor<4xf32>
}

// RUN: mlir-opt %s -split-input-file -verify-diagnostics --convert-async-to-llvm

func.func @value_in_group(%v: !async.value<i32>, %g: !async.group) {
  // expected-error@+1 {{failed to legalize operation 'async.runtime.add_to_group' that was explicitly marked illegal}}
  %r = async.runtime.add_to_group %v, %g : !async.value<i32>
  return
}

// -----

func.func @no_llvm_type() {
  // expected-error@+1 {{failed to legalize operation 'async.runtime.create' that was explicitly marked illegal}}
  %v = async.runtime.create : !async.value<tensor<4xf32>>
  return
}

// -----

func.func @not_lowered(%t: !async.token) {
  // expected-error@+1 {{failed to legalize operation 'async.await' that was explicitly marked illegal}}
  async.await %t : !async.token
  return
}

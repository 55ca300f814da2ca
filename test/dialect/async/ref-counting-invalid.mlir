// RUN: mlir-opt %s -split-input-file -verify-diagnostics --async-runtime-ref-counting
// RUN: mlir-opt %s -split-input-file -verify-diagnostics --async-runtime-policy-based-ref-counting

func.func @not_lowered(%t: !async.token) {
  // expected-error@+1 {{async operations must be lowered to async runtime operations}}
  async.await %t : !async.token
  return
}

// -----

func.func @execute() {
  %t = async.execute {
    // expected-error@+1 {{async operations must be lowered to async runtime operations}}
    async.yield
  }
  return
}

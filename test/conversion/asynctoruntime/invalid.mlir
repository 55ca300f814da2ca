// RUN: mlir-opt %s -split-input-file -verify-diagnostics --async-func-to-async-runtime --async-to-async-runtime

// Loops whose bodies wait in a coroutine become branches, for which MLIR's target lacks the arithmetic.
func.func @loop_in_coroutine(%n: index) {
  %c1 = arith.constant 1 : index
  %t = async.execute {
    // expected-error@+1 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
    scf.for %i = %n to %n step %c1 {
      %u = async.execute { async.yield }
      async.await %u : !async.token
    }
    async.yield
  }
  return
}

// -----

// expected-error@+1 {{failed to legalize operation 'async.func' that was explicitly marked illegal}}
async.func private @declaration() -> !async.token

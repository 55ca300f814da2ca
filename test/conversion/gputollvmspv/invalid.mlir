// RUN: mlir-opt %s -split-input-file -verify-diagnostics --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-llvm-spv))'

gpu.module @width {
  func.func @f(%v: i32, %o: i32) {
    %w = arith.constant 16 : i32
    // expected-error@+1 {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %r, %valid = gpu.shuffle idx %v, %o, %w : i32
    return
  }
}

// -----

gpu.module @name_taken {
  func.func private @_Z7barrierj()
  func.func @f() {
    // expected-error@+1 {{failed to legalize operation 'gpu.barrier' that was explicitly marked illegal}}
    gpu.barrier
    return
  }
}

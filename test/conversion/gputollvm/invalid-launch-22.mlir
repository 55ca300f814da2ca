// RUN: mlir-opt --mlir-version=22 %s -split-input-file -gpu-to-llvm -verify-diagnostics

// A launch waits for one token at most, and returns one if it waits.
module attributes {gpu.container_module} {
gpu.module @m {
  llvm.func @k() attributes {gpu.kernel} {
    llvm.return
  }
}
func.func @launches(%n: index) {
  %t0 = gpu.wait async
  %t1 = gpu.wait async
  // expected-error @below {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
  %t2 = gpu.launch_func async [%t0, %t1] @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @m {
  llvm.func @k() attributes {gpu.kernel} {
    llvm.return
  }
}
func.func @waits(%n: index) {
  %t0 = gpu.wait async
  // expected-error @below {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
  gpu.launch_func [%t0] @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

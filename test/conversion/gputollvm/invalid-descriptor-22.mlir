// RUN: mlir-opt --mlir-version=22 %s -split-input-file -gpu-to-llvm="intersperse-sizes-for-kernels=1" -verify-diagnostics

// A descriptor is more than one argument.

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%a: !llvm.ptr, %b: i64, %c: !llvm.ptr, %d: i64) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func @two(%n: index, %a: memref<4xi8>) {
    // expected-error @below {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xi8>)
    return
  }
}

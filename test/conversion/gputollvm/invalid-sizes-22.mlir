// RUN: mlir-opt --mlir-version=22 %s -split-input-file -gpu-to-llvm="intersperse-sizes-for-kernels=1 use-bare-pointers-for-kernels=1" -verify-diagnostics

// The size of an argument has to be a number of bytes.

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func @dynamic(%n: index, %a: memref<?xf32>) {
    // expected-error @below {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<?xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%a: f32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func @scalar(%n: index, %a: f32) {
    // expected-error @below {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func @bits(%n: index, %a: memref<4xi1>) {
    // expected-error @below {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xi1>)
    return
  }
}

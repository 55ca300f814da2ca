// RUN: mlir-opt %s -split-input-file -verify-diagnostics -convert-gpu-launch-to-vulkan-launch

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: index) kernel { gpu.return }
  }
  func.func @scalar(%n: index) {
    // expected-error@+1 {{'index' is unsupported to run on Vulkan}}
    gpu.launch_func @kernels::@kernel blocks in(%n, %n, %n) threads in(%n, %n, %n) args(%n : index)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: memref<1x1x1x1xf32>) kernel { gpu.return }
  }
  func.func @rank(%n: index, %m: memref<1x1x1x1xf32>) {
    // expected-error@+1 {{'memref<1x1x1x1xf32>' is unsupported to run on Vulkan}}
    gpu.launch_func @kernels::@kernel blocks in(%n, %n, %n) threads in(%n, %n, %n) args(%m : memref<1x1x1x1xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func.func @two(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in(%n, %n, %n) threads in(%n, %n, %n)
    // expected-error@+1 {{should only contain one 'gpu::LaunchFuncOp' op}}
    gpu.launch_func @kernels::@kernel blocks in(%n, %n, %n) threads in(%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {}
  // expected-error@+1 {{should only contain one 'spirv.module' op}}
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {}
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func.func @two(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in(%n, %n, %n) threads in(%n, %n, %n)
    return
  }
}

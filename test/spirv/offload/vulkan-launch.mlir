// RUN: mlir-opt %s -convert-gpu-launch-to-vulkan-launch -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @host
// CHECK-SAME: (%[[N:.*]]: index, %[[M:.*]]: index, %[[A:.*]]: memref<8xf32>, %[[B:.*]]: memref<?x4xi32>)
// CHECK-NEXT: call @vulkanLaunch(%[[N]], %[[M]], %[[N]], %[[A]], %[[B]]) {spirv_blob = "\03\02#\07{{.*}}", spirv_element_types = [f32, i32], spirv_entry_point = "main"}
// CHECK-SAME: (index, index, index, memref<8xf32>, memref<?x4xi32>) -> ()
// CHECK-NOT: module
// CHECK: func.func private @vulkanLaunch(index, index, index, memref<8xf32>, memref<?x4xi32>)
module attributes {gpu.container_module} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @main() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  }
  gpu.module @m {
    gpu.func @main(%a: memref<8xf32>, %b: memref<?x4xi32>) kernel {
      gpu.return
    }
  }
  func.func @host(%n: index, %m: index, %a: memref<8xf32>, %b: memref<?x4xi32>) {
    gpu.launch_func @m::@main blocks in (%n, %m, %n) threads in (%m, %m, %m) args(%a : memref<8xf32>, %b : memref<?x4xi32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @main(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @host(%n: index, %a: f32) {
    // expected-error @below {{'f32' is unsupported to run on Vulkan}}
    gpu.launch_func @m::@main blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @main() kernel {
      gpu.return
    }
  }
  func.func @host(%n: index) {
    gpu.launch_func @m::@main blocks in (%n, %n, %n) threads in (%n, %n, %n)
    // expected-error @below {{should only contain one 'gpu::LaunchFuncOp' op}}
    gpu.launch_func @m::@main blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

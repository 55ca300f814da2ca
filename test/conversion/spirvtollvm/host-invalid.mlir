// RUN: mlir-opt %s -split-input-file -lower-host-to-llvm -verify-diagnostics

// Modules and kernels that launches do not fit.

module attributes {gpu.container_module} {
  // expected-error @below {{The module must contain exactly one entry point function}}
  spirv.module @__spv__device Logical GLSL450 {
    spirv.func @a() "None" {
      spirv.Return
    }
    spirv.func @b() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @a
    spirv.EntryPoint "GLCompute" @b
  }
  gpu.module @device {
    gpu.func @a() kernel {
      gpu.return
    }
  }
  func.func @launch(%n: index) {
    gpu.launch_func @device::@a blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @a() kernel {
      gpu.return
    }
  }
  func.func @launch(%n: index) {
    // expected-error @below {{'gpu.launch_func' op SPIR-V kernel module '__spv__device' is not found}}
    // expected-error @below {{'gpu.launch_func' op kernel container 'device' is undefined}}
    gpu.launch_func @device::@a blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-error @below {{The module must contain exactly one entry point function}}
  spirv.module @__spv__device Logical GLSL450 {
  }
  gpu.module @device {
    gpu.func @a() kernel {
      gpu.return
    }
  }
  func.func @launch(%n: index) {
    gpu.launch_func @device::@a blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

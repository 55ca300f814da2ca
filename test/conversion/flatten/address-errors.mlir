// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(spirv-flatten-memrefs{args=address}))' -split-input-file -verify-diagnostics

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @shader {
    // expected-error@+1 {{'memref<8xf32>' cannot be an address in kernel 'k': the target lacks the capability PhysicalStorageBufferAddresses; compile for a device that has bufferDeviceAddress (--target=device), add the capability}}
    gpu.func @k(%s: f32, %a: memref<8xf32>) kernel {
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @opencl {
    // expected-error@+1 {{'memref<8xf32>' cannot be an address in kernel 'k': a host of OpenCL passes the pointer itself, so compile without args=address}}
    gpu.func @k(%a: memref<8xf32>) kernel {
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses], []>, #spirv.resource_limits<>>} {
  gpu.module @call {
    func.func private @f(memref<8xf32>)
    // expected-note@+1 {{the buffer is argument 0}}
    gpu.func @k(%a: memref<8xf32>) kernel {
      // expected-error@+1 {{'func.call' op accesses a buffer by its address: a function cannot take a buffer that a kernel gets by address: inline the function, or pass the argument by a descriptor (--args=buffer)}}
      func.call @f(%a) : (memref<8xf32>) -> ()
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses], []>, #spirv.resource_limits<>>} {
  gpu.module @matrices {
    // expected-note@+1 {{the buffer is argument 0}}
    gpu.func @k(%a: memref<16x16xf16>) kernel {
      %c0 = arith.constant 0 : index
      // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op accesses a buffer by its address: the accesses of cooperative matrices need a descriptor}}
      %m = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      gpu.return
    }
  }
}

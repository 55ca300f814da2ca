// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-place-memory,spirv-flatten-memrefs))" -split-input-file -verify-diagnostics

module {
  gpu.module @m {
    gpu.func @k(%o: memref<4xi32>) kernel {
      %c0 = arith.constant 0 : index
      // expected-note @+1 {{pass the size to the kernel as an argument}}
      %a = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      // expected-error @+1 {{a kernel does not know the size of 'gpu.dynamic_shared_memory'}}
      %n = memref.dim %a, %c0 : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
}

// -----

module {
  gpu.module @m {
    // expected-note @+1 {{use it in the kernel, or inline this function}}
    gpu.func @device() {
      // expected-error @+1 {{'gpu.dynamic_shared_memory' is memory of a kernel}}
      %a = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k() kernel {
      // expected-error @+1 {{an OpenCL kernel gets workgroup memory whose size the launch sets as an argument, which spvc does not make}}
      %a = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
}

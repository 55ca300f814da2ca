// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" -split-input-file -verify-diagnostics

gpu.module @allocations {
  // expected-note @below {{the buffer comes from here; free it on the host}}
  gpu.func @k(%n: index, %m: memref<4xi32>) kernel {
    // expected-error @below {{a kernel allocates memory of constant size only, and 'memref<?xi32>' has sizes that are not constants}}
    // expected-note @below {{allocate the largest size that occurs, or let the host allocate the buffer and pass it as an argument}}
    %0 = memref.alloca(%n) : memref<?xi32>
    // expected-error @below {{a kernel cannot allocate device memory}}
    // expected-note @below {{memref.alloca allocates memory of one invocation}}
    %1 = memref.alloc() : memref<4xi32>
    // expected-error @below {{'memref.alloca' allocates memory of one invocation, and 'memref<4xi32, 3>' is memory of the workgroup}}
    // expected-note @below {{use memref.alloc, or an attribution of the kernel}}
    %2 = memref.alloca() : memref<4xi32, 3>
    // expected-error @below {{a kernel cannot allocate memory in the space of 'memref<4xi32, 9>'}}
    // expected-note @below {{memref.alloca allocates memory of one invocation}}
    %3 = memref.alloc() : memref<4xi32, 9>
    // expected-error @below {{a kernel can free only memory that it allocates}}
    memref.dealloc %m : memref<4xi32>
    gpu.return
  }
}

// -----

gpu.module @passed {
  gpu.func @k(%b: i1) kernel {
    // expected-note @below {{the buffer is made here; access it directly or through views of it}}
    %0 = memref.alloca() : memref<4xi32>
    // expected-error @below {{'arith.select' passes on a buffer of the kernel, and SPIR-V has no pointers to such memory in variables}}
    %2 = arith.select %b, %0, %0 : memref<4xi32>
    gpu.return
  }
}

// -----

gpu.module @globals {
  // expected-note @below {{give it an initial value here, or pass the buffer as an argument}}
  memref.global "private" @external : memref<4xi32>
  // expected-note @below {{declare it 'uninitialized', and store the values in the kernel}}
  memref.global @shared : memref<4xi32, 3> = dense<1>
  // expected-note @below {{pass it to the function as an argument}}
  memref.global @both : memref<4xi32, 3> = uninitialized
  // expected-note @below {{write the value as dense<...>, or as dense_resource<...> with the bytes of all elements in this file}}
  memref.global constant @sparse : memref<3xi32> = sparse<[[0]], [1]>
  // expected-note @below {{write the value as dense<...>, or as dense_resource<...> with the bytes of all elements in this file}}
  memref.global constant @resource : memref<3xi32> = dense_resource<missing>
  // expected-note @below {{write the value as dense<...>, or pass the buffer as an argument}}
  memref.global constant @pairs : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
  gpu.func @k() kernel {
    // expected-error @below {{'memref.get_global' in a kernel: 'external' is external, and kernels are linked with nothing}}
    %0 = memref.get_global @external : memref<4xi32>
    // expected-error @below {{'shared' is in workgroup memory, which cannot have an initial value}}
    %2 = memref.get_global @shared : memref<4xi32, 3>
    // expected-error @below {{the initial value of 'sparse' is not known}}
    %4 = memref.get_global @sparse : memref<3xi32>
    // expected-error @below {{the initial value of 'resource' is not known}}
    %5 = memref.get_global @resource : memref<3xi32>
    // expected-error @below {{the initial value of 'pairs' is not a list of integers or floats}}
    %6 = memref.get_global @pairs : memref<2xcomplex<f32>>
    gpu.return
  }
  func.func @f() {
    // expected-error @below {{'both' is a variable that functions share}}
    %0 = memref.get_global @both : memref<4xi32, 3>
    return
  }
}

// -----

gpu.module @openCL attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  // expected-note @below {{declare it 'constant' if no kernel writes it, or pass the buffer as an argument}}
  memref.global @variable : memref<4xi32> = dense<1>
  // expected-note @below {{pass the buffer as an argument}}
  memref.global constant @large : memref<20000xi32> = dense<1>
  gpu.func @k() kernel {
    // expected-error @below {{'variable' is a variable in device memory, and an OpenCL kernel has no buffer for it}}
    %1 = memref.get_global @variable : memref<4xi32>
    // expected-error @below {{the initial value of 'large' has 80000 bytes, and OpenCL kernels hold tables of at most 65536}}
    %3 = memref.get_global @large : memref<20000xi32>
    gpu.return
  }
}

// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-check-kernels,spirv-expand-reductions)))" -split-input-file -verify-diagnostics

gpu.module @arguments {
  // expected-error @+2 {{argument 0 of kernel 'k', 'memref<4xi32, 3>', is in memory of the workgroup; the host cannot pass it to a kernel}}
  // expected-note @+1 {{declare the buffer as an attribution of the kernel, workgroup(%x : ...), or allocate it in the kernel by memref.alloc}}
  gpu.func @k(%a: memref<4xi32, 3>,
  // expected-error @+2 {{argument 1 of kernel 'k', 'memref<4xi32, #gpu.address_space<private>>', is in memory of one invocation}}
  // expected-note @+1 {{declare the buffer as an attribution of the kernel, private(%x : ...)}}
    %b: memref<4xi32, #gpu.address_space<private>>,
  // expected-error @+2 {{argument 2 of kernel 'k', 'memref<4xi32, 7>', is in the storage class PushConstant}}
  // expected-note @+1 {{leave out the memory space for a buffer, or use #spirv.storage_class<Uniform> for a uniform block}}
    %c: memref<4xi32, 7>,
  // expected-error @+2 {{argument 3 of kernel 'k', 'memref<4xi32, 2>', is in the memory space 2 : i64}}
  // expected-note @+1 {{leave out the memory space}}
    %d: memref<4xi32, 2>,
  // expected-error @+2 {{argument 4 of kernel 'k', 'memref<4xi32, #spirv.storage_class<Input>>', is in the storage class Input}}
  // expected-note @+1 {{leave out the memory space}}
    %e: memref<4xi32, #spirv.storage_class<Input>>,
    %f: memref<4xi32, 4>, %g: memref<4xi32, #gpu.address_space<global>>, %h: f32) kernel {
    gpu.return
  }
}

// -----

gpu.module @unranked {
  // expected-error @+2 {{argument 0 of kernel 'k', 'memref<*xf32>', has no known rank}}
  // expected-note @+1 {{cast the memref to a ranked type before the launch}}
  gpu.func @k(%a: memref<*xf32>) kernel { gpu.return }
}

// -----

gpu.module @layout {
  // expected-error @+2 {{argument 0 of kernel 'k', 'memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>', has a layout that is not strided}}
  // expected-note @+1 {{pass the memref with a strided layout, and compute the positions of the map in the kernel}}
  gpu.func @k(%a: memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>) kernel { gpu.return }
}

// -----

// OpenCL kernels have no storage classes that the host cannot reach, but they need the rank, too.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @opencl {
    // expected-error @+2 {{argument 1 of kernel 'k', 'memref<*xf32>', has no known rank}}
    // expected-note @+1 {{cast the memref}}
    gpu.func @k(%a: memref<4xi32, 3>, %b: memref<*xf32>) kernel { gpu.return }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @subgroups {
    gpu.func @k() kernel {
      // expected-error @below {{'gpu.lane_id' needs the capability GroupNonUniform, which the target lacks}}
      // expected-note @below {{compile for vulkan1.1 or later (--target=vulkan1.1), or for a device (--target=device)}}
      %0 = gpu.lane_id
      gpu.return
    }
  }
}

// -----

gpu.module @size {
  // expected-note @below {{reduce in the kernel, or inline this function}}
  gpu.func @f(%v: i32) {
    // expected-error @below {{'gpu.all_reduce' needs the size of the workgroup, which only kernels have}}
    %0 = gpu.all_reduce add %v {} : (i32) -> (i32)
    gpu.return
  }
}

// -----

gpu.module @open {
  // expected-note @below {{state it in 'spirv.entry_point_abi' or 'known_block_size', or launch the kernel with one constant block size}}
  gpu.func @k(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
    // expected-error @below {{'gpu.all_reduce' needs the size of the workgroup, which is known only at launch}}
    %0 = gpu.all_reduce add %v uniform {} : (i32) -> (i32)
    gpu.return
  }
}

// -----

gpu.module @clusters {
  gpu.func @k() kernel {
    // expected-error @+2 {{'gpu.cluster_id' is about clusters of workgroups, which SPIR-V does not have}}
    // expected-note @+1 {{launch the kernel without clusters, and use gpu.block_id and gpu.grid_dim}}
    %0 = gpu.cluster_id x
    // expected-error @+2 {{'gpu.cluster_dim' is about clusters}}
    // expected-note @+1 {{launch the kernel}}
    %1 = gpu.cluster_dim x
    // expected-error @+2 {{'gpu.cluster_dim_blocks' is about clusters}}
    // expected-note @+1 {{launch the kernel}}
    %2 = gpu.cluster_dim_blocks y
    // expected-error @+2 {{'gpu.cluster_block_id' is about clusters}}
    // expected-note @+1 {{launch the kernel}}
    %3 = gpu.cluster_block_id z
    gpu.return
  }
}

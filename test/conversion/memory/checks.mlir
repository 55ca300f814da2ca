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

// What has no place in memory.
gpu.module @values {
  gpu.func @k(
  // expected-error @+2 {{argument 0 of kernel 'k', 'tensor<4xf32>', has no place in memory; the host cannot pass it to a kernel}}
  // expected-note @+1 {{pass memrefs, integers, floats and index values}}
    %d: tensor<4xf32>,
  // expected-error @+2 {{argument 1 of kernel 'k', '!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>', is an image}}
  // expected-note @+1 {{use a buffer; kernels that are written as a spirv.module can use images}}
    %e: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>,
  // expected-error @+2 {{argument 2 of kernel 'k', 'memref<4x4xf32, #spirv.storage_class<Image>>', is an image; the host cannot pass it to a kernel}}
  // expected-note @+1 {{use a buffer}}
    %f: memref<4x4xf32, #spirv.storage_class<Image>>,
  // expected-error @+2 {{argument 3 of kernel 'k', 'memref<4xf32, #spirv.storage_class<CrossWorkgroup>>', is in the storage class CrossWorkgroup of OpenCL}}
  // expected-note @+1 {{leave out the memory space for a buffer}}
    %g: memref<4xf32, #spirv.storage_class<CrossWorkgroup>>, %h: i8, %i: memref<4xi1>) kernel {
    gpu.return
  }
  // A function that is no kernel passes what it likes.
  gpu.func @f(%a: i1, %b: vector<4xf32>) { gpu.return }
}

// -----

// OpenCL passes booleans and vectors, but no tensors.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.module @opencl {
    // expected-error @+2 {{argument 2 of kernel 'k', 'none', has no place in memory}}
    // expected-note @+1 {{pass memrefs}}
    gpu.func @k(%a: i1, %b: vector<4xf32>, %c: none, %d: memref<4xf32, #spirv.storage_class<CrossWorkgroup>>) kernel { gpu.return }
  }
}

// -----

gpu.module @bindings {
  // expected-error @+2 {{argument 0 of kernel 'k' has no 'spirv.interface_var_abi', and argument 1 has one}}
  // expected-note @+1 {{state it for all arguments, or for none}}
  gpu.func @k(%a: memref<4xf32>, %b: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) kernel { gpu.return }
  gpu.func @all(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) kernel { gpu.return }
  gpu.func @none(%a: memref<4xf32> {llvm.noalias}) kernel { gpu.return }
}

// -----

gpu.module @attributions {
  gpu.func @k() workgroup(
  // expected-error @+2 {{workgroup attribution 0 of kernel 'k', 'memref<?xf32, #gpu.address_space<workgroup>>', has sizes that are not constants}}
  // expected-note @+1 {{declare the largest size that occurs}}
    %a: memref<?xf32, #gpu.address_space<workgroup>>,
  // expected-error @+2 {{workgroup attribution 1 of kernel 'k', 'memref<4xf32>', is not in workgroup memory}}
  // expected-note @+1 {{declare it in the space #gpu.address_space<workgroup>}}
    %b: memref<4xf32>, %c: memref<4xf32, 3>) private(
  // expected-error @+2 {{private attribution 0 of kernel 'k', 'memref<4xf32, 2>', is not in private memory}}
  // expected-note @+1 {{declare it in the space #gpu.address_space<private>}}
    %d: memref<4xf32, 2>, %e: memref<4xf32, 5>) kernel {
    gpu.return
  }
}

// -----

// Before SPIR-V 1.3, buffers need an extension.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @buffers {
    // expected-error @+2 {{argument 0 of kernel 'k', 'memref<4xf32>', needs a storage buffer, which the target lacks without the extension SPV_KHR_storage_buffer_storage_class}}
    // expected-note @+1 {{compile for vulkan1.1 or later (--target=vulkan1.1), or for a device (--target=device)}}
    gpu.func @k(%a: memref<4xf32>, %b: memref<4xf32, #spirv.storage_class<Uniform>>, %c: i32) kernel { gpu.return }
    gpu.func @scalars(%a: i32,
    // expected-error @+2 {{argument 1 of kernel 'scalars', 'memref<4xf32>', needs a storage buffer}}
    // expected-note @+1 {{compile for vulkan1.1}}
      %b: memref<4xf32>) kernel { gpu.return }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @extension {
    gpu.func @k(%a: memref<4xf32>) kernel { gpu.return }
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

// RUN: not mlir-opt %s -split-input-file -convert-gpu-to-spirv 2>&1 | FileCheck %s

// Kernels that SPIR-V or the target has not.

// CHECK: error: failed to legalize operation 'gpu.func'
// CHECK: note: pattern 'GPUFuncOpConversion' did not apply: the function is not a kernel
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f() -> i32 attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      %0 = arith.constant 1 : i32
      gpu.return %0 : i32
    }
  }
}

// -----

// CHECK: remark: cannot deduce memory model from 'spirv.target_env'
// CHECK: error: failed to legalize operation 'gpu.module'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Linkage], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      gpu.return
    }
  }
}

// -----

// CHECK: remark: match failure: missing 'spirv.entry_point_abi' attribute
// CHECK: error: failed to legalize operation 'gpu.func'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f() kernel {
      gpu.return
    }
  }
}

// -----

// CHECK: error: type mismatch for bb argument #0 of successor #0
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%a: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      cf.br ^bb1(%a : memref<4xf32, #spirv.storage_class<StorageBuffer>>)
    ^bb1(%b: memref<4xf64, #spirv.storage_class<StorageBuffer>>):
      gpu.return
    }
  }
}

// -----

// CHECK: error: failed to legalize operation 'gpu.func'
// CHECK: note: pattern 'GPUFuncOpConversion' did not apply: type 'vector<5xf32>' cannot be converted for the target
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%c: i1, %v: vector<5xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      gpu.return
    }
  }
}

// -----

// CHECK: error: failed to legalize operation 'gpu.func'
// CHECK: note: pattern 'GPUFuncOpConversion' did not apply: a memory attribution is in a storage class of another scope
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f() workgroup(%w : memref<4xf32, #spirv.storage_class<Function>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      gpu.return
    }
  }
}

// -----

// CHECK: error: failed to legalize operation 'gpu.func'
// CHECK: note: pattern 'GPUFuncOpConversion' did not apply: type 'memref<4xf64, #spirv.storage_class<Function>>' cannot be converted for the target: 'f64' requires capability Float64
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f() private(%w : memref<4xf64, #spirv.storage_class<Function>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      gpu.return
    }
  }
}

// -----

// CHECK: error: failed to legalize operation 'gpu.all_reduce'
// CHECK: note: pattern 'GPUAllReduceConversion' did not apply: the reduction is given by a region
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      %0 = gpu.all_reduce %v {
      ^bb(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        gpu.yield %s : i32
      } : (i32) -> (i32)
      gpu.return
    }
  }
}

// -----

// CHECK: error: failed to legalize operation 'gpu.func'
// CHECK: note: pattern 'GPUFuncOpConversion' did not apply: type 'i64' cannot be converted for the target: 'i64' requires capability Int64
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%v: i64) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      %0 = gpu.subgroup_reduce add %v : (i64) -> (i64)
      gpu.return
    }
  }
}

// -----

// CHECK: error: failed to legalize operation 'gpu.shuffle'
// CHECK: note: pattern 'GPUShuffleConversion' did not apply: shuffle width and target subgroup size mismatch
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle], []>, #spirv.resource_limits<subgroup_size = 32>>} {
  gpu.module @k {
    gpu.func @f(%v: f32, %w: i32, %o: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      %0, %1 = gpu.shuffle xor %v, %o, %w : f32
      gpu.return
    }
  }
}

// -----

// CHECK: error: `and` reduction operation is not compatible with type 'f32'
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%v: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4]>} {
      %0 = gpu.subgroup_reduce and %v : (f32) -> (f32)
      gpu.return
    }
  }
}

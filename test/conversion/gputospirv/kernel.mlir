// RUN: mlir-opt --split-input-file --verify-diagnostics --convert-gpu-to-spirv %s | FileCheck %s
// RUN: mlir-opt --split-input-file --verify-diagnostics --convert-gpu-to-spirv='use-64bit-index=true' %s | FileCheck --check-prefix=INDEX64 %s

#abi = #spirv.entry_point_abi<workgroup_size = [16, 4, 1]>
module attributes {gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, GroupNonUniform], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  // The converted module stands before the original.
  // CHECK: spirv.module @__spv__m Logical GLSL450 {
  // CHECK-NEXT: spirv.GlobalVariable @__builtin__SubgroupId__ built_in("SubgroupId") : !spirv.ptr<i32, Input>
  // CHECK-NEXT: spirv.GlobalVariable @__builtin__GlobalInvocationId__ built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  // CHECK-NEXT: spirv.func @ids(
  // CHECK-SAME:   %[[A:[^:]*]]: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}
  // CHECK-SAME:   %[[B:[^:]*]]: !spirv.ptr<!spirv.struct<(!spirv.array<8 x i32, stride=4> [0])>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}
  // CHECK-SAME:   "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 4, 1]>, workgroup_attributions = 0 : i64}
  // CHECK-NEXT:   %[[ADDR:.*]] = spirv.mlir.addressof @__builtin__GlobalInvocationId__
  // CHECK-NEXT:   %[[VEC:.*]] = spirv.Load "Input" %[[ADDR]] : vector<3xi32>
  // CHECK-NEXT:   %[[Y:.*]] = spirv.CompositeExtract %[[VEC]][1 : i32] : vector<3xi32>
  // CHECK-NEXT:   spirv.Constant 4 : i32
  // CHECK-NEXT:   %[[SUB:.*]] = spirv.mlir.addressof @__builtin__SubgroupId__
  // CHECK-NEXT:   spirv.Load "Input" %[[SUB]] : i32
  // CHECK-NEXT:   spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
  // CHECK:        spirv.Return
  // CHECK: gpu.module @m

  // INDEX64-LABEL: spirv.func @ids
  // INDEX64:       %[[Y:.*]] = spirv.CompositeExtract %{{.*}}[1 : i32] : vector<3xi32>
  // INDEX64-NEXT:  spirv.UConvert %[[Y]] : i32 to i64
  // INDEX64-NEXT:  spirv.Constant 4 : i64
  gpu.module @m {
    gpu.func @ids(%a: i32, %b: memref<8xi32>) kernel attributes {spirv.entry_point_abi = #abi} {
      %y = gpu.global_id y
      %h = gpu.block_dim y
      %s = gpu.subgroup_id : index
      gpu.barrier
      memref.store %a, %b[%y] : memref<8xi32>
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic, GroupNonUniformShuffle, Groups], []>, #spirv.resource_limits<subgroup_size = 16>>
} {
  // CHECK-LABEL: spirv.func @groups
  // CHECK-SAME:    %[[X:[^:]*]]: f32
  gpu.module @m {
    gpu.func @groups(%x: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %w = arith.constant 16 : i32
      %o = arith.constant 1 : i32
      // CHECK: %[[ONE:.*]] = spirv.Constant 1 : i32
      // CHECK: %[[TRUE:.*]] = spirv.Constant true
      // CHECK: spirv.GroupNonUniformShuffleXor <Subgroup> %[[X]], %[[ONE]] : f32, i32
      %s, %ok = gpu.shuffle xor %x, %o, %w : f32
      // CHECK: spirv.GroupFAdd <Workgroup> <Reduce> %[[X]] : f32
      %r = gpu.all_reduce add %x uniform {} : (f32) -> f32
      // CHECK: spirv.GroupNonUniformFMax "Subgroup" "Reduce" %[[X]] : f32
      %m = gpu.subgroup_reduce maxnumf %x : (f32) -> f32
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>
} {
  // For OpenCL the converted module goes into the original, whose kernels become
  // empty functions.
  // CHECK:        spirv.module @__spv__m Physical32 OpenCL {
  // CHECK-NEXT:     spirv.func @k(%{{.*}}: f32, %{{.*}}: !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>) "None" attributes {
  // CHECK:      func.func @k(%{{.*}}: f32, %{{.*}}: memref<4xf32>) attributes {gpu.kernel} {
  // CHECK-NEXT:   return
  gpu.module @m {
    gpu.func @k(%x: f32, %b: memref<4xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // expected-error @below {{failed to legalize operation 'gpu.func'}}
    // expected-remark @below {{match failure: missing 'spirv.entry_point_abi' attribute}}
    gpu.func @k() kernel {
      gpu.return
    }
  }
}

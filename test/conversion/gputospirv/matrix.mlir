// RUN: mlir-opt --split-input-file --verify-diagnostics --convert-gpu-to-spirv %s | FileCheck %s

#env = #spirv.target_env<#spirv.vce<v1.6, [Shader, CooperativeMatrixKHR, Float16], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_cooperative_matrix]>, #spirv.resource_limits<>>
#abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>
#sb = #spirv.storage_class<StorageBuffer>

module attributes {gpu.container_module, spirv.target_env = #env} {
  gpu.module @m {
    // CHECK-LABEL: spirv.func @integers
    // CHECK-SAME: %[[A:[^:]*]]: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
    gpu.func @integers(%a: !gpu.mma_matrix<8x16xi32, "AOp">) kernel attributes {spirv.entry_point_abi = #abi} {
      // CHECK: %[[S:.*]] = spirv.IAdd %[[A]], %[[A]]
      %0 = gpu.subgroup_mma_elementwise addi %a, %a : (!gpu.mma_matrix<8x16xi32, "AOp">, !gpu.mma_matrix<8x16xi32, "AOp">) -> !gpu.mma_matrix<8x16xi32, "AOp">
      // CHECK-NEXT: %[[D:.*]] = spirv.ISub %[[S]], %[[A]]
      %1 = gpu.subgroup_mma_elementwise subi %0, %a : (!gpu.mma_matrix<8x16xi32, "AOp">, !gpu.mma_matrix<8x16xi32, "AOp">) -> !gpu.mma_matrix<8x16xi32, "AOp">
      // CHECK-NEXT: %[[Q:.*]] = spirv.SDiv %[[D]], %[[A]]
      %2 = gpu.subgroup_mma_elementwise divs %1, %a : (!gpu.mma_matrix<8x16xi32, "AOp">, !gpu.mma_matrix<8x16xi32, "AOp">) -> !gpu.mma_matrix<8x16xi32, "AOp">
      // CHECK-NEXT: %[[U:.*]] = spirv.UDiv %[[Q]], %[[A]]
      %3 = gpu.subgroup_mma_elementwise divu %2, %a : (!gpu.mma_matrix<8x16xi32, "AOp">, !gpu.mma_matrix<8x16xi32, "AOp">) -> !gpu.mma_matrix<8x16xi32, "AOp">
      // CHECK-NEXT: spirv.SNegate %[[U]]
      %4 = gpu.subgroup_mma_elementwise negates %3 : (!gpu.mma_matrix<8x16xi32, "AOp">) -> !gpu.mma_matrix<8x16xi32, "AOp">
      gpu.return
    }

    // The scalar may come first or second; a product of two splats takes the first.
    // CHECK-LABEL: spirv.func @scale
    // CHECK-SAME: %[[M:[^:]*]]: !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>
    // CHECK-SAME: %[[X:[^:]*]]: f16
    gpu.func @scale(%m: !gpu.mma_matrix<16x16xf16, "COp">, %x: f16) kernel attributes {spirv.entry_point_abi = #abi} {
      // CHECK: %[[SPLAT:.*]] = spirv.CompositeConstruct %[[X]] : (f16)
      %s = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
      // CHECK-NEXT: spirv.MatrixTimesScalar %[[M]], %[[X]]
      %0 = gpu.subgroup_mma_elementwise mulf %s, %m : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      // CHECK-NEXT: spirv.MatrixTimesScalar %[[SPLAT]], %[[X]]
      %1 = gpu.subgroup_mma_elementwise mulf %s, %s : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, CooperativeMatrixKHR, Float16], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_cooperative_matrix]>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @product(%a: !gpu.mma_matrix<8x16xf16, "AOp">) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      // expected-error @below {{failed to legalize operation 'gpu.subgroup_mma_elementwise'}}
      %0 = gpu.subgroup_mma_elementwise mulf %a, %a : (!gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "AOp">) -> !gpu.mma_matrix<8x16xf16, "AOp">
      gpu.return
    }
  }
}

// -----

// There is no printing from shaders.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @print(%a: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      // expected-error @below {{failed to legalize operation 'gpu.printf'}}
      gpu.printf "%d" %a : i32
      gpu.return
    }
  }
}

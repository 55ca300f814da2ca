// RUN: mlir-opt %s -split-input-file --pass-pipeline="builtin.module(spirv.module(spirv-launch-sizes))" | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // SpecId 1 and one of the names are taken.
  // CHECK: spirv.SpecConstant @__workgroup_size_x__ spec_id(0) = 1 : i32
  // CHECK-NEXT: spirv.SpecConstant @__workgroup_size_y___ spec_id(2) = 1 : i32
  // CHECK-NEXT: spirv.SpecConstant @__workgroup_size_z__ spec_id(3) = 1 : i32
  // CHECK-NEXT: spirv.SpecConstantComposite @__workgroup_size__ (@__workgroup_size_x__, @__workgroup_size_y___, @__workgroup_size_z__) : vector<3xi32> {built_in = "WorkgroupSize"}
  // CHECK-NOT: GlobalVariable
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @__workgroup_size_y__ spec_id(1) = 5 : i32
    spirv.GlobalVariable @size built_in("WorkgroupSize") : !spirv.ptr<vector<3xi32>, Input>
    // CHECK: spirv.func @open
    spirv.func @open() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      // CHECK-NEXT: spirv.mlir.referenceof @__workgroup_size__ : vector<3xi32>
      %p = spirv.mlir.addressof @size : !spirv.ptr<vector<3xi32>, Input>
      %v = spirv.Load "Input" %p : vector<3xi32>
      %x = spirv.CompositeExtract %v[0 : i32] : vector<3xi32>
      spirv.Return
    }
    spirv.func @fixed() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      spirv.Return
    }
  }
}

// -----

// Nothing changes if all sizes are stated.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: spirv.module Logical GLSL450 {
  // CHECK-NEXT: spirv.func @fixed
  spirv.module Logical GLSL450 {
    spirv.func @fixed() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      spirv.Return
    }
  }
}

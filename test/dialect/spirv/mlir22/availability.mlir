// What the ops that MLIR 19 does not have need.
// RUN: mlir-opt %s --mlir-version=22 --pass-pipeline="builtin.module(spirv.module(spirv-update-vce))" | FileCheck %s

#env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Linkage, Kernel, Geometry, MeshShadingEXT, GroupNonUniformRotateKHR, GroupNonUniformVote, GroupNonUniformBallot, GroupNonUniformQuad, SplitBarrierINTEL, TensorFloat32RoundingINTEL, ReplicatedCompositesEXT, Matrix], [SPV_KHR_subgroup_rotate, SPV_EXT_mesh_shader, SPV_INTEL_split_barrier, SPV_INTEL_tensor_float32_conversion, SPV_EXT_replicated_composites]>, #spirv.resource_limits<>>

// CHECK: spirv.module @IsFinite Logical GLSL450 requires #spirv.vce<v1.0, [Kernel, Shader, Matrix], []>
spirv.module @IsFinite Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.IsFinite %f : f32
    spirv.Return
  }
}

// CHECK: spirv.module @AllEqual Logical GLSL450 requires #spirv.vce<v1.3, [GroupNonUniformVote, Shader, GroupNonUniform, Matrix], []>
spirv.module @AllEqual Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformAllEqual <Subgroup> %f : f32, i1
    spirv.Return
  }
}

// CHECK: spirv.module @BallotBitCount Logical GLSL450 requires #spirv.vce<v1.3, [GroupNonUniformBallot, Shader, GroupNonUniform, Matrix], []>
spirv.module @BallotBitCount Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %m : vector<4xi32> -> i32
    spirv.Return
  }
}

// CHECK: spirv.module @QuadSwap Logical GLSL450 requires #spirv.vce<v1.3, [GroupNonUniformQuad, Shader, GroupNonUniform, Matrix], []>
spirv.module @QuadSwap Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %f %i : f32, i32
    spirv.Return
  }
}

// CHECK: spirv.module @Rotate Logical GLSL450 requires #spirv.vce<v1.3, [GroupNonUniformRotateKHR, Shader, GroupNonUniform, Matrix], [SPV_KHR_subgroup_rotate]>
spirv.module @Rotate Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i : f32, i32 -> f32
    spirv.Return
  }
}

// CHECK: spirv.module @EmitVertex Logical GLSL450 requires #spirv.vce<v1.0, [Geometry, Shader, Matrix], []>
spirv.module @EmitVertex Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    spirv.EmitVertex
    spirv.Return
  }
}

// CHECK: spirv.module @SetMeshOutputs Logical GLSL450 requires #spirv.vce<v1.4, [MeshShadingEXT, Shader, Matrix], [SPV_EXT_mesh_shader]>
spirv.module @SetMeshOutputs Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    spirv.EXT.SetMeshOutputs %i, %i : i32, i32
    spirv.Return
  }
}

// CHECK: spirv.module @Arrive Logical GLSL450 requires #spirv.vce<v1.0, [SplitBarrierINTEL, Shader, Matrix], [SPV_INTEL_split_barrier]>
spirv.module @Arrive Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
    spirv.Return
  }
}

// CHECK: spirv.module @TF32 Logical GLSL450 requires #spirv.vce<v1.0, [TensorFloat32RoundingINTEL, Shader, Matrix], [SPV_INTEL_tensor_float32_conversion]>
spirv.module @TF32 Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.INTEL.RoundFToTF32 %f : f32 to f32
    spirv.Return
  }
}

// CHECK: spirv.module @Replicate Logical GLSL450 requires #spirv.vce<v1.0, [ReplicatedCompositesEXT, Shader, Matrix], [SPV_EXT_replicated_composites]>
spirv.module @Replicate Logical GLSL450 attributes {spirv.target_env = #env} {
  spirv.func @f(%f: f32, %i: i32, %m: vector<4xi32>) "None" {
    %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    spirv.Return
  }
}

// CHECK: spirv.module @Graph Logical GLSL450 requires #spirv.vce<v1.0, [GraphARM, TensorsARM, Shader, Matrix], [SPV_ARM_graph, SPV_ARM_tensors]>
spirv.module @Graph Logical GLSL450 attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [GraphARM, TensorsARM, Shader], [SPV_ARM_graph, SPV_ARM_tensors]>, #spirv.resource_limits<>>} {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<2xi32> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi32>
  }
}

// Task and mesh shaders. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.EXT.EmitMeshTasks' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.EXT.SetMeshOutputs' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [MeshShadingEXT], [SPV_EXT_mesh_shader]> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [MeshShadingEXT], [SPV_EXT_mesh_shader]> {
  // CHECK: spirv.GlobalVariable @p : !spirv.ptr<!spirv.struct<(i32)>, TaskPayloadWorkgroupEXT>
  spirv.GlobalVariable @p : !spirv.ptr<!spirv.struct<(i32)>, TaskPayloadWorkgroupEXT>
  // CHECK: spirv.func @task() "None" {
  spirv.func @task() "None" {
    %c1 = spirv.Constant 1 : i32
    %c2 = spirv.Constant 2 : i32
    %c3 = spirv.Constant 3 : i32
    %p = spirv.mlir.addressof @p : !spirv.ptr<!spirv.struct<(i32)>, TaskPayloadWorkgroupEXT>
    // CHECK: spirv.EXT.EmitMeshTasks %cst1_i32, %cst2_i32, %cst3_i32, %p_addr : i32, i32, i32, !spirv.ptr<!spirv.struct<(i32)>, TaskPayloadWorkgroupEXT>
    spirv.EXT.EmitMeshTasks %c1, %c2, %c3, %p : i32, i32, i32, !spirv.ptr<!spirv.struct<(i32)>, TaskPayloadWorkgroupEXT>
  }
  // CHECK: spirv.func @task2() "None" {
  spirv.func @task2() "None" {
    %c1 = spirv.Constant 1 : i32
    %c2 = spirv.Constant 2 : i32
    %c3 = spirv.Constant 3 : i32
    // CHECK: spirv.EXT.EmitMeshTasks %cst1_i32, %cst2_i32, %cst3_i32 : i32, i32, i32
    spirv.EXT.EmitMeshTasks %c1, %c2, %c3 : i32, i32, i32
  }
  // CHECK: spirv.func @mesh() "None" {
  spirv.func @mesh() "None" {
    %c1 = spirv.Constant 1 : i32
    %c2 = spirv.Constant 2 : i32
    %c3 = spirv.Constant 3 : i32
    // CHECK: spirv.EXT.SetMeshOutputs %cst3_i32, %cst1_i32 : i32, i32
    spirv.EXT.SetMeshOutputs %c3, %c1 : i32, i32
    // CHECK: spirv.Return
    spirv.Return
  }
  // CHECK: spirv.EntryPoint "TaskEXT" @task, @p
  spirv.EntryPoint "TaskEXT" @task, @p
  // CHECK: spirv.EntryPoint "TaskEXT" @task2
  spirv.EntryPoint "TaskEXT" @task2
  // CHECK: spirv.EntryPoint "MeshEXT" @mesh
  spirv.EntryPoint "MeshEXT" @mesh
  // CHECK: spirv.ExecutionMode @task "LocalSize", 1, 1, 1
  spirv.ExecutionMode @task "LocalSize", 1, 1, 1
  // CHECK: spirv.ExecutionMode @task2 "LocalSize", 1, 1, 1
  spirv.ExecutionMode @task2 "LocalSize", 1, 1, 1
  // CHECK: spirv.ExecutionMode @mesh "LocalSize", 1, 1, 1
  spirv.ExecutionMode @mesh "LocalSize", 1, 1, 1
  spirv.ExecutionMode @mesh "OutputTrianglesEXT"
  spirv.ExecutionMode @mesh "OutputPrimitivesEXT", 1
  // CHECK: spirv.ExecutionMode @mesh "OutputVertices", 3
  spirv.ExecutionMode @mesh "OutputVertices", 3
}

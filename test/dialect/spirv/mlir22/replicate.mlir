// Composites that replicate one value. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.EXT.SpecConstantCompositeReplicate' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.EXT.ConstantCompositeReplicate' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, ReplicatedCompositesEXT], [SPV_EXT_replicated_composites]> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, ReplicatedCompositesEXT], [SPV_EXT_replicated_composites]> {
  // CHECK: spirv.SpecConstant @sc = 1 : i32
  spirv.SpecConstant @sc = 1 : i32
  // CHECK: spirv.SpecConstant @sd spec_id(7) = 1.500000e+00 : f32
  spirv.SpecConstant @sd spec_id(7) = 1.5 : f32
  // CHECK: spirv.EXT.SpecConstantCompositeReplicate @scc (@sc) : vector<3xi32>
  spirv.EXT.SpecConstantCompositeReplicate @scc (@sc) : vector<3xi32>
  // CHECK: spirv.EXT.SpecConstantCompositeReplicate @sca (@sd) : !spirv.array<4 x f32>
  spirv.EXT.SpecConstantCompositeReplicate @sca (@sd) : !spirv.array<4 x f32>
  // CHECK: spirv.func @r() -> i32 "None" {
  spirv.func @r() -> i32 "None" {
    // CHECK-DAG: spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    // CHECK-DAG: %[[A:.*]] = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x vector<2xi32>>
    // CHECK-DAG: spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    // CHECK-DAG: spirv.EXT.ConstantCompositeReplicate [2.500000e+00 : f32] : vector<4xf32>
    // CHECK-DAG: spirv.CompositeExtract %[[A]][0 : i32]
    %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x vector<2xi32>>
    %2 = spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    %3 = spirv.EXT.ConstantCompositeReplicate [2.5 : f32] : vector<4xf32>
    %a = spirv.CompositeExtract %1[0 : i32] : !spirv.array<2 x vector<2xi32>>
    %b = spirv.CompositeExtract %a[0 : i32] : vector<2xi32>
    %c = spirv.CompositeExtract %0[1 : i32] : vector<2xi32>
    %d = spirv.CompositeExtract %2[0 : i32, 1 : i32] : !spirv.array<2 x vector<2xi32>>
    %e = spirv.CompositeExtract %3[0 : i32] : vector<4xf32>
    spirv.ReturnValue %b : i32
  }

  // MLIR 22 refuses this reference, with which SPIR-V has no problem.
  // CHECK-LABEL: spirv.func @s()
  spirv.func @s() -> vector<3xi32> "None" {
    // CHECK: spirv.mlir.referenceof @scc : vector<3xi32>
    %0 = spirv.mlir.referenceof @scc : vector<3xi32>
    spirv.ReturnValue %0 : vector<3xi32>
  }
}

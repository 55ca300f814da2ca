// Votes, ballots and moves of subgroups. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.GroupNonUniformAll' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.GroupNonUniformRotateKHR' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformVote, GroupNonUniformBallot, GroupNonUniformQuad, GroupNonUniformRotateKHR, Int64, Int16], [SPV_KHR_subgroup_rotate]> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformVote, GroupNonUniformBallot, GroupNonUniformQuad, GroupNonUniformRotateKHR, Int64, Int16], [SPV_KHR_subgroup_rotate]> {
  // CHECK: spirv.func @g(%arg0: i1, %arg1: f32, %arg2: vector<3xf32>, %arg3: i32, %arg4: vector<4xi32>, %arg5: vector<2xi1>) "None" {
  spirv.func @g(%b: i1, %f: f32, %v: vector<3xf32>, %i: i32, %bal: vector<4xi32>, %bv: vector<2xi1>) "None" {
    %c0 = spirv.Constant 0 : i32
    %c4 = spirv.Constant 4 : i32
    // CHECK: %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 : i1
    %0 = spirv.GroupNonUniformAll <Subgroup> %b : i1
    // CHECK: %1 = spirv.GroupNonUniformAllEqual <Subgroup> %arg1 : f32, i1
    %1 = spirv.GroupNonUniformAllEqual <Subgroup> %f : f32, i1
    // CHECK: %2 = spirv.GroupNonUniformAllEqual <Subgroup> %arg5 : vector<2xi1>, i1
    %2 = spirv.GroupNonUniformAllEqual <Subgroup> %bv : vector<2xi1>, i1
    // CHECK: %3 = spirv.GroupNonUniformAny <Subgroup> %arg0 : i1
    %3 = spirv.GroupNonUniformAny <Subgroup> %b : i1
    // CHECK: %4 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %arg4 : vector<4xi32> -> i32
    %4 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %bal : vector<4xi32> -> i32
    // CHECK: %5 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %arg4 : vector<4xi32> -> i32
    %5 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %bal : vector<4xi32> -> i32
    // CHECK: %6 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg4 : vector<4xi32>, i32
    %6 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %bal : vector<4xi32>, i32
    // CHECK: %7 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg4 : vector<4xi32>, i32
    %7 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %bal : vector<4xi32>, i32
    // CHECK: %8 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg1 %cst0_i32 : f32, i32
    %8 = spirv.GroupNonUniformQuadSwap <Subgroup> %f %c0 : f32, i32
    // CHECK: %9 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg1, %arg3 : f32, i32 -> f32
    %9 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i : f32, i32 -> f32
    // CHECK: %10 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg1, %arg3, cluster_size(%cst4_i32) : f32, i32, i32 -> f32
    %10 = spirv.GroupNonUniformRotateKHR <Workgroup> %f, %i, cluster_size(%c4) : f32, i32, i32 -> f32
    // CHECK: spirv.Return
    spirv.Return
  }
}

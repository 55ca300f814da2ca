// Constant composites of one value become replicated ones. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 --spirv-promote-to-replicated-constants | FileCheck %s

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // CHECK-LABEL: spirv.func @f() -> vector<2xi32> "None" {
  spirv.func @f() -> vector<2xi32> "None" {
    // CHECK-NEXT: %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    %0 = spirv.Constant dense<1> : vector<2xi32>
    // CHECK-NEXT: %cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %1 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    // CHECK-NEXT: %1 = spirv.EXT.ConstantCompositeReplicate [1.500000e+00 : f32] : vector<4xf32>
    %2 = spirv.Constant dense<1.5> : vector<4xf32>
    // CHECK-NEXT: %2 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x i32>
    %3 = spirv.Constant [1 : i32, 1 : i32, 1 : i32] : !spirv.array<3 x i32>
    // CHECK-NEXT: %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %4 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    // CHECK-NEXT: %3 = spirv.EXT.ConstantCompositeReplicate [7 : i32] : !spirv.array<3 x i32>
    %5 = spirv.Constant dense<7> : tensor<3xi32> : !spirv.array<3 x i32>
    // CHECK-NEXT: %4 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x vector<2xi32>>
    %6 = spirv.Constant [dense<1> : vector<2xi32>, dense<1> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    // CHECK-NEXT: %5 = spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    %7 = spirv.Constant [dense<[1,2]> : vector<2xi32>, dense<[1,2]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    // CHECK-NEXT: %cst_0 = spirv.Constant dense<{{\[\[}}1, 2], [1, 2]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
    %8 = spirv.Constant dense<[[1,2],[1,2]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
    // CHECK-NEXT: %6 = spirv.EXT.ConstantCompositeReplicate [3 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
    %9 = spirv.Constant dense<3> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
    // CHECK-NEXT: %cst_1 = spirv.Constant [1 : i32] : !spirv.array<1 x i32>
    %10 = spirv.Constant [1 : i32] : !spirv.array<1 x i32>
    // CHECK-NEXT: %7 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
    %11 = spirv.Constant [[1 : i32, 1 : i32], [1 : i32, 1 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>>
    // CHECK-NEXT: %8 = spirv.EXT.ConstantCompositeReplicate {{\[\[}}1 : i32, 2 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>>
    %12 = spirv.Constant [[1 : i32, 2 : i32], [1 : i32, 2 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>>
    // CHECK-NEXT: %9 = spirv.EXT.ConstantCompositeReplicate [true] : vector<2xi1>
    %13 = spirv.Constant dense<true> : vector<2xi1>
    // CHECK-NEXT: %cst5_i32 = spirv.Constant 5 : i32
    %14 = spirv.Constant 5 : i32
    // CHECK-NEXT: %10 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x i32>
    %15 = spirv.Constant dense<1> : tensor<3xi32> : !spirv.array<3 x i32>
    // CHECK-NEXT: %11 = spirv.EXT.ConstantCompositeReplicate [0.000000e+00 : f32] : vector<2xf32>
    %16 = spirv.Constant dense<0.0> : vector<2xf32>
    // CHECK-NEXT: %cst_vec_2xf32 = spirv.Constant dense<[0.000000e+00, -0.000000e+00]> : vector<2xf32>
    %17 = spirv.Constant dense<[0.0, -0.0]> : vector<2xf32>
    // CHECK-NEXT: %12 = spirv.EXT.ConstantCompositeReplicate [3.000000e+00 : f32] : !spirv.array<1 x vector<2xf32>>
    %18 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
    // CHECK-NEXT: %13 = spirv.EXT.ConstantCompositeReplicate [3.000000e+00 : f32] : !spirv.array<1 x !spirv.array<2 x vector<2xf32>>>
    %19 = spirv.Constant [[dense<3.0> : vector<2xf32>, dense<3.0> : vector<2xf32>]] : !spirv.array<1 x !spirv.array<2xvector<2xf32>>>
    // CHECK-NEXT: %cst_2 = spirv.Constant dense<{{\[\[}}5, 5], [6, 6]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
    %20 = spirv.Constant dense<[[5,5],[6,6]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
    // CHECK-NEXT: %14 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    %21 = spirv.Constant dense<1> : vector<2xi32>
    // CHECK-NEXT: spirv.ReturnValue %0 : vector<2xi32>
    spirv.ReturnValue %0 : vector<2xi32>
  }
  // CHECK: spirv.SpecConstant @sc = 1 : i32
  spirv.SpecConstant @sc = 1 : i32
  // CHECK-NEXT: spirv.SpecConstant @sc2 = 1 : i32
  spirv.SpecConstant @sc2 = 1 : i32
  // CHECK-NEXT: spirv.EXT.SpecConstantCompositeReplicate @scc (@sc) : !spirv.array<2 x i32>
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x i32>
  // CHECK-NEXT: spirv.SpecConstantComposite @scc2 (@sc, @sc2) : !spirv.array<2 x i32>
  spirv.SpecConstantComposite @scc2 (@sc, @sc2) : !spirv.array<2 x i32>
  // CHECK-NEXT: spirv.SpecConstantComposite @scc3 (@sc) : !spirv.array<1 x i32>
  spirv.SpecConstantComposite @scc3 (@sc) : !spirv.array<1 x i32>
  // CHECK-NEXT: spirv.EXT.SpecConstantCompositeReplicate @scv (@sc) : vector<2xi32>
  spirv.SpecConstantComposite @scv (@sc, @sc) : vector<2xi32>
}

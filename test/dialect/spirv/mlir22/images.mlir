// Images. Expectations are what mlir-opt 22.1.8 prints.
// RUN: mlir-opt %s --mlir-version=22 | FileCheck %s --strict-whitespace
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s --strict-whitespace
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s --strict-whitespace
// RUN: mlir-translate %s --mlir-version=22 --no-implicit-module --serialize-spirv -o %t.spv
// RUN: mlir-translate %t.spv --mlir-version=22 --deserialize-spirv | FileCheck %s --strict-whitespace
// RUN: not mlir-opt %s |& FileCheck %s --check-prefix=OLD

// OLD: error: 'spirv.ImageRead' op is not part of MLIR 19, but of MLIR 20 and later
// OLD: error: 'spirv.ImageWrite' op is not part of MLIR 19, but of MLIR 20 and later

// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, StorageImageReadWithoutFormat, StorageImageWriteWithoutFormat], []> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, StorageImageReadWithoutFormat, StorageImageWriteWithoutFormat], []> {
  // CHECK: spirv.func @i(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %arg1: vector<2xi32>, %arg2: vector<4xf32>, %arg3: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %arg4: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg5: vector<2xf32>, %arg6: f32, %arg7: vector<3xf32>, %arg8: i32, %arg9: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) "None" {
  spirv.func @i(%st: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %t: vector<4xf32>,
    %si: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>,
    %sd: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %fc: vector<2xf32>, %f: f32, %p: vector<3xf32>, %l: i32,
    %dd: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  ) "None" {
    // CHECK: %0 = spirv.ImageRead %arg0, %arg1  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
    %0 = spirv.ImageRead %st, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
    // CHECK: spirv.ImageWrite %arg0, %arg1, %arg2  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, vector<4xf32>
    spirv.ImageWrite %st, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, vector<4xf32>
    // CHECK: %1 = spirv.ImageFetch %arg3, %arg1  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> vector<4xf32>
    %1 = spirv.ImageFetch %si, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> vector<4xf32>
    // CHECK: %2 = spirv.ImageSampleExplicitLod %arg4, %arg5 ["Lod"], %arg6 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %3 = spirv.ImageSampleExplicitLod %sd, %fc ["Lod"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    // CHECK: %3 = spirv.ImageSampleExplicitLod %arg4, %arg5 ["Grad"], %arg5, %arg5 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    %4 = spirv.ImageSampleExplicitLod %sd, %fc ["Grad"], %fc, %fc : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    // CHECK: %4 = spirv.ImageSampleImplicitLod %arg4, %arg5  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
    %5 = spirv.ImageSampleImplicitLod %sd, %fc : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
    // CHECK: %5 = spirv.ImageSampleImplicitLod %arg4, %arg5 ["Bias"], %arg6 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %6 = spirv.ImageSampleImplicitLod %sd, %fc ["Bias"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    // CHECK: %6 = spirv.ImageSampleProjDrefImplicitLod %arg9, %arg7, %arg6  : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32 -> f32
    %7 = spirv.ImageSampleProjDrefImplicitLod %dd, %p, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32 -> f32
    // CHECK: %7 = spirv.ImageSampleProjDrefImplicitLod %arg9, %arg7, %arg6 ["Bias"], %arg6 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32 -> f32
    %8 = spirv.ImageSampleProjDrefImplicitLod %dd, %p, %f ["Bias"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32 -> f32
    // CHECK: spirv.Return
    spirv.Return
  }
}

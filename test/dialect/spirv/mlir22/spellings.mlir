// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s --check-prefix=NEW
// RUN: mlir-opt --mlir-version=19 %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=19 %s | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=NEW
// RUN: mlir-opt --mlir-version=22 --mlir-print-op-generic %s | mlir-opt --mlir-version=19 | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=22 --emit-bytecode %s | mlir-opt --mlir-version=19 | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=19 --emit-bytecode %s | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=NEW

!sampled = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!image = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>

// NEW-LABEL: func @chains
// OLD-LABEL: func @chains
func.func @chains(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %q: !spirv.ptr<f32, CrossWorkgroup>, %i: i32) {
  %c1 = spirv.Constant 1 : i32
  // NEW: spirv.AccessChain %arg0[%{{.*}}, %arg2] {a} : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  // OLD: spirv.AccessChain %arg0[%{{.*}}, %arg2] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 {a}
  %0 = spirv.AccessChain %p[%c1, %i] {a} : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  // NEW: spirv.PtrAccessChain %arg1[%arg2] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  // OLD: spirv.PtrAccessChain %arg1[%arg2] : !spirv.ptr<f32, CrossWorkgroup>, i32{{$}}
  %1 = spirv.PtrAccessChain %q[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32
  // NEW: spirv.InBoundsPtrAccessChain %arg1[%arg2] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  // OLD: spirv.InBoundsPtrAccessChain %arg1[%arg2] : !spirv.ptr<f32, CrossWorkgroup>, i32{{$}}
  %2 = spirv.InBoundsPtrAccessChain %q[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  return
}

// NEW-LABEL: func @groups
// OLD-LABEL: func @groups
func.func @groups(%x: i32, %v: vector<4xf32>, %p: !spirv.ptr<i32, StorageBuffer>) {
  %c4 = spirv.Constant 4 : i32
  // NEW: spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %arg0 : i32 -> i32
  // OLD: spirv.GroupNonUniformIAdd "Workgroup" "Reduce" %arg0 : i32{{$}}
  %0 = spirv.GroupNonUniformIAdd "Workgroup" "Reduce" %x : i32
  // NEW: spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %arg1 cluster_size(%{{.*}}) : vector<4xf32>, i32 -> vector<4xf32>
  // OLD: spirv.GroupNonUniformFAdd "Subgroup" "ClusteredReduce" %arg1 cluster_size(%{{.*}}) : vector<4xf32>{{$}}
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %v cluster_size(%c4) : vector<4xf32>, i32 -> vector<4xf32>
  // NEW: spirv.INTEL.SubgroupBlockRead %arg2 : !spirv.ptr<i32, StorageBuffer> -> vector<4xi32>
  // OLD: spirv.INTEL.SubgroupBlockRead %arg2 : vector<4xi32>
  %2 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> vector<4xi32>
  // NEW: spirv.INTEL.SubgroupBlockRead %arg2 : !spirv.ptr<i32, StorageBuffer> -> i32
  // OLD: spirv.INTEL.SubgroupBlockRead %arg2 : i32
  %3 = spirv.INTEL.SubgroupBlockRead "StorageBuffer" %p : i32
  return
}

// NEW-LABEL: func @images
// OLD-LABEL: func @images
func.func @images(%i: !sampled, %c: vector<4xf32>, %d: f32, %j: !image) {
  // NEW: spirv.Image %arg0 : !spirv.sampled_image<
  // OLD: spirv.Image %arg0 : !spirv.sampled_image<
  %0 = spirv.Image %i : !sampled
  // NEW: spirv.ImageDrefGather %arg0, %arg1, %arg2  : !spirv.sampled_image<{{.*}}>>, vector<4xf32>, f32 -> vector<4xf32>
  // OLD: spirv.ImageDrefGather %arg0 : !spirv.sampled_image<{{.*}}>>, %arg1 : vector<4xf32>, %arg2 : f32  -> vector<4xf32>
  %1 = spirv.ImageDrefGather %i : !sampled, %c : vector<4xf32>, %d : f32 -> vector<4xf32>
  // NEW: spirv.ImageDrefGather %arg0, %arg1, %arg2 ["NonPrivateTexel"] {a} : !spirv.sampled_image<{{.*}}>>, vector<4xf32>, f32 -> vector<4xf32>
  // OLD: spirv.ImageDrefGather %arg0 : !spirv.sampled_image<{{.*}}>>, %arg1 : vector<4xf32>, %arg2 : f32 ["NonPrivateTexel"] {a} -> vector<4xf32>
  %2 = spirv.ImageDrefGather %i, %c, %d ["NonPrivateTexel"] {a} : !sampled, vector<4xf32>, f32 -> vector<4xf32>
  // NEW: spirv.ImageQuerySize %arg3 {a} : !spirv.image<{{.*}}> -> vector<2xi32>
  // OLD: spirv.ImageQuerySize {a} %arg3 : !spirv.image<{{.*}}> -> vector<2xi32>
  %3 = spirv.ImageQuerySize %j {a} : !image -> vector<2xi32>
  return
}

// NEW-LABEL: func @printf
// OLD-LABEL: func @printf
func.func @printf(%f: !spirv.ptr<i8, UniformConstant>, %i: i32, %x: f32) {
  // NEW: spirv.CL.printf %arg0 %arg1, %arg2 : !spirv.ptr<i8, UniformConstant>, i32, f32 -> i32
  // OLD: spirv.CL.printf %arg0, %arg1, %arg2 : (!spirv.ptr<i8, UniformConstant>, (i32, f32)) -> i32
  %0 = spirv.CL.printf %f %i, %x : !spirv.ptr<i8, UniformConstant>, i32, f32 -> i32
  return
}

// NEW-LABEL: spirv.module
// OLD-LABEL: spirv.module
spirv.module Logical GLSL450 {
  // NEW: @a built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  // OLD: @a built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @a built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @main() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  // NEW: spirv.ExecutionMode @main "OutputTrianglesEXT"
  // OLD: spirv.ExecutionMode @main "OutputTrianglesNV"
  spirv.ExecutionMode @main "OutputTrianglesEXT"
}

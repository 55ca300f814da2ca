// RUN: mlir-opt -split-input-file -verify-diagnostics %s | FileCheck %s

!block = !spirv.struct<(f32 [0], !spirv.rtarray<f32, stride=4> [4])>
!loose = !spirv.struct<(f32 [0], !spirv.array<2 x !spirv.struct<(f32 [0])>, stride=16> [16])>
!tight = !spirv.struct<(f32 [0], !spirv.array<2 x !spirv.struct<(f32 [0])>, stride=4> [4])>

spirv.func @ops(%p: !spirv.ptr<!block, StorageBuffer>, %s: !loose) "None" {
  // CHECK: spirv.ArrayLength %{{.*}}[1] : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer> -> i32
  %n = spirv.ArrayLength %p[1] : !spirv.ptr<!block, StorageBuffer> -> i32
  // CHECK: spirv.CopyLogical %{{.*}} : !spirv.struct<({{.*}} [16])> to !spirv.struct<({{.*}} [4])>
  %t = spirv.CopyLogical %s : !loose to !tight
  spirv.Return
}

// -----

spirv.func @member(%p: !spirv.ptr<!spirv.struct<(f32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer>) "None" {
  // expected-error @+1 {{'array_member' must be 1, the last member}}
  %n = spirv.ArrayLength %p[0] : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.rtarray<f32, stride=4> [4])>, StorageBuffer> -> i32
  spirv.Return
}

// -----

spirv.func @sized(%p: !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>) "None" {
  // expected-error @+1 {{the last member of the struct must be a runtime array}}
  %n = spirv.ArrayLength %p[0] : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer> -> i32
  spirv.Return
}

// -----

spirv.func @other(%s: !spirv.struct<(f32 [0], i32 [4])>) "None" {
  // expected-error @+1 {{must be equal but for their layout}}
  %t = spirv.CopyLogical %s : !spirv.struct<(f32 [0], i32 [4])> to !spirv.struct<(f32 [0], f32 [16])>
  spirv.Return
}

// -----

spirv.func @same(%s: !spirv.struct<(f32 [0])>) "None" {
  // expected-error @+1 {{operand and result type must differ}}
  %t = spirv.CopyLogical %s : !spirv.struct<(f32 [0])> to !spirv.struct<(f32 [0])>
  spirv.Return
}

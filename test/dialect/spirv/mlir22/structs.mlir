// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s --check-prefixes=CHECK,NEW
// RUN: mlir-opt --mlir-version=22 --emit-bytecode %s | mlir-opt --mlir-version=22 | FileCheck %s --check-prefixes=CHECK,NEW
// RUN: mlir-opt --mlir-version=19 %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: mlir-translate --mlir-version=22 --no-implicit-module --serialize-spirv %s -o %t.spv
// RUN: mlir-translate --mlir-version=22 --no-implicit-module --deserialize-spirv %t.spv | FileCheck %s --check-prefix=READ
// RUN: mlir-translate --mlir-version=19 --no-implicit-module --deserialize-spirv %t.spv | FileCheck %s --check-prefix=READ-OLD

// MLIR 22 has decorations of structs. Of those, blocks are structs of variables in certain storage classes in all versions.

// CHECK-LABEL: spirv.module
// READ-LABEL: spirv.module
// READ-OLD-LABEL: spirv.module
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {
  // NEW: @v bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0, NonWritable]), Block>, StorageBuffer>
  // OLD: @v bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0, NonWritable])>, StorageBuffer>
  // READ: @v bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0, NonWritable]), Block>, StorageBuffer>
  // READ-OLD: @v bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0, NonWritable])>, StorageBuffer>
  spirv.GlobalVariable @v bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0, NonWritable]), Block>, StorageBuffer>
  // CHECK: @w bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
  // READ: @w bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
  // READ-OLD: @w bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @w bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
  // CHECK: @b bind(0, 2) : !spirv.ptr<!spirv.struct<(i32 [0]), BufferBlock>, Uniform>
  // READ: @b bind(0, 2) : !spirv.ptr<!spirv.struct<(i32 [0]), BufferBlock>, Uniform>
  spirv.GlobalVariable @b bind(0, 2) : !spirv.ptr<!spirv.struct<(i32 [0]), BufferBlock>, Uniform>
  // NEW: @n : !spirv.ptr<!spirv.struct<named, (f32 [0]), Block, NonWritable>, Private>
  // OLD: @n : !spirv.ptr<!spirv.struct<named, (f32 [0]), NonWritable>, Private>
  // READ: @n : !spirv.ptr<!spirv.struct<named, (f32 [0]), Block, NonWritable>, Private>
  spirv.GlobalVariable @n : !spirv.ptr<!spirv.struct<named, (f32 [0]), Block, NonWritable>, Private>
  spirv.func @f() "None" {
    spirv.Return
  }
}

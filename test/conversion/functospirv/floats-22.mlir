// RUN: mlir-opt --mlir-version=22 --split-input-file --convert-func-to-spirv %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --split-input-file --convert-func-to-spirv=emulate-unsupported-float-types=false %s | FileCheck --check-prefix=AS-IS %s
// RUN: mlir-opt --mlir-version=19 --split-input-file --convert-func-to-spirv %s | FileCheck --check-prefix=OLD %s

// Without capabilities, bf16 becomes f32, and floats of 8 bits become integers.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
// CHECK: spirv.func @brain(%{{.*}}: f32, %{{.*}}: vector<2xf32>)
// OLD: func.func @brain(%{{.*}}: bf16
func.func @brain(%a: bf16, %b: vector<2xbf16>) { return }
// CHECK: spirv.func @eight(%{{.*}}: i8, %{{.*}}: vector<4xi32>, %{{.*}}: !spirv.ptr<!spirv.struct<(!spirv.array<4 x i8, stride=1> [0])>, StorageBuffer>)
// AS-IS: func.func @eight(%{{.*}}: f8E5M2
// OLD: func.func @eight(%{{.*}}: f8E5M2
func.func @eight(%a: f8E5M2, %b: vector<4xf8E4M3FN>, %m: memref<4xf8E5M2, #spirv.storage_class<StorageBuffer>>) { return }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, BFloat16TypeKHR, StorageBuffer16BitAccess], [SPV_KHR_bfloat16, SPV_KHR_16bit_storage]>, #spirv.resource_limits<>>} {
// CHECK: spirv.func @brain(%{{.*}}: bf16, %{{.*}}: !spirv.ptr<!spirv.struct<(!spirv.array<4 x bf16, stride=2> [0])>, StorageBuffer>)
func.func @brain(%a: bf16, %m: memref<4xbf16, #spirv.storage_class<StorageBuffer>>) { return }
}

// -----

// Storage of 16 bits is not enough for bf16.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, StorageBuffer16BitAccess], [SPV_KHR_16bit_storage]>, #spirv.resource_limits<>>} {
// CHECK: spirv.func @brain(%{{.*}}: !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32, stride=4> [0])>, StorageBuffer>)
func.func @brain(%m: memref<4xbf16, #spirv.storage_class<StorageBuffer>>) { return }
}

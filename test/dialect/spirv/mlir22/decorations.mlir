// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --emit-bytecode %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-translate --mlir-version=22 --no-implicit-module --split-input-file --test-spirv-roundtrip %s | FileCheck %s
// RUN: split-file %s %t
// RUN: mlir-translate --mlir-version=22 --no-implicit-module --serialize-spirv %t/kernel.mlir -o %t.spv
// RUN: mlir-translate --mlir-version=19 --no-implicit-module --deserialize-spirv %t.spv | FileCheck %s --check-prefix=OLD

//--- kernel.mlir
// CHECK-LABEL: spirv.module Physical64 OpenCL
spirv.module Physical64 OpenCL requires #spirv.vce<v1.3, [Kernel, Addresses, Linkage, CacheControlsINTEL], [SPV_INTEL_cache_controls]> {
  spirv.func @f(%q: !spirv.ptr<i64, CrossWorkgroup>, %x: f64) "None" {
    %c = spirv.Constant 1 : i64
    // CHECK: spirv.PtrAccessChain %{{.*}}[%{{.*}}] {cache_control_load_intel = [#spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>, #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = ConstCached>], cache_control_store_intel = [#spirv.cache_control_store_intel<cache_level = 2, store_cache_control = WriteThrough>]} :
    // OLD: spirv.PtrAccessChain %{{.*}}[%{{.*}}] : !spirv.ptr<i64, CrossWorkgroup>, i64 {cache_control_load_intel = {{\[\[}}0, "UncachedINTEL"], [1, "ConstCachedINTEL"]], cache_control_store_intel = {{\[\[}}2, "WriteThroughINTEL"]]}
    %p = spirv.PtrAccessChain %q[%c] {cache_control_load_intel = [#spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>, #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = ConstCached>], cache_control_store_intel = [#spirv.cache_control_store_intel<cache_level = 2, store_cache_control = WriteThrough>]} : !spirv.ptr<i64, CrossWorkgroup>, i64 -> !spirv.ptr<i64, CrossWorkgroup>
    // CHECK: spirv.FConvert %{{.*}} {fp_rounding_mode = #spirv.fp_rounding_mode<RTN>} : f64 to f32
    // OLD: spirv.FConvert %{{.*}} {fp_rounding_mode = "RTN"} : f64 to f32
    %0 = spirv.FConvert %x {fp_rounding_mode = #spirv.fp_rounding_mode<RTN>} : f64 to f32
    spirv.Return
  }
}

//--- attributes.mlir
// -----
// CHECK-LABEL: spirv.module Logical GLSL450
// CHECK-SAME: [SPV_KHR_cooperative_matrix, SPV_ALTERA_blocking_pipes, SPV_KHR_bfloat16]
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, CooperativeMatrixKHR, Linkage, BFloat16TypeKHR, BFloat16DotProductKHR], [SPV_KHR_cooperative_matrix, SPV_ALTERA_blocking_pipes, SPV_KHR_bfloat16]> {
  // CHECK: !spirv.ptr<bf16, Private>
  spirv.GlobalVariable @g : !spirv.ptr<bf16, Private>
  spirv.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x8xbf16, Subgroup, MatrixA>, %q: !spirv.ptr<bf16, StorageBuffer>) "None" {
    // CHECK: spirv.KHR.CooperativeMatrixLoad %{{.*}}, %{{.*}}, <RowMajor>, <Aligned>, 16 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
    %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 16 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
    // CHECK: spirv.KHR.CooperativeMatrixStore %{{.*}}, %{{.*}}, %{{.*}}, <ColumnMajor>, <Volatile|Aligned>, 8 :
    spirv.KHR.CooperativeMatrixStore %q, %m, %s, <ColumnMajor>, <Volatile|Aligned>, 8 : !spirv.ptr<bf16, StorageBuffer>, !spirv.coopmatrix<8x8xbf16, Subgroup, MatrixA>, i32
    spirv.Return
  }
  // CHECK: spirv.func @dot(%{{.*}}: vector<4xbf16>, %{{.*}}: i32) -> bf16
  spirv.func @dot(%v: vector<4xbf16>, %i: i32) -> bf16 "None" {
    // CHECK-DAG: spirv.Constant 1.500000e+00 : bf16
    %c = spirv.Constant 1.5 : bf16
    // CHECK-DAG: spirv.Dot %{{.*}}, %{{.*}} : vector<4xbf16> -> bf16
    %0 = spirv.Dot %v, %v : vector<4xbf16> -> bf16
    // CHECK: spirv.FConvert %{{.*}} : bf16 to f32
    %1 = spirv.FConvert %c : bf16 to f32
    // CHECK: spirv.ConvertSToF %{{.*}} : i32 to bf16
    %2 = spirv.ConvertSToF %i : i32 to bf16
    // CHECK: spirv.CompositeExtract %{{.*}}[1 : i32] : vector<4xbf16>
    %3 = spirv.CompositeExtract %v[1 : i32] : vector<4xbf16>
    spirv.ReturnValue %0 : bf16
  }
}

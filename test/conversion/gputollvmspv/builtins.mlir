// RUN: mlir-opt %s '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-llvm-spv{index-bitwidth=32}))' | FileCheck %s

// Functions of OpenCL by their mangled names. Until MLIR 19 those about subgroups stay.

// CHECK:      module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z22sub_group_shuffle_downdj(f64, i32) -> f64 attributes {convergent}
// CHECK-NEXT:     llvm.func spir_funccc @_Z20sub_group_shuffle_upfj(f32, i32) -> f32 attributes {convergent}
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorlj(i64, i32) -> i64 attributes {convergent}
// CHECK-NEXT:     llvm.func spir_funccc @_Z17sub_group_shuffleij(i32, i32) -> i32 attributes {convergent}
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent}
// CHECK-NEXT:     llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32
// CHECK-NEXT:     func.func @k(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: i32) -> (index, index, i32, i64, f32, f64) {
// CHECK-NEXT:       %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) : (i32) -> i32
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %1 : i32 to index
// CHECK-NEXT:       %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z13get_global_idj(%3) : (i32) -> i32
// CHECK-NEXT:       %5 = builtin.unrealized_conversion_cast %4 : i32 to index
// CHECK-NEXT:       %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%6) : (i32) -> ()
// CHECK-NEXT:       %7 = llvm.call spir_funccc @_Z17sub_group_shuffleij(%arg0, %arg4) : (i32, i32) -> i32
// CHECK-NEXT:       %8 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %9 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorlj(%arg1, %arg4) : (i64, i32) -> i64
// CHECK-NEXT:       %10 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %11 = llvm.call spir_funccc @_Z20sub_group_shuffle_upfj(%arg2, %arg4) : (f32, i32) -> f32
// CHECK-NEXT:       %12 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %13 = llvm.call spir_funccc @_Z22sub_group_shuffle_downdj(%arg3, %arg4) : (f64, i32) -> f64
// CHECK-NEXT:       %14 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %15 = gpu.subgroup_id : index
// CHECK-NEXT:       return %2, %5, %7, %9, %11, %13 : index, index, i32, i64, f32, f64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

gpu.module @m {
  func.func @k(%a: i32, %b: i64, %c: f32, %d: f64, %o: i32) -> (index, index, i32, i64, f32, f64) {
    %w = arith.constant 32 : i32
    %i = gpu.block_id y
    %j = gpu.global_id z
    gpu.barrier
    %r0, %v0 = gpu.shuffle idx %a, %o, %w : i32
    %r1, %v1 = gpu.shuffle xor %b, %o, %w : i64
    %r2, %v2 = gpu.shuffle up %c, %o, %w : f32
    %r3, %v3 = gpu.shuffle down %d, %o, %w : f64
    %s = gpu.subgroup_id : index
    return %i, %j, %r0, %r1, %r2, %r3 : index, index, i32, i64, f32, f64
  }
}

// RUN: mlir-opt %s -split-input-file -convert-gpu-to-llvm-spv="index-bitwidth=32" | FileCheck %s --match-full-lines

// Indices of 32 bits.

// CHECK: gpu.module @m {
// CHECK-NEXT: llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent}
// CHECK-NEXT: llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32
// CHECK-NEXT: llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32
// CHECK-NEXT: llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32
// CHECK-NEXT: llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32
// CHECK-NEXT: llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32
// CHECK-NEXT: gpu.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) : (i32) -> i32
// CHECK-NEXT: %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %3 = llvm.call spir_funccc @_Z14get_local_sizej(%2) : (i32) -> i32
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %5 = llvm.call spir_funccc @_Z13get_global_idj(%4) : (i32) -> i32
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %7 = llvm.call spir_funccc @_Z14get_num_groupsj(%6) : (i32) -> i32
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %9 = llvm.call spir_funccc @_Z12get_group_idj(%8) : (i32) -> i32
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z7barrierj(%10) : (i32) -> ()
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
gpu.module @m {
  gpu.func @f() {
    %0 = gpu.thread_id x
    %1 = gpu.block_dim z
    %2 = gpu.global_id y
    %3 = gpu.grid_dim x
    %4 = gpu.block_id x
    gpu.barrier
    gpu.return
  }
}

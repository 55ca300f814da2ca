// RUN: mlir-opt --mlir-version=22 %s '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-llvm-spv))' | FileCheck %s

// Functions know more about the calls since MLIR 20, and the function states the size of subgroups.

// CHECK:      module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22sub_group_shuffle_downsj(i16, i32) -> i16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z20sub_group_shuffle_upcj(i8, i32) -> i8 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z17sub_group_shuffleDhj(f16, i32) -> f16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func @k(%arg0: f16, %arg1: i8, %arg2: i32, %arg3: i16) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z17sub_group_shuffleDhj(%arg0, %arg2) {convergent, no_unwind, will_return} : (f16, i32) -> f16
// CHECK-NEXT:       %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z20sub_group_shuffle_upcj(%arg1, %arg2) {convergent, no_unwind, will_return} : (i8, i32) -> i8
// CHECK-NEXT:       %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z22sub_group_shuffle_downsj(%arg3, %arg2) {convergent, no_unwind, will_return} : (i16, i32) -> i16
// CHECK-NEXT:       %5 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %6 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%6) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

gpu.module @m {
  llvm.func @k(%a: f16, %b: i8, %o: i32, %h: i16) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %r, %v = gpu.shuffle idx %a, %o, %w : f16
    %r1, %v1 = gpu.shuffle up %b, %o, %w : i8
    %r2, %v2 = gpu.shuffle down %h, %o, %w : i16
    gpu.barrier
    llvm.return
  }
}

// RUN: mlir-opt --mlir-version=22 %s '--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-llvm-spv{use-64bit-index=true}))' | FileCheck %s

// Numbers of subgroups have 32 bits.

// CHECK:      module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_num_sub_groups() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     func.func @k() -> (index, index, index, index, index) {
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %1 = llvm.zext %0 : i32 to i64
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z18get_sub_group_size() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %4 = llvm.zext %3 : i32 to i64
// CHECK-NEXT:       %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z18get_num_sub_groups() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %7 = llvm.zext %6 : i32 to i64
// CHECK-NEXT:       %8 = builtin.unrealized_conversion_cast %7 : i64 to index
// CHECK-NEXT:       %9 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %10 = llvm.zext %9 : i32 to i64
// CHECK-NEXT:       %11 = builtin.unrealized_conversion_cast %10 : i64 to index
// CHECK-NEXT:       %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %13 = llvm.call spir_funccc @_Z12get_local_idj(%12) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i64
// CHECK-NEXT:       %14 = builtin.unrealized_conversion_cast %13 : i64 to index
// CHECK-NEXT:       return %2, %5, %8, %11, %14 : index, index, index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

gpu.module @m {
  func.func @k() -> (index, index, index, index, index) {
    %a = gpu.subgroup_id : index
    %b = gpu.subgroup_size : index
    %c = gpu.num_subgroups : index
    %d = gpu.lane_id
    %e = gpu.thread_id x upper_bound 4
    return %a, %b, %c, %d, %e : index, index, index, index, index
  }
}

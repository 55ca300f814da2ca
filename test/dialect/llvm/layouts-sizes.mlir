// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect --test-data-layout-query | FileCheck %s --match-full-lines

// CHECK-LABEL: func.func @sizes() {
// CHECK-NEXT: %0 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x struct<(i8, i32)>>
// CHECK-NEXT: %1 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i32>
// CHECK-NEXT: %2 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x i24>>
// CHECK-NEXT: %3 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT: %4 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64, i8)>
// CHECK-NEXT: %5 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 80 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 10 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64, i8)>
// CHECK-NEXT: %6 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"named", (i16, ptr, f80)>
// CHECK-NEXT: %7 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT: %8 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT: %9 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<7>
// CHECK-NEXT: return
// CHECK-NEXT: }
module {
  func.func @sizes() {
    %5 = "test.data_layout_query"() : () -> (!llvm.array<3 x struct<(i8, i32)>>)
    %6 = "test.data_layout_query"() : () -> (!llvm.array<0 x i32>)
    %7 = "test.data_layout_query"() : () -> (!llvm.array<2 x array<3 x i24>>)
    %8 = "test.data_layout_query"() : () -> (!llvm.struct<()>)
    %9 = "test.data_layout_query"() : () -> (!llvm.struct<(i8, i64, i8)>)
    %10 = "test.data_layout_query"() : () -> (!llvm.struct<packed (i8, i64, i8)>)
    %11 = "test.data_layout_query"() : () -> (!llvm.struct<"named", (i16, ptr, f80)>)
    %12 = "test.data_layout_query"() : () -> (!llvm.struct<(vector<3xi32>, i8)>)
    %13 = "test.data_layout_query"() : () -> (!llvm.ptr)
    %14 = "test.data_layout_query"() : () -> (!llvm.ptr<7>)
    return
  }
}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64]> : vector<3xi64>>, #dlti.dl_entry<!llvm.ptr<5>, dense<[64, 64, 64, 32]> : vector<4xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<!llvm.struct<()>, dense<[128, 256]> : vector<2xi64>>>} {
// CHECK-NEXT: func.func @sizes() {
// CHECK-NEXT: %0 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT: %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<5>
// CHECK-NEXT: %2 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<6>
// CHECK-NEXT: %3 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64, i8)>
// CHECK-NEXT: %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 80 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 10 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64, i8)>
// CHECK-NEXT: %5 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<5>)>
// CHECK-NEXT: %6 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i64, i8)>>
// CHECK-NEXT: %7 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64]> : vector<3xi64>>, #dlti.dl_entry<!llvm.ptr<5>, dense<[64, 64, 64, 32]> : vector<4xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<!llvm.struct<()>, dense<[128, 256]> : vector<2xi64>>>} {
  func.func @sizes() {
    %23 = "test.data_layout_query"() : () -> (!llvm.ptr)
    %24 = "test.data_layout_query"() : () -> (!llvm.ptr<5>)
    %25 = "test.data_layout_query"() : () -> (!llvm.ptr<6>)
    %26 = "test.data_layout_query"() : () -> (!llvm.struct<(i8, i64, i8)>)
    %27 = "test.data_layout_query"() : () -> (!llvm.struct<packed (i8, i64, i8)>)
    %28 = "test.data_layout_query"() : () -> (!llvm.struct<(ptr, i8, ptr<5>)>)
    %29 = "test.data_layout_query"() : () -> (!llvm.array<2 x struct<(i64, i8)>>)
    %30 = "test.data_layout_query"() : () -> (!llvm.array<3 x i24>)
    return
  }
}

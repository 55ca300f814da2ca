// RUN: mlir-opt %s --test-data-layout-query -split-input-file | FileCheck %s

module {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 384 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 48 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64]> : vector<3xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64]> : vector<3xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<1>, dense<[16, 8, 32, 12]> : vector<4xi64>>, #dlti.dl_entry<!llvm.ptr, dense<[64, 128, 256, 32]> : vector<4xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<1>, dense<[16, 8, 32, 12]> : vector<4xi64>>, #dlti.dl_entry<!llvm.ptr, dense<[64, 128, 256, 32]> : vector<4xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 12 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<2>, dense<[32, 32, 32]> : vector<3xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<2>, dense<32> : vector<3xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 32 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 384 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 48 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[32, 64]> : vector<2xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[32, 64]> : vector<2xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 384 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 48 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[128]> : vector<1xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<128> : vector<1xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 384 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 48 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[8, 256]> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[8, 256]> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 384 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 48 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 640 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 80 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 160 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 20 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[8, 32]> : vector<2xi64>>, #dlti.dl_entry<f80, dense<[32]> : vector<1xi64>>>} {
  func.func @f() {
    "test.data_layout_query"() : () -> !llvm.ptr
    "test.data_layout_query"() : () -> !llvm.ptr<1>
    "test.data_layout_query"() : () -> !llvm.ptr<2>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<()>
    "test.data_layout_query"() : () -> !llvm.struct<(i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, i64)>
    "test.data_layout_query"() : () -> !llvm.struct<(i64, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<(ptr, i8, ptr<1>)>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<"n", (i32, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<(f80, i8)>
    "test.data_layout_query"() : () -> !llvm.struct<packed ()>
    "test.data_layout_query"() : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<3 x i16>
    "test.data_layout_query"() : () -> !llvm.array<3 x i24>
    "test.data_layout_query"() : () -> !llvm.array<0 x i64>
    "test.data_layout_query"() : () -> !llvm.array<2 x struct<(i8, i32)>>
    "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<1>>>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<"list", (i32, ptr)>
    "test.data_layout_query"() : () -> !llvm.struct<(vector<3xi32>, i8)>
    "test.data_layout_query"() : () -> !llvm.array<5 x f80>
    "test.data_layout_query"() : () -> !llvm.struct<(i1, i1)>
    "test.data_layout_query"() : () -> !llvm.array<5 x i1>
    "test.data_layout_query"() : () -> !llvm.struct<(i128)>
    return
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[8, 32]> : vector<2xi64>>, #dlti.dl_entry<f80, dense<32> : vector<1xi64>>>} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr
// CHECK-NEXT:     %1 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<1>
// CHECK-NEXT:     %2 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<2>
// CHECK-NEXT:     %3 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<()>
// CHECK-NEXT:     %5 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 8 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8)>
// CHECK-NEXT:     %6 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, i64)>
// CHECK-NEXT:     %7 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (i8, i64)>
// CHECK-NEXT:     %8 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i64, i8)>
// CHECK-NEXT:     %9 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 192 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 24 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(ptr, i8, ptr<1>)>
// CHECK-NEXT:     %10 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, struct<(i16, i64)>, i8)>
// CHECK-NEXT:     %11 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"n", (i32, i16)>
// CHECK-NEXT:     %12 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 96 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 12 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(f80, i8)>
// CHECK-NEXT:     %13 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed ()>
// CHECK-NEXT:     %14 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.struct<packed (struct<(i8, i32)>, i8)>
// CHECK-NEXT:     %15 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 48 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 6 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i16>
// CHECK-NEXT:     %16 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 72 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> !llvm.array<3 x i24>
// CHECK-NEXT:     %17 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 0 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 0 : index, stack_alignment = 0 : index} : () -> !llvm.array<0 x i64>
// CHECK-NEXT:     %18 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 80 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 10 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %19 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 384 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 48 : index, stack_alignment = 0 : index} : () -> !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-NEXT:     %20 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 120 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 15 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i8, array<3 x i32>, i16)>
// CHECK-NEXT:     %21 = "test.data_layout_query"() {alignment = 8 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<"list", (i32, ptr)>
// CHECK-NEXT:     %22 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 256 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 32 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(vector<3xi32>, i8)>
// CHECK-NEXT:     %23 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 480 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 60 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x f80>
// CHECK-NEXT:     %24 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i1, i1)>
// CHECK-NEXT:     %25 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 40 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 5 : index, stack_alignment = 0 : index} : () -> !llvm.array<5 x i1>
// CHECK-NEXT:     %26 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 128 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 16 : index, stack_alignment = 0 : index} : () -> !llvm.struct<(i128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

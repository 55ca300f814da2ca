; Data layouts; triples and assembly since MLIR 20.
; RUN: mlir-translate --mlir-version=19 --import-llvm %s 2>&1 | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 --import-llvm %s 2>&1 | FileCheck %s --check-prefix=MLIR22

target datalayout = "E-m:e-P1-G2-A5-p1:32:16-p2:64:32:128:32-i64:64-f80:128-n8:16-S64-Fi32"
target triple = "a-b-c"
module asm "first"
module asm "second"
@x = global i32 0

; MLIR19: layout.ll:0:0: warning: unhandled data layout token: m:e
; MLIR19: layout.ll:0:0: warning: unhandled data layout token: n8:16
; MLIR19: layout.ll:0:0: warning: unhandled data layout token: Fi32
; MLIR19: module attributes {dlti.dl_spec = #dlti.dl_spec<
; MLIR19-DAG: #dlti.dl_entry<!llvm.ptr<1>, dense<[32, 16, 16, 32]> : vector<4xi64>>
; MLIR19-DAG: #dlti.dl_entry<!llvm.ptr<2>, dense<[64, 32, 128, 32]> : vector<4xi64>>
; MLIR19-DAG: #dlti.dl_entry<i64, dense<64> : vector<2xi64>>
; MLIR19-DAG: #dlti.dl_entry<f80, dense<128> : vector<2xi64>>
; MLIR19-DAG: #dlti.dl_entry<"dlti.endianness", "big">
; MLIR19-DAG: #dlti.dl_entry<"dlti.program_memory_space", 1 : ui64>
; MLIR19-DAG: #dlti.dl_entry<"dlti.global_memory_space", 2 : ui64>
; MLIR19-DAG: #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui64>
; MLIR19-DAG: #dlti.dl_entry<"dlti.stack_alignment", 64 : i64>
; MLIR19-NOT: triple

; MLIR22-NOT: warning
; MLIR22: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 16, 16, 32]> : vector<4xi64>, !llvm.ptr<2> = dense<[64, 32, 128, 32]> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.program_memory_space" = 1 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.legal_int_widths" = array<i32: 8, 16>, "dlti.stack_alignment" = 64 : i64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = false>>, llvm.module_asm = ["first", "second"], llvm.target_triple = "a-b-c"} {

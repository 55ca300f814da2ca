// RUN: mlir-opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo | FileCheck %s --check-prefix=NEWER

// CHECK: llvm.func @g() loc(#[[G:.*]])
// CHECK: #di_file = #llvm.di_file<"m.mlir" in "/">
// CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK: #di_subprogram = #llvm.di_subprogram<scope = #di_file2, name = "g", linkageName = "g", file = #di_file2, line = 7, scopeLine = 8, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "f", linkageName = "f", file = #di_file1, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK: #[[G]] = loc(fused<#di_subprogram>[#{{.*}}])
// CHECK-NOT: di_lexical_block_file

// NEWER: %0 = llvm.mlir.constant(1 : i32) : i32 loc(#[[AT:.*]])
// NEWER: emissionKind = Full
// NEWER: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram{{.*}}, file = #di_file{{.*}}, discriminator = 0>
// NEWER: #[[IN:.*]] = loc(fused<#di_lexical_block_file>[#{{.*}}])
// NEWER: #[[AT]] = loc(callsite(#[[IN]] at #{{.*}}))
#a = loc("a.mlir":3:4)
#b = loc("b.mlir":5:6)
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(callsite(#b at #a))
    llvm.return loc(#a)
  } loc("x"(#a))
  llvm.func @g() loc("dir//z.c":7:8)
} loc("/m.mlir":1:1)

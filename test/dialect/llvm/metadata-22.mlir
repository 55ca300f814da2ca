// RUN: mlir-opt --mlir-version=22 %s -split-input-file -allow-unregistered-dialect | FileCheck %s --match-full-lines

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_LLVM_DeviceKernel>
// CHECK-NEXT: #di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_nocall>
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 1, type = #di_basic_type>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type1>
// CHECK-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
// CHECK-NEXT: llvm.mlir.global external @h() {addr_space = 0 : i32, dbg_exprs = []} : i32
// CHECK-NEXT: "test.op"() {a = [#di_subprogram, #di_subprogram1]} : () -> ()
// CHECK-NEXT: }
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#t = #llvm.di_subroutine_type<callingConvention = DW_CC_LLVM_DeviceKernel>
#u = #llvm.di_subroutine_type<callingConvention = DW_CC_nocall>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #t>
#sq = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition, type = #u>
#gv = #llvm.di_global_variable<scope = #unit, name = "g", file = #file, line = 1, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>>
#ge = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g() {dbg_exprs = [#ge]} : i32
llvm.mlir.global external @h() {dbg_exprs = []} : i32
"test.op"() {a = [#sp, #sq]} : () -> ()

// -----

// CHECK: "test.op"() {a = [#llvm.poison, #llvm.zero, #llvm.undef]} : () -> ()
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.poison : i32
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.struct<(i32)>
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
"test.op"() {a = [#llvm.poison, #llvm.zero, #llvm.undef]} : () -> ()
llvm.func @f() {
  %0 = llvm.mlir.poison : i32
  %1 = llvm.mlir.undef : !llvm.struct<(i32)>
  %2 = llvm.mlir.zero : !llvm.array<2 x i8>
  llvm.return
}

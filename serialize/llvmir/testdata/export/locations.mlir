#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 5, subprogramFlags = Definition, type = #st>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 3, column = 4>
#lb2 = #llvm.di_lexical_block<scope = #lb, file = #file, line = 3, column = 5>
#lf = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 7>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#var = #llvm.di_local_variable<scope = #lb, name = "v", file = #file, line = 6, arg = 1, alignInBits = 32, type = #int>
#label = #llvm.di_label<scope = #lb, name = "l", file = #file, line = 8>
#l1 = loc("a.c":10:1)
#l2 = loc("a.c":10:2)
#l3 = loc("a.c":11:3)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.add %a, %a : i32 loc(#l1)
  %1 = llvm.add %0, %a : i32 loc(fused<#lb>[#l1])
  %2 = llvm.add %1, %a : i32 loc(fused<#lf>[#l2])
  %3 = llvm.add %2, %a : i32 loc(fused[#l1, #l2])
  %4 = llvm.add %3, %a : i32 loc(fused[#l1, #l3])
  %5 = llvm.add %4, %a : i32 loc(fused[#l1, #l1])
  %6 = llvm.add %5, %a : i32 loc(fused[fused<#lb>[#l1], fused<#lb2>[#l1]])
  %7 = llvm.add %6, %a : i32 loc(callsite(fused<#sp2>[#l1] at #l3))
  %8 = llvm.add %7, %a : i32 loc(callsite(fused<#sp2>[#l1] at callsite(fused<#sp2>[#l2] at fused<#lb>[#l3])))
  %9 = llvm.add %8, %a : i32 loc(fused[callsite(fused<#sp2>[#l1] at #l3), callsite(fused<#sp2>[#l2] at #l3)])
  %10 = llvm.add %9, %a : i32 loc(fused[callsite(fused<#sp2>[#l1] at #l3), callsite(fused<#sp2>[#l1] at #l2)])
  %11 = llvm.add %10, %a : i32 loc(fused[callsite(fused<#sp2>[#l1] at #l3), #l3])
  %12 = llvm.add %11, %a : i32 loc("name"(#l1))
  %13 = llvm.add %12, %a : i32 loc("name")
  %14 = llvm.add %13, %a : i32 loc(unknown)
  %15 = llvm.add %14, %a : i32 loc(callsite(unknown at #l1))
  %16 = llvm.add %15, %a : i32 loc(callsite(#l1 at unknown))
  %17 = llvm.add %16, %a : i32 loc(fused[unknown, #l1])
  %18 = llvm.add %17, %a : i32 loc(callsite(callsite(fused<#sp2>[#l1] at fused<#sp2>[#l2]) at #l3))
  %19 = llvm.add %18, %a : i32 loc(fused[callsite(fused<#sp2>[#l1] at #l3), callsite(fused<#sp2>[#l1] at #l3)])
  llvm.intr.dbg.value #var = %a : i32 loc(fused<#lb>[#l1])
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %0 : i32 loc(fused<#lb>[#l1])
  llvm.intr.dbg.declare #var = %p : !llvm.ptr loc(fused<#lb>[#l2])
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %p : !llvm.ptr loc(fused<#lb>[#l2])
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_constu(7), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_fragment(16, 8)]> = %0 : i32 loc(fused<#lb>[#l1])
  llvm.intr.dbg.label #label loc(fused<#lb>[#l3])
  llvm.intr.dbg.value #var = %a : i32 loc(unknown)
  llvm.return loc(#l3)
} loc(fused<#sp>[#l1])
llvm.func @plain(%a: i32) {
  %0 = llvm.add %a, %a : i32 loc(#l1)
  llvm.intr.dbg.value #var = %a : i32 loc(fused<#lb>[#l1])
  llvm.return loc(#l3)
}
llvm.func @decl() loc(fused<#llvm.di_subprogram<scope = #file, name = "decl", file = #file, line = 9, type = #st>>[#l1])

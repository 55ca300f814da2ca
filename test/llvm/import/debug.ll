; Debug information: locations, records, types that contain themselves.
; RUN: mlir-translate --mlir-version=19 -mlir-print-debuginfo --import-llvm %s | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 -mlir-print-debuginfo --import-llvm %s | FileCheck %s --check-prefix=MLIR22

source_filename = "debug.c"
@g = global i32 4, !dbg !40
define i32 @f(i32 %a, ptr %b) !dbg !10 {
entry:
  %v = alloca i32, !dbg !20
    #dbg_declare(ptr %v, !30, !DIExpression(), !20)
    #dbg_value(i32 %a, !31, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !21)
    #dbg_label(!34, !21)
  %s = add i32 %a, 1, !dbg !21
    #dbg_value(i32 7, !32, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !22)
    #dbg_value(!DIArgList(i32 %a, i32 %s), !32, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !22)
  br label %next, !dbg !23
next:
  %p = phi i32 [ %s, %entry ], [ %p, %next ], !dbg !21
    #dbg_value(i32 %p, !33, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed), !24)
  %c = icmp eq i32 %p, 0, !dbg !24
  br i1 %c, label %next, label %end, !dbg !24
end:
  ret i32 %p, !dbg !25
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "cc", isOptimized: true, emissionKind: FullDebug, globals: !41, nameTableKind: None)
!1 = !DIFile(filename: "debug.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, dwarfAddressSpace: 1)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !6)
!6 = !{!7, !8}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !5, file: !1, line: 4, baseType: !3, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !5, file: !1, line: 5, baseType: !4, size: 64, offset: 64)
!9 = !DISubroutineType(cc: DW_CC_normal, types: !{!3, !3, !4, null})
!10 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !1, file: !1, line: 7, type: !9, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!11 = !{!30}
!12 = distinct !DISubprogram(name: "inlined", scope: !13, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit, unit: !0)
!13 = !DINamespace(name: "space", scope: !14, exportSymbols: true)
!14 = !DIModule(scope: null, name: "mod", configMacros: "-D", includePath: "/inc", apinotes: "notes", file: !1, line: 2, isDecl: true)
!15 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 3)
!16 = !DILexicalBlockFile(scope: !15, file: !1, discriminator: 2)
!20 = !DILocation(line: 9, column: 5, scope: !10)
!21 = !DILocation(line: 10, column: 5, scope: !15)
!22 = !DILocation(line: 21, column: 1, scope: !12, inlinedAt: !21)
!23 = !DILocation(line: 11, scope: !16)
!24 = !DILocation(line: 22, column: 1, scope: !12, inlinedAt: !22)
!25 = !DILocation(line: 12, column: 2, scope: !10)
!30 = !DILocalVariable(name: "v", arg: 1, scope: !10, file: !1, line: 9, type: !4, align: 32)
!31 = !DILocalVariable(name: "a", scope: !15, file: !1, line: 9, type: !35)
!32 = !DILocalVariable(scope: !12, type: !3)
!33 = !DILocalVariable(name: "u", scope: !12, file: !1, line: 9, type: !37)
!34 = !DILabel(scope: !10, name: "again", file: !1, line: 11)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 64, align: 32, elements: !{!38, !39})
!36 = !DIStringType(name: "text", stringLength: !31, size: 8, encoding: DW_ATE_ASCII)
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", scope: !12, file: !1, line: 2, size: 32, elements: !{!7})
!38 = !DISubrange(count: 2, lowerBound: 1)
!39 = !DISubrange(lowerBound: !31, upperBound: !DIExpression(DW_OP_constu, 3), stride: 4)
!40 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!41 = !{!40}
!42 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !0, file: !1, line: 1, type: !3, isLocal: false, isDefinition: true, align: 32)

; MLIR19: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; MLIR19-NEXT: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
; MLIR19-NEXT: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[1]<>>
; MLIR19-NEXT: #di_file = #llvm.di_file<"debug.c" in "/src">
; MLIR19-NEXT: #di_null_type = #llvm.di_null_type
; MLIR19-NEXT: #loc1 = loc("f")
; MLIR19-NEXT: #loc2 = loc("debug.c":7:0)
; MLIR19-NEXT: #loc3 = loc("debug.c":10:5)
; MLIR19-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "cc", isOptimized = true, emissionKind = Full, nameTableKind = None>
; MLIR19-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "v", baseType = #di_basic_type, sizeInBits = 32>
; MLIR19-NEXT: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 1>
; MLIR19-NEXT: #di_module = #llvm.di_module<file = #di_file, name = "mod", configMacros = "-D", includePath = "/inc", apinotes = "notes", line = 2, isDecl = true>
; MLIR19-NEXT: #di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type1, sizeInBits = 64, offsetInBits = 64>
; MLIR19-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 1, type = #di_basic_type, isDefined = true, alignInBits = 32>
; MLIR19-NEXT: #di_namespace = #llvm.di_namespace<name = "space", scope = #di_module, exportSymbols = true>
; MLIR19-NEXT: #di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "node", file = #di_file, line = 3, flags = TypePassByValue, sizeInBits = 128, elements = #di_derived_type, #di_derived_type2>
; MLIR19-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
; MLIR19-NEXT: #di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64, dwarfAddressSpace = 1>
; MLIR19-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type3, #di_null_type>
; MLIR19-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 7, scopeLine = 8, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
; MLIR19-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "inlined", file = #di_file, line = 20, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type>
; MLIR19-NEXT: #di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "u", file = #di_file, line = 2, scope = #di_subprogram1, sizeInBits = 32, elements = #di_derived_type>
; MLIR19-NEXT: #di_label = #llvm.di_label<scope = #di_subprogram, name = "again", file = #di_file, line = 11>
; MLIR19-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 9, column = 3>
; MLIR19-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, type = #di_basic_type>
; MLIR19-NEXT: #di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 9, arg = 1, alignInBits = 32, type = #di_derived_type3>
; MLIR19-NEXT: #loc10 = loc(fused<#di_subprogram>[#loc1, #loc2])
; MLIR19-NEXT: #di_local_variable2 = #llvm.di_local_variable<scope = #di_lexical_block, name = "a", file = #di_file, line = 9, type = #di_composite_type1>
; MLIR19-NEXT: #di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "u", file = #di_file, line = 9, type = #di_composite_type3>
; MLIR19-NEXT: #loc15 = loc(fused<#di_lexical_block>[#loc3])
; MLIR19-NEXT: #di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_array_type, recId = distinct[1]<>, baseType = #di_basic_type, sizeInBits = 64, alignInBits = 32, elements = #llvm.di_subrange<count = 2 : i64, lowerBound = 1 : i64>, #llvm.di_subrange<lowerBound = #di_local_variable2, upperBound = #llvm.di_expression<[DW_OP_constu(3)]>, stride = 4 : i64>>
; MLIR19-NEXT: #di_local_variable4 = #llvm.di_local_variable<scope = #di_lexical_block, name = "a", file = #di_file, line = 9, type = #di_composite_type4>
; MLIR19: module attributes
; MLIR19-NEXT:   llvm.mlir.global external @g(4 : i32) {addr_space = 0 : i32, dbg_expr = #di_global_variable_expression} : i32 loc(#loc)
; MLIR19-NEXT:   llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1, #loc2])) -> i32 {
; MLIR19-NEXT:     llvm.intr.dbg.value #di_local_variable4 #llvm.di_expression<[DW_OP_plus_uconst(4), DW_OP_stack_value]> = %arg0 : i32 loc(#loc15)
; MLIR19-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc4)
; MLIR19-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc4)
; MLIR19-NEXT:     %2 = llvm.mlir.constant(7 : i32) : i32 loc(#loc4)
; MLIR19-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %2 : i32 loc(#loc16)
; MLIR19-NEXT:     %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc12)
; MLIR19-NEXT:     llvm.intr.dbg.declare #di_local_variable1 = %3 : !llvm.ptr loc(#loc12)
; MLIR19-NEXT:     llvm.intr.dbg.label #di_label loc(#loc15)
; MLIR19-NEXT:     %4 = llvm.add %arg0, %0 : i32 loc(#loc15)
; MLIR19-NEXT:     llvm.br ^bb1(%4 : i32) loc(#loc17)
; MLIR19-NEXT:   ^bb1(%5: i32 loc(fused<#di_lexical_block>[#loc3])):  // 2 preds: ^bb0, ^bb1
; MLIR19-NEXT:     llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed)]> = %5 : i32 loc(#loc18)
; MLIR19-NEXT:     %6 = llvm.icmp "eq" %5, %1 : i32 loc(#loc18)
; MLIR19-NEXT:     llvm.cond_br %6, ^bb1(%5 : i32), ^bb2 loc(#loc18)
; MLIR19-NEXT:   ^bb2:  // pred: ^bb1
; MLIR19-NEXT:     llvm.return %5 : i32 loc(#loc14)
; MLIR19-NEXT:   } loc(#loc10)
; MLIR19-NEXT: } loc(#loc)
; MLIR19-NEXT: #loc = loc("debug.c":0:0)
; MLIR19-NEXT: #loc4 = loc(unknown)
; MLIR19-NEXT: #loc5 = loc("debug.c":21:1)
; MLIR19-NEXT: #loc6 = loc("debug.c":9:5)
; MLIR19-NEXT: #loc7 = loc("debug.c":11:0)
; MLIR19-NEXT: #loc8 = loc("debug.c":22:1)
; MLIR19-NEXT: #loc9 = loc("debug.c":12:2)
; MLIR19-NEXT: #loc11 = loc(fused<#di_subprogram1>[#loc5])
; MLIR19-NEXT: #loc12 = loc(fused<#di_subprogram>[#loc6])
; MLIR19-NEXT: #loc13 = loc(fused<#di_subprogram1>[#loc8])
; MLIR19-NEXT: #loc14 = loc(fused<#di_subprogram>[#loc9])
; MLIR19-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 2>
; MLIR19-NEXT: #loc16 = loc(callsite(#loc11 at #loc15))
; MLIR19-NEXT: #loc17 = loc(fused<#di_lexical_block_file>[#loc7])
; MLIR19-NEXT: #loc18 = loc(callsite(#loc13 at #loc16))

; MLIR22: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; MLIR22-NEXT: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
; MLIR22-NEXT: #di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
; MLIR22-NEXT: #di_file = #llvm.di_file<"debug.c" in "/src">
; MLIR22-NEXT: #di_null_type = #llvm.di_null_type
; MLIR22-NEXT: #di_subprogram = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
; MLIR22-NEXT: #loc1 = loc("debug.c":7:0)
; MLIR22-NEXT: #loc2 = loc("debug.c":10:5)
; MLIR22-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "cc", isOptimized = true, emissionKind = Full, nameTableKind = None>
; MLIR22-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "v", baseType = #di_basic_type, sizeInBits = 32>
; MLIR22-NEXT: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 1>
; MLIR22-NEXT: #di_module = #llvm.di_module<file = #di_file, name = "mod", configMacros = "-D", includePath = "/inc", apinotes = "notes", line = 2, isDecl = true>
; MLIR22-NEXT: #di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type1, sizeInBits = 64, offsetInBits = 64>
; MLIR22-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 1, type = #di_basic_type, isDefined = true, alignInBits = 32>
; MLIR22-NEXT: #di_namespace = #llvm.di_namespace<name = "space", scope = #di_module, exportSymbols = true>
; MLIR22-NEXT: #di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 3, flags = TypePassByValue, sizeInBits = 128, elements = #di_derived_type, #di_derived_type2>
; MLIR22-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
; MLIR22-NEXT: #di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64, dwarfAddressSpace = 1>
; MLIR22-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 9, arg = 1, alignInBits = 32, type = #di_derived_type3>
; MLIR22-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type3, #di_null_type>
; MLIR22-NEXT: #di_subprogram1 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 7, scopeLine = 8, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type, retainedNodes = #di_local_variable>
; MLIR22-NEXT: #di_subprogram2 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "inlined", file = #di_file, line = 20, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type>
; MLIR22-NEXT: #di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "u", file = #di_file, line = 2, scope = #di_subprogram2, sizeInBits = 32, elements = #di_derived_type>
; MLIR22-NEXT: #di_label = #llvm.di_label<scope = #di_subprogram1, name = "again", file = #di_file, line = 11>
; MLIR22-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 9, column = 3>
; MLIR22-NEXT: #di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram2, type = #di_basic_type>
; MLIR22-NEXT: #di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram1, name = "v", file = #di_file, line = 9, arg = 1, alignInBits = 32, type = #di_derived_type3>
; MLIR22-NEXT: #loc9 = loc(fused<#di_subprogram1>[#loc1])
; MLIR22-NEXT: #di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block, name = "a", file = #di_file, line = 9, type = #di_composite_type1>
; MLIR22-NEXT: #di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram2, name = "u", file = #di_file, line = 9, type = #di_composite_type3>
; MLIR22-NEXT: #loc14 = loc(fused<#di_lexical_block>[#loc2])
; MLIR22-NEXT: #di_composite_type4 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64, alignInBits = 32, elements = #llvm.di_subrange<count = 2 : i64, lowerBound = 1 : i64>, #llvm.di_subrange<lowerBound = #di_local_variable3, upperBound = #llvm.di_expression<[DW_OP_constu(3)]>, stride = 4 : i64>>
; MLIR22-NEXT: #di_local_variable5 = #llvm.di_local_variable<scope = #di_lexical_block, name = "a", file = #di_file, line = 9, type = #di_composite_type4>
; MLIR22: module attributes
; MLIR22-NEXT:   llvm.mlir.global external @g(4 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
; MLIR22-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
; MLIR22-NEXT:   llvm.func @f(%arg0: i32 loc(fused<#di_subprogram1>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram1>[#loc1])) -> i32 {
; MLIR22-NEXT:     llvm.intr.dbg.value #di_local_variable5 #llvm.di_expression<[DW_OP_plus_uconst(4), DW_OP_stack_value]> = %arg0 : i32 loc(#loc14)
; MLIR22-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc3)
; MLIR22-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc3)
; MLIR22-NEXT:     %2 = llvm.mlir.constant(7 : i32) : i32 loc(#loc3)
; MLIR22-NEXT:     llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %2 : i32 loc(#loc15)
; MLIR22-NEXT:     %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc11)
; MLIR22-NEXT:     llvm.intr.dbg.declare #di_local_variable2 = %3 : !llvm.ptr loc(#loc11)
; MLIR22-NEXT:     llvm.intr.dbg.label #di_label loc(#loc14)
; MLIR22-NEXT:     %4 = llvm.add %arg0, %0 : i32 loc(#loc14)
; MLIR22-NEXT:     llvm.br ^bb1(%4 : i32) loc(#loc16)
; MLIR22-NEXT:   ^bb1(%5: i32 loc(fused<#di_lexical_block>[#loc2])):  // 2 preds: ^bb0, ^bb1
; MLIR22-NEXT:     llvm.intr.dbg.value #di_local_variable4 #llvm.di_expression<[DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_LLVM_convert(64, DW_ATE_signed)]> = %5 : i32 loc(#loc17)
; MLIR22-NEXT:     %6 = llvm.icmp "eq" %5, %1 : i32 loc(#loc17)
; MLIR22-NEXT:     llvm.cond_br %6, ^bb1(%5 : i32), ^bb2 loc(#loc17)
; MLIR22-NEXT:   ^bb2:  // pred: ^bb1
; MLIR22-NEXT:     llvm.return %5 : i32 loc(#loc13)
; MLIR22-NEXT:   } loc(#loc9)
; MLIR22-NEXT: } loc(#loc)
; MLIR22-NEXT: #loc = loc("debug.c":0:0)
; MLIR22-NEXT: #loc3 = loc(unknown)
; MLIR22-NEXT: #loc4 = loc("debug.c":21:1)
; MLIR22-NEXT: #loc5 = loc("debug.c":9:5)
; MLIR22-NEXT: #loc6 = loc("debug.c":11:0)
; MLIR22-NEXT: #loc7 = loc("debug.c":22:1)
; MLIR22-NEXT: #loc8 = loc("debug.c":12:2)
; MLIR22-NEXT: #loc10 = loc(fused<#di_subprogram2>[#loc4])
; MLIR22-NEXT: #loc11 = loc(fused<#di_subprogram1>[#loc5])
; MLIR22-NEXT: #loc12 = loc(fused<#di_subprogram2>[#loc7])
; MLIR22-NEXT: #loc13 = loc(fused<#di_subprogram1>[#loc8])
; MLIR22-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 2>
; MLIR22-NEXT: #loc15 = loc(callsite(#loc10 at #loc14))
; MLIR22-NEXT: #loc16 = loc(fused<#di_lexical_block_file>[#loc6])
; MLIR22-NEXT: #loc17 = loc(callsite(#loc12 at #loc15))

target triple = "x86_64-unknown-linux-gnu"
@g = global i32 0, !dbg !40, !dbg !43
@h = internal global i32 0, align 4, !dbg !41
define i32 @f(i32 %a, ptr %p) !dbg !5 {
  %v = alloca i32, !dbg !15
  call void @llvm.dbg.declare(metadata ptr %v, metadata !13, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.value(metadata i32 %a, metadata !12, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value)), !dbg !15
  call void @llvm.dbg.value(metadata i32 7, metadata !14, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 8)), !dbg !16
  call void @llvm.dbg.value(metadata ptr undef, metadata !14, metadata !DIExpression(DW_OP_deref)), !dbg !16
  call void @llvm.dbg.label(metadata !18), !dbg !16
  %1 = add i32 %a, 1, !dbg !16
  %2 = mul i32 %1, 2, !dbg !19
  %3 = mul i32 %2, 2, !dbg !22
  %4 = mul i32 %3, 2
  br label %l, !dbg !23
l:
  br i1 true, label %l, label %m, !dbg !15, !llvm.loop !50
m:
  ret i32 %4, !dbg !24
}
define void @inl() !dbg !20 { ret void, !dbg !25 }
declare !dbg !60 void @decl()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, globals: !42, nameTableKind: GNU, splitDebugFilename: "x.dwo")
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{!31}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !1, file: !1, line: 3, type: !6, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{!8, !8, !9, null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!11 = !{!12, !13}
!12 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 3, type: !8)
!13 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 5, type: !9, align: 32)
!14 = !DILocalVariable(name: "w", scope: !17, file: !1, line: 6, type: !26, flags: DIFlagArtificial)
!15 = !DILocation(line: 5, column: 2, scope: !5)
!16 = !DILocation(line: 6, column: 3, scope: !17)
!17 = distinct !DILexicalBlock(scope: !5, file: !1, line: 6, column: 1)
!18 = !DILabel(scope: !17, name: "lab", file: !1, line: 7)
!19 = !DILocation(line: 9, column: 1, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "inl", scope: !1, file: !1, line: 9, type: !6, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!21 = distinct !DILocation(line: 7, column: 4, scope: !17)
!22 = !DILocation(line: 10, column: 1, scope: !62)
!23 = !DILocation(line: 0, scope: !5)
!24 = !DILocation(line: 11, column: 1, scope: !5, isImplicitCode: true)
!25 = !DILocation(line: 9, column: 9, scope: !20)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !1, file: !1, line: 1, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !27, identifier: "S")
!27 = !{!28, !29, !30, !37}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !26, file: !1, line: 1, baseType: !8, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !32, size: 64, offset: 32, align: 16)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 3, extraData: !8)
!31 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, line: 2, baseType: !8, size: 32, elements: !34)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !33)
!33 = !{!35, !36, !46}
!34 = !{!38}
!35 = !DISubrange(count: 2, lowerBound: 1)
!36 = !DISubrange(lowerBound: !DIExpression(DW_OP_constu, 3), upperBound: !13, stride: 4)
!37 = !DIStringType(name: "str", stringLength: !13, stringLengthExpression: !DIExpression(DW_OP_push_object_address), size: 64, encoding: DW_ATE_ASCII)
!38 = !DIEnumerator(name: "A", value: 1)
!40 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!41 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression(DW_OP_constu, 3, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value))
!42 = !{!40, !41}
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression(DW_OP_plus_uconst, 4))
!44 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !0, file: !1, line: 4, type: !8, isLocal: false, isDefinition: true, align: 64)
!45 = !DISubrange()
!46 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 1), lowerBound: !13, stride: !DIExpression(DW_OP_constu, 2))
!47 = distinct !DIGlobalVariable(name: "h", scope: !48, file: !1, line: 4, type: !8, isLocal: true, isDefinition: false)
!48 = !DINamespace(name: "ns", scope: !49, exportSymbols: true)
!49 = !DIModule(scope: !1, name: "mod", configMacros: "-D", includePath: "/i", apinotes: "n", file: !1, line: 2, isDecl: true)
!50 = distinct !{!50, !15, !16, !51}
!51 = !{!"llvm.loop.mustprogress"}
!60 = !DISubprogram(name: "decl", scope: !48, file: !1, line: 2, type: !61, flags: DIFlagPublic, spFlags: 0, annotations: !63)
!61 = !DISubroutineType(types: !{null})
!62 = !DILexicalBlockFile(scope: !17, file: !1, discriminator: 5)
!63 = !{!64}
!64 = !{!"btf_decl_tag", !"tag"}
; -----
define void @f() !dbg !5 {
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "", isOptimized: false, emissionKind: LineTablesOnly, imports: !9, nameTableKind: None)
!1 = !DIFile(filename: "a.f", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(scope: !7, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagDeleted | DISPFlagObjCDirect | DISPFlagVirtual, unit: !0, retainedNodes: !11)
!6 = !DISubroutineType(types: !{})
!7 = !DICommonBlock(scope: !1, declaration: null, name: "cb", file: !1, line: 2)
!8 = !DILocation(line: 1, scope: !5)
!9 = !{}
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !5, entity: !7, file: !1, line: 4, elements: !{!7})
!11 = !{!10}
; -----
; Records.
define i32 @f(i32 %a, ptr %p) !dbg !5 {
    #dbg_value(i32 %a, !12, !DIExpression(), !8)
    #dbg_declare(ptr %p, !13, !DIExpression(DW_OP_deref), !8)
    #dbg_label(!15, !8)
    #dbg_value(!DIArgList(i32 %a, i32 1), !12, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !8)
    #dbg_value(i32 poison, !12, !DIExpression(), !8)
    #dbg_value(!{}, !12, !DIExpression(), !8)
  ret i32 %a, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !{})
!8 = !DILocation(line: 1, scope: !5)
!12 = !DILocalVariable(name: "a", arg: 1, scope: !5)
!13 = !DILocalVariable(name: "p", scope: !5, file: !1, line: 2)
!14 = distinct !DIAssignID()
!15 = !DILabel(scope: !5, name: "l", file: !1, line: 4)
; -----
; Records.
define i32 @f(i32 %a, ptr %p) !dbg !5 {
    #dbg_assign(i32 %a, !12, !DIExpression(), !14, ptr %p, !DIExpression(), !8)
  ret i32 %a, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !{})
!8 = !DILocation(line: 1, scope: !5)
!12 = !DILocalVariable(name: "a", arg: 1, scope: !5)
!13 = !DILocalVariable(name: "p", scope: !5, file: !1, line: 2)
!14 = distinct !DIAssignID()
!15 = !DILabel(scope: !5, name: "l", file: !1, line: 4)

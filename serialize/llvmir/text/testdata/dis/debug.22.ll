; ModuleID = '<stdin>'
source_filename = "<stdin>"
target triple = "x86_64-unknown-linux-gnu"

@g = global i32 0, !dbg !0, !dbg !14
@h = internal global i32 0, align 4, !dbg !10

define i32 @f(i32 %a, ptr %p) !dbg !17 {
  %v = alloca i32, align 4, !dbg !36
    #dbg_declare(ptr %v, !30, !DIExpression(), !36)
    #dbg_value(i32 %a, !35, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !36)
    #dbg_value(i32 7, !37, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !39)
    #dbg_value(ptr undef, !37, !DIExpression(DW_OP_deref), !39)
    #dbg_label(!40, !39)
  %1 = add i32 %a, 1, !dbg !39
  %2 = mul i32 %1, 2, !dbg !41
  %3 = mul i32 %2, 2, !dbg !44
  %4 = mul i32 %3, 2
  br label %l, !dbg !46

l:                                                ; preds = %l, %0
  br i1 true, label %l, label %m, !dbg !36, !llvm.loop !47

m:                                                ; preds = %l
  ret i32 %4, !dbg !49
}

define void @inl() !dbg !42 {
  ret void, !dbg !50
}

declare !dbg !51 void @decl()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !2, file: !3, line: 4, type: !6, isLocal: false, isDefinition: true, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "me", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "x.dwo", emissionKind: FullDebug, enums: !4, globals: !9, nameTableKind: GNU)
!3 = !DIFile(filename: "a.c", directory: "/d")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 2, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DIEnumerator(name: "A", value: 1)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 3, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value))
!11 = distinct !DIGlobalVariable(name: "h", scope: !12, file: !3, line: 4, type: !6, isLocal: true, isDefinition: false)
!12 = !DINamespace(name: "ns", scope: !13, exportSymbols: true)
!13 = !DIModule(scope: !3, name: "mod", configMacros: "-D", includePath: "/i", apinotes: "n", file: !3, line: 2, isDecl: true)
!14 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus_uconst, 4))
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 3, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !34)
!18 = !DISubroutineType(cc: DW_CC_normal, types: !19)
!19 = !{!6, !6, !20, null}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !3, file: !3, line: 1, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !23, identifier: "S")
!23 = !{!24, !25, !32, !33}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !3, line: 1, baseType: !6, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !26, size: 64, align: 16, offset: 32)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !27)
!27 = !{!28, !29, !31}
!28 = !DISubrange(count: 2, lowerBound: 1)
!29 = !DISubrange(lowerBound: !DIExpression(DW_OP_constu, 3), upperBound: !30, stride: 4)
!30 = !DILocalVariable(name: "v", scope: !17, file: !3, line: 5, type: !20, align: 32)
!31 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 1), lowerBound: !30, stride: !DIExpression(DW_OP_constu, 2))
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, extraData: !6, dwarfAddressSpace: 3)
!33 = !DIStringType(name: "str", stringLength: !30, stringLengthExpression: !DIExpression(DW_OP_push_object_address), size: 64, encoding: DW_ATE_ASCII)
!34 = !{!35, !30}
!35 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !3, line: 3, type: !6)
!36 = !DILocation(line: 5, column: 2, scope: !17)
!37 = !DILocalVariable(name: "w", scope: !38, file: !3, line: 6, type: !22, flags: DIFlagArtificial)
!38 = distinct !DILexicalBlock(scope: !17, file: !3, line: 6, column: 1)
!39 = !DILocation(line: 6, column: 3, scope: !38)
!40 = !DILabel(scope: !38, name: "lab", file: !3, line: 7)
!41 = !DILocation(line: 9, column: 1, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "inl", scope: !3, file: !3, line: 9, type: !18, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!43 = distinct !DILocation(line: 7, column: 4, scope: !38)
!44 = !DILocation(line: 10, column: 1, scope: !45)
!45 = !DILexicalBlockFile(scope: !38, file: !3, discriminator: 5)
!46 = !DILocation(line: 0, scope: !17)
!47 = distinct !{!47, !36, !39, !48}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 11, column: 1, scope: !17, isImplicitCode: true)
!50 = !DILocation(line: 9, column: 9, scope: !42)
!51 = !DISubprogram(name: "decl", scope: !12, file: !3, line: 2, type: !52, flags: DIFlagPublic, spFlags: 0, annotations: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !{!55}
!55 = !{!"btf_decl_tag", !"tag"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f() !dbg !4 {
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, imports: !2, nameTableKind: None)
!1 = !DIFile(filename: "a.f", directory: "")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(scope: !5, file: !1, line: 3, type: !6, virtualIndex: 0, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect, unit: !0, retainedNodes: !7)
!5 = !DICommonBlock(scope: !1, declaration: null, name: "cb", file: !1, line: 2)
!6 = !DISubroutineType(types: !2)
!7 = !{!8}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !4, entity: !5, file: !1, line: 4, elements: !9)
!9 = !{!5}
!10 = !DILocation(line: 1, scope: !4)

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f(i32 %a, ptr %p) !dbg !3 {
    #dbg_value(i32 %a, !6, !DIExpression(), !7)
    #dbg_declare(ptr %p, !8, !DIExpression(DW_OP_deref), !7)
    #dbg_label(!9, !7)
    #dbg_value(!DIArgList(i32 %a, i32 1), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
    #dbg_value(i32 poison, !6, !DIExpression(), !7)
    #dbg_value(!5, !6, !DIExpression(), !7)
  ret i32 %a, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocalVariable(name: "a", arg: 1, scope: !3)
!7 = !DILocation(line: 1, scope: !3)
!8 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 2)
!9 = !DILabel(scope: !3, name: "l", file: !1, line: 4)

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f(i32 %a, ptr %p) !dbg !3 {
    #dbg_assign(i32 %a, !6, !DIExpression(), !7, ptr %p, !DIExpression(), !8)
  ret i32 %a, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocalVariable(name: "a", arg: 1, scope: !3)
!7 = distinct !DIAssignID()
!8 = !DILocation(line: 1, scope: !3)

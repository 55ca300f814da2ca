; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f() !dbg !3 {
  ret void, !dbg !27
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !4, file: !1, line: 3, type: !7, spFlags: DISPFlagDefinition, unit: !0)
!4 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !1, line: 1, elements: !5)
!5 = !{!3, !6}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !4, baseType: !4, flags: DIFlagStaticMember)
!7 = !DISubroutineType(cc: DW_CC_program, types: !8)
!8 = !{null, !9, !10, !11, !13, !19, !20, !21, !24}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !1, line: 4, baseType: !4)
!11 = !DICompositeType(tag: DW_TAG_union_type, name: "U", size: 8, elements: !12)
!12 = !{}
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, elements: !15, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_constu, 1), allocated: !DIExpression(DW_OP_deref), rank: !DIExpression(DW_OP_constu, 2))
!14 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!15 = !{!16, !17}
!16 = !DISubrange(count: 12, lowerBound: 10)
!17 = !DISubrange(lowerBound: !18, upperBound: !DIExpression(DW_OP_push_object_address), stride: 8)
!18 = distinct !DIGlobalVariable(name: "n", scope: !0, file: !1, line: 1, type: !14, isLocal: false, isDefinition: true)
!19 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!20 = !DIBasicType(name: "c", size: 8, encoding: DW_ATE_unsigned_char)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", elements: !25)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!27 = !DILocation(line: 1, scope: !3)

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(i32 %x) !dbg !3 {
    #dbg_value(!6, !7, !DIExpression(), !9)
    #dbg_value(!DIArgList(i32 %x, i32 3), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
  br label %a

a:                                                ; preds = %a, %0
  %p = phi i32 [ 0, %0 ], [ 1, %a ]
    #dbg_value(i32 %p, !10, !DIExpression(), !12)
    #dbg_declare(ptr null, !7, !DIExpression(), !9)
  br i1 true, label %a, label %b, !dbg !9

b:                                                ; preds = %a
  ret void, !dbg !15
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{}
!7 = !DILocalVariable(name: "a", scope: !3, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 1, scope: !3)
!10 = !DILocalVariable(name: "b", scope: !11, type: !8)
!11 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocation(line: 2, scope: !11, inlinedAt: !13)
!13 = !DILocation(line: 4, column: 5, scope: !3, inlinedAt: !14)
!14 = distinct !DILocation(line: 6, scope: !3)
!15 = !DILocation(line: 3, scope: !16)
!16 = distinct !DILexicalBlock(scope: !17, file: !1, line: 2)
!17 = distinct !DILexicalBlock(scope: !3)

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f() !dbg !3 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !10, !14}
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !8)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !{!9}
!9 = !DISubrange()
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !11)
!11 = !{!12, !13}
!12 = !DISubrange(lowerBound: 1, stride: 3)
!13 = !DISubrange(count: -1)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !15)
!15 = !{!13}

define void @f() !dbg !5 {
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: NoDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !9, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_program, types: !7)
!7 = !{null, !10, !11, !12, !14, !15, !16, !20, !22}
!8 = !DILocation(line: 1, scope: !5)
!9 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !1, line: 1, elements: !17)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !1, line: 4, baseType: !9)
!12 = !DICompositeType(tag: DW_TAG_union_type, name: "U", size: 8, elements: !{})
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, elements: !19, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_deref), associated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
!15 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!16 = !DIBasicType(name: "c", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!5, !21}
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !{!23, !24}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", elements: !25)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !9, baseType: !9, flags: DIFlagStaticMember)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", elements: !26)
!23 = !DISubrange(count: 12, lowerBound: 10, upperBound: null)
!24 = !DISubrange(lowerBound: !27, upperBound: !DIExpression(DW_OP_push_object_address), stride: 8)
!25 = !{!28}
!26 = !{!29}
!27 = distinct !DIGlobalVariable(name: "n", scope: !0, file: !1, line: 1, type: !18)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
; -----
define void @f(i32 %x) !dbg !5 {
  call void @llvm.dbg.value(metadata !{}, metadata !12, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 3), metadata !12, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !8
  br label %a
a:
  %p = phi i32 [ 0, %0 ], [ 1, %a ]
  call void @llvm.dbg.value(metadata i32 %p, metadata !18, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.declare(metadata ptr null, metadata !12, metadata !DIExpression()), !dbg !8
  br i1 true, label %a, label %b, !dbg !8
b:
  ret void, !dbg !13
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !{null})
!8 = !DILocation(line: 1, scope: !5)
!9 = !DILocation(line: 2, scope: !10, inlinedAt: !11)
!10 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 4, column: 5, scope: !5, inlinedAt: !14)
!12 = !DILocalVariable(name: "a", scope: !5, type: !15)
!13 = !DILocation(line: 3, scope: !16)
!18 = !DILocalVariable(name: "b", scope: !10, type: !15)
!14 = distinct !DILocation(line: 6, scope: !5)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = distinct !DILexicalBlock(scope: !17, file: !1, line: 2)
!17 = distinct !DILexicalBlock(scope: !5)
; -----
define void @f() !dbg !5 { ret void }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !{null, !7, !8, !9})
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!11})
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!12, !13})
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !{!13})
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DISubrange()
!12 = !DISubrange(lowerBound: 1, stride: 3)
!13 = !DISubrange(count: -1)

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal global i32 1, !dbg !0

define void @f(i32 %0, ptr %1) !dbg !7 {
  tail call void @llvm.dbg.value(metadata i32 %0, metadata !14, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !16
  tail call void @llvm.dbg.label(metadata !17), !dbg !18
  store i32 %0, ptr %1, align 4, !dbg !19, !tbaa !20, !alias.scope !23, !noalias !23, !llvm.access.group !26
  br label %3, !llvm.loop !27

3:                                                ; preds = %2
  ret void, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!6}
!llvm.dbg.cu = !{!2}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus_uconst, 3))
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "a.c", directory: "/src")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !3, file: !3, line: 4, type: !8, scopeLine: 5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!8 = !DISubroutineType(types: !9)
!9 = !{!5, !10}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 64, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!14 = !DILocalVariable(name: "x", arg: 1, scope: !15, file: !3, line: 6, type: !5)
!15 = distinct !DILexicalBlock(scope: !7, file: !3, line: 6, column: 7)
!16 = !DILocation(line: 6, column: 9, scope: !15)
!17 = !DILabel(scope: !15, name: "again", file: !3, line: 8)
!18 = !DILocation(line: 8, column: 1, scope: !15)
!19 = !DILocation(line: 9, column: 2, scope: !7)
!20 = !{!21, !21, i64 0}
!21 = !{!"char", !22, i64 0}
!22 = !{!"root"}
!23 = !{!24}
!24 = distinct !{!24, !25}
!25 = distinct !{!25, !"d"}
!26 = distinct !{}
!27 = distinct !{!27, !28, !29, !30, !31}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.vectorize.enable", i1 true}
!30 = !{!"llvm.loop.vectorize.width", i32 4}
!31 = !{!"llvm.loop.parallel_accesses", !26}
!32 = !DILocation(line: 2, column: 2, scope: !7)

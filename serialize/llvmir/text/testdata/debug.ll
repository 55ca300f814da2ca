; ModuleID = 'testdata/debug.c'
source_filename = "testdata/debug.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, [2 x double] }

@count = internal unnamed_addr global i32 0, align 4, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @add(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !14 {
    #dbg_value(ptr %0, !27, !DIExpression(), !34)
    #dbg_value(i32 %1, !28, !DIExpression(), !34)
    #dbg_value(i32 0, !29, !DIExpression(), !35)
  %3 = load i32, ptr @count, align 4, !tbaa !36
    #dbg_value(i32 0, !29, !DIExpression(), !35)
  %4 = icmp sgt i32 %1, 0, !dbg !40
  br i1 %4, label %5, label %9, !dbg !41

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64, !dbg !40
  br label %11, !dbg !41

7:                                                ; preds = %11
  %8 = add i32 %3, %1, !dbg !41
  store i32 %8, ptr @count, align 4, !dbg !42, !tbaa !36
  br label %9, !dbg !41

9:                                                ; preds = %7, %2
  %10 = load i32, ptr %0, align 8, !dbg !43, !tbaa !44
  ret i32 %10, !dbg !46

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %18, %11 ]
    #dbg_value(i64 %12, !29, !DIExpression(), !35)
    #dbg_value(i64 %12, !31, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !47)
  %13 = getelementptr inbounds %struct.pair, ptr %0, i64 %12, !dbg !48
  %14 = load i32, ptr %13, align 8, !dbg !49, !tbaa !44
  %15 = trunc i64 %12 to i32, !dbg !49
  %16 = shl i32 %15, 1, !dbg !49
  %17 = add nsw i32 %14, %16, !dbg !49
  store i32 %17, ptr %13, align 8, !dbg !49, !tbaa !44
  %18 = add nuw nsw i64 %12, 1, !dbg !50
    #dbg_value(i64 %18, !29, !DIExpression(), !35)
  %19 = icmp eq i64 %18, %6, !dbg !40
  br i1 %19, label %7, label %11, !dbg !41, !llvm.loop !51
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "testdata/debug.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = !{!"clang"}
!14 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 3, type: !15, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!15 = !DISubroutineType(types: !16)
!16 = !{!5, !17, !5}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 1, size: 192, elements: !19)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !18, file: !3, line: 1, baseType: !5, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !18, file: !3, line: 1, baseType: !22, size: 128, offset: 64)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !24)
!23 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !{!27, !28, !29, !31}
!27 = !DILocalVariable(name: "p", arg: 1, scope: !14, file: !3, line: 3, type: !17)
!28 = !DILocalVariable(name: "n", arg: 2, scope: !14, file: !3, line: 3, type: !5)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 4, type: !5)
!30 = distinct !DILexicalBlock(scope: !14, file: !3, line: 4, column: 3)
!31 = !DILocalVariable(name: "twice", scope: !32, file: !3, line: 5, type: !5)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 4, column: 31)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 4, column: 3)
!34 = !DILocation(line: 0, scope: !14)
!35 = !DILocation(line: 0, scope: !30)
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C/C++ TBAA"}
!40 = !DILocation(line: 4, column: 21, scope: !33)
!41 = !DILocation(line: 4, column: 3, scope: !30)
!42 = !DILocation(line: 7, column: 10, scope: !32)
!43 = !DILocation(line: 9, column: 13, scope: !14)
!44 = !{!45, !37, i64 0}
!45 = !{!"pair", !37, i64 0, !38, i64 8}
!46 = !DILocation(line: 9, column: 3, scope: !14)
!47 = !DILocation(line: 0, scope: !32)
!48 = !DILocation(line: 6, column: 5, scope: !32)
!49 = !DILocation(line: 6, column: 16, scope: !32)
!50 = !DILocation(line: 4, column: 27, scope: !33)
!51 = distinct !{!51, !41, !52, !53, !54}
!52 = !DILocation(line: 8, column: 3, scope: !30)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}

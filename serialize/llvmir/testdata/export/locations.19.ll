; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i32 %0, ptr %1) !dbg !3 {
  %3 = add i32 %0, %0, !dbg !6
  %4 = add i32 %3, %0, !dbg !7
  %5 = add i32 %4, %0, !dbg !9
  %6 = add i32 %5, %0, !dbg !11
  %7 = add i32 %6, %0, !dbg !12
  %8 = add i32 %7, %0, !dbg !6
  %9 = add i32 %8, %0, !dbg !7
  %10 = add i32 %9, %0, !dbg !13
  %11 = add i32 %10, %0, !dbg !16
  %12 = add i32 %11, %0, !dbg !19
  %13 = add i32 %12, %0, !dbg !20
  %14 = add i32 %13, %0, !dbg !15
  %15 = add i32 %14, %0, !dbg !6
  %16 = add i32 %15, %0
  %17 = add i32 %16, %0
  %18 = add i32 %17, %0, !dbg !6
  %19 = add i32 %18, %0
  %20 = add i32 %19, %0, !dbg !6
  %21 = add i32 %20, %0, !dbg !21
  %22 = add i32 %21, %0, !dbg !13
    #dbg_value(i32 %0, !23, !DIExpression(), !7)
    #dbg_value(i32 %3, !23, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !7)
    #dbg_declare(ptr %1, !23, !DIExpression(), !25)
    #dbg_declare(ptr %1, !23, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !25)
    #dbg_value(i32 %3, !23, !DIExpression(DW_OP_constu, 7, DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_fragment, 16, 8), !7)
    #dbg_label(!26, !18)
  ret void, !dbg !15
}

define void @plain(i32 %0) {
  %2 = add i32 %0, %0
    #dbg_value(i32 %0, !23, !DIExpression(), !7)
  ret void
}

declare !dbg !27 void @decl()

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !1)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 10, column: 1, scope: !3)
!7 = !DILocation(line: 10, column: 1, scope: !8)
!8 = distinct !DILexicalBlock(scope: !3, file: !2, line: 3, column: 4)
!9 = !DILocation(line: 10, column: 2, scope: !10)
!10 = distinct !DILexicalBlockFile(scope: !8, file: !2, discriminator: 7)
!11 = !DILocation(line: 10, scope: !3)
!12 = !DILocation(line: 0, scope: !3)
!13 = !DILocation(line: 10, column: 1, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!15 = !DILocation(line: 11, column: 3, scope: !3)
!16 = !DILocation(line: 10, column: 1, scope: !14, inlinedAt: !17)
!17 = !DILocation(line: 10, column: 2, scope: !14, inlinedAt: !18)
!18 = !DILocation(line: 11, column: 3, scope: !8)
!19 = !DILocation(line: 10, scope: !14, inlinedAt: !15)
!20 = !DILocation(line: 10, column: 1, scope: !14, inlinedAt: !12)
!21 = !DILocation(line: 10, column: 1, scope: !14, inlinedAt: !22)
!22 = !DILocation(line: 10, column: 2, scope: !14, inlinedAt: !15)
!23 = !DILocalVariable(name: "v", arg: 1, scope: !8, file: !2, line: 6, type: !24, align: 32)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DILocation(line: 10, column: 2, scope: !8)
!26 = !DILabel(scope: !8, name: "l", file: !2, line: 8)
!27 = !DISubprogram(name: "decl", scope: !2, file: !2, line: 9, type: !4, spFlags: 0)

; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nounwind memory(argmem: read)
define i32 @f(ptr %0, i32 %1) #0 !dbg !3 {
    #dbg_value(i32 %1, !6, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !7)
  %3 = load i32, ptr %0, align 4
  %4 = load atomic i32, ptr %0 syncscope("agent") acquire, align 4
    #dbg_declare(ptr %0, !8, !DIExpression(), !7)
  %s = shufflevector <2 x i32> <i32 255, i32 -1>, <2 x i32> undef, <2 x i32> <i32 poison, i32 1>
  %5 = add i32 %3, %4
  ret i32 %5
}

attributes #0 = { nounwind memory(argmem: read) }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "x.c", directory: "")
!3 = distinct !DISubprogram(name: "f", scope: !2, type: !4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "a", scope: !3, file: !2)
!7 = !DILocation(line: 4, scope: !3)
!8 = !DILocalVariable(name: "b", scope: !3)

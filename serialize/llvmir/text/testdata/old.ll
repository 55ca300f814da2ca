; Forms that LLVM reads and does not write: debug intrinsics, attributes of memory, pointers with types, numbers with gaps.
define i32 @f({ i32 }* %0, i32 %5) readonly nounwind argmemonly !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %5, metadata !6, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !7
  %9 = load i32, { i32 }* %0
  %12 = load atomic i32, ptr %0 syncscope("agent") acquire, align 4
  call void @llvm.dbg.declare(metadata ptr %0, metadata !8, metadata !DIExpression()), !dbg !7
  %s = shufflevector <2 x i32> <i32 u0xFF, i32 s0xFF>, <2 x i32> undef, <2 x i32> <i32 undef, i32 1>
  %13 = add i32 %9, %12
  ret i32 %13
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(emissionKind: FullDebug, file: !2, language: DW_LANG_C99)
!2 = !DIFile(directory: "", filename: "x.c")
!3 = distinct !DISubprogram(isOptimized: true, name: "f", unit: !1, line: 0, scope: !2, type: !4)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "a", scope: !3, arg: 0, file: !2)
!7 = !DILocation(scope: !3, column: 0, line: 4)
!8 = !DILocalVariable(name: "b", scope: !3)

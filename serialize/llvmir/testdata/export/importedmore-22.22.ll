; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0, i1 %1) {
  %3 = load i32, ptr %0, align 4
  br i1 %1, label %4, label %4

4:                                                ; preds = %2, %2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #0

define float @f(double %0) {
  %2 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearest", metadata !"fpexcept.strict") #1
  %3 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.downward", metadata !"fpexcept.ignore") #1
  %4 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.upward", metadata !"fpexcept.ignore") #1
  %5 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") #1
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #0

attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { strictfp }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0) {
  %2 = load i32, ptr %0, align 4, !tbaa !1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!""}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0) {
  %2 = getelementptr <2 x i32>, ptr %0, i64 0, i64 1
  %3 = getelementptr { i32, { i8, [2 x i16] } }, ptr %0, i64 0, i32 1, i32 1, i64 1
  %4 = getelementptr i32, ptr %0, <2 x i64> <i64 1, i64 2>
  %5 = getelementptr { i32, i64 }, ptr %0, <2 x i64> <i64 1, i64 2>, i32 1
  %6 = getelementptr { i32, i64 }, ptr %0, <2 x i64> <i64 1, i64 2>, i32 1
  %7 = getelementptr i32, ptr %0, i128 7
  %8 = getelementptr i32, ptr %0, i64 1152921504606846976
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0, i1 %1) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr noalias %0, i64 8, i1 true), !tbaa !1
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define i32 @f(ptr %0) {
  %2 = call i32 asm sideeffect alignstack inteldialect "mov $0, $1", "=r,r"(i32 1)
  %3 = tail call i32 asm "bswap $0", "=r,r"(i32 %2)
  call void asm sideeffect "st $0", "=*m"(ptr elementtype(i32) %0)
  call void asm "nop", ""()
  ret i32 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define <2 x i32> @f(i1 %0, <2 x i1> %1, <2 x i32> %2) {
  %4 = select i1 %0, <2 x i32> %2, <2 x i32> zeroinitializer
  %5 = select <2 x i1> %1, <2 x i32> %2, <2 x i32> splat (i32 1)
  %6 = insertelement <2 x i32> %2, i32 1, i32 5
  %7 = shufflevector <2 x i32> %2, <2 x i32> %4, <3 x i32> <i32 poison, i32 3, i32 0>
  ret <2 x i32> %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(i32 %0) !dbg !3 {
    #dbg_declare(ptr null, !6, !DIExpression(), !8)
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 1, %2 ], [ 0, %1 ]
    #dbg_value(i32 %3, !9, !DIExpression(), !11)
  br i1 true, label %2, label %4, !dbg !8

4:                                                ; preds = %2
  ret void, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "a", scope: !3, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 1, scope: !3)
!9 = !DILocalVariable(name: "b", scope: !10, type: !7)
!10 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 2, scope: !10, inlinedAt: !12)
!12 = !DILocation(line: 4, column: 5, scope: !3, inlinedAt: !13)
!13 = !DILocation(line: 6, scope: !3)
!14 = !DILocation(line: 3, scope: !15)
!15 = distinct !DILexicalBlock(scope: !16, file: !1, line: 2)
!16 = distinct !DILexicalBlock(scope: !3)
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"
target triple = "x86_64-unknown-linux-gnu"

@g = global i32 0, !dbg !0, !dbg !5
@h = internal global i32 0, align 4, !dbg !7

define i32 @f(i32 %0, ptr %1) !dbg !13 {
    #dbg_value(i32 %0, !31, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !32)
    #dbg_value(ptr undef, !33, !DIExpression(DW_OP_deref), !36)
    #dbg_value(i32 7, !33, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !36)
  %3 = alloca i32, align 4, !dbg !32
    #dbg_declare(ptr %3, !37, !DIExpression(), !32)
    #dbg_label(!40, !36)
  %4 = add i32 %0, 1, !dbg !36
  %5 = mul i32 %4, 2, !dbg !41
  %6 = mul i32 %5, 2, !dbg !46
  %7 = mul i32 %6, 2
  br label %8, !dbg !48

8:                                                ; preds = %8, %2
  br i1 true, label %8, label %9, !dbg !32, !llvm.loop !49

9:                                                ; preds = %8
  ret i32 %7, !dbg !51
}

define void @inl() !dbg !42 {
  ret void, !dbg !52
}

declare !dbg !53 void @decl()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 4, type: !6, isLocal: false, isDefinition: true, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "me", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "x.dwo", emissionKind: FullDebug, globals: !4, nameTableKind: GNU)
!3 = !DIFile(filename: "a.c", directory: "/d")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus_uconst, 4))
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_constu, 3, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value))
!8 = distinct !DIGlobalVariable(name: "h", scope: !9, file: !3, line: 4, type: !6, isLocal: true, isDefinition: false)
!9 = !DINamespace(name: "ns", scope: !10, exportSymbols: true)
!10 = !DIModule(scope: !3, name: "mod", configMacros: "-D", includePath: "/i", apinotes: "n", file: !3, line: 2, isDecl: true)
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 3, type: !14, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!14 = !DISubroutineType(cc: DW_CC_normal, types: !15)
!15 = !{!6, !6, !16, null}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !3, file: !3, line: 1, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !19)
!19 = !{!20, !21, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !6, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !22, size: 64, align: 16, offset: 32)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !23)
!23 = !{!24, !25, !27}
!24 = !DISubrange(count: 2, lowerBound: 1)
!25 = !DISubrange(lowerBound: !DIExpression(DW_OP_constu, 3), upperBound: !26, stride: 4)
!26 = !DILocalVariable(name: "v", scope: !13, file: !3, line: 5, type: !16, align: 32)
!27 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 1), lowerBound: !26, stride: !DIExpression(DW_OP_constu, 2))
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, extraData: !6, dwarfAddressSpace: 3)
!29 = !DIStringType(name: "str", stringLength: !26, stringLengthExpression: !DIExpression(DW_OP_push_object_address), size: 64, encoding: DW_ATE_ASCII)
!30 = !{!31, !26}
!31 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !3, line: 3, type: !6)
!32 = !DILocation(line: 5, column: 2, scope: !13)
!33 = !DILocalVariable(name: "w", scope: !34, file: !3, line: 6, type: !35, flags: DIFlagArtificial)
!34 = distinct !DILexicalBlock(scope: !13, file: !3, line: 6, column: 1)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !3, file: !3, line: 1, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !19)
!36 = !DILocation(line: 6, column: 3, scope: !34)
!37 = !DILocalVariable(name: "v", scope: !13, file: !3, line: 5, type: !38, align: 32)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!40 = !DILabel(scope: !34, name: "lab", file: !3, line: 7)
!41 = !DILocation(line: 9, column: 1, scope: !42, inlinedAt: !45)
!42 = distinct !DISubprogram(name: "inl", scope: !3, file: !3, line: 9, type: !43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!43 = !DISubroutineType(cc: DW_CC_normal, types: !44)
!44 = !{!6, !6, !38, null}
!45 = !DILocation(line: 7, column: 4, scope: !34)
!46 = !DILocation(line: 10, column: 1, scope: !47)
!47 = distinct !DILexicalBlockFile(scope: !34, file: !3, discriminator: 5)
!48 = !DILocation(line: 0, scope: !13)
!49 = distinct !{!49, !32, !36, !50}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 11, column: 1, scope: !13)
!52 = !DILocation(line: 9, column: 9, scope: !42)
!53 = !DISubprogram(name: "decl", scope: !9, file: !3, line: 2, type: !54, spFlags: 0, annotations: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
!56 = !{!57}
!57 = !{!"btf_decl_tag", !"tag"}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f() !dbg !3 {
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!1 = !DIFile(filename: "a.f", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(scope: !4, file: !1, line: 3, type: !5, virtualIndex: 0, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect, unit: !0, retainedNodes: !7)
!4 = !DICommonBlock(scope: !1, declaration: null, name: "cb", file: !1, line: 2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !{!8}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !3, entity: !4, file: !1, line: 4, elements: !9)
!9 = !{!4}
!10 = !DILocation(line: 1, scope: !3)
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define i32 @f(i32 %0, ptr %1) !dbg !3 {
    #dbg_value(i32 poison, !6, !DIExpression(), !7)
    #dbg_declare(ptr %1, !8, !DIExpression(DW_OP_deref), !7)
    #dbg_value(i32 %0, !6, !DIExpression(), !7)
    #dbg_label(!9, !7)
  ret i32 %0, !dbg !7
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
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define i32 @f(i32 %0, ptr %1) !dbg !3 {
  ret i32 %0, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 1, scope: !3)

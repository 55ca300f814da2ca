; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f64:64-f16:16-f128:128"

define void @f(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %0, align 4
  fence seq_cst
  call void @f(ptr %0)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-f64:64-f128:128-i32:32-i64:32:64-f16:16-i1:8-i8:8-i16:16"

define void @f() {
  ret void
}

define void @g() {
  ret void
}

define void @h() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-i8:8-i16:16-p0:64:64:64:64-i1:8-f128:128-f16:16-f64:64-i64:32:64-i32:32"

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
target datalayout = "e-p0:64:64:64:64-i16:16-i8:8-i1:8-f16:16-i64:32:64-i32:32-f128:128-f64:64"

define void @f(ptr %0, i64 %1) {
  %3 = alloca { i64, i32 }, align 8
  %4 = alloca i32, align 4, addrspace(5)
  %5 = getelementptr i8, ptr %3, i64 0
  %6 = getelementptr { i64, i32 }, ptr %3, i64 0, i32 0
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = getelementptr i8, ptr %3, i64 8
  %9 = getelementptr i8, ptr %3, i64 %1
  call void @llvm.lifetime.start.p0(i64 8, ptr %5)
  call void @llvm.lifetime.start.p0(i64 8, ptr %6)
  call void @llvm.lifetime.start.p0(i64 4, ptr %7)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-f64:64-f16:16-i64:32:64-f128:128-p0:64:64:64:64-i1:8-i32:32-i16:16-i8:8"

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #0

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
target datalayout = "e-f128:128-p0:64:64:64:64-i8:8-i1:8-i32:32-i16:16-i64:32:64-f64:64-f16:16"

@a = global [2 x i24] [i24 1, i24 2]
@b = global [2 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000000000000000000000]
@c = global [2 x i1] [i1 true, i1 false]
@d = global <2 x i24> <i24 1, i24 2>
@e = global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR0000]
@f = global [2 x half] [half 0xH3C00, half 0xH0000]
@g = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@h = global [2 x [2 x [2 x i8]]] [[2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] c"cd"], [2 x [2 x i8]] zeroinitializer]
@i = global [2 x { i32 }] zeroinitializer
@j = global [2 x <2 x float>] [<2 x float> <float 1.000000e+00, float 1.000000e+00>, <2 x float> <float 1.000000e+00, float 2.000000e+00>]
@k = global [2 x i32] [i32 7, i32 7]
@l = global [2 x ptr] zeroinitializer
@m = global <2 x ptr> zeroinitializer
@n = global <2 x i32> undef
@o = global [3 x i32] [i32 1, i32 undef, i32 poison]
@p = global { [2 x i32], { i8, ptr } } { [2 x i32] [i32 1, i32 2], { i8, ptr } { i8 3, ptr @k } }
@q = global <{ i8, i32 }> <{ i8 1, i32 2 }>

define void @use(ptr %0) {
  store [2 x i24] [i24 1, i24 2], ptr %0, align 4
  store <2 x i24> <i24 3, i24 3>, ptr %0, align 8
  store [2 x { i32, i64 }] zeroinitializer, ptr %0, align 4
  store { i32, [2 x float] } { i32 1, [2 x float] [float 1.000000e+00, float 2.000000e+00] }, ptr %0, align 4
  store [2 x i8] c"ab", ptr %0, align 1
  store [2 x [2 x i32]] [[2 x i32] [i32 1, i32 1], [2 x i32] [i32 1, i32 1]], ptr %0, align 4
  store <2 x ptr> <ptr null, ptr @a>, ptr %0, align 16
  store ptr getelementptr (i8, ptr @a, i64 3), ptr %0, align 8
  store i128 -1, ptr %0, align 4
  store float 0x7FF8000000000000, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store [2 x i32] poison, ptr %0, align 4
  store target("spirv.Event") zeroinitializer, ptr %0, align 8
  store ptr @use, ptr %0, align 8
  store i64 ptrtoint (ptr @a to i64), ptr %0, align 4
  store <2 x i64> bitcast (<4 x i32> <i32 1, i32 2, i32 3, i32 4> to <2 x i64>), ptr %0, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-i1:8-i16:16-i8:8-i32:32-i64:32:64-f64:64-f16:16-f128:128-p0:64:64:64:64"

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
target datalayout = "e-f128:128-f64:64-i32:32-f16:16-i64:32:64-i1:8-i16:16-i8:8-p0:64:64:64:64"

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
target datalayout = "e-p0:64:64:64:64-i16:16-i8:8-i1:8-f64:64-f16:16-i64:32:64-i32:32-f128:128"

define void @f(ptr %0, i1 %1) {
  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 8, i1 true), !tbaa !1
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-i32:32-i8:8-i16:16-f16:16-f64:64-i64:32:64-f128:128-p0:64:64:64:64-i1:8"

define <2 x i32> @f(i1 %0, <2 x i1> %1, <2 x i32> %2) {
  %4 = select i1 %0, <2 x i32> %2, <2 x i32> zeroinitializer
  %5 = select <2 x i1> %1, <2 x i32> %2, <2 x i32> <i32 1, i32 1>
  %6 = insertelement <2 x i32> %2, i32 1, i32 5
  %7 = shufflevector <2 x i32> %2, <2 x i32> %4, <3 x i32> <i32 poison, i32 3, i32 0>
  ret <2 x i32> %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i16:16-i8:8-i32:32-i64:32:64-f64:64-f16:16-f128:128"

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

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "a", scope: !3, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 1, scope: !3)
!9 = !DILocalVariable(name: "b", scope: !10, type: !7)
!10 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!11 = !DILocation(line: 2, scope: !10, inlinedAt: !12)
!12 = !DILocation(line: 4, column: 5, scope: !3, inlinedAt: !13)
!13 = !DILocation(line: 6, scope: !3)
!14 = !DILocation(line: 3, scope: !15)
!15 = distinct !DILexicalBlock(scope: !16, file: !2, line: 2)
!16 = distinct !DILexicalBlock(scope: !3)
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-f128:128-i64:32:64-f64:64-f16:16-i8:8-i1:8-i32:32-i16:16-p0:64:64:64:64"

define void @f() !dbg !3 {
  ret void
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !8)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !{}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: -1)
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-f128:128-f64:64-f16:16-i64:32:64-i32:32-i16:16-i8:8-i1:8-p0:64:64:64:64"

@g = global i32 0, !dbg !0
@h = internal global i32 0, align 4, !dbg !6

define i32 @f(i32 %0, ptr %1) !dbg !11 {
    #dbg_value(i32 %0, !25, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !26)
    #dbg_value(ptr undef, !27, !DIExpression(DW_OP_deref), !29)
    #dbg_value(i32 7, !27, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !29)
  %3 = alloca i32, align 4, !dbg !26
    #dbg_declare(ptr %3, !24, !DIExpression(), !26)
    #dbg_label(!30, !29)
  %4 = add i32 %0, 1, !dbg !29
  %5 = mul i32 %4, 2, !dbg !31
  %6 = mul i32 %5, 2, !dbg !34
  %7 = mul i32 %6, 2
  br label %8, !dbg !36

8:                                                ; preds = %8, %2
  br i1 true, label %8, label %9, !dbg !26, !llvm.loop !37

9:                                                ; preds = %8
  ret i32 %7, !dbg !39
}

define void @inl() !dbg !32 {
  ret void, !dbg !40
}

declare !dbg !41 void @decl()

!llvm.module.flags = !{!10}
!llvm.dbg.cu = !{!2}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, nameTableKind: GNU)
!3 = !DIFile(filename: "a.c", directory: "/d")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_constu, 3, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value))
!7 = distinct !DIGlobalVariable(name: "h", scope: !8, file: !3, line: 4, type: !5, isLocal: true, isDefinition: false)
!8 = !DINamespace(name: "ns", scope: !9, exportSymbols: true)
!9 = !DIModule(scope: !3, name: "mod", configMacros: "-D", includePath: "/i", apinotes: "n", file: !3, line: 2, isDecl: true)
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 3, type: !12, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!12 = !DISubroutineType(cc: DW_CC_normal, types: !13)
!13 = !{!5, !5, !14, null}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !3, file: !3, line: 1, size: 96, align: 32, flags: DIFlagTypePassByValue, elements: !17)
!17 = !{!18, !19, !22, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !5, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !20, size: 64, align: 16, offset: 32)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 64, elements: !21)
!21 = !{}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, extraData: !5, dwarfAddressSpace: 3)
!23 = !DIStringType(name: "str", stringLength: !24, stringLengthExpression: !DIExpression(DW_OP_push_object_address), size: 64, encoding: DW_ATE_ASCII)
!24 = !DILocalVariable(name: "v", scope: !11, file: !3, line: 5, type: !14, align: 32)
!25 = !DILocalVariable(name: "a", arg: 1, scope: !11, file: !3, line: 3, type: !5)
!26 = !DILocation(line: 5, column: 2, scope: !11)
!27 = !DILocalVariable(name: "w", scope: !28, file: !3, line: 6, type: !16)
!28 = distinct !DILexicalBlock(scope: !11, file: !3, line: 6, column: 1)
!29 = !DILocation(line: 6, column: 3, scope: !28)
!30 = !DILabel(scope: !28, name: "lab", file: !3, line: 7)
!31 = !DILocation(line: 9, column: 1, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "inl", scope: !3, file: !3, line: 9, type: !12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!33 = !DILocation(line: 7, column: 4, scope: !28)
!34 = !DILocation(line: 10, column: 1, scope: !35)
!35 = distinct !DILexicalBlockFile(scope: !28, file: !3, discriminator: 5)
!36 = !DILocation(line: 0, scope: !11)
!37 = distinct !{!37, !26, !29, !38}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 11, column: 1, scope: !11)
!40 = !DILocation(line: 9, column: 9, scope: !32)
!41 = !DISubprogram(name: "decl", scope: !8, file: !3, line: 2, type: !42, spFlags: 0)
!42 = !DISubroutineType(types: !43)
!43 = !{null}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128-p0:64:64:64:64"

define void @f() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-f16:16-f64:64-f128:128-i32:32-i16:16-i64:32:64-p0:64:64:64:64-i8:8-i1:8"

define i32 @f(i32 %0, ptr %1) !dbg !3 {
    #dbg_value(i32 poison, !6, !DIExpression(), !7)
    #dbg_declare(ptr %1, !8, !DIExpression(DW_OP_deref), !7)
    #dbg_value(i32 %0, !6, !DIExpression(), !7)
    #dbg_label(!9, !7)
  ret i32 %0, !dbg !7
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocalVariable(name: "a", arg: 1, scope: !3)
!7 = !DILocation(line: 1, scope: !3)
!8 = !DILocalVariable(name: "p", scope: !3, file: !2, line: 2)
!9 = !DILabel(scope: !3, name: "l", file: !2, line: 4)

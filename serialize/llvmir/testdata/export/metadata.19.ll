; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i1 %1, i32 %2) {
  %4 = load i32, ptr %0, align 4, !tbaa !1
  %5 = load i32, ptr %0, align 4, !tbaa !6
  %6 = load i32, ptr %0, align 4, !llvm.access.group !7
  %7 = load i32, ptr %0, align 4, !llvm.access.group !8
  store i32 %4, ptr %0, align 4, !tbaa !1, !alias.scope !10, !noalias !13
  store i32 %4, ptr %0, align 4, !alias.scope !17
  %8 = atomicrmw add ptr %0, i32 %2 monotonic, align 4, !tbaa !1, !alias.scope !18, !llvm.access.group !9
  %9 = cmpxchg ptr %0, i32 %2, i32 %4 monotonic monotonic, align 4, !tbaa !1, !alias.scope !18, !noalias !10
  %10 = call i32 @g(ptr %0), !tbaa !1, !alias.scope !10, !noalias !19, !llvm.access.group !7
  call void @llvm.memcpy.p0.p0.i32(ptr %0, ptr %0, i32 %2, i1 false), !tbaa !1, !alias.scope !10, !noalias !18, !llvm.access.group !7
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %11 = call i32 @g(ptr %0), !prof !20
  br label %12

12:                                               ; preds = %12, %3
  br i1 %1, label %12, label %13, !llvm.loop !21

13:                                               ; preds = %13, %12
  br i1 %1, label %13, label %14, !prof !24, !llvm.loop !25

14:                                               ; preds = %13
  br label %15, !llvm.loop !62

15:                                               ; preds = %15, %14
  br i1 %1, label %15, label %16, !llvm.loop !25

16:                                               ; preds = %15
  ret void
}

declare i32 @g(ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2, !3, i64 4}
!2 = !{!"agg", !3, i64 0, !3, i64 4}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!3, !3, i64 0, i64 1}
!7 = distinct !{}
!8 = !{!7, !9}
!9 = distinct !{}
!10 = !{!11}
!11 = distinct !{!11, !12, !"one"}
!12 = distinct !{!12, !"The domain"}
!13 = !{!14, !15}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !16}
!16 = distinct !{!16}
!17 = !{!11, !14}
!18 = !{!15}
!19 = !{!14}
!20 = !{!"branch_weights", i32 17}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.disable_nonforced"}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"branch_weights", i32 1, i32 2000000000}
!25 = distinct !{!25, !26, !27, !28, !29, !30, !31, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61}
!26 = !{!"llvm.loop.isvectorized", i32 1}
!27 = !{!"llvm.loop.vectorize.enable", i1 true}
!28 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!29 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!30 = !{!"llvm.loop.vectorize.width", i32 16}
!31 = !{!"llvm.loop.vectorize.followup_vectorized", !32}
!32 = distinct !{!32}
!33 = !{!"llvm.loop.vectorize.followup_epilogue", !32}
!34 = !{!"llvm.loop.vectorize.followup_all", !32}
!35 = !{!"llvm.loop.interleave.count", i32 8}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !{!"llvm.loop.unroll.count", i32 4}
!38 = !{!"llvm.loop.unroll.runtime.disable", i1 true}
!39 = !{!"llvm.loop.unroll.full"}
!40 = !{!"llvm.loop.unroll.followup_unrolled", !32}
!41 = !{!"llvm.loop.unroll.followup_remainder", !32}
!42 = !{!"llvm.loop.unroll.followup_all", !32}
!43 = !{!"llvm.loop.unroll_and_jam.enable"}
!44 = !{!"llvm.loop.unroll_and_jam.count", i32 2}
!45 = !{!"llvm.loop.unroll_and_jam.followup_outer", !32}
!46 = !{!"llvm.loop.unroll_and_jam.followup_inner", !32}
!47 = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", !32}
!48 = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", !32}
!49 = !{!"llvm.loop.unroll_and_jam.followup_all", !32}
!50 = !{!"llvm.licm.disable"}
!51 = !{!"llvm.loop.licm_versioning.disable"}
!52 = !{!"llvm.loop.distribute.enable", i1 false}
!53 = !{!"llvm.loop.distribute.followup_coincident", !32}
!54 = !{!"llvm.loop.distribute.followup_sequential", !32}
!55 = !{!"llvm.loop.distribute.followup_fallback", !32}
!56 = !{!"llvm.loop.distribute.followup_all", !32}
!57 = !{!"llvm.loop.pipeline.disable", i1 true}
!58 = !{!"llvm.loop.pipeline.initiationinterval", i32 3}
!59 = !{!"llvm.loop.peeled.count", i32 5}
!60 = !{!"llvm.loop.unswitch.partial.disable"}
!61 = !{!"llvm.loop.parallel_accesses", !7, !9}
!62 = distinct !{!62, !63, !64, !65, !66, !67, !68}
!63 = !{!"llvm.loop.isvectorized", i32 0}
!64 = !{!"llvm.loop.vectorize.enable", i1 false}
!65 = !{!"llvm.loop.unroll.enable"}
!66 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
!67 = !{!"llvm.loop.unroll_and_jam.disable"}
!68 = !{!"llvm.loop.distribute.enable", i1 true}
;;;;;;;;
warning: TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  %2 = load i32, ptr %0, align 4
  %3 = load i32, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() {
  ret void
}

!llvm.module.flags = !{!0}
!llvm.linker.options = !{!1, !2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"/DEFAULTLIB:", !"libcmt"}
!2 = !{!"-l", !"m"}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-i64:64-n8:16:32"
target triple = "x86_64-unknown-linux-gnu"

define i128 @f(ptr %0) {
  %2 = load i128, ptr %0, align 8
  %3 = load <{ i8, i64 }>, ptr %0, align 1
  %4 = load <5 x i32>, ptr %0, align 32
  %5 = load x86_fp80, ptr %0, align 16
  %6 = load <3 x i1>, ptr %0, align 1
  ret i128 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "E-A5-P3-S128-i8:8:32-i64:32-f64:64-f16:16:32-p0:64:64:64:64-p3:32:32:32:16"

define i64 @f(ptr %0) addrspace(3) {
  %2 = load i64, ptr %0, align 4
  ret i64 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: unsupported data layout key "unknown.key"
;;;;;;;;
error: unsupported data layout for non-signless integer 'si8'
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used

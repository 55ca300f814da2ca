; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p, i1 %c) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  %2 = load i32, ptr %p, align 4, !tbaa !5
  %3 = load i32, ptr %p, align 4, !alias.scope !6, !noalias !9
  store i32 %1, ptr %p, align 4, !tbaa !0, !llvm.access.group !11
  %4 = load i32, ptr %p, align 4, !llvm.access.group !12
  call void @g(), !tbaa !0, !prof !14, !alias.scope !6, !noalias !9, !llvm.access.group !11
  %5 = load i32, ptr %p, align 4, !range !15, !noundef !16
  %6 = load ptr, ptr %p, align 8, !nonnull !16, !dereferenceable !17
  %7 = load ptr, ptr %p, align 8, !dereferenceable_or_null !17, !align !17
  %8 = load float, ptr %p, align 4, !fpmath !18, !own !16
  br label %l

l:                                                ; preds = %l, %0
  br i1 %c, label %l, label %m, !llvm.loop !19

m:                                                ; preds = %m, %l
  br i1 %c, label %m, label %n, !llvm.loop !25

n:                                                ; preds = %n, %m
  br i1 %c, label %n, label %o, !llvm.loop !42

o:                                                ; preds = %n
  ret void
}

declare void @g()

!0 = !{!1, !2, i64 4}
!1 = !{!"agg", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!2, !2, i64 0, i64 1}
!6 = !{!7}
!7 = distinct !{!7, !8, !"one"}
!8 = distinct !{!8, !"The domain"}
!9 = !{!10, !7}
!10 = distinct !{!10, !8}
!11 = distinct !{}
!12 = !{!11, !13}
!13 = distinct !{}
!14 = !{!"branch_weights", i32 9}
!15 = !{i32 0, i32 7}
!16 = !{}
!17 = !{i64 8}
!18 = !{float 2.500000e+00}
!19 = distinct !{!19, !20, !21, !22, !23, !24}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.disable_nonforced"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!"llvm.loop.vectorize.width", i32 8}
!24 = !{!"llvm.loop.parallel_accesses", !11, !13}
!25 = distinct !{!25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41}
!26 = !{!"llvm.loop.vectorize.enable", i1 true}
!27 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!28 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!29 = !{!"llvm.loop.interleave.count", i32 4}
!30 = !{!"llvm.loop.unroll.enable"}
!31 = !{!"llvm.loop.unroll.count", i32 2}
!32 = !{!"llvm.loop.unroll.runtime.disable", i1 true}
!33 = !{!"llvm.loop.unroll.full"}
!34 = !{!"llvm.loop.unroll_and_jam.enable"}
!35 = !{!"llvm.loop.unroll_and_jam.count", i32 3}
!36 = !{!"llvm.licm.disable"}
!37 = !{!"llvm.loop.licm_versioning.disable"}
!38 = !{!"llvm.loop.distribute.enable", i1 false}
!39 = !{!"llvm.loop.pipeline.disable", i1 true}
!40 = !{!"llvm.loop.pipeline.initiationinterval", i32 7}
!41 = !{!"llvm.loop.peeled.count", i32 6}
!42 = distinct !{!42, !43, !45, !46, !47, !48, !49, !50, !51}
!43 = !{!"llvm.loop.unroll.followup_unrolled", !44}
!44 = distinct !{!44, !20}
!45 = !{!"llvm.loop.vectorize.followup_vectorized", !44}
!46 = !{!"llvm.loop.distribute.followup_all", !44}
!47 = !{!"llvm.loop.unroll_and_jam.followup_inner", !44}
!48 = !{!"llvm.loop.unswitch.partial.disable"}
!49 = !{!"llvm.loop.isvectorized", i32 1}
!50 = !{!"llvm.loop.unroll_and_jam.disable"}
!51 = !{!"llvm.loop.vectorize.followup_epilogue", !44}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(i1 %c) {
  br label %l

l:                                                ; preds = %l, %0
  br i1 %c, label %l, label %m, !llvm.loop !0

m:                                                ; preds = %m, %l
  br i1 %c, label %m, label %n, !llvm.loop !3

n:                                                ; preds = %n, %m
  br i1 %c, label %n, label %o, !llvm.loop !5

o:                                                ; preds = %o, %n
  br i1 %c, label %o, label %p, !llvm.loop !7

p:                                                ; preds = %p, %o
  br i1 %c, label %p, label %q, !llvm.loop !9

q:                                                ; preds = %q, %p
  br i1 %c, label %q, label %r, !llvm.loop !11

r:                                                ; preds = %q
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.unroll.enable"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.count", i64 4}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.unknown", i32 1}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.vectorize.enable"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.followup_all", i32 1}
!11 = distinct !{!11, !12, !12}
!12 = !{!"llvm.loop.vectorize.width", i32 8}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(i1 %c) {
  br label %l

l:                                                ; preds = %l, %0
  br i1 %c, label %l, label %m, !llvm.loop !0

m:                                                ; preds = %m, %l
  br i1 %c, label %m, label %n, !llvm.loop !4

n:                                                ; preds = %n, %m
  br i1 %c, label %n, label %o, !llvm.loop !7

o:                                                ; preds = %o, %n
  br i1 %c, label %o, label %p, !llvm.loop !9

p:                                                ; preds = %p, %o
  br i1 %c, label %p, label %q, !llvm.loop !11

q:                                                ; preds = %q, %p
  br i1 %c, label %q, label %r, !llvm.loop !14

r:                                                ; preds = %q
  ret void
}

!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.vectorize.enable"}
!2 = !{!"llvm.loop.vectorize.width", i32 8}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress", i1 true}
!6 = !{!"llvm.loop.unroll.full"}
!7 = distinct !{!7, !8, !3}
!8 = !{!"llvm.loop.isvectorized"}
!9 = distinct !{!9, !10, !3}
!10 = !{!"llvm.loop.parallel_accesses", i32 1}
!11 = distinct !{!11, !12, !13, !3}
!12 = !{!"llvm.loop.distribute.enable", i1 true}
!13 = !{!"llvm.loop.unroll_and_jam.count", i64 3}
!14 = distinct !{!3}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.commandline = !{!6}
!llvm.linker.options = !{!7, !8}
!llvm.dependent-libraries = !{!9}
!own = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{i32 2, !"probe-stack", !"inline-asm"}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"me"}
!6 = !{!"cc a.c"}
!7 = !{!"/DEFAULTLIB:", !"libcmt"}
!8 = !{!"-lm"}
!9 = !{!"m"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(i1 %c) !own !0 {
  br i1 %c, label %a, label %b, !prof !1

a:                                                ; preds = %0
  br i1 %c, label %a2, label %b, !prof !2

a2:                                               ; preds = %a
  ret void, !own !0

b:                                                ; preds = %a, %0
  ret void
}

define void @g() !prof !3 {
  ret void
}

define void @h() !prof !4 {
  ret void
}

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 0}
!2 = !{!"branch_weights", i32 7, i32 0}
!3 = !{!"function_entry_count", i64 -1}
!4 = !{!"synthetic_function_entry_count", i64 5}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"char", !3, i64 0}
!3 = !{}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !alias.scope !0
  ret void
}

!0 = !{!1}
!1 = !{!"scope", !2, !"text"}
!2 = !{!"domain"}

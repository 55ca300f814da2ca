; Metadata of instructions.
define void @f(ptr %p, i1 %c) {
  %1 = load i32, ptr %p, !tbaa !0
  %2 = load i32, ptr %p, !tbaa !5
  %3 = load i32, ptr %p, !alias.scope !7, !noalias !10
  store i32 %1, ptr %p, !tbaa !0, !llvm.access.group !12
  %4 = load i32, ptr %p, !llvm.access.group !13
  call void @g(), !tbaa !0, !alias.scope !7, !noalias !10, !llvm.access.group !12, !prof !30
  %5 = load i32, ptr %p, !range !31, !noundef !32
  %6 = load ptr, ptr %p, !dereferenceable !33, !nonnull !32
  %7 = load ptr, ptr %p, !dereferenceable_or_null !33, !align !33
  %8 = load float, ptr %p, !fpmath !34, !own !32
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !14
m:
  br i1 %c, label %m, label %n, !llvm.loop !20
n:
  br i1 %c, label %n, label %o, !llvm.loop !50
o:
  ret void
}
declare void @g()
!0 = !{!1, !2, i64 4}
!1 = !{!"agg", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!2, !2, i64 0, i64 1}
!7 = !{!8}
!8 = distinct !{!8, !9, !"one"}
!9 = distinct !{!9, !"The domain"}
!10 = !{!11, !8}
!11 = distinct !{!11, !9}
!12 = distinct !{}
!13 = !{!12, !35}
!35 = distinct !{}
!14 = distinct !{!14, !15, !16, !17, !18, !19}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.disable_nonforced"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"llvm.loop.vectorize.width", i32 8}
!19 = !{!"llvm.loop.parallel_accesses", !12, !35}
!20 = distinct !{!20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !36, !37, !38, !39, !40, !41, !42}
!21 = !{!"llvm.loop.vectorize.enable", i1 true}
!22 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!23 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!24 = !{!"llvm.loop.interleave.count", i32 4}
!25 = !{!"llvm.loop.unroll.enable"}
!26 = !{!"llvm.loop.unroll.count", i32 2}
!27 = !{!"llvm.loop.unroll.runtime.disable", i1 true}
!28 = !{!"llvm.loop.unroll.full"}
!29 = !{!"llvm.loop.unroll_and_jam.enable"}
!36 = !{!"llvm.loop.unroll_and_jam.count", i32 3}
!37 = !{!"llvm.licm.disable"}
!38 = !{!"llvm.loop.licm_versioning.disable"}
!39 = !{!"llvm.loop.distribute.enable", i1 false}
!40 = !{!"llvm.loop.pipeline.disable", i1 true}
!41 = !{!"llvm.loop.pipeline.initiationinterval", i32 7}
!42 = !{!"llvm.loop.peeled.count", i32 6}
!50 = distinct !{!50, !51, !52, !53, !54, !55, !56, !57, !58}
!51 = !{!"llvm.loop.unroll.followup_unrolled", !60}
!52 = !{!"llvm.loop.vectorize.followup_vectorized", !60}
!53 = !{!"llvm.loop.distribute.followup_all", !60}
!54 = !{!"llvm.loop.unroll_and_jam.followup_inner", !60}
!55 = !{!"llvm.loop.unswitch.partial.disable"}
!56 = !{!"llvm.loop.isvectorized", i32 1}
!57 = !{!"llvm.loop.unroll_and_jam.disable"}
!58 = !{!"llvm.loop.vectorize.followup_epilogue", !60}
!60 = distinct !{!60, !15}
!30 = !{!"branch_weights", i32 9}
!31 = !{i32 0, i32 7}
!32 = !{}
!33 = !{i64 8}
!34 = !{float 2.5}
; -----
; What is wrong in loops.
define void @f(i1 %c) {
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br i1 %c, label %m, label %n, !llvm.loop !5
n:
  br i1 %c, label %n, label %o, !llvm.loop !8
o:
  br i1 %c, label %o, label %p, !llvm.loop !10
p:
  br i1 %c, label %p, label %q, !llvm.loop !12
q:
  br i1 %c, label %q, label %r, !llvm.loop !14
r:
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.unroll.enable"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.unroll.count", i64 4}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unknown", i32 1}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.vectorize.enable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.followup_all", i32 1}
!14 = distinct !{!14, !15, !15}
!15 = !{!"llvm.loop.vectorize.width", i32 8}
; -----
; Parts of annotations without their bad neighbors.
define void @f(i1 %c) {
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br i1 %c, label %m, label %n, !llvm.loop !5
n:
  br i1 %c, label %n, label %o, !llvm.loop !8
o:
  br i1 %c, label %o, label %p, !llvm.loop !11
p:
  br i1 %c, label %p, label %q, !llvm.loop !14
q:
  br i1 %c, label %q, label %r, !llvm.loop !18
r:
  ret void
}
!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.vectorize.enable"}
!2 = !{!"llvm.loop.vectorize.width", i32 8}
!3 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress", i1 true}
!7 = !{!"llvm.loop.unroll.full"}
!8 = distinct !{!8, !9, !3}
!9 = !{!"llvm.loop.isvectorized"}
!11 = distinct !{!11, !12, !3}
!12 = !{!"llvm.loop.parallel_accesses", i32 1}
!14 = distinct !{!14, !15, !16, !3}
!15 = !{!"llvm.loop.distribute.enable", i1 true}
!16 = !{!"llvm.loop.unroll_and_jam.count", i64 3}
!18 = distinct !{!3}
; -----
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
; -----
define void @f(i1 %c) !own !0 {
  br i1 %c, label %a, label %b, !prof !1
a:
  br i1 %c, label %a2, label %b, !prof !2
a2:
  ret void, !own !0
b:
  ret void
}
define void @g() !prof !4 { ret void }
define void @h() !prof !5 { ret void }
!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 0}
!2 = !{!"branch_weights", i32 7, i32 0}
!4 = !{!"function_entry_count", i64 -1}
!5 = !{!"synthetic_function_entry_count", i64 5}
; -----
define void @f(ptr %p) {
  %1 = load i32, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"char", !3, i64 0}
!3 = !{}
; -----
define void @f(ptr %p) {
  %1 = load i32, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = !{!"scope", !2, !"text"}
!2 = !{!"domain"}

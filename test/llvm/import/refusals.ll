; What MLIR does not import, piece by piece. Where LLVM's verifier refuses a piece before MLIR sees it, the message is that of spvc.
; RUN: not mlir-translate --mlir-version=19 --import-llvm -emit-expensive-warnings -split-input-file %s 2>&1 | FileCheck %s

; CHECK: error: unhandled intrinsic:   call void @llvm.gcroot(ptr %a, ptr null)
declare void @llvm.gcroot(ptr, ptr)
define void @roots() gc "example" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

; // -----

; CHECK: error: unhandled value: ptr asm "bswap $0", "=r,r"
define i32 @assembly(i32 %a) {
  %1 = call i32 asm "bswap $0", "=r,r"(i32 %a)
  ret i32 %1
}

; // -----

; CHECK: error: unhandled instruction:   indirectbr ptr %d, [label %a]
define i32 @indirect(ptr %d) {
  indirectbr ptr %d, [label %a]
a:
  ret i32 0
}

; // -----

; CHECK: error: unhandled constant: ptr blockaddress(@f, %a) since blockaddress(...) is unsupported
; CHECK: error: unhandled global variable: @g = global ptr blockaddress(@f, %a)
@g = global ptr blockaddress(@f, %a)
define void @f() {
  br label %a
a:
  ret void
}

; // -----

; CHECK: error: unhandled global variable: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr @f }]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr @f }]
define void @f() { 
  ret void
}

; // -----

; CHECK: error: unhandled constant: @b = alias i32, ptr @a
; CHECK: error: unhandled instruction:   ret ptr @b
@a = global i32 3
@b = alias i32, ptr @a
define ptr @f() {
  ret ptr @b
}

; // -----

; CHECK: error: has cycle in TBAA graph: !1 = distinct !{!"int", !1, i64 0}
define void @tbaa(ptr %p) {
  store i32 1, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !1, i64 0}

; // -----

; CHECK: error: unsupported TBAA node format: !1 = !{!2, i64 4, !"int"}
define void @tbaa(ptr %p) {
  store i32 1, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

; // -----

; CHECK: warning: expected an access group node to be empty and distinct
; CHECK: error: unsupported access group node: !0 = !{!1}
define void @groups(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{!1}
!1 = !{i32 1}

; // -----

; CHECK: warning: expected access group operands to be metadata nodes
; CHECK: error: unsupported access group node: !0 = !{i32 1}
define void @groups(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{i32 1}

; // -----

; CHECK: error: unsupported alias scope node: !1 = distinct !{!2, !1}
define void @scopes(ptr %p) {
  store i32 1, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !1}
!2 = !{!2}

; // -----

; CHECK: error: unsupported alias domain node: !2 = !{i32 4}
define void @domains(ptr %p) {
  store i32 1, ptr %p, !noalias !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{i32 4}

; // -----

; CHECK: error: cannot translate data layout: i32:32:32:32
target datalayout = "e-i32:32:32:32"

; // -----

; CHECK: warning: expected all loop properties to be either debug locations or metadata nodes
; CHECK: warning: unhandled metadata: !0 = distinct !{!0, i32 3} on   br i1 %c, label %a, label %b, !llvm.loop !0
; CHECK: warning: cannot import empty loop property
; CHECK: warning: unhandled metadata: !1 = distinct !{!1, !2} on   br i1 %c, label %b, label %d, !llvm.loop !1
; CHECK: warning: cannot import loop property without a name
; CHECK: warning: unhandled metadata: !3 = distinct !{!3, !4} on   br i1 %c, label %d, label %e, !llvm.loop !3
; CHECK: warning: cannot import loop properties with duplicated names llvm.loop.mustprogress
; CHECK: warning: unhandled metadata: !5 = distinct !{!5, !6, !6} on   br i1 %c, label %e, label %f, !llvm.loop !5
; CHECK: warning: expected metadata node llvm.loop.mustprogress to hold no value
; CHECK: warning: unhandled metadata: !7 = distinct !{!7, !8} on   br i1 %c, label %f, label %g, !llvm.loop !7
; CHECK: warning: expected metadata nodes llvm.loop.unroll.enable and llvm.loop.unroll.disable to be mutually exclusive.
; CHECK: warning: unhandled metadata: !9 = distinct !{!9, !10, !11} on   br i1 %c, label %g, label %h, !llvm.loop !9
; CHECK: warning: expected metadata node llvm.loop.vectorize.enable to hold a boolean value
; CHECK: warning: unhandled metadata: !12 = distinct !{!12, !13} on   br i1 %c, label %h, label %i, !llvm.loop !12
; CHECK: warning: expected metadata node llvm.loop.interleave.count to hold an i32 value
; CHECK: warning: expected metadata node llvm.loop.isvectorized to hold an integer value
; CHECK: warning: unhandled metadata: !14 = distinct !{!14, !15, !16} on   br i1 %c, label %i, label %j, !llvm.loop !14
; CHECK: warning: expected metadata node llvm.loop.distribute.followup_all to hold an MDNode
; CHECK: warning: unhandled metadata: !17 = distinct !{!17, !18} on   br i1 %c, label %j, label %k, !llvm.loop !17
; CHECK: warning: could not lookup access group
; CHECK: warning: unhandled metadata: !19 = distinct !{!19, !20} on   br i1 %c, label %k, label %l, !llvm.loop !19
; CHECK: warning: unhandled metadata: !21 = !{!"VP", i32 0} on   br i1 %c, label %l, label %m, !prof !21, !llvm.loop !22
; CHECK: warning: expected metadata node llvm.loop.parallel_accesses to hold one or multiple MDNodes
; CHECK: warning: unknown loop annotation llvm.loop.nothing
; CHECK: warning: unhandled metadata: !22 = distinct !{!22, !23, !24} on   br i1 %c, label %l, label %m, !prof !21, !llvm.loop !22
; CHECK: warning: unhandled metadata: !25 = !{!"branch_weights", i32 4} on   ret void, !prof !25
define void @loops(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  br i1 %c, label %b, label %d, !llvm.loop !1
d:
  br i1 %c, label %d, label %e, !llvm.loop !2
e:
  br i1 %c, label %e, label %f, !llvm.loop !3
f:
  br i1 %c, label %f, label %g, !llvm.loop !4
g:
  br i1 %c, label %g, label %h, !llvm.loop !5
h:
  br i1 %c, label %h, label %i, !llvm.loop !6
i:
  br i1 %c, label %i, label %j, !llvm.loop !7
j:
  br i1 %c, label %j, label %k, !llvm.loop !8
k:
  br i1 %c, label %k, label %l, !llvm.loop !9
l:
  br i1 %c, label %l, label %m, !llvm.loop !10, !prof !40
m:
  ret void, !prof !41
}
!0 = distinct !{!0, i32 3}
!1 = distinct !{!1, !20}
!2 = distinct !{!2, !21}
!3 = distinct !{!3, !22, !22}
!4 = distinct !{!4, !23}
!5 = distinct !{!5, !24, !25}
!6 = distinct !{!6, !26}
!7 = distinct !{!7, !27, !28}
!8 = distinct !{!8, !29}
!9 = distinct !{!9, !30}
!10 = distinct !{!10, !31, !32}
!20 = distinct !{}
!21 = distinct !{i32 7}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.mustprogress", i32 1}
!24 = !{!"llvm.loop.unroll.enable"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!"llvm.loop.vectorize.enable", i32 1}
!27 = !{!"llvm.loop.interleave.count"}
!28 = !{!"llvm.loop.isvectorized", i64 1}
!29 = !{!"llvm.loop.distribute.followup_all", i32 1}
!30 = !{!"llvm.loop.parallel_accesses", !20}
!31 = !{!"llvm.loop.parallel_accesses"}
!32 = !{!"llvm.loop.nothing"}
!40 = !{!"VP", i32 0}
!41 = !{!"branch_weights", i32 4}

; // -----

; CHECK: warning: dropped instruction:   call void @llvm.experimental.noalias.scope.decl(metadata !0)
; CHECK: warning: expected function_entry_count to be attached to a function
; CHECK: note: see current operation: llvm.return
; CHECK: warning: unhandled metadata: !3 = !{!"function_entry_count", i64 4} on   ret void, !prof !3
define void @dropped() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void, !prof !3
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = !{!1, !2}
!2 = !{!2}
!3 = !{!"function_entry_count", i64 4}

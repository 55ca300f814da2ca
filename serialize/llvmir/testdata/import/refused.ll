define void @f(ptr %p) {
  %1 = load ptr, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"a", !2, i64 0, !3, i64 8}
!2 = !{!"b", !4, i64 0}
!3 = !{!"c", !4}
!4 = !{!"root"}
; -----
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  br i1 %c, label %a, label %b, !prof !1
b:
  ret void
}
define void @g() !prof !2 { ret void }
define void @h() !prof !3 { ret void }
!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{!"branch_weights", i32 4294967295, i32 0}
!2 = !{!"function_entry_count", i64 3}
!3 = !{!"function_entry_count", i64 3, i64 5}
; -----
define void @f(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  br i1 %c, label %b, label %d, !llvm.loop !2
d:
  br i1 %c, label %d, label %e, !llvm.loop !5
e:
  br i1 %c, label %e, label %g, !llvm.loop !7
g:
  br i1 %c, label %g, label %h, !llvm.loop !9
h:
  br i1 %c, label %h, label %i, !llvm.loop !11
i:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{}
!2 = distinct !{!2, !3}
!3 = !{i32 1}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.parallel_accesses"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.parallel_accesses", !1}
!9 = distinct !{!9, i32 5}
!11 = distinct !{!11}
; -----
define void @f(ptr %p, i32 %i) {
  %1 = getelementptr [2 x i32], ptr %p, i64 0, <2 x i32> <i32 0, i32 1>
  %2 = load ptr, ptr %p, !alias.scope !0
  ret void
}
!0 = !{}
; -----
@g = global ptr null, !own !0
@h = thread_local(localdynamic) global i32 0
@i = thread_local(localexec) global i32 0
@j = global i32 0, partition "p"
!0 = !{}
; -----
define void @f() {
  call void asm sideeffect "a", "~{memory},~{cc}"()
  %1 = call { i32, i32 } asm "b", "=r,=r,0,~{dirflag}"(i32 3)
  ret void
}
; -----
define void @f(ptr %p) {
  call void asm sideeffect "a", "=*m,r,*m"(ptr elementtype(i32) %p, i32 1, ptr elementtype(i64) %p)
  ret void
}
; -----
@0 = global i32 1
@1 = internal constant i32 2
@2 = alias i32, ptr @0
define void @3() {
  store ptr @0, ptr @1
  call void @4()
  ret void
}
declare void @4()
; -----
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @x }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @f }, { i32, ptr, ptr } { i32 2, ptr null, ptr null }]
@x = global i32 0
define void @f() { ret void }
; -----
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
; -----
define i32 @f(i32 %x) {
  %1 = call i32 @g(i32 %x), !range !0
  %2 = call i32 @g(i32 range(i32 0, 5) %x)
  ret i32 %1
}
declare range(i32 -3, 7) i32 @g(i32)
!0 = !{i32 0, i32 9}
; -----
define <2 x float> @f(<2 x float> %a, <2 x i1> %m) {
  %1 = call nnan <2 x float> @llvm.fabs.v2f32(<2 x float> %a)
  %2 = call <2 x float> @llvm.vp.fadd.v2f32(<2 x float> %1, <2 x float> %a, <2 x i1> %m, i32 2)
  %3 = call <2 x float> @llvm.vp.fma.v2f32(<2 x float> %1, <2 x float> %a, <2 x float> %a, <2 x i1> %m, i32 2)
  ret <2 x float> %3
}
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare <2 x float> @llvm.vp.fadd.v2f32(<2 x float>, <2 x float>, <2 x i1>, i32)
declare <2 x float> @llvm.vp.fma.v2f32(<2 x float>, <2 x float>, <2 x float>, <2 x i1>, i32)

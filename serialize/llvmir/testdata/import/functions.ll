; Functions: linkages, attributes, parameters, conventions.
%named = type { i32, ptr }
define private void @l0() { ret void }
define internal void @l1() { ret void }
define available_externally void @l2() { ret void }
define linkonce void @l3() { ret void }
define weak void @l4() { ret void }
define linkonce_odr void @l5() { ret void }
define weak_odr void @l6() { ret void }
declare extern_weak void @l7()
declare external void @l8()
define hidden void @v1() { ret void }
define protected void @v2() { ret void }
define dso_local void @d1() { ret void }
define void @u1() unnamed_addr { ret void }
define void @u2() local_unnamed_addr { ret void }
define void @g1() section ".text.q" align 64 gc "shadow-stack" { ret void }
define fastcc void @c1() { ret void }
define coldcc void @c2() { ret void }
define cc 10 void @c3() { ret void }
define cc 11 void @c4() { ret void }
define anyregcc void @c5() { ret void }
define preserve_mostcc void @c6() { ret void }
define swiftcc void @c7() { ret void }
define tailcc void @c8() { ret void }
define x86_stdcallcc void @c9() { ret void }
define ptx_kernel void @c10() { ret void }
define spir_func void @c11() { ret void }
define spir_kernel void @c12() { ret void }
define aarch64_vector_pcs void @c13() { ret void }
define amdgpu_kernel void @c14() { ret void }
define win64cc void @c15() { ret void }
declare i32 @pers(...)
define void @p1() personality ptr @pers { ret void }
define i32 @args(i32 signext %a, i32 zeroext %b, i32 noundef %c, i32 inreg %d, ptr byval(i32) align 4 %e, ptr nonnull readonly nofree nocapture %f, ptr dereferenceable(8) %g, ptr dereferenceable_or_null(16) %h, ptr noalias writeonly %i, ptr readnone %j, ptr nest %k, ptr allocptr %l, i32 returned %m) { ret i32 %m }
define void @sret(ptr sret(%named) align 8 %a, ptr byref(%named) %b, ptr alignstack(16) %c) { ret void }
declare noundef nonnull align 8 dereferenceable(4) noalias ptr @res(i32 noundef, ptr swiftself)
declare signext i8 @res2(...)
define void @f0() #0 { ret void }
define void @f1() #1 { ret void }
define void @f2() #2 { ret void }
define void @f3() #3 { ret void }
define void @f4() #4 { ret void }
define void @f5() #5 { ret void }
define void @f6() #6 { ret void }
define void @f7() #7 { ret void }
define void @f8() #8 { ret void }
define void @f9() #9 { ret void }
define void @f10() #10 { ret void }
define void @f11() memory(none) { ret void }
define void @f12() memory(read) { ret void }
define void @f13() memory(argmem: write) { ret void }
define void @f14() memory(argmem: readwrite, inaccessiblemem: read) { ret void }
define void @f15() memory(write, argmem: none) { ret void }
define void @f16() memory(readwrite) { ret void }
define void @f17() uwtable { ret void }
define void @f18() uwtable(sync) { ret void }
define void @f19() vscale_range(2,8) { ret void }
define void @f20() vscale_range(4) { ret void }
define void @f21() !prof !0 { ret void }
declare void @multi(i32, ...) #3
define <4 x i32> @types(<2 x float> %a, [2 x i8] %b, { i32, <{ i8, i64 }> } %c, ptr addrspace(3) %d, half %e, bfloat %f, x86_fp80 %g, fp128 %h, ppc_fp128 %i, <vscale x 4 x i32> %j, i1 %k, %named %l, target("spirv.Image", i32, 1) %m, i128 %n) {
  ret <4 x i32> zeroinitializer
}
attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "target-cpu"="x86-64" "tune-cpu"="generic" "target-features"="+cx8,+mmx,-fp64" "no-trapping-math"="true" }
attributes #1 = { alwaysinline "frame-pointer"="non-leaf" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "unsafe-fp-math"="true" }
attributes #2 = { convergent willreturn "frame-pointer"="none" "approx-func-fp-math"="true" "no-signed-zeros-fp-math"="true" "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" }
attributes #3 = { cold "own"="value" "flag" minsize nounwind }
attributes #4 = { "aarch64_pstate_sm_enabled" "aarch64_new_za" }
attributes #5 = { "aarch64_pstate_sm_body" "aarch64_in_za" }
attributes #6 = { "aarch64_pstate_sm_compatible" "aarch64_out_za" }
attributes #7 = { "aarch64_inout_za" }
attributes #8 = { "aarch64_preserves_za" inlinehint }
attributes #9 = { alignstack=16 mustprogress nofree norecurse nosync "frame-pointer"="all" }
attributes #10 = { "instrument-function-entry"="a" "instrument-function-exit"="b" "prefer-vector-width"="128" "reciprocal-estimates"="all" "target-features"="" }
!0 = !{!"function_entry_count", i64 77}
; -----
; Calls and invokes.
declare i32 @f(i32, ...)
declare void @g()
declare float @h(float)
declare i32 @pers(...)
declare ptr @p(ptr byval(i32), i32)
define void @calls(ptr %fp, i32 %a, float %x) {
  call void @g()
  tail call void @g()
  musttail call void @calls(ptr %fp, i32 %a, float %x)
  ret void
}
define float @calls2(ptr %fp, i32 %a, float %x) {
  notail call void @g()
  %1 = call i32 (i32, ...) @f(i32 %a, i32 1, float %x)
  %2 = call i32 (i32, ...) %fp(i32 %a, ptr %fp)
  %3 = call nnan ninf float @h(float %x)
  %4 = call fast float %fp(float %3)
  call fastcc void @g()
  call void %fp()
  %5 = call i32 %fp(i32 %1)
  call void @g() nounwind willreturn
  call void @g() convergent
  call void @g() memory(read)
  call void @g() memory(argmem: readwrite)
  call void @g() noinline
  call void @g() alwaysinline
  %6 = call noundef ptr @p(ptr byval(i32) align 4 %fp, i32 signext 5)
  call void @g() [ "deopt"(i32 %a, ptr %fp), "other"() ]
  ret float %4
}
define i32 @invokes(ptr %fp, i32 %a) personality ptr @pers {
  %1 = invoke i32 (i32, ...) @f(i32 %a, i32 2) to label %a1 unwind label %b1
a1:
  invoke void @g() to label %a2 unwind label %b2, !prof !0
a2:
  %2 = invoke i32 %fp(i32 %a) to label %a3 unwind label %b1
a3:
  %3 = phi i32 [ %2, %a2 ], [ %5, %b2 ]
  %4 = invoke fastcc i32 (i32, ...) %fp(i32 %3) to label %a4 unwind label %b3
a4:
  ret i32 %4
b1:
  %lp = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %lp
b2:
  %lp2 = landingpad { ptr, i32 } catch ptr null catch ptr @g
  %5 = extractvalue { ptr, i32 } %lp2, 1
  br label %a3
b3:
  %lp3 = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @g]
  unreachable
}
!0 = !{!"branch_weights", i32 3, i32 4}
; -----
; Inline assembly.
define i32 @f(i32 %a, ptr %p) {
  %1 = call i32 asm "bswap $0", "=r,r"(i32 %a)
  ret i32 %1
}
; -----
; Terminators and their weights.
define i32 @f(i32 %a, i64 %b, i1 %c) {
  switch i32 %a, label %d [
    i32 0, label %x
    i32 -5, label %y
    i32 2147483647, label %x
  ], !prof !0
x:
  %1 = phi i32 [ 1, %0 ], [ 1, %0 ], [ %a, %y ]
  switch i64 %b, label %d [
  ]
y:
  br i1 %c, label %x, label %d, !prof !1
d:
  %2 = phi i32 [ 7, %0 ], [ 8, %x ], [ 9, %y ]
  %3 = phi i1 [ true, %0 ], [ false, %x ], [ %c, %y ]
  br i1 %3, label %d2, label %d3, !prof !2
d2:
  unreachable
d3:
  br label %d4
d4:
  ret i32 %2
}
define void @order(i1 %c) {
entry:
  br label %z
a:
  br label %b
b:
  ret void
z:
  br i1 %c, label %a, label %b
}
define void @dead() {
  ret void
u:
  br label %u
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!1 = !{!"branch_weights", i32 10, i32 20}
!2 = !{!"branch_weights", !"expected", i32 1, i32 2000}

; ModuleID = '<stdin>'
source_filename = "<stdin>"

%named = type { i32, ptr }

define private void @l0() {
  ret void
}

define internal void @l1() {
  ret void
}

define available_externally void @l2() {
  ret void
}

define linkonce void @l3() {
  ret void
}

define weak void @l4() {
  ret void
}

define linkonce_odr void @l5() {
  ret void
}

define weak_odr void @l6() {
  ret void
}

declare extern_weak void @l7()

declare void @l8()

define hidden void @v1() {
  ret void
}

define protected void @v2() {
  ret void
}

define dso_local void @d1() {
  ret void
}

define void @u1() unnamed_addr {
  ret void
}

define void @u2() local_unnamed_addr {
  ret void
}

define void @g1() section ".text.q" align 64 gc "shadow-stack" {
  ret void
}

define fastcc void @c1() {
  ret void
}

define coldcc void @c2() {
  ret void
}

define ghccc void @c3() {
  ret void
}

define cc11 void @c4() {
  ret void
}

define anyregcc void @c5() {
  ret void
}

define preserve_mostcc void @c6() {
  ret void
}

define swiftcc void @c7() {
  ret void
}

define tailcc void @c8() {
  ret void
}

define x86_stdcallcc void @c9() {
  ret void
}

define ptx_kernel void @c10() {
  ret void
}

define spir_func void @c11() {
  ret void
}

define spir_kernel void @c12() {
  ret void
}

define aarch64_vector_pcs void @c13() {
  ret void
}

define amdgpu_kernel void @c14() {
  ret void
}

define win64cc void @c15() {
  ret void
}

declare i32 @pers(...)

define void @p1() personality ptr @pers {
  ret void
}

define i32 @args(i32 signext %a, i32 zeroext %b, i32 noundef %c, i32 inreg %d, ptr byval(i32) align 4 %e, ptr nocapture nofree nonnull readonly %f, ptr dereferenceable(8) %g, ptr dereferenceable_or_null(16) %h, ptr noalias writeonly %i, ptr readnone %j, ptr nest %k, ptr allocptr %l, i32 returned %m) {
  ret i32 %m
}

define void @sret(ptr sret(%named) align 8 %a, ptr byref(%named) %b, ptr alignstack(16) %c) {
  ret void
}

declare noalias noundef nonnull align 8 dereferenceable(4) ptr @res(i32 noundef, ptr swiftself)

declare signext i8 @res2(...)

; Function Attrs: noinline nounwind optnone
define void @f0() #0 {
  ret void
}

; Function Attrs: alwaysinline
define void @f1() #1 {
  ret void
}

; Function Attrs: convergent willreturn
define void @f2() #2 {
  ret void
}

; Function Attrs: cold minsize nounwind
define void @f3() #3 {
  ret void
}

define void @f4() #4 {
  ret void
}

define void @f5() #5 {
  ret void
}

define void @f6() #6 {
  ret void
}

define void @f7() #7 {
  ret void
}

; Function Attrs: inlinehint
define void @f8() #8 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync alignstack(16)
define void @f9() #9 {
  ret void
}

define void @f10() #10 {
  ret void
}

; Function Attrs: memory(none)
define void @f11() #11 {
  ret void
}

; Function Attrs: memory(read)
define void @f12() #12 {
  ret void
}

; Function Attrs: memory(argmem: write)
define void @f13() #13 {
  ret void
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: read)
define void @f14() #14 {
  ret void
}

; Function Attrs: memory(write, argmem: none)
define void @f15() #15 {
  ret void
}

; Function Attrs: memory(readwrite)
define void @f16() #16 {
  ret void
}

; Function Attrs: uwtable
define void @f17() #17 {
  ret void
}

; Function Attrs: uwtable(sync)
define void @f18() #18 {
  ret void
}

; Function Attrs: vscale_range(2,8)
define void @f19() #19 {
  ret void
}

; Function Attrs: vscale_range(4,4)
define void @f20() #20 {
  ret void
}

define void @f21() !prof !0 {
  ret void
}

; Function Attrs: cold minsize nounwind
declare void @multi(i32, ...) #3

define <4 x i32> @types(<2 x float> %a, [2 x i8] %b, { i32, <{ i8, i64 }> } %c, ptr addrspace(3) %d, half %e, bfloat %f, x86_fp80 %g, fp128 %h, ppc_fp128 %i, <vscale x 4 x i32> %j, i1 %k, %named %l, target("spirv.Image", i32, 1) %m, i128 %n) {
  ret <4 x i32> zeroinitializer
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "target-cpu"="x86-64" "target-features"="+cx8,+mmx,-fp64" "tune-cpu"="generic" }
attributes #1 = { alwaysinline "frame-pointer"="non-leaf" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "unsafe-fp-math"="true" }
attributes #2 = { convergent willreturn "approx-func-fp-math"="true" "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "frame-pointer"="none" "no-signed-zeros-fp-math"="true" }
attributes #3 = { cold minsize nounwind "flag" "own"="value" }
attributes #4 = { "aarch64_new_za" "aarch64_pstate_sm_enabled" }
attributes #5 = { "aarch64_in_za" "aarch64_pstate_sm_body" }
attributes #6 = { "aarch64_out_za" "aarch64_pstate_sm_compatible" }
attributes #7 = { "aarch64_inout_za" }
attributes #8 = { inlinehint "aarch64_preserves_za" }
attributes #9 = { mustprogress nofree norecurse nosync alignstack=16 "frame-pointer"="all" }
attributes #10 = { "instrument-function-entry"="a" "instrument-function-exit"="b" "prefer-vector-width"="128" "reciprocal-estimates"="all" "target-features" }
attributes #11 = { memory(none) }
attributes #12 = { memory(read) }
attributes #13 = { memory(argmem: write) }
attributes #14 = { memory(argmem: readwrite, inaccessiblemem: read) }
attributes #15 = { memory(write, argmem: none) }
attributes #16 = { memory(readwrite) }
attributes #17 = { uwtable }
attributes #18 = { uwtable(sync) }
attributes #19 = { vscale_range(2,8) }
attributes #20 = { vscale_range(4,4) }

!0 = !{!"function_entry_count", i64 77}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

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
  call void @g() #0
  call void @g() #1
  call void @g() #2
  call void @g() #3
  call void @g() #4
  call void @g() #5
  %6 = call noundef ptr @p(ptr byval(i32) align 4 %fp, i32 signext 5)
  call void @g() [ "deopt"(i32 %a, ptr %fp), "other"() ]
  ret float %4
}

define i32 @invokes(ptr %fp, i32 %a) personality ptr @pers {
  %1 = invoke i32 (i32, ...) @f(i32 %a, i32 2)
          to label %a1 unwind label %b1

a1:                                               ; preds = %0
  invoke void @g()
          to label %a2 unwind label %b2, !prof !0

a2:                                               ; preds = %a1
  %2 = invoke i32 %fp(i32 %a)
          to label %a3 unwind label %b1

a3:                                               ; preds = %b2, %a2
  %3 = phi i32 [ %2, %a2 ], [ %5, %b2 ]
  %4 = invoke fastcc i32 (i32, ...) %fp(i32 %3)
          to label %a4 unwind label %b3

a4:                                               ; preds = %a3
  ret i32 %4

b1:                                               ; preds = %a2, %0
  %lp = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %lp

b2:                                               ; preds = %a1
  %lp2 = landingpad { ptr, i32 }
          catch ptr null
          catch ptr @g
  %5 = extractvalue { ptr, i32 } %lp2, 1
  br label %a3

b3:                                               ; preds = %a3
  %lp3 = landingpad { ptr, i32 }
          cleanup
          filter [1 x ptr] [ptr @g]
  unreachable
}

attributes #0 = { nounwind willreturn }
attributes #1 = { convergent }
attributes #2 = { memory(read) }
attributes #3 = { memory(argmem: readwrite) }
attributes #4 = { noinline }
attributes #5 = { alwaysinline }

!0 = !{!"branch_weights", i32 3, i32 4}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f(i32 %a, ptr %p) {
  %1 = call i32 asm "bswap $0", "=r,r"(i32 %a)
  ret i32 %1
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f(i32 %a, i64 %b, i1 %c) {
  switch i32 %a, label %d [
    i32 0, label %x
    i32 -5, label %y
    i32 2147483647, label %x
  ], !prof !0

x:                                                ; preds = %y, %0, %0
  %1 = phi i32 [ 1, %0 ], [ 1, %0 ], [ %a, %y ]
  switch i64 %b, label %d [
  ]

y:                                                ; preds = %0
  br i1 %c, label %x, label %d, !prof !1

d:                                                ; preds = %y, %x, %0
  %2 = phi i32 [ 7, %0 ], [ 8, %x ], [ 9, %y ]
  %3 = phi i1 [ true, %0 ], [ false, %x ], [ %c, %y ]
  br i1 %3, label %d2, label %d3, !prof !2

d2:                                               ; preds = %d
  unreachable

d3:                                               ; preds = %d
  br label %d4

d4:                                               ; preds = %d3
  ret i32 %2
}

define void @order(i1 %c) {
entry:
  br label %z

a:                                                ; preds = %z
  br label %b

b:                                                ; preds = %z, %a
  ret void

z:                                                ; preds = %entry
  br i1 %c, label %a, label %b
}

define void @dead() {
  ret void

u:                                                ; preds = %u
  br label %u
}

!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!1 = !{!"branch_weights", i32 10, i32 20}
!2 = !{!"branch_weights", !"expected", i32 1, i32 2000}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

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

define i32 @args(i32 signext %0, i32 zeroext %1, i32 noundef %2, i32 inreg %3, ptr byval(i32) align 4 %4, ptr nofree nonnull readonly captures(none) %5, ptr dereferenceable(8) %6, ptr dereferenceable_or_null(16) %7, ptr noalias writeonly %8, ptr readnone %9, ptr nest %10, ptr allocptr %11, i32 returned %12) {
  ret i32 %12
}

define void @sret(ptr sret(%named) align 8 %0, ptr byref(%named) %1, ptr alignstack(16) %2) {
  ret void
}

declare noalias noundef nonnull align 8 dereferenceable(4) ptr @res(i32 noundef, ptr)

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

define void @f16() {
  ret void
}

; Function Attrs: uwtable
define void @f17() #16 {
  ret void
}

; Function Attrs: uwtable(sync)
define void @f18() #17 {
  ret void
}

; Function Attrs: vscale_range(2,8)
define void @f19() #18 {
  ret void
}

; Function Attrs: vscale_range(4,4)
define void @f20() #19 {
  ret void
}

define void @f21() !prof !1 {
  ret void
}

; Function Attrs: cold minsize nounwind
declare void @multi(i32, ...) #3

define <4 x i32> @types(<2 x float> %0, [2 x i8] %1, { i32, <{ i8, i64 }> } %2, ptr addrspace(3) %3, half %4, bfloat %5, x86_fp80 %6, fp128 %7, ppc_fp128 %8, <vscale x 4 x i32> %9, i1 %10, %named %11, target("spirv.Image", i32, 1) %12, i128 %13) {
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
attributes #16 = { uwtable }
attributes #17 = { uwtable(sync) }
attributes #18 = { vscale_range(2,8) }
attributes #19 = { vscale_range(4,4) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"function_entry_count", i64 77}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

declare i32 @f(i32, ...)

declare void @g()

declare float @h(float)

declare i32 @pers(...)

declare ptr @p(ptr byval(i32), i32)

define void @calls(ptr %0, i32 %1, float %2) {
  call void @g()
  tail call void @g()
  musttail call void @calls(ptr %0, i32 %1, float %2)
  ret void
}

define float @calls2(ptr %0, i32 %1, float %2) {
  notail call void @g()
  %4 = call i32 (i32, ...) @f(i32 %1, i32 1, float %2)
  %5 = call i32 (i32, ...) %0(i32 %1, ptr %0)
  %6 = call nnan ninf float @h(float %2)
  %7 = call fast float %0(float %6)
  call fastcc void @g()
  call void %0()
  %8 = call i32 %0(i32 %4)
  call void @g() #0
  call void @g() #1
  call void @g() #2
  call void @g() #3
  call void @g() #4
  call void @g() #5
  %9 = call noundef ptr @p(ptr byval(i32) align 4 %0, i32 signext 5)
  call void @g()
  ret float %7
}

define i32 @invokes(ptr %0, i32 %1) personality ptr @pers {
  %3 = invoke i32 (i32, ...) @f(i32 %1, i32 2)
          to label %4 unwind label %12

4:                                                ; preds = %2
  invoke void @g()
          to label %5 unwind label %14, !prof !1

5:                                                ; preds = %4
  %6 = invoke i32 %0(i32 %1)
          to label %7 unwind label %12

7:                                                ; preds = %5
  br label %8

8:                                                ; preds = %7, %14
  %9 = phi i32 [ %16, %14 ], [ %6, %7 ]
  %10 = invoke fastcc i32 (i32, ...) %0(i32 %9)
          to label %11 unwind label %17

11:                                               ; preds = %8
  ret i32 %10

12:                                               ; preds = %5, %2
  %13 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %13

14:                                               ; preds = %4
  %15 = landingpad { ptr, i32 }
          catch ptr null
          catch ptr @g
  %16 = extractvalue { ptr, i32 } %15, 1
  br label %8

17:                                               ; preds = %8
  %18 = landingpad { ptr, i32 }
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

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 3, i32 4}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define i32 @f(i32 %0, ptr %1) {
  %3 = call i32 asm "bswap $0", "=r,r"(i32 %0)
  ret i32 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @ints(i32 %0, i32 %1, i8 %2, <4 x i32> %3) {
  %5 = add i32 %0, %1
  %6 = add nsw i32 %0, %1
  %7 = sub nuw i32 %0, %1
  %8 = mul nuw nsw i32 %0, %1
  %9 = shl nsw i32 %0, %1
  %10 = udiv exact i32 %0, %1
  %11 = sdiv i32 %0, %1
  %12 = urem i32 %0, %1
  %13 = srem i32 %0, %1
  %14 = and i32 %0, %1
  %15 = or disjoint i32 %0, %1
  %16 = xor i32 %0, %1
  %17 = lshr exact i32 %0, %1
  %18 = ashr i32 %0, %1
  %19 = trunc nuw i32 %0 to i8
  %20 = zext nneg i8 %2 to i32
  %21 = sext i8 %2 to i32
  %22 = sitofp i32 %0 to float
  %23 = uitofp nneg i32 %0 to double
  %24 = fptosi float %22 to i32
  %25 = fptoui double %23 to i8
  %26 = fpext float %22 to double
  %27 = fptrunc double %26 to half
  %28 = bitcast float %22 to i32
  %29 = freeze i32 %28
  %30 = icmp eq i32 %0, %1
  %31 = icmp ne i32 %0, %1
  %32 = icmp slt i32 %0, %1
  %33 = icmp sle i32 %0, %1
  %34 = icmp sgt i32 %0, %1
  %35 = icmp sge i32 %0, %1
  %36 = icmp ult i32 %0, %1
  %37 = icmp ule i32 %0, %1
  %38 = icmp ugt <4 x i32> %3, %3
  %39 = icmp uge i32 %0, %1
  %40 = select i1 %30, i32 %0, i32 %1
  %41 = select <4 x i1> %38, <4 x i32> %3, <4 x i32> zeroinitializer
  ret void
}

define void @floats(float %0, float %1, i1 %2) {
  %4 = fadd float %0, %1
  %5 = fsub nnan float %0, %1
  %6 = fmul ninf nsz float %0, %1
  %7 = fdiv arcp contract float %0, %1
  %8 = frem reassoc afn float %0, %1
  %9 = fneg fast float %0
  %10 = fcmp oeq float %0, %1
  %11 = fcmp ogt float %0, %1
  %12 = fcmp oge float %0, %1
  %13 = fcmp olt float %0, %1
  %14 = fcmp ole float %0, %1
  %15 = fcmp one float %0, %1
  %16 = fcmp ord float %0, %1
  %17 = fcmp ueq float %0, %1
  %18 = fcmp ugt float %0, %1
  %19 = fcmp nnan uge float %0, %1
  %20 = fcmp ult float %0, %1
  %21 = fcmp ule float %0, %1
  %22 = fcmp une float %0, %1
  %23 = fcmp uno float %0, %1
  %24 = fcmp true float %0, %1
  %25 = fcmp false float %0, %1
  %26 = select nnan i1 %2, float %0, float %1
  ret void
}

define void @memory(ptr %0, i64 %1, i32 %2, float %3, ptr addrspace(1) %4) {
  %6 = alloca i32, align 4
  %7 = alloca float, i64 %1, align 16
  %8 = alloca inalloca [3 x i8], align 1
  %9 = alloca i8, i32 5, align 1, addrspace(5)
  %10 = load i32, ptr %0, align 4
  %11 = load volatile i64, ptr %0, align 2
  %12 = load atomic i32, ptr %0 syncscope("agent") acquire, align 4
  %13 = load atomic volatile float, ptr %0 monotonic, align 4
  %14 = load i32, ptr %0, align 4, !nontemporal !1
  %15 = load i32, ptr %0, align 4, !invariant.load !2
  %16 = load i32, ptr %0, align 4, !invariant.group !2
  %17 = load { i32, i8 }, ptr addrspace(1) %4, align 4
  store i32 %10, ptr %0, align 4
  store volatile i32 %10, ptr %0, align 1
  store atomic i32 %10, ptr %0 release, align 4
  store i32 %10, ptr %0, align 4, !nontemporal !1
  store { i32, i8 } %17, ptr %0, align 4
  %18 = getelementptr i32, ptr %0, i64 %1
  %19 = getelementptr inbounds { i8, [4 x i32] }, ptr %0, i64 %1, i32 1, i32 %2
  %20 = getelementptr i8, ptr %0, i32 -1
  %21 = getelementptr inbounds [4 x i32], ptr %0, i64 0, i64 4294967296
  %22 = getelementptr nuw i8, ptr %0, i64 3
  %23 = getelementptr nusw i8, ptr %0, i64 %1
  %24 = ptrtoint ptr %0 to i64
  %25 = inttoptr i64 %1 to ptr
  %26 = addrspacecast ptr %0 to ptr addrspace(1)
  %27 = atomicrmw xchg ptr %0, i32 %2 monotonic, align 4
  %28 = atomicrmw add ptr %0, i32 %2 acquire, align 8
  %29 = atomicrmw sub ptr %0, i32 %2 release, align 4
  %30 = atomicrmw and ptr %0, i32 %2 acq_rel, align 4
  %31 = atomicrmw nand ptr %0, i32 %2 seq_cst, align 4
  %32 = atomicrmw or ptr %0, i32 %2 monotonic, align 4
  %33 = atomicrmw xor ptr %0, i32 %2 monotonic, align 4
  %34 = atomicrmw max ptr %0, i32 %2 monotonic, align 4
  %35 = atomicrmw min ptr %0, i32 %2 monotonic, align 4
  %36 = atomicrmw umax ptr %0, i32 %2 monotonic, align 4
  %37 = atomicrmw umin ptr %0, i32 %2 monotonic, align 4
  %38 = atomicrmw fadd ptr %0, float %3 monotonic, align 4
  %39 = atomicrmw fsub ptr %0, float %3 monotonic, align 4
  %40 = atomicrmw fmax ptr %0, float %3 monotonic, align 4
  %41 = atomicrmw volatile fmin ptr %0, float %3 syncscope("wg") monotonic, align 4
  %42 = atomicrmw uinc_wrap ptr %0, i32 %2 monotonic, align 4
  %43 = atomicrmw udec_wrap ptr %0, i32 %2 monotonic, align 4
  %44 = cmpxchg ptr %0, i32 %2, i32 %10 acq_rel monotonic, align 4
  %45 = cmpxchg weak volatile ptr %0, i32 %2, i32 %10 syncscope("x") seq_cst acquire, align 8
  %46 = extractvalue { i32, i1 } %44, 1
  fence acquire
  fence syncscope("x") seq_cst
  ret void
}

define i32 @vectors(<4 x float> %0, <4 x float> %1, i32 %2, float %3, { i32, [2 x float] } %4, <vscale x 2 x i32> %5) {
  %7 = extractelement <4 x float> %0, i32 %2
  %8 = insertelement <4 x float> %0, float %3, i64 2
  %9 = shufflevector <4 x float> %0, <4 x float> %1, <6 x i32> <i32 0, i32 4, i32 poison, i32 5, i32 2, i32 7>
  %10 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> zeroinitializer
  %11 = extractvalue { i32, [2 x float] } %4, 1, 1
  %12 = insertvalue { i32, [2 x float] } %4, float %3, 1, 0
  %13 = shufflevector <vscale x 2 x i32> %5, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
  %14 = extractvalue { i32, [2 x float] } %12, 0
  ret i32 %14
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
!2 = !{}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define i32 @va(ptr %0) {
  %2 = va_arg ptr %0, i32
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @ind(ptr %0) {
  indirectbr ptr %0, [label %2, label %3]

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @g, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr null }]

define void @f() {
  ret void
}

define void @g() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@x = global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]

define void @f() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@i1 = internal ifunc void (), ptr @r
@i0 = ifunc i32 (i32), ptr @r

define ptr @r() {
  ret ptr null
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@y = global i32 sub (i32 ptrtoint (ptr @x to i32), i32 3)
@x = global i32 8
@z = global i32 xor (i32 add (i32 ptrtoint (ptr @x to i32), i32 3), i32 7)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-n8:16:32:64-S128-p270:32:32:32:32-p271:32:32:32:32-p272:64:64:64:64-i64:64-i128:128-f80:128-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-f16:16-f64:64-f128:128"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"
module asm ".globl x"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.sideeffect() #0

define void @f() {
  call void @llvm.sideeffect()
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0, i1 %1) {
  %3 = load i32, ptr %0, align 4, !tbaa !1
  %4 = load i32, ptr %0, align 4, !tbaa !6
  %5 = load i32, ptr %0, align 4, !alias.scope !7, !noalias !10
  store i32 %3, ptr %0, align 4, !tbaa !1, !llvm.access.group !12
  %6 = load i32, ptr %0, align 4, !llvm.access.group !13
  call void @g(), !tbaa !1, !alias.scope !7, !noalias !10, !llvm.access.group !12
  %7 = load i32, ptr %0, align 4
  %8 = load ptr, ptr %0, align 8, !dereferenceable !15
  %9 = load ptr, ptr %0, align 8, !dereferenceable_or_null !15
  %10 = load float, ptr %0, align 4
  br label %11

11:                                               ; preds = %11, %2
  br i1 %1, label %11, label %12, !llvm.loop !16

12:                                               ; preds = %12, %11
  br i1 %1, label %12, label %13, !llvm.loop !22

13:                                               ; preds = %13, %12
  br i1 %1, label %13, label %14, !llvm.loop !35

14:                                               ; preds = %13
  ret void
}

declare void @g()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2, !3, i64 4}
!2 = !{!"agg", !3, i64 0, !3, i64 4}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!3, !3, i64 0, i64 1}
!7 = !{!8}
!8 = distinct !{!8, !9, !"one"}
!9 = distinct !{!9, !"The domain"}
!10 = !{!11, !8}
!11 = distinct !{!11, !9}
!12 = distinct !{}
!13 = !{!12, !14}
!14 = distinct !{}
!15 = !{i64 8}
!16 = distinct !{!16, !17, !18, !19, !20, !21}
!17 = !{!"llvm.loop.disable_nonforced"}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.vectorize.width", i32 8}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!"llvm.loop.parallel_accesses", !12, !14}
!22 = distinct !{!22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34}
!23 = !{!"llvm.loop.vectorize.enable", i1 true}
!24 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!25 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!26 = !{!"llvm.loop.interleave.count", i32 4}
!27 = !{!"llvm.loop.unroll_and_jam.enable"}
!28 = !{!"llvm.loop.unroll_and_jam.count", i32 3}
!29 = !{!"llvm.licm.disable"}
!30 = !{!"llvm.loop.licm_versioning.disable"}
!31 = !{!"llvm.loop.distribute.enable", i1 false}
!32 = !{!"llvm.loop.pipeline.disable", i1 true}
!33 = !{!"llvm.loop.pipeline.initiationinterval", i32 7}
!34 = !{!"llvm.loop.peeled.count", i32 6}
!35 = distinct !{!35, !36, !37, !39, !40, !41, !42, !43, !44}
!36 = !{!"llvm.loop.isvectorized", i32 1}
!37 = !{!"llvm.loop.vectorize.followup_vectorized", !38}
!38 = distinct !{!38, !18}
!39 = !{!"llvm.loop.vectorize.followup_epilogue", !38}
!40 = !{!"llvm.loop.unroll.followup_unrolled", !38}
!41 = !{!"llvm.loop.unroll_and_jam.disable"}
!42 = !{!"llvm.loop.unroll_and_jam.followup_inner", !38}
!43 = !{!"llvm.loop.distribute.followup_all", !38}
!44 = !{!"llvm.loop.unswitch.partial.disable"}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(i1 %0) {
  br label %2

2:                                                ; preds = %2, %1
  br i1 %0, label %2, label %3

3:                                                ; preds = %3, %2
  br i1 %0, label %3, label %4

4:                                                ; preds = %4, %3
  br i1 %0, label %4, label %5

5:                                                ; preds = %5, %4
  br i1 %0, label %5, label %6

6:                                                ; preds = %6, %5
  br i1 %0, label %6, label %7

7:                                                ; preds = %7, %6
  br i1 %0, label %7, label %8

8:                                                ; preds = %7
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(i1 %0) {
  br label %2

2:                                                ; preds = %2, %1
  br i1 %0, label %2, label %3, !llvm.loop !1

3:                                                ; preds = %3, %2
  br i1 %0, label %3, label %4

4:                                                ; preds = %4, %3
  br i1 %0, label %4, label %5

5:                                                ; preds = %5, %4
  br i1 %0, label %5, label %6

6:                                                ; preds = %6, %5
  br i1 %0, label %6, label %7, !llvm.loop !3

7:                                                ; preds = %7, %6
  br i1 %0, label %7, label %8

8:                                                ; preds = %7
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !2, !4}
!4 = !{!"llvm.loop.distribute.enable", i1 true}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.dependent-libraries = !{!2}
!llvm.linker.options = !{!3, !4}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = !{!"me"}
!1 = !{!"cc a.c"}
!2 = !{!"m"}
!3 = !{!"/DEFAULTLIB:", !"libcmt"}
!4 = !{!"-lm"}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 2, !"probe-stack", !"inline-asm"}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(i1 %0) {
  br i1 %0, label %2, label %4, !prof !1

2:                                                ; preds = %1
  br i1 %0, label %3, label %4, !prof !2

3:                                                ; preds = %2
  ret void

4:                                                ; preds = %2, %1
  ret void
}

define void @g() !prof !3 {
  ret void
}

define void @h() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 1, i32 0}
!2 = !{!"branch_weights", i32 7, i32 0}
!3 = !{!"function_entry_count", i64 -1}
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
!3 = !{!"char", !4, i64 0}
!4 = distinct !{!4}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0) {
  %2 = load i32, ptr %0, align 4, !alias.scope !1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2}
!2 = !{!"scope", !3, !"text"}
!3 = !{!"domain"}
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
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !15}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i64 10000, i64 86, i64 1}
!14 = !{i64 100000, i64 85, i64 2}
!15 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !13}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12}
!11 = !{i64 10000, i64 86, i64 1}
!12 = !{i64 100000, i64 85, i64 2}
!13 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !14}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"DetailedSummary", !11}
!11 = !{!12, !13}
!12 = !{i64 10000, i64 86, i64 1}
!13 = !{i64 100000, i64 85, i64 2}
!14 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !14}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"PartialProfileRatio", double 5.000000e-01}
!10 = !{!"DetailedSummary", !11}
!11 = !{!12, !13}
!12 = !{i64 10000, i64 86, i64 1}
!13 = !{i64 100000, i64 85, i64 2}
!14 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !15}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"SampleProfile"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i64 10000, i64 86, i64 1}
!14 = !{i64 100000, i64 85, i64 2}
!15 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !15}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"CSInstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i64 10000, i64 86, i64 1}
!14 = !{i64 100000, i64 85, i64 2}
!15 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

declare void @f()

declare void @g()

!llvm.module.flags = !{!0, !5}

!0 = !{i32 5, !"CG Profile", !1}
!1 = distinct !{!2, !3, !4}
!2 = !{ptr @f, ptr @g, i64 222}
!3 = !{ptr @g, null, i64 5}
!4 = !{null, null, i64 0}
!5 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0, !1}

!0 = !{i32 4, !"override", i32 12}
!1 = !{i32 2, !"Debug Info Version", i32 3}

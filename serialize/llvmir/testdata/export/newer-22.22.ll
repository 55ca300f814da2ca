; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@i0 = dso_local ifunc i32 (i32), ptr @resolver
@i1 = internal hidden ifunc void (), ptr @resolver

declare range(i8 0, 2) i8 @p(i32 range(i32 0, 12), i8 range(i8 -5, 127))

define i64 @f(i32 %0, i8 %1, ptr %2, i64 %3, i1 %4, float %5) {
  %7 = zext nneg i8 %1 to i64
  %8 = lshr exact i32 %0, %0
  %9 = udiv exact i32 %8, %0
  %10 = or disjoint i32 %9, %0
  %11 = uitofp nneg i32 %10 to float
  %12 = getelementptr nuw i32, ptr %2, i64 %3
  %13 = getelementptr inbounds nuw i32, ptr %2, i64 %3
  %14 = getelementptr nusw i32, ptr %2, i64 %3
  %15 = load i32, ptr %2, align 4, !invariant.group !4
  store i32 %15, ptr %2, align 4, !invariant.group !4
  %16 = va_arg ptr %2, i32
  %17 = trunc nuw nsw i32 %0 to i8
  %18 = call i8 @p(i32 %0, i8 %1) #5
  %19 = call i8 @p(i32 %0, i8 %1) #6
  %20 = call i8 @p(i32 %0, i8 %1) #7
  %21 = call i8 @p(i32 %0, i8 %1) #8
  %22 = call i8 @p(i32 %0, i8 %1) #9
  %23 = call zeroext i32 @q(ptr byval(i32) align 4 %2, i32 signext %0)
  %24 = call i32 @q(ptr %2, i32 %0) [ "tag"(i32 %0, ptr %2), "other"() ]
  %25 = tail call i32 asm "nop", "=r,r"(i32 %0)
  call void @llvm.assume(i1 true) [ "align"(ptr %2, i64 %3) ]
  ret i64 %7
}

declare i32 @q(ptr, i32)

; Function Attrs: uwtable(sync)
declare void @u0() #0

; Function Attrs: uwtable
declare void @u1() #1

declare void @u2()

; Function Attrs: inlinehint
define void @u3() #2 {
  ret void
}

declare void @u4() #3

define ptr @resolver() {
  ret ptr null
}

define void @asm(i32 %0) {
  %2 = call i32 @i0(i32 %0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { uwtable(sync) }
attributes #1 = { uwtable }
attributes #2 = { inlinehint "instrument-function-entry"="a" "instrument-function-exit"="b" "prefer-vector-width"="128" "reciprocal-estimates"="all" }
attributes #3 = { "frame-pointer"="reserved" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind willreturn }
attributes #6 = { noinline }
attributes #7 = { alwaysinline }
attributes #8 = { inlinehint }
attributes #9 = { memory(argmem: read, inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 4, !"probe-stack", !"inline-asm"}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "x86_64-pc-windows-msvc"

module asm "a: .word 1"
module asm ".globl b"

!llvm.module.flags = !{!0, !1}

!0 = !{i32 7, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"CodeView", i32 1}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.module.flags = !{!2}

!0 = !{!"me 1.0"}
!1 = !{!"cc -c a.c"}
!2 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-n8:16:64-Fn32-i8:8-p1:32:64:64:16"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "Fi32-p1:32:64:64:32"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  indirectbr ptr %0, [label %2, label %3]

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  unreachable
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() {
  store ptr dso_local_equivalent @f, ptr dso_local_equivalent @f, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

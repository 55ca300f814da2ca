; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%pair = type { i32, ptr }

@text = internal constant [3 x i8] c"ab\00", align 4
@grid = private global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
@pair = global %pair { i32 7, ptr @text }
@sparse = linkonce_odr hidden global [3 x float] [float 0.000000e+00, float 2.500000e+00, float 0.000000e+00]

; Function Attrs: nounwind alignstack(16)
declare inreg float @callee(i32 noundef signext, ...) #0

; Function Attrs: memory(argmem: read)
define fastcc i64 @loop(i64 %0, ptr addrspace(1) %1) #1 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %11, %7 ], [ 0, %2 ]
  %5 = phi i64 [ %10, %7 ], [ 2, %2 ]
  %6 = icmp slt i64 %4, %0
  br i1 %6, label %7, label %12, !prof !1, !llvm.loop !2

7:                                                ; preds = %3
  %8 = getelementptr inbounds { i32, i64 }, ptr addrspace(1) %1, i64 %4, i32 1
  %9 = load volatile i64, ptr addrspace(1) %8, align 4
  %10 = add nsw i64 %5, %9
  %11 = add i64 %4, 1
  br label %3

12:                                               ; preds = %3
  %13 = phi i64 [ %5, %3 ]
  switch i64 %13, label %14 [
    i64 5, label %17
    i64 -1, label %16
  ]

14:                                               ; preds = %17, %12
  %15 = phi i64 [ %18, %17 ], [ %13, %12 ]
  ret i64 %15

16:                                               ; preds = %12
  unreachable

17:                                               ; preds = %12
  %18 = phi i64 [ %0, %12 ]
  br label %14
}

define void @calls(ptr %0, float %1, <4 x float> %2) {
  %4 = call float (i32, ...) @callee(i32 3, float %1)
  %5 = tail call nnan contract float %0(float %4)
  %6 = call float @llvm.fma.f32(float %5, float %1, float %4)
  %7 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %6, <4 x float> %2)
  %8 = call float asm sideeffect "mov $1, $0", "=r,r"(float %7)
  %9 = shufflevector <4 x float> %2, <4 x float> %2, <3 x i32> <i32 0, i32 7, i32 poison>
  %10 = atomicrmw fadd ptr %0, float %8 syncscope("agent") monotonic, align 4
  %11 = cmpxchg weak ptr %0, i32 3, i32 3 acq_rel monotonic, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #2

attributes #0 = { nounwind alignstack=16 "custom" "key"="value" }
attributes #1 = { memory(argmem: read) "no-nans-fp-math"="true" "target-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 10, i32 1}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}

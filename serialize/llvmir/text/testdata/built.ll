; ModuleID = 'built'
source_filename = "built"
target datalayout = "e-i64:64"

%pair = type { i32, double }

@g = internal global %pair zeroinitializer

; Function Attrs: nounwind
define double @f(i32 noundef %0) #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %4, %2 ]
  %4 = add nsw i32 %3, %0
  %5 = icmp slt i32 %4, -3
  br i1 %5, label %2, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %pair, ptr @g, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = call double @llvm.fabs.f64(double %8), !dbg !1
  ret double %9, !own !2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { nounwind "k"="v" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!files = !{!0}

!0 = !DIFile(filename: "a", directory: "b")
!1 = !DILocation(line: 3, scope: !0)
!2 = !{!"x", i1 true}

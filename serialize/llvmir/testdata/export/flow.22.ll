; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @switch(i32 %0, i64 %1, i8 %2) {
  switch i32 %0, label %4 [
    i32 1, label %14
    i32 -2, label %6
    i32 2147483647, label %7
    i32 -2147483648, label %6
  ]

4:                                                ; preds = %14, %3
  %5 = phi i32 [ %15, %14 ], [ 0, %3 ]
  switch i64 %1, label %6 [
    i64 4294967296, label %11
    i64 -1, label %12
  ], !prof !1

6:                                                ; preds = %4, %3, %3
  switch i8 %2, label %11 [
  ]

7:                                                ; preds = %3
  %8 = phi i32 [ %0, %3 ]
  %9 = phi i32 [ 0, %3 ]
  %10 = add i32 %8, %9
  ret i32 %10

11:                                               ; preds = %6, %4
  switch i8 %2, label %12 [
    i8 -128, label %13
    i8 127, label %13
  ]

12:                                               ; preds = %11, %4
  ret i32 0

13:                                               ; preds = %11, %11
  unreachable

14:                                               ; preds = %3
  %15 = phi i32 [ %0, %3 ]
  br label %4
}

define i32 @branches(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %12

4:                                                ; preds = %6, %12, %3
  %5 = phi i32 [ %13, %12 ], [ %9, %6 ], [ %1, %3 ]
  br i1 %0, label %6, label %10, !prof !2

6:                                                ; preds = %4
  %7 = phi i32 [ %5, %4 ]
  %8 = phi i32 [ %1, %4 ]
  %9 = mul i32 %7, %8
  br label %4

10:                                               ; preds = %4
  br i1 %0, label %11, label %11

11:                                               ; preds = %10, %10
  ret i32 %1

12:                                               ; preds = %3
  %13 = phi i32 [ %2, %3 ]
  br label %4
}

define void @order(i1 %0, i32 %1) {
  br label %5

3:                                                ; preds = %5
  br label %4

4:                                                ; preds = %9, %3, %6
  ret void

5:                                                ; preds = %2
  br i1 %0, label %3, label %6

6:                                                ; preds = %5
  %7 = phi i32 [ %1, %5 ]
  br label %4

8:                                                ; No predecessors!
  br label %9

9:                                                ; preds = %8
  %10 = phi i32 [ %1, %8 ]
  br label %4
}

define i64 @loop(i64 %0) {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i64 [ %8, %6 ], [ 0, %1 ]
  %4 = phi i64 [ %7, %6 ], [ 0, %1 ]
  %5 = icmp slt i64 %3, %0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = add i64 %4, %3
  %8 = add i64 %3, 1
  br label %2

9:                                                ; preds = %2
  ret i64 %4
}

define void @swap(i1 %0, float %1, float %2) {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi float [ %6, %4 ], [ %1, %3 ]
  %6 = phi float [ %5, %4 ], [ %2, %3 ]
  br i1 %0, label %4, label %7

7:                                                ; preds = %4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 10, i32 20, i32 30}
!2 = !{!"branch_weights", i32 3, i32 5}

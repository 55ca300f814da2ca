; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1
@h = global i32 1

define void @f0(ptr %0) {
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %2 = icmp eq i32 ptrtoint (ptr @g to i32), 3
  store i1 %2, ptr %0, align 1
  %3 = icmp eq i32 3, ptrtoint (ptr @g to i32)
  store i1 %3, ptr %0, align 1
  %4 = icmp eq i32 ptrtoint (ptr @g to i32), 0
  store i1 %4, ptr %0, align 1
  %5 = icmp eq i32 0, ptrtoint (ptr @g to i32)
  store i1 %5, ptr %0, align 1
  %6 = icmp eq i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %6, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %7 = icmp ne i32 ptrtoint (ptr @g to i32), 3
  store i1 %7, ptr %0, align 1
  %8 = icmp ne i32 3, ptrtoint (ptr @g to i32)
  store i1 %8, ptr %0, align 1
  %9 = icmp ne i32 ptrtoint (ptr @g to i32), 0
  store i1 %9, ptr %0, align 1
  %10 = icmp ne i32 0, ptrtoint (ptr @g to i32)
  store i1 %10, ptr %0, align 1
  %11 = icmp ne i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %11, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %12 = icmp slt i32 ptrtoint (ptr @g to i32), 3
  store i1 %12, ptr %0, align 1
  %13 = icmp slt i32 3, ptrtoint (ptr @g to i32)
  store i1 %13, ptr %0, align 1
  %14 = icmp slt i32 ptrtoint (ptr @g to i32), 0
  store i1 %14, ptr %0, align 1
  %15 = icmp slt i32 0, ptrtoint (ptr @g to i32)
  store i1 %15, ptr %0, align 1
  %16 = icmp slt i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %16, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %17 = icmp slt ptr @g, @h
  store i1 %17, ptr %0, align 1
  %18 = icmp slt ptr @g, null
  store i1 %18, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %19 = icmp slt ptr null, @g
  store i1 %19, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %20 = icmp sle i32 ptrtoint (ptr @g to i32), 3
  store i1 %20, ptr %0, align 1
  %21 = icmp sle i32 3, ptrtoint (ptr @g to i32)
  store i1 %21, ptr %0, align 1
  %22 = icmp sle i32 ptrtoint (ptr @g to i32), 0
  store i1 %22, ptr %0, align 1
  %23 = icmp sle i32 0, ptrtoint (ptr @g to i32)
  store i1 %23, ptr %0, align 1
  %24 = icmp sle i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %24, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store i1 true, ptr %0, align 1
  %25 = icmp sle ptr @g, @h
  store i1 %25, ptr %0, align 1
  %26 = icmp sle ptr @g, null
  store i1 %26, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %27 = icmp sle ptr null, @g
  store i1 %27, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %28 = icmp sgt i32 ptrtoint (ptr @g to i32), 3
  store i1 %28, ptr %0, align 1
  %29 = icmp sgt i32 3, ptrtoint (ptr @g to i32)
  store i1 %29, ptr %0, align 1
  %30 = icmp sgt i32 ptrtoint (ptr @g to i32), 0
  store i1 %30, ptr %0, align 1
  %31 = icmp sgt i32 0, ptrtoint (ptr @g to i32)
  store i1 %31, ptr %0, align 1
  %32 = icmp sgt i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %32, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %33 = icmp sgt ptr @g, @h
  store i1 %33, ptr %0, align 1
  %34 = icmp sgt ptr @g, null
  store i1 %34, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %35 = icmp sgt ptr null, @g
  store i1 %35, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %36 = icmp sge i32 ptrtoint (ptr @g to i32), 3
  store i1 %36, ptr %0, align 1
  %37 = icmp sge i32 3, ptrtoint (ptr @g to i32)
  store i1 %37, ptr %0, align 1
  %38 = icmp sge i32 ptrtoint (ptr @g to i32), 0
  store i1 %38, ptr %0, align 1
  %39 = icmp sge i32 0, ptrtoint (ptr @g to i32)
  store i1 %39, ptr %0, align 1
  %40 = icmp sge i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %40, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %41 = icmp sge ptr @g, @h
  store i1 %41, ptr %0, align 1
  %42 = icmp sge ptr @g, null
  store i1 %42, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %43 = icmp sge ptr null, @g
  store i1 %43, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %44 = icmp ult i32 ptrtoint (ptr @g to i32), 3
  store i1 %44, ptr %0, align 1
  %45 = icmp ult i32 3, ptrtoint (ptr @g to i32)
  store i1 %45, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %46 = icmp ult i32 0, ptrtoint (ptr @g to i32)
  store i1 %46, ptr %0, align 1
  %47 = icmp ult i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %47, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %48 = icmp ult ptr @g, @h
  store i1 %48, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  ret void
}

define void @f1(ptr %0) {
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %2 = icmp ule i32 ptrtoint (ptr @g to i32), 3
  store i1 %2, ptr %0, align 1
  %3 = icmp ule i32 3, ptrtoint (ptr @g to i32)
  store i1 %3, ptr %0, align 1
  %4 = icmp ule i32 ptrtoint (ptr @g to i32), 0
  store i1 %4, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %5 = icmp ule i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %5, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %6 = icmp ule ptr @g, @h
  store i1 %6, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %7 = icmp ugt i32 ptrtoint (ptr @g to i32), 3
  store i1 %7, ptr %0, align 1
  %8 = icmp ugt i32 3, ptrtoint (ptr @g to i32)
  store i1 %8, ptr %0, align 1
  %9 = icmp ugt i32 ptrtoint (ptr @g to i32), 0
  store i1 %9, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %10 = icmp ugt i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %10, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %11 = icmp ugt ptr @g, @h
  store i1 %11, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %12 = icmp uge i32 ptrtoint (ptr @g to i32), 3
  store i1 %12, ptr %0, align 1
  %13 = icmp uge i32 3, ptrtoint (ptr @g to i32)
  store i1 %13, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %14 = icmp uge i32 0, ptrtoint (ptr @g to i32)
  store i1 %14, ptr %0, align 1
  %15 = icmp uge i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i1 %15, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store i1 true, ptr %0, align 1
  %16 = icmp uge ptr @g, @h
  store i1 %16, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  ret void
}

define void @f2(ptr %0) {
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 true, i1 false>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> splat (i1 true), ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @ints(i32 %0, i32 %1, <4 x i32> %2, i8 %3, i128 %4) {
  %6 = add i32 %0, %1
  %7 = add nsw i32 %6, %1
  %8 = sub nuw i32 %7, %1
  %9 = mul nuw nsw i32 %8, %1
  %10 = shl nsw i32 %9, %1
  %11 = udiv i32 %10, %1
  %12 = sdiv i32 %11, %1
  %13 = urem i32 %12, %1
  %14 = srem i32 %13, %1
  %15 = and i32 %14, %1
  %16 = or i32 %15, %1
  %17 = xor i32 %16, %1
  %18 = lshr i32 %17, %1
  %19 = ashr i32 %18, %1
  %20 = icmp eq i32 %19, %1
  %21 = icmp ne i32 %19, %1
  %22 = icmp slt i32 %19, %1
  %23 = icmp sle i32 %19, %1
  %24 = icmp sgt i32 %19, %1
  %25 = icmp sge i32 %19, %1
  %26 = icmp ult i32 %19, %1
  %27 = icmp ule i32 %19, %1
  %28 = icmp ugt i32 %19, %1
  %29 = icmp uge i32 %19, %1
  %30 = select i1 %20, i32 %0, i32 %1
  %31 = icmp eq <4 x i32> %2, %2
  %32 = select <4 x i1> %31, <4 x i32> %2, <4 x i32> %2
  %33 = trunc i32 %0 to i8
  %34 = zext i8 %33 to i64
  %35 = sext i8 %33 to i64
  %36 = sitofp i32 %0 to float
  %37 = uitofp i32 %0 to double
  %38 = fptosi float %36 to i32
  %39 = fptoui double %37 to i16
  %40 = fpext float %36 to double
  %41 = fptrunc double %40 to half
  %42 = bitcast float %36 to i32
  %43 = freeze i32 %0
  %44 = bitcast <4 x i32> %2 to <8 x i16>
  ret i32 %43
}

define float @floats(float %0, float %1, <2 x double> %2, i1 %3) {
  %5 = fadd float %0, %1
  %6 = fsub nnan float %5, %1
  %7 = fmul ninf float %6, %1
  %8 = fdiv nsz float %7, %1
  %9 = frem arcp float %8, %1
  %10 = fneg contract float %9
  %11 = fadd afn float %10, %1
  %12 = fadd reassoc float %11, %1
  %13 = fadd fast float %12, %1
  %14 = fadd nnan contract afn float %13, %1
  %15 = fcmp nnan oeq float %14, %1
  %16 = fcmp false float %14, %1
  %17 = fcmp ogt float %14, %1
  %18 = fcmp oge float %14, %1
  %19 = fcmp olt float %14, %1
  %20 = fcmp ole float %14, %1
  %21 = fcmp one float %14, %1
  %22 = fcmp ord float %14, %1
  %23 = fcmp ueq float %14, %1
  %24 = fcmp ugt float %14, %1
  %25 = fcmp uge float %14, %1
  %26 = fcmp ult float %14, %1
  %27 = fcmp ule float %14, %1
  %28 = fcmp une float %14, %1
  %29 = fcmp uno float %14, %1
  %30 = fcmp true float %14, %1
  %31 = select fast i1 %3, float %14, float %1
  %32 = fneg <2 x double> %2
  ret float %31
}

define void @vectors(<4 x float> %0, <4 x float> %1, i32 %2, float %3, { i32, [2 x float] } %4, <vscale x 4 x float> %5) {
  %7 = extractelement <4 x float> %0, i32 %2
  %8 = insertelement <4 x float> %0, float %3, i32 %2
  %9 = shufflevector <4 x float> %0, <4 x float> %1, <6 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6>
  %10 = shufflevector <4 x float> %0, <4 x float> %1, <2 x i32> <i32 poison, i32 7>
  %11 = shufflevector <4 x float> %0, <4 x float> %0, <4 x i32> zeroinitializer
  %12 = extractvalue { i32, [2 x float] } %4, 1, 1
  %13 = insertvalue { i32, [2 x float] } %4, float %3, 1, 0
  %14 = extractvalue { i32, [2 x float] } %4, 0
  %15 = shufflevector <vscale x 4 x float> %5, <vscale x 4 x float> %5, <vscale x 4 x i32> zeroinitializer
  %16 = insertelement <vscale x 4 x float> %5, float %3, i32 %2
  %17 = fadd <vscale x 4 x float> %5, %16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

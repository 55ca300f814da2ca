; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1
@h = global i32 1

define void @f0(ptr %0) {
  store i8 5, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i64 5, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i64 5, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store float 5.000000e+00, ptr %0, align 4
  store double 5.000000e+00, ptr %0, align 8
  store half 0xH4500, ptr %0, align 2
  store bfloat 0xR40A0, ptr %0, align 2
  store x86_fp80 0xK4001A000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000004001400000000000, ptr %0, align 16
  store float 5.000000e+00, ptr %0, align 4
  store double 5.000000e+00, ptr %0, align 8
  store half 0xH4500, ptr %0, align 2
  store bfloat 0xR40A0, ptr %0, align 2
  store x86_fp80 0xK4001A000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000004001400000000000, ptr %0, align 16
  store float 0x36C4000000000000, ptr %0, align 4
  store <2 x i16> bitcast (<1 x i32> <i32 5> to <2 x i16>), ptr %0, align 4
  store <1 x i32> <i32 5>, ptr %0, align 4
  store i32 5, ptr %0, align 4
  store <2 x half> bitcast (<1 x i32> <i32 5> to <2 x half>), ptr %0, align 4
  store ptr inttoptr (i32 5 to ptr), ptr %0, align 8
  store i8 -5, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i64 4294967291, ptr %0, align 4
  store i128 4294967291, ptr %0, align 4
  store i64 -5, ptr %0, align 4
  store i128 -5, ptr %0, align 4
  store float -5.000000e+00, ptr %0, align 4
  store double -5.000000e+00, ptr %0, align 8
  store half 0xHC500, ptr %0, align 2
  store bfloat 0xRC0A0, ptr %0, align 2
  store x86_fp80 0xKC001A000000000000000, ptr %0, align 16
  store fp128 0xL0000000000000000C001400000000000, ptr %0, align 16
  store float 0x41F0000000000000, ptr %0, align 4
  store double 0x41EFFFFFFF600000, ptr %0, align 8
  store half 0xH7C00, ptr %0, align 2
  store bfloat 0xR4F80, ptr %0, align 2
  store x86_fp80 0xK401EFFFFFFFB00000000, ptr %0, align 16
  store fp128 0xL0000000000000000401EFFFFFFF60000, ptr %0, align 16
  store float 0xFFFFFFFF60000000, ptr %0, align 4
  store <2 x i16> bitcast (<1 x i32> <i32 -5> to <2 x i16>), ptr %0, align 4
  store <1 x i32> <i32 -5>, ptr %0, align 4
  store i32 -5, ptr %0, align 4
  store <2 x half> bitcast (<1 x i32> <i32 -5> to <2 x half>), ptr %0, align 4
  store ptr inttoptr (i32 -5 to ptr), ptr %0, align 8
  store i8 undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store float 0.000000e+00, ptr %0, align 4
  store double 0.000000e+00, ptr %0, align 8
  store half 0xH0000, ptr %0, align 2
  store bfloat 0xR0000, ptr %0, align 2
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
  store float 0.000000e+00, ptr %0, align 4
  store double 0.000000e+00, ptr %0, align 8
  store half 0xH0000, ptr %0, align 2
  store bfloat 0xR0000, ptr %0, align 2
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
  store float undef, ptr %0, align 4
  store <2 x i16> undef, ptr %0, align 4
  store <1 x i32> undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store <2 x half> undef, ptr %0, align 4
  store ptr undef, ptr %0, align 8
  store i8 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i64 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store float poison, ptr %0, align 4
  store double poison, ptr %0, align 8
  store half poison, ptr %0, align 2
  store bfloat poison, ptr %0, align 2
  store x86_fp80 poison, ptr %0, align 16
  store fp128 poison, ptr %0, align 16
  store float poison, ptr %0, align 4
  store double poison, ptr %0, align 8
  store half poison, ptr %0, align 2
  store bfloat poison, ptr %0, align 2
  store x86_fp80 poison, ptr %0, align 16
  store fp128 poison, ptr %0, align 16
  store float poison, ptr %0, align 4
  store <2 x i16> poison, ptr %0, align 4
  store <1 x i32> poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store <2 x half> poison, ptr %0, align 4
  store ptr poison, ptr %0, align 8
  store i8 0, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store float 0.000000e+00, ptr %0, align 4
  store double 0.000000e+00, ptr %0, align 8
  store half 0xH0000, ptr %0, align 2
  store bfloat 0xR0000, ptr %0, align 2
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
  store float 0.000000e+00, ptr %0, align 4
  store double 0.000000e+00, ptr %0, align 8
  store half 0xH0000, ptr %0, align 2
  store bfloat 0xR0000, ptr %0, align 2
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
  store float 0.000000e+00, ptr %0, align 4
  store <2 x i16> zeroinitializer, ptr %0, align 4
  store <1 x i32> zeroinitializer, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store <2 x half> zeroinitializer, ptr %0, align 4
  store ptr null, ptr %0, align 8
  store i8 -1, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i64 4294967295, ptr %0, align 4
  store i128 4294967295, ptr %0, align 4
  store i64 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store float -1.000000e+00, ptr %0, align 4
  store double -1.000000e+00, ptr %0, align 8
  store half 0xHBC00, ptr %0, align 2
  store bfloat 0xRBF80, ptr %0, align 2
  store x86_fp80 0xKBFFF8000000000000000, ptr %0, align 16
  store fp128 0xL0000000000000000BFFF000000000000, ptr %0, align 16
  store float 0x41F0000000000000, ptr %0, align 4
  store double 0x41EFFFFFFFE00000, ptr %0, align 8
  store half 0xH7C00, ptr %0, align 2
  store bfloat 0xR4F80, ptr %0, align 2
  store x86_fp80 0xK401EFFFFFFFF00000000, ptr %0, align 16
  store fp128 0xL0000000000000000401EFFFFFFFE0000, ptr %0, align 16
  store float 0xFFFFFFFFE0000000, ptr %0, align 4
  store <2 x i16> <i16 -1, i16 -1>, ptr %0, align 4
  store <1 x i32> <i32 -1>, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store <2 x half> <half 0xHFFFF, half 0xHFFFF>, ptr %0, align 4
  store ptr inttoptr (i32 -1 to ptr), ptr %0, align 8
  store i8 ptrtoint (ptr @g to i8), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  %2 = zext i32 ptrtoint (ptr @g to i32) to i64
  store i64 %2, ptr %0, align 4
  %3 = zext i32 ptrtoint (ptr @g to i32) to i128
  store i128 %3, ptr %0, align 4
  %4 = sext i32 ptrtoint (ptr @g to i32) to i64
  store i64 %4, ptr %0, align 4
  %5 = sext i32 ptrtoint (ptr @g to i32) to i128
  store i128 %5, ptr %0, align 4
  %6 = sitofp i32 ptrtoint (ptr @g to i32) to float
  store float %6, ptr %0, align 4
  %7 = sitofp i32 ptrtoint (ptr @g to i32) to double
  store double %7, ptr %0, align 8
  %8 = sitofp i32 ptrtoint (ptr @g to i32) to half
  store half %8, ptr %0, align 2
  %9 = sitofp i32 ptrtoint (ptr @g to i32) to bfloat
  store bfloat %9, ptr %0, align 2
  %10 = sitofp i32 ptrtoint (ptr @g to i32) to x86_fp80
  store x86_fp80 %10, ptr %0, align 16
  %11 = sitofp i32 ptrtoint (ptr @g to i32) to fp128
  store fp128 %11, ptr %0, align 16
  %12 = uitofp i32 ptrtoint (ptr @g to i32) to float
  store float %12, ptr %0, align 4
  %13 = uitofp i32 ptrtoint (ptr @g to i32) to double
  store double %13, ptr %0, align 8
  %14 = uitofp i32 ptrtoint (ptr @g to i32) to half
  store half %14, ptr %0, align 2
  %15 = uitofp i32 ptrtoint (ptr @g to i32) to bfloat
  store bfloat %15, ptr %0, align 2
  %16 = uitofp i32 ptrtoint (ptr @g to i32) to x86_fp80
  store x86_fp80 %16, ptr %0, align 16
  %17 = uitofp i32 ptrtoint (ptr @g to i32) to fp128
  store fp128 %17, ptr %0, align 16
  store float bitcast (i32 ptrtoint (ptr @g to i32) to float), ptr %0, align 4
  store <2 x i16> bitcast (i32 ptrtoint (ptr @g to i32) to <2 x i16>), ptr %0, align 4
  store <1 x i32> bitcast (i32 ptrtoint (ptr @g to i32) to <1 x i32>), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store <2 x half> bitcast (i32 ptrtoint (ptr @g to i32) to <2 x half>), ptr %0, align 4
  store ptr inttoptr (i32 ptrtoint (ptr @g to i32) to ptr), ptr %0, align 8
  store i64 0, ptr %0, align 4
  store i96 36893488147419103232, ptr %0, align 4
  store i256 36893488147419103232, ptr %0, align 4
  store i256 36893488147419103232, ptr %0, align 4
  store float 0x4400000000000000, ptr %0, align 4
  store double 0x4400000000000000, ptr %0, align 8
  store float 0x4400000000000000, ptr %0, align 4
  store double 0x4400000000000000, ptr %0, align 8
  store <2 x i64> bitcast (<1 x i128> <i128 36893488147419103232> to <2 x i64>), ptr %0, align 16
  store ptr inttoptr (i128 36893488147419103232 to ptr), ptr %0, align 8
  store i64 -1, ptr %0, align 4
  store i96 -36893488147419103233, ptr %0, align 4
  store i256 340282366920938463426481119284349108223, ptr %0, align 4
  store i256 -36893488147419103233, ptr %0, align 4
  store float 0xC400000000000000, ptr %0, align 4
  store double 0xC400000000000000, ptr %0, align 8
  store float 0x7FF0000000000000, ptr %0, align 4
  store double 0x47F0000000000000, ptr %0, align 8
  store <2 x i64> bitcast (<1 x i128> <i128 -36893488147419103233> to <2 x i64>), ptr %0, align 16
  store ptr inttoptr (i128 -36893488147419103233 to ptr), ptr %0, align 8
  store i64 -1, ptr %0, align 4
  store i96 -1, ptr %0, align 4
  store i256 340282366920938463463374607431768211455, ptr %0, align 4
  store i256 -1, ptr %0, align 4
  store float -1.000000e+00, ptr %0, align 4
  store double -1.000000e+00, ptr %0, align 8
  store float 0x7FF0000000000000, ptr %0, align 4
  ret void
}

define void @f1(ptr %0) {
  store double 0x47F0000000000000, ptr %0, align 8
  store <2 x i64> <i64 -1, i64 -1>, ptr %0, align 16
  store ptr inttoptr (i128 -1 to ptr), ptr %0, align 8
  store i64 7, ptr %0, align 4
  store i96 7, ptr %0, align 4
  store i256 7, ptr %0, align 4
  store i256 7, ptr %0, align 4
  store float 7.000000e+00, ptr %0, align 4
  store double 7.000000e+00, ptr %0, align 8
  store float 7.000000e+00, ptr %0, align 4
  store double 7.000000e+00, ptr %0, align 8
  store <2 x i64> bitcast (<1 x i128> <i128 7> to <2 x i64>), ptr %0, align 16
  store ptr inttoptr (i128 7 to ptr), ptr %0, align 8
  store i64 undef, ptr %0, align 4
  store i96 undef, ptr %0, align 4
  store i256 0, ptr %0, align 4
  store i256 0, ptr %0, align 4
  store float 0.000000e+00, ptr %0, align 4
  store double 0.000000e+00, ptr %0, align 8
  store float 0.000000e+00, ptr %0, align 4
  store double 0.000000e+00, ptr %0, align 8
  store <2 x i64> undef, ptr %0, align 16
  store ptr undef, ptr %0, align 8
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 -1, ptr %0, align 1
  store i32 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 -1294967296, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 -1, ptr %0, align 1
  store i32 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 -1294967296, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 -1, ptr %0, align 1
  store i32 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 -1, ptr %0, align 1
  store i32 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  ret void
}

define void @f2(ptr %0) {
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 3003121664, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 -1291845632, ptr %0, align 4
  store i128 3003121664, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 -1, ptr %0, align 1
  store i32 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 -1294967296, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i8 -1, ptr %0, align 1
  store i32 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 300, ptr %0, align 4
  store i128 300, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 undef, ptr %0, align 1
  store i32 undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 -1294967296, ptr %0, align 4
  store i128 3000000000, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 1000000015047466219876688855040, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i128 1000000015047466219876688855040, ptr %0, align 4
  store float 1.500000e+00, ptr %0, align 4
  store double 1.500000e+00, ptr %0, align 8
  store x86_fp80 0xK3FFFC000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000003FFF800000000000, ptr %0, align 16
  store float -0.000000e+00, ptr %0, align 4
  store double -0.000000e+00, ptr %0, align 8
  store x86_fp80 0xK80000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000008000000000000000, ptr %0, align 16
  store float 0x3FB9980000000000, ptr %0, align 4
  store double 0x3FB9980000000000, ptr %0, align 8
  store x86_fp80 0xK3FFBCCC0000000000000, ptr %0, align 16
  store fp128 0xL00000000000000003FFB998000000000, ptr %0, align 16
  store float undef, ptr %0, align 4
  store double undef, ptr %0, align 8
  store x86_fp80 undef, ptr %0, align 16
  store fp128 undef, ptr %0, align 16
  store float poison, ptr %0, align 4
  store double poison, ptr %0, align 8
  store x86_fp80 poison, ptr %0, align 16
  store fp128 poison, ptr %0, align 16
  store double 1.500000e+00, ptr %0, align 8
  store x86_fp80 0xK3FFFC000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000003FFF800000000000, ptr %0, align 16
  store half 0xH3E00, ptr %0, align 2
  store double -0.000000e+00, ptr %0, align 8
  store x86_fp80 0xK80000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000008000000000000000, ptr %0, align 16
  store half 0xH8000, ptr %0, align 2
  store double 0x3FB99999A0000000, ptr %0, align 8
  store x86_fp80 0xK3FFBCCCCCD0000000000, ptr %0, align 16
  store fp128 0xL00000000000000003FFB99999A000000, ptr %0, align 16
  store half 0xH2E66, ptr %0, align 2
  store double undef, ptr %0, align 8
  store x86_fp80 undef, ptr %0, align 16
  store fp128 undef, ptr %0, align 16
  store half undef, ptr %0, align 2
  store double poison, ptr %0, align 8
  store x86_fp80 poison, ptr %0, align 16
  store fp128 poison, ptr %0, align 16
  store half poison, ptr %0, align 2
  store x86_fp80 0xK3FFFC000000000000000, ptr %0, align 16
  ret void
}

define void @f3(ptr %0) {
  store fp128 0xL00000000000000003FFF800000000000, ptr %0, align 16
  store half 0xH3E00, ptr %0, align 2
  store float 1.500000e+00, ptr %0, align 4
  store x86_fp80 0xK80000000000000000000, ptr %0, align 16
  store fp128 0xL00000000000000008000000000000000, ptr %0, align 16
  store half 0xH8000, ptr %0, align 2
  store float -0.000000e+00, ptr %0, align 4
  store x86_fp80 0xK3FFBCCCCCCCCCCCCD000, ptr %0, align 16
  store fp128 0xLA0000000000000003FFB999999999999, ptr %0, align 16
  store half 0xH2E66, ptr %0, align 2
  store float 0x3FB99999A0000000, ptr %0, align 4
  store x86_fp80 undef, ptr %0, align 16
  store fp128 undef, ptr %0, align 16
  store half undef, ptr %0, align 2
  store float undef, ptr %0, align 4
  store x86_fp80 poison, ptr %0, align 16
  store fp128 poison, ptr %0, align 16
  store half poison, ptr %0, align 2
  store float poison, ptr %0, align 4
  store fp128 0xL00000000000000003FFF800000000000, ptr %0, align 16
  store half 0xH3E00, ptr %0, align 2
  store float 1.500000e+00, ptr %0, align 4
  store double 1.500000e+00, ptr %0, align 8
  store fp128 0xL00000000000000008000000000000000, ptr %0, align 16
  store half 0xH8000, ptr %0, align 2
  store float -0.000000e+00, ptr %0, align 4
  store double -0.000000e+00, ptr %0, align 8
  store fp128 0xLA0000000000000003FFB999999999999, ptr %0, align 16
  store half 0xH2E66, ptr %0, align 2
  store float 0x3FB99999A0000000, ptr %0, align 4
  store double 1.000000e-01, ptr %0, align 8
  store fp128 undef, ptr %0, align 16
  store half undef, ptr %0, align 2
  store float undef, ptr %0, align 4
  store double undef, ptr %0, align 8
  store fp128 poison, ptr %0, align 16
  store half poison, ptr %0, align 2
  store float poison, ptr %0, align 4
  store double poison, ptr %0, align 8
  store half 0xH3E00, ptr %0, align 2
  store float 1.500000e+00, ptr %0, align 4
  store double 1.500000e+00, ptr %0, align 8
  store x86_fp80 0xK3FFFC000000000000000, ptr %0, align 16
  store half 0xH8000, ptr %0, align 2
  store float -0.000000e+00, ptr %0, align 4
  store double -0.000000e+00, ptr %0, align 8
  store x86_fp80 0xK80000000000000000000, ptr %0, align 16
  store half 0xH2E66, ptr %0, align 2
  store float 0x3FB99999A0000000, ptr %0, align 4
  store double 1.000000e-01, ptr %0, align 8
  store x86_fp80 0xK3FFBCCCCCCCCCCCCD000, ptr %0, align 16
  store half undef, ptr %0, align 2
  store float undef, ptr %0, align 4
  store double undef, ptr %0, align 8
  store x86_fp80 undef, ptr %0, align 16
  store half poison, ptr %0, align 2
  store float poison, ptr %0, align 4
  store double poison, ptr %0, align 8
  store x86_fp80 poison, ptr %0, align 16
  store float 1.500000e+00, ptr %0, align 4
  store bfloat 0xR3FC0, ptr %0, align 2
  store i32 1069547520, ptr %0, align 4
  store i64 4609434218613702656, ptr %0, align 4
  store i16 15872, ptr %0, align 2
  store <2 x i32> bitcast (<1 x double> <double 1.500000e+00> to <2 x i32>), ptr %0, align 8
  store <1 x float> <float 1.500000e+00>, ptr %0, align 4
  store i128 85067995581805348452029386609777442816, ptr %0, align 4
  store float 0x3FB9A00000000000, ptr %0, align 4
  store bfloat 0xR3DCD, ptr %0, align 2
  store i32 1036831949, ptr %0, align 4
  store i64 4591870180066957722, ptr %0, align 4
  store i16 11878, ptr %0, align 2
  store <2 x i32> bitcast (<1 x double> <double 1.000000e-01> to <2 x i32>), ptr %0, align 8
  store <1 x float> <float 0x3FB99999A0000000>, ptr %0, align 4
  store i128 85047745624057062624739286275936223232, ptr %0, align 4
  store float undef, ptr %0, align 4
  store bfloat undef, ptr %0, align 2
  store i32 undef, ptr %0, align 4
  store i64 undef, ptr %0, align 4
  store i16 undef, ptr %0, align 2
  store <2 x i32> undef, ptr %0, align 8
  store <1 x float> undef, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store double 0x7FF8000020000000, ptr %0, align 8
  store double 0x7FF8000020000000, ptr %0, align 8
  store double 0x7FF0000000000000, ptr %0, align 8
  store double 0x36A0000000000000, ptr %0, align 8
  store float 0x7FF8000000000000, ptr %0, align 4
  store half 0xH7E00, ptr %0, align 2
  store float 0x7FF8000000000000, ptr %0, align 4
  store half 0xH7E00, ptr %0, align 2
  store float 0x7FF0000000000000, ptr %0, align 4
  store half 0xH7C00, ptr %0, align 2
  store float 0.000000e+00, ptr %0, align 4
  store half 0xH0000, ptr %0, align 2
  store float 0x7FF0000000000000, ptr %0, align 4
  store half 0xH7C00, ptr %0, align 2
  store i64 ptrtoint (ptr @g to i64), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)), ptr %0, align 8
  store i64 0, ptr %0, align 4
  store ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)), ptr %0, align 8
  store i64 undef, ptr %0, align 4
  store ptr addrspace(1) undef, ptr %0, align 8
  store i64 poison, ptr %0, align 4
  store ptr addrspace(1) poison, ptr %0, align 8
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  %2 = zext i32 ptrtoint (ptr @g to i32) to i64
  store i64 %2, ptr %0, align 4
  store ptr @g, ptr %0, align 8
  store i64 17, ptr %0, align 4
  store ptr @g, ptr %0, align 8
  store float bitcast (i32 ptrtoint (ptr @g to i32) to float), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store <2 x i8> <i8 1, i8 -2>, ptr %0, align 2
  store <2 x i64> <i64 1, i64 4294967294>, ptr %0, align 16
  store <2 x i64> <i64 1, i64 -2>, ptr %0, align 16
  store <2 x float> <float 1.000000e+00, float -2.000000e+00>, ptr %0, align 8
  store <2 x float> <float 1.000000e+00, float 0x41F0000000000000>, ptr %0, align 8
  store <2 x float> <float 0x36A0000000000000, float 0xFFFFFFFFC0000000>, ptr %0, align 8
  store <2 x ptr> <ptr inttoptr (i32 1 to ptr), ptr inttoptr (i32 -2 to ptr)>, ptr %0, align 16
  store i64 bitcast (<2 x i32> <i32 1, i32 -2> to i64), ptr %0, align 4
  store <4 x i16> bitcast (<2 x i32> <i32 1, i32 -2> to <4 x i16>), ptr %0, align 8
  store <8 x i8> bitcast (<2 x i32> <i32 1, i32 -2> to <8 x i8>), ptr %0, align 8
  store double bitcast (<2 x i32> <i32 1, i32 -2> to double), ptr %0, align 8
  store <1 x i64> bitcast (<2 x i32> <i32 1, i32 -2> to <1 x i64>), ptr %0, align 8
  store <2 x i8> <i8 3, i8 3>, ptr %0, align 2
  store <2 x i64> <i64 3, i64 3>, ptr %0, align 16
  store <2 x i64> <i64 3, i64 3>, ptr %0, align 16
  store <2 x float> <float 3.000000e+00, float 3.000000e+00>, ptr %0, align 8
  store <2 x float> <float 3.000000e+00, float 3.000000e+00>, ptr %0, align 8
  store <2 x float> <float 0x36B8000000000000, float 0x36B8000000000000>, ptr %0, align 8
  store <2 x ptr> <ptr inttoptr (i32 3 to ptr), ptr inttoptr (i32 3 to ptr)>, ptr %0, align 16
  store i64 bitcast (<2 x i32> <i32 3, i32 3> to i64), ptr %0, align 4
  store <4 x i16> bitcast (<2 x i32> <i32 3, i32 3> to <4 x i16>), ptr %0, align 8
  store <8 x i8> bitcast (<2 x i32> <i32 3, i32 3> to <8 x i8>), ptr %0, align 8
  store double bitcast (<2 x i32> <i32 3, i32 3> to double), ptr %0, align 8
  store <1 x i64> bitcast (<2 x i32> <i32 3, i32 3> to <1 x i64>), ptr %0, align 8
  store <2 x i8> zeroinitializer, ptr %0, align 2
  store <2 x i64> zeroinitializer, ptr %0, align 16
  store <2 x i64> zeroinitializer, ptr %0, align 16
  store <2 x float> zeroinitializer, ptr %0, align 8
  store <2 x float> zeroinitializer, ptr %0, align 8
  store <2 x float> zeroinitializer, ptr %0, align 8
  store <2 x ptr> zeroinitializer, ptr %0, align 16
  store i64 0, ptr %0, align 4
  store <4 x i16> zeroinitializer, ptr %0, align 8
  store <8 x i8> zeroinitializer, ptr %0, align 8
  store double 0.000000e+00, ptr %0, align 8
  store <1 x i64> zeroinitializer, ptr %0, align 8
  store <2 x i8> <i8 -1, i8 -1>, ptr %0, align 2
  store <2 x i64> <i64 4294967295, i64 4294967295>, ptr %0, align 16
  store <2 x i64> <i64 -1, i64 -1>, ptr %0, align 16
  store <2 x float> <float -1.000000e+00, float -1.000000e+00>, ptr %0, align 8
  store <2 x float> <float 0x41F0000000000000, float 0x41F0000000000000>, ptr %0, align 8
  store <2 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, ptr %0, align 8
  store <2 x ptr> <ptr inttoptr (i32 -1 to ptr), ptr inttoptr (i32 -1 to ptr)>, ptr %0, align 16
  store i64 bitcast (<2 x i32> <i32 -1, i32 -1> to i64), ptr %0, align 4
  store <4 x i16> <i16 -1, i16 -1, i16 -1, i16 -1>, ptr %0, align 8
  store <8 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, ptr %0, align 8
  store double bitcast (<2 x i32> <i32 -1, i32 -1> to double), ptr %0, align 8
  store <1 x i64> <i64 -1>, ptr %0, align 8
  store <vscale x 2 x i8> trunc (<vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x i8>), ptr %0, align 2
  %3 = zext <vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x i64>
  store <vscale x 2 x i64> %3, ptr %0, align 16
  %4 = sext <vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x i64>
  store <vscale x 2 x i64> %4, ptr %0, align 16
  %5 = sitofp <vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x float>
  store <vscale x 2 x float> %5, ptr %0, align 8
  %6 = uitofp <vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x float>
  store <vscale x 2 x float> %6, ptr %0, align 8
  store <vscale x 2 x float> bitcast (<vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x float>), ptr %0, align 8
  store <vscale x 2 x ptr> inttoptr (<vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 2 x ptr>), ptr %0, align 16
  store <vscale x 4 x i16> bitcast (<vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 5, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer) to <vscale x 4 x i16>), ptr %0, align 8
  store <vscale x 2 x i8> zeroinitializer, ptr %0, align 2
  store <vscale x 2 x i64> zeroinitializer, ptr %0, align 16
  store <vscale x 2 x i64> zeroinitializer, ptr %0, align 16
  store <vscale x 2 x float> zeroinitializer, ptr %0, align 8
  store <vscale x 2 x float> zeroinitializer, ptr %0, align 8
  store <vscale x 2 x float> zeroinitializer, ptr %0, align 8
  store <vscale x 2 x ptr> zeroinitializer, ptr %0, align 16
  store <vscale x 4 x i16> zeroinitializer, ptr %0, align 8
  ret void
}

define void @f4(ptr %0) {
  store <2 x i64> zeroinitializer, ptr %0, align 16
  store <2 x float> undef, ptr %0, align 8
  store <2 x i64> poison, ptr %0, align 16
  store <2 x float> poison, ptr %0, align 8
  store <2 x i32> <i32 1, i32 -2>, ptr %0, align 8
  store <2 x i8> <i8 1, i8 2>, ptr %0, align 2
  store <2 x double> <double 1.500000e+00, double 2.500000e+00>, ptr %0, align 16
  store <2 x float> <float 1.500000e+00, float 0x3FB99999A0000000>, ptr %0, align 8
  store <2 x i32> <i32 1069547520, i32 1036831949>, ptr %0, align 8
  store i64 bitcast (<2 x float> <float 1.500000e+00, float 0x3FB99999A0000000> to i64), ptr %0, align 4
  store <2 x i8> <i8 1, i8 poison>, ptr %0, align 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

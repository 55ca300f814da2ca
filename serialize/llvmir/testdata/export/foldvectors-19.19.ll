; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1
@h = global i32 1

define void @f0(ptr %0) {
  store i32 1, ptr %0, align 4
  store <4 x i32> <i32 9, i32 2, i32 3, i32 4>, ptr %0, align 16
  store i32 4, ptr %0, align 4
  store <4 x i32> <i32 1, i32 2, i32 3, i32 9>, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> <i32 4, i32 3, i32 2, i32 1>, ptr %0, align 16
  store <2 x i32> <i32 1, i32 5>, ptr %0, align 8
  store <8 x i32> <i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1>, ptr %0, align 32
  store <2 x i32> <i32 undef, i32 1>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %0, align 16
  store <2 x i32> <i32 2, i32 2>, ptr %0, align 8
  store i32 7, ptr %0, align 4
  store <4 x i32> <i32 9, i32 7, i32 7, i32 7>, ptr %0, align 16
  store i32 7, ptr %0, align 4
  store <4 x i32> <i32 7, i32 7, i32 7, i32 9>, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> <i32 7, i32 7, i32 7, i32 7>, ptr %0, align 16
  store <4 x i32> <i32 7, i32 7, i32 7, i32 7>, ptr %0, align 16
  store <2 x i32> <i32 7, i32 5>, ptr %0, align 8
  store <8 x i32> <i32 8, i32 7, i32 6, i32 5, i32 7, i32 7, i32 7, i32 7>, ptr %0, align 32
  store <2 x i32> <i32 undef, i32 7>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <4 x i32> <i32 7, i32 7, i32 7, i32 7>, ptr %0, align 16
  store <2 x i32> <i32 7, i32 7>, ptr %0, align 8
  store i32 0, ptr %0, align 4
  store <4 x i32> <i32 9, i32 0, i32 0, i32 0>, ptr %0, align 16
  store i32 0, ptr %0, align 4
  store <4 x i32> <i32 0, i32 0, i32 0, i32 9>, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <2 x i32> <i32 0, i32 5>, ptr %0, align 8
  store <8 x i32> <i32 8, i32 7, i32 6, i32 5, i32 0, i32 0, i32 0, i32 0>, ptr %0, align 32
  store <2 x i32> <i32 undef, i32 0>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store i32 undef, ptr %0, align 4
  store <4 x i32> <i32 9, i32 undef, i32 undef, i32 undef>, ptr %0, align 16
  store i32 undef, ptr %0, align 4
  store <4 x i32> <i32 undef, i32 undef, i32 undef, i32 9>, ptr %0, align 16
  store i32 undef, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 undef, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <2 x i32> <i32 undef, i32 5>, ptr %0, align 8
  store <8 x i32> <i32 8, i32 7, i32 6, i32 5, i32 undef, i32 undef, i32 undef, i32 undef>, ptr %0, align 32
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <4 x i32> undef, ptr %0, align 16
  store <2 x i32> undef, ptr %0, align 8
  store i32 poison, ptr %0, align 4
  store <4 x i32> <i32 9, i32 poison, i32 poison, i32 poison>, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> <i32 poison, i32 poison, i32 poison, i32 9>, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i32> <i32 poison, i32 5>, ptr %0, align 8
  store <8 x i32> <i32 8, i32 7, i32 6, i32 5, i32 poison, i32 poison, i32 poison, i32 poison>, ptr %0, align 32
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i32> poison, ptr %0, align 8
  store <4 x i32> <i32 1, i32 undef, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> <i32 poison, i32 undef, i32 poison, i32 poison>, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> <i32 1, i32 poison, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> <i32 undef, i32 poison, i32 undef, i32 undef>, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> <i32 1, i32 ptrtoint (ptr @g to i32), i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> <i32 undef, i32 ptrtoint (ptr @g to i32), i32 undef, i32 undef>, ptr %0, align 16
  store <4 x i32> <i32 poison, i32 ptrtoint (ptr @g to i32), i32 poison, i32 poison>, ptr %0, align 16
  store <4 x i32> <i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32)>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 0, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> <i32 undef, i32 0, i32 undef, i32 undef>, ptr %0, align 16
  store <4 x i32> <i32 poison, i32 0, i32 poison, i32 poison>, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store i32 7, ptr %0, align 4
  store i32 extractelement (<vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), i64 5), ptr %0, align 4
  store <vscale x 4 x i32> insertelement (<vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), i32 9, i64 0), ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 9, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 3, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store i32 0, ptr %0, align 4
  store i32 extractelement (<vscale x 4 x i32> zeroinitializer, i64 5), ptr %0, align 4
  store <vscale x 4 x i32> insertelement (<vscale x 4 x i32> zeroinitializer, i32 9, i64 0), ptr %0, align 16
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 2, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store <vscale x 4 x i32> insertelement (<vscale x 4 x i32> undef, i32 9, i64 0), ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> undef, <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store <vscale x 4 x i32> undef, ptr %0, align 16
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store <vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 9, i64 0), ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> poison, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store <vscale x 4 x i32> poison, ptr %0, align 16
  store <vscale x 4 x i32> poison, ptr %0, align 16
  store <4 x i32> <i32 6, i32 8, i32 10, i32 12>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 3, i32 43, i32 3>, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 36893488147419103239, i128 -2>, ptr %0, align 32
  store <4 x i32> <i32 -4, i32 -4, i32 -4, i32 -4>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 1, i32 -37, i32 5>, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 36893488147419103225, i128 -8>, ptr %0, align 32
  store <4 x i32> <i32 5, i32 12, i32 21, i32 32>, ptr %0, align 16
  store <4 x i32> <i32 0, i32 2, i32 120, i32 -4>, ptr %0, align 16
  store <4 x i32> <i32 undef, i32 0, i32 undef, i32 0>, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 258254417031933722624, i128 -15>, ptr %0, align 32
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 5270498306774157604, i128 113427455640312821154458202477256070483>, ptr %0, align 32
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 5270498306774157604, i128 -1>, ptr %0, align 32
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 4, i128 2>, ptr %0, align 32
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 4, i128 -2>, ptr %0, align 32
  store <4 x i32> <i32 1, i32 2, i32 3, i32 0>, ptr %0, align 16
  store <4 x i32> <i32 0, i32 0, i32 0, i32 4>, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 0, i128 3>, ptr %0, align 32
  store <4 x i32> <i32 5, i32 6, i32 7, i32 12>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 3, i32 43, i32 -1>, ptr %0, align 16
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 36893488147419103239, i128 -5>, ptr %0, align 32
  ret void
}

define void @f1(ptr %0) {
  store <4 x i32> <i32 4, i32 4, i32 4, i32 12>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 3, i32 43, i32 -5>, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 36893488147419103239, i128 -8>, ptr %0, align 32
  store <4 x i32> <i32 32, i32 128, i32 384, i32 1024>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 4, i32 poison, i32 poison>, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 4722366482869645213696, i128 -40>, ptr %0, align 32
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> <i32 1, i32 1, i32 poison, i32 poison>, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 288230376151711744, i128 42535295865117307932921825928971026431>, ptr %0, align 32
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> <i32 1, i32 1, i32 poison, i32 poison>, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> poison, ptr %0, align 16
  store <2 x i128> <i128 288230376151711744, i128 -1>, ptr %0, align 32
  store i32 1, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
  store i32 2, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 2, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 2, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 3, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store <4 x i32> <i32 5, i32 6, i32 7, i32 8>, ptr %0, align 16
  store i32 2, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 3, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store <4 x i32> <i32 5, i32 6, i32 7, i32 8>, ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 2, ptr %0, align 4
  store <4 x i32> <i32 1, i32 6, i32 3, i32 8>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 undef, i32 3, i32 undef>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
  store <4 x i32> <i32 5, i32 6, i32 7, i32 8>, ptr %0, align 16
  store <4 x i32> undef, ptr %0, align 16
  store <4 x i32> <i32 5, i32 6, i32 7, i32 8>, ptr %0, align 16
  %2 = freeze i32 1
  store i32 %2, ptr %0, align 4
  %3 = freeze i32 undef
  store i32 %3, ptr %0, align 4
  %4 = freeze i32 poison
  store i32 %4, ptr %0, align 4
  %5 = freeze i32 ptrtoint (ptr @g to i32)
  store i32 %5, ptr %0, align 4
  store float 0.000000e+00, ptr %0, align 4
  store float undef, ptr %0, align 4
  store [2 x float] poison, ptr %0, align 4
  store { i32, [2 x float], ptr } { i32 1, [2 x float] undef, ptr undef }, ptr %0, align 8
  store { i32, [2 x float], ptr } { i32 0, [2 x float] [float 0.000000e+00, float 1.500000e+00], ptr null }, ptr %0, align 8
  store { i32, [2 x float], ptr } { i32 poison, [2 x float] [float 0.000000e+00, float poison], ptr @g }, ptr %0, align 8
  store ptr @g, ptr %0, align 8
  store [2 x i8] c"ac", ptr %0, align 1
  store i8 98, ptr %0, align 1
  store ptr @g, ptr %0, align 8
  store ptr @g, ptr %0, align 8
  store ptr getelementptr (i32, ptr @g, i32 1), ptr %0, align 8
  store ptr getelementptr inbounds (i8, ptr @g, i32 1), ptr %0, align 8
  store ptr getelementptr (i32, ptr @g, i32 -1), ptr %0, align 8
  store ptr getelementptr inbounds (i8, ptr @g, i32 -1), ptr %0, align 8
  store ptr getelementptr inbounds ({ i32, [2 x float], ptr }, ptr @g, i32 0, i32 1, i32 1), ptr %0, align 8
  store ptr @g, ptr %0, align 8
  store ptr @g, ptr %0, align 8
  store ptr @g, ptr %0, align 8
  store ptr getelementptr (i32, ptr getelementptr (i32, ptr @g, i32 1), i32 2), ptr %0, align 8
  store ptr getelementptr inbounds (i32, ptr getelementptr inbounds ([4 x i32], ptr @g, i32 0, i32 1), i32 2), ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr getelementptr (i32, ptr null, i32 1), ptr %0, align 8
  store ptr getelementptr inbounds (i8, ptr null, i32 1), ptr %0, align 8
  store ptr getelementptr (i32, ptr null, i32 -1), ptr %0, align 8
  store ptr getelementptr inbounds (i8, ptr null, i32 -1), ptr %0, align 8
  store ptr getelementptr inbounds ({ i32, [2 x float], ptr }, ptr null, i32 0, i32 1, i32 1), ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr getelementptr (i32, ptr getelementptr (i32, ptr null, i32 1), i32 2), ptr %0, align 8
  store ptr getelementptr inbounds (i32, ptr getelementptr inbounds ([4 x i32], ptr null, i32 0, i32 1), i32 2), ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1
@h = global i32 1

define void @f0(ptr %0) {
  store i32 10, ptr %0, align 4
  store i32 -4, ptr %0, align 4
  store i32 45, ptr %0, align 4
  store i32 2147483647, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 5, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 2, ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 1), ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @h to i32)), ptr %0, align 4
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store i32 4, ptr %0, align 4
  store i32 -10, ptr %0, align 4
  store i32 -35, ptr %0, align 4
  store i32 -2147483647, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 -5, ptr %0, align 4
  store i32 -3, ptr %0, align 4
  store i32 sub (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 sub (i32 3, i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 sub (i32 0, i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store i32 sub (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 sub (i32 -1, i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store i32 sub (i32 ptrtoint (ptr @g to i32), i32 1), ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 sub (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @h to i32)), ptr %0, align 4
  store i32 21, ptr %0, align 4
  store i32 -21, ptr %0, align 4
  store i32 200, ptr %0, align 4
  store i32 -2147483648, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 -2, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @h to i32)), ptr %0, align 4
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store i32 2, ptr %0, align 4
  store i32 1431655763, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 2147483647, ptr %0, align 4
  store i32 1, ptr %0, align 4
  %2 = udiv i32 ptrtoint (ptr @g to i32), 3
  store i32 %2, ptr %0, align 4
  %3 = udiv i32 3, ptrtoint (ptr @g to i32)
  store i32 %3, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %4 = udiv i32 ptrtoint (ptr @g to i32), -1
  store i32 %4, ptr %0, align 4
  %5 = udiv i32 -1, ptrtoint (ptr @g to i32)
  store i32 %5, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %6 = udiv i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %6, ptr %0, align 4
  %7 = udiv i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %7, ptr %0, align 4
  store i32 2, ptr %0, align 4
  store i32 -2, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 1, ptr %0, align 4
  %8 = sdiv i32 ptrtoint (ptr @g to i32), 3
  store i32 %8, ptr %0, align 4
  %9 = sdiv i32 3, ptrtoint (ptr @g to i32)
  store i32 %9, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %10 = sdiv i32 ptrtoint (ptr @g to i32), -1
  store i32 %10, ptr %0, align 4
  %11 = sdiv i32 -1, ptrtoint (ptr @g to i32)
  store i32 %11, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %12 = sdiv i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %12, ptr %0, align 4
  %13 = sdiv i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %13, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 5, ptr %0, align 4
  store i32 -2147483648, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %14 = urem i32 ptrtoint (ptr @g to i32), 3
  store i32 %14, ptr %0, align 4
  %15 = urem i32 3, ptrtoint (ptr @g to i32)
  store i32 %15, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %16 = urem i32 ptrtoint (ptr @g to i32), -1
  store i32 %16, ptr %0, align 4
  %17 = urem i32 -1, ptrtoint (ptr @g to i32)
  store i32 %17, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %18 = urem i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %18, ptr %0, align 4
  %19 = urem i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %19, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 5, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %20 = srem i32 ptrtoint (ptr @g to i32), 3
  store i32 %20, ptr %0, align 4
  %21 = srem i32 3, ptrtoint (ptr @g to i32)
  store i32 %21, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %22 = srem i32 ptrtoint (ptr @g to i32), -1
  store i32 %22, ptr %0, align 4
  %23 = srem i32 -1, ptrtoint (ptr @g to i32)
  store i32 %23, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %24 = srem i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %24, ptr %0, align 4
  %25 = srem i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %25, ptr %0, align 4
  store i32 3, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 -2147483648, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 2, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  ret void
}

define void @f1(ptr %0) {
  store i32 0, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %2 = and i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %2, ptr %0, align 4
  %3 = and i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %3, ptr %0, align 4
  store i32 7, ptr %0, align 4
  store i32 -5, ptr %0, align 4
  store i32 45, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 5, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 1, ptr %0, align 4
  %4 = or i32 ptrtoint (ptr @g to i32), 3
  store i32 %4, ptr %0, align 4
  %5 = or i32 3, ptrtoint (ptr @g to i32)
  store i32 %5, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  %6 = or i32 ptrtoint (ptr @g to i32), 1
  store i32 %6, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  %7 = or i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %7, ptr %0, align 4
  %8 = or i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %8, ptr %0, align 4
  store i32 4, ptr %0, align 4
  store i32 -6, ptr %0, align 4
  store i32 45, ptr %0, align 4
  store i32 2147483647, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 5, ptr %0, align 4
  store i32 -3, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 3), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 -1), ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 1), ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @h to i32)), ptr %0, align 4
  store i32 xor (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store i32 56, ptr %0, align 4
  store i32 -56, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 -4, ptr %0, align 4
  store i32 2, ptr %0, align 4
  %9 = shl i32 ptrtoint (ptr @g to i32), 3
  store i32 %9, ptr %0, align 4
  %10 = shl i32 3, ptrtoint (ptr @g to i32)
  store i32 %10, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 0, ptr %0, align 4
  %11 = shl i32 ptrtoint (ptr @g to i32), -1
  store i32 %11, ptr %0, align 4
  %12 = shl i32 -1, ptrtoint (ptr @g to i32)
  store i32 %12, ptr %0, align 4
  %13 = shl i32 ptrtoint (ptr @g to i32), 1
  store i32 %13, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %14 = shl i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %14, ptr %0, align 4
  %15 = shl i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %15, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 536870911, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 1073741823, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %16 = lshr i32 ptrtoint (ptr @g to i32), 3
  store i32 %16, ptr %0, align 4
  %17 = lshr i32 3, ptrtoint (ptr @g to i32)
  store i32 %17, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 0, ptr %0, align 4
  %18 = lshr i32 ptrtoint (ptr @g to i32), -1
  store i32 %18, ptr %0, align 4
  %19 = lshr i32 -1, ptrtoint (ptr @g to i32)
  store i32 %19, ptr %0, align 4
  %20 = lshr i32 ptrtoint (ptr @g to i32), 1
  store i32 %20, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %21 = lshr i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %21, ptr %0, align 4
  %22 = lshr i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %22, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 6, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i32 -1, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %23 = ashr i32 ptrtoint (ptr @g to i32), 3
  store i32 %23, ptr %0, align 4
  %24 = ashr i32 3, ptrtoint (ptr @g to i32)
  store i32 %24, ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store i32 0, ptr %0, align 4
  %25 = ashr i32 ptrtoint (ptr @g to i32), -1
  store i32 %25, ptr %0, align 4
  %26 = ashr i32 -1, ptrtoint (ptr @g to i32)
  store i32 %26, ptr %0, align 4
  %27 = ashr i32 ptrtoint (ptr @g to i32), 1
  store i32 %27, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 0, ptr %0, align 4
  %28 = ashr i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @h to i32)
  store i32 %28, ptr %0, align 4
  %29 = ashr i32 ptrtoint (ptr @g to i32), ptrtoint (ptr @g to i32)
  store i32 %29, ptr %0, align 4
  store i64 -9223372036854775807, ptr %0, align 4
  store i64 9223372036854775807, ptr %0, align 4
  store i64 -9223372036854775745, ptr %0, align 4
  store i64 65, ptr %0, align 4
  store i64 9223372036854775805, ptr %0, align 4
  store i64 -9223372036854775807, ptr %0, align 4
  store i64 9223372036854775745, ptr %0, align 4
  store i64 -63, ptr %0, align 4
  store i64 -2, ptr %0, align 4
  store i64 -9223372036854775808, ptr %0, align 4
  store i64 -9223372036854775808, ptr %0, align 4
  store i64 64, ptr %0, align 4
  store i64 4611686018427387903, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 146402730743726600, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 4611686018427387903, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 -146402730743726600, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 1, ptr %0, align 4
  store i64 -9223372036854775808, ptr %0, align 4
  store i64 8, ptr %0, align 4
  store i64 1, ptr %0, align 4
  store i64 1, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 -8, ptr %0, align 4
  store i64 1, ptr %0, align 4
  store i64 2, ptr %0, align 4
  store i64 -9223372036854775808, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 9223372036854775807, ptr %0, align 4
  store i64 -1, ptr %0, align 4
  store i64 -9223372036854775745, ptr %0, align 4
  store i64 65, ptr %0, align 4
  store i64 9223372036854775805, ptr %0, align 4
  store i64 9223372036854775807, ptr %0, align 4
  store i64 -9223372036854775745, ptr %0, align 4
  store i64 65, ptr %0, align 4
  store i64 -4, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 2305843009213693951, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 1, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 2305843009213693951, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i64 -1, ptr %0, align 4
  store i64 poison, ptr %0, align 4
  store i128 36893488147419103235, ptr %0, align 4
  store i128 -36893488147419103226, ptr %0, align 4
  ret void
}

define void @f2(ptr %0) {
  store i128 5, ptr %0, align 4
  store i128 -36893488147419103168, ptr %0, align 4
  store i128 201, ptr %0, align 4
  store i128 126, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i128 add (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 add (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i128 36893488147419103229, ptr %0, align 4
  store i128 -36893488147419103240, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i128 -36893488147419103298, ptr %0, align 4
  store i128 -199, ptr %0, align 4
  store i128 -128, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i128 sub (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 sub (i128 3, i128 ptrtoint (ptr @g to i128)), ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i128 110680464442257309696, ptr %0, align 4
  store i128 -258254417031933722631, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 -2398076729582241710145, ptr %0, align 4
  store i128 200, ptr %0, align 4
  store i128 -127, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i128 mul (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 mul (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 12297829382473034410, ptr %0, align 4
  store i128 48611766702991209060925874183478444031, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 5235113337245207129638171065913063203, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 2679388715912901287113185885289513476, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %2 = udiv i128 ptrtoint (ptr @g to i128), 3
  store i128 %2, ptr %0, align 4
  %3 = udiv i128 3, ptrtoint (ptr @g to i128)
  store i128 %3, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 12297829382473034410, ptr %0, align 4
  store i128 -5270498306774157604, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 -567592125344909280, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %4 = sdiv i128 ptrtoint (ptr @g to i128), 3
  store i128 %4, ptr %0, align 4
  %5 = sdiv i128 3, ptrtoint (ptr @g to i128)
  store i128 %5, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 2, ptr %0, align 4
  store i128 6, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 28, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i128 3, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %6 = urem i128 ptrtoint (ptr @g to i128), 3
  store i128 %6, ptr %0, align 4
  %7 = urem i128 3, ptrtoint (ptr @g to i128)
  store i128 %7, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 2, ptr %0, align 4
  store i128 -5, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 -33, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %8 = srem i128 ptrtoint (ptr @g to i128), 3
  store i128 %8, ptr %0, align 4
  %9 = srem i128 3, ptrtoint (ptr @g to i128)
  store i128 %9, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 7, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 65, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 127, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i128 36893488147419103235, ptr %0, align 4
  store i128 -36893488147419103233, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i128 -36893488147419103233, ptr %0, align 4
  store i128 201, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  %10 = or i128 ptrtoint (ptr @g to i128), 3
  store i128 %10, ptr %0, align 4
  %11 = or i128 3, ptrtoint (ptr @g to i128)
  store i128 %11, ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i128 36893488147419103235, ptr %0, align 4
  store i128 -36893488147419103240, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i128 -36893488147419103298, ptr %0, align 4
  store i128 201, ptr %0, align 4
  store i128 -128, ptr %0, align 4
  store i128 undef, ptr %0, align 4
  store i128 xor (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 xor (i128 ptrtoint (ptr @g to i128), i128 3), ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i128 295147905179352825856, ptr %0, align 4
  store i128 -4722366482869645213824, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i128 -36893488147419103232, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 -170141183460469231731687303715884105728, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %12 = shl i128 ptrtoint (ptr @g to i128), 3
  store i128 %12, ptr %0, align 4
  %13 = shl i128 3, ptrtoint (ptr @g to i128)
  store i128 %13, ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i128 4611686018427387904, ptr %0, align 4
  store i128 2658455991569831745519383744408977407, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i128 9223372036854775806, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %14 = lshr i128 ptrtoint (ptr @g to i128), 3
  store i128 %14, ptr %0, align 4
  %15 = lshr i128 3, ptrtoint (ptr @g to i128)
  store i128 %15, ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i128 4611686018427387904, ptr %0, align 4
  store i128 -288230376151711745, ptr %0, align 4
  store i128 5, ptr %0, align 4
  store i128 -2, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i128 -1, ptr %0, align 4
  store i128 0, ptr %0, align 4
  %16 = ashr i128 ptrtoint (ptr @g to i128), 3
  store i128 %16, ptr %0, align 4
  %17 = ashr i128 3, ptrtoint (ptr @g to i128)
  store i128 %17, ptr %0, align 4
  store i128 ptrtoint (ptr @g to i128), ptr %0, align 4
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i8 -56, ptr %0, align 1
  store i8 127, ptr %0, align 1
  store i8 -121, ptr %0, align 1
  store i8 0, ptr %0, align 1
  store i8 -127, ptr %0, align 1
  store i8 121, ptr %0, align 1
  store i8 16, ptr %0, align 1
  store i8 -128, ptr %0, align 1
  store i8 -128, ptr %0, align 1
  store i8 1, ptr %0, align 1
  store i8 0, ptr %0, align 1
  store i8 18, ptr %0, align 1
  store i8 1, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 -18, ptr %0, align 1
  store i8 0, ptr %0, align 1
  store i8 -128, ptr %0, align 1
  store i8 2, ptr %0, align 1
  store i8 0, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 -2, ptr %0, align 1
  store i8 100, ptr %0, align 1
  store i8 -128, ptr %0, align 1
  ret void
}

define void @f3(ptr %0) {
  store i8 0, ptr %0, align 1
  store i8 100, ptr %0, align 1
  store i8 -1, ptr %0, align 1
  store i8 -121, ptr %0, align 1
  store i8 0, ptr %0, align 1
  store i8 127, ptr %0, align 1
  store i8 -121, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 0, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 1, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store i8 -1, ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; Constants: MLIR 19 imports the parts of globals and functions before their addresses.
; RUN: mlir-translate --mlir-version=19 --import-llvm %s | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 --import-llvm %s | FileCheck %s --check-prefix=MLIR22

declare i32 @p(...)
declare i32 @q()
define void @g() prefix i32 7 personality ptr @p { 
 ret void }
@x = global [2 x ptr] [ptr @g, ptr null]
@arr = global [2 x i32] [i32 5, i32 5]
@ex = global ptr getelementptr inbounds ([2 x ptr], ptr @x, i64 0, i64 1)
@v = global <2 x i32> <i32 5, i32 5>
@v2 = global <2 x i32> <i32 5, i32 6>
@v3 = global <2 x i24> <i24 5, i24 5>
@un = global { i32, i32 } undef
@st = global [2 x {i8, i16}] [{i8, i16} {i8 1, i16 2}, {i8, i16} {i8 3, i16 2}]
@str = global [2 x [3 x i8]] [[3 x i8] c"abc", [3 x i8] c"de\00"]
@big = global i128 -7
@e = global [0 x i32] zeroinitializer
@e2 = global {} zeroinitializer
@l = global i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @arr to i64))
@tr = global i32 trunc (i64 ptrtoint (ptr @x to i64) to i32)
@ptrv = global <2 x ptr> <ptr @x, ptr null>
@pu = global { ptr, [2 x i32] } { ptr @x, [2 x i32] [i32 1, i32 undef] }
@mix = global [2 x i32] [i32 1, i32 undef]
define ptr @f(i32 %a) {
  %r = call i32 @q()
  store ptr @g, ptr @x
  store <4 x i32> zeroinitializer, ptr @arr
  store { i32, [2 x i8] } zeroinitializer, ptr @arr
  ret ptr @g
}

; MLIR19: module attributes
; MLIR19-NEXT:   llvm.mlir.global external @x() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; MLIR19-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %1 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %2 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %4 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %6 = llvm.insertvalue %0, %5[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     llvm.return %6 : !llvm.array<2 x ptr>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @arr(dense<5> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
; MLIR19-NEXT:   llvm.mlir.global external @ex() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
; MLIR19-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
; MLIR19-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %4 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %5 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %8 = llvm.insertvalue %2, %7[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %9 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR19-NEXT:     %10 = llvm.getelementptr inbounds %9[%1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
; MLIR19-NEXT:     llvm.return %10 : !llvm.ptr
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @v(dense<5> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
; MLIR19-NEXT:   llvm.mlir.global external @v2(dense<[5, 6]> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
; MLIR19-NEXT:   llvm.mlir.global external @v3(dense<5> : vector<2xi24>) {addr_space = 0 : i32} : vector<2xi24>
; MLIR19-NEXT:   llvm.mlir.global external @un() {addr_space = 0 : i32} : !llvm.struct<(i32, i32)> {
; MLIR19-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
; MLIR19-NEXT:     llvm.return %0 : !llvm.struct<(i32, i32)>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i8, i16)>> {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(2 : i16) : i16
; MLIR19-NEXT:     %1 = llvm.mlir.constant(3 : i8) : i8
; MLIR19-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(i8, i16)>
; MLIR19-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i8, i16)>
; MLIR19-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i8, i16)>
; MLIR19-NEXT:     %5 = llvm.mlir.constant(1 : i8) : i8
; MLIR19-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(i8, i16)>
; MLIR19-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i8, i16)>
; MLIR19-NEXT:     %8 = llvm.insertvalue %0, %7[1] : !llvm.struct<(i8, i16)>
; MLIR19-NEXT:     %9 = llvm.mlir.undef : !llvm.array<2 x struct<(i8, i16)>>
; MLIR19-NEXT:     %10 = llvm.insertvalue %8, %9[0] : !llvm.array<2 x struct<(i8, i16)>>
; MLIR19-NEXT:     %11 = llvm.insertvalue %4, %10[1] : !llvm.array<2 x struct<(i8, i16)>>
; MLIR19-NEXT:     llvm.return %11 : !llvm.array<2 x struct<(i8, i16)>>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @str(dense<{{\[\[}}97, 98, 99], [100, 101, 0]]> : tensor<2x3xi8>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i8>>
; MLIR19-NEXT:   llvm.mlir.global external @big(-7 : i128) {addr_space = 0 : i32} : i128
; MLIR19-NEXT:   llvm.mlir.global external @e(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32>
; MLIR19-NEXT:   llvm.mlir.global external @e2() {addr_space = 0 : i32} : !llvm.struct<()> {
; MLIR19-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<()>
; MLIR19-NEXT:     llvm.return %0 : !llvm.struct<()>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @l() {addr_space = 0 : i32} : i64 {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(dense<5> : tensor<2xi32>) : !llvm.array<2 x i32>
; MLIR19-NEXT:     %1 = llvm.mlir.addressof @arr : !llvm.ptr
; MLIR19-NEXT:     %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
; MLIR19-NEXT:     %3 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %4 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %5 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %6 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %7 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %8 = llvm.insertvalue %6, %7[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %9 = llvm.insertvalue %3, %8[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %10 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR19-NEXT:     %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
; MLIR19-NEXT:     %12 = llvm.sub %11, %2 : i64
; MLIR19-NEXT:     llvm.return %12 : i64
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @tr() {addr_space = 0 : i32} : i32 {
; MLIR19-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %1 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %2 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %4 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %6 = llvm.insertvalue %0, %5[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %7 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR19-NEXT:     %8 = llvm.ptrtoint %7 : !llvm.ptr to i32
; MLIR19-NEXT:     llvm.return %8 : i32
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @ptrv() {addr_space = 0 : i32} : !llvm.vec<2 x ptr> {
; MLIR19-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %1 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %2 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %4 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %6 = llvm.insertvalue %0, %5[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %7 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR19-NEXT:     %8 = llvm.mlir.undef : !llvm.vec<2 x ptr>
; MLIR19-NEXT:     %9 = llvm.mlir.constant(0 : i32) : i32
; MLIR19-NEXT:     %10 = llvm.insertelement %7, %8[%9 : i32] : !llvm.vec<2 x ptr>
; MLIR19-NEXT:     %11 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     %12 = llvm.insertelement %0, %10[%11 : i32] : !llvm.vec<2 x ptr>
; MLIR19-NEXT:     llvm.return %12 : !llvm.vec<2 x ptr>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @pu() {addr_space = 0 : i32} : !llvm.struct<(ptr, array<2 x i32>)> {
; MLIR19-NEXT:     %0 = llvm.mlir.undef : i32
; MLIR19-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x i32>
; MLIR19-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x i32>
; MLIR19-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x i32>
; MLIR19-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %6 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %7 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %8 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %9 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %10 = llvm.insertvalue %8, %9[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %11 = llvm.insertvalue %5, %10[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %12 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR19-NEXT:     %13 = llvm.mlir.undef : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR19-NEXT:     %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR19-NEXT:     %15 = llvm.insertvalue %4, %14[1] : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR19-NEXT:     llvm.return %15 : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @mix() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
; MLIR19-NEXT:     %0 = llvm.mlir.undef : i32
; MLIR19-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x i32>
; MLIR19-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x i32>
; MLIR19-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x i32>
; MLIR19-NEXT:     llvm.return %4 : !llvm.array<2 x i32>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @p(...) -> i32
; MLIR19-NEXT:   llvm.func @q() -> i32
; MLIR19-NEXT:   llvm.func @g() attributes {personality = @p} {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @f(%arg0: i32) -> !llvm.ptr {
; MLIR19-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %1 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %2 = llvm.mlir.addressof @p : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR19-NEXT:     %4 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %6 = llvm.insertvalue %0, %5[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %7 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR19-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
; MLIR19-NEXT:     %9 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
; MLIR19-NEXT:     %10 = llvm.mlir.constant(dense<5> : tensor<2xi32>) : !llvm.array<2 x i32>
; MLIR19-NEXT:     %11 = llvm.mlir.addressof @arr : !llvm.ptr
; MLIR19-NEXT:     %12 = llvm.mlir.constant(0 : i8) : i8
; MLIR19-NEXT:     %13 = llvm.mlir.constant(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8>
; MLIR19-NEXT:     %14 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i8>)>
; MLIR19-NEXT:     %15 = llvm.insertvalue %8, %14[0] : !llvm.struct<(i32, array<2 x i8>)>
; MLIR19-NEXT:     %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(i32, array<2 x i8>)>
; MLIR19-NEXT:     %17 = llvm.call @q() : () -> i32
; MLIR19-NEXT:     llvm.store %3, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; MLIR19-NEXT:     llvm.store %9, %11 {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr
; MLIR19-NEXT:     llvm.store %16, %11 {alignment = 4 : i64} : !llvm.struct<(i32, array<2 x i8>)>, !llvm.ptr
; MLIR19-NEXT:     llvm.return %3 : !llvm.ptr
; MLIR19-NEXT:   }
; MLIR19-NEXT: }

; MLIR22: module attributes
; MLIR22-NEXT:   llvm.mlir.global external @x() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; MLIR22-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR22-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr>
; MLIR22-NEXT:     llvm.return %4 : !llvm.array<2 x ptr>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @arr(dense<5> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
; MLIR22-NEXT:   llvm.mlir.global external @ex() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
; MLIR22-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
; MLIR22-NEXT:     %2 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR22-NEXT:     %3 = llvm.getelementptr inbounds %2[%1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
; MLIR22-NEXT:     llvm.return %3 : !llvm.ptr
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @v(dense<5> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
; MLIR22-NEXT:   llvm.mlir.global external @v2(dense<[5, 6]> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
; MLIR22-NEXT:   llvm.mlir.global external @v3(dense<5> : vector<2xi24>) {addr_space = 0 : i32} : vector<2xi24>
; MLIR22-NEXT:   llvm.mlir.global external @un() {addr_space = 0 : i32} : !llvm.struct<(i32, i32)> {
; MLIR22-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
; MLIR22-NEXT:     llvm.return %0 : !llvm.struct<(i32, i32)>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i8, i16)>> {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(2 : i16) : i16
; MLIR22-NEXT:     %1 = llvm.mlir.constant(3 : i8) : i8
; MLIR22-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(i8, i16)>
; MLIR22-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i8, i16)>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i8, i16)>
; MLIR22-NEXT:     %5 = llvm.mlir.constant(1 : i8) : i8
; MLIR22-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(i8, i16)>
; MLIR22-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i8, i16)>
; MLIR22-NEXT:     %8 = llvm.insertvalue %0, %7[1] : !llvm.struct<(i8, i16)>
; MLIR22-NEXT:     %9 = llvm.mlir.undef : !llvm.array<2 x struct<(i8, i16)>>
; MLIR22-NEXT:     %10 = llvm.insertvalue %8, %9[0] : !llvm.array<2 x struct<(i8, i16)>>
; MLIR22-NEXT:     %11 = llvm.insertvalue %4, %10[1] : !llvm.array<2 x struct<(i8, i16)>>
; MLIR22-NEXT:     llvm.return %11 : !llvm.array<2 x struct<(i8, i16)>>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @str(dense<{{\[\[}}97, 98, 99], [100, 101, 0]]> : tensor<2x3xi8>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i8>>
; MLIR22-NEXT:   llvm.mlir.global external @big(-7 : i128) {addr_space = 0 : i32} : i128
; MLIR22-NEXT:   llvm.mlir.global external @e(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32>
; MLIR22-NEXT:   llvm.mlir.global external @e2() {addr_space = 0 : i32} : !llvm.struct<()> {
; MLIR22-NEXT:     %0 = llvm.mlir.zero : !llvm.struct<()>
; MLIR22-NEXT:     llvm.return %0 : !llvm.struct<()>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @l() {addr_space = 0 : i32} : i64 {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @arr : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
; MLIR22-NEXT:     %2 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR22-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
; MLIR22-NEXT:     %4 = llvm.sub %3, %1 : i64
; MLIR22-NEXT:     llvm.return %4 : i64
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @tr() {addr_space = 0 : i32} : i32 {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
; MLIR22-NEXT:     llvm.return %1 : i32
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @ptrv() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; MLIR22-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.mlir.undef : vector<2x!llvm.ptr>
; MLIR22-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
; MLIR22-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<2x!llvm.ptr>
; MLIR22-NEXT:     %5 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     %6 = llvm.insertelement %0, %4[%5 : i32] : vector<2x!llvm.ptr>
; MLIR22-NEXT:     llvm.return %6 : vector<2x!llvm.ptr>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @pu() {addr_space = 0 : i32} : !llvm.struct<(ptr, array<2 x i32>)> {
; MLIR22-NEXT:     %0 = llvm.mlir.undef : i32
; MLIR22-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x i32>
; MLIR22-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x i32>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x i32>
; MLIR22-NEXT:     %5 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR22-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR22-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR22-NEXT:     %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR22-NEXT:     llvm.return %8 : !llvm.struct<(ptr, array<2 x i32>)>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @mix() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
; MLIR22-NEXT:     %0 = llvm.mlir.undef : i32
; MLIR22-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x i32>
; MLIR22-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x i32>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x i32>
; MLIR22-NEXT:     llvm.return %4 : !llvm.array<2 x i32>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @p(...) -> i32
; MLIR22-NEXT:   llvm.func @q() -> i32
; MLIR22-NEXT:   llvm.func @g() attributes {personality = @p} {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @f(%arg0: i32) -> !llvm.ptr {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.mlir.addressof @x : !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
; MLIR22-NEXT:     %3 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
; MLIR22-NEXT:     %4 = llvm.mlir.addressof @arr : !llvm.ptr
; MLIR22-NEXT:     %5 = llvm.mlir.constant(0 : i8) : i8
; MLIR22-NEXT:     %6 = llvm.mlir.constant(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8>
; MLIR22-NEXT:     %7 = llvm.mlir.zero : !llvm.struct<(i32, array<2 x i8>)>
; MLIR22-NEXT:     %8 = llvm.call @q() : () -> i32
; MLIR22-NEXT:     llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; MLIR22-NEXT:     llvm.store %3, %4 {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr
; MLIR22-NEXT:     llvm.store %7, %4 {alignment = 4 : i64} : !llvm.struct<(i32, array<2 x i8>)>, !llvm.ptr
; MLIR22-NEXT:     llvm.return %0 : !llvm.ptr
; MLIR22-NEXT:   }
; MLIR22-NEXT: }

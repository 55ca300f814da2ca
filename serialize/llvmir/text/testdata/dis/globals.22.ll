; ModuleID = '<stdin>'
source_filename = "<stdin>"

$c2 = comdat largest

$g0 = comdat any

$c1 = comdat exactmatch

@g0 = linkonce_odr global i32 0, comdat
@g1 = global i32 1, comdat($c1)
@g2 = private constant i32 2
@g3 = internal unnamed_addr constant i32 3
@g4 = weak local_unnamed_addr global i32 4
@g5 = common global i32 0
@g6 = external global i32
@g7 = extern_weak global i32
@g8 = weak_odr hidden global i32 8
@g9 = linkonce protected global i32 9
@g10 = available_externally global i32 10
@g11 = thread_local global i32 11
@g12 = thread_local(initialexec) global i32 12
@g13 = dso_local global i32 13, section "s", align 16
@g14 = addrspace(3) global i32 14
@g15 = externally_initialized global i32 15
@g16 = global ptr @g14f
@g17 = global [3 x i8] c"abc"
@g18 = constant [2 x i16] [i16 1, i16 -2]
@g19 = global { i32, float, [2 x i8] } { i32 1, float 2.000000e+00, [2 x i8] c"\00\FF" }
@g20 = global <2 x float> <float 1.000000e+00, float -0.000000e+00>
@g21 = global [2 x float] [float 1.000000e+00, float 1.000000e+00]
@g22 = global double 1.000000e-01
@g23 = global half 0xH3C00
@g24 = global bfloat 0xR3F80
@g25 = global x86_fp80 0xK3FFF8000000000000000
@g26 = global fp128 0xL00000000000000003FFF000000000000
@g27 = global i1 true
@g28 = global i128 18446744073709551616
@g29 = global ptr null
@g30 = global { i32, ptr } zeroinitializer
@g31 = global [2 x i32] undef
@g32 = global i32 poison
@g33 = global ptr getelementptr inbounds ([3 x i8], ptr @g17, i64 0, i64 1)
@g34 = global i64 ptrtoint (ptr @g17 to i64)
@g35 = global ptr inttoptr (i64 17 to ptr)
@g36 = global ptr addrspacecast (ptr addrspace(3) @g14 to ptr)
@g37 = global [2 x { i8, i32 }] [{ i8, i32 } { i8 1, i32 2 }, { i8, i32 } zeroinitializer]
@g38 = global [2 x ptr] [ptr @g0, ptr @g1]
@g39 = global i32 ptrtoint (ptr @g17 to i32)
@g40 = global [0 x i32] zeroinitializer
@g41 = global <4 x i1> <i1 true, i1 false, i1 true, i1 true>
@g42 = global [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> splat (i16 3)]
@"quoted name" = global i32 1
@0 = global i32 2
@llvm.used = appending global [1 x ptr] [ptr @g1], section "llvm.metadata"

define void @g14f() comdat($c2) {
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @g, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr null }]

define void @f() {
  ret void
}

define void @g() {
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr @x }]
@x = global i32 0

define void @f() {
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@x = global i32 0

@a0 = alias i32, ptr @x
@a1 = internal alias i32, ptr @x
@a2 = weak hidden unnamed_addr alias i32, ptr @x
@a3 = dso_local local_unnamed_addr alias i8, getelementptr (i8, ptr @x, i64 1)
@a4 = alias void (), ptr @f
@a5 = thread_local alias i32, ptr @a0

define void @f() {
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@i0 = ifunc i32 (i32), ptr @r
@i1 = internal ifunc void (), ptr @r

define ptr @r() {
  ret ptr null
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@x = global ptr blockaddress(@f, %a)

define void @f() {
  br label %a

a:                                                ; preds = %0
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@x = global ptr dso_local_equivalent @f
@y = global ptr no_cfi @f

declare void @f()

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@y = global i32 sub (i32 ptrtoint (ptr @x to i32), i32 3)
@x = global i32 8
@z = global i32 xor (i32 add (i32 ptrtoint (ptr @x to i32), i32 3), i32 7)

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"
module asm ".globl x"

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "E-m:o-p:32:32:64:16-p1:64:64-i1:8:8-i8:8:16-i16:16-f16:16-f32:32:64-f64:64-f128:128-v64:64-v128:128-a:0:32-P3-A5-G1-n32-S64-Fi32-ni:7"

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-Fn16-p0:64:64:64:64-i32:32"

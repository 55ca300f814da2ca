; Conventions, numbers of functions and blocks, groups of globals.
@g = global i32 0 #0
@h = global i32 0 #1
@b = global ptr blockaddress(@0, %1)
@c = global ptr blockaddress(@named, %"a b")
define ccc void @0() {
  br label %1
1:
  ret void
}
define cc 99 void @named() #1 {
  br label %"a b"
"a b":
  call cc 99 void @named()
  call ccc void @0()
  ret void
}
define fastcc void @f1() { ret void }
define avr_intrcc void @f2() { ret void }
define avr_signalcc void @f3() {
  call avr_signalcc void @f3()
  ret void
}
define aarch64_sve_vector_pcs void @f4() { ret void }
attributes #0 = { "a" "b"="c" }
attributes #1 = { "d" }
; -----
target datalayout = "e-p:32:32-p1:16:16:32-i1:8-i8:8:32-i16:16-i64:32:64-f16:16-f80:32-f128:64-v64:64-v96:32-a:32:64-n16-S32-A5-P1-G2"
define void @f() addrspace(0) {
  %a = alloca i64
  %b = alloca i8
  %c = alloca { i8, i64 }
  %d = alloca <3 x i32>
  %e = alloca x86_fp80
  %f = alloca fp128
  %g = alloca [3 x i128]
  %h = alloca <2 x i32>
  %i = alloca ptr
  %j = alloca ptr addrspace(1)
  %k = alloca i24
  %l = alloca <5 x i8>
  %m = alloca half
  %n = alloca { <2 x i32>, i1 }
  %o = alloca <{ i64, i8 }>
  %p = alloca i7
  %q = alloca target("spirv.Image", i32, 1)
  %1 = load i64, ptr addrspace(5) %a
  %2 = load i8, ptr addrspace(5) %b
  %3 = load { i8, i64 }, ptr addrspace(5) %c
  %4 = load <3 x i32>, ptr addrspace(5) %d
  %5 = load x86_fp80, ptr addrspace(5) %e
  %6 = load fp128, ptr addrspace(5) %f
  %7 = load [3 x i128], ptr addrspace(5) %g
  %8 = load <2 x i32>, ptr addrspace(5) %h
  store i24 1, ptr addrspace(5) %k
  store <5 x i8> zeroinitializer, ptr addrspace(5) %l
  store ptr null, ptr addrspace(5) %i
  store ptr addrspace(1) null, ptr addrspace(5) %j
  %9 = atomicrmw add ptr addrspace(5) %a, i64 1 seq_cst
  %10 = cmpxchg ptr addrspace(5) %a, i64 1, i64 2 seq_cst seq_cst
  ret void
}
; -----
define void @"quoted \22name\22"(ptr %"x y", i32 %0) {
"first block":
  %"v 1" = load i32, ptr %"x y", align 2
  %1 = add i32 %"v 1", %0
  br label %2
2:
  %3 = add i32 %1, 1
  br label %"first block2"
"first block2":
  ret void
}
%"type name" = type { i32 }
%0 = type { i8 }
%1 = type opaque
@x = global %"type name" zeroinitializer
@y = global %0 zeroinitializer
@z = external global [2 x %0]
declare void @p(ptr byval(%1))
$"comdat name" = comdat any
@"\01raw" = global i32 0, comdat($"comdat name")
!"named node" = !{!0}
!0 = !{!"a\22b\00", i32 1, ptr @x, null, !DIExpression(), !{!"inner"}}

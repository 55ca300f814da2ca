source_filename = "own"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm "first \22line\22"
module asm "second\09tab"

%0 = type { i32, %list }
%list = type { i32, ptr, [3 x i16] }
%opq = type opaque
%"quoted name" = type <{ i8, i64 }>
%t = type target("spirv.Image", float, 1, 0, 2)

$cd = comdat any
$big = comdat largest

@0 = private global i32 1
@g1 = linkonce_odr dso_local unnamed_addr constant { i8, [4 x i16] } { i8 -1, [4 x i16] [i16 1, i16 2, i16 3, i16 4] }, comdat($cd), align 8
@big = weak_odr hidden global i128 -170141183460469231731687303715884105728, comdat, align 16
@f1 = global half 0xH3C00
@f2 = global bfloat 0xR3F80
@f3 = global x86_fp80 0xK3FFF8000000000000000
@f4 = global fp128 0xL00000000000000003FFF000000000000
@f5 = global ppc_fp128 0xM3FF00000000000000000000000000000
@f6 = global float 0x7FF8000000000000
@f7 = global double 0x7FF0000000000001
@f8 = global float 0x36A0000000000000
@f9 = global x86_fp80 0xK3FFFA000000000000000
@f10 = global float -0.5
@f11 = global half 1.5
@f12 = global bfloat -2.0
@f13 = global float 0xFFF0000000000000
@s = private unnamed_addr constant [6 x i8] c"a\22\5C\0A\FF\00"
@tl = thread_local(initialexec) global i32 0, section "sec", partition "part"
@as = addrspace(3) externally_initialized global [2 x ptr addrspace(1)] zeroinitializer, no_sanitize_address, sanitize_address_dyninit
@vec = global <4 x i32> <i32 1, i32 1, i32 1, i32 1>
@vec2 = global <4 x float> splat (float 2.0)
@ue = global <2 x i8> <i8 undef, i8 poison>
@nul = global { ptr, [2 x i32], {} } { ptr null, [2 x i32] undef, {} zeroinitializer }
@ce = global ptr getelementptr inbounds (%list, ptr @0, i64 0, i32 1)
@ce2 = global i64 add (i64 ptrtoint (ptr @0 to i64), i64 7)
@ce3 = global i64 sub (i64 ptrtoint (ptr @f1 to i64), i64 ptrtoint (ptr @f2 to i64))
@ce4 = global ptr addrspace(1) addrspacecast (ptr @f1 to ptr addrspace(1))
@ce5 = global i32 trunc (i64 ptrtoint (ptr @f1 to i64) to i32)
@ce6 = global ptr inttoptr (i64 4096 to ptr)
@ce7 = global ptr getelementptr inbounds inrange(-8, 16) ({ [4 x ptr] }, ptr @nul, i32 0, i32 0, i32 2)
@"weird \01 name" = common global i32 0
@$dollar = extern_weak global i8
@vt = external dllimport global i8, code_model "large"
@al = weak alias i32, ptr @0
@al2 = internal unnamed_addr alias i8, getelementptr (i8, ptr @big, i64 3)
@ifn = ifunc void (), ptr @resolver

@ba = global ptr blockaddress(@cfg, %"two words")
@dle = global ptr dso_local_equivalent @ext
@ncf = global ptr no_cfi @ext

define internal ptr @resolver() { ret ptr null }
declare extern_weak void @ext()
declare dllimport signext i8 @decl(ptr noundef nonnull align 8 dereferenceable(16) nocapture, i32 zeroext, ...) local_unnamed_addr #1
define void @1() unnamed_addr section ".text.x" align 32 gc "statepoint-example" prefix i32 7 prologue i8 -112 personality ptr @pers { ret void }
declare i32 @pers(...)

define ghccc void @attrs(ptr byval(%list) align 4 %a, ptr sret({i32}) %b, i32 inreg %c, <2 x float> nofpclass(nan inf) %d, ptr initializes((0, 4), (8, 12)) %e) memory(argmem: readwrite, inaccessiblemem: read) allocsize(2) vscale_range(1,16) uwtable(sync) alignstack(16) "k"="v" "a\22b" nounwind allockind("alloc,zeroed") {
  ret void
}

define i32 @cfg(i32 %x, ptr %p, i1 %c) personality ptr @pers {
entry:
  switch i32 %x, label %def [ i32 1, label %"two words"
    i32 -5, label %def ]
"two words":                                      ; preds = %entry
  br i1 %c, label %def, label %def
def:
  %v = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %"two words" ], [ 2, %"two words" ]
  indirectbr ptr %p, [label %l1, label %l2]
l1:
  %r = invoke i32 @pers() to label %l2 unwind label %lp
l2:
  br label %l3
l6:
  %fw = add i32 %later, 1
  ret i32 %fw
lp:
  %lpv = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @0]
  resume { ptr, i32 } %lpv
l3:
  %later = add nuw nsw i32 %v, 4
  br i1 %c, label %l6, label %l7
l7:
  callbr void asm sideeffect "nop", "!i"() to label %l4 [label %l5]
l4:
  unreachable
l5:
  ret i32 %later
}

define void @seh() personality ptr @pers {
  invoke void @ext() to label %ok unwind label %d
ok:
  ret void
d:
  %cs = catchswitch within none [label %h] unwind label %cl
h:
  %cp = catchpad within %cs [i32 1, ptr null]
  call void @ext() [ "funclet"(token %cp) ]
  catchret from %cp to label %ok
cl:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
}

define void @ops(i32 %a, i32 %b, float %x, float %y, ptr %p, <4 x i32> %v, i64 %n, i1 %c, {i32, {float, [2 x i8]}} %agg) #0 {
  %1 = add nuw i32 %a, %b
  %2 = sub nsw i32 %a, 5
  %3 = mul i32 %1, -7
  %4 = udiv exact i32 %3, %b
  %5 = srem i32 %4, %b
  %6 = shl nuw nsw i32 %5, 3
  %7 = ashr exact i32 %6, 1
  %8 = or disjoint i32 %7, 1
  %9 = fadd fast float %x, %y
  %10 = fmul nnan ninf float %9, 3.0
  %11 = fneg reassoc contract float %10
  %12 = frem float %11, 1.0e10
  %13 = icmp ult i32 %a, %b
  %14 = fcmp nsz une float %x, 0.0
  %15 = select i1 %13, i32 %a, i32 %b
  %16 = select fast i1 %c, float %x, float %y
  %17 = zext nneg i32 %a to i64
  %18 = trunc nuw i64 %n to i32
  %19 = sitofp i32 %a to double
  %20 = uitofp nneg i32 %a to float
  %21 = bitcast float %x to i32
  %22 = ptrtoint ptr %p to i64
  %23 = addrspacecast ptr %p to ptr addrspace(3)
  %24 = alloca i32
  %25 = alloca [4 x i8], i64 %n, align 16
  %26 = alloca inalloca i8, i32 3
  %27 = alloca {i64, i8}
  %28 = load i32, ptr %p
  %29 = load volatile i64, ptr %p, align 2, !nontemporal !1, !foo !2, !range !3
  %30 = load atomic i32, ptr %p syncscope("agent") seq_cst, align 4
  store i32 %a, ptr %p, !bar !2
  store atomic volatile float %x, ptr %p release, align 4
  fence syncscope("singlethread") acq_rel
  %31 = cmpxchg weak volatile ptr %p, i32 %a, i32 %b acq_rel monotonic
  %32 = atomicrmw umax ptr %p, i32 %a syncscope("wg") monotonic, align 8
  %33 = atomicrmw volatile fadd ptr %p, float %x seq_cst
  %34 = getelementptr inbounds %list, ptr %p, i64 %n, i32 2, i64 1
  %35 = getelementptr nusw nuw i8, ptr %p, i64 %n
  %36 = getelementptr i8, ptr %p, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %37 = extractelement <4 x i32> %v, i32 %a
  %38 = insertelement <4 x i32> %v, i32 %a, i64 2
  %39 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 3, i32 undef>
  %40 = extractvalue {i32, {float, [2 x i8]}} %agg, 1, 1, 0
  %41 = insertvalue {i32, {float, [2 x i8]}} %agg, float %x, 1, 0
  %42 = freeze i32 %a
  %43 = va_arg ptr %p, i32
  %44 = call i32 (ptr, ...) @vf(ptr %p, i32 %a)
  %45 = tail call fastcc noundef i32 @g(i32 noundef %a) #2
  %46 = notail call float @llvm.fma.f32(float %x, float %y, float %x)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %p, i64 %n, i1 false)
  %b46 = call noundef range(i32 0, 10) i32 @g(i32 1)
  %47 = call nnan float @llvm.sqrt.f32(float %x), !fpmath !4
  call void asm sideeffect inteldialect "mov $0, $1", "r,r"(i32 %a, i32 %b)
  %48 = call i32 %p(i32 1) nounwind "nobuiltin-x"
  %49 = icmp eq ptr %p, inttoptr (i64 -1 to ptr)
  call void @llvm.assume(i1 %c) [ "align"(ptr %p, i64 8), "x"() ]
  %50 = xor <4 x i32> %v, <i32 -1, i32 -1, i32 -1, i32 -1>
  ret void
}
declare i32 @vf(ptr, ...)
declare fastcc i32 @g(i32)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare float @llvm.sqrt.f32(float)

define <vscale x 4 x i32> @scal(<vscale x 4 x i32> %a) {
  %r = add <vscale x 4 x i32> %a, splat (i32 4)
  ret <vscale x 4 x i32> %r
}
define void @must(i32 %x, ...) { musttail call void (i32, ...) @must(i32 %x, ...)
 ret void }

attributes #0 = { nounwind noinline optnone "z"="1" "b" readnone }
attributes #1 = { "only" }
attributes #2 = { cold }
!llvm.named = !{!1, !2, !5, !6, !7}
!weird\20name = !{}
!1 = !{i32 1}
!2 = !{!"str\0A", null, !3, i64 -1, ptr @0, float 1.0}
!3 = !{i64 0, i64 10}
!4 = !{float 2.5}
!5 = distinct !{!5, !8}
!6 = !{!6}
!7 = !{!1, !9}
!8 = !{!"llvm.loop.x"}
!9 = !{i32 1}
!10 = !{!"unused"}

; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p) {
  %1 = load ptr, ptr %p, align 8, !dereferenceable !0
  %2 = load i32, ptr %p, align 4, !mmra !1
  %3 = load i32, ptr %p, align 4, !mmra !2
  fence seq_cst, !mmra !1
  call void @f(ptr %p), !mmra !2
  ret void
}

!0 = !{i64 8}
!1 = !{!"foo", !"bar"}
!2 = !{!1, !3}
!3 = !{!"bux", !"baz"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f() !vec_type_hint !0 !work_group_size_hint !1 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 {
  ret void
}

define void @g() !vec_type_hint !4 !intel_reqd_sub_group_size !1 {
  ret void
}

define void @h() !vec_type_hint !3 !work_group_size_hint !5 {
  ret void
}

!0 = !{<8 x i32> undef, i32 1}
!1 = !{i32 128, i32 128, i32 128}
!2 = !{i32 1, i32 2, i32 3}
!3 = !{i32 32}
!4 = !{float undef, i32 0}
!5 = !{!"x"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p, i1 %c) {
  %1 = load i32, ptr %p, align 4, !mmra !0
  br i1 %c, label %a, label %a, !work_group_size_hint !1, !vec_type_hint !1

a:                                                ; preds = %0, %0
  ret void
}

!0 = !{}
!1 = !{i32 8}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

define void @f(ptr %q, i64 %n) {
  %p = alloca { i64, i32 }, align 8
  %a = alloca i32, align 4, addrspace(5)
  %g = getelementptr i8, ptr %p, i64 0
  %h = getelementptr { i64, i32 }, ptr %p, i64 0, i32 0
  %c = addrspacecast ptr addrspace(5) %a to ptr
  %k = getelementptr i8, ptr %p, i64 8
  %l = getelementptr i8, ptr %p, i64 %n
  call void @llvm.lifetime.start.p0(i64 8, ptr %g)
  call void @llvm.lifetime.start.p0(i64 8, ptr %h)
  call void @llvm.lifetime.start.p0(i64 4, ptr %c)
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #0

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #0

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #0

define float @f(double %d) {
  %1 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %2 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.downward", metadata !"fpexcept.ignore")
  %3 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.upward", metadata !"fpexcept.ignore")
  %4 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret float %1
}

attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

@a = global [2 x i24] [i24 1, i24 2]
@b = global [2 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000000000000000000000]
@c = global [2 x i1] [i1 true, i1 false]
@d = global <2 x i24> <i24 1, i24 2>
@e = global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR0000]
@f = global [2 x half] [half 0xH3C00, half 0xH0000]
@g = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@h = global [2 x [2 x [2 x i8]]] [[2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] c"cd"], [2 x [2 x i8]] zeroinitializer]
@i = global [2 x { i32 }] zeroinitializer
@j = global [2 x <2 x float>] [<2 x float> <float 1.000000e+00, float 1.000000e+00>, <2 x float> <float 1.000000e+00, float 2.000000e+00>]
@k = global [2 x i32] [i32 7, i32 7]
@l = global [2 x ptr] zeroinitializer
@m = global <2 x ptr> zeroinitializer
@n = global <2 x i32> undef
@o = global [3 x i32] [i32 1, i32 undef, i32 poison]
@p = global { [2 x i32], { i8, ptr } } { [2 x i32] [i32 1, i32 2], { i8, ptr } { i8 3, ptr @k } }
@q = global <{ i8, i32 }> <{ i8 1, i32 2 }>

define void @use(ptr %p) {
  store [2 x i24] [i24 1, i24 2], ptr %p, align 4
  store <2 x i24> <i24 3, i24 3>, ptr %p, align 8
  store [2 x { i32, i64 }] zeroinitializer, ptr %p, align 4
  store { i32, [2 x float] } { i32 1, [2 x float] [float 1.000000e+00, float 2.000000e+00] }, ptr %p, align 4
  store [2 x i8] c"ab", ptr %p, align 1
  store [2 x [2 x i32]] [[2 x i32] [i32 1, i32 1], [2 x i32] [i32 1, i32 1]], ptr %p, align 4
  store <2 x ptr> <ptr null, ptr @a>, ptr %p, align 16
  store ptr getelementptr (i8, ptr @a, i64 3), ptr %p, align 8
  store i128 -1, ptr %p, align 4
  store float 0x7FF8000000000000, ptr %p, align 4
  store i32 undef, ptr %p, align 4
  store i32 poison, ptr %p, align 4
  store [2 x i32] poison, ptr %p, align 4
  store target("spirv.Event") zeroinitializer, ptr %p, align 8
  store ptr @use, ptr %p, align 8
  store i64 ptrtoint (ptr @a to i64), ptr %p, align 4
  store <2 x i64> bitcast (<4 x i32> <i32 1, i32 2, i32 3, i32 4> to <2 x i64>), ptr %p, align 16
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = distinct !{!2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  ret void
}

!0 = !{!1, !1, i64 0, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!""}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f(ptr %p) {
  %1 = getelementptr <2 x i32>, ptr %p, i64 0, i64 1
  %2 = getelementptr { i32, { i8, [2 x i16] } }, ptr %p, i64 0, i32 1, i32 1, i64 1
  %3 = getelementptr i32, ptr %p, <2 x i64> <i64 1, i64 2>
  %4 = getelementptr { i32, i64 }, ptr %p, <2 x i64> <i64 1, i64 2>, i32 1
  %5 = getelementptr { i32, i64 }, ptr %p, <2 x i64> <i64 1, i64 2>, <2 x i32> <i32 1, i32 1>
  %6 = getelementptr i32, ptr %p, i128 7
  %7 = getelementptr i32, ptr %p, i64 1152921504606846976
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

define void @f(ptr %p, i1 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr noalias %p, i64 8, i1 true), !tbaa !0
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @f(ptr %p) {
  %1 = call i32 asm sideeffect alignstack inteldialect "mov $0, $1", "=r,r"(i32 1)
  %2 = tail call i32 asm "bswap $0", "=r,r"(i32 %1)
  call void asm sideeffect "st $0", "=*m"(ptr elementtype(i32) %p)
  call void asm unwind "nop", ""()
  ret i32 %2
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #1

define void @f() {
  %1 = call ptr @llvm.returnaddress(i32 0)
  %2 = call i8 @llvm.abs.i8(i8 1, i1 true)
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define <2 x i32> @f(i1 %c, <2 x i1> %d, <2 x i32> %x) {
  %1 = select i1 %c, <2 x i32> %x, <2 x i32> zeroinitializer
  %2 = select <2 x i1> %d, <2 x i32> %x, <2 x i32> <i32 1, i32 1>
  %3 = insertelement <2 x i32> %x, i32 1, i32 5
  %4 = shufflevector <2 x i32> %x, <2 x i32> %1, <3 x i32> <i32 poison, i32 3, i32 0>
  ret <2 x i32> %2
}

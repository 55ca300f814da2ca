; ModuleID = '<stdin>'
source_filename = "<stdin>"

@tls = thread_local global i32 0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.expect.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.expect.with.probability.i64(i64, i64, double immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.ubsantrap(i8 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #8

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v4f32(<vscale x 4 x float>, <4 x float>, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float>, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vscale.i64() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.launder.invariant.group.p0(ptr) #11

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #12

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #15

; Function Attrs: nounwind memory(none)
declare i64 @llvm.coro.size.i64() #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.ssa.copy.i32(i32 returned) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare void @llvm.donothing() #4

define void @va(...) {
  %p = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %p)
  ret void
}

define void @f(float %x, <4 x float> %v, i32 %i, <4 x i32> %w, ptr %p, i64 %l, <4 x i1> %m, <4 x ptr> %vp, i1 %c, double %d, <vscale x 4 x float> %z, i8 %b) {
  %1 = call nnan float @llvm.sqrt.f32(float %x)
  %2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v, <4 x float> %v, <4 x float> %v)
  %3 = call i32 @llvm.ctlz.i32(i32 %i, i1 true)
  %4 = call i32 @llvm.abs.i32(i32 %i, i1 false)
  %5 = call float @llvm.powi.f32.i32(float %x, i32 %i)
  %6 = call i1 @llvm.is.fpclass.f32(float %x, i32 5)
  %7 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 %i)
  %8 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  %9 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %x, <4 x float> %v)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 dereferenceable(16) %p, i64 %l, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %p, i64 10, i1 true)
  call void @llvm.memset.p0.i32(ptr %p, i8 %b, i32 %i, i1 true)
  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %p, i32 %i, i1 false)
  %10 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %p, <4 x i1> %m, <4 x float> %v)
  %11 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %p, <4 x i1> %m, <4 x float> poison)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, ptr align 8 %p, <4 x i1> %m)
  %12 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %vp, <4 x i1> %m, <4 x float> %v)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %v, <4 x ptr> align 4 %vp, <4 x i1> %m)
  %13 = call i64 @llvm.expect.i64(i64 %l, i64 1)
  %14 = call i64 @llvm.expect.with.probability.i64(i64 %l, i64 1, double 2.500000e-01)
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  call void @llvm.trap()
  call void @llvm.ubsantrap(i8 3)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %15 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %15)
  %16 = call i32 @llvm.eh.typeid.for.p0(ptr %p)
  call void @llvm.va_end.p0(ptr %p)
  call void @llvm.va_copy.p0(ptr %p, ptr %p)
  %17 = call <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v4f32(<vscale x 4 x float> %z, <4 x float> %v, i64 4)
  %18 = call <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float> %z, i64 0)
  %19 = call i64 @llvm.vscale.i64()
  %20 = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %20, i64 4, ptr %p)
  %21 = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %22 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.towardzero", metadata !"fpexcept.maytrap")
  %23 = call i1 @llvm.is.constant.i32(i32 %i)
  %24 = call i32 @llvm.annotation.i32.p0(i32 %i, ptr %p, ptr %p, i32 %i)
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr %p, ptr %p, i32 1, ptr %p)
  %25 = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr %p, ptr %p, i32 1, ptr %p)
  %26 = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %27 = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  %28 = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr align 4 %p, i64 %l, i1 false, i32 2, i32 2)
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr align 4 %p, i64 %l, i1 true, i32 2, i32 2)
  %29 = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %w, <4 x i32> %w, <4 x i1> %m, i32 %i)
  %30 = call token @llvm.coro.id(i32 8, ptr %p, ptr null, ptr null)
  %31 = call i64 @llvm.coro.size.i64()
  %32 = call i32 @llvm.ssa.copy.i32(i32 %i)
  %33 = call float @llvm.fmuladd.f32(float %x, float %x, float %x)
  %34 = call i32 @llvm.smax.i32(i32 %i, i32 %i)
  %35 = call i32 @llvm.fshl.i32(i32 %i, i32 %i, i32 %i)
  %36 = call i64 @llvm.llround.i64.f32(float %x)
  %37 = call i64 @llvm.readcyclecounter()
  call void @llvm.donothing()
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #18

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn }
attributes #9 = { nounwind memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(write) }

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @f() {
  %p = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %p)
  call void @llvm.lifetime.end.p0(ptr %p)
  ret void
}

declare void @llvm.lifetime.start.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #0

define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.sideeffect() #0

define void @f() {
  call void @llvm.sideeffect()
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@tls = internal thread_local global i32 0

define void @va(ptr %0, ...) {
  call void @llvm.va_start.p0(ptr %0)
  ret void
}

define void @f(float %0, <8 x float> %1, i32 %2, <8 x i32> %3, ptr %4, <8 x i1> %5, i64 %6, i1 %7, half %8, double %9, ptr addrspace(3) %10, <vscale x 4 x float> %11, <7 x float> %12) {
  %14 = call float @llvm.fmuladd.f32(float %0, float %0, float %0)
  %15 = call fast <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %1, <8 x float> %1)
  %16 = call float @llvm.exp.f32(float %0)
  %17 = call nnan half @llvm.sqrt.f16(half %8)
  %18 = call float @llvm.powi.f32.i32(float %0, i32 %2)
  %19 = call i32 @llvm.bitreverse.i32(i32 %2)
  %20 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %21 = call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %3, i1 false)
  %22 = call i32 @llvm.abs.i32(i32 %2, i1 true)
  %23 = call i32 @llvm.fshl.i32(i32 %2, i32 %2, i32 %2)
  %24 = call i1 @llvm.is.fpclass.f32(float %0, i32 3)
  %25 = call float @llvm.maximum.f32(float %0, float %0)
  %26 = call i32 @llvm.smax.i32(i32 %2, i32 %2)
  %27 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %2, i32 %2)
  %28 = call { <8 x i32>, <8 x i1> } @llvm.umul.with.overflow.v8i32(<8 x i32> %3, <8 x i32> %3)
  %29 = call i32 @llvm.sadd.sat.i32(i32 %2, i32 %2)
  %30 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %3)
  %31 = call reassoc float @llvm.vector.reduce.fadd.v8f32(float %0, <8 x float> %1)
  %32 = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %1)
  %33 = call <4 x float> @llvm.matrix.multiply.v4f32.v8f32.v8f32(<8 x float> %1, <8 x float> %1, i32 2, i32 4, i32 2)
  %34 = call <8 x float> @llvm.matrix.transpose.v8f32(<8 x float> %1, i32 2, i32 4)
  %35 = call <8 x float> @llvm.matrix.column.major.load.v8f32.i64(ptr align 4 %4, i64 %6, i1 false, i32 2, i32 4)
  call void @llvm.matrix.column.major.store.v8f32.i64(<8 x float> %35, ptr align 4 %4, i64 %6, i1 true, i32 2, i32 4)
  %36 = call <8 x i1> @llvm.get.active.lane.mask.v8i1.i64(i64 %6, i64 %6)
  %37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %4, i32 4, <8 x i1> %5, <8 x float> poison)
  %38 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %4, i32 16, <8 x i1> %5, <8 x float> %1)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %1, ptr %4, i32 4, <8 x i1> %5)
  call void @llvm.memcpy.p0.p0.i64(ptr %4, ptr %4, i64 %6, i1 false)
  call void @llvm.memcpy.p0.p3.i32(ptr %4, ptr addrspace(3) %10, i32 %2, i1 true)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %4, ptr %4, i64 10, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr %4, ptr %4, i32 %2, i1 false)
  %39 = trunc i32 %2 to i8
  call void @llvm.memset.p0.i32(ptr %4, i8 %39, i32 %2, i1 false)
  %40 = call i32 @llvm.expect.i32(i32 %2, i32 %2)
  %41 = call i32 @llvm.expect.with.probability.i32(i32 %2, i32 %2, double 5.000000e-01)
  call void @llvm.prefetch.p0(ptr %4, i32 0, i32 3, i32 1)
  call void @llvm.trap()
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 7)
  %42 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %42)
  %43 = call i32 @llvm.eh.typeid.for.p0(ptr %4)
  call void @llvm.va_copy.p0(ptr %4, ptr %4)
  call void @llvm.va_end.p0(ptr %4)
  %44 = call <vscale x 4 x float> @llvm.vector.insert.nxv4f32.nxv4f32(<vscale x 4 x float> %11, <vscale x 4 x float> %11, i64 0)
  %45 = call <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float> %11, i64 4)
  %46 = call { <4 x float>, <4 x float> } @llvm.vector.deinterleave2.v8f32(<8 x float> %1)
  %47 = call i64 @llvm.vscale.i64()
  %48 = call ptr @llvm.ptr.annotation.p0.p0(ptr %4, ptr %4, ptr %4, i32 %2, ptr %4)
  call void @llvm.var.annotation.p0.p0(ptr %4, ptr %4, ptr %4, i32 %2, ptr %4)
  %49 = call i32 @llvm.annotation.i32.p0(i32 %2, ptr %4, ptr %4, i32 %2)
  %50 = call ptr @llvm.invariant.start.p0(i64 1, ptr %4)
  call void @llvm.invariant.end.p0(ptr %50, i64 1, ptr %4)
  %51 = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %52 = call i1 @llvm.is.constant.i32(i32 %2)
  %53 = call <8 x i32> @llvm.vp.add.v8i32(<8 x i32> %3, <8 x i32> %3, <8 x i1> %5, i32 %2)
  %54 = call <8 x i32> @llvm.vp.load.v8i32.p0(ptr %4, <8 x i1> %5, i32 %2)
  call void @llvm.vp.store.v8i32.p0(<8 x i32> %54, ptr %4, <8 x i1> %5, i32 %2)
  call void @llvm.experimental.vp.strided.store.v8i32.p0.i64(<8 x i32> %54, ptr %4, i64 %6, <8 x i1> %5, i32 %2)
  %55 = call i32 @llvm.vp.reduce.add.v8i32(i32 %2, <8 x i32> %3, <8 x i1> %5, i32 %2)
  %56 = call <8 x i8> @llvm.vp.trunc.v8i8.v8i32(<8 x i32> %3, <8 x i1> %5, i32 %2)
  %57 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %9, metadata !"round.towardzero", metadata !"fpexcept.ignore") #19
  %58 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %9, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #19
  %59 = call half @llvm.experimental.constrained.fptrunc.f16.f64(double %9, metadata !"round.upward", metadata !"fpexcept.strict") #19
  %60 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %9, metadata !"round.downward", metadata !"fpexcept.ignore") #19
  %61 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %9, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") #19
  %62 = call i32 @llvm.lround.i32.f32(float %0)
  %63 = call i64 @llvm.llrint.i64.f64(double %9)
  %64 = call <8 x float> @llvm.copysign.v8f32(<8 x float> %1, <8 x float> %1)
  %65 = call <8 x float> @llvm.masked.expandload.v8f32(ptr %4, <8 x i1> %5, <8 x float> %1)
  call void @llvm.masked.compressstore.v8f32(<8 x float> %1, ptr %4, <8 x i1> %5)
  %66 = call float @llvm.sqrt.f32(float %0)
  %67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %1, <8 x float> %1)
  call void @llvm.trap()
  %68 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 %2)
  %69 = call i32 @llvm.ssa.copy.i32(i32 %2)
  %70 = call <16 x float> @llvm.vector.interleave2.v16f32(<8 x float> %1, <8 x float> %1)
  %71 = call float @llvm.round.f32(float %0)
  ret void
}

define void @coro(i32 %0, ptr %1, i1 %2) {
  %4 = call token @llvm.coro.id(i32 %0, ptr %1, ptr %1, ptr null)
  %5 = call ptr @llvm.coro.begin(token %4, ptr %1)
  %6 = call i64 @llvm.coro.size.i64()
  %7 = call i32 @llvm.coro.align.i32()
  %8 = call token @llvm.coro.save(ptr %1)
  %9 = call i8 @llvm.coro.suspend(token %8, i1 %2)
  %10 = call i1 @llvm.coro.end(ptr %1, i1 %2, token none)
  %11 = call ptr @llvm.coro.free(token %4, ptr %1)
  call void @llvm.coro.resume(ptr %1)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.sqrt.f16(half) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.cttz.v8i32(<8 x i32>, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { <8 x i32>, <8 x i1> } @llvm.umul.with.overflow.v8i32(<8 x i32>, <8 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.multiply.v4f32.v8f32.v8f32(<8 x float>, <8 x float>, i32 immarg, i32 immarg, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.matrix.transpose.v8f32(<8 x float>, i32 immarg, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.matrix.column.major.load.v8f32.i64(ptr nocapture, i64, i1 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.matrix.column.major.store.v8f32.i64(<8 x float>, ptr nocapture writeonly, i64, i1 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i1> @llvm.get.active.lane.mask.v8i1.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr nocapture, i32 immarg, <8 x i1>, <8 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr nocapture, i32 immarg, <8 x i1>) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p3.i32(ptr noalias nocapture writeonly, ptr addrspace(3) noalias nocapture readonly, i32, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr nocapture writeonly, ptr nocapture readonly, i32, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.expect.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #8

; Function Attrs: nounwind
declare void @llvm.debugtrap() #9

; Function Attrs: cold noreturn nounwind
declare void @llvm.ubsantrap(i8 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #0

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x float> @llvm.vector.insert.nxv4f32.nxv4f32(<vscale x 4 x float>, <vscale x 4 x float>, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float>, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { <4 x float>, <4 x float> } @llvm.vector.deinterleave2.v8f32(<8 x float>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vscale.i64() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr nocapture) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr nocapture) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.vp.add.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.vp.load.v8i32.p0(ptr nocapture, <8 x i1>, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.v8i32.p0(<8 x i32>, ptr nocapture, <8 x i1>, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.experimental.vp.strided.store.v8i32.p0.i64(<8 x i32>, ptr nocapture, i64, <8 x i1>, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vp.reduce.add.v8i32(i32, <8 x i32>, <8 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i8> @llvm.vp.trunc.v8i8.v8i32(<8 x i32>, <8 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #15

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f64(double, metadata, metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.lround.i32.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.copysign.v8f32(<8 x float>, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.masked.expandload.v8f32(ptr nocapture, <8 x i1>, <8 x float>) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.compressstore.v8f32(<8 x float>, ptr nocapture, <8 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.ssa.copy.i32(i32 returned) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.vector.interleave2.v16f32(<8 x float>, <8 x float>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr nocapture readonly, ptr) #2

; Function Attrs: nounwind
declare ptr @llvm.coro.begin(token, ptr writeonly) #9

; Function Attrs: nounwind memory(none)
declare i64 @llvm.coro.size.i64() #11

; Function Attrs: nounwind memory(none)
declare i32 @llvm.coro.align.i32() #11

; Function Attrs: nomerge nounwind
declare token @llvm.coro.save(ptr) #17

; Function Attrs: nounwind
declare i8 @llvm.coro.suspend(token, i1) #9

; Function Attrs: nounwind
declare i1 @llvm.coro.end(ptr, i1, token) #9

; Function Attrs: nounwind memory(argmem: read)
declare ptr @llvm.coro.free(token, ptr nocapture readonly) #18

declare void @llvm.coro.resume(ptr)

attributes #0 = { nocallback nofree nosync nounwind willreturn }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { cold noreturn nounwind }
attributes #11 = { nounwind memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #17 = { nomerge nounwind }
attributes #18 = { nounwind memory(argmem: read) }
attributes #19 = { strictfp }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; Instructions, calls with conventions, intrinsics and flags.
; RUN: mlir-translate --mlir-version=19 --import-llvm %s | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 --import-llvm %s | FileCheck %s --check-prefix=MLIR22

@u = global <4 x float> <float 1.0, float undef, float 2.0, float poison>
@arrp = global [2 x ptr] zeroinitializer
@neg = global [2 x i8] [i8 -1, i8 1]
@f16 = global [2 x half] [half 0xH3C00, half 0xH4000]
@i1s = global [3 x i1] [i1 true, i1 false, i1 true]
@i1v = global <3 x i1> <i1 true, i1 false, i1 true>
@nan = global double 0x7FF8000000000000
@inf = global float 0x7FF0000000000000
@nz = global double -0.0
@x80 = global x86_fp80 0xK4001E000000000000000
@fp128 = global fp128 0xL00000000000000004000000000000000
@bfl = global bfloat 0xR3F80
@packed = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@nested = global { i32, { ptr, [2 x i16] } } { i32 1, { ptr, [2 x i16] } { ptr @neg, [2 x i16] [i16 5, i16 6] } }
@gepn = global ptr getelementptr inbounds (i8, ptr @neg, i64 1)
@as = global ptr addrspacecast (ptr addrspace(1) @g1 to ptr)
@g1 = addrspace(1) global i32 0
@ip = global ptr inttoptr (i64 42 to ptr)
@cmp = global i64 ptrtoint (ptr @neg to i64)
@wk = weak_odr dso_local unnamed_addr constant i32 4, section "a", align 16
@tl = thread_local(initialexec) global i32 0
@ei = external externally_initialized global i32
@llvm.used = appending global [1 x ptr] [ptr @neg], section "llvm.metadata"
define fastcc i32 @cc(i32 %a) { ret i32 %a }
define coldcc i32 @cc2(i32 %a) {
  %x = call fastcc i32 @cc(i32 %a)
  %y = tail call i32 @cc3(i32 %x)
  %z = call i32 @cc4(i32 %x)
  %w = call i32 @cc5(i32 %x)
  ret i32 %x
}
define ptx_kernel void @k() { ret void }
declare i32 @cc3(i32)
declare spir_func i32 @cc4(i32)
declare cc 10 i32 @cc5(i32)
define i32 @ops(i32 %a, i64 %b, <4 x i32> %v, ptr %p, float %f, <2 x ptr> %pp) {
  %1 = trunc nuw nsw i64 %b to i32
  %2 = zext nneg i32 %a to i64
  %3 = uitofp nneg i32 %a to float
  %4 = icmp ult i32 %a, 3
  %5 = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 2, i32 undef>
  %6 = shufflevector <4 x i32> %v, <4 x i32> undef, <2 x i32> zeroinitializer
  %7 = insertelement <4 x i32> poison, i32 %a, i64 2
  %8 = getelementptr inbounds { i32, [4 x i8] }, ptr %p, i64 0, i32 1, i64 %b
  %9 = getelementptr i32, <2 x ptr> %pp, i64 4
  %10 = getelementptr { i32, i8 }, <2 x ptr> %pp, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 1>
  %11 = alloca i32, i32 4, align 16
  %12 = alloca [4 x i8], i64 %b
  %13 = fcmp ord float %f, %f
  %14 = fcmp true float %f, 1.0
  %15 = select i1 %4, i32 %1, i32 7
  %16 = extractvalue { i32, { float } } { i32 4, { float } { float 1.0 } }, 1, 0
  %17 = atomicrmw xchg ptr %p, ptr %p seq_cst
  %18 = atomicrmw add ptr %p, i32 1 syncscope("agent") monotonic, align 4
  %19 = cmpxchg weak ptr %p, i32 %a, i32 3 acq_rel acquire
  %20 = load atomic i32, ptr %p unordered, align 4
  %21 = fneg nnan float %f
  %22 = call nnan nsz float @llvm.sqrt.f32(float %f)
  %23 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 4)
  %24 = lshr exact i32 %a, 2
  %25 = sdiv exact i32 %a, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %p, i64 16, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr %11)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %26 = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %27 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %28 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  switch i32 %a, label %d [ i32 -1, label %e
   i32 4, label %e ]
d:
  %ph = phi i32 [ 0, %0 ], [ %a, %e ]
  ret i32 %ph
e:
  %pe = phi i32 [ 5, %0 ], [ 5, %0 ]
  br label %d
}
declare float @llvm.sqrt.f32(float)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.assume(i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)

; MLIR19: module attributes
; MLIR19-NEXT:   llvm.mlir.global external @u() {addr_space = 0 : i32} : vector<4xf32> {
; MLIR19-NEXT:     %0 = llvm.mlir.poison : f32
; MLIR19-NEXT:     %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
; MLIR19-NEXT:     %2 = llvm.mlir.undef : f32
; MLIR19-NEXT:     %3 = llvm.mlir.constant(1.000000e+00 : f32) : f32
; MLIR19-NEXT:     %4 = llvm.mlir.undef : vector<4xf32>
; MLIR19-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
; MLIR19-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xf32>
; MLIR19-NEXT:     %7 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     %8 = llvm.insertelement %2, %6[%7 : i32] : vector<4xf32>
; MLIR19-NEXT:     %9 = llvm.mlir.constant(2 : i32) : i32
; MLIR19-NEXT:     %10 = llvm.insertelement %1, %8[%9 : i32] : vector<4xf32>
; MLIR19-NEXT:     %11 = llvm.mlir.constant(3 : i32) : i32
; MLIR19-NEXT:     %12 = llvm.insertelement %0, %10[%11 : i32] : vector<4xf32>
; MLIR19-NEXT:     llvm.return %12 : vector<4xf32>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @arrp() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; MLIR19-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %1 = llvm.mlir.undef : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     %3 = llvm.insertvalue %0, %2[1] : !llvm.array<2 x ptr>
; MLIR19-NEXT:     llvm.return %3 : !llvm.array<2 x ptr>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @neg("\FF\01") {addr_space = 0 : i32}
; MLIR19-NEXT:   llvm.mlir.global external @f16(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x f16>
; MLIR19-NEXT:   llvm.mlir.global external @i1s(dense<[true, false, true]> : tensor<3xi1>) {addr_space = 0 : i32} : !llvm.array<3 x i1>
; MLIR19-NEXT:   llvm.mlir.global external @i1v(dense<[true, false, true]> : vector<3xi1>) {addr_space = 0 : i32} : vector<3xi1>
; MLIR19-NEXT:   llvm.mlir.global external @nan(0x7FF8000000000000 : f64) {addr_space = 0 : i32} : f64
; MLIR19-NEXT:   llvm.mlir.global external @inf(0x7F800000 : f32) {addr_space = 0 : i32} : f32
; MLIR19-NEXT:   llvm.mlir.global external @nz(-0.000000e+00 : f64) {addr_space = 0 : i32} : f64
; MLIR19-NEXT:   llvm.mlir.global external @x80(7.000000e+00 : f80) {addr_space = 0 : i32} : f80
; MLIR19-NEXT:   llvm.mlir.global external @fp128(2.000000e+00 : f128) {addr_space = 0 : i32} : f128
; MLIR19-NEXT:   llvm.mlir.global external @bfl(1.000000e+00 : bf16) {addr_space = 0 : i32} : bf16
; MLIR19-NEXT:   llvm.mlir.global external @packed() {addr_space = 0 : i32} : !llvm.struct<packed (i8, i32)> {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
; MLIR19-NEXT:     %1 = llvm.mlir.constant(1 : i8) : i8
; MLIR19-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)>
; MLIR19-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<packed (i8, i32)>
; MLIR19-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<packed (i8, i32)>
; MLIR19-NEXT:     llvm.return %4 : !llvm.struct<packed (i8, i32)>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @nested() {addr_space = 0 : i32} : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)> {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(dense<[5, 6]> : tensor<2xi16>) : !llvm.array<2 x i16>
; MLIR19-NEXT:     %1 = llvm.mlir.constant("\FF\01") : !llvm.array<2 x i8>
; MLIR19-NEXT:     %2 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.mlir.undef : !llvm.struct<(ptr, array<2 x i16>)>
; MLIR19-NEXT:     %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, array<2 x i16>)>
; MLIR19-NEXT:     %5 = llvm.insertvalue %0, %4[1] : !llvm.struct<(ptr, array<2 x i16>)>
; MLIR19-NEXT:     %6 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     %7 = llvm.mlir.undef : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR19-NEXT:     %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR19-NEXT:     %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR19-NEXT:     llvm.return %9 : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @gepn() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
; MLIR19-NEXT:     %1 = llvm.mlir.constant("\FF\01") : !llvm.array<2 x i8>
; MLIR19-NEXT:     %2 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR19-NEXT:     %3 = llvm.getelementptr inbounds %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
; MLIR19-NEXT:     llvm.return %3 : !llvm.ptr
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @as() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
; MLIR19-NEXT:     %1 = llvm.mlir.addressof @g1 : !llvm.ptr<1>
; MLIR19-NEXT:     %2 = llvm.addrspacecast %1 : !llvm.ptr<1> to !llvm.ptr
; MLIR19-NEXT:     llvm.return %2 : !llvm.ptr
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @g1(0 : i32) {addr_space = 1 : i32} : i32
; MLIR19-NEXT:   llvm.mlir.global external @ip() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(42 : i64) : i64
; MLIR19-NEXT:     %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
; MLIR19-NEXT:     llvm.return %1 : !llvm.ptr
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global external @cmp() {addr_space = 0 : i32} : i64 {
; MLIR19-NEXT:     %0 = llvm.mlir.constant("\FF\01") : !llvm.array<2 x i8>
; MLIR19-NEXT:     %1 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR19-NEXT:     %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
; MLIR19-NEXT:     llvm.return %2 : i64
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.mlir.global weak_odr unnamed_addr constant @wk(4 : i32) {addr_space = 0 : i32, alignment = 16 : i64, dso_local, section = "a"} : i32
; MLIR19-NEXT:   llvm.mlir.global external thread_local @tl(0 : i32) {addr_space = 0 : i32} : i32
; MLIR19-NEXT:   llvm.mlir.global external @ei() {addr_space = 0 : i32} : i32
; MLIR19-NEXT:   llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
; MLIR19-NEXT:     %0 = llvm.mlir.constant("\FF\01") : !llvm.array<2 x i8>
; MLIR19-NEXT:     %1 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR19-NEXT:     %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
; MLIR19-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr>
; MLIR19-NEXT:     llvm.return %3 : !llvm.array<1 x ptr>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func fastcc @cc(%arg0: i32) -> i32 {
; MLIR19-NEXT:     llvm.return %arg0 : i32
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func coldcc @cc2(%arg0: i32) -> i32 {
; MLIR19-NEXT:     %0 = llvm.call fastcc @cc(%arg0) : (i32) -> i32
; MLIR19-NEXT:     %1 = llvm.call tail @cc3(%0) : (i32) -> i32
; MLIR19-NEXT:     %2 = llvm.call @cc4(%0) : (i32) -> i32
; MLIR19-NEXT:     %3 = llvm.call @cc5(%0) : (i32) -> i32
; MLIR19-NEXT:     llvm.return %0 : i32
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func ptx_kernelcc @k() {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @cc3(i32) -> i32
; MLIR19-NEXT:   llvm.func spir_funccc @cc4(i32) -> i32
; MLIR19-NEXT:   llvm.func cc_10 @cc5(i32) -> i32
; MLIR19-NEXT:   llvm.func @ops(%arg0: i32, %arg1: i64, %arg2: vector<4xi32>, %arg3: !llvm.ptr, %arg4: f32, %arg5: !llvm.vec<2 x ptr>) -> i32 {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(3 : i32) : i32
; MLIR19-NEXT:     %1 = llvm.mlir.poison : vector<4xi32>
; MLIR19-NEXT:     %2 = llvm.mlir.undef : vector<4xi32>
; MLIR19-NEXT:     %3 = llvm.mlir.constant(2 : i64) : i64
; MLIR19-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
; MLIR19-NEXT:     %5 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     %6 = llvm.mlir.constant(4 : i64) : i64
; MLIR19-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
; MLIR19-NEXT:     %8 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
; MLIR19-NEXT:     %9 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
; MLIR19-NEXT:     %10 = llvm.mlir.constant(4 : i32) : i32
; MLIR19-NEXT:     %11 = llvm.mlir.constant(1.000000e+00 : f32) : f32
; MLIR19-NEXT:     %12 = llvm.mlir.constant(7 : i32) : i32
; MLIR19-NEXT:     %13 = llvm.mlir.undef : !llvm.struct<(f32)>
; MLIR19-NEXT:     %14 = llvm.insertvalue %11, %13[0] : !llvm.struct<(f32)>
; MLIR19-NEXT:     %15 = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32)>)>
; MLIR19-NEXT:     %16 = llvm.insertvalue %10, %15[0] : !llvm.struct<(i32, struct<(f32)>)>
; MLIR19-NEXT:     %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(i32, struct<(f32)>)>
; MLIR19-NEXT:     %18 = llvm.mlir.constant(2 : i32) : i32
; MLIR19-NEXT:     %19 = llvm.mlir.constant(16 : i64) : i64
; MLIR19-NEXT:     %20 = llvm.mlir.constant(true) : i1
; MLIR19-NEXT:     %21 = llvm.mlir.constant(1.000000e+00 : f64) : f64
; MLIR19-NEXT:     %22 = llvm.mlir.constant(5 : i32) : i32
; MLIR19-NEXT:     %23 = llvm.trunc %arg1 : i64 to i32
; MLIR19-NEXT:     %24 = llvm.zext %arg0 : i32 to i64
; MLIR19-NEXT:     %25 = llvm.uitofp %arg0 : i32 to f32
; MLIR19-NEXT:     %26 = llvm.icmp "ult" %arg0, %0 : i32
; MLIR19-NEXT:     %27 = llvm.shufflevector %arg2, %1 [0, -1, 2, -1] : vector<4xi32>
; MLIR19-NEXT:     %28 = llvm.shufflevector %arg2, %2 [0, 0] : vector<4xi32>
; MLIR19-NEXT:     %29 = llvm.insertelement %arg0, %1[%3 : i64] : vector<4xi32>
; MLIR19-NEXT:     %30 = llvm.getelementptr inbounds %arg3[%4, 1, %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
; MLIR19-NEXT:     %31 = llvm.getelementptr %arg5[%6] : (!llvm.vec<2 x ptr>, i64) -> !llvm.vec<2 x ptr>, i32
; MLIR19-NEXT:     %32 = llvm.getelementptr %arg5[%8, 1] : (!llvm.vec<2 x ptr>, vector<2xi32>) -> !llvm.vec<2 x ptr>, !llvm.struct<(i32, i8)>
; MLIR19-NEXT:     %33 = llvm.alloca %10 x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
; MLIR19-NEXT:     %34 = llvm.alloca %arg1 x !llvm.array<4 x i8> {alignment = 1 : i64} : (i64) -> !llvm.ptr
; MLIR19-NEXT:     %35 = llvm.fcmp "ord" %arg4, %arg4 : f32
; MLIR19-NEXT:     %36 = llvm.fcmp "_true" %arg4, %11 : f32
; MLIR19-NEXT:     %37 = llvm.select %26, %23, %12 : i1, i32
; MLIR19-NEXT:     %38 = llvm.extractvalue %17[1, 0] : !llvm.struct<(i32, struct<(f32)>)>
; MLIR19-NEXT:     %39 = llvm.atomicrmw xchg %arg3, %arg3 seq_cst {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; MLIR19-NEXT:     %40 = llvm.atomicrmw add %arg3, %5 syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; MLIR19-NEXT:     %41 = llvm.cmpxchg weak %arg3, %arg0, %0 acq_rel acquire {alignment = 4 : i64} : !llvm.ptr, i32
; MLIR19-NEXT:     %42 = llvm.load %arg3 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
; MLIR19-NEXT:     %43 = llvm.fneg %arg4  {fastmathFlags = #llvm.fastmath<nnan>} : f32
; MLIR19-NEXT:     %44 = llvm.intr.sqrt(%arg4)  {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (f32) -> f32
; MLIR19-NEXT:     %45 = "llvm.intr.sadd.with.overflow"(%arg0, %10) : (i32, i32) -> !llvm.struct<(i32, i1)>
; MLIR19-NEXT:     %46 = llvm.lshr %arg0, %18  : i32
; MLIR19-NEXT:     %47 = llvm.sdiv %arg0, %18  : i32
; MLIR19-NEXT:     "llvm.intr.memcpy"(%arg3, %arg3, %19) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
; MLIR19-NEXT:     llvm.intr.lifetime.start 4, %33 : !llvm.ptr
; MLIR19-NEXT:     "llvm.intr.assume"(%20) : (i1) -> ()
; MLIR19-NEXT:     %48 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
; MLIR19-NEXT:     %49 = "llvm.intr.vector.reduce.add"(%arg2) : (vector<4xi32>) -> i32
; MLIR19-NEXT:     %50 = llvm.intr.experimental.constrained.fptrunc %21 tonearest strict : f64 to f32
; MLIR19-NEXT:     llvm.switch %arg0 : i32, ^bb1(%7 : i32) [
; MLIR19-NEXT:       4294967295: ^bb2(%22 : i32),
; MLIR19-NEXT:       4: ^bb2(%22 : i32)
; MLIR19-NEXT:     ]
; MLIR19-NEXT:   ^bb1(%51: i32):  // 2 preds: ^bb0, ^bb2
; MLIR19-NEXT:     llvm.return %51 : i32
; MLIR19-NEXT:   ^bb2(%52: i32):  // 2 preds: ^bb0, ^bb0
; MLIR19-NEXT:     llvm.br ^bb1(%arg0 : i32)
; MLIR19-NEXT:   }
; MLIR19-NEXT: }

; MLIR22: module attributes
; MLIR22-NEXT:   llvm.mlir.global external @u() {addr_space = 0 : i32} : vector<4xf32> {
; MLIR22-NEXT:     %0 = llvm.mlir.poison : f32
; MLIR22-NEXT:     %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
; MLIR22-NEXT:     %2 = llvm.mlir.undef : f32
; MLIR22-NEXT:     %3 = llvm.mlir.constant(1.000000e+00 : f32) : f32
; MLIR22-NEXT:     %4 = llvm.mlir.undef : vector<4xf32>
; MLIR22-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
; MLIR22-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xf32>
; MLIR22-NEXT:     %7 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     %8 = llvm.insertelement %2, %6[%7 : i32] : vector<4xf32>
; MLIR22-NEXT:     %9 = llvm.mlir.constant(2 : i32) : i32
; MLIR22-NEXT:     %10 = llvm.insertelement %1, %8[%9 : i32] : vector<4xf32>
; MLIR22-NEXT:     %11 = llvm.mlir.constant(3 : i32) : i32
; MLIR22-NEXT:     %12 = llvm.insertelement %0, %10[%11 : i32] : vector<4xf32>
; MLIR22-NEXT:     llvm.return %12 : vector<4xf32>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @arrp() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; MLIR22-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.mlir.zero : !llvm.array<2 x ptr>
; MLIR22-NEXT:     llvm.return %1 : !llvm.array<2 x ptr>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @neg("\FF\01") {addr_space = 0 : i32}
; MLIR22-NEXT:   llvm.mlir.global external @f16(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x f16>
; MLIR22-NEXT:   llvm.mlir.global external @i1s(dense<[true, false, true]> : tensor<3xi1>) {addr_space = 0 : i32} : !llvm.array<3 x i1>
; MLIR22-NEXT:   llvm.mlir.global external @i1v(dense<[true, false, true]> : vector<3xi1>) {addr_space = 0 : i32} : vector<3xi1>
; MLIR22-NEXT:   llvm.mlir.global external @nan(0x7FF8000000000000 : f64) {addr_space = 0 : i32} : f64
; MLIR22-NEXT:   llvm.mlir.global external @inf(0x7F800000 : f32) {addr_space = 0 : i32} : f32
; MLIR22-NEXT:   llvm.mlir.global external @nz(-0.000000e+00 : f64) {addr_space = 0 : i32} : f64
; MLIR22-NEXT:   llvm.mlir.global external @x80(7.000000e+00 : f80) {addr_space = 0 : i32} : f80
; MLIR22-NEXT:   llvm.mlir.global external @fp128(2.000000e+00 : f128) {addr_space = 0 : i32} : f128
; MLIR22-NEXT:   llvm.mlir.global external @bfl(1.000000e+00 : bf16) {addr_space = 0 : i32} : bf16
; MLIR22-NEXT:   llvm.mlir.global external @packed() {addr_space = 0 : i32} : !llvm.struct<packed (i8, i32)> {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
; MLIR22-NEXT:     %1 = llvm.mlir.constant(1 : i8) : i8
; MLIR22-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)>
; MLIR22-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<packed (i8, i32)>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<packed (i8, i32)>
; MLIR22-NEXT:     llvm.return %4 : !llvm.struct<packed (i8, i32)>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @nested() {addr_space = 0 : i32} : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)> {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(dense<[5, 6]> : tensor<2xi16>) : !llvm.array<2 x i16>
; MLIR22-NEXT:     %1 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(ptr, array<2 x i16>)>
; MLIR22-NEXT:     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(ptr, array<2 x i16>)>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(ptr, array<2 x i16>)>
; MLIR22-NEXT:     %5 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR22-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR22-NEXT:     %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR22-NEXT:     llvm.return %8 : !llvm.struct<(i32, struct<(ptr, array<2 x i16>)>)>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @gepn() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
; MLIR22-NEXT:     %1 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.getelementptr inbounds %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
; MLIR22-NEXT:     llvm.return %2 : !llvm.ptr
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @as() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @g1 : !llvm.ptr<1>
; MLIR22-NEXT:     %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
; MLIR22-NEXT:     llvm.return %1 : !llvm.ptr
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @g1(0 : i32) {addr_space = 1 : i32} : i32
; MLIR22-NEXT:   llvm.mlir.global external @ip() {addr_space = 0 : i32} : !llvm.ptr {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(42 : i64) : i64
; MLIR22-NEXT:     %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
; MLIR22-NEXT:     llvm.return %1 : !llvm.ptr
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global external @cmp() {addr_space = 0 : i32} : i64 {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
; MLIR22-NEXT:     llvm.return %1 : i64
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.mlir.global weak_odr unnamed_addr constant @wk(4 : i32) {addr_space = 0 : i32, alignment = 16 : i64, dso_local, section = "a"} : i32
; MLIR22-NEXT:   llvm.mlir.global external thread_local @tl(0 : i32) {addr_space = 0 : i32} : i32
; MLIR22-NEXT:   llvm.mlir.global external @ei() {addr_space = 0 : i32} : i32
; MLIR22-NEXT:   llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @neg : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
; MLIR22-NEXT:     %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr>
; MLIR22-NEXT:     llvm.return %2 : !llvm.array<1 x ptr>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func fastcc @cc(%arg0: i32) -> i32 {
; MLIR22-NEXT:     llvm.return %arg0 : i32
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func coldcc @cc2(%arg0: i32) -> i32 {
; MLIR22-NEXT:     %0 = llvm.call fastcc @cc(%arg0) : (i32) -> i32
; MLIR22-NEXT:     %1 = llvm.call tail @cc3(%0) : (i32) -> i32
; MLIR22-NEXT:     %2 = llvm.call @cc4(%0) : (i32) -> i32
; MLIR22-NEXT:     %3 = llvm.call @cc5(%0) : (i32) -> i32
; MLIR22-NEXT:     llvm.return %0 : i32
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func ptx_kernelcc @k() {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @cc3(i32) -> i32
; MLIR22-NEXT:   llvm.func spir_funccc @cc4(i32) -> i32
; MLIR22-NEXT:   llvm.func cc_10 @cc5(i32) -> i32
; MLIR22-NEXT:   llvm.func @ops(%arg0: i32, %arg1: i64, %arg2: vector<4xi32>, %arg3: !llvm.ptr, %arg4: f32, %arg5: vector<2x!llvm.ptr>) -> i32 {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(3 : i32) : i32
; MLIR22-NEXT:     %1 = llvm.mlir.poison : vector<4xi32>
; MLIR22-NEXT:     %2 = llvm.mlir.undef : vector<4xi32>
; MLIR22-NEXT:     %3 = llvm.mlir.constant(2 : i64) : i64
; MLIR22-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
; MLIR22-NEXT:     %5 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     %6 = llvm.mlir.constant(4 : i64) : i64
; MLIR22-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
; MLIR22-NEXT:     %8 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
; MLIR22-NEXT:     %9 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
; MLIR22-NEXT:     %10 = llvm.mlir.constant(4 : i32) : i32
; MLIR22-NEXT:     %11 = llvm.mlir.constant(1.000000e+00 : f32) : f32
; MLIR22-NEXT:     %12 = llvm.mlir.constant(7 : i32) : i32
; MLIR22-NEXT:     %13 = llvm.mlir.undef : !llvm.struct<(f32)>
; MLIR22-NEXT:     %14 = llvm.insertvalue %11, %13[0] : !llvm.struct<(f32)>
; MLIR22-NEXT:     %15 = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32)>)>
; MLIR22-NEXT:     %16 = llvm.insertvalue %10, %15[0] : !llvm.struct<(i32, struct<(f32)>)>
; MLIR22-NEXT:     %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(i32, struct<(f32)>)>
; MLIR22-NEXT:     %18 = llvm.mlir.constant(2 : i32) : i32
; MLIR22-NEXT:     %19 = llvm.mlir.constant(16 : i64) : i64
; MLIR22-NEXT:     %20 = llvm.mlir.constant(true) : i1
; MLIR22-NEXT:     %21 = llvm.mlir.constant(1.000000e+00 : f64) : f64
; MLIR22-NEXT:     %22 = llvm.mlir.constant(5 : i32) : i32
; MLIR22-NEXT:     %23 = llvm.trunc %arg1 overflow<nsw, nuw> : i64 to i32
; MLIR22-NEXT:     %24 = llvm.zext nneg %arg0 : i32 to i64
; MLIR22-NEXT:     %25 = llvm.uitofp nneg %arg0 : i32 to f32
; MLIR22-NEXT:     %26 = llvm.icmp "ult" %arg0, %0 : i32
; MLIR22-NEXT:     %27 = llvm.shufflevector %arg2, %1 [0, -1, 2, -1] : vector<4xi32>
; MLIR22-NEXT:     %28 = llvm.shufflevector %arg2, %2 [0, 0] : vector<4xi32>
; MLIR22-NEXT:     %29 = llvm.insertelement %arg0, %1[%3 : i64] : vector<4xi32>
; MLIR22-NEXT:     %30 = llvm.getelementptr inbounds %arg3[%4, 1, %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
; MLIR22-NEXT:     %31 = llvm.getelementptr %arg5[%6] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i32
; MLIR22-NEXT:     %32 = llvm.getelementptr %arg5[%8, 1] : (vector<2x!llvm.ptr>, vector<2xi32>) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i8)>
; MLIR22-NEXT:     %33 = llvm.alloca %10 x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
; MLIR22-NEXT:     %34 = llvm.alloca %arg1 x !llvm.array<4 x i8> {alignment = 1 : i64} : (i64) -> !llvm.ptr
; MLIR22-NEXT:     %35 = llvm.fcmp "ord" %arg4, %arg4 : f32
; MLIR22-NEXT:     %36 = llvm.fcmp "_true" %arg4, %11 : f32
; MLIR22-NEXT:     %37 = llvm.select %26, %23, %12 : i1, i32
; MLIR22-NEXT:     %38 = llvm.extractvalue %17[1, 0] : !llvm.struct<(i32, struct<(f32)>)>
; MLIR22-NEXT:     %39 = llvm.atomicrmw xchg %arg3, %arg3 seq_cst {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; MLIR22-NEXT:     %40 = llvm.atomicrmw add %arg3, %5 syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; MLIR22-NEXT:     %41 = llvm.cmpxchg weak %arg3, %arg0, %0 acq_rel acquire {alignment = 4 : i64} : !llvm.ptr, i32
; MLIR22-NEXT:     %42 = llvm.load %arg3 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
; MLIR22-NEXT:     %43 = llvm.fneg %arg4 {fastmathFlags = #llvm.fastmath<nnan>} : f32
; MLIR22-NEXT:     %44 = llvm.intr.sqrt(%arg4) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (f32) -> f32
; MLIR22-NEXT:     %45 = "llvm.intr.sadd.with.overflow"(%arg0, %10) : (i32, i32) -> !llvm.struct<(i32, i1)>
; MLIR22-NEXT:     %46 = llvm.lshr exact %arg0, %18 : i32
; MLIR22-NEXT:     %47 = llvm.sdiv exact %arg0, %18 : i32
; MLIR22-NEXT:     "llvm.intr.memcpy"(%arg3, %arg3, %19) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
; MLIR22-NEXT:     llvm.intr.lifetime.start %33 : !llvm.ptr
; MLIR22-NEXT:     llvm.intr.assume %20 ["align"(%arg3, %19 : !llvm.ptr, i64)] : i1
; MLIR22-NEXT:     %48 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
; MLIR22-NEXT:     %49 = "llvm.intr.vector.reduce.add"(%arg2) : (vector<4xi32>) -> i32
; MLIR22-NEXT:     %50 = llvm.intr.experimental.constrained.fptrunc %21 tonearest strict : f64 to f32
; MLIR22-NEXT:     llvm.switch %arg0 : i32, ^bb1(%7 : i32) [
; MLIR22-NEXT:       -1: ^bb2(%22 : i32),
; MLIR22-NEXT:       4: ^bb2(%22 : i32)
; MLIR22-NEXT:     ]
; MLIR22-NEXT:   ^bb1(%51: i32):  // 2 preds: ^bb0, ^bb2
; MLIR22-NEXT:     llvm.return %51 : i32
; MLIR22-NEXT:   ^bb2(%52: i32):  // 2 preds: ^bb0, ^bb0
; MLIR22-NEXT:     llvm.br ^bb1(%arg0 : i32)
; MLIR22-NEXT:   }
; MLIR22-NEXT: }

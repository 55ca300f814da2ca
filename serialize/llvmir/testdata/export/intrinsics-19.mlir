// Intrinsics of each form.
llvm.mlir.global internal thread_local @tls(0 : i32) : i32
llvm.func @va(%p: !llvm.ptr, ...) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}
llvm.func @f(%a: f32, %v: vector<8xf32>, %i: i32, %vi: vector<8xi32>, %p: !llvm.ptr, %m: vector<8xi1>, %l: i64, %c: i1, %h: f16, %d: f64, %pv: !llvm.ptr<3>, %sv: vector<[4]xf32>, %vp: vector<7xf32>) {
  %0 = llvm.intr.fmuladd(%a, %a, %a) : (f32, f32, f32) -> f32
  %1 = llvm.intr.fma(%v, %v, %v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %2 = llvm.intr.exp(%a) : (f32) -> f32
  %3 = llvm.intr.sqrt(%h) {fastmathFlags = #llvm.fastmath<nnan>} : (f16) -> f16
  %4 = llvm.intr.powi(%a, %i) : (f32, i32) -> f32
  %5 = llvm.intr.bitreverse(%i) : (i32) -> i32
  %6 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %7 = "llvm.intr.cttz"(%vi) <{is_zero_poison = false}> : (vector<8xi32>) -> vector<8xi32>
  %8 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %9 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %10 = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> i1
  %11 = llvm.intr.maximum(%a, %a) : (f32, f32) -> f32
  %12 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %13 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %14 = "llvm.intr.umul.with.overflow"(%vi, %vi) : (vector<8xi32>, vector<8xi32>) -> !llvm.struct<(vector<8xi32>, vector<8xi1>)>
  %15 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %16 = "llvm.intr.vector.reduce.add"(%vi) : (vector<8xi32>) -> i32
  %17 = "llvm.intr.vector.reduce.fadd"(%a, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  %18 = "llvm.intr.vector.reduce.fmax"(%v) : (vector<8xf32>) -> f32
  %19 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
  %20 = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 4 : i32} : vector<8xf32> into vector<8xf32>
  %21 = llvm.intr.matrix.column.major.load %p, <stride=%l> {isVolatile = false, rows = 2 : i32, columns = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %21, %p, <stride=%l> {isVolatile = true, rows = 2 : i32, columns = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
  %22 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<8xi1>
  %23 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>) -> vector<8xf32>
  %24 = llvm.intr.masked.load %p, %m, %v {alignment = 16 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %pv, %i) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %b = llvm.trunc %i : i32 to i8
  "llvm.intr.memset"(%p, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %25 = "llvm.intr.expect"(%i, %i) : (i32, i32) -> i32
  %26 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 7 : i8}> : () -> ()
  %27 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %27 : !llvm.ptr
  %28 = "llvm.intr.eh.typeid.for"(%p) : (!llvm.ptr) -> i32
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %29 = llvm.intr.vector.insert %sv, %sv[0] : vector<[4]xf32> into vector<[4]xf32>
  %30 = llvm.intr.vector.extract %sv[4] : vector<4xf32> from vector<[4]xf32>
  %31 = "llvm.intr.vector.deinterleave2"(%v) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %32 = "llvm.intr.vscale"() : () -> i64
  %33 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %34 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %35 = llvm.intr.invariant.start 1, %p : !llvm.ptr
  llvm.intr.invariant.end %35, 1, %p : !llvm.ptr
  %tls = llvm.mlir.addressof @tls : !llvm.ptr
  %36 = "llvm.intr.threadlocal.address"(%tls) : (!llvm.ptr) -> !llvm.ptr
  %37 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %38 = "llvm.intr.vp.add"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %39 = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.store"(%39, %p, %m, %i) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  "llvm.intr.experimental.vp.strided.store"(%39, %p, %l, %m, %i) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  %40 = "llvm.intr.vp.reduce.add"(%i, %vi, %m, %i) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %41 = "llvm.intr.vp.trunc"(%vi, %m, %i) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi8>
  %42 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  %43 = llvm.intr.experimental.constrained.fptrunc %d tonearest maytrap : f64 to f32
  %44 = llvm.intr.experimental.constrained.fptrunc %d upward strict : f64 to f16
  %45 = llvm.intr.experimental.constrained.fptrunc %d downward ignore : f64 to f32
  %46 = llvm.intr.experimental.constrained.fptrunc %d tonearestaway ignore : f64 to f32
  %47 = llvm.intr.lround(%a) : (f32) -> i32
  %48 = llvm.intr.llrint(%d) : (f64) -> i64
  %49 = llvm.intr.copysign(%v, %v) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %50 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<8xf32>, !llvm.ptr, vector<8xi1>) -> ()
  %51 = llvm.call_intrinsic "llvm.sqrt"(%a) : (f32) -> f32
  %52 = llvm.call_intrinsic "llvm.fma"(%v, %v, %v) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  %53 = llvm.call_intrinsic "llvm.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %54 = llvm.intr.ssa.copy %i : i32
  %55 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
  %58 = llvm.intr.round(%a) : (f32) -> f32
  llvm.return
}
llvm.func @coro(%i: i32, %p: !llvm.ptr, %c: i1) {
  %null = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.none : !llvm.token
  %0 = llvm.intr.coro.id %i, %p, %p, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.align : i32
  %4 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %5 = llvm.intr.coro.suspend %4, %c : i8
  %6 = llvm.intr.coro.end %p, %c, %n : (!llvm.ptr, i1, !llvm.token) -> i1
  %7 = llvm.intr.coro.free %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  llvm.return
}

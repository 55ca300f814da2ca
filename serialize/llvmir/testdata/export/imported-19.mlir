#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func private @l0() attributes {dso_local} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func internal @l1() attributes {dso_local} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func available_externally @l2() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func linkonce @l3() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func weak @l4() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func linkonce_odr @l5() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func weak_odr @l6() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func extern_weak @l7() loc(#loc1)
  llvm.func @l8() loc(#loc1)
  llvm.func hidden @v1() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func protected @v2() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @d1() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func unnamed_addr @u1() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func local_unnamed_addr @u2() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g1() attributes {alignment = 64 : i64, garbageCollector = "shadow-stack", section = ".text.q"} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func fastcc @c1() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func coldcc @c2() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func cc_10 @c3() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func cc_11 @c4() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func anyregcc @c5() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func preserve_mostcc @c6() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func swiftcc @c7() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func tailcc @c8() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func x86_stdcallcc @c9() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func ptx_kernelcc @c10() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func spir_funccc @c11() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func spir_kernelcc @c12() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func aarch64_vectorcallcc @c13() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func amdgpu_kernelcc @c14() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func win64cc @c15() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @pers(...) -> i32 loc(#loc1)
  llvm.func @p1() attributes {personality = @pers} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @args(%arg0: i32 {llvm.signext} loc(unknown), %arg1: i32 {llvm.zeroext} loc(unknown), %arg2: i32 {llvm.noundef} loc(unknown), %arg3: i32 {llvm.inreg} loc(unknown), %arg4: !llvm.ptr {llvm.align = 4 : i64, llvm.byval = i32} loc(unknown), %arg5: !llvm.ptr {llvm.nocapture, llvm.nofree, llvm.nonnull, llvm.readonly} loc(unknown), %arg6: !llvm.ptr {llvm.dereferenceable = 8 : i64} loc(unknown), %arg7: !llvm.ptr {llvm.dereferenceable_or_null = 16 : i64} loc(unknown), %arg8: !llvm.ptr {llvm.noalias, llvm.writeonly} loc(unknown), %arg9: !llvm.ptr {llvm.readnone} loc(unknown), %arg10: !llvm.ptr {llvm.nest} loc(unknown), %arg11: !llvm.ptr {llvm.allocptr} loc(unknown), %arg12: i32 {llvm.returned} loc(unknown)) -> i32 {
    llvm.return %arg12 : i32 loc(#loc1)
  } loc(#loc1)
  llvm.func @sret(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"named", (i32, ptr)>} loc(unknown), %arg1: !llvm.ptr {llvm.byref = !llvm.struct<"named", (i32, ptr)>} loc(unknown), %arg2: !llvm.ptr {llvm.alignstack = 16 : i64} loc(unknown)) {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @res(i32 {llvm.noundef}, !llvm.ptr) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}) loc(#loc1)
  llvm.func @res2(...) -> (i8 {llvm.signext}) loc(#loc1)
  llvm.func @f0() attributes {frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["no-trapping-math", "true"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cx8", "+mmx", "-fp64"]>, tune_cpu = "generic"} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f1() attributes {always_inline, frame_pointer = #llvm.framePointerKind<"non-leaf">, no_infs_fp_math = true, no_nans_fp_math = false, unsafe_fp_math = true} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f2() attributes {approx_func_fp_math = true, convergent, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", frame_pointer = #llvm.framePointerKind<none>, no_signed_zeros_fp_math = true, will_return} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f3() attributes {no_unwind, passthrough = ["cold", "minsize", "flag", ["own", "value"]]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f4() attributes {arm_new_za, arm_streaming} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f5() attributes {arm_in_za, arm_locally_streaming} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f6() attributes {arm_out_za, arm_streaming_compatible} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f7() attributes {arm_inout_za} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f8() attributes {arm_preserves_za, passthrough = ["inlinehint"]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f9() attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["alignstack", "16"]]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f10() attributes {passthrough = [["instrument-function-entry", "a"], ["instrument-function-exit", "b"], ["prefer-vector-width", "128"], ["reciprocal-estimates", "all"]], target_features = #llvm.target_features<[]>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f11() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f12() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f13() attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f14() attributes {memory = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f15() attributes {memory = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = write>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f16() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f17() attributes {passthrough = [["uwtable", "2"]]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f18() attributes {passthrough = [["uwtable", "1"]]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f19() vscale_range(2, 8) {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f20() vscale_range(4, 4) {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f21() attributes {function_entry_count = 77 : i64} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @multi(i32, ...) attributes {no_unwind, passthrough = ["cold", "minsize", "flag", ["own", "value"]]} loc(#loc1)
  llvm.func @types(%arg0: vector<2xf32> loc(unknown), %arg1: !llvm.array<2 x i8> loc(unknown), %arg2: !llvm.struct<(i32, struct<packed (i8, i64)>)> loc(unknown), %arg3: !llvm.ptr<3> loc(unknown), %arg4: f16 loc(unknown), %arg5: bf16 loc(unknown), %arg6: f80 loc(unknown), %arg7: f128 loc(unknown), %arg8: !llvm.ppc_fp128 loc(unknown), %arg9: !llvm.vec<? x 4 x  i32> loc(unknown), %arg10: i1 loc(unknown), %arg11: !llvm.struct<"named", (i32, ptr)> loc(unknown), %arg12: !llvm.target<"spirv.Image", i32, 1> loc(unknown), %arg13: i128 loc(unknown)) -> vector<4xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32> loc(#loc1)
    llvm.return %1 : vector<4xi32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(i32, ...) -> i32 loc(#loc1)
  llvm.func @g() loc(#loc1)
  llvm.func @h(f32) -> f32 loc(#loc1)
  llvm.func @pers(...) -> i32 loc(#loc1)
  llvm.func @p(!llvm.ptr {llvm.byval = i32}, i32) -> !llvm.ptr loc(#loc1)
  llvm.func @calls(%arg0: !llvm.ptr loc(unknown), %arg1: i32 loc(unknown), %arg2: f32 loc(unknown)) {
    llvm.call @g() : () -> () loc(#loc1)
    llvm.call tail @g() : () -> () loc(#loc1)
    llvm.call musttail @calls(%arg0, %arg1, %arg2) : (!llvm.ptr, i32, f32) -> () loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @calls2(%arg0: !llvm.ptr loc(unknown), %arg1: i32 loc(unknown), %arg2: f32 loc(unknown)) -> f32 {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(5 : i32) : i32 loc(#loc1)
    llvm.call notail @g() : () -> () loc(#loc1)
    %2 = llvm.call @f(%arg1, %0, %arg2) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, f32) -> i32 loc(#loc1)
    %3 = llvm.call %arg0(%arg1, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, !llvm.ptr) -> i32 loc(#loc1)
    %4 = llvm.call @h(%arg2) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (f32) -> f32 loc(#loc1)
    %5 = llvm.call %arg0(%4) {fastmathFlags = #llvm.fastmath<fast>} : !llvm.ptr, (f32) -> f32 loc(#loc1)
    llvm.call fastcc @g() : () -> () loc(#loc1)
    llvm.call %arg0() : !llvm.ptr, () -> () loc(#loc1)
    %6 = llvm.call %arg0(%2) : !llvm.ptr, (i32) -> i32 loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    %7 = llvm.call @p(%arg0, %1) : (!llvm.ptr, i32) -> !llvm.ptr loc(#loc1)
    llvm.call @g() : () -> () loc(#loc1)
    llvm.return %5 : f32 loc(#loc1)
  } loc(#loc1)
  llvm.func @invokes(%arg0: !llvm.ptr loc(unknown), %arg1: i32 loc(unknown)) -> i32 attributes {personality = @pers} {
    %0 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.addressof @g : !llvm.ptr loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.array<1 x ptr> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<1 x ptr>  loc(#loc1)
    %5 = llvm.invoke @f(%arg1, %0) to ^bb1 unwind ^bb6 vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32 loc(#loc1)
  ^bb1:  // pred: ^bb0
    llvm.invoke @g() to ^bb2 unwind ^bb7 {branch_weights = array<i32: 3, 4>} : () -> () loc(#loc1)
  ^bb2:  // pred: ^bb1
    %6 = llvm.invoke %arg0(%arg1) to ^bb3 unwind ^bb6 : !llvm.ptr, (i32) -> i32 loc(#loc1)
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4(%6 : i32) loc(#loc1)
  ^bb4(%7: i32 loc(unknown)):  // 2 preds: ^bb3, ^bb7
    %8 = llvm.invoke fastcc %arg0(%7) to ^bb5 unwind ^bb8 vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> i32 loc(#loc1)
  ^bb5:  // pred: ^bb4
    llvm.return %8 : i32 loc(#loc1)
  ^bb6:  // 2 preds: ^bb0, ^bb2
    %9 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)> loc(#loc1)
    llvm.resume %9 : !llvm.struct<(ptr, i32)> loc(#loc1)
  ^bb7:  // pred: ^bb1
    %10 = llvm.landingpad (catch %1 : !llvm.ptr) (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)> loc(#loc1)
    %11 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, i32)>  loc(#loc1)
    llvm.br ^bb4(%11 : i32) loc(#loc1)
  ^bb8:  // pred: ^bb4
    %12 = llvm.landingpad cleanup (filter %4 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)> loc(#loc1)
    llvm.unreachable loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @ints(%arg0: i32 loc(unknown), %arg1: i32 loc(unknown), %arg2: i8 loc(unknown), %arg3: vector<4xi32> loc(unknown)) {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32> loc(#loc1)
    %2 = llvm.add %arg0, %arg1 : i32 loc(#loc1)
    %3 = llvm.add %arg0, %arg1 overflow<nsw> : i32 loc(#loc1)
    %4 = llvm.sub %arg0, %arg1 overflow<nuw> : i32 loc(#loc1)
    %5 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32 loc(#loc1)
    %6 = llvm.shl %arg0, %arg1 overflow<nsw> : i32 loc(#loc1)
    %7 = llvm.udiv %arg0, %arg1  : i32 loc(#loc1)
    %8 = llvm.sdiv %arg0, %arg1  : i32 loc(#loc1)
    %9 = llvm.urem %arg0, %arg1  : i32 loc(#loc1)
    %10 = llvm.srem %arg0, %arg1  : i32 loc(#loc1)
    %11 = llvm.and %arg0, %arg1  : i32 loc(#loc1)
    %12 = llvm.or %arg0, %arg1  : i32 loc(#loc1)
    %13 = llvm.xor %arg0, %arg1  : i32 loc(#loc1)
    %14 = llvm.lshr %arg0, %arg1  : i32 loc(#loc1)
    %15 = llvm.ashr %arg0, %arg1  : i32 loc(#loc1)
    %16 = llvm.trunc %arg0 : i32 to i8 loc(#loc1)
    %17 = llvm.zext %arg2 : i8 to i32 loc(#loc1)
    %18 = llvm.sext %arg2 : i8 to i32 loc(#loc1)
    %19 = llvm.sitofp %arg0 : i32 to f32 loc(#loc1)
    %20 = llvm.uitofp %arg0 : i32 to f64 loc(#loc1)
    %21 = llvm.fptosi %19 : f32 to i32 loc(#loc1)
    %22 = llvm.fptoui %20 : f64 to i8 loc(#loc1)
    %23 = llvm.fpext %19 : f32 to f64 loc(#loc1)
    %24 = llvm.fptrunc %23 : f64 to f16 loc(#loc1)
    %25 = llvm.bitcast %19 : f32 to i32 loc(#loc1)
    %26 = llvm.freeze %25 : i32 loc(#loc1)
    %27 = llvm.icmp "eq" %arg0, %arg1 : i32 loc(#loc1)
    %28 = llvm.icmp "ne" %arg0, %arg1 : i32 loc(#loc1)
    %29 = llvm.icmp "slt" %arg0, %arg1 : i32 loc(#loc1)
    %30 = llvm.icmp "sle" %arg0, %arg1 : i32 loc(#loc1)
    %31 = llvm.icmp "sgt" %arg0, %arg1 : i32 loc(#loc1)
    %32 = llvm.icmp "sge" %arg0, %arg1 : i32 loc(#loc1)
    %33 = llvm.icmp "ult" %arg0, %arg1 : i32 loc(#loc1)
    %34 = llvm.icmp "ule" %arg0, %arg1 : i32 loc(#loc1)
    %35 = llvm.icmp "ugt" %arg3, %arg3 : vector<4xi32> loc(#loc1)
    %36 = llvm.icmp "uge" %arg0, %arg1 : i32 loc(#loc1)
    %37 = llvm.select %27, %arg0, %arg1 : i1, i32 loc(#loc1)
    %38 = llvm.select %35, %arg3, %1 : vector<4xi1>, vector<4xi32> loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @floats(%arg0: f32 loc(unknown), %arg1: f32 loc(unknown), %arg2: i1 loc(unknown)) {
    %0 = llvm.fadd %arg0, %arg1  : f32 loc(#loc1)
    %1 = llvm.fsub %arg0, %arg1  {fastmathFlags = #llvm.fastmath<nnan>} : f32 loc(#loc1)
    %2 = llvm.fmul %arg0, %arg1  {fastmathFlags = #llvm.fastmath<ninf, nsz>} : f32 loc(#loc1)
    %3 = llvm.fdiv %arg0, %arg1  {fastmathFlags = #llvm.fastmath<arcp, contract>} : f32 loc(#loc1)
    %4 = llvm.frem %arg0, %arg1  {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f32 loc(#loc1)
    %5 = llvm.fneg %arg0  {fastmathFlags = #llvm.fastmath<fast>} : f32 loc(#loc1)
    %6 = llvm.fcmp "oeq" %arg0, %arg1 : f32 loc(#loc1)
    %7 = llvm.fcmp "ogt" %arg0, %arg1 : f32 loc(#loc1)
    %8 = llvm.fcmp "oge" %arg0, %arg1 : f32 loc(#loc1)
    %9 = llvm.fcmp "olt" %arg0, %arg1 : f32 loc(#loc1)
    %10 = llvm.fcmp "ole" %arg0, %arg1 : f32 loc(#loc1)
    %11 = llvm.fcmp "one" %arg0, %arg1 : f32 loc(#loc1)
    %12 = llvm.fcmp "ord" %arg0, %arg1 : f32 loc(#loc1)
    %13 = llvm.fcmp "ueq" %arg0, %arg1 : f32 loc(#loc1)
    %14 = llvm.fcmp "ugt" %arg0, %arg1 : f32 loc(#loc1)
    %15 = llvm.fcmp "uge" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : f32 loc(#loc1)
    %16 = llvm.fcmp "ult" %arg0, %arg1 : f32 loc(#loc1)
    %17 = llvm.fcmp "ule" %arg0, %arg1 : f32 loc(#loc1)
    %18 = llvm.fcmp "une" %arg0, %arg1 : f32 loc(#loc1)
    %19 = llvm.fcmp "uno" %arg0, %arg1 : f32 loc(#loc1)
    %20 = llvm.fcmp "_true" %arg0, %arg1 : f32 loc(#loc1)
    %21 = llvm.fcmp "_false" %arg0, %arg1 : f32 loc(#loc1)
    %22 = llvm.select %arg2, %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @memory(%arg0: !llvm.ptr loc(unknown), %arg1: i64 loc(unknown), %arg2: i32 loc(unknown), %arg3: f32 loc(unknown), %arg4: !llvm.ptr<1> loc(unknown)) {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(5 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.constant(-1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %4 = llvm.mlir.constant(4294967296 : i64) : i64 loc(#loc1)
    %5 = llvm.mlir.constant(3 : i64) : i64 loc(#loc1)
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    %7 = llvm.alloca %arg1 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr loc(#loc1)
    %8 = llvm.alloca inalloca %0 x !llvm.array<3 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    %9 = llvm.alloca %1 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr<5> loc(#loc1)
    %10 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %11 = llvm.load volatile %arg0 {alignment = 2 : i64} : !llvm.ptr -> i64 loc(#loc1)
    %12 = llvm.load %arg0 atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %13 = llvm.load volatile %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32 loc(#loc1)
    %14 = llvm.load %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32 loc(#loc1)
    %15 = llvm.load %arg0 invariant {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %16 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %17 = llvm.load %arg4 {alignment = 4 : i64} : !llvm.ptr<1> -> !llvm.struct<(i32, i8)> loc(#loc1)
    llvm.store %10, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store volatile %10, %arg0 {alignment = 1 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store %10, %arg0 atomic release {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc1)
    llvm.store %10, %arg0 {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr loc(#loc1)
    llvm.store %17, %arg0 {alignment = 4 : i64} : !llvm.struct<(i32, i8)>, !llvm.ptr loc(#loc1)
    %18 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc(#loc1)
    %19 = llvm.getelementptr inbounds %arg0[%arg1, 1, %arg2] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i8, array<4 x i32>)> loc(#loc1)
    %20 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i32) -> !llvm.ptr, i8 loc(#loc1)
    %21 = llvm.getelementptr inbounds %arg0[%3, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32> loc(#loc1)
    %22 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %23 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %24 = llvm.ptrtoint %arg0 : !llvm.ptr to i64 loc(#loc1)
    %25 = llvm.inttoptr %arg1 : i64 to !llvm.ptr loc(#loc1)
    %26 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1> loc(#loc1)
    %27 = llvm.atomicrmw xchg %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %28 = llvm.atomicrmw add %arg0, %arg2 acquire {alignment = 8 : i64} : !llvm.ptr, i32 loc(#loc1)
    %29 = llvm.atomicrmw sub %arg0, %arg2 release {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %30 = llvm.atomicrmw _and %arg0, %arg2 acq_rel {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %31 = llvm.atomicrmw nand %arg0, %arg2 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %32 = llvm.atomicrmw _or %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %33 = llvm.atomicrmw _xor %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %34 = llvm.atomicrmw max %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %35 = llvm.atomicrmw min %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %36 = llvm.atomicrmw umax %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %37 = llvm.atomicrmw umin %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %38 = llvm.atomicrmw fadd %arg0, %arg3 monotonic {alignment = 4 : i64} : !llvm.ptr, f32 loc(#loc1)
    %39 = llvm.atomicrmw fsub %arg0, %arg3 monotonic {alignment = 4 : i64} : !llvm.ptr, f32 loc(#loc1)
    %40 = llvm.atomicrmw fmax %arg0, %arg3 monotonic {alignment = 4 : i64} : !llvm.ptr, f32 loc(#loc1)
    %41 = llvm.atomicrmw volatile fmin %arg0, %arg3 syncscope("wg") monotonic {alignment = 4 : i64} : !llvm.ptr, f32 loc(#loc1)
    %42 = llvm.atomicrmw uinc_wrap %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %43 = llvm.atomicrmw udec_wrap %arg0, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %44 = llvm.cmpxchg %arg0, %arg2, %10 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32 loc(#loc1)
    %45 = llvm.cmpxchg weak volatile %arg0, %arg2, %10 syncscope("x") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32 loc(#loc1)
    %46 = llvm.extractvalue %44[1] : !llvm.struct<(i32, i1)>  loc(#loc1)
    llvm.fence acquire loc(#loc1)
    llvm.fence syncscope("x") seq_cst loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @vectors(%arg0: vector<4xf32> loc(unknown), %arg1: vector<4xf32> loc(unknown), %arg2: i32 loc(unknown), %arg3: f32 loc(unknown), %arg4: !llvm.struct<(i32, array<2 x f32>)> loc(unknown), %arg5: !llvm.vec<? x 2 x  i32> loc(unknown)) -> i32 {
    %0 = llvm.mlir.constant(2 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.poison : vector<4xf32> loc(#loc1)
    %2 = llvm.mlir.poison : !llvm.vec<? x 2 x  i32> loc(#loc1)
    %3 = llvm.extractelement %arg0[%arg2 : i32] : vector<4xf32> loc(#loc1)
    %4 = llvm.insertelement %arg3, %arg0[%0 : i64] : vector<4xf32> loc(#loc1)
    %5 = llvm.shufflevector %arg0, %arg1 [0, 4, -1, 5, 2, 7] : vector<4xf32>  loc(#loc1)
    %6 = llvm.shufflevector %arg0, %1 [0, 0, 0, 0] : vector<4xf32>  loc(#loc1)
    %7 = llvm.extractvalue %arg4[1, 1] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %8 = llvm.insertvalue %arg3, %arg4[1, 0] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %9 = llvm.shufflevector %arg5, %2 [0, 0] : !llvm.vec<? x 2 x  i32>  loc(#loc1)
    %10 = llvm.extractvalue %8[0] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    llvm.return %10 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @g0 any loc(#loc)
    llvm.comdat_selector @c1 exactmatch loc(#loc)
    llvm.comdat_selector @c2 largest loc(#loc)
  } loc(#loc)
  llvm.mlir.global linkonce_odr @g0(0 : i32) comdat(@__llvm_global_comdat::@g0) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g1(1 : i32) comdat(@__llvm_global_comdat::@c1) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global private constant @g2(2 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global internal unnamed_addr constant @g3(3 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global weak local_unnamed_addr @g4(4 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global common @g5(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g6() {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global extern_weak @g7() {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global weak_odr hidden @g8(8 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global linkonce protected @g9(9 : i32) {addr_space = 0 : i32, dso_local} : i32 loc(#loc)
  llvm.mlir.global available_externally @g10(10 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external thread_local @g11(11 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external thread_local @g12(12 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g13(13 : i32) {addr_space = 0 : i32, alignment = 16 : i64, dso_local, section = "s"} : i32 loc(#loc)
  llvm.mlir.global external @g14(14 : i32) {addr_space = 3 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g15(15 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @g16(@g14f) {addr_space = 0 : i32} : !llvm.ptr loc(#loc)
  llvm.mlir.global external @g17("abc") {addr_space = 0 : i32} loc(#loc)
  llvm.mlir.global external constant @g18(dense<[1, -2]> : tensor<2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x i16> loc(#loc)
  llvm.mlir.global external @g19() {addr_space = 0 : i32} : !llvm.struct<(i32, f32, array<2 x i8>)> {
    %0 = llvm.mlir.constant("\00\FF") : !llvm.array<2 x i8> loc(#loc1)
    %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32 loc(#loc1)
    %2 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.undef : !llvm.struct<(i32, f32, array<2 x i8>)> loc(#loc1)
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(i32, f32, array<2 x i8>)>  loc(#loc1)
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, f32, array<2 x i8>)>  loc(#loc1)
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<(i32, f32, array<2 x i8>)>  loc(#loc1)
    llvm.return %6 : !llvm.struct<(i32, f32, array<2 x i8>)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g20(dense<[1.000000e+00, -0.000000e+00]> : vector<2xf32>) {addr_space = 0 : i32} : vector<2xf32> loc(#loc)
  llvm.mlir.global external @g21(dense<1.000000e+00> : tensor<2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x f32> loc(#loc)
  llvm.mlir.global external @g22(1.000000e-01 : f64) {addr_space = 0 : i32} : f64 loc(#loc)
  llvm.mlir.global external @g23(1.000000e+00 : f16) {addr_space = 0 : i32} : f16 loc(#loc)
  llvm.mlir.global external @g24(1.000000e+00 : bf16) {addr_space = 0 : i32} : bf16 loc(#loc)
  llvm.mlir.global external @g25(1.000000e+00 : f80) {addr_space = 0 : i32} : f80 loc(#loc)
  llvm.mlir.global external @g26(1.000000e+00 : f128) {addr_space = 0 : i32} : f128 loc(#loc)
  llvm.mlir.global external @g27(true) {addr_space = 0 : i32} : i1 loc(#loc)
  llvm.mlir.global external @g28(18446744073709551616 : i128) {addr_space = 0 : i32} : i128 loc(#loc)
  llvm.mlir.global external @g29() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g30() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.struct<(i32, ptr)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i32, ptr)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i32, ptr)>  loc(#loc1)
    llvm.return %4 : !llvm.struct<(i32, ptr)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g31() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<2 x i32> loc(#loc1)
    llvm.return %0 : !llvm.array<2 x i32> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g32() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc1)
    llvm.return %0 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g33() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8> loc(#loc1)
    %3 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %4 = llvm.getelementptr inbounds %3[%1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8> loc(#loc1)
    llvm.return %4 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g34() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8> loc(#loc1)
    %1 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64 loc(#loc1)
    llvm.return %2 : i64 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g35() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(17 : i64) : i64 loc(#loc1)
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr loc(#loc1)
    llvm.return %1 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g36() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(14 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @g14 : !llvm.ptr<3> loc(#loc1)
    %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr loc(#loc1)
    llvm.return %2 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g37() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i8, i32)>> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(0 : i8) : i8 loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.struct<(i8, i32)> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %5 = llvm.mlir.constant(2 : i32) : i32 loc(#loc1)
    %6 = llvm.mlir.constant(1 : i8) : i8 loc(#loc1)
    %7 = llvm.mlir.undef : !llvm.struct<(i8, i32)> loc(#loc1)
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i8, i32)>  loc(#loc1)
    %10 = llvm.mlir.undef : !llvm.array<2 x struct<(i8, i32)>> loc(#loc1)
    %11 = llvm.insertvalue %9, %10[0] : !llvm.array<2 x struct<(i8, i32)>>  loc(#loc1)
    %12 = llvm.insertvalue %4, %11[1] : !llvm.array<2 x struct<(i8, i32)>>  loc(#loc1)
    llvm.return %12 : !llvm.array<2 x struct<(i8, i32)>> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g38() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @g1 : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.addressof @g0 : !llvm.ptr loc(#loc1)
    %4 = llvm.mlir.undef : !llvm.array<2 x ptr> loc(#loc1)
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr>  loc(#loc1)
    %6 = llvm.insertvalue %1, %5[1] : !llvm.array<2 x ptr>  loc(#loc1)
    llvm.return %6 : !llvm.array<2 x ptr> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g39() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8> loc(#loc1)
    %1 = llvm.mlir.addressof @g17 : !llvm.ptr loc(#loc1)
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i32 loc(#loc1)
    llvm.return %2 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @g40(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32> loc(#loc)
  llvm.mlir.global external @g41(dense<[true, false, true, true]> : vector<4xi1>) {addr_space = 0 : i32} : vector<4xi1> loc(#loc)
  llvm.mlir.global external @g42(dense<[[1, 2], [3, 3]]> : vector<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi16>> loc(#loc)
  llvm.mlir.global external @"quoted name"(1 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @<<INVALID EMPTY SYMBOL>>(2 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @g1 : !llvm.ptr loc(#loc1)
    %2 = llvm.mlir.undef : !llvm.array<1 x ptr> loc(#loc1)
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr>  loc(#loc1)
    llvm.return %3 : !llvm.array<1 x ptr> loc(#loc)
  } loc(#loc)
  llvm.func @g14f() comdat(@__llvm_global_comdat::@c2) {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global_ctors {ctors = [@f, @g], priorities = [65535 : i32, 1 : i32]} loc(#loc)
  llvm.mlir.global_dtors {dtors = [@f], priorities = [0 : i32]} loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @y() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(8 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i32 loc(#loc1)
    %4 = llvm.sub %3, %0 : i32 loc(#loc1)
    llvm.return %4 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @x(8 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @z() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.constant(8 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i32 loc(#loc1)
    %5 = llvm.add %4, %1 : i32 loc(#loc1)
    %6 = llvm.xor %5, %0  : i32 loc(#loc1)
    llvm.return %6 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f80, dense<128> : vector<2xi64>>, #dlti.dl_entry<i128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr<272>, dense<64> : vector<4xi64>>, #dlti.dl_entry<i64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr<271>, dense<32> : vector<4xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr<270>, dense<32> : vector<4xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<"dlti.endianness", "little">>} {
} loc(#loc)
#loc = loc("a.c":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64, 16]> : vector<4xi64>>, #dlti.dl_entry<i8, dense<[8, 16]> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr<1>, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.global_memory_space", 1 : ui64>, #dlti.dl_entry<"dlti.stack_alignment", 64 : i64>, #dlti.dl_entry<"dlti.endianness", "big">, #dlti.dl_entry<"dlti.program_memory_space", 3 : ui64>, #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui64>>} {
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.start 8, %1 : !llvm.ptr loc(#loc1)
    llvm.intr.lifetime.end -1, %1 : !llvm.ptr loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "The domain">
#loc1 = loc(unknown)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_distribute = #llvm.loop_distribute<disable = true>
#loop_interleave = #llvm.loop_interleave<count = 4 : i32>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 6 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 7 : i32>
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 3 : i32>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_vectorize = #llvm.loop_vectorize<width = 8 : i32>
#loop_vectorize1 = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "one">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, unroll = #loop_unroll, mustProgress = true, parallelAccesses = #access_group, #access_group1>
#loop_annotation2 = #llvm.loop_annotation<vectorize = #loop_vectorize1, interleave = #loop_interleave, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled>
#loop_distribute1 = #llvm.loop_distribute<followupAll = #loop_annotation>
#loop_unroll1 = #llvm.loop_unroll<followupUnrolled = #loop_annotation>
#loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<disable = true, followupInner = #loop_annotation>
#loop_vectorize2 = #llvm.loop_vectorize<followupVectorized = #loop_annotation, followupEpilogue = #loop_annotation>
#loop_annotation3 = #llvm.loop_annotation<vectorize = #loop_vectorize2, unroll = #loop_unroll1, unrollAndJam = #loop_unroll_and_jam1, distribute = #loop_distribute1, unswitch = #loop_unswitch, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0, constant = true>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "agg", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc1, 4>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 4>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32 loc(#loc1)
    %1 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    %2 = llvm.load %arg0 {alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1, #alias_scope]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.store %0, %arg0 {access_groups = [#access_group], alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr loc(#loc1)
    %3 = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    llvm.call @g() {access_groups = [#access_group], alias_scopes = [#alias_scope], branch_weights = array<i32: 9>, noalias_scopes = [#alias_scope1, #alias_scope], tbaa = [#tbaa_tag1]} : () -> () loc(#loc1)
    %4 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %5 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %6 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %7 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32 loc(#loc1)
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg1, ^bb1, ^bb2 {loop_annotation = #loop_annotation1} loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg1, ^bb2, ^bb3 {loop_annotation = #loop_annotation2} loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg1, ^bb3, ^bb4 {loop_annotation = #loop_annotation3} loc(#loc1)
  ^bb4:  // pred: ^bb3
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 loc(#loc1)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 loc(#loc1)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb5, ^bb6 loc(#loc1)
  ^bb6:  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %arg0, ^bb6, ^bb7 loc(#loc1)
  ^bb7:  // pred: ^bb6
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_distribute = #llvm.loop_distribute<disable = false>
#loop_annotation1 = #llvm.loop_annotation<distribute = #loop_distribute, mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 loc(#loc1)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 loc(#loc1)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb5, ^bb6 {loop_annotation = #loop_annotation1} loc(#loc1)
  ^bb6:  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %arg0, ^bb6, ^bb7 loc(#loc1)
  ^bb7:  // pred: ^bb6
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"] loc(#loc)
  llvm.linker_options ["-lm"] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.cond_br %arg0 weights([1, 0]), ^bb1, ^bb3 loc(#loc1)
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0 weights([7, 0]), ^bb2, ^bb3 loc(#loc1)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc1)
  ^bb3:  // 2 preds: ^bb0, ^bb1
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() attributes {function_entry_count = -1 : i64} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @h() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc("a.c":5:2)
#loc5 = loc("a.c":6:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "me", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #di_basic_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type>
#di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "mod", configMacros = "-D", includePath = "/i", apinotes = "n", line = 2, isDecl = true>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_composite_type1, sizeInBits = 64, alignInBits = 16, offsetInBits = 32>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type2, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 4, type = #di_basic_type, isDefined = true, alignInBits = 64>
#di_namespace = #llvm.di_namespace<name = "ns", scope = #di_module, exportSymbols = true>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_namespace, name = "h", file = #di_file, line = 4, type = #di_basic_type, isLocalToUnit = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type4, #di_null_type>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <[DW_OP_constu(3), DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_stack_value]>>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type4>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "str", sizeInBits = 64, stringLength = #di_local_variable, stringLengthExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "S", file = #di_file, line = 1, scope = #di_file, flags = TypePassByValue, sizeInBits = 96, alignInBits = 32, elements = #di_derived_type, #di_derived_type3, #di_derived_type1, #di_string_type>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type2>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type5, sizeInBits = 64>
#di_subroutine_type2 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type6, #di_null_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram2, file = #di_file, line = 6, column = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type6>
#loc17 = loc(fused<#di_subprogram2>[#loc1, #loc2])
#loc18 = loc(fused<#di_subprogram2>[#loc3])
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "lab", file = #di_file, line = 7>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block, name = "w", file = #di_file, line = 6, type = #di_composite_type2>
#loc24 = loc(fused<#di_lexical_block>[#loc5])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc18, endLoc = #loc24>
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_expr = #di_global_variable_expression} : i32 loc(#loc)
  llvm.mlir.global internal @h(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_expr = #di_global_variable_expression1, dso_local} : i32 loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram2>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram2>[#loc1, #loc2])) -> i32 {
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %arg0 : i32 loc(#loc18)
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc4)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc4)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc4)
    %3 = llvm.mlir.constant(7 : i32) : i32 loc(#loc4)
    %4 = llvm.mlir.undef : !llvm.ptr loc(#loc4)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_deref]> = %4 : !llvm.ptr loc(#loc24)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %3 : i32 loc(#loc24)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc18)
    llvm.intr.dbg.declare #di_local_variable2 = %5 : !llvm.ptr loc(#loc18)
    llvm.intr.dbg.label #di_label loc(#loc24)
    %6 = llvm.add %arg0, %0 : i32 loc(#loc24)
    %7 = llvm.mul %6, %1 : i32 loc(#loc26)
    %8 = llvm.mul %7, %1 : i32 loc(#loc27)
    %9 = llvm.mul %8, %1 : i32 loc(#loc4)
    llvm.br ^bb1 loc(#loc20)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %2, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc18)
  ^bb2:  // pred: ^bb1
    llvm.return %9 : i32 loc(#loc21)
  } loc(#loc17)
  llvm.func @inl() {
    llvm.return loc(#loc23)
  } loc(#loc22)
  llvm.func @decl() loc(#loc16)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc4 = loc(unknown)
#loc6 = loc("a.c":9:1)
#loc7 = loc("a.c":7:4)
#loc8 = loc("a.c":10:1)
#loc9 = loc("a.c":0:0)
#loc10 = loc("a.c":11:1)
#loc11 = loc("inl")
#loc12 = loc("a.c":9:0)
#loc13 = loc("a.c":9:9)
#loc14 = loc("decl")
#loc15 = loc("a.c":2:0)
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<scope = #di_namespace, name = "decl", file = #di_file, line = 2, type = #di_subroutine_type>
#loc16 = loc(fused<#di_subprogram>[#loc14, #loc15])
#di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inl", file = #di_file, line = 9, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type2>
#loc19 = loc(fused<#di_subprogram3>[#loc6])
#loc20 = loc(fused<#di_subprogram2>[#loc9])
#loc21 = loc(fused<#di_subprogram2>[#loc10])
#loc22 = loc(fused<#di_subprogram3>[#loc11, #loc12])
#loc23 = loc(fused<#di_subprogram3>[#loc13])
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 5>
#loc25 = loc(fused<#di_lexical_block>[#loc7])
#loc26 = loc(callsite(#loc19 at #loc25))
#loc27 = loc(fused<#di_lexical_block_file>[#loc8])
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f() {
    llvm.return loc(#loc3)
  } loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("")
#loc2 = loc("a.f":3:0)
#loc3 = loc("a.f":1:0)
#loc4 = loc(fused[#loc1, #loc2])
// -----
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 4>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", arg = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 2>
#loc5 = loc(fused<#di_subprogram>[#loc1, #loc2])
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1, #loc2])) -> i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc3)
    llvm.intr.dbg.value #di_local_variable = %0 : i32 loc(#loc6)
    llvm.intr.dbg.declare #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr loc(#loc6)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc6)
    llvm.intr.dbg.label #di_label loc(#loc6)
    llvm.return %arg0 : i32 loc(#loc6)
  } loc(#loc5)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc3 = loc(unknown)
#loc4 = loc("a.c":1:0)
#loc6 = loc(fused<#di_subprogram>[#loc4])

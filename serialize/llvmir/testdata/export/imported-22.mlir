#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
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
  llvm.func hidden @v1() attributes {dso_local} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func protected @v2() attributes {dso_local} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @d1() attributes {dso_local} {
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
  llvm.func @f1() attributes {always_inline, frame_pointer = #llvm.framePointerKind<"non-leaf">, no_infs_fp_math = true, no_nans_fp_math = false, passthrough = [["unsafe-fp-math", "true"]]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f2() attributes {convergent, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", frame_pointer = #llvm.framePointerKind<none>, no_signed_zeros_fp_math = true, passthrough = [["approx-func-fp-math", "true"]], will_return} {
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
  llvm.func @f8() attributes {arm_preserves_za, inline_hint} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f9() attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["alignstack", "16"]]} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f10() attributes {instrument_function_entry = "a", instrument_function_exit = "b", passthrough = [["prefer-vector-width", "128"], ["reciprocal-estimates", "all"]], prefer_vector_width = "128", reciprocal_estimates = "all", target_features = #llvm.target_features<[]>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f11() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f12() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f13() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f14() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f15() attributes {memory_effects = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = write, errnoMem = write, targetMem0 = write, targetMem1 = write>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f16() {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f17() attributes {uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @f18() attributes {uwtable_kind = #llvm.uwtableKind<sync>} {
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
  llvm.func @types(%arg0: vector<2xf32> loc(unknown), %arg1: !llvm.array<2 x i8> loc(unknown), %arg2: !llvm.struct<(i32, struct<packed (i8, i64)>)> loc(unknown), %arg3: !llvm.ptr<3> loc(unknown), %arg4: f16 loc(unknown), %arg5: bf16 loc(unknown), %arg6: f80 loc(unknown), %arg7: f128 loc(unknown), %arg8: !llvm.ppc_fp128 loc(unknown), %arg9: vector<[4]xi32> loc(unknown), %arg10: i1 loc(unknown), %arg11: !llvm.struct<"named", (i32, ptr)> loc(unknown), %arg12: !llvm.target<"spirv.Image", i32, 1> loc(unknown), %arg13: i128 loc(unknown)) -> vector<4xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32> loc(#loc1)
    llvm.return %1 : vector<4xi32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
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
    llvm.call @g() {no_unwind, will_return} : () -> () loc(#loc1)
    llvm.call @g() {convergent} : () -> () loc(#loc1)
    llvm.call @g() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} : () -> () loc(#loc1)
    llvm.call @g() {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> () loc(#loc1)
    llvm.call @g() {no_inline} : () -> () loc(#loc1)
    llvm.call @g() {always_inline} : () -> () loc(#loc1)
    %7 = llvm.call @p(%arg0, %1) : (!llvm.ptr {llvm.align = 4 : i64, llvm.byval = i32}, i32 {llvm.signext}) -> (!llvm.ptr {llvm.noundef}) loc(#loc1)
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
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i32 loc(unknown), %arg1: !llvm.ptr loc(unknown)) -> i32 {
    %0 = llvm.inline_asm asm_dialect = att "bswap $0", "=r,r" %arg0 : (i32) -> i32 loc(#loc1)
    llvm.return %0 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @ints(%arg0: i32 loc(unknown), %arg1: i32 loc(unknown), %arg2: i8 loc(unknown), %arg3: vector<4xi32> loc(unknown)) {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32> loc(#loc1)
    %2 = llvm.add %arg0, %arg1 : i32 loc(#loc1)
    %3 = llvm.add %arg0, %arg1 overflow<nsw> : i32 loc(#loc1)
    %4 = llvm.sub %arg0, %arg1 overflow<nuw> : i32 loc(#loc1)
    %5 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32 loc(#loc1)
    %6 = llvm.shl %arg0, %arg1 overflow<nsw> : i32 loc(#loc1)
    %7 = llvm.udiv exact %arg0, %arg1 : i32 loc(#loc1)
    %8 = llvm.sdiv %arg0, %arg1 : i32 loc(#loc1)
    %9 = llvm.urem %arg0, %arg1 : i32 loc(#loc1)
    %10 = llvm.srem %arg0, %arg1 : i32 loc(#loc1)
    %11 = llvm.and %arg0, %arg1 : i32 loc(#loc1)
    %12 = llvm.or disjoint %arg0, %arg1 : i32 loc(#loc1)
    %13 = llvm.xor %arg0, %arg1 : i32 loc(#loc1)
    %14 = llvm.lshr exact %arg0, %arg1 : i32 loc(#loc1)
    %15 = llvm.ashr %arg0, %arg1 : i32 loc(#loc1)
    %16 = llvm.trunc %arg0 overflow<nuw> : i32 to i8 loc(#loc1)
    %17 = llvm.zext nneg %arg2 : i8 to i32 loc(#loc1)
    %18 = llvm.sext %arg2 : i8 to i32 loc(#loc1)
    %19 = llvm.sitofp %arg0 : i32 to f32 loc(#loc1)
    %20 = llvm.uitofp nneg %arg0 : i32 to f64 loc(#loc1)
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
    %0 = llvm.fadd %arg0, %arg1 : f32 loc(#loc1)
    %1 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : f32 loc(#loc1)
    %2 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz>} : f32 loc(#loc1)
    %3 = llvm.fdiv %arg0, %arg1 {fastmathFlags = #llvm.fastmath<arcp, contract>} : f32 loc(#loc1)
    %4 = llvm.frem %arg0, %arg1 {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f32 loc(#loc1)
    %5 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32 loc(#loc1)
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
    %16 = llvm.load %arg0 invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
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
    %22 = llvm.getelementptr nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
    %23 = llvm.getelementptr nusw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8 loc(#loc1)
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
  llvm.func @vectors(%arg0: vector<4xf32> loc(unknown), %arg1: vector<4xf32> loc(unknown), %arg2: i32 loc(unknown), %arg3: f32 loc(unknown), %arg4: !llvm.struct<(i32, array<2 x f32>)> loc(unknown), %arg5: vector<[2]xi32> loc(unknown)) -> i32 {
    %0 = llvm.mlir.constant(2 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.poison : vector<4xf32> loc(#loc1)
    %2 = llvm.mlir.poison : vector<[2]xi32> loc(#loc1)
    %3 = llvm.extractelement %arg0[%arg2 : i32] : vector<4xf32> loc(#loc1)
    %4 = llvm.insertelement %arg3, %arg0[%0 : i64] : vector<4xf32> loc(#loc1)
    %5 = llvm.shufflevector %arg0, %arg1 [0, 4, -1, 5, 2, 7] : vector<4xf32>  loc(#loc1)
    %6 = llvm.shufflevector %arg0, %1 [0, 0, 0, 0] : vector<4xf32>  loc(#loc1)
    %7 = llvm.extractvalue %arg4[1, 1] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %8 = llvm.insertvalue %arg3, %arg4[1, 0] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    %9 = llvm.shufflevector %arg5, %2 [0, 0] : vector<[2]xi32>  loc(#loc1)
    %10 = llvm.extractvalue %8[0] : !llvm.struct<(i32, array<2 x f32>)>  loc(#loc1)
    llvm.return %10 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @va(%arg0: !llvm.ptr loc(unknown)) -> i32 {
    %0 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32 loc(#loc1)
    llvm.return %0 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @ind(%arg0: !llvm.ptr loc(unknown)) {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2
    ] loc(#loc1)
  ^bb1:  // pred: ^bb0
    llvm.return loc(#loc1)
  ^bb2:  // pred: ^bb0
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global_ctors ctors = [@f, @g], priorities = [65535 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero] loc(#loc)
  llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero] loc(#loc)
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
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global_ctors ctors = [], priorities = [], data = [] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global_ctors ctors = [@f], priorities = [65535 : i32], data = [@x] loc(#loc)
  llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.ifunc internal @i1 : !llvm.func<void ()>, !llvm.ptr @r {dso_local} loc(#loc)
  llvm.mlir.ifunc external @i0 : !llvm.func<i32 (i32)>, !llvm.ptr @r loc(#loc)
  llvm.func @r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc1)
    llvm.return %0 : !llvm.ptr loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @y() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i32 loc(#loc1)
    %3 = llvm.sub %2, %0 : i32 loc(#loc1)
    llvm.return %3 : i32 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @x(8 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @z() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(3 : i32) : i32 loc(#loc1)
    %2 = llvm.mlir.addressof @x : !llvm.ptr loc(#loc1)
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i32 loc(#loc1)
    %4 = llvm.add %3, %1 : i32 loc(#loc1)
    %5 = llvm.xor %4, %0 : i32 loc(#loc1)
    llvm.return %5 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = ["nop", ".globl x"], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
} loc(#loc)
#loc = loc("a.c":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @llvm.sideeffect() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return} loc(#loc1)
  llvm.func @f() {
    llvm.call_intrinsic "llvm.sideeffect"() : () -> () loc(#loc1)
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
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32 loc(#loc1)
    %1 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    %2 = llvm.load %arg0 {alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1, #alias_scope]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.store %0, %arg0 {access_groups = [#access_group], alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr loc(#loc1)
    %3 = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    llvm.call @g() {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1, #alias_scope], tbaa = [#tbaa_tag1]} : () -> () loc(#loc1)
    %4 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %5 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %6 = llvm.load %arg0 dereferenceable<bytes = 8, mayBeNull = true> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
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
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
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
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
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
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.commandline = "cc a.c", llvm.dependent_libraries = ["m"], llvm.ident = "me", llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"] loc(#loc)
  llvm.linker_options ["-lm"] loc(#loc)
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<warning, "probe-stack", "inline-asm">, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
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
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = "domain">
#loc1 = loc(unknown)
#alias_scope = #llvm.alias_scope<id = "scope", domain = #alias_scope_domain, description = "text">
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope], alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#di_file = #llvm.di_file<"a.f" in "">
#di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc = loc("<stdin>":0:0)
#loc1 = loc("a.f":3:0)
#loc2 = loc("a.f":1:0)
#di_common_block = #llvm.di_common_block<scope = #di_file, name = "cb", file = #di_file, line = 2>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram, entity = #di_common_block, file = #di_file, line = 4, name = "n", elements = #di_common_block>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[0]<>, id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_common_block, file = #di_file, line = 3, subprogramFlags = "Virtual|Definition|Pure|Elemental|Recursive|MainSubprogram|Deleted|ObjCDirect", type = #di_subroutine_type, retainedNodes = #di_imported_entity>
#loc3 = loc(fused<#di_subprogram1>[#loc1])
#loc4 = loc(fused<#di_subprogram1>[#loc2])
// -----
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 4>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", arg = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 2>
#loc4 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1])) -> i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc2)
    llvm.intr.dbg.value #di_local_variable = %0 : i32 loc(#loc5)
    llvm.intr.dbg.declare #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr loc(#loc5)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc5)
    llvm.intr.dbg.label #di_label loc(#loc5)
    llvm.return %arg0 : i32 loc(#loc5)
  } loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc2 = loc(unknown)
#loc3 = loc("a.c":1:0)
#loc5 = loc(fused<#di_subprogram>[#loc3])
// -----
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#loc3 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1])) -> i32 {
    llvm.return %arg0 : i32 loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram>[#loc2])
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 222>, #llvm.cgprofile_entry<from = @g, count = 5>, #llvm.cgprofile_entry<count = 0>]>] loc(#loc)
  llvm.func @f() loc(#loc1)
  llvm.func @g() loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<override, "override", 12 : i32>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)

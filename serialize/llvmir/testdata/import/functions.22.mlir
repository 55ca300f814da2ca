#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
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
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
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
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: i32 loc(unknown), %arg1: !llvm.ptr loc(unknown)) -> i32 {
    %0 = llvm.inline_asm asm_dialect = att "bswap $0", "=r,r" %arg0 : (i32) -> i32 loc(#loc1)
    llvm.return %0 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.func @f(%arg0: i32 loc(unknown), %arg1: i64 loc(unknown), %arg2: i1 loc(unknown)) -> i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(true) : i1 loc(#loc1)
    %2 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.constant(9 : i32) : i32 loc(#loc1)
    %4 = llvm.mlir.constant(8 : i32) : i32 loc(#loc1)
    %5 = llvm.mlir.constant(false) : i1 loc(#loc1)
    llvm.switch %arg0 : i32, ^bb3(%0, %1 : i32, i1) [
      0: ^bb1(%2 : i32),
      -5: ^bb2,
      2147483647: ^bb1(%2 : i32)
    ] {branch_weights = array<i32: 1, 2, 3, 4>} loc(#loc1)
  ^bb1(%6: i32 loc(unknown)):  // 3 preds: ^bb0, ^bb0, ^bb2
    llvm.switch %arg1 : i64, ^bb3(%4, %5 : i32, i1) [
    ] loc(#loc1)
  ^bb2:  // pred: ^bb0
    llvm.cond_br %arg2 weights([10, 20]), ^bb1(%arg0 : i32), ^bb3(%3, %arg2 : i32, i1) loc(#loc1)
  ^bb3(%7: i32 loc(unknown), %8: i1 loc(unknown)):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.cond_br %8 weights([1, 2000]), ^bb4, ^bb5 loc(#loc1)
  ^bb4:  // pred: ^bb3
    llvm.unreachable loc(#loc1)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6 loc(#loc1)
  ^bb6:  // pred: ^bb5
    llvm.return %7 : i32 loc(#loc1)
  } loc(#loc1)
  llvm.func @order(%arg0: i1 loc(unknown)) {
    llvm.br ^bb3 loc(#loc1)
  ^bb1:  // pred: ^bb3
    llvm.br ^bb2 loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb3
    llvm.return loc(#loc1)
  ^bb3:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb1, ^bb2 loc(#loc1)
  } loc(#loc1)
  llvm.func @dead() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)

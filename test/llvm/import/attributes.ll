; Attributes of functions, parameters and calls.
; RUN: mlir-translate --mlir-version=19 --import-llvm %s | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 --import-llvm %s | FileCheck %s --check-prefix=MLIR22

declare ptr @a(i64 allocalign %0, ptr allocptr %1, ptr byref(i64) %b, ptr byval(i64) %c, ptr dereferenceable(4) %d, ptr dereferenceable_or_null(5) %e)
declare ptr @b(i32 inreg %a, ptr nest %b, ptr noalias %c, ptr nocapture %d, ptr nofree %e, ptr nonnull %f, ptr noundef %g, ptr preallocated(i32) %h, ptr readnone %i, ptr readonly %j, ptr returned %k, i32 signext %l, i32 zeroext %z)
declare void @c1(ptr sret(i32) %a)
declare void @c2(ptr inalloca(i32) %a)
declare void @c(ptr swiftasync %b, ptr swifterror %c, ptr swiftself %d, ptr writeonly %e, ptr writable %f, ptr dead_on_unwind %g, float nofpclass(nan inf) %h, i32 range(i32 0, 7) %j, ptr align 8 %k, ptr alignstack(8) %l)
declare zeroext i32 @r1()
declare range(i8 -4, 7) i8 @r2()
declare noundef nonnull align 8 dereferenceable(4) ptr @r3()
define void @many() noinline optnone nounwind willreturn convergent cold hot "no-builtins" "no-builtin-foo" nocallback noduplicate noreturn returns_twice "instrument-function-entry"="a" "instrument-function-exit"="b" "no_caller_saved_registers" "save-reg-params" "trap-func-name"="z" "zero-call-used-regs"="used" "denormal-fp-math"="ieee" "denormal-fp-math-f32"="ieee,ieee" "reciprocal-estimates"="q" "prefer-vector-width"="128" "unsafe-fp-math"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "approx-func-fp-math"="true" "no-signed-zeros-fp-math"="true" "fp-contract"="fast" "target-cpu"="a" "tune-cpu"="b" "target-features"="+a,-b" vscale_range(1,2) "frame-pointer"="non-leaf" uwtable(sync) allockind("alloc,zeroed") nofree nosync norecurse memory(none) alignstack(16) sanitize_address ssp strictfp "aarch64_pstate_sm_enabled" "aarch64_new_za" mustprogress "alloc-family"="malloc" "probe-stack"="x" presplitcoroutine naked nonlazybind noredzone {
  ret void
}
define void @few() alwaysinline inlinehint minsize optsize "target-features" "frame-pointer"="reserved" {
  ret void
}
declare void @arm() "aarch64_pstate_sm_body" "aarch64_inout_za"
declare void @compatible() "aarch64_pstate_sm_compatible" "aarch64_preserves_za"
define hidden void @placed() local_unnamed_addr section ".text.a" align 32 gc "shadow" { ret void }
define protected void @kept() unnamed_addr { ret void }
define void @weights() !prof !0 !vec_type_hint !1 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 !work_group_size_hint !2 { ret void }
declare i32 @callee(ptr, i32) nounwind memory(argmem: read)
define i32 @calls(ptr %p) {
  %a = call nonnull ptr @returns(ptr noundef align 4 %p) nounwind willreturn
  %b = notail call i32 @callee(ptr byval(i64) %a, i32 zeroext 3) convergent noinline memory(none)
  %c = musttail call i32 @calls(ptr %p)
  ret i32 %c
}
declare ptr @returns(ptr)
!0 = !{!"function_entry_count", i64 7}
!1 = !{<4 x float> undef, i32 1}
!2 = !{i32 8, i32 4, i32 1}
!3 = !{i32 16}

; MLIR19: module attributes
; MLIR19-NEXT:   llvm.func @a(i64 {llvm.allocalign}, !llvm.ptr {llvm.allocptr}, !llvm.ptr {llvm.byref = i64}, !llvm.ptr {llvm.byval = i64}, !llvm.ptr {llvm.dereferenceable = 4 : i64}, !llvm.ptr {llvm.dereferenceable_or_null = 5 : i64}) -> !llvm.ptr
; MLIR19-NEXT:   llvm.func @b(i32 {llvm.inreg}, !llvm.ptr {llvm.nest}, !llvm.ptr {llvm.noalias}, !llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nofree}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.preallocated = i32}, !llvm.ptr {llvm.readnone}, !llvm.ptr {llvm.readonly}, !llvm.ptr {llvm.returned}, i32 {llvm.signext}, i32 {llvm.zeroext}) -> !llvm.ptr
; MLIR19-NEXT:   llvm.func @c1(!llvm.ptr {llvm.sret = i32})
; MLIR19-NEXT:   llvm.func @c2(!llvm.ptr {llvm.inalloca = i32})
; MLIR19-NEXT:   llvm.func @c(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.writeonly}, !llvm.ptr, !llvm.ptr, f32, i32, !llvm.ptr {llvm.align = 8 : i64}, !llvm.ptr {llvm.alignstack = 8 : i64})
; MLIR19-NEXT:   llvm.func @r1() -> (i32 {llvm.zeroext})
; MLIR19-NEXT:   llvm.func @r2() -> i8
; MLIR19-NEXT:   llvm.func @r3() -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
; MLIR19-NEXT:   llvm.func @many() vscale_range(1, 2) attributes {approx_func_fp_math = true, arm_new_za, arm_streaming, convergent, denormal_fp_math = "ieee", denormal_fp_math_f32 = "ieee,ieee", fp_contract = "fast", frame_pointer = #llvm.framePointerKind<"non-leaf">, memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, no_infs_fp_math = true, no_inline, no_nans_fp_math = false, no_signed_zeros_fp_math = true, no_unwind, optimize_none, passthrough = ["cold", "hot", "mustprogress", "naked", "nocallback", "noduplicate", "nofree", "norecurse", "noredzone", "noreturn", "nosync", "nonlazybind", "presplitcoroutine", "returns_twice", "sanitize_address", "ssp", "strictfp", ["allockind", "17"], ["alignstack", "16"], ["uwtable", "1"], ["alloc-family", "malloc"], ["instrument-function-entry", "a"], ["instrument-function-exit", "b"], "no-builtin-foo", "no-builtins", "no_caller_saved_registers", ["prefer-vector-width", "128"], ["probe-stack", "x"], ["reciprocal-estimates", "q"], "save-reg-params", ["target-cpu", "a"], ["trap-func-name", "z"], ["zero-call-used-regs", "used"]], target_cpu = "a", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "b", unsafe_fp_math = true, will_return} {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @few() attributes {always_inline, frame_pointer = #llvm.framePointerKind<reserved>, passthrough = ["inlinehint", "minsize", "optsize"], target_features = #llvm.target_features<[]>} {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @arm() attributes {arm_inout_za, arm_locally_streaming}
; MLIR19-NEXT:   llvm.func @compatible() attributes {arm_preserves_za, arm_streaming_compatible}
; MLIR19-NEXT:   llvm.func hidden local_unnamed_addr @placed() attributes {alignment = 32 : i64, garbageCollector = "shadow", section = ".text.a"} {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func protected unnamed_addr @kept() {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @weights() attributes {function_entry_count = 7 : i64} {
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @callee(!llvm.ptr, i32) -> i32 attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>, no_unwind}
; MLIR19-NEXT:   llvm.func @calls(%arg0: !llvm.ptr) -> i32 {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(3 : i32) : i32
; MLIR19-NEXT:     %1 = llvm.call @returns(%arg0) : (!llvm.ptr) -> !llvm.ptr
; MLIR19-NEXT:     %2 = llvm.call notail @callee(%1, %0) : (!llvm.ptr, i32) -> i32
; MLIR19-NEXT:     %3 = llvm.call musttail @calls(%arg0) : (!llvm.ptr) -> i32
; MLIR19-NEXT:     llvm.return %3 : i32
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @returns(!llvm.ptr) -> !llvm.ptr
; MLIR19-NEXT: }

; MLIR22: module attributes
; MLIR22-NEXT:   llvm.func @a(i64 {llvm.allocalign}, !llvm.ptr {llvm.allocptr}, !llvm.ptr {llvm.byref = i64}, !llvm.ptr {llvm.byval = i64}, !llvm.ptr {llvm.dereferenceable = 4 : i64}, !llvm.ptr {llvm.dereferenceable_or_null = 5 : i64}) -> !llvm.ptr
; MLIR22-NEXT:   llvm.func @b(i32 {llvm.inreg}, !llvm.ptr {llvm.nest}, !llvm.ptr {llvm.noalias}, !llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nofree}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.preallocated = i32}, !llvm.ptr {llvm.readnone}, !llvm.ptr {llvm.readonly}, !llvm.ptr {llvm.returned}, i32 {llvm.signext}, i32 {llvm.zeroext}) -> !llvm.ptr
; MLIR22-NEXT:   llvm.func @c1(!llvm.ptr {llvm.sret = i32})
; MLIR22-NEXT:   llvm.func @c2(!llvm.ptr {llvm.inalloca = i32})
; MLIR22-NEXT:   llvm.func @c(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.writeonly}, !llvm.ptr, !llvm.ptr, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 7>}, !llvm.ptr {llvm.align = 8 : i64}, !llvm.ptr {llvm.alignstack = 8 : i64})
; MLIR22-NEXT:   llvm.func @r1() -> (i32 {llvm.zeroext})
; MLIR22-NEXT:   llvm.func @r2() -> (i8 {llvm.range = #llvm.constant_range<i8, -4, 7>})
; MLIR22-NEXT:   llvm.func @r3() -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
; MLIR22-NEXT:   llvm.func @many() vscale_range(1, 2) attributes {arm_new_za, arm_streaming, convergent, denormal_fp_math = "ieee", denormal_fp_math_f32 = "ieee,ieee", fp_contract = "fast", frame_pointer = #llvm.framePointerKind<"non-leaf">, instrument_function_entry = "a", instrument_function_exit = "b", memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, no_inline, no_nans_fp_math = false, no_signed_zeros_fp_math = true, no_unwind, optimize_none, passthrough = ["cold", "hot", "mustprogress", "naked", "nocallback", "noduplicate", "nofree", "norecurse", "noredzone", "noreturn", "nosync", "nonlazybind", "presplitcoroutine", "returns_twice", "sanitize_address", "ssp", "strictfp", ["allockind", "17"], ["alignstack", "16"], ["alloc-family", "malloc"], ["approx-func-fp-math", "true"], "no-builtin-foo", "no-builtins", "no_caller_saved_registers", ["prefer-vector-width", "128"], ["probe-stack", "x"], ["reciprocal-estimates", "q"], "save-reg-params", ["target-cpu", "a"], ["trap-func-name", "z"], ["unsafe-fp-math", "true"], ["zero-call-used-regs", "used"]], prefer_vector_width = "128", reciprocal_estimates = "q", target_cpu = "a", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "b", uwtable_kind = #llvm.uwtableKind<sync>, will_return} {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @few() attributes {always_inline, frame_pointer = #llvm.framePointerKind<reserved>, inline_hint, passthrough = ["minsize", "optsize"], target_features = #llvm.target_features<[]>} {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @arm() attributes {arm_inout_za, arm_locally_streaming}
; MLIR22-NEXT:   llvm.func @compatible() attributes {arm_preserves_za, arm_streaming_compatible}
; MLIR22-NEXT:   llvm.func hidden local_unnamed_addr @placed() attributes {alignment = 32 : i64, dso_local, garbageCollector = "shadow", section = ".text.a"} {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func protected unnamed_addr @kept() attributes {dso_local} {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @weights() attributes {function_entry_count = 7 : i64, intel_reqd_sub_group_size = 16 : i32, reqd_work_group_size = array<i32: 8, 4, 1>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>, is_signed = true>, work_group_size_hint = array<i32: 8, 4, 1>} {
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @callee(!llvm.ptr, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
; MLIR22-NEXT:   llvm.func @calls(%arg0: !llvm.ptr) -> i32 {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(3 : i32) : i32
; MLIR22-NEXT:     %1 = llvm.call @returns(%arg0) {no_unwind, will_return} : (!llvm.ptr {llvm.align = 4 : i64, llvm.noundef}) -> (!llvm.ptr {llvm.nonnull})
; MLIR22-NEXT:     %2 = llvm.call notail @callee(%1, %0) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline} : (!llvm.ptr {llvm.byval = i64}, i32 {llvm.zeroext}) -> i32
; MLIR22-NEXT:     %3 = llvm.call musttail @calls(%arg0) : (!llvm.ptr) -> i32
; MLIR22-NEXT:     llvm.return %3 : i32
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @returns(!llvm.ptr) -> !llvm.ptr
; MLIR22-NEXT: }

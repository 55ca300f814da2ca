// Attributes of functions.
llvm.func private @l0() { 
  llvm.return
}
llvm.func internal @l1() { 
  llvm.return
}
llvm.func weak @l2() { 
  llvm.return
}
llvm.func linkonce_odr hidden @l3() { 
  llvm.return
}
llvm.func protected @l4()
llvm.func extern_weak @l5()
llvm.func external unnamed_addr @l6()
llvm.func local_unnamed_addr @l7() attributes {dso_local}
llvm.func @a0() attributes {garbageCollector = "statepoint-example", section = ".text.x", alignment = 32 : i64}
llvm.func @ba0() attributes {garbageCollector = "statepoint-example", section = ".text.x", alignment = 32 : i64} {
  llvm.return
}
llvm.func @a1(i64, i64) -> !llvm.ptr attributes {passthrough = ["noinline", ["alignstack", "8"], "own", ["own2", "value"], ["a\22b", "c\\d"], "nounwind", ["allocsize", "1"]]}
llvm.func @a2() attributes {target_cpu = "gfx90a", tune_cpu = "znver3", target_features = #llvm.target_features<["+sme", "+sve", "-fp64"]>}
llvm.func @ba2() attributes {target_cpu = "gfx90a", tune_cpu = "znver3", target_features = #llvm.target_features<["+sme", "+sve", "-fp64"]>} {
  llvm.return
}
llvm.func @a3() attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>}
llvm.func @ba3() attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>} {
  llvm.return
}
llvm.func @a4() attributes {frame_pointer = #llvm.framePointerKind<none>}
llvm.func @ba4() attributes {frame_pointer = #llvm.framePointerKind<none>} {
  llvm.return
}
llvm.func @a5() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">}
llvm.func @ba5() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">} {
  llvm.return
}
llvm.func @a6() attributes {frame_pointer = #llvm.framePointerKind<all>}
llvm.func @ba6() attributes {frame_pointer = #llvm.framePointerKind<all>} {
  llvm.return
}
llvm.func @a7() attributes {no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, approx_func_fp_math = true}
llvm.func @ba7() attributes {no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, approx_func_fp_math = true} {
  llvm.return
}
llvm.func @a8() attributes {denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast"}
llvm.func @ba8() attributes {denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast"} {
  llvm.return
}
llvm.func @a9() attributes {arm_streaming, arm_new_za}
llvm.func @ba9() attributes {arm_streaming, arm_new_za} {
  llvm.return
}
llvm.func @a10() attributes {arm_locally_streaming, arm_in_za}
llvm.func @ba10() attributes {arm_locally_streaming, arm_in_za} {
  llvm.return
}
llvm.func @a11() attributes {arm_streaming_compatible, arm_out_za}
llvm.func @ba11() attributes {arm_streaming_compatible, arm_out_za} {
  llvm.return
}
llvm.func @a12() attributes {arm_inout_za}
llvm.func @ba12() attributes {arm_inout_za} {
  llvm.return
}
llvm.func @a13() attributes {arm_preserves_za}
llvm.func @ba13() attributes {arm_preserves_za} {
  llvm.return
}
llvm.func @a14() attributes {convergent}
llvm.func @ba14() attributes {convergent} {
  llvm.return
}
llvm.func @a15() attributes {no_unwind, will_return}
llvm.func @ba15() attributes {no_unwind, will_return} {
  llvm.return
}
llvm.func @a16() attributes {function_entry_count = 42 : i64} {
  llvm.return
}
llvm.func @a17() attributes {no_inline, optimize_none}
llvm.func @ba17() attributes {no_inline, optimize_none} {
  llvm.return
}
llvm.func @a18() attributes {always_inline}
llvm.func @ba18() attributes {always_inline} {
  llvm.return
}
llvm.func @pers(...) -> i32
llvm.func @a19() attributes {personality = @pers} {
  llvm.return
}
llvm.func @a20() attributes {no_unwind, target_cpu = "x", passthrough = ["cold"]}
llvm.func @ba20() attributes {no_unwind, target_cpu = "x", passthrough = ["cold"]} {
  llvm.return
}
llvm.func @a21() attributes {no_unwind, target_cpu = "x", passthrough = ["cold"]}
llvm.func @ba21() attributes {no_unwind, target_cpu = "x", passthrough = ["cold"]} {
  llvm.return
}
llvm.func @a22() -> i32 attributes {passthrough = [["uwtable", "1"], ["memory", "1"]]}
llvm.func @v0(i32, ...) -> !llvm.ptr
llvm.func @v1(...)
llvm.func @"a b"()
llvm.func @"7"()
llvm.func @r(%a: i32, %b: vector<4xf32>, %c: !llvm.array<2 x i8>, %d: !llvm.struct<(i32, struct<packed (i8, i64)>)>, %e: !llvm.ptr<3>, %f: f16, %g: bf16, %h: f80, %i: f128, %j: !llvm.ppc_fp128, %k: vector<[4]xi32>, %l: i1, %m: !llvm.struct<"named", (i32, ptr)>, %o: !llvm.target<"spirv.Image", i32, 1, 2>) {
  llvm.return
}
llvm.func @named(%arg0: !llvm.ptr, %arg1: !llvm.struct<"rec", (i32, struct<"rec2", (f32)>)>) -> !llvm.struct<"packed name", packed (i8, i32)> {
  %0 = llvm.mlir.zero : !llvm.struct<"packed name", packed (i8, i32)>
  llvm.return %0 : !llvm.struct<"packed name", packed (i8, i32)>
}
llvm.func @void_struct(!llvm.struct<()>) -> !llvm.void
llvm.func @fnptr(!llvm.ptr) -> !llvm.struct<(ptr, array<0 x i32>)>


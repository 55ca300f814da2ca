// What MLIR has since 20.
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
llvm.func @p(i32 {llvm.range = #llvm.constant_range<i32, 0, 12>}, i8 {llvm.range = #llvm.constant_range<i8, -5, 127>}) -> (i8 {llvm.range = #llvm.constant_range<i8, 0, 2>})
llvm.func @f(%a: i32, %b: i8, %p: !llvm.ptr, %i: i64, %c: i1, %x: f32) -> i64 {
  %0 = llvm.zext nneg %b : i8 to i64
  %1 = llvm.lshr exact %a, %a : i32
  %2 = llvm.udiv exact %1, %a : i32
  %3 = llvm.or disjoint %2, %a : i32
  %4 = llvm.uitofp nneg %3 : i32 to f32
  %5 = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %6 = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %7 = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %8 = llvm.load %p invariant_group : !llvm.ptr -> i32
  llvm.store %8, %p invariant_group : i32, !llvm.ptr
  %va = llvm.va_arg %p : (!llvm.ptr) -> i32
  %9 = llvm.trunc %a overflow<nsw, nuw> : i32 to i8
  llvm.call @p(%a, %b) {convergent, no_unwind, will_return} : (i32, i8) -> i8
  llvm.call @p(%a, %b) {no_inline} : (i32, i8) -> i8
  llvm.call @p(%a, %b) {always_inline} : (i32, i8) -> i8
  llvm.call @p(%a, %b) {inline_hint} : (i32, i8) -> i8
  llvm.call @p(%a, %b) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, i8) -> i8
  llvm.call @q(%p, %a) : (!llvm.ptr {llvm.byval = i32, llvm.align = 4 : i64}, i32 {llvm.signext}) -> (i32 {llvm.zeroext})
  llvm.call @q(%p, %a) ["tag"(%a, %p : i32, !llvm.ptr), "other"()] : (!llvm.ptr, i32) -> i32
  %10 = llvm.inline_asm tail_call_kind = <tail> "nop", "=r,r" %a : (i32) -> i32
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %i : !llvm.ptr, i64)] : i1
  llvm.return %0 : i64
}
llvm.func @q(!llvm.ptr, i32) -> i32
llvm.func @u0() attributes {uwtable_kind = #llvm.uwtableKind<sync>}
llvm.func @u1() attributes {uwtable_kind = #llvm.uwtableKind<async>}
llvm.func @u2() attributes {uwtable_kind = #llvm.uwtableKind<none>}
llvm.func @u3() attributes {inline_hint, instrument_function_entry = "a", instrument_function_exit = "b", prefer_vector_width = "128", reciprocal_estimates = "all"} {
  llvm.return
}
llvm.func @u4() attributes {frame_pointer = #llvm.framePointerKind<reserved>}
llvm.mlir.ifunc external @i0 : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc internal hidden unnamed_addr @i1 : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @asm(%a: i32) {
  %0 = llvm.mlir.addressof @i0 : !llvm.ptr
  %1 = llvm.call @i0(%a) : (i32) -> i32
  llvm.return
}
// -----
module attributes {llvm.module_asm = ["a: .word 1", ".globl b"], llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.module_flags [#llvm.mlir.module_flag<max, "Debug Info Version", 3 : i32>]
}
// -----
module attributes {llvm.ident = "me 1.0", llvm.commandline = "cc -c a.c"} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 64>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>, i8 = dense<8> : vector<2xi64>, !llvm.ptr<1> = dense<[32, 64, 64, 16]> : vector<4xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = false>, !llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1, ^bb2]
^bb1:
  llvm.return
^bb2:
  llvm.unreachable
}
// -----
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.store %0, %0 : !llvm.ptr, !llvm.ptr
  llvm.return
}

// Calls and invokes: callees, conventions, attributes, tails.
llvm.func @plain(i32, f32) -> f32
llvm.func @nothing()
llvm.func fastcc @fast(i32)
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @source() -> !llvm.ptr
llvm.func @calls(%a: i32, %b: f32, %p: !llvm.ptr) -> f32 {
  llvm.call @nothing() : () -> ()
  %0 = llvm.call @plain(%a, %b) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (i32, f32) -> f32
  %1 = llvm.call @plain(%a, %0) {fastmathFlags = #llvm.fastmath<fast>} : (i32, f32) -> f32
  %2 = llvm.call %p(%a, %1) {fastmathFlags = #llvm.fastmath<nsz, arcp, contract, afn, reassoc>} : !llvm.ptr, (i32, f32) -> f32
  %3 = llvm.call @variadic(%p, %a, %b) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f32) -> i32
  %4 = llvm.call %p(%p, %3) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
  llvm.call fastcc @fast(%4) : (i32) -> ()
  llvm.call fastcc tail @fast(%4) : (i32) -> ()
  llvm.call notail @nothing() : () -> ()
  llvm.call tail %p() : !llvm.ptr, () -> ()
  %5 = llvm.call @source() : () -> !llvm.ptr
  llvm.call coldcc %5() : !llvm.ptr, () -> ()
  llvm.return %2 : f32
}
llvm.func @must(%a: i32, %b: f32) -> f32 {
  %0 = llvm.call musttail @plain(%a, %b) : (i32, f32) -> f32
  llvm.return %0 : f32
}
llvm.func @attributes() {
  llvm.call @nothing() {convergent} : () -> ()
  llvm.call @nothing() {no_unwind} : () -> ()
  llvm.call @nothing() {will_return, no_unwind, convergent} : () -> ()
  llvm.return
}
llvm.func @invokes(%a: i32, %b: f32, %p: !llvm.ptr) -> f32 attributes {personality = @__gxx_personality_v0} {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %5 = llvm.mlir.constant(dense<0> : tensor<1xi64>) : !llvm.array<1 x i64>
  %0 = llvm.invoke @plain(%a, %b) to ^bb1(%b : f32) unwind ^bb4 : (i32, f32) -> f32
^bb1(%x: f32):
  %1 = llvm.invoke %p(%a, %x) to ^bb2 unwind ^bb4 : !llvm.ptr, (i32, f32) -> f32
^bb2:
  llvm.invoke fastcc @fast(%a) to ^bb3 unwind ^bb4 : (i32) -> ()
^bb3:
  %2 = llvm.invoke @variadic(%p, %a) to ^bb5 unwind ^bb6 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
^bb4:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
^bb5:
  %w = llvm.invoke %p(%p, %2) to ^bb7 unwind ^bb6 vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
^bb6:
  %4 = llvm.landingpad cleanup (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %c : f32
^bb7:
  llvm.invoke @nothing() to ^bb8 unwind ^bb9 {branch_weights = array<i32: 42, 7>} : () -> ()
^bb8:
  llvm.return %1 : f32
^bb9:
  %6 = llvm.landingpad (catch %z : !llvm.ptr) (filter %5 : !llvm.array<1 x i64>) : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// -----
// Conventions of functions and calls.
llvm.func ccc @c0()
llvm.func fastcc @c1()
llvm.func coldcc @c2()
llvm.func cc_10 @c3()
llvm.func cc_11 @c4()
llvm.func anyregcc @c5()
llvm.func preserve_mostcc @c6()
llvm.func preserve_allcc @c7()
llvm.func swiftcc @c8()
llvm.func cxx_fast_tlscc @c9()
llvm.func tailcc @c10()
llvm.func cfguard_checkcc @c11()
llvm.func swifttailcc @c12()
llvm.func x86_stdcallcc @c13()
llvm.func x86_fastcallcc @c14()
llvm.func arm_apcscc @c15()
llvm.func arm_aapcscc @c16()
llvm.func arm_aapcs_vfpcc @c17()
llvm.func msp430_intrcc @c18()
llvm.func x86_thiscallcc @c19()
llvm.func ptx_kernelcc @c20()
llvm.func ptx_devicecc @c21()
llvm.func spir_funccc @c22()
llvm.func spir_kernelcc @c23()
llvm.func intel_ocl_bicc @c24()
llvm.func x86_64_sysvcc @c25()
llvm.func win64cc @c26()
llvm.func x86_vectorcallcc @c27()
llvm.func hhvmcc @c28()
llvm.func hhvm_ccc @c29()
llvm.func x86_intrcc @c30()
llvm.func avr_intrcc @c31()
llvm.func avr_builtincc @c33()
llvm.func amdgpu_vscc @c34()
llvm.func amdgpu_gscc @c35()
llvm.func amdgpu_cscc @c36()
llvm.func amdgpu_kernelcc @c37()
llvm.func x86_regcallcc @c38()
llvm.func amdgpu_hscc @c39()
llvm.func msp430_builtincc @c40()
llvm.func amdgpu_lscc @c41()
llvm.func amdgpu_escc @c42()
llvm.func aarch64_vectorcallcc @c43()
llvm.func aarch64_sve_vectorcallcc @c44()
llvm.func wasm_emscripten_invokecc @c45()
llvm.func amdgpu_gfxcc @c46()
llvm.func m68k_intrcc @c47()
llvm.func @f() {
  llvm.call ptx_devicecc @c21() : () -> ()
  llvm.call swifttailcc @c12() : () -> ()
  llvm.call arm_aapcscc @c16() : () -> ()
  llvm.call cc_11 @c4() : () -> ()
  llvm.return
}
// -----
// Attributes of arguments and results of calls.
llvm.func @g(i32 {llvm.signext}, !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>, llvm.align = 16 : i64}) -> (i32 {llvm.zeroext})
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @g(%a, %p) : (i32, !llvm.ptr) -> i32
  llvm.return
}
// -----
// Inline assembly.
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm asm_dialect = intel "mov $0, $1", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm asm_dialect = att "bswap $0", "=r,r" %0 : (i32) -> i32
  %2 = llvm.inline_asm "bswap $0", "=r,r" %1 : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "~{memory}" : () -> ()
  llvm.inline_asm has_side_effects is_align_stack "nop \22quoted\22\0A", "" : () -> ()
  llvm.inline_asm is_align_stack asm_dialect = intel "nop", "" : () -> ()
  %3 = llvm.inline_asm "foo", "=r,=r,r" %2 : (i32) -> !llvm.struct<(i32, i32)>
  llvm.inline_asm has_side_effects "st $1, $0", "=*m,r" %p, %a {operand_attrs = [{elementtype = i32}, {}]} : (!llvm.ptr, i32) -> ()
  llvm.return %2 : i32
}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%named = type { i32, ptr }
%"packed name" = type <{ i8, i32 }>
%rec = type { i32, %rec2 }
%rec2 = type { float }

define private void @l0() {
  ret void
}

define internal void @l1() {
  ret void
}

define weak void @l2() {
  ret void
}

define linkonce_odr hidden void @l3() {
  ret void
}

declare protected void @l4()

declare extern_weak void @l5()

declare void @l6() unnamed_addr

declare dso_local void @l7() local_unnamed_addr

declare void @a0() align 32 gc "statepoint-example"

define void @ba0() section ".text.x" align 32 gc "statepoint-example" {
  ret void
}

; Function Attrs: noinline nounwind allocsize(0,1) alignstack(8)
declare ptr @a1(i64, i64) #0

declare void @a2() #1

define void @ba2() #2 {
  ret void
}

declare void @a3()

; Function Attrs: vscale_range(1,16)
define void @ba3() #3 {
  ret void
}

declare void @a4() #4

define void @ba4() #4 {
  ret void
}

declare void @a5() #5

define void @ba5() #5 {
  ret void
}

declare void @a6() #6

define void @ba6() #6 {
  ret void
}

declare void @a7()

define void @ba7() #7 {
  ret void
}

declare void @a8()

define void @ba8() #8 {
  ret void
}

declare void @a9()

define void @ba9() #9 {
  ret void
}

declare void @a10()

define void @ba10() #10 {
  ret void
}

declare void @a11()

define void @ba11() #11 {
  ret void
}

declare void @a12()

define void @ba12() #12 {
  ret void
}

declare void @a13()

define void @ba13() #13 {
  ret void
}

; Function Attrs: convergent
declare void @a14() #14

; Function Attrs: convergent
define void @ba14() #14 {
  ret void
}

; Function Attrs: nounwind willreturn
declare void @a15() #15

; Function Attrs: nounwind willreturn
define void @ba15() #15 {
  ret void
}

define void @a16() !prof !1 {
  ret void
}

; Function Attrs: noinline optnone
declare void @a17() #16

; Function Attrs: noinline optnone
define void @ba17() #16 {
  ret void
}

; Function Attrs: alwaysinline
declare void @a18() #17

; Function Attrs: alwaysinline
define void @ba18() #17 {
  ret void
}

declare i32 @pers(...)

define void @a19() personality ptr @pers {
  ret void
}

; Function Attrs: cold nounwind
declare void @a20() #18

; Function Attrs: cold nounwind
define void @ba20() #19 {
  ret void
}

; Function Attrs: cold nounwind
declare void @a21() #18

; Function Attrs: cold nounwind
define void @ba21() #19 {
  ret void
}

; Function Attrs: memory(argmem: read) uwtable(sync)
declare i32 @a22() #20

declare ptr @v0(i32, ...)

declare void @v1(...)

declare void @"a b"()

declare void @"7"()

define void @r(i32 %0, <4 x float> %1, [2 x i8] %2, { i32, <{ i8, i64 }> } %3, ptr addrspace(3) %4, half %5, bfloat %6, x86_fp80 %7, fp128 %8, ppc_fp128 %9, <vscale x 4 x i32> %10, i1 %11, %named %12, target("spirv.Image", i32, 1, 2) %13) {
  ret void
}

define %"packed name" @named(ptr %0, %rec %1) {
  ret %"packed name" zeroinitializer
}

declare void @void_struct({})

declare { ptr, [0 x i32] } @fnptr(ptr)

attributes #0 = { noinline nounwind allocsize(0,1) alignstack=8 "a"b"="c\\d" "own" "own2"="value" }
attributes #1 = { "target-features"="+sme,+sve,-fp64" }
attributes #2 = { "target-cpu"="gfx90a" "target-features"="+sme,+sve,-fp64" "tune-cpu"="znver3" }
attributes #3 = { vscale_range(1,16) }
attributes #4 = { "frame-pointer"="none" }
attributes #5 = { "frame-pointer"="non-leaf" }
attributes #6 = { "frame-pointer"="all" }
attributes #7 = { "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" }
attributes #8 = { "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" }
attributes #9 = { "aarch64_new_za" "aarch64_pstate_sm_enabled" }
attributes #10 = { "aarch64_in_za" "aarch64_pstate_sm_body" }
attributes #11 = { "aarch64_out_za" "aarch64_pstate_sm_compatible" }
attributes #12 = { "aarch64_inout_za" }
attributes #13 = { "aarch64_preserves_za" }
attributes #14 = { convergent }
attributes #15 = { nounwind willreturn }
attributes #16 = { noinline optnone }
attributes #17 = { alwaysinline }
attributes #18 = { cold nounwind }
attributes #19 = { cold nounwind "target-cpu"="x" }
attributes #20 = { memory(argmem: read) uwtable(sync) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"function_entry_count", i64 42}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare float @plain(i32, float)

declare void @nothing()

declare fastcc void @fast(i32)

declare i32 @variadic(ptr, ...)

declare i32 @__gxx_personality_v0(...)

declare ptr @source()

define float @calls(i32 %0, float %1, ptr %2) {
  call void @nothing()
  %4 = call nnan ninf float @plain(i32 %0, float %1)
  %5 = call fast float @plain(i32 %0, float %4)
  %6 = call reassoc nsz arcp contract afn float %2(i32 %0, float %5)
  %7 = call i32 (ptr, ...) @variadic(ptr %2, i32 %0, float %1)
  %8 = call i32 (ptr, ...) %2(ptr %2, i32 %7)
  call fastcc void @fast(i32 %8)
  tail call fastcc void @fast(i32 %8)
  notail call void @nothing()
  tail call void %2()
  %9 = call ptr @source()
  call coldcc void %9()
  ret float %6
}

define float @must(i32 %0, float %1) {
  %3 = musttail call float @plain(i32 %0, float %1)
  ret float %3
}

define void @attributes() {
  call void @nothing()
  call void @nothing()
  call void @nothing()
  ret void
}

define float @invokes(i32 %0, float %1, ptr %2) personality ptr @__gxx_personality_v0 {
  %4 = invoke float @plain(i32 %0, float %1)
          to label %5 unwind label %11

5:                                                ; preds = %3
  %6 = phi float [ %1, %3 ]
  %7 = invoke float %2(i32 %0, float %6)
          to label %8 unwind label %11

8:                                                ; preds = %5
  invoke fastcc void @fast(i32 %0)
          to label %9 unwind label %11

9:                                                ; preds = %8
  %10 = invoke i32 (ptr, ...) @variadic(ptr %2, i32 %0)
          to label %13 unwind label %15

11:                                               ; preds = %8, %5, %3
  %12 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %12

13:                                               ; preds = %9
  %14 = invoke i32 (ptr, ...) %2(ptr %2, i32 %10)
          to label %17 unwind label %15

15:                                               ; preds = %13, %9
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  ret float 1.000000e+00

17:                                               ; preds = %13
  invoke void @nothing()
          to label %18 unwind label %19, !prof !1

18:                                               ; preds = %17
  ret float %7

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null
          filter [1 x i64] zeroinitializer
  unreachable
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 42, i32 7}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @c0()

declare fastcc void @c1()

declare coldcc void @c2()

declare ghccc void @c3()

declare cc11 void @c4()

declare anyregcc void @c5()

declare preserve_mostcc void @c6()

declare preserve_allcc void @c7()

declare swiftcc void @c8()

declare cxx_fast_tlscc void @c9()

declare tailcc void @c10()

declare cfguard_checkcc void @c11()

declare swifttailcc void @c12()

declare x86_stdcallcc void @c13()

declare x86_fastcallcc void @c14()

declare arm_apcscc void @c15()

declare arm_aapcscc void @c16()

declare arm_aapcs_vfpcc void @c17()

declare msp430_intrcc void @c18()

declare x86_thiscallcc void @c19()

declare ptx_kernel void @c20()

declare ptx_device void @c21()

declare spir_func void @c22()

declare spir_kernel void @c23()

declare intel_ocl_bicc void @c24()

declare x86_64_sysvcc void @c25()

declare win64cc void @c26()

declare x86_vectorcallcc void @c27()

declare hhvmcc void @c28()

declare hhvm_ccc void @c29()

declare x86_intrcc void @c30()

declare avr_intrcc  void @c31()

declare cc86 void @c33()

declare amdgpu_vs void @c34()

declare amdgpu_gs void @c35()

declare amdgpu_cs void @c36()

declare amdgpu_kernel void @c37()

declare x86_regcallcc void @c38()

declare amdgpu_hs void @c39()

declare cc94 void @c40()

declare amdgpu_ls void @c41()

declare amdgpu_es void @c42()

declare aarch64_vector_pcs void @c43()

declare aarch64_sve_vector_pcs void @c44()

declare cc99 void @c45()

declare amdgpu_gfx void @c46()

declare cc101 void @c47()

define void @f() {
  call ptx_device void @c21()
  call swifttailcc void @c12()
  call arm_aapcscc void @c16()
  call cc11 void @c4()
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare zeroext i32 @g(i32 signext, ptr byval({ i32, i64 }) align 16)

define void @f(i32 %0, ptr %1) {
  %3 = call i32 @g(i32 %0, ptr %1)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: expected ':'

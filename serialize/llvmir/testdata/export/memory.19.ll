; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%s = type { i32, i64 }

define void @alloca(i64 %0, i32 %1) {
  %3 = alloca float, i64 %0, align 4
  %4 = alloca float, i32 %1, align 32
  %5 = alloca inalloca i64, i64 %0, align 8
  %6 = alloca i8, i64 %0, align 1, addrspace(5)
  %7 = alloca { i32, ptr }, align 8
  %8 = alloca <4 x float>, i64 3, align 4
  ret void
}

define void @loads(ptr %0, ptr addrspace(1) %1) {
  %3 = load float, ptr %0, align 4
  %4 = load volatile float, ptr %0, align 4
  %5 = load i64, ptr %0, align 1
  %6 = load volatile i64, ptr %0, align 2, !nontemporal !1
  %7 = load i16, ptr %0, align 2, !invariant.load !2
  %8 = load atomic float, ptr %0 monotonic, align 4
  %9 = load atomic volatile i64, ptr %0 syncscope("agent") acquire, align 8
  %10 = load atomic ptr, ptr %0 seq_cst, align 8
  %11 = load atomic i8, ptr %0 unordered, align 1
  %12 = load { i32, i8 }, ptr addrspace(1) %1, align 4
  %13 = load <3 x float>, ptr addrspace(1) %1, align 16
  store float %3, ptr %0, align 4
  store volatile float %3, ptr %0, align 4
  store float %3, ptr %0, align 1
  store float %3, ptr %0, align 4, !nontemporal !1
  store atomic float %3, ptr %0 release, align 4
  store atomic volatile i64 %5, ptr %0 seq_cst, align 8
  store { i32, i8 } %12, ptr addrspace(1) %1, align 4
  ret void
}

define void @atomics(ptr %0, i32 %1, float %2, ptr %3, <2 x half> %4) {
  %6 = atomicrmw xchg ptr %0, i32 %1 monotonic, align 4
  %7 = atomicrmw add ptr %0, i32 %1 acquire, align 4
  %8 = atomicrmw sub ptr %0, i32 %1 release, align 4
  %9 = atomicrmw and ptr %0, i32 %1 acq_rel, align 4
  %10 = atomicrmw nand ptr %0, i32 %1 seq_cst, align 4
  %11 = atomicrmw or ptr %0, i32 %1 monotonic, align 4
  %12 = atomicrmw xor ptr %0, i32 %1 monotonic, align 4
  %13 = atomicrmw max ptr %0, i32 %1 monotonic, align 4
  %14 = atomicrmw min ptr %0, i32 %1 monotonic, align 4
  %15 = atomicrmw umax ptr %0, i32 %1 monotonic, align 4
  %16 = atomicrmw umin ptr %0, i32 %1 monotonic, align 4
  %17 = atomicrmw fadd ptr %0, float %2 monotonic, align 4
  %18 = atomicrmw fsub ptr %0, float %2 monotonic, align 4
  %19 = atomicrmw fmax ptr %0, float %2 monotonic, align 4
  %20 = atomicrmw fmin ptr %0, float %2 monotonic, align 4
  %21 = atomicrmw uinc_wrap ptr %0, i32 %1 monotonic, align 4
  %22 = atomicrmw udec_wrap ptr %0, i32 %1 monotonic, align 4
  %23 = atomicrmw volatile xchg ptr %0, ptr %3 syncscope("workgroup") acq_rel, align 16
  %24 = cmpxchg ptr %0, i32 %1, i32 %6 acq_rel monotonic, align 4
  %25 = cmpxchg weak volatile ptr %0, i32 %1, i32 %6 syncscope("agent") seq_cst acquire, align 8
  %26 = cmpxchg weak ptr %0, ptr %3, ptr %3 monotonic monotonic, align 8
  %27 = extractvalue { i32, i1 } %24, 0
  fence acquire
  fence release
  fence acq_rel
  fence syncscope("agent") seq_cst
  ret void
}

define void @addresses(ptr %0, i64 %1, i32 %2, <4 x i64> %3, ptr addrspace(3) %4) {
  %6 = getelementptr float, ptr %0, i64 %1
  %7 = getelementptr inbounds { i8, [4 x i32] }, ptr %0, i64 %1, i32 1, i32 %2
  %8 = getelementptr i8, ptr %0, i32 -1
  %9 = getelementptr [2 x float], ptr addrspace(3) %4, i32 %2, i64 %1
  %10 = getelementptr inbounds [4 x i32], ptr %0, i32 0, i32 2147483647
  %11 = getelementptr inbounds %s, ptr %0, i64 %1
  %12 = ptrtoint ptr %0 to i32
  %13 = inttoptr i64 %1 to ptr
  %14 = addrspacecast ptr %0 to ptr addrspace(3)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
!2 = !{}

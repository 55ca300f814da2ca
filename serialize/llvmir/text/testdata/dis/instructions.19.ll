; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @ints(i32 %a, i32 %b, i8 %n, <4 x i32> %v) {
  %1 = add i32 %a, %b
  %2 = add nsw i32 %a, %b
  %3 = sub nuw i32 %a, %b
  %4 = mul nuw nsw i32 %a, %b
  %5 = shl nsw i32 %a, %b
  %6 = udiv exact i32 %a, %b
  %7 = sdiv i32 %a, %b
  %8 = urem i32 %a, %b
  %9 = srem i32 %a, %b
  %10 = and i32 %a, %b
  %11 = or disjoint i32 %a, %b
  %12 = xor i32 %a, %b
  %13 = lshr exact i32 %a, %b
  %14 = ashr i32 %a, %b
  %15 = trunc nuw i32 %a to i8
  %16 = zext nneg i8 %n to i32
  %17 = sext i8 %n to i32
  %18 = sitofp i32 %a to float
  %19 = uitofp nneg i32 %a to double
  %20 = fptosi float %18 to i32
  %21 = fptoui double %19 to i8
  %22 = fpext float %18 to double
  %23 = fptrunc double %22 to half
  %24 = bitcast float %18 to i32
  %25 = freeze i32 %24
  %26 = icmp eq i32 %a, %b
  %27 = icmp ne i32 %a, %b
  %28 = icmp slt i32 %a, %b
  %29 = icmp sle i32 %a, %b
  %30 = icmp sgt i32 %a, %b
  %31 = icmp sge i32 %a, %b
  %32 = icmp ult i32 %a, %b
  %33 = icmp ule i32 %a, %b
  %34 = icmp ugt <4 x i32> %v, %v
  %35 = icmp uge i32 %a, %b
  %36 = select i1 %26, i32 %a, i32 %b
  %37 = select <4 x i1> %34, <4 x i32> %v, <4 x i32> zeroinitializer
  ret void
}

define void @floats(float %a, float %b, i1 %c) {
  %1 = fadd float %a, %b
  %2 = fsub nnan float %a, %b
  %3 = fmul ninf nsz float %a, %b
  %4 = fdiv arcp contract float %a, %b
  %5 = frem reassoc afn float %a, %b
  %6 = fneg fast float %a
  %7 = fcmp oeq float %a, %b
  %8 = fcmp ogt float %a, %b
  %9 = fcmp oge float %a, %b
  %10 = fcmp olt float %a, %b
  %11 = fcmp ole float %a, %b
  %12 = fcmp one float %a, %b
  %13 = fcmp ord float %a, %b
  %14 = fcmp ueq float %a, %b
  %15 = fcmp ugt float %a, %b
  %16 = fcmp nnan uge float %a, %b
  %17 = fcmp ult float %a, %b
  %18 = fcmp ule float %a, %b
  %19 = fcmp une float %a, %b
  %20 = fcmp uno float %a, %b
  %21 = fcmp true float %a, %b
  %22 = fcmp false float %a, %b
  %23 = select nnan i1 %c, float %a, float %b
  ret void
}

define void @memory(ptr %p, i64 %n, i32 %i, float %f, ptr addrspace(1) %q) {
  %1 = alloca i32, align 4
  %2 = alloca float, i64 %n, align 16
  %3 = alloca inalloca [3 x i8], align 1
  %4 = alloca i8, i32 5, align 1, addrspace(5)
  %5 = load i32, ptr %p, align 4
  %6 = load volatile i64, ptr %p, align 2
  %7 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %8 = load atomic volatile float, ptr %p monotonic, align 4
  %9 = load i32, ptr %p, align 4, !nontemporal !0
  %10 = load i32, ptr %p, align 4, !invariant.load !1
  %11 = load i32, ptr %p, align 4, !invariant.group !1
  %12 = load { i32, i8 }, ptr addrspace(1) %q, align 4
  store i32 %5, ptr %p, align 4
  store volatile i32 %5, ptr %p, align 1
  store atomic i32 %5, ptr %p release, align 4
  store i32 %5, ptr %p, align 4, !nontemporal !0
  store { i32, i8 } %12, ptr %p, align 4
  %13 = getelementptr i32, ptr %p, i64 %n
  %14 = getelementptr inbounds { i8, [4 x i32] }, ptr %p, i64 %n, i32 1, i32 %i
  %15 = getelementptr i8, ptr %p, i32 -1
  %16 = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 4294967296
  %17 = getelementptr nuw i8, ptr %p, i64 3
  %18 = getelementptr nusw i8, ptr %p, i64 %n
  %19 = ptrtoint ptr %p to i64
  %20 = inttoptr i64 %n to ptr
  %21 = addrspacecast ptr %p to ptr addrspace(1)
  %22 = atomicrmw xchg ptr %p, i32 %i monotonic, align 4
  %23 = atomicrmw add ptr %p, i32 %i acquire, align 8
  %24 = atomicrmw sub ptr %p, i32 %i release, align 4
  %25 = atomicrmw and ptr %p, i32 %i acq_rel, align 4
  %26 = atomicrmw nand ptr %p, i32 %i seq_cst, align 4
  %27 = atomicrmw or ptr %p, i32 %i monotonic, align 4
  %28 = atomicrmw xor ptr %p, i32 %i monotonic, align 4
  %29 = atomicrmw max ptr %p, i32 %i monotonic, align 4
  %30 = atomicrmw min ptr %p, i32 %i monotonic, align 4
  %31 = atomicrmw umax ptr %p, i32 %i monotonic, align 4
  %32 = atomicrmw umin ptr %p, i32 %i monotonic, align 4
  %33 = atomicrmw fadd ptr %p, float %f monotonic, align 4
  %34 = atomicrmw fsub ptr %p, float %f monotonic, align 4
  %35 = atomicrmw fmax ptr %p, float %f monotonic, align 4
  %36 = atomicrmw volatile fmin ptr %p, float %f syncscope("wg") monotonic, align 4
  %37 = atomicrmw uinc_wrap ptr %p, i32 %i monotonic, align 4
  %38 = atomicrmw udec_wrap ptr %p, i32 %i monotonic, align 4
  %39 = cmpxchg ptr %p, i32 %i, i32 %5 acq_rel monotonic, align 4
  %40 = cmpxchg weak volatile ptr %p, i32 %i, i32 %5 syncscope("x") seq_cst acquire, align 8
  %41 = extractvalue { i32, i1 } %39, 1
  fence acquire
  fence syncscope("x") seq_cst
  ret void
}

define i32 @vectors(<4 x float> %v, <4 x float> %w, i32 %i, float %x, { i32, [2 x float] } %s, <vscale x 2 x i32> %z) {
  %1 = extractelement <4 x float> %v, i32 %i
  %2 = insertelement <4 x float> %v, float %x, i64 2
  %3 = shufflevector <4 x float> %v, <4 x float> %w, <6 x i32> <i32 0, i32 4, i32 poison, i32 5, i32 2, i32 7>
  %4 = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = extractvalue { i32, [2 x float] } %s, 1, 1
  %6 = insertvalue { i32, [2 x float] } %s, float %x, 1, 0
  %7 = shufflevector <vscale x 2 x i32> %z, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
  %8 = extractvalue { i32, [2 x float] } %6, 0
  ret i32 %8
}

!0 = !{i32 1}
!1 = !{}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define i32 @va(ptr %p) {
  %1 = va_arg ptr %p, i32
  ret i32 %1
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @ind(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]

a:                                                ; preds = %0
  ret void

b:                                                ; preds = %0
  ret void
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

declare i32 @pers(...)

define void @eh() personality ptr @pers {
  invoke void @eh()
          to label %a unwind label %b

a:                                                ; preds = %c, %0
  ret void

b:                                                ; preds = %0
  %1 = catchswitch within none [label %c] unwind to caller

c:                                                ; preds = %b
  %2 = catchpad within %1 [ptr null]
  catchret from %2 to label %a
}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

define void @callbr() {
  callbr void asm "", "!i"()
          to label %a [label %b]

a:                                                ; preds = %0
  ret void

b:                                                ; preds = %0
  ret void
}

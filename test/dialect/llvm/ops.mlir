// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt -mlir-print-op-generic %s | mlir-opt | FileCheck %s

llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @same samesize
}
llvm.mlir.global internal unnamed_addr thread_local constant @s("text\00") comdat(@__llvm_comdat::@any) {section = ".rodata", dso_local}
llvm.mlir.global private hidden local_unnamed_addr @t(dense<1.0> : tensor<2xf32>) {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<2 x f32>
llvm.mlir.global extern_weak protected @e() : i64
llvm.mlir.global @typed("ab") : !llvm.array<2 x i8>
llvm.mlir.global linkonce_odr @init() : !llvm.ptr {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  %1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.func internal hidden unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, %p: !llvm.ptr {llvm.noalias, llvm.byval = i32}) -> (i32 {llvm.zeroext}) comdat(@__llvm_comdat::@same) attributes {passthrough = ["nounwind", ["k", "v"]], target_cpu = "x", no_inline, optimize_none, garbageCollector = "statepoint"} {
  llvm.return %a : i32
}
llvm.func weak @w() {
  llvm.unreachable
}
llvm.func cc_10 @decl(...) -> !llvm.struct<(i32, ptr)>
llvm.func @body(%v: vector<[4]xi32>, %p: !llvm.ptr, %i: i64, %c: i1, %s: !llvm.struct<packed (i8, array<2 x i32>)>, %vp: vector<4xi64>) {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.undef : i32
  %2 = llvm.mlir.poison : f32
  %3 = llvm.mlir.none : !llvm.token
  %4 = llvm.mlir.constant("xy") : !llvm.array<2 x i8>
  %5 = llvm.mlir.constant(1.5 : f16) : f16
  %6 = llvm.insertelement %1, %v[%i : i64] : vector<[4]xi32>
  %7 = llvm.shufflevector %v, %6 [0, 0] {a} : vector<[4]xi32>
  %8 = llvm.extractvalue %s[1, 1] {b} : !llvm.struct<packed (i8, array<2 x i32>)>
  %9 = llvm.getelementptr inbounds %p[%i, 1, 0] {c} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, array<2 x i32>)>
  %10 = llvm.freeze %8 : i32
  %11 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<4>
  %12 = llvm.inttoptr %vp : vector<4xi64> to !llvm.vec<4 x ptr>
  %13 = llvm.ptrtoint %12 : !llvm.vec<4 x ptr> to vector<4xi64>
  %14 = llvm.getelementptr %12[%vp] : (!llvm.vec<4 x ptr>, vector<4xi64>) -> !llvm.vec<4 x ptr>, i8
  %15 = llvm.icmp "ugt" %12, %14 : !llvm.vec<4 x ptr>
  %16 = llvm.fcmp "_true" %2, %2 : f32
  %17 = llvm.load %p invariant {nontemporal} : !llvm.ptr -> f32
  llvm.store volatile %17, %p {alignment = 2 : i64} : f32, !llvm.ptr
  llvm.store %1, %p atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  %18 = llvm.atomicrmw uinc_wrap %p, %1 acq_rel : !llvm.ptr, i32
  %19 = llvm.atomicrmw _xor %p, %1 seq_cst : !llvm.ptr, i32
  %20 = llvm.cmpxchg weak volatile %p, %1, %1 syncscope("agent") acq_rel acquire {alignment = 4 : i64} : !llvm.ptr, i32
  %21 = llvm.alloca %i x !llvm.array<3 x f32> {alignment = 0} : (i64) -> !llvm.ptr
  llvm.inline_asm is_align_stack operand_attrs = [{elementtype = i32}] "nop", "*m" %p : (!llvm.ptr) -> ()
  %22 = llvm.select %c, %p, %21 : i1, !llvm.ptr
  llvm.switch %1 : i32, ^bb1(%1 : i32) [
    -1: ^bb1(%8 : i32),
    7: ^bb2
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb1(%b: i32):
  llvm.switch %i : i64, ^bb2 [
  ]
^bb2:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.comdat @__llvm_comdat {
// CHECK-NEXT: llvm.comdat_selector @any any
// CHECK-NEXT: llvm.comdat_selector @same samesize
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global internal thread_local unnamed_addr constant @s("text\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32, dso_local, section = ".rodata"}
// CHECK-NEXT: llvm.mlir.global private hidden local_unnamed_addr @t(dense<1.000000e+00> : tensor<2xf32>) {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<2 x f32>
// CHECK-NEXT: llvm.mlir.global extern_weak protected @e() {addr_space = 0 : i32} : i64
// CHECK-NEXT: llvm.mlir.global external @typed("ab") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.mlir.global linkonce_odr @init() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT: %0 = llvm.mlir.addressof @s : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.return %1 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
// CHECK-NEXT: llvm.func internal hidden unnamed_addr fastcc @f(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.byval = i32, llvm.noalias}) -> (i32 {llvm.zeroext}) comdat(@__llvm_comdat::@same) attributes {garbageCollector = "statepoint", no_inline, optimize_none, passthrough = ["nounwind", ["k", "v"]], target_cpu = "x"} {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func weak @w() {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func cc_10 @decl(...) -> !llvm.struct<(i32, ptr)>
// CHECK-NEXT: llvm.func @body(%arg0: vector<[4]xi32>, %arg1: !llvm.ptr, %arg2: i64, %arg3: i1, %arg4: !llvm.struct<packed (i8, array<2 x i32>)>, %arg5: vector<4xi64>) {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %1 = llvm.mlir.undef : i32
// CHECK-NEXT: %2 = llvm.mlir.poison : f32
// CHECK-NEXT: %3 = llvm.mlir.none : !llvm.token
// CHECK-NEXT: %4 = llvm.mlir.constant("xy") : !llvm.array<2 x i8>
// CHECK-NEXT: %5 = llvm.mlir.constant(1.500000e+00 : f16) : f16
// CHECK-NEXT: %6 = llvm.insertelement %1, %arg0[%arg2 : i64] : vector<[4]xi32>
// CHECK-NEXT: %7 = llvm.shufflevector %arg0, %6 [0, 0] {a} : vector<[4]xi32>
// CHECK-NEXT: %8 = llvm.extractvalue %arg4[1, 1] {b} : !llvm.struct<packed (i8, array<2 x i32>)>
// CHECK-NEXT: %9 = llvm.getelementptr inbounds %arg1[%arg2, 1, 0] {c} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, array<2 x i32>)>
// CHECK-NEXT: %10 = llvm.freeze %8 : i32
// CHECK-NEXT: %11 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<4>
// CHECK-NEXT: %12 = llvm.inttoptr %arg5 : vector<4xi64> to !llvm.vec<4 x ptr>
// CHECK-NEXT: %13 = llvm.ptrtoint %12 : !llvm.vec<4 x ptr> to vector<4xi64>
// CHECK-NEXT: %14 = llvm.getelementptr %12[%arg5] : (!llvm.vec<4 x ptr>, vector<4xi64>) -> !llvm.vec<4 x ptr>, i8
// CHECK-NEXT: %15 = llvm.icmp "ugt" %12, %14 : !llvm.vec<4 x ptr>
// CHECK-NEXT: %16 = llvm.fcmp "_true" %2, %2 : f32
// CHECK-NEXT: %17 = llvm.load %arg1 invariant {nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store volatile %17, %arg1 {alignment = 2 : i64} : f32, !llvm.ptr
// CHECK-NEXT: llvm.store %1, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT: %18 = llvm.atomicrmw uinc_wrap %arg1, %1 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %19 = llvm.atomicrmw _xor %arg1, %1 seq_cst : !llvm.ptr, i32
// CHECK-NEXT: %20 = llvm.cmpxchg weak volatile %arg1, %1, %1 syncscope("agent") acq_rel acquire {alignment = 4 : i64} : !llvm.ptr, i32
// CHECK-NEXT: %21 = llvm.alloca %arg2 x !llvm.array<3 x f32> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.inline_asm is_align_stack operand_attrs = [{elementtype = i32}] "nop", "*m" %arg1 : (!llvm.ptr) -> ()
// CHECK-NEXT: %22 = llvm.select %arg3, %arg1, %21 : i1, !llvm.ptr
// CHECK-NEXT: llvm.switch %1 : i32, ^bb1(%1 : i32) [
// CHECK-NEXT: 4294967295: ^bb1(%8 : i32),
// CHECK-NEXT: 7: ^bb2
// CHECK-NEXT: ] {branch_weights = array<i32: 1, 2, 3>}
// CHECK-NEXT: ^bb1(%23: i32):
// CHECK-NEXT: llvm.switch %arg2 : i64, ^bb2 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

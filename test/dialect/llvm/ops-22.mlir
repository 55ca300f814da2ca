// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 -mlir-print-op-generic %s | mlir-opt --mlir-version=22 | FileCheck %s

llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.alias external @a1 : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce_odr hidden thread_local unnamed_addr @a2 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @i1 : !llvm.func<f32 (i64)>, !llvm.ptr @res
llvm.mlir.ifunc linkonce_odr hidden @i2 : !llvm.func<f32 (i64)>, !llvm.ptr @res {dso_local}
llvm.mlir.ifunc @i3 : !llvm.func<f32 (i64)>, !llvm.ptr @res {address_space = 0 : i32, dso_local}
llvm.mlir.ifunc protected local_unnamed_addr @i4 : !llvm.func<f32 (i64)>, !llvm.ptr @res
llvm.func @u(%p: !llvm.ptr {llvm.noalias, llvm.range = 1}, %i: i64, %f: f32, %j: i32) -> f32 {
  %0 = llvm.call @i1(%i) : (i64) -> f32
  %1 = llvm.dso_local_equivalent @res : !llvm.ptr
  %2 = llvm.call @i1(%i) ["t1"(%i, %f : i64, f32), "t2"()] : (i64 {llvm.noundef}) -> (f32 {llvm.noundef})
  llvm.call %p(%i) {no_inline, convergent, no_unwind, will_return, always_inline, inline_hint} : !llvm.ptr, (i64) -> ()
  %3 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %4 = llvm.call_intrinsic "llvm.foo"(%i) ["a"(%i : i64)] {x} : (i64 {llvm.noundef}) -> (i32)
  llvm.call_intrinsic "llvm.foo"() : () -> ()
  %5 = llvm.udiv exact %i, %i : i64
  %6 = llvm.or disjoint %i, %i {a} : i64
  %7 = llvm.lshr exact %i, %i : i64
  %8 = llvm.zext nneg %j : i32 to i64
  %9 = llvm.uitofp nneg %j : i32 to f32
  %10 = llvm.trunc %i overflow<nsw, nuw> : i64 to i32
  %11 = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %12 = llvm.getelementptr nusw|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %13 = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %14 = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %15 = llvm.load %p invariant_group : !llvm.ptr -> i32
  %16 = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %j, %p invariant_group : i32, !llvm.ptr
  %19 = llvm.inline_asm has_side_effects tail_call_kind = <tail> "a", "=r,r" %j : (i32) -> i32
  llvm.return %f : f32
}
llvm.func @br(%p: !llvm.ptr, %i: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
    ^a(%i : i32),
    ^b
  ]
^a(%x: i32): 
  llvm.indirectbr %p : !llvm.ptr, []
^b:
  llvm.return %i : i32
}
llvm.func @attrs() attributes {inline_hint, intel_reqd_sub_group_size = 4 : i32, reqd_work_group_size = array<i32: 1, 2, 3>, prefer_vector_width = "128"}
llvm.mlir.global external @e() {externally_initialized, target_specific_attrs = ["a", ["b", "c"]]} : i32
llvm.func @pers(...) -> i32
llvm.func @inv(%i: i32) attributes {personality = @pers} {
  llvm.invoke @attrs() to ^a unwind ^b(%i : i32) ["x"(%i : i32)] : () -> ()
^a: llvm.return
^b(%k: i32): 
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.alias external @a1 : !llvm.ptr {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.alias linkonce_odr hidden thread_local unnamed_addr @a2 {dso_local} : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @res() -> !llvm.ptr {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.ifunc external @i1 : !llvm.func<f32 (i64)>, !llvm.ptr @res
// CHECK-NEXT: llvm.mlir.ifunc linkonce_odr hidden @i2 : !llvm.func<f32 (i64)>, !llvm.ptr @res {dso_local}
// CHECK-NEXT: llvm.mlir.ifunc external @i3 : !llvm.func<f32 (i64)>, !llvm.ptr @res {dso_local}
// CHECK-NEXT: llvm.mlir.ifunc external protected local_unnamed_addr @i4 : !llvm.func<f32 (i64)>, !llvm.ptr @res
// CHECK-NEXT: llvm.func @u(%arg0: !llvm.ptr {llvm.noalias, llvm.range = 1 : i64}, %arg1: i64, %arg2: f32, %arg3: i32) -> f32 {
// CHECK-NEXT: %0 = llvm.call @i1(%arg1) : (i64) -> f32
// CHECK-NEXT: %1 = llvm.dso_local_equivalent @res : !llvm.ptr
// CHECK-NEXT: %2 = llvm.call @i1(%arg1) ["t1"(%arg1, %arg2 : i64, f32), "t2"()] : (i64 {llvm.noundef}) -> (f32 {llvm.noundef})
// CHECK-NEXT: llvm.call %arg0(%arg1) {always_inline, convergent, inline_hint, no_inline, no_unwind, will_return} : !llvm.ptr, (i64) -> ()
// CHECK-NEXT: %3 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
// CHECK-NEXT: %4 = llvm.call_intrinsic "llvm.foo"(%arg1) ["a"(%arg1 : i64)] {x} : (i64 {llvm.noundef}) -> i32
// CHECK-NEXT: llvm.call_intrinsic "llvm.foo"() : () -> ()
// CHECK-NEXT: %5 = llvm.udiv exact %arg1, %arg1 : i64
// CHECK-NEXT: %6 = llvm.or disjoint %arg1, %arg1 {a} : i64
// CHECK-NEXT: %7 = llvm.lshr exact %arg1, %arg1 : i64
// CHECK-NEXT: %8 = llvm.zext nneg %arg3 : i32 to i64
// CHECK-NEXT: %9 = llvm.uitofp nneg %arg3 : i32 to f32
// CHECK-NEXT: %10 = llvm.trunc %arg1 overflow<nsw, nuw> : i64 to i32
// CHECK-NEXT: %11 = llvm.getelementptr nuw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %12 = llvm.getelementptr nusw|nuw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %13 = llvm.getelementptr inbounds|nuw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %14 = llvm.getelementptr nusw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %15 = llvm.load %arg0 invariant_group : !llvm.ptr -> i32
// CHECK-NEXT: %16 = llvm.load %arg0 invariant : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %arg3, %arg0 invariant_group : i32, !llvm.ptr
// CHECK-NEXT: %17 = llvm.inline_asm has_side_effects tail_call_kind = <tail> "a", "=r,r" %arg3 : (i32) -> i32
// CHECK-NEXT: llvm.return %arg2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @br(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
// CHECK-NEXT: llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT: ^bb1(%arg1 : i32),
// CHECK-NEXT: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32):
// CHECK-NEXT: llvm.indirectbr %arg0 : !llvm.ptr, []
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @attrs() attributes {inline_hint, intel_reqd_sub_group_size = 4 : i32, prefer_vector_width = "128", reqd_work_group_size = array<i32: 1, 2, 3>}
// CHECK-NEXT: llvm.mlir.global external @e() {addr_space = 0 : i32, externally_initialized, target_specific_attrs = ["a", ["b", "c"]]} : i32
// CHECK-NEXT: llvm.func @pers(...) -> i32
// CHECK-NEXT: llvm.func @inv(%arg0: i32) attributes {personality = @pers} {
// CHECK-NEXT: llvm.invoke @attrs() to ^bb1 unwind ^bb2(%arg0 : i32) ["x"(%arg0 : i32)] : () -> ()
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2(%0: i32):
// CHECK-NEXT: %1 = llvm.landingpad cleanup : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

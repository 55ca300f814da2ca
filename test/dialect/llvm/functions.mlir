// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt -mlir-print-op-generic %s | mlir-opt | FileCheck %s

llvm.mlir.global external constant @g(1 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}
llvm.func @f() { llvm.return }
llvm.func @va(i32, ...)
llvm.func @h(%a: i32, %p: !llvm.ptr, %f: f32, %c: i1, %v: vector<4xi32>) -> i32 {
  %0 = llvm.add %a, %a overflow<nsw, nuw> : i32
  %1 = llvm.add %a, %a {foo} : i32
  %2 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %3 = llvm.icmp "eq" %a, %a : i32
  %4 = llvm.fcmp "oeq" %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %5 = llvm.getelementptr inbounds %p[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
  %6 = llvm.load volatile %p atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %6, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %7 = llvm.alloca inalloca %a x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  %8 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.call @va(%a, %a) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
  llvm.call fastcc tail @f() {a} : () -> ()
  llvm.call %p() : !llvm.ptr, () -> ()
  %9 = llvm.atomicrmw volatile add %p, %a syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %10 = llvm.cmpxchg weak %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("x") seq_cst
  %11 = llvm.inline_asm has_side_effects asm_dialect = intel "foo", "=r,r" %a : (i32) -> i32
  %12 = llvm.shufflevector %v, %v [0, 1] : vector<4xi32>
  %13 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %14 = llvm.extractvalue %13[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %15 = llvm.insertvalue %14, %13[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %16 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %17 = llvm.insertelement %a, %v[%a : i32] : vector<4xi32>
  %18 = llvm.select %c, %a, %a {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  %19 = llvm.zext %a : i32 to i64
  %20 = llvm.call_intrinsic "llvm.x"(%a) : (i32) -> i32 {a}
  llvm.switch %a : i32, ^bb1 [
   1: ^bb2(%a : i32),
   2: ^bb1
  ]
^bb1:
  llvm.cond_br %c weights([1,2]), ^bb2(%a : i32), ^bb1
^bb2(%x: i32):
  llvm.return %x : i32
}
llvm.func @k() attributes {personality = @h} {
  %a = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %0 = llvm.invoke @kk(%a, %p) to ^bb1 unwind ^bb2 : (i32, !llvm.ptr) -> i32
^bb2:
  %1 = llvm.landingpad cleanup (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^bb1:
  llvm.return
}
llvm.func @kk(i32, !llvm.ptr) -> i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external constant @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @va(i32, ...)
// CHECK-NEXT: llvm.func @h(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32, %arg3: i1, %arg4: vector<4xi32>) -> i32 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: %1 = llvm.add %arg0, %arg0 {foo} : i32
// CHECK-NEXT: %2 = llvm.fadd %arg2, %arg2  {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %3 = llvm.icmp "eq" %arg0, %arg0 : i32
// CHECK-NEXT: %4 = llvm.fcmp "oeq" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %5 = llvm.getelementptr inbounds %arg1[%arg0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT: %6 = llvm.load volatile %arg1 atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %6, %arg1 {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT: %7 = llvm.alloca inalloca %arg0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
// CHECK-NEXT: %8 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @va(%arg0, %arg0) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
// CHECK-NEXT: llvm.call fastcc tail @f() {a} : () -> ()
// CHECK-NEXT: llvm.call %arg1() : !llvm.ptr, () -> ()
// CHECK-NEXT: %9 = llvm.atomicrmw volatile add %arg1, %arg0 syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
// CHECK-NEXT: %10 = llvm.cmpxchg weak %arg1, %arg0, %arg0 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: llvm.fence syncscope("x") seq_cst
// CHECK-NEXT: %11 = llvm.inline_asm has_side_effects asm_dialect = intel "foo", "=r,r" %arg0 : (i32) -> i32
// CHECK-NEXT: %12 = llvm.shufflevector %arg4, %arg4 [0, 1] : vector<4xi32>
// CHECK-NEXT: %13 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: %14 = llvm.extractvalue %13[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT: %16 = llvm.extractelement %arg4[%arg0 : i32] : vector<4xi32>
// CHECK-NEXT: %17 = llvm.insertelement %arg0, %arg4[%arg0 : i32] : vector<4xi32>
// CHECK-NEXT: %18 = llvm.select %arg3, %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
// CHECK-NEXT: %19 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %20 = llvm.call_intrinsic "llvm.x"(%arg0) : (i32) -> i32 {a}
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb2(%arg0 : i32),
// CHECK-NEXT: 2: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.cond_br %arg3 weights([1, 2]), ^bb2(%arg0 : i32), ^bb1
// CHECK-NEXT: ^bb2(%21: i32):
// CHECK-NEXT: llvm.return %21 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @k() attributes {personality = @h} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %2 = llvm.invoke @kk(%0, %1) to ^bb2 unwind ^bb1 : (i32, !llvm.ptr) -> i32
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %3 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.resume %3 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @kk(i32, !llvm.ptr) -> i32
// CHECK-NEXT: }

// RUN: mlir-opt --mlir-version=22 "--pass-pipeline=builtin.module(llvm.func(canonicalize))" %s | FileCheck %s

llvm.func @use(...)
llvm.func @or() -> i8 {
  %0 = llvm.mlir.constant(5 : i8) : i8
  %1 = llvm.mlir.constant(-128 : i8) : i8
  %2 = llvm.or %0, %1 : i8
  llvm.return %2 : i8
}
llvm.func @shl_too_far() -> i8 {
  %0 = llvm.mlir.constant(5 : i8) : i8
  %1 = llvm.mlir.constant(8 : i8) : i8
  %2 = llvm.shl %0, %1 : i8
  llvm.return %2 : i8
}
llvm.func @shl() -> i8 {
  %0 = llvm.mlir.constant(5 : i8) : i8
  %1 = llvm.mlir.constant(7 : i8) : i8
  %2 = llvm.shl %0, %1 overflow<nsw> : i8
  llvm.return %2 : i8
}
llvm.func @zext() -> i64 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext %0 : i8 to i64
  llvm.return %1 : i64
}
llvm.func @zext_vector() -> vector<2xi64> {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi8>) : vector<2xi8>
  %1 = llvm.zext %0 : vector<2xi8> to vector<2xi64>
  llvm.return %1 : vector<2xi64>
}
llvm.func @sext() -> i64 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.sext %0 : i8 to i64
  llvm.return %1 : i64
}
llvm.func @icmp(%a: i32, %b: i32, %v: vector<[4]xi32>) -> !llvm.struct<(i1, i1, i1, vector<[4]xi1>)> {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "eq" %v, %v : vector<[4]xi32>
  %4 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
  %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
  %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
  %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
  %8 = llvm.insertvalue %3, %7[3] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
  llvm.return %8 : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
}
llvm.func @icmp_null(%n: i64) -> i1 {
  %0 = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.icmp "eq" %1, %0 : !llvm.ptr
  llvm.return %2 : i1
}
llvm.func @gep_zero(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %0 : !llvm.ptr
}
llvm.func @gep_large(%p: !llvm.ptr) -> !llvm.ptr {
  %c = llvm.mlir.constant(4294967296 : i64) : i64
  %d = llvm.mlir.constant(-3 : i64) : i64
  %0 = llvm.getelementptr %p[%c, %d] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return %0 : !llvm.ptr
}
llvm.func @gep_vector(%p: !llvm.ptr) -> vector<2x!llvm.ptr> {
  %c = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
  %0 = llvm.getelementptr %p[%c] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  llvm.return %0 : vector<2x!llvm.ptr>
}
llvm.func @casts(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.bitcast %a : i32 to f32
  %1 = llvm.bitcast %0 : f32 to vector<2xi16>
  %2 = llvm.bitcast %1 : vector<2xi16> to i32
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr<2>
  llvm.call @use(%4) vararg(!llvm.func<void (...)>) : (!llvm.ptr<2>) -> ()
  llvm.return %2 : i32
}
llvm.func @extract_of_extract(%s: !llvm.struct<(i32, struct<(i8, i16)>)>) -> i16 {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i8, i16)>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i8, i16)>
  llvm.return %1 : i16
}
llvm.func @extract_of_insert(%s: !llvm.struct<(i32, struct<(i8, i16)>)>, %t: !llvm.struct<(i8, i16)>, %a: i32) -> i16 {
  %0 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i8, i16)>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, struct<(i8, i16)>)>
  %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i8, i16)>)>
  llvm.return %2 : i16
}
llvm.func @extract_whole(%s: !llvm.struct<(i32, struct<(i8, i16)>)>, %b: i8, %a: i32) -> !llvm.struct<(i8, i16)> {
  %0 = llvm.insertvalue %b, %s[1, 0] : !llvm.struct<(i32, struct<(i8, i16)>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, struct<(i8, i16)>)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i8, i16)>)>
  llvm.return %2 : !llvm.struct<(i8, i16)>
}
llvm.func @extract_of_constant() -> i32 {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %1 = llvm.extractvalue %0[1] : !llvm.array<2 x i32>
  llvm.return %1 : i32
}
llvm.func @extract_of_nested_constant() -> i32 {
  %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x i32>>
  llvm.return %1 : i32
}
llvm.func @shuffle(%v: vector<1xi32>, %w: vector<1xi32>) -> vector<1xi32> {
  %0 = llvm.shufflevector %v, %w [0] : vector<1xi32>
  %1 = llvm.shufflevector %0, %w [1] : vector<1xi32>
  llvm.call @use(%0) vararg(!llvm.func<void (...)>) : (vector<1xi32>) -> ()
  llvm.return %1 : vector<1xi32>
}
llvm.mlir.global @g() : i32
llvm.func @same_address() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @use(%0, %1) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @dead(%p: !llvm.ptr, %i: i32, %c: i1) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %4 = llvm.alloca %i x i32 : (i32) -> !llvm.ptr
  %5 = llvm.udiv %i, %i : i32
  %6 = llvm.inline_asm "x", "=r" : () -> i32
  %7 = llvm.inline_asm has_side_effects "x", "=r" : () -> i32
  llvm.fence seq_cst
  %8 = llvm.freeze %i : i32
  %9 = llvm.call_intrinsic "llvm.foo"() : () -> i32
  llvm.return
}
llvm.func @branches(%c: i1, %i: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^a, ^b
^a:
  llvm.br ^c(%i : i32)
^b:
  llvm.unreachable
^c(%x: i32):
  llvm.return %x : i32
}
llvm.func @z() -> !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)> {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : f32
  %2 = llvm.mlir.zero : vector<2xf16>
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.constant(0.0 : f32) : f32
  %5 = llvm.mlir.zero : !llvm.array<2 x i32>
  %s = llvm.mlir.undef : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
  %6 = llvm.insertvalue %0, %s[0] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
  %7 = llvm.fadd %4, %1 : f32
  %8 = llvm.insertvalue %7, %6[1] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
  %9 = llvm.insertvalue %2, %8[2] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
  %10 = llvm.insertvalue %3, %9[3] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
  %11 = llvm.extractvalue %5[1] : !llvm.array<2 x i32>
  %12 = llvm.insertvalue %11, %10[0] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
  llvm.return %12 : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @use(...)
// CHECK-NEXT: llvm.func @or() -> i8 {
// CHECK-NEXT: %0 = llvm.mlir.constant(-123 : i8) : i8
// CHECK-NEXT: llvm.return %0 : i8
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @shl_too_far() -> i8 {
// CHECK-NEXT: %0 = llvm.mlir.constant(5 : i8) : i8
// CHECK-NEXT: %1 = llvm.mlir.constant(8 : i8) : i8
// CHECK-NEXT: %2 = llvm.shl %0, %1 : i8
// CHECK-NEXT: llvm.return %2 : i8
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @shl() -> i8 {
// CHECK-NEXT: %0 = llvm.mlir.constant(-128 : i8) : i8
// CHECK-NEXT: llvm.return %0 : i8
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @zext() -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(255 : i64) : i64
// CHECK-NEXT: llvm.return %0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @zext_vector() -> vector<2xi64> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<1> : vector<2xi8>) : vector<2xi8>
// CHECK-NEXT: %1 = llvm.zext %0 : vector<2xi8> to vector<2xi64>
// CHECK-NEXT: llvm.return %1 : vector<2xi64>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @sext() -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %1 = llvm.sext %0 : i8 to i64
// CHECK-NEXT: llvm.return %1 : i64
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @icmp(%arg0: i32, %arg1: i32, %arg2: vector<[4]xi32>) -> !llvm.struct<(i1, i1, i1, vector<[4]xi1>)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<true> : vector<[4]xi1>) : vector<[4]xi1>
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
// CHECK-NEXT: %2 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %3 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %4 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT: %5 = llvm.insertvalue %2, %1[0] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
// CHECK-NEXT: %7 = llvm.insertvalue %4, %6[2] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
// CHECK-NEXT: %8 = llvm.insertvalue %0, %7[3] : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
// CHECK-NEXT: llvm.return %8 : !llvm.struct<(i1, i1, i1, vector<[4]xi1>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @icmp_null(%arg0: i64) -> i1 {
// CHECK-NEXT: %0 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: llvm.return %0 : i1
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @gep_zero(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT: llvm.return %arg0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @gep_large(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT: %0 = llvm.mlir.constant(4294967296 : i64) : i64
// CHECK-NEXT: %1 = llvm.getelementptr %arg0[%0, -3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT: llvm.return %1 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @gep_vector(%arg0: !llvm.ptr) -> vector<2x!llvm.ptr> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
// CHECK-NEXT: %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
// CHECK-NEXT: llvm.return %1 : vector<2x!llvm.ptr>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @casts(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %0 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT: llvm.call @use(%0) vararg(!llvm.func<void (...)>) : (!llvm.ptr<2>) -> ()
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extract_of_extract(%arg0: !llvm.struct<(i32, struct<(i8, i16)>)>) -> i16 {
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, struct<(i8, i16)>)>
// CHECK-NEXT: llvm.return %0 : i16
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extract_of_insert(%arg0: !llvm.struct<(i32, struct<(i8, i16)>)>, %arg1: !llvm.struct<(i8, i16)>, %arg2: i32) -> i16 {
// CHECK-NEXT: %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<(i32, struct<(i8, i16)>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, struct<(i8, i16)>)>
// CHECK-NEXT: llvm.return %1 : i16
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extract_whole(%arg0: !llvm.struct<(i32, struct<(i8, i16)>)>, %arg1: i8, %arg2: i32) -> !llvm.struct<(i8, i16)> {
// CHECK-NEXT: %0 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm.struct<(i32, struct<(i8, i16)>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i8, i16)>)>
// CHECK-NEXT: llvm.return %1 : !llvm.struct<(i8, i16)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extract_of_constant() -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extract_of_nested_constant() -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: llvm.return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @shuffle(%arg0: vector<1xi32>, %arg1: vector<1xi32>) -> vector<1xi32> {
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg1 [1] : vector<1xi32>
// CHECK-NEXT: llvm.call @use(%arg0) vararg(!llvm.func<void (...)>) : (vector<1xi32>) -> ()
// CHECK-NEXT: llvm.return %0 : vector<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.func @same_address() {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.call @use(%0, %0) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dead(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %1 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: %2 = llvm.atomicrmw add %arg0, %arg1 monotonic : !llvm.ptr, i32
// CHECK-NEXT: %3 = llvm.inline_asm has_side_effects "x", "=r"  : () -> i32
// CHECK-NEXT: llvm.fence seq_cst
// CHECK-NEXT: %4 = llvm.call_intrinsic "llvm.foo"() : () -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @branches(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: llvm.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb3(%1: i32):
// CHECK-NEXT: llvm.return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @z() -> !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)> {
// CHECK-NEXT: %0 = llvm.mlir.zero : i32
// CHECK-NEXT: %1 = llvm.mlir.zero : f32
// CHECK-NEXT: %2 = llvm.mlir.zero : vector<2xf16>
// CHECK-NEXT: %3 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.undef : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: %6 = llvm.fadd %1, %1 : f32
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[1] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: %9 = llvm.insertvalue %3, %8[3] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: %10 = llvm.insertvalue %0, %9[0] : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: llvm.return %10 : !llvm.struct<(i32, f32, vector<2xf16>, ptr, bf16)>
// CHECK-NEXT: }
// CHECK-NEXT: }

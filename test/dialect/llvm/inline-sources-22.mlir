// RUN: mlir-opt --mlir-version=22 %s -split-input-file -inline | FileCheck %s --match-full-lines

// Pointers are followed through regions, and through what branches pass to blocks.

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "regions">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @regions(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: i64, %arg3: i32, %arg4: i1) {
// CHECK-NEXT: %0 = scf.if %arg4 -> (!llvm.ptr) {
// CHECK-NEXT: scf.yield %arg0 : !llvm.ptr
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = llvm.getelementptr %arg1[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: scf.yield %2 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.store %arg3, %0 : i32, !llvm.ptr
// CHECK-NEXT: %1 = arith.select %arg4, %arg1, %arg0 : !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @call(%arg0: i64, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: %3 = scf.if %arg2 -> (!llvm.ptr) {
// CHECK-NEXT: scf.yield %1 : !llvm.ptr
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: scf.yield %5 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.store %arg1, %3 : i32, !llvm.ptr
// CHECK-NEXT: %4 = arith.select %arg2, %2, %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %arg1, %4 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @regions(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr, %n: i64, %x: i32, %c: i1) {
  %2:2 = scf.if %c -> (i32, !llvm.ptr) {
    scf.yield %x, %a : i32, !llvm.ptr
  } else {
    %g = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, i8
    scf.yield %x, %g : i32, !llvm.ptr
  }
  llvm.store %x, %2#1 : i32, !llvm.ptr
  %3 = arith.select %c, %b, %a : !llvm.ptr
  llvm.store %x, %3 : i32, !llvm.ptr
  llvm.return
}
llvm.func @call(%n: i64, %x: i32, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @regions(%p, %q, %n, %x, %c) : (!llvm.ptr, !llvm.ptr, i64, i32, i1) -> ()
  llvm.return
}

// -----

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "blocks">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @blocks(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: i32, %arg3: i1) {
// CHECK-NEXT: llvm.cond_br %arg3, ^bb1(%arg0 : !llvm.ptr), ^bb2(%arg0 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%0: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg2, %0 : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3(%0 : !llvm.ptr)
// CHECK-NEXT: ^bb2(%1: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg2, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %3 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %arg2, %3 : i32, !llvm.ptr<1>
// CHECK-NEXT: llvm.br ^bb3(%2 : !llvm.ptr)
// CHECK-NEXT: ^bb3(%4: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.store %arg2, %4 : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: llvm.cond_br %arg3, ^bb4, ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @call(%arg0: i32, %arg1: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1(%1 : !llvm.ptr), ^bb2(%1 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%3: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg0, %3 {alias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3(%3 : !llvm.ptr)
// CHECK-NEXT: ^bb2(%4: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg0, %4 {alias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %6 = llvm.addrspacecast %5 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %arg0, %6 {noalias_scopes = [#alias_scope]} : i32, !llvm.ptr<1>
// CHECK-NEXT: llvm.br ^bb3(%5 : !llvm.ptr)
// CHECK-NEXT: ^bb3(%7: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.store %arg0, %7 : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: llvm.cond_br %arg1, ^bb4, ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @blocks(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr, %x: i32, %c: i1) {
  llvm.cond_br %c, ^one(%x, %a : i32, !llvm.ptr), ^two(%a, %x : !llvm.ptr, i32)
^one(%0: i32, %1: !llvm.ptr):
  llvm.store %x, %1 : i32, !llvm.ptr
  llvm.br ^three(%1 : !llvm.ptr)
^two(%2: !llvm.ptr, %3: i32):
  llvm.store %x, %2 : i32, !llvm.ptr
  %4 = llvm.getelementptr %b[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.addrspacecast %4 : !llvm.ptr to !llvm.ptr<1>
  llvm.store %x, %5 : i32, !llvm.ptr<1>
  llvm.br ^three(%4 : !llvm.ptr)
^three(%6: !llvm.ptr):
  llvm.store %x, %6 : i32, !llvm.ptr
  llvm.br ^four(%6 : !llvm.ptr)
^four(%7: !llvm.ptr):
  %8 = llvm.load %7 : !llvm.ptr -> i32
  %9 = llvm.load %a : !llvm.ptr -> i32
  %10 = llvm.load %b : !llvm.ptr -> i32
  llvm.cond_br %c, ^four(%7 : !llvm.ptr), ^five
^five:
  llvm.return
}
llvm.func @call(%x: i32, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @blocks(%p, %q, %x, %c) : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}

// -----

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "accesses">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.func @other()
// CHECK-NEXT: llvm.func @accesses(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32, %arg3: i64, %arg4: f32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %1 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %4 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
// CHECK-NEXT: llvm.store %arg2, %1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg2, %2 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg2, %3 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg2, %4 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %5 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg2, %5 : i32, !llvm.ptr
// CHECK-NEXT: %6 = llvm.atomicrmw add %arg0, %arg2 monotonic : !llvm.ptr, i32
// CHECK-NEXT: %7 = llvm.atomicrmw xchg %arg1, %arg0 monotonic : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %8 = llvm.cmpxchg %arg1, %arg2, %arg2 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: %9 = llvm.cmpxchg %arg1, %arg0, %5 acq_rel monotonic : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg1, %arg3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memmove"(%arg0, %arg0, %arg3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memset"(%arg1, %0, %arg3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @other() : () -> ()
// CHECK-NEXT: llvm.call %arg0(%arg1) : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call %1(%arg1, %arg0) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @call(%arg0: i32, %arg1: i64, %arg2: f32) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %5 = llvm.alloca %4 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.alloca %4 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT: %7 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %2 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %0 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %7 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %5, %6 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %8 = llvm.load %5 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %8 : i32, !llvm.ptr
// CHECK-NEXT: %9 = llvm.atomicrmw add %5, %arg0 monotonic {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr, i32
// CHECK-NEXT: %10 = llvm.atomicrmw xchg %6, %5 monotonic {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %11 = llvm.cmpxchg %6, %arg0, %arg0 acq_rel monotonic {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : !llvm.ptr, i32
// CHECK-NEXT: %12 = llvm.cmpxchg %6, %5, %8 acq_rel monotonic {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%5, %6, %arg1) <{alias_scopes = [#alias_scope, #alias_scope1], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memmove"(%5, %5, %arg1) <{alias_scopes = [#alias_scope], isVolatile = false, noalias_scopes = [#alias_scope1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memset"(%6, %3, %arg1) <{alias_scopes = [#alias_scope1], isVolatile = false, noalias_scopes = [#alias_scope]}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy.inline"(%5, %6) <{alias_scopes = [#alias_scope, #alias_scope1], isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @other() {noalias_scopes = [#alias_scope, #alias_scope1]} : () -> ()
// CHECK-NEXT: llvm.call %5(%6) {noalias_scopes = [#alias_scope]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call %2(%6, %5) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.mlir.global external @g() : i32
llvm.func @other()
llvm.func @accesses(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %x: i32, %y: i64, %f: f32) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.ptr
  %3 = llvm.inttoptr %y : i64 to !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.store %x, %1 : i32, !llvm.ptr
  llvm.store %x, %2 : i32, !llvm.ptr
  llvm.store %x, %3 : i32, !llvm.ptr
  llvm.store %a, %b : !llvm.ptr, !llvm.ptr
  %4 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.store %x, %4 : i32, !llvm.ptr
  %5 = llvm.atomicrmw add %a, %x monotonic : !llvm.ptr, i32
  %6 = llvm.atomicrmw xchg %b, %a monotonic : !llvm.ptr, !llvm.ptr
  %7 = llvm.cmpxchg %b, %x, %x acq_rel monotonic : !llvm.ptr, i32
  %8 = llvm.cmpxchg %b, %a, %4 acq_rel monotonic : !llvm.ptr, !llvm.ptr
  "llvm.intr.memcpy"(%a, %b, %y) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%a, %a, %y) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %byte = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%b, %byte, %y) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%a, %b) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @other() : () -> ()
  llvm.call %a(%b) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.call %0(%b, %a) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @call(%x: i32, %y: i64, %f: f32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @accesses(%p, %q, %x, %y, %f) : (!llvm.ptr, !llvm.ptr, i32, i64, f32) -> ()
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64}, %arg1: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 16 : i64} : i64
// CHECK-NEXT: llvm.mlir.global external @h() {addr_space = 0 : i32} : i64
// CHECK-NEXT: llvm.func @unknown()
// CHECK-NEXT: llvm.func @call(%arg0: !llvm.ptr {llvm.align = 16 : i64}, %arg1: !llvm.ptr {llvm.align = 8 : i64}, %arg2: !llvm.ptr {llvm.noalias}) {
// CHECK-NEXT: %0 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.addressof @unknown : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.addressof @h : !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %9 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %11 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: "llvm.intr.memcpy"(%10, %3, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%9, %2, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%8, %1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%7, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%6, %arg2, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%5, %11, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @without(%arg0: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%3, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%2, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%6: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT: "llvm.intr.memcpy"(%5, %6, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%4, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f(%a: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}, %b: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.load %a : !llvm.ptr -> i64
  %1 = llvm.load %b : !llvm.ptr -> i64
  llvm.return
}
llvm.mlir.global external @g() {alignment = 16 : i64} : i64
llvm.mlir.global external @h() : i64
llvm.func @unknown()
llvm.func @call(%a: !llvm.ptr {llvm.align = 16 : i64}, %b: !llvm.ptr {llvm.align = 8 : i64}, %c: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @h : !llvm.ptr
  %2 = llvm.mlir.addressof @unknown : !llvm.ptr
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @f(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @f(%2, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @f(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @f(%c, %4) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @without(%a: !llvm.ptr) {
  llvm.call @f(%a, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^b(%a : !llvm.ptr)
^b(%0: !llvm.ptr):
  llvm.call @f(%0, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @f(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @call(%arg0: !llvm.ptr {llvm.align = 16 : i64}, %arg1: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%3, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "llvm.intr.memcpy"(%2, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
llvm.func @f(%a: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.return
}
func.func @call(%a: !llvm.ptr {llvm.align = 16 : i64}, %c: i1) {
  llvm.call @f(%a) : (!llvm.ptr) -> ()
  scf.if %c {
    llvm.call @f(%a) : (!llvm.ptr) -> ()
  }
  return
}

// RUN: mlir-opt --mlir-version=22 %s -inline | FileCheck %s

// MLIR 22 moves the body of a function that is called once, and keeps what follows a call that does not return in a block of its own.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @inner(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     llvm.store %0, %arg1 {alignment = 8 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     %1 = llvm.add %arg0, %0 : i32
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @void() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @multi(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %arg1 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @outer(%arg0: i1, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     llvm.store %2, %arg1 {alignment = 8 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.add %1, %2 : i32
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb3(%3 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb3(%0 : i32)
// CHECK-NEXT:   ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.br ^bb6(%4 : i32)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     llvm.br ^bb6(%0 : i32)
// CHECK-NEXT:   ^bb6(%5: i32):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @priv(%arg0: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @once(%arg0: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @once2(%arg0: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @noinline() attributes {passthrough = ["noinline"]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @noduplicate() attributes {passthrough = ["noduplicate"]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @coro() attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @twice() attributes {passthrough = ["returns_twice"]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @strict() attributes {passthrough = ["strictfp"]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @optnone() attributes {passthrough = ["optnone", "noinline"]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @kv() attributes {passthrough = {{\[\[}}"noinline", "x"]]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @no_inline() attributes {no_inline} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @always() attributes {always_inline} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @__gxx_personality_v0(...) -> i32
// CHECK-NEXT:   llvm.func @pers() attributes {personality = @__gxx_personality_v0} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @va(%arg0: i32, ...) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @inalloca(%arg0: !llvm.ptr {llvm.inalloca = i32}) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ext()
// CHECK-NEXT:   llvm.func @vastart() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.vastart %1 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call @noduplicate() : () -> ()
// CHECK-NEXT:     llvm.call @coro() : () -> ()
// CHECK-NEXT:     llvm.call @twice() : () -> ()
// CHECK-NEXT:     llvm.call @strict() : () -> ()
// CHECK-NEXT:     llvm.call @no_inline() : () -> ()
// CHECK-NEXT:     llvm.call @pers() : () -> ()
// CHECK-NEXT:     llvm.call @va(%0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
// CHECK-NEXT:     llvm.call @inalloca(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext() : () -> ()
// CHECK-NEXT:     llvm.call @vastart() : () -> ()
// CHECK-NEXT:     llvm.call %arg1() : !llvm.ptr, () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @unreach() {
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @callunreach() {
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @loop(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @callloop(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @rec(%arg0: i1) {
// CHECK-NEXT:     llvm.call @rec(%arg0) : (i1) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @callrec(%arg0: i1) {
// CHECK-NEXT:     llvm.call @rec(%arg0) : (i1) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

llvm.func @inner(%arg0: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.store %0, %p { alignment = 8 } : i32, !llvm.ptr
  %1 = llvm.add %0, %arg0 : i32
  llvm.return %1 : i32
}
llvm.func @void() {
  llvm.return
}
llvm.func @multi(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %a : i32
^bb2:
  %0 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @outer(%c: i1, %p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.call @inner(%0, %p) : (i32, !llvm.ptr) -> i32
  llvm.call @void() : () -> ()
  %2 = llvm.call @multi(%c, %1) : (i1, i32) -> i32
  %3 = llvm.call @multi(%c, %2) {fastmathFlags = #llvm.fastmath<none>} : (i1, i32) -> i32
  llvm.return %3 : i32
}
llvm.func internal @priv(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @once(%a: i32) -> i32 {
  %0 = llvm.call @priv(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func private @priv2(%a: i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %a : i32
}
llvm.func @once2(%a: i32) -> i32 {
  %0 = llvm.call @priv2(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @noinline() attributes {passthrough = ["noinline"]} { llvm.return }
llvm.func @noduplicate() attributes {passthrough = ["noduplicate"]} { llvm.return }
llvm.func @coro() attributes {passthrough = ["presplitcoroutine"]} { llvm.return }
llvm.func @twice() attributes {passthrough = ["returns_twice"]} { llvm.return }
llvm.func @strict() attributes {passthrough = ["strictfp"]} { llvm.return }
llvm.func @optnone() attributes {passthrough = ["optnone","noinline"]} { llvm.return }
llvm.func @kv() attributes {passthrough = [["noinline", "x"]]} { llvm.return }
llvm.func @no_inline() attributes {no_inline} { llvm.return }
llvm.func @always() attributes {always_inline} { llvm.return }
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @pers() attributes {personality = @__gxx_personality_v0} { llvm.return }
llvm.func @va(%a: i32, ...) { llvm.return }
llvm.func @inalloca(%a: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @ext()
llvm.func @vastart() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.vastart %1 : !llvm.ptr
  llvm.return
}
llvm.func @calls(%p: !llvm.ptr, %fp: !llvm.ptr) {
  llvm.call @noinline() : () -> ()
  llvm.call @noduplicate() : () -> ()
  llvm.call @coro() : () -> ()
  llvm.call @twice() : () -> ()
  llvm.call @strict() : () -> ()
  llvm.call @optnone() : () -> ()
  llvm.call @kv() : () -> ()
  llvm.call @no_inline() : () -> ()
  llvm.call @always() : () -> ()
  llvm.call @pers() : () -> ()
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @va(%0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.call @ext() : () -> ()
  llvm.call @vastart() : () -> ()
  llvm.call %fp() : !llvm.ptr, () -> ()
  llvm.return
}
llvm.func @unreach() { llvm.unreachable }
llvm.func @callunreach() {
  llvm.call @unreach() : () -> ()
  llvm.return
}
llvm.func @loop(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2
^bb2:
  llvm.return
}
llvm.func @callloop(%c: i1) {
  llvm.call @loop(%c) : (i1) -> ()
  llvm.return
}
llvm.func @rec(%c: i1) {
  llvm.call @rec(%c) : (i1) -> ()
  llvm.return
}
llvm.func @callrec(%c: i1) {
  llvm.call @rec(%c) : (i1) -> ()
  llvm.return
}

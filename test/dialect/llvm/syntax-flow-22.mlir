// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 47

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb1(%x : i32),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected SSA operand}}
  llvm.indirectbr  : !llvm.ptr, [
    ^bb1(%x : i32),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ':'}}
  llvm.indirectbr %p  !llvm.ptr, [
    ^bb1(%x : i32),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.indirectbr %p : !llvm.ptr [
    ^bb1(%x : i32),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected block name}}
  llvm.indirectbr %p : !llvm.ptr, [
    (%x : i32),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
// expected-error@+1 {{expected non-function type}}
    ^bb1(%x : ),
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
// expected-error@+1 {{expected non-function type}}
    ^bb1(%x : i32,
    ^bb2
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
// expected-error@+1 {{expected block name}}
    ^bb1(%x : i32),
    
  ]
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = llvm.invoke @g() to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+2 {{expected '('}}
// expected-error@+1 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : i32) -> i32
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : () -> i32
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+2 {{expected ')'}}
// expected-error@+1 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32 -> i32
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> 
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = llvm.invoke %q() to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+2 {{expected '('}}
// expected-error@+1 {{custom op 'llvm.invoke' expected trailing function type}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, () -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+2 {{expected ')'}}
// expected-error@+1 {{custom op 'llvm.invoke' expected trailing function type}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32 -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.invoke' expected trailing function type}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> 
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+2 {{expected '('}}
// expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, ) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+2 {{expected ')'}}
// expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32 -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) ->  {a}
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+2 {{expected '('}}
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, ) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+2 {{expected ')'}}
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32 -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> 
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = llvm.call fastcc %q() : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+2 {{expected '('}}
// expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, () -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+2 {{expected ')'}}
// expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, (i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, (i32) -> 
  llvm.return
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{custom op 'llvm.cond_br' number of operands and types do not match: got 0 operands and 1 types}}
  llvm.cond_br %c weights([1, 2]), ^bb1( : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f() {
  %a = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{custom op 'llvm.return' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.return %a : 
}

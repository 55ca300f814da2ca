// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 50

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' 0 operands present, but expected 1}}
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
// expected-error@+1 {{custom op 'llvm.invoke' expected trailing function type}}
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
// expected-error@+1 {{custom op 'llvm.invoke' 1 operands present, but expected 0}}
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
// expected-error@+1 {{expected ')'}}
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
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32)  i32
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
// expected-error@+1 {{expected non-function type}}
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
// expected-error@+1 {{custom op 'llvm.invoke' 1 operands present, but expected 2}}
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
// expected-error@+1 {{custom op 'llvm.invoke' 2 operands present, but expected 1}}
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
// expected-error@+1 {{expected ')'}}
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
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32)  i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> 
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{custom op 'llvm.call_intrinsic' invalid kind of type specified}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32 i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, ) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32 -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32)  i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) ->  {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) -> i32 {}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) -> i32 {a
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing type}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32 i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, ) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32 -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32)  i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> 
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.call' 1 operands present, but expected 2}}
  %0 = llvm.call fastcc %q() : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.call' 2 operands present, but expected 1}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, () -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, (i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, (i32)  i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, (i32) -> 
  llvm.return
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{custom op 'llvm.cond_br' 0 operands present, but expected 1}}
  llvm.cond_br %c weights([1, 2]), ^bb1( : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f() {
  %a = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{custom op 'llvm.return' 1 operands present, but expected 0}}
  llvm.return %a : 
}

// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 317
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 317

// What is wrong with an operation of which one word is missing.

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected integer number of results}}
   %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected SSA operand}}
  llvm.switch  : i32, ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ':'}}
  llvm.switch %x  i32, ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.switch %x : , ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.switch %x : i32 ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected block name}}
  llvm.switch %x : i32, (%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '['}}
  llvm.switch %x : i32, ^bb1%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.switch %x : i32, ^bb1(%x : ) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  llvm.switch %x : i32, ^bb1(%x : i32 [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '['}}
  llvm.switch %x : i32, ^bb1(%x : i32) 
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
// expected-error@+1 {{custom op 'llvm.switch' expected integer value}}
    : ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
// expected-error@+1 {{custom op 'llvm.switch' expected integer value}}
    ?: ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
// expected-error@+1 {{expected ':'}}
    1 ^bb2,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
// expected-error@+1 {{expected block name}}
    1: ,
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
// expected-error@+1 {{expected ']'}}
    1: ^bb2
    -2: ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{custom op 'llvm.switch' expected integer value}}
    : ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{expected ':'}}
    -2 ^bb1(%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{expected block name}}
    -2: (%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{expected ']'}}
    -2: ^bb1%x : i32)
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{expected non-function type}}
    -2: ^bb1(%x : )
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{expected ')'}}
    -2: ^bb1(%x : i32
  ] {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
// expected-error@+1 {{expected ']'}}
    -2: ^bb1(%x : i32)
   {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
  ] {}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1(%x : i32) [
    1: ^bb2,
    -2: ^bb1(%x : i32)
// expected-error@+1 {{expected '}' in attribute dictionary}}
  ] {a
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected integer number of results}}
   %p : !llvm.ptr, [
    ^bb1(%x : i32),
    ^bb2
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
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%x: i32) attributes {personality = @p} {
   = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  @g(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
  %0 = llvm.invoke (%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected '(' in operand list}}
  %0 = llvm.invoke @g%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected ')' in operand list}}
  %0 = llvm.invoke @g(%x to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{custom op 'llvm.invoke' expected 'to'}}
  %0 = llvm.invoke @g(%x)  ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected block name}}
  %0 = llvm.invoke @g(%x) to (%x : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{custom op 'llvm.invoke' expected 'unwind'}}
  %0 = llvm.invoke @g(%x) to ^bb1%x : i32) unwind ^bb2 : (i32) -> i32
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
  %0 = llvm.invoke @g(%x) to ^bb1( : i32) unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected ':' in operand list}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x  i32) unwind ^bb2 : (i32) -> i32
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
  %0 = llvm.invoke @g(%x) to ^bb1(%x : ) unwind ^bb2 : (i32) -> i32
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
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32 unwind ^bb2 : (i32) -> i32
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
// expected-error@+1 {{custom op 'llvm.invoke' expected 'unwind'}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32)  ^bb2 : (i32) -> i32
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
// expected-error@+1 {{expected block name}}
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind  : (i32) -> i32
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
  %0 = llvm.invoke @g(%x) to ^bb1(%x : i32) unwind ^bb2  (i32) -> i32
^bb1(%y: i32):
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
   = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
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
  %0 = llvm.invoke (%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected '(' in operand list}}
  %0 = llvm.invoke %q%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected ')' in operand list}}
  %0 = llvm.invoke %q(%x to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' expected 'to'}}
  %0 = llvm.invoke %q(%x)  ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected block name}}
  %0 = llvm.invoke %q(%x) to  unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' expected 'unwind'}}
  %0 = llvm.invoke %q(%x) to ^bb1  ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected block name}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind  vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
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
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 (!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected '('}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg!llvm.func<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(<i32 (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{unknown LLVM type: funci32}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.funci32 (...)>) {a} : !llvm.ptr, (i32) -> i32
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
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func< (...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 ...)>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{'llvm.invoke' op expected var_callee_type to be a variadic function type}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 ()>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...>) {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)) {a} : !llvm.ptr, (i32) -> i32
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
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)> {a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) a} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {} : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a : !llvm.ptr, (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a}  !llvm.ptr, (i32) -> i32
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
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : , (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%q: !llvm.ptr, %x: i32) attributes {personality = @p} {
// expected-error@+1 {{custom op 'llvm.invoke' expected indirect call to have 2 trailing types}}
  %0 = llvm.invoke %q(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) {a} : !llvm.ptr (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
// expected-error@+1 {{expected operation name in quotes}}
  %n = llvm.mlir.zero : !llvm.ptr
   = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected '=' after SSA name}}
  %l  llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  %l = llvm.landingpad  (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup ( %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected SSA operand}}
  %l = llvm.landingpad cleanup (catch  : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup (catch %n  !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected non-function type}}
  %l = llvm.landingpad cleanup (catch %n : ) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ')'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) ( %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected SSA operand}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter  : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n  !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected non-function type}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : ) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ')'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ':'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr)  !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected non-function type}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : <(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected '<'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected valid keyword}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected ')'}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{expected valid keyword}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, )>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%x: i32) {
   = llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.call_intrinsic "llvm.umax"(%x, %x) : (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  "llvm.umax"(%x, %x) : (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call_intrinsic (%x, %x) : (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, ) : (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.call_intrinsic "llvm.umax"(%x, %x)  (i32, i32) -> i32 {a}
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%x: i32) {
   = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
  %0 = llvm.call  @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call tail (%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '(' in operand list}}
  %0 = llvm.call tail @g%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.call tail @g(, %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')' in operand list}}
  %0 = llvm.call tail @g(%x %x) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.call tail @g(%x, ) vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')' in operand list}}
  %0 = llvm.call tail @g(%x, %x vararg(!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.call tail @g(%x, %x) (!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '('}}
  %0 = llvm.call tail @g(%x, %x) vararg!llvm.func<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.call tail @g(%x, %x) vararg(<i32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{unknown LLVM type: funci32}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.funci32 (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func< (i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 i32, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (, ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32 ...)>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, )>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...>) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)) {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)> {a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) a} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.call tail @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) {a}  (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%q: !llvm.ptr, %x: i32) {
   = llvm.call fastcc %q(%x) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.call fastcc %q(%x) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
  %0 = llvm.call  %q(%x) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call fastcc (%x) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '(' in operand list}}
  %0 = llvm.call fastcc %q%x) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ')' in operand list}}
  %0 = llvm.call fastcc %q(%x : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.call fastcc %q(%x)  !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.call fastcc %q(%x) : , (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%q: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  %0 = llvm.call fastcc %q(%x) : !llvm.ptr (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %x: i32) {
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
   %c weights([1, 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected SSA operand}}
  llvm.cond_br  weights([1, 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.cond_br %c ([1, 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected '('}}
  llvm.cond_br %c weights[1, 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected '['}}
  llvm.cond_br %c weights(1, 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ']'}}
  llvm.cond_br %c weights([1 2]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{custom op 'llvm.cond_br' expected integer value}}
  llvm.cond_br %c weights([1, ]), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ']'}}
  llvm.cond_br %c weights([1, 2), ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ')'}}
  llvm.cond_br %c weights([1, 2], ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.cond_br %c weights([1, 2]) ^bb1(%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected block name}}
  llvm.cond_br %c weights([1, 2]), (%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.cond_br %c weights([1, 2]), ^bb1%x : i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ':'}}
  llvm.cond_br %c weights([1, 2]), ^bb1(%x  i32), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : ), ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : i32, ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : i32) ^bb2 {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected block name}}
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : i32),  {a}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : i32), ^bb2 {}
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%c: i1, %x: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  llvm.cond_br %c weights([1, 2]), ^bb1(%x : i32), ^bb2 {a
^bb1(%y: i32):
  llvm.return
^bb2:
  llvm.br ^bb1(%x : i32)
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
  llvm.resume %l : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected integer number of results}}
   %l : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected SSA operand}}
  llvm.resume  : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected ':'}}
  llvm.resume %l  !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected non-function type}}
  llvm.resume %l : <(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected '<'}}
  llvm.resume %l : !llvm.struct(ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  llvm.resume %l : !llvm.struct<ptr, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected valid keyword}}
  llvm.resume %l : !llvm.struct<(, i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected ')'}}
  llvm.resume %l : !llvm.struct<(ptr i32)>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{expected valid keyword}}
  llvm.resume %l : !llvm.struct<(ptr, )>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  llvm.resume %l : !llvm.struct<(ptr, i32>
}

// -----

llvm.func @f(%l: !llvm.struct<(ptr, i32)>) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  llvm.resume %l : !llvm.struct<(ptr, i32)
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() {
  %a = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %a : i32
}

// -----

llvm.func @f() {
  %a = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{expected integer number of results}}
   %a : i32
}

// -----

llvm.func @f() {
  %a = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{expected operation name in quotes}}
  llvm.return  : i32
}

// -----

llvm.func @f() {
  %a = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{expected ':'}}
  llvm.return %a  i32
}

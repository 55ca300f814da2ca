// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 44

llvm.mlir.global external @g() : !llvm.ptr {
// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function}}
  %0 = llvm.call @g(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([1]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([1, 2, 3]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call_intrinsic' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.x"}> : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f()
// expected-error@+1 {{mismatch between the number of ctors and the number of priorities}}
llvm.mlir.global_ctors {ctors = [@f], priorities = []}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'nope' does not reference a valid LLVM function}}
llvm.mlir.global_ctors {ctors = [@nope], priorities = [1 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' 'llvm.mlir.global_ctors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [1 : i64]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{mismatch between the number of dtors and the number of priorities}}
llvm.mlir.global_dtors {dtors = [@f, @f], priorities = [1 : i32]}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{'llvm.mlir.global_dtors' op 'g' does not reference a valid LLVM function}}
llvm.mlir.global_dtors {dtors = [@g], priorities = [1 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
llvm.func @h() {
  llvm.mlir.global_dtors {dtors = [@f], priorities = [1 : i32]}
  llvm.return
}

// -----

// expected-error@+1 {{"llvm.alignstack" attribute attached to non-pointer LLVM type}}
llvm.func @f(%x: i32 {llvm.alignstack = 4 : i64})

// -----

// expected-error@+1 {{'llvm.func' op invalid data layout descriptor: Unknown specifier in datalayout string}}
llvm.func @f() attributes {llvm.data_layout = "x"}

// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 39

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias internal @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias available_externally @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias external @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
llvm.mlir.alias external @a : i32 {
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+2 {{'llvm.mlir.alias' op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'llvm.return'}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.unreachable
}

// -----

llvm.mlir.global external @g() : !llvm.ptr {
// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  %0 = llvm.call @g(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
// expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.cond_br %c weights([1]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
// expected-error@+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  llvm.cond_br %c weights([1, 2, 3]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.call_intrinsic' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0:2 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.x"}> : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [1 : i64]}

// -----

llvm.func @f(%x: i32 {llvm.alignstack = 4 : i64})

// -----

llvm.func @f(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 3>})

// -----

// expected-error@+1 {{'llvm.func' op invalid data layout descriptor: unknown specifier 'x'}}
llvm.func @f() attributes {llvm.data_layout = "x"}

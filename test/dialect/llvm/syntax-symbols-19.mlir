// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 42

llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected attribute name}}
llvm.mlir.global_ctors { = [@f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global_ctors {ctors  [@f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global_ctors {ctors = @f], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{mismatch between the number of ctors and the number of priorities}}
llvm.mlir.global_ctors {ctors = [], priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected attribute value}}
llvm.mlir.global_ctors {ctors = [@f, priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global_ctors {ctors = [@f] priorities = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected attribute name}}
llvm.mlir.global_ctors {ctors = [@f],  = [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global_ctors {ctors = [@f], priorities  [3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global_ctors {ctors = [@f], priorities = 3 : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected attribute value}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [ : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected attribute value}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [? : i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected ',' or ']'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3  i32]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected non-function type}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : ]}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected ',' or ']'}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : i32}

// -----

llvm.func @f() {
  llvm.return
}
// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [3 : i32]

// -----

llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected ','}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read argMem = none, inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected ','}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none inaccessibleMem = readwrite>}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.func @f() -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite>

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'id' which is to be a `DistinctAttr`}}
#d = #llvm.alias_scope_domain<id = [0]<>, description = "d">

// -----

// expected-error@+2 {{expected distinct ID}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'id' which is to be a `DistinctAttr`}}
#d = #llvm.alias_scope_domain<id = distinct[]<>, description = "d">

// -----

// expected-error@+2 {{expected distinct ID}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'id' which is to be a `DistinctAttr`}}
#d = #llvm.alias_scope_domain<id = distinct[?]<>, description = "d">

// -----

// expected-error@+2 {{expected '<' after distinct ID}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'id' which is to be a `DistinctAttr`}}
#d = #llvm.alias_scope_domain<id = distinct[0]>, description = "d">

// -----

// expected-error@+1 {{struct is missing required parameter: file}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
#p = #llvm.di_subprogram< = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{struct is missing required parameter: scope}}
#p = #llvm.di_subprogram<id = distinct[1]<> scope = #llvm.di_file<"a" in "b">, name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{struct is missing required parameter: file}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b"> name = "f", line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{struct is missing required parameter: file}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f" line = 3, subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+1 {{struct is missing required parameter: file}}
#p = #llvm.di_subprogram<id = distinct[1]<>, scope = #llvm.di_file<"a" in "b">, name = "f", line = 3 subprogramFlags = "Definition|Optimized">

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
#v = #llvm.fastmath<, contract>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
#v = #llvm.fastmath<nnan, >

// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 24

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "foo"} {}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 1} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "e-i64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "e-i64:7"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown mangling in datalayout string}}
module attributes {llvm.data_layout = "e-m:q"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "e-n8:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "q"} {}

// -----

// expected-error@+1 {{"llvm.nofree" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.nofree = 1})

// -----

// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.noundef = i32})

// -----

// expected-error@+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.returned = i32})

// -----

// expected-error@+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.inreg = i32})

// -----

// expected-error@+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.readnone" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.returned})

// -----

// expected-error@+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.nonnull})

// -----

// expected-error@+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 2})

// -----

// expected-error@+1 {{"llvm.inalloca" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.inalloca = i32})

// -----

// expected-error@+1 {{"llvm.preallocated" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.preallocated = i32})

// -----

// expected-error@+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.inreg = 1})

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: i32 {llvm.noalias})

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: memref<2xf32> {llvm.noalias})

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: memref<2xf32> {llvm.noalias = 1})

// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 335
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 335

// expected-error@+1 {{expected 'x'}}
func.func private @f() -> !llvm.array<4 xi32>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() -> !llvm.array<i32 x 4>

// -----

func.func private @f() -> !llvm.array<-1 x i32>

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
func.func private @f() -> !llvm.array<4 x void>

// -----

// expected-error@+1 {{invalid array element type: '!llvm.label'}}
func.func private @f() -> !llvm.array<4 x label>

// -----

// expected-error@+1 {{invalid array element type: '!llvm.token'}}
func.func private @f() -> !llvm.array<4 x token>

// -----

// expected-error@+1 {{invalid array element type: '!llvm.metadata'}}
func.func private @f() -> !llvm.array<4 x metadata>

// -----

// expected-error@+1 {{invalid array element type: '!llvm.func<void ()>'}}
func.func private @f() -> !llvm.array<4 x func<void ()>>

// -----

func.func private @f() -> !llvm.array<4 x index>

// -----

func.func private @f() -> !llvm.array<4 x tensor<4xi8>>

// -----

func.func private @f() -> !llvm.array<4 x ui8>

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() -> !llvm.array<2 x 3 x i8>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() -> !llvm.array<? x i8>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() -> !llvm.array<i8>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f() -> !llvm.array<>

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f() -> !llvm.array

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f() -> !llvm.array<4 x ptr

// -----

func.func private @f() -> !llvm.array<4 x f8E4M3FN>

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
func.func private @f() -> !llvm.array<4 x foo>

// -----

func.func private @f() -> !llvm.array<4 x !llvm.ptr>

// -----

func.func private @f() -> !llvm.array<4 x vector<4xf32>>

// -----

func.func private @f() -> !llvm.array<4 x !llvm.array<4 x bf16>>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f() -> !llvm.ptr<>

// -----

func.func private @f() -> !llvm.ptr<-1>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f() -> !llvm.ptr<i8>

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f() -> !llvm.ptr<4294967296>

// -----

// expected-error@+1 {{expected '>'}}
func.func private @f() -> !llvm.ptr<3, 4>

// -----

func.func private @f() -> !llvm.ptr<4294967295>

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f() -> !llvm.struct

// -----

// expected-error@+1 {{expected '('}}
func.func private @f() -> !llvm.struct<>

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f() -> !llvm.struct<(void)>

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @f() -> !llvm.struct<(i8, token)>

// -----

func.func private @f() -> !llvm.struct<(i8, index)>

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() -> !llvm.struct<(i8,)>

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f() -> !llvm.struct<(i8>

// -----

// expected-error@+1 {{expected '('}}
func.func private @f() -> !llvm.struct<packed i8>

// -----

// expected-error@+1 {{only identified structs can be opaque}}
func.func private @f() -> !llvm.struct<opaque>

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f() -> !llvm.struct<"a">

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f() -> !llvm.struct<"">

// -----

func.func private @f() -> !llvm.struct<"", (i8)>

// -----

// expected-error@+1 {{expected '('}}
func.func private @f() -> !llvm.struct<"a",>

// -----

// expected-error@+1 {{expected '('}}
func.func private @f() -> !llvm.struct<"a", i8>

// -----

func.func private @f() -> !llvm.struct<"a", (i8)>
// expected-error@+1 {{identified type already used with a different body}}
func.func private @g() -> !llvm.struct<"a", (i16)>

// -----

func.func private @f() -> !llvm.struct<"a", (i8)>
// expected-error@+1 {{identified type already used with a different body}}
func.func private @g() -> !llvm.struct<"a", packed (i8)>

// -----

func.func private @f() -> !llvm.struct<"a", (i8)>
// expected-error@+1 {{redeclaring defined struct as opaque}}
func.func private @g() -> !llvm.struct<"a", opaque>

// -----

func.func private @f() -> !llvm.struct<"a", opaque>
// expected-error@+1 {{identified type already used with a different body}}
func.func private @g() -> !llvm.struct<"a", (i8)>

// -----

func.func private @f() -> !llvm.struct<"a", (i8)>
func.func private @g() -> !llvm.struct<"a", (i8)>

// -----

func.func private @f() -> !llvm.struct<"a", (i8)>
// expected-error@+1 {{identified type already used with a different body}}
func.func private @g() -> !llvm.struct<"a", (i8, i8)>

// -----

func.func private @f() -> !llvm.struct<"a", (struct<"a">)>

// -----

func.func private @f() -> !llvm.struct<"a", (ptr, struct<"b", (ptr, struct<"a">)>)>

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @f() -> !llvm.struct<"a", (ptr, struct<"a", (ptr)>)>

// -----

func.func private @f() -> !llvm.struct<"a", (struct<"a", opaque>)>

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f() -> !llvm.struct<"a", (void)>

// -----

func.func private @f() -> !llvm.struct<"a", packed (i8, struct<packed (i8)>)>

// -----

// expected-error@+1 {{expected '('}}
func.func private @f() -> !llvm.struct<"a", packed i8>

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() -> !llvm.struct<"a" (i8)>

// -----

// expected-error@+1 {{expected '>'}}
func.func private @f() -> !llvm.struct<(i8), x>

// -----

func.func private @f() -> !llvm.func<void ()>

// -----

func.func private @f() -> !llvm.func<void (i8, ...)>

// -----

func.func private @f() -> !llvm.func<void (...)>

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f() -> !llvm.func<void (..., i8)>

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
func.func private @f() -> !llvm.func<void (void)>

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @f() -> !llvm.func<func<void ()> ()>

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
func.func private @f() -> !llvm.func<void (func<void ()>)>

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
func.func private @f() -> !llvm.func<label ()>

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
func.func private @f() -> !llvm.func<metadata ()>

// -----

func.func private @f() -> !llvm.func<token ()>

// -----

func.func private @f() -> !llvm.func<void (label)>

// -----

func.func private @f() -> !llvm.func<void (metadata, token)>

// -----

func.func private @f() -> !llvm.func<void (struct<"o", opaque>)>

// -----

func.func private @f() -> !llvm.func<struct<"o", opaque> ()>

// -----

func.func private @f() -> !llvm.func<i8 (index)>

// -----

func.func private @f() -> !llvm.func<index ()>

// -----

// expected-error@+1 {{expected '('}}
func.func private @f() -> !llvm.func<i8>

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f() -> !llvm.func<i8 (i8)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f() -> !llvm.func

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() -> !llvm.func<i8 (i8,)>

// -----

func.func private @f() -> !llvm.target<"a">

// -----

func.func private @f() -> !llvm.target<"a", i32, ptr, 3, 4>

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
func.func private @f() -> !llvm.target<"a", 3, i32>

// -----

func.func private @f() -> !llvm.target<"a", -1>

// -----

// expected-error@+3 {{integer value too large}}
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
func.func private @f() -> !llvm.target<"a", 4294967296>

// -----

func.func private @f() -> !llvm.target<"">

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f() -> !llvm.target<a>

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
func.func private @f() -> !llvm.target<"a", >

// -----

func.func private @f() -> !llvm.target<"a", void>

// -----

func.func private @f() -> !llvm.target<"a", index>

// -----

func.func private @f() -> !llvm.target<"a", vector<4xi32>, f32, struct<(i8)>>

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f() -> !llvm.target

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f() -> !llvm.target<>

// -----

func.func private @f() -> !llvm.ppc_fp128

// -----

func.func private @f() -> !llvm.void

// -----

func.func private @f() -> !llvm.label

// -----

func.func private @f() -> !llvm.metadata

// -----

func.func private @f() -> !llvm.token

// -----

// expected-error@+1 {{unknown LLVM type: nothing}}
func.func private @f() -> !llvm.nothing

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
func.func private @f() -> !llvm.i32

// -----

func.func private @f() -> !llvm.void<3>

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() -> !llvm<"i32">

// -----

func.func private @f() -> !llvm<ptr>

// -----

func.func private @f() -> !llvm.struct<(tuple<>)>

// -----

func.func private @f() -> !llvm.struct<(memref<4xi8>)>

// -----

func.func private @f() -> !llvm.struct<(complex<f32>, i8)>

// -----

func.func private @f() -> !llvm.struct<(none)>

// -----

func.func private @f() -> !llvm.struct<(f16, bf16, f32, f64, f80, f128, i1, i128)>

// -----

func.func private @f() -> !llvm.struct<(tf32)>

// -----

func.func private @f() -> !llvm.struct<(si8)>

// -----

!a = i32
func.func private @f() -> !llvm.struct<(!a, i8)>

// -----

!a = index
func.func private @f() -> !llvm.struct<(!a, i8)>

// -----

// expected-error@+1 {{unknown LLVM type: i}}
func.func private @f() -> !llvm.struct<(i, i8)>

// -----

func.func private @f() -> !llvm.struct<(i0, i8)>

// -----

func.func private @f() -> !llvm.struct<(i01, i8)>

// -----

// expected-error@+1 {{unknown LLVM type: f}}
func.func private @f() -> !llvm.struct<(f, vec, i8)>

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
func.func private @f() -> !llvm.struct<(ptr<3>, metadata)>

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @f() -> !llvm.struct<"a", (struct<"a", packed (i8)>)>

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @f() -> !llvm.struct<"a", (struct<"a", x>)>

// -----

func.func private @f() -> !llvm.struct<"a", (struct<"a", opaque>, i8)>

// -----

// expected-error@+1 {{expected '>'}}
func.func private @f() -> !llvm.struct<"a", (struct<"a", opaque x>, i8)>

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @f() -> !llvm.struct<"a", (ptr, struct<"b", (struct<"a", (i8)>)>)>

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @f() -> !llvm.struct<"a", (struct<"a",>)>

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() -> !llvm.struct<"a", (struct<"a" x>)>

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
func.func private @f() -> !llvm.target<"a", 1, 4294967296>

// -----

// expected-error@+3 {{integer value too large}}
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
func.func private @f() -> !llvm.target<"a", 4294967296, 3>

// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 25

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<4 x i32>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<4 x ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<? x 4 x ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<0 x ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<? x 0 x ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<2 x 4 x ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<? x ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<ptr>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<4 x struct<()>>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<4 x x86_mmx>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<4 x ppc_fp128>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.vec<4 x i8, 3>

// -----

// expected-error@+1 {{unknown LLVM type: x86_mmx}}
func.func private @f() -> !llvm.x86_mmx

// -----

func.func private @f() -> !llvm.x86_amx

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.struct<(i8, !llvm.ptr, vector<[4]xi8>, !llvm.vec<2 x ptr>)>

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
func.func private @f() -> !llvm.struct<(vec<2 x ptr>, target<"x">, array<2 x i8>, func<void ()>)>

// -----

func.func private @f() -> vector<4x!llvm.ptr>

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f() -> vector<4x!llvm.struct<()>>

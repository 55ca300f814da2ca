// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 37

// expected-error@+1 {{cannot use !llvm.vec for built-in primitives, use 'vector' instead}}
func.func private @f() -> !llvm.vec<4 x i32>

// -----

func.func private @f() -> !llvm.vec<4 x ptr>

// -----

func.func private @f() -> !llvm.vec<? x 4 x ptr>

// -----

// expected-error@+1 {{the number of vector elements must be positive}}
func.func private @f() -> !llvm.vec<0 x ptr>

// -----

// expected-error@+1 {{the number of vector elements must be positive}}
func.func private @f() -> !llvm.vec<? x 0 x ptr>

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
func.func private @f() -> !llvm.vec<2 x 4 x ptr>

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
func.func private @f() -> !llvm.vec<? x ptr>

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
func.func private @f() -> !llvm.vec<ptr>

// -----

// expected-error@+1 {{invalid vector element type}}
func.func private @f() -> !llvm.vec<4 x struct<()>>

// -----

// expected-error@+1 {{invalid vector element type}}
func.func private @f() -> !llvm.vec<4 x x86_mmx>

// -----

func.func private @f() -> !llvm.vec<4 x ppc_fp128>

// -----

// expected-error@+1 {{expected '>'}}
func.func private @f() -> !llvm.vec<4 x i8, 3>

// -----

func.func private @f() -> !llvm.x86_mmx

// -----

// expected-error@+1 {{unknown LLVM type: x86_amx}}
func.func private @f() -> !llvm.x86_amx

// -----

func.func private @f() -> !llvm.struct<(i8, !llvm.ptr, vector<[4]xi8>, !llvm.vec<2 x ptr>)>

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
func.func private @f() -> !llvm.struct<(vec<2 x ptr>, target<"x">, array<2 x i8>, func<void ()>)>

// -----

// expected-error@+1 {{vector elements must be int/index/float type}}
func.func private @f() -> vector<4x!llvm.ptr>

// -----

// expected-error@+1 {{vector elements must be int/index/float type}}
func.func private @f() -> vector<4x!llvm.struct<()>>
